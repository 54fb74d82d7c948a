"""What the expansion's own action costs: the marker that is put for each use, and the one that kills (K-44, K-50)."""

from __future__ import annotations

from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Consequence, Seat

from .components import MUTATION_NUMBERS
from .figures import brood


def of_mutation(s: Ship, seat: Seat) -> tuple[Consequence, ...]:
    """One marker more, of those that are deadly."""
    facts = {"count": brood(s).markers[seat] + 1, "most": MUTATION_NUMBERS["deadly"]}
    return (Consequence("then.marker", facts, "harm"),)


def is_deadly(s: Ship, seat: Seat) -> bool:
    """Whether the next marker kills, before the card does anything."""
    return brood(s).markers[seat] + 1 >= MUTATION_NUMBERS["deadly"]
