"""Whether chances come true: of all positions whose chance is called 30 per cent, about 30 in a hundred should be won.

`python bench/calibration.py --num 500` records games between greedy bots, takes one position of each at random, and
plays on from it as an analysis of the usual effort does. Every position is a line of `--rows`, so that a run can be
stopped, taken up and told again: the table says, for every band of chances, how many seats were in it and how many of
them won their game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec

from hullbreach.analysis import Effort
from hullbreach.analysis.playing import play_on, with_other_luck
from hullbreach.analysis.positions import at, boundaries
from hullbreach.analysis.shapes import estimate
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 5, "nemesis": 3}
BANDS = 10
GAMES = Effort().games


class Position(msgspec.Struct):
    """A position of a recorded game: how often each seat won from there, and who won in fact."""

    game: str
    number: int
    move: int
    won: list[int]
    played: int
    winners: list[int]


def looked_at(game: str, number: int) -> Position:
    """One position of one game."""
    recorded = replay(plan(game, ("greedy",) * SEATS[game], "calibration"), number)
    assert recorded.result is not None
    move = Random(f"{game}/{number}").choice(boundaries(recorded))
    session = at(recorded, move).session.clone()
    won = [0] * SEATS[game]
    for n in range(GAMES):
        seed = f"calibration/{number}/{n}"
        for seat in play_on(with_other_luck(session, seed), seed).winners:
            won[seat] += 1
    return Position(game, number, move, won, GAMES, list(recorded.result.winners))


def kept(path: Path) -> list[Position]:
    """What was measured so far; a line that was cut off is dropped and measured again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole, _, cut_off = (path.read_bytes() if path.exists() else b"").rpartition(b"\n")
    if cut_off:
        path.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Position) for line in whole.splitlines()]


def chances(rows: list[Position]) -> Iterator[tuple[float, bool]]:
    """What every seat's chance is called, and whether it won."""
    for row in rows:
        for seat, won in enumerate(row.won):
            values = [1.0] * won + [0.0] * (row.played - won)
            yield estimate(values).mean, seat in row.winners


def table(rows: list[Position]) -> Iterator[str]:
    """The bands of one game."""
    found = list(chances(rows))
    for band in range(BANDS):
        inside = [(c, w) for c, w in found if min(BANDS - 1, int(c * BANDS)) == band]
        if not inside:
            continue
        called, won = fmean(c for c, _ in inside), fmean(float(w) for _, w in inside)
        error = sqrt(max(won * (1 - won), 0.25 / (len(inside) + 1)) / len(inside))
        low, high = (round(100 * x) for x in (band / BANDS, (band + 1) / BANDS))
        yield (
            f"| {low} to {high} % | {len(inside)} | {100 * called:.0f} % | "
            f"{100 * won:.0f} % ± {196 * error:.0f} |"
        )


def main() -> None:
    """Measure, or tell what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--num", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=300.0, help="stop after so long")
    parser.add_argument("--rows", type=Path, default=Path(".cache/calibration.jsonl"))
    given = parser.parse_args()
    rows = kept(given.rows)
    spent = dict.fromkeys(given.games, 0.0)
    end = time.monotonic() + given.seconds
    while time.monotonic() < end:
        left = [g for g in given.games if sum(r.game == g for r in rows) < given.num]
        if not left:
            break
        game = min(left, key=spent.__getitem__)
        begun = time.process_time()
        rows.append(looked_at(game, sum(row.game == game for row in rows)))
        spent[game] += time.process_time() - begun
        with given.rows.open("ab") as file:
            file.write(msgspec.json.encode(rows[-1]) + b"\n")
    for game in given.games:
        own = [row for row in rows if row.game == game]
        print(f"\n{game}: {len(own)} games\n\n| called | seats | mean | won |\n|---|---|---|---|")
        print("\n".join(table(own)))


if __name__ == "__main__":
    main()
