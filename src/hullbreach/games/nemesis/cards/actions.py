"""Action cards that several Characters have.

The core has checked cost and combat flag and has paid; `can` says whether the card would change anything here.
"""

from hullbreach.games.nemesis.cards.common import (
    either,
    jobs,
    loaded,
    others_here,
    repair,
    repairable,
    use_of,
    work_a_door,
)
from hullbreach.games.nemesis.cards.rooms import usable, use_room
from hullbreach.games.nemesis.components import ACTION_CARDS
from hullbreach.games.nemesis.contamination import scan_hand
from hullbreach.games.nemesis.doors import destroy_door, togglable
from hullbreach.games.nemesis.effects import action_card
from hullbreach.games.nemesis.fire import break_down, can_break
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.objects import search_room
from hullbreach.games.nemesis.picks import (
    pick_card,
    pick_corridor,
    pick_seat,
    pick_way,
)
from hullbreach.games.nemesis.state import CLOSED, Ship
from hullbreach.kernel import Asks, Fact, Pick, Seat, ask, rule


def can_search(s: Ship, seat: Seat) -> bool:
    """Items are left in a room that can be searched."""
    room = s.where[seat]
    return s.searchable(room) and s.counter[room] > 0


@action_card("search", possible=can_search)
@rule
def search(s: Ship, seat: Seat) -> Asks[None]:
    """Draw 2 items of the room's colour and keep 1 (N-155)."""
    yield from search_room(s, seat, ACTION_CARDS["search"].amounts["cards"])


def can_rest(s: Ship, seat: Seat) -> bool:
    """There is something to scan."""
    return bool(s.contaminations(seat))


@action_card("rest", possible=can_rest)
@rule
def rest(s: Ship, seat: Seat) -> Asks[None]:
    """Scan the Contamination cards in hand; clean ones are removed (N-139)."""
    yield from scan_hand(s, seat)


def can_demolition(s: Ship, seat: Seat) -> bool:
    """A closed door, or a room that still works."""
    room = s.where[seat]
    return can_break(s, room) or bool(closed_doors(s, room))


@action_card("demolition", possible=can_demolition)
@rule
def demolition(s: Ship, seat: Seat) -> Asks[None]:
    """Destroy a closed door beside your room, or break your room."""
    room = s.where[seat]
    what = yield from either(
        s,
        seat,
        "demolition.what",
        "N-34",
        door=closed_doors(s, room),
        malfunction=can_break(s, room),
    )
    if what == "malfunction":
        yield from break_down(s, room)
    else:
        doors = closed_doors(s, room)
        door = yield from pick_corridor(s, seat, "demolition.door", doors, "N-99")
        destroy_door(s, door, "demolition")


def closed_doors(s: Ship, room: int) -> list[int]:
    """Corridors of a room with a closed door."""
    return [corridor for corridor in s.corridors(room) if s.door[corridor] == CLOSED]


@action_card("basic_repairs", "repairs", "quick_repairs", possible=repairable)
@rule
def repairs(s: Ship, seat: Seat) -> Asks[None]:
    """Remove the Malfunction of your room, or repair or break its engine."""
    what = yield from either(s, seat, "repairs.what", "N-168", **jobs(s, seat))
    yield from repair(s, seat, what)


def can_computer_skills(s: Ship, seat: Seat) -> bool:
    """A door to work or a room to use."""
    return bool(togglable(s, s.where[seat])) or by_computer(s, seat)


@action_card("computer_skills", possible=can_computer_skills)
@rule
def computer_skills(s: Ship, seat: Seat) -> Asks[None]:
    """Work a door beside your room, or use a room with a computer free."""
    room = s.where[seat]
    what = yield from use_of(
        s, seat, "computer_skills", door=togglable(s, room), room=by_computer(s, seat)
    )
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        yield from use_room(s, seat, room)


def by_computer(s: Ship, seat: Seat) -> bool:
    """You stand at a working computer whose Room action can be performed."""
    room = s.where[seat]
    return s.computer(room) and usable(s, seat, room)


def can_cover(s: Ship, seat: Seat) -> bool:
    """A loaded weapon and a way out."""
    return bool(loaded(s, seat)) and bool(s.ways(s.where[seat]))


@action_card("suppressive_fire", possible=can_cover)
@rule
def suppressive_fire(s: Ship, seat: Seat) -> Asks[None]:
    """Spend 1 ammo: you or another willing Character leave without being attacked (N-120)."""
    yield from spend_ammo(s, seat, ACTION_CARDS["suppressive_fire"].amounts["ammo"])
    mover = yield from pick_seat(s, seat, "cover.who", [seat, *others_here(s, seat)], "N-120")
    yield from slip_away(s, seat, mover)


@rule
def spend_ammo(s: Ship, seat: Seat, ammo: int) -> Asks[None]:
    """Discard ammo from a weapon you hold."""
    weapon = yield from pick_card(s, seat, "cover.weapon", loaded(s, seat), "N-120")
    s.ammo[weapon] -= ammo
    s.tell("cover", seat=seat, card=s.face(weapon))


@rule
def slip_away(s: Ship, seat: Seat, mover: Seat) -> Asks[None]:
    """A Character leaves for a room the actor names; another one must agree (N-70)."""
    corridor, room = yield from pick_way(s, seat, "cover.room", mover, "N-120")
    if mover != seat:
        about: dict[str, Fact] = {"by": seat, "room": s.place_name(room)}
        pick = Pick(mover, "cover.agree", ["agree", "refuse"], "N-120", "refuse", about=about)
        if (yield from ask(pick)) == "refuse":
            s.tell("cover.refused", seat=mover)
            return
    yield from enter(s, mover, room, via=corridor)
