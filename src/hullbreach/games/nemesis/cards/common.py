"""What several cards have in common."""

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.components import ITEMS, ROOMS, TECH, TILES
from hullbreach.games.nemesis.doors import togglable, toggle_door
from hullbreach.games.nemesis.hooks import modify
from hullbreach.games.nemesis.injuries import LIVES, destroy_eggs, injure, retreat
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.picks import pick_corridor, pick_room, pick_word
from hullbreach.games.nemesis.state import Intruder, Ship
from hullbreach.games.nemesis.systems import engine_in, repair_engine
from hullbreach.games.nemesis.wounds import serious_wound
from hullbreach.kernel import Asks, Seat, rule


@rule
def either(s: Ship, seat: Seat, prompt: str, ledger: str, /, **ways: object) -> Asks[str]:
    """Choose one of the ways that would change something (N-34)."""
    return (yield from pick_word(s, seat, prompt, [way for way in ways if ways[way]], ledger))


@rule
def use_of(s: Ship, seat: Seat, card: str, /, **ways: object) -> Asks[str]:
    """Choose what a card is used for that can be used in several ways (N-34)."""
    open_ways = [way for way in ways if ways[way]]
    return (yield from pick_word(s, seat, "action.what", open_ways, "N-34", card))


def others_here(s: Ship, seat: Seat) -> list[Seat]:
    """The other Characters in your room."""
    return [other for other in s.crew_in(s.where[seat]) if other != seat]


def secretive(s: Ship, seat: Seat) -> list[Seat]:
    """Others whose Objective is hidden."""
    if s.mode == "coop":
        return []
    return [other for other in range(s.n) if other != seat]


# --- Places ----------------------------------------------------------------------------------------


def can_look(s: Ship, seat: Seat) -> bool:
    """Something is unexplored."""
    return bool(unexplored(s))


@rule
def crawl(s: Ship, seat: Seat) -> Asks[None]:
    """Move through the Technical Corridors to any other entrance (N-82)."""
    rooms = [room for room in range(len(ROOMS)) if ROOMS[room].tech and room != s.where[seat]]
    room = yield from pick_room(s, seat, "crawl.room", rooms, "N-82")
    yield from enter(s, seat, room, via=TECH)


def can_crawl(s: Ship, seat: Seat) -> bool:
    """Your room has an entrance."""
    return bool(ROOMS[s.where[seat]].tech)


def unexplored(s: Ship) -> list[int]:
    """Rooms whose tile lies face down."""
    return [room for room, explored in enumerate(s.explored) if not explored]


def explored_with(s: Ship, colour: str) -> list[int]:
    """Explored rooms of a colour."""
    return [
        room for room, up in enumerate(s.explored) if up and TILES[s.tile_id(room)].colour == colour
    ]


def computers(s: Ship) -> list[int]:
    """Explored rooms with a working computer."""
    return [room for room in range(len(s.explored)) if s.computer(room)]


def throwing_range(s: Ship, room: int) -> list[int]:
    """The room itself and those next to it through no closed door, in order of their numbers."""
    return sorted({room, *(there for _, there in s.ways(room))})


# --- Doors, repairs --------------------------------------------------------------------------------


@rule
def work_a_door(s: Ship, seat: Seat) -> Asks[None]:
    """Open or close one door in a corridor of your room (N-100)."""
    corridors = togglable(s, s.where[seat])
    corridor = yield from pick_corridor(s, seat, "door.which", corridors, "N-100")
    yield from toggle_door(s, seat, corridor)


def repairable(s: Ship, seat: Seat) -> bool:
    """A Malfunction to remove, or an engine to work on."""
    room = s.where[seat]
    return bool(s.broken[room]) or engine_in(room) >= 0


def jobs(s: Ship, seat: Seat) -> dict[str, bool]:
    """What there is to repair: the room's Malfunction, its engine (N-94, N-168)."""
    room = s.where[seat]
    return {"malfunction": bool(s.broken[room]), "engine": engine_in(room) >= 0}


