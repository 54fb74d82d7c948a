"""Guesses: who is an alien, as far as nobody has seen it; in the game against the alien whether anybody gets away."""

from __future__ import annotations

from hullbreach.kernel import WINS, Guess, all_or_nobody, asked_of_watchers, each_alone

from .view import BaseView


def guess(view: BaseView) -> Guess | None:
    """Whose role is an alien's, among those whose role was not shown."""
    if view.ending:
        return None
    if view.mode == "coop":
        seats = len({figure.seat for figure in view.figures})
        return asked_of_watchers(WINS, view.round, all_or_nobody(seats))
    hidden = [figure.seat for figure in view.figures if figure.role is None]
    return asked_of_watchers("alien", view.round, each_alone(sorted(hidden)))
