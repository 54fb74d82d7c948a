"""The plan of a seat: the errands of its Objective and then the way off the ship, weighed against the time left."""

from __future__ import annotations

from math import log

from hullbreach.games.nemesis.board import BLUE, FIXED, SECTIONS
from hullbreach.games.nemesis.components import NUMBERS, SUPPLY
from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, IN_POD, OFF, Ship, is_corpse
from hullbreach.kernel import Seat

from .chart import Errand, KnownShip, length
from .goals import EITHER, GOALS, KEPT, LOST, USE, Goal, flight, fly

PACE = 6.0
"""The cards of work that lower the chance of a plan to a third."""
EFFORT = 0.5
"""The share of the cards still to be drawn that one uses for the plan."""
HASTE = 0.8
"""The same while a self-destruct runs: then one hurries."""
LATE = 4.0
"""The cards that do the same when they come too late."""
WAIT = 16.0
"""Cards that go by until somebody else unlocks a pod."""
UNDONE = 0.04
"""How likely others do what one has left undone."""
CURE = 5.0
"""Cards an operation takes, with those it makes one discard."""
SICK = 0.12
"""Who is likelier than this to die of it thinks of an operation."""
BED = FIXED["hibernatorium"]
OPENS = max(BLUE)
SOON = 3
"""How many rounds before one can sleep one thinks of it, without a need to."""
HAND = NUMBERS.turn["hand"]
SEATS = SUPPLY.pods.seats
HOMECOMING = "obj_s1"
NEVER = 99.0
NONE = 0.005
"""No chance is smaller than this: something may always happen."""


def prospects(s: Ship, seat: Seat, cards: list[int], illness: float) -> float:
    """The logarithm of the chance that the best plan for any of these Objectives succeeds."""
    at = s.where[seat]
    if at in (ASLEEP, ESCAPED):
        c, faces = KnownShip(s, seat, BED), s.cards.faces
        alive = (1 - illness) * (1.0 if at == ESCAPED else flight(c))
        found = max([_settled(c, goal) for h in cards for goal in GOALS[faces[h]](c)])
        return log(max(alive * found, NONE))
    return _best(KnownShip(s, seat, s.place_of(seat)), cards, illness, _cards_left(s, seat))


def prospects_from(
    s: Ship, seat: Seat, cards: list[int], illness: float, rooms: list[int]
) -> dict[int, float]:
    """The same if one were in one of these rooms."""
    c, left, found = KnownShip(s, seat, s.place_of(seat)), _cards_left(s, seat), {}
    for room in rooms:
        c.at = room
        found[room] = _best(c, cards, illness, left)
    return found


def _best(c: KnownShip, cards: list[int], illness: float, left: float) -> float:
    faces = c.s.cards.faces
    return max([_worth(c, goal, left, illness) for h in cards for goal in GOALS[faces[h]](c)])


def _cards_left(s: Ship, seat: Seat) -> float:
    """How many cards can still be spent before the ship is gone; while a fuse burns one counts with bad luck."""
    cards = 0 if s.passed[seat] else len(s.hand[seat])
    slow = EFFORT * HAND * (s.time - 1)
    if s.fuse == OFF:
        return cards + slow
    return cards + min(slow, HASTE * HAND * (s.fuse - 1))


def _settled(c: KnownShip, goal: Goal) -> float:
    """Of a goal when one is out: what is left undone will hardly be done."""
    s, e = c.s, goal.errand
    if goal.pod and s.where[c.seat] != ESCAPED:
        return 0.0
    if goal.ship == LOST and s.fuse == OFF and not s.destroyed:
        return UNDONE
    if goal.ship == KEPT:
        return max(flight(c), flight(c, "mars") if goal.pod else 0.0)
    return e.chance * (UNDONE if e.cards or (e.sweep and c.dark) else 1.0)


