"""The plan of a seat: the errands of its Objective and then the way off the ship, weighed against the time left."""

from __future__ import annotations

from hullbreach.games.nemesis.board import BLUE, FIXED, SECTIONS
from hullbreach.games.nemesis.components import NUMBERS, SUPPLY
from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, IN_POD, OFF, Ship, is_corpse
from hullbreach.kernel import Seat

from .chart import Chart, Errand, length
from .goals import EITHER, GOALS, KEPT, LOST, USE, Goal, flight, fly

SPAN = 60.0
"""A plan that takes so many cards is worth nothing yet."""
EFFORT = 0.7
"""Of the cards still to be drawn one uses so many for the plan."""
LATE = 5.0
"""So many cards too late halve a plan."""
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
HAND = NUMBERS.turn["hand"]
NEVER = 99.0


def prospects(s: Ship, seat: Seat, cards: list[int], illness: float) -> float:
    """How likely the best plan for any of these Objectives succeeds, less the more is left to be done."""
    at = s.where[seat]
    if at in (ASLEEP, ESCAPED):
        c = Chart(s, seat, BED)
        alive = (1 - illness) * (1.0 if at == ESCAPED else flight(c))
        return alive * max([_settled(c, goal) for h in cards for goal in GOALS[s.cards.faces[h]](c)])
    c = Chart(s, seat, s.place_of(seat))
    left = _cards_left(s, seat)
    best = 0.0
    for h in cards:
        for goal in GOALS[s.cards.faces[h]](c):
            if goal.errand.chance > best:
                best = max(best, _worth(c, goal, left, illness))
    return best


def _cards_left(s: Ship, seat: Seat) -> float:
    """How many cards can still be spent before the ship is gone."""
    rounds = s.time if s.fuse == OFF else min(s.time, s.fuse)
    return (0 if s.passed[seat] else len(s.hand[seat])) + EFFORT * HAND * (rounds - 1)


def _settled(c: Chart, goal: Goal) -> float:
    """Of a goal when one is out: what is left undone will hardly be done."""
    s, e = c.s, goal.errand
    if goal.pod and s.where[c.seat] != ESCAPED:
        return 0.0
    if goal.ship == LOST and s.fuse == OFF and not s.destroyed:
        return UNDONE
    if goal.ship == KEPT:
        return max(flight(c), flight(c, "mars") if goal.pod else 0.0)
    return e.chance * (UNDONE if e.cards or e.sweep and c.dark else 1.0)


def _worth(c: Chart, goal: Goal, left: float, illness: float) -> float:
    """What a goal is worth with the better of the ways home."""
    e = goal.errand
    best = _timely(_way_out(c, goal, e), left) * (1 - illness)
    if illness > SICK:
        cured = e.and_also(Errand())
        cured.visit(c, "surgery", CURE)
        best = max(best, _timely(_way_out(c, goal, cured), left))
    return best * e.chance


def _timely(way: tuple[float, float], left: float) -> float:
    """A chance that takes so many cards, as the time runs out."""
    cost, chance = way
    late = max(0.0, cost - left)
    return chance * max(0.0, 1 - cost / SPAN) * LATE / (LATE + late)


def _way_out(c: Chart, goal: Goal, e: Errand) -> tuple[float, float]:
    """The cards it takes to be off the ship with all done, and how likely that is well then."""
    pod = _pod(c, goal, e)
    if goal.pod or goal.ship == LOST or c.s.fuse != OFF:
        return pod, 1.0
    bed, safe = _bed(c, goal, e)
    if safe * (1 - bed / SPAN) > 1 - pod / SPAN:
        return bed, safe
    return pod, 1.0


def _pod(c: Chart, goal: Goal, e: Errand) -> float:
    """The cards it takes to leave in a pod."""
    s = c.s
    if s.where[c.seat] == IN_POD:
        return length(c, e, c.at) if e.cards else 0.0
    sections = _sections(s, c.seat, goal.ship == LOST)
    if sections:
        return min([_board(c, e, section) for section in sections])
    closed = {pod & 1 for pod, gone in enumerate(s.launched) if not gone}
    if not closed:
        return NEVER
    keys = [_unlock(c, e, tile) for tile in _keys(c, goal)]
    ways = [_board(c, key, section) for key in keys for section in closed]
    waiting = WAIT + min([_board(c, e, section) for section in closed])
    return min([waiting, *ways])


def _sections(s: Ship, seat: Seat, unlocking: bool) -> set[int]:
    """The sections with a pod that one could board, once the self-destruct runs if it is going to."""
    need = 1 + sum([is_corpse(word) for word in s.objects[seat]])
    found = set()
    for pod, gone in enumerate(s.launched):
        if gone or s.locked[pod] and not unlocking:
            continue
        taken = sum([s.where[x] == IN_POD and s.pod[x] == pod for x in range(s.n)])
        if SUPPLY.pods.seats - taken >= need:
            found.add(pod & 1)
    return found


def _keys(c: Chart, goal: Goal) -> list[str]:
    """The rooms that unlock pods."""
    s = c.s
    keys = ["hatch_control"] if "hatch_control" in c.rooms else []
    if goal.ship == EITHER and s.fuse == OFF and not s.hibernating() and not s.rulebook:
        keys.append("generator")
    return keys


def _unlock(c: Chart, e: Errand, tile: str) -> Errand:
    key = e.and_also(Errand())
    key.visit(c, tile, USE)
    return key


def _board(c: Chart, e: Errand, section: int) -> float:
    room = c.rooms.get(SECTIONS[section], -1)
    trouble = c.trouble(room) if room >= 0 else 0.0
    return length(c, e, room) + USE + trouble


def _bed(c: Chart, goal: Goal, e: Errand) -> tuple[float, float]:
    """The cards it takes to sleep aboard a ship that flies home."""
    if goal.ship == KEPT:
        return length(c, e, BED) + USE + _wait(c.s), 1.0
    home = fly(c)
    both = e.and_also(home)
    return length(c, both, BED) + USE + _wait(c.s) + c.trouble(BED), home.chance


def _wait(s: Ship) -> float:
    """Nobody can sleep before the time has come."""
    return max(0, s.time - OPENS)
