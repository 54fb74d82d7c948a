"""Contamination cards, the Scanner and Larvae (N-127, N-136 to N-141)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Seat, rule
from hullbreach.parts.cards import EVERYONE, show, shuffle

from . import encounters, wounds
from .hooks import species
from .state import CONTAMINATION, INFECTED, Ship


def contaminate(s: Ship, seat: Seat) -> None:
    """Get a Contamination card onto the discard pile; whether it is INFECTED nobody knows (N-136)."""
    if not s.active(seat):
        return
    if not s.virus:
        s.virus, s.cured = s.cured, []
        shuffle(s, s.virus)
    if not s.virus:
        return
    h = s.cards.add(CONTAMINATION, "action", EVERYONE)
    s.part[h] = s.virus.pop()
    s.discard[seat].append(h)
    s.tell("contaminated", seat=seat)


@rule
def infest(s: Ship, seat: Seat) -> Asks[None]:
    """A Larva goes onto the Character's board, if there is none yet; a Contamination card comes with it (N-127)."""
    if not s.active(seat):
        return
    s.larva[seat] = True
    s.tell("infested", seat=seat)
    contaminate(s, seat)
    yield from ()


@rule
def scan_card(s: Ship, seat: Seat, h: int) -> Asks[bool]:
    """Scan a Contamination card: everybody sees whether it is INFECTED (N-138)."""
    part = s.part[h]
    infected = show(s, part) == INFECTED
    if part not in s.marked:
        s.marked.append(part)
    s.tell("scanned", seat=seat, result=s.face(part))
    yield from ()
    return infected


@rule
def scan_cards(s: Ship, seat: Seat, cards: Sequence[int]) -> Asks[bool]:
    """Scan the Contamination cards among these; is at least one INFECTED?"""
    infected = False
    for h in cards:
        if s.cards.faces[h] == CONTAMINATION and (yield from scan_card(s, seat, h)):
            infected = True
    return infected


def remove_contamination(s: Ship, seat: Seat, h: int) -> None:
    """Take a Contamination card of a player out of the game."""
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat]):
        if h in zone:
            zone.remove(h)
    part = s.part.pop(h)
    s.cured.append(part)
    s.gone.append(h)
    if part in s.marked:
        s.marked.remove(part)


@rule
def scan_hand(s: Ship, seat: Seat) -> Asks[None]:
    """Scan the hand: clean cards are removed; INFECTED ones bring a Larva, or death by one (N-139)."""
    infected = False
    for h in s.contaminations(seat):
        if (yield from scan_card(s, seat, h)):
            infected = True
        else:
            remove_contamination(s, seat, h)
    if infected:
        yield from species(s).infected(s, seat)


@rule
def infection(s: Ship, seat: Seat) -> Asks[None]:
    """The first infection is a Larva, the second is death and a Creeper in the room (N-139)."""
    if not s.larva[seat]:
        s.larva[seat] = True
        s.tell("infested", seat=seat)
        return
    room = s.place_of(seat)
    yield from wounds.die(s, seat)
    yield from encounters.place(s, "creeper", room)


@rule
def purge(s: Ship, seat: Seat) -> Asks[None]:
    """Scan all own cards; what is INFECTED is removed, and the Larva (N-140)."""
    for h in s.hand[seat] + s.deck[seat] + s.discard[seat]:
        if s.cards.faces[h] == CONTAMINATION and (yield from scan_card(s, seat, h)):
            remove_contamination(s, seat, h)
    species(s).cleanse(s, seat)


def remove_larva(s: Ship, seat: Seat) -> None:
    """Take the Larva off a Character's board."""
    if s.larva[seat]:
        s.larva[seat] = False
        s.tell("larva.removed", seat=seat)


def reshuffle_all(s: Ship, seat: Seat) -> None:
    """Hand, deck and discard pile become one new deck."""
    s.renew_deck(seat, hand=True)
