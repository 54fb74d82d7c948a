"""How long the search thinks about a simulation: `python bench/search.py [--rounds 4] [GAME …]`.

Positions are reached by random play, the same in every round, and the best round counts, in processor time. With
`PYTHONPATH=<another checkout>/src` it measures that one; run the two by turns, for a machine is faster at one moment
than at another. Commits with other rules come to other positions of the same kind.
"""

from __future__ import annotations

import argparse
import gc
import time
from typing import Any

from hullbreach import games
from hullbreach.bots import Chair
from hullbreach.bots.ismcts import IsmctsBot
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Session

SIMULATIONS = 60
POSITIONS = 6
FIRST, FURTHER = 20, 15
"""After how many answers the first position stands, and how many more the next ones take."""


def position(name: str, number: int) -> Session[Any] | None:
    """A question that leaves a choice, in the middle of a random game."""
    game, bot = games.find(name), RandomBot(number)
    session = Session.new(game, game.configure(), f"search/{number}", record=False)
    left = FIRST + FURTHER * number
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        if left <= 0 and len(question.options) > 1:
            return session
        session.answer(seat, bot.pick(question), question.number)
        left -= 1
    return None


def cost(name: str, where: list[Session[Any]]) -> float:
    """Microseconds for a simulation."""
    made, begin = 0, time.process_time()
    for number, session in enumerate(where):
        bot = IsmctsBot(name, number, str(SIMULATIONS))
        bot.choose(Chair(session, next(iter(session.asked))))
        made += bot.simulations
    return (time.process_time() - begin) / max(1, made) * 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the search thinks about a simulation.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    for name in given.games or games.names():
        where = [s for n in range(POSITIONS) if (s := position(name, n)) is not None]
        best = min(cost(name, where) for _ in range(given.rounds))
        print(f"{name:16}{best:10,.0f} µs{1e6 / best:10,.0f} simulations/s", flush=True)


if __name__ == "__main__":
    main()
