"""What a crew of 1-3 players need not think about: who has the keys goes to a vehicle that is ready, and starts it."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.the_thing.components import VEHICLES
from hullbreach.games.the_thing.coop.actions import USE
from hullbreach.games.the_thing.pieces import DORMITORY
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Choice, Pick


def placing(question: Pick, s: Base) -> Sequence[Choice]:
    """Who can start a vehicle goes there, and one of the others where a die can be turned for them."""
    options = question.options
    ready = [place for place in VEHICLES if s.ready(place) and place in options]
    drivers = [i for i in s.present() if s.holds(i, "keys")]
    if not ready or not drivers:
        return options
    who = next(i for i in s.present() if s.name(i) == question.about["figure"])
    if who in drivers:
        return ready
    return [DORMITORY] if DORMITORY in options else options


def acting(question: Pick, s: Base) -> Sequence[Choice]:
    """Who stands with keys at a vehicle that is ready starts it."""
    if USE in question.options and can_leave(s, s.actor):
        return [USE]
    return question.options


def can_leave(s: Base, i: int) -> bool:
    """Whether somebody with keys is at a vehicle that is ready."""
    return i >= 0 and s.ready(s.figures[i].place) and s.holds(i, "keys")
