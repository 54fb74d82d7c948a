"""Guesses: what whoever only looks on is asked once a round, and which answer was right once nothing is hidden.

A game asks from what the public sees and from nothing else, so a question tells nothing. What was guessed is no part
of the game: it changes no state, no record and no chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from .epilogue import Epilogue, SeatEnd
from .questions import Seat

Guessed: TypeAlias = tuple[Seat, ...]
"""An answer: a seat, those of a team, or nobody."""
WINS = "wins"
"""The question who will win; every other one is who has turned by the end of the round."""
NOBODY_GUESSED: Guessed = ()
"""The answer that it is nobody."""


class Guess(Struct, frozen=True, gc=False):
    """A question to whoever looks on: `guess.ABOUT`."""

    about: str
    round: int
    """The round it belongs to: the last answer before its end counts."""
    answers: tuple[Guessed, ...]


def each_alone(seats: Iterable[Seat]) -> tuple[Guessed, ...]:
    """Every seat as an answer of its own."""
    return tuple((seat,) for seat in seats)


def all_or_nobody(seats: int) -> tuple[Guessed, ...]:
    """The answers where all win together or nobody does."""
    return (tuple(range(seats)), NOBODY_GUESSED)


def asked_of_watchers(about: str, round: int, answers: tuple[Guessed, ...]) -> Guess | None:
    """The question, if there is anything left to guess."""
    return Guess(about, round, answers) if len(answers) > 1 else None


def is_right(about: str, round: int, answer: Guessed, end: Epilogue) -> bool:
    """Whether a guess of that round was right, now that everything is told."""
    if about == WINS and not answer:
        return not any(row.won for row in end.seats)
    rows = [end.seats[seat] for seat in answer if seat < len(end.seats)]
    if len(rows) != len(answer) or not rows:
        return False
    return all(row.won if about == WINS else has_turned(row, round) for row in rows)


def has_turned(row: SeatEnd, round: int) -> bool:
    """Whether a seat had turned by the end of a round, or when it left the game before."""
    ways = [each.way for each in row.line or () if each.since <= round]
    lived = [way for way in ways if way in ("plain", "turned")]
    return bool(lived) and lived[-1] == "turned"
