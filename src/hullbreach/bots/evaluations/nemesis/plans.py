"""The plan of a seat: the errands of its Objective and then the way off the ship, weighed against the time left."""

from __future__ import annotations

from functools import lru_cache
from math import log

from hullbreach.games.nemesis.board import SECTIONS
from hullbreach.games.nemesis.components import NUMBERS
from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, OFF, Ship
from hullbreach.kernel import Seat

from .body import illness
from .chart import Errand, KnownShip
from .crew import crew_prospects, share_out
from .facts import ShipFacts, facts, shared
from .goals import GOALS, KEPT, LOST, Goal, flight
from .way_home import BED, NONE, way_out

EFFORT = 0.5
"""The share of the cards still to be drawn that one uses for the plan."""
HASTE, SHARED_HASTE = 0.8, 0.5
"""The same while a self-destruct runs: then one hurries, but who works for others too gets no more done."""
UNDONE = 0.04
"""How likely others do what one has left undone."""
CURE = 5.0
"""Cards an operation takes, with those it makes one discard."""
SICK = 0.12
"""Who is likelier than this to die of it thinks of an operation."""
FORLORN = frozenset(("obj_s3", "obj_s5"))
"""Objectives that hardly anybody lives to fulfil alone: two Weaknesses, and every room explored."""
EASIEST = ("obj_s1", "obj_s2", "obj_s6", "obj_s7", "obj_s4", "obj_s5", "obj_s3")
"""The Objectives of a lone player, those first that are won most often."""
SURE = 0.7
"""From this chance of a safe flight on one sleeps without a second thought."""
HAND = NUMBERS.turn["hand"]
PLANS_KEPT = 4096
"""How many plans are remembered by what they are made from."""


def prospects(s: Ship, seat: Seat, cards: list[int], illness: float) -> float:
    """The logarithm of the chance that the best plan for any of these Objectives succeeds."""
    at, ship, faces = s.where[seat], facts(s, seat), s.cards.faces
    if at not in (ASLEEP, ESCAPED):
        here, left = s.place_of(seat), _cards_left(s, seat)
        return max([_best(ship, here, faces[h], illness, left) for h in cards])
    c = KnownShip(ship, BED)
    alive = (1 - illness) * (1.0 if at == ESCAPED else flight(c))
    found = max([_settled(c, goal) for h in cards for goal in GOALS[faces[h]](c)])
    return log(max(alive * found, NONE))


def prospects_from(
    s: Ship, seat: Seat, cards: list[int], illness: float, rooms: list[int]
) -> dict[int, float]:
    """The same if one were in one of these rooms."""
    if shared(s):
        return _crew_plan_from(s, seat, rooms)
    ship, faces, left = facts(s, seat), s.cards.faces, _cards_left(s, seat)
    return {
        room: max([_best(ship, room, faces[h], illness, left) for h in cards]) for room in rooms
    }


def crew_plan(s: Ship, seat: Seat) -> float:
    """The logarithm of the chance that a crew does all its Objectives ask for, and somebody comes home."""
    return crew_prospects(facts(s, seat), _asked(s), *_means(s))


def _crew_plan_from(s: Ship, seat: Seat, rooms: list[int]) -> dict[int, float]:
    """The same if one were in one of these rooms."""
    ship, asked, means = facts(s, seat), _asked(s), _means(s)
    before, after = ship.where[:seat], ship.where[seat + 1 :]
    return {
        room: crew_prospects(ship._replace(where=(*before, room, *after)), asked, *means)
        for room in rooms
    }


def _asked(s: Ship) -> tuple[str, ...]:
    """All Objectives of a crew."""
    return tuple([s.face(h) for cards in s.objectives for h in cards])


