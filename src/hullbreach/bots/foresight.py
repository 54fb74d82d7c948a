"""Foresight: the few options that look best are compared by what becomes of them.

Where luck soon covers everything a tree over single answers sees too little. So the search first looks at all options
as the greedy bot does, but in many worlds. Then it plays on from the best few, everybody answering as greedy would,
a good deal further than the end of the step, and values what it finds there. The rivals meet in the same world with
the same luck, so that only what they themselves change counts.

A difference is noisy even so. The option that looked best is left for another only if that one did better by more than
chance explains: whoever goes by every small difference plays no better than the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from hullbreach.kernel import BranchingTrial, Choice, Seat, Session, key_of

from .beliefs import Worlds
from .budget import Budget
from .echo import Echo
from .evaluations import Evaluation
from .tree import Spread
from .trying import TRIED_AT_MOST, OptionTrials

LOOKS, FIRST_SHARE = 6, 0.5
"""How many worlds the first look is at; it takes no more than this share of the budget."""
PLAYED_ON = 3
"""How many options are played on from."""
ENOUGH = 8
"""Fewer rounds than this say nothing."""
SURE = 1.0
"""How many standard errors an option must be ahead by to be taken."""
BLUR = 0.1
"""An evaluation is not exact: what it says of a position is off by as much as this."""


class Lead(Spread):
    """By how much an option did better than another, time and again."""

    __slots__ = ()

    @property
    def verdict(self) -> int:
        """Whether it is surely ahead (1) or not ahead at all (-1), or nobody can tell yet."""
        if self.count < ENOUGH:
            return 0
        if self.mean <= 0:
            return -1
        error = sqrt((self.width**2 + BLUR**2) / (self.count - 1))
        return int(self.mean > SURE * error)


class Foresight:
    """Chooses by playing on."""

    def __init__(self, evaluate: Evaluation, random: Random, budget: Budget) -> None:
        self._evaluate = evaluate
        self._random = random
        self._budget = budget
        self._trials = OptionTrials(evaluate, random)

    def choose(self, worlds: Worlds, seat: Seat, options: Sequence[Choice]) -> Choice:
        """The option that looks best, or one that turned out better."""
        self._budget.begin()
        best, *rivals = self._at_first_sight(worlds, seat, options)
        leads = {option: Lead() for option in rivals}
        while leads and self._budget.spent < 1:
            self._meet(worlds.draw(len(leads) + 1), seat, best, leads)
            leads = {option: lead for option, lead in leads.items() if lead.verdict >= 0}
        better = {option: lead.mean for option, lead in leads.items() if lead.verdict > 0}
        return max(better, key=better.__getitem__, default=best)

    def _at_first_sight(
        self, worlds: Worlds, seat: Seat, options: Sequence[Choice]
    ) -> list[Choice]:
        """The options worth a second look, the best first."""
        options = self._random.sample(options, min(len(options), TRIED_AT_MOST))
        hopes = dict.fromkeys(options, 0.0)
        for _ in range(LOOKS):
            world, weight = worlds.deal()
            for option, found in zip(
                options, self._trials.try_out(world, seat, options), strict=True
            ):
                hopes[option] += weight * found.hope
                self._budget.spend()
            if self._budget.spent >= FIRST_SHARE:
                break
        return sorted(options, key=hopes.__getitem__, reverse=True)[:PLAYED_ON]

    def _meet(
        self, world: Session[Any], seat: Seat, best: Choice, leads: dict[Choice, Lead]
    ) -> None:
        """Play on from all of them in one world with the same luck."""
        luck = self._random.getrandbits(48)
        value = self._play_on(world, luck, seat, best)
        for option, lead in leads.items():
            lead.add(self._play_on(world, luck, seat, option) - value)

    def _play_on(self, world: Session[Any], luck: int, seat: Seat, option: Choice) -> float:
        """What has become of an option some answers later."""
        line, random = world.branching(luck), Random(luck)
        line.answer(seat, option)
        evaluate = self._evaluate
        for _ in range(evaluate.answers_ahead(world.config.players)):
            if not line.asked:
                break
            answer(line, evaluate, random)
        line.trial.play_out(Echo(random, evaluate.sensible).again(line.state), 0)
        self._budget.spend()
        return evaluate.worth(world.game, line.state, seat)


def answer(line: BranchingTrial[Any], evaluate: Evaluation, random: Random) -> None:
    """Answer the next question as greedy would who takes this world for the true one, or one it could believe in."""
    seat, pick = next(iter(line.asked.items()))
    mind = line
    if evaluate.own_eyes and len(evaluate.sensible(pick, None)) > 1:
        mind = line.imagined(seat, random.getrandbits(48))
    options = evaluate.sensible(pick, mind.state)
    if len(options) == 1:
        line.answer(seat, options[0])
        return
    luck, echo = key_of(random.getrandbits(48)), Echo(random, evaluate.sensible)
    tried = random.sample(options, min(len(options), TRIED_AT_MOST))

    def hope(option: Choice) -> float:
        last = mind is not line and option is tried[-1]
        trial = mind.last_branch(luck) if last else mind.branch(luck)
        trial.finish(seat, option, echo.again(trial.state))
        return evaluate.worth(trial.game, trial.state, seat)

    line.answer(seat, max(tried, key=hope))
