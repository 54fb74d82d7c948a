"""Presents in the lounge: a thing goes to whoever can do more with it."""

from __future__ import annotations

from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

TRUSTED = 0.35
"""Who is less likely an alien than this is given the cable."""


def best_gift(s: Base, seat: Seat) -> tuple[int, str] | None:
    """Who should be given what: the keys for whoever drives, the cable for whoever has the flamethrower."""
    driver = _driver(s, seat)
    if driver is not None:
        return driver, "keys"
    tester = _tester(s, seat)
    return None if tester is None else (tester, "cable")


def _driver(s: Base, seat: Seat) -> int | None:
    """Somebody proven to be human drives; as long as nobody is, whoever has found the keys."""
    if s.figures[seat].disc == GREEN_FIELD or not s.holds(seat, "keys"):
        return None
    return next((i for i in s.present() if s.figures[i].disc == GREEN_FIELD), None)


def _tester(s: Base, seat: Seat) -> int | None:
    """With the cable the flamethrower tests anybody, as often as it has reloads; one's own is good enough."""
    if s.figures[seat].flames or not s.holds(seat, "cable"):
        return None
    armed = [i for i in s.present() if s.figures[i].flames]
    doubts = odds(s, seat) if armed else []
    return next((i for i in armed if doubts[i] < TRUSTED), None)
