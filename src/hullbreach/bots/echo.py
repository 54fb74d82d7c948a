"""Random answers that can be given again: options are compared under the same circumstances."""

from __future__ import annotations

from random import Random

from hullbreach.kernel import Choice, Pick

LENGTH = 8
"""So many draws are made; whoever needs more hears them again."""


class Echo:
    """Answers at random, but alike whenever it begins anew."""

    __slots__ = ("_count", "_draws")

    def __init__(self, random: Random) -> None:
        self._draws = [random.random() for _ in range(LENGTH)]
        self._count = 0

    def again(self) -> Echo:
        """The same answers from the beginning."""
        self._count = 0
        return self

    def __call__(self, question: Pick) -> Choice:
        """The next of the answers."""
        self._count += 1
        options = question.options
        return options[int(self._draws[self._count % LENGTH] * len(options))]
