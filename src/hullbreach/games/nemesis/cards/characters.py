"""Action cards of a single Character.

The core has checked cost and combat flag and has paid; `can` says whether the card would change anything here.
"""

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.cards.actions import (
    by_computer,
    can_cover,
    slip_away,
    spend_ammo,
)
from hullbreach.games.nemesis.cards.common import (
    can_crawl,
    computers,
    crawl,
    draw_more,
    either,
    jobs,
    load,
    loaded,
    others_here,
    put_out,
    repair,
    repairable,
    unexplored,
    use_of,
    work_a_door,
)
from hullbreach.games.nemesis.cards.rooms import usable, use_room
from hullbreach.games.nemesis.combat import shoot
from hullbreach.games.nemesis.components import ACTION_CARDS, TILES
from hullbreach.games.nemesis.decks import event_to_bottom, look_event
from hullbreach.games.nemesis.doors import togglable
from hullbreach.games.nemesis.effects import action_card
from hullbreach.games.nemesis.fire import break_down, ignite
from hullbreach.games.nemesis.hooks import modify_with
from hullbreach.games.nemesis.movement import enter, escape, walk
from hullbreach.games.nemesis.objects import can_craft, craft, search_room
from hullbreach.games.nemesis.picks import (
    pick_face,
    pick_room,
    pick_seat,
    pick_way,
    pick_word,
)
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.systems import look_coordinates, look_tile
from hullbreach.games.nemesis.turn import forced_pass
from hullbreach.kernel import Asks, Seat, asks_nothing, rule

# --- Captain ---------------------------------------------------------------------------------------


def can_reload(s: Ship, seat: Seat) -> bool:
    """The Revolver is not full."""
    return bool(revolvers(s, seat))


@action_card("reload", possible=can_reload)
@asks_nothing
def reload(s: Ship, seat: Seat) -> None:
    """Add 1 ammo to your Revolver."""
    weapon = revolvers(s, seat)[0]
    load(s, seat, weapon, ACTION_CARDS["reload"].amounts["ammo"])


def revolvers(s: Ship, seat: Seat) -> list[int]:
    """Your Revolver, if it is not full."""
    return [h for h in s.find_item(seat, "revolver") if s.ammo[h] < s.capacity(h)]


def can_order(s: Ship, seat: Seat) -> bool:
    """Somebody can be sent away."""
    return bool(commanded(s, seat))


@action_card("order", possible=can_order)
@rule
def order(s: Ship, seat: Seat) -> Asks[None]:
    """Another Character moves to a neighbouring room of your choice, by all normal rules (N-70)."""
    target = yield from pick_seat(s, seat, "order.who", commanded(s, seat), "N-70")
    corridor, _ = yield from pick_way(s, seat, "order.room", target, "N-70")
    yield from walk(s, target, corridor)


def commanded(s: Ship, seat: Seat) -> list[Seat]:
    """Characters an Order reaches and who have a way to go."""
    rooms = modify_with(s, seat, hooks.far_rooms, [s.where[seat]], seat, "order")
    return [
        other
        for other in s.player_order()
        if other != seat and s.where[other] in rooms and s.ways(s.where[other])
    ]


@action_card("motivation")
@rule
def motivation(s: Ship, seat: Seat) -> Asks[None]:
    """Every Character in your room, you included, draws 1 card."""
    rooms = modify_with(s, seat, hooks.far_rooms, [s.where[seat]], seat, "motivation")
    crewed = [room for room in rooms if s.crew_in(room)]
    room = yield from pick_room(s, seat, "motivation.room", crewed, "N-161")
    for other in s.crew_in(room):
        draw_more(s, other, ACTION_CARDS["motivation"].amounts["cards"])


# --- Pilot -----------------------------------------------------------------------------------------


def can_ship_knowledge(s: Ship, seat: Seat) -> bool:
    """A door to work or a tile to look at."""
    return bool(togglable(s, s.where[seat])) or bool(unexplored(s))


@action_card("ship_knowledge", possible=can_ship_knowledge)
@rule
def ship_knowledge(s: Ship, seat: Seat) -> Asks[None]:
    """Work a door beside your room, or look at an unexplored room tile."""
    what = yield from use_of(
        s, seat, "ship_knowledge", door=togglable(s, s.where[seat]), tile=unexplored(s)
    )
    if what == "door":
        yield from work_a_door(s, seat)
    else:
        room = yield from pick_room(s, seat, "look.room", unexplored(s), "N-69")
        look_tile(s, seat, room)


def can_piloting(s: Ship, seat: Seat) -> bool:
    """A computer, or the working Cockpit."""
    return s.computer(s.where[seat]) or pilotable(s, seat)