@rule
def repair(s: Ship, seat: Seat, what: str) -> Asks[None]:
    """Remove the Malfunction of your room, or repair or break its engine (N-94, N-168)."""
    room = s.where[seat]
    if what == "malfunction":
        s.repair(room)
        s.tell("repaired", seat=seat, room=s.place_name(room))
    else:
        yield from repair_engine(s, seat, engine_in(room))


def put_out(s: Ship, room: int) -> None:
    """Discard the Fire marker of a room, if it has one."""
    if s.fire[room]:
        s.clear_fire(room)
        s.tell("fire.out", room=s.place_name(room))


# --- Weapons ---------------------------------------------------------------------------------------


def fill(s: Ship, seat: Seat, weapon: int) -> None:
    """Load a weapon to its capacity."""
    load(s, seat, weapon, s.capacity(weapon) - s.ammo[weapon])


def weapons(s: Ship, seat: Seat, kind: str = "") -> list[int]:
    """The weapons a seat holds, all or those of a type."""
    held = []
    for h in s.held[seat]:
        weapon = ITEMS[s.face(h)].weapon
        if weapon is not None and (not kind or weapon.type == kind):
            held.append(h)
    return held


def loaded(s: Ship, seat: Seat, kind: str = "") -> list[int]:
    """Weapons with at least one ammo."""
    return [h for h in weapons(s, seat, kind) if s.ammo[h]]


def loadable(s: Ship, seat: Seat, kind: str) -> list[int]:
    """Weapons of a type that are not full."""
    return [h for h in weapons(s, seat, kind) if s.ammo[h] < s.capacity(h)]


def load(s: Ship, seat: Seat, weapon: int, ammo: int) -> None:
    """Put ammo into a weapon, up to its capacity."""
    s.give_ammo(weapon, ammo)
    s.tell("loaded", seat=seat, card=s.face(weapon), ammo=s.ammo[weapon])


def draw_more(s: Ship, seat: Seat, cards: int) -> None:
    """Draw from the own deck because a card says so."""
    s.tell("drew", seat=seat, count=s.draw_cards(seat, cards))


def wash(s: Ship, seat: Seat) -> None:
    """Discard the Slime marker, if there is one."""
    if s.slime[seat]:
        s.slime[seat] = False
        s.tell("slime.off", seat=seat)


# --- Intruders and eggs ----------------------------------------------------------------------------


@rule
def wound_all(s: Ship, room: int, cause: str) -> Asks[None]:
    """Every Character in a room suffers 1 serious wound, in player order."""
    for victim in s.crew_in(room):
        yield from serious_wound(s, victim, cause)


def figure(s: Ship, intruder: int) -> Intruder:
    """An Intruder that is surely on the board."""
    found = s.intruder(intruder)
    assert found is not None
    return found


def recover(s: Ship, intruder: Intruder, injuries: int) -> None:
    """An Intruder loses up to this many injuries."""
    healed = min(injuries, intruder.injuries)
    if healed:
        intruder.injuries -= healed
        s.tell("recovered", kind=intruder.kind, room=s.place_name(intruder.room), count=healed)


@rule
def drive_off(s: Ship, intruder: int, injuries: int, cause: str) -> Asks[None]:
    """Deal injuries, if any, then make the Intruder retreat unless the check already did (N-134a)."""
    outcome = (yield from injure(s, intruder, injuries, cause)) if injuries else LIVES
    if outcome == LIVES:
        yield from retreat(s, intruder)


@rule
def spray(s: Ship, intruder: int) -> Asks[None]:
    """An extinguisher makes an Intruder retreat; phosphates may hurt it first."""
    yield from drive_off(s, intruder, modify(s, hooks.phosphate, 0), "phosphate")


@rule
def break_eggs(s: Ship, seat: Seat, room: int, eggs: int) -> Asks[None]:
    """Destroy uncarried eggs; after every attempt the Character makes a noise roll (N-165)."""
    yield from destroy_eggs(s, room, eggs)
    if s.present(seat) and not s.in_combat(seat):
        yield from noise_roll(s, seat)
