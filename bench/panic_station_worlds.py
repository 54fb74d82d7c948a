#!/usr/bin/env python3
"""What it costs to deal a world of Panic Station, in CPU time, in positions that were saved or in whole games.

python bench/panic_station_worlds.py tests/games/panic_station/positions/*.json --num 20
python bench/panic_station_worlds.py --games 50 --seats 6 --seed worlds --num 1
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.pace import collect_seldom
from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat, Session

SHARES = (0.5, 0.9, 0.99, 0.999)
"""Up to which share of all worlds it is told what they cost at most."""


def costs(session: Session[Station], seat: Seat, num: int) -> list[float]:
    """What some worlds for a seat cost, in thousandths of a second; the first one takes the log in as well."""
    found: list[float] = []
    for seed in range(num):
        began = time.process_time()
        session.fork(seat, f"worlds/{seed}")
        found.append(1000 * (time.process_time() - began))
    return found


def questions(seats: int, seed: str) -> Iterator[tuple[Session[Station], Seat]]:
    """Every question of a game of greedy bots, before it is answered."""
    session = hullbreach.new("panic_station", players=seats, seed=seed)
    minds = [bots.make("greedy", "panic_station", f"{seed}/{seat}") for seat in range(seats)]
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        yield session, seat
        session.answer(seat, minds[seat].choose(Chair(session, seat)), question.number)


def tell_games(seats: int, seed: str, games: int, num: int) -> None:
    """What worlds cost in whole games, for whoever is asked."""
    found: list[float] = []
    for number in range(games):
        for session, seat in questions(seats, f"{seed}/{number}"):
            found += costs(session, seat, num)
    found.sort()
    parts = [(share, found[min(len(found) - 1, int(len(found) * share))]) for share in SHARES]
    told = ", ".join(f"{share:.1%} {cost:.2f}" for share, cost in parts)
    print(f"{games} games, {len(found):,} worlds, ms: {told}, at most {found[-1]:.2f}")


def main() -> None:
    """Deal worlds for everybody in every position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="*", type=Path)
    parser.add_argument("--num", type=int, default=20)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seed", default="worlds")
    asked = parser.parse_args()
    collect_seldom()
    if asked.games:
        tell_games(asked.seats, asked.seed, asked.games, asked.num)
    for path in asked.positions:
        session: Session[Station] = Session.load(GAME, path.read_bytes())
        s = session.state
        print(f"{path.stem}: round {s.round}, {len(s.log)} rows")
        for seat in range(s.players):
            found = costs(session, seat, asked.num)
            mean, worst = sum(found) / len(found), max(found)
            print(f"  seat {seat}: {mean:.1f} ms a world, at most {worst:.1f}")


if __name__ == "__main__":
    main()
