"""Guesses: who is infected, the host among them, as far as not everybody can see it."""

from __future__ import annotations

from hullbreach.kernel import Guess, asked_of_watchers, each_alone

from .view import PanicView


def guess(view: PanicView) -> Guess | None:
    """Who is infected, among those who live and are not caught; rounds are counted from those that are over."""
    if view.end is not None:
        return None
    hidden = [player.seat for player in view.seats if player.alive and not player.proven]
    return asked_of_watchers("infected", view.round + 1, each_alone(hidden))
