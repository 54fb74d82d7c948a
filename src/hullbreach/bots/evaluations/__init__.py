"""What a position is worth to a seat: one readable evaluation per game.

Each module has `terms(s, seat)`: named amounts whose sum says how well the seat stands in a world it believes in,
around zero and within -1 to 1. A term whose name begins with `_` says something its seat would rather keep to
itself; a bot acts on it but never gives it as a reason. `WORLDS` says in how many worlds one looks for a decision.

A module may also have

- `sensible(question, s)`: the options of a question that are worth a thought, in a world one believes in, or by the
  question alone while there is none. Without it all of them are;
- `suspicion(s, seat)`: from 0 to 1, how much of what everybody has seen speaks for it that the seat is not what it
  claims to be, and `SEEN_THROUGH`, what that costs. It makes the term `_suspicion`: whoever does harm where all can see
  it pays for it, so that an infected seat passes as human unless the harm is worth more;
- `GRAVE`: questions whose answer hangs on what one believes rather than on what one sees, and in how many worlds greedy
  looks for those;
- `FOLLOW`: so many answers to one's next question in the same step are tried;
- `ROLLOUT`: so many answers the search plays at random below a new node, or instead `settle(trial, choose)`, which
  plays on to a position that can be valued;
- `AHEAD`: instead of growing a tree the search plays on so many answers from the options that look best; `ALONE` where
  there is but one seat, whose answers they all are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from hullbreach.kernel import Choice, Game, HullbreachError, Pick, Seat, Trial

Terms: TypeAlias = Mapping[str, float]
SUSPICION = "_suspicion"
"""The term for being seen through; like all that begin with `_` it is never given as a reason."""
Sensible: TypeAlias = Callable[[Pick, Any], Sequence[Choice]]
Chooser: TypeAlias = Callable[[Pick], Choice]
Settle: TypeAlias = Callable[[Trial[Any], Chooser], None]


class Evaluation(NamedTuple):
    """How a game's positions are valued."""

    terms: Callable[[Any, Seat], Terms]
    worlds: int
    grave: Mapping[str, int]
    """Questions that are worth a look in more worlds."""
    sensible: Sensible
    """Which options of a question are worth a thought."""
    follow: int
    """So many options of one's next question in the same step are looked at."""
    settle: Settle
    """How the search plays on below a new node before it values what it finds."""
    ahead: int
    """So many answers the search plays on as greedy would; with 0 it grows a tree."""
    alone: int
    """The same where there is but one seat."""

    def worth(self, game: Game[Any], state: Any, seat: Seat) -> float:
        """How well a seat stands: 1 for a game that is won, -1 for one that is lost, else between them."""
        end = final(game, state, seat)
        if end is not None:
            return end
        return max(-0.99, min(0.99, sum(self.terms(state, seat).values())))


class NoEvaluation(HullbreachError):
    """A game nobody has taught the bots yet."""


@cache
def evaluation(game: str) -> Evaluation:
    """How positions of this game are valued."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        raise NoEvaluation(f"no bot has learnt {game} yet, but random plays it")
    module = import_module(place)
    ahead = getattr(module, "AHEAD", 0)
    return Evaluation(
        _wary(module) if hasattr(module, "suspicion") else module.terms,
        module.WORLDS,
        getattr(module, "GRAVE", {}),
        getattr(module, "sensible", everything),
        getattr(module, "FOLLOW", 0),
        getattr(module, "settle", None) or rollout(getattr(module, "ROLLOUT", 4)),
        ahead,
        getattr(module, "ALONE", ahead),
    )


def _wary(module: Any) -> Callable[[Any, Seat], Terms]:
    """The terms of an evaluation, and besides them what it costs to be seen through."""

    def terms(s: Any, seat: Seat) -> Terms:
        found: dict[str, float] = module.terms(s, seat)
        found[SUSPICION] = -module.SEEN_THROUGH * module.suspicion(s, seat)
        return found

    return terms


def rollout(answers: int) -> Settle:
    """So many answers at random, and then to the end of the step."""

    def settle(trial: Trial[Any], choose: Chooser) -> None:
        trial.play_out(choose, answers)

    return settle


def everything(question: Pick, _: Any) -> Sequence[Choice]:
    """All options of a question."""
    return question.options


def final(game: Game[Any], state: Any, seat: Seat) -> float | None:
    """What the end is worth; a victory that is shared is still a victory, but a little less of one."""
    if game.step(state) is not None:
        return None
    winners = game.score(state).winners
    return 1.0 - 0.05 * (len(winners) - 1) if seat in winners else -1.0
