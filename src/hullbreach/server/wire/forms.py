"""What travels over plain HTTP: the bodies of requests and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hullbreach.bots.people import Level, Strength
from hullbreach.kernel import (
    Difference,
    Group,
    Result,
    SeatsLine,
    Span,
    Value,
    WaitingFor,
)
from hullbreach.parts.teaching import Teaching

from .protocol import (
    Absence,
    BotsTalk,
    Clock,
    Delay,
    Hidden,
    Hints,
    LogLine,
    Name,
    Newcomers,
    TableInfo,
)


class OptionInfo(Struct, frozen=True):
    """A table option: its default and its values, its range, a choice for every seat, or free text.

    Its words are `option.table.NAME` of the game: a name, `text` in one sentence, and `needs` where it needs something.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    """What each seat can be given; the value then lists them by seat, with `random` for any of the others."""
    closed: Mapping[str, tuple[str, Value]] = {}
    """Choices that are open only while another option has this value."""
    rule: str = ""
    group: str = ""
    folded: bool = False
    needs: tuple[str, Value] | None = None
    """It means something only while another option has this value."""
    differences: tuple[Difference, ...] = ()
    """Places its values read differently: `table.OPTION.NAME`, with an attribute for each value."""


class PresetInfo(Struct, frozen=True):
    """Options that go together; those it does not name have their defaults."""

    name: str
    options: Mapping[str, Value]


class ModeInfo(Struct, frozen=True):
    """A mode of a game, for how many, with which options."""

    mode: str
    least: int
    most: int
    usual: int
    """For how many it is set up when nobody says how many."""
    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]
    seating: tuple[tuple[SeatsLine, ...], ...] = ()
    """What the number of seats decides, from the fewest to the most of them: lines `table.seats.NAME`."""
    aims: tuple[SeatsLine, ...] = ()
    """What brings victory and defeat: lines `table.aims.NAME`; options may be named in them."""


class GameInfo(Struct, frozen=True):
    """A game one can set up here."""

    game: str
    version: str
    finished: bool
    modes: tuple[ModeInfo, ...]
    titles: Mapping[str, str]
    """By language."""
    teaching: Teaching = Teaching()
    """Hints for a first game, and the steps of a guided opening."""
    eliminates: bool = False
    """Whether somebody can be out for good before the end."""
    talks: bool = False
    """Whether there is something to say at its tables, for bots too."""


class Games(Struct, frozen=True):
    """All games of this server."""

    games: list[GameInfo]


class BotInfo(Struct, frozen=True):
    """A bot as a person: who they are, and what they have shown."""

    id: str
    name: str
    level: Level
    temper: str
    tempers: Mapping[str, str]
    """What their temper is called, by language."""
    lines: Mapping[str, str]
    """A sentence about them, by language."""
    seconds: float
    """How long they may think about an answer."""
    strength: tuple[Strength, ...]


class ServerSettings(Struct, frozen=True):
    """What a client needs to know about this server."""

    version: str
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    """All bots by name, for those who want to choose exactly."""
    people: tuple[BotInfo, ...]
    notices: tuple[str, ...]
    """The ways a seat can be told that it is asked: "email", "discord", "ntfy"."""
    most_tables: int
    name_length: int
    chat_length: int
    notebook_length: int


class Wording(Struct, frozen=True):
    """Fluent sources: the game's messages win over the common ones."""

    language: str
    house: str
    game: str


class RuleText(Struct, frozen=True):
    """A rule of the ledger in one language."""

    number: str
    chapter: str
    mark: str
    text: str


class LedgerTexts(Struct, frozen=True):
    """The ledger of a game in one language, in the order of its rulebook."""

    language: str
    chapters: Mapping[str, str]
    rules: list[RuleText]


class Create(Struct, forbid_unknown_fields=True):
    """A new table. With a name its maker sits down on the first seat; without, only looks after it."""

    name: Annotated[str, Meta(max_length=40)] = ""
    mode: str | None = None
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, Value] = {}
    bots: dict[int, str] = {}
    """Seats (from 0) that bots play."""
    listed: bool = True
    clock: Clock | None = None
    absence: Absence | None = None
    hints: Hints = "quiet"
    open_cards: bool = False
    """Whether all cards are opened to whoever is out for good and wants to see them."""
    lesson: bool = False
    """A guided opening: the table is set up as the lesson says, the game's or that of an expansion that is on,
    and dealt at once.
    """
    bots_talk: BotsTalk = "off"
    delay: Delay = "none"
    start: bool = False
    """Whether to deal at once, when bots play all other seats."""


class Created(Struct, frozen=True):
    """The table, and the token that makes its bearer the host (and seated, if a seat is named)."""

    table: TableInfo
    token: str
    seat: int | None


class Join(Struct, forbid_unknown_fields=True):
    """Sit down, on a certain seat or on the first free one."""

    name: Name
    seat: int | None = None


class Joined(Struct, frozen=True):
    """The seat, and the token that opens it: on this device or on another."""

    seat: int
    token: str


class Update(Struct, forbid_unknown_fields=True):
    """Another name for my seat."""

    name: Name


class Ready(Struct, forbid_unknown_fields=True):
    """Whether I am ready."""

    ready: bool = True


class StepOut(Struct, forbid_unknown_fields=True):
    """Keep the seat and let a bot answer until I am back; without a name the table's stand-in comes."""

    bot: Annotated[str, Meta(max_length=60)] = ""


class Sit(Struct, forbid_unknown_fields=True):
    """Ask for a bot's seat of a running game."""

    seat: Annotated[int, Meta(ge=0, le=20)]
    name: Name


