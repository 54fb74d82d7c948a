"""What a position of Nemesis is worth: a plan for the Objective and the way home, and a body that gets there."""

from __future__ import annotations

from math import exp

from hullbreach.bots.evaluations import Terms
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, Ship
from hullbreach.kernel import Seat

from .body import danger, gear, illness, strain, wounds
from .habits import sensible
from .plans import prospects

__all__ = ["WORLDS", "sensible", "terms"]

WORLDS = 1

SAFE = 0.3
"""What it is worth to be out of all danger."""
DEATH = -5.0
CREW = 0.3
"""How much one cares for the others where all win or lose together."""
CURVE = 0.5
"""All terms are logarithms of chances; a value is twice the chance less one, with small chances drawn apart."""


def terms(s: Ship, seat: Seat) -> Terms:
    """The plan, one's own body, what is in the room, and the state of the ship."""
    if seat == s.xeno:
        return {"_prey": -_others(s, seat) / 5}
    found = _logarithms(s, seat)
    if s.mode == "coop":
        found["_crew"] = CREW * _others(s, seat)
    total = sum(found.values())
    worth = 2 * exp(CURVE * max(DEATH, total)) - 1
    found["_plan"] += worth - total
    return found


def _logarithms(s: Ship, seat: Seat) -> dict[str, float]:
    """By how much each thing raises or lowers the chance to win."""
    if s.where[seat] == DEAD:
        return {"_plan": 0.0, "body": DEATH}
    plan = prospects(s, seat, s.objectives[seat], illness(s, seat))
    if s.where[seat] in (ASLEEP, ESCAPED):
        return {"_plan": plan, "way_home": SAFE}
    return {
        "_plan": plan,
        "body": -wounds(s, seat),
        "danger": -danger(s, seat),
        "gear": gear(s, seat),
        "_hull": -strain(s),
    }


def _others(s: Ship, seat: Seat) -> float:
    """How well the others are, one with another."""
    if s.n == 1:
        return 0.0
    return sum([_well(s, x) for x in range(s.n) if x != seat]) / (s.n - 1)


def _well(s: Ship, seat: Seat) -> float:
    """How alive somebody is."""
    if s.where[seat] == DEAD:
        return DEATH
    if s.where[seat] in (ASLEEP, ESCAPED):
        return 1.0
    return -wounds(s, seat) - danger(s, seat)
