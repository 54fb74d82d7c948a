"""The README's example is true and comes first."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_example_is_within_the_first_twenty_lines() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    examples = [number for number, line in enumerate(lines, 1) if line.startswith(">>> ")]
    assert examples
    assert examples[-1] <= 20


@pytest.mark.parametrize("unit", ["answers", "decisions"])
def test_the_ratios_of_speed_are_those_that_were_measured(unit: str) -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| ratio \| (.*) \|$", page, re.M)[0].split(" | ")
    row = re.findall(rf"^\| session, recorded, × Catanatron, {unit} \| (.*) \|$", page, re.M)[0]
    ratios = sorted(zip(map(float, row.split(" | ")), names, strict=True))
    told = rf"([\d.]+) \(([\w ]+)\) to ([\d.]+) \(([\w ]+)\) times as many {unit}"
    least, slowest, most, fastest = re.findall(told, README.read_text(encoding="utf-8"))[0]
    assert [(float(least), slowest), (float(most), fastest)] == [ratios[0], ratios[-1]]


def test_every_make_target_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for page in (README, ROOT / "CONTRIBUTING.md"):
        named = re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.M)
        assert named
        assert set(named) <= set(targets), page.name
