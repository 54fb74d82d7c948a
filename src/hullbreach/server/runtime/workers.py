"""The pool of worker processes: a worker that hangs or dies is replaced, and what it was asked is asked again."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TypeVar

from hullbreach.kernel import decode, encode

from .worker import Request

T = TypeVar("T")
LOG = logging.getLogger("hullbreach.workers")
LARGEST = 256 * 1024 * 1024


class WorkerLost(Exception):
    """A worker took too long or died."""


class WorkerBusy(Exception):
    """Too many wait for a worker already."""


class Worker:
    """One process and its pipes; started when it is first needed."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: Request, seconds: float) -> bytes:
        """The answer, or WorkerLost; then the process is gone and the next request starts another."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(encode(request))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerLost(repr(error)) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _exchange(self, data: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        pipe_in.write(len(data).to_bytes(4, "big") + data)
        await pipe_in.drain()
        size = int.from_bytes(await pipe_out.readexactly(4), "big")
        return await pipe_out.readexactly(size)

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """A few workers; whoever asks waits for a free one."""

    def __init__(self, count: int, module: str = "hullbreach.server.runtime.worker") -> None:
        self._all = [Worker(module) for _ in range(max(1, count))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._waiting = 0
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(
        self,
        request: Request,
        kind: type[T],
        seconds: float,
        tries: int = 2,
        most_waiting: int | None = None,
    ) -> T:
        """The answer of a worker; a lost one costs another try, then WorkerLost."""
        if most_waiting is not None and self._waiting >= most_waiting:
            raise WorkerBusy
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            for left in range(tries - 1, -1, -1):
                try:
                    return decode(await worker.ask(request, seconds), kind)
                except WorkerLost as lost:
                    LOG.warning("worker lost", extra={"cause": str(lost), "tries_left": left})
                    if not left:
                        raise
            raise AssertionError
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all))
