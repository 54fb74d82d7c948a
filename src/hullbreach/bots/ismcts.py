"""Information-set tree search: one tree over what the players do, many worlds the seat could believe in.

Every simulation draws a world, walks down the tree along options that exist in it, adds one node, plays on a little
at random and values what it finds. A node remembers how often it could have been chosen as well as how often it was,
so that options which are rare among the worlds are not mistaken for bad ones.
"""

from __future__ import annotations

import time
from math import log, sqrt
from random import Random
from typing import Any

from hullbreach.kernel import Choice, HullbreachError, Pick, Seat, Session

from .chair import Chair
from .evaluations import evaluation, worth
from .random import RandomBot
from .reasons import ONLY, Reason

ITERATIONS = 200
EXPLORE = 0.7
ROLLOUT = 12
"""So many answers are played at random below a new node."""
DEPTH = 30


class Node:
    """What is known of one option after the options that led here."""

    __slots__ = ("available", "children", "mover", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.children: dict[Choice, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def promise(self) -> float:
        """How good this looks to the seat that would choose it, with a bonus for what was rarely tried."""
        return self.total / self.visits + EXPLORE * sqrt(log(self.available) / self.visits)


class Budget:
    """How much a bot may think about a move: a number of simulations, or seconds."""

    def __init__(self, text: str) -> None:
        try:
            self.seconds = float(text[:-1]) if text.endswith("s") else None
            self.iterations = None if text.endswith("s") else int(text or ITERATIONS)
        except ValueError:
            raise HullbreachError(
                f"ismcts:{text} means nothing; say ismcts:500 or ismcts:0.5s"
            ) from None

    def rounds(self) -> Any:
        """Count simulations until the budget is used up."""
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        count = 0
        while (end is None or time.perf_counter() < end) and count != self.iterations:
            yield count
            count += 1


class IsmctsBot:
    """Thinks ahead as far as its budget allows."""

    def __init__(self, game: str, seed: int | str, budget: str = "") -> None:
        evaluation(game)
        self._random = Random(seed)
        self._budget = Budget(budget)
        self.reason: Reason = ONLY
        self.simulations = 0

    def choose(self, chair: Chair) -> Choice:
        """The option that was tried most often."""
        options = chair.question.options
        if len(options) == 1:
            self.reason = ONLY
            return options[0]
        root = Node(chair.seat)
        for _ in self._budget.rounds():
            self._simulate(chair, root)
            self.simulations += 1
        best = max(options, key=lambda o: root.children[o].visits if o in root.children else 0)
        self.reason = _confidence(root, best)
        return best

    def _simulate(self, chair: Chair, root: Node) -> None:
        world = chair.fork(self._random.getrandbits(48))
        path = self._walk(world, chair.seat, root)
        world.play_out(RandomBot(self._random.getrandbits(32)).pick, ROLLOUT)
        values: dict[Seat, float] = {}
        for node in path:
            if node.mover not in values:
                values[node.mover] = worth(chair.game, world.state, node.mover)
            node.visits += 1
            node.total += values[node.mover]

    def _walk(self, world: Session[Any], seat: Seat, node: Node) -> list[Node]:
        """Down the tree to a new node, answering in the world on the way."""
        path: list[Node] = []
        while world.asked and len(path) < DEPTH:
            mover = seat if not path else next(iter(world.asked))
            pick = world.asked[mover]
            option, fresh = self._select(node, pick)
            node = node.children[option]
            path.append(node)
            world.answer(mover, option, pick.number)
            if fresh:
                break
        return path

    def _select(self, node: Node, pick: Pick) -> tuple[Choice, bool]:
        """An option never tried here, or the most promising one."""
        untried = [option for option in pick.options if option not in node.children]
        for option in pick.options:
            if option in node.children:
                node.children[option].available += 1
        if untried:
            option = self._random.choice(untried)
            node.children[option] = child = Node(pick.seat)
            child.available = 1
            return option, True
        return max(pick.options, key=lambda o: node.children[o].promise()), False


def _confidence(root: Node, best: Choice) -> Reason:
    """How sure the search is: the share of its thoughts that went to the chosen option."""
    visits = sum(child.visits for child in root.children.values())
    share = round(100 * root.children[best].visits / visits) if visits else 0
    return Reason("why.search", {"share": share, "simulations": visits})
