"""What is left to do for each Objective: one or more errands, any of which would fulfil it."""

from __future__ import annotations

from collections.abc import Callable
from math import comb, prod

from hullbreach.games.nemesis.board import FIXED
from hullbreach.games.nemesis.components import (
    NUMBERS,
    PLANETS,
    SUPPLY,
    WEAKNESS_PLACES,
)
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, OFF, is_corpse
from hullbreach.games.nemesis.systems import ENGINE_ROOMS

from .chart import Errand, KnownShip
from .facts import ShipFacts

USE = 1.3
"""Cards for the action of a room."""
LIFT = NUMBERS.basic_actions["pick_up"]
REPAIR = 3.0
"""Cards for an engine: to see what it is and to set it right."""
ANOTHER = 12.0
"""Cards for a second Object of which nothing is known yet."""
HUNT = 18.0
"""Cards to get hold of a carcass where none lies."""
FULL = 4.0
"""Cards that full hands are worth, when an Object is to be carried."""
EGG = 1.4
"""Cards to destroy an egg."""
FIND = 1.8
"""Cards to find an Item."""
DOOMED = {DEAD: 1.0, ASLEEP: 0.4, ESCAPED: 0.1}
"""How likely somebody does not survive; of those still aboard one hopes the worst."""
ABOARD = 0.8
NEEDED = SUPPLY.engines.working_needed

KEPT, LOST, EITHER = "kept", "lost", "either"
"""What has to become of the ship."""


class Goal:
    """A way to fulfil an Objective: what is to be done, and what it asks of the ship and of the way home."""

    __slots__ = ("carried", "errand", "pod", "ship")

    def __init__(
        self, errand: Errand, ship: str = EITHER, pod: bool = False, carried: bool = False
    ) -> None:
        self.errand = errand
        self.ship = ship
        self.pod = pod
        """Whether only an escape pod will do."""
        self.carried = carried
        """Whether one has to bring something home oneself."""


# -- what is asked for -----------------------------------------------------------------------------


def _signal(c: KnownShip, e: Errand) -> None:
    if not c.ship.signal:
        e.visit(c, "comms_room", USE)


def _bring(c: KnownShip, e: Errand, word: str) -> None:
    """Have an Object in hands."""
    s = c.ship
    if word in s.objects[s.seat]:
        return
    if s.hands_full:
        e.cards += FULL
    lying = [room for room, thing in s.floor if thing == word]
    if lying:
        e.first = min(lying, key=lambda room: c.far[c.at][room])
        e.cards += LIFT + c.trouble(e.first)
    elif word == "egg" and s.eggs:
        nest = c.rooms.get("nest", -1)
        if nest < 0:
            e.search += 1
        else:
            e.first = nest
            e.cards += c.trouble(nest)
        e.cards += USE
    else:
        e.chance *= 0.2 if any(word in things for things in s.objects) else 0.0


def _analyse(c: KnownShip, place: str) -> Errand:
    """Carry something of a kind to the Laboratory."""
    s, e = c.ship, Errand()
    if place in s.dormant:
        e.cards += ANOTHER
    lab = c.rooms.get("laboratory", -1)
    words = _words(s, place)
    if not _at_hand(c, words, lab):
        if not words:
            e.chance, e.cards = (0.5, HUNT) if place == "carcass" else (0.0, 0.0)
        else:
            _bring(c, e, min(words, key=lambda word: _distance(c, word)))
    e.visit(c, "laboratory", USE)
    return e


def _words(s: ShipFacts, place: str) -> list[str]:
    """The Objects aboard that belong to a place of the Intruder board."""
    things = [word for _, word in s.floor] + [word for mine in s.objects for word in mine]
    if place == "corpse":
        return [word for word in things if is_corpse(word)]
    if place == "egg" and s.eggs:
        return ["egg"]
    return [word for word in things if word == place][:1]


def _at_hand(c: KnownShip, words: list[str], lab: int) -> bool:
    """Whether one of these is carried, or lies in the Laboratory already."""
    s = c.ship
    return any(word in s.objects[s.seat] or (lab, word) in s.floor for word in words)


