"""One game of each kind as its first seat reads it, in German: their own deeds are told to them as theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.testing import Golden

FOLDER = Path(__file__).parents[1] / "goldens"
TABLES = {"theseus": "duel", "the_thing": "hidden", "panic_station": "standard", "nemesis": None}


def test_every_finished_game_has_one() -> None:
    assert TABLES.keys() == set(games.names())


@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_game_is_told_to_its_reader(name: str, renew: bool) -> None:
    path = FOLDER / name / "read_by_the_first_seat.txt"
    game = games.find(name)
    Golden(path, game, mode=TABLES[name], seed=11, reader=0, language="de").check(renew)
    assert "    Du " in path.read_text(encoding="utf-8")
