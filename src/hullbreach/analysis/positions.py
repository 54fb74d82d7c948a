"""The moments of a recorded game that are looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hullbreach import games
from hullbreach.kernel import NATURE, Choice, Replay, Seat, Session, follow


class AnswerGiven(NamedTuple):
    """An answer about to be given; the session goes on afterwards and has to be cloned to be kept."""

    number: int
    session: Session[Any]
    seat: Seat
    option: Choice


def answers(replay: Replay) -> list[tuple[Seat, Choice]]:
    """Everything that seats have chosen."""
    first = 0 if replay.base is None else replay.base.step
    return [entry for step in replay.steps[first:] for entry in step.answers if entry[0] != NATURE]


def moves(replay: Replay) -> Iterator[AnswerGiven]:
    """Every answer of a game, with the session as it stood before it."""
    sessions = follow(games.find(replay.game), replay)
    for number, (seat, option) in enumerate(answers(replay)):
        yield AnswerGiven(number, next(sessions), seat, option)


def boundaries(replay: Replay) -> list[int]:
    """The moves before which a step begins: nothing hidden has been learnt there that is not in the state."""
    return [m.number for m in moves(replay) if not m.session.answers and not m.session.pending]


def decisions(replay: Replay) -> list[int]:
    """The moves at which there was a choice."""
    return [m.number for m in moves(replay) if len(m.session.asked[m.seat].options) > 1]


def evenly(numbers: list[int], count: int) -> list[int]:
    """As many of them, evenly spread, the first and the last among them."""
    if len(numbers) <= count:
        return numbers
    last = len(numbers) - 1
    return [numbers[round(place * last / (count - 1))] for place in range(count)]


def at(replay: Replay, wanted: int) -> AnswerGiven:
    """The move of this number."""
    for move in moves(replay):
        if move.number == wanted:
            return move
    raise IndexError(wanted)
