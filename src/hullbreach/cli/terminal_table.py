"""The terminal table: people and bots around one session, and what people type."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

from hullbreach.bots import Bot, Chair, Explains
from hullbreach.bots.advice import advise
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import (
    Choice,
    Described,
    Event,
    HullbreachError,
    Pick,
    Refused,
    RuleFault,
    Seat,
    Session,
    Sight,
    Transcript,
    record,
)

from . import files
from .common import UsageError
from .screen import Screen
from .terminal_talk import TerminalTalk

HUMAN = "human"
SAVE = "hullbreach-{game}.json"


class Left(Exception):
    """The person at the keyboard has left the table."""


class TerminalTable:
    """One session, those who play it, and the screen they share."""

    def __init__(
        self,
        session: Session[Any],
        bots: list[Bot | None],
        players: list[str],
        screen: Screen,
        key: bytes,
        why: bool = False,
        talk: TerminalTalk | None = None,
    ) -> None:
        self._session = session
        self._bots = bots
        self._players = players
        self._screen = screen
        self._key = key
        self._why = why
        self._talk = talk or TerminalTalk(session, bots, screen, Transcript(), False)
        self._story: list[Event] = list(session.events)
        self._told: dict[Seat | None, int] = {}
        """How much of the story each reader knows."""
        self._before: dict[Seat, int] = {}
        """How long the story was before each seat's last answer: undo goes back to there."""
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._shared = len(people) > 1
        self._reader = people[0] if len(people) == 1 else None
        """Whose eyes the screen has while nobody is asked: the only person's, or the public's."""
        self._look(self._reader)
        self._any = RandomBot(key.hex())
        """Answers for a bot that cannot."""

    def play(self) -> None:
        """Ask until the game is over."""
        self._show_title()
        self._story += self._talk.follow()
        while self._session.asked:
            seat = self._next_seat()
            bot = self._bots[seat]
            if bot is None:
                self._ask_person(seat)
            else:
                self._ask_bot(seat, bot)
            if None not in self._bots:
                self._tell(None)
        self._show_end()

    def _look(self, reader: Seat | None) -> None:
        self._looking = reader
        self._screen.turn_to(reader)

    def _ask_bot(self, seat: Seat, bot: Bot) -> None:
        """Let a bot answer; where it fails or answers what was not offered, any answer is given for it."""
        chair = Chair(self._session, seat, self._talk.ears(seat))
        options = self._session.asked[seat].options
        try:
            option = bot.choose(chair)
        except Exception as error:  # a guest's code: whatever it raises must not end the game
            self._screen.say("table-bot-failed", name=self._screen.names[seat], why=repr(error))
            option = self._any.choose(chair)
        if option not in options:
            self._screen.say("table-bot-failed", name=self._screen.names[seat], why=repr(option))
            option = self._any.choose(chair)
        self._give(seat, option)
        self._explain(seat, bot)

    def _next_seat(self) -> Seat:
        """Bots first: a person then sees all that has happened."""
        return min(self._session.asked, key=lambda seat: (self._bots[seat] is None, seat))

    def _give(self, seat: Seat, option: Choice) -> None:
        question = self._session.asked[seat]
        try:
            events = self._session.answer(seat, option, question.number)
        except Refused as refused:
            self._screen.say("table-refused", why=str(refused))
        except RuleFault as fault:
            self._screen.say("table-fault", what=str(fault))
        else:
            self._before[seat] = len(self._story)
            self._story += [*events, *self._talk.follow()]

    def _explain(self, seat: Seat, bot: Bot) -> None:
        """What the bot says about its choice, if the table wants to hear it."""
        if self._why and isinstance(bot, Explains):
            reason = bot.reason
            why, name = reason.words(self._screen.words.language), self._screen.names[seat]
            if reason.line is None:
                self._screen.say("table-why", name=name, why=why)
            else:
                line = self._talk.quoted(reason.line)
                self._screen.say("table-why-line", name=name, why=why, line=line)

    # -- asking a person -----------------------------------------------------------------------------------

    def _ask_person(self, seat: Seat) -> None:
        if self._looking != seat:
            self._hand_over(seat)
        shown = self._session.seat_view(seat)
        assert shown.asked is not None
        self._tell(seat)
        self._screen.board(shown.view)
        self._screen.question(shown.asked, shown)
        self._give_typed(shown.asked, shown)

    def _hand_over(self, seat: Seat) -> None:
        """Several people share the screen: nobody sees another's hand."""
        self._screen.wipe()
        self._show_title()
        self._screen.say("table-pass-keyboard", name=self._screen.names[seat])
        if self._read() == "q":
            raise Left
        self._look(seat)

    def _give_typed(self, question: Pick, shown: Sight) -> None:
        while True:
            typed = self._read()
            if typed == "u":
                if self._take_back(question.seat):
                    return
            elif not self._command(typed, question, shown):
                option = self._meant(typed, shown.options)
                if option is not None:
                    self._give(question.seat, option)
                    return

    def _command(self, typed: str, question: Pick, shown: Sight) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        if word == "?":
            self._screen.rule(question.rule)
        elif word == "b":
            self._screen.board(shown.view, again=True)
            self._screen.question(question, shown)
        elif word == "l":
            if not self._screen.story(self._story, question.seat):
                self._screen.say("table-story-empty")
        elif word == "i" or typed == "hint":
            self._hint(question, shown)
        elif word == "s":
            self._save(rest.strip())
        elif word in ("t", "say"):
            self._story += self._talk.say(question.seat, self._read)
            self._tell(question.seat)
        elif word == "q":
            raise Left
        elif word == "h" or (not typed and len(question.options) > 1):
            self._screen.say("table-help")
        else:
            return False
        return True

    def _hint(self, question: Pick, shown: Sight) -> None:
        """What a good player would do, from what this seat may know; nothing is answered by it."""
        try:
            found = advise(Chair(self._session, question.seat), question.number)
        except HullbreachError:
            self._screen.say("table-no-hint")
            return
        described = {each.option: each for each in shown.options if not each.closed}
        self._screen.hint([(described[each.option], each) for each in found])

    def _take_back(self, seat: Seat) -> bool:
        spoken = self._talk.transcript.bars_undo(self._session, seat)
        if spoken or not self._session.undo(seat):
            self._screen.say("table-not-undone")
            return False
        self._talk.transcript.went_back((self._session.steps, len(self._session.answers)))
        del self._story[self._before[seat] :]
        self._told = {who: min(told, len(self._story)) for who, told in self._told.items()}
        self._screen.say("table-undone")
        return True

    def _meant(self, typed: str, options: list[Described]) -> Choice | None:
        """The option a person means: by its number, or by words that fit no other."""
        open_ones = [option for option in options if not option.closed]
        if not typed:
            return open_ones[0].option
        if typed.isdecimal() and 1 <= int(typed) <= len(open_ones):
            return open_ones[int(typed) - 1].option
        fitting = self._fitting(typed.casefold(), open_ones)
        if len(fitting) == 1:
            return fitting[0].option
        if fitting and not typed.isdecimal():
            names = [self._screen.option(option) for option in fitting[:4]]
            self._screen.say("table-several", names=self._screen.words.listing(names))
        else:
            self._screen.say("table-unclear", count=len(open_ones))
        return None

    def _fitting(self, wanted: str, options: list[Described]) -> list[Described]:
        texts = [(option, self._screen.option(option).casefold()) for option in options]
        exact = [option for option, text in texts if text == wanted]
        return exact or [option for option, text in texts if wanted in text]

    def _read(self) -> str:
        """A typed line; without a terminal the end of input leaves the table standing."""
        try:
            return self._screen.read()
        except EOFError:
            if sys.stdin.isatty():
                raise Left from None
        sys.stdout.write("\n")
        self._screen.say("table-open")
        sys.stdout.flush()
        threading.Event().wait()
        raise Left

    def _save(self, name: str) -> None:
        path = Path(name or SAVE.format(game=self._session.game.name))
        try:
            talk = self._talk.transcript
            files.save(path, self._session, self._players, self._key, talk)
        except UsageError as error:
            self._screen.say("table-not-saved", why=str(error))
        else:
            self._screen.say("table-saved", file=str(path))

    # -- showing -------------------------------------------------------------------------------------------

    def _show_title(self) -> None:
        players = [self._player(seat) for seat in range(len(self._players))]
        self._screen.title(self._session.config.mode, players)

    def _player(self, seat: Seat) -> str:
        if self._bots[seat] is not None:
            return self._screen.words.say("table-bot", bot=self._players[seat])
        return self._screen.words.say("table-person" if self._shared else "table-you")

    def _tell(self, reader: Seat | None) -> None:
        """The part of the story this reader has not been told yet."""
        self._screen.story(self._story[self._told.get(reader, 0) :], reader)
        self._told[reader] = len(self._story)

    def _show_end(self) -> None:
        self._look(self._reader)
        self._told.setdefault(self._reader, max(self._told.values(), default=0))
        self._tell(self._reader)
        shown = self._session.seat_view(self._reader)
        if shown.result is None:
            self._screen.say("table-paused", what=str(self._session.paused))
            return
        self._screen.board(shown.view)
        if not self._screen.epilogue(record(self._session, self._key), self._reader):
            self._screen.result(shown.result)
