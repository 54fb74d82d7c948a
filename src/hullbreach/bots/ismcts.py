"""Information-set tree search: one tree over what the players do, many worlds the seat could believe in.

A round takes one world and one run of luck, and tries the options of the question in it, one simulation each: they are
compared under the same circumstances, as the greedy bot compares them. The more of the budget is spent, the fewer
options are still tried, namely those that have looked best so far.

A simulation walks down the tree along options that exist in its world, adds one node, plays on a little at random and
values what it finds. A node remembers how often it could have been chosen as well as how often it was, so that options
which are rare among the worlds are not mistaken for bad ones.

What others do in secret does not lead to another node, for the seat will not see it: such answers are learnt aside,
by seat, or drawn at random where they name cards only their holder can tell apart.

A game whose luck soon covers everything grows no tree: there the search goes by foresight.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random
from typing import Any

from hullbreach.kernel import Choice, Seat, Session, Trial

from .beliefs import Worlds
from .budget import Budget
from .chair import Chair
from .echo import Echo
from .evaluations import Evaluation, evaluation
from .foresight import Foresight
from .reasons import ONLY, SECRET, Reason
from .tree import Node, Spread, best, mean, select

DEPTH = 40
FINALISTS = 2
"""How many options are compared to the end."""


class IsmctsBot:
    """Thinks ahead as far as its budget allows."""

    def __init__(
        self, game: str, seed: int | str, budget: str = "", evaluate: Evaluation | None = None
    ) -> None:
        evaluate = evaluate or evaluation(game)
        self._worth = evaluate.worth
        self._sensible = evaluate.sensible
        self._rollout = evaluate.rollout
        self._value = best if evaluate.follow else mean
        self._random = Random(seed)
        self._budget = Budget(budget)
        self._spread = Spread()
        self._foresight = (
            Foresight(evaluate, self._random, self._budget) if evaluate.ahead else None
        )
        self.reason: Reason = ONLY

    @property
    def simulations(self) -> int:
        """How many were made so far."""
        return self._budget.total

    def choose(self, chair: Chair) -> Choice:
        """The option with the best prospects."""
        options = self._sensible(chair.question, None)
        if len(options) == 1:
            self.reason = ONLY
            return options[0]
        worlds = Worlds(chair, self._random)
        world = worlds.draw()
        options = self._candidates(self._sensible(chair.question, world.state))
        before = self.simulations
        if self._foresight is None:
            chosen = self._by_tree(worlds, world, chair.seat, options)
        else:
            chosen = self._foresight.choose(worlds, chair.seat, options)
        self.reason = SECRET if chair.question.secret else _thought(self.simulations - before)
        return chosen

    def _by_tree(
        self, worlds: Worlds, world: Session[Any], seat: Seat, candidates: list[Choice]
    ) -> Choice:
        """The option with the best prospects among those that were tried to the end."""
        root = Node(seat)
        self._search(worlds, world, root, candidates)
        return max(
            [o for o in candidates if o in root.children],
            key=lambda o: self._value(root.children[o]),
        )

    def _candidates(self, options: Sequence[Choice]) -> list[Choice]:
        """The options in any order, and no more than can be tried at least twice."""
        most = self._budget.iterations
        count = len(options)
        if most is not None:
            count = min(count, max(FINALISTS, most // 2))
        return self._random.sample(options, count)

    def _search(
        self, worlds: Worlds, world: Session[Any], root: Node, candidates: list[Choice]
    ) -> None:
        """Spend the budget; at the end only the best of the candidates are left."""
        budget, number = self._budget, len(candidates)
        self._spread = Spread()
        budget.begin()
        while True:
            luck, echo = self._random.getrandbits(48), Echo(self._random, self._sensible)
            for option in candidates:
                self._simulate(world, luck, root, option, echo)
                if budget.spent >= 1:
                    break
            tried = root.children
            candidates.sort(key=lambda o: self._value(tried[o]) if o in tried else -2.0)
            candidates.reverse()
            del candidates[max(FINALISTS, ceil(number ** (1 - min(1.0, budget.spent)))) :]
            if budget.spent >= 1:
                return
            world = worlds.draw(len(candidates))

    def _simulate(
        self, world: Session[Any], luck: int, root: Node, option: Choice, echo: Echo
    ) -> None:
        """Try an option of the root, follow the tree, and remember what came of it."""
        trial = world.trial(luck)
        path = self._walk(trial, root, option)
        trial.play_out(echo.again(trial.state), self._rollout)
        values: dict[Seat, float] = {}
        for node in path:
            if node.mover not in values:
                values[node.mover] = self._worth(trial.game, trial.state, node.mover)
            node.add(values[node.mover])
        self._spread.add(values[root.mover])
        self._budget.spend()

    def _walk(self, trial: Trial[Any], root: Node, option: Choice) -> list[Node]:
        """Down the tree to a new node, answering in the world on the way."""
        seat = root.mover
        node = root.children.setdefault(option, Node(seat))
        path = [node]
        trial.answer(seat, option)
        width = self._spread.width
        asides: dict[Seat, Node] = {}
        for _ in range(DEPTH):
            asked = trial.asked
            if not asked or not node.visits:
                break
            mover = seat if seat in asked else next(iter(asked))
            pick = asked[mover]
            hidden = mover != seat and (pick.secret or trial.together)
            options = self._sensible(pick, trial.state)
            if len(options) == 1:
                option = options[0]
            elif hidden and pick.secret:
                option = options[int(self._random.random() * len(options))]
            elif hidden:
                place = asides[mover] if mover in asides else node.aside(mover)
                asides[mover], option = select(place, mover, options, width, self._random)
                path.append(asides[mover])
            else:
                node, option = select(node, mover, options, width, self._random)
                path.append(node)
                asides.clear()
            trial.answer(mover, option)
        return path


def _thought(simulations: int) -> Reason:
    """What was done for the choice; how sure the bot is stays with it."""
    return Reason("why.search", {"simulations": simulations})
