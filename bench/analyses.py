"""How far analyses can be relied on: the same decisions with another seed, and chances that come true.

`python bench/analyses.py theseus the_thing --num 5 --effort quick` records games between greedy bots and analyses each
of them with two seeds. It prints, for every game: how many of the decisions told with one seed are told with the other,
how often seats won whose chance was called 0 to 20, 20 to 40, … per cent, and the seconds of one core.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

from msgspec import Struct

from hullbreach.analysis import EFFORTS, Analysis, Effort, analyse
from hullbreach.kernel import Replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 5, "nemesis": 3}
BANDS = 5


class Trial(Struct):
    """Two analyses of one game."""

    shared: int
    told: int
    """How many decisions are told with the first seed."""
    chances: list[tuple[float, bool]]
    """What a seat's chance was called by the truth, and whether it won."""
    seconds: float


def looked_at(game: Replay, seed: int, effort: Effort) -> Analysis:
    """One analysis."""
    *_, found = analyse(game, seed, effort)
    assert isinstance(found, Analysis)
    return found


def tried(game: str, number: int, effort: Effort) -> Trial:
    """Record a game and analyse it twice."""
    recorded = replay(plan(game, ("greedy",) * SEATS[game], "analyses"), number)
    begun = time.process_time()
    first, second = (looked_at(recorded, seed, effort) for seed in (1, 2))
    seconds = (time.process_time() - begun) / 2
    moves = {turning.move for turning in second.turnings}
    chances = [
        (chance.mean, seat in found.winners)
        for found in (first, second)
        for at in found.standings
        for seat, chance in enumerate(at.truth)
    ]
    shared = sum(turning.move in moves for turning in first.turnings)
    return Trial(shared, len(first.turnings), chances, seconds)


def band(chance: float) -> int:
    return min(BANDS - 1, int(chance * BANDS))


def line(game: str, trials: list[Trial]) -> str:
    """A row of the table."""
    told, shared = sum(t.told for t in trials), sum(t.shared for t in trials)
    cells = []
    for number in range(BANDS):
        won = [float(w) for t in trials for chance, w in t.chances if band(chance) == number]
        cells.append(f"{round(100 * fmean(won))} % ({len(won)})" if won else "-")
    seconds = round(fmean(t.seconds for t in trials))
    return f"| {game} | {len(trials)} | {shared} of {told} | {' | '.join(cells)} | {seconds} |"


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS), choices=[*SEATS, []])
    parser.add_argument("--num", type=int, default=5)
    parser.add_argument("--effort", choices=EFFORTS, default="quick")
    given = parser.parse_args()
    step = 100 // BANDS
    heads = [f"{step * n} to {step * (n + 1)} %" for n in range(BANDS)]
    print(f"| game | games | told again | {' | '.join(heads)} | seconds |", flush=True)
    print(f"|{'---|' * (BANDS + 4)}", flush=True)
    for game in given.games:
        trials = [tried(game, number, EFFORTS[given.effort]) for number in range(given.num)]
        print(line(game, trials), flush=True)


if __name__ == "__main__":
    main()
