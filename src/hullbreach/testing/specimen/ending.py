"""Who has won."""

from __future__ import annotations

from hullbreach.kernel import Result, Seat

from .state import Crew


def is_out(s: Crew, seat: Seat) -> bool:
    """S-14: whether a seat was eliminated."""
    return s.lives[seat] == 0


def score(s: Crew) -> Result:
    """S-16: humans win if the aliens are gone or outnumbered at the end, else the aliens."""
    humans = s.ending in ("cleared", "rescued")
    winners = tuple(seat for seat in range(s.players) if s.alien[seat] != humans)
    return Result(s.ending, winners, tuple(int(x in winners) for x in range(s.players)))
