"""The talk of a table: its transcript, what of it has to be written, and when bots are to speak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

from msgspec import Struct

from hullbreach.bots import Line
from hullbreach.bots.passes import say_all, window_of
from hullbreach.kernel import (
    Act,
    Chip,
    Event,
    Fate,
    Language,
    Session,
    Spoken,
    Transcript,
    Unsayable,
    Verb,
    Window,
)
from hullbreach.kernel.talk import Position, Word
from hullbreach.server.errors import Denied
from hullbreach.server.wire.protocol import ChipInfo, SlotInfo, SpokenLine, Talk

MOST_LINES = 12
"""How many lines a person says between two changes of the game."""
MOST_REPLIES = 3
"""How often bots answer people between two step boundaries."""
CHIPS_REMEMBERED = 8192
"""How many chips are kept as they go over the wire."""
SHORT_KINDS = ("claim", "promise", "reply")
"""What bots say who are told to be short."""


class TalkRow(Struct, omit_defaults=True, gc=False):
    """What one command added to the talk: rows are only ever added."""

    lines: list[Spoken] = []
    fates: list[Fate] = []
    back: Position | None = None
    """Where the game went back to."""


class TableTalk:
    """The talk of one table in memory."""

    def __init__(self, rows: Iterable[TalkRow] = (), at: Position | None = None) -> None:
        self.transcript = Transcript()
        self.rows: list[TalkRow] = []
        """Those that have yet to be written."""
        self.stored = 0
        self.window: Window | None = None
        """The window at which bots have yet to speak."""
        self.reply = False
        """Whether bots have yet to answer what they were asked."""
        self.opened = 0.0
        """Since when they wait to speak."""
        self.spoke = 0.0
        """When they spoke last: they move no sooner than a while after that."""
        self._at = at
        """Where the game stood when it was last followed; secret answers that wait for others' do not move it."""
        self._replies = 0
        self._said: Counter[int] = Counter()
        for row in rows:
            self._apply(row)
            self.stored += 1

    def _apply(self, row: TalkRow) -> None:
        for line in row.lines:
            self.transcript.keep(line)
        self.transcript.fates |= {fate.n: fate for fate in row.fates}
        if row.back is not None:
            self.transcript.went_back(row.back)

    def take_rows(self) -> list[tuple[int, TalkRow]]:
        """The rows that have to be written now, with their numbers."""
        rows, self.rows = self.rows, []
        found = list(enumerate(rows, self.stored))
        self.stored += len(rows)
        return found

    def take_over(self, lines: Sequence[Spoken]) -> None:
        """Take over what was said in a game from elsewhere."""
        if lines:
            self._apply(row := TalkRow(list(lines)))
            self.rows.append(row)

    # -- saying ------------------------------------------------------------------------------------------------

    def say(self, session: Session[Any], seat: int, act: Act, reply: int | None) -> Spoken:
        """A person says something, or Denied with the rule that forbids it."""
        if self._said[seat] >= MOST_LINES:
            raise Denied("too_fast", "that is enough for now; say more when the game has gone on")
        try:
            line = self.transcript.say(session, seat, act, reply)
        except Unsayable as refused:
            raise Denied("unsayable", refused.rule or str(refused)) from refused
        self._said[seat] += 1
        self.rows.append(TalkRow([line]))
        return line

    def say_pass(
        self, session: Session[Any], lines: Sequence[tuple[int, Line]], short: bool
    ) -> list[Spoken]:
        """Bots say their lines, all at once."""
        language = session.game.talk
        assert language is not None
        wanted = [x for x in lines if not short or language.kind(x[1].act) in SHORT_KINDS]
        said = say_all(session, self.transcript, wanted)
        if said:
            self.rows.append(TalkRow(said))
        return said

    # -- following the game --------------------------------------------------------------------------------------

    def follow(self, session: Session[Any], events: Sequence[Event], now: float) -> None:
        """The game has gone on: look what came out, and whether bots are to speak.

        An answer that is kept back until all are in changes nothing here: who speaks or keeps silent tells nobody
        whether somebody has answered.
        """
        at = (session.steps, len(session.answers))
        if session.game.talk is None or at == self._at:
            return
        self._at = at
        fates = self.transcript.note(session, events)
        if fates:
            self.rows.append(TalkRow(fates=fates))
        self._said.clear()
        if not session.answers:
            self._replies = 0
        self.reply = self.reply and not session.over
        self.window, self.opened = window_of(session, events), now

    def passed(self, window: bool, now: float) -> None:
        """Bots have spoken at the window, or answered; who was asked before the window closed still has to."""
        self.window, self.spoke = None, now
        self.reply = self.reply and window

    def go_back(self, session: Session[Any]) -> None:
        """The game has gone back: what was said later stays said, but means nothing more."""
        at = (session.steps, len(session.answers))
        if at == self._at:
            return  # only a secret answer was taken back
        self._at, self.window, self.reply = at, None, False
        if self.transcript.went_back(at):
            self.rows.append(TalkRow(back=at))

    def wants_reply(self, session: Session[Any], lines: Sequence[Spoken], now: float) -> None:
        """Somebody has asked something: bots answer, but not for ever; the accused speak up on that occasion only."""
        language = session.game.talk
        asked = language is not None and any(
            language.kind(line.act) in ("request", "question") for line in lines
        )
        if asked and not self.reply and self._replies < MOST_REPLIES:
            self._replies += 1
            self.reply, self.opened = True, now

    def wire_lines(self, language: Language[Any], lines: Sequence[Spoken]) -> list[SpokenLine]:
        """Lines as they go over the wire."""
        return [wire_line(language, self.transcript.lines, line) for line in lines]


