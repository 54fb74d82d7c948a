"""The ship's upkeep: how near the hull is to breaking, and the fire to the last room."""

from __future__ import annotations

from hullbreach.games.nemesis.board import CLOSED, WAYS
from hullbreach.games.nemesis.components import MARKERS
from hullbreach.games.nemesis.state import Ship

BREAKING = (0.0, 0.0, 0.0, 0.0, 0.02, 0.06, 0.15, 0.4, 0.9)
"""What Malfunctions cost everybody aboard, by their number: the ninth is the end."""
BURNING = 0.01
"""What fires cost, with the square of those beyond the second."""
SPREADS = 3
"""From this many on a fire can reach the whole ship."""
LAST_FIRE = 0.3
"""What it costs that the next fire to spread would be the last."""


def strain(s: Ship) -> float:
    """What Malfunctions and fires cost everybody aboard."""
    broken, burning = sum(s.broken), sum(s.fire)
    cost = BREAKING[min(broken, len(BREAKING) - 1)]
    if burning < SPREADS:
        return cost
    last = _after_spread(s) > MARKERS["fire"]
    return cost + BURNING * (burning - SPREADS + 1) ** 2 + LAST_FIRE * last


def _after_spread(s: Ship) -> int:
    """How many rooms burn once the fire has spread."""
    lit = list(s.fire)
    for room, burns in enumerate(s.fire):
        if burns:
            for corridor, other in WAYS[room]:
                lit[other] = lit[other] or s.door[corridor] != CLOSED
    return sum(lit)


def frail(s: Ship) -> bool:
    """Whether the next room that is found broken breaks the hull."""
    return sum(s.broken) >= MARKERS["malfunction"]
