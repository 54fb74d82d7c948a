"""The greedy bot: one step ahead, in worlds it could believe in."""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach.kernel import Choice, Seat, Session

from .beliefs import Worlds
from .chair import Chair
from .echo import Echo
from .evaluations import Terms, evaluation, final
from .reasons import HUNCH, ONLY, SECRET, Reason, because

MANY = 12
"""Of more options than this so many are looked at."""


class GreedyBot:
    """Tries every option in the worlds it believes in, lets the step run out, and takes what looks best."""

    def __init__(self, game: str, seed: int | str) -> None:
        self._evaluate = evaluation(game)
        self._random = Random(seed)
        self.reason: Reason = HUNCH

    def choose(self, chair: Chair) -> Choice:
        """The option with the best prospects; among equals any."""
        question = chair.question
        options = question.options
        if len(options) == 1:
            self.reason = ONLY
            return options[0]
        if len(options) > MANY:
            options = self._random.sample(options, MANY)
        hopes = [0.0] * len(options)
        worlds = Worlds(chair, self._random, looks=1)
        terms: list[Terms] = []
        for world in worlds.several(self._evaluate.worlds):
            terms = self._try(world, chair.seat, options, hopes)
        best = max(hopes)
        chosen = self._random.choice([i for i, hope in enumerate(hopes) if hope >= best - 1e-9])
        self.reason = SECRET if question.secret else because(terms[chosen], terms)
        return options[chosen]

    def _try(
        self, world: Session[Any], seat: Seat, options: Any, hopes: list[float]
    ) -> list[Terms]:
        """Try all options in one world and add up what they are worth.

        The others answer at random, but alike for every option.
        """
        echo = Echo(self._random)
        found = []
        for i, option in enumerate(options):
            trial = world.trial()
            trial.finish(seat, option, echo.again())
            terms = self._evaluate.terms(trial.state, seat)
            end = final(trial.game, trial.state, seat)
            hopes[i] += sum(terms.values()) if end is None else 2 * end
            found.append(terms)
        return found
