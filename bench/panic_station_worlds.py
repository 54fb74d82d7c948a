#!/usr/bin/env python3
"""What it costs to deal a world of Panic Station, in CPU time, in positions that were saved.

python bench/panic_station_worlds.py tests/games/panic_station/positions/*.json --num 20
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat, Session


def costs(session: Session[Station], seat: Seat, num: int) -> list[float]:
    """What some worlds for a seat cost, in thousandths of a second; the first one takes the log in as well."""
    found: list[float] = []
    for seed in range(num):
        began = time.process_time()
        session.fork(seat, f"worlds/{seed}")
        found.append(1000 * (time.process_time() - began))
    return found


def main() -> None:
    """Deal worlds for everybody in every position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="+", type=Path)
    parser.add_argument("--num", type=int, default=20)
    asked = parser.parse_args()
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
