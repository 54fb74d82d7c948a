"""What a position of Nemesis is worth: a plan for the Objective and the way home, and a body that gets there.

All terms are logarithms of chances, so that they add up: how likely the plan succeeds from here, and by how much
wounds, Intruders, an empty hand or a breaking hull lower that. A value is twice the chance less one, so that the mean
over many worlds is what one may hope for; the plan, which nobody talks about, takes the difference.
"""

from __future__ import annotations

from math import exp

from hullbreach.bots.evaluations import Evaluation, Terms
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, Ship
from hullbreach.kernel import Seat

from .body import danger, gear, illness, wounds
from .facts import shared
from .habits import sensible
from .plans import aims, crew_plan, prospects
from .upkeep import strain

SAFE = 0.3
"""What it is worth to be out of all danger."""
HOME = 1.0
"""How well somebody is who is off the ship."""
DEATH = -5.0
CREW = 0.3
"""How much one cares for the others where all win or lose together."""
COOL = 4.0
"""By how much the chances of a crew, small until late, are drawn nearer to each other; all else would look alike."""
HULL = 4.0
"""How much more a crew, which finds more rooms that are broken, cares for the hull."""
PREY = 0.2

__all__ = ["AHEAD", "ALONE", "WORLDS", "sensible", "terms"]


def terms(s: Ship, seat: Seat) -> Terms:
    """The plan, one's own body, what is in the room, and the state of the ship."""
    if seat == s.xeno:
        return {"_prey": -PREY * _others(s, seat)}
    if s.where[seat] == DEAD:
        found = {"_plan": crew_plan(s, seat) if shared(s) else 0.0, "body": DEATH}
    elif s.where[seat] in (ASLEEP, ESCAPED):
        found = {"_plan": _plan(s, seat), "way_home": SAFE}
    else:
        found = {
            "_plan": _plan(s, seat),
            "body": -wounds(s, seat),
            "danger": -danger(s, seat),
            "gear": gear(s, seat),
            "_hull": -strain(s) * (HULL if shared(s) else 1),
        }
    if s.mode == "coop":
        found["_crew"] = CREW * _others(s, seat)
    total = sum(found.values())
    found["_plan"] += 2 * exp(total / COOL if shared(s) else max(DEATH, total)) - 1 - total
    return found


def _plan(s: Ship, seat: Seat) -> float:
    """One of one's Objectives is enough; a crew that wins together has to fulfil all of them."""
    if shared(s):
        return crew_plan(s, seat)
    return prospects(s, seat, aims(s, seat), illness(s, seat))


def _others(s: Ship, seat: Seat) -> float:
    """How well the others are, one with another."""
    others = [_well(s, x) for x in range(s.n) if x != seat]
    return sum(others) / max(1, len(others))


def _well(s: Ship, seat: Seat) -> float:
    """How alive somebody is."""
    if s.where[seat] == DEAD:
        return DEATH
    if s.where[seat] in (ASLEEP, ESCAPED):
        return HOME
    return -wounds(s, seat) - danger(s, seat)


EVALUATION = Evaluation(terms=terms, sensible=sensible, ahead=20, alone=8, own_eyes=True)
