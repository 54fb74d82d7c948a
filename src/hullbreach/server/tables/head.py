"""The head of a table: everything about it but the state of its game and its log."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from hullbreach.kernel import BadSave, Choice, Config, Result, Save, Span, commitment
from hullbreach.server.wire.protocol import (
    Absence,
    BotsTalk,
    Clock,
    Delay,
    Hidden,
    Hints,
    Newcomers,
    Origin,
    SeatInfo,
    SeatRequest,
    Status,
    TableInfo,
)

from .table_words import read_key

ID_BYTES = 9
TOKEN_BYTES = 24


class Notice(Struct):
    """How a seat wants to hear that it is asked."""

    way: str
    address: str
    language: str = "en"
    code: str = ""
    """The hash of the code that was sent to an address which is not confirmed yet."""


class StandingEnd(Struct, frozen=True):
    """With which turn or round a standing answer ends."""

    span: Span
    mark: str
    """Which one it was when the answer was given."""


class SeatHead(Struct):
    """Who sits on a seat and what they left with us."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: str = ""
    bot: str = ""
    ready: bool = False
    stand_in: str = ""
    token: str = ""
    """The hash of the token that opens the seat."""
    standing: dict[str, Choice] = {}
    standing_ends: dict[str, StandingEnd] = {}
    """When standing answers end by themselves."""
    notice: Notice | None = None
    noticed: int = 0
    """The number of the question the seat was last sent a notice for."""
    held_by: list[str] = []
    """Marks of the addresses that have had this seat's secrets before them."""
    pace: float | None = None
    """How many seconds bots should take for this person's taste; None for what the server is set to."""
    steps: bool = False
    """Whether bots should wait for their word before each move."""
    stepped: float = 0.0
    """When they last gave it."""
    skips: bool = False
    """Whether they have nothing left to decide and want to see the end."""
    skip_end: StandingEnd | None = None
    """With what that wish ends, if not with the game."""
    reminded: int = 0
    """When they were last reminded."""
    opened: tuple[int, int] | None = None
    """At which step and answer all cards were opened to them, who are out for good."""
    taken: bool = False
    """Whether the host took it from somebody after the deal: then nobody new is shown what it knows."""
    kept_for: int | None = None
    """At the next table of the same people: for whom of the table before, by their seat there, wherever it is now."""

    def standing_until(self) -> dict[str, Span]:
        """With what its standing answers end."""
        return {prompt: end.span for prompt, end in self.standing_ends.items()}

    def end_what_is_over(self, spans: Mapping[str, str]) -> None:
        """Forget the answers, and the wish to skip, that were given for a turn or a round which is over."""
        if self.skip_end is not None and spans.get(self.skip_end.span) != self.skip_end.mark:
            self.skips, self.skip_end = False, None
        for prompt, end in list(self.standing_ends.items()):
            if spans.get(end.span) != end.mark:
                del self.standing_ends[prompt]
                self.standing.pop(prompt, None)

    def info(self, seat: int) -> SeatInfo:
        """What everybody may know."""
        return SeatInfo(
            seat,
            self.kind,
            self.name,
            self.bot,
            self.ready,
            self.stand_in,
            self.pace,
            self.steps,
            self.skips,
            self.opened is not None,
        )


class ProposalHead(Struct):
    """An open request for a consent undo."""

    seat: int
    agreed: list[int]


class RequestHead(Struct):
    """Something that waits for the host: somebody asks for a seat, or for a pause."""

    number: int
    kind: Literal["seat", "pause"]
    seat: int
    name: str
    token: str = ""
    """The hash of the token that will open the seat."""
    mark: str = ""
    """A mark of the address it came from."""


