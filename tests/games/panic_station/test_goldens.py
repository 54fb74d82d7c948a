"""Whole games kept as text; they are played again from their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.kernel import Value
from hullbreach.testing import Golden

FOLDER = Path(__file__).parents[2] / "goldens" / "panic_station"
GAMES: dict[str, tuple[int, dict[str, Value], int]] = {
    "four_players": (4, {}, 33),
    "five_players_bonus_cards": (5, {"bonus_cards": True}, 2),
    "six_players": (6, {}, 7),
    "six_players_bonus_cards": (6, {"bonus_cards": True}, 12),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again(name: str, renew: bool) -> None:
    players, options, seed = GAMES[name]
    path = FOLDER / f"{name}.txt"
    Golden(path, GAME, players=players, options=options, seed=seed).check(renew)
