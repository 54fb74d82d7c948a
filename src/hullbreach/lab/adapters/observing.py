"""Observations of a fixed size, made from what a seat may see and from nothing else.

Every game has an encoder of its own in `observers`, whose page lists every number. A game in the making that has none
yet is encoded from its view. A view is a tree. Every leaf has a place in the tree; a number is added at the position
its place hashes to, a word counts 1 at the position its place and the word together hash to. Whatever is not in the
view cannot be in the observation. Handles of cards are left out: they mean nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from hullbreach.kernel import Game, Seat

from .observers.parts import LARGEST_NUMBER

SIZE = 1024
LEFT_OUT = frozenset(("handle",))
RANGE = 100.0
"""Numbers are kept within this range."""
REMEMBERED = 50_000
"""How many parts of views are remembered."""

Vector = NDArray[np.float32]


def position(text: str) -> int:
    """Where a text hashes to; the same in every process."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "little") % SIZE


class Observer(Protocol):
    """Fills a vector of `size` numbers with what a seat may see of a state."""

    size: int
    least: float
    most: float
    """Between these every number lies."""

    def observe(self, state: Any, seat: Seat, out: Vector) -> None:
        """Write into `out`."""


def observer(game: Game[Any]) -> Observer:
    """The observer of a game: its own if somebody has written one, else that of its view."""
    place = f"{__package__}.observers.{game.name}"
    if find_spec(place) is not None:
        return _Written(import_module(place))
    return Viewing(game)


class _Written:
    least, most = 0.0, float(LARGEST_NUMBER)

    def __init__(self, module: Any) -> None:
        self.size: int = module.SIZE
        self.observe = module.observe


class Viewing:
    """Encodes views. A part of a view that was seen before, such as a sector or a seat, is not taken apart again."""

    size, least, most = SIZE, -float("inf"), float("inf")

    def __init__(self, game: Game[Any]) -> None:
        self._view = game.view
        self._encode = msgspec.msgpack.Encoder().encode
        self._known: dict[tuple[str, bytes], tuple[Any, Any]] = {}

    def observe(self, state: Any, seat: Seat, out: Vector) -> None:
        """Encode what the seat sees."""
        out[:] = 0.0
        view = self._view(state, seat)
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if type(value) is list:
                for i, item in enumerate(value):
                    self._part(f"/{name}/{i}", item, out)
            elif value is not None:
                self._part(f"/{name}", value, out)

    def _part(self, place: str, value: Any, out: Vector) -> None:
        key = place, self._encode(value)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > REMEMBERED:
                self._known.clear()
            sums: dict[int, float] = {}
            _add(place, msgspec.to_builtins(value), sums)
            known = self._known[key] = (
                np.array(list(sums), np.intp),
                np.array(list(sums.values()), np.float32),
            )
        out[known[0]] += known[1]


def _add(place: str, value: Any, sums: dict[int, float]) -> None:
    """Add the leaves of a part of the tree."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in LEFT_OUT:
                _add(f"{place}/{key}", item, sums)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _add(f"{place}/{i}", item, sums)
    elif value is not None:
        word = value if isinstance(value, str) else ""
        amount = 1.0 if word or value == "" else max(-RANGE, min(RANGE, float(value)))
        at = position(f"{place}={word}")
        sums[at] = sums.get(at, 0.0) + amount
