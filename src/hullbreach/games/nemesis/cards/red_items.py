"""Red items, military.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only.
"""

from hullbreach.games.nemesis.attacks import attack, attack_target
from hullbreach.games.nemesis.cards.common import (
    break_eggs,
    can_look,
    either,
    figure,
    fill,
    load,
    loadable,
    others_here,
    secretive,
    throwing_range,
    unexplored,
    weapons,
    work_a_door,
    wound_all,
)
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.doors import togglable
from hullbreach.games.nemesis.effects import item_action
from hullbreach.games.nemesis.injuries import injure, move_together
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.objects import attach
from hullbreach.games.nemesis.picks import (
    pick_card,
    pick_face,
    pick_pod,
    pick_room,
    pick_seat,
    pick_way,
)
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.systems import (
    can_start,
    can_stop,
    look_objective,
    look_tile,
    look_token,
    set_pod,
    start_self_destruct,
    stop_self_destruct,
)
from hullbreach.kernel import Asks, Pick, Seat, ask, asks_nothing, rule


def can_energy_charge(s: Ship, seat: Seat) -> bool:
    """A weapon to load or a door to work."""
    return bool(loadable(s, seat, "energy")) or bool(togglable(s, s.where[seat]))


@item_action("energy_charge", possible=can_energy_charge)
@rule
def energy_charge(s: Ship, seat: Seat) -> Asks[None]:
    """Load an Energy weapon to its capacity, or work a door beside your room."""
    empty, doors = loadable(s, seat, "energy"), togglable(s, s.where[seat])
    what = yield from either(s, seat, "energy_charge.what", "N-157", load=empty, door=doors)
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        fill(s, seat, (yield from pick_card(s, seat, "energy_charge.weapon", empty, "N-157")))


def can_grenade(s: Ship, seat: Seat) -> bool:
    """A target is in reach."""
    return bool(grenade_targets(s, seat))


@item_action("grenade", possible=can_grenade)
@rule
def grenade(s: Ship, seat: Seat) -> Asks[None]:
    """2 injuries to the target, 1 to other Intruders there, 1 serious wound to every Character there."""
    amounts = ITEMS["grenade"].amounts
    target = yield from ask(Pick(seat, "grenade.target", grenade_targets(s, seat), "N-165"))
    word, number = target
    room = figure(s, number).room if word == "intruder" else number
    s.tell("thrown", seat=seat, card="grenade", room=s.place_name(room))
    bystanders = [i.id for i in s.intruders_in(room) if target != ("intruder", i.id)]
    if word == "intruder":
        yield from injure(s, number, amounts["injuries"], "grenade")
    for other in bystanders:
        yield from injure(s, other, amounts["others"], "grenade")
    yield from wound_all(s, room, "grenade")
    if word == "eggs":
        yield from break_eggs(s, seat, room, amounts["eggs"])


def grenade_targets(s: Ship, seat: Seat) -> list[tuple[str, int]]:
    """Intruders and rooms with uncarried eggs, in your room or next to it."""
    rooms = throwing_range(s, s.where[seat])
    targets = [("intruder", i.id) for room in rooms for i in s.intruders_in(room)]
    return targets + [("eggs", room) for room in rooms if s.uncarried_eggs(room)]


def can_smoke_grenade(s: Ship, seat: Seat) -> bool:
    """There is a way out."""
    return bool(s.ways(s.where[seat]))


@item_action("smoke_grenade", possible=can_smoke_grenade)
@rule
def smoke_grenade(s: Ship, seat: Seat) -> Asks[None]:
    """All others here discard an Action card; you move on without being attacked."""
    for other in others_here(s, seat):
        for _ in range(ITEMS["smoke_grenade"].amounts["cards"]):
            if s.payable(other):
                card = yield from pick_face(
                    s, other, "smoke_grenade.card", s.payable(other), "N-120"
                )
                s.spend_card(other, card)
                s.tell("smoke", seat=other, card=s.face(card))
    corridor, room = yield from pick_way(s, seat, "smoke_grenade.room", seat, "N-120")
    yield from enter(s, seat, room, via=corridor)


@item_action("recon_drone", possible=can_look)
@rule
def recon_drone(s: Ship, seat: Seat) -> Asks[None]:
    """Look at an unexplored room tile and its exploration token."""
    room = yield from pick_room(s, seat, "look.room", unexplored(s), "N-69")
    look_tile(s, seat, room)
    look_token(s, seat, room)


