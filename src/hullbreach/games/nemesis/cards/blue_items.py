"""Blue items, crafted from others.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only.
"""

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.cards.common import (
    break_eggs,
    drive_off,
    either,
    others_here,
    throwing_range,
    wound_all,
)
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.contamination import (
    contaminate,
    purge,
    reshuffle_all,
)
from hullbreach.games.nemesis.effects import item_action
from hullbreach.games.nemesis.fire import ignite
from hullbreach.games.nemesis.hooks import modify
from hullbreach.games.nemesis.injuries import injure
from hullbreach.games.nemesis.picks import (
    pick_intruder,
    pick_room,
    pick_seat,
)
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.turn import (
    forced_pass,
)
from hullbreach.kernel import Asks, Seat, asks_nothing, rule


@item_action("antidote")
@asks_nothing
def antidote(s: Ship, seat: Seat) -> None:
    """Everything INFECTED and the Larva are removed; 1 Contamination card; a new deck; you pass."""
    purge(s, seat)
    for _ in range(ITEMS["antidote"].amounts["contamination"]):
        contaminate(s, seat, "antidote")
    reshuffle_all(s, seat)
    forced_pass(s, seat)


def can_taser(s: Ship, seat: Seat) -> bool:
    """A target is here."""
    return s.in_combat(seat) or bool(stunnable(s, seat))


@item_action("taser", possible=can_taser)
@rule
def taser(s: Ship, seat: Seat) -> Asks[None]:
    """1 injury and a retreat for an Intruder here, or another Character here discards its hand."""
    intruders, others = s.intruders_in(s.where[seat]), stunnable(s, seat)
    what = yield from either(s, seat, "taser.what", "N-134a", intruder=intruders, character=others)
    if what == "intruder":
        target = yield from pick_intruder(s, seat, "intruder.which", intruders, "N-134a")
        yield from drive_off(s, target.id, ITEMS["taser"].amounts["injuries"], "taser")
    else:
        victim = yield from pick_seat(s, seat, "taser.who", others, "N-118")
        for card in list(s.hand[victim]):
            s.spend_card(victim, card)
        s.tell("stunned", seat=victim, cause=("card", "taser"))


def stunnable(s: Ship, seat: Seat) -> list[Seat]:
    """Other Characters here who hold cards."""
    return [other for other in others_here(s, seat) if s.hand[other]]


def can_molotov(s: Ship, seat: Seat) -> bool:
    """A target is in reach."""
    return bool(molotov_rooms(s, seat))


@item_action("molotov", possible=can_molotov)
@rule
def molotov(s: Ship, seat: Seat) -> Asks[None]:
    """A room in reach burns: 1 injury to each Intruder, 1 serious wound to each Character, 1 egg gone."""
    amounts = ITEMS["molotov"].amounts
    room = yield from pick_room(s, seat, "molotov.room", molotov_rooms(s, seat), "N-165")
    s.tell("thrown", seat=seat, card="molotov", room=s.place_name(room))
    eggs = s.uncarried_eggs(room)
    yield from ignite(s, room)
    for intruder in [i.id for i in s.intruders_in(room)]:
        injuries = modify(s, hooks.fire_injuries, amounts["injuries"])
        yield from injure(s, intruder, injuries, "molotov")
    yield from wound_all(s, room, "molotov")
    if eggs:
        yield from break_eggs(s, seat, room, amounts["eggs"])


def molotov_rooms(s: Ship, seat: Seat) -> list[int]:
    """Your room and those next to it, if they hold an Intruder or uncarried eggs."""
    rooms = throwing_range(s, s.where[seat])
    return [room for room in rooms if s.intruders_in(room) or s.uncarried_eggs(room)]
