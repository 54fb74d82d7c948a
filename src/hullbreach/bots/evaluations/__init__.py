"""What a position is worth to a seat: one readable evaluation per game.

Each module ends in `EVALUATION = Evaluation(…)`; a game from elsewhere has one in its module `evaluation`. Its `terms`
are named amounts whose sum says how well a seat stands in a world it believes in, around zero and within -1 to 1. A
term whose name begins with `_` says something its seat would rather keep to itself; a bot acts on it but never gives it
as a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from hullbreach import games
from hullbreach.kernel import Choice, Game, HullbreachError, Pick, Seat
from hullbreach.plugins import said

Terms: TypeAlias = Mapping[str, float]
SUSPICION = "_suspicion"
"""The term for being seen through; like all that begin with `_` it is never given as a reason."""
Valued: TypeAlias = Callable[[Any, Seat], Terms]
Sensible: TypeAlias = Callable[[Pick, Any], Sequence[Choice]]


def everything(question: Pick, _: Any) -> Sequence[Choice]:
    """All options of a question."""
    return question.options


@dataclass(frozen=True, kw_only=True)
class Evaluation:
    """How a game's positions are valued."""

    terms: Valued
    """What a seat has and what it fears, by name."""
    worlds: int = 1
    """In how many worlds greedy looks for a decision."""
    grave: Mapping[str, int] = field(default_factory=dict)
    """Questions that hang on what one believes rather than on what one sees, each with its own number of worlds."""
    sensible: Sensible = everything
    """Which options of a question are worth a thought, in a world one believes in or by the question alone."""
    follow: int = 0
    """How many answers to one's next question in the same step are tried."""
    confided: frozenset[str] = frozenset()
    """Terms that are no bot's reason, for they tell what it is, but that a hint names to the seat that asks for it."""
    rollout: int = 4
    """How many random answers the search plays below a new node before it values what it finds."""
    ahead: int = 0
    """How many answers the search plays on as greedy would from the options that look best; with 0 it grows a tree."""
    alone: int | None = None
    """The same where there is but one seat, whose answers they all are; as many as `ahead` if it is not given."""

    own_eyes: bool = False
    """Whether those who play on in a simulation go by a world they could believe in, not by the one they are in."""

    def answers_ahead(self, players: int) -> int:
        """How far the search plays on at a table of this many."""
        return self.alone if players == 1 and self.alone is not None else self.ahead

    def worth(self, game: Game[Any], state: Any, seat: Seat) -> float:
        """How well a seat stands: 1 for a game that is won, -1 for one that is lost, else between them."""
        end = final(game, state, seat)
        if end is not None:
            return end
        return max(-0.99, min(0.99, sum(self.terms(state, seat).values())))


class NoEvaluation(HullbreachError):
    """A game nobody has taught the bots yet, or not in a way they understand."""


@cache
def evaluation(game: str) -> Evaluation:
    """How positions of this game are valued."""
    place = f"{__name__}.{game}"
    if find_spec(place) is not None:
        found: Evaluation = import_module(place).EVALUATION
        return found
    if game in games.installed():
        place = f"{games.find(game).package}.evaluation"
        if find_spec(place) is not None:
            return _of_a_guest(place)
    raise NoEvaluation(f"no bot has learnt {game} yet, but random plays it")


def _of_a_guest(place: str) -> Evaluation:
    """The evaluation that another package has for its game, or NoEvaluation saying what it lacks."""
    try:
        found: object = import_module(place).EVALUATION
    except (Exception, SystemExit) as error:
        raise NoEvaluation(f"{place} cannot be loaded: {said(error)}") from error
    if not isinstance(found, Evaluation):
        raise NoEvaluation(f"EVALUATION in {place} is {found!r:.60}, which is no Evaluation")
    return found


def wary(terms: Valued, suspicion: Callable[[Any, Seat], float], cost: float) -> Valued:
    """The terms of an evaluation, and besides them what it costs to be seen through.

    The suspicion, from 0 to 1, says how much of what everybody has seen speaks against a seat. Whoever does harm where
    all can see it pays for it, so that an infected seat passes as human unless the harm is worth more.
    """

    def wary_terms(s: Any, seat: Seat) -> Terms:
        return {**terms(s, seat), SUSPICION: -cost * suspicion(s, seat)}

    return wary_terms


def final(game: Game[Any], state: Any, seat: Seat) -> float | None:
    """What the end is worth; a victory that is shared is still a victory, but a little less of one."""
    if game.step(state) is not None:
        return None
    winners = game.score(state).winners
    return 1.0 - 0.05 * (len(winners) - 1) if seat in winners else -1.0
