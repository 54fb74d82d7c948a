"""Whether chances come true: of all positions whose chance is called 30 per cent, about 30 in a hundred should be won.

`python bench/calibration.py --num 600` records games between greedy bots, takes one position of each at random, and
plays on from it as an analysis of the usual effort does: with everything as it was, and (in every third game) by what
everybody could know. Every position is a line of `--rows`, so that a run can be stopped, taken up and told again: the
table says, for every band of chances, how many seats were in it and how many of them won their game. The first hundred
games are left out of it: `--fit` fits to them what chances are drawn towards (`hullbreach/analysis/data/priors.toml`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import lgamma, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from hullbreach.analysis import Effort
from hullbreach.analysis.playing import play_on, with_other_luck
from hullbreach.analysis.positions import at, boundaries
from hullbreach.analysis.priors import Prior, prior_of
from hullbreach.analysis.shapes import drawn_to, estimate
from hullbreach.analysis.work import known
from hullbreach.kernel import Session
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 5, "nemesis": 3}
BANDS = 10
GAMES = Effort().games
FITTED = 100
"""The games that priors are fitted to and tables leave out."""
PUBLIC = 3
"""In one game of so many it is also asked how it stands by what everybody can know."""


class Position(msgspec.Struct):
    """A position of a recorded game: how often each seat won from there, and who won in fact."""

    game: str
    number: int
    move: int
    won: list[int]
    played: int
    winners: list[int]
    known: list[float] = []
    """Every seat's share of the worlds anybody could believe in, by weight."""
    many: float = 0.0
    """How many worlds of equal weight these are worth."""


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
    found = Position(game, number, move, won, GAMES, list(recorded.result.winners))
    if number % PUBLIC == 0:
        look_from_outside(found, session)
    return found


def look_from_outside(found: Position, session: Session[Any]) -> None:
    """Add how it stands by what everybody can know."""
    played, weights = known(session, GAMES, f"calibration/{found.number}/known")
    total = sum(weights)
    if total:
        found.known = [
            sum(w for game, w in zip(played, weights, strict=True) if seat in game.winners) / total
            for seat in range(len(found.won))
        ]
        found.many = total**2 / sum(w * w for w in weights)


def kept(path: Path) -> list[Position]:
    """What was measured so far; a line that was cut off is dropped and measured again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole, _, cut_off = (path.read_bytes() if path.exists() else b"").rpartition(b"\n")
    if cut_off:
        path.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Position) for line in whole.splitlines()]


def by_truth(rows: list[Position], prior: Prior) -> Iterator[tuple[float, bool]]:
    """What every seat's chance is called with everything as it was, and whether it won."""
    for row in rows:
        for seat, won in enumerate(row.won):
            values = [1.0] * won + [0.0] * (row.played - won)
            yield estimate(values, prior=prior).mean, seat in row.winners


def by_known(rows: list[Position], prior: Prior) -> Iterator[tuple[float, bool]]:
    """The same by what everybody could know."""
    for row in rows:
        for seat, share in enumerate(row.known):
            yield drawn_to(prior, share, 0.0, row.many).mean, seat in row.winners


def likelihood(rows: list[Position], prior: Prior) -> float:
    """How well wins of games played on fit chances that lie as the prior says (beta-binomial)."""
    high, low = prior.mean * prior.games, (1 - prior.mean) * prior.games
    flat = lgamma(prior.games) - lgamma(high) - lgamma(low)
    return sum(
        flat
        + lgamma(won + high)
        + lgamma(row.played - won + low)
        - lgamma(row.played + prior.games)
        for row in rows
        for won in row.won
    )


def fitted(rows: list[Position]) -> Prior:
    """The prior that fits best."""
    means = [mean / 50 for mean in range(1, 50)]
    return max(
        (Prior(mean, games / 10) for mean in means for games in range(2, 60)),
        key=lambda prior: likelihood(rows, prior),
    )


def table(found: list[tuple[float, bool]]) -> Iterator[str]:
    """The bands of one game."""
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
    parser.add_argument("--num", type=int, default=600)
    parser.add_argument("--fit", action="store_true", help="fit priors to the first games")
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
        tell(game, [row for row in rows if row.game == game], given.fit)


def tell(game: str, rows: list[Position], fit: bool) -> None:
    """What was found, of games that nothing was fitted to."""
    if fit:
        print(f"{game}: {fitted([row for row in rows if row.number < FITTED])}")
    rows = [row for row in rows if row.number >= FITTED]
    prior = prior_of(game)
    for name, found in (("truth", by_truth(rows, prior)), ("known", by_known(rows, prior))):
        print(f"\n{game}, by the {name}: {len(rows)} games\n")
        print("| called | seats | mean | won |\n|---|---|---|---|")
        print("\n".join(table(list(found))))


if __name__ == "__main__":
    main()
