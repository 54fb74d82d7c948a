"""The place of a table in this process: its lock, the table if it is there, and the viewers who have it open."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from msgspec import UNSET

from hullbreach.kernel import Choice, encode
from hullbreach.server.tables.due_moves import DueMove
from hullbreach.server.tables.faces import Face
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC, Broadcast, LiveTable
from hullbreach.server.wire.protocol import (
    Change,
    ClockNews,
    Deadline,
    Presence,
    PresenceNews,
    TableNews,
)

from .late_public import LateStream, is_late
from .viewers import AWAY, REVOKED, Viewer, presence_of

HEARD_SECONDS = 45.0
"""What another process said about its viewers counts for this long; it is said again every 15 seconds."""


class Thought(NamedTuple):
    """A bot that thinks about the question with this number, in a hurry or not."""

    number: int
    hurried: bool
    answers: asyncio.Task[list[Choice]]


class Ahead:
    """What bots think of beyond the questions they are asked now: what will be due at the same moment, unseen."""

    def __init__(self, until: float) -> None:
        self.until = until
        """Until when there is time for that."""
        self.moves: list[DueMove] = []
        self.task: asyncio.Task[None]


class TableSlot:
    """The place of one table in this process: its lock, its live copy, who watches it and which bots think."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.viewers: set[Viewer] = set()
        self.shown: tuple[int, list[Face], list[int]] | None = None
        """What the viewers have seen: sequence number, faces and numbers; outlives a table that is thrown away."""
        self.until: float | None = None
        """The deadline they have seen."""
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.thoughts: dict[int, Thought] = {}
        """What the bots of this table are thinking, by seat."""
        self.ahead: Ahead | None = None
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who has the table open at other processes, as they last said, and when."""
        self.late: LateStream | None = None
        """What watchers are shown, where that is later than what people see."""
        self.release: asyncio.TimerHandle | None = None

    def remember(self, live: LiveTable) -> None:
        """Keep what has been shown."""
        self.shown = (live.seq, live.faces, list(live.numbers()))
        self.until = live.head.deadline
        self.used = time.monotonic()

    # -- showing -----------------------------------------------------------------------------------------------

    def show(self, live: LiveTable, shown: Broadcast) -> None:
        """Send everybody what a command changed for them."""
        public = shown.changes.get(PLACE_OF_PUBLIC)
        if is_late(live.faces[PLACE_OF_PUBLIC].table):
            shown.changes.pop(PLACE_OF_PUBLIC, None)
            self.hold_back(live, [] if public is None else [public])
        else:
            self.show_at_last()
        self.remember(live)
        for viewer in list(self.viewers):
            if viewer.token in shown.revoked:
                self.revoke(viewer)
            elif viewer.token in shown.moved:
                viewer.close(AWAY)  # it comes again, to its new seat
            elif viewer.place in shown.changes:
                viewer.send_change(shown.changes[viewer.place], shown.encoded.get(viewer.place))
        if shown.deadline:
            self.send_clock(live)
        self.changed.set()

    def prepare(self, shown: Broadcast) -> None:
        """Encode what somebody here is to be sent: before its moment, so that no long message delays the others."""
        places = {viewer.place for viewer in self.viewers}
        wanted = {place: found for place, found in shown.changes.items() if place in places}
        shown.encoded = {place: encode(change) for place, change in wanted.items()}

    def revoke(self, viewer: Viewer) -> None:
        """Send somebody away whose seat is theirs no longer."""
        viewer.refuse("revoked", "this seat is not yours any more")
        viewer.close(REVOKED)
        self.viewers.discard(viewer)

    def send_clock(self, live: LiveTable) -> None:
        """Tell everybody how long there is time."""
        news = ClockNews(Deadline(live.head.deadline, time.time()))
        for viewer in self.viewers:
            if self.late is None or viewer.seat is not None:  # a new deadline tells of a move
                viewer.send(news)

    # -- presence ----------------------------------------------------------------------------------------------

    def presence(self, also: Viewer | None = None) -> Presence:
        """Who has the table open, at any process."""
        here = presence_of(self.viewers if also is None else self.viewers | {also})
        fresh = time.time() - HEARD_SECONDS
        others = [found for found, at in self.elsewhere.values() if at > fresh]
        seats = set(here.seats).union(*(other.seats for other in others))
        watchers = here.watchers + sum(other.watchers for other in others)
        return Presence(tuple(sorted(seats)), watchers)

    def is_here(self, seat: int) -> bool:
        """Whether a person has the seat open."""
        return seat in self.presence().seats

    def send_presence(self) -> None:
        """Tell everybody here who is there."""
        news = PresenceNews(self.presence())
        for viewer in self.viewers:
            viewer.send(news)

    # -- watchers who see it later -----------------------------------------------------------------------------

    def hold_back(self, live: LiveTable, changes: list[Change]) -> None:
        """Keep changes for the watchers until they may see them; who sits where they are told at once."""
        if self.late is None and self.shown is not None:
            _, faces, numbers = self.shown
            self.late = LateStream(faces[PLACE_OF_PUBLIC], numbers[PLACE_OF_PUBLIC])
        if self.late is None:
            return
        if changes:
            self.late.hold(changes, live.faces[PLACE_OF_PUBLIC], time.time())
        for change in changes:
            if change.table is not UNSET:
                for viewer in self._watchers():
                    viewer.send(TableNews(change.table))
        self.let_see()

    def let_see(self) -> None:
        """Show watchers what they may see by now, and come again when there is more."""
        late, now = self.late, time.time()
        if late is None:
            return
        found = late.due(now)
        if all(each.changes for each in found):
            for change in (change for each in found for change in each.changes):
                for viewer in self._watchers():
                    viewer.send_change(change)
        else:  # of what was read there is no change, but the whole
            self._show_anew()
        if self.release is not None:
            self.release.cancel()
        due = late.next_due()
        wait = None if due is None else max(0.0, due - now)
        loop = asyncio.get_running_loop()
        self.release = None if wait is None else loop.call_later(wait, self.let_see)

    def show_at_last(self) -> None:
        """Nothing is held back any longer: watchers come again and see everything."""
        if self.late is not None:
            self.late = None
            if self.release is not None:
                self.release.cancel()
            self._show_anew()

    def _show_anew(self) -> None:
        for viewer in self._watchers():
            viewer.close(AWAY)  # it comes again and is shown the whole

    def _watchers(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.seat is None]
