"""The tree of a search: what is known of the options after the options that led to them."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from hullbreach.kernel import Choice, Seat

EXPLORE = 0.5
"""How much rarely tried options are favoured, in units of how far values lie apart."""


class Node:
    """What is known of one option."""

    __slots__ = ("asides", "available", "children", "mover", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.children: dict[Choice, Node] = {}
        self.asides: dict[Seat, Node] = {}
        """For those who answer in secret at this point: what is known of their options."""
        self.visits = 0
        self.available = 1
        self.total = 0.0

    def add(self, value: float) -> None:
        """It was tried once more."""
        self.visits += 1
        self.total += value

    def aside(self, seat: Seat) -> Node:
        """Where the secret answers of a seat are learnt."""
        if seat not in self.asides:
            self.asides[seat] = Node(seat)
        return self.asides[seat]


def mean(node: Node) -> float:
    """What an option has been worth to its mover."""
    return node.total / (node.visits or 1)


def best(node: Node) -> float:
    """What it is worth if its mover, asked again, goes on as well as possible."""
    own = [best(child) for child in node.children.values() if child.mover == node.mover]
    return max(own) if own else mean(node)


class Spread:
    """How far values lie apart: the scale on which a difference is large or small."""

    __slots__ = ("_squares", "_total", "count")

    def __init__(self) -> None:
        self.count = 0
        self._total = self._squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        self._total += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        """On average."""
        return self._total / (self.count or 1)

    @property
    def width(self) -> float:
        """Their standard deviation."""
        mean = self.mean
        return sqrt(max(0.0, self._squares / (self.count or 1) - mean * mean))


def select(
    node: Node, mover: Seat, options: Sequence[Choice], width: float, random: Random
) -> tuple[Node, Choice]:
    """The most promising option with its node; one never tried promises what its siblings bring on average.

    So a good option is followed up at once, and a question with many options is opened little by little.
    """
    children, bonus = node.children, EXPLORE * width
    untried = []
    best: Choice | None = None
    most = total = 0.0
    visits = 0
    for option in options:
        child = children.get(option)
        if child is None:
            untried.append(option)
            continue
        child.available += 1
        total += child.total
        visits += child.visits
        promise = child.total / child.visits + bonus * sqrt(log(child.available) / child.visits)
        if best is None or promise > most:
            best, most = option, promise
    if best is not None and not (untried and _worth_a_try(total, visits, bonus) > most):
        return children[best], best
    option = untried[int(random.random() * len(untried))]
    children[option] = Node(mover)
    return children[option], option


def _worth_a_try(total: float, visits: int, bonus: float) -> float:
    """What an option promises that was never tried."""
    return total / visits + bonus * sqrt(log(visits + 1))
