"""Actions: what a Character can do now, at which cost, and doing it (N-31 to N-54)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.kernel import Asks, Choice, Flow, Pick, Seat, ask, asks_nothing, rule
from hullbreach.parts.cards import show
from hullbreach.parts.registry import Registry, plainly

from .board import CLOSED, LINK, ROOM_IDS, ROOM_OF, WAYS
from .combat import loaded_weapons, melee, shoot
from .components import ACTION_CARDS, ITEMS, NUMBERS, TILES
from .effects import action_card, item_action, room_action
from .hooks import escape_cost, modify_for
from .hooks import item_cost as cost_of_items
from .movement import quiet_corridors, walk
from .objects import (
    activate,
    can_craft,
    craft,
    liftable,
    open_quests,
    pick_up,
    search_room,
)
from .reactions import DeclaredAction, interrupted
from .species import species
from .state import CONTAMINATION, Ship
from .trade import can_trade, trade

COST = NUMBERS.basic_actions
turn_action: Registry[Callable[[Ship, Seat, str], Flow[None]]] = Registry("action", plainly)
"""What a player can do in a turn, with the card, room or object it is about."""
_PLAYABLE = {
    card.id: (card.cost, card.flag) for card in ACTION_CARDS.values() if card.kind == "action"
}
_USABLE = {
    item.id: (item.cost, item.flag)
    for item in ITEMS.values()
    if item.cost is not None and item.weapon is None
}


# -- what can be done ------------------------------------------------------------------------------


def options(s: Ship, seat: Seat) -> list[Choice]:
    """Everything a Character can do at this moment of its turn, always in the same order."""
    faces = s.cards.faces
    hand = [face for h in s.hand[seat] if (face := faces[h]) != CONTAMINATION]
    fight = s.in_combat(seat)
    found: list[Choice] = ["pass"]
    found += _moves(s, seat, len(hand), fight)
    found += _fights(s, seat, len(hand), fight)
    if not fight:
        found += _quiet(s, seat, len(hand))
    wrong = "out" if fight else "in"
    for face in dict.fromkeys(hand):
        row = _PLAYABLE.get(face)
        if row and row[0] < len(hand) and row[1] != wrong and action_card[face].possible(s, seat):
            found.append(("card", face))
    found += _items(s, seat, len(hand), wrong)
    found += species(s).actions(s, seat)
    found += _drops(s, seat)
    return found


_WAYS: list[list[tuple[int, int, Choice, Choice]]] = [
    [(c, other, ("move", ROOM_IDS[other]), ("careful", ROOM_IDS[other])) for c, other in ways]
    for ways in WAYS
]
"""The corridors of each room with the room they lead to and the two ways to say so."""


def _moves(s: Ship, seat: Seat, purse: int, fight: bool) -> list[Choice]:
    """Movement, Escape, Careful Movement (N-40, N-41, N-119)."""
    if not purse:
        return []
    door = s.door
    ways = [way for way in _WAYS[s.where[seat]] if door[way[0]] != CLOSED]
    if fight:
        cost = modify_for(s, seat, escape_cost, COST["move"])
        return [way[2] for way in ways] if purse >= cost else []
    found = [way[2] for way in ways]
    if purse >= COST["careful_move"]:
        found += [way[3] for way in ways if not s.rulebook or _can_be_careful(s, way[1])]
    return found


def _can_be_careful(s: Ship, room: int) -> bool:
    """By the rulebook a corridor without noise must be left, unless no noise would be made (N-41, N-42)."""
    if room in s.where or s.infested(room):
        return True
    return bool(quiet_corridors(s, room))


def _fights(s: Ship, seat: Seat, purse: int, fight: bool) -> list[Choice]:
    """Shoot and Melee (N-43, N-44)."""
    if not purse or not (fight or s.uncarried_eggs(s.where[seat])):
        return []
    return ["shoot", "melee"] if loaded_weapons(s, seat) else ["melee"]


def _quiet(s: Ship, seat: Seat, purse: int) -> list[Choice]:
    """What is possible out of combat only (N-36)."""
    found: list[Choice] = []
    room = s.where[seat]
    if purse >= COST["pick_up"]:
        found += [("pick_up", word) for word in liftable(s, seat)]
        if can_trade(s, seat):
            found.append("trade")
        if can_craft(s, seat):
            found.append("craft")
        if not s.rulebook and s.counter[room] and s.searchable(room):
            found.append("search")
    found += [("quest", s.face(h)) for h in open_quests(s, seat, purse)]
    tile = TILES[s.tile_id(room)]
    if tile.cost is not None and purse >= tile.cost and not s.broken[room]:
        use = room_action.get(tile.id)
        if use is not None and use.possible(s, seat, room):
            found.append("room")
    return found


def _items(s: Ship, seat: Seat, purse: int, wrong: str) -> list[Choice]:
    """Item actions (N-53, N-54)."""
    faces = s.cards.faces
    found: list[Choice] = []
    for face in dict.fromkeys([faces[h] for h in usable_cards(s, seat)]):
        row = _USABLE.get(face)
        if row is None or row[1] == wrong or item_cost(s, seat, face) > purse:
            continue
        if item_action[face].possible(s, seat):
            found.append(("item", face))
    return found


def usable_cards(s: Ship, seat: Seat) -> list[int]:
    """The Items of a Character, and what is attached to its weapons."""
    held = s.held[seat]
    if not s.attached:
        return s.items[seat] + held
    return s.items[seat] + held + [card for card, weapon in s.attached if weapon in held]


def item_cost(s: Ship, seat: Seat, face: str) -> int:
    """The cost of an Item action, with wounds and Items that change it (N-53)."""
    cost = ITEMS[face].cost
    assert cost is not None
    return modify_for(s, seat, cost_of_items, cost, seat)


def _drops(s: Ship, seat: Seat) -> list[Choice]:
    """What can be dropped, at no cost (N-37, N-154)."""
    found: list[Choice] = [("let_go", h) for h in s.held[seat]]
    if s.objects[seat]:
        found += [("let_go", word) for word in dict.fromkeys(s.objects[seat])]
    if s.items[seat]:
        faces = s.cards.faces
        found += [("drop", face) for face in dict.fromkeys([faces[h] for h in s.items[seat]])]
    return found


# -- doing it --------------------------------------------------------------------------------------


@rule
def pay(s: Ship, seat: Seat, cost: int) -> Asks[None]:
    """Discard Action cards from hand, face up (N-32)."""
    faces = s.cards.faces
    for left in range(cost, 0, -1):
        hand = [face for h in s.hand[seat] if (face := faces[h]) != CONTAMINATION]
        pick = Pick(seat, "pay", list(dict.fromkeys(hand)), "N-32", about={"left": left})
        s.spend_card(seat, s.card_in_hand(seat, (yield from ask(pick))))


@rule
def perform(s: Ship, seat: Seat, choice: Choice) -> Asks[None]:
    """Pay for an action, let the others interrupt it, and carry it out (N-31, N-38)."""
    word, what = map(str, choice) if isinstance(choice, tuple) else (str(choice), "")
    if s.news is not None:
        _announce(s, seat, word, what)
    if word == "card":
        s.spend_card(seat, s.card_in_hand(seat, what))
    cost = action_cost(s, seat, word, what)
    if cost:
        yield from pay(s, seat, cost)
    if s.where.count(s.where[seat]) > 1:
        cancelled = yield from interrupted(s, seat, DeclaredAction(word, what, cost))
        if cancelled:
            s.tell("cancelled", seat=seat)
            return
    yield from _carry_out(s, seat, word, what, choice)


def _announce(s: Ship, seat: Seat, word: str, what: str) -> None:
    """Tell what the player sets out to do."""
    s.tell(f"does.{word}", **deed_facts(s, seat, word, what))


def deed_facts(s: Ship, seat: Seat, word: str, what: str) -> dict[str, Any]:
    """What the words for an action need."""
    if word in ("card", "item", "quest"):
        return {"seat": seat, "card": what}
    if word in ("move", "careful"):
        return {"seat": seat, "room": s.place_name(ROOM_OF[what])}
    return {"seat": seat, "object": what} if what else {"seat": seat}


def action_cost(s: Ship, seat: Seat, word: str, what: str) -> int:
    """What an action costs besides the card itself (N-33)."""
    if word == "card":
        return _PLAYABLE[what][0]
    if word == "item":
        return item_cost(s, seat, what)
    if word == "quest":
        return ITEMS[what].quest_cost or 0
    if word == "room":
        return TILES[s.tile_id(s.where[seat])].cost or 0
    if word == "move" and s.in_combat(seat):
        return modify_for(s, seat, escape_cost, COST["move"])
    return COST[{"careful": "careful_move"}.get(word, word)] if word in _BASIC else 0


_BASIC = frozenset(COST) | {"careful"}


def _carry_out(s: Ship, seat: Seat, word: str, what: str, choice: Choice) -> Flow[None]:
    """The action itself; what the base game does not know is the species' own."""
    do = turn_action.get(word)
    return species(s).act(s, seat, choice) if do is None else do(s, seat, what)


