"""The bonus cards; Passage is used during a movement and lives in that chapter."""

from __future__ import annotations

from hullbreach.games.theseus.installing import empty_slots, install, lay_in_front, needs_slot
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.upgrades import special
from hullbreach.kernel import Asks, Pick, Seat, asks_nothing, rule, settle


def can_install_top(s: Theseus, seat: Seat) -> bool:
    """Whether the deck has a card and there is room for it."""
    deck = s.decks[seat]
    return bool(deck) and (not needs_slot(s, deck[-1]) or bool(empty_slots(s)))


@special("bonus_card_from_deck", possible=can_install_top)
@rule
def card_from_deck(s: Theseus, seat: Seat) -> Asks[None]:
    """Install the top card of the own deck on an empty slot; a special card is laid in front of the seat."""
    h = s.decks[seat][-1]
    if not needs_slot(s, h):
        lay_in_front(s, seat, s.top(seat))
        return
    about = {"card": s.cards.faces[h]}
    pick = Pick(seat, "install.slot", empty_slots(s), "T-166", about=about)
    place = yield from settle(pick)
    install(s, seat, s.top(seat), place)


def can_upgrade(s: Theseus, seat: Seat) -> bool:
    """Whether the general supply holds a token."""
    return s.supply > 0


@special("bonus_upgrade", possible=can_upgrade)
@asks_nothing
def upgrade(s: Theseus, seat: Seat) -> None:
    """Take an upgrade token from the general supply."""
    count = s.take_tokens(seat, 1)
    s.tell("tokens", seat=seat, count=count)
