"""Information-set tree search: one tree over what the players do, many worlds the seat could believe in.

Every simulation takes a world, walks down the tree along options that exist in it, adds one node, plays on a little
at random and values what it finds. A node remembers how often it could have been chosen as well as how often it was,
so that options which are rare among the worlds are not mistaken for bad ones.

What others do in secret does not lead to another node, for the seat will not see it: such answers are learnt aside,
by seat, or drawn at random where they name cards only their holder can tell apart.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import log, sqrt
from random import Random
from typing import Any

from hullbreach.kernel import Choice, HullbreachError, Pick, Seat, Session, Trial

from .beliefs import Worlds
from .chair import Chair
from .evaluations import evaluation
from .reasons import ONLY, SECRET, Reason

ITERATIONS = 200
MOST = 10**9
"""Whoever asks for more than this has mistyped."""
EXPLORE = 0.35
ROLLOUT = 4
"""So many answers are played at random below a new node."""
DEPTH = 40
USES = 8
"""So many simulations are made in each world before another one is drawn."""


class Node:
    """What is known of one option after the options that led here."""

    __slots__ = ("asides", "available", "children", "mover", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.children: dict[Choice, Node] = {}
        self.asides: dict[Seat, Node] = {}
        """For those who answer in secret at this point: what is known of their options."""
        self.visits = 0
        self.available = 1
        self.total = 0.0

    def aside(self, seat: Seat) -> Node:
        """Where the secret answers of a seat are learnt."""
        if seat not in self.asides:
            self.asides[seat] = Node(seat)
        return self.asides[seat]


class Budget:
    """How much a bot may think about a move: a number of simulations, or seconds."""

    def __init__(self, text: str) -> None:
        timed = text.endswith("s")
        try:
            amount = float(text[:-1]) if timed else int(text or ITERATIONS)
        except ValueError:
            amount = 0
        if not 0 < amount < MOST:
            raise HullbreachError(f"ismcts:{text} means nothing; say ismcts:500 or ismcts:0.5s")
        self.seconds = amount if timed else None
        self.iterations = None if timed else amount

    def rounds(self) -> Iterator[int]:
        """Count simulations until the budget is used up; there is always a first one."""
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        count = 0
        while count == 0 or (
            count != self.iterations and (end is None or time.perf_counter() < end)
        ):
            yield count
            count += 1


class IsmctsBot:
    """Thinks ahead as far as its budget allows."""

    def __init__(self, game: str, seed: int | str, budget: str = "") -> None:
        self._worth = evaluation(game).worth
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
        worlds = Worlds(chair, self._random)
        world: Session[Any] | None = None
        for number in self._budget.rounds():
            if world is None or number % USES == 0:
                world = worlds.one()
            self._simulate(world.trial(self._random.getrandbits(48)), chair.seat, root)
            self.simulations += 1
        best = max(options, key=lambda o: root.children[o].visits if o in root.children else 0)
        self.reason = SECRET if chair.question.secret else _confidence(root, best)
        return best

    def _simulate(self, trial: Trial[Any], seat: Seat, root: Node) -> None:
        path = self._walk(trial, seat, root)
        trial.play_out(self._at_random, ROLLOUT)
        values: dict[Seat, float] = {}
        for node in path:
            if node.mover not in values:
                values[node.mover] = self._worth(trial.game, trial.state, node.mover)
            node.visits += 1
            node.total += values[node.mover]

    def _walk(self, trial: Trial[Any], seat: Seat, node: Node) -> list[Node]:
        """Down the tree to a new node, answering in the world on the way."""
        path: list[Node] = []
        for _ in range(DEPTH):
            asked = trial.asked
            if not asked:
                break
            mover = seat if seat in asked else next(iter(asked))
            pick = asked[mover]
            hidden = mover != seat and (pick.secret or trial.together)
            if len(pick.options) == 1:
                option, fresh = pick.options[0], False
            elif hidden and pick.secret:
                option, fresh = self._at_random(pick), False
            else:
                option, fresh = self._select(node.aside(mover) if hidden else node, pick)
                path.append((node.aside(mover) if hidden else node).children[option])
                if not hidden:
                    node = path[-1]
            trial.answer(mover, option)
            if fresh and not hidden:
                break
        return path

    def _at_random(self, question: Pick) -> Choice:
        options = question.options
        return options[int(self._random.random() * len(options))]

    def _select(self, node: Node, pick: Pick) -> tuple[Choice, bool]:
        """An option never tried here, or the most promising one."""
        children = node.children
        untried = [option for option in pick.options if option not in children]
        if untried:
            for option in pick.options:
                if option in children:
                    children[option].available += 1
            option = untried[int(self._random.random() * len(untried))]
            children[option] = Node(pick.seat)
            return option, True
        return self._most_promising(children, pick), False

    def _most_promising(self, children: dict[Choice, Node], pick: Pick) -> Choice:
        """How good an option has been, with a bonus for what was rarely tried."""
        best, most = pick.options[0], -9.0
        for option in pick.options:
            child = children[option]
            child.available += 1
            visits = child.visits or 1
            promise = child.total / visits + EXPLORE * sqrt(log(child.available) / visits)
            if promise > most:
                best, most = option, promise
        return best


def _confidence(root: Node, best: Choice) -> Reason:
    """How sure the search is: the share of its thoughts that went to the chosen option."""
    visits = sum(child.visits for child in root.children.values())
    share = round(100 * root.children[best].visits / visits)
    return Reason("why.search", {"share": share, "simulations": visits})
