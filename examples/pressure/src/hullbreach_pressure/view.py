"""What a seat may see."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.kernel import Seat

from .state import Engine


class EngineView(Struct):
    """The table as one reader sees it."""

    turn: Seat
    claim: int
    claimer: Seat
    most: int
    lives: list[int]
    opened: list[int]
    me: Seat | None
    gauge: int | None
    """What the reader's own gauge shows."""


def view(s: Engine, seat: Seat | None) -> EngineView:
    """Build up what this seat (or, for None, the public) may see, from nothing."""
    return EngineView(
        turn=s.turn,
        claim=s.claim,
        claimer=s.claimer,
        most=s.most(),
        lives=list(s.lives),
        opened=list(s.opened),
        me=seat,
        gauge=None if seat is None or not s.hands[seat] else s.gauge(seat),
    )
