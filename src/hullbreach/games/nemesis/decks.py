"""Decks and piles nobody has looked into: Nature draws from what is left in them (N-11, N-123, N-156).

The Attack and the wound deck are words, because every card drawn from them is open. Items and Events are handles:
the faces of such a pile lie sorted over its handles, which tells nothing, and a card is decided when it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Seat, roll, rule
from hullbreach.parts.cards import EVERYONE, NOBODY, look, mask, show

from .state import COLOURS, Ship


@rule
def draw_undealt(s: Ship, pile: list[int], to: Sequence[Seat] | None) -> Asks[int]:
    """Draw a card from a pile nobody knows; those seats see it, or everybody."""
    faces = s.cards.faces
    lying = [faces[h] for h in pile]
    face: str = yield from roll(lying, to)
    lying.remove(face)
    h = pile.pop()
    faces[h] = face
    for other, left in zip(pile, lying, strict=True):
        faces[other] = left
    s.cards.seen[h] = EVERYONE if to is None else mask(*to)
    s.reveals += 1
    return h


def lay_undealt(s: Ship, handles: Sequence[int]) -> list[int]:
    """Shuffle cards into a pile that nobody knows: its faces lie sorted until one is drawn."""
    pile = sorted(handles)
    faces = sorted(s.cards.faces[h] for h in pile)
    for h, face in zip(pile, faces, strict=True):
        s.cards.faces[h] = face
        s.cards.seen[h] = NOBODY
    return pile


# -- Attack and wound cards ------------------------------------------------------------------------


@rule
def draw_attack(s: Ship) -> Asks[str]:
    """Draw an Attack card, put it on the discard pile and return it (N-123, N-131)."""
    card = yield from take_attack(s)
    s.attack_discard.append(card)
    return card


@rule
def take_attack(s: Ship) -> Asks[str]:
    """Take an Attack card; those put under the deck come last, then the discard pile is renewed."""
    if not s.attacks and s.attack_under:
        return s.attack_under.pop(0)
    if not s.attacks:
        s.attacks, s.attack_discard = sorted(s.attack_discard), []
    card: str = yield from roll(s.attacks)
    s.attacks.remove(card)
    return card


@rule
def draw_wound(s: Ship) -> Asks[str]:
    """Draw a Serious Wound card; with none left a wound without effect is counted (N-146)."""
    if not s.wound_deck:
        s.wound_deck, s.wound_discard = sorted(s.wound_discard), []
    if not s.wound_deck:
        return "wound"
    card: str = yield from roll(s.wound_deck)
    s.wound_deck.remove(card)
    return card


# -- Event cards -----------------------------------------------------------------------------------


@rule
def draw_event(s: Ship) -> Asks[int]:
    """Take an Event card: one left on top, one of the deck, or one put under it (N-190)."""
    if s.event_top:
        h = s.event_top.pop()
    elif not s.events and s.event_under:
        h = s.event_under.pop(0)
    else:
        _renew_events(s)
        return (yield from draw_undealt(s, s.events, None))
    show(s, h)
    return h


def _renew_events(s: Ship) -> None:
    if not s.events:
        s.events, s.event_discard = lay_undealt(s, s.event_discard), []


def shuffle_events(s: Ship, more: Sequence[int]) -> None:
    """Shuffle these cards into the Event deck; what was known of its order is lost."""
    s.events = lay_undealt(s, [*s.events, *s.event_top, *s.event_under, *more])
    s.event_top, s.event_under = [], []


@rule
def look_event(s: Ship, seat: Seat) -> Asks[int]:
    """A player looks at the top Event card, which stays on top."""
    if not s.event_top:
        if s.events or not s.event_under:
            _renew_events(s)
            s.event_top.append((yield from draw_undealt(s, s.events, [seat])))
        else:
            s.event_top.append(s.event_under.pop(0))
    look(s, s.event_top[-1], seat)
    return s.event_top[-1]


def event_to_bottom(s: Ship, h: int) -> None:
    """Put the top Event card under the deck."""
    s.event_top.remove(h)
    s.event_under.append(h)


# -- Items -----------------------------------------------------------------------------------------


@rule
def draw_items(s: Ship, seat: Seat, colour: str, count: int) -> Asks[list[int]]:
    """A player draws Items of a colour unseen by the others; the discard pile follows the deck (N-156)."""
    deck = COLOURS.index(colour)
    drawn: list[int] = []
    for _ in range(count):
        if not s.stock[deck] and not s.stock_under[deck]:
            s.stock[deck], s.stock_discard[deck] = lay_undealt(s, s.stock_discard[deck]), []
        if s.stock[deck]:
            drawn.append((yield from draw_undealt(s, s.stock[deck], [seat])))
        elif s.stock_under[deck]:
            drawn.append(s.stock_under[deck].pop(0))
            look(s, drawn[-1], seat)
    return drawn


def item_to_bottom(s: Ship, h: int) -> None:
    """Put a drawn Item face down under its deck; who drew it knows."""
    s.stock_under[COLOURS.index(s.cards.backs[h])].append(h)
