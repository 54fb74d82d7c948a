"""A game as the kernel sees it: a handful of functions and a description of its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .chance import Chance
from .errors import BadTable
from .occasions import Occasion, asked_by_itself, no_spans
from .questions import Choice, Flow, Pick, Seat
from .stakes import Composed, Form, Stakes
from .state import State
from .talk import Language

if TYPE_CHECKING:
    from .epilogue import Epilogue, Passed
    from .guesses import Guess

S = TypeVar("S", bound=State)
Value: TypeAlias = bool | int | str
"""What a table option can be set to."""
Eyes: TypeAlias = Sequence[Seat]
"""The seats whose knowledge together a dealt world must respect."""


ANY = "random"
"""In a list by seat: this seat gets one of those that are left."""


class Difference(Struct, frozen=True):
    """A place at which the values of an option differ: `table.OPTION.NAME`, with a sentence for each value."""

    name: str
    rule: str
    """Where the ledger has both readings."""


class Option(Struct, frozen=True):
    """A table option: its default, and either its values, its range, a list by seat, or how to read it."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int | None = None
    read: Callable[[str], Value] | None = None
    """For free text: returns the value or raises ValueError with a sentence."""
    choices: tuple[str, ...] = ()
    """What each seat can be given, if not one of the values for all: then the value lists them by seat, ANY for any."""
    closed: Mapping[str, tuple[str, Value]] = {}
    """Choices that are open only while another option has this value."""
    rule: str = ""
    """Where the ledger speaks of it."""
    group: str = ""
    """What it is shown with."""
    folded: bool = False
    """Whether it is seldom changed and shown on request only."""
    needs: tuple[str, Value] | None = None
    """It means something only while another option has this value."""
    differences: tuple[Difference, ...] = ()
    """Where its values differ, if that is more than one sentence can say."""

    def parse(self, given: Value) -> Value:
        """The value meant by what was given, or BadTable saying what is possible."""
        try:
            value = self._read(given)
        except ValueError as error:
            raise BadTable(f"option {self.name}: {error}") from None
        if self.choices and value not in self.values:
            return self._by_seat(str(value))
        if self.values and value not in self.values:
            raise BadTable(f"option {self.name}: {given} is not one of {self._choices()}")
        return value

    def _by_seat(self, text: str) -> str:
        """A list of different choices, one for each seat."""
        names = [name.strip() for name in text.split(",")]
        unknown = [name for name in names if name not in (*self.choices, ANY)]
        if unknown:
            known = ", ".join(map(str, (*self.choices, *self.values)))
            raise BadTable(f"option {self.name}: {unknown[0]} is none of {known}")
        named = [name for name in names if name != ANY]
        if len(set(named)) < len(named):
            raise BadTable(f"option {self.name}: every player needs a different one")
        return ",".join(names)

    def _read(self, given: Value) -> Value:
        if self.read is not None:
            return self.read(str(given))
        if isinstance(self.default, bool):
            return _read_bool(given)
        if isinstance(self.default, int):
            return self._read_int(given)
        return str(given)

    def _read_int(self, given: Value) -> int:
        value = int(given)
        if (self.least is not None and value < self.least) or (
            self.most is not None and value > self.most
        ):
            raise ValueError(f"{value} is not between {self.least} and {self.most}")
        return value

    def _choices(self) -> str:
        return ", ".join(str(value) for value in self.values)


def _read_bool(given: Value) -> bool:
    words = {"true": True, "yes": True, "on": True, "1": True}
    words |= {"false": False, "no": False, "off": False, "0": False}
    try:
        return words[str(given).lower()]
    except KeyError:
        raise ValueError(f"{given} is not yes or no") from None


class Preset(Struct, frozen=True):
    """Options that go together under a name; those it does not name have their defaults."""

    name: str
    options: Mapping[str, Value] = {}


class SeatsLine(Struct, frozen=True):
    """Something told to people who set up a table: `table.seats.NAME` or `table.aims.NAME` with these facts."""

    name: str
    facts: Mapping[str, int | str]
    rule: str
    needs: tuple[tuple[str, Value], ...] = ()
    """Options that must have these values for it to hold."""


class Mode(Struct, frozen=True):
    """A way to play a game: for how many, and with which options."""

    name: str
    least: int
    most: int
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (Preset("book"),)
    """Ways to set all options at once, the easiest first; `book` is as the rules have it."""
    usual: int = 0
    """For how many it is set up when nobody says how many; 0 for as few as possible."""
    aims: tuple[SeatsLine, ...] = ()
    """What brings victory and defeat, where the mode is not told by its name: lines `table.aims.NAME`."""


class Config(Struct, frozen=True):
    """One table: mode, number of players, and a value for every option."""

    mode: str
    players: int
    options: Mapping[str, Value] = {}