@action_card("piloting", possible=can_piloting)
@rule
def piloting(s: Ship, seat: Seat) -> Asks[None]:
    """Use the Cockpit or a room with a computer free, or look up the Coordinates at a computer."""
    room = s.where[seat]
    what = yield from use_of(
        s, seat, "piloting", room=pilotable(s, seat), coordinates=s.computer(room)
    )
    if what == "room":
        yield from use_room(s, seat, room)
    else:
        look_coordinates(s, seat)


def pilotable(s: Ship, seat: Seat) -> bool:
    """You are in the Cockpit or at a computer, and can use the room."""
    room = s.where[seat]
    at_work = s.computer(room) or s.tile_id(room) == "cockpit"
    return at_work and usable(s, seat, room)


def can_old_friend(s: Ship, seat: Seat) -> bool:
    """A working room without a computer that can be used."""
    room = s.where[seat]
    return not TILES[s.tile_id(room)].computer and usable(s, seat, room)


@action_card("old_friend", possible=can_old_friend)
@rule
def old_friend(s: Ship, seat: Seat) -> Asks[None]:
    """Use a room without a computer free."""
    yield from use_room(s, seat, s.where[seat])


# --- Mechanic --------------------------------------------------------------------------------------


def can_ingenuity(s: Ship, seat: Seat) -> bool:
    """Something to repair or to craft."""
    return repairable(s, seat) or handy(s, seat)


@action_card("ingenuity", possible=can_ingenuity)
@rule
def ingenuity(s: Ship, seat: Seat) -> Asks[None]:
    """Repair as with Repairs, or craft with any yellow item as a wrench."""
    what = yield from either(
        s, seat, "repairs.what", "N-168", **jobs(s, seat), craft=handy(s, seat)
    )
    if what == "craft":
        yield from craft(s, seat, wild=("wrench",))
    else:
        yield from repair(s, seat, what)


def handy(s: Ship, seat: Seat) -> bool:
    """Something can be crafted with a yellow item as a wrench."""
    return can_craft(s, seat, wild=("wrench",))


def can_pyrotechnics(s: Ship, seat: Seat) -> bool:
    """A fire to put out, or an item to burn."""
    return bool(s.fire[s.where[seat]] or s.owned(seat))


@action_card("pyrotechnics", possible=can_pyrotechnics)
@rule
def pyrotechnics(s: Ship, seat: Seat) -> Asks[None]:
    """Discard an item to set your room on fire, or put out its fire."""
    room = s.where[seat]
    if s.fire[room]:
        put_out(s, room)
        return
    item = yield from pick_face(s, seat, "pyrotechnics.item", s.owned(seat), "N-87")
    s.lose_item(seat, item)
    yield from ignite(s, room)


@action_card("technical_corridors", possible=can_crawl)
@rule
def technical_corridors(s: Ship, seat: Seat) -> Asks[None]:
    """Move to any other room with an entrance; then you must pass (N-82)."""
    yield from crawl(s, seat)
    if s.active(seat):
        forced_pass(s, seat)


# --- Soldier ---------------------------------------------------------------------------------------


@action_card("covering_fire", possible=can_cover)
@rule
def covering_fire(s: Ship, seat: Seat) -> Asks[None]:
    """Spend 1 ammo: you and/or one other willing Character leave without being attacked (N-120)."""
    yield from spend_ammo(s, seat, ACTION_CARDS["covering_fire"].amounts["ammo"])
    friends = others_here(s, seat)
    what = yield from either(
        s, seat, "covering_fire.who", "N-120", self=True, other=friends, both=friends
    )
    if what != "self":
        other = yield from pick_seat(s, seat, "cover.who", friends, "N-120")
        yield from slip_away(s, seat, other)
    if what != "other":
        yield from slip_away(s, seat, seat)


def can_full_auto(s: Ship, seat: Seat) -> bool:
    """The Assault Rifle is loaded."""
    return bool(rifles(s, seat))


@action_card("full_auto", possible=can_full_auto)
@rule
def full_auto(s: Ship, seat: Seat) -> Asks[None]:
    """Shoot once with all ammo of the Assault Rifle (N-115)."""
    yield from shoot(
        s, seat, weapons=rifles(s, seat), burst=ACTION_CARDS["full_auto"].amounts["ammo_per_injury"]
    )


def rifles(s: Ship, seat: Seat) -> list[int]:
    """Your loaded Assault Rifle."""
    return [h for h in s.find_item(seat, "assault_rifle") if s.ammo[h] > 0]


def can_aimed_fire(s: Ship, seat: Seat) -> bool:
    """An Energy weapon is loaded."""
    return bool(loaded(s, seat, "energy"))


