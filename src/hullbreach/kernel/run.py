"""Carrying out one step: a rule's generator, what it waits for, and the answers it was given.

A `StepRun` knows nothing of sessions. It is driven in three ways: by people through a session, by a recorded list
of answers when a position is built again, and by a fork that redraws what its viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from types import GeneratorType
from typing import Any, TypeAlias

from msgspec import Struct

from .errors import ReplayMismatch, RuleMisuse
from .questions import NATURE, Choice, Pick, Roll, Seat, Settled, Together, Waiting
from .state import State

Entry: TypeAlias = tuple[Seat, Choice]
"""An answer as it is recorded: who said what."""
Nature: TypeAlias = Callable[[Roll], int | str]


def checked(pick: Pick) -> Pick:
    """A question as the laws want it: options that are distinct and at least one, a default among them."""
    pick.work_out()
    options = pick.options
    if not options:
        raise RuleMisuse(f"{pick.prompt} offers nothing")
    if len(set(options)) != len(options):
        raise RuleMisuse(f"{pick.prompt} offers something twice: {list(options)}")
    if pick.default is None:
        pick.default = options[0]
    elif pick.default not in options:
        raise RuleMisuse(f"{pick.prompt} has the default {pick.default}, which it does not offer")
    return pick


def offers(pick: Pick, option: Choice) -> bool:
    """Whether a question offers exactly this option (True is not 1)."""
    options = pick.options
    try:
        return type(options[options.index(option)]) is type(option)
    except ValueError:
        return False


class WaitingFor(Struct, frozen=True, gc=False):
    """Whom the table waits for: by name, or only how many."""

    names: tuple[Seat, ...] | None
    count: int
    asked: tuple[Seat, ...] = ()
    """All who answer together, also those who have done so already; nobody where only their number may be known."""
    of: int = 0
    """How many answer together."""


class NatureDice:
    """Nature as it rolls for a state. It knows of no run and no session, so that these are gone once unused."""

    __slots__ = ("said", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: Callable[[Roll, int | str], int | str] | None = None
        """Lets tests say a die: called with what Nature rolled, returns what counts."""

    def __call__(self, roll: Roll) -> int | str:
        """Roll a die."""
        face = self.draw(roll)
        return face if self.said is None else self.said(roll, face)

    def draw(self, roll: Roll) -> int | str:
        """What chance shows, whatever may be said of it."""
        return self.state.chance.choice(roll.die)


class Part:
    """One seat's share of a secret simultaneous question."""

    __slots__ = ("_begin", "answers", "flow", "pick", "result", "seat")

    def __init__(self, seat: Seat, begin: Callable[[], Generator[Any, Any, Any]]) -> None:
        self.seat = seat
        self._begin = begin
        self.restart([])

    def restart(self, answers: Iterable[Choice]) -> None:
        """Begin again and give these answers."""
        self.flow = self._begin()
        self.answers: list[Choice] = []
        self.pick: Pick | None = None
        self.result: Any = None
        self._send(None)
        for answer in answers:
            self.give(answer)

    def give(self, option: Choice) -> None:
        """Answer the question this seat is asked."""
        self.answers.append(option)
        self._send(option)

    def _send(self, value: Choice | None) -> None:
        try:
            question = self.flow.send(value)
            while type(question) is Settled:  # in secret, so that nobody takes note of it
                question = self.flow.send(question.pick.options[0])
        except StopIteration as stop:
            self.pick, self.result = None, stop.value
            return
        if type(question) is not Pick or question.seat != self.seat:
            raise RuleMisuse(f"seat {self.seat} may only be asked its own Picks in secret")
        self.pick = checked(question)


