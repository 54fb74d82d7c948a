"""The terminal table: what a person sees and types."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hullbreach.bots import Bot, Chair
from hullbreach.kernel import (
    Choice,
    Described,
    Event,
    Look,
    Pick,
    Refused,
    Result,
    RuleFault,
    Seat,
    Session,
)
from hullbreach.words import Words, ledger

from . import files
from .common import UsageError, title

HUMAN = "human"
SAVE = "hullbreach-{game}.json"


class Left(Exception):
    """The person at the keyboard has left the table."""


class Table:
    """One session, the people and bots around it, and the screen they look at."""

    def __init__(
        self,
        session: Session[Any],
        bots: list[Bot | None],
        players: list[str],
        words: Words,
        screen: Console,
        key: bytes,
    ) -> None:
        self.session = session
        self.names = [words.seat(seat) for seat in range(len(players))]
        self._bots = bots
        self._players = players
        self._words = words
        self._screen = screen
        self._key = key
        self._story: list[Event] = list(session.events)
        self._told: dict[Seat | None, int] = {}
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._reader = self._people[0] if len(self._people) == 1 else None
        """Whose eyes the screen has while nobody is asked: the only person's, or the public's."""
        self._looking = self._reader
        self._last_board = ""

    # -- the course of a game ----------------------------------------------------------------------

    def play(self) -> None:
        """Ask until the game is over."""
        self._show_title()
        while self.session.asked:
            seat = self._next_seat()
            bot = self._bots[seat]
            if bot is None:
                self._ask_person(seat)
            else:
                self._give(seat, bot.choose(Chair(self.session, seat)))
            if not self._people:
                self._tell(None)
        self._show_end()

    def _next_seat(self) -> Seat:
        """Bots first: a person then sees all that has happened."""
        return min(self.session.asked, key=lambda seat: (self._bots[seat] is None, seat))

    def _give(self, seat: Seat, option: Choice) -> None:
        question = self.session.asked[seat]
        try:
            self._story += self.session.answer(seat, option, question.number)
        except Refused as refused:
            self.say("table-refused", why=str(refused))
        except RuleFault as fault:
            self.say("table-fault", what=str(fault))

    # -- asking a person ---------------------------------------------------------------------------

    def _ask_person(self, seat: Seat) -> None:
        if self._looking != seat:
            self._hand_over(seat)
        look = self.session.look(seat)
        assert look.asked is not None
        self._tell(seat)
        board = self._board(look)
        if board != self._last_board:
            self._show_board(board)
        self._show_question(seat, look.asked, look)
        self._give_typed(seat, look.asked, look)

    def _hand_over(self, seat: Seat) -> None:
        """Several people share the screen: nobody sees another's hand."""
        if self._screen.is_terminal:
            self._screen.clear()
            self._screen.file.write("\x1b[3J")  # nor what has scrolled out of sight
            self._show_title()
        self._last_board = ""
        if len(self._people) > 1:
            self.say("table-pass-keyboard", name=self.names[seat])
            if self._read() == "q":
                raise Left
        self._looking = seat

    def _give_typed(self, seat: Seat, question: Pick, look: Look) -> None:
        while True:
            typed = self._read()
            if typed == "u":
                if self._take_back(seat):
                    return
            elif not self._command(typed, seat, question, look):
                option = self._meant(typed, look.options)
                if option is not None:
                    self._give(seat, option)
                    return

    def _command(self, typed: str, seat: Seat, question: Pick, look: Look) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        if word == "?":
            self._show_rule(question)
        elif word == "b":
            self._show_board(self._board(look))
            self._show_question(seat, question, look)
        elif word == "l":
            self._show_story(seat)
        elif word == "s":
            self._save(rest.strip())
        elif word == "q":
            raise Left
        elif word == "h" or (not typed and len(look.options) > 1):
            self.say("table-help")
        else:
            return False
        return True

    def _take_back(self, seat: Seat) -> bool:
        before = len(self._story)
        if not self.session.undo(seat):
            self.say("table-not-undone")
            return False
        self._told[seat] = min(self._told.get(seat, 0), before)
        self.say("table-undone")
        return True

    def _meant(self, typed: str, options: list[Described]) -> Choice | None:
        """The option a person means: by its number, or by words that fit no other."""
        open_ones = [option for option in options if not option.closed]
        if not typed and len(open_ones) == 1:
            return open_ones[0].option
        if typed.isdecimal() and 1 <= int(typed) <= len(open_ones):
            return open_ones[int(typed) - 1].option
        wanted = typed.casefold()
        texts = [(option, self._option(option).casefold()) for option in open_ones]
        fitting = [option for option, text in texts if text == wanted]
        fitting = fitting or [option for option, text in texts if wanted in text]
        if len(fitting) == 1:
            return fitting[0].option
        if fitting and not typed.isdecimal():
            names = self._words.listing([self._option(option) for option in fitting[:4]])
            self.say("table-several", names=names)
        else:
            self.say("table-unclear", count=len(open_ones))
        return None

    def _read(self) -> str:
        """A typed line; without a terminal the end of input leaves the table standing."""
        try:
            return self._screen.input("> ").strip()
        except EOFError:
            if sys.stdin.isatty():
                raise Left from None
        self.say("table-open")
        sys.stdout.flush()
        threading.Event().wait()
        raise Left

    def _save(self, name: str) -> None:
        path = Path(name or SAVE.format(game=self.session.game.name))
        try:
            files.save(path, self.session, self._players, self._key)
        except UsageError as error:
            self.say("table-not-saved", file=str(path), why=str(error))
        else:
            self.say("table-saved", file=str(path))

    # -- showing -----------------------------------------------------------------------------------

    def say(self, key: str, **facts: Any) -> None:
        """A sentence of the house."""
        self._screen.print(self._words(key, **facts))

    def _show_title(self) -> None:
        config = self.session.config
        facts = {"mode": self._words(f"mode.{config.mode}"), "seats": config.players}
        head = self._words("table-title", game=title(self.session.game, self._words), **facts)
        self._screen.print(Rule(Text(head, style="bold"), style="cyan"))
        seats = [self._seat(seat) for seat in range(config.players)]
        self._screen.print(Text(" · ".join(seats), style="dim"))

    def _seat(self, seat: Seat) -> str:
        person = "table-you" if seat == self._reader else "table-person"
        who = person if self._bots[seat] is None else "table-bot"
        player = self._words(who, bot=self._players[seat])
        return self._words("table-seat", name=self.names[seat], player=player)

    def _tell(self, seat: Seat | None) -> None:
        """The lines of the story this reader has not been told yet."""
        for line in self._lines(seat, self._told.get(seat, 0)):
            self._screen.print(Text("• " + line))
        self._told[seat] = len(self._story)

    def _lines(self, seat: Seat | None, start: int) -> list[str]:
        told = (event.for_seat(seat) for event in self._story[start:])
        return [self._words.event(event.key, event.facts) for event in told if event is not None]

    def _show_story(self, seat: Seat | None) -> None:
        lines = self._lines(seat, 0)
        for line in lines:
            self._screen.print(Text("• " + line))
        if not lines:
            self.say("table-story-empty")

    def _board(self, look: Look) -> str:
        return self.session.game.draw(look.view, self._words).rstrip()

    def _show_board(self, board: str) -> None:
        self._last_board = board
        self._screen.print()
        self._screen.print(Text(board), no_wrap=True, overflow="ellipsis")
        self._screen.print()

    def _show_question(self, seat: Seat, question: Pick, look: Look) -> None:
        head = Text(self._words("table-asked", name=self.names[seat]), style="bold cyan")
        self._screen.print(Rule(head, align="left", style="cyan"))
        self._show_waits(seat, look)
        prompt = self._words(f"prompt.{question.prompt}", seat=seat, **question.about)
        self._screen.print(Text.assemble((prompt, "bold"), (f"  [{question.rule}]", "dim")))
        self._screen.print(self._options(look.options))
        count = sum(not option.closed for option in look.options)
        self._screen.print(Text(self._words("table-keys", count=count), style="dim"))

    def _show_waits(self, seat: Seat, look: Look) -> None:
        """Whom the table waits for, when that is not only the one who is asked here."""
        others = [name for name in look.waits.names or () if name != seat]
        if look.waits.names is None and look.waits.count > 1:
            self.say("table-waiting-count", count=look.waits.count - 1)
        elif others:
            names = self._words.listing([self.names[other] for other in others])
            self.say("table-waiting", names=names)

    def _options(self, options: list[Described]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", min_width=4)
        grid.add_column()
        grid.add_column()
        grid.add_column(style="dim")
        number = 0
        for option in options:
            if option.closed:
                why = self._words(option.closed, **option.facts)
                rule = f" [{option.rule}]" if option.rule else ""
                closed = self._words("table-closed", why=why) + rule
                grid.add_row("–", Text(self._option(option), style="dim"), "", closed)
                continue
            number += 1
            note = self._words(option.note, **option.facts) if self._words.has(option.note) else ""
            grid.add_row(str(number), self._option(option), "", note)
        return grid

    def _option(self, option: Described) -> str:
        return self._words(option.key, **option.facts)

    def _show_rule(self, question: Pick) -> None:
        book = ledger(self.session.game.package)
        rule = book.rules.get(question.rule)
        if rule is None:
            self.say("table-no-rule")
            return
        chapter = book.chapter(question.rule, self._words.language)
        head = self._words("table-rule", number=question.rule, chapter=chapter)
        self._screen.print(Text(head, style="bold"))
        self._screen.print(rule.text(self._words.language))

    def _show_end(self) -> None:
        result = self.session.result
        self._told.setdefault(self._reader, max(self._told.values(), default=0))
        self._tell(self._reader)
        if result is None:
            self.say("table-fault", what=str(self.session.paused))
            return
        self._show_board(self._board(self.session.look(self._reader)))
        self._screen.print(Rule(Text(self._words("table-over"), style="bold"), style="cyan"))
        self._show_result(result)

    def _show_result(self, result: Result) -> None:
        self._screen.print(self._words(f"ending.{result.ending}"))
        names = self._words.listing([self.names[seat] for seat in result.winners])
        self.say("table-winners", count=len(result.winners), names=names)
        scores = [
            self._words("table-score", name=self.names[seat], score=score)
            for seat, score in enumerate(result.scores)
        ]
        self._screen.print(Text(" · ".join(scores), style="dim"))
