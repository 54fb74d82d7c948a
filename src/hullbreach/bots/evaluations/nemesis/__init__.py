"""What a position of Nemesis is worth: a plan for the Objective and the way home, and a body that gets there."""

from __future__ import annotations

from hullbreach.bots.evaluations import Terms
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, Ship
from hullbreach.kernel import Seat

from .body import danger, gear, illness, strain, wounds
from .habits import sensible
from .plans import prospects

__all__ = ["WORLDS", "sensible", "terms"]

WORLDS = 1

START = -0.40
PLAN = 1.05
SAFE = 0.12
DEATH = -0.85
CREW = 0.15
"""How much one cares for the others where all win or lose together."""


def terms(s: Ship, seat: Seat) -> Terms:
    """The plan, one's own body, what is in the room, and the state of the ship."""
    if seat == s.xeno:
        return {"_prey": -_standing(s, seat)}
    if s.where[seat] == DEAD:
        return {"body": DEATH, "_crew": CREW * _others(s, seat)}
    ill = illness(s, seat)
    found = {"_plan": START + PLAN * prospects(s, seat, _cards(s, seat), ill)}
    if s.where[seat] in (ASLEEP, ESCAPED):
        found["way_home"] = SAFE
    else:
        found["body"] = -wounds(s, seat)
        found["danger"] = -danger(s, seat)
        found["gear"] = gear(s, seat)
        found["_hull"] = -strain(s)
    if s.mode == "coop":
        found["_crew"] = CREW * _others(s, seat)
    return found


def _cards(s: Ship, seat: Seat) -> list[int]:
    """The Objectives one works for."""
    return s.objectives[seat]


def _others(s: Ship, seat: Seat) -> float:
    """How well the others are, one with another."""
    if s.n == 1:
        return 0.0
    return sum([_well(s, x) for x in range(s.n) if x != seat]) / (s.n - 1)


def _standing(s: Ship, seat: Seat) -> float:
    return _others(s, seat)


def _well(s: Ship, seat: Seat) -> float:
    """How alive somebody is."""
    if s.where[seat] == DEAD:
        return DEATH
    if s.where[seat] in (ASLEEP, ESCAPED):
        return 0.5
    return -wounds(s, seat) - danger(s, seat)
