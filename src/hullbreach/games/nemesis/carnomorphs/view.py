"""What a reader sees of the expansion."""

from __future__ import annotations

from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.view_structs import BroodView, MutantView
from hullbreach.kernel import Seat
from hullbreach.parts.cards import EVERYONE

from .figures import brood


def brood_view(s: Ship, reader: Seat | None) -> BroodView:
    """The Carnomorph board and the mutations as far as this reader knows them."""
    b = brood(s)
    mutants = [_mutant(s, seat, reader) for seat in range(s.n)]
    return BroodView(list(b.asleep), list(b.removed), len(b.deck), mutants)


def _mutant(s: Ship, seat: Seat, reader: Seat | None) -> MutantView:
    b = brood(s)
    cards = b.mutation[seat]
    known = bool(cards) and s.cards.knows(reader, cards[0])
    return MutantView(
        mutated=bool(cards),
        card=s.face(cards[0]) if known else None,
        revealed=bool(cards) and s.cards.seen[cards[0]] == EVERYONE,
        markers=b.markers[seat],
        plates=b.plates[seat],
        scales=b.scales[seat],
        masked=b.masked[seat],
    )
