"""A fair queue: a few workers for many who ask, and whoever has used least goes first.

Each asker (a table, an address) has a clock of its own that runs while a worker is busy for it. The next free worker
goes to the waiting asker whose clock is furthest behind; within one asker, first come, first served. An asker who
comes after a pause starts where the others stand: a pause is no credit. So a table that has its bots think as hard as
it may delays another table's bot by one thought at most, never by a queue of them.

Askers may belong to a house (the tables one address has put up): then houses take turns in the same way, and within
a house its askers. Thirty tables of one address get no more than one table of another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class QueueFull(Exception):
    """Too many wait already, or this asker has too many requests waiting."""


class FairQueue(Generic[T]):
    """Lends things out, one at a time each."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._all = len(self._free)
        self._waiting: dict[_Asker, deque[asyncio.Future[T]]] = {}
        self._houses = _Clocks()
        self._within: dict[str, _Clocks] = {}
        """The clocks of the askers of every house."""

    def waiting(self, asker: str | None = None) -> int:
        """How many wait, of this asker or in all."""
        return sum(len(q) for who, q in self._waiting.items() if asker in (None, who.name))

    async def take(
        self, asker: str, most: int | None = None, most_each: int | None = None, house: str = ""
    ) -> T:
        """Something free, when it is this asker's turn; QueueFull if more wait than may."""
        if most is not None and self.waiting() >= most:
            raise QueueFull
        if most_each is not None and self.waiting(asker) >= most_each:
            raise QueueFull
        who = _Asker(house or asker, asker)
        self._houses.join(who.house)
        self._within.setdefault(who.house, _Clocks()).join(asker)
        if self._free:
            self._serve(who)
            return self._free.popleft()
        granted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(granted)
        try:
            return await granted
        except asyncio.CancelledError:
            self._give_up(who, granted)
            raise

    def _give_up(self, who: _Asker, granted: asyncio.Future[T]) -> None:
        """Whoever waits no longer leaves the queue, and hands on what they were just given."""
        if granted.done() and not granted.cancelled():
            self.give_back(granted.result(), who.name, 0.0, who.house)
            return
        queue = self._waiting.get(who)
        if queue is not None and granted in queue:
            queue.remove(granted)
            if not queue:
                del self._waiting[who]

    def give_back(self, thing: T, asker: str, seconds: float, house: str = "") -> None:
        """Return what was lent; it was used for this long and goes to whoever is next."""
        who = _Asker(house or asker, asker)
        self._houses.ran(who.house, seconds)
        self._within.setdefault(who.house, _Clocks()).ran(asker, seconds)
        while self._waiting:
            following = min(self._waiting, key=self._turn)
            queue = self._waiting[following]
            granted = queue.popleft()
            if not queue:
                del self._waiting[following]
            if not granted.done():  # whoever was cancelled has not left the queue yet
                self._serve(following)
                granted.set_result(thing)
                return
        self._free.append(thing)
        if len(self._free) == self._all:  # idle: nobody owes anybody
            self._houses, self._within = _Clocks(), {}
        else:
            self._forget()

    def _serve(self, who: _Asker) -> None:
        """It is this one's turn, in its house and among the houses."""
        self._houses.serve(who.house)
        self._within[who.house].serve(who.name)

    def _turn(self, who: _Asker) -> tuple[float, float]:
        """Whose clock is furthest behind: first among houses, then among the askers of one."""
        return self._houses.of(who.house), self._within[who.house].of(who.name)

    def _forget(self) -> None:
        """Nobody waits: drop the clocks of those who are not ahead, they would start from here anyway."""
        self._houses.forget()
        ahead = {house: clocks for house, clocks in self._within.items() if house in self._houses}
        self._within = ahead
        for clocks in ahead.values():
            clocks.forget()


class _Asker(NamedTuple):
    """Who asks, and to whom they belong."""

    house: str
    name: str


class _Clocks:
    """How long each has had something, counted from where the last one served stood."""

    def __init__(self) -> None:
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        """Where the clock of the last one served stood."""

    def __contains__(self, who: str) -> bool:
        return who in self._clocks

    def of(self, who: str) -> float:
        """Where a clock stands."""
        return self._clocks[who]

    def join(self, who: str) -> None:
        """Whoever comes after a pause starts where the others stand."""
        self._clocks[who] = max(self._clocks.get(who, 0.0), self._now)

    def ran(self, who: str, seconds: float) -> None:
        """Something was used for this long."""
        self._clocks[who] = self._clocks.get(who, self._now) + seconds

    def serve(self, who: str) -> None:
        """It is this one's turn."""
        self._now = max(self._now, self._clocks[who])

    def forget(self) -> None:
        """Drop those who are not ahead."""
        self._clocks = {who: at for who, at in self._clocks.items() if at > self._now}
