"""What a plan is made from: what a seat knows of the ship and of itself, as plain values that never change.

Whoever plans sees these and no table, so that equal facts make equal plans, in whatever world they stand: a plan can be
remembered by its facts, and holds nothing that its seat does not know.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hullbreach.games.nemesis.board import TILE_SLOTS
from hullbreach.games.nemesis.components import COORDINATES, SUPPLY
from hullbreach.games.nemesis.objectives import item_count
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import ASLEEP, DEAD, Ship
from hullbreach.kernel import Seat

REPAIR_CARDS = frozenset(("basic_repairs", "repairs", "quick_repairs", "ingenuity"))
REPAIR_ITEMS = frozenset(("tools", "duct_tape"))
WORKING = SUPPLY.engines.tokens[0]
HOMECOMING = "obj_s1"

FIRST_TILES = frozenset(TILE_SLOTS["1"])


class ShipFacts(NamedTuple):
    """A ship and its crew to the knowledge of a seat."""

    seat: Seat
    tools: bool
    """Whether the seat has something to repair with."""
    hands_full: bool
    items: int
    signal: bool
    """Whether it has sent the Signal."""

    doors: tuple[int, ...]
    tiles: tuple[str, ...]
    """The tile in each room, if the seat can name it."""
    dark: tuple[int, ...]
    """Unexplored rooms."""
    hidden: tuple[int, ...]
    """Those among them where a tile can be that is in every game."""
    infested: tuple[int, ...]
    """Where Intruders are."""
    broken: tuple[bool, ...]
    floor: tuple[tuple[int, str], ...]
    planet: str
    """Where the ship flies, if the seat has seen it."""
    engines: tuple[bool | None, ...]
    """Whether each engine works, if the seat has seen it."""
    launched: tuple[bool, ...]
    locked: tuple[bool, ...]
    eggs: int
    nest_destroyed: bool
    queen_killed: bool
    analysed: tuple[str, ...]
    dormant: tuple[str, ...]

    where: tuple[int, ...]
    pod: tuple[int, ...]
    number: tuple[int, ...]
    objects: tuple[tuple[str, ...], ...]
    """What each one carries in its hands."""
    free: tuple[int, ...]
    """The hands each one has free; only who shares the work asks."""
    signals: tuple[bool, ...]
    """Who has sent the Signal."""
    coop: bool
    homecoming: bool
    """Whether they win or lose together, and somebody is to bring the ship home."""
    rulebook: bool
    time: int
    fuse: int
    destroyed: bool

    @property
    def hibernating(self) -> bool:
        """Whether anyone sleeps."""
        return ASLEEP in self.where


def shared(s: Ship) -> bool:
    """Whether there are others one wins or loses with."""
    return s.mode == "coop" and s.n > 1


def facts(s: Ship, seat: Seat) -> ShipFacts:
    """What a seat knows."""
    tile, explored, faces, seen, bit = s.tile, s.explored, s.cards.faces, s.cards.seen, 1 << seat
    dark = tuple([room for room, known in enumerate(explored) if not known])
    coop, kind = s.mode == "coop", species(s)
    homecoming = coop and any(faces[h] == HOMECOMING for cards in s.objectives for h in cards)
    return ShipFacts(
        seat,
        can_repair(s, seat),
        _hands_full(s, seat),
        item_count(s, seat),
        s.signal[seat],
        tuple(s.door),
        tuple([faces[h] if explored[r] or seen[h] & bit else "" for r, h in enumerate(tile)]),
        dark,
        tuple([room for room in dark if room in FIRST_TILES and not seen[tile[room]] & bit]),
        tuple([x.room for x in s.intruders]),
        tuple(s.broken),
        tuple(s.floor),
        _course(s, seat, homecoming),
        tuple([_engine(s, seat, engine) for engine in range(len(s.engines) // 2)]),
        tuple(s.launched),
        tuple(s.locked),
        s.eggs,
        s.nest_destroyed,
        s.queen_killed,
        tuple(kind.analysed(s)),
        tuple(kind.dormant(s)),
        tuple(s.where),
        tuple(s.pod),
        tuple(s.number),
        tuple(map(tuple, s.objects)),
        tuple([s.free_slots(x) for x in range(s.n)]) if coop else (),
        tuple(s.signal),
        coop,
        homecoming,
        s.rulebook,
        s.time,
        s.fuse,
        s.destroyed,
    )


def can_repair(s: Ship, seat: Seat) -> bool:
    """Whether a seat has something to repair with."""
    faces = s.cards.faces
    held, kept = [faces[h] for h in s.hand[seat]], [faces[h] for h in s.items[seat]]
    return not (REPAIR_CARDS.isdisjoint(held) and REPAIR_ITEMS.isdisjoint(kept))


def _course(s: Ship, seat: Seat, homecoming: bool) -> str:
    """Where the ship flies, if the seat has seen it; a crew trusts whoever has looked and still lives."""
    seen = s.cards.seen[s.coordinates]
    if seen >> seat & 1:
        return _planet(s.cards.faces[s.coordinates], s.destination)
    return "earth" if homecoming and _trusted(s, seen) else ""


def _engine(s: Ship, seat: Seat, engine: int) -> bool | None:
    """Whether an engine works, if the seat has seen it; a crew trusts whoever had both its tokens in hand."""
    top, bottom = s.engines[2 * engine : 2 * engine + 2]
    seen = s.cards.seen
    if seen[top] >> seat & 1:
        return s.face(top) == WORKING
    return True if s.mode == "coop" and seen[top] & seen[bottom] else None


def _trusted(s: Ship, seen: int) -> bool:
    """Whether anybody who lives is among those who have seen something."""
    return any(seen >> x & 1 and s.where[x] != DEAD for x in range(s.n))


def _hands_full(s: Ship, seat: Seat) -> bool:
    """Whether a seat cannot take anything into its hands; who is unhurt and carries nothing can."""
    busy = s.held[seat] or s.objects[seat] or s.wounds[seat]
    return bool(busy) and s.free_slots(seat) <= 0


@cache
def _planet(coordinates: str, letter: str) -> str:
    """Where a course leads."""
    return COORDINATES[coordinates].planet(letter)
