"""Whole games kept as text: every answer, and below it what happened. They are played again from their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.testing import Golden

FOLDER = Path(__file__).parents[2] / "goldens" / "the_thing"
GAMES: dict[str, tuple[str, int, int]] = {
    "hidden_four": ("hidden", 4, 21),
    "hidden_six": ("hidden", 6, 8),
    "coop_two": ("coop", 2, 28),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str, renew: bool) -> None:
    mode, players, seed = GAMES[name]
    golden = Golden(FOLDER / f"{name}.txt", GAME, mode=mode, players=players, seed=seed)
    golden.check(renew)