# -- the actions -----------------------------------------------------------------------------------


@turn_action("move")
def _move(s: Ship, seat: Seat, name: str) -> Flow[None]:
    return walk(s, seat, LINK[s.where[seat], ROOM_OF[name]], careful=False)


@turn_action("careful")
def _move_carefully(s: Ship, seat: Seat, name: str) -> Flow[None]:
    return walk(s, seat, LINK[s.where[seat], ROOM_OF[name]], careful=True)


@turn_action("shoot")
def _shoot(s: Ship, seat: Seat, _: str) -> Flow[None]:
    return shoot(s, seat)


@turn_action("melee")
def _melee(s: Ship, seat: Seat, _: str) -> Flow[None]:
    return melee(s, seat)


@turn_action("search")
def _search(s: Ship, seat: Seat, _: str) -> Flow[None]:
    return search_room(s, seat, NUMBERS.search["basic_cards"])


@turn_action("pick_up")
@asks_nothing
def _pick_up(s: Ship, seat: Seat, word: str) -> None:
    pick_up(s, seat, word)


@turn_action("trade")
def _trade(s: Ship, seat: Seat, _: str) -> Flow[None]:
    return trade(s, seat)


@turn_action("craft")
def _craft(s: Ship, seat: Seat, _: str) -> Flow[None]:
    return craft(s, seat)


@turn_action("room")
def _use_room(s: Ship, seat: Seat, _: str) -> Flow[None]:
    room = s.where[seat]
    return room_action[s.tile_id(room)].do(s, seat, room)


@turn_action("card")
def _play_card(s: Ship, seat: Seat, face: str) -> Flow[None]:
    return action_card[face].do(s, seat)


@turn_action("quest")
def _activate(s: Ship, seat: Seat, face: str) -> Flow[None]:
    return activate(s, seat, next(h for h in s.quests[seat] if s.face(h) == face))


@turn_action("item")
@rule
def use_item(s: Ship, seat: Seat, face: str) -> Asks[None]:
    """Show an Item, do what it says, and discard it if it is used up (N-53)."""
    h = next(h for h in usable_cards(s, seat) if s.face(h) == face)
    show(s, h)
    yield from item_action[face].do(s, seat)
    if ITEMS[face].one_use and h in s.owned(seat):
        s.lose_item(seat, h)
