"""Searching, and what the room symbols do to it (P-66 to P-84)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Flow, Pick, Seat, ask, asks_nothing, rule
from hullbreach.parts.cards import look, show, shuffle

from .actions import action
from .alarm import alarm
from .components import (
    CARD_OF,
    CARD_SYMBOL,
    CHARACTERS,
    HOST_CARD,
    NIGHT_VISION,
    PARASITE_ALARM,
    PLACES,
    ROOMS,
)
from .infection import become_host
from .state import DREW, FOUND, NOBODY, RESHUFFLED, Hunt, Incident, Station

TEAM_SEARCH = "team_search"


def can_search(s: Station, seat: Seat) -> bool:
    """Whether an own character stands on a card with a symbol and a card can be drawn (P-66, P-72)."""
    soldier, android = s.cells[2 * seat], s.cells[2 * seat + 1]
    if (soldier >= 0 and CARD_SYMBOL[CARD_OF[soldier]]) or (
        android >= 0 and CARD_SYMBOL[CARD_OF[android]]
    ):
        return bool(s.find_deck or s.discard)
    return False


@action("search", possible=can_search)
@rule
def search(s: Station, seat: Seat) -> Asks[None]:
    """One of your characters searches its room card (P-66)."""
    cell = yield from choose_searcher(s, seat)
    s.ap -= 1
    s.owes_search = False
    red = s.is_red(cell)
    if red:
        yield from red_symbol(s, seat, cell)
    partner = yield from choose_partner(s, seat, cell)
    s.tell("searches", seat=seat, room=PLACES[cell])
    s.hunt = Hunt(seat, cell, cards_of(cell, red), partner, red)
    if s.find_deck:
        yield from draw_one(s, s.hunt)


@rule
def choose_searcher(s: Station, seat: Seat) -> Asks[int]:
    """Which of the two searches; asked only if they stand in different rooms that can be searched."""
    cells = [cell for cell in s.figures_cells(seat) if s.symbol(cell)]
    if cells[0] == cells[-1]:
        return cells[0]
    kind = yield from ask(Pick(seat, "search.with", CHARACTERS, "P-66"))
    return cells[CHARACTERS.index(kind)]


@rule
def red_symbol(s: Station, seat: Seat, cell: int) -> Asks[None]:
    """A red symbol raises an alarm first, unless night vision prevents it (P-68, P-106)."""
    if s.has(seat, NIGHT_VISION):
        word = yield from ask(Pick(seat, "night_vision.use", ["use", "leave"], "P-106"))
        if word == "use":
            s.tell("night_vision", seat=seat)
            return
    yield from alarm(s, seat, cell)


def cards_of(cell: int, red: bool) -> int:
    """How many cards a search of this room may bring (P-67, P-80)."""
    room = ROOMS[CARD_OF[cell]]
    return room.red if red else room.black


# --- drawing ----------------------------------------------------------------------------------


def hunt_on(s: Station, hunt: Hunt) -> Flow[None]:
    """The next step of a search that is not over: draw a card, ask for another, or let the partner draw."""
    if not hunt.left:
        return search_along(s, hunt)
    if not hunt.wants:
        return ask_for_more(s, hunt)
    return draw_one(s, hunt) if s.find_deck else reshuffle(s)


@rule
def draw_one(s: Station, hunt: Hunt) -> Asks[None]:
    """Draw one card; in a black storage room up to three, one after the other (P-69, P-80)."""
    hunt.left -= 1
    hunt.wants = False
    yield from draw_find(s, hunt.seat, hunt.cell)
    end_if_done(s, hunt)


@rule
def ask_for_more(s: Station, hunt: Hunt) -> Asks[None]:
    """In a storage room one may stop after each card (P-80)."""
    most = cards_of(hunt.cell, hunt.red)
    about = {"drawn": most - hunt.left, "most": most}
    word = yield from ask(Pick(hunt.seat, "storage.draw", ["draw", "stop"], "P-80", about=about))
    if word == "draw":
        hunt.wants = True
    else:
        hunt.left = 0
    end_if_done(s, hunt)


def end_if_done(s: Station, hunt: Hunt) -> None:
    """When nothing more is drawn the search is over, and a black symbol is turned (P-67, P-74)."""
    drawing = hunt.left or hunt.partner != NOBODY
    if drawing and (s.find_deck or s.discard):
        return
    if not hunt.red:
        s.turn_red(hunt.cell)
        s.tell("turned", room=PLACES[hunt.cell])
    s.hunt = None


@rule
def draw_find(s: Station, seat: Seat, cell: int) -> Asks[None]:
    """Draw the top find card; an alarm is resolved at once, the host card infects (P-69 to P-71)."""
    h = s.find_deck.pop()
    s.played_through = s.played_through or not s.find_deck
    face = look(s, h, seat)
    alarm_drawn = int(face == PARASITE_ALARM)
    if s.packet:
        s.packet -= 1
        s.log.append(Incident(DREW, seat, alarm_drawn, int(face == HOST_CARD), cards=(face,)))
    else:
        s.log.append(Incident(FOUND, seat, alarm_drawn, cards=(face,)))
    if alarm_drawn:
        show(s, h)
        s.discard.append(h)
        s.tell("drew_alarm", seat=seat)
        yield from alarm(s, seat, cell)
        return
    s.hands[seat].append(h)
    s.tell("drew", [seat], ("drew_hidden", {"seat": seat}), seat=seat, card=face)
    if face == HOST_CARD:
        become_host(s, seat)


@asks_nothing
def reshuffle(s: Station) -> None:
    """A card is needed and the deck is empty: the discard pile becomes the new deck (P-72)."""
    s.find_deck, s.discard = s.discard, []
    s.reshuffled = [*s.find_deck]
    s.reshuffled_faces = sorted(s.cards.faces[h] for h in s.find_deck)
    s.log.append(Incident(RESHUFFLED, NOBODY, cards=tuple(s.reshuffled_faces)))
    shuffle(s, s.find_deck)
    s.tell("reshuffled", count=len(s.find_deck))


# --- team search ------------------------------------------------------------------------------


@rule
def choose_partner(s: Station, seat: Seat, cell: int) -> Asks[Seat]:
    """In a team search room one other player there may be asked along (P-81, P-83)."""
    if s.symbol(cell) != TEAM_SEARCH or cell in s.attacked:
        return NOBODY
    others = s.others_in(cell, seat)
    if not others:
        return NOBODY
    choice = yield from ask(Pick(seat, "team.partner", ["alone", *others], "P-81"))
    return NOBODY if choice == "alone" else choice


@rule
def search_along(s: Station, hunt: Hunt) -> Asks[None]:
    """The partner may draw a card too, or decline (P-82, P-84)."""
    partner, hunt.partner = hunt.partner, NOBODY
    pick = Pick(partner, "team.accept", ["draw", "decline"], "P-82", about={"other": s.active})
    word = yield from ask(pick)
    if word == "decline":
        s.tell("declines", seat=partner)
    else:
        s.tell("searches_along", seat=partner, other=s.active)
        hunt.seat, hunt.left, hunt.wants = partner, 1, True
    end_if_done(s, hunt)
