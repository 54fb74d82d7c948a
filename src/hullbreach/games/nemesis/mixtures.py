"""What everybody knows of Contamination cards that were shuffled together after some of them had been scanned.

Nobody can tell any more which of them is which, but all remember how many INFECTED and clean ones there were. A log
holds every such shuffle, and every later scan of a card that took part in one. What it leaves open is a few
mixtures: cells of cards that are alike to everybody, with how many ways lead to each number of INFECTED ones in them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb, gcd, lcm
from typing import NamedTuple, TypeAlias

from hullbreach.kernel import Chance

Row: TypeAlias = tuple[int, int, tuple[int, ...]]
"""How many INFECTED and clean cards were known among these when they were shuffled, or what the scan of one showed."""
Counts: TypeAlias = tuple[int, ...]
"""How many INFECTED cards lie in each cell."""


class Mixture(NamedTuple):
    """Cells that hang together: what is learnt of one tells of the others."""

    cells: tuple[tuple[int, ...], ...]
    ways: dict[Counts, int]
    """For each distribution over the cells the share of all arrangements that lead to it."""


def is_mixed(log: Sequence[Row], part: int) -> bool:
    """Whether a card was shuffled together with cards somebody knew something about."""
    return any(part in parts for _, _, parts in log if len(parts) > 1)


@lru_cache(maxsize=4096)
def mixtures(log: tuple[Row, ...]) -> tuple[Mixture, ...]:
    """What is known after all these shuffles and scans."""
    if not log:
        return ()
    before, (infected, clean, parts) = mixtures(log[:-1]), log[-1]
    touched = [m for m in before if any(part in cell for cell in m.cells for part in parts)]
    rest = [m for m in before if m not in touched]
    joined = _join(touched)
    if len(parts) > 1:
        found = _shuffle(joined, infected, clean, parts)
    else:
        found = scan(joined, parts[0], infected)
    return (*rest, found) if found.cells else tuple(rest)


def _join(several: Sequence[Mixture]) -> Mixture:
    """Mixtures that come into contact are one from then on."""
    cells: tuple[tuple[int, ...], ...] = ()
    ways: dict[Counts, int] = {(): 1}
    for m in several:
        cells += m.cells
        ways = {a + b: v * w for a, v in ways.items() for b, w in m.ways.items()}
    return Mixture(cells, ways)


def scan(m: Mixture, part: int, infected: int) -> Mixture:
    """One card of a cell shows what it is and leaves the cell."""
    at = next((i for i, cell in enumerate(m.cells) if part in cell), None)
    if at is None:
        return m
    size = len(m.cells[at])
    found: Counter[Counts] = Counter()
    for counts, ways in m.ways.items():
        count = counts[at]
        key = (*counts[:at], count - infected, *counts[at + 1 :])
        found[key] += ways * (count if infected else size - count)
    left = tuple(p for p in m.cells[at] if p != part)
    return _tidy([*m.cells[:at], left, *m.cells[at + 1 :]], found)


def _shuffle(m: Mixture, infected: int, clean: int, parts: tuple[int, ...]) -> Mixture:
    """Cards become one cell: those known, those of older cells, and those nobody knows anything of."""
    ways = Counter({(*counts, infected): w for counts, w in m.ways.items()})
    fresh = len(parts) - infected - clean
    cells = list(m.cells)
    for at, cell in enumerate(m.cells):
        cells[at] = tuple(part for part in cell if part not in parts)
        inside = len(cell) - len(cells[at])
        fresh -= inside
        ways = _pour(ways, at, inside, len(cell))
    poured: Counter[Counts] = Counter()
    for counts, w in ways.items():
        for more in range(fresh + 1):
            poured[(*counts[:-1], counts[-1] + more)] += w * comb(fresh, more)
    return _tidy([*cells, parts], poured)


def _pour(ways: Counter[Counts], at: int, inside: int, size: int) -> Counter[Counts]:
    """Some cards of a cell go into the last cell, and chance decides which."""
    if not inside:
        return ways
    whole = lcm(*(comb(size, count) for count in range(size + 1)))
    found: Counter[Counts] = Counter()
    for counts, w in ways.items():
        count = counts[at]
        for moved in range(max(0, count + inside - size), min(inside, count) + 1):
            key = (*counts[:at], count - moved, *counts[at + 1 : -1], counts[-1] + moved)
            share = comb(inside, moved) * comb(size - inside, count - moved)
            found[key] += w * share * whole // comb(size, count)
    return found


def _tidy(cells: Sequence[tuple[int, ...]], ways: Counter[Counts]) -> Mixture:
    """Without empty cells and impossible counts, in the smallest numbers."""
    kept = [i for i, cell in enumerate(cells) if cell]
    found: Counter[Counts] = Counter()
    for counts, w in ways.items():
        if w:
            found[tuple(counts[i] for i in kept)] += w
    common = gcd(*found.values())
    ways_left = {counts: w // common for counts, w in sorted(found.items())}
    return Mixture(tuple(cells[i] for i in kept), ways_left)


# -- dealing -------------------------------------------------------------------------------------------------------


def totals(m: Mixture) -> dict[int, int]:
    """How many ways lead to each number of INFECTED cards in the whole mixture."""
    found: Counter[int] = Counter()
    for counts, w in m.ways.items():
        found[sum(counts)] += w
    return dict(found)


def deal_infected(
    known: Sequence[Mixture], unknown: Sequence[int], infected: int, chance: Chance
) -> list[int]:
    """Which of the unknown cards are INFECTED, each arrangement as likely as what is known makes it."""
    mixed = {part for m in known for cell in m.cells for part in cell}
    free = [part for part in unknown if part not in mixed]
    found: list[int] = []
    for i, m in enumerate(known):
        after = ways_after(known[i + 1 :], len(free))
        left = infected - len(found)
        counts = _draw({c: w * after.get(left - sum(c), 0) for c, w in m.ways.items()}, chance)
        for cell, count in zip(m.cells, counts, strict=True):
            found += _some(cell, count, chance)
    return found + _some(free, infected - len(found), chance)


def ways_in_all(known: Sequence[Mixture], unknown: Sequence[int], infected: int) -> int:
    """How many ways there are for this number of unknown cards to be INFECTED."""
    mixed = sum(len(cell) for m in known for cell in m.cells)
    return ways_after(known, len(unknown) - mixed).get(infected, 0)


def ways_after(known: Sequence[Mixture], free: int) -> dict[int, int]:
    """How many ways lead to each number of INFECTED cards in these mixtures and a number of free cards."""
    ways = {count: comb(free, count) for count in range(free + 1)}
    for m in known:
        found: Counter[int] = Counter()
        for a, v in ways.items():
            for b, w in totals(m).items():
                found[a + b] += v * w
        ways = dict(found)
    return ways


def _draw(ways: dict[Counts, int], chance: Chance) -> Counts:
    """One of these, each as likely as its ways say."""
    word = chance.below(sum(ways.values()))
    for counts, w in ways.items():
        if word < w:
            return counts
        word -= w
    raise AssertionError("not reached")


def _some(parts: Sequence[int], count: int, chance: Chance) -> list[int]:
    """A number of these cards, each as likely."""
    order = list(parts)
    chance.shuffle(order)
    return order[:count]
