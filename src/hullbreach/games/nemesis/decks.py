"""Decks nobody has looked into: Nature draws from what is left in them (N-11, N-123, N-156)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, roll, rule
from hullbreach.parts.cards import look, show

from .state import COLOURS, Ship


@rule
def draw_attack(s: Ship) -> Asks[str]:
    """Draw an Attack card, put it on the discard pile and return it (N-123, N-131)."""
    card = yield from take_attack(s)
    s.attack_discard.append(card)
    return card


@rule
def take_attack(s: Ship) -> Asks[str]:
    """Take an Attack card from the deck; an empty deck is renewed from its discard pile."""
    if not s.attacks and s.attack_under:
        return s.attack_under.pop(0)
    if not s.attacks:
        s.attacks, s.attack_discard = sorted(s.attack_discard), []
    card: str = yield from roll(s.attacks)
    s.attacks.remove(card)
    return card


@rule
def draw_event(s: Ship) -> Asks[str]:
    """Take an Event card: one left on top, one of the deck, or one put under it (N-190)."""
    if s.event_top:
        return _turn_up(s, s.event_top.pop())
    if not s.events and s.event_under:
        return _turn_up(s, s.event_under.pop(0))
    if not s.events:
        s.events, s.event_discard = sorted(s.event_discard), []
    card: str = yield from roll(s.events)
    s.events.remove(card)
    return card


def _turn_up(s: Ship, h: int) -> str:
    s.gone.append(h)
    return show(s, h)


def shuffle_events(s: Ship, *more: str) -> None:
    """Shuffle these cards into the Event deck; what was known of its order is lost."""
    known = s.event_top + s.event_under
    s.events = sorted([*s.events, *(s.face(h) for h in known), *more])
    s.gone += known
    s.event_top, s.event_under = [], []


@rule
def look_event(s: Ship, seat: Seat) -> Asks[int]:
    """A player looks at the top Event card, which stays on top."""
    if not s.event_top:
        if s.events or not s.event_under:
            if not s.events:
                s.events, s.event_discard = sorted(s.event_discard), []
            card: str = yield from roll(s.events, to=[seat])
            s.events.remove(card)
            s.event_top.append(s.cards.add(card, "event"))
        else:
            s.event_top.append(s.event_under.pop(0))
    look(s, s.event_top[-1], seat)
    return s.event_top[-1]


def event_to_bottom(s: Ship, h: int) -> None:
    """Put the top Event card under the deck."""
    s.event_top.remove(h)
    s.event_under.append(h)


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


@rule
def draw_items(s: Ship, seat: Seat, colour: str, count: int) -> Asks[list[int]]:
    """A player draws Items of a colour unseen by the others (N-155, N-156)."""
    deck = COLOURS.index(colour)
    drawn: list[int] = []
    if len(s.stock[deck]) + len(s.stock_under[deck]) < count and s.stock_discard[deck]:
        _renew_stock(s, deck)
    for _ in range(count):
        if s.stock[deck]:
            face: str = yield from roll(s.stock[deck], to=[seat])
            s.stock[deck].remove(face)
            drawn.append(s.cards.add(face, colour))
        elif s.stock_under[deck]:
            drawn.append(s.stock_under[deck].pop(0))
    for h in drawn:
        look(s, h, seat)
    return drawn


def _renew_stock(s: Ship, deck: int) -> None:
    """The shuffled discard pile goes under what is left of the deck."""
    if s.stock[deck] or s.stock_under[deck]:
        faces = [*s.stock_discard[deck]]
        s.chance.shuffle(faces)
        s.stock_under[deck] += [s.cards.add(face, COLOURS[deck]) for face in faces]
    else:
        s.stock[deck] = sorted(s.stock_discard[deck])
    s.stock_discard[deck] = []


def item_to_bottom(s: Ship, h: int) -> None:
    """Put a drawn Item face down under its deck; who drew it knows."""
    s.stock_under[COLOURS.index(s.cards.backs[h])].append(h)


