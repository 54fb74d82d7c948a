"""Whole games, one or more for each mode, replayed from their text."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat, Value
from hullbreach.testing import Golden

FOLDER = Path(__file__).parents[2] / "goldens" / "nemesis"
GAMES: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "semi_coop_of_three": ("semi_coop", 3, {}, 7),
    "semi_coop_by_the_rulebook": ("semi_coop", 4, {"ruleset": "rulebook"}, 12),
    "with_an_intruder_player": ("semi_coop", 4, {"intruder_player": True}, 6),
    "coop_of_three": ("coop", 3, {}, 4),
    "solo": ("solo", 1, {}, 9),
    "carnomorphs_of_three": ("semi_coop", 3, {"carnomorphs": True}, 11),
    "carnomorphs_coop_of_two": ("coop", 2, {"carnomorphs": True}, 8),
}


def character(s: Ship, seat: Seat) -> str:
    """A seat by its Character, once it has one."""
    return s.character[seat] or f"seat {seat}"


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str, renew: bool) -> None:
    mode, players, options, seed = GAMES[name]
    path = FOLDER / f"{name}.txt"
    Golden(
        path, GAME, mode=mode, players=players, options=options, seed=seed, name=character
    ).check(renew)
