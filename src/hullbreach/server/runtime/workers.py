"""The pool of worker processes: a worker that hangs or dies is replaced, and what it was asked is asked again."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from typing import TypeVar

from hullbreach.kernel import decode, encode

from .fair_queue import FairQueue
from .worker import Envelope, Followed, Request, WarmUp

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.workers")
WARM_SECONDS = 120.0
LARGEST_ANSWER = 128 * 1024 * 1024
"""Bytes of an answer."""


class WorkerLost(Exception):
    """A worker took too long or died."""


class Worker:
    """One process and its pipes; started when it is first needed."""

    def __init__(
        self, module: str, megabytes: int, niceness: int, told: tuple[str, ...] | None
    ) -> None:
        self._command = [sys.executable, "-P", "-m", module, str(megabytes), str(niceness)]
        self._environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("HULLBREACH_") and (told is None or name in told)
        }
        """What a worker need not know (passwords, the database) it is not told."""
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: Request, seconds: float) -> bytes:
        """The answer, or WorkerLost; then the process is gone and the next request starts another."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(encode(Envelope(seconds, request)))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerLost(repr(error)) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _exchange(self, data: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_ANSWER,
            )
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        pipe_in.write(len(data).to_bytes(4, "big") + data)
        await pipe_in.drain()
        size = int.from_bytes(await pipe_out.readexactly(4), "big")
        if size > LARGEST_ANSWER:
            raise OSError(f"an answer of {size} bytes")
        return await pipe_out.readexactly(size)

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """A few workers for many who ask; a fair queue decides who is next."""

    def __init__(
        self,
        count: int,
        megabytes: int,
        module: str = "hullbreach.server.runtime.worker",
        niceness: int = 0,
        told: tuple[str, ...] | None = None,
    ) -> None:
        self._all = [Worker(module, megabytes, niceness, told) for _ in range(max(1, count))]
        self._queue = FairQueue(self._all)

    async def ask(
        self,
        request: Request,
        kind: type[T],
        seconds: float,
        asker: str,
        tries: int = 2,
        most_waiting: int | None = None,
        most_each: int | None = None,
        house: str = "",
    ) -> T:
        """The answer of a worker; a lost one costs another try, then WorkerLost."""
        worker = await self._queue.take(asker, most_waiting, most_each, house)
        begun = time.monotonic()
        try:
            return decode(await self._insist(worker, request, seconds, tries), kind)
        finally:
            self._queue.give_back(worker, asker, time.monotonic() - begun, house)

    async def warm_up(self) -> None:
        """Start all workers before they are needed."""
        requests = (self.ask(WarmUp(), Followed, WARM_SECONDS, "") for _ in self._all)
        await asyncio.gather(*requests, return_exceptions=True)

    async def _insist(self, worker: Worker, request: Request, seconds: float, tries: int) -> bytes:
        """Ask as often as may be tried."""
        for left in range(tries - 1, -1, -1):
            try:
                return await worker.ask(request, seconds)
            except WorkerLost as lost:
                LOG.warning("worker lost", extra={"cause": str(lost), "tries_left": left})
                if not left:
                    raise
        raise AssertionError

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all))
