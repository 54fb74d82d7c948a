"""What the Objectives of a crew leave to do, job by job: who wins together counts each job once, whoever does it."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.games.nemesis.board import FIXED
from hullbreach.games.nemesis.components import NUMBERS, WEAKNESS_PLACES
from hullbreach.games.nemesis.objectives import SIGNAL
from hullbreach.games.nemesis.state import ASLEEP, ESCAPED, OFF, is_corpse
from hullbreach.games.nemesis.systems import ENGINE_ROOMS
from hullbreach.kernel import Seat

from .chart import KnownShip
from .facts import HOMECOMING
from .goals import EGG, HUNT, LIFT, NEEDED, REPAIR, USE, flight

ANYBODY = -1
UNKNOWN = -1
"""A room that is still to be found."""
HOPELESS = 0.02
"""How likely the Queen dies without the ship."""
IMPOSSIBLE = 1e-6
BLUE_CORPSE = "corpse_blue"


class Job(NamedTuple):
    """Rooms to go through in this order, and cards to spend there."""

    rooms: tuple[int, ...]
    cards: float = 0.0
    weight: float = 1.0
    """How likely it has to be done at all."""
    doer: Seat = ANYBODY
    sends: bool = False
    """Whether it is the Signal, which nobody sends twice."""
    lifts: bool = False
    """Whether it takes a free hand."""
    brings: bool = False
    """Whether whoever does it has to come home with what they fetch."""
    awake: bool = False
    """Whether it cannot be done while anybody sleeps."""


class Jobs:
    """The open jobs of a crew, and how likely all that no job can change turns out well."""

    def __init__(self, chart: KnownShip, cards: tuple[str, ...]) -> None:
        self.chart, self.ship, self.cards = chart, chart.ship, cards
        self.open: list[Job] = []
        self.chance = 1.0
        self._lacking: set[str] = set()
        if not chart.ship.destroyed:
            self._find()

    def _find(self) -> None:
        """Objective by Objective; what rooms are to be found for them comes last."""
        cards = self.cards
        if HOMECOMING in cards:
            self._flight()
        self._signals()
        self._end_of_queen_and_nest()
        if "obj_s2" in cards:
            self._body_in_surgery()
        if "obj_s6" in cards:
            self._egg()
        if "obj_s3" in cards:
            self._weaknesses()
        self._dark_rooms()

    # -- the Objectives ----------------------------------------------------------------------------

    def _flight(self) -> None:
        """The course for Earth, and a look at as many engines as are still needed."""
        ship = self.ship
        if ship.fuse != OFF:
            self.chance *= IMPOSSIBLE
        elif ship.hibernating:
            self.chance *= max(HOPELESS, flight(self.chart))
        elif ship.planet != "earth":
            self._add((FIXED["cockpit"],), USE if ship.planet else 2 * USE)
        missing = NEEDED - ship.engines.count(True)
        if missing > 0:
            rooms = [r for works, r in zip(ship.engines, ENGINE_ROOMS, strict=True) if not works]
            for room in rooms:
                self._add((room,), REPAIR, weight=missing / len(rooms))

    def _signals(self) -> None:
        """As many Characters send the Signal as Objectives ask for it."""
        ship = self.ship
        wanted = sum([card in SIGNAL for card in self.cards]) - sum(ship.signals)
        able = sum(
            [at >= 0 and not sent for at, sent in zip(ship.where, ship.signals, strict=True)]
        )
        if wanted > able:
            self.chance *= IMPOSSIBLE
        for _ in range(min(wanted, able)):
            self._add((self._room("comms_room"),), USE, sends=True)

    def _end_of_queen_and_nest(self) -> None:
        """Both go down with the ship, unless the ship is to come home."""
        ship = self.ship
        queen = "obj_s4" in self.cards and not ship.queen_killed
        nest = "obj_s7" in self.cards and not ship.nest_destroyed
        if not (queen or nest) or ship.fuse != OFF:
            return
        if HOMECOMING not in self.cards:
            self.chance *= HOPELESS if ship.hibernating else 1.0
            self._add((self._room("generator"),), USE, awake=True)
            return
        if queen:
            self.chance *= HOPELESS
        if nest:
            self._add((self._room("nest"),), EGG * ship.eggs)

    def _body_in_surgery(self) -> None:
        surgery = self._room("surgery")
        if (surgery, BLUE_CORPSE) not in self.ship.floor:
            self._fetch([BLUE_CORPSE], (surgery,), 1.0)

    def _egg(self) -> None:
        """Somebody brings an egg home."""
        ship = self.ship
        home = [x for x, at in enumerate(ship.where) if at in (ESCAPED, ASLEEP)]
        if not any("egg" in ship.objects[x] for x in home):
            self._fetch(["egg"], (), 0.0, brings=True)

    def _weaknesses(self) -> None:
        """Those that are easy first: any body will do, and a carcass if one lies about, since it takes a hunt."""
        ship = self.ship
        there = [word for _, word in ship.floor] + [word for mine in ship.objects for word in mine]
        places = [place for place in WEAKNESS_PLACES if place not in ship.analysed]
        places.sort(key=lambda place: (place == "carcass" and place not in there, place == "egg"))
        for place in places[: max(0, NUMBERS.end["weaknesses"] - len(ship.analysed))]:
            words = [word for word in there if is_corpse(word)] if place == "corpse" else [place]
            self._fetch(words, (self._room("laboratory"),), USE)

    def _dark_rooms(self) -> None:
        """Where every room is to be explored all of them, else those in which one that is needed may be."""
        if "obj_s5" in self.cards:
            self.open += [Job((room,)) for room in self.ship.dark]
        elif self._lacking:
            missing = len(self._lacking)
            share = (missing + 1) / (missing + 2)
            self.open += [Job((room,), weight=share) for room in self.ship.hidden]

    # -- how they are done -------------------------------------------------------------------------

    def _room(self, tile: str) -> int:
        """Where a tile lies; one that nobody has found is looked for."""
        room = self.chart.rooms.get(tile, UNKNOWN)
        if room == UNKNOWN:
            self._lacking.add(tile)
        return room

    def _add(
        self,
        rooms: tuple[int, ...],
        cards: float,
        *,
        weight: float = 1.0,
        doer: Seat = ANYBODY,
        sends: bool = False,
        lifts: bool = False,
        brings: bool = False,
        awake: bool = False,
    ) -> None:
        """A job, with what stands in its way."""
        cards += sum([self.chart.trouble(room) for room in rooms if room != UNKNOWN])
        self.open.append(Job(rooms, cards, weight, doer, sends, lifts, brings, awake))

    def _fetch(
        self, words: list[str], to: tuple[int, ...], cards: float, brings: bool = False
    ) -> None:
        """Take one of these Objects somewhere: who carries one does, or somebody picks it up."""
        ship = self.ship
        for seat, things in enumerate(ship.objects):
            if ship.where[seat] >= 0 and not set(words).isdisjoint(things):
                self._add(to, cards, doer=seat, brings=brings)
                return
        lying = [room for room, word in ship.floor if word in words]
        if lying:
            room = min(lying, key=self._way_to)
            there = (room,) == to
            self._add(to if there else (room, *to), cards + LIFT, lifts=not there, brings=brings)
        elif "egg" in words and ship.eggs:
            self._add((self._room("nest"), *to), cards + USE, lifts=True, brings=brings)
        elif "carcass" in words:
            self._add(to, cards + HUNT)
        else:
            self.chance *= IMPOSSIBLE

    def _way_to(self, room: int) -> int:
        """How far a room is from whoever is nearest."""
        far = self.chart.far
        return min([far[at][room] for at in self.ship.where if at >= 0], default=0)
