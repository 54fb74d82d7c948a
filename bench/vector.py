"""How the vector environment scales: `python bench/vector.py [--seconds 3] [--tables 256] [--processes 1,2] [GAME …]`.

Decisions a second at all tables together, by the clock, under random play; observations, masks and new games included.
On a machine that has other work to do the processes share what is left, so run it on an idle one. In brackets the
processor time that a decision takes of the learner's own process, in µs: with several processes that is what does not
scale.
"""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from typing import Any

import numpy as np

from hullbreach import games
from hullbreach.lab.adapters import vector


def rate(game: str, tables: int, processes: int, seconds: float) -> tuple[float, float]:
    """Decisions a second, and the time each takes of this process."""
    random = np.random.default_rng(1)
    with closing(vector.make(game, tables=tables, processes=processes, copy=False)) as envs:
        seen, _ = envs.reset(seed=1)
        done, begin, own = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() < begin + seconds:
            seen, *_ = envs.step(chosen(seen["action_mask"], random))
            done += tables
        took, own = time.perf_counter() - begin, time.process_time() - own
        return done / took, own / done * 1e6


def chosen(masks: Any, random: np.random.Generator) -> Any:
    """An action that is open, for every table; NumPy finds them quickly in a flat row of booleans only."""
    tables, size = masks.shape
    found = np.flatnonzero(masks.view(bool))
    starts = np.searchsorted(found, np.arange(tables) * size)
    counts = np.diff(starts, append=len(found))
    return found[starts + (random.random(tables) * counts).astype(int)] % size


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the vector environment scales.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--processes", default="1,2", help="how many, several figures by commas")
    given = parser.parse_args()
    counts = [int(count) for count in given.processes.split(",")]
    print(f"{'':16}" + "".join(f"{f'{count} processes':>16}" for count in counts))
    for name in given.games or games.names():
        rates = [rate(name, given.tables, count, given.seconds) for count in counts]
        cells = [f"{f'{speed:,.0f} ({own:.1f})':>16}" for speed, own in rates]
        print(f"{name:16}" + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