def _distance(c: KnownShip, word: str) -> int:
    rooms = [room for room, thing in c.ship.floor if thing == word]
    return min([c.far[c.at][room] for room in rooms], default=9)


def set_course(c: KnownShip, e: Errand, planet: str) -> None:
    """Make the ship fly there."""
    s = c.ship
    if s.planet:
        if s.planet == planet:
            return
        if s.hibernating:
            e.chance = 0.0
        e.cards += USE
    else:
        if s.hibernating:
            e.chance *= 1 / len(PLANETS)
            return
        e.cards += 2 * USE
    e.go(c, FIXED["cockpit"])


def _engines(c: KnownShip, e: Errand) -> None:
    """See to it that enough engines work."""
    open_ones = []
    working = 0
    for works, room in zip(c.ship.engines, ENGINE_ROOMS, strict=True):
        if works is None:
            open_ones.append((c.far[c.at][room], room, 0.92))
        elif works:
            working += 1
        else:
            open_ones.append((c.far[c.at][room] + 2, room, 0.8))
    open_ones.sort()
    for _, room, chance in open_ones[: max(0, NEEDED - working)]:
        e.go(c, room)
        e.cards += REPAIR
        e.chance *= chance


def flights(c: KnownShip, planet: str = "earth") -> list[Errand]:
    """What a flight needs that is safe, and one that leaves the engines as they are."""
    key = c.at, planet
    if key not in c.flights:
        safe, lucky = Errand(), Errand()
        set_course(c, safe, planet)
        lucky = safe.and_also(lucky)
        _engines(c, safe)
        lucky.chance *= engines_work(c)
        c.flights[key] = [safe] if lucky.chance >= safe.chance else [safe, lucky]
    return c.flights[key]


def flight(c: KnownShip, planet: str = "earth") -> float:
    """How likely the ship gets there as things are, to the knowledge of the seat."""
    s = c.ship
    if s.fuse != OFF or s.destroyed:
        return 0.0
    chance = float(s.planet == planet) if s.planet else 1 / len(PLANETS)
    return chance * engines_work(c)


def engines_work(c: KnownShip) -> float:
    """How likely enough engines work, to the knowledge of the seat."""
    engines = c.ship.engines
    u, k = engines.count(None), NEEDED - engines.count(True)
    ways = sum([comb(u, i) for i in range(max(0, k), u + 1)])
    return ways / (1 << u)


def _doom(s: ShipFacts, seat: int) -> float:
    return DOOMED.get(s.where[seat], ABOARD)


def _alone(c: KnownShip) -> Goal:
    """Be the only survivor."""
    s = c.ship
    return Goal(Errand(prod([_doom(s, x) for x in range(len(s.where)) if x != s.seat])))


# -- the Objectives --------------------------------------------------------------------------------


def _with_signal(
    then: Callable[[KnownShip, Errand], None], ship: str = EITHER
) -> Callable[[KnownShip], list[Goal]]:
    def goals(c: KnownShip) -> list[Goal]:
        e = Errand()
        then(c, e)
        _signal(c, e)
        return [Goal(e, ship)]

    return goals


def _destroy(c: KnownShip, e: Errand) -> None:
    """Blow up the ship."""
    if c.ship.fuse != OFF or c.ship.destroyed:
        return
    if c.ship.hibernating:
        e.chance *= 0.02
    e.visit(c, "generator", USE)


def _explore(_: KnownShip, e: Errand) -> None:
    e.sweep = True


def _corpse(c: KnownShip, e: Errand) -> None:
    _bring(c, e, "corpse_blue")


def _egg(c: KnownShip, e: Errand) -> None:
    _bring(c, e, "egg")


def _kill_or_destroy(done: Callable[[ShipFacts], bool]) -> Callable[[KnownShip], list[Goal]]:
    """The Signal, and something that is done already or that the end of the ship does."""
    by_end = _with_signal(_destroy, LOST)
    by_itself = _with_signal(lambda *_: None)

    def goals(c: KnownShip) -> list[Goal]:
        return by_itself(c) if done(c.ship) else by_end(c)

    return goals


