"""Why the expansion's own action is not open."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Described, Seat

from .describe import describe_mutation
from .figures import brood


def unavailable_mutation(s: Ship, seat: Seat) -> list[Described]:
    """Why a mutant cannot use its mutation now."""
    cards = brood(s).mutation[seat]
    if not cards:
        return []
    why = "closed.in_combat" if s.in_combat(seat) else "closed.out_of_combat"
    if not s.contaminations(seat):
        why = "closed.contamination"
    return [replace(describe_mutation(s, seat), note="", closed=why, rule="K-49")]