def _worth(c: KnownShip, goal: Goal, left: float, illness: float) -> float:
    """The same of one goal, with the better of the ways home."""
    e = goal.errand
    if e.chance <= NONE:
        return log(NONE)
    best = _way_out(c, goal, e, left) + log(max(1 - illness, NONE))
    if illness > SICK:
        cured = e.and_also(Errand())
        cured.visit(c, "surgery", CURE)
        best = max(best, _way_out(c, goal, cured, left))
    return best + log(e.chance)


def _timely(cost: float, left: float) -> float:
    """What this much work takes from a chance, as the time runs out."""
    return -cost / PACE - max(0.0, cost - left) / LATE


def _way_out(c: KnownShip, goal: Goal, e: Errand, left: float) -> float:
    """How likely one is off the ship with all done and well then; where one survivor is enough, that may be another."""
    if c.s.mode == "coop" and not goal.carried and ESCAPED in c.s.where:
        return _timely(min([length(c, e, end) for end in e.stops or [c.at]]), left)
    pod = _timely(_pod(c, goal, e), left)
    early = goal.ship == EITHER and c.s.time > OPENS + SOON
    if goal.pod or goal.ship == LOST or c.s.fuse != OFF or early:
        return pod
    bed, safe = _bed(c, goal, e)
    return max(pod, _timely(bed, left) + log(safe) if safe > NONE else pod)


def _pod(c: KnownShip, goal: Goal, e: Errand) -> float:
    """The cards it takes to leave in a pod."""
    s = c.s
    if s.where[c.seat] == IN_POD:
        return length(c, e, c.at) if e.cards else 0.0
    sections = _sections(s, c.seat, goal.ship == LOST)
    if sections:
        return _board(c, e, sections)
    closed = {pod & 1 for pod, gone in enumerate(s.launched) if not gone}
    if not closed:
        return NEVER
    ways = [_board(c, _unlock(c, e, tile), closed) for tile in _keys(c, goal)]
    return min([WAIT + _board(c, e, closed), *ways])


def _sections(s: Ship, seat: Seat, unlocking: bool) -> set[int]:
    """The sections with a pod that one could board, once the self-destruct runs if it is going to."""
    ready = [p for p, gone in enumerate(s.launched) if not gone and (unlocking or not s.locked[p])]
    if not ready:
        return set()
    need = 1 + sum([is_corpse(word) for word in s.objects[seat]])
    taken = [s.pod[x] for x in range(s.n) if s.where[x] == IN_POD]
    return {pod & 1 for pod in ready if SEATS - taken.count(pod) >= need}


def _keys(c: KnownShip, goal: Goal) -> list[str]:
    """The rooms that unlock pods."""
    s = c.s
    keys = ["hatch_control"] if "hatch_control" in c.rooms else []
    if s.fuse == OFF and not (goal.ship != EITHER or s.hibernating() or s.rulebook or _needed(s)):
        keys.append("generator")
    return keys


def _needed(s: Ship) -> bool:
    """Whether the ship itself is to come home, for all together."""
    if s.mode != "coop":
        return False
    faces = s.cards.faces
    return any(faces[h] == HOMECOMING for cards in s.objectives for h in cards)


def _unlock(c: KnownShip, e: Errand, tile: str) -> Errand:
    key = e.and_also(Errand())
    key.visit(c, tile, USE)
    return key


def _board(c: KnownShip, e: Errand, sections: set[int]) -> float:
    """The cards it takes to go aboard in one of these sections."""
    rooms = {c.rooms.get(SECTIONS[section], -1) for section in sections}
    return min([length(c, e, room) + USE + (c.trouble(room) if room >= 0 else 0) for room in rooms])


def _bed(c: KnownShip, goal: Goal, e: Errand) -> tuple[float, float]:
    """The cards it takes to sleep aboard a ship that flies home."""
    if goal.ship == KEPT:
        return length(c, e, BED) + USE + _wait(c.s), 1.0
    home = fly(c)
    both = e.and_also(home)
    return length(c, both, BED) + USE + _wait(c.s) + c.trouble(BED), home.chance


def _wait(s: Ship) -> float:
    """Nobody can sleep before the time has come."""
    return max(0, s.time - OPENS)
