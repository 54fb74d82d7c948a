"""The laws, at every table there is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach import games
from hullbreach.kernel import Chance, Choice, Config, Game, Pick, key_of, playout
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import Numbers, endless, numbers

from .tables import name, tables

TABLES = list(tables())
GAMES = games.names(everything=True)
at_every_table = pytest.mark.parametrize("table", TABLES, ids=name)


@at_every_table
def test_random_games_keep_the_laws_and_end(table: tuple[Game[Any], Config]) -> None:
    game, config = table
    for seed in range(20):
        walk(game, config, seed, numbers(seed), LAWS if seed % 4 == 0 else (), every=37)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data())
def test_games_answered_by_hypothesis_keep_the_laws(game: str, data: st.DataObject) -> None:
    found, config = data.draw(st.sampled_from([t for t in TABLES if t[0].name == game]))
    drawn = data.draw(st.lists(st.integers(0, 2**32 - 1), max_size=120))
    seed = data.draw(st.integers(0, 2**32 - 1))
    walk(found, config, seed, endless(drawn), LAWS, every=53)


@pytest.mark.soak
@at_every_table
def test_a_thousand_random_games_end(table: tuple[Game[Any], Config]) -> None:
    game, config = table
    endings: Counter[str] = Counter()
    for seed in range(1000):
        state = game.setup(config, Chance(key_of(seed)))
        source = numbers(seed)
        playout(game, state, partial(_answer, source))
        assert game.step(state) is None, f"seed {seed}: no end after {game.bound} answers"
        endings[game.score(state).ending] += 1
    print(f"{name(table)}: {dict(endings.most_common())}")  # noqa: T201  # the soak's figures


def _answer(source: Numbers, pick: Pick) -> Choice:
    return pick.options[next(source) % len(pick.options)]


PLAY = """
import sys
from hullbreach import games
from hullbreach.testing import walk
from hullbreach.testing.laws import numbers
for game in map(games.find, sys.argv[1:]):
    for mode in game.modes:
        session = walk(game, game.configure(mode.name), 7, numbers(7))
        print(game.name, mode.name, [step.digest for step in session.records])
"""


def test_every_game_is_the_same_under_any_hash_seed() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAY, *GAMES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count(b"\n") >= len(GAMES)
