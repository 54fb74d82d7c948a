"""Table talk: what is said beside the rules, in a bounded language of speech acts.

Talk changes no state, asks no question and draws from no chance of the game: a game with its talk cut out is played
again alike. What can be said depends on open facts alone, so that neither a line nor the lack of one tells a role or a
card. A `Transcript` stands beside its session and keeps what was said, and what has come out about it since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .errors import BadSave, Refused
from .events import Event
from .questions import Seat
from .state import State

if TYPE_CHECKING:
    from .session import Session

S = TypeVar("S", bound=State)

Word: TypeAlias = int | str
"""What a slot is filled with: a seat, a place or a thing by its id, a number."""
Kind: TypeAlias = Literal["claim", "view", "promise", "request", "question", "reply", "plain"]
Shown: TypeAlias = bool | Literal["moot"] | None
"""What can be told of a line: it holds or not, nothing can come of it any more, or it is still open."""
MOOT: Literal["moot"] = "moot"
Position: TypeAlias = tuple[int, int]
"""Steps begun, and answers since the boundary; open secret answers do not count."""


class Unsayable(Refused):
    """A line that cannot be said now; `rule` names the one that forbids it, if one does."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule


class Act(Struct, frozen=True, gc=False):
    """Something said: a verb and what it speaks of; there is no nesting."""

    verb: str
    args: tuple[Word, ...] = ()


class Slot(Struct, frozen=True):
    """What a verb needs to be told: its kind, and under which name its words find it."""

    kind: Literal["seat", "place", "thing", "count"]
    fact: str
    worded: bool = False
    """Whether there is a message of its own for every filling, where a language needs its case or number."""


class Verb(Struct, frozen=True):
    """A way to say something."""

    name: str
    kind: Kind
    slots: tuple[Slot, ...] = ()
    rule: str = ""
    """The ledger rule that has to do with it."""
    to_one: bool = False
    """Whether it is addressed to the seat in its first slot."""
    yes: str = ""
    """For a request or a question: what a yes to it says, a promise or a claim."""
    accuses: bool = False
    """Whether it speaks against the seat in its first slot."""
    echo: bool = False
    """Whether there are words of their own for saying it after somebody else in the same round."""


class Chip(Struct, frozen=True, gc=False):
    """A verb that can be used now, and what each of its slots can be filled with."""

    verb: str
    slots: tuple[tuple[Word, ...], ...] = ()

    def offers(self, act: Act) -> bool:
        """Whether an act is one of its own; nothing is said of the same twice in one line."""
        if act.verb != self.verb or len(act.args) != len(self.slots):
            return False
        filled = all(arg in slot for arg, slot in zip(act.args, self.slots, strict=True))
        return filled and len(set(act.args)) == len(act.args)

    def acts(self) -> Iterator[Act]:
        """Everything that can be said with it."""
        for args in product(*self.slots):
            if len(set(args)) == len(args):
                yield Act(self.verb, args)


class Spoken(Struct, frozen=True, gc=False):
    """One line of a transcript."""

    n: int
    seat: Seat
    act: Act
    at: Position
    stamp: tuple[int, ...] = ()
    """Public counters at that moment, the round first: where listeners put the line into the past."""
    reply: int | None = None
    """The line it answers."""
    to: tuple[Seat, ...] | None = None
    """Who heard it; everybody when not given."""
    void: bool = False
    """Whether the game has gone back behind it since."""


class Fate(Struct, frozen=True, gc=False):
    """What came out about a line, for everybody to see: a claim was true or not, a promise kept or broken."""

    n: int
    good: bool | None
    """None where nothing can come of it any more: a promise that could not be kept."""
    at: Position


class Window(Struct, frozen=True, gc=False):
    """A moment at which bots speak: which, who, and how many lines each."""

    name: str
    seats: tuple[Seat, ...]
    lines: int = 1


