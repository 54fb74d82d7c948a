"""Time under control: an event loop whose clock stands still while anybody works, and leaps when everybody waits.

What happens at which moment is then exact, however busy the machine is. Work can be given a price in seconds: so much
later it is when a write has reached the disk or a bot has chosen.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar

import pytest

from hullbreach.server.runtime.workers import Workers

T = TypeVar("T")
REAL_SECONDS = 0.005
"""How long whoever works elsewhere is listened for, at a time."""


class ControlledLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.at_work = 0
        """How many threads and processes are at work for us: meanwhile the clock stands still."""
        self.price: Callable[[], float] = lambda: 0.0
        """What a piece of work takes."""
        super().__init__(_Leaping(self))

    def time(self) -> float:
        return self.now

    def run_in_executor(  # type: ignore[override]  # the base's types are of a later Python
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        return self.create_task(self.paid(super().run_in_executor(executor, func, *args)))

    async def paid(self, work: Awaitable[T]) -> T:
        """What comes of a piece of work, so much later as it costs."""
        self.at_work += 1
        try:
            return await work
        finally:
            self.at_work -= 1
            await asyncio.sleep(self.price())


class _Leaping(selectors.DefaultSelector):
    """Waits for nobody but those who work."""

    def __init__(self, loop: ControlledLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        found = super().select(REAL_SECONDS)
        if not found and timeout is not None and not self._loop.at_work:
            self._loop.now += timeout
        return found


class TimedWorkers(Workers):
    """Bots think in processes of their own; the clock waits for them."""

    houses: frozenset[str] = frozenset()
    """For whom they were asked to."""

    async def ask(self, *asked: Any, **limits: Any) -> Any:
        self.houses = self.houses | {limits["house"]}
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ControlledLoop)
        return await loop.paid(super().ask(*asked, **limits))


def set_clock(now: float) -> None:
    """Set the clock, forwards or backwards."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ControlledLoop)
    loop.now = now


def run_in_controlled_time(
    monkeypatch: pytest.MonkeyPatch,
    work: Callable[[], Coroutine[Any, Any, T]],
    price: Callable[[], float] = lambda: 0.0,
) -> T:
    """Run something by a clock that stands still while anybody works."""
    with asyncio.Runner(loop_factory=ControlledLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, ControlledLoop)
        loop.price = price
        monkeypatch.setattr(time, "time", loop.time)
        return runner.run(work())
