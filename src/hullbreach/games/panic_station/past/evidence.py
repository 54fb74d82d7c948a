"""The filter: every hidden state that is possible after each row, with its weight, and pasts drawn back from the end.

A course depends on the rows up to it alone, so that it is kept and the next row needs one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hullbreach.games.panic_station.state import NOBODY
from hullbreach.kernel import Chance, NoWorld

from .hidden import HOST
from .rows import Known, Unseen
from .ways import Way, ways, ways_back

Course: TypeAlias = dict[int, int]
"""The weight of every state that is possible after a row."""

_SHORT = 1 << 160
"""Weights are kept below this; what is possible stays so."""


class Past(NamedTuple):
    """One past: the state after each row of the log, and the row in which the host card was drawn."""

    states: list[int]
    host_row: int
    start: int
    """The state before the first row."""


@lru_cache(maxsize=4096)
def courses(start: int, rows: tuple[Known, ...]) -> tuple[Course, ...]:
    """What is possible before the first row and after each of these, with weights."""
    if not rows:
        return ({start: 1},)
    before = courses(start, rows[:-1])
    return (*before, _advance(before[-1], rows[-1]))


def _advance(before: Course, known: Known) -> Course:
    after: Course = {}
    for state, weight in before.items():
        for w, led in ways(known, state):
            after[led] = after.get(led, 0) + weight * w
    most = max(after.values(), default=0)
    if most < _SHORT:
        return after
    shift = most.bit_length() - _SHORT.bit_length() // 2
    return {state: max(1, weight >> shift) for state, weight in after.items()}


class Evidence:
    """What somebody knows of every row, and what is possible after each row that tells anything."""

    def __init__(self, start: int, known: list[Known | None]) -> None:
        self.start = start
        self.telling = [i for i, row in enumerate(known) if row]
        self.known = [row for row in known if row]
        self.courses = courses(start, tuple(self.known))
        self.rows = len(known)
        self.counted = {
            i: row for i, row in enumerate(known) if isinstance(row, Unseen) and row.counted
        }
        """The rows in which infection cards are counted."""

    @property
    def credible(self) -> bool:
        """Whether anything fits."""
        return bool(self.courses[-1])

    def draw(self, chance: Chance) -> Past:
        """One past that fits everything known, as often as its weight says."""
        state = _drawn([(weight, state) for state, weight in self.courses[-1].items()], chance)
        states, host_row, end = [0] * self.rows, NOBODY, self.rows
        for at in range(len(self.telling) - 1, -1, -1):
            i, before = self.telling[at], self.courses[at]
            states[i:end] = [state] * (end - i)
            end = i
            back = ways_back(self.known[at], state)
            if len(back) == 1:
                earlier = back[0][1]
            else:
                found = [(w * before[p], p) for w, p in back if p in before]
                earlier = found[0][1] if len(found) == 1 else _drawn(found, chance)
            if host_row == NOBODY and earlier >> HOST & 7 == 0 != state >> HOST & 7:
                host_row = i
            state = earlier
        states[:end] = [state] * end
        return Past(states, host_row, self.start)


def _drawn(found: list[Way], chance: Chance) -> int:
    total = sum([weight for weight, _ in found])
    if not total:
        raise NoWorld("no past fits what was seen")
    at = chance.below(total)
    for weight, state in found:
        at -= weight
        if at < 0:
            return state
    raise AssertionError("a draw is below its total")


def likelihood(known: list[Known | None], states: Sequence[int], start: int = 0) -> int:
    """The weight of one past among all that fit, or 0 if it does not: the states after each row."""
    state, total = start, 1
    for row, after in zip(known, states, strict=True):
        if row:
            total *= sum([w for w, led in ways(row, state) if led == after])
            state = after
    return total
