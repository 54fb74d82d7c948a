"""The one writer of a database file: many tables share a transaction, and nobody waits for the file to be tidied.

Whoever comes while the disk is busy goes with the next transaction. A transaction is one piece of work in one thread:
to go back and forth between the event loop and a thread for every statement took longer than the disk.

SQLite writes to a log beside the file first and copies from there to the file in the end. By default it does so in
the middle of some commit, which then takes many times as long. Here another thread copies while commits go on; the
writer itself only begins the log anew when next to nothing is left to copy.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

W = TypeVar("W")
LOG = logging.getLogger("hullbreach.writer")
BUSY_MS = 10_000
COPY_SECONDS = 1.0
LOG_PAGES = 10_000
"""A log that has grown to this many pages is begun anew."""


class Writer(Generic[W]):
    """Collects what is to be written and writes it in batches, in a thread of its own."""

    def __init__(self, engine: Engine, write: Callable[[Connection, Sequence[W]], None]) -> None:
        self._engine = engine
        self._write = write
        self._waiting: list[tuple[W, asyncio.Future[None]]] = []
        self._wakeup = asyncio.Event()
        self._hand = ThreadPoolExecutor(1, "writer")
        self._other_hand = ThreadPoolExecutor(1, "copier")
        self._task: asyncio.Task[None] | None = None
        self._copying: asyncio.Future[int] | None = None
        self._next_copy = 0.0

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_batches())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        for hand in (self._hand, self._other_hand):
            hand.shutdown()
        self._engine.dispose()

    async def queue(self, writes: W) -> None:
        """Go with the next transaction; returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wakeup.set()
        await done

    async def _write_batches(self) -> None:
        while True:
            await self._wakeup.wait()
            self._wakeup.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write_batch(batch)
                await self._tidy()

    async def _write_batch(self, batch: list[tuple[W, asyncio.Future[None]]]) -> None:
        loop = asyncio.get_running_loop()
        error: Exception | None = None
        try:
            await loop.run_in_executor(self._hand, self._transact, [writes for writes, _ in batch])
        except Exception as problem:  # whatever it is, the writer goes on; who waits is told
            error = problem
        if error is not None and len(batch) > 1:  # one bad write may not take the others with it
            for one in batch:
                await self._write_batch([one])
            return
        for _, done in batch:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def _transact(self, batch: list[W]) -> None:
        with self._engine.begin() as connection:
            self._write(connection, batch)

    # -- the log beside the file -------------------------------------------------------------------------------

    async def _tidy(self) -> None:
        """Have the log copied now and then, and begin it anew when it has become long."""
        if self._copying is not None:
            if not self._copying.done():
                return
            if self._copying.result() >= LOG_PAGES:
                await self._copy("RESTART")
            self._copying = None
        if time.monotonic() >= self._next_copy:
            self._next_copy = time.monotonic() + COPY_SECONDS
            self._copying = self._copy("PASSIVE")

    def _copy(self, how: str) -> asyncio.Future[int]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._other_hand, self._checkpoint, how)

    def _checkpoint(self, how: str) -> int:
        """Copy the log as far as nobody has to wait for it; says how many pages it has."""
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA busy_timeout=0")
                row = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
                connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_MS}")
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("cannot copy the log", extra={"cause": repr(error)[:300]})
            return 0
        return int(row[1])
