"""Guesses: who will win."""

from __future__ import annotations

from hullbreach.kernel import (
    NOBODY_GUESSED,
    WINS,
    Guess,
    all_or_nobody,
    asked_of_watchers,
    each_alone,
)

from .view_structs import ShipView


def guess(view: ShipView) -> Guess | None:
    """Who will win, or nobody; where all win together, whether they do. Nothing is asked before the first round."""
    if view.ending or not view.round:
        return None
    seats = len(view.seats)
    alone = (*each_alone(range(seats)), NOBODY_GUESSED)
    answers = all_or_nobody(seats) if view.mode == "coop" else alone
    return asked_of_watchers(WINS, view.round, answers)
