"""A table in memory: its head, its session, and what every viewer was shown last.

It does no I/O. A command changes it and adds one line to its log; `finish_command` then finds out what that changes for
every viewer and what has to be written. If the writing fails, the table is thrown away and read again.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from hullbreach.kernel import (
    Config,
    Event,
    Fact,
    Game,
    ReplayMismatch,
    Save,
    Session,
    StepRecord,
    decode,
    encode,
)
from hullbreach.server.errors import Denied
from hullbreach.server.wire.protocol import Change, Proposal, Said, SpokenLine, TableInfo

from .faces import (
    Face,
    PublicView,
    build_face,
    change_message,
    changed_fields,
    events_for,
    face_at_rest,
    public_view,
    views_of_all,
)
from .head import Head, SeatHead
from .open_cards import bars_going_back, may_open, sees_all
from .table_talk import Sayable, TableTalk, TalkRow, heard_lines

PLACE_OF_PUBLIC = 0
"""The public's place among the viewers; seat s has place s + 1."""


BESIDE_THE_GAME = frozenset(
    {
        "chat",
        "note",
        "standing",
        "noticed",
        "notice",
        "ready",
        "renamed",
        "held",
        "pace",
        "skip",
        "step",
        "spoken",
        "talking",
        "delay",
        "newcomers",
    }
)
"""Lines that leave game, seats and proposals as they are: nobody's view has to be built again."""
WAITING_ON = BESIDE_THE_GAME | {
    "hint",
    "host",
    "opened",
    "pause_asked",
    "reminded",
    "request_refused",
    "seat_asked",
    "seat_wanted",
}
"""Lines after which the table waits for the same people: nobody wins time by them."""
OTHER_PACE = frozenset({"pace", "skip"})
"""Those among them after which bots answer at another moment."""


COMES_AND_GOES = frozenset({"stand_in", "back"})
"""Lines after which the same person is asked, sooner or later."""
MOST_DEADLINES = 50
"""How many answers back a table remembers until when it waited for them."""
BACKWARDS = frozenset({"undo", "redealt"})
"""Lines after which the game stands where it stood before."""
FORWARDS = frozenset({"start", "answer", "answers", "timeout"})
"""Lines after which it has gone on."""


class LogEntry(Struct, gc=False):
    """A line of the log."""

    kind: str
    seat: int | None
    data: Any
    events: list[Event]
    chat: Said | None = None
    quiet: bool = False
    """Whether its events are told only to those for whom something changed."""
    spoken: list[SpokenLine] = []
    """What was said beside the rules."""


class TableWrites(Struct, gc=False):
    """What a command wrote: everything that must be durable before it is acknowledged."""

    table: str
    seq: int
    head: Head
    entry: LogEntry
    now: float
    due: float | None
    boundary: bytes | None
    steps: list[tuple[int, StepRecord]]
    forget_steps_from: int | None
    notebook: tuple[int, str] | None
    new: bool
    talk: list[tuple[int, TalkRow]] = []
    """What was said, and what came out about it."""


class Broadcast(Struct, gc=False):
    """What a command shows: for every viewer it concerns a change, and where all streams stand."""

    changes: dict[int, Change]
    numbers: list[int]
    deadline: bool
    """Whether the deadline is a new one."""
    revoked: list[str]
    """Hashes of tokens that are worth nothing any more."""
    moved: list[str] = []
    """Hashes of tokens that open another seat than before: their bearers come again."""
    encoded: dict[int, bytes] = {}
    """The changes as they are sent, once they have been encoded."""


