"""Bags: tokens drawn blindly, as numbers of each kind."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, Seat, roll, rule


def tokens(bag: dict[str, int]) -> list[str]:
    """All tokens of a bag, kind by kind in alphabetical order."""
    return [kind for kind in sorted(bag) for _ in range(bag[kind])]


def put(bag: dict[str, int], kind: str, count: int = 1) -> None:
    """Put tokens into a bag."""
    bag[kind] = bag.get(kind, 0) + count


@rule
def draw_token(bag: dict[str, int], to: Sequence[Seat] | None = None) -> Asks[str]:
    """Draw a token from a bag that is not empty; it is out of the bag then."""
    kind: str = yield from roll(tokens(bag), to)
    bag[kind] -= 1
    return kind
