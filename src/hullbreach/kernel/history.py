"""The past of a session: what was said in every step, and from where it can be carried out again.

A boundary is the state at the beginning of a step. To copy it is the dearest thing a session does, so boundaries are
kept only now and then; any other is found by carrying out again the steps since the last one that was kept. Whoever
asks for a boundary will ask again (a server that saves every move, a bot that forks at every question): for a while
each is then kept as it comes by. The same holds for the digests of a recorded game.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Generic

from msgspec import Struct

from .chance import Chance
from .codec import digest
from .errors import ReplayMismatch
from .fork import deal_anew
from .game import Config, Game, S
from .questions import Choice
from .run import NatureDice, StepRun

EVERY = 64
"""After how many steps a boundary is kept, whether or not anybody has asked for one."""
A_WHILE = 8
"""For how many steps every boundary is kept after somebody has asked."""


class StepRecord(Struct, array_like=True, gc=False):
    """A step in a replay: the digest of its boundary and what was said in it."""

    digest: str
    answers: list[tuple[int, Choice]]
    redeal: bytes | None = None
    """The key with which what nobody had seen was dealt anew before this step."""
    public: bool = False
    """Whether what single seats had seen was dealt anew as well, so that only what everybody had seen stayed."""


class History(Struct, Generic[S]):
    """The steps of one session, counted from 0; the last one is being carried out."""

    game: Game[S]
    config: Config
    copied: Callable[[S], S]
    """Copies a state."""
    recorded: bool
    """Whether the whole game is kept, for a replay, or only what an undo may go back to."""
    every: int = EVERY
    records: list[StepRecord] = []
    first: int = 0
    """The number of the first step that is kept."""
    kept: dict[int, S] = {}
    """Boundaries by the number of their step; never to be changed."""
    left: int = 0
    """In how many steps the next boundary is kept."""
    asked: int = 0
    """For how many more steps somebody is expected to ask for boundaries."""
    asked_digest: int = 0
    """For how many more steps somebody is expected to ask for digests."""
    digested: int = 0
    """The digests of all steps before this one are known."""

    def __len__(self) -> int:
        return self.first + len(self.records)

    @property
    def last(self) -> StepRecord:
        """The step that is being carried out."""
        return self.records[-1]

    def copy(self) -> History[S]:
        """The same past for another session; finished steps and boundaries are shared."""
        twin = copy(self)
        twin.records, twin.kept = [*self.records], self.kept.copy()
        return twin

    # -- going on and back -------------------------------------------------------------------------------------

    def begin(self, state: S, answers: list[tuple[int, Choice]]) -> None:
        """A step begins at this state; what is said in it goes into this list."""
        record = StepRecord("", answers)
        self.records.append(record)
        self.left -= 1
        if self.left <= 0:
            self._come_by(state, record)

    def add(self, record: StepRecord, state: S | None = None) -> None:
        """A step that was recorded elsewhere, with its boundary if that is known."""
        if state is not None:
            self.kept[len(self)] = state
        self.records.append(record)
        if state is None or record.digest:
            self.digested = len(self)  # what cannot be carried out again stays as it was recorded

    def again(self, answers: list[tuple[int, Choice]]) -> None:
        """The last step is carried out anew: what is said in it goes into this list."""
        old = self.records[-1]
        self.records[-1] = StepRecord(old.digest, answers, old.redeal, old.public)

    def redealt(self, key: bytes, public: bool = False) -> S:
        """Deal what nobody, or not everybody, has seen anew at the last boundary, which begins its step again.

        A step that was dealt from public eyes stays so: what single seats have been shown since came from that deal.
        """
        index, public = len(self) - 1, public or self.last.public
        self.kept[index] = state = self._dealt(self.boundary(index), key, public)
        self.records[-1] = StepRecord(digest(state), [], key, public)
        return state

    def cut(self, steps: int) -> None:
        """Go back to where this many steps had been begun."""
        for index in range(steps, len(self)):
            self.kept.pop(index, None)
        del self.records[steps - self.first :]
        self.digested = min(self.digested, steps)

    def forget(self, floor: int) -> None:
        """Drop the boundaries before this step that are of no use: nobody goes back that far."""
        needed = self._kept_before(floor)
        base = min(needed, self._kept_before(self.digested)) if self.recorded else needed
        for index in [index for index in self.kept if index < needed and index != base]:
            del self.kept[index]
        if not self.recorded:
            del self.records[: needed - self.first]
            self.first = needed

    # -- looking back ------------------------------------------------------------------------------------------

    def boundary(self, index: int) -> S:
        """The state at the beginning of a step; not to be changed."""
        self.asked = A_WHILE
        self.left = min(self.left, 1)
        if index not in self.kept:
            state = self.copied(self.kept[self._kept_before(index)])
            for step in range(self._kept_before(index), index):
                state = self._carry_out(step, state)
            self.kept[index] = state
        return self.kept[index]

    def boundaries(self, floor: int) -> list[S]:
        """The states at the beginning of this step and of all after it."""
        return [self.boundary(index) for index in range(floor, len(self))]

    def record(self, index: int) -> StepRecord:
        """What is recorded of a step, its digest included."""
        if self.recorded:
            self.asked_digest = A_WHILE
            self.left = min(self.left, 1)
            if self.digested <= index:
                self._digest_up_to(index)
        return self.records[index - self.first]

    def _digest_up_to(self, last: int) -> None:
        """Find the digests that are missing by carrying the steps out once more."""
        start = self._kept_before(self.digested)
        state = self.copied(self.kept[start])
        for index in range(start, last + 1):
            record = self.records[index - self.first]
            record.digest = record.digest or digest(self.kept.get(index, state))
            if index < last:
                state = self._carry_out(index, state)
        self.digested = last + 1

    def _kept_before(self, index: int) -> int:
        """The last step up to this one whose boundary is kept."""
        return max(kept for kept in self.kept if kept <= index)

    def _come_by(self, state: S, record: StepRecord) -> None:
        """Keep this boundary, its digest, or both."""
        index = len(self) - 1
        news, state.news = state.news, None
        if self.recorded and self.asked_digest:
            self.asked_digest -= 1
            record.digest = digest(state)
            self.digested += self.digested == index
        self.kept[index] = self.copied(state)
        state.news = news
        self.asked = max(0, self.asked - 1)
        self.left = 1 if self.asked or self.asked_digest else self.every

    def _carry_out(self, index: int, state: S) -> S:
        """Carry out a finished step again, in a state that stands at its boundary; returns the next boundary."""
        flow = self.game.step(state)
        if flow is not None:
            dice = NatureDice(state)
            run = StepRun(flow, dice, checks=False)
            run.replay(self.records[index - self.first].answers, {}, dice.draw)
            if run.over:
                after = self.records[index + 1 - self.first]
                key = after.redeal
                return state if key is None else self._dealt(state, key, after.public)
        raise ReplayMismatch(f"step {index + 1} does not end where it ended before")

    def _dealt(self, boundary: S, key: bytes, public: bool) -> S:
        state = self.copied(boundary)
        eyes = () if public else range(self.config.players)
        deal_anew(self.game, state, eyes, Chance(key), boundary)
        state.chance.unpin()
        return state
