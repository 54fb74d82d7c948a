"""Telling a finished game: lines of life, and an album that keeps the best moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach.kernel import Condition, KeyMoment, Passed, Phrase, Sign, Stretch, Way

KEPT = 3
"""How many moments are told."""


class Life(Struct):
    """One line of life while it is being drawn."""

    line: list[Stretch] = []
    signs: list[Sign] = []

    def go_on(self, at: int, way: Way) -> None:
        """From this round on somebody lives like this."""
        if not self.line or self.line[-1].way != way:
            self.line.append(Stretch(at, way))

    def mark(self, at: int, what: str) -> None:
        """Something happened that the line shows, once in a round."""
        sign = Sign(at, what)
        if sign not in self.signs:
            self.signs.append(sign)


class Album(Struct):
    """Moments with how much they weigh."""

    found: list[tuple[float, KeyMoment]] = []

    def add(self, weight: float, now: Passed[Any], when: int, what: str, /, **facts: Any) -> None:
        """A moment that may have decided something; its words are `ending.moment.<what>`."""
        words = Phrase(f"ending.moment.{what}", facts)
        self.found.append((weight, KeyMoment(now.answer, now.step, when, what, words)))

    def best(self) -> tuple[KeyMoment, ...]:
        """The weightiest, of each kind once unless others are lacking, none in the same words, in the order of time."""
        kept: list[KeyMoment] = []
        ranked = [m for _, m in sorted(self.found, key=lambda f: (-f[0], f[1].answer))]
        for alike in (False, True):
            for moment in ranked:
                fresh = all(m.answer != moment.answer and m.words != moment.words for m in kept)
                other = alike or all(m.what != moment.what for m in kept)
                if len(kept) < KEPT and fresh and other:
                    kept.append(moment)
        return tuple(sorted(kept, key=lambda moment: moment.answer))


def said(what: str, /, **facts: Any) -> Phrase:
    """A message of the ending."""
    return Phrase(f"ending.{what}", facts)


def joined(conditions: Iterable[Condition]) -> tuple[Condition, ...]:
    """Conditions in a row: the first one is joined to nothing."""
    first, *rest = conditions
    return (replace(first, joined=""), *rest)
