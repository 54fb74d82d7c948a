"""Litestar's channels over PostgreSQL's LISTEN and NOTIFY, by a backend that outlives the database's restarts.

The backend that comes with Litestar keeps one connection for ever and opens another one for every message it sends.
Here the connection that listens is made anew when it is lost, and every channel is then sent `LISTENING_AGAIN`:
something may have been missed meanwhile. Messages go out over the server's own pool.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels import ChannelsBackend
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

LOG = logging.getLogger("hullbreach.channels")
LISTENING_AGAIN = b""
"""Sent to every channel when the connection is there, and there again."""
PAUSE_SECONDS = 0.5


class PostgresChannels(ChannelsBackend):
    """A backend that listens again whenever the connection was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._channels: set[str] = set()
        self._arrived: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._wanted = asyncio.Event()
        """Set when other channels are wanted, or the connection is lost: then it is made anew."""
        self._listener: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Begin to listen."""
        self._listener = asyncio.create_task(self._listen_for_ever())

    async def on_shutdown(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message."""
        async with self._engine.begin() as connection:
            for channel in channels:
                await connection.execute(select(func.pg_notify(channel, data.decode())))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these, too."""
        before = len(self._channels)
        self._channels.update(channels)
        if len(self._channels) > before:
            self._wanted.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to these no longer."""
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Messages as they come."""
        while True:
            yield await self._arrived.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002  # the library's
        """Nothing: what happened at a table is in its log."""
        return []

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                LOG.warning("cannot listen", extra={"cause": repr(error)[:300]})
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                LOG.exception("listening failed")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection is lost or other channels are wanted."""
        self._wanted.clear()
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: self._wanted.set())
            try:
                for channel in sorted(self._channels):
                    await raw.add_listener(channel, self._arrive)
                for channel in sorted(self._channels):
                    self._arrived.put_nowait((channel, LISTENING_AGAIN))
                await self._wanted.wait()
            finally:
                await connection.invalidate()

    def _arrive(self, _connection: Any, _pid: int, channel: str, payload: str) -> None:
        if channel in self._channels:
            self._arrived.put_nowait((channel, payload.encode()))
