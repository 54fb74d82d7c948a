"""Items, Objects and hands: dropping, finding, crafting, Quest Items (N-45 to N-49, N-151 to N-162)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule
from hullbreach.parts.cards import EVERYONE

from .components import CRAFTED_ITEMS, ITEMS, NUMBERS, TILES
from .decks import draw_items, item_to_bottom
from .picks import pick_face, pick_word
from .state import COLOURS, Ship

FOUND_AMMO = NUMBERS.search["found_ammo"]


# -- hands -----------------------------------------------------------------------------------------


def in_hands(s: Ship, seat: Seat) -> list[Choice]:
    """What a Character could drop from its hands: Heavy Items by handle, Objects by word."""
    return [*s.held[seat], *dict.fromkeys(s.objects[seat])]


def drop(s: Ship, seat: Seat, thing: Choice) -> None:
    """Drop a thing: an Object stays in the room, an Item is lost (N-154)."""
    if isinstance(thing, int):
        s.tell("dropped.item", seat=seat, card=s.face(thing))
        s.lose_item(seat, thing)
    else:
        assert isinstance(thing, str)
        s.tell("dropped.object", seat=seat, object=thing)
        s.drop_object(seat, thing)


@rule
def fit_hands(s: Ship, seat: Seat) -> Asks[None]:
    """Drop what does not fit into the hand slots any more (N-152)."""
    while s.active(seat) and s.free_slots(seat) < 0:
        options = in_hands(s, seat)
        thing = yield from ask(Pick(seat, "hands.drop", options, "N-152"))
        drop(s, seat, thing)


@rule
def free_a_hand(s: Ship, seat: Seat, h: int) -> Asks[bool]:
    """Make room for a new Heavy thing, or leave it; being asked tells nobody what was found (N-154)."""
    while s.free_slots(seat) < 1:
        options = [*in_hands(s, seat), "leave"]
        pick = Pick(
            seat,
            "hands.full",
            options,
            "N-154",
            "leave",
            secret=s.cards.seen[h] != EVERYONE,
            about={"card": s.face(h)},
        )
        thing = yield from ask(pick)
        if thing == "leave":
            return False
        drop(s, seat, thing)
    return True


@rule
def gain_item(s: Ship, seat: Seat, h: int, ammo: int | None = None) -> Asks[bool]:
    """Take an Item: Heavy ones openly into a hand slot, others into the Inventory (N-151, N-152)."""
    item = ITEMS[s.face(h)]
    if not item.heavy:
        s.items[seat].append(h)
        return True
    s.drawn.append(h)
    taken = yield from free_a_hand(s, seat, h)
    s.drawn.remove(h)
    if not taken:
        return False
    s.held[seat].append(h)
    s.cards.seen[h] = EVERYONE
    s.reveals += 1
    if item.weapon is not None:
        s.ammo[h] = item.weapon.capacity if ammo is None else ammo
    s.tell("took.heavy", seat=seat, card=item.id)
    return True


def attach(s: Ship, seat: Seat, card: int, weapon: int) -> None:
    """Attach a card to a weapon: it goes with it from now on (N-158)."""
    s.items[seat].remove(card)
    s.attached.append((card, weapon))
    s.cards.seen[card] = EVERYONE
    s.reveals += 1


def tape(s: Ship, first: int, second: int) -> None:
    """Tape two Heavy Items together: they share a hand slot (N-153)."""
    s.taped.append((first, second))


# -- searching -------------------------------------------------------------------------------------


@rule
def search_room(s: Ship, seat: Seat, cards: int) -> Asks[None]:
    """Search the room: the counter falls, cards of its colour are drawn, one is kept (N-155)."""
    room = s.where[seat]
    s.counter[room] = max(0, s.counter[room] - 1)
    colour: str = TILES[s.tile_id(room)].colour
    if colour == "white":
        colour = yield from pick_word(s, seat, "search.colour", COLOURS, "N-155")
    yield from search_deck(s, seat, colour, cards, 1)


@rule
def search_deck(s: Ship, seat: Seat, colour: str, cards: int, keep: int) -> Asks[None]:
    """Draw from a deck and keep in secret; the rest goes face down to the bottom (N-155)."""
    s.drawn = yield from draw_items(s, seat, colour, cards)
    s.tell("searched", seat=seat, colour=colour)
    for _ in range(keep):
        yield from _keep(s, seat, must=cards > 1)
    for h in s.drawn:
        item_to_bottom(s, h)
    s.drawn = []


@rule
def _keep(s: Ship, seat: Seat, must: bool) -> Asks[None]:
    """Choose what to keep; a Heavy Item may be left for want of hands (N-155)."""
    left = list(s.drawn)
    while left:
        heavy = any(ITEMS[s.face(h)].heavy for h in s.drawn)
        options: list[Choice] = [*left] if must and not heavy else [*left, "none"]
        h = yield from ask(Pick(seat, "search.keep", options, "N-155", secret=True))
        if h == "none":
            return
        s.drawn.remove(h)
        if (yield from gain_item(s, seat, h, FOUND_AMMO)):
            return
        s.drawn.append(h)
        left.remove(h)


# -- crafting --------------------------------------------------------------------------------------


def _fits(s: Ship, h: int, symbol: str, wild: Sequence[str]) -> bool:
    if ITEMS[s.cards.faces[h]].component == symbol:
        return True
    return symbol in wild and s.cards.backs[h] == "yellow"


def craftable(s: Ship, seat: Seat, wild: Sequence[str] = ()) -> list[str]:
    """The crafted Items still there whose recipe a Character's Items match (N-47, N-159)."""
    items, held = s.items[seat], s.held[seat]
    if len(items) + len(held) < 2:
        return []
    owned = [h for h in items + held if wild or ITEMS[s.cards.faces[h]].component]
    if len(owned) < 2:
        return []
    left = {s.face(h) for h in s.crafted}
    return [name for name in CRAFTED_ITEMS if name in left and _pairs(s, owned, name, wild)]


