"""Room actions: what each working room can be used for.

`room` is the room whose action is performed; it is the Character's own room except for Intranet (N-52).
"""

from hullbreach.games.nemesis.cards.common import (
    either,
    load,
    loadable,
    put_out,
    spray,
    unexplored,
    wash,
)
from hullbreach.games.nemesis.components import ROOMS, TILES
from hullbreach.games.nemesis.contamination import purge, reshuffle_all, scan_hand
from hullbreach.games.nemesis.doors import togglable, toggle_door
from hullbreach.games.nemesis.effects import room_action
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.objects import search_deck
from hullbreach.games.nemesis.picks import (
    pick_card,
    pick_corridors,
    pick_pod,
    pick_room,
    pick_word,
)
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import COLOURS, Ship
from hullbreach.games.nemesis.systems import (
    ENGINES,
    board_pod,
    boardable,
    can_hibernate,
    can_set_course,
    can_start,
    can_stop,
    engine_in,
    hibernate,
    look_coordinates,
    look_engine,
    look_tile,
    look_token,
    seal,
    sealable,
    set_destination,
    set_pod,
    start_self_destruct,
    stop_self_destruct,
)
from hullbreach.games.nemesis.turn import forced_pass
from hullbreach.games.nemesis.wounds import dress, heal_light, heal_serious, light_wound
from hullbreach.kernel import Asks, Pick, Seat, ask, asks_nothing, rule


def usable(s: Ship, seat: Seat, room: int) -> bool:
    """A Room action can be performed: no Malfunction, and it would do something (N-50, N-51)."""
    if s.broken[room]:
        return False
    use = room_action.get(s.tile_id(room))
    return use is not None and use.possible(s, seat, room)


