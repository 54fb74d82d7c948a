"""The tables of this process: each command is carried out alone, made durable, then shown to everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hullbreach import games
from hullbreach.kernel import BadSave, HullbreachError, ReplayBase, encode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.storage.rows import StoredEntry, lines_for, number_at
from hullbreach.server.storage.store import BATCH, Store, StoredTable, TableLock
from hullbreach.server.tables.due_actions import next_due
from hullbreach.server.tables.faces import Face, changed_fields, raw_view
from hullbreach.server.tables.head import can_be_id
from hullbreach.server.tables.live_table import PLACE_OF_PUBLIC, Broadcast, LiveTable, wake_session
from hullbreach.server.tables.table_talk import TableTalk
from hullbreach.server.wire.protocol import (
    Change,
    Deadline,
    Full,
    LogLine,
    TableInfo,
)

from .late_public import LateStream, is_late, stream_of_loaded
from .metrics import Stopwatch
from .moments import hold_seconds, hold_seconds_elsewhere, moment_to_show
from .table_slot import TableSlot
from .viewers import AWAY, Viewer

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
TROUBLE = (SQLAlchemyError, OSError, asyncio.TimeoutError)


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
        if not can_be_id(table):
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
        """Put up a new table, and give it a word that no other one has."""
        if live.head.status == "open":
            live.head.word = (await self.store.free_word()).key
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
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_nobody_waits)
            raise

    async def _locked(
        self,
        table: str,
        work: Callable[[LiveTable], Awaitable[T]],
        game: str | None,
        new: bool = False,
        show_at: float = 0.0,
    ) -> T:
        slot, watch = self.slot(table), Stopwatch()
        async with slot.lock:
            try:
                async with self.store.lock(table) as lock:
                    live = await self._up_to_date(slot, lock, game)
                    watch.spent("queue")
                    result = await work(live)
                    watch.spent("rules")
                    if live.entry is None:
                        return result
                    shown = await self._commit(live, lock, watch, new, show_at)
            except HullbreachError:
                raise
            except TROUBLE as error:
                self._drop(slot, error)
                raise Denied("lost", "the database does not answer; nothing is lost") from error
            except BaseException:
                slot.live = None
                raise
            slot.prepare(shown)
            await asyncio.sleep(hold_seconds(show_at, time.time()))
            self._broadcast(slot, live, shown)
        return result

    async def _commit(
        self,
        live: LiveTable,
        lock: TableLock,
        watch: Stopwatch,
        new: bool = False,
        show_at: float = 0.0,
    ) -> Broadcast:
        live.head.show_at = show_at
        writes, shown = live.finish_command(moment_to_show(show_at, time.time()), new)
        writes.due = next_due(live, self.settings)
        watch.spent("views")
        await lock.write(writes)
        watch.spent("disk")
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
        async with self.store.lock(slot.table, to_write=False) as lock:
            return await self._up_to_date(slot, lock, game)

    async def refresh(self, slot: TableSlot) -> None:
        """Read a table again that another process has changed, and show its viewers what is new."""
        async with slot.lock:
            await self._loaded(slot, None)

    async def _up_to_date(self, slot: TableSlot, lock: TableLock, game: str | None) -> LiveTable:
        """The table as the database has it, read again if another process has changed it."""
        live = slot.live
        if live is not None and lock.gone and live.seq:
            live = slot.live = None  # deleted meanwhile
        if live is None or (lock.seq is not None and lock.seq != live.seq):
            live = slot.live = await self._read_again(slot, lock)
            await self._catch_up(slot, live, lock)
            await self._adopt_new_rules(slot, live, lock)
        if game is not None and live.head.game != game:
            raise Denied("not_found", f"there is no table {slot.table} of {game}")
        return live

    async def _read_again(self, slot: TableSlot, lock: TableLock) -> LiveTable:
        """The table from the database at the moment it may be seen; whoever waits for that holds up nobody else."""
        while True:
            found, was_broken = await self._read_once(slot, lock)
            if was_broken:
                await lock.meanwhile(self.store.take_back_in(slot.table))
            hold = hold_seconds_elsewhere(found.head.show_at, time.time())
            if hold:
                await lock.meanwhile(asyncio.sleep(hold))
            if lock.seq in (found.seq, None) and not lock.gone:
                found.loaded_at = time.time()
                return found

    async def _read_once(self, slot: TableSlot, lock: TableLock) -> tuple[LiveTable, bool]:
        """The table from the database, and whether it was set aside; one that cannot be read is, and only it."""
        known, live, connection = None, slot.live, lock.connection
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
        return found, bool(stored.broken)

    async def _set_aside(
        self, table: str, error: Exception, connection: AsyncConnection | None = None
    ) -> None:
        """Keep a table that cannot be read out of everybody's way, and tell whoever runs the server."""
        why = f"{type(error).__name__}: {error}"
        if await self.store.set_aside(table, why, connection):
            LOG.error("table set aside", extra={"table": table, "cause": why[:300]})

    async def lobby(self, game: str, limit: int) -> list[TableInfo]:
        """The listed tables of a game that are open or being played, newest first."""
        found = []
        for table, head in await self.store.lobby_tables(game, limit):
            if isinstance(head, BadSave):
                await self._set_aside(table, head)
            else:
                found.append(head.info_for_all(table))
        return found

    async def _adopt_new_rules(self, slot: TableSlot, live: LiveTable, lock: TableLock) -> None:
        """After a change of the rules the game goes on from its last step boundary, and says so."""
        version = live.game.version
        if live.head.status != "playing" or live.head.version == version:
            return
        old, live.head.version = live.head.version, version
        assert live.session is not None
        live.head.changed = live.session.steps - 1
        base = ReplayBase(live.head.changed, old, Raw(encode(live.session.boundary)))
        live.log_event("rules", None, base, version=version)
        self._broadcast(slot, live, await self._commit(live, lock, Stopwatch()))
        await lock.retake()

    def _drop(self, slot: TableSlot, error: BaseException) -> None:
        """Throw a table away whose write may have failed; the database knows how it stands."""
        slot.live = None
        LOG.error("table lost", extra={"table": slot.table, "cause": repr(error)[:300]})

    # -- showing -----------------------------------------------------------------------------------------------

    def _broadcast(self, slot: TableSlot, live: LiveTable, shown: Broadcast) -> None:
        """Send everybody what the last command changed for them."""
        slot.show(live, shown)
        for hook in self.after:
            hook(slot)

    def tell_presence(self, slot: TableSlot, new: bool = False) -> None:
        """Tell everybody at a table who is there, here and at other processes."""
        slot.send_presence()
        if self.on_presence is not None:
            self.on_presence(slot, new)

    def shown_to_public(self, live: LiveTable) -> int:
        """Up to which number the public may read the log."""
        late = self.slot(live.table).late
        return live.numbers()[PLACE_OF_PUBLIC] if late is None else late.n

    def face_of_public(self, live: LiveTable) -> Face:
        """What watchers are shown at this moment, as late as the table has it."""
        late = self.slot(live.table).late
        return live.faces[PLACE_OF_PUBLIC] if late is None else late.face

    async def _begin_late(self, slot: TableSlot, live: LiveTable) -> None:
        """What watchers may see of a table that was just read."""
        face, n = live.faces[PLACE_OF_PUBLIC], live.numbers()[PLACE_OF_PUBLIC]
        heads = await self.store.heads([slot.table])
        changed = heads[slot.table][1] + 1.0 if slot.table in heads else time.time()
        slot.late = stream_of_loaded(face, n, changed, time.time())
        slot.let_see()

    async def _catch_up(self, slot: TableSlot, live: LiveTable, lock: TableLock) -> None:
        """Show the viewers here what happened elsewhere."""
        before, slot.shown = slot.shown, (live.seq, live.faces, list(live.numbers()))
        until, slot.until = slot.until, live.head.deadline
        late = is_late(live.faces[PLACE_OF_PUBLIC].table)
        if before is None and late and slot.late is None:
            await self._begin_late(slot, live)
        if before is None or before[0] == live.seq or not (slot.viewers or late):
            return
        seq, faces, numbers = before
        newer = await self.store.entries(
            slot.table, after=seq, limit=10_000, connection=lock.connection
        )
        rows = [row for row in newer if row.seq <= live.seq]
        if late:
            public = Viewer(PLACE_OF_PUBLIC, "")
            missed = await self._missed(slot, live, public, rows, faces, numbers)
            if slot.late is None:
                slot.late = LateStream(faces[PLACE_OF_PUBLIC], numbers[PLACE_OF_PUBLIC])
            slot.hold_back(live, missed)
        else:
            slot.show_at_last()
        for viewer in list(slot.viewers):
            if viewer.token and live.head.seat_of(viewer.token) is None:
                if not live.head.is_host(viewer.token):
                    slot.revoke(viewer)
                    continue
            if viewer.token and live.head.seat_of(viewer.token) != viewer.seat:
                viewer.close(AWAY)  # it comes again, to its new seat
                continue
            if late and viewer.seat is None:
                continue
            for found in await self._missed(slot, live, viewer, rows, faces, numbers):
                viewer.send_change(found)
        if until != live.head.deadline:  # what nobody sees sends no clock either
            slot.send_clock(live)
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
        late = slot.late if viewer.seat is None else None
        if late is not None:
            face, n = replace(late.face, table=face.table), late.n
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
            presence=slot.presence(viewer),
            clock=Deadline(None if late else live.head.deadline, time.time()),
            talk=face.talk,
            may_open=face.may_open,
            only_ways=face.only_ways,
            opened=None if face.opened is None else [raw_view(view) for view in face.opened],
            guess=face.guess,
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


def _nobody_waits(task: asyncio.Task[Any]) -> None:
    """A command was carried through for somebody who hung up: a refusal is nobody's affair, and no line of the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, HullbreachError):
        LOG.error("command failed", exc_info=error)


def wake_table(table: str, stored: StoredTable) -> LiveTable:
    """A stored table in memory, or an error if it cannot be whole."""
    game = games.find(stored.head.game)
    head, dealt = stored.head, stored.boundary is not None
    head.check()
    if head.status != "ended" and dealt is (head.status == "open"):
        raise BadSave(f"the table is {head.status} and {'has' if dealt else 'has not'} been dealt")
    session = None
    if stored.boundary is not None:
        session = wake_session(game, stored.head, stored.boundary, stored.records)
    at = None if session is None else (session.steps, len(session.answers))
    live = LiveTable(table, game, stored.head, stored.seq, session, TableTalk(stored.talk, at))
    live.stored = len(stored.records)
    return live
