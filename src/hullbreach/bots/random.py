"""The random bot: every option is equally likely."""

from __future__ import annotations

from random import Random

from hullbreach.kernel import Choice, Pick

from .chair import Chair


class RandomBot:
    """Chooses without looking."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair) -> Choice:
        """Any option of the question."""
        return self.pick(chair.question)

    def pick(self, question: Pick) -> Choice:
        """Any option, each as likely as the others."""
        options = question.options
        return options[int(self._random() * len(options))]
