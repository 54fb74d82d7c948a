"""Maps: places joined by ways, and tiles on a grid."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

Place = TypeVar("Place", int, str, tuple[int, int])
Cell: TypeAlias = tuple[int, int]

NORTH, EAST, SOUTH, WEST = range(4)
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def distances(start: Place, neighbours: Callable[[Place], Iterable[Place]]) -> dict[Place, int]:
    """How far every place is that can be reached, nearest first."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours(here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def beside(cell: Cell, side: int) -> Cell:
    """The cell next to this one on a side."""
    dx, dy = _STEPS[side]
    return cell[0] + dx, cell[1] + dy


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) % 4


def turned(edges: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """The edges (north, east, south, west) of a tile turned clockwise by quarters."""
    quarters %= 4
    return edges[-quarters:] + edges[:-quarters] if quarters else edges
