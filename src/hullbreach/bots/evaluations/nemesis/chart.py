"""What a seat knows of the ship, and what a walk through it would cost in cards."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .facts import ShipFacts
from .ways import FAR, distances, search_cost, walk_cost

MEND = 2.0
"""Cards it takes to make a broken room work, with the means at hand."""
MEANS = 3.0
"""Cards it takes to get at such means, and back."""
DRIVE_OUT = 4.0
"""Cards it takes to get an Intruder out of a room, or to wait until it goes."""


class KnownShip:
    """The rooms a seat can name, and the distances between all of them, from where it is or might be."""

    __slots__ = ("at", "doors", "far", "flights", "rooms", "ship")

    def __init__(self, ship: ShipFacts, at: int) -> None:
        self.ship, self.at = ship, at
        self.doors = ship.doors
        self.far = distances(ship.doors)
        self.rooms = {tile: room for room, tile in enumerate(ship.tiles) if tile}
        self.flights: dict[tuple[int, str], list[Errand]] = {}
        """What flights to a planet need, as far as somebody has asked, from where one stood then."""

    def seen_by(self, seat: Seat, at: int) -> KnownShip:
        """The same rooms for another of the crew, who is or might be elsewhere."""
        other = KnownShip.__new__(KnownShip)
        other.ship, other.at = ShipFacts(seat, *self.ship[1:]), at
        other.doors, other.far, other.rooms = self.doors, self.far, self.rooms
        other.flights = self.flights
        return other

    def trouble(self, room: int) -> float:
        """What stands between a Character and the action of a room."""
        ship = self.ship
        cost = DRIVE_OUT if room in ship.infested else 0.0
        if ship.broken[room]:
            cost += MEND if ship.tools else MEND + MEANS
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
    if not missing and not (errand.sweep and chart.ship.dark):
        return cost + walk_cost(chart.doors, at, stops, end)
    dark = chart.ship.dark if errand.sweep else chart.ship.hidden
    if not dark:
        return cost + FAR
    share = 1.0 if errand.sweep else (missing + 1) / (missing + 2)
    return cost + search_cost(chart.doors, at, stops, dark, share, end >= 0)
