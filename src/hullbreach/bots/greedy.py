"""The greedy bot: one step ahead, in worlds it could believe in."""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach.kernel import Choice, Pick, Session

from .beliefs import Worlds
from .chair import Chair
from .evaluations import Terms, evaluation
from .follow import Plan
from .reasons import HUNCH, ONLY, SECRET, Reason, because
from .trying import TRIED_AT_MOST, Found, OptionTrials


class GreedyBot:
    """Tries every option in the worlds it believes in, lets the step run out, and takes what looks best."""

    def __init__(self, game: str, seed: int | str) -> None:
        self._evaluate = evaluation(game)
        self._random = Random(seed)
        self._trials = OptionTrials(self._evaluate, self._random)
        self._plan: Plan | None = None
        self._reason: Reason | None = HUNCH
        self._compared: tuple[Terms, list[Terms]] = ({}, [])

    @property
    def reason(self) -> Reason:
        """Of the last choice; it is looked for when somebody asks."""
        if self._reason is None:
            self._reason = because(*self._compared)
        return self._reason

    def choose(self, chair: Chair) -> Choice:
        """The option with the best prospects; among equals any."""
        question = chair.question
        options = self._evaluate.sensible(question, None)
        plan, self._plan = self._plan, None
        if len(options) == 1:
            self._reason = ONLY
            return options[0]
        if plan is not None and plan[0] == question.prompt and plan[1] in options:
            self._reason = SECRET if question.secret else self._reason
            return plan[1]
        return self._best_of(chair, question)

    def _best_of(self, chair: Chair, question: Pick) -> Choice:
        """Look at the options in every world, and weigh what is found by how likely the world is."""
        worlds = self._worlds(chair, question.prompt)
        options = self._evaluate.sensible(question, worlds[0][0].state)
        if len(options) == 1:
            self._reason = SECRET if question.secret else HUNCH
            return options[0]
        if len(options) > TRIED_AT_MOST:
            options = self._random.sample(options, TRIED_AT_MOST)
        hopes = [0.0] * len(options)
        found: list[Found] = []
        for world, weight in worlds:
            found = self._trials.try_out(world, chair.seat, options)
            hopes = [hope + weight * f.hope for hope, f in zip(hopes, found, strict=True)]
        best = max(hopes)
        chosen = self._random.choice([i for i, hope in enumerate(hopes) if hope >= best - 1e-9])
        self._plan = found[chosen].plan
        self._reason = SECRET if question.secret else None
        self._compared = (found[chosen].terms, [f.terms for f in found])
        return options[chosen]

    def _worlds(self, chair: Chair, prompt: str) -> list[tuple[Session[Any], float]]:
        """Worlds to look at, and how likely each is beside the others; with one there is nothing to weigh."""
        count = self._evaluate.grave.get(prompt, self._evaluate.worlds)
        if count == 1:
            return [(chair.fork(self._random.getrandbits(48)), 1.0)]
        beliefs = Worlds(chair, self._random)
        return [beliefs.deal() for _ in range(count)]