class Result(Struct, frozen=True, gc=False):
    """How a game ended: the ending's key, who won, and a score for every seat."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    sides: tuple[str, ...] = ()
    """What each seat played, a faction or a role; empty where all seats are alike."""


class Described(Struct, frozen=True, gc=False):
    """An option as a person is shown it."""

    option: Choice
    key: str
    """The message that words it."""
    facts: Mapping[str, Any] = {}
    note: str = ""
    """The message for what it would do, where a person would wonder."""
    about: tuple[Choice, ...] = ()
    """The things and places it concerns, in order: what a client lights up."""
    closed: str = ""
    """For an option that is not open: the message that says why not."""
    rule: str = ""
    danger: str = ""
    """For an option that hurts its chooser and cannot be taken back: the message that says what happens."""
    veil: str = ""
    """For an option that would tell what its seat is: the message under which it is shown until one uncovers it."""
    stakes: Stakes | None = None
    """What it belongs to, costs, risks and leads to; added when a person looks."""


def nobody_is_out(_s: Any, _seat: Seat) -> bool:
    """Who is out of a game that everybody plays to its end."""
    return False


def same_for_all(_mode: str, _players: int) -> tuple[SeatsLine, ...]:
    """What the number of seats decides in a game where it decides nothing."""
    return ()


def nothing_at_stake(_s: Any, _pick: Pick, _option: Choice) -> Stakes | None:
    """The stakes of a game that tells none."""
    return None


def nothing_to_guess(_view: Any) -> Guess | None:
    """What whoever looks on at a game is asked that asks them nothing."""
    return None


def nothing_proposed(_s: Any, _pick: Pick) -> tuple[Choice, ...]:
    """The proposal of a game that makes none."""
    return ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """The table of contents of a game."""

    name: str
    version: str
    """The version of its rules: a save of another version restarts its unfinished step."""
    package: str
    """Where its data, ledger and words lie."""
    state: type[S]
    modes: tuple[Mode, ...]
    setup: Callable[[Config, Chance], S]
    step: Callable[[S], Flow[None] | None]
    view: Callable[[S, Seat | None], Any]
    determinize: Callable[[S, Eyes, Chance, S], None]
    score: Callable[[S], Result]
    describe: Callable[[S, Pick], list[Described]]
    draw: Callable[[Any, Callable[..., str]], str]
    """The board as text: takes a view and a function that words a message."""
    zones: Callable[[S], list[list[int]]]
    """All places cards can be in, for the law that each card is in exactly one of them."""
    secrets: Callable[[S, Seat], Mapping[str, Any]]
    """The facts hidden from a seat that its knowledge leaves open, by name."""
    stakes: Callable[[S, Pick, Choice], Stakes | None] = nothing_at_stake
    """What an option costs, risks and leads to, as far as its seat can know."""
    proposed: Callable[[S, Pick], tuple[Choice, ...]] = nothing_proposed
    """What is laid out for a question until its seat chooses otherwise; further answers are for its repetitions."""
    forms: Mapping[str, Form] = field(default_factory=dict)
    """How questions are best shown, by prompt; all others are lists."""
    composed: Mapping[str, Composed] = field(default_factory=dict)
    """Which verb of a composed move lies open and which questions belong to it, by the prompt it begins with."""
    occasion: Callable[[S, Pick], Occasion] = asked_by_itself
    """Who is asked a question and why, in the same words for every seat."""
    spans: Callable[[S], Mapping[str, str]] = no_spans
    """Which turn and which round it is, as everybody sees it: a standing answer ends with them."""
    is_out: Callable[[S, Seat], bool] = nobody_is_out
    """Whether a seat is out for good, before all eyes: it will never be asked anything again."""
    epilogue: Callable[[Iterator[Passed[S]]], Epilogue] | None = None
    """What everybody is told when the game is over, by whoever has looked on from its beginning."""
    guess: Callable[[Any], Guess | None] = nothing_to_guess
    """What whoever only looks on is asked this round, from the public's view; nothing once the game is over."""
    talk: Language[S] | None = None
    """What can be said at its table beside the rules."""
    seating: Callable[[str, int], tuple[SeatsLine, ...]] = same_for_all
    """What the number of seats decides in a mode, for people who set up a table."""
    view_beside: Callable[[S, Seat, Any], Any] | None = None
    """The view of a seat when the public's is at hand: what all see alike is taken from there, not built again."""
    bound: int = 10_000
    """No game takes more answers than this."""
    finished: bool = True
    """Whether every rule, mode and card is there; unfinished games are listed on request only."""

    @property
    def eliminates(self) -> bool:
        """Whether somebody can be out for good before the end."""
        return self.is_out is not nobody_is_out

    def mode(self, name: str | None) -> Mode:
        """The mode of that name, or the first one."""
        if name is None:
            return self.modes[0]
        for mode in self.modes:
            if mode.name == name:
                return mode
        known = ", ".join(mode.name for mode in self.modes)
        raise BadTable(f"{self.name} has no mode {name}; it has {known}")

    def configure(
        self,
        mode: str | None = None,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> Config:
        """A table that can be set up, or BadTable saying why not."""
        chosen = self.mode(mode)
        seats = chosen.least if players is None else players
        if not chosen.least <= seats <= chosen.most:
            raise BadTable(
                f"{self.name} {chosen.name} is for {chosen.least} to {chosen.most} players, not {seats}"
            )
        given = dict(options or {})
        values = {o.name: o.parse(given.pop(o.name, o.default)) for o in chosen.options}
        if given:
            known = ", ".join(values) or "none"
            raise BadTable(
                f"{self.name} {chosen.name} has no option {', '.join(given)}; it has {known}"
            )
        return Config(chosen.name, seats, values)
