"""`hullbreach rules`."""

from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.words import ledger

from .conftest import Run

BOOK = ledger(games.find("specimen").package)
FIRST = next(iter(BOOK.rules))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_whole_ledger(run: Run, lang: str) -> None:
    said = run("rules", "specimen", "--lang", lang).out
    for number, rule in BOOK.rules.items():
        assert number in said
        assert rule.text(lang).split()[0] in said
        assert BOOK.chapter(number, lang) in said


def test_one_rule_however_it_is_spelt(run: Run) -> None:
    said = run("rules", "specimen", FIRST.lower(), "--json").json()
    assert list(said["rules"]) == [FIRST]
    assert said["rules"][FIRST]["de"] == BOOK.rules[FIRST].de


def test_coverage_reads_the_tests(run: Run, tmp_path: Path) -> None:
    test = f'@rule_test("{FIRST}")\ndef test_it(table):\n    pass\n'
    (tmp_path / "test_first.py").write_text(test, encoding="utf-8")
    said = run("rules", "specimen", "--coverage", "--json", "--tests", str(tmp_path))
    found = said.json()
    assert found["rules"] == len(BOOK.rules)
    assert found["tested"] == 1
    assert FIRST not in found["untested"]
    assert found["tested"] + found["untestable"] + len(found["untested"]) == found["rules"]
    assert said.status == (1 if found["untested"] else 0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_coverage_for_people(run: Run, tmp_path: Path, lang: str) -> None:
    said = run("rules", "specimen", "--coverage", "--lang", lang, "--tests", str(tmp_path))
    assert said.status == 1
    assert FIRST in said.out
