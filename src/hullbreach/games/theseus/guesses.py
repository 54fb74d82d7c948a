"""Guesses: who will win."""

from __future__ import annotations

from hullbreach.kernel import WINS, Guess, asked_of_watchers

from .view import TheseusView


def guess(view: TheseusView) -> Guess | None:
    """Which side will win; it is asked anew when everybody has had a turn."""
    if view.ending or not view.order:
        return None
    teams: dict[int, list[int]] = {}
    for side in view.seats:
        teams.setdefault(side.team, []).append(side.seat)
    answers = tuple(tuple(seats) for seats in teams.values())
    return asked_of_watchers(WINS, view.turns // len(view.order) + 1, answers)
