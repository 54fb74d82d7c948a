"""A bot that claims little and doubts what is more than likely."""

from __future__ import annotations

from hullbreach.bots import Bot, Chair
from hullbreach.kernel import Choice

from .components import NUMBERS
from .steps import OPEN

AVERAGE = sum(NUMBERS.gauges) / len(NUMBERS.gauges)


class CautiousBot:
    """Adds what gauges show on average to what its own one shows."""

    def choose(self, chair: Chair) -> Choice:
        """Open what is too much to believe, else claim as little as possible; in other games the default."""
        question = chair.question
        if question.prompt != "turn.claim":
            return question.options[0] if question.default is None else question.default
        view = chair.view()
        expected = view.gauge + AVERAGE * (sum(lives > 0 for lives in view.lives) - 1)
        if OPEN in question.options and view.claim > expected:
            return OPEN
        return next((option for option in question.options if option != OPEN), OPEN)


def make(_game: str, _seed: int | str, _more: str) -> Bot:
    """A bot for a seat of any game; it needs no seed, and nothing behind a colon."""
    return CautiousBot()
