"""Whether chances come true: of all positions whose chance is called 30 per cent, about 30 in a hundred should be won.

`python bench/calibration.py --fit --num 150` records games between greedy bots, notes at eight positions of each what
chances are read from, and prints how they are to be read (`hullbreach/analysis/data/chances.toml`).
`python bench/calibration.py --num 500` records other games, takes one position of each at random, and asks how it
stands as an analysis of the usual effort does: with everything as it was, and (in every fifth game) by what everybody
could know. Either half of these games tells how much surer several games played on are together than each of them, and
by that the other half is read; the table says, for every band of chances, how many seats were in it, what they were
called on average and how many of them won their game.
Every game is a line of `--rows`, so that a run can be stopped, taken up and told again with `--seconds 0`. Games that
take longer than `--longest` seconds of a core's time are left out, and the run says how many these were.

Besides, every position is played to its end once more. Where a chance is off, both games are off the same way; so
their common surprise says how far chances are off for single positions: the doubt that goes with them.
"""

from __future__ import annotations

import argparse
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from hullbreach import games
from hullbreach.analysis import Effort
from hullbreach.analysis.chances import (
    Fitted,
    Outlook,
    Reading,
    Signs,
    crew_signs,
    mean_of,
    outlook,
    reading_of,
    signs_of,
)
from hullbreach.analysis.playing import play_on, with_other_luck
from hullbreach.analysis.work import known
from hullbreach.bots import Chair
from hullbreach.kernel import Session
from hullbreach.lab.plans import plan, seated

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 5, "nemesis": 3}
SIDES = ("the_thing", "panic_station")
"""Where seats win together with others of their side."""
BANDS = 10
GAMES = Effort().games
AT_ONCE = 8
"""At how many positions of a game it is noted what chances are read from."""
PUBLIC = 5
"""In one game of so many it is also asked how it stands by what everybody can know."""


class Noted(msgspec.Struct, tag="noted"):
    """What the chances of one game's positions are read from, and how it ended."""

    game: str
    number: int
    signs: list[list[Signs]]
    """By position, by seat."""
    came: list[float]
    """By seat, and last the side that hides nothing."""


class Called(msgspec.Struct, tag="called"):
    """What the chances of one position are called, and what came: by seat, and last the side that hides nothing."""

    game: str
    number: int
    truth: list[float]
    came: list[float]
    again: list[float]
    known: list[float]


class LeftOut(msgspec.Struct, tag="left_out"):
    """A game that took too long."""

    game: str
    number: int
    kind: str
    """What it was to be."""


Row = Noted | Called | LeftOut


class TookTooLong(Exception):
    """Raised in the middle of a game whose time is over."""


def time_is_over(*_: object) -> None:
    raise TookTooLong


def as_row(found: Outlook) -> list[float]:
    return [*found.seats, found.crew]


def played(game: str, seed: str, count: int) -> tuple[list[Session[Any]], list[float]]:
    """Some positions of a game between greedy bots, drawn at random from its boundaries, and who won."""
    todo = plan(game, ("greedy",) * SEATS.get(game, 3), seed)
    session = Session.new(games.find(game), todo.config, seed, record=False)
    players, random = seated(todo, seed), Random(seed)
    found: list[Session[Any]] = []
    boundaries = 0
    while session.asked:
        if not session.answers and not session.pending:
            boundaries += 1
            place = len(found) if len(found) < count else random.randrange(boundaries)
            found[place : place + 1] = [session.clone()] if place < count else []
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, players[seat].choose(Chair(session, seat)), question.number)
    return found, as_row(outlook(session.game, session.state, len(players)))


def note(game: str, number: int) -> Noted:
    """One game to fit to."""
    found, came = played(game, f"fit/{number}", AT_ONCE)
    signs = [signs_of(each.game, each.boundary, each.config.players) for each in found]
    return Noted(game, number, signs, came)


def call(game: str, number: int) -> Called:
    """One position of a game that nothing was fitted to."""
    seed = f"check/{number}"
    [session], came = played(game, seed, 1)
    looks = [play_on(with_other_luck(session, f"{seed}/{n}"), f"{seed}/{n}") for n in range(GAMES)]
    end = (session.game.bound,)
    again = play_on(with_other_luck(session, f"{seed}/end"), f"{seed}/end", end)
    public = from_outside(session, f"{seed}/known") if number % PUBLIC == 0 else []
    return Called(game, number, as_row(mean_of(looks)), came, as_row(again), public)


def from_outside(session: Session[Any], seed: str) -> list[float]:
    """How it stands by what everybody can know."""
    looks, weights = known(session, GAMES, seed)
    if not sum(weights):
        return []
    rows = [as_row(each) for each in looks]
    return [float(each) for each in np.average(rows, axis=0, weights=weights)]


