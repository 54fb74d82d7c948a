"""The epilogue: what everybody is told when a game is over and nothing is hidden any more.

Nothing of it lies in the state. A finished game is followed once more from its record, and the game's `epilogue`
chapter looks on: who was what and since when, what each goal asked for and whether it was met, who died of what, and
the moments that decided it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Literal, TypeAlias

from msgspec import Struct

from .errors import BadSave
from .events import Event
from .game import Game, S
from .questions import Seat
from .replay import Replay, follow

Way: TypeAlias = Literal["plain", "turned", "asleep", "gone"]
"""How somebody lives: as at the start, as something else, asleep, or no longer."""


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message and its facts."""

    key: str
    facts: Mapping[str, Any] = {}


class Condition(Struct, frozen=True, omit_defaults=True):
    """One thing a goal asked for."""

    words: Phrase
    met: bool
    joined: Literal["", "and", "or"] = ""
    """How it belongs to the one before."""
    when: int = 0
    """The round in which it came true for good; 0 where there is none to name."""


class Stretch(Struct, frozen=True):
    """From a round on somebody lived like this."""

    since: int
    way: Way


class Sign(Struct, frozen=True):
    """A mark on a line of life: what happened, by a word a client has a picture for."""

    at: int
    what: str


class Curve(Struct, frozen=True):
    """A number of a seat, for every turn."""

    what: str
    values: tuple[int, ...]


class SeatEnd(Struct, frozen=True, omit_defaults=True):
    """How the game ended for one seat."""

    seat: Seat
    won: bool
    verdict: Phrase
    """What decided it for them, after "Won:" or "Lost:"; its text says one sentence more."""
    part: Phrase
    """Whom they played."""
    role: Phrase
    """What they were or wanted, turned open."""
    fate: Phrase
    """How they ended, in two or three words."""
    alive: bool = True
    conditions: tuple[Condition, ...] = ()
    account: tuple[Phrase, ...] = ()
    """What became of them, in sentences."""
    cards: tuple[tuple[str, int], ...] = ()
    """What they held, with how many of each."""
    line: tuple[Stretch, ...] = ()
    signs: tuple[Sign, ...] = ()
    curves: tuple[Curve, ...] = ()


class KeyMoment(Struct, frozen=True):
    """A moment that decided something; the replay opens there."""

    answer: int
    """After how many answers it came."""
    step: int
    when: int
    """The round or turn."""
    what: str
    """A word a client has a picture for."""
    words: Phrase
    """Its text says one sentence more."""


class Epilogue(Struct, frozen=True):
    """The end of a game as everybody may know it."""

    unit: Literal["round", "turn"]
    length: int
    """How many rounds or turns it took."""
    verdict: Phrase
    """What decided it, for whoever looked on; its text says one sentence more."""
    seats: tuple[SeatEnd, ...]
    moments: tuple[KeyMoment, ...]
    """At most three, in the order of time."""


class Passed(Struct, Generic[S]):
    """A game followed once more, just after an answer."""

    state: S
    """The whole truth at this moment; it changes when the game is followed further."""
    events: list[Event]
    answer: int
    step: int


def passed(game: Game[S], replay: Replay) -> Iterator[Passed[S]]:
    """The recorded game, one answer after another."""
    for answer, session in enumerate(follow(game, replay)):
        yield Passed(session.state, session.events, answer, session.steps)


def epilogue_of(game: Game[S], replay: Replay) -> Epilogue:
    """The epilogue of a recorded game, or BadSave where there is none."""
    if replay.result is None:
        raise BadSave("the game was not played to its end")
    if game.epilogue is None:
        raise BadSave(f"{game.name} tells no epilogue")
    return game.epilogue(passed(game, replay))
