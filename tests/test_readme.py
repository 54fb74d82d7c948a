"""The README's example is true and comes first."""

import doctest
import json
import re
from pathlib import Path

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


def test_the_ratios_of_speed_are_those_that_were_measured() -> None:
    rows = json.loads((ROOT / "bench" / "peers.json").read_text(encoding="utf-8"))["rows"]
    peer = rows["Catanatron: Catan"]["decisions"]
    ours = {
        name.removeprefix("Hullbreach: "): row["decisions"] / peer
        for name, row in rows.items()
        if name.startswith("Hullbreach: ")
    }
    slowest, fastest = min(ours, key=ours.__getitem__), max(ours, key=ours.__getitem__)
    said = re.findall(r"([\d.]+) times \(([\w ]+)\)", README.read_text(encoding="utf-8"))
    assert said == [(f"{ours[name]:.1f}", name) for name in (slowest, fastest)]


def test_every_make_target_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for page in (README, ROOT / "CONTRIBUTING.md"):
        named = re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.M)
        assert named
        assert set(named) <= set(targets), page.name
