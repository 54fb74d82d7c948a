"""Mutation cards, markers and the Mutation action (K-5, K-40 to K-56)."""

from __future__ import annotations

from hullbreach.games.nemesis.cards.green_items import choose_contamination
from hullbreach.games.nemesis.contamination import contaminate, remove_contamination, scan_card
from hullbreach.games.nemesis.decks import draw_undealt, lay_undealt
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.wounds import die
from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule
from hullbreach.parts.cards import show

from .components import MUTATION_NUMBERS, MUTATIONS
from .figures import SHAMBLER, brood, place_directly
from .mutation_cards import clean_effect, infected_effect


def mutated(s: Ship, seat: Seat) -> bool:
    """Whether a Character has a Mutation card."""
    return bool(brood(s).mutation[seat])


@rule
def mutate(s: Ship, seat: Seat, cause: str = "infection") -> Asks[None]:
    """Draw two Mutation cards and keep one face down; who has one already gets none (K-40, K-41)."""
    b = brood(s)
    if b.mutation[seat] or not b.deck:
        return
    for _ in range(min(MUTATION_NUMBERS["drawn"], len(b.deck))):
        s.drawn.append((yield from draw_undealt(s, b.deck, [seat])))
    s.tell("mutated", seat=seat, cause=("cause", cause))
    kept = yield from ask(Pick(seat, "mutation.keep", list(s.drawn), "K-40", secret=True))
    s.drawn.remove(kept)
    rest, s.drawn = s.drawn, []
    _put_back(s, rest)
    b.mutation[seat].append(kept)


def _put_back(s: Ship, cards: list[int]) -> None:
    """Shuffle cards into the deck: who has seen them knows that nobody who is a mutant already has one of them."""
    b = brood(s)
    for h in cards:
        viewers = [x for x in range(s.n) if s.cards.knows(x, h)]
        owners = [x for x in range(s.n) if b.mutation[x]]
        b.elsewhere += [(x, y, s.face(h)) for x in viewers for y in owners if x != y]
    b.deck = lay_undealt(s, [*b.deck, *cards])


def lose_mutation(s: Ship, seat: Seat) -> None:
    """The Mutation card goes back into its deck; the markers stay (K-46, K-48)."""
    b = brood(s)
    if b.mutation[seat]:
        cards, b.mutation[seat] = b.mutation[seat], []
        b.elsewhere = [row for row in b.elsewhere if row[1] != seat]
        _put_back(s, cards)
        s.tell("mutation.lost", seat=seat)


@rule
def gain_marker(s: Ship, seat: Seat) -> Asks[None]:
    """A marker for who has a Mutation card, such a card for who has none (K-43)."""
    if not s.active(seat):
        return
    if mutated(s, seat):
        yield from put_marker(s, seat)
    else:
        yield from mutate(s, seat)


@rule
def put_marker(s: Ship, seat: Seat) -> Asks[None]:
    """One marker more; the fourth kills, and a Shambler stands where the Character stood (K-44, K-45)."""
    b = brood(s)
    b.markers[seat] += 1
    s.tell("mutation.marker", seat=seat, count=b.markers[seat])
    if b.markers[seat] < MUTATION_NUMBERS["deadly"]:
        return
    b.consumed[seat] = True
    room = s.place_of(seat)
    yield from die(s, seat, "mutation")
    yield from place_directly(s, SHAMBLER, room)


# -- the action ------------------------------------------------------------------------------------


def mutation_action(s: Ship, seat: Seat) -> list[Choice]:
    """The Mutation action, for who has the card, a Contamination card and the right moment (K-49)."""
    cards = brood(s).mutation[seat]
    if not cards or not s.contaminations(seat):
        return []
    when = MUTATIONS[s.face(cards[0])].when
    return [] if when == ("out" if s.in_combat(seat) else "in") else ["mutation"]


@rule
def use_mutation(s: Ship, seat: Seat) -> Asks[None]:
    """Scan a Contamination card, put a marker, use the effect the scan decides on (K-50 to K-53)."""
    card = show(s, brood(s).mutation[seat][0])
    h = yield from choose_contamination(s, seat, "mutation.card", "K-50")
    infected = scan_card(s, seat, h)
    s.tell("mutation.used", seat=seat, card=card, infected=infected)
    if infected:
        s.spend_card(seat, h)
    else:
        remove_contamination(s, seat, h)
        contaminate(s, seat, "mutation")
    yield from put_marker(s, seat)
    if s.active(seat):
        yield from (infected_effect if infected else clean_effect)[card](s, seat)
