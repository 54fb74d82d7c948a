"""The final contamination check, and who cannot be revived (K-94 to K-98, K-101)."""

from __future__ import annotations

from hullbreach.games.nemesis.contamination import reshuffle_all, scan_cards
from hullbreach.games.nemesis.state import CONTAMINATION, Ship
from hullbreach.kernel import Asks, Seat, rule

from .components import MUTATION_NUMBERS
from .figures import brood
from .mutation import mutate, mutated


@rule
def check_mutation(s: Ship, seat: Seat) -> Asks[bool]:
    """INFECTED cards mutate; a mutant draws four cards, and four markers in all are death (K-94 to K-98)."""
    cards = s.hand[seat] + s.deck[seat] + s.discard[seat]
    if not mutated(s, seat) and scan_cards(s, seat, cards):
        yield from mutate(s, seat)
    if not mutated(s, seat):
        return False
    reshuffle_all(s, seat)
    drawn = s.draw_aside(seat, MUTATION_NUMBERS["final_draw"])
    s.put_aside_down(seat, drawn)
    b = brood(s)
    b.markers[seat] += sum(1 for h in drawn if s.face(h) == CONTAMINATION)
    s.tell("mutation.checked", seat=seat, count=b.markers[seat])
    return b.markers[seat] >= MUTATION_NUMBERS["deadly"]


def revivable(s: Ship, seat: Seat) -> bool:
    """Who died of the fourth marker stays dead (K-101)."""
    return not brood(s).consumed[seat]
