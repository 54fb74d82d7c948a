"""Goldens: whole games kept as readable text, every answer and below it what happened.

A golden is played again from the answers in its text and must tell the same story, word for word. After a change that
is meant, `make goldens` (`pytest --renew-goldens`) tells them anew; where the old answers no longer fit, chance goes on
from there. A golden that is missing is written by the same command and by nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic

from hullbreach.kernel import Choice, Event, Game, Seat, Session, Value
from hullbreach.kernel.game import S
from hullbreach.words import Words

from .laws import choose, numbers

RENEW = "--renew-goldens"
Name = Callable[[S, Seat], str]

IF_MEANT = "if that was meant, run 'make goldens' and read the diff"


class Golden(Generic[S]):
    """A game kept as text: the table it is played at, and how it is told: all of it, or what one reader was told."""

    def __init__(
        self,
        path: Path,
        game: Game[S],
        *,
        mode: str | None = None,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 1,
        title: str = "",
        name: Name[S] | None = None,
        ending: Callable[[Session[S]], str] | None = None,
        reader: Seat | None = None,
        language: str = "en",
    ) -> None:
        self.path = path
        self.reader = reader
        self.language = language
        self.seed = seed
        self.session = Session.new(game, game.configure(mode, players, options), seed)
        self._name = name
        self._ending = ending
        self.lines = [title or self._title(), ""]
        self.happened(self.session.events)

    def check(self, renew: bool = False) -> None:
        """Play the game again and compare; with `renew` write down what it tells now."""
        if not renew:
            assert self.path.exists(), f"{self.path} is missing: run 'make goldens', and read it"
        for line in self._kept():
            answer = self._meant(line)
            if answer is None:
                assert renew, f"{self.path}: nobody can say {line!r} now; {IF_MEANT}"
                break
            self.says(*answer)
        source = numbers(self.seed)
        while renew and not self.session.over:
            seat, option, _ = choose(self.session, source)
            self.says(seat, option)
        self.compare(renew)

    def compare(self, renew: bool = False) -> None:
        """The story told so far must be what is kept; with `renew` it is kept from now on."""
        text = self.text()
        if renew:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text, encoding="utf-8")
        assert self.path.exists(), f"{self.path} is missing: run 'make goldens', and read it"
        kept = self.path.read_text(encoding="utf-8")
        assert text == kept, f"{self.path} tells another game; {IF_MEANT}"

    def says(self, seat: Seat, option: Choice) -> None:
        """A seat answers; the answer and what happens then are written down."""
        pick = self.session.asked[seat]
        self.lines.append(f"{self._called(seat)}: {pick.prompt} = {in_words(option)}")
        self.happened(self.session.answer(seat, option, pick.number))

    def happened(self, events: list[Event]) -> None:
        """Write down what happened; what only some were told says to whom."""
        words = self._words()
        for event in events:
            told = event if self.reader is None else event.for_seat(self.reader)
            if told is None:
                continue
            said = words.event(told.key, told.facts)
            if told.to is not None:
                said = f"[to {words.listing([words.seat(x) for x in told.to])}] {said}"
            self.lines.append(f"    {said}")

    def text(self) -> str:
        """The whole story, with its ending once there is one."""
        return "\n".join([*self.lines, *self._end()]) + "\n"

    def _end(self) -> Iterator[str]:
        result = self.session.result
        if result is not None:
            named = [self._called(x) for x in result.winners]
            winners = self._words().listing(named) if named else "nobody"
            more = "" if self._ending is None else f" ({self._ending(self.session)})"
            yield from ("", f"{result.ending}: {winners}{more}")

    def _kept(self) -> list[str]:
        """The answers in the text that is kept."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()[2:]
        return [line for line in lines if " = " in line and not line.startswith(" ")]

    def _meant(self, line: str) -> tuple[Seat, Choice] | None:
        """The answer a line stands for: the seat, and the option offered under these words."""
        who, _, rest = line.partition(": ")
        prompt, _, said = rest.partition(" = ")
        for seat, pick in self.session.asked.items():
            if self._called(seat) == who and pick.prompt == prompt:
                for option in pick.options:
                    if in_words(option) == said:
                        return seat, option
        return None

    def _called(self, seat: Seat) -> str:
        own = "" if self._name is None else self._name(self.session.state, seat)
        return own or Words(self.session.game.package, self.language, strict=True).seat(seat)

    def _words(self) -> Words:
        """The words of the reader's language, the seats called as in the answers."""
        names = [self._called(seat) for seat in range(self.session.config.players)]
        package = self.session.game.package
        return Words(package, self.language, names, strict=True, reader=self.reader)

    def _title(self) -> str:
        config = self.session.config
        usual = {o.name: o.default for o in self.session.game.mode(config.mode).options}
        special = [f"{k}={v}" for k, v in config.options.items() if v != usual[k]]
        head = f"{self.session.game.name} {config.mode}, {config.players} seats, seed {self.seed}"
        return ": ".join([head, *([" ".join(special)] if special else [])])


def in_words(option: Any) -> str:
    """An option as a person would type it."""
    return " ".join(map(str, option)) if isinstance(option, tuple) else str(option)
