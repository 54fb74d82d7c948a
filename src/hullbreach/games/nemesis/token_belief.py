"""What the numbers seen on tokens tell of the bag: how likely each composition of one kind is, in exact weights.

A token is seen when it is drawn. Which of a kind are in the bag at first, and which comes into it from the supply
later, is chance. The history of a kind (`Ship.token_log`) is gone through once; compositions are few, weights whole.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb, gcd, prod

ADDED, DRAWN, RETURNED, AWAY = "+-<>"
"""The signs of the log: added by chance, drawn for all to see, put back into the bag, put to the supply."""

Composition = tuple[int, ...]
"""How many tokens of each number are in the bag."""


@lru_cache(4096)
def compositions(
    numbers: tuple[int, ...], first: int, log: tuple[tuple[str, int], ...]
) -> tuple[tuple[Composition, int], ...]:
    """The possible compositions of a kind and their weights: the bag held `first` tokens of it, then came `log`.

    `numbers` are those on all tokens of the kind; a row of the log is a sign and the number seen, 0 for none.
    """
    printed = Counter(numbers)
    kinds = sorted(printed)
    all_of = [printed[n] for n in kinds]
    odds = _first(all_of, first)
    out = [0] * len(kinds)
    for sign, number in log:
        place = kinds.index(number) if number else -1
        if sign == ADDED:
            odds = _added(odds, all_of, out)
        elif sign == DRAWN:
            odds = _drawn(odds, place)
            out[place] += 1
        elif sign == RETURNED:
            odds = _returned(odds, place)
            out[place] = max(0, out[place] - 1)
        else:
            out[place] = max(0, out[place] - 1)
    least = gcd(*odds.values())
    return tuple(sorted((bag, weight // least) for bag, weight in odds.items()))


def _first(all_of: list[int], count: int) -> dict[Composition, int]:
    """Every way to take this many of all tokens."""
    found: dict[Composition, int] = {(): 1}
    for most in all_of:
        found = {
            (*bag, n): weight
            for bag, weight in found.items()
            for n in range(min(most, count - sum(bag)) + 1)
        }
    ways = [bag for bag in found if sum(bag) == count]
    return {bag: prod(map(comb, all_of, bag)) for bag in ways}


def _added(
    odds: dict[Composition, int], all_of: list[int], out: list[int]
) -> dict[Composition, int]:
    """A token of the supply goes into the bag unseen."""
    found: dict[Composition, int] = {}
    for bag, weight in odds.items():
        for place, inside in enumerate(bag):
            supply = all_of[place] - inside - out[place]
            if supply > 0:
                more = (*bag[:place], inside + 1, *bag[place + 1 :])
                found[more] = found.get(more, 0) + weight * supply
    return found


def _drawn(odds: dict[Composition, int], place: int) -> dict[Composition, int]:
    """A token with this number is drawn, the likelier the more of them there are."""
    return {
        (*bag[:place], bag[place] - 1, *bag[place + 1 :]): weight * bag[place]
        for bag, weight in odds.items()
        if bag[place]
    }


def _returned(odds: dict[Composition, int], place: int) -> dict[Composition, int]:
    """A token that everybody has seen goes back into the bag."""
    return {
        (*bag[:place], bag[place] + 1, *bag[place + 1 :]): weight for bag, weight in odds.items()
    }