class LiveTable:
    """A table that commands change; it numbers what they change for every viewer."""

    def __init__(
        self,
        table: str,
        game: Game[Any],
        head: Head,
        seq: int,
        session: Session[Any] | None,
        talk: TableTalk | None = None,
    ) -> None:
        self.table = table
        self.game = game
        self.head = head
        self.seq = seq
        self.session = session
        self.talk = TableTalk() if talk is None else talk
        self.entry: LogEntry | None = None
        self.notebook: tuple[int, str] | None = None
        self.revoked: list[str] = []
        self.moved: list[str] = []
        """Hashes of tokens that open another seat than before."""
        self.loaded_at = 0.0
        """When this process read the table, if it was not made here: bots begin to think then."""
        self.changed_at = 0.0
        """When the last command was carried out here, whoever saw anything of it."""
        self.seen: dict[int, float] = {}
        """When a seat was last known to have the table open."""
        self.stored = 0
        """How many finished steps are in the database."""
        self._sayable: dict[int, Sayable] = {}
        self._boundaries: list[Any] = [] if session is None else session.boundaries
        self.faces = self._built_faces()

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal as people see it."""
        open_ = self.head.proposal
        if open_ is None:
            return None
        return Proposal(open_.seat, tuple(open_.agreed), tuple(self.to_agree()))

    def to_agree(self) -> list[int]:
        """Whose consent is still missing."""
        agreed = [] if self.head.proposal is None else self.head.proposal.agreed
        seats = self.head.seats
        here = [s for s in self.head.people() if not seats[s].stand_in and seats[s].opened is None]
        return [seat for seat in here if seat not in agreed]

    def playing(self) -> Session[Any]:
        """The session, if one can act in it now."""
        if self.session is None:
            raise Denied("not_started", "the game has not begun")
        if self.head.status != "playing":
            raise Denied("game_over", "the game is over")
        if self.head.paused:
            raise Denied("paused", f"the table is paused ({self.head.paused})")
        return self.session

    def numbers(self) -> list[int]:
        """Where the viewers' streams stand."""
        return self.head.numbers

    def _built_faces(self) -> list[Face]:
        info, session = self.head.info(self.table), self.session
        public = None if session is None else public_view(session, self._sayable)
        for_all = self.head.info_for_all(self.table, info)
        face = build_face(session, None, for_all, self.proposal, public=public)
        if public is not None and self.head.status == "playing":
            face = replace(face, guess=self.game.guess(public.view))
        seats = range(len(self.head.seats))
        faces = [face, *(self._seat_face(seat, info, public) for seat in seats)]
        return faces if self.head.status != "ended" else [face_at_rest(each) for each in faces]

    def _seat_face(self, seat: int, info: TableInfo, public: PublicView | None = None) -> Face:
        """What a seat is shown; a seat that nobody can open, a bot's above all, is shown no game."""
        who = self.head.seats[seat]
        session = self.session if who.token else None
        kept = dict(who.standing), who.standing_until()
        face = build_face(session, seat, info, self.proposal, *kept, public)
        if session is not None and sees_all(self.head, session, seat):
            everything = views_of_all(session, len(self.head.seats), public or public_view(session))
            face = replace(face, opened=tuple(everything), talk=None)
        may = session is not None and may_open(self.head, session, seat)
        return replace(face, undo=face.undo and self.may_go_back(seat), may_open=may)

    def may_go_back(self, seat: int) -> bool:
        """Whether since the last answer nobody else has spoken, and all cards were opened to nobody."""
        session = self.session
        if session is None:
            return True
        before = session.steps, len(session.answers) - 1
        barred = not session.pending and bars_going_back(self.head, before)
        return not barred and not self.talk.transcript.bars_undo(session, seat)

    def is_too_late(self, now: float) -> bool:
        """Whether the time for the question before this one is over: then nobody goes back to it."""
        session = self.session
        at = (0, 0) if session is None else (session.steps, len(session.answers))
        earlier = [until for x, until in self.head.deadlines if x < at]
        return bool(earlier) and earlier[-1] < now

    def _refreshed_faces(self) -> list[Face]:
        """The same faces of the game, with what has changed beside it."""
        info = self.head.info(self.table)
        public, *seats = self.faces
        return [replace(public, table=self.head.info_for_all(self.table, info))] + [
            self._seat_face(seat, info)
            if face.view is None
            else replace(
                face,
                table=info,
                standing=dict(self.head.seats[seat].standing),
                undo=face.undo and self.may_go_back(seat),
                standing_until=self.head.seats[seat].standing_until(),
            )
            for seat, face in enumerate(seats)
        ]

    # -- changing ----------------------------------------------------------------------------------------------

    def log_line(
        self,
        kind: str,
        seat: int | None = None,
        data: Any = None,
        events: list[Event] | None = None,
        chat: Said | None = None,
        quiet: bool = False,
        spoken: list[SpokenLine] | None = None,
    ) -> None:
        """Add the one line that this command leaves in the log."""
        assert self.entry is None
        self.entry = LogEntry(kind, seat, data, events or [], chat, quiet, spoken or [])

    def log_event(
        self, kind: str, by: int | None = None, data: Any = None, /, **facts: Fact
    ) -> None:
        """Add a line that tells everybody of an event around the table."""
        self.log_line(kind, by, data, [Event(f"table.{kind}", facts)])

    def finish_command(self, now: float, new: bool = False) -> tuple[TableWrites, Broadcast]:
        """Finish a command: number its changes, and say what has to be written and shown."""
        assert self.entry is not None
        entry, self.entry = self.entry, None
        self.changed_at = now
        notebook, self.notebook = self.notebook, None
        revoked, self.revoked = self.revoked, []
        self._follow_talk(entry, now)
        self._end_what_is_over()
        self.head.rest = None if self.session is None else self.session.rest(False, False)
        broadcast = self._broadcast(entry, notebook, now)
        broadcast.revoked = revoked
        broadcast.moved, self.moved = self.moved, []
        self.seq += 1
        steps, forget = self._steps()
        writes = TableWrites(
            table=self.table,
            seq=self.seq,
            head=self.head,
            entry=entry,
            now=now,
            due=None,
            boundary=self._new_boundary(),
            steps=steps,
            forget_steps_from=forget,
            notebook=notebook,
            new=new,
            talk=self.talk.take_rows(),
        )
        return writes, broadcast

    def _follow_talk(self, entry: LogEntry, now: float) -> None:
        """What the command means for what was said, and whether bots are to speak now."""
        if self.session is None:
            return
        if entry.kind in BACKWARDS:
            self.talk.go_back(self.session)
        elif entry.kind in FORWARDS:
            self.talk.follow(self.session, entry.events, now)

    def _end_what_is_over(self) -> None:
        """A turn or a round may be over: what was answered or skipped beforehand for it ends in the same moment."""
        ending = [seat for seat in self.head.seats if seat.standing_ends or seat.skip_end]
        if self.session is not None and ending:
            spans = self.game.spans(self.session.state)
            for seat in ending:
                seat.end_what_is_over(spans)

    def _broadcast(
        self, entry: LogEntry, notebook: tuple[int, str] | None, now: float
    ) -> Broadcast:
        before = self.faces
        self.faces = (
            self._refreshed_faces() if entry.kind in BESIDE_THE_GAME else self._built_faces()
        )
        self._fit_numbers()
        numbers = self.head.numbers
        changes: dict[int, Change] = {}
        for place, face in enumerate(self.faces):
            seat = None if place == PLACE_OF_PUBLIC else place - 1
            old = before[place] if place < len(before) else face
            parts = changed_fields(old, face)
            if notebook is not None and notebook[0] == seat:
                parts["notebook"] = notebook[1]
            events = events_for(entry.events, seat)
            if entry.quiet and not parts:
                continue
            spoken = heard_lines(entry.spoken, seat)
            chat = entry.chat if self._hears(seat, entry.chat) else None
            found = change_message(numbers[place] + 1, events, chat, parts, spoken)
            if found is not None:
                numbers[place] += 1
                changes[place] = found
        restarts = self._new_deadline(entry.kind, changes, now)
        return Broadcast(changes, list(numbers), restarts, [])

    def _hears(self, seat: int | None, said: Said | None) -> bool:
        """Watchers speak among themselves while the game is played: whoever left may know more than the others."""
        among_watchers = said is not None and said.seat is None and self.head.status == "playing"
        return seat is None or not among_watchers

    def _fit_numbers(self) -> None:
        """Keep one number for each viewer when the table gets more or fewer seats."""
        wanted = len(self.faces)
        numbers = self.head.numbers
        self.head.numbers = numbers[:wanted] + [0] * (wanted - len(numbers))

    def _new_deadline(self, kind: str, changes: dict[int, Change], now: float) -> bool:
        """The clock starts again when the public sees a change of the game: then time tells no more than that."""
        public = changes.get(PLACE_OF_PUBLIC)
        parts = set() if public is None else changed_parts(public)
        told = public is not None and bool(public.events) and kind in FORWARDS
        game = told or bool(parts & {"view", "waits", "result"})
        if not game and "table" not in parts:
            return False
        if game or kind not in WAITING_ON - OTHER_PACE:
            self.head.asked_at = now
        if not game and kind in WAITING_ON:
            return False
        keep = kind in COMES_AND_GOES or (game and kind != "redealt")
        before, self.head.deadline = self.head.deadline, self._deadline(keep, now)
        return before != self.head.deadline

    def _deadline(self, keep: bool, now: float) -> float | None:
        """Until when the table waits: who answers in secret, or answers and takes it back, wins nobody time."""
        head, clock, session = self.head, self.head.clock, self.session
        if head.status != "playing" or head.paused or clock is None or session is None:
            head.deadlines = []
            return None
        at = (session.steps, len(session.answers))
        earlier = [(x, until) for x, until in head.deadlines if keep and x <= at]
        fresh = now + clock.seconds
        until = min(earlier[-1][1], fresh) if earlier and earlier[-1][0] == at else fresh
        head.deadlines = [*(one for one in earlier if one[0] < at), (at, until)][-MOST_DEADLINES:]
        return until

    def _steps(self) -> tuple[list[tuple[int, StepRecord]], int | None]:
        """The finished steps that are not stored yet, and from which on stored ones no longer hold."""
        if self.session is None:
            return [], None
        session = self.session
        finished = session.steps - 1
        forget = finished if finished < self.stored else None
        self.head.cuts += forget is not None
        fresh = [(i, session.record_of(i)) for i in range(self.stored, finished)]
        self.stored = finished
        return fresh, forget

    def _new_boundary(self) -> bytes | None:
        """The states at the boundaries one can go back to, if they are others than before."""
        if self.session is None:
            return None
        before, self._boundaries = self._boundaries, self.session.boundaries
        if [id(state) for state in before] == [id(state) for state in self._boundaries]:
            return None
        return encode(self._boundaries)


