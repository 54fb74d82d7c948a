"""How the vector environment scales: `python bench/vector.py [--seconds 3] [--tables 64] [--processes 1,2] [GAME …]`.

Decisions a second at all tables together, by the clock, under random play; observations, masks and new games included.
On a machine that has other work to do the processes share what is left, so run it on an idle one.
"""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from typing import Any

import numpy as np

from hullbreach import games
from hullbreach.lab.adapters import vector


def rate(game: str, tables: int, processes: int, seconds: float) -> float:
    """Decisions a second."""
    random = np.random.default_rng(1)
    with closing(vector.make(game, tables=tables, processes=processes, copy=False)) as envs:
        seen, _ = envs.reset(seed=1)
        done, begin = 0, time.perf_counter()
        while time.perf_counter() < begin + seconds:
            seen, *_ = envs.step(chosen(seen["action_mask"], random))
            done += tables
        return done / (time.perf_counter() - begin)


def chosen(masks: Any, random: np.random.Generator) -> Any:
    """An action that is open, for every table."""
    rows, actions = masks.view(bool).nonzero()
    starts = np.searchsorted(rows, np.arange(len(masks)))
    counts = np.diff([*starts, len(rows)])
    return actions[starts + (random.random(len(masks)) * counts).astype(int)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the vector environment scales.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--processes", default="1,2", help="how many, several figures by commas")
    given = parser.parse_args()
    counts = [int(count) for count in given.processes.split(",")]
    print(f"{'':16}" + "".join(f"{f'{count} processes':>16}" for count in counts))
    for name in given.games or games.names():
        rates = [rate(name, given.tables, count, given.seconds) for count in counts]
        print(f"{name:16}" + "".join(f"{value:16,.0f}" for value in rates), flush=True)


if __name__ == "__main__":
    main()
