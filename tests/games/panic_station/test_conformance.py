"""The laws of every game where options meet, and in games longer than random ones.

The common suite plays every number of players and every option by itself.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import MAX_LIFE, TOKENS
from hullbreach.games.panic_station.ending import ENDINGS
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Chance, Choice, Pick, Session, Value, copier, key_of, playout
from hullbreach.testing import LAWS, walk
from hullbreach.testing.laws import choose, numbers

VARIANTS: dict[str, dict[str, Value]] = {
    "bonus": {"bonus_cards": True},
    "rulebook": {
        "parasite_die": "all",
        "grenade_waives_exchange": True,
        "alarm_inner_room": True,
        "infected_pass_foreign": True,
        "bonus_cards": True,
    },
    "short": {
        "short_infection": True,
        "hard_nest": True,
        "bonus_cards": True,
        "max_rounds": 3,
        "master_and_servant": True,
    },
}
PLAYERS = (4, 5, 6)
GAMES = 20
SOAK = 1_000


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_laws_hold_where_options_meet(variant: str, players: int) -> None:
    config = GAME.configure(None, players, VARIANTS[variant])
    walk(GAME, config, players, numbers(variant), LAWS, every=13)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_laws_hold_in_long_games(players: int) -> None:
    """Nobody dies and parasites vanish: decks run out, scans and antidotes come into play."""
    config = GAME.configure(None, players, {"bonus_cards": True, "max_rounds": 0})
    session, source = Session.new(GAME, config, players), numbers(players)
    for count in range(900):
        if session.over:
            break
        if count % 75 == 74:
            for law in LAWS:
                law(session)
        session.answer(*choose(session, source))
        if session.result is None and not session.answers and not session.pending:
            session = Session.at(GAME, config, peaceful(session.boundary))
    assert session.state.reshuffled or session.over


def peaceful(state: Station) -> Station:
    """The same position with everybody healthy and all parasites in the supply."""
    s = copier(Station)(state)
    s.life = [MAX_LIFE if life else 0 for life in s.life]
    s.parasites, s.sides, s.attacks = [NOWHERE] * len(TOKENS), list(TOKENS), []
    return s


def play(players: int, options: dict[str, Value], seed: int) -> str:
    """A random game to its end, and how it ended."""
    state = GAME.setup(GAME.configure(None, players, options), Chance(key_of(seed)))
    chance = Chance(key_of(f"answers {seed}"))

    def answer(pick: Pick) -> Choice:
        return pick.options[chance.below(len(pick.options))]

    playout(GAME, state, answer)
    return state.ending


def endings(games: int, players: int, options: dict[str, Value]) -> Counter[str]:
    """How many games ended in which way."""
    return Counter(map(partial(play, players, options), range(games)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_by_the_rules(variant: str, players: int) -> None:
    found = endings(GAMES, players, VARIANTS[variant])
    assert set(found) <= set(ENDINGS)
    assert found.total() == GAMES


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
