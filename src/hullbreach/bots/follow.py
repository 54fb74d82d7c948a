"""What comes of an option when the seat's next question in the same step is answered well, not just anyhow.

Many games ask in two questions what a player thinks of as one thing: to move, and where to. An option is then worth as
much as the best answer to the second question, and whoever has found that answer need not look for it again.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from hullbreach.kernel import Choice, Pick, Seat

from .echo import Echo
from .evaluations import Sensible

Plan: TypeAlias = tuple[str, Choice]
"""A question one expects to be asked next, and what one means to answer."""


class FollowUps(Echo):
    """Answers like an echo, but tries the options of the seat's own next question one after the other."""

    __slots__ = ("_met", "_most", "_seat", "_turn", "plan")

    def __init__(self, random: Random, sensible: Sensible, seat: Seat, most: int) -> None:
        super().__init__(random, sensible)
        self._seat = seat
        self._most = most
        self._turn = 0
        self._met = 1
        self.plan: Plan | None = None

    def first(self) -> None:
        """Begin with the first option of whatever will be asked."""
        self._turn = 0

    def again(self, state: Any) -> FollowUps:
        """The same answers from the beginning."""
        self._count = 0
        self._state = state
        self._met = 1
        self.plan = None
        return self

    def more(self) -> bool:
        """Go on to the next option of the question that was met; whether there is one."""
        self._turn += 1
        return self._turn < self._met

    @property
    def last(self) -> bool:
        """Whether no further option of that question is to be tried; it is the same one every time."""
        return self._turn + 1 >= self._met

    def __call__(self, question: Pick) -> Choice:
        """The option whose turn it is, for the first question of the seat's own; else any."""
        options = self._sensible(question, self._state)
        number = self._next(len(options))
        own = self._most and question.seat == self._seat and self.plan is None
        if not own or len(options) < 2:
            return options[number]
        self._met = min(self._most, len(options))
        option = options[(number + self._turn) % len(options)]
        self.plan = (question.prompt, option)
        return option