def can_decoy(s: Ship, seat: Seat) -> bool:
    """An Intruder can be lured."""
    return bool(s.intruders) and bool(baitable(s, seat))


@item_action("decoy", possible=can_decoy)
@rule
def decoy(s: Ship, seat: Seat) -> Asks[None]:
    """All Intruders around a neighbouring room move into it; those in combat attack once before (A-16)."""
    room = yield from pick_room(s, seat, "decoy.room", baitable(s, seat), "N-55")
    lured = lurable(s, room)
    for number in lured:
        x = s.intruder(number)
        if x is not None and s.contested(x):
            yield from attack(s, number, attack_target(s, x.room))
    followers = [x for x in s.intruders if x.id in lured]
    yield from move_together(s, [(x.id, s.corridor_between(x.room, room)) for x in followers])


def lurable(s: Ship, room: int) -> list[int]:
    """Intruders in the rooms next to a room: rooms in order, largest first."""
    return [i.id for there in sorted(s.neighbours(room)) for i in s.intruders_in(there)]


def baitable(s: Ship, seat: Seat) -> list[int]:
    """Neighbouring rooms that would draw an Intruder in."""
    return [room for room in s.neighbours(s.where[seat]) if lurable(s, room)]


def can_extended_magazine(s: Ship, seat: Seat) -> bool:
    """You hold an Energy weapon and a magazine that is not attached yet."""
    return bool(s.find_item(seat, "extended_magazine")) and bool(weapons(s, seat, "energy"))


@item_action("extended_magazine", possible=can_extended_magazine)
@rule
def extended_magazine(s: Ship, seat: Seat) -> Asks[None]:
    """Attach it to an Energy weapon: 2 more capacity, 2 more ammo (N-158)."""
    held = weapons(s, seat, "energy")
    weapon = yield from pick_card(s, seat, "attach.weapon", held, "N-158")
    attach(s, seat, s.find_item(seat, "extended_magazine")[0], weapon)
    s.tell("attached", seat=seat, card="extended_magazine", weapon=s.face(weapon))
    load(s, seat, weapon, ITEMS["extended_magazine"].amounts["ammo"])


def can_comms_key(s: Ship, seat: Seat) -> bool:
    """A computer here, and somebody has sent the Signal."""
    return s.computer(s.where[seat]) and bool(signallers(s, seat))


@item_action("comms_key", possible=can_comms_key)
@rule
def comms_key(s: Ship, seat: Seat) -> Asks[None]:
    """At a computer: look at an Objective of a Character who has sent the Signal."""
    target = yield from pick_seat(s, seat, "objective.whose", signallers(s, seat), "N-195")
    yield from look_objective(s, seat, target)


def signallers(s: Ship, seat: Seat) -> list[Seat]:
    """Others with a Signal marker whose Objective is hidden."""
    return [other for other in secretive(s, seat) if s.signal[other]]


def can_evacuation_key(s: Ship, seat: Seat) -> bool:
    """A pod stands beside your room."""
    return bool(pods_at(s, s.where[seat]))


@item_action("evacuation_key", "evacuation_key_q", possible=can_evacuation_key)
@rule
def evacuation_key(s: Ship, seat: Seat) -> Asks[None]:
    """Lock or unlock a pod of the section you are in."""
    pod = yield from pick_pod(s, seat, "pod.which", pods_at(s, s.where[seat]), "N-181")
    set_pod(s, pod, not s.locked[pod])


def pods_at(s: Ship, room: int) -> list[int]:
    """The pods that stand beside a room."""
    return [pod for pod in s.pods_left() if s.section(pod) == room]


def can_self_destruct_key(s: Ship, seat: Seat) -> bool:
    """A computer here, and it can be started or stopped."""
    return s.computer(s.where[seat]) and (can_start(s) or can_stop(s))


@item_action("self_destruct_key", possible=can_self_destruct_key)
@asks_nothing
def self_destruct_key(s: Ship, seat: Seat) -> None:
    """At a computer: start or stop the self-destruct (N-175)."""
    if can_start(s):
        start_self_destruct(s)
    else:
        stop_self_destruct(s)