@action_card("aimed_fire", possible=can_aimed_fire)
@rule
def aimed_fire(s: Ship, seat: Seat) -> Asks[None]:
    """Shoot with an Energy weapon; the die may be rolled again once (N-114)."""
    yield from shoot(s, seat, weapons=loaded(s, seat, "energy"), rerolls=1)


# --- Scout -----------------------------------------------------------------------------------------


def can_adrenaline(s: Ship, seat: Seat) -> bool:
    """A loaded weapon or a way out."""
    return bool(loaded(s, seat)) or can_move(s, seat)


@action_card("adrenaline", possible=can_adrenaline)
@rule
def adrenaline(s: Ship, seat: Seat) -> Asks[None]:
    """Shoot or escape free, then draw 1 card."""
    ways = s.ways(s.where[seat])
    what = yield from either(
        s, seat, "adrenaline.what", "N-120", shoot=loaded(s, seat), escape=ways
    )
    if what == "shoot":
        yield from shoot(s, seat)
    else:
        corridor, _ = yield from pick_way(s, seat, "adrenaline.room", seat, "N-119")
        yield from escape(s, seat, corridor)
    if s.active(seat):
        draw_more(s, seat, ACTION_CARDS["adrenaline"].amounts["cards"])


def can_move(s: Ship, seat: Seat) -> bool:
    """There is a way out of your room."""
    return bool(s.ways(s.where[seat]))


@action_card("reconnaissance", possible=can_move)
@rule
def reconnaissance(s: Ship, seat: Seat) -> Asks[None]:
    """Move to a neighbouring room without a noise roll (N-67)."""
    corridor, room = yield from pick_way(s, seat, "reconnaissance.room", seat, "N-67")
    yield from enter(s, seat, room, via=corridor, quiet=True)


def can_scavenging(s: Ship, seat: Seat) -> bool:
    """The room can be searched."""
    return s.searchable(s.where[seat])


@action_card("scavenging", possible=can_scavenging)
@rule
def scavenging(s: Ship, seat: Seat) -> Asks[None]:
    """As Search, even with the item counter on 0."""
    yield from search_room(s, seat, ACTION_CARDS["scavenging"].amounts["cards"])


# --- Scientist -------------------------------------------------------------------------------------


def can_intranet(s: Ship, seat: Seat) -> bool:
    """A computer here and a room to use."""
    return at_computer(s, seat, "intranet") and bool(networked(s, seat))


@action_card("intranet", possible=can_intranet)
@rule
def intranet(s: Ship, seat: Seat) -> Asks[None]:
    """Perform the action of any explored room with a working computer (N-52)."""
    room = yield from pick_room(s, seat, "intranet.room", networked(s, seat), "N-52")
    yield from use_room(s, seat, room)


def at_computer(s: Ship, seat: Seat, card: str) -> bool:
    """You are at a working computer, or have one with you."""
    room = s.where[seat]
    return bool(
        modify_with(s, seat, hooks.far_rooms, [room] if s.computer(room) else [], seat, card)
    )


def networked(s: Ship, seat: Seat) -> list[int]:
    """Rooms with a working computer whose action can be performed."""
    return [room for room in computers(s) if usable(s, seat, room)]


def can_access_denied(s: Ship, seat: Seat) -> bool:
    """You are at a working computer."""
    return s.computer(s.where[seat])


@action_card("access_denied", possible=can_access_denied)
@rule
def access_denied(s: Ship, seat: Seat) -> Asks[None]:
    """Use your room with a computer free, or break any explored room with a working computer."""
    what = yield from use_of(
        s, seat, "access_denied", room=by_computer(s, seat), malfunction=computers(s)
    )
    if what == "room":
        yield from use_room(s, seat, s.where[seat])
    else:
        room = yield from pick_room(s, seat, "access_denied.room", computers(s), "N-92")
        yield from break_down(s, room)


def can_risk_assessment(s: Ship, seat: Seat) -> bool:
    """A computer is at hand."""
    return at_computer(s, seat, "risk_assessment")


@action_card("risk_assessment", possible=can_risk_assessment)
@rule
def risk_assessment(s: Ship, seat: Seat) -> Asks[None]:
    """Look at the top Event card; leave it or put it on the bottom."""
    card = yield from look_event(s, seat)
    s.tell("looked.event", [seat], ("looks.event", {"seat": seat}), card=s.face(card))
    if (
        yield from pick_word(s, seat, "risk_assessment.card", ["top", "bottom"], "N-190")
    ) == "bottom":
        event_to_bottom(s, card)
        s.tell("event.bottom", seat=seat)
