"""Where a bot sits: its question, its view, and worlds it could believe in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, runtime_checkable

from msgspec.structs import replace

from hullbreach.kernel import Act, Choice, Game, Pick, Seat, Session, Spoken, Window

from .heard import NOTHING, Heard, Line
from .reasons import Reason

C = TypeVar("C", bound="Chair")


class Chair:
    """One seat of a table, as its bot sees it. There is no way from here to the truth."""

    __slots__ = ("_session", "heard", "seat")

    def __init__(self, session: Session[Any], seat: Seat, heard: Heard = NOTHING) -> None:
        self._session = session
        self.seat = seat
        self.heard = heard
        """What was said at the table, as far as the seat has heard it."""

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
        """A whole table that fits everything this seat knows; nobody looks on there."""
        world = self._session.fork(self.seat, seed)
        world.only_ways.listens = False
        return world

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._session.config.players

    def _again(self, kind: type[C]) -> C:
        """The same chair, as another kind of it."""
        return kind(self._session, self.seat, self.heard)

    # -- talk: open facts only ---------------------------------------------------------------------------------

    def stamp(self) -> tuple[int, ...]:
        """Where the table stands, as lines are stamped with it."""
        language = self.game.talk
        return () if language is None else language.stamp(self._session.state)

    def sayable(self) -> Callable[[Act], bool]:
        """Whether the seat could say something now."""
        language, s = self.game.talk, self._session.state
        if language is None or self._session.over or language.open(s, self.seat):
            return lambda _: False
        chips = language.chips(s, self.seat)
        return lambda act: any(chip.offers(act) for chip in chips)

    def meaning(self, line: Spoken) -> Spoken | None:
        """A line as what it claims or promises: a yes says what it agrees to."""
        language = self.game.talk
        if language is None or line.reply is None:
            return line
        asked = next((x for x in self.heard.lines if x.n == line.reply), None)
        act = None if asked is None or line.act.verb != "yes" else language.agreed(asked)
        return None if act is None else replace(line, act=act)


@runtime_checkable
class Bot(Protocol):
    """Chooses an option of the question its chair is asked."""

    def choose(self, chair: Chair) -> Choice:
        """One of `chair.question.options`."""


@runtime_checkable
class Speaks(Protocol):
    """A bot that talks: at windows, and when it is asked."""

    def speak(self, chair: Chair, window: Window) -> list[Line]:
        """What it says at this window."""

    def reply(self, chair: Chair) -> list[Line]:
        """What it answers to those who asked it something."""


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
