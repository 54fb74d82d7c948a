"""Advice for a person: the options a good player would think of first, how good each is, and why.

It is found as the bots find their moves: in worlds that fit what the seat knows and in nothing else, so that in a
world dealt anew the advice is the same.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from random import Random

from msgspec import Struct

from hullbreach.kernel import Choice

from .beliefs import Worlds
from .chair import Chair
from .evaluations import Terms, evaluation
from .reasons import HUNCH, ONLY, Reason, because
from .trying import TRIED_AT_MOST, Found, OptionTrials

BEST = 3
"""How many options are named."""
WORLDS_TRIED = 12
"""In how many worlds the options are tried."""
HABIT, EQUAL, BEHIND = "hint.habit", "hint.equal", "hint.behind"
"""Everything else is worse for certain; nothing is better than anything else; most others are better."""
LEAST_WORTH = 0.06
"""The shortest bar that can still be seen."""


SAME = 1e-6
"""A smaller difference is none."""


class Advised(Struct, frozen=True):
    """An option, how good it looks beside the others (from 0 to 1), and the reason's message."""

    option: Choice
    worth: float
    why: str


def advise(chair: Chair, seed: int | str, seconds: float | None = None) -> list[Advised]:
    """The best options of the chair's question, the best one first; after this long no more worlds are dealt."""
    question, random = chair.question, Random(seed)
    evaluate = evaluation(chair.game.name)
    worlds = Worlds(chair, random)
    options = list(evaluate.sensible(question, None))
    if len(options) == 1:
        alone = len(question.options) == 1
        return [Advised(options[0], 1.0, _said(ONLY) if alone else HABIT)]
    end = None if seconds is None else time.monotonic() + seconds
    tried = options if len(options) <= TRIED_AT_MOST else random.sample(options, TRIED_AT_MOST)
    seen: list[list[Found]] = []
    weights: list[float] = []
    trials = OptionTrials(evaluate, random)
    for _ in range(WORLDS_TRIED):
        world, weight = worlds.deal()
        weights.append(weight)
        seen.append(trials.try_out(world, chair.seat, tried))
        if end is not None and time.monotonic() > end:
            break
    return weighed(tried, seen, weights, evaluate.confided)


def weighed(
    options: list[Choice],
    seen: Sequence[Sequence[Found]],
    weights: Sequence[float],
    confided: Collection[str] = frozenset(),
) -> list[Advised]:
    """The best few by what was found in some worlds; only how likely those are beside one another counts."""
    whole = sum(weights)
    shares = [w / whole if whole else 1 / len(weights) for w in weights]
    found = [[each[i] for each in seen] for i in range(len(options))]
    hopes = [sum(share * f.hope for share, f in zip(shares, each, strict=True)) for each in found]
    terms = [_mean([f.terms for f in each], shares) for each in found]
    return ranked(options, hopes, terms, confided)


def ranked(
    options: list[Choice],
    hopes: list[float],
    terms: list[Terms],
    confided: Collection[str] = frozenset(),
) -> list[Advised]:
    """The best few; the longest bar is the best option's, the worst of all would have none."""
    order = sorted(range(len(options)), key=lambda i: -hopes[i])
    best, worst = hopes[order[0]], hopes[order[-1]]
    spread, average = best - worst, sum(hopes) / len(hopes)
    return [
        Advised(
            options[i],
            round(max(LEAST_WORTH, (hopes[i] - worst) / spread if spread > SAME else 0.5), 3),
            _why(because(terms[i], terms, confided), hopes[i] < average)
            if spread > SAME
            else EQUAL,
        )
        for i in order[:BEST]
    ]


def _why(reason: Reason, behind: bool) -> str:
    """What speaks for an option; nothing but a hunch speaks for no option that is behind the others."""
    return BEHIND if behind and reason is HUNCH else _said(reason)


def _said(reason: Reason) -> str:
    """A bot's reason as it is said to a person: under the same name, what bots keep to themselves under its own."""
    name = reason.key.removeprefix("why.")
    return f"hint.own.{name[1:]}" if name.startswith("_") else f"hint.{name}"


def _mean(found: list[Terms], shares: list[float]) -> Terms:
    """What the terms came to on average, the likelier worlds counting more."""
    names = dict.fromkeys(name for each in found for name in each)
    return {
        name: sum(share * each.get(name, 0.0) for share, each in zip(shares, found, strict=True))
        for name in names
    }
