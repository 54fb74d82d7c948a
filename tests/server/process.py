"""A real server in a process of its own, whose luck can be repeated (see `dealt`)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 120
"""For how many seconds a server may go on ending: a busy machine is slow."""
QUICK = {
    "PACE": "0",
    "SWEEP_SECONDS": "0.3",
    "ALL_GAMES": "1",
    "REQUESTS_PER_SECOND": "5000",
    "MESSAGES_PER_SECOND": "5000",
    "UPLOADS_WAITING": "20",
    "ANALYSIS_EFFORT": "quick",
    "ANALYSES_PER_HOUR": "100000",
    "TABLES_PER_HOUR": "100000",
    "METRICS": "1",
    "PUBLIC_URL": "https://games.example",
    "TABLES_PER_ADDRESS": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "LOG_LEVEL": "warning",
}


class Server:
    """A server process: its address, and what it wrote to its log."""

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        given = {**QUICK, **{name.upper(): str(value) for name, value in settings.items()}}
        self.environment = {**os.environ, **{f"HULLBREACH_{k}": v for k, v in given.items()}}
        self.port = 0
        self.log: list[str] = []
        self.start()

    def start(self) -> None:
        """Start it (again, at the same port)."""
        command = [sys.executable, "-m", "tests.server.dealt"]
        command += ["--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            command,
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._reader = threading.Thread(target=self._read, args=(self.process.stderr,))
        self._reader.start()
        line = self.process.stdout.readline()
        if not line:
            self._end()
            raise AssertionError("the server did not start:\n" + "".join(self.log[-20:]))
        self.address = line.split()[-1].replace("localhost", "127.0.0.1")
        self.port = int(self.address.rsplit(":", 1)[1])

    def _read(self, stream: IO[str]) -> None:
        self.log.extend(stream)

    def swept(self, times: int = 2) -> None:
        """Wait until all tables were looked after once more, from beginning to end."""
        wanted = self._sweeps() + times
        while self._sweeps() < wanted:
            time.sleep(0.05)

    def _sweeps(self) -> float:
        text = httpx.get(f"{self.address}/api/metrics", timeout=60).text
        return float(text.split("\nhullbreach_sweeps_total ")[1].split()[0])

    def kill(self) -> None:
        """As if the machine had lost power."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """Ask it to stop; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._reader.join(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return status


@contextmanager
def server(folder: Path, **settings: object) -> Iterator[Server]:
    """A server with a database file in this folder."""
    running = Server(f"sqlite:///{folder / 'tables.db'}", **settings)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()
