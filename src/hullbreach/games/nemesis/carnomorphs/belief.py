"""What is hidden of the expansion: the Mutation cards of others."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.dealing import Redeal
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import NoWorld, Seat

from .figures import brood

TRIES = 10_000


def mutation_zones(s: Ship) -> list[list[int]]:
    """The Mutation deck and the Mutation cards in play."""
    b = brood(s)
    return [b.deck, *b.mutation]


def redeal_mutations(d: Redeal) -> None:
    """Mutations of others are drawn from what is unknown of the deck, and are none the eyes have seen elsewhere."""
    b = brood(d.s)
    hidden = d.unknown([h for cards in b.mutation for h in cards])
    b.elsewhere = [row for row in b.elsewhere if row[0] in d.eyes]
    barred = [(b.mutation[owner][0], face) for _, owner, face in b.elsewhere if b.mutation[owner]]
    for _ in range(TRIES):
        d.draw(hidden, b.deck)
        if all(d.faces[h] != face for h, face in barred):
            return
    raise NoWorld("no mutations fit what was seen")


def mutation_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    """The hidden Mutation cards of others."""
    b = brood(s)
    return {
        f"mutation {other}": s.face(cards[0])
        for other, cards in enumerate(b.mutation)
        if cards and other != seat and not s.cards.knows(seat, cards[0])
    }
