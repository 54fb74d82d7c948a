"""Guesses: who will win."""

from __future__ import annotations

from hullbreach.kernel import WINS, Guess, all_or_nobody, asked_of_watchers, each_alone

from .view_structs import ShipView


def guess(view: ShipView) -> Guess | None:
    """Who will win, or nobody; where all win together, whether they do. Nothing is asked before the first round."""
    if view.ending or not view.round:
        return None
    seats = len(view.seats)
    together = view.mode == "coop" or seats == 1
    answers = all_or_nobody(seats) if together else (*each_alone(range(seats)), ())
    return asked_of_watchers(WINS, view.round, answers)
