"""Other values for designed numbers: what can be changed, what cannot, and that nothing is left behind."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import games
from hullbreach.lab.engines import carry_out
from hullbreach.parts.changes import BadChange, NumberChange, changed, put_in_force, read_changes
from hullbreach.parts.data import load_table

THESEUS = "hullbreach.games.theseus"
NEMESIS = "hullbreach.games.nemesis"


def asked(**fields: Any) -> dict[str, Any]:
    return {"cards": {"cards": {"greys_probe": fields}}}


def test_a_designed_number_of_a_row_can_be_changed() -> None:
    (change,) = read_changes(THESEUS, asked(base=2))
    assert change == NumberChange(THESEUS, "cards", ("cards", "greys_probe", "base"), 2)
    assert str(change) == f"{THESEUS} data/cards.toml cards greys_probe base = 2"


def test_a_stated_number_is_refused_with_its_file_and_row() -> None:
    wanted = {"cards": {"cards": {"marines_landmine": {"base": 3}}}}
    with pytest.raises(BadChange) as refused:
        read_changes(THESEUS, wanted)
    assert str(refused.value) == (
        f"{THESEUS} data/cards.toml cards marines_landmine base: not designed by us; "
        "of this row: count, difficulty"
    )


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"card": {}}, "has no data/card.toml; there are cards, "),
        ({"cards": {"cards": {"greys_prob": {"base": 2}}}}, "there is no cards greys_prob"),
        ({"cards": {"decks": {"greys": 2}}}, "there is no decks"),
        (
            {"cards": {"cards": {"greys_probe": {"speed": 2}}}},
            "there is no cards greys_probe speed",
        ),
        ({"cards": {"cards": {"greys_probe": 2}}}, "cards greys_probe: not designed by us"),
        ({"cards": {"cards": []}}, "cards: not designed by us; of this row: nothing"),
        ({"setup": {"modes": {"duel": {"life": 9}}}}, "modes duel life: not designed by us"),
        ({"factions": {"units": {"young_alien": {"id": "x"}}}}, "young_alien id: not designed"),
        (asked(designed=True), "greys_probe designed: not designed by us"),
        ({"cards": 3}, "has no data/cards.toml"),
    ],
)
def test_what_is_not_there_or_not_ours_is_refused(wanted: dict[str, Any], said: str) -> None:
    with pytest.raises(BadChange) as refused:
        read_changes(THESEUS, wanted)
    assert said in str(refused.value)
    assert THESEUS in str(refused.value)


def test_all_of_a_designed_row_is_ours_and_all_that_lies_in_it() -> None:
    unit = {"base": {"attack": "none"}}
    (change,) = read_changes(THESEUS, {"factions": {"units": {"young_alien": unit}}})
    assert change.place == ("units", "young_alien", "base", "attack")
    supply = {"specimen": {"supply": {"knife": 2}, "lives": 1}}
    found = read_changes("hullbreach.testing.specimen", supply)
    assert [change.place for change in found] == [("supply", "knife"), ("lives",)]


def test_the_data_of_an_expansion_lie_under_its_name() -> None:
    menace = {"carnomorphs": {"kinds": {"figures": {"metagorger": {"menace": 12}}}}}
    (change,) = read_changes(NEMESIS, menace)
    assert (change.package, change.file) == (f"{NEMESIS}.carnomorphs", "kinds")


def test_a_game_that_is_there_already_keeps_its_numbers() -> None:
    games.find("theseus")
    with pytest.raises(BadChange, match="has been read already"):
        put_in_force(read_changes(THESEUS, asked(base=2)))
    assert changed(THESEUS, "cards", {"cards": []}) == {"cards": []}


def probe_with(changes: tuple[NumberChange, ...]) -> int:
    """The number of the Probe where these changes are put in force before the game is read."""
    put_in_force(changes)
    return probe()


def probe() -> int:
    rows: list[dict[str, Any]] = load_table(THESEUS, "cards", list[dict[str, Any]], "cards")
    found: int = next(row["base"] for row in rows if row["id"] == "greys_probe")
    return found


def test_numbers_in_force_are_read_and_end_with_their_process() -> None:
    before = probe()
    others = [read_changes(THESEUS, asked(base=base)) for base in (7, 8)]
    assert list(carry_out(probe_with, others, apart=True)) == [7, 8]
    assert probe() == before
