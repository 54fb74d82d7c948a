"""The last steps: who has done all and can be off the ship with the cards in hand goes, through noise, out of a fight.

One throw of the dice makes such a walk look dangerous, and so does a fight one stands in; but whoever is gone in this
round is not attacked in the next one. Careful steps are taken as far as the cards allow.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.nemesis.board import BLUE, ROOM_IDS, SECTIONS, WAYS
from hullbreach.games.nemesis.components import NUMBERS
from hullbreach.games.nemesis.state import CLOSED, OFF, Ship
from hullbreach.kernel import Choice, Seat

from .chart import KnownShip
from .facts import facts
from .goals import flight
from .plans import SURE, free_to_go
from .way_home import BED, open_sections

BOARD = 2
"""The cards of the Room action that takes one home."""
CAREFUL_STEP, STEP = NUMBERS.basic_actions["careful_move"], NUMBERS.basic_actions["move"]
COVER: list[Choice] = [("card", "suppressive_fire"), ("card", "covering_fire")]
"""The cards with which one leaves a fight without being attacked."""


def last_steps(options: Sequence[Choice], s: Ship, seat: Seat) -> list[Choice]:
    """The next step on the way off the ship, if the cards in hand last to its end."""
    purse = len(s.payable(seat))
    unlocked = [p for p, gone in enumerate(s.launched) if not (gone or s.locked[p])]
    if purse < STEP + BOARD or not (unlocked or s.time in BLUE):
        return []
    ship = facts(s, seat)
    if not (s.time in BLUE or open_sections(ship)):
        return []
    c = KnownShip(ship, s.where[seat])
    exits = [room for room in _exits(s, c) if c.far[c.at][room] * STEP + BOARD <= purse]
    if not exits:
        return []
    end = min(exits, key=lambda room: c.far[c.at][room])
    return _towards(options, c, end, purse)


def _exits(s: Ship, c: KnownShip) -> list[int]:
    """The rooms in which nothing but their Room action is between a Character and home."""
    ship = c.ship
    sections = open_sections(ship)
    rooms = [c.rooms.get(SECTIONS[section], -1) for section in sections]
    found = [room for room in rooms if room >= 0] if free_to_go(s, c, asleep=False) else []
    if ship.time in BLUE and ship.fuse == OFF and flight(c) >= SURE:
        found += [BED] * free_to_go(s, c, asleep=True)
    return [room for room in found if not ship.broken[room] and room not in ship.infested]


def _towards(options: Sequence[Choice], c: KnownShip, end: int, purse: int) -> list[Choice]:
    """A step that leads nearer, into a room without Intruders; carefully if the cards allow it."""
    ship, far = c.ship, c.far
    near = [room for corridor, room in WAYS[c.at] if ship.doors[corridor] != CLOSED]
    rooms = [r for r in near if far[r][end] < far[c.at][end] and r not in ship.infested]
    if not rooms:
        return []
    covered = [cover for cover in COVER if cover in options]
    if covered:
        return covered[:1]
    spare = purse - far[c.at][end] * STEP - BOARD
    gaits = ("careful", "move") if spare >= CAREFUL_STEP - STEP else ("move",)
    ways: list[Choice] = [(gait, ROOM_IDS[room]) for gait in gaits for room in rooms]
    return [way for way in ways if way in options][:1]
