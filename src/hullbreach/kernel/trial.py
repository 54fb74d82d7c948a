"""Trials: a line of play that is only tried out.

A trial takes answers like a session but keeps no boundaries, checks nothing, tells nothing and cannot go back.
That makes it several times as fast, which is what a bot needs that looks ahead in worlds it believes in.
"""

from __future__ import annotations

from typing import Generic

from .game import Game, S
from .playout import Chooser, Tally, carry_on, playout
from .questions import Choice, Pick, Seat
from .run import NatureDice, StepRun


class Trial(Generic[S]):
    """A state of its own and the step it stands in."""

    __slots__ = ("_run", "game", "state")

    def __init__(self, game: Game[S], state: S, run: StepRun | None) -> None:
        self.game = game
        self.state = state
        self._run = run

    @classmethod
    def begin(cls, game: Game[S], state: S) -> Trial[S]:
        """Go on from a state at a step boundary, which is changed."""
        trial = cls(game, state, None)
        trial._next_question()
        return trial

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run is None

    @property
    def asks(self) -> bool:
        """Whether it stands at a question; nobody looks at its options yet."""
        return self._run is not None and not self._run.over

    @property
    def asked(self) -> dict[Seat, Pick]:
        """Who is asked what."""
        return {} if self._run is None else self._run.asked

    @property
    def first(self) -> Pick | None:
        """What is asked, of several questions the first."""
        return None if self._run is None else self._run.first

    @property
    def together(self) -> bool:
        """Whether the question is a secret one that several seats answer at once."""
        return self._run is not None and self._run.parts is not None

    def answer(self, seat: Seat, option: Choice) -> None:
        """Give an answer that is known to be offered, and go on to the next question."""
        if self.give(seat, option):
            self._next_question()

    def give(self, seat: Seat, option: Choice) -> bool:
        """Give an answer, and say whether that ends the step; then it stands at a boundary and asks nothing."""
        run = self._run
        assert run is not None
        run.give(seat, option)
        return run.over

    def next_step(self) -> bool:
        """Begin the step after a boundary, which may be over at once; without one the game has ended."""
        flow = self.game.step(self.state)
        if flow is None:
            self._run = None
            return False
        run = self._run
        if run is None or run.checks:
            self._run = run = StepRun(flow, NatureDice(self.state), checks=False)
        run.begin(flow, [])
        return True

    def finish(self, seat: Seat, option: Choice, choose: Chooser) -> None:
        """Give an answer and go to the end of this step; then only the state is of use."""
        run, self._run = self._run, None
        assert run is not None
        self._to_the_end(run, seat, option, choose)

    def play_out(self, choose: Chooser, bound: int | None = None) -> Tally:
        """Play on as fast as it goes, with a bound of 0 to the end of this step; then only the state is of use."""
        run, self._run = self._run, None
        if run is not None:
            pick = run.first
            assert pick is not None
            self._to_the_end(run, pick.seat, choose(pick), choose)
        return playout(self.game, self.state, choose, bound)

    def _to_the_end(self, run: StepRun, seat: Seat, option: Choice, choose: Chooser) -> None:
        """Give an answer and carry the step out; nobody looks on, so that it needs its rule and no run."""
        while run.parts is not None:
            run.give(seat, option)
            if run.over:
                return
            pick = run.first
            assert pick is not None
            seat, option = pick.seat, choose(pick)
        carry_on(run.flow, self.state, choose, Tally(), option)

    def _next_question(self) -> None:
        """Begin steps until one of them asks something, or the game is over."""
        while self.next_step() and not self.asks:
            pass
