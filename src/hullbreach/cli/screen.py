"""What a person sees: boards, questions, the story and the result, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hullbreach.bots.advice import Advised
from hullbreach.kernel import (
    Described,
    Event,
    Game,
    Pick,
    Replay,
    Result,
    Seat,
    Sight,
    WaitingFor,
)
from hullbreach.words import Words, ledger, occasion_in_words, stakes_in_words

from . import epilogue
from .common import title

BAR = 8
"""How long the longest bar of a hint is."""


class Screen:
    """Puts everything about one game into words and onto the console."""

    def __init__(self, console: Console, game: Game[Any], words: Words, seats: int) -> None:
        self.words = words
        self.names = [words.seat(seat) for seat in range(seats)]
        self._console = console
        self._game = game
        self._board = ""

    def turn_to(self, reader: Seat | None) -> None:
        """From now on this seat reads what is written, or everybody does."""
        self.words = self.words.read_by(reader)

    def say(self, key: str, **facts: str | int) -> None:
        """A sentence of the house."""
        self._console.print(self.words.say(key, **facts))

    def read(self) -> str:
        """A line that is typed; raises EOFError at the end of input."""
        return self._console.input("> ").strip()

    def wipe(self) -> None:
        """Remove everything, also what has scrolled out of sight."""
        self._board = ""
        if self._console.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")

    def title(self, mode: str, players: Sequence[str]) -> None:
        """What is played, and who sits where."""
        game = title(self._game, self.words)
        facts = {"game": game, "mode": self.words(f"mode.{mode}")}
        head = self.words.say("table-title", **facts, seats=len(players))
        self._console.print(Rule(Text(head, style="bold"), style="cyan"))
        seats = [
            self.words.say("table-seat", name=name, player=player)
            for name, player in zip(self.names, players, strict=True)
        ]
        self._console.print(Text(" · ".join(seats), style="dim"))

    def story(self, events: Sequence[Event], reader: Seat | None) -> bool:
        """What happened, as far as this reader may know; False if that is nothing."""
        told = [told for event in events if (told := event.for_seat(reader)) is not None]
        words = self.words.read_by(reader)
        for event in told:
            self._console.print(Text("• " + words.event(event.key, event.facts)))
        return bool(told)

    def board(self, view: Any, again: bool = False) -> None:
        """The board; not twice in a row unless it is asked for."""
        board = self._game.draw(view, self.words).rstrip()
        if again or board != self._board:
            self._board = board
            self._console.print()
            self._console.print(Text(board), no_wrap=True, overflow="ellipsis")
            self._console.print()

    def question(self, question: Pick, shown: Sight) -> None:
        """A question with its options."""
        head = self.words.say("table-asked", name=self.names[question.seat])
        self._console.print(Rule(Text(head, style="bold cyan"), align="left", style="cyan"))
        if shown.who != "mine":
            self._console.print(Text(self.words.say(f"table-who-{shown.who}"), style="dim"))
        self._waits(question.seat, shown.waits)
        prompt = self.words.question(question)
        self._console.print(Text.assemble((prompt, "bold"), (f"  [{question.rule}]", "dim")))
        for said in occasion_in_words(shown.occasion, question, self.words):
            self._console.print(Text(said, style="dim"))
        self._console.print(self._options(shown.options))
        count = sum(not option.closed for option in shown.options)
        self._console.print(Text(self.words.say("table-keys", count=count), style="dim"))

    def choices(self, names: Sequence[str]) -> None:
        """What can be chosen by its number; anything else chooses nothing."""
        for number, name in enumerate(names, 1):
            self._console.print(Text.assemble((f"{number:>3}  ", "cyan"), name))
        self._console.print(Text(self.words.say("talk-choose"), style="dim"))

    def option(self, option: Described) -> str:
        """An option in words."""
        return self.words(option.key, **option.facts)

    def hint(self, found: Sequence[tuple[Described, Advised]]) -> None:
        """Options a good player would think of, each with a bar of how good it looks and a reason."""
        self._console.print(Text(self.words.say("table-hint"), style="bold"))
        grid = Grid.grid(padding=(0, 1))
        for option, advised in found:
            bar = "█" * max(1, round(advised.worth * BAR))
            grid.add_row(f"{bar:<{BAR}}", self.option(option), Text(self.words(advised.why), "dim"))
        self._console.print(grid)

    def rule(self, number: str) -> None:
        """A rule of the ledger."""
        book = ledger(self._game.package)
        if number not in book.rules:
            self.say("table-no-rule")
            return
        chapter = book.chapter(number, self.words.language)
        head = self.words.say("table-rule", number=number, chapter=chapter)
        self._console.print(Text(head, style="bold"))
        self._console.print(book.rules[number].text(self.words.language))

    def epilogue(self, replay: Replay, reader: Seat | None) -> bool:
        """How the game ended for everybody; False where that cannot be told."""
        return epilogue.tell(self._console, self._game, replay, self.words, reader)

    def result(self, result: Result) -> None:
        """How the game ended."""
        self._console.print(Rule(Text(self.words.say("table-over"), style="bold"), style="cyan"))
        self._console.print(self.words(f"ending.{result.ending}"))
        names = self.words.listing([self.names[seat] for seat in result.winners])
        self.say("table-winners", count=len(result.winners), names=names)
        scores = [
            self.words.say("table-score", name=name, score=score)
            for name, score in zip(self.names, result.scores, strict=True)
        ]
        self._console.print(Text(" · ".join(scores), style="dim"))

    def _waits(self, seat: Seat, waits: WaitingFor) -> None:
        """Whom the table waits for, when that is not only the one who is asked here."""
        if waits.names is None and waits.count > 1:
            self.say("table-waiting-count", count=waits.count - 1)
        others = [self.names[other] for other in waits.names or () if other != seat]
        if others:
            self.say("table-waiting", names=self.words.listing(others))

    def _options(self, options: Sequence[Described]) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", min_width=4)
        grid.add_column()
        grid.add_column()
        grid.add_column(style="dim")
        number = 0
        for option in options:
            number += not option.closed
            style = "dim" if option.closed else ""
            mark = "–" if option.closed else str(number)
            grid.add_row(mark, Text(self.option(option), style=style), "", self._note(option))
        return grid

    def _note(self, option: Described) -> str:
        """What an option would do, or why it is not open."""
        if option.closed:
            rule = f" [{option.rule}]" if option.rule else ""
            why = self.words(option.closed, **option.facts)
            return self.words.say("table-closed", why=why) + rule
        note = self.words(option.note, **option.facts) if self.words.has(option.note) else ""
        return " · ".join([*([note] if note else []), *stakes_in_words(option.stakes, self.words)])
