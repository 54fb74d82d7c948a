"""Intruder attacks (N-121 to N-127)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from .components import ATTACK_EFFECTS
from .decks import draw_attack
from .effects import attack_effect
from .reactions import parried
from .species import species
from .state import CONTAMINATION, Ship

EVERYBODY = frozenset(name for name, row in ATTACK_EFFECTS.items() if row.get("everybody"))
"""Attacks that go on for the others in the room when the target parries."""


@rule
def attack(s: Ship, intruder: int, seat: Seat, surprise: bool = False) -> Asks[None]:
    """An Intruder attacks a Character, if both are still there."""
    x = s.intruder(intruder)
    if x is not None and s.present(seat):
        s.tell("attack", kind=x.kind, seat=seat, room=s.place_name(x.room))
        yield from species(s).attack(s, intruder, seat, surprise)


@rule
def attack_by_card(s: Ship, intruder: int, seat: Seat, surprise: bool) -> Asks[None]:
    """One Attack card decides; a Larva infests instead (N-123, N-124)."""
    x = s.intruder(intruder)
    assert x is not None
    if x.kind == "larva":
        s.intruders.remove(x)
        yield from species(s).infest(s, seat)
    else:
        card = yield from draw_attack(s)
        yield from strike(s, intruder, seat, card, surprise)


@rule
def strike(s: Ship, intruder: int, seat: Seat, card: str, surprise: bool = False) -> Asks[None]:
    """An Attack card applies if it shows the attacker's kind and nobody parries it (N-123, N-125)."""
    x = s.intruder(intruder)
    assert x is not None
    row = species(s).attack_cards[card]
    if x.kind not in row.types:
        s.tell("attack.missed", card=card, kind=x.kind, seat=seat)
        return
    s.tell("attack.hit", card=card, kind=x.kind, seat=seat)
    if (yield from parried(s, seat, surprise)):
        if row.effect not in EVERYBODY:
            return
        s.spared = seat
    yield from attack_effect[row.effect](s, intruder, seat)
    s.spared = -1


def attack_target(s: Ship, room: int) -> Seat:
    """Whom an Intruder attacks: the fewest cards in hand, then player order (N-122)."""
    crew = s.crew_in(room)
    if len(crew) == 1:
        return crew[0]
    return min(crew, key=lambda seat: _cards(s, seat))


def _cards(s: Ship, seat: Seat) -> int:
    if s.rulebook:
        return sum(1 for h in s.hand[seat] if s.cards.faces[h] != CONTAMINATION)
    return len(s.hand[seat])


@rule
def attack_everybody(s: Ship, calm: bool = False) -> Asks[None]:
    """Every Intruder in combat attacks once: rooms ascending, the largest first (N-126, N-188)."""
    if calm:
        return
    rooms = sorted({x.room for x in s.intruders if s.contested(x)})
    for room in rooms:
        for intruder in [x.id for x in s.intruders_in(room)]:
            if room in s.where:
                yield from attack(s, intruder, attack_target(s, room))
