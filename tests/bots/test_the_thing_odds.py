"""The odds of The Thing keep their word: of those called aliens with one chance in three, one in three is an alien."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from hullbreach.bots import Chair, make
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.pieces import DEAD, IN
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Session

POSITIONS = 2_000
APART = 12
"""One question in so many is looked at, so that a game tells its story a few times only."""
BINS = 10


class Call(NamedTuple):
    """Somebody was called an alien with this chance, in that game, and was one or not."""

    chance: float
    alien: bool
    game: int


def calls_of(s: Base, eyes: int, game: int) -> list[Call]:
    """What a seat thinks of everybody else, and what is so."""
    chances = odds(s, eyes)
    others = [i for i, f in enumerate(s.figures) if i != eyes and f.status == IN]
    return [Call(chances[i], s.figures[i].alien, game) for i in others]


def calls_at(bot: str, players: int, positions: int, first_seed: int) -> list[Call]:
    """What seats think at positions of games that these bots play."""
    found: list[Call] = []
    seed, left = first_seed, positions
    while left:
        session = Session.new(GAME, GAME.configure("hidden", players), seed, record=False)
        bots = [make(bot, GAME.name, f"{seed} {seat}") for seat in range(players)]
        random = Random(seed)
        while not session.over and left:
            if random.randrange(APART) == 0 and session.state.escape is None:
                living = [f.seat for f in session.state.figures if f.status != DEAD]
                found += calls_of(session.state, random.choice(living), seed)
                left -= 1
            seat, pick = next(iter(session.asked.items()))
            session.answer(seat, bots[seat].choose(Chair(session, seat)), pick.number)
        seed += 1
    return found


class Bin(NamedTuple):
    """Those called aliens with about the same chance."""

    calls: int
    called: float
    are: float
    games: int

    @property
    def error(self) -> float:
        """How far the word is from the truth."""
        return self.called - self.are

    @property
    def doubt(self) -> float:
        """How far it may be by luck alone: people of one game share its story."""
        return 2 * sqrt(max(self.called * (1 - self.called), 0.01) / self.games)


def binned(calls: list[Call]) -> dict[int, Bin]:
    """The calls in bins of a tenth."""
    found = {}
    for k in range(BINS):
        inside = [call for call in calls if min(BINS - 1, int(call.chance * BINS)) == k]
        if inside:
            called = sum(call.chance for call in inside) / len(inside)
            are = sum(call.alien for call in inside) / len(inside)
            found[k] = Bin(len(inside), called, are, len({call.game for call in inside}))
    return found


def mean_error(bins: dict[int, Bin]) -> float:
    """The error of a call on average."""
    total = sum(row.calls for row in bins.values())
    return sum(abs(row.error) * row.calls for row in bins.values()) / total


def test_what_is_certain_is_so() -> None:
    calls = calls_at("greedy", 4, 60, 1)
    assert len(calls) > 60
    assert not [call for call in calls if call.chance == 0 and call.alien]
    assert not [call for call in calls if call.chance == 1 and not call.alien]


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "players"), [("greedy", 5), ("ismcts:6", 4)])
def test_odds_are_calibrated(bot: str, players: int) -> None:
    bins = binned(calls_at(bot, players, POSITIONS, 500_000))
    print(f"{bot}, {players} seats, {POSITIONS} positions")  # noqa: T201  # the soak's figures
    for k, row in bins.items():
        said = f"{row.calls:6} called {row.called:.3f}, are {row.are:.3f}"
        print(f"{k / BINS:.1f} {said}, {100 * row.error:+.1f} points")  # noqa: T201
    assert mean_error(bins) < 0.03
    for k, row in bins.items():
        assert abs(row.error) < 0.03 + row.doubt, f"bin {k}: {row}"
