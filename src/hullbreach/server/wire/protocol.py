"""What travels over the socket: one tagged Struct per message, in both directions.

A viewer is a seat, or the public. Its stream is numbered from 0 without gaps: `Full` says where it stands, every
`Change` counts on by one. What is not numbered (`Ack`, `Refusal`, `ClockNews`, `PresenceNews`, `Pong`) need not be
repeated to a client that was away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from hullbreach.bots.advice import Advised
from hullbreach.kernel import (
    Choice,
    Composed,
    Described,
    Doing,
    Form,
    Group,
    Guess,
    OnlyWay,
    Result,
    Span,
    Value,
    WaitingFor,
    Who,
)
from hullbreach.kernel.talk import Kind, Word

NAME_LENGTH = 40
CHAT_LENGTH = 1_000
NOTEBOOK_LENGTH = 20_000
PREVIEW_LENGTH = 20
"""How many answers of one's own can be tried in a row."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
BotsTalk: TypeAlias = Literal["off", "short", "full"]
"""Whether bots talk: not at all, only claims, promises and replies, or everything."""
Delay: TypeAlias = Literal["none", "move", "minutes", "end"]
"""How late watchers see the game: not at all, one move, three minutes, or when it is over."""
Newcomers: TypeAlias = Literal["ask", "sit", "nobody"]
"""Who comes to a running game and wants a bot's seat: asks the host, sits down at once, or only looks on."""
Status: TypeAlias = Literal["open", "playing", "over", "ended"]
"""Open: people sit down. Over: ended by the rules. Ended: by the host."""
RequestId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


# -- what a table is ---------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    seat: int
    kind: Literal["empty", "human", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that plays the seat, by name."""
    ready: bool = False
    stand_in: str = ""
    """The bot that answers for a person who is away; the person takes over again by coming back."""
    pace: float | None = None
    """How many seconds bots should take for this person's taste; None for what the server is set to."""
    steps: bool = False
    """Whether bots should wait for this person's word before each move."""
    skips: bool = False
    """Whether they want to see the end: when all people do, bots play on as fast as they can."""
    opened: bool = False
    """Whether they are out for good and see all cards."""


class SeatRequest(Struct, frozen=True, gc=False):
    """Something that waits for the host: somebody asks for a bot's seat, or a person at the table for a pause."""

    number: int
    kind: Literal["seat", "pause"]
    seat: int
    name: str


class Clock(Struct, frozen=True, gc=False):
    """How long a decision may take; then the question's default is taken."""

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=2, le=60 * 60 * 24 * 30)]


class Absence(Struct, frozen=True, gc=False):
    """Which bot answers for a person who has been away for this long."""

    bot: str
    seconds: Annotated[int, Meta(ge=2, le=60 * 60 * 24 * 30)]


Hidden: TypeAlias = Literal["same", "anew"]
"""How a game goes on from a replay: what somebody had seen stays, or only what everybody had seen."""


class Origin(Struct, frozen=True, gc=False):
    """The game and the step a table goes on from, and what becomes of the hidden things there."""

    table: str
    step: int
    hidden: Hidden = "same"


Hints: TypeAlias = Literal["off", "quiet", "told"]
"""Whether a seat may ask what a good player would do: not at all, unseen by the others, or counted before all eyes."""


class TableInfo(Struct, frozen=True, gc=False):
    """What everybody may know about a table."""

    table: str
    game: str
    mode: str
    version: str
    """The version of the game's rules it is played with."""
    options: Mapping[str, Value]
    seats: tuple[SeatInfo, ...]
    status: Status
    listed: bool
    """Whether it stands in the lobby; otherwise one needs its link."""
    commitment: str
    """The hash of the key of all chance, shown from the start."""
    created: int
    key: str = ""
    """The key itself (hexadecimal), once the game is over."""
    paused: str = ""
    """Why the table rests: "host" or "fault"."""
    clock: Clock | None = None
    absence: Absence | None = None
    host: int | None = None
    """The seat of the host, if they have one."""
    origin: Origin | None = None
    next: str = ""
    """The table of the next game with the same people."""
    lesson: bool = False
    """Whether it is the table of a guided opening."""
    hints: Hints = "quiet"
    hinted: tuple[int, ...] = ()
    """How many hints each seat has asked for, where the table tells."""
    open_cards: bool = False
    """Whether all cards are opened to whoever is out for good and wants to see them."""
    word: Mapping[str, str] = {}
    """What the table is called, by language; until its end the word leads to it."""
    requests: tuple[SeatRequest, ...] = ()
    bots_talk: BotsTalk = "off"
    """Whether bots speak and listen beside the rules."""
    delay: Delay = "none"
    """How late watchers see the game while it is played."""
    newcomers: Newcomers = "ask"
    """What a bot's seat is to whoever comes while the game is played."""


