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
LEAST_WINDOWS = 4
"""Fewer windows than this say nothing of how talkative somebody is."""


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
    windows: list[dict[Seat, int]] = field(default_factory=lambda: [{}, {}])
    """How many windows each seat had as a friend, and as a foe."""
    spoken: list[dict[Seat, int]] = field(default_factory=lambda: [{}, {}])
    """At how many of them it spoke."""


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
            _add(self.notes.windows[side], seat)
            for other in window.seats:
                if other != seat:
                    self.notes.pairs[2 * side + int(foe(s, other))] += 1
        said = converse(self.session, self.transcript, self.bots)
        self.notes.lines += [self._noted(line) for line in said]
        for seat in {line.seat for line in said if line.reply is None}:
            _add(self.notes.spoken[int(foe(s, seat))], seat)

    def _noted(self, line: Spoken) -> LineNote:
        language, s = self._language, self.session.state
        meant = self.transcript.meaning(language, line) or line
        kind, true = language.kind(line.act), language.truth(s, meant.act, meant.seat)
        about = true if language.kind(meant.act) == "claim" else None
        slots = language.verb(meant.act).slots
        if about is None and slots and slots[0].kind == "seat":
            about = language.foe(s, int(meant.act.args[0]))
        return LineNote(line.seat, line.act.verb, kind, language.foe(s, line.seat), about, true)


def _add(counts: dict[Seat, int], seat: Seat) -> None:
    counts[seat] = counts.get(seat, 0) + 1


# -- what many games say -------------------------------------------------------------------------------------------


def fitted(notes: Iterable[TalkNotes], verbs: Iterable[str]) -> dict[str, tuple[Rates, int]]:
    """How often each verb is said, in parts of 64 of the most frequent case, with the number of lines behind it."""
    games = list(notes)
    pairs = [sum(game.pairs[i] for game in games) for i in range(4)]
    alone = [sum(sum(game.windows[side].values()) for game in games) for side in (FRIEND, FOE)]
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
    """How well a role can be told from how often a seat speaks alone; 0.5 is not at all."""


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
        auc=round(_auc(*_shares(games)), 3),
    )


def _shares(games: list[TalkNotes]) -> tuple[list[float], list[float]]:
    """At which part of their windows friends spoke, and foes, seat by seat."""
    found: tuple[list[float], list[float]] = ([], [])
    for game in games:
        for side in (FRIEND, FOE):
            for seat, count in game.windows[side].items():
                if count >= LEAST_WINDOWS:
                    found[side].append(game.spoken[side].get(seat, 0) / count)
    return found


def _auc(friends: list[float], foes: list[float]) -> float:
    """How often a foe speaks more than a friend, if one of each is drawn."""
    if not friends or not foes:
        return 0.5
    ranked = sorted(friends)
    total = sum(_below(ranked, share) for share in foes)
    return total / (len(friends) * len(foes))


def _below(ranked: list[float], share: float) -> float:
    return sum(1.0 if x < share else 0.5 if x == share else 0.0 for x in ranked)
