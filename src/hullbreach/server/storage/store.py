"""The store: tables in a database, written before they are acknowledged.

With SQLite one process keeps the tables, and the writes of many tables share one transaction (see `writer`). With
PostgreSQL any number of processes share the tables; a table's row is locked while one of them changes it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hullbreach.kernel import Event, ReplayBase, StepRecord, decode, encode
from hullbreach.server.settings import database_url
from hullbreach.server.tables.faces import events_for
from hullbreach.server.tables.head import Head
from hullbreach.server.tables.live_table import TableWrites
from hullbreach.server.wire.protocol import LogLine, Said

from .schema import ENTRIES, NOTEBOOKS, REPORTS, STEPS, TABLES
from .writer import BUSY_MS, Writer

CHANNEL = "hullbreach_news"
UNFINISHED = ("open", "playing")
FINISHED = ("over", "ended")
BATCH = 200
WITH_BASE = ("start", "imported", "rules")
"""Lines of the log that say from where on a game can be played again."""
SNAPSHOT = "REPEATABLE READ"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_MS}",
    "wal_autocheckpoint=0",
)


class StoredTable(msgspec.Struct):
    """A table as it lies in the database."""

    seq: int
    head: Head
    boundary: bytes | None
    records: list[StepRecord]


class StoredEntry(msgspec.Struct):
    """A line of the log as it lies in the database."""

    seq: int
    kind: str
    seat: int | None
    data: Any
    events: list[Event]
    chat: Said | None
    quiet: bool
    numbers: list[int]


class _ToldPart(msgspec.Struct):
    """The part of a line that is told."""

    events: list[Event]
    chat: Said | None = None
    quiet: bool = False


class Store:
    """Reads and writes tables, and locks the one that is being changed."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine = _engine(self.url)
        self._locks = self.engine if self.is_sqlite else _engine(self.url, ping=False)
        """Locks are taken without asking first whether a connection still lives: that took as long as the command."""
        self.process = secrets.token_hex(6)
        """Tells our own news from those of others."""
        self._writer: Writer[TableWrites] | None = None

    # -- life --------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Migrate the database, and make it first if it is a file that is not there."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:  # processes that start together migrate one after another
                await connection.execute(text("select pg_advisory_lock(8211)"))
            await connection.run_sync(migrate)
            await connection.commit()
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_unlock(8211)"))
                await connection.commit()
        if self.is_sqlite:
            self._writer = Writer(_file_engine(self.url), write_batch)
            self._writer.open()

    async def close(self) -> None:
        """Write what is waiting and let the database go."""
        if self._writer is not None:
            await self._writer.close()
        await self._locks.dispose()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    # -- turns -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def lock(self, table: str, to_write: bool = True) -> AsyncIterator[TableLock]:
        """A table and the right to change it: nobody else changes it until the end."""
        if self.is_sqlite:
            yield TableLock(self, None, None)
            return
        connection, seq = await self._take_lock(table, to_write)
        try:
            yield TableLock(self, connection, seq)
        finally:
            await connection.close()

    async def _take_lock(self, table: str, to_write: bool) -> tuple[AsyncConnection, int | None]:
        """A connection that holds the table; one that has died in the pool is replaced, nothing was asked of it yet."""
        for tries_left in (1, 0):
            connection = await self._locks.connect()
            try:
                if not to_write:  # what is read belongs to one moment, even while others write
                    connection = await connection.execution_options(isolation_level=SNAPSHOT)
                found = await connection.execute(_LOCK if to_write else _PEEK, {"b_id": table})
                return connection, found.scalar()
            except BaseException as error:
                await connection.close()
                dead = isinstance(error, DBAPIError) and error.connection_invalidated
                if not (dead and tries_left):
                    raise
        raise AssertionError

    async def write(self, writes: TableWrites, connection: AsyncConnection | None) -> None:
        """Make a command durable: in the transaction that holds the lock, or with the next one of the file."""
        if connection is None:
            assert self._writer is not None
            await self._writer.queue(writes)
            return
        await connection.run_sync(write_batch, [writes])
        news = f"{writes.table} {writes.seq} {self.process}"
        await connection.execute(select(func.pg_notify(CHANNEL, news)))
        await connection.commit()

    # -- reading -----------------------------------------------------------------------------------------------

    async def read_table(
        self,
        table: str,
        connection: AsyncConnection | None = None,
        known: tuple[int, list[StepRecord]] | None = None,
    ) -> StoredTable | None:
        """A table, or None if there is none of that id; steps that are known are not read again."""
        if connection is None:
            async with self.engine.connect() as fresh:
                return await self.read_table(table, fresh, known)
        row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if row is None:
            return None
        head = decode(row.head, Head)
        records = known[1] if known is not None and known[0] == head.cuts else []
        query = select(STEPS.c.record).where(
            STEPS.c.table_id == table, STEPS.c.step >= len(records)
        )
        fresh_records = await connection.execute(query.order_by(STEPS.c.step))
        records = records + [decode(record, StepRecord) for record in fresh_records.scalars()]
        return StoredTable(row.seq, head, row.boundary, records)

    async def lobby_tables(self, game: str, limit: int) -> list[tuple[str, Head]]:
        """The listed tables of a game that are open or being played, newest first."""
        query = (
            select(TABLES.c.id, TABLES.c.head)
            .where(TABLES.c.game == game, TABLES.c.listed, TABLES.c.status.in_(UNFINISHED))
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.id, decode(row.head, Head)) for row in rows]

    async def count_unfinished(self) -> int:
        """How many tables are open or being played."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(UNFINISHED))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def overdue(self, before: float, limit: int = 100) -> list[tuple[str, str]]:
        """Tables (game and id) at which something should have happened before this time."""
        query = (
            select(TABLES.c.game, TABLES.c.id)
            .where(TABLES.c.due < before)
            .order_by(TABLES.c.due)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [(row.game, row.id) for row in (await connection.execute(query)).all()]

    async def entries(
        self,
        table: str,
        before: int | None = None,
        after: int = 0,
        limit: int = BATCH,
        connection: AsyncConnection | None = None,
    ) -> list[StoredEntry]:
        """Lines of the log, oldest first: the last ones before a sequence number, or all after one."""
        if connection is None:
            async with self.engine.connect() as fresh:
                return await self.entries(table, before, after, limit, fresh)
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        if before is not None:
            query = query.where(ENTRIES.c.seq < before)
        query = query.order_by(ENTRIES.c.seq.desc()).limit(limit)
        rows = (await connection.execute(query)).all()
        return [_entry(row) for row in reversed(rows)]

    async def last_base(self, table: str) -> ReplayBase | None:
        """Where the rules of a game changed last, if they did while it was played."""
        query = (
            select(ENTRIES.c.data)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.kind.in_(WITH_BASE))
            .order_by(ENTRIES.c.seq.desc())
            .limit(1)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else msgspec.json.decode(found, type=ReplayBase | None)

    async def notebook(self, table: str, seat: int) -> str:
        """What a seat has noted."""
        query = select(NOTEBOOKS.c.text).where(
            NOTEBOOKS.c.table_id == table, NOTEBOOKS.c.seat == seat
        )
        async with self.engine.connect() as connection:
            return str((await connection.execute(query)).scalar() or "")

    # -- forgetting --------------------------------------------------------------------------------------------

    async def delete_old(
        self, statuses: Sequence[str], before: float, spare: list[str], limit: int = BATCH
    ) -> int:
        """Delete tables with such a status that nobody has touched since then; says how many."""
        old = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(statuses), TABLES.c.updated < before)
            .where(TABLES.c.id.not_in(spare))
            .limit(limit)
        )
        async with self.engine.begin() as connection:
            gone = list((await connection.execute(old)).scalars())
            for rows, column in _ROWS_OF_A_TABLE:
                await connection.execute(delete(rows).where(column.in_(gone)))
        return len(gone)

    # -- bug reports -------------------------------------------------------------------------------------------

    async def keep_report(self, number: str, table: str, said: str, game: bytes) -> None:
        """Keep a bug report with its game."""
        row = {"id": number, "table_id": table, "at": time.time(), "text": said, "game": game}
        async with self.engine.begin() as connection:
            await connection.execute(insert(REPORTS), [row])

    async def reports(self, limit: int = 100) -> list[dict[str, Any]]:
        """The newest bug reports."""
        query = select(REPORTS).order_by(REPORTS.c.at.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]


class TableLock:
    """The right of one process to change a table."""

    def __init__(self, store: Store, connection: AsyncConnection | None, seq: int | None) -> None:
        self._store = store
        self.connection = connection
        self.seq = seq
        """Where the table stands in the database, when that can differ from what we remember."""

    @property
    def gone(self) -> bool:
        """Whether the database was asked for the table and does not have it."""
        return self.connection is not None and self.seq is None

    async def retake(self, table: str) -> None:
        """Take the table again after a write, which gives it back."""
        if self.connection is not None:
            await self.connection.execute(_LOCK, {"b_id": table})

    async def write(self, writes: TableWrites) -> None:
        """Make a command durable."""
        await self._store.write(writes, self.connection)


_PEEK = select(TABLES.c.seq).where(TABLES.c.id == bindparam("b_id"))
_LOCK = _PEEK.with_for_update()


# -- writing -------------------------------------------------------------------------------------------------------


def write_batch(connection: Connection, batch: Sequence[TableWrites]) -> None:
    """Write commands of one or several tables: a few statements, however many they are."""
    _many(connection, insert(TABLES), [_new_row(w) for w in batch if w.new])
    old = [w for w in batch if not w.new]
    with_boundary = [_row(w) | {"boundary": w.boundary} for w in old if w.boundary is not None]
    _many(connection, _UPDATE_BOUNDARY, with_boundary)
    _many(connection, _UPDATE, [_row(w) for w in old if w.boundary is None])
    _many(connection, insert(ENTRIES), [_entry_row(w) for w in batch])
    forget = [
        {"b_id": w.table, "b_step": w.forget_steps_from}
        for w in batch
        if w.forget_steps_from is not None
    ]
    _many(connection, _FORGET_STEPS, forget)
    steps = [
        {"table_id": w.table, "step": index, "record": encode(record)}
        for w in batch
        for index, record in w.steps
    ]
    _many(connection, insert(STEPS), steps)
    notes = [(w.table, *w.notebook) for w in batch if w.notebook is not None]
    _many(connection, _FORGET_NOTE, [{"b_id": t, "b_seat": s} for t, s, _ in notes])
    _many(
        connection, insert(NOTEBOOKS), [{"table_id": t, "seat": s, "text": n} for t, s, n in notes]
    )


def _many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _row(w: TableWrites) -> dict[str, Any]:
    return {
        "b_id": w.table,
        "status": w.head.status,
        "listed": w.head.listed,
        "updated": int(w.now),
        "due": w.due,
        "seq": w.seq,
        "head": encode(w.head),
    }


def _new_row(w: TableWrites) -> dict[str, Any]:
    row = _row(w)
    row["id"] = row.pop("b_id")
    return row | {"game": w.head.game, "created": w.head.created, "boundary": w.boundary}


def _entry_row(w: TableWrites) -> dict[str, Any]:
    entry = w.entry
    return {
        "table_id": w.table,
        "seq": w.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": encode(entry.data),
        "events": encode(_ToldPart(entry.events, entry.chat, entry.quiet)),
        "numbers": encode(w.head.numbers),
        "at": w.now,
    }


def _entry(row: Any) -> StoredEntry:
    told = decode(row.events, _ToldPart)
    return StoredEntry(
        seq=row.seq,
        kind=row.kind,
        seat=row.seat,
        data=msgspec.json.decode(row.data),
        events=told.events,
        chat=told.chat,
        quiet=told.quiet,
        numbers=decode(row.numbers, list[int]),
    )


_ROWS_OF_A_TABLE = (
    (ENTRIES, ENTRIES.c.table_id),
    (STEPS, STEPS.c.table_id),
    (NOTEBOOKS, NOTEBOOKS.c.table_id),
    (TABLES, TABLES.c.id),
)
_COLUMNS = ("status", "listed", "updated", "due", "seq", "head")
_UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values({name: bindparam(name) for name in _COLUMNS})
)
_UPDATE_BOUNDARY = _UPDATE.values(boundary=bindparam("boundary"))
_FORGET_STEPS = delete(STEPS).where(
    STEPS.c.table_id == bindparam("b_id"), STEPS.c.step >= bindparam("b_step")
)
_FORGET_NOTE = delete(NOTEBOOKS).where(
    NOTEBOOKS.c.table_id == bindparam("b_id"), NOTEBOOKS.c.seat == bindparam("b_seat")
)


# -- the engine ----------------------------------------------------------------------------------------------------


def _engine(url: str, ping: bool = True) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4)
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
        return engine
    connections = 5 if ping else 10
    return create_async_engine(
        url, pool_pre_ping=ping, pool_size=connections, max_overflow=connections
    )


def _file_engine(url: str) -> Engine:
    """The same file for the writer's threads."""
    engine = create_engine(url.replace("+aiosqlite", "", 1))
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def lines_for(rows: Iterable[StoredEntry], place: int, before: int) -> list[LogLine]:
    """The lines of a viewer's log in these rows; `before` is its number before them."""

    seat = None if place == 0 else place - 1
    found = []
    for row in rows:
        n = number_at(row, place)
        if n > before:
            found.append(LogLine(n, events_for(row.events, seat), row.chat))
        before = n
    return found


def number_at(row: StoredEntry, place: int) -> int:
    """Where a viewer's stream stood after this line."""
    return row.numbers[place] if place < len(row.numbers) else 0
