"""Searching, and what the room symbols do to it (P-66 to P-84)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, rule, settle
from hullbreach.parts.cards import look, show, shuffle

from .alarm import alarm
from .components import (
    CARD_OF,
    HOST_CARD,
    KINDS,
    NIGHT_VISION,
    PARASITE_ALARM,
    PLACES,
    ROOMS,
    SYMBOL,
)
from .infection import become_host
from .state import DREW, Row, Station

TEAM_SEARCH = "team_search"


def can_search(s: Station, seat: Seat) -> bool:
    """Whether an own character stands on a card with a symbol and a card can be drawn (P-66, P-72)."""
    soldier, android = s.cells[2 * seat], s.cells[2 * seat + 1]
    if (soldier >= 0 and SYMBOL[CARD_OF[soldier]]) or (android >= 0 and SYMBOL[CARD_OF[android]]):
        return bool(s.find_deck or s.discard)
    return False


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
    yield from draw_cards(s, seat, cell, red)
    if partner is not None:
        yield from search_along(s, partner, cell)
    if not red:
        s.turn_red(cell)
        s.tell("turned", room=PLACES[cell])


@rule
def choose_searcher(s: Station, seat: Seat) -> Asks[int]:
    """Which of the two searches; only where they stand matters."""
    kinds = {s.cells[f]: KINDS[f & 1] for f in s.figures(seat) if s.symbol(s.cells[f])}
    where = {kind: cell for cell, kind in kinds.items()}
    kind = yield from settle(Pick(seat, "search.with", sorted(where), "P-66"))
    return where[kind]


@rule
def red_symbol(s: Station, seat: Seat, cell: int) -> Asks[None]:
    """A red symbol raises an alarm first, unless night vision prevents it (P-68, P-106)."""
    if s.has(seat, NIGHT_VISION):
        word = yield from ask(Pick(seat, "night_vision.use", ["use", "leave"], "P-106"))
        if word == "use":
            s.tell("night_vision", seat=seat)
            return
    yield from alarm(s, seat, cell)


@rule
def draw_cards(s: Station, seat: Seat, cell: int, red: bool) -> Asks[None]:
    """Draw one card; in a black storage room up to three, one after the other (P-69, P-80)."""
    room = ROOMS[CARD_OF[cell]]
    most = room.red if red else room.black
    s.tell("searches", seat=seat, room=PLACES[cell])
    for count in range(most):
        if count and (s.find_deck or s.discard):
            word = yield from ask(Pick(seat, "storage.draw", ["draw", "stop"], "P-80"))
            if word == "stop":
                return
        yield from draw_find(s, seat, cell)


@rule
def draw_find(s: Station, seat: Seat, cell: int) -> Asks[None]:
    """Draw the top find card; an alarm is resolved at once, the host card infects (P-69 to P-72)."""
    if not s.find_deck:
        reshuffle(s)
    if not s.find_deck:
        return
    h = s.find_deck.pop()
    s.played_through = s.played_through or not s.find_deck
    face = look(s, h, seat)
    if s.packet:
        s.packet -= 1
        s.log.append(Row(DREW, seat, int(face == PARASITE_ALARM), int(face == HOST_CARD)))
    if face == PARASITE_ALARM:
        show(s, h)
        s.discard.append(h)
        s.tell("drew_alarm", seat=seat)
        yield from alarm(s, seat, cell)
        return
    s.hands[seat].append(h)
    s.tell("drew", [seat], ("drew_hidden", {"seat": seat}), seat=seat, card=face)
    if face == HOST_CARD:
        become_host(s, seat)


def reshuffle(s: Station) -> None:
    """The discard pile becomes the new find deck (P-72)."""
    if not s.discard:
        return
    s.find_deck, s.discard = s.discard, []
    s.reshuffled = [*s.find_deck]
    s.reshuffled_faces = sorted(s.cards.faces[h] for h in s.find_deck)
    shuffle(s, s.find_deck)
    s.tell("reshuffled", count=len(s.find_deck))


# --- team search ------------------------------------------------------------------------------


@rule
def choose_partner(s: Station, seat: Seat, cell: int) -> Asks[Seat | None]:
    """In a team search room one other player there may be asked along (P-81, P-83)."""
    if s.symbol(cell) != TEAM_SEARCH or cell in s.attacked:
        return None
    others = s.others_in(cell, seat)
    if not others:
        return None
    choice = yield from ask(Pick(seat, "team.partner", ["alone", *others], "P-81"))
    return None if choice == "alone" else choice


@rule
def search_along(s: Station, partner: Seat, cell: int) -> Asks[None]:
    """The partner may draw a card too, or decline (P-82, P-84)."""
    if not s.find_deck and not s.discard:
        return
    pick = Pick(partner, "team.accept", ["draw", "decline"], "P-82", about={"other": s.active})
    word = yield from ask(pick)
    if word == "draw":
        s.tell("searches_along", seat=partner, other=s.active)
        yield from draw_find(s, partner, cell)
    else:
        s.tell("declines", seat=partner)
