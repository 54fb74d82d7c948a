"""What a seat knows of the ship, and what a walk through it would cost in cards."""

from __future__ import annotations

from hullbreach.games.nemesis.board import TILE_SLOTS
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat

from .ways import FAR, distances, search_cost, walk_cost

MEND = 2.0
"""Cards it takes to make a broken room work, with the means at hand."""
MEANS = 3.0
"""Cards it takes to get at such means, and back."""
DRIVE_OUT = 4.0
"""Cards it takes to get an Intruder out of a room, or to wait until it goes."""

REPAIR_CARDS = frozenset(("basic_repairs", "repairs", "quick_repairs", "ingenuity"))
REPAIR_ITEMS = frozenset(("tools", "duct_tape"))

FIRST_TILES = frozenset(TILE_SLOTS["1"])


class KnownShip:
    """The rooms a seat can name, those it has to find, and the distances between all of them."""

    __slots__ = (
        "at",
        "bit",
        "dark",
        "doors",
        "far",
        "flights",
        "hidden",
        "infested",
        "rooms",
        "s",
        "seat",
    )

    def __init__(self, s: Ship, seat: Seat, at: int) -> None:
        self.s, self.seat, self.at = s, seat, at
        self.doors = tuple(s.door)
        self.far = distances(self.doors)
        self.bit = bit = 1 << seat
        tile, explored, faces, seen = s.tile, s.explored, s.cards.faces, s.cards.seen
        self.rooms = {
            faces[h]: room for room, h in enumerate(tile) if explored[room] or seen[h] & bit
        }
        self.dark = tuple([room for room, known in enumerate(explored) if not known])
        """Unexplored rooms."""
        self.hidden = tuple(
            [room for room in self.dark if room in FIRST_TILES and not seen[tile[room]] & bit]
        )
        """Those among them where a tile can be that is in every game."""
        self.infested = [x.room for x in s.intruders]
        self.flights: dict[tuple[int, str], list[Errand]] = {}
        """What flights to a planet need, as far as somebody has asked, from where one stood then."""

    def knows(self, h: int) -> bool:
        """Whether the seat has seen this card."""
        return bool(self.s.cards.seen[h] & self.bit)

    def can_repair(self) -> bool:
        """Whether the seat has something to repair with."""
        s, seat = self.s, self.seat
        faces = s.cards.faces
        return any(faces[h] in REPAIR_CARDS for h in s.hand[seat]) or any(
            faces[h] in REPAIR_ITEMS for h in s.items[seat]
        )

    def trouble(self, room: int) -> float:
        """What stands between a Character and the action of a room."""
        cost = DRIVE_OUT if room in self.infested else 0.0
        if self.s.broken[room]:
            cost += MEND if self.can_repair() else MEND + MEANS
        return cost


class Errand:
    """Places to go to, in any order after the first, and cards to spend there."""

    __slots__ = ("cards", "chance", "first", "search", "stops", "sweep")

    def __init__(self, chance: float = 1.0) -> None:
        self.stops: list[int] = []
        self.first = -1
        self.search = 0
        """How many rooms are to be found first."""
        self.sweep = False
        """Whether every room is to be explored."""
        self.cards = 0.0
        self.chance = chance

    def visit(self, chart: KnownShip, tile: str, cards: float) -> None:
        """Go to a tile and spend cards there, when it is found and in order."""
        room = chart.rooms.get(tile, -1)
        if room < 0:
            self.search += 1
        else:
            self.go(chart, room)
        self.cards += cards

    def go(self, chart: KnownShip, room: int) -> None:
        """Go to a known room; one that cannot be used now is for later."""
        if room in self.stops:
            return
        trouble = chart.trouble(room)
        self.cards += trouble
        if trouble < MEANS:
            self.stops.append(room)

    def and_also(self, other: Errand) -> Errand:
        """Both errands in one."""
        both = Errand(self.chance * other.chance)
        both.stops = [*self.stops, *[room for room in other.stops if room not in self.stops]]
        both.first = self.first if self.first >= 0 else other.first
        both.search = self.search + other.search
        both.sweep = self.sweep or other.sweep
        both.cards = self.cards + other.cards
        return both


def length(chart: KnownShip, errand: Errand, end: int) -> float:
    """The cards an errand takes, with the walk to its end; an end of -1 is a room still to be found."""
    at, cost, stops = chart.at, errand.cards, tuple(errand.stops)
    if errand.first >= 0:
        cost += chart.far[at][errand.first]
        at = errand.first
    missing = errand.search + (end < 0)
    if not missing and not (errand.sweep and chart.dark):
        return cost + walk_cost(chart.doors, at, stops, end)
    dark = chart.dark if errand.sweep else chart.hidden
    if not dark:
        return cost + FAR
    share = 1.0 if errand.sweep else (missing + 1) / (missing + 2)
    return cost + search_cost(chart.doors, at, stops, dark, share, end >= 0)
