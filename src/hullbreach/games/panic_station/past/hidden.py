"""The hidden state of a game in one number: who is infected, who drew the host card, where the spent antidote is.

Where the eyes get to know it later, the infection cards in a hand are counted in it too.
"""

from __future__ import annotations

from hullbreach.kernel import Seat

SEATS = 6
HOST, CURE, HELD = SEATS, SEATS + 3, SEATS + 6
"""Where in a state the seat (from 1) stands that has drawn the host card, and the one with the spent antidote.

After them come six bits for each seat: how many infection cards of their own colour (two bits) and of others (four)
they hold, if that is counted.
"""
EVERYBODY = (1 << SEATS) - 1


def is_infected(state: int, seat: Seat) -> bool:
    """Whether a player is infected in a state."""
    return bool(state >> seat & 1)


def host_of(state: int) -> Seat:
    """Who has drawn the host card, if anybody."""
    return (state >> HOST & 7) - 1


def cured_by(state: int) -> Seat:
    """Who holds the spent antidote, if it is spent."""
    return (state >> CURE & 7) - 1


def own_left(state: int, seat: Seat) -> int:
    """How many infection cards of their own somebody holds, if that is counted."""
    return state >> HELD + 6 * seat & 3


def foreign_held(state: int, seat: Seat) -> int:
    """How many infection cards of others somebody holds, if that is counted."""
    return state >> HELD + 6 * seat + 2 & 15


def holding(seat: Seat, own: int, foreign: int) -> int:
    """What infection cards in a hand add to a state."""
    return own + 4 * foreign << HELD + 6 * seat


def uncounted(state: int, seat: Seat) -> int:
    """A state in which the infection cards of somebody are counted no more."""
    return state & ~(63 << HELD + 6 * seat)


def spent_with(state: int, seat: Seat) -> int:
    """A state in which somebody has got the antidote, which is spent now."""
    return state & ~(7 << CURE) | seat + 1 << CURE
