"""Contamination cards, the Scanner and Larvae (N-127, N-136 to N-141)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Seat, rule
from hullbreach.parts.cards import show

from .species import species
from .state import CLEAN, CONTAMINATION, INFECTED, Ship


def contaminate(s: Ship, seat: Seat, cause: str) -> None:
    """Get a Contamination card onto the discard pile; whether it is INFECTED nobody knows (N-136)."""
    if not s.active(seat):
        return
    if not s.virus:
        s.virus, s.cured = sorted(s.cured), []
        s.shuffle_parts(s.virus)
    if not s.virus:
        return
    h = s.spare.pop()
    s.part[h] = s.virus.pop()
    s.discard[seat].append(h)
    s.tell("contaminated", seat=seat, cause=("cause", cause))


def take_larva(s: Ship, seat: Seat, cause: str) -> None:
    """A Larva goes onto the Character's board, if there is none yet (N-127)."""
    if not s.larva[seat]:
        s.larva[seat] = True
        s.tell("infested", seat=seat, cause=("cause", f"infested_{cause}"))


def scan_card(s: Ship, seat: Seat, h: int) -> bool:
    """Scan a Contamination card: everybody sees it and whether it is INFECTED (N-138)."""
    show(s, h)
    part = s.part[h]
    if part not in s.marked:
        s.marked.append(part)
    return s.show_part(part)


def scan_cards(s: Ship, seat: Seat, cards: Sequence[int]) -> bool:
    """Scan the Contamination cards among these; is at least one INFECTED?"""
    mine = [h for h in cards if s.cards.faces[h] == CONTAMINATION]
    results = [scan_card(s, seat, h) for h in mine]
    if results:
        s.tell("scanned", seat=seat, infected=any(results))
    return any(results)


def remove_contamination(s: Ship, seat: Seat, h: int) -> None:
    """Take a Contamination card of a player out of the game."""
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat]):
        if h in zone:
            zone.remove(h)
    part = s.part.pop(h)
    s.cured.append(part)
    s.spare.append(h)
    if part in s.marked:
        s.marked.remove(part)


@rule
def scan_hand(s: Ship, seat: Seat) -> Asks[None]:
    """Scan the hand: clean cards are removed; INFECTED ones bring a Larva, or death by one (N-139)."""
    mine = s.contaminations(seat)
    infected = scan_cards(s, seat, mine)
    for h in mine:
        if s.face(s.part[h]) == CLEAN:
            remove_contamination(s, seat, h)
    if infected:
        yield from species(s).infect(s, seat)


def purge(s: Ship, seat: Seat) -> None:
    """Scan all own cards; what is INFECTED is removed, and the Larva (N-140)."""
    mine = [h for h in s.hand[seat] + s.deck[seat] + s.discard[seat] if h in s.part]
    scan_cards(s, seat, mine)
    for h in mine:
        if s.face(s.part[h]) == INFECTED:
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
