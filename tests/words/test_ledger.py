"""The ledger: rules by number, with their words."""

from pathlib import Path

import pytest

from hullbreach.words import Ledger, ledger
from hullbreach.words.ledger import BadLedger, read

GOOD = """
[chapters.movement]
en = "Movement"
de = "Bewegung"

[rules.T-37]
chapter = "movement"
mark = "S"
en = "Move one unit."
de = "Bewege eine Einheit."

[rules.T-37a]
chapter = "movement"
mark = "D"
en = "Be nice."
de = "Sei nett."
untestable = "advice to players"
"""


def test_rules_keep_their_order_and_words() -> None:
    found: Ledger = read(GOOD)
    assert list(found.rules) == ["T-37", "T-37a"]
    assert found.rules["T-37"].text("en") == "Move one unit."
    assert found.rules["T-37"].text("de") == "Bewege eine Einheit."
    assert found.chapter("T-37a", "de") == "Bewegung"
    assert found.chapter("T-37a", "en") == "Movement"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('mark = "S"', 'mark = "X"', "mark"),
        ('de = "Sei nett."\n', "", "de"),
        ('chapter = "movement"\nmark = "D"', 'chapter = "combat"\nmark = "D"', "combat"),
        ("untestable", "untestible", "untestible"),
        ("[rules.T-37]", "[rules.T-37", "rules.toml"),
    ],
)
def test_a_bad_ledger_says_what_is_wrong(old: str, new: str, said: str) -> None:
    with pytest.raises(BadLedger, match=said):
        read(GOOD.replace(old, new))


EXPANSION = """
[chapters.feeding]
en = "Feeding"
de = "Fressen"

[rules.K-1]
chapter = "feeding"
mark = "S"
en = "Eat."
de = "Iss."
"""


def _package(folder: Path, name: str, expansion: str) -> str:
    """A game with an expansion below it."""
    below = folder / name / "expansion"
    below.mkdir(parents=True)
    for place, text in ((below.parent, GOOD), (below, expansion)):
        (place / "__init__.py").touch()
        (place / "rules.toml").write_text(text, encoding="utf-8")
    return name


def test_a_ledger_holds_those_of_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    found = ledger(_package(tmp_path, "game_with_a_part", EXPANSION))
    assert list(found.rules) == ["T-37", "T-37a", "K-1"]
    assert found.chapter("K-1", "de") == "Fressen"


def test_no_rule_stands_in_two_ledgers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    twice = EXPANSION.replace("K-1", "T-37")
    with pytest.raises(BadLedger, match="T-37"):
        ledger(_package(tmp_path, "game_with_a_quarrel", twice))
