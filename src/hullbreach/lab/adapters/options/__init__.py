"""Everything a game can ever offer, by prompt, made from its data.

A module for each game has PROMPTS: for every prompt the options its rules can put, in the order in which they are
numbered. Where an option holds an id that changes its meaning from game to game, such as a card's handle, PLAIN says
for that prompt how options are said by what they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, Protocol, TypeAlias

from hullbreach.kernel import Choice, Pick

Part: TypeAlias = int | str | Iterable[int | str]
Prompts: TypeAlias = Mapping[str, Sequence[Choice]]


class Plain(Protocol):
    """Says the options of a question by what they are, in their order."""

    def __call__(self, state: Any, pick: Pick, /) -> list[Choice]:
        """The same options without ids of this one game."""


def each(*parts: Part) -> list[Choice]:
    """Every combination of these parts, as tuples; a single word or number stands for itself."""
    columns = [(part,) if isinstance(part, int | str) else tuple(part) for part in parts]
    return [tuple(row) for row in product(*columns)]


def numbered(name: str, count: int) -> list[Choice]:
    """The first, second, … of things of one name."""
    return [(name, number) for number in range(1, count + 1)]


def counted(names: Iterable[str]) -> list[Choice]:
    """Each name with the number of its turn: of things with one name the first, the second, …"""
    met: dict[str, int] = {}
    found: list[Choice] = []
    for name in names:
        met[name] = met.get(name, 0) + 1
        found.append((name, met[name]))
    return found


def by_place(_state: Any, pick: Pick) -> list[Choice]:
    """An amount that is shared out, said together with the place it is for."""
    place = pick.about["place"]
    assert isinstance(place, str)
    return [(place, amount) for amount in pick.options if isinstance(amount, int)]
