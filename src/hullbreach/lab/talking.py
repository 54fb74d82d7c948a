"""Games with talk in the lab: only windows make bots speak, so a seed gives the same game; what is said is noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import log2
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from hullbreach.bots import Bot, Chair, heard_by
from hullbreach.bots.beliefs import belief_of
from hullbreach.bots.believed import moved
from hullbreach.bots.listening import PARTS, Rates
from hullbreach.bots.passes import converse, window_of
from hullbreach.kernel import Choice, Language, Pick, Seat, Session, Spoken, Transcript

Note: TypeAlias = Callable[[Any, Pick, Choice], None]
"""Who wants to be told of every decision."""
FRIEND, FOE = 0, 1


class LineNote(Struct, frozen=True, array_like=True):
    """One line, as somebody notes it who knows everything."""

    seat: Seat
    verb: str
    kind: str
    foe: bool
    about: bool | None
    """Whether the target is a foe, or the claim true; None where it is about nothing of the kind."""
    true: bool | None
    good: bool | None = None
    """What came out about it, if anything did."""
    bits: float | None = None
    """How much nearer to the truth it brought those who are no foes, on average; less than 0 misled them."""


class TalkNotes(Struct):
    """What was said in one game."""

    lines: list[LineNote] = []
    rounds: int = 0
    pairs: list[int] = field(default_factory=lambda: [0] * 4)
    """At how many windows a friend could have spoken of a friend, of a foe, a foe of a friend, of a foe."""
    windows: list[int] = field(default_factory=lambda: [0, 0])
    """How often a friend, and a foe, could have spoken."""
    contests: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Of a friend and a foe at the same window: how often only the friend spoke, both or neither, only the foe."""


class TalkingTable:
    """A session, its transcript, and the notes on both."""

    def __init__(self, session: Session[Any], bots: Mapping[Seat, Bot], bits: bool = False) -> None:
        assert session.game.talk is not None
        self._bits = bits
        """Whether it is looked into whom a line moved."""
        self.session = session
        self.bots = bots
        self.transcript = Transcript()
        self.notes = TalkNotes()
        self._language: Language[Any] = session.game.talk
        self._talk()

    def step(self, note: Note = lambda *_: None) -> bool:
        """The next answer, and what is said after it; tells of it and returns whether there was a choice."""
        seat, question = next(iter(self.session.asked.items()))
        chair = Chair(self.session, seat, heard_by(self.transcript, seat))
        option = self.bots[seat].choose(chair)
        if len(question.options) > 1:
            note(self.session.state, question, option)
        self.session.answer(seat, option, question.number)
        self.transcript.note(self.session)
        self._talk()
        return len(question.options) > 1

    def finish(self) -> TalkNotes:
        """The notes, with what came out about every line."""
        fates = self.transcript.fates
        self.notes.lines = [
            replace(x, good=fates[n].good) if n in fates else x
            for n, x in enumerate(self.notes.lines)
        ]
        self.notes.rounds = self._language.stamp(self.session.state)[0]
        return self.notes

    def _talk(self) -> None:
        window = window_of(self.session)
        if window is None:
            return
        s, foe = self.session.state, self._language.foe
        for seat in window.seats:
            side = int(foe(s, seat))
            self.notes.windows[side] += 1
            for other in window.seats:
                if other != seat:
                    self.notes.pairs[2 * side + int(foe(s, other))] += 1
        said = converse(self.session, self.transcript, self.bots)
        self.notes.lines += [self._noted(line) for line in said]
        spoke = {line.seat for line in said if line.reply is None}
        for one in [x for x in window.seats if foe(s, x)]:
            for other in [x for x in window.seats if not foe(s, x)]:
                self.notes.contests[1 + (one in spoke) - (other in spoke)] += 1

    def _noted(self, line: Spoken) -> LineNote:
        language, s = self._language, self.session.state
        meant = self.transcript.meaning(language, line) or line
        kind, true = language.kind(line.act), language.truth(s, meant.act, meant.seat)
        about = true if language.kind(meant.act) == "claim" else None
        slots = language.verb(meant.act).slots
        if about is None and slots and slots[0].kind == "seat":
            about = language.foe(s, int(meant.act.args[0]))
        foe = language.foe(s, line.seat)
        bits = self._moved(meant) if self._bits and kind in ("claim", "view", "reply") else None
        return LineNote(line.seat, line.act.verb, kind, foe, about, true, bits=bits)

    def _moved(self, line: Spoken) -> float | None:
        """How much nearer to the truth a line brought those who are no foes; where it takes worlds, one of them."""
        language, s = self._language, self.session.state
        true = language.fact(s, line.act, line.seat)
        belief = belief_of(self.session.game.name)
        exact = belief is not None and belief.holds is not None
        if true is None or (not exact and not (language.foe(s, line.seat) and not true)):
            return None
        others = [x for x in self.bots if x != line.seat and not language.open(s, x)]
        friends = [x for x in others if not language.foe(s, x)]
        at = line.n % max(1, len(friends))
        listeners = friends if exact else friends[at : at + 1]
        found = [moved(self.session, x, line, heard_by(self.transcript, x)) for x in listeners]
        shares = [each if true else (1 - each[0], 1 - each[1]) for each in found if each]
        gains = [log2(after / before) for before, after in shares if before and after]
        return round(fmean(gains), 3) if gains else None


# -- what many games say -------------------------------------------------------------------------------------------


def fitted(notes: Iterable[TalkNotes], verbs: Iterable[str]) -> dict[str, tuple[Rates, int]]:
    """How often each verb is said, in parts of 64 of the most frequent case, with the number of lines behind it."""
    games = list(notes)
    pairs = [sum(game.pairs[i] for game in games) for i in range(4)]
    alone = [sum(game.windows[side] for game in games) for side in (FRIEND, FOE)]
    found: dict[str, tuple[Rates, int]] = {}
    for verb in verbs:
        lines = [x for game in games for x in game.lines if x.verb == verb and x.about is not None]
        counts = Counter(2 * x.foe + bool(x.about) for x in lines)
        claims = any(x.kind == "claim" for x in lines)
        chances = [alone[FRIEND]] * 2 + [alone[FOE]] * 2 if claims else pairs
        rates = [(counts[i] + 1) / (chances[i] + 2) for i in range(4)]
        a, b, c, d = (max(1, round(PARTS * rate / max(rates))) for rate in rates)
        found[verb] = ((a, b, c, d), len(lines))
    return found
