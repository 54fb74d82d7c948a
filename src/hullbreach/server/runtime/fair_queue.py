"""A fair queue: a few workers for many who ask, and whoever has used least goes first.

Each asker (a table, an address) has a clock of its own that runs while a worker is busy for it. The next free worker
goes to the waiting asker whose clock is furthest behind; within one asker, first come, first served. An asker who
comes after a pause starts where the others stand: a pause is no credit. So a table that has its bots think as hard as
it may delays another table's bot by one thought at most, never by a queue of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class QueueFull(Exception):
    """Too many wait already, or this asker has too many requests waiting."""


class FairQueue(Generic[T]):
    """Lends things out, one at a time each."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        """Where the clock of the last asker served stood."""

    def waiting(self, asker: str | None = None) -> int:
        """How many wait, of this asker or in all."""
        if asker is not None:
            return len(self._waiting.get(asker, ()))
        return sum(len(queue) for queue in self._waiting.values())

    async def take(self, asker: str, most: int | None = None, most_each: int | None = None) -> T:
        """Something free, when it is this asker's turn; QueueFull if more wait than may."""
        if most is not None and self.waiting() >= most:
            raise QueueFull
        if most_each is not None and self.waiting(asker) >= most_each:
            raise QueueFull
        self._clocks[asker] = max(self._clocks.get(asker, 0.0), self._now)
        if self._free:
            return self._free.popleft()
        granted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(granted)
        try:
            return await granted
        except asyncio.CancelledError:
            self._give_up(asker, granted)
            raise

    def _give_up(self, asker: str, granted: asyncio.Future[T]) -> None:
        """Whoever waits no longer leaves the queue, and hands on what they were just given."""
        if granted.done() and not granted.cancelled():
            self.give_back(granted.result(), asker, 0.0)
            return
        queue = self._waiting.get(asker)
        if queue is not None and granted in queue:
            queue.remove(granted)
            if not queue:
                del self._waiting[asker]

    def give_back(self, thing: T, asker: str, seconds: float) -> None:
        """Return what was lent; it was used for this long and goes to whoever is next."""
        self._clocks[asker] = self._clocks.get(asker, self._now) + seconds
        while self._waiting:
            following = min(self._waiting, key=lambda who: self._clocks[who])
            queue = self._waiting[following]
            granted = queue.popleft()
            if not queue:
                del self._waiting[following]
            if not granted.done():  # whoever was cancelled has not left the queue yet
                self._now = max(self._now, self._clocks[following])
                granted.set_result(thing)
                return
        self._free.append(thing)
        self._forget()

    def _forget(self) -> None:
        """Drop the clocks of those who are not ahead: they would start from here anyway."""
        self._clocks = {who: at for who, at in self._clocks.items() if at > self._now}
