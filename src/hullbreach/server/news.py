"""News between processes that share a PostgreSQL: which table has changed, and who has it open where.

One connection listens. When it is lost it is made anew, and every table that somebody here looks at is read again,
so that nothing is missed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from msgspec import Struct
from sqlalchemy import func, select

from hullbreach.kernel import BadSave, decode, encode

from .errors import Denied
from .protocol import Presence
from .store import CHANNEL, Store
from .tables import TROUBLE, Slot, Tables
from .viewers import presence

LOG = logging.getLogger("hullbreach.news")
PRESENCE = "hullbreach_presence"
BEAT_SECONDS = 15.0
PAUSE_SECONDS = 0.5


class Here(Struct):
    """What a process says about the viewers it has at a table."""

    process: str
    table: str
    presence: Presence
    new: bool = False
    """Whether the others should say the same, because somebody new is here."""


class News:
    """See the module."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._process = secrets.token_hex(6)
        self._listener: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_presence = self._say_presence

    async def open(self) -> None:
        """Begin to listen."""
        self._listener = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        """Stop listening."""
        tasks = [task for task in (self._listener, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- listening ---------------------------------------------------------------------------------------------

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except TROUBLE as error:
                LOG.warning("cannot listen", extra={"cause": repr(error)[:300]})
            except Exception:
                LOG.exception("listening failed")
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        async with self._store.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            raw.add_termination_listener(lambda _: lost.set())
            await raw.add_listener(CHANNEL, self._on_change)
            await raw.add_listener(PRESENCE, self._on_presence)
            try:
                self._read_all_again()
                while not lost.is_set():
                    await self._beat(lost)
            finally:
                await connection.invalidate()

    async def _beat(self, lost: asyncio.Event) -> None:
        """Say again who is here, then wait a while."""
        for slot in list(self._tables.slots.values()):
            if slot.viewers:
                self._say_presence(slot, False)
        try:
            async with asyncio.timeout(BEAT_SECONDS):
                await lost.wait()
        except TimeoutError:
            return

    def _read_all_again(self) -> None:
        for slot in list(self._tables.slots.values()):
            if slot.viewers:
                self._run(self._refresh(slot))

    def _on_change(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table, _, seq = payload.partition(" ")
        slot = self._tables.slots.get(table)
        if slot is None or not slot.viewers:
            return
        if slot.shown is None or slot.shown[0] < int(seq):
            self._run(self._refresh(slot))

    async def _refresh(self, slot: Slot) -> None:
        try:
            await self._tables.refresh(slot)
        except (Denied, *TROUBLE) as error:
            LOG.warning("cannot refresh", extra={"table": slot.table, "cause": repr(error)[:300]})

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- who is here -------------------------------------------------------------------------------------------

    def _say_presence(self, slot: Slot, new: bool) -> None:
        here = Here(self._process, slot.table, presence(slot.viewers), new)
        self._run(self._notify(encode(here).decode()))

    async def _notify(self, payload: str) -> None:
        try:
            async with self._store.engine.begin() as connection:
                await connection.execute(select(func.pg_notify(PRESENCE, payload)))
        except TROUBLE as error:
            LOG.warning("cannot notify", extra={"cause": repr(error)[:300]})

    def _on_presence(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            here = decode(payload, Here)
        except BadSave:
            return
        slot = self._tables.slots.get(here.table)
        if here.process == self._process or slot is None:
            return
        slot.elsewhere[here.process] = (here.presence, time.time())
        self._tables.send_presence(slot)
        if here.new and slot.viewers:
            self._say_presence(slot, False)
