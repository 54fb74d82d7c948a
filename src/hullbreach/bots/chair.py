"""Where a bot sits: its question, its view, and worlds it could believe in."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from hullbreach.kernel import Choice, Game, Pick, Seat, Session

from .reasons import Reason


class Chair:
    """One seat of a table, as its bot sees it. There is no way from here to the truth."""

    __slots__ = ("_session", "seat")

    def __init__(self, session: Session[Any], seat: Seat) -> None:
        self._session = session
        self.seat = seat

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self._session.game

    @property
    def question(self) -> Pick:
        """What the seat is asked."""
        return self._session.asked[self.seat]

    def view(self) -> Any:
        """What the seat sees."""
        return self._session.view(self.seat)

    def fork(self, seed: int | str | bytes) -> Session[Any]:
        """A whole table that fits everything this seat knows."""
        return self._session.fork(self.seat, seed)


@runtime_checkable
class Bot(Protocol):
    """Chooses an option of the question its chair is asked."""

    def choose(self, chair: Chair) -> Choice:
        """One of `chair.question.options`."""


@runtime_checkable
class Blind(Protocol):
    """A bot that needs nothing but the question, and so can play without a table around it."""

    def pick(self, question: Pick) -> Choice:
        """One of the question's options."""


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why it chose as it did."""

    reason: Reason
    """Of its last choice."""
