"""The README's example is true and comes first."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_example_is_within_the_first_twenty_lines() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    examples = [number for number, line in enumerate(lines, 1) if line.startswith(">>> ")]
    assert examples
    assert examples[-1] <= 20
