"""What a bot believes: worlds that fit all it has seen, the likelier ones more often.

`fork` deals a world that is possible. Whether it is likely is another matter: a seat that was seen doing harm is
rather not a friend. A game with hidden roles has a module here with `weight(s, seat)`: how well the world `s`
explains what everybody has done, as seen by the seat. It reads the history in the dealt world, of which the seat has
seen everything but the hidden part, and so knows nothing its seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from hullbreach.bots.chair import Chair
from hullbreach.kernel import Seat, Session

Weight: TypeAlias = Callable[[Any, Seat], float]

LOOKS = 3
"""So many dealt worlds compete for each one that is believed in, unless told otherwise."""


@cache
def weigher(game: str) -> Weight | None:
    """How likely worlds of this game are, if that can be told at all."""
    place = f"{__name__}.{game}"
    if find_spec(place) is None:
        return None
    weight: Weight = import_module(place).weight
    return weight


class Worlds:
    """Draws the worlds a chair believes in."""

    def __init__(self, chair: Chair, random: Random, looks: int = LOOKS) -> None:
        self._chair = chair
        self._random = random
        self._looks = looks
        self._weight = weigher(chair.game.name) if looks > 1 else None

    def several(self, count: int) -> Iterator[Session[Any]]:
        """So many worlds."""
        return (self.one() for _ in range(count))

    def one(self) -> Session[Any]:
        """A world, drawn by its weight from several that are possible."""
        bits = self._random.getrandbits
        if self._weight is None:
            return self._chair.fork(bits(48))
        dealt = [self._chair.fork(bits(48)) for _ in range(self._looks)]
        weights = [self._weight(world.state, self._chair.seat) for world in dealt]
        return self._random.choices(dealt, weights if any(weights) else None)[0]
