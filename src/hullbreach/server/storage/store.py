"""The store: tables in a database, written before they are acknowledged.

With SQLite one process keeps the tables, and the writes of many tables share one transaction (see `writer`). With
PostgreSQL any number of processes share the tables; a table's row is locked while one of them changes it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hullbreach.kernel import BadSave, ReplayBase, StepRecord, decode
from hullbreach.server.settings import database_url
from hullbreach.server.tables.head import Head, can_be_id
from hullbreach.server.tables.live_table import TableWrites
from hullbreach.server.tables.table_talk import TalkRow
from hullbreach.server.tables.table_words import TableWord, draw_word

from .engines import async_engine, explained, migrate, writing_engine
from .rows import ROWS_OF_A_TABLE, StoredEntry, read_entry, write_batch
from .schema import ENTRIES, NOTEBOOKS, PULSE, REPORTS, STEPS, TABLES, TALK
from .writer import Writer

LOG = logging.getLogger("hullbreach.store")
PULSE_SECONDS = 1.0
PULSE_PATIENCE = 5.0
CHANNEL = "hullbreach_news"
UNFINISHED = ("open", "playing")
FINISHED = ("over", "ended")
BATCH = 200
WITH_BASE = ("start", "imported", "rules")
"""Lines of the log that say from where on a game can be played again."""
NO_BASE = b"null"
"""What they say of a game that can be played again from its beginning."""
SNAPSHOT = "REPEATABLE READ"


class StoredTable(msgspec.Struct):
    """A table as it lies in the database."""

    seq: int
    head: Head
    boundary: bytes | None
    records: list[StepRecord]
    broken: str
    """Why it was set aside, if it was."""
    talk: list[TalkRow] = []


class Store:
    """Reads and writes tables, and locks the one that is being changed."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine = async_engine(self.url)
        self._locks = self.engine if self.is_sqlite else async_engine(self.url, ping=False)
        """Locks are taken without asking first whether a connection still lives: that took as long as the command."""
        self.process = secrets.token_hex(6)
        """Tells our own news from those of others."""
        self._writer: Writer[TableWrites] | None = None
        self._pulse_lock = asyncio.Lock()
        self._next_pulse = 0.0
        self._alive = False

    # -- life --------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Migrate the database, and make it first if it is a file that is not there."""
        try:
            await self._migrate()
            if self.is_sqlite:  # others may be at work on a shared one
                await self._beat()
        except (SQLAlchemyError, OSError) as error:
            raise explained(self.url, error) from error
        if self.is_sqlite:
            self._writer = Writer(writing_engine(self.url), write_batch)
            self._writer.open()

    async def _migrate(self) -> None:
        async with self.engine.connect() as connection:
            if not self.is_sqlite:  # processes that start together migrate one after another
                await connection.execute(text("select pg_advisory_lock(8211)"))
            await connection.run_sync(migrate)
            await connection.commit()
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_unlock(8211)"))
                await connection.commit()

    async def close(self) -> None:
        """Write what is waiting and let the database go."""
        if self._writer is not None:
            await self._writer.close()
        await self._locks.dispose()
        await self.engine.dispose()

    async def can_write(self) -> bool:
        """Whether a write reaches the database; asked often, it is tried once a second."""
        async with self._pulse_lock:
            if time.monotonic() >= self._next_pulse:
                self._alive = await self._try_writing()
                self._next_pulse = time.monotonic() + PULSE_SECONDS
            return self._alive

    async def _beat(self) -> None:
        """Write something that means nothing."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(PULSE))
            await connection.execute(insert(PULSE), [{"id": 1, "at": time.time()}])

    async def _try_writing(self) -> bool:
        try:
            async with asyncio.timeout(PULSE_PATIENCE):
                await self._beat()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            LOG.warning("cannot write", extra={"cause": repr(error)[:300]})
            return False
        return True

    # -- turns -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def lock(self, table: str, to_write: bool = True) -> AsyncIterator[TableLock]:
        """A table and the right to change it: nobody else changes it until the end."""
        lock = TableLock(self, table, to_write)
        try:
            await lock.take()
            yield lock
        finally:
            await lock.give_back()

    async def take_lock(self, table: str, to_write: bool) -> tuple[AsyncConnection, int | None]:
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
        lines = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table)
        last = (await connection.execute(lines)).scalar()  # first: a line may be added meanwhile
        row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if row is None:
            return None
        if last is not None and last > row.seq:
            raise BadSave(f"its log goes on to line {last}, it ends at {row.seq}")
        head = decode(row.head, Head)
        records = known[1] if known is not None and known[0] == head.cuts else []
        records = records + await _steps_from(len(records), table, connection)
        said = select(TALK.c.line).where(TALK.c.table_id == table).order_by(TALK.c.n)
        talk = [decode(line, TalkRow) for line in (await connection.execute(said)).scalars()]
        return StoredTable(row.seq, head, row.boundary, records, row.broken, talk)

    async def lobby_tables(self, game: str, limit: int) -> list[tuple[str, Head | BadSave]]:
        """The listed tables of a game that are open or being played, newest first, or why they cannot be read."""
        query = (
            select(TABLES.c.id, TABLES.c.head)
            .where(TABLES.c.game == game, TABLES.c.listed, TABLES.c.status.in_(UNFINISHED))
            .where(TABLES.c.broken == "")
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.id, _head(row.head)) for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[Head, int]]:
        """The heads of these tables, as far as they can be read, and when each was last changed."""
        known = [table for table in tables if can_be_id(table)]
        query = select(TABLES.c.id, TABLES.c.head, TABLES.c.updated).where(
            TABLES.c.id.in_(known), TABLES.c.broken == ""
        )
        return await self._read_heads(query)

    async def finished_heads(self, limit: int) -> dict[str, tuple[Head, int]]:
        """The heads of the listed games that came to their end last."""
        query = (
            select(TABLES.c.id, TABLES.c.head, TABLES.c.updated)
            .where(TABLES.c.listed, TABLES.c.status == "over", TABLES.c.broken == "")
            .order_by(TABLES.c.updated.desc())
            .limit(limit)
        )
        return await self._read_heads(query)

    async def _read_heads(self, query: Select[Any]) -> dict[str, tuple[Head, int]]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = {row.id: (_head(row.head), int(row.updated)) for row in rows}
        return {i: (head, at) for i, (head, at) in found.items() if isinstance(head, Head)}

    async def tables_with_word(self, keys: Sequence[str]) -> list[str]:
        """The unfinished tables that have one of these words."""
        query = select(TABLES.c.id).where(TABLES.c.word.in_(keys), TABLES.c.broken == "").limit(2)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def free_word(self) -> TableWord:
        """A word that no unfinished table has."""
        while True:
            word = draw_word()
            if not await self.tables_with_word([word.key]):
                return word

    async def count_unfinished(self, maker: str | None = None) -> int:
        """How many tables are open or being played, or how many of them somebody has put up."""
        query = (
            select(func.count())
            .select_from(TABLES)
            .where(TABLES.c.status.in_(UNFINISHED), TABLES.c.broken == "")
        )
        if maker is not None:
            query = query.where(TABLES.c.maker == maker)
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
        return [read_entry(row) for row in reversed(rows)]

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
        return None if found in (None, NO_BASE) else decode(found, ReplayBase)

    async def notebook(self, table: str, seat: int) -> str:
        """What a seat has noted."""
        query = select(NOTEBOOKS.c.text).where(
            NOTEBOOKS.c.table_id == table, NOTEBOOKS.c.seat == seat
        )
        async with self.engine.connect() as connection:
            return str((await connection.execute(query)).scalar() or "")

    # -- tables that cannot be read ----------------------------------------------------------------------------

    async def set_aside(
        self, table: str, why: str, connection: AsyncConnection | None = None
    ) -> bool:
        """Remember why a table cannot be read, so that nothing waits for it; whether that is new."""
        if connection is None:
            async with self.engine.connect() as fresh:
                return await self.set_aside(table, why, fresh)
        changed = await connection.execute(
            _SET_ASIDE.where(TABLES.c.broken == ""), {"b_id": table, "why": why[:1_000]}
        )
        await connection.commit()
        return bool(changed.rowcount)

    async def take_back_in(self, table: str) -> None:
        """A table that was set aside can be read again."""
        async with self.engine.begin() as connection:
            await connection.execute(_SET_ASIDE, {"b_id": table, "why": ""})

    async def broken(self) -> list[tuple[str, str, str]]:
        """Tables that were set aside: id, game and why."""
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.broken).where(TABLES.c.broken != "")
        async with self.engine.connect() as connection:
            return [(row.id, row.game, row.broken) for row in await connection.execute(query)]

    async def ids(self) -> list[tuple[str, str, str]]:
        """Every table: id, game and status, oldest first."""
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.status).order_by(TABLES.c.created)
        async with self.engine.connect() as connection:
            return [(row.id, row.game, row.status) for row in await connection.execute(query)]

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
            for rows, column in ROWS_OF_A_TABLE:
                await connection.execute(delete(rows).where(column.in_(gone)))
        return len(gone)

    # -- bug reports -------------------------------------------------------------------------------------------

    async def keep_report(self, number: str, table: str, said: str, game: bytes) -> None:
        """Keep a bug report with its game."""
        row = {"id": number, "table_id": table, "at": time.time(), "text": said, "game": game}
        async with self.engine.begin() as connection:
            await connection.execute(insert(REPORTS), [row])

    async def delete_reports(self, before: float, most: int) -> int:
        """Delete bug reports that are older than this, and the oldest beyond the most to keep; returns how many."""
        kept = select(REPORTS.c.id).where(REPORTS.c.at >= before)
        kept = kept.order_by(REPORTS.c.at.desc()).limit(most)
        async with self.engine.begin() as connection:
            keep = list((await connection.execute(kept)).scalars())
            gone = await connection.execute(delete(REPORTS).where(REPORTS.c.id.not_in(keep)))
        return int(gone.rowcount)

    async def reports(self, limit: int = 100) -> list[dict[str, Any]]:
        """The newest bug reports."""
        query = select(REPORTS).order_by(REPORTS.c.at.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]


async def _steps_from(first: int, table: str, connection: AsyncConnection) -> list[StepRecord]:
    """The steps of a table from this one on; BadSave if one between them is missing."""
    query = select(STEPS).where(STEPS.c.table_id == table, STEPS.c.step >= first)
    rows = (await connection.execute(query.order_by(STEPS.c.step))).all()
    if [row.step for row in rows] != list(range(first, first + len(rows))):
        raise BadSave("a step of the game is missing")
    return [decode(row.record, StepRecord) for row in rows]


def _head(data: bytes) -> Head | BadSave:
    try:
        head = decode(data, Head)
        head.check()
    except BadSave as error:
        return error
    return head


class TableLock:
    """The right of one process to change a table; SQLite needs none, there is only one process."""

    def __init__(self, store: Store, table: str, to_write: bool) -> None:
        self._store = store
        self._table = table
        self._to_write = to_write
        self.connection: AsyncConnection | None = None
        self.seq: int | None = None
        """Where the table stands in the database, when that can differ from what we remember."""

    @property
    def gone(self) -> bool:
        """Whether the database was asked for the table and does not have it."""
        return self.connection is not None and self.seq is None

    async def take(self) -> None:
        """Wait for the table, and learn where it stands."""
        if not self._store.is_sqlite:
            self.connection, self.seq = await self._store.take_lock(self._table, self._to_write)

    async def give_back(self) -> None:
        """Let others have the table, and the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

    async def retake(self) -> None:
        """Take the table again after a write, which gives it back."""
        if self.connection is not None:
            await self.connection.execute(_LOCK, {"b_id": self._table})

    async def meanwhile(self, work: Awaitable[None]) -> None:
        """Give the table back until something else is done; afterwards it may stand elsewhere."""
        await self.give_back()
        await work
        await self.take()

    async def write(self, writes: TableWrites) -> None:
        """Make a command durable."""
        await self._store.write(writes, self.connection)


_PEEK = select(TABLES.c.seq).where(TABLES.c.id == bindparam("b_id"))
_LOCK = _PEEK.with_for_update()
_SET_ASIDE = (
    update(TABLES).where(TABLES.c.id == bindparam("b_id")).values(broken=bindparam("why"), due=None)
)
