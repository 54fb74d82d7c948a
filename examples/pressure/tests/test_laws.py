"""The laws every game of Hullbreach keeps, at every number of players."""

from __future__ import annotations

import pytest
from hullbreach_pressure import GAME

from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import numbers
from hullbreach.testing.wording import languages_match


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_keep_the_laws_and_end(players: int) -> None:
    for seed in range(4):
        walk(GAME, GAME.configure(players=players), seed, numbers(seed), LAWS, every=7)


def test_both_languages_speak_of_the_same_facts() -> None:
    languages_match(GAME)
