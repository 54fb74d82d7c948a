"""Laying rooms: next to an own character, or anywhere by the terminal (P-41 to P-57)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, rule, settle
from hullbreach.parts.cards import show

from .actions import action
from .components import DEGREES, NEST_CARD, ROOM_NUMBER, ROOMS
from .ending import NEST_LOST, finish
from .first_turn import bound_to_search, is_near_enough, leaves_search
from .grid import at, coordinates
from .scanning import thermo_scan
from .state import Station

Place = tuple[int, int]
"""A position and a number of quarter turns."""


def survey(s: Station) -> None:
    """Turn up the top room card, see where it fits, and whether the nest is lost (P-21, P-55)."""
    if not s.room_deck:
        s.places, s.doorsteps = [], []
        return
    show(s, s.room_deck[-1])
    s.places = s.board.places(s.top_room())
    s.doorsteps = s.board.doorsteps(s.places)
    if not s.places and _nest_is_lost(s):
        finish(s, NEST_LOST)


def _nest_is_lost(s: Station) -> bool:
    """The nest is still in the deck, and no card of the deck fits anywhere (P-54a, P-55)."""
    left = [ROOM_NUMBER[s.cards.faces[h]] for h in s.room_deck]
    return NEST_CARD in left and not any(s.board.places(card) for card in left)


# --- availability -----------------------------------------------------------------------------


def near(s: Station, seat: Seat, places: list[Place]) -> list[Place]:
    """The places next to an own character, joined to its room by an opening (P-41, P-43)."""
    open_ends = s.board.open_ends
    soldier, android = s.cells[2 * seat], s.cells[2 * seat + 1]
    ends = open_ends(soldier) if soldier >= 0 else []
    if android >= 0 and android != soldier:
        ends += open_ends(android)
    return [place for place in places if place[0] in ends]


def allowed(s: Station, seat: Seat) -> list[Place]:
    """The places near an own character that leave the search of the first turn affordable (P-40)."""
    places = near(s, seat, s.places)
    if not bound_to_search(s, seat) or is_near_enough(s, seat):
        return places
    return [place for place in places if leaves_search(s, seat, place)]


def can_replace(s: Station) -> bool:
    """Whether another card may be tried because the top card fits nowhere (P-51, P-54)."""
    if s.places or len(s.room_deck) < 2:
        return False
    return s.top_room() == NEST_CARD or not s.put_under


def can_explore(s: Station, seat: Seat, bound: int) -> bool:
    """Whether the active player, bound to search or not, may lay a room (P-49 to P-54)."""
    if s.places:
        cells, doorsteps = s.cells, s.doorsteps
        beside = cells[2 * seat] in doorsteps or cells[2 * seat + 1] in doorsteps
        if not beside or not bound or is_near_enough(s, seat):
            return beside
        return any(leaves_search(s, seat, place) for place in near(s, seat, s.places))
    return can_replace(s) and bound < s.ap


def can_reveal(s: Station) -> bool:
    """Whether the terminal can reveal a room (P-57, P-158)."""
    return bool(s.places) or can_replace(s)


# --- laying -----------------------------------------------------------------------------------


@action("explore")
@rule
def explore(s: Station, seat: Seat) -> Asks[None]:
    """Lay the top room card next to one of your characters (P-41)."""
    places = allowed(s, seat) if s.places else []
    s.ap -= 1
    if places:
        yield from lay_top(s, seat, places)
    elif s.top_room() == NEST_CARD:
        yield from lay_second(s, seat, anywhere=False)
    else:
        yield from lay_next(s, seat, anywhere=False)


@rule
def reveal_room(s: Station, seat: Seat) -> Asks[None]:
    """The terminal lays the top room card anywhere (P-158)."""
    if s.places:
        yield from lay_top(s, seat, s.places)
    elif s.top_room() == NEST_CARD:
        yield from lay_second(s, seat, anywhere=True)
    else:
        yield from lay_next(s, seat, anywhere=True)


@rule
def lay_top(s: Station, seat: Seat, places: list[Place]) -> Asks[None]:
    """Choose one of these places for the top card and lay it (P-49)."""
    place = yield from choose_place(seat, s.top_room(), places, "P-49")
    lay(s, seat, s.room_deck.pop(), place)


@rule
def lay_next(s: Station, seat: Seat, anywhere: bool) -> Asks[None]:
    """A card that fits nowhere goes under the deck, and the next one is tried (P-51, P-52)."""
    s.put_under = True
    under = s.room_deck.pop()
    s.room_deck.insert(0, under)
    s.tell("put_under", seat=seat, room=s.cards.faces[under])
    survey(s)
    places = s.places if anywhere else near(s, seat, s.places)
    if places and not s.ending:
        yield from lay_top(s, seat, places)


@rule
def lay_second(s: Station, seat: Seat, anywhere: bool) -> Asks[None]:
    """The nest fits nowhere: the second card is tried, and the nest stays on top (P-54, P-54a)."""
    second = s.room_deck[-2]
    show(s, second)
    card = s.room_at(1)
    fitting = s.board.places(card)
    places = fitting if anywhere else near(s, seat, fitting)
    if places:
        place = yield from choose_place(seat, card, places, "P-54")
        s.room_deck.remove(second)
        lay(s, seat, second, place)
    elif not fitting:
        s.room_deck.remove(second)
        s.room_deck.insert(0, second)
        s.tell("put_under", seat=seat, room=ROOMS[card].id)


@rule
def choose_place(seat: Seat, card: int, places: list[Place], rule: str) -> Asks[Place]:
    """Choose a position and how the card is turned; everybody sees what is possible."""
    options = [option_of(place) for place in places]
    about = {"room": ROOMS[card].id}
    x, y, degrees = yield from settle(Pick(seat, "place.room", options, rule, about=about))
    return at(x, y), degrees // DEGREES


def option_of(place: Place) -> Choice:
    """A place in words: coordinates and degrees."""
    x, y = coordinates(place[0])
    return x, y, place[1] * DEGREES


def lay(s: Station, seat: Seat, h: int, place: Place) -> None:
    """Lay a card; when it is the nest, everything stops for a thermo scan (P-45, P-56)."""
    card = ROOM_NUMBER[s.cards.faces[h]]
    other, side = s.board.doorway(place[0])
    s.board.lay(card, *place)
    s.laid.append(h)
    s.tell("laid", seat=seat, room=ROOMS[card].id, beside=ROOMS[other].id, side=side)
    survey(s)
    if card == NEST_CARD:
        thermo_scan(s)
