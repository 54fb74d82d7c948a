"""How far analyses can be relied on: the same decisions with another seed, and what one costs.

`python bench/analyses.py theseus the_thing --num 20 --seconds 600` records games between bots of the cast and analyses
each of them with two seeds. Every piece of every analysis is written to `--folder` at once, so that a run can be
stopped at any moment and taken up in slices of any length; `--seconds 0` only tells what is there. With `--decisions`
next to nothing is played to find out how the game stood, which changes no decision and saves half the time. The table
says, for every game: how many games were analysed twice, how many decisions were told with either seed and how many of
them with the other one too, in how many games that holds for four of five (of fewer, for all), and the seconds of one
core that an analysis took.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import msgspec
from msgspec.structs import replace

from hullbreach.analysis import EFFORTS, Analysis, Effort, analyse
from hullbreach.analysis.findings import FileFindings
from hullbreach.analysis.race import alike
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 5, "nemesis": 3}
PLAYERS = ("runa", "vesna", "otto", "barto", "runa")
"""Who plays: some act on whims, as people do. With what greedy does, greedy finds nothing wrong."""
SEEDS = (1, 2)


class Result(msgspec.Struct):
    """What one analysis found: the moves of its decisions, the dearest first, and what it cost."""

    moves: list[int]
    seconds: float


class Spent(msgspec.Struct):
    """The seconds that went into an analysis so far."""

    seconds: float


def path_of(folder: Path, game: str, number: int, seed: int) -> Path:
    return folder / f"{game}.{number}.{seed}.notes"


def done(path: Path) -> Result | None:
    """An analysis that is finished."""
    return FileFindings(path).done("result", Result) if path.exists() else None


def go_on(path: Path, game: str, number: int, seed: int, effort: Effort, until: float) -> None:
    """Work on an analysis until it is finished or the time is over, for one piece at least; nothing is lost."""
    recorded = replay(plan(game, PLAYERS[: SEATS[game]], "analyses"), number)
    notes = FileFindings(path)
    before = notes.done("spent", Spent) or Spent(0.0)
    begun = time.process_time()
    for found in analyse(recorded, seed, effort, notes):
        seconds = before.seconds + time.process_time() - begun
        if isinstance(found, Analysis):
            notes.keep("result", Result([turning.move for turning in found.turnings], seconds))
        elif notes.fresh and time.monotonic() >= until:
            notes.keep("spent", Spent(seconds))
            return


def same(first: Result, second: Result) -> int:
    """How many decisions both tell."""
    return len(set(first.moves) & set(second.moves))


def line(game: str, pairs: list[tuple[Result, Result]]) -> str:
    """A row of the table."""
    if not pairs:
        return f"| {game} | 0 | - | - | - |"
    told = sum(len(result.moves) for pair in pairs for result in pair)
    again = 2 * sum(same(*pair) for pair in pairs)
    stable = sum(alike(first.moves, second.moves) for first, second in pairs)
    seconds = round(fmean(result.seconds for pair in pairs for result in pair))
    return f"| {game} | {len(pairs)} | {again} of {told} | {stable} of {len(pairs)} | {seconds} |"


def pairs_of(folder: Path, game: str, num: int) -> Iterator[tuple[Result, Result]]:
    """The games that were analysed with both seeds."""
    for number in range(num):
        first, second = (done(path_of(folder, game, number, seed)) for seed in SEEDS)
        if first is not None and second is not None:
            yield first, second


def main() -> None:
    """Measure, or tell what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--num", type=int, default=20)
    parser.add_argument("--effort", choices=EFFORTS, default="usual")
    parser.add_argument("--decisions", action="store_true", help="find decisions only")
    parser.add_argument("--seconds", type=float, default=300.0, help="stop after so long")
    parser.add_argument("--folder", type=Path, default=Path(".cache/analyses"))
    given = parser.parse_args()
    effort = EFFORTS[given.effort]
    folder = given.folder / given.effort
    if given.decisions:
        effort = replace(effort, points=2, games=1, worlds=1, truth=1)
        folder = folder / "decisions"
    until = time.monotonic() + given.seconds
    for number in range(given.num):
        for game in given.games:
            for seed in SEEDS:
                path = path_of(folder, game, number, seed)
                if time.monotonic() < until and done(path) is None:
                    go_on(path, game, number, seed, effort, until)
    print("| game | games | told again | four of five again | seconds |\n|---|---|---|---|---|")
    for game in given.games:
        print(line(game, list(pairs_of(folder, game, given.num))))


if __name__ == "__main__":
    main()
