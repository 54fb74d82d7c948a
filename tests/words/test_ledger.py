"""The ledger: rules by number, with their words."""

import pytest

from hullbreach.words import Ledger
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
