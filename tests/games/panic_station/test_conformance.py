"""The laws of every game, for every number of players and with every option."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hullbreach.games.panic_station import GAME, OPTIONS
from hullbreach.games.panic_station.ending import ENDINGS
from hullbreach.kernel import Chance, Pick, Value, key_of, playout
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import endless, numbers

VARIANTS: dict[str, dict[str, Value]] = {
    "plain": {},
    "bonus": {"bonus_cards": True},
    "one die": {"parasite_die": "all", "bonus_cards": True},
    "other readings": {
        "grenade_waives_exchange": True,
        "alarm_inner_room": True,
        "infected_pass_foreign": True,
    },
    "short": {"short_infection": True, "hard_nest": True, "bonus_cards": True},
    "two rounds": {"max_rounds": 2},
}
PLAYERS = (4, 5, 6)
GAMES = 20
SOAK = 1_000


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_laws_hold(variant: str, players: int) -> None:
    config = GAME.configure(None, players, VARIANTS[variant])
    for seed in range(2):
        walk(GAME, config, seed, numbers(f"{variant} {seed}"), LAWS, every=11)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10_000), drawn=st.lists(st.integers(0, 5_000), max_size=120))
def test_the_laws_hold_whatever_is_answered(seed: int, drawn: list[int]) -> None:
    config = GAME.configure(None, 4, {"bonus_cards": True, "max_rounds": 3})
    walk(GAME, config, seed, endless(drawn), LAWS, every=17)


def play(players: int, options: dict[str, Value], seed: int) -> str:
    """A random game to its end, and how it ended."""
    state = GAME.setup(GAME.configure(None, players, options), Chance(key_of(seed)))
    choice = Chance(key_of(f"answers {seed}"))

    def choose(pick: Pick) -> object:
        return pick.options[choice.below(len(pick.options))]

    playout(GAME, state, choose)  # type: ignore[arg-type]  # an option of the question
    return state.ending


def endings(games: int, players: int, options: dict[str, Value]) -> Counter[str]:
    return Counter(map(partial(play, players, options), range(games)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_by_the_rules(variant: str, players: int) -> None:
    found = endings(GAMES, players, VARIANTS[variant])
    assert set(found) <= set(ENDINGS)
    assert found.total() == GAMES
    if variant == "two rounds":
        assert found["out_of_time"] > GAMES // 2


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_thousand_random_games_end_by_the_rules(
    variant: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = endings(SOAK, players, VARIANTS[variant])
    with capsys.disabled():
        print(f"\npanic_station {variant}, {players} players: {dict(found)}", end="")  # noqa: T201
    assert found.total() == SOAK
    assert set(found) <= set(ENDINGS)


def test_every_option_is_tried() -> None:
    tried = {key for options in VARIANTS.values() for key in options}
    assert tried == {option.name for option in OPTIONS}