@dataclass(frozen=True, kw_only=True)
class Language(Generic[S]):
    """What can be said at the table of a game. All but `truth`, `kept` and `foe` read open facts only."""

    verbs: Mapping[str, Verb]
    open: Callable[[S, Seat], str]
    """The rule that forbids a seat to speak now, or nothing."""
    chips: Callable[[S, Seat], list[Chip]]
    """Everything that makes sense now, in the order it is offered: alike for all seats that may speak."""
    stamp: Callable[[S], tuple[int, ...]]
    window: Callable[[S, Sequence[Event]], Window | None]
    """Whether bots speak at this boundary, given the public events since the last answer."""
    shown: Callable[[S, Spoken, Sequence[Event]], Shown]
    """What everybody can tell of a line now, given the public events since the last answer."""
    truth: Callable[[S, Act, Seat], bool | None]
    """Whether a claim or a view of a seat holds in a state; None where it says nothing of it."""
    kept: Callable[[S, Spoken, Sequence[Event]], Shown]
    """Like `shown`, for whoever knows everything: decides promises that only two can see kept."""
    foe: Callable[[S, Seat], bool]
    """Whether a seat hides that it is of another side, for which a bot may lie."""
    hears: Callable[[S, Seat], tuple[Seat, ...] | None]
    """Who hears a seat now; everybody for None."""
    place: Callable[[S, Word], Word] = lambda _s, word: word
    """What the board calls a place: where talk has another name for it than the board."""
    sided: Callable[[S, Seat], bool] | None = None
    """Whether a seat is of the hidden side, even if all have seen it; None where whoever is of it always hides."""

    def opposes(self, s: S, seat: Seat) -> bool:
        """Whether a seat is of the side that one can be of in secret, hidden or shown."""
        return (self.sided or self.foe)(s, seat)

    def verb(self, act: Act) -> Verb:
        """The verb of an act."""
        return self.verbs[act.verb]

    def kind(self, act: Act) -> Kind:
        """What sort of line it is."""
        return self.verbs[act.verb].kind

    def sayable(self, s: S, seat: Seat) -> list[Act]:
        """Every act that makes sense now, in the order chips are offered; replies need a line to answer."""
        return [act for chip in self.chips(s, seat) for act in chip.acts()]

    def fact(self, s: S, act: Act, seat: Seat) -> bool | None:
        """Whether a line is true for everybody: a view is right or wrong about whom it names, whoever says it."""
        if act.verb in VIEWS:
            return self.foe(s, int(act.args[0])) == VIEWS[act.verb]
        return self.truth(s, act, seat)

    def addressee(self, act: Act) -> Seat | None:
        """Whom a line is addressed to, if to one seat only."""
        verb = self.verbs[act.verb]
        return int(act.args[0]) if verb.to_one and act.args else None

    def against(self, act: Act) -> Seat | None:
        """Whom a line speaks against."""
        return int(act.args[0]) if self.verbs[act.verb].accuses and act.args else None

    def facts(self, act: Act) -> dict[str, Word]:
        """What the words of an act need, by name."""
        slots = self.verbs[act.verb].slots
        return {slot.fact: arg for slot, arg in zip(slots, act.args, strict=True)}

    def key(self, act: Act, answered: Spoken | None = None) -> str:
        """The message that words an act; a yes or no says what it agrees to or refuses."""
        told = answered if act.verb in (YES, NO) else None
        if told is not None and self.verbs[told.act.verb].kind in ("request", "question"):
            agreed = self.agreed(told)
            return f"talk.{act.verb}.{told.act.verb if agreed is None else agreed.verb}"
        slots = self.verbs[act.verb].slots
        worded = [str(a) for slot, a in zip(slots, act.args, strict=True) if slot.worded]
        return ".".join(["talk", act.verb, *worded])

    def told(self, lines: Sequence[Spoken], line: Spoken) -> str:
        """The message that words a line among those said before it: an answer, or the same once more."""
        if line.reply is not None:
            return self.key(line.act, lines[line.reply])
        echo = self.verbs[line.act.verb].echo and any(_echoed(x, line) for x in lines[: line.n])
        return f"{self.key(line.act)}.too" if echo else self.key(line.act)

    def agreed(self, line: Spoken) -> Act | None:
        """What is said by answering yes to a line."""
        verb = self.verbs[line.act.verb].yes
        if not verb:
            return None
        facts, promise = self.facts(line.act), self.verbs[verb]
        args = [facts.get(slot.fact, line.seat) for slot in promise.slots]
        return Act(verb, (line.seat, *args[1:]) if promise.to_one else tuple(args))


YES, NO, RATHER_NOT, DONT_KNOW = "yes", "no", "rather_not", "dont_know"
REPLIES = {name: Verb(name, "reply") for name in (YES, NO, RATHER_NOT, DONT_KNOW)}
"""What a request or a question is answered with."""
COURTESIES = {name: Verb(name, "plain") for name in ("hello", "thanks", "one_moment")}
VIEWS = {"suspect": True, "trust": False}
"""What one says of others, and whether that makes them a foe."""
MANNERS = tuple(Chip(name) for name in COURTESIES)
"""What can always be said."""


