"""The tables of this process: each command is carried out alone, made durable, then shown to everybody.

A `TableSlot` is a place for a table in memory: its lock, the table if it is there, and the viewers who have it open.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hullbreach import games
from hullbreach.kernel import BadSave, Choice, HullbreachError, ReplayBase, encode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.storage.rows import StoredEntry, lines_for, number_at
from hullbreach.server.storage.store import BATCH, Store, StoredTable, TableLock
from hullbreach.server.tables.due_actions import next_due
from hullbreach.server.tables.faces import Face, changed_fields, raw_view
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC, Broadcast, LiveTable, wake_session
from hullbreach.server.tables.table_talk import TableTalk
from hullbreach.server.wire.protocol import (
    Change,
    ClockNews,
    Deadline,
    Full,
    LogLine,
    Presence,
    PresenceNews,
    TableInfo,
)

from .metrics import METRICS
from .viewers import AWAY, REVOKED, Viewer, presence_of

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.tables")
MISSED = 5_000
"""How many missed lines a returning client is sent; it reads older ones page by page."""
MOST_DEVICES = 20
"""How many sockets may have one seat open at the same time."""
BROKEN = (
    "this table cannot be read by this version of the server; it is kept as it is, and whoever runs the server "
    "can see it"
)
HEARD_SECONDS = 45.0
"""What another process said about its viewers counts for this long; it is said again every 15 seconds."""
TROUBLE = (SQLAlchemyError, OSError, asyncio.TimeoutError)


class Thought(NamedTuple):
    """A bot that thinks about the question with this number."""

    number: int
    answers: asyncio.Task[list[Choice]]


class TableSlot:
    """The place of one table in this process: its lock, its live copy, who watches it and which bots think."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.viewers: set[Viewer] = set()
        self.shown: tuple[int, list[Face], list[int]] | None = None
        """What the viewers have seen: sequence number, faces and numbers; outlives a table that is thrown away."""
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.thoughts: dict[int, Thought] = {}
        """What the bots of this table are thinking, by seat."""
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who has the table open at other processes, as they last said, and when."""

    def remember(self, live: LiveTable) -> None:
        """Keep what has been shown."""
        self.shown = (live.seq, live.faces, list(live.numbers()))
        self.used = time.monotonic()


class TableRegistry:
    """All tables of this process by id, and the one way to change them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.slots: dict[str, TableSlot] = {}
        self.after: list[Callable[[TableSlot], None]] = []
        """Called after every change of a table."""
        self.on_presence: Callable[[TableSlot, bool], None] | None = None
        """Tells other processes who is here."""
        self.stopping = False
        self._commands: set[asyncio.Task[Any]] = set()

    def slot(self, table: str) -> TableSlot:
        """The place of a table; what cannot be an id is not even looked for."""
        if not (table.isascii() and table.isalnum()):
            raise Denied("not_found", "there is no such table")
        found = self.slots.get(table)
        if found is None:
            found = self.slots[table] = TableSlot(table)
        found.used = time.monotonic()
        return found

    # -- commands ----------------------------------------------------------------------------------------------

    async def carry_out(
        self,
        table: str,
        command: Callable[[LiveTable], T],
        game: str | None = None,
        show_at: float = 0.0,
    ) -> T:
        """Carry out a command: alone, durable, and then shown, but not before `show_at`."""

        async def work(live: LiveTable) -> T:
            return command(live)

        return await self._carried_through(self._locked(table, work, game, show_at=show_at))

    async def carry_out_in_thread(self, table: str, command: Callable[[LiveTable], T]) -> T:
        """The same for a command that needs a while to compute: off the event loop, but under the table's lock."""

        async def work(live: LiveTable) -> T:
            return await asyncio.to_thread(command, live)

        return await self._carried_through(self._locked(table, work, None))

    async def add(self, live: LiveTable) -> None:
        """Put up a new table."""
        slot = self.slot(live.table)
        slot.live = live

        async def work(live: LiveTable) -> None:
            assert live.entry is not None

        await self._carried_through(self._locked(live.table, work, None, new=True))

    async def _carried_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry a command through, even if whoever gave it hangs up in the middle."""
        task = asyncio.create_task(work)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        return await asyncio.shield(task)

    async def _locked(
        self,
        table: str,
        work: Callable[[LiveTable], Awaitable[T]],
        game: str | None,
        new: bool = False,
        show_at: float = 0.0,
    ) -> T:
        slot = self.slot(table)
        async with slot.lock:
            try:
                async with self.store.lock(table) as lock:
                    live = await self._up_to_date(slot, lock, game)
                    result = await work(live)
                    if live.entry is None:
                        return result
                    shown = await self._commit(live, lock, new, show_at)
            except HullbreachError:
                raise
            except TROUBLE as error:
                self._drop(slot, error)
                raise Denied("lost", "the database does not answer; nothing is lost") from error
            except BaseException:
                slot.live = None
                raise
            await asyncio.sleep(max(0.0, show_at - time.time()))
            self._broadcast(slot, live, shown)
        return result

    async def _commit(
        self, live: LiveTable, lock: TableLock, new: bool = False, show_at: float = 0.0
    ) -> Broadcast:
        begun = time.perf_counter()
        writes, shown = live.finish_command(max(time.time(), show_at), new)
        writes.due = next_due(live, self.settings)
        await lock.write(writes)
        METRICS.commits.observe(time.perf_counter() - begun)
        return shown

    async def load(self, table: str, game: str | None = None) -> LiveTable:
        """The table as it is now, to be read only."""
        slot = self.slot(table)
        async with slot.lock:
            try:
                return await self._loaded(slot, game)
            except TROUBLE as error:
                raise Denied("lost", "the database does not answer; nothing is lost") from error

    async def _loaded(self, slot: TableSlot, game: str | None) -> LiveTable:
        if self.store.is_sqlite and slot.live is not None:
            return await self._up_to_date(slot, None, game)
        async with self.store.lock(slot.table, to_write=False) as lock:
            return await self._up_to_date(slot, lock, game)

    async def refresh(self, slot: TableSlot) -> None:
        """Read a table again that another process has changed, and show its viewers what is new."""
        async with slot.lock:
            await self._loaded(slot, None)

    async def _up_to_date(
        self, slot: TableSlot, lock: TableLock | None, game: str | None
    ) -> LiveTable:
        """The table as the database has it, read again if another process has changed it."""
        live = slot.live
        if live is not None and lock is not None and lock.gone and live.seq:
            live = slot.live = None  # deleted meanwhile
        behind = lock is not None and lock.seq is not None and live and lock.seq != live.seq
        if live is None or behind:
            live = slot.live = await self._read_again(slot, lock)
            await self._catch_up(slot, live, lock)
            await self._adopt_new_rules(slot, live, lock)
        if game is not None and live.head.game != game:
            raise Denied("not_found", f"there is no table {slot.table} of {game}")
        return live

    async def _read_again(self, slot: TableSlot, lock: TableLock | None) -> LiveTable:
        """The table from the database; one that cannot be read is set aside, and only it."""
        known, live, connection = None, slot.live, lock.connection if lock else None
        if live is not None and live.session is not None:
            known = (live.head.cuts, live.session.records[: live.stored])
        try:
            stored = await self.store.read_table(slot.table, connection, known)
            found = None if stored is None else wake_table(slot.table, stored)
        except TROUBLE:
            raise
        except Exception as error:
            slot.live = None
            await self._set_aside(slot.table, error, connection)
            raise Denied("broken", BROKEN) from error
        if stored is None or found is None:
            self.slots.pop(slot.table, None)
            raise Denied("not_found", f"there is no table {slot.table}")
        if stored.broken:
            await self.store.take_back_in(slot.table)
        found.loaded_at = time.time()
        return found

    async def _set_aside(
        self, table: str, error: Exception, connection: AsyncConnection | None = None
    ) -> None:
        """Keep a table that cannot be read out of everybody's way, and tell whoever runs the server."""
        why = f"{type(error).__name__}: {error}"
        if await self.store.set_aside(table, why, connection):
            METRICS.broken.inc()
            LOG.error("table set aside", extra={"table": table, "cause": why[:300]})

    async def lobby(self, game: str, limit: int) -> list[TableInfo]:
        """The listed tables of a game that are open or being played, newest first."""
        found = []
        for table, head in await self.store.lobby_tables(game, limit):
            if isinstance(head, BadSave):
                await self._set_aside(table, head)
            else:
                found.append(head.info(table))
        return found

    async def _adopt_new_rules(
        self, slot: TableSlot, live: LiveTable, lock: TableLock | None
    ) -> None:
        """After a change of the rules the game goes on from its last step boundary, and says so."""
        version = live.game.version
        if live.head.status != "playing" or live.head.version == version or lock is None:
            return
        old, live.head.version = live.head.version, version
        assert live.session is not None
        live.head.changed = live.session.steps - 1
        base = ReplayBase(live.head.changed, old, Raw(encode(live.session.boundary)))
        live.log_event("rules", None, base, version=version)
        self._broadcast(slot, live, await self._commit(live, lock))
        await lock.retake(slot.table)

    def _drop(self, slot: TableSlot, error: BaseException) -> None:
        """Throw a table away whose write may have failed; the database knows how it stands."""
        slot.live = None
        LOG.error("table lost", extra={"table": slot.table, "cause": repr(error)[:300]})

    # -- showing -----------------------------------------------------------------------------------------------

    def _broadcast(self, slot: TableSlot, live: LiveTable, shown: Broadcast) -> None:
        """Send everybody what the last command changed for them."""
        slot.remember(live)
        encoded: dict[int, bytes] = {}
        for viewer in list(slot.viewers):
            if viewer.token in shown.revoked:
                self._revoke(slot, viewer)
                continue
            found = shown.changes.get(viewer.place)
            if found is not None:
                self._send_change(viewer, found, encoded)
        if shown.deadline:
            self._send_clock(slot, live)
        slot.changed.set()
        for hook in self.after:
            hook(slot)

    def _send_change(self, viewer: Viewer, found: Change, encoded: dict[int, bytes]) -> None:
        if viewer.n != found.n - 1:
            viewer.close(AWAY)  # it comes again and says where it stands
            return
        if viewer.place not in encoded:
            encoded[viewer.place] = encode(found)
        viewer.n = found.n
        viewer.send_encoded(encoded[viewer.place])

    def _revoke(self, slot: TableSlot, viewer: Viewer) -> None:
        viewer.refuse("revoked", "this seat is not yours any more")
        viewer.close(REVOKED)
        slot.viewers.discard(viewer)

    def _send_clock(self, slot: TableSlot, live: LiveTable) -> None:
        news = ClockNews(Deadline(live.head.deadline, time.time()))
        for viewer in slot.viewers:
            viewer.send(news)

    def tell_presence(self, slot: TableSlot, new: bool = False) -> None:
        """Tell everybody at a table who is there, here and at other processes."""
        self.send_presence(slot)
        if self.on_presence is not None:
            self.on_presence(slot, new)

    def send_presence(self, slot: TableSlot) -> None:
        """Tell everybody here who is there."""
        news = PresenceNews(self.presence(slot))
        for viewer in slot.viewers:
            viewer.send(news)

    async def _catch_up(self, slot: TableSlot, live: LiveTable, lock: TableLock | None) -> None:
        """Show the viewers here what happened elsewhere."""
        before, slot.shown = slot.shown, (live.seq, live.faces, list(live.numbers()))
        if before is None or before[0] == live.seq or not slot.viewers:
            return
        seq, faces, numbers = before
        connection = None if lock is None else lock.connection
        newer = await self.store.entries(slot.table, after=seq, limit=10_000, connection=connection)
        rows = [row for row in newer if row.seq <= live.seq]
        for viewer in list(slot.viewers):
            if viewer.token and live.head.seat_of(viewer.token) is None:
                if not live.head.is_host(viewer.token):
                    self._revoke(slot, viewer)
                    continue
            for found in await self._missed(slot, live, viewer, rows, faces, numbers):
                self._send_change(viewer, found, {})
        self._send_clock(slot, live)
        slot.changed.set()

    async def _missed(
        self,
        slot: TableSlot,
        live: LiveTable,
        viewer: Viewer,
        rows: list[StoredEntry],
        faces: list[Face],
        numbers: list[int],
    ) -> list[Change]:
        """The changes that a viewer has missed: the events one by one, the new face with the last."""
        place = viewer.place
        if place >= len(faces) or place >= len(live.faces):
            viewer.close(AWAY)
            return []
        missed = lines_for(rows, place, numbers[place])
        changes = [Change(n=x.n, events=x.events, chat=x.chat, spoken=x.spoken) for x in missed]
        if changes:
            parts = changed_fields(faces[place], live.faces[place])
            if viewer.seat is not None and any(row.kind == "note" for row in rows):
                parts["notebook"] = await self.store.notebook(slot.table, viewer.seat)
            last = missed[-1]
            changes[-1] = Change(
                n=last.n, events=last.events, chat=last.chat, spoken=last.spoken, **parts
            )
        return changes

    # -- viewers -----------------------------------------------------------------------------------------------

    async def admit(self, table: str, game: str, token: str, name: str, last: int | None) -> Viewer:
        """Open a table for a viewer: it gets the full state first and then every change."""
        slot = self.slot(table)
        async with slot.lock:
            try:
                live = await self._loaded(slot, game)
                viewer = self._viewer_for(slot, live, token, name)
                full = await self.full_message(live, viewer, last, slot)
            except TROUBLE as error:
                raise Denied("lost", "the database does not answer; nothing is lost") from error
            viewer.n = full.n
            viewer.send(full)
            slot.viewers.add(viewer)
            slot.remember(live)
        self.tell_presence(slot, new=True)
        for hook in self.after:
            hook(slot)
        return viewer

    def _viewer_for(self, slot: TableSlot, live: LiveTable, token: str, name: str) -> Viewer:
        if not token:
            watchers = sum(viewer.seat is None for viewer in slot.viewers)
            if watchers >= self.settings.most_watchers:
                raise Denied("too_many", "too many spectators watch this table already")
            return Viewer(PLACE_OF_PUBLIC, "", name)
        seat = live.head.seat_of(token)
        if sum(viewer.token == token for viewer in slot.viewers) >= MOST_DEVICES:
            raise Denied("too_many", "this seat is open on too many devices already")
        if seat is not None:
            return Viewer(seat + 1, token, live.head.seats[seat].name)
        if live.head.is_host(token):
            return Viewer(PLACE_OF_PUBLIC, token, name)
        raise Denied("bad_token", "this token opens no seat of this table")

    def presence(self, slot: TableSlot, also: Viewer | None = None) -> Presence:
        """Who has the table open, at any process."""
        here = presence_of(slot.viewers if also is None else slot.viewers | {also})
        fresh = time.time() - HEARD_SECONDS
        others = [found for found, at in slot.elsewhere.values() if at > fresh]
        seats = set(here.seats).union(*(other.seats for other in others))
        watchers = here.watchers + sum(other.watchers for other in others)
        return Presence(tuple(sorted(seats)), watchers)

    def is_here(self, slot: TableSlot, seat: int) -> bool:
        """Whether a person has the seat open."""
        return seat in self.presence(slot).seats

    def dismiss(self, table: str, viewer: Viewer) -> None:
        """A viewer's socket is closed."""
        slot = self.slots.get(table)
        if slot is None or viewer not in slot.viewers:
            return
        slot.viewers.discard(viewer)
        if viewer.seat is not None and slot.live is not None:
            slot.live.seen[viewer.seat] = time.time()
        self.tell_presence(slot)

    async def full_message(
        self, live: LiveTable, viewer: Viewer, last: int | None, slot: TableSlot
    ) -> Full:
        """Everything a viewer may see, with the part of the log it needs."""
        face = live.faces[viewer.place]
        n = live.numbers()[viewer.place]
        known = last is not None and 0 <= last <= n
        above = last if known and last is not None else 0
        log = []
        if above < n:
            most = MISSED if known else BATCH
            log = await self.log_lines(live.table, viewer.place, above, n + 1, most)
        notebook = ""
        if viewer.seat is not None:
            notebook = await self.store.notebook(live.table, viewer.seat)
        return Full(
            n=n,
            seat=viewer.seat,
            host=live.head.is_host(viewer.token),
            table=face.table,
            view=raw_view(face.view),
            asked=face.asked,
            waits=face.waits,
            result=face.result,
            undo=face.undo,
            proposal=face.proposal,
            since=log[0].n - 1 if log else n,
            log=log,
            notebook=notebook,
            standing=face.standing,
            standing_until=face.standing_until,
            presence=self.presence(slot, viewer),
            clock=Deadline(live.head.deadline, time.time()),
            talk=face.talk,
        )

    async def log_lines(
        self, table: str, place: int, above: int, below: int, most: int
    ) -> list[LogLine]:
        """The newest lines of a viewer's log whose numbers lie between these two."""
        found: list[LogLine] = []
        seq: int | None = None
        while True:
            rows = await self.store.entries(table, before=seq, limit=BATCH + 1)
            start = number_at(rows.pop(0), place) if len(rows) > BATCH else 0
            found = lines_for(rows, place, start) + found
            kept = [line for line in found if above < line.n < below]
            if start <= above or len(kept) >= most:
                return kept[-most:]
            seq = rows[0].seq

    # -- life --------------------------------------------------------------------------------------------------

    def unload_idle(self) -> None:
        """Let tables go that nobody looks at and nothing is due at."""
        now = time.monotonic()
        for table, slot in list(self.slots.items()):
            idle = now - slot.used > self.settings.rest_seconds
            driven = slot.driver is not None and not slot.driver.done()
            if idle and not slot.viewers and not driven and not slot.lock.locked():
                del self.slots[table]

    async def wait_for_commands(self) -> None:
        """Wait until the commands that are being carried out are done."""
        await asyncio.gather(*self._commands, return_exceptions=True)

    def send_everybody_away(self) -> None:
        """Ask every viewer to come again."""
        self.stopping = True
        for slot in self.slots.values():
            for viewer in slot.viewers:
                viewer.refuse("stopping", "the server restarts; your last move is safe")
                viewer.close(AWAY)


def wake_table(table: str, stored: StoredTable) -> LiveTable:
    """A stored table in memory."""
    game = games.find(stored.head.game)
    session = None
    if stored.boundary is not None:
        session = wake_session(game, stored.head, stored.boundary, stored.records)
    return LiveTable(table, game, stored.head, stored.seq, session, TableTalk(stored.talk))
