"""What is known of chances before anything is played on, so that few games do not say more than they can."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.parts.data import load_table


class Prior(Struct, frozen=True):
    """The average chance in a game, and as how many games it counts."""

    mean: float = 0.5
    games: float = 1.0


PRIORS = load_table("hullbreach.analysis", "priors", dict[str, Prior])
"""By game, as far as it was fitted."""


def prior_of(game: str) -> Prior:
    """What is known of a game; of a game that nobody has looked at, next to nothing."""
    return PRIORS.get(game, Prior())
