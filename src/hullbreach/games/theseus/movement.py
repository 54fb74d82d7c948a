"""Movement: the way round the ring, shortcuts, and what happens where a unit stops."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.kernel import Asks, Choice, Fact, Pick, Seat, ask, rule, settle

from .combat import limited_combat
from .components import BOARD, CARD_BY_FACE, ROOM_AT, ROOMS, UNITS
from .ejection import find_room
from .installing import discard
from .pandora import put_to_use, release_spent
from .state import NOTHING, SPACE, SUPPLY, Theseus
from .tracks import hurt
from .traps import spring

NOBODY = -1
PARASITE = "parasite"
"""The token that bites whoever carries it."""


class Walk(Struct, gc=False):
    """A movement under way."""

    seat: Seat
    """Who carries it out."""
    unit: int
    guide: Seat
    """Whose shortcuts it may use, or nobody's."""
    points: int
    own: bool
    """Whether it is the movement of an own unit, which may go further."""
    burnt: bool = False
    trail: bool = False
    """Whether it is on its last, scented sector."""
    further: bool = False
    """Whether a Runner has used its extra sector."""


@rule
def move(s: Theseus, seat: Seat, unit: int) -> Asks[int]:
    """A seat moves its own unit from a sector, as the movement phase demands; returns where it stopped."""
    points = s.sectors[s.units[unit].at].count()
    return (yield from travel(s, Walk(seat, unit, seat, points, own=True)))


@rule
def move_enemy(s: Theseus, seat: Seat, unit: int, guide: Seat) -> Asks[None]:
    """A seat carries out a normal movement with an enemy unit."""
    points = s.sectors[s.units[unit].at].count()
    yield from travel(s, Walk(seat, unit, guide, points, own=False))


@rule
def travel(s: Theseus, walk: Walk) -> Asks[int]:
    """Go from sector to sector until the points are used up, then stop with all that follows.

    Returns where the unit stopped; nowhere if it perished on the way.
    """
    u = s.units[walk.unit]
    at = u.at
    s.leave(walk.unit, at)
    u.moved = True
    s.tell("moves", unit=u.name, seat=walk.seat, place=s.sectors[at].id, points=walk.points)
    goal = None
    while goal is None and u.at != SUPPLY:
        at = (at + 1) % len(s.sectors)
        if s.sectors[at].shortcuts and (yield from skips(s, walk, at)):
            continue
        goal = yield from pass_or_stop(s, walk, at)
    release_spent(s)
    if goal is None or u.at == SUPPLY:
        return NOTHING
    yield from stop(s, walk.seat, walk.unit, goal)
    return goal


@rule
def skips(s: Theseus, walk: Walk, at: int) -> Asks[bool]:
    """Whether the unit skips the next sector by an Air Shaft; on a scented way only as far as it leads to prey."""
    shafts = shortcuts(s, walk.guide, at, "skip")
    if not shafts:
        return False
    options = ["enter", "skip"]
    if walk.trail:
        if not scented(s, walk.seat, walk.guide, (at + 1) % len(s.sectors)):
            return False
        if not s.enemies_in(walk.seat, s.sectors[at]):
            options = ["skip"]
    about = {"place": s.sectors[at].id, "unit": s.units[walk.unit].name}
    word = yield from settle(Pick(walk.seat, "move.skip", options, "T-124", about=about))
    if word == "skip":
        put_to_use(s, shafts[0])
        s.tell("skipped", unit=s.units[walk.unit].name, place=s.sectors[at].id)
    return bool(word == "skip")


@rule
def pass_or_stop(s: Theseus, walk: Walk, at: int) -> Asks[int | None]:
    """Enter a sector and find the way on: returns where the movement stops, or nothing if it goes on."""
    use_points(s, walk, 1)
    u = s.units[walk.unit]
    if u.at == SUPPLY:
        return None
    u.at = at
    walk.burnt = False
    goal = None if walk.points else at
    if alternatives(s, walk, at):
        goal = yield from way_on(s, walk, at)
    if goal != at and u.at != SUPPLY:
        s.tell("passes", unit=u.name, place=s.sectors[at].id)
        if s.sectors[at].passing:
            yield from spring(s, walk.unit, at, passing=True)
        if goal is not None and u.at != SUPPLY:
            s.tell("jumps", unit=u.name, place=s.sectors[goal].id)
    return goal


