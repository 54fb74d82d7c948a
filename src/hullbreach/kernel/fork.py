"""Forks: worlds a seat could believe in.

The hidden world is dealt anew into the boundary state, and the step is carried out again: with the answers the
seat could see, with its own, and with the others' secret answers redrawn among those legal in the new world. If that
shows the seat anything it has not been shown, the world is dealt again. The truth is never used as a way out.

Everything here depends on what the seat knows and on the seed, and on nothing else. In particular the number of
secret answers, and who has finished a question that shows a count only, are drawn like the answers themselves.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from .chance import Chance, key_of
from .errors import GameOver, NoWorld
from .game import Eyes, Game, S
from .questions import NATURE, Choice, Pick, Roll, Seat
from .run import Entry, Part, StepRun, offers

if TYPE_CHECKING:
    from .session import Session

TRIES = 5_000
"""How many deals may fail to fit before a fork is given up."""


class _Differs(Exception):
    """The dealt world shows the seat something it has not seen."""


class World(NamedTuple, Generic[S]):
    """A dealt world that stands where the truth stands: its boundary, its state now, and the step it is in."""

    boundary: S
    state: S
    run: StepRun


def deal_world(session: Session[S], seat: Seat, seed: int | str | bytes) -> World[S]:
    """A world like the session's as far as the seat can tell."""
    if session.over:
        raise GameOver("a finished game hides nothing")
    source = Chance(key_of(seed))
    if _nothing_learnt(session):
        return _Attempt(session, seat, source.split("0"), None).dealt()
    truth = _Witness(session, seat)
    for attempt in range(TRIES):
        try:
            return _Attempt(session, seat, source.split(str(attempt)), truth).dealt()
        except _Differs:
            continue
    raise NoWorld(f"no world fits what seat {seat} has seen, after {TRIES} deals")


def _nothing_learnt(session: Session[Any]) -> bool:
    """Whether nothing has happened since the boundary that could tell worlds apart."""
    state, boundary = session.state, session.boundary
    return (
        not session.answers
        and not session.pending
        and state.reveals == boundary.reveals
        and state.chance.counter == boundary.chance.counter
    )


def deal_anew(
    game: Game[S], state: S, eyes: Eyes, chance: Chance, now: S, pinning: bool = True
) -> None:
    """Deal everything the eyes cannot know anew into a state at a boundary.

    Pinning is needed only if the eyes may have learnt something since the boundary.
    """
    chance.pins = {} if pinning else None
    game.determinize(state, tuple(eyes), chance, now)
    state.chance = chance.split("play")
    state.chance.pins = chance.pins
    state.reveals = 0


class _Witnessed:
    """What a seat is shown while a step is carried out."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.items: list[Any] = []

    def question(self, pick: Pick) -> None:
        """The seat's own question in full; of others' only that they are asked, not how often."""
        if pick.seat == self.seat:
            self.items.append((pick.prompt, list(pick.options), dict(pick.about)))
        elif self.items[-1:] != [pick.seat]:
            self.items.append(pick.seat)

    def together(self, run: StepRun) -> None:
        """That a secret question begins, and to whom if the names are shown."""
        assert run.parts is not None
        self.items.append(list(run.parts) if run.waiting == "names" else len(run.parts))

    def own_part(self, run: StepRun, answers: list[Choice]) -> None:
        """Give the seat's own answers to an open secret question, noting what it is asked on the way."""
        part = (run.parts or {}).get(self.seat)
        for option in answers:
            if part is None or part.pick is None or not offers(part.pick, option):
                raise _Differs
            self.question(part.pick)
            part.give(option)
        if part is not None and part.pick is not None:
            self.question(part.pick)


class _Witness(Generic[S]):
    """The truth since the boundary, as far as the seat has seen it."""

    def __init__(self, session: Session[S], seat: Seat) -> None:
        self.seat = seat
        self.shown = _Witnessed(seat)
        self.known: list[Entry] = []
        self.closed = 0
        """How many secret questions have been closed in this step."""
        self._rest = deque(session.answers)
        live = session._run
        assert live is not None
        self.own = live.pending.get(seat, [])
        self._run_again(session)
        self.unfinished = [s for s, part in (live.parts or {}).items() if part.pick is not None]
        self.waits = live.waits
        self.view = session.game.view(session.state, seat)

    def _run_again(self, session: Session[S]) -> None:
        state = session._copy(session.boundary)
        state.news = []
        flow = session.game.step(state)
        assert flow is not None
        run = StepRun(flow, lambda roll: self._face(state, roll))
        run.start()
        while self._rest or run.parts is None:
            if run.parts is None:
                assert run.pick is not None
                self.shown.question(run.pick)
                if not self._rest:
                    break
                run.give(run.pick.seat, self._take(run.pick))
            else:
                self.shown.together(run)
                self.closed += 1
                for part in list(run.parts.values()):
                    while part.pick is not None:
                        self.shown.question(part.pick) if part.seat == self.seat else None
                        part.give(self._take(part.pick))
                run.close()
        if run.parts is not None:
            self.shown.together(run)
            self.shown.own_part(run, self.own)
        self.events = [event.for_seat(self.seat) for event in state.news]

    def _take(self, pick: Pick) -> Choice:
        entry = self._rest.popleft()
        if pick.seat == self.seat or not pick.secret:
            self.known.append(entry)
        return entry[1]

    def _face(self, state: S, roll: Roll) -> Any:
        state.chance.choice(list(roll.die))
        entry = self._rest.popleft()
        if roll.to is None or self.seat in roll.to:
            self.known.append(entry)
        return entry[1]


