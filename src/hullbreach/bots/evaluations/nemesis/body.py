"""A Character's own state: wounds, what it carries in its blood, what is in its room, what it has in its hands."""

from __future__ import annotations

from functools import cache
from math import comb

from hullbreach.games.nemesis.board import WAYS
from hullbreach.games.nemesis.components import EXITS, NUMBERS, SUPPLY
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import CONTAMINATION, INFECTED, Ship
from hullbreach.kernel import Seat

from .facts import shared

SERIOUS = (0.0, 0.2, 0.6, 1.3)
"""What serious wounds cost; with the third any further wound is death."""
UNDRESSED, LIGHT = 0.05, 0.06
LARVA, SLIME = 0.2, 0.06
CLOG, CARD = 0.02, 0.01
WASTE, SHARED_WASTE = 0.05, 0.15
"""What a card costs that was not used before passing: time runs out, and a crew has more to do."""
PERCENT = 100
HURT = 0.12
"""The share of itself by which an Intruder is less of a menace for each injury."""
EXPOSED = 0.8
"""The share of itself by which it is more of a menace to who has passed and waits for its attack."""
NEAR = 0.04
FIRE = 0.1
NOISE = 0.03
"""What each number of the noise die costs that would bring an Intruder into the room."""
ITEM, SHOT = 0.015, 0.02
INFECTION = SUPPLY.contamination["infected"] / sum(SUPPLY.contamination.values())
DRAWN = NUMBERS.end["contamination_draw"]


def wounds(s: Ship, seat: Seat) -> float:
    """What wounds and slime cost."""
    cost = SERIOUS[min(s.serious(seat), len(SERIOUS) - 1)] + UNDRESSED * len(s.wounds[seat])
    return cost + LIGHT * s.light[seat] + SLIME * s.slime[seat] + LARVA * s.larva[seat]


@cache
def at_least(wanted: int, bad: int, cards: int) -> float:
    """How likely at least this many bad cards are among those drawn at the end."""
    if wanted <= 0:
        return 1.0
    ways = comb(cards, DRAWN)
    few = sum([comb(bad, i) * comb(cards - bad, DRAWN - i) for i in range(wanted)])
    return 1 - few / ways


def illness(s: Ship, seat: Seat) -> float:
    """How likely the contamination check at the end is deadly, as far as the seat can tell."""
    part, faces, seen = s.part, s.cards.faces, s.cards.seen
    zones = (s.hand[seat], s.deck[seat], s.discard[seat])
    parts = [part[h] for zone in zones for h in zone if h in part] if part else []
    sick = species(s).sick(s, seat)
    if not parts and not sick:
        return 0.0
    known = [faces[h] for h in parts if seen[h] >> seat & 1]
    sure = sick or INFECTED in known
    bad, unknown = len(parts), len(parts) - len(known)
    cards = sum([len(zone) for zone in zones])
    infected = 1.0 if sure else 1 - (1 - INFECTION) ** unknown
    return infected * at_least(species(s).tolerance(s, seat), bad, max(cards, DRAWN))


def danger(s: Ship, seat: Seat) -> float:
    """Intruders and fire in the Character's room, Intruders next door, and noise around it."""
    room = s.where[seat]
    if room < 0:
        return 0.0
    cost = FIRE * s.fire[room]
    if s.intruders:
        near = [other for _, other in WAYS[room]]
        exposed = 1 + EXPOSED * s.passed[seat]
        kinds = species(s).kinds
        for x in s.intruders:
            if x.room == room:
                menace = kinds[x.kind].menace / PERCENT
                cost += exposed * menace * max(0.3, 1 - HURT * x.injuries)
            elif x.room in near:
                cost += NEAR
    noise = s.noise
    return cost + NOISE * sum([noise[exit] for exit in EXITS[room]])


def gear(s: Ship, seat: Seat) -> float:
    """Cards in hand, Items, and shots in the weapons."""
    faces = s.cards.faces
    worth = 0.0
    waste = SHARED_WASTE if shared(s) else WASTE
    card = -waste if s.passed[seat] else CARD
    for h in s.hand[seat]:
        worth += -CLOG if faces[h] == CONTAMINATION else card
    held = s.held[seat]
    return (
        worth
        + ITEM * (len(s.items[seat]) + len(held))
        + SHOT * sum([s.ammo.get(h, 0) for h in held])
    )
