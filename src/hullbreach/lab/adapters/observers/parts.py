"""What the observers have in common: numbers for ids, counts of things, and how the vector is written.

Every number of an observation is a whole one from 0 to 255; that makes writing several times as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

LARGEST_NUMBER = 255
remembered = lru_cache(4096)
"""For a part that is made from a few public things, which stay as they are for a while at each of many tables."""


def numbered(ids: Iterable[str]) -> dict[str, int]:
    """Ids as numbers from 1 in their order, nothing as 0."""
    return {"": 0} | {name: number for number, name in enumerate(dict.fromkeys(ids), 1)}


def places(ids: Iterable[str], first: int = 0) -> dict[str, int]:
    """The position of each id in a row of counts that begins there."""
    return {name: at for at, name in enumerate(dict.fromkeys(ids), first)}


def laid_out(first: int, *kinds: Iterable[str]) -> tuple[list[dict[str, int]], int]:
    """Several rows of counts one after the other: the positions in each, and where the last one ends."""
    found = []
    for ids in kinds:
        found.append(places(ids, first))
        first += len(found[-1])
    return found, first


def add(things: Iterable[str], at: Mapping[str, int], row: bytearray) -> None:
    """Count each thing at its place in a longer row."""
    for thing in things:
        row[at[thing]] += 1


def write(values: bytes | bytearray, out: Any) -> None:
    """Put the numbers into the vector; one too many or too few is an error."""
    out[:] = np.frombuffer(values, np.uint8)