def wire_line(language: Language[Any], lines: Sequence[Spoken], line: Spoken) -> SpokenLine:
    """A line as it goes over the wire."""
    answered = None if line.reply is None else lines[line.reply]
    kind = language.kind(line.act)
    wants = kind in ("request", "question")
    return SpokenLine(
        n=line.n,
        seat=line.seat,
        verb=line.act.verb,
        kind=kind,
        key=language.told(lines, line),
        facts=language.facts(line.act),
        to=language.addressee(line.act),
        reply=line.reply,
        reply_seat=None if answered is None else answered.seat,
        yes=language.key(Act("yes"), line) if wants else "",
        no=language.key(Act("no"), line) if wants else "",
        only=line.to,
    )


class Sayable(Struct, frozen=True, gc=False):
    """What a seat could say at the last moment, and what that followed from."""

    chips: list[Chip]
    places: dict[Word, Word]
    talk: Talk


class PlaceNames(dict[Word, Word]):
    """What the board calls the places that talk speaks of, at one moment: looked up once for all seats."""

    def __init__(self, language: Language[Any], s: Any, words: Iterable[Word] = ()) -> None:
        self._name = name = partial(language.place, s)
        super().__init__({word: name(word) for word in words})

    def __missing__(self, word: Word) -> Word:
        self[word] = found = self._name(word)
        return found


def talk_of(
    session: Session[Any] | None,
    seat: int | None,
    names: PlaceNames | None = None,
    before: dict[int, Sayable] | None = None,
) -> Talk | None:
    """What a seat can say now; what it could say before is kept, and mostly it is still the same."""
    if session is None or seat is None or session.over or session.game.talk is None:
        return None
    language, s = session.game.talk, session.state
    closed, hears = language.open(s, seat), language.hears(s, seat)
    if closed:
        return Talk([], closed, hears)
    named = PlaceNames(language, s) if names is None else names
    chips, kept = language.chips(s, seat), None if before is None else before.get(seat)
    if kept is not None and kept.talk.hears == hears and kept.chips == chips:
        if kept.places.items() <= named.items():
            return kept.talk
    talk = Talk([_chip(language, chip, named) for chip in chips], closed, hears)
    if before is not None:
        before[seat] = Sayable(chips, dict(named), talk)
    return talk


def _chip(language: Language[Any], chip: Chip, named: PlaceNames) -> ChipInfo:
    verb = language.verbs[chip.verb]
    if not chip.slots:
        return _chip_info(verb, (), ())
    places = tuple(
        [
            _places(options, named) if slot.kind == "place" else ()
            for slot, options in zip(verb.slots, chip.slots, strict=True)
        ]
    )
    return _chip_info(verb, chip.slots, places)


@lru_cache(CHIPS_REMEMBERED)
def _chip_info(
    verb: Verb, slots: tuple[tuple[Word, ...], ...], places: tuple[tuple[Word, ...], ...]
) -> ChipInfo:
    """A chip as it goes over the wire: from one move to the next most of them stay as they are."""
    shown = [
        SlotInfo(slot.kind, slot.fact, slot.worded, options, named)
        for slot, options, named in zip(verb.slots, slots, places, strict=True)
    ]
    return ChipInfo(verb.name, verb.kind, verb.rule, verb.to_one, shown)


def _places(options: tuple[Word, ...], named: PlaceNames) -> tuple[Word, ...]:
    """What the board calls the places of a slot; nothing where that is what talk calls them."""
    found = tuple([named[word] for word in options])
    return () if found == options else found


def heard_lines(lines: Sequence[SpokenLine], seat: int | None) -> list[SpokenLine]:
    """The lines that this viewer has heard."""
    return [x for x in lines if x.only is None or (seat is not None and seat in x.only)]