def changed_parts(found: Change) -> set[str]:
    """Which parts a change carries."""
    return {name for name in found.__struct_fields__ if getattr(found, name) is not UNSET}


def reshape(head: Head, config: Config) -> None:
    """Give a table that has not begun another shape; people keep their seats as long as there are any."""
    for index, seat in enumerate(head.seats[config.players :], config.players):
        if seat.kind != "empty":
            raise Denied(
                "taken", f"seat {index} is taken; free it before you make the table smaller"
            )
    head.seats = [
        head.seats[i] if i < len(head.seats) else SeatHead() for i in range(config.players)
    ]
    head.config = config


def wake_session(
    game: Game[Any], head: Head, boundary: bytes, records: list[StepRecord]
) -> Session[Any]:
    """The session of a stored table."""
    assert head.rest is not None
    *earlier, last = decode(boundary, list[Raw])
    save: Save = replace(head.rest, state=last, earlier=earlier, records=records)
    done = head.status in ("over", "ended")
    if done:  # nothing goes on with other rules: as far as they fit, all stays as it was
        save = replace(save, version=game.version)
    try:
        return Session.wake(game, save)
    except ReplayMismatch:
        # Rules that changed without saying so: the step begins again, and people are told.
        head.version = head.version if done else ""
        return Session.wake(game, replace(save, version=""))
