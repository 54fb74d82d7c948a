"""What is not open to a player now, and why: for people who wonder, never for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from hullbreach.kernel import Choice, Seat

from .actions import COST, item_cost, usable_cards
from .board import BLUE, ROOM_IDS, WAYS
from .combat import loaded_weapons
from .components import ACTION_CARDS, ITEMS, TILES
from .hooks import escape_cost, modify_for
from .objects import liftable
from .state import CLOSED, CONTAMINATION, OFF, Ship


class Unavailable(Struct, frozen=True):
    """An option that is not open: the message that says why, its facts, and the rule."""

    option: Choice
    why: str
    rule: str
    facts: dict[str, Any] = {}


def unavailable(s: Ship, seat: Seat) -> list[Unavailable]:
    """The actions of a turn that somebody might look for and not find."""
    found = [*_moves(s, seat), *_cards(s, seat), *_items(s, seat), *_quests(s, seat)]
    found += [*_shooting(s, seat), *_room(s, seat), *_search(s, seat), *_lifting(s, seat)]
    return found


def _too_dear(option: Choice, cost: int, rule: str) -> Unavailable:
    """Too few Action cards in hand."""
    return Unavailable(option, "closed.cost", rule, {"cost": cost})


def _moves(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """A closed door is in the way, or the hand cannot pay."""
    fight = s.in_combat(seat)
    cost = modify_for(s, seat, escape_cost, COST["move"]) if fight else COST["move"]
    for corridor, room in WAYS[s.where[seat]]:
        option = ("move", ROOM_IDS[room])
        if s.door[corridor] == CLOSED:
            yield Unavailable(option, "closed.door", "N-97")
        elif len(s.payable(seat)) < cost:
            yield _too_dear(option, cost, "N-119" if fight else "N-40")


def _cards(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """Cards in hand that cannot be played now."""
    purse = len(s.payable(seat)) - 1
    for face in dict.fromkeys(s.face(h) for h in s.payable(seat)):
        if face == CONTAMINATION or face not in ACTION_CARDS:
            continue
        card, option = ACTION_CARDS[face], ("card", face)
        if card.kind == "reaction":
            yield Unavailable(option, "closed.reaction", "N-38")
        else:
            yield _judged(s, seat, option, card.flag, card.cost, purse, "N-33")


def _items(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """Items that cannot be used now."""
    purse = len(s.payable(seat))
    for face in dict.fromkeys(s.face(h) for h in usable_cards(s, seat)):
        item, option = ITEMS[face], ("item", face)
        if item.cost is not None:
            yield _judged(s, seat, option, item.flag, item_cost(s, seat, face), purse, "N-53")


def _judged(
    s: Ship, seat: Seat, option: Choice, flag: str, cost: int, purse: int, rule: str
) -> Unavailable:
    """Wrong moment, too dear, or nothing to do here."""
    fight = s.in_combat(seat)
    if flag == "out" and fight:
        return Unavailable(option, "closed.in_combat", "N-35")
    if flag == "in" and not fight:
        return Unavailable(option, "closed.out_of_combat", "N-35")
    return (
        _too_dear(option, cost, rule)
        if cost > purse
        else Unavailable(option, "closed.nothing", "N-34")
    )


def _quests(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """Quests whose condition is not met, or that cannot be paid for."""
    for h in s.quests[seat]:
        item = ITEMS[s.face(h)]
        met = s.tile_id(s.where[seat]) == item.quest_room or s.find_item(seat, *item.quest_items)
        if s.in_combat(seat):
            yield Unavailable(("quest", item.id), "closed.in_combat", "N-36")
        elif met and item.quest_cost:
            yield _too_dear(("quest", item.id), item.quest_cost, "N-48")
        else:
            yield Unavailable(("quest", item.id), "closed.quest", "N-160")


def _shooting(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """There is something to shoot at, but nothing to shoot with."""
    if s.in_combat(seat) or s.uncarried_eggs(s.where[seat]):
        if not loaded_weapons(s, seat):
            yield Unavailable("shoot", "closed.ammo", "N-43")
        else:
            yield _too_dear("shoot", COST["shoot"], "N-43")
        yield _too_dear("melee", COST["melee"], "N-44")


def _room(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """The room cannot be used."""
    room = s.where[seat]
    tile = TILES[s.tile_id(room)]
    if tile.cost is None:
        return
    if s.in_combat(seat):
        yield Unavailable("room", "closed.in_combat", "N-36")
    elif s.broken[room]:
        yield Unavailable("room", "closed.malfunction", "N-91")
    elif len(s.payable(seat)) < tile.cost:
        yield _too_dear("room", tile.cost, "N-50")
    else:
        yield _useless(s, tile.id)


def _useless(s: Ship, tile: str) -> Unavailable:
    """Why a room that works is of no use at this moment."""
    if tile == "hibernatorium" and s.time not in BLUE:
        return Unavailable("room", "closed.hibernation", "N-171", {"space": max(BLUE)})
    if tile.startswith("evacuation"):
        return Unavailable("room", "closed.pods", "N-181")
    if tile == "nest" and s.eggs:
        return Unavailable("room", "closed.hands", "N-45")
    if tile == "generator":
        started = s.fuse != OFF
        why, rule = ("fuse", "N-177") if started else ("asleep", "N-173")
        return Unavailable("room", f"closed.{why}", rule)
    return Unavailable("room", "closed.nothing", "N-34")


def _search(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """Nothing is left to be found here, or there is no time for it."""
    room = s.where[seat]
    if s.rulebook or not s.searchable(room):
        return
    if s.in_combat(seat):
        yield Unavailable("search", "closed.in_combat", "N-36")
    elif not s.counter[room]:
        yield Unavailable("search", "closed.counter", "N-155")
    else:
        yield _too_dear("search", COST["search"], "N-49")


def _lifting(s: Ship, seat: Seat) -> Iterator[Unavailable]:
    """Objects lie here that cannot be taken up."""
    for word in dict.fromkeys(s.floor_in(s.where[seat])):
        option = ("pick_up", word)
        if s.in_combat(seat):
            yield Unavailable(option, "closed.in_combat", "N-36")
        elif word not in liftable(s, seat):
            yield Unavailable(option, "closed.hands", "N-45")
        else:
            yield _too_dear(option, COST["pick_up"], "N-45")
