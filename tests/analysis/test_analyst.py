"""The race of an analysis with losses that are known: what is played on from, how often, and what is told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hullbreach.analysis import Analysis, Effort, Progress, analyse
from hullbreach.analysis.positions import decisions
from hullbreach.analysis.race import AT_ONCE, TOLD_AT_MOST, alike
from hullbreach.analysis.work import Trialled, Trying, move_of, play_options
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

GAME = replay(plan("specimen", ("random",) * 3, "analysed"), 0)
EFFORT = Effort(points=2, games=1, worlds=1, looks=1, candidates=99, rounds=60, truth=1)
LUCK = 0.05


class KnownLosses:
    """Carries out all work but playing on, of which it knows what comes on average."""

    def __init__(self, losses: dict[int, float], luck: float = LUCK) -> None:
        self.losses = losses
        self.luck = luck
        self.rounds: list[list[Trying]] = []

    def __call__(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        if work is not play_options:
            return map(work, tasks)
        self.rounds.append(list(tasks))
        return map(self._played, tasks)

    def _played(self, trying: Trying) -> Trialled:
        """What was chosen is behind its rivals by the loss, more or less."""
        move, options = trying.task.move, (move_of(trying.task).option, *trying.rivals)
        behind = [
            self.losses.get(move, 0.0)
            + Random(f"{trying.task.seed}/{move}/{n}").gauss(0.0, self.luck)
            for n in range(*trying.worlds)
        ]
        chosen = tuple([0.5 - each for each in behind])
        rows = (chosen, *[(0.5,) * len(behind) for _ in trying.rivals])
        return Trialled(move, options, rows, (1.0,) * len(behind))

    @property
    def worlds(self) -> dict[int, list[tuple[int, int]]]:
        """By move, the worlds that were played in."""
        found = defaultdict(list)
        for tasks in self.rounds:
            for each in tasks:
                found[each.task.move].append(each.worlds)
        return found


def raced(known: KnownLosses, seed: str = "1") -> tuple[list[Progress], Analysis]:
    *progress, last = analyse(GAME, seed, EFFORT, carry_out=known)
    assert isinstance(last, Analysis)
    return [each for each in progress if isinstance(each, Progress)], last


DEAR = {0: 0.31, 3: 0.34, 5: 0.37, 9: 0.4, 12: 0.43}
"""By move: two of every seat at most."""


def test_what_is_clear_is_played_on_from_in_the_first_worlds_only() -> None:
    known = KnownLosses(DEAR, luck=0.01)
    _, found = raced(known)
    assert [turning.move for turning in found.turnings] == [12, 9, 5, 3, 0], "the dearest first"
    assert {*known.worlds} == {*decisions(GAME)}
    assert [known.worlds[move] for move in DEAR] == [[(0, EFFORT.first)]] * 5
    assert len(known.rounds) == 1


def test_what_is_undecided_is_played_on_from_in_ever_new_worlds() -> None:
    """Five decisions are as dear as one another, and there are two places for them."""
    near = dict.fromkeys((9, 12, 14, 15, 16), 0.1)
    known = KnownLosses({0: 0.4, 3: 0.4, 5: 0.4, **near}, luck=0.1)
    raced(known)
    assert len(known.rounds) > 3
    assert all(len(tasks) <= AT_ONCE for tasks in known.rounds[1:])
    for parts in known.worlds.values():
        assert parts[0] == (0, EFFORT.first)
        assert [first for first, _ in parts[1:]] == [end for _, end in parts[:-1]]
        assert all(end - first == EFFORT.more for first, end in parts[1:])
    often = {move: len(parts) for move, parts in known.worlds.items()}
    assert min(often[move] for move in near) > max(often[move] for move in (0, 3, 5))


def test_a_race_ends_though_nothing_can_be_told_apart() -> None:
    known = KnownLosses(dict.fromkeys(decisions(GAME), 0.1))
    raced(known)
    assert len(known.rounds) == 1 + EFFORT.rounds


@pytest.mark.parametrize("luck", [0.01, LUCK])
def test_progress_never_goes_back_and_a_race_that_is_over_early_counts_as_run(luck: float) -> None:
    progress, _ = raced(KnownLosses(DEAR, luck))
    done = [each.done for each in progress]
    assert done == sorted(done)
    assert progress[-1].of >= done[-1] >= progress[-1].of - TOLD_AT_MOST


def test_another_seed_tells_the_same() -> None:
    """Losses of five points on average, and in every world as much luck."""
    held = 0
    for game in range(6):
        random = Random(f"game {game}")
        truth = {move: random.expovariate(20) - 0.02 for move in decisions(GAME)}
        first, second = (
            [turning.move for turning in raced(KnownLosses(truth), seed)[1].turnings]
            for seed in ("1", "2")
        )
        held += alike(first, second)
    assert held >= 5
