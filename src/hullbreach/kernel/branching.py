"""Branching trials: a line of play that can be taken up again where it stands.

Whoever plays on from a position wants to try several options before one of them is taken. A branching trial
remembers the last step boundary and the answers since, so that it can branch at every question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

from .chance import Chance, key_of
from .fork import deal_anew
from .game import Game, S
from .questions import Choice, Pick, Seat
from .trial import Trial


class BranchingTrial(Generic[S]):
    """A line of play and how it came about."""

    __slots__ = ("_begin", "_boundary", "_copy", "_given", "trial")

    def __init__(self, begin: Callable[[], Trial[S]], copy: Callable[[S], S]) -> None:
        self._begin = begin
        self._copy = copy
        self._boundary: S | None = None
        self._given: list[tuple[Seat, Choice]] = []
        self.trial = begin()
        """The line itself; what is done with it behind its back cannot be branched from."""

    @property
    def asked(self) -> dict[Seat, Pick]:
        """Who is asked what."""
        return self.trial.asked

    @property
    def state(self) -> S:
        """Where it stands."""
        return self.trial.state

    def answer(self, seat: Seat, option: Choice) -> None:
        """Give an answer that is known to be offered, and go on to the next question."""
        self._given.append((seat, option))
        if self.trial.give(seat, option):
            self._next_step()

    def branch(self, seed: int | bytes) -> Trial[S]:
        """The same position once more; chance goes the way of the seed from here on."""
        trial = self._begin()
        for seat, option in self._given:
            trial.give(seat, option)
        trial.state.chance = Chance(key_of(seed))
        return trial

    def last_branch(self, seed: int | bytes) -> Trial[S]:
        """This position itself as a branch: nothing is copied, and the line is of no use afterwards."""
        self.trial.state.chance = Chance(key_of(seed))
        return self.trial

    def imagined(self, seat: Seat, seed: int) -> BranchingTrial[S]:
        """The same position as the seat could believe it, all it cannot know dealt anew.

        That takes a question at which nothing has happened since the step began; else the line itself comes back.
        """
        boundary, game = self._boundary, self.trial.game
        if boundary is None or self._given or self._learnt(boundary):
            return self
        dealt = self._copy(boundary)
        deal_anew(game, dealt, (seat,), Chance(key_of(seed)), dealt, pinning=False)
        return BranchingTrial(partial(_again, game, dealt, self._copy), self._copy)

    def _learnt(self, boundary: S) -> bool:
        """Whether chance or a card that was turned up has told something since the boundary."""
        state = self.trial.state
        return state.reveals != boundary.reveals or state.chance.counter != boundary.chance.counter

    def _next_step(self) -> None:
        trial, copy = self.trial, self._copy
        while True:
            boundary = copy(trial.state)
            if not trial.next_step():
                return
            if trial.asks:
                self._given.clear()
                self._boundary = boundary
                self._begin = partial(_again, trial.game, boundary, copy)
                return


def _again(game: Game[S], boundary: S, copy: Callable[[S], S]) -> Trial[S]:
    """The step after a boundary from its beginning."""
    return Trial.begin(game, copy(boundary))