@rule
def use_room(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Perform the action of a room."""
    yield from room_action[s.tile_id(room)].do(s, seat, room)


# --- Tiles "1" -------------------------------------------------------------------------------------


def can_armory(s: Ship, seat: Seat, room: int) -> bool:
    """An Energy weapon is not full."""
    return bool(loadable(s, seat, "energy"))


@room_action("armory", possible=can_armory)
@rule
def armory(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Add 2 ammo to one of your Energy weapons."""
    weapon = yield from pick_card(s, seat, "armory.weapon", loadable(s, seat, "energy"), "N-50")
    load(s, seat, weapon, TILES["armory"].amounts["ammo"])


def can_comms_room(s: Ship, seat: Seat, room: int) -> bool:
    """Everybody sends the Signal once."""
    return not s.signal[seat]


@room_action("comms_room", possible=can_comms_room)
@asks_nothing
def comms_room(s: Ship, seat: Seat, room: int) -> None:
    """Send the Signal."""
    s.signal[seat] = True
    s.tell("signal", seat=seat)


def can_emergency_room(s: Ship, seat: Seat, room: int) -> bool:
    """There is a wound."""
    return bool(s.light[seat] or s.serious(seat))


@room_action("emergency_room", possible=can_emergency_room)
@rule
def emergency_room(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Dress all serious wounds, or heal a dressed one, or heal all light wounds."""
    what = yield from either(
        s,
        seat,
        "emergency_room.what",
        "N-144",
        dress=s.wounds[seat],
        heal=s.dressed[seat],
        light=s.light[seat],
    )
    if what == "dress":
        yield from dress(s, seat, len(s.wounds[seat]))
    elif what == "heal":
        yield from heal_serious(s, seat)
    else:
        heal_light(s, seat, s.light[seat])


def can_evacuation(s: Ship, seat: Seat, room: int) -> bool:
    """An unlocked pod here has room enough."""
    return bool(boardable(s, seat, room))


@room_action("evacuation_a", "evacuation_b", possible=can_evacuation)
@rule
def evacuation(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Try to board an unlocked pod of this section (N-182)."""
    pod = yield from pick_pod(s, seat, "evacuation.pod", boardable(s, seat, room), "N-182")
    yield from board_pod(s, seat, pod)


def can_fire_control(s: Ship, seat: Seat, room: int) -> bool:
    """Something burns or creeps somewhere."""
    return bool(sprayable(s))


@room_action("fire_control", possible=can_fire_control)
@rule
def fire_control(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Any one room: its fire goes out and every Intruder there retreats, largest first."""
    target = yield from pick_room(s, seat, "fire_control.room", sprayable(s), "N-134")
    put_out(s, target)
    for intruder in [i.id for i in s.intruders_in(target)]:
        yield from spray(s, intruder)


def sprayable(s: Ship) -> list[int]:
    """Rooms that burn or hold an Intruder."""
    held = {i.room for i in s.intruders}
    return [room for room in range(len(ROOMS)) if s.fire[room] or room in held]


def can_generator(s: Ship, seat: Seat, room: int) -> bool:
    """It can be started or stopped now."""
    return can_start(s) or can_stop(s)


@room_action("generator", possible=can_generator)
@asks_nothing
def generator(s: Ship, seat: Seat, room: int) -> None:
    """Start or stop the self-destruct (N-175)."""
    if can_start(s):
        start_self_destruct(s)
    else:
        stop_self_destruct(s)


def can_laboratory(s: Ship, seat: Seat, room: int) -> bool:
    """Something new can be analysed."""
    return bool(analysable(s, room))


@room_action("laboratory", possible=can_laboratory)
@rule
def laboratory(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Turn up the Weakness that belongs to an Object in the Laboratory (N-163)."""
    places = analysable(s, room)
    place = yield from pick_word(s, seat, "laboratory.object", places, "N-163")
    species(s).analyse(s, place)


def analysable(s: Ship, room: int) -> list[str]:
    """Kinds of Objects in a room, lying or carried, whose Weakness is still hidden."""
    here = list(s.floor_in(room))
    for seat in s.crew_in(room):
        here += s.objects[seat]
    kinds = {"corpse" if thing.startswith("corpse") else thing for thing in here}
    return [place for place in species(s).analysable(s) if place in kinds]


def can_nest(s: Ship, seat: Seat, room: int) -> bool:
    """An egg is left and a hand is free."""
    return s.eggs > 0 and s.free_slots(seat) > 0


@room_action("nest", possible=can_nest)
@rule
def nest(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Take an egg into a free hand slot, then make a noise roll."""
    s.take_egg(seat)
    yield from noise_roll(s, seat)


@room_action("storage")
@rule
def storage(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Draw 2 from an item deck of your choice, keep 1."""
    colour = yield from pick_word(s, seat, "storage.deck", list(COLOURS), "N-155")
    yield from search_deck(s, seat, colour, TILES["storage"].amounts["cards"], 1)


@room_action("surgery")
@rule
def surgery(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Everything INFECTED and the Larva are removed; 1 light wound; a new deck; you pass (N-140)."""
    purge(s, seat)
    for _ in range(TILES["surgery"].amounts["light_wounds"]):
        yield from light_wound(s, seat, "surgery")
    if s.active(seat):
        reshuffle_all(s, seat)
        forced_pass(s, seat)


# --- Tiles "2" -------------------------------------------------------------------------------------


def can_airlock_control(s: Ship, seat: Seat, room: int) -> bool:
    """Another yellow room can be sealed."""
    return bool(sealable(s, room))


@room_action("airlock_control", possible=can_airlock_control)
@rule
def airlock_control(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Close all doors of another yellow room and put the depressurisation token there (N-178)."""
    target = yield from pick_room(s, seat, "airlock.room", sealable(s, room), "N-178")
    yield from seal(s, seat, target)


def can_canteen(s: Ship, seat: Seat, room: int) -> bool:
    """A light wound, or something to scan."""
    return bool(s.light[seat] or s.contaminations(seat))


@room_action("canteen", possible=can_canteen)
@rule
def canteen(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Heal 1 light wound; then you may scan your hand."""
    heal_light(s, seat, TILES["canteen"].amounts["light_wounds"])
    yield from may_scan(s, seat)


@rule
def may_scan(s: Ship, seat: Seat) -> Asks[None]:
    """Scan the hand or not; everybody is asked, so that nobody learns what the hand holds (N-139)."""
    options = ["scan", "skip"] if s.contaminations(seat) else ["skip"]
    answer = yield from ask(Pick(seat, "scan.hand", options, "N-140", "skip"))
    if answer == "scan":
        yield from scan_hand(s, seat)


@room_action("command_center")
@rule
def command_center(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Any one room: open or close each of its doors as you like."""
    rooms = [there for there in range(len(ROOMS)) if togglable(s, there)]
    target = yield from pick_room(s, seat, "doors.room", rooms, "N-100")
    yield from work_doors(s, seat, target)


@rule
def work_doors(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Open or close any of the doors around a room."""
    corridors = yield from pick_corridors(s, seat, "doors.which", togglable(s, room), "N-100")
    for corridor in corridors:
        yield from toggle_door(s, seat, corridor)


@room_action("engine_control")
@asks_nothing
def engine_control(s: Ship, seat: Seat, room: int) -> None:
    """Look at the top token of all engines."""
    for engine in range(ENGINES):
        look_engine(s, seat, engine)


def can_hatch_control(s: Ship, seat: Seat, room: int) -> bool:
    """A pod is left."""
    return bool(s.pods_left())


@room_action("hatch_control", possible=can_hatch_control)
@rule
def hatch_control(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Lock or unlock any one pod."""
    pod = yield from pick_pod(s, seat, "pod.which", s.pods_left(), "N-181")
    set_pod(s, pod, not s.locked[pod])


def can_monitoring_room(s: Ship, seat: Seat, room: int) -> bool:
    """Something is unexplored."""
    return bool(unexplored(s))


@room_action("monitoring_room", possible=can_monitoring_room)
@rule
def monitoring_room(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Look at an unexplored tile and its exploration token."""
    target = yield from pick_room(s, seat, "look.room", unexplored(s), "N-69")
    look_tile(s, seat, target)
    look_token(s, seat, target)


def can_shower_room(s: Ship, seat: Seat, room: int) -> bool:
    """Slime, or something to scan."""
    return bool(s.slime[seat] or s.contaminations(seat))


@room_action("shower_room", possible=can_shower_room)
@rule
def shower_room(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Discard your Slime; then you may scan your hand."""
    wash(s, seat)
    yield from may_scan(s, seat)


# --- Printed rooms ---------------------------------------------------------------------------------


@room_action("cockpit")
@rule
def cockpit(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Look at the Coordinates card, or set the destination (N-169)."""
    what = yield from either(
        s, seat, "cockpit.what", "N-169", coordinates=True, course=can_set_course(s)
    )
    if what == "coordinates":
        look_coordinates(s, seat)
    else:
        letters = [letter for letter in "ABCD" if letter != s.destination]
        set_destination(s, (yield from pick_word(s, seat, "cockpit.course", letters, "N-169")))


def can_hibernatorium(s: Ship, seat: Seat, room: int) -> bool:
    """The Time marker is on blue."""
    return can_hibernate(s, seat)


@room_action("hibernatorium", possible=can_hibernatorium)
@rule
def hibernatorium(s: Ship, seat: Seat, room: int) -> Asks[None]:
    """Try to hibernate (N-172)."""
    yield from hibernate(s, seat)


@room_action("engine_1", "engine_2", "engine_3")
@asks_nothing
def engine(s: Ship, seat: Seat, room: int) -> None:
    """Look at the top token of this engine."""
    look_engine(s, seat, engine_in(room))