@rule
def way_on(s: Theseus, walk: Walk, at: int) -> Asks[int | None]:
    """Shortcuts and extra sectors: stop here, go on, burn points, jump, or go further."""
    while True:
        onward: Choice = "on" if walk.points else "stop"
        options = [onward, *alternatives(s, walk, at)]
        if len(options) == 1:
            return at if onward == "stop" else None
        about: dict[str, Fact] = {
            "place": s.sectors[at].id,
            "points": walk.points,
            "unit": s.units[walk.unit].name,
        }
        word = yield from ask(Pick(walk.seat, "move.way", options, "T-216", about=about))
        if word == "stop" or word == "on":
            if word == "stop" and walk.points:
                put_to_use(s, shortcuts(s, walk.guide, at, "halt")[0])
            return at if word == "stop" else None
        if word[0] == "jump":
            put_to_use(s, shortcuts(s, walk.guide, at, "jump")[0])
            return s.place_of[BOARD[word[1]]]
        if word[0] == "burn":
            burn(s, walk, at, int(word[1]))
        else:
            go_further(s, walk, word[1])
            return None


def alternatives(s: Theseus, walk: Walk, at: int) -> list[Choice]:
    """What the unit may do here besides going on or, with its points used up, stopping."""
    options: list[Choice] = []
    if walk.trail:
        return options
    sector = s.sectors[at]
    if sector.shortcuts and walk.guide != NOBODY:
        if walk.points and shortcuts(s, walk.guide, at, "halt"):
            options.append("stop")
        if walk.points and not walk.burnt:
            most = min(walk.points, loops(s, walk.guide, at))
            options += [("burn", n) for n in range(1, most + 1)]
        if shortcuts(s, walk.guide, at, "jump"):
            options += [("jump", s.sectors[i].id) for i in jumps(s, walk.guide, at)]
    if not walk.points and walk.own:
        options += [("further", how) for how in extensions(s, walk, at)]
    return options


def extensions(s: Theseus, walk: Walk, at: int) -> list[str]:
    """Ways to go one sector further when the points are used up."""
    found = []
    if passage(s, walk.seat) != NOTHING:
        found.append("passage")
    if UNITS[s.units[walk.unit].kind].further and not walk.further:
        found.append("runner")
    if trail(s, walk.seat) != NOTHING:
        if scented(s, walk.seat, walk.guide, (at + 1) % len(s.sectors)):
            found.append("trail")
    return found


def go_further(s: Theseus, walk: Walk, how: str) -> None:
    """Use a Passage card, a Runner's legs or the Pheromone Trail for one sector more."""
    walk.points = 1
    s.tell("further", unit=s.units[walk.unit].name, how=how)
    if how == "passage":
        h = passage(s, walk.seat)
        for seat in s.mates(walk.seat):
            if h in s.front[seat]:
                s.front[seat].remove(h)
        discard(s, h)
    elif how == "runner":
        walk.further = True
    else:
        walk.trail = True
        put_to_use(s, trail(s, walk.seat))


def burn(s: Theseus, walk: Walk, at: int, count: int) -> None:
    """Burn movement points in a Time Loop."""
    walk.burnt = True
    for h in shortcuts(s, walk.guide, at, "burn"):
        put_to_use(s, h)
    s.tell("burns", unit=s.units[walk.unit].name, points=count)
    use_points(s, walk, count)


def use_points(s: Theseus, walk: Walk, count: int) -> None:
    """Use movement points; Parasites bite for each of them."""
    u = s.units[walk.unit]
    walk.points -= count
    if u.parasites:
        hurt(s, walk.unit, u.parasites * count, u.infester, PARASITE)


def shortcuts(s: Theseus, guide: Seat, at: int, hook: str) -> list[int]:
    """The shortcut cards of one kind in a sector that a guide's side may use."""
    cards = s.sectors[at].shortcuts
    if not cards or guide == NOBODY:
        return []
    faces = s.cards.faces
    return [h for h in cards if CARD_BY_FACE[faces[h]].hook == hook and s.friendly(guide, h)]


def loops(s: Theseus, guide: Seat, at: int) -> int:
    """How many points may be burnt in a sector."""
    return sum(s.power[h] * (1 + s.copies[h]) for h in shortcuts(s, guide, at, "burn"))


def jumps(s: Theseus, guide: Seat, at: int) -> list[int]:
    """Where a Teleport leads: the own faction sector and every other sector with an own Teleport."""
    return [
        i
        for i in range(len(s.sectors))
        if i != at and (i == s.home[guide] or shortcuts(s, guide, i, "jump"))
    ]


