"""What is hidden of the expansion: the Mutation cards of others."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis.dealing import Redeal
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat

from .figures import brood


def mutation_zones(s: Ship) -> list[list[int]]:
    """The Mutation deck and the Mutation cards in play."""
    b = brood(s)
    return [b.deck, *b.mutation]


def redeal_mutations(d: Redeal) -> None:
    """Mutations of others are drawn from what is unknown of the deck."""
    b = brood(d.s)
    d.draw(d.unknown([h for cards in b.mutation for h in cards]), b.deck)


def mutation_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    """The hidden Mutation cards of others."""
    b = brood(s)
    return {
        f"mutation {other}": s.face(cards[0])
        for other, cards in enumerate(b.mutation)
        if cards and other != seat and not s.cards.knows(seat, cards[0])
    }