def _means(s: Ship) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The cards each of a crew can still spend, and how ill each of them is."""
    crew = range(s.n)
    return tuple([_cards_left(s, x) for x in crew]), tuple([illness(s, x) for x in crew])


def ready_to_leave(s: Ship, seat: Seat) -> bool:
    """Whether the room a Character is in takes them home, and nothing keeps them aboard."""
    room = s.where[seat]
    if room != BED and s.tile_id(room) not in SECTIONS:
        return False
    c = KnownShip(facts(s, seat), room)
    if room == BED and (s.fuse != OFF or flight(c) < SURE):
        return False
    return free_to_go(s, c, asleep=room == BED)


def free_to_go(s: Ship, c: KnownShip, asleep: bool) -> bool:
    """Whether nothing is left to do for one of the Objectives but to get home, asleep or in a pod."""
    if shared(s):
        return _spared(s, c.ship, asleep)
    goals = [goal for h in s.objectives[c.ship.seat] for goal in GOALS[s.face(h)](c)]
    return any(_done(c, goal) for goal in goals if not (asleep and goal.pod))


def _spared(s: Ship, ship: ShipFacts, asleep: bool) -> bool:
    """Whether one of a crew has nothing left to do; who sleeps keeps the others from the self-destruct."""
    shares, _ = share_out(ship, _asked(s))
    if asleep and any(job.awake for share in shares.values() for job in share.jobs):
        return False
    return not shares[ship.seat].jobs


def _done(c: KnownShip, goal: Goal) -> bool:
    """Whether nothing is left to do for a goal but to get home."""
    e = goal.errand
    return e.chance >= SURE and not (e.cards or e.stops or e.search or (e.sweep and c.ship.dark))


def aims(s: Ship, seat: Seat) -> list[int]:
    """The Objectives a seat works for: of two one that can be lived to see, and for which no room is to be found."""
    cards, faces = s.objectives[seat], s.cards.faces
    if len(cards) == 1:
        return cards
    cards = [h for h in cards if faces[h] not in FORLORN] or cards
    ship, at = facts(s, seat), s.place_of(seat)
    near = [h for h in cards if _needs_no_search(ship, at, faces[h])]
    if len(near) == 1:
        return near
    return [min(cards, key=lambda h: EASIEST.index(faces[h]))] if s.mode == "solo" else cards


@lru_cache(PLANS_KEPT)
def _needs_no_search(ship: ShipFacts, at: int, card: str) -> bool:
    """Whether an Objective can be fulfilled in rooms the seat can name already."""
    errands = [goal.errand for goal in GOALS[card](KnownShip(ship, at))]
    return any(e.chance > NONE and not e.search and not (e.sweep and ship.dark) for e in errands)


@lru_cache(PLANS_KEPT)
def _best(ship: ShipFacts, at: int, card: str, illness: float, left: float) -> float:
    """The same of the best plan for one Objective, from where one is or might be."""
    c = KnownShip(ship, at)
    return max([_worth(c, goal, left, illness) for goal in GOALS[card](c)])


def _cards_left(s: Ship, seat: Seat) -> float:
    """How many cards can still be spent before the ship is gone; while a fuse burns one counts with bad luck."""
    cards = 0 if s.passed[seat] else len(s.hand[seat])
    slow = EFFORT * HAND * (s.time - 1)
    if s.fuse == OFF:
        return cards + slow
    haste = SHARED_HASTE if shared(s) else HASTE
    return cards + min(slow, haste * HAND * (s.fuse - 1))


def _settled(c: KnownShip, goal: Goal) -> float:
    """Of a goal when one is out: what is left undone will hardly be done."""
    ship, e = c.ship, goal.errand
    if goal.pod and ship.where[ship.seat] != ESCAPED:
        return 0.0
    if goal.ship == LOST and ship.fuse == OFF and not ship.destroyed:
        return UNDONE
    if goal.ship == KEPT:
        return max(flight(c), flight(c, "mars") if goal.pod else 0.0)
    return e.chance * (UNDONE if e.cards or (e.sweep and ship.dark) else 1.0)


def _worth(c: KnownShip, goal: Goal, left: float, illness: float) -> float:
    """The same of one goal, with the better of the ways home."""
    e = goal.errand
    if e.chance <= NONE:
        return log(NONE)
    best = way_out(c, goal, e, left) + log(max(1 - illness, NONE))
    if illness > SICK:
        cured = e.and_also(Errand())
        cured.visit(c, "surgery", CURE)
        best = max(best, way_out(c, goal, cured, left))
    return best + log(e.chance)
