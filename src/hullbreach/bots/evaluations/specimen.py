"""What a position of the specimen is worth."""

from __future__ import annotations

from hullbreach.kernel import Seat
from hullbreach.testing.specimen.components import NUMBERS
from hullbreach.testing.specimen.state import Crew

from . import Evaluation, Terms


def terms(s: Crew, seat: Seat) -> Terms:
    """Lives and cards of one's own, and how one's side stands: aliens win more often."""
    living = s.alive()
    aliens = sum(s.alien[x] for x in living)
    share = aliens / len(living) if living else 0.0
    side = 1.0 if s.alien[seat] else -1.0
    return {
        "lives": 0.10 * s.lives[seat] / NUMBERS.lives,
        "cards": 0.02 * len(s.hands[seat]),
        "_side": side * share,
        "_air": -0.3 * side * (s.oxygen / s.players - 0.5),
    }


EVALUATION = Evaluation(terms=terms, worlds=2)
