"""The greedy bot: one step ahead, in worlds it could believe in."""

from __future__ import annotations

from random import Random
from typing import Any

from hullbreach.kernel import Choice, Game, Seat, Session

from .chair import Chair
from .evaluations import Terms, evaluation, worth
from .random import RandomBot
from .reasons import HUNCH, ONLY, Reason, because

WORLDS = 2
"""So many worlds are looked at for each decision."""
MANY = 12
"""With more options than this one world must do."""


class GreedyBot:
    """Tries every option in a few worlds, lets the step run out, and takes what looks best."""

    def __init__(self, game: str, seed: int | str) -> None:
        evaluation(game)
        self._random = Random(seed)
        self.reason: Reason = HUNCH

    def choose(self, chair: Chair) -> Choice:
        """The option with the best prospects; among equals any."""
        options = chair.question.options
        if len(options) == 1:
            self.reason = ONLY
            return options[0]
        hopes = [0.0] * len(options)
        terms: list[Terms] = []
        for _ in range(1 if len(options) > MANY else WORLDS):
            terms = self._try(chair, hopes)
        best = max(hopes)
        chosen = self._random.choice([i for i, hope in enumerate(hopes) if hope >= best - 1e-9])
        self.reason = because(terms[chosen], terms)
        return options[chosen]

    def _try(self, chair: Chair, hopes: list[float]) -> list[Terms]:
        """Try all options in one world and add up what they are worth."""
        world = chair.fork(self._random.getrandbits(32))
        replies = self._random.getrandbits(32)
        found = []
        for i, option in enumerate(chair.question.options):
            state = _after(world.clone(), chair.seat, option, replies)
            hopes[i] += worth(chair.game, state, chair.seat)
            found.append(_terms(chair.game, state, chair.seat))
        return found


def _after(world: Session[Any], seat: Seat, option: Choice, replies: int) -> Any:
    """The state when the step has run out, the others answering at random but alike for every option."""
    world.answer(seat, option, world.asked[seat].number)
    world.play_out(RandomBot(replies).pick, 0)
    return world.state


def _terms(game: Game[Any], state: Any, seat: Seat) -> Terms:
    return evaluation(game.name)(state, seat)