class _Attempt(Generic[S]):
    """One attempt: a dealt world in which the step is carried out again."""

    def __init__(
        self, origin: Session[S], seat: Seat, chance: Chance, truth: _Witness[S] | None
    ) -> None:
        self.origin = origin
        self.seat = seat
        self.chance = chance
        self.truth = truth
        self.shown = _Witnessed(seat)
        self.known = deque(truth.known if truth else [])

    def dealt(self) -> World[S]:
        """The world, if it shows the seat what it has seen."""
        origin, learnt = self.origin, self.truth is not None
        boundary = origin._copy(origin.boundary)
        deal_anew(origin.game, boundary, (self.seat,), self.chance, origin.state, pinning=learnt)
        state = origin._copy(boundary)
        state.news = []
        flow = origin.game.step(state)
        assert flow is not None, "dealing anew must not end the game"
        run = StepRun(flow, lambda roll: self._face(state, roll))
        run.start()
        self._carry_out(run, state)
        boundary.chance.pins = state.chance.placed
        state.chance.unpin()
        state.news = None
        return World(boundary, state, run)

    def _carry_out(self, run: StepRun, state: S) -> None:
        """Run on to where the truth stands, and see that it looks the same."""
        truth = self.truth
        if truth is None:
            return
        closed = 0
        while not run.over:
            if run.parts is None:
                assert run.pick is not None
                self.shown.question(run.pick)
                if self._arrived(run.pick, truth):
                    break
                run.give(run.pick.seat, self._said(run.pick))
                continue
            self.shown.together(run)
            if closed == truth.closed:
                self._answer_open(run, truth)
                break
            closed += 1
            self._answer_closed(run)
        self._compare(run, state, truth)

    def _arrived(self, pick: Pick, truth: _Witness[S]) -> bool:
        if self.known:
            return False
        return pick.seat == self.seat or not pick.secret or self.shown.items == truth.shown.items

    def _said(self, pick: Pick) -> Choice:
        """What is said now: as the seat saw or said it, or redrawn if it was secret."""
        if pick.seat != self.seat and pick.secret:
            return self.chance.choice(list(pick.options))
        entry = self.known.popleft() if self.known else None
        if entry is None or entry[0] != pick.seat or not offers(pick, entry[1]):
            raise _Differs
        return entry[1]

    def _answer_closed(self, run: StepRun) -> None:
        assert run.parts is not None
        for part in list(run.parts.values()):
            while part.pick is not None:
                if part.seat == self.seat:
                    self.shown.question(part.pick)
                part.give(self._said(part.pick))
        run.close()

    def _answer_open(self, run: StepRun, truth: _Witness[S]) -> None:
        """A secret question still open: the seat's own answers stand, whoever has finished is redrawn."""
        parts = run.parts
        assert parts is not None
        self.shown.own_part(run, truth.own)
        others = [part for seat, part in parts.items() if seat != self.seat]
        for part in self._finished(run, others, truth):
            while part.pick is not None:
                part.give(self.chance.choice(list(part.pick.options)))
        if not run.asked:
            raise _Differs

    def _finished(self, run: StepRun, others: list[Part], truth: _Witness[S]) -> list[Part]:
        """Who of the others has finished: known by name, or only how many and then drawn."""
        if run.waiting == "names":
            return [part for part in others if part.seat not in truth.unfinished]
        thinking = len([seat for seat in truth.unfinished if seat != self.seat])
        self.chance.shuffle(others)
        return others[thinking:]

    def _face(self, state: S, roll: Roll) -> Any:
        drawn = state.chance.choice(list(roll.die))
        if self.truth is None or (roll.to is not None and self.seat not in roll.to):
            return drawn
        entry = self.known.popleft() if self.known else None
        if entry is None or entry[0] != NATURE or entry[1] not in roll.die:
            raise _Differs
        return entry[1]

    def _compare(self, run: StepRun, state: S, truth: _Witness[S]) -> None:
        assert state.news is not None
        if (
            run.over
            or self.known
            or self.shown.items != truth.shown.items
            or run.waits != truth.waits
            or [event.for_seat(self.seat) for event in state.news] != truth.events
            or self.origin.game.view(state, self.seat) != truth.view
        ):
            raise _Differs