class Transcript:
    """What was said at one table, and what has come out about it; it never touches the session."""

    def __init__(self, lines: Iterable[Spoken] = (), fates: Iterable[Fate] = ()) -> None:
        self.lines = list(lines)
        self.fates = {fate.n: fate for fate in fates}

    def say(self, session: Session[Any], seat: Seat, act: Act, reply: int | None = None) -> Spoken:
        """A seat says something; raises Unsayable, and nothing has changed, if it cannot be said now."""
        language = session.game.talk
        if language is None:
            raise Unsayable(f"{session.game.name} has no words for its table")
        if session.over or seat not in range(session.config.players):
            raise Unsayable("nobody speaks at this table any more")
        closed = language.open(session.state, seat)
        if closed:
            raise Unsayable(f"seat {seat} may not speak now", closed)
        to = language.hears(session.state, seat)
        self._check(language, session.state, seat, act, reply)
        stamp = language.stamp(session.state)
        if any(_same(line, seat, act, reply, stamp) for line in self.lines):
            raise Unsayable("this was said already in this round")
        at = (session.steps, len(session.answers))
        line = Spoken(len(self.lines), seat, act, at, stamp, reply, to)
        self.lines.append(line)
        return line

    def heard(self, seat: Seat | None) -> tuple[Spoken, ...]:
        """The lines a seat (or, for None, everybody) has heard."""
        return tuple([x for x in self.lines if x.to is None or (seat is not None and seat in x.to)])

    def note(self, session: Session[Any], told: Sequence[Event] | None = None) -> list[Fate]:
        """Look, after answers that told this, what has come out about lines that were open."""
        language = session.game.talk
        if language is None or not self.lines:
            return []
        news = public(session.events if told is None else told)
        at, found = (session.steps, len(session.answers)), []
        for line in self.lines:
            if line.n in self.fates or line.void or line.to is not None:
                continue
            meant = self.meaning(language, line)
            good = None if meant is None else language.shown(session.state, meant, news)
            if good is not None:
                found.append(Fate(line.n, None if good == MOOT else good, at))
        self.fates.update({fate.n: fate for fate in found})
        return found

    def meaning(self, language: Language[Any], line: Spoken) -> Spoken | None:
        """A line as what it claims or promises: a yes says what it agrees to, a no promises nothing."""
        if line.act.verb == YES and line.reply is not None:
            act = language.agreed(self.lines[line.reply])
            return None if act is None else replace(line, act=act)
        return line if language.kind(line.act) in ("claim", "view", "promise") else None

    def went_back(self, at: Position) -> bool:
        """The game has gone back to where it stood before: later lines stay said, here, and mean nothing more."""
        later = [line for line in self.lines if line.at > at]
        for line in later:
            self.lines[line.n] = replace(line, at=at, void=True)
        self.fates = {n: fate for n, fate in self.fates.items() if fate.at <= at}
        return bool(later)

    def keep(self, line: Spoken) -> None:
        """Take over a line that was said before."""
        self.lines.append(line)

    def bars_undo(self, session: Session[Any], seat: Seat) -> bool:
        """Whether somebody else has spoken since the last answer: nobody sounds others out and takes it back."""
        at = (session.steps, len(session.answers))
        return any(line.seat != seat and line.at >= at and not line.void for line in self.lines)

    def _check(
        self, language: Language[Any], s: Any, seat: Seat, act: Act, reply: int | None
    ) -> None:
        if act.verb in REPLIES:
            if reply is None or not answers_it(language, self.heard(seat), seat, act, reply):
                raise Unsayable("there is nothing to answer that with")
        elif reply is not None or not any(c.offers(act) for c in language.chips(s, seat)):
            raise Unsayable(f"{act.verb} {list(act.args)} makes no sense now")


def public(events: Sequence[Event]) -> list[Event]:
    """The events that everybody was told in the same words."""
    return [event for event in events if event.to is None]


def answers_it(
    language: Language[Any], heard: Sequence[Spoken], seat: Seat, act: Act, reply: int
) -> bool:
    """Whether a seat can answer a line like this: it was asked, alone or with all others, and did not answer yet."""
    line = next((line for line in heard if line.n == reply), None)
    if line is None or line.seat == seat or act.args or act.verb not in REPLIES:
        return False
    asked = language.addressee(line.act)
    return language.kind(line.act) in ("request", "question") and asked in (None, seat)


def _same(line: Spoken, seat: Seat, act: Act, reply: int | None, stamp: tuple[int, ...]) -> bool:
    """Whether a line says the same again in the same round, or answers once more what was answered."""
    if line.seat != seat or line.void:
        return False
    if reply is not None:
        return line.reply == reply
    return line.act == act and line.stamp[:1] == stamp[:1]


def _echoed(before: Spoken, line: Spoken) -> bool:
    """Whether somebody else had said the same in the same round, to the same ears."""
    if before.seat == line.seat or before.act != line.act or before.void:
        return False
    return before.stamp[:1] == line.stamp[:1] and before.to == line.to


def check_lines(session: Session[Any], lines: Sequence[Spoken], before: Transcript) -> None:
    """Say the recorded lines of this moment once more, or BadSave; void ones are taken over as they stand."""
    for line in lines:
        if line.void:
            before.keep(line)
            continue
        try:
            said = before.say(session, line.seat, line.act, line.reply)
        except Unsayable as refused:
            raise BadSave(f"line {line.n + 1} of the talk: {refused}") from None
        if said != line:
            raise BadSave(f"line {line.n + 1} of the talk stands in the wrong place")
