"""Trying options out in one world: each is played to the end of the step, and what is found is valued."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from hullbreach.kernel import Choice, Seat, Session, Trial

from .evaluations import Evaluation, Terms, final
from .follow import FollowUps, Plan

TRIED_AT_MOST = 12
"""Of more options than this only as many are tried, drawn at random."""


class Found(NamedTuple):
    """What came of an option in one world."""

    hope: float
    terms: Terms
    plan: Plan | None


class OptionTrials:
    """Tries all options in one world; the others answer at random, but alike for every option."""

    def __init__(self, evaluate: Evaluation, random: Random) -> None:
        self._evaluate = evaluate
        self._random = random

    def try_out(self, world: Session[Any], seat: Seat, options: Sequence[Choice]) -> list[Found]:
        """What comes of each option; the world is of no use afterwards."""
        most = self._evaluate.follow
        follow = FollowUps(self._random, self._evaluate.sensible, seat, most)
        *before, last = options
        if most:
            found = [self._best(world, seat, option, follow) for option in before]
            return [*found, self._best(world, seat, last, follow, True)]
        found = [self._one(world.trial(), seat, option, follow) for option in before]
        return [*found, self._one(world.last_trial(), seat, last, follow)]

    def _best(
        self, world: Session[Any], seat: Seat, option: Choice, follow: FollowUps, last: bool = False
    ) -> Found:
        """The best that can be made of an option; after the last one the world is not needed any more."""
        follow.first()
        best = self._one(world.trial(), seat, option, follow)
        while follow.more():
            trial = world.last_trial() if last and follow.last else world.trial()
            found = self._one(trial, seat, option, follow)
            if found.hope > best.hope:
                best = found
        return best

    def _one(self, trial: Trial[Any], seat: Seat, option: Choice, follow: FollowUps) -> Found:
        """What comes of an option in this trial."""
        trial.finish(seat, option, follow.again(trial.state))
        terms = self._evaluate.terms(trial.state, seat)
        end = final(trial.game, trial.state, seat)
        return Found(sum(terms.values()) if end is None else 2 * end, terms, follow.plan)
