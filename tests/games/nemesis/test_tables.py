"""The laws at every table of Nemesis: modes, numbers of players, rulesets, the Intruder player."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.kernel import Chance, Choice, Config, Pick, Value, key_of, playout
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import Numbers, numbers

RULESETS: tuple[dict[str, Value], ...] = ({}, {"ruleset": "rulebook"})
HAUNTED: tuple[dict[str, Value], ...] = tuple({**r, "intruder_player": True} for r in RULESETS)
TABLES: list[Config] = [
    *(GAME.configure("semi_coop", n, o) for n in range(2, 6) for o in (*RULESETS, *HAUNTED)),
    *(GAME.configure("coop", n, o) for n in range(1, 6) for o in RULESETS),
    *(GAME.configure("solo", 1, o) for o in RULESETS),
]


def name(config: Config) -> str:
    """How a table is called in the list of tests."""
    options = [str(value) for value in config.options.values()]
    return "-".join([config.mode, str(config.players), *options])


@pytest.mark.parametrize("config", TABLES, ids=name)
def test_a_game_keeps_the_laws_and_ends(config: Config) -> None:
    walk(GAME, config, config.players, numbers(name(config)), LAWS, every=61)


def answer(source: Numbers, pick: Pick) -> Choice:
    """Any option, found from the next number."""
    return pick.options[next(source) % len(pick.options)]


@pytest.mark.soak
@pytest.mark.parametrize("config", TABLES, ids=name)
def test_a_thousand_random_games_end(config: Config) -> None:
    endings: Counter[str] = Counter()
    for seed in range(1000):
        state = GAME.setup(config, Chance(key_of(seed)))
        playout(GAME, state, partial(answer, numbers(seed)))
        assert state.phase == "over"
        endings[GAME.score(state).ending] += 1
    print(f"{name(config)}: {dict(endings.most_common())}")  # noqa: T201  # the soak's figures
