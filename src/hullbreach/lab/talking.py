"""Games with talk in the lab: only windows make bots speak, so a seed gives the same game; what is said is noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from hullbreach.bots import Bot, Chair, heard_by
from hullbreach.bots.listening import PARTS, Rates
from hullbreach.bots.passes import converse, window_of
from hullbreach.kernel import Language, Seat, Session, Spoken, Transcript

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

    def __init__(self, session: Session[Any], bots: Mapping[Seat, Bot]) -> None:
        assert session.game.talk is not None
        self.session = session
        self.bots = bots
        self.transcript = Transcript()
        self.notes = TalkNotes()
        self._language: Language[Any] = session.game.talk
        self._talk()

    def step(self) -> bool:
        """The next answer, and what is said after it; returns whether there was a choice."""
        seat, question = next(iter(self.session.asked.items()))
        chair = Chair(self.session, seat, heard_by(self.transcript, seat))
        self.session.answer(seat, self.bots[seat].choose(chair), question.number)
        self.transcript.note(self.session)
        self._talk()
        return len(question.options) > 1

    def finish(self) -> TalkNotes:
        """The notes, with what came out about every line."""
        fates = self.transcript.fates
        self.notes.lines = [
            LineNote(x.seat, x.verb, x.kind, x.foe, x.about, x.true, fates[n].good)
            if n in fates
            else x
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
        return LineNote(line.seat, line.act.verb, kind, language.foe(s, line.seat), about, true)


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


class TalkFigures(Struct):
    """What the acceptance of talk asks for."""

    games: int
    lines_a_round: float
    rounds_with_talk: float
    games_with_lie: float
    games_with_accusation: float
    lies: int
    true_claims: int
    found_out: float
    """Which part of foes' false claims and broken promises came out by the end."""
    auc: float
    """How well a role can be told from who speaks at a window and who is silent; 0.5 is not at all."""


def figures(notes: Iterable[TalkNotes]) -> TalkFigures:
    """Add many games up."""
    games = list(notes)
    lines = [line for game in games for line in game.lines]
    rounds = max(1, sum(game.rounds for game in games))
    lies = [x for x in lines if x.foe and (x.true is False or x.good is False)]
    accused = [any(x.verb in ("suspect", "accuse", "got") for x in g.lines) for g in games]
    lied = [any(x.foe and x.true is False for x in game.lines) for game in games]
    spoken = sum(min(game.rounds, len(game.lines)) for game in games)
    count = max(1, len(games))
    return TalkFigures(
        games=len(games),
        lines_a_round=round(len(lines) / rounds, 2),
        rounds_with_talk=round(spoken / rounds, 3),
        games_with_lie=round(sum(lied) / count, 3),
        games_with_accusation=round(sum(accused) / count, 3),
        lies=len(lies),
        true_claims=sum(x.kind == "claim" and x.true is True for x in lines),
        found_out=round(sum(x.good is False for x in lies) / max(1, len(lies)), 3),
        auc=round(_auc(games), 3),
    )


def _auc(games: list[TalkNotes]) -> float:
    """How often the foe is the one who speaks more, if a friend and a foe of the same window are drawn."""
    friend, even, foe = (sum(game.contests[i] for game in games) for i in range(3))
    total = friend + even + foe
    return (foe + even / 2) / total if total else 0.5
