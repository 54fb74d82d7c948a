"""Quest Items, once they are active.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only.
"""

from hullbreach.games.nemesis.cards.actions import can_search, search
from hullbreach.games.nemesis.cards.common import fill, secretive
from hullbreach.games.nemesis.cards.rooms import analysable, work_doors
from hullbreach.games.nemesis.components import ROOMS
from hullbreach.games.nemesis.doors import togglable, toggle_door
from hullbreach.games.nemesis.effects import item_action
from hullbreach.games.nemesis.objects import attach
from hullbreach.games.nemesis.picks import (
    pick_corridor,
    pick_room,
    pick_seat,
    pick_word,
)
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.systems import (
    look_objective,
)
from hullbreach.games.nemesis.turn import (
    everybody_passes,
)
from hullbreach.kernel import Asks, Seat, asks_nothing, rule


def can_ship_log(s: Ship, seat: Seat) -> bool:
    """A computer here, and hidden Objectives."""
    return s.computer(s.where[seat]) and bool(secretive(s, seat))


@item_action("ship_log", possible=can_ship_log)
@rule
def ship_log(s: Ship, seat: Seat) -> Asks[None]:
    """At a computer: look at an Objective of any Character."""
    target = yield from pick_seat(s, seat, "objective.whose", secretive(s, seat), "N-195")
    yield from look_objective(s, seat, target)


@item_action("oms")
@rule
def oms(s: Ship, seat: Seat) -> Asks[None]:
    """Everybody passes at once; no Intruder attacks in this round's Event Phase (A-17)."""
    yield from everybody_passes(s, seat)


@item_action("plasma_torch")
@rule
def plasma_torch(s: Ship, seat: Seat) -> Asks[None]:
    """Work a door beside your room; even a destroyed one can be closed (N-99)."""
    doors = s.corridors(s.where[seat])
    corridor = yield from pick_corridor(s, seat, "door.which", doors, "N-99")
    yield from toggle_door(s, seat, corridor)


@item_action("flashlight", possible=can_search)
@rule
def flashlight(s: Ship, seat: Seat) -> Asks[None]:
    """Search your room as with a Search card."""
    yield from search(s, seat)


def can_auto_loader(s: Ship, seat: Seat) -> bool:
    """You hold the Assault Rifle, without it or not full."""
    rifles = s.find_item(seat, "assault_rifle")
    if not rifles or s.find_item(seat, "auto_loader"):
        return bool(rifles)
    return s.ammo[rifles[0]] < s.capacity(rifles[0]) and bool(s.find_item(seat, "energy_charge"))


@item_action("auto_loader", possible=can_auto_loader)
@asks_nothing
def auto_loader(s: Ship, seat: Seat) -> None:
    """Attach it to the Assault Rifle; from then on it loads an Energy Charge free (N-158)."""
    rifle = s.find_item(seat, "assault_rifle")[0]
    loose = s.find_item(seat, "auto_loader")
    if loose:
        attach(s, seat, loose[0], rifle)
        s.tell("attached", seat=seat, card="auto_loader", weapon=s.face(rifle))
    else:
        s.lose_item(seat, s.find_item(seat, "energy_charge")[0])
        fill(s, seat, rifle)


@item_action("security_key")
@rule
def security_key(s: Ship, seat: Seat) -> Asks[None]:
    """Any one room: open or close each of its doors as you like."""
    rooms = [room for room in range(len(ROOMS)) if togglable(s, room)]
    room = yield from pick_room(s, seat, "doors.room", rooms, "N-100")
    yield from work_doors(s, seat, room)


def can_lab_equipment(s: Ship, seat: Seat) -> bool:
    """Something new can be analysed here."""
    return bool(analysable(s, s.where[seat]))


@item_action("lab_equipment", possible=can_lab_equipment)
@rule
def lab_equipment(s: Ship, seat: Seat) -> Asks[None]:
    """Turn up the Weakness that belongs to an Object in your room (N-163)."""
    places = analysable(s, s.where[seat])
    place = yield from pick_word(s, seat, "laboratory.object", places, "N-163")
    species(s).analyse(s, place)
