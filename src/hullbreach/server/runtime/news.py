"""News between processes that share a PostgreSQL: which table has changed, and who has it open where.

They travel over Litestar's channels. That a table has changed is notified by the transaction that changes it. Whenever
the connection had been lost, every table that somebody here looks at is read again, so that nothing is missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from litestar.channels import ChannelsPlugin
from msgspec import Struct

from hullbreach.kernel import BadSave, decode, encode
from hullbreach.server.errors import Denied
from hullbreach.server.storage.channels import LISTENING_AGAIN, PostgresChannels
from hullbreach.server.storage.store import CHANNEL, Store
from hullbreach.server.wire.protocol import Presence

from .registry import TROUBLE, TableRegistry
from .table_slot import TableSlot
from .viewers import presence_of

LOG = logging.getLogger("hullbreach.news")
PRESENCE = "hullbreach_presence"
BEAT_SECONDS = 15.0


class PresenceReport(Struct):
    """What a process says about the viewers it has at a table."""

    process: str
    table: str
    presence: Presence
    new: bool = False
    """Whether the others should say the same, because somebody new is here."""


class News:
    """Tells the other processes what changed here, and takes in what they tell."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self.plugin = ChannelsPlugin(PostgresChannels(store.engine), channels=[CHANNEL, PRESENCE])
        self._tables = tables
        self._process = store.process
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_presence = self._say_presence

    async def open(self) -> None:
        """Begin to read what arrives, and to say now and then who is here."""
        self._run(self._read(CHANNEL, self._on_change))
        self._run(self._read(PRESENCE, self._on_presence))
        self._run(self._beat())

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, channel: str, take: Callable[[bytes], None]) -> None:
        async with self.plugin.start_subscription(channel) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    take(payload)
                except (BadSave, ValueError):
                    LOG.warning("news that cannot be read", extra={"channel": channel})

    async def _beat(self) -> None:
        """Say again and again who is here."""
        while True:
            for slot in list(self._tables.slots.values()):
                if slot.viewers:
                    self._say_presence(slot, False)
            await asyncio.sleep(BEAT_SECONDS)

    # -- tables ------------------------------------------------------------------------------------------------

    def _refresh_all(self) -> None:
        for slot in list(self._tables.slots.values()):
            if slot.viewers:
                self._run(self._refresh(slot))

    def _on_change(self, payload: bytes) -> None:
        if payload == LISTENING_AGAIN:
            self._refresh_all()
            return
        table, seq, process = payload.decode().split(" ")
        if process == self._process:
            return
        slot = self._tables.slots.get(table)
        if slot is None or not slot.viewers:
            return
        if slot.shown is None or slot.shown[0] < int(seq):
            self._run(self._refresh(slot))

    async def _refresh(self, slot: TableSlot) -> None:
        try:
            await self._tables.refresh(slot)
        except (Denied, *TROUBLE) as error:
            LOG.warning("cannot refresh", extra={"table": slot.table, "cause": repr(error)[:300]})

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- who is here -------------------------------------------------------------------------------------------

    def _say_presence(self, slot: TableSlot, new: bool) -> None:
        here = PresenceReport(self._process, slot.table, presence_of(slot.viewers), new)
        self._run(self._publish(here))

    async def _publish(self, here: PresenceReport) -> None:
        try:
            await self.plugin.wait_published(encode(here), PRESENCE)
        except TROUBLE as error:
            LOG.warning("cannot say who is here", extra={"cause": repr(error)[:300]})

    def _on_presence(self, payload: bytes) -> None:
        if payload == LISTENING_AGAIN:
            return
        here = decode(payload, PresenceReport)
        slot = self._tables.slots.get(here.table)
        if here.process == self._process or slot is None:
            return
        slot.elsewhere[here.process] = (here.presence, time.time())
        slot.send_presence()
        if here.new and slot.viewers:
            self._say_presence(slot, False)