class Requested(Struct, frozen=True):
    """What one asked for, and the token that opens the seat as soon as the host agrees."""

    number: int
    token: str
    seated: bool = False
    """Whether it opens the seat already, because at this table nobody needs to ask."""


class Verdict(Struct, forbid_unknown_fields=True):
    """Host: agree to a request, or not now."""

    agree: bool


class HandOver(Struct, forbid_unknown_fields=True):
    """Host: another person looks after the table from now on."""

    seat: Annotated[int, Meta(ge=0, le=20)]


class Remind(Struct, forbid_unknown_fields=True):
    """Remind the person on this seat."""

    seat: Annotated[int, Meta(ge=0, le=20)]


class SeatOrder(Struct, forbid_unknown_fields=True):
    """Host: who sat on seat `order[i]` sits on seat i; an empty order draws lots."""

    order: Annotated[list[int], Meta(max_length=20)] = []


class ChosenForSeat(Struct, forbid_unknown_fields=True):
    """Take a faction or a character before the deal; the host may choose for every seat."""

    option: Annotated[str, Meta(max_length=60)]
    choice: Annotated[str, Meta(max_length=60)]
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None


class Pace(Struct, forbid_unknown_fields=True):
    """How many seconds bots should take for my taste."""

    seconds: Annotated[float, Meta(ge=0.0, le=10.0)]
    steps: bool = False
    """Whether they should wait for my word before each move: as long as I play alone, else as long as is possible."""


class Skip(Struct, forbid_unknown_fields=True):
    """Let the bots play on as fast as they can, as soon as all people at the table say so."""

    skip: bool = True
    until: Span = "game"
    """With what the haste ends: with the turn, the round or the game."""


class Fill(Struct, forbid_unknown_fields=True):
    """Host: put a bot on a seat, or (with no bot) free it. A person who sat there loses the seat."""

    bot: str = ""


class Setup(Struct, forbid_unknown_fields=True):
    """Host: change the table before it starts; what is not given stays."""

    mode: str | None = None
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, Value] | None = None
    listed: bool | None = None
    clock: Clock | Literal["none"] | None = None
    absence: Absence | Literal["none"] | None = None
    hints: Hints | None = None
    open_cards: bool | None = None
    bots_talk: BotsTalk | None = None
    """This one may be changed while the game is played, if nothing else is."""
    delay: Delay | None = None
    """The same holds for this one, but only towards later."""
    newcomers: Newcomers | None = None
    """This one may be changed at any time, too; where watchers see the game later, nobody sits down unasked."""
    hidden: Hidden | None = None
    """Of a table that goes on from a replay: what becomes of the hidden things."""


class Pause(Struct, forbid_unknown_fields=True):
    """Host: let the table rest, or go on."""

    paused: bool = True


class NoticeForm(Struct, forbid_unknown_fields=True):
    """How this seat wants to be told that it is asked; an empty way ends that."""

    way: Literal["", "email", "discord", "ntfy"]
    address: Annotated[str, Meta(max_length=300)] = ""
    language: Literal["en", "de"] = "en"


class Confirm(Struct, forbid_unknown_fields=True):
    """The code that came to an address: whoever knows it reads what is sent there."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class OpenedSeat(Struct, frozen=True):
    """What a token opens."""

    game: str
    seat: int | None
    host: bool


MOST_MINE = 60
"""How many tables of one's own one can ask about at once."""


class KeptSeat(Struct, forbid_unknown_fields=True):
    """A table this device has a token for."""

    table: Annotated[str, Meta(max_length=24)]
    token: Annotated[str, Meta(max_length=200)]


class Mine(Struct, forbid_unknown_fields=True):
    """The tables this device has tokens for."""

    tables: Annotated[list[KeptSeat], Meta(max_length=MOST_MINE)]


class Asking(Struct, frozen=True):
    """A question that waits for its seat: enough to put it into words."""

    number: int
    prompt: str
    about: Mapping[str, Any]
    group: Group | None = None


class MyTable(Struct, frozen=True):
    """A table as the holder of one of its tokens finds it on the start page."""

    table: TableInfo
    seat: int | None
    host: bool
    updated: int
    """When something last happened there (seconds since 1970)."""
    asked: Asking | None = None
    waits: WaitingFor = WaitingFor((), 0)
    since: float = 0.0
    """Since when the table waits as it does now."""
    deadline: float | None = None
    view: Any = None
    """What everybody may see of the game, for its picture; only where this seat is asked."""
    result: Result | None = None
    requests: int = 0
    """For the host: how many people ask for a seat."""


class MyTables(Struct, frozen=True):
    """Those of the tables asked for that the tokens open, and the server's time."""

    tables: list[MyTable]
    now: float


class Featured(Struct, frozen=True):
    """A finished game that everybody may look at."""

    table: TableInfo
    result: Result
    ended: int


class Token(Struct, frozen=True):
    """A new token; the old one is worth nothing any more."""

    token: str


class Next(Struct, frozen=True):
    """The next table, and the token of the seat one has there."""

    game: str
    table: str
    seat: int | None
    token: str


class LogPage(Struct, frozen=True):
    """Lines of a viewer's log, oldest first."""

    lines: list[LogLine]
    more: bool
    """Whether there are older ones."""


class BugReport(Struct, forbid_unknown_fields=True):
    """What went wrong, in the player's words; the game is attached."""

    text: Annotated[str, Meta(max_length=4_000)] = ""


class Reported(Struct, frozen=True):
    """The number of the report."""

    report: str


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok", "stopping"]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
