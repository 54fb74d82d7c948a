"""A session: one game being played.

It holds a state, says who is asked what, and takes answers. The truth is the state at a step boundary plus the answers
since; the running generator is only their continuation and can be built again at any time. That one idea gives clone,
undo, save, recovery from a faulty rule, and fork.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Generic

from msgspec import Raw, Struct

from .branching import BranchingTrial
from .chance import Chance, key_of
from .codec import decode, digest, encode
from .copying import copier
from .errors import (
    BadSave,
    GameOver,
    Illegal,
    NotAsked,
    OutOfDate,
    Paused,
    Refused,
    Report,
    RuleFault,
    RuleMisuse,
)
from .events import Event
from .fork import deal_world
from .game import Config, Game, Result, S
from .history import EVERY, History, StepRecord
from .occasions import Who, who_is_asked
from .only_ways import OnlyWays
from .questions import Choice, Pick, Seat
from .run import Entry, NatureDice, StepRun, WaitingFor, offers
from .sight import Sight, sight
from .trial import Trial

FORMAT = 1
_IDLE_STEPS = 10_000
"""How many steps in a row without a question are an endless loop."""


class Save(Struct):
    """A session at rest."""

    game: str
    version: str
    config: Config
    state: Raw
    answers: list[tuple[int, Choice]]
    pending: dict[int, list[Choice]]
    numbers: dict[int, int]
    floor: int
    records: list[StepRecord] | None
    """The steps before the current one, if they are kept."""
    last: Seat | None = None
    """Who answered last, and so may take it back."""
    redeal: bytes | None = None
    """The key with which the current step was dealt anew, if it was."""
    public: bool = False
    """Whether only what everybody had seen stayed then."""
    back: int = 0
    """How many steps before the current one an undo may still go."""
    earlier: list[Raw] = []
    """The states at their boundaries, if they are kept."""
    format: int = FORMAT


class Session(Generic[S]):
    """One game being played: its state, the questions that are open, and the steps that led here."""

    def __init__(
        self,
        game: Game[S],
        config: Config,
        state: S,
        record: bool = True,
        every: int = EVERY,
        tells: bool = True,
        history: History[S] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.state = state
        self.asked: Mapping[Seat, Pick] = {}
        self.events: list[Event] = []
        self.tells = tells
        """Whether it says what happens; where nobody listens, such as among bots, that is spared."""
        self.paused: Report | None = None
        self.dice = NatureDice(state)
        self.only_ways = OnlyWays(game, self.dice, record)
        self._history = history or History(game, config, copier(game.state), record, every)
        self._copy = self._history.copied
        self._run: StepRun | None = None
        self._numbers: dict[Seat, int] = {}
        self._floor = (0, 0)
        self._last: Seat | None = None
        self._faulty: list[Entry] = []

    # -- beginning ---------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        config: Config,
        seed: int | str | bytes,
        record: bool = True,
        tells: bool = True,
    ) -> Session[S]:
        """Set up a table and go to its first question."""
        return cls.at(game, config, game.setup(config, Chance(key_of(seed))), record, tells=tells)

    @classmethod
    def at(
        cls,
        game: Game[S],
        config: Config,
        state: S,
        record: bool = True,
        every: int = EVERY,
        tells: bool = True,
    ) -> Session[S]:
        """Go on from a state at a step boundary; at least every `every` steps a boundary is kept."""
        session = cls(game, config, state, record, every, tells)
        session.begin()
        return session

    @classmethod
    def load(cls, game: Game[S], data: bytes | str) -> Session[S]:
        """Take up a saved session; after a change of the rules its unfinished step starts again."""
        return cls.wake(game, decode(data, Save))

    @classmethod
    def wake(cls, game: Game[S], save: Save) -> Session[S]:
        """Take up a session at rest."""
        if save.format != FORMAT or save.game != game.name:
            raise BadSave(f"this is {save.game} in format {save.format}, not {game.name}, {FORMAT}")
        session = cls(
            game,
            save.config,
            decode(bytes(save.state), game.state),
            record=save.records is not None,
        )
        current = save.version == game.version
        session._remember(save)
        session._numbers = dict(save.numbers)
        answers, pending = (save.answers, save.pending) if current else ([], {})
        session._resume(session.boundary, answers, pending, current)
        session._floor = (session.steps, 0)
        if current and save.back == len(save.earlier):
            session._floor = (session.steps - save.back, save.floor)
            session._last = save.last
        return session

    def _remember(self, save: Save) -> None:
        """The steps before the current one, those an undo may go back to with their states, and the current one."""
        records = save.records or []
        unknown = [None] * (len(records) - len(save.earlier))
        for record, state in zip(records, [*unknown, *save.earlier], strict=True):
            known = None if state is None else decode(bytes(state), self.game.state)
            self._history.add(record, known)
        self._history.add(StepRecord("", [], save.redeal, save.public), self.state)

    def begin(self) -> None:
        """Go from the state, which stands at a step boundary, to the first question."""
        self.state.news = [] if self.tells else None
        self._begin_steps()
        self.events, self.state.news = self.state.news or [], None
        self._present()
        self._floor = self._position()

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run is None

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.game.score(self.state) if self.over else None

    @property
    def steps(self) -> int:
        """How many steps have been begun."""
        return len(self._history)

    @property
    def boundary(self) -> S:
        """The state at the last step boundary; not to be changed."""
        return self._history.boundary(self.steps - 1)

    @property
    def boundaries(self) -> list[S]:
        """The states at the boundaries an undo may go back to, the last one last; not to be changed."""
        return self._history.boundaries(self._floor[0] - 1)

    @property
    def answers(self) -> list[Entry]:
        """What was said since the boundary, Nature's rolls included."""
        return self._history.last.answers

    @property
    def pending(self) -> dict[Seat, list[Choice]]:
        """The answers to a secret simultaneous question that is still open."""
        return {} if self._run is None else self._run.pending

    def record_of(self, index: int) -> StepRecord:
        """What is recorded of a step, counted from 0; an empty record if it was never begun."""
        return self._history.record(index) if index < self.steps else StepRecord("", [])

    @property
    def records(self) -> list[StepRecord]:
        """The whole game so far, for a replay."""
        self._history.record(self.steps - 1)
        return [*self._history.records]

    @property
    def waits(self) -> WaitingFor:
        """Whom the table waits for."""
        return WaitingFor((), 0) if self._run is None or self.paused else self._run.waits

    def where(self) -> list[str]:
        """The rules being carried out, from the outermost to the one that asks."""
        return [] if self._run is None else self._run.where()

    def view(self, seat: Seat | None, public: Any = None) -> Any:
        """The table as a seat, or for None the public, sees it; the public's view, if at hand, saves work."""
        beside = self.game.view_beside
        if public is None or beside is None:
            return self.game.view(self.state, seat)
        return public if seat is None else beside(self.state, seat, public)

    def seat_view(self, seat: Seat | None, public: Any = None) -> Sight:
        """Everything a seat is shown: its view, its question in words, whom the table waits for, how it ended."""
        asked = None if seat is None else self.asked.get(seat)
        may_undo = seat is not None and self.may_undo(seat)
        shown = (self.view(seat, public), asked, self._who(), self.waits, self.result, may_undo)
        return sight(self.game, self.state, *shown, self.only_ways.of(seat))

    def _who(self) -> Who:
        """Who answers what is asked now; those who have answered already count too."""
        parts = None if self._run is None else self._run.parts
        return who_is_asked(0 if parts is None else len(parts), self.config.players)

    def preview(self, seat: Seat, options: Sequence[Choice]) -> Sight | None:
        """What a seat would be shown after these answers of its own, or None where more than they decides.

        It stops at chance, at somebody else's answer and at anything new: a preview tells what answering and taking
        back would tell, and nothing else.
        """
        twin = self.clone()
        for option in options:
            twin.answer(seat, option, twin.asked[seat].number if seat in twin.asked else 0)
            if not twin.can_undo(seat) or list(twin.asked) != [seat]:
                return None
        return twin.seat_view(seat)

    def digest(self) -> str:
        """A fingerprint of the truth: boundary, answers since, and secret answers still open."""
        return digest([self.boundary, self.answers, self.pending])

    # -- playing -----------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Choice, number: int) -> list[Event]:
        """Take an answer and go on to the next question; returns what happened.

        A refused answer raises and leaves everything as it was; so does a rule that fails (RuleFault).
        """
        run = self._check(seat, option, number)
        state, history, parts = self.state, self._history, run.parts
        steps, said = len(history.records), len(run.answers)
        counter, reveals = state.chance.counter, state.reveals
        pending = {} if parts is None else run.pending
        news: list[Event] = []
        if self.tells:
            state.news = news
        if self.only_ways.kept:
            self.only_ways.forget(seat)
        try:
            run.give(seat, option)
            if run.over:
                self._begin_steps()
        except Exception as error:
            self._recover((history.first + steps, said), pending, (seat, option), error)
        self.events, state.news = news, None
        if self._faulty:
            self._faulty.clear()
        closed = parts is not None and run.parts is not parts
        if closed or state.chance.counter != counter or state.reveals != reveals:
            self._floor = self._position()
        elif seat != self._last:
            self._floor = (history.first + steps, said)
        self._last = seat
        if len(history.kept) > 2:
            history.forget(self._floor[0] - 1)
        self._present()
        return news

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back its last answer.

        It may while nothing was rolled, shown or answered by others since; a secret answer until all are in.
        """
        if self.pending:
            return seat in self.pending
        return self._last == seat and self._position() > self._floor

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back its last answer, as far as saying so tells nothing.

        While a secret question is open a seat takes back its own answers to it and nothing earlier: otherwise it
        could see from this alone whether anybody else has answered.
        """
        secret = len(self.asked) > 1 or self.waits.names is None
        if secret and seat not in self.pending:
            return False
        return not self.over and self.can_undo(seat)

    def undo(self, seat: Seat) -> bool:
        """Take back this seat's last answer, if it may; says whether it did."""
        if not self.can_undo(seat):
            return False
        if self.pending:
            assert self._run is not None
            self._run.take_back(seat)
            self._present()
            return True
        while not self.answers:
            self._history.cut(self.steps - 1)
        self._resume(self.boundary, self.answers[:-1], {}, False)
        return True

    def redeal(self, seed: int | str | bytes, public: bool = False) -> None:
        """Deal anew, at the last boundary, what nobody (or `public`: not everybody) has seen; the key is recorded."""
        self._history.redealt(key_of(seed), public)
        self._resume(self.boundary, [], {}, False)
        self._floor = self._position()

    # -- other worlds ------------------------------------------------------------------------------------------

    def clone(self) -> Session[S]:
        """An exact twin; it knows the truth and is for servers and tests only."""
        boundary = self.boundary
        history = self._history.copy()
        twin = type(self)(self.game, self.config, boundary, tells=self.tells, history=history)
        twin._numbers = self._numbers.copy()
        twin._floor, twin._last, twin.dice.said = self._floor, self._last, self.dice.said
        twin._resume(boundary, self.answers, self.pending, True, self._run)
        twin.only_ways.kept = [*self.only_ways.kept]
        twin.only_ways.listens = self.only_ways.listens
        twin.paused = self.paused
        return twin

    def trial(self, seed: int | str | bytes | None = None) -> Trial[S]:
        """A line of play that is tried out from here; with a seed, chance goes another way from now on.

        Like a clone it knows what the session knows: a bot tries things out in its forks.
        """
        state = self._copy(self.boundary)
        flow = self.game.step(state)
        dice = NatureDice(state)
        run = None if flow is None else StepRun(flow, dice, checks=False)
        if run is not None:
            run.replay(self.answers, self.pending, dice.draw, trusted=True)
        state.chance.unpin()
        if seed is not None:
            state.chance = Chance(key_of(seed))
        return Trial(self.game, state, run)

    def branching(self, seed: int) -> BranchingTrial[S]:
        """A trial that can be branched at every question, with chance going the way of the seed."""
        return BranchingTrial(partial(self.trial, seed), self._copy)

    def last_trial(self) -> Trial[S]:
        """This session itself as a trial: nothing is copied, and the session is of no use afterwards."""
        trial, self._run = Trial(self.game, self.state, self._run), None
        return trial

    def fork(self, seat: Seat, seed: int | str | bytes) -> Session[S]:
        """A world this seat could believe in: what it cannot know is dealt anew."""
        boundary, state, run = deal_world(self, seat, seed)
        world = Session(self.game, self.config, state, record=False)
        world._history.add(StepRecord("", run.answers), boundary)
        world._numbers = {seat: self._numbers.get(seat, 0)}
        world._run = run
        run.nature, run.settled = world.dice, world.only_ways
        world.only_ways.kept = self.only_ways.of(seat)
        world.only_ways.listens = self.only_ways.listens
        world._present(True)
        world._floor = world._position()
        return world

    def save(self) -> bytes:
        """The session as JSON: the boundary state and the answers since."""
        return encode(self.rest())

    def rest(self, state: bool = True, records: bool = True) -> Save:
        """The session at rest; without its states or the steps before if whoever keeps it has those already."""
        kept = self._history.recorded and records
        return Save(
            game=self.game.name,
            version=self.game.version,
            config=self.config,
            state=Raw(encode(self.boundary) if state else b"null"),
            answers=self.answers,
            pending=self.pending,
            numbers=self._numbers,
            floor=self._floor[1],
            records=self.records[:-1] if kept else None,
            last=self._last,
            redeal=self._history.last.redeal,
            public=self._history.last.public,
            back=self.steps - self._floor[0],
            earlier=[Raw(encode(s)) for s in self.boundaries[:-1]] if state and kept else [],
        )

    # -- inside ------------------------------------------------------------------------------------------------

    def _check(self, seat: Seat, option: Choice, number: int) -> StepRun:
        """The run that takes this answer, if it is one to the question that is open."""
        pick, run = self.asked.get(seat), self._run
        if pick is None or number != pick.number or run is None or not offers(pick, option):
            raise self._refusal(seat, option, number)
        return run

    def _refusal(self, seat: Seat, option: Choice, number: int) -> Refused:
        """Why an answer is not accepted."""
        if self.paused is not None:
            return Paused(f"the table is paused: {self.paused.cause}")
        if self._run is None:
            return GameOver("the game is over")
        pick = self.asked.get(seat)
        if pick is None:
            return NotAsked(f"seat {seat} is not asked anything now")
        if number != pick.number:
            return OutOfDate(f"this answers question {number}; seat {seat} is at {pick.number}")
        return Illegal(f"{option!r} is not offered; {pick.prompt} offers {list(pick.options)}")

    def _begin_steps(self) -> None:
        """Begin steps until one of them asks something, or the game is over."""
        history, state, run, step = self._history, self.state, self._run, self.game.step
        for _ in range(_IDLE_STEPS):
            answers: list[Entry] = []
            history.begin(state, answers)
            flow = step(state)
            if flow is None:
                self._run = None
                return
            if run is None:
                self._run = run = StepRun(flow, self.dice, settled=self.only_ways)
            run.begin(flow, answers)
            if not run.over:
                return
        raise RuleMisuse(f"{self.game.name} goes on without ever asking anything")

    def _resume(
        self,
        boundary: S,
        answers: list[Entry],
        pending: Mapping[Seat, list[Choice]],
        same: bool,
        like: StepRun | None = None,
    ) -> None:
        """Build the run of the last step again from its boundary; one like it has checked what is asked before."""
        self.state = state = self.dice.state = self._copy(boundary)
        flow = self.game.step(state)
        self.only_ways.kept = []
        self._run = None
        if flow is not None:
            self._run = run = StepRun(flow, self.dice, like is None, self.only_ways)
            run.replay(answers, pending, self.dice.draw, trusted=like is not None)
            run.check_from_now_on(None if like is None else like.pick)
            state.chance.unpin()
            self._history.again(run.answers)
            if run.over:  # with other luck, or by other rules, the step asks nothing
                self._begin_steps()
        self._present(same)

    def _present(self, same: bool = False) -> None:
        """Number the questions; those asked anew (unless they are the `same` as before) count on."""
        before, run, numbers = self.asked, self._run, self._numbers
        if run is None or self.paused is not None:
            self.asked = {}
            return
        pick = run.pick
        self.asked = asked = run.asked if pick is None else {pick.seat: pick}
        for seat, pick in asked.items():
            if pick is not before.get(seat):
                numbers[seat] = pick.number = numbers.get(seat, 0) + (not same)

    def _position(self) -> tuple[int, int]:
        history = self._history
        records = history.records
        return history.first + len(records), len(records[-1].answers)

    def _recover(
        self,
        before: tuple[int, int],
        pending: Mapping[Seat, list[Choice]],
        fatal: Entry,
        error: Exception,
    ) -> None:
        """Put the game back to where it stood before the fatal answer, and report."""
        where = _where_raised(error)
        steps, kept = before
        self._history.cut(steps)
        answers = self.answers[:kept]
        self._resume(self.boundary, answers, pending, True)
        report = Report(where, answers, fatal, f"{type(error).__name__}: {error}")
        self._faulty.append(fatal)
        offered = [(seat, option) for seat, pick in self.asked.items() for option in pick.options]
        if all(entry in self._faulty for entry in offered):
            self.paused = report
            self.asked = {}
        raise RuleFault(report) from error


def _where_raised(error: Exception) -> list[str]:
    """The rules that were being carried out when the error was raised."""
    names, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_flags & _GENERATOR:
            names.append(code.co_name)
        trace = trace.tb_next
    return names


_GENERATOR = 0x20
