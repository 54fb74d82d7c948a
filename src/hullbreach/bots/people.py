"""Bots as people: a name, how strong they are, and a temper that changes how they play.

`data/people.toml` lists them. A temper multiplies named terms of a game's evaluation from outside; whatever else the
evaluation says stays as it is. Whims are decisions taken without much thought: they make the easy ones easy. What each
temper changes in play is measured by `bench/tempers.py`, and the figures stand in docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from hullbreach.kernel import Choice, Seat
from hullbreach.parts.data import by_id, load_table

from .chair import Chair
from .evaluations import Evaluation, Terms, Valued, evaluation
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .reasons import HUNCH, Reason

Level: TypeAlias = Literal[1, 2, 3]
"""Easy, medium, strong."""
Weights: TypeAlias = Mapping[str, float]
"""By what a term of the evaluation is multiplied."""


class BotPerson(Struct, frozen=True):
    """A bot with a name and a face."""

    id: str
    name: str
    level: Level
    temper: str
    searches: bool = False
    """Whether they think ahead, or go by what they see."""
    whims: float = 0.0
    """The share of their decisions that they take on a whim."""


class BotCast(Struct, frozen=True):
    """Everybody there is, and their tempers by game."""

    people: tuple[BotPerson, ...]
    tempers: dict[str, dict[str, dict[str, float]]]


class Strength(Struct, frozen=True):
    """How often somebody won their seat at tables where all others are plain greedy bots."""

    person: str
    game: str
    games: int
    won: float
    """In percent."""
    plain: float
    """What a greedy bot won on the same seats of the same tables."""


class Habit(Struct, frozen=True):
    """What a temper changes: a statistic of the same seats at the same tables, without and with it."""

    temper: str
    game: str
    what: str
    games: int
    plain: float
    tempered: float
    errors: float
    """By how many standard errors of the difference it differs."""


class Measured(Struct, frozen=True):
    """The figures of the cast, as `bench/tempers.py` last wrote them."""

    strengths: tuple[Strength, ...] = ()
    habits: tuple[Habit, ...] = ()


CAST = load_table("hullbreach.bots", "people", BotCast)
PEOPLE = by_id(CAST.people)
"""Everybody by id."""
MEASURED = load_table("hullbreach.bots", "measured", Measured)


def strength_of(person: str) -> tuple[Strength, ...]:
    """How strong somebody has shown to be, by game."""
    return tuple(row for row in MEASURED.strengths if row.person == person)


def weighed(terms: Valued, weights: Weights) -> Valued:
    """The terms of an evaluation as somebody of this temper feels them."""

    def felt(s: Any, seat: Seat) -> Terms:
        found = terms(s, seat)
        return {name: value * weights.get(name, 1.0) for name, value in found.items()}

    return felt


def tempered(game: str, temper: str) -> Evaluation:
    """A game's evaluation as somebody of this temper has it."""
    plain = evaluation(game)
    weights = CAST.tempers.get(temper, {}).get(game, {})
    return replace(plain, terms=weighed(plain.terms, weights)) if weights else plain


class PersonBot:
    """Plays as a person of the cast does."""

    def __init__(self, person: BotPerson, game: str, seed: int | str, budget: str = "") -> None:
        self._evaluate = tempered(game, person.temper)
        self._whims = person.whims
        self._random = Random(f"{seed}/whims")
        self._mind: GreedyBot | IsmctsBot = (
            IsmctsBot(game, seed, budget, self._evaluate)
            if person.searches
            else GreedyBot(game, seed, self._evaluate)
        )
        self._whim = False

    @property
    def reason(self) -> Reason:
        """Of the last choice; a whim has none."""
        return HUNCH if self._whim else self._mind.reason

    def choose(self, chair: Chair) -> Choice:
        """What they think best, or now and then anything sensible."""
        self._whim = self._random.random() < self._whims
        if not self._whim:
            return self._mind.choose(chair)
        options = self._evaluate.sensible(chair.question, None)
        return options[int(self._random.random() * len(options))]