class Question(Struct, frozen=True, gc=False):
    """What a seat is asked, with every option described; those that are not open carry the reason in `closed`."""

    number: int
    prompt: str
    rule: str
    options: list[Described]
    default: Choice | None = None
    secret: bool = False
    about: Mapping[str, Any] = {}
    group: Group | None = None
    items: list[Described] = []
    """For a choice of several or an order: every item of the group, also those that were chosen already."""
    form: Form = "list"
    """How it is best shown; as a list it can always be shown."""
    composed: Composed | None = None
    """Which verb lies open, and which questions belong to the move; without it all that follow."""
    proposed: tuple[Choice, ...] = ()
    """What a client may lay out as the answer, and as the answers of the same question's repetitions."""
    who: Who = "mine"
    """Who answers: this seat alone, all, some or both in secret, partners together."""
    because: str = ""
    """The message for what led here, with the facts in `about`."""
    doing: Doing | None = None
    """The action it is about; its `key` is that of an event."""
    why_all: str = ""
    """The message for why everybody is asked, the same for every seat."""
    standing: tuple[Span, ...] = ()
    """For how long its default can be given as a standing answer."""


class Said(Struct, frozen=True, gc=False):
    """A line of chat; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: int


class SpokenLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of talk: who said what, as a key for its words and the facts they need."""

    n: int
    seat: int
    verb: str
    kind: Kind
    key: str
    facts: Mapping[str, Any] = {}
    to: int | None = None
    """The seat it is addressed to, if to one only."""
    reply: int | None = None
    """The number of the line it answers, and who said that."""
    reply_seat: int | None = None
    yes: str = ""
    """For a line that wants an answer: the message of a yes to it."""
    no: str = ""
    """And that of a no."""
    only: tuple[int, ...] | None = None
    """Who has heard it; everybody when not given."""


class SlotInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a line still needs: of which kind, and what it can be."""

    kind: str
    fact: str
    worded: bool
    """Whether every filling has a message of its own."""
    options: tuple[Word, ...]
    at: tuple[Word, ...] = ()
    """What the board calls each of these places, where it calls one of them otherwise."""


class ChipInfo(Struct, frozen=True, gc=False):
    """Something one can say now."""

    verb: str
    kind: Kind
    rule: str
    to_one: bool
    slots: list[SlotInfo]


class Talk(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat can say now, and who would hear it; `closed` is the rule that forbids it to speak."""

    chips: list[ChipInfo] = []
    closed: str = ""
    hears: tuple[int, ...] | None = None


class Told(Struct, frozen=True, gc=False):
    """An event as its reader may know it: a key for its words and the facts they need."""

    key: str
    facts: Mapping[str, Any] = {}


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One number of a viewer's stream as the log keeps it."""

    n: int
    events: list[Told] = []
    chat: Said | None = None
    spoken: list[SpokenLine] = []


class Proposal(Struct, frozen=True, gc=False):
    """A seat asks everybody to take back the last move although something came to light."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Presence(Struct, frozen=True, gc=False):
    """Who has the table open."""

    seats: tuple[int, ...]
    watchers: int


class Deadline(Struct, frozen=True, gc=False):
    """Until when the present decision is waited for (seconds since 1970), and the server's time now."""

    deadline: float | None
    now: float


# -- from the server -----------------------------------------------------------------------------------------------


class Full(Struct, tag_field="type", tag="full", frozen=True, gc=False):
    """Everything this viewer may see at number `n`: the first message, and the answer to a resume."""

    n: int
    seat: int | None
    host: bool
    table: TableInfo
    view: Any
    """The game's view for this viewer; None before the start."""
    asked: Question | None
    waits: WaitingFor
    result: Result | None
    undo: bool
    proposal: Proposal | None
    since: int
    """The log below goes from `since + 1` to `n`: for a resume all that was missed, else its end."""
    log: list[LogLine]
    notebook: str
    standing: Mapping[str, Choice]
    """What is answered for this seat whenever a prompt offers it, by prompt."""
    standing_until: Mapping[str, Span]
    """With what these answers end; the others stay until they are withdrawn."""
    presence: Presence
    clock: Deadline
    talk: Talk | None = None
    """What this seat can say; None for the public and where the game has no language."""
    may_open: bool = False
    """Whether this seat is out for good and may have all cards opened."""
    only_ways: list[OnlyWay] = []
    """What was settled for this seat since it answered last, because all could see that there was one way only."""
    opened: list[Any] | None = None
    """For a seat that has: what every seat sees."""
    guess: Guess | None = None
    """What a spectator is asked this round."""


