"""Which decisions are told, and from which ones to play on so that another seed would tell the same.

Playing on from every decision alike wastes most of it: what costs nothing is soon seen, and the dearest one, too. What
comes and goes from seed to seed are the decisions around the last place. So it is drawn, from what is known so far,
what other seeds might have found; decisions that some of them tell and others do not are played on from in more
worlds, until nearly all of them would tell the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from hullbreach.kernel import Seat

from .shapes import Estimate

TOLD_AT_MOST, OF_ONE_SEAT = 5, 2
"""How many decisions are told; beyond so many of one seat, each counts for half as much as the one before."""
BEYOND_DOUBT, LEAST = 2.0, 0.01
"""How many standard errors a loss must be larger than to be told, and how large at least."""
AGAIN = 0.8
"""The share of the decisions told that another seed must tell, too."""
SEEDS, ENOUGH = 100, 0.9
"""How many other seeds are drawn, and how many of them must tell the same for the race to be over."""
FURTHER = sqrt(2)
"""What another seed finds is as far from the truth as what this one has found."""
AT_ONCE = 8
"""How many decisions are played on from before it is looked again."""


class Runner(NamedTuple):
    """A decision in the race."""

    move: int
    seat: Seat
    loss: Estimate


class Race(NamedTuple):
    """How the race stands."""

    again: float
    """How likely another seed tells the same."""
    undecided: tuple[int, ...]
    """The moves of decisions that other seeds might tell or not, the most doubtful first."""

    @property
    def over(self) -> bool:
        """Whether playing on would hardly change what is told."""
        return self.again >= ENOUGH or not self.undecided


def matters(loss: Estimate) -> bool:
    """Whether a loss is no whim of chance, and no trifle."""
    return loss.mean > max(LEAST, BEYOND_DOUBT * loss.error)


def told(runners: Iterable[Runner]) -> list[int]:
    """The moves of the decisions that mattered most, the dearest first; many of one seat count for less and less."""
    dear = sorted([r for r in runners if matters(r.loss)], key=lambda r: -r.loss.mean)
    of_seat = Counter[Seat]()
    counted: list[tuple[float, int]] = []
    for runner in dear:
        of_seat[runner.seat] += 1
        beyond = max(0, of_seat[runner.seat] - OF_ONE_SEAT)
        counted.append((-runner.loss.mean / 2**beyond, runner.move))
    kept = {move for _, move in sorted(counted)[:TOLD_AT_MOST]}
    return [runner.move for runner in dear if runner.move in kept]


def alike(some: Sequence[int], others: Sequence[int]) -> bool:
    """Whether both tell the same, save for one of five."""
    return len({*some} & {*others}) >= AGAIN * max(len(some), len(others))


def race_of(runners: Sequence[Runner], seed: str) -> Race:
    """How likely another seed tells the same, and what is undecided."""
    random, now = Random(seed), told(runners)
    often = Counter[int]()
    same = 0
    for _ in range(SEEDS):
        found = told([_by_another_seed(runner, random) for runner in runners])
        often.update(found)
        same += alike(now, found)
    doubtful = [r.move for r in runners if 0 < often[r.move] < SEEDS]
    doubtful.sort(key=lambda move: abs(often[move] - SEEDS / 2))
    return Race(same / SEEDS, tuple(doubtful))


def _by_another_seed(runner: Runner, random: Random) -> Runner:
    """What another seed might find about the same decision."""
    mean, error = runner.loss.mean, runner.loss.error
    return runner._replace(loss=Estimate(random.gauss(mean, FURTHER * error), error))
