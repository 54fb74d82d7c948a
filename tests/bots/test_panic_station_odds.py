"""The odds of Panic Station keep their word: of those called infected with one chance in three, one in three is."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.bots import Chair, beliefs, make
from hullbreach.games.panic_station import GAME
from hullbreach.kernel import Session
from hullbreach.testing.beliefs import Calibration, odds
from tests.games.panic_station.audit import AUDIT

POSITIONS = 2_000
APART = 12
"""One question in this many is looked at, so that a game tells its story a few times only."""
WORLDS = 24
"""How many worlds are dealt for the odds of one seat."""
ENOUGH = 400
"""Tenths with fewer calls are noise: the players of one game share its story."""


def calibrated(bot: str, players: int, positions: int, first_seed: int) -> Calibration:
    """What seats think of the others at positions of games that these bots play, beside what is so."""
    found, weigh = Calibration(), beliefs.weigher(GAME.name)
    seed, left = first_seed, positions
    while left:
        session = Session.new(GAME, GAME.configure(None, players), seed, record=False)
        bots = [make(bot, GAME.name, f"{seed} {seat}") for seat in range(players)]
        random = Random(seed)
        while not session.over and left:
            if random.randrange(APART) == 0:
                seat = random.choice(session.state.living())
                seeds = [random.getrandbits(32) for _ in range(WORLDS)]
                found.judge(session, AUDIT, odds(session, seat, AUDIT, seeds, weigh))
                left -= 1
            asked, pick = next(iter(session.asked.items()))
            session.answer(asked, bots[asked].choose(Chair(session, asked)), pick.number)
        seed += 1
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "players"), [("greedy", 5), ("ismcts:60", 4)])
def test_odds_are_calibrated(bot: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = calibrated(bot, players, POSITIONS, 500_000)
    with capsys.disabled():
        print(f"\n{bot}, {players} seats, {POSITIONS} positions\n{found.table()}")  # noqa: T201
    assert found.error < 0.03
    assert [b for b in found.bins() if b.guesses >= ENOUGH and abs(b.said - b.were) >= 0.03] == []