class Head(Struct):
    """What is stored and known about a table beside its game and its log."""

    game: str
    version: str
    config: Config
    key: bytes
    created: int
    listed: bool = True
    status: Status = "open"
    seats: list[SeatHead] = []
    host: str = ""
    """The hash of the host's token."""
    paused: str = ""
    clock: Clock | None = None
    absence: Absence | None = None
    origin: Origin | None = None
    hidden: Hidden | None = None
    """What the host wants to become of hidden things where the table goes on from a replay."""
    maker: str = ""
    """A mark of the address that put the table up."""
    imported: bool = False
    """Whether the game was played elsewhere and came in as a file."""
    word: str = ""
    """The key of the table word."""
    next: str = ""
    requests: list[RequestHead] = []
    requested: int = 0
    """How often something was asked of the host: no number means two things."""
    proposal: ProposalHead | None = None
    result: Result | None = None
    numbers: list[int] = field(default_factory=lambda: [0])
    """Where the streams stand: the public's first, then each seat's."""
    rest: Save | None = None
    """The session at rest, without state and earlier steps."""
    changed: int = 0
    """How many steps were finished with older rules: there is no way back behind them."""
    cuts: int = 0
    """How often finished steps were taken back: as long as it stays, the steps one has read still hold."""
    lesson: bool = False
    hints: Hints = "quiet"
    hinted: list[int] = []
    """How many hints each seat has asked for, where the table tells."""
    open_cards: bool = False
    seen_all: list[str] = []
    """Marks of the addresses of people to whom all cards were opened and who have left since."""
    opened_at: tuple[int, int] | None = None
    """At which step and answer all cards were last opened to somebody."""
    deadline: float | None = None
    deadlines: list[tuple[tuple[int, int], float]] = []
    """At which step and answer the table came to wait, and until when."""
    bots_talk: BotsTalk = "off"
    delay: Delay = "none"
    """How late watchers see the game."""
    newcomers: Newcomers = "ask"
    """What a bot's seat is to whoever comes while the game is played."""
    show_at: float = 0.0
    """The moment at which the last change was to be seen, if it had one: nobody is shown it before, at any process."""
    asked_at: float = 0.0
    """Since when the table waits as it does now, as the public sees it."""

    def check(self) -> None:
        """Raise BadSave if its parts contradict each other, as those of a damaged table do."""
        if not 0 < len(self.seats) == self.config.players:
            raise BadSave(f"{len(self.seats)} seats for {self.config.players} players")
        if len(self.numbers) != len(self.seats) + 1 or min(self.numbers) < 0:
            raise BadSave(f"{len(self.seats)} seats whose messages are numbered {self.numbers}")
        winners = None if self.result is None else self.result.winners
        if self.status == "over" and winners is None:
            raise BadSave("the game is over without a result")
        if winners and not 0 <= min(winners) <= max(winners) < len(self.seats):
            raise BadSave(f"{len(self.seats)} seats, of which {winners} have won")

    def info(self, table: str) -> TableInfo:
        """What everybody at this table may know about it."""
        done = self.status in ("over", "ended")
        word = read_key(self.word)
        return TableInfo(
            table=table,
            game=self.game,
            mode=self.config.mode,
            version=self.version,
            options=self.config.options,
            seats=tuple(seat.info(index) for index, seat in enumerate(self.seats)),
            status=self.status,
            listed=self.listed,
            commitment=commitment(self.key),
            created=self.created,
            key=self.key.hex() if done else "",
            paused=self.paused,
            clock=self.clock,
            absence=self.absence,
            host=self.seat_of(self.host),
            origin=self.going_on(),
            next=self.next,
            lesson=self.lesson,
            hints=self.hints,
            hinted=tuple(self.hinted),
            open_cards=self.open_cards,
            word={} if word is None else word.texts,
            requests=tuple(
                SeatRequest(each.number, each.kind, each.seat, each.name) for each in self.requests
            ),
            bots_talk=self.bots_talk,
            delay=self.delay,
            newcomers=self.newcomers,
        )

    def going_on(self) -> Origin | None:
        """Where it goes on from; whoever knows the replay knows the roles, so two people get others by default."""
        if self.origin is None or self.status != "open":
            return self.origin
        by_people: Hidden = "anew" if len(self.people()) > 1 else "same"
        return replace(self.origin, hidden=self.hidden or by_people)

    def info_for_all(self, table: str, info: TableInfo | None = None) -> TableInfo:
        """What who only looks on may know: where they see the game later, who is out or skips would tell of it."""
        info = info or self.info(table)
        if self.delay == "none" or self.status != "playing":
            return info
        seats = tuple(replace(seat, skips=False, opened=False) for seat in info.seats)
        return replace(info, seats=seats, hinted=())

    def seat_of(self, hashed: str) -> int | None:
        """The seat that a token with this hash opens."""
        if not hashed:
            return None
        for index, seat in enumerate(self.seats):
            if secrets.compare_digest(seat.token, hashed):
                return index
        return None

    def is_host(self, hashed: str) -> bool:
        """Whether a token with this hash belongs to the host."""
        return bool(hashed) and secrets.compare_digest(self.host, hashed)

    def mark_of(self, address: str) -> str:
        """A mark of an address that nobody can turn back into it, and that means nothing at another table."""
        return hmac.digest(self.key, b"address " + address.encode(), "sha256").hex()[:16]

    def people(self) -> list[int]:
        """The seats of people."""
        return [index for index, seat in enumerate(self.seats) if seat.kind == "human"]


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest() if token else ""


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def can_be_id(text: str) -> bool:
    """Whether a text could be the id of a table; what could not is asked of no database."""
    return text.isascii() and text.isalnum()


def new_id() -> str:
    """The id of a new table: short enough for a link, long enough to be the only key to an unlisted table."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "0").replace("_", "1")
