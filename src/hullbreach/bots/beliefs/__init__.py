"""What a bot believes: worlds that fit all it has seen, the likelier ones more often.

`fork` deals a world that is possible. Whether it is likely is another matter: a seat that was seen doing harm is
rather not a friend. A game with hidden roles has a module here that ends in `BELIEF = Belief(…)`. It reads the
history in the dealt world, of which the seat has seen everything but the hidden part, and so knows nothing its seat may
not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from hullbreach.bots.chair import Chair
from hullbreach.kernel import Seat, Session, Spoken

Weight: TypeAlias = Callable[[Any, Seat], float]


@dataclass(frozen=True, kw_only=True)
class Belief:
    """How likely the worlds of a game are."""

    weight: Weight
    """How well a world explains what everybody has done, as seen by a seat."""
    holds: Callable[[Any, Seat, Spoken], float | None] | None = None
    """How likely a line about roles is true for a seat, where that can be told without dealing worlds."""
    suspects: Callable[[Any, Seat], Sequence[float]] | None = None
    """How likely a seat should think everybody of the hidden side: exact, where worlds need not be dealt for it."""


DEALT_AT_LEAST, KEPT_AT_MOST = 3, 64
"""How many worlds are dealt before any is used again, and how many are kept."""
USES = 8
"""After how many draws per world another one is dealt."""


@cache
def belief_of(game: str) -> Belief | None:
    """What can be told about the worlds of a game, if anything."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return None
    belief: Belief = import_module(place).BELIEF
    return belief


def weigher(game: str) -> Weight | None:
    """How likely worlds of this game are, if that can be told at all."""
    belief = belief_of(game)
    return None if belief is None else belief.weight


class Worlds:
    """The worlds a chair believes in, and how likely each of them is."""

    def __init__(self, chair: Chair, random: Random) -> None:
        self._chair = chair
        self._random = random
        self._weight = weigher(chair.game.name)
        self._dealt: list[Session[Any]] = []
        self._weights: list[float] = []
        self._drawn = 0

    def deal(self) -> tuple[Session[Any], float]:
        """A new world that is possible, and how likely it is beside others."""
        world = self._chair.fork(self._random.getrandbits(48))
        return world, 1.0 if self._weight is None else self._weight(world.state, self._chair.seat)

    def draw(self, uses: int = 1) -> Session[Any]:
        """One of the worlds, the likelier ones more often; it is going to be used this many times."""
        if len(self._dealt) < DEALT_AT_LEAST or self._drawn >= USES * len(self._dealt):
            self._take_in(*self.deal())
        self._drawn += uses
        if self._weight is None:
            return self._dealt[-1]
        weights = self._weights if any(self._weights) else None
        return self._random.choices(self._dealt, weights)[0]

    def _take_in(self, world: Session[Any], weight: float) -> None:
        self._dealt.append(world)
        self._weights.append(weight)
        if len(self._dealt) > KEPT_AT_MOST:
            del self._dealt[0], self._weights[0]
            self._drawn -= USES
