"""What a position is worth to a seat: one readable evaluation per game.

Each module has `terms(s, seat)`: named amounts whose sum says how well the seat stands in a world it believes in,
around zero and within -1 to 1. A term whose name begins with `_` says something its seat would rather keep to
itself; a bot acts on it but never gives it as a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from hullbreach.kernel import Game, HullbreachError, Seat

Terms: TypeAlias = Mapping[str, float]
Evaluation: TypeAlias = Callable[[Any, Seat], Terms]


class NoEvaluation(HullbreachError):
    """A game nobody has taught the bots yet."""


@cache
def evaluation(game: str) -> Evaluation:
    """How positions of this game are valued."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        raise NoEvaluation(f"no bot has learnt {game} yet, but random plays it")
    terms: Evaluation = import_module(place).terms
    return terms


def worth(game: Game[Any], state: Any, seat: Seat) -> float:
    """How well a seat stands: 1 for a game that is won, -1 for one that is lost, else between them."""
    if game.step(state) is None:
        return _final(game, state, seat)
    return max(-0.99, min(0.99, sum(evaluation(game.name)(state, seat).values())))


def _final(game: Game[Any], state: Any, seat: Seat) -> float:
    """A victory that is shared is still a victory, but a little less of one."""
    winners = game.score(state).winners
    return 1.0 - 0.05 * (len(winners) - 1) if seat in winners else -1.0