def _quarantine(c: KnownShip) -> list[Goal]:
    mars, earth = flights(c, "mars")[0], Errand().and_also(flights(c)[0])
    if not c.ship.nest_destroyed:
        earth.visit(c, "nest", EGG * c.ship.eggs)
        earth.chance *= 0.6
    return [Goal(mars, KEPT, pod=True), Goal(earth, KEPT)]


def _earth_or_alone(c: KnownShip) -> list[Goal]:
    return [*_earth(c), _alone(c)]


def _earth(c: KnownShip) -> list[Goal]:
    return [Goal(e, KEPT) for e in flights(c)]


def _dead(number: int) -> Callable[[KnownShip], list[Goal]]:
    def goals(c: KnownShip) -> list[Goal]:
        s = c.ship
        if number not in s.number or s.number[s.seat] == number:
            return [_alone(c)]
        return [Goal(Errand(_doom(s, s.number.index(number)))), _alone(c)]

    return goals


def _hoard(c: KnownShip) -> list[Goal]:
    e = Errand()
    e.cards = FIND * max(0, NUMBERS.end["hoard"] - c.ship.items)
    return [Goal(e, pod=True)]


def _friends(c: KnownShip) -> list[Goal]:
    s = c.ship
    return [Goal(Errand(max([1 - _doom(s, x) for x in range(len(s.where)) if x != s.seat])))]


def _two_weaknesses(c: KnownShip) -> list[Goal]:
    done = c.ship.analysed
    missing = NUMBERS.end["weaknesses"] - len(done)
    if missing <= 0:
        return [Goal(Errand())]
    ways = [_analyse(c, place) for place in WEAKNESS_PLACES if place not in done]
    for e in ways:
        e.cards += ANOTHER * (missing - 1)
    return [Goal(e) for e in ways]


def _weakness(place: str, signal: bool) -> Callable[[KnownShip], list[Goal]]:
    def goals(c: KnownShip) -> list[Goal]:
        e = Errand() if place in c.ship.analysed else _analyse(c, place)
        if signal:
            _signal(c, e)
        return [Goal(e)]

    return goals


def _lay_in_surgery(c: KnownShip) -> list[Goal]:
    e = Errand()
    if (c.rooms.get("surgery", -1), "corpse_blue") not in c.ship.floor:
        _bring(c, e, "corpse_blue")
        e.visit(c, "surgery", 1.0)
    return [Goal(e)]


def _deliver(c: KnownShip) -> list[Goal]:
    e = Errand()
    _egg(c, e)
    return [Goal(e, carried=True)]


GOALS: dict[str, Callable[[KnownShip], list[Goal]]] = {
    "obj_p1": _earth_or_alone,
    "obj_p2": _quarantine,
    "obj_p3": _kill_or_destroy(lambda s: s.queen_killed),
    "obj_p4": _hoard,
    "obj_p5": _with_signal(_explore),
    "obj_p6": _with_signal(_corpse),
    "obj_p7": _earth_or_alone,
    "obj_p8": _friends,
    "obj_p9": _kill_or_destroy(lambda s: s.nest_destroyed),
    "obj_c1": _dead(1),
    "obj_c2": _dead(2),
    "obj_c3": _two_weaknesses,
    "obj_c4": _weakness("egg", signal=False),
    "obj_c5": _weakness("carcass", signal=True),
    "obj_c6": _with_signal(_egg),
    "obj_c7": _dead(3),
    "obj_c8": _dead(4),
    "obj_c9": _dead(5),
    "obj_s1": _earth,
    "obj_s2": _lay_in_surgery,
    "obj_s3": _two_weaknesses,
    "obj_s4": _kill_or_destroy(lambda s: s.queen_killed),
    "obj_s5": _with_signal(_explore),
    "obj_s6": _deliver,
    "obj_s7": _kill_or_destroy(lambda s: s.nest_destroyed),
}
