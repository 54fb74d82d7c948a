"""What a position of Nemesis is worth: to stay alive, to get on with the Objective, and to be off the ship in time."""

from __future__ import annotations

from collections import deque

from hullbreach.games.nemesis.board import FIXED, ROOM_IDS, TIME_START, WAYS
from hullbreach.games.nemesis.components import COORDINATES, SUPPLY
from hullbreach.games.nemesis.hooks import species
from hullbreach.games.nemesis.state import (
    ASLEEP,
    DEAD,
    ESCAPED,
    IN_POD,
    INFECTED,
    OFF,
    SIZE,
    Ship,
)
from hullbreach.kernel import Seat

from . import Terms

WORLDS = 2

OUT = {DEAD: -0.60, ASLEEP: 0.30, ESCAPED: 0.40, IN_POD: 0.12}
LIGHT, SERIOUS = 0.03, 0.11
CONTAMINATED, SICK, LARVA, SLIME = 0.012, 0.030, 0.15, 0.02
MENACE, FIRE = 0.035, 0.03
CARD, ITEM, SHOT = 0.006, 0.020, 0.008
ROOM, ENGINE, COURSE = 0.012, 0.10, 0.10
GOAL, SIGNAL, WEAKNESS = 0.30, 0.06, 0.04
HURRY = 0.03
HIBERNATORIUM = FIXED["hibernatorium"]


def _distances(goal: int) -> list[int]:
    """How many rooms lie between every room and this one."""
    found = [len(ROOM_IDS)] * len(ROOM_IDS)
    found[goal] = 0
    queue = deque([goal])
    while queue:
        room = queue.popleft()
        for _, other in WAYS[room]:
            if found[other] > found[room] + 1:
                found[other] = found[room] + 1
                queue.append(other)
    return found


TO_BED = _distances(HIBERNATORIUM)


def terms(s: Ship, seat: Seat) -> Terms:
    """One's own body, what is in the room, the Objective, the ship; together with the others where all win or lose."""
    if seat == s.xeno:
        return {"_prey": -sum([_body(s, x) for x in range(s.n) if x != seat]) / 2}
    crew = range(s.n) if s.mode == "coop" else (seat,)
    share = 1 / len(crew)
    return {
        "body": share * sum([_body(s, x) for x in crew]),
        "danger": -share * sum([_danger(s, x) for x in crew]),
        "gear": share * sum([_gear(s, x) for x in crew]),
        "rooms": ROOM * sum(s.explored),
        "way_home": share * sum([_way_home(s, x) for x in crew]),
        "_ship": _ship(s),
        "_goal": sum([_goal(s, x) for x in crew]),
    }


def _body(s: Ship, seat: Seat) -> float:
    worth = OUT.get(s.where[seat], 0.0)
    if s.where[seat] == DEAD:
        return worth
    worth -= LIGHT * s.light[seat] + SERIOUS * s.serious(seat)
    faces, part = s.cards.faces, s.part
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat]):
        for h in zone:
            if h in part:
                worth -= SICK if faces[part[h]] == INFECTED else CONTAMINATED
    return worth - LARVA * s.larva[seat] - SLIME * s.slime[seat]


def _danger(s: Ship, seat: Seat) -> float:
    """Intruders and fire in the Character's room."""
    room = s.where[seat]
    if room < 0:
        return 0.0
    menace = sum([1 + SIZE[x.kind] for x in s.intruders if x.room == room])
    return MENACE * menace + FIRE * s.fire[room]


def _gear(s: Ship, seat: Seat) -> float:
    """Cards in hand, Items, and shots in the weapons."""
    if not s.active(seat):
        return 0.0
    owned = s.owned(seat)
    shots = sum([s.ammo.get(h, 0) for h in owned])
    return CARD * len(s.hand[seat]) + ITEM * len(owned) + SHOT * shots


def _way_home(s: Ship, seat: Seat) -> float:
    """The less time is left, the nearer one wants to be to a bed."""
    room = s.where[seat]
    if room < 0:
        return 0.0
    left = s.time if s.fuse == OFF else min(s.time, s.fuse)
    return -HURRY * (1 - left / TIME_START) * (1 + TO_BED[room])


def _ship(s: Ship) -> float:
    """Engines that work, and a course for Earth, as far as this world knows."""
    faces = s.cards.faces
    working = sum([faces[h] == "working" for h in s.engines[::2]])
    worth = ENGINE * min(working - SUPPLY.engines.working_needed, 0)
    if COORDINATES[faces[s.coordinates]].planet(s.destination) == "earth":
        worth += COURSE
    return worth


def _goal(s: Ship, seat: Seat) -> float:
    """The Objective if it is fulfilled, and what most of them ask for on the way."""
    check, faces = species(s).fulfilled, s.cards.faces
    cards = s.objectives[seat]
    met = sum([check(s, seat, faces[h]) for h in cards])
    return (
        GOAL * met / max(1, len(cards))
        + SIGNAL * s.signal[seat]
        + WEAKNESS * len(s.discovered)
        + WEAKNESS * (s.nest_destroyed + s.queen_killed)
    )