def passage(s: Theseus, seat: Seat) -> int:
    """A Passage card the seat may use."""
    faces = s.cards.faces
    for mate in s.mates(seat):
        for h in s.front[mate]:
            if CARD_BY_FACE[faces[h]].hook == "further":
                return h
    return NOTHING


def trail(s: Theseus, seat: Seat) -> int:
    """The seat's Pheromone Trail, if it works."""
    for h in s.wide:
        if s.row(h).hook == "trail" and s.friendly(seat, h):
            return h
    return NOTHING


def scented(s: Theseus, seat: Seat, guide: Seat, at: int) -> bool:
    """Whether one more step into this sector, or over it by Air Shafts, can end beside an enemy."""
    for _ in s.sectors:
        if s.enemies_in(seat, s.sectors[at]):
            return True
        if not shortcuts(s, guide, at, "skip"):
            return False
        at = (at + 1) % len(s.sectors)
    return False


@rule
def stop(s: Theseus, seat: Seat, unit: int, at: int) -> Asks[None]:
    """A unit stops: room or ejection, traps, freeing of comrades, limited combat."""
    u = s.units[unit]
    room = yield from find_room(s, seat, at, unit)
    s.enter(unit, at, room)
    s.tell("stops", unit=u.name, place=s.sectors[at].id, room=ROOMS[room])
    infested = u.parasites > 0
    if s.sectors[at].traps:
        yield from spring(s, unit, at, passing=False)
    if u.at == at:
        free_comrades(s, unit, infested)
    if NOTHING not in s.sectors[at].rooms:
        yield from limited_combat(s, seat, at)


def free_comrades(s: Theseus, unit: int, infested: bool) -> None:
    """A unit that stops frees its comrades there from Grabbers and Parasites, and they free it of old Parasites.

    Who is caught does nothing, so it frees nobody either.
    """
    u = s.units[unit]
    comrades = [
        i
        for i in s.sectors[u.at].units()
        if i != unit and s.team[s.units[i].seat] == s.team[u.seat]
    ]
    for i in comrades:
        if not u.caught and (s.units[i].caught or s.units[i].parasites):
            s.let_go(i)
            s.cure(i)
            s.tell("freed", unit=s.units[i].name)
    if infested and u.parasites and not all(s.units[i].caught for i in comrades):
        s.cure(unit)
        s.tell("freed", unit=u.name)


@rule
def relocate(s: Theseus, seat: Seat, unit: int) -> Asks[None]:
    """Put a unit into a room of another sector; it counts as a stop there."""
    u = s.units[unit]
    here = u.at
    others = [sector.id for i, sector in enumerate(s.sectors) if i != here]
    pick = Pick(seat, "relocate.sector", others, "T-162", about={"unit": u.name})
    goal = s.place_of[BOARD[(yield from settle(pick))]]
    s.leave(unit, goal)
    u.moved = True
    s.tell("relocated", seat=seat, unit=u.name, place=s.sectors[goal].id)
    yield from stop(s, seat, unit, goal)


@rule
def enter_from_space(s: Theseus, seat: Seat, unit: int) -> Asks[int]:
    """A unit comes in from space to any empty room; it meets traps and nothing else happens."""
    u = s.units[unit]
    options = empty_rooms(s)
    pick = Pick(seat, "space.room", options, "T-110", about={"unit": u.name})
    sector, room = yield from settle(pick)
    at = s.place_of[BOARD[sector]]
    s.enter(unit, at, ROOMS.index(room))
    u.moved = True
    s.tell("enters", unit=u.name, place=sector, room=room)
    yield from spring(s, unit, at, passing=False)
    return at


def empty_rooms(s: Theseus) -> list[Choice]:
    """Every empty room of the station."""
    return [
        ROOM_AT[sector.board][room]
        for sector in s.sectors
        for room, inside in enumerate(sector.rooms)
        if inside == NOTHING
    ]


def movable(s: Theseus, seat: Seat) -> list[int]:
    """The seat's units that may still move in this turn, in sectors or, while a room is empty, in space."""
    units = [
        i
        for i, u in enumerate(s.units)
        if u.seat == seat and u.at >= SPACE and not u.moved and not u.caught
    ]
    if any(NOTHING in sector.rooms for sector in s.sectors):
        return units
    return [i for i in units if s.units[i].at != SPACE]


def targets_to_move(s: Theseus, seat: Seat, units: list[int]) -> list[int]:
    """Enemy units that a card may move: not caught, not moved in this turn."""
    return [i for i in units if not s.units[i].moved and not s.units[i].caught]