def in_time(work: Callable[[str, int], Row], game: str, number: int, longest: float) -> Row:
    """What a game gives, unless it takes too long."""
    signal.signal(signal.SIGVTALRM, time_is_over)
    signal.setitimer(signal.ITIMER_VIRTUAL, longest)
    try:
        return work(game, number)
    except TookTooLong:
        return LeftOut(game, number, work.__name__)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def kept(path: Path) -> list[Row]:
    """What was measured so far; a line that was cut off is dropped and measured again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole, _, cut_off = (path.read_bytes() if path.exists() else b"").rpartition(b"\n")
    if cut_off:
        path.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Row) for line in whole.splitlines()]


def line_of(found: Iterable[tuple[Signs, float]]) -> Fitted:
    """How chances are read that came like this; an evaluation that would count against its seat says nothing."""
    signs, came = zip(*found, strict=True)
    x, y = np.array([(1.0, *each) for each in signs]), np.array(came)
    weights = regression(x, y)
    if weights[1] < 0:
        x[:, 1] = 0.0
        weights = regression(x, y)
    return Fitted(*[round(float(weight), 2) for weight in weights])


def regression(x: Any, y: Any) -> Any:
    """Logistic regression by Newton's method, with a little doubt."""
    weights = np.zeros(x.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (y - chance) - weights
        weights += np.linalg.solve(
            (x.T * (chance * (1 - chance))) @ x + np.eye(len(weights)), slope
        )
    return weights


def written(line: Fitted) -> str:
    """A line as it stands in the table; what is left out there counts nothing, but an evaluation counts once."""
    weights = msgspec.structs.asdict(line).items()
    return "{ " + ", ".join([f"{n} = {w:.2f}" for n, w in weights if w or n == "worth"]) + " }"


def seats_of(rows: Iterable[Noted]) -> list[tuple[Signs, float]]:
    """Every seat at every position, and whether it won."""
    return [
        (each, won)
        for row in rows
        for signs in row.signs
        for each, won in zip(signs, row.came[:-1], strict=True)
    ]


def tell_fit(game: str, rows: Sequence[Noted]) -> None:
    """How positions of a game are to be read, and whether that comes true in games it was not fitted to."""
    seats = seats_of(rows)
    crews = [(crew_signs(signs), row.came[-1]) for row in rows for signs in row.signs]
    print(f"\n[{game}]  # {len(rows)} games\nseat = {written(line_of(seats))}")
    if any(each.foe for each, _ in seats):
        crew = line_of([(signs, won) for signs, won in crews if signs is not None])
        print(f"crew = {written(crew)}")
    tell_table("at once, each half of the games read by the other", read_at_once(rows))


def read_at_once(rows: Sequence[Noted]) -> list[Came]:
    """What positions are called that nobody plays on from: each half of the games by what fits the other."""
    halves = rows[::2], rows[1::2]
    lines = [(half, line_of(seats_of(other))) for half, other in (halves, halves[::-1])]
    return [
        Came(row.number, line.chance(signs), won)
        for half, line in lines
        for row in half
        for signs, won in seats_of([row])
    ]


def sharp_of(rows: Sequence[Called]) -> float:
    """How much surer several games played on are together: the factor of the logit that fits best."""
    pairs = [pair for row in rows for pair in zip(row.truth[:-1], row.came, strict=False)]
    called, came = (np.array(column) for column in zip(*pairs, strict=True))
    x, slope = np.log(np.clip(called, 1e-3, 0.999) / np.clip(1 - called, 1e-3, 0.999)), 1.0
    for _ in range(50):
        chance = 1 / (1 + np.exp(-slope * x))
        slope += float(x @ (came - chance)) / float((x * x) @ (chance * (1 - chance)))
    return slope


def doubt_of(rows: Sequence[Called], reading: Reading) -> float:
    """How far chances are off for single positions, in logits: by the common surprise of two games."""
    pairs = [
        (reading.sharpened(p), won, again)
        for row in rows
        for p, won, again in zip(row.truth[:-1], row.came, row.again, strict=False)
    ]
    off = fmean((won - p) * (again - p) for p, won, again in pairs)
    return sqrt(max(0.0, off) / fmean((p * (1 - p)) ** 2 for p, _, _ in pairs))


class Came(NamedTuple):
    """A chance that was called, and what came."""

    game: int
    called: float
    won: float


def table(found: Sequence[Came]) -> Iterator[str]:
    """The bands of one game."""
    for band in range(BANDS):
        inside = [each for each in found if min(BANDS - 1, int(each.called * BANDS)) == band]
        if inside:
            low, high = (round(100 * x) for x in (band / BANDS, (band + 1) / BANDS))
            yield f"| {low} to {high} % | {told_of(inside)} |"


def told_of(inside: Sequence[Came]) -> str:
    """How many chances there are, what they were called on average, and how many came."""
    called, won = fmean(each.called for each in inside), fmean(each.won for each in inside)
    return (
        f"{len(inside)} | {100 * called:.0f} % | {100 * won:.0f} % ± {196 * error_of(inside):.0f}"
    )


def error_of(inside: Sequence[Came]) -> float:
    """The standard error of how many came: what is of one game wins and loses together, and few are not certain."""
    won = fmean(each.won for each in inside)
    together: defaultdict[int, float] = defaultdict(float)
    for each in inside:
        together[each.game] += each.won - won
    few = 0.25 / (len(together) + 1) / len(together)
    return sqrt(max(sum(off**2 for off in together.values()) / len(inside) ** 2, few))


def read_by_others(rows: Sequence[Called], reading: Reading) -> list[tuple[Called, Reading]]:
    """Every game with how it is read by the other half, so that none is read by what came of it."""
    halves = rows[::2], rows[1::2]
    return [
        (row, replace(reading, sharp=sharp_of(other)))
        for half, other in (halves, halves[::-1])
        for row in half
    ]


def tell_check(game: str, rows: Sequence[Called]) -> None:
    """Whether chances came true."""
    if len(rows) < 2:
        return
    sharp = sharp_of(rows)
    reading = replace(reading_of(game), sharp=sharp)
    doubt = doubt_of(rows, reading)
    print(f"\n{game}: {len(rows)} games; {sharp = :.2f}; {doubt = :.2f}")
    truth, public, crew = [], [], []
    for row, each in read_by_others(rows, reading):
        truth += called_by(row, each, row.truth[:-1])
        public += called_by(row, each, row.known[:-1])
        crew += [Came(row.number, each.sharpened(row.truth[-1]), row.came[-1])] * (game in SIDES)
    for name, found in (("by the truth", truth), ("by what is known", public), ("crew", crew)):
        tell_table(name, found)


def called_by(row: Called, reading: Reading, chances: Sequence[float]) -> list[Came]:
    """What chances are called, seat by seat, and what came."""
    return [
        Came(row.number, reading.sharpened(p), won)
        for p, won in zip(chances, row.came, strict=False)
    ]


def tell_table(name: str, found: Sequence[Came]) -> None:
    """Whether these chances came true, all in all, by tenths and where the goal is set."""
    if not found:
        return
    average = fmean(each.won for each in found)
    off = fmean((each.called - each.won) ** 2 for each in found)
    print(f"\n{name}: mean square error {off:.2f}, of the average {average * (1 - average):.2f}")
    print("\n| called | seats | mean | won |\n|---|---|---|---|")
    print("\n".join(table(found)))
    if around := [each for each in found if 0.25 <= each.called < 0.35]:
        print(f"| 25 to 35 % | {told_of(around)} |")


def belongs(row: Row, kind: type[Row], work: str) -> bool:
    """Whether a row is of this work, done or left out."""
    return row.kind == work if isinstance(row, LeftOut) else isinstance(row, kind)


def main() -> None:
    """Measure, or tell what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--num", type=int, default=500)
    parser.add_argument("--fit", action="store_true", help="note what chances are to be read from")
    parser.add_argument("--seconds", type=float, default=300.0, help="stop after so long")
    parser.add_argument("--longest", type=float, default=20.0, help="leave longer games out")
    parser.add_argument("--rows", type=Path, default=Path(".cache/calibration.jsonl"))
    given = parser.parse_args()
    kind, work = (Noted, note) if given.fit else (Called, call)
    rows = [row for row in kept(given.rows) if belongs(row, kind, work.__name__)]
    end = time.monotonic() + given.seconds
    while time.monotonic() < end:
        count = {game: sum(row.game == game for row in rows) for game in given.games}
        game = min(count, key=count.__getitem__)
        if count[game] >= given.num:
            break
        rows.append(in_time(work, game, count[game], given.longest))
        with given.rows.open("ab") as file:
            file.write(msgspec.json.encode(rows[-1]) + b"\n")
    for game in given.games:
        found = [row for row in rows if row.game == game]
        if left_out := sum(isinstance(row, LeftOut) for row in found):
            print(f"\n{game}: {left_out} of {len(found)} games left out")
        if given.fit:
            tell_fit(game, [row for row in found if isinstance(row, Noted)])
        else:
            tell_check(game, [row for row in found if isinstance(row, Called)])


if __name__ == "__main__":
    main()
