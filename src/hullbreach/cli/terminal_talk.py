"""Talk in the terminal: what a person says by numbers, and what bots say in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.bots import Bot, Heard, heard_by
from hullbreach.bots.passes import converse, replied, say_all
from hullbreach.kernel import Act, Chip, Event, Seat, Session, Spoken, Transcript, Unsayable
from hullbreach.kernel.talk import Word
from hullbreach.words import ledger

from .screen import Screen

ELLIPSIS = "…"


class TerminalTalk:
    """The transcript of a terminal table, and the two ways in which it grows."""

    def __init__(
        self,
        session: Session[Any],
        bots: list[Bot | None],
        screen: Screen,
        transcript: Transcript,
        on: bool,
    ) -> None:
        self.transcript = transcript
        self._session = session
        self._bots = {seat: bot for seat, bot in enumerate(bots) if bot is not None}
        self._people = frozenset(seat for seat, bot in enumerate(bots) if bot is None)
        self._screen = screen
        self._on = on

    def ears(self, seat: Seat) -> Heard:
        """What a bot has heard; nothing at a table where bots do not talk."""
        return heard_by(self.transcript, seat, self._people) if self._on else Heard()

    def follow(self) -> list[Event]:
        """After an answer: note what came out, let the bots speak, and tell what they said."""
        self.transcript.note(self._session)
        if not self._on:
            return []
        said = converse(self._session, self.transcript, self._bots, self._people)
        return [self._told(line) for line in said]

    def say(self, seat: Seat, read: Callable[[], str]) -> list[Event]:
        """A person chooses by numbers what to say; tells it, and what bots answer."""
        language = self._session.game.talk
        if language is None:
            self._screen.say("talk-none")
            return []
        closed = language.open(self._session.state, seat)
        if closed:
            book = ledger(self._session.game.package).rules
            text = book[closed].text(self._screen.words.language)
            self._screen.say("talk-closed", text=text, rule=closed)
            return []
        act = self._chosen(language.chips(self._session.state, seat), read)
        if act is None:
            return []
        try:
            line = self.transcript.say(self._session, seat, act)
        except Unsayable:
            self._screen.say("talk-unsayable")
            return []
        return [self._told(line), *self._answers()]

    def _answers(self) -> list[Event]:
        if not self._on:
            return []
        lines = replied(self._session, self.transcript, self._bots, self._people)
        return [self._told(x) for x in say_all(self._session, self.transcript, lines)]

    def _chosen(self, chips: list[Chip], read: Callable[[], str]) -> Act | None:
        """First the verb, then what it lacks."""
        language, words = self._session.game.talk, self._screen.words
        assert language is not None
        names = [self._label(chip) for chip in chips]
        at = self._number(names, read)
        if at is None:
            return None
        args: list[Word] = []
        for slot, options in zip(
            language.verbs[chips[at].verb].slots, chips[at].slots, strict=True
        ):
            left = [option for option in options if option not in args]
            kind = {"thing": "card"}.get(slot.kind, slot.kind)
            place = self._number([words.thing(option, kind) for option in left], read)
            if place is None:
                return None
            args.append(left[place])
        return Act(chips[at].verb, tuple(args))

    def _label(self, chip: Chip) -> str:
        language = self._session.game.talk
        assert language is not None
        slots = language.verbs[chip.verb].slots
        return self._screen.words(
            f"talk.{chip.verb}", **{slot.fact: ELLIPSIS for slot in slots if not slot.worded}
        )

    def _number(self, names: list[str], read: Callable[[], str]) -> int | None:
        """The place of what was chosen in a list that is shown; None for nothing."""
        self._screen.choices(names)
        typed = read()
        good = typed.isdecimal() and 1 <= int(typed) <= len(names)
        return int(typed) - 1 if good else None

    def quoted(self, n: int) -> str:
        """A line in words."""
        language, line = self._session.game.talk, self.transcript.lines[n]
        assert language is not None
        key = language.told(self.transcript.lines, line)
        return self._screen.words(key, **language.facts(line.act))

    def _told(self, line: Spoken) -> Event:
        """A line as an event of the story."""
        facts = {"name": self._screen.names[line.seat], "line": self.quoted(line.n)}
        return Event("table.said", facts, line.to)
