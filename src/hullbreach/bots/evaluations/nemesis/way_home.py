"""The way home: a pod that can be boarded, or a bed in a ship that flies to Earth."""

from __future__ import annotations

from math import log

from hullbreach.games.nemesis.board import BLUE, FIXED, SECTIONS
from hullbreach.games.nemesis.components import SUPPLY
from hullbreach.games.nemesis.state import ESCAPED, IN_POD, OFF, is_corpse

from .chart import Errand, KnownShip, length
from .facts import ShipFacts
from .goals import EITHER, KEPT, LOST, USE, Goal, flights

PACE = 6.0
"""The cards of work that lower the chance of a plan to a third."""
LATE = 4.0
"""The cards that do the same when they come too late."""
WAIT = 16.0
"""Cards that go by until somebody else unlocks a pod."""
LULL = 1.5
"""The cards of work that a round of waiting for the beds is worth."""
IDLE = 0.4
"""The share of its cost that work has which is done while one waits anyway."""
BED = FIXED["hibernatorium"]
OPENS = max(BLUE)
SEATS = SUPPLY.pods.seats
NEVER = 99.0
NONE = 0.005
"""No chance is smaller than this: something may always happen."""


def timely(cost: float, left: float) -> float:
    """What this much work takes from a chance, as the time runs out."""
    return -cost / PACE - max(0.0, cost - left) / LATE


def way_out(c: KnownShip, goal: Goal, e: Errand, left: float) -> float:
    """How likely one is off the ship with all done and well then; where one survivor is enough, that may be another."""
    if c.ship.coop and not goal.carried and ESCAPED in c.ship.where:
        return timely(min([length(c, e, end) for end in e.stops or [c.at]]), left)
    pod = timely(_pod(c, goal, e), left)
    if goal.pod or goal.ship == LOST or c.ship.fuse != OFF:
        return pod
    return max(pod, _bed(c, goal, e, left)) if pod < _asleep(c, 0.0, left) else pod


def _pod(c: KnownShip, goal: Goal, e: Errand) -> float:
    """The cards it takes to leave in a pod."""
    ship = c.ship
    if ship.where[ship.seat] == IN_POD:
        return length(c, e, c.at) if e.cards else 0.0
    sections = open_sections(ship, goal.ship == LOST)
    if sections:
        return _board(c, e, sections)
    closed = {pod & 1 for pod, gone in enumerate(ship.launched) if not gone}
    if not closed:
        return NEVER
    ways = [_board(c, _unlock(c, e, tile), closed) for tile in _keys(c, goal)]
    return min([WAIT + _board(c, e, closed), *ways])


def open_sections(ship: ShipFacts, unlocking: bool = False) -> set[int]:
    """The sections with a pod that one could board, once the self-destruct runs if it is going to."""
    locked = ship.locked
    ready = [p for p, gone in enumerate(ship.launched) if not gone and (unlocking or not locked[p])]
    if not ready:
        return set()
    need = 1 + sum([is_corpse(word) for word in ship.objects[ship.seat]])
    taken = [pod for pod, at in zip(ship.pod, ship.where, strict=True) if at == IN_POD]
    return {pod & 1 for pod in ready if SEATS - taken.count(pod) >= need}


def _keys(c: KnownShip, goal: Goal) -> list[str]:
    """The rooms that unlock pods; nobody gives up a ship that is to come home, or one in which somebody sleeps."""
    ship = c.ship
    keys = ["hatch_control"] if "hatch_control" in c.rooms else []
    kept = goal.ship != EITHER or ship.hibernating or ship.rulebook or ship.homecoming
    if ship.fuse == OFF and not kept:
        keys.append("generator")
    return keys


def _unlock(c: KnownShip, e: Errand, tile: str) -> Errand:
    key = e.and_also(Errand())
    key.visit(c, tile, USE)
    return key


def _board(c: KnownShip, e: Errand, sections: set[int]) -> float:
    """The cards it takes to go aboard in one of these sections."""
    rooms = {c.rooms.get(SECTIONS[section], -1) for section in sections}
    return min([length(c, e, room) + USE + (c.trouble(room) if room >= 0 else 0) for room in rooms])


def _bed(c: KnownShip, goal: Goal, e: Errand, left: float) -> float:
    """How likely one sleeps aboard a ship that flies home, with the engines seen to or by luck."""
    if goal.ship == KEPT:
        return _asleep(c, length(c, e, BED), left)
    trouble, found = c.trouble(BED), log(NONE)
    for home in flights(c):
        if home.chance > NONE:
            way = length(c, e.and_also(home), BED) + trouble
            found = max(found, _asleep(c, way, left) + log(home.chance))
    return found


def _asleep(c: KnownShip, work: float, left: float) -> float:
    """Nobody can sleep before the time has come, and what is done until then costs little."""
    wait = LULL * max(0, c.ship.time - OPENS)
    return timely(USE + max(wait, work) + IDLE * min(wait, work), left)
