"""What a bot is going to do: it speaks from the plan it would follow if it were asked now."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hullbreach.bots.chair import Bot, Chair
from hullbreach.kernel import Choice, Seat, Session

AHEAD = 24
"""How many answers are played until one's own question comes, and until it has come to something."""


class Planner(NamedTuple):
    """A bot at a table it can try things out at."""

    bot: Bot
    table: Session[Any]
    seat: Seat
    random: Random
    others: Bot | None = None
    """Who answers for the others until its question comes; without one they answer at random."""
    word: Callable[[Chair], Choice | None] = lambda _: None
    """How somebody answers who has given their word: they are taken to keep it."""

    def plan(self, prompt: str) -> Choice | None:
        """What the bot would answer to its next question of a prompt."""
        world = self._asked(prompt)
        return None if world is None else self.bot.choose(Chair(world, self.seat))

    def ahead(self, prompt: str, until: Callable[[Any], bool]) -> Session[Any] | None:
        """The table after the bot's answers from that question on, as soon as something holds there."""
        world = self._asked(prompt)
        for _ in range(AHEAD):
            if world is None or self.seat not in world.asked:
                return None
            choice = self.bot.choose(Chair(world, self.seat))
            world.answer(self.seat, choice, world.asked[self.seat].number)
            if until(world.state):
                return world
        return None

    def _asked(self, prompt: str) -> Session[Any] | None:
        """The table as soon as the seat is asked this."""
        world = self.table.clone()
        for _ in range(AHEAD):
            pick = world.asked.get(self.seat)
            if pick is not None and pick.prompt == prompt:
                return world
            if not world.asked:
                return None
            other, question = next(iter(world.asked.items()))
            world.answer(other, self._guess(world, other), question.number)
        return None

    def _guess(self, world: Session[Any], other: Seat) -> Choice:
        """What somebody else may answer."""
        word = self.word(Chair(world, other))
        if word is not None:
            return word
        if self.others is not None:
            return self.others.choose(Chair(world, other))
        return self.random.choice(list(world.asked[other].options))
