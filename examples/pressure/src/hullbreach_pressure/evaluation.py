"""What a position is worth: what greedy and the search think by."""

from __future__ import annotations

from hullbreach.bots.evaluations import Evaluation, Terms
from hullbreach.kernel import Seat

from .components import NUMBERS
from .state import Engine

LIFE, TRUTH = 0.3, 0.15


def terms(s: Engine, seat: Seat) -> Terms:
    """Lives, and whether the claim on the table is true if it is one's own."""
    others = [s.lives[x] for x in range(s.players) if x != seat]
    lives = s.lives[seat] - sum(others) / len(others)
    told = 0.0
    if s.claimer == seat:
        told = 1.0 if sum(s.gauge(x) for x in s.alive()) >= s.claim else -1.0
    return {"lives": LIFE * lives / NUMBERS.lives, "_claim": TRUTH * told}


EVALUATION = Evaluation(terms=terms, worlds=8)
