"""The impending-card phase: place, replace or install."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, rule, settle

from .components import SECTORS
from .ending import move_end_token
from .installing import (
    discard_impending,
    has_open_slot,
    install,
    lay_in_front,
    needs_slot,
    open_slots,
)
from .state import NOTHING, Sector, Theseus


def choices(s: Theseus, seat: Seat, sector: Sector) -> list[Choice]:
    """What the seat may do with each position of a sector: place, replace or install."""
    options: list[Choice] = []
    positions = SECTORS[sector.board].impending
    for i, h in enumerate(sector.impending):
        if h == NOTHING:
            if s.decks[seat]:
                options.append(("place", positions[i]))
        elif h == s.disc:
            pass
        elif s.hostile(seat, h):
            options.append(("replace", positions[i]))
        elif can_install(s, seat, h):
            options.append(("install", positions[i]))
    return options


def can_install(s: Theseus, seat: Seat, h: int) -> bool:
    """Whether there is a legal slot for an impending card."""
    return not needs_slot(s, h) or has_open_slot(s, seat)


def own_positions(s: Theseus, seat: Seat) -> list[str]:
    """All positions with an own card that can be installed."""
    return [
        SECTORS[sector.board].impending[i]
        for sector in s.sectors
        for i, h in enumerate(sector.impending)
        if h != NOTHING and h != s.disc and s.friendly(seat, h) and can_install(s, seat, h)
    ]


def place_top(s: Theseus, seat: Seat, place: str) -> None:
    """Put the top card of the own deck on a position."""
    sector, i = s.at_position(place)
    h = s.top(seat)
    sector.impending[i] = h
    s.tell("placed", seat=seat, card=s.cards.faces[h], place=place)


def refill(s: Theseus, seat: Seat, place: str) -> None:
    """Put the top card of the own deck on a vacated position or, without a deck, move the end token."""
    if s.decks[seat]:
        place_top(s, seat, place)
    else:
        move_end_token(s)


def replace(s: Theseus, seat: Seat, place: str) -> None:
    """Discard an enemy card and refill its position."""
    discard_impending(s, place, "replaced")
    refill(s, seat, place)


@rule
def install_impending(s: Theseus, seat: Seat, place: str) -> Asks[None]:
    """Install an own impending card, or lay it in front of the seat."""
    sector, i = s.at_position(place)
    h = sector.impending[i]
    if not needs_slot(s, h):
        sector.impending[i] = NOTHING
        lay_in_front(s, seat, h)
        return
    about = {"card": s.cards.faces[h]}
    pick = Pick(seat, "install.slot", open_slots(s, seat), "T-103", about=about)
    slot = yield from settle(pick)
    sector.impending[i] = NOTHING
    install(s, seat, h, slot)
