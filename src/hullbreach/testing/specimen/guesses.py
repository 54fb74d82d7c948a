"""Guesses: who is an alien."""

from __future__ import annotations

from hullbreach.kernel import Guess, asked_of_watchers, each_alone

from .view import CrewView


def guess(view: CrewView) -> Guess | None:
    """Whose role is an alien's, among those whose role was not shown."""
    hidden = [member.seat for member in view.seats if member.role is None]
    return asked_of_watchers("alien", view.round, each_alone(hidden))
