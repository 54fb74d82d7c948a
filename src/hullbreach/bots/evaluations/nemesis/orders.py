"""Standing orders for who is alone and only has to bring the ship home: all they need to find is known from the start.

Who weighs every throw of the dice anew dithers: it turns back half-way, and looks at an engine only when it expects it
to work. A route is followed to its end. In combat one still weighs what to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.nemesis.board import FIXED, ROOM_IDS, WAYS
from hullbreach.games.nemesis.components import EXITS, NUMBERS
from hullbreach.games.nemesis.state import CLOSED, OFF, Ship
from hullbreach.games.nemesis.systems import ENGINE_ROOMS
from hullbreach.kernel import Choice, Seat

from .body import illness
from .chart import Errand, KnownShip
from .facts import HOMECOMING, REPAIR_CARDS, REPAIR_ITEMS, WORKING, facts
from .plans import aims
from .routes import route_home
from .upkeep import frail
from .way_home import BED

DRAW = ("card", "motivation")
HEAL: list[Choice] = [("item", "medkit"), ("item", "bandages")]
PASTIME: list[Choice] = [("card", "search"), "search", "pass"]
"""What the cards left over are for."""
GAITS = ("careful", "move")
"""How one goes; out of a fire and when time presses with the last card too."""
TOOLS = REPAIR_CARDS | REPAIR_ITEMS
HAND, CAREFUL_STEP, ACT = NUMBERS.turn["hand"], NUMBERS.basic_actions["careful_move"], 2
"""The cards of a round, of a Careful Movement, and of most Room actions."""
MANY = 4
"""From this many Malfunctions on every room is repaired that one comes through."""
ROUND_INTRUDER, ROUND_NOISE, ROUND_FIRE, ROUND_DARK = 4.0, 2.0, 0.5, 0.2
"""Steps one walks to go round an Intruder, a room with noise at every exit, a fire, or an unexplored room."""


def orders(options: Sequence[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """What to do now, out of combat."""
    at_once = _at_once(options, s, seat)
    if at_once:
        return at_once
    c = KnownShip(facts(s, seat), s.where[seat])
    goal = next_stop(c, route_home(c, illness(s, seat)))
    deed = _act(options, s, seat) if c.at == goal else _step(options, s, c, goal)
    return deed or _wait(options, s, seat)


def homebound(s: Ship, seat: Seat) -> bool:
    """Whether a seat is alone, and all it works for is that the ship comes home."""
    faces = s.cards.faces
    return s.n == 1 and s.fuse == OFF and all(faces[h] == HOMECOMING for h in aims(s, seat))


def _at_once(options: Sequence[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """What is worth it wherever one goes: a card for a card, to heal, and to repair while much is broken."""
    if DRAW in options:
        return [DRAW]
    if s.light[seat] or s.wounds[seat]:
        healing = [option for option in HEAL if option in options]
        if healing:
            return healing[:1]
    if s.broken[s.where[seat]] and sum(s.broken) >= MANY:
        return mend(options)
    return []


def next_stop(c: KnownShip, e: Errand) -> int:
    """The nearest room that a route still leads through, or the bed."""
    near = [*e.stops, *(c.ship.hidden if e.search else ())]
    return min(near, key=lambda room: c.far[c.at][room], default=BED)


def _act(options: Sequence[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """What a route has come for."""
    room = s.where[seat]
    if s.broken[room] or _damaged(s, seat, room):
        return mend(options)
    ways: list[Choice] = [*[("card", card) for card in _free_use(s, room)], "room"]
    return [way for way in ways if way in options][:1]


def _free_use(s: Ship, room: int) -> tuple[str, ...]:
    """The cards that perform the action of a room at no cost."""
    if s.computer(room):
        return ("computer_skills", "piloting")
    return ("old_friend", "piloting") if room == FIXED["cockpit"] else ("old_friend",)


def mend(options: Sequence[Choice]) -> list[Choice]:
    """A card or an Item to repair with."""
    used = [o for o in options if isinstance(o, tuple) and o[0] in ("card", "item")]
    found: list[Choice] = [o for o in used if o[1] in TOOLS]
    return found[:1]


def _damaged(s: Ship, seat: Seat, room: int) -> bool:
    """Whether the seat knows that the engine of a room does not work."""
    if room not in ENGINE_ROOMS:
        return False
    top = s.engines[2 * ENGINE_ROOMS.index(room)]
    return bool(s.cards.seen[top] >> seat & 1) and s.face(top) != WORKING


# -- the way there ---------------------------------------------------------------------------------


def _step(options: Sequence[Choice], s: Ship, c: KnownShip, goal: int) -> list[Choice]:
    """A careful step on the best way; nobody explores a frail ship, or enters a fire without the cards to act there."""
    purse = len(s.payable(c.ship.seat))
    rooms = [other for corridor, other in WAYS[c.at] if s.door[corridor] != CLOSED]
    if frail(s):
        rooms = [room for room in rooms if s.explored[room]]
    if not rooms:
        return []
    room = min(rooms, key=lambda room: c.far[room][goal] + _dread(s, room))
    if room == goal and s.fire[room] and not s.fire[c.at] and purse < CAREFUL_STEP + ACT:
        return []
    kinds = GAITS if s.fire[c.at] or _pressed(s, c, goal) else GAITS[:1]
    ways: list[Choice] = [(kind, ROOM_IDS[room]) for kind in kinds]
    return [way for way in ways if way in options][:1]


def heard(s: Ship, room: int) -> int:
    """The numbers of the noise die that would bring an Intruder to who enters a room."""
    return sum([s.noise[corridor] for corridor in EXITS[room]])


def _pressed(s: Ship, c: KnownShip, goal: int) -> bool:
    """Whether the cards left are too few to go carefully all the way."""
    rounds = s.time if s.fuse == OFF else s.fuse
    cards = len(s.payable(c.ship.seat)) + HAND * (rounds - 1)
    return cards < CAREFUL_STEP * c.far[c.at][goal] + 2 * ACT


def _dread(s: Ship, room: int) -> float:
    """Steps that a room is worth going round."""
    if s.infested(room):
        return ROUND_INTRUDER
    loud = heard(s, room) == len(EXITS[room])
    return ROUND_NOISE * loud + ROUND_FIRE * s.fire[room] + ROUND_DARK * (not s.explored[room])


def _wait(options: Sequence[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """What the cards are for that are left over: to leave a fire, to search, and else to pass."""
    if s.fire[s.where[seat]]:
        ways: list[Choice] = [o for o in options if isinstance(o, tuple) and o[0] in GAITS]
        if ways:
            return ways[-1:]
    return [option for option in PASTIME if option in options][:1]
