"""Bringing cards onto slots and taking them off again."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import SECTORS, SLOT_IDS
from .duplication import refresh, refresh_card
from .state import NOTHING, SUPPLY, Sector, Theseus

USED = "used"
"""Why a one-shot card is discarded: it has worked."""


def empty_slots(s: Theseus) -> list[str]:
    """Slots that hold nothing, not even a bonus card."""
    return [
        SLOT_IDS[sector.board][i]
        for sector in s.sectors
        for i, h in enumerate(sector.slots)
        if h == NOTHING
    ]


def open_slots(s: Theseus, seat: Seat) -> list[str]:
    """Slots on which the seat may install: empty, with a bonus card, or with an own card."""
    return [
        SLOT_IDS[sector.board][i]
        for sector in s.sectors
        for i, h in enumerate(sector.slots)
        if _is_open(s, seat, h)
    ]


def has_open_slot(s: Theseus, seat: Seat) -> bool:
    """Whether there is a slot on which the seat may install."""
    return any(_is_open(s, seat, h) for sector in s.sectors for h in sector.slots)


def _is_open(s: Theseus, seat: Seat, h: int) -> bool:
    """Whether the seat may install over what lies on a slot: nothing, a bonus card, or a card of its own side."""
    if h == NOTHING or s.holder[h] == NOTHING:
        return True
    return h != s.disc and s.friendly(seat, h)


def needs_slot(s: Theseus, h: int) -> bool:
    """Whether a card is installed on a slot; special cards are laid in front of a player."""
    return s.row(h).type != "special"


def lay_in_front(s: Theseus, seat: Seat, h: int) -> None:
    """Lay a special card in front of a seat."""
    s.front[seat].append(h)
    s.tell("took", seat=seat, card=s.cards.faces[h])


def install(s: Theseus, seat: Seat, h: int, place: str) -> None:
    """Put a card on a slot; the seat takes a bonus card that lay there."""
    sector, i = s.at_slot(place)
    before = sector.slots[i]
    if before != NOTHING and s.holder[before] == NOTHING:
        lay_in_front(s, seat, before)
    elif before != NOTHING:
        discard_installed(s, before, s.cards.faces[h])
    sector.slots[i] = h
    s.tell("installed", seat=seat, card=s.cards.faces[h], place=place)
    refresh(s, sector)


def take_off(s: Theseus, h: int) -> Sector:
    """Take a card off its slot, with whatever lies on it."""
    for sector in s.sectors:
        if h in sector.slots:
            sector.slots[sector.slots.index(h)] = NOTHING
            refresh(s, sector)
            return sector
    raise ValueError(f"card {h} is not installed")


def discard_installed(s: Theseus, h: int, cause: str) -> None:
    """Discard an installed card; what lies on it returns to its owners."""
    place = s.slot_of(h)
    take_off(s, h)
    clear(s, h)
    discard(s, h)
    s.tell("discarded", card=s.cards.faces[h], place=place, cause=cause)


def clear(s: Theseus, h: int) -> None:
    """Return the tokens and the Embryo on a card that leaves play."""
    s.supply += s.upgrades[h]
    s.upgrades[h] = s.camera[h] = 0
    s.pieces["deactivation"] += len(s.deactivations.pop(h, []))
    give_back(s, h)


def discard(s: Theseus, h: int) -> None:
    """Put a card on the discard pile of its faction; a bonus card leaves the game."""
    if s.holder[h] == NOTHING:
        s.gone.append(h)
    else:
        s.discards[s.owner(h)].append(h)


def give_back(s: Theseus, h: int) -> None:
    """Return a taken-over card to its faction and the Embryo to the supply."""
    unit = s.taken.pop(h, NOTHING)
    s.leases.pop(h, None)
    if h in s.spent:
        s.spent.remove(h)
    if unit == NOTHING:
        return
    u = s.units[unit]
    u.at, u.upgraded = SUPPLY, False
    s.holder[h] = s.owner(h)
    s.tell("released", card=s.cards.faces[h], unit=u.name)
    refresh_card(s, h)


def discard_impending(s: Theseus, place: str, cause: str) -> None:
    """Discard an impending card."""
    sector, i = s.at_position(place)
    h = sector.impending[i]
    sector.impending[i] = NOTHING
    discard(s, h)
    s.tell("discarded", card=s.cards.faces[h], place=place, cause=cause)


def impending_ids(sector: Sector) -> list[str]:
    """The impending positions of a sector."""
    return SECTORS[sector.board].impending