class StepRun:
    """A step in progress; what is only tried out need not be checked, and its options wait until somebody looks."""

    __slots__ = (
        "__weakref__",
        "answers",
        "checks",
        "flow",
        "nature",
        "over",
        "parts",
        "pick",
        "settled",
        "waiting",
    )

    def __init__(
        self,
        flow: Generator[Any, Any, Any],
        nature: Nature,
        checks: bool = True,
        settled: Callable[[Pick], None] | None = None,
    ) -> None:
        self.flow = flow
        self.settled = settled
        """Called with what is not asked because there is one way only."""
        self.nature = nature
        self.checks = checks
        self.answers: list[Entry] = []
        self.pick: Pick | None = None
        self.parts: dict[Seat, Part] | None = None
        self.waiting: Waiting = "names"
        self.over = False

    def start(self) -> None:
        """Run up to the first question."""
        self._send(None)

    def begin(self, flow: Generator[Any, Any, Any], answers: list[Entry]) -> None:
        """Take up the next step, after one that is over, and run up to its first question."""
        self.flow, self.answers, self.over = flow, answers, False
        self._send(None)

    @property
    def asked(self) -> dict[Seat, Pick]:
        """Who is asked what."""
        pick = self.pick
        if pick is not None:
            pick.work_out()
            return {pick.seat: pick}
        parts = self.parts or {}
        return {seat: part.pick for seat, part in parts.items() if part.pick is not None}

    @property
    def first(self) -> Pick | None:
        """What is asked, of several questions the first."""
        if self.parts is None:
            if self.pick is not None:
                self.pick.work_out()
            return self.pick
        for part in self.parts.values():
            if part.pick is not None:
                return part.pick
        return None

    def question(self, seat: Seat) -> Pick | None:
        """What a seat is asked."""
        if self.parts is not None:
            part = self.parts.get(seat)
            return None if part is None else part.pick
        return self.asked.get(seat)

    @property
    def waits(self) -> WaitingFor:
        """Whom the table waits for, as everybody may know it."""
        names = tuple(self.asked)
        hidden = self.parts is not None and self.waiting == "count"
        asked = names if self.parts is None else tuple(self.parts)
        if hidden:
            return WaitingFor(None, len(names), (), len(asked))
        return WaitingFor(names, len(names), asked, len(asked))

    @property
    def pending(self) -> dict[Seat, list[Choice]]:
        """The answers to a secret simultaneous question that has not been closed yet."""
        if self.parts is None:
            return {}
        return {seat: [*part.answers] for seat, part in self.parts.items() if part.answers}

    def give(self, seat: Seat, option: Choice) -> None:
        """Answer for a seat that is asked, and run on to the next question."""
        if self.parts is None:
            self.answers.append((seat, option))
            self._send(option)
        else:
            self.parts[seat].give(option)
            self.close()

    def take_back(self, seat: Seat) -> None:
        """Let a seat take back its last answer to a secret question that is still open."""
        assert self.parts is not None
        part = self.parts[seat]
        part.restart(part.answers[:-1])

    def close(self) -> None:
        """Go on when every seat has finished its share."""
        parts = self.parts
        if parts is None:
            return
        for part in parts.values():
            if part.pick is not None:
                return
        self._send(self._results(parts))

    def replay(
        self,
        answers: Sequence[Entry],
        pending: Mapping[Seat, list[Choice]],
        draw: Nature,
        trusted: bool = False,
    ) -> None:
        """Start and give recorded answers, loudly refusing any that does not fit; one's own have fitted before.

        A recorded roll is drawn again all the same: chance must stand where it stood. With nothing recorded the
        step begins anew, rolls included.
        """
        if answers:
            self._replay(iter(answers), draw, self.give if trusted else self._give_recorded)
        else:
            self.start()
        for seat, options in pending.items():
            for option in options:
                self._give_recorded(seat, option)

    def check_from_now_on(self, before: Pick | None = None) -> None:
        """Check whatever is asked from here on; what is asked now was checked before, with the same options."""
        pick, self.checks = self.pick, True
        if pick is None:
            return
        if before is not None and pick.offer is not None:
            pick.options, pick.offer = before.options, None
        pick.work_out()
        if pick.default is None:
            pick.default = pick.options[0]

    def _replay(
        self, rest: Iterator[Entry], draw: Nature, give: Callable[[Seat, Choice], None]
    ) -> None:
        def recorded(roll: Roll) -> int | str:
            draw(roll)
            return _recorded_face(roll, next(rest, None))

        live, self.nature = self.nature, recorded
        self.start()
        for seat, option in rest:
            give(seat, option)
        self.nature = live

    def where(self) -> list[str]:
        """The names of the rules being carried out, from the outermost to the one that asks."""
        flows = [self.flow]
        if self.parts is not None:
            flows += [part.flow for part in self.parts.values() if part.pick is not None][:1]
        return [name for flow in flows for name in _names(flow)]

    def _give_recorded(self, seat: Seat, option: Choice) -> None:
        pick = self.question(seat)
        if pick is None or not offers(pick, option):
            wanted = {s: (p.prompt, list(p.options)) for s, p in self.asked.items()}
            raise ReplayMismatch(f"recorded: seat {seat} says {option!r}; asked: {wanted}")
        self.give(seat, option)

    def _send(self, value: Any) -> None:
        self.pick = None
        while True:
            try:
                question = self.flow.send(value)
            except StopIteration:
                self.over = True
                return
            if type(question) is Pick:
                self.pick = checked(question) if self.checks else question
                return
            if isinstance(question, Roll):
                value = self.nature(question)
                self.answers.append((NATURE, value))
            elif isinstance(question, Settled):
                value = question.pick.options[0]
                if self.settled is not None:
                    self.settled(question.pick)
            elif isinstance(question, Together):
                parts = {seat: Part(seat, begin) for seat, begin in question.rules.items()}
                if any(part.pick is not None for part in parts.values()):
                    self.parts, self.waiting = parts, question.waiting
                    return
                value = self._results(parts)
            else:
                raise RuleMisuse(f"a rule yielded {question!r}, which is not a question")

    def _results(self, parts: dict[Seat, Part]) -> dict[Seat, Any]:
        """What each seat's rule came to; the answers are recorded in the rules' order, not as they came."""
        self.parts = None
        self.answers += [(seat, option) for seat, part in parts.items() for option in part.answers]
        return {seat: part.result for seat, part in parts.items()}


def _recorded_face(roll: Roll, entry: Entry | None) -> int | str:
    if entry is None or entry[0] != NATURE or entry[1] not in roll.die:
        raise ReplayMismatch(f"recorded: {entry}; rolled: a die with {list(roll.die)}")
    face = entry[1]
    assert not isinstance(face, tuple)
    return face


def _names(flow: Any) -> list[str]:
    names = []
    while isinstance(flow, GeneratorType):
        names.append(flow.gi_code.co_name)
        flow = flow.gi_yieldfrom
    return names