def _pairs(s: Ship, owned: Sequence[int], name: str, wild: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of Items that make a recipe, in its order."""
    one, two = CRAFTED_ITEMS[name].recipe
    found = []
    for a, b in combinations(owned, 2):
        if _fits(s, a, one, wild) and _fits(s, b, two, wild):
            found.append((a, b))
        elif _fits(s, b, one, wild) and _fits(s, a, two, wild):
            found.append((b, a))
    return found


def can_craft(s: Ship, seat: Seat, wild: Sequence[str] = ()) -> bool:
    """Whether anything can be crafted."""
    return bool(craftable(s, seat, wild))


@rule
def craft(s: Ship, seat: Seat, wild: Sequence[str] = ()) -> Asks[None]:
    """Discard two Items for a crafted one (N-47); `wild` symbols any yellow Item can stand for."""
    name: str = yield from ask(Pick(seat, "craft.what", craftable(s, seat, wild), "N-47"))
    pairs = _pairs(s, s.owned(seat), name, wild)
    first = yield from pick_face(s, seat, "craft.with", list(dict(pairs)), "N-159")
    seconds = [b for a, b in pairs if a == first]
    second = yield from pick_face(s, seat, "craft.with", seconds, "N-159")
    s.lose_item(seat, first)
    s.lose_item(seat, second)
    h = next(h for h in s.crafted if s.face(h) == name)
    s.crafted.remove(h)
    s.tell("crafted", seat=seat, card=name)
    if not (yield from gain_item(s, seat, h)):
        s.crafted.append(h)


# -- Objects and quests ----------------------------------------------------------------------------


def liftable(s: Ship, seat: Seat) -> list[str]:
    """The Objects in the room, if a hand is free for one (N-45)."""
    if not s.floor:
        return []
    room = s.where[seat]
    lying = [word for place, word in s.floor if place == room]
    return list(dict.fromkeys(lying)) if lying and s.free_slots(seat) > 0 else []


def pick_up(s: Ship, seat: Seat, word: str) -> None:
    """Take an Object lying in the room (N-45)."""
    s.take_object(seat, word, s.where[seat])
    s.tell("picked.up", seat=seat, object=word, room=s.place_name(s.where[seat]))


def open_quests(s: Ship, seat: Seat, purse: int) -> list[int]:
    """The Quest Items a Character could activate now with that many Action cards (N-48, N-160)."""
    faces, tile = s.cards.faces, s.tile_id(s.where[seat])
    found = []
    for h in s.quests[seat]:
        cost, room, wanted = _QUESTS[faces[h]]
        if cost <= purse and (room == tile if room else s.find_item(seat, *wanted)):
            found.append(h)
    return found


_QUESTS = {
    item.id: (item.quest_cost, item.quest_room, item.quest_items)
    for item in ITEMS.values()
    if item.quest_cost is not None
}


@rule
def activate(s: Ship, seat: Seat, h: int) -> Asks[None]:
    """Fulfil a quest: the Quest Item becomes a normal Item (N-160)."""
    item = ITEMS[s.face(h)]
    if item.quest_room is None:
        spent = yield from pick_face(
            s, seat, "quest.item", s.find_item(seat, *item.quest_items), "N-160"
        )
        s.lose_item(seat, spent)
    s.quests[seat].remove(h)
    s.tell("quest.done", seat=seat, card=item.id)
    if not (yield from gain_item(s, seat, h)):
        s.gone.append(h)
