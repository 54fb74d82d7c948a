"""Yellow items, technical.

The core has paid, has shown the item to all, and discards it afterwards if it has one use only.
"""

from hullbreach.games.nemesis.cards.common import (
    can_crawl,
    can_look,
    crawl,
    either,
    explored_with,
    fill,
    jobs,
    put_out,
    repair,
    repairable,
    spray,
    unexplored,
    wash,
    work_a_door,
)
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.doors import togglable
from hullbreach.games.nemesis.effects import item_action
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.objects import tape
from hullbreach.games.nemesis.picks import (
    pick_card,
    pick_intruder,
    pick_room,
)
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.systems import (
    look_tile,
)
from hullbreach.games.nemesis.wounds import dress
from hullbreach.kernel import Asks, Seat, rule


def can_tools(s: Ship, seat: Seat) -> bool:
    """Something to repair or a door to work."""
    return repairable(s, seat) or bool(togglable(s, s.where[seat]))


@item_action("tools", possible=can_tools)
@rule
def tools(s: Ship, seat: Seat) -> Asks[None]:
    """Repair the room or work on its engine, or work a door beside it."""
    doors = togglable(s, s.where[seat])
    what = yield from either(s, seat, "repairs.what", "N-168", **jobs(s, seat), door=doors)
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        yield from repair(s, seat, what)


def can_chemicals(s: Ship, seat: Seat) -> bool:
    """A Flamethrower is not full."""
    return bool(flamethrowers(s, seat))


@item_action("chemicals", possible=can_chemicals)
@rule
def chemicals(s: Ship, seat: Seat) -> Asks[None]:
    """Load a Flamethrower you hold to its capacity."""
    weapons = flamethrowers(s, seat)
    fill(s, seat, (yield from pick_card(s, seat, "chemicals.weapon", weapons, "N-157")))


def flamethrowers(s: Ship, seat: Seat) -> list[int]:
    """Your Flamethrowers that are not full."""
    return [h for h in s.find_item(seat, "flamethrower") if s.ammo[h] < s.capacity(h)]


def can_fire_extinguisher(s: Ship, seat: Seat) -> bool:
    """A fire or an Intruder here."""
    return bool(s.fire[s.where[seat]]) or s.in_combat(seat)


@item_action("fire_extinguisher", possible=can_fire_extinguisher)
@rule
def fire_extinguisher(s: Ship, seat: Seat) -> Asks[None]:
    """Put out the fire here, or make an Intruder here retreat."""
    room = s.where[seat]
    intruders = s.intruders_in(room)
    what = yield from either(
        s, seat, "fire_extinguisher.what", "N-134", fire=s.fire[room], intruder=intruders
    )
    if what == "fire":
        put_out(s, room)
    else:
        target = yield from pick_intruder(s, seat, "intruder.which", intruders, "N-134")
        yield from spray(s, target.id)


def can_duct_tape(s: Ship, seat: Seat) -> bool:
    """Something to repair or to tape."""
    return repairable(s, seat) or len(tapable(s, seat)) > 1


@item_action("duct_tape", possible=can_duct_tape)
@rule
def duct_tape(s: Ship, seat: Seat) -> Asks[None]:
    """Repair the room or work on its engine, or tape two Heavy Items together (N-153)."""
    pair = len(tapable(s, seat)) > 1
    what = yield from either(s, seat, "repairs.what", "N-168", **jobs(s, seat), tape=pair)
    if what == "tape":
        yield from tape_together(s, seat)
    else:
        yield from repair(s, seat, what)


@rule
def tape_together(s: Ship, seat: Seat) -> Asks[None]:
    """Choose two Heavy Items you hold; together they take 1 hand slot."""
    first = yield from pick_card(s, seat, "tape.first", tapable(s, seat), "N-153")
    rest = [h for h in tapable(s, seat) if h != first]
    second = yield from pick_card(s, seat, "tape.second", rest, "N-153")
    tape(s, first, second)
    s.tell("taped", seat=seat, card=s.face(first), weapon=s.face(second))


def tapable(s: Ship, seat: Seat) -> list[int]:
    """Heavy Items you hold that are not taped yet."""
    taped = {h for pair in s.taped for h in pair}
    return [h for h in s.held[seat] if h not in taped]


def can_clothes(s: Ship, seat: Seat) -> bool:
    """Slime, or an undressed wound."""
    return s.slime[seat] or bool(s.wounds[seat])


@item_action("clothes", possible=can_clothes)
@rule
def clothes(s: Ship, seat: Seat) -> Asks[None]:
    """Discard your Slime, or dress a serious wound."""
    what = yield from either(
        s, seat, "clothes.what", "N-86", slime=s.slime[seat], dress=s.wounds[seat]
    )
    if what == "slime":
        wash(s, seat)
    else:
        yield from dress(s, seat)


@item_action("tech_corridor_plans", possible=can_crawl)
@rule
def tech_corridor_plans(s: Ship, seat: Seat) -> Asks[None]:
    """Move through the Technical Corridors to any other entrance."""
    yield from crawl(s, seat)


def can_space_suit(s: Ship, seat: Seat) -> bool:
    """You are in a yellow room and know another one."""
    yellow = explored_with(s, "yellow")
    return len(yellow) > 1 and s.where[seat] in yellow


@item_action("space_suit", possible=can_space_suit)
@rule
def space_suit(s: Ship, seat: Seat) -> Asks[None]:
    """Discard all Action cards in hand and move to any other explored yellow room."""
    rooms = [room for room in explored_with(s, "yellow") if room != s.where[seat]]
    room = yield from pick_room(s, seat, "space_suit.room", rooms, "N-57")
    for card in s.payable(seat):
        s.spend_card(seat, card)
    yield from enter(s, seat, room)


@item_action("nemesis_plans", possible=can_look)
@rule
def nemesis_plans(s: Ship, seat: Seat) -> Asks[None]:
    """Look at 2 unexplored room tiles, not at their tokens."""
    rooms = unexplored(s)
    for _ in range(min(ITEMS["nemesis_plans"].amounts["tiles"], len(rooms))):
        room = yield from pick_room(s, seat, "look.room", rooms, "N-69")
        rooms.remove(room)
        look_tile(s, seat, room)
