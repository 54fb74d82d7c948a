"""Random answers that can be given again: options are compared under the same circumstances."""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach.kernel import Choice, Pick

from .evaluations import Sensible

LENGTH = 8
"""How many draws are made; whoever needs more hears them again."""


class Echo:
    """Answers at random, but alike whenever it begins anew."""

    __slots__ = ("_count", "_draws", "_sensible", "_state")

    def __init__(self, random: Random, sensible: Sensible) -> None:
        self._draws = [random.random() for _ in range(LENGTH)]
        self._count = 0
        self._sensible = sensible
        self._state: Any = None

    def again(self, state: Any) -> Echo:
        """The same answers from the beginning, as far as they are sensible in this world."""
        self._count = 0
        self._state = state
        return self

    def __call__(self, question: Pick) -> Choice:
        """The next of the answers."""
        options = self._sensible(question, self._state)
        return options[self._next(len(options))]

    def _next(self, options: int) -> int:
        """The next draw, as the number of one of this many options."""
        self._count += 1
        return int(self._draws[self._count % LENGTH] * options)