class Change(Struct, tag_field="type", tag="change", frozen=True, omit_defaults=True, gc=False):
    """Number `n`: what happened, and those parts of `Full` that are different now."""

    n: int
    events: list[Told] = []
    chat: Said | None = None
    spoken: list[SpokenLine] = []
    view: Any = UNSET
    """Only the top-level fields that changed: assign them over the old view."""
    asked: Question | UnsetType | None = UNSET
    waits: WaitingFor | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    undo: bool | UnsetType = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    table: TableInfo | UnsetType = UNSET
    notebook: str | UnsetType = UNSET
    standing: Mapping[str, Choice] | UnsetType = UNSET
    standing_until: Mapping[str, Span] | UnsetType = UNSET
    talk: Talk | UnsetType | None = UNSET
    may_open: bool | UnsetType = UNSET
    only_ways: list[OnlyWay] | UnsetType = UNSET
    opened: list[Any] | UnsetType | None = UNSET
    """For every seat the fields of its view that changed: assign them over the old ones, if there are any."""
    guess: Guess | UnsetType | None = UNSET


class Ack(Struct, tag_field="type", tag="ack", frozen=True, gc=False):
    """The request with this id is done and will not be lost; `n` is where the viewer's stream stands."""

    id: int
    n: int


class Refusal(Struct, tag_field="type", tag="error", frozen=True, gc=False):
    """A request that was not accepted, or (without id) something the sender must know. Nothing has changed."""

    code: str
    text: str
    id: int | None = None
    fatal: bool = False
    """Whether the server closes the connection after this."""


class ClockNews(Struct, tag_field="type", tag="clock", frozen=True, gc=False):
    """The deadline is a new one."""

    clock: Deadline


class PresenceNews(Struct, tag_field="type", tag="presence", frozen=True, gc=False):
    """Somebody came or went."""

    presence: Presence


class TableNews(Struct, tag_field="type", tag="table", frozen=True, gc=False):
    """Something about the table is different, told at once to watchers who see the game later."""

    table: TableInfo


class Previewed(Struct, tag_field="type", tag="previewed", frozen=True, gc=False):
    """The answer to a preview: the question that would follow, or None where more than one's own answers decides."""

    id: int
    asked: Question | None


class Hinted(Struct, tag_field="type", tag="hinted", frozen=True, gc=False):
    """The answer to a hint: up to three options of the question with this number, the best one first."""

    id: int
    number: int
    options: list[Advised]


class Pong(Struct, tag_field="type", tag="pong", frozen=True, gc=False):
    """The answer to a ping."""

    id: int


ServerMessage: TypeAlias = (
    Full | Change | Ack | Refusal | ClockNews | PresenceNews | TableNews | Previewed | Hinted | Pong
)


# -- from the client -----------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, gc=False):
    """The first message. Without a token one watches; `last` is the number to resume after."""

    token: Annotated[str, Meta(max_length=200)] = ""
    last: int | None = None
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    """What a spectator is called in the chat."""


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True, gc=False):
    """An option of the question with this number."""

    id: RequestId
    number: int
    option: Choice


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, gc=False):
    """Take back my last answer."""

    id: RequestId


class Propose(Struct, tag_field="type", tag="propose", forbid_unknown_fields=True, gc=False):
    """Ask everybody to take back the last move; what it brought to light is dealt anew."""

    id: RequestId


class Consent(Struct, tag_field="type", tag="consent", forbid_unknown_fields=True, gc=False):
    """Agree to the proposal, or not; who proposed it withdraws it with `agree` false."""

    id: RequestId
    agree: bool


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True, gc=False):
    """Say something to the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True, gc=False):
    """Say a line of the game's language, or answer the line with this number."""

    id: RequestId
    verb: Annotated[str, Meta(min_length=1, max_length=40)]
    args: Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=3)] = []
    reply: int | None = None


class Notebook(Struct, tag_field="type", tag="notebook", forbid_unknown_fields=True, gc=False):
    """My private notes, as a whole."""

    id: RequestId
    text: Annotated[str, Meta(max_length=NOTEBOOK_LENGTH)]


class Standing(Struct, tag_field="type", tag="standing", forbid_unknown_fields=True, gc=False):
    """Whenever this prompt offers this option, answer so for me until the turn, the round or the game is over.

    None ends that.
    """

    id: RequestId
    prompt: Annotated[str, Meta(min_length=1, max_length=100)]
    option: Choice | None
    until: Span = "game"


class Preview(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True, gc=False):
    """What would I be asked after these answers to the question with this number? Nothing is answered by it."""

    id: RequestId
    number: int
    options: Annotated[list[Choice], Meta(min_length=1, max_length=PREVIEW_LENGTH)]


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True, gc=False):
    """What would a good player answer to the question with this number? Nothing is answered by it."""

    id: RequestId
    number: int


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, gc=False):
    """Are you there?"""

    id: RequestId


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Undo
    | Propose
    | Consent
    | Chat
    | Say
    | Notebook
    | Standing
    | Preview
    | Hint
    | Ping
)
