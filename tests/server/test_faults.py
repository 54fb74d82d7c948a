"""Faults of the machine: power loss, a clock that jumps, a file that cannot be written, many tables for a long time."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil
import pytest

from hullbreach.server.runtime.registry import MOST_DEVICES
from tests.server.client import PATIENCE, Http, Refused, Table
from tests.server.process import Server, server
from tests.server.test_broken import refusal
from tests.server.test_kill import load

HERE = Path(__file__).parent


# -- power loss ------------------------------------------------------------------------------------------------------


def shadowing(folder: Path) -> Path:
    """The library that remembers what was forced to the disk."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None, "this needs a C compiler"
    library = folder / "shadow.so"
    source = HERE / "fsync_shadow.c"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)
    return library


def lose_power(house: Server, folder: Path) -> None:
    """Stop at once, and leave of the database only what was forced to the disk."""
    house.kill()
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (folder / name).unlink(missing_ok=True)
        durable = folder / f"{name}.durable"
        if durable.exists() and name != "tables.db-shm":
            shutil.copy(durable, folder / name)


def power_cuts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cuts: int) -> None:
    monkeypatch.setenv("LD_PRELOAD", str(shadowing(tmp_path)))
    monkeypatch.setenv("SHADOW_FOLDER", str(tmp_path / "tables.db"))
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}", pace=0.05)

    def cut() -> None:
        lose_power(house, tmp_path)
        house.start()

    try:
        tally = asyncio.run(load(house, 3, cuts, cut))
    finally:
        house.stop()
    print(f"{cuts} power cuts, {tally}")  # noqa: T201  # the soak's figures
    assert (tmp_path / "tables.db-wal.durable").exists(), "something was forced to the disk"


def test_what_was_acknowledged_survives_a_power_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    power_cuts(tmp_path, monkeypatch, 1)


@pytest.mark.soak
def test_what_was_acknowledged_survives_many_power_losses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    power_cuts(tmp_path, monkeypatch, int(os.environ.get("HULLBREACH_POWER_CUTS", "30")))


# -- clocks ----------------------------------------------------------------------------------------------------------

JUMPING = """
import os, time
real, file = time.time, os.environ["CLOCK_OFFSET"]

def jumping():
    try:
        with open(file) as offset:
            return real() + float(offset.read() or 0)
    except (OSError, ValueError):
        return real()

time.time = jumping
"""


@pytest.mark.parametrize("jump", [86_400, -86_400])
def test_a_clock_that_jumps_stops_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("CLOCK_OFFSET", str(offset))

    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            clock = {"kind": "live", "seconds": 600}
            table = await http.table(players=3, clock=clock)
            await table.start()
            async with table.seat(0) as ann:
                await ann.play(lambda q: 0, most=2)
                offset.write_text(str(jump))
                async with asyncio.timeout(30):
                    await ann.play(lambda q: 0)
                assert ann.over

    with server(tmp_path, pace=0.2) as house:
        asyncio.run(story(house))


# -- a full disk -----------------------------------------------------------------------------------------------------


def fill(house: Server) -> None:
    """No file of the server's may grow for a while: it says so, and is ready again once there is room."""
    ready = f"{house.address}/api/readiness"
    whole = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, whole[1]))
    until(lambda: httpx.get(ready, timeout=30).status_code == 503)
    assert httpx.get(f"{house.address}/api/health").status_code == 200
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, whole)
    until(lambda: httpx.get(ready, timeout=30).status_code == 200)


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that takes the server a moment."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.2)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_a_full_disk_is_not_ready_and_loses_nothing(tmp_path: Path) -> None:
    with server(tmp_path, pace=0.05) as house:
        asyncio.run(load(house, tables=1, times=1, blow=lambda: fill(house)))


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_whoever_could_not_come_in_is_not_taken_for_there(tmp_path: Path) -> None:
    """Who knocks while nothing can be written is sent away, and does not keep the seat's sockets for ever."""

    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            # Whoever comes from elsewhere is written down first.
            http._client.headers["X-Forwarded-For"] = "10.1.1.1"
            table = await http.table(players=3, people=2)
            limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
            for _ in range(MOST_DEVICES + 1):
                knocking = table.seat(0)
                with pytest.raises(Refused, match="lost"):
                    await knocking.open()
                await knocking.close()
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
            async with table.seat(1) as ben:
                assert ben.state["presence"] == {"seats": [1], "watchers": 0}
                async with table.seat(0):
                    await ben.until(lambda: ben.state["presence"]["seats"] == [0, 1])

    with server(tmp_path, trust_proxy=1) as house:
        asyncio.run(story(house))


# -- files -----------------------------------------------------------------------------------------------------------


def test_a_file_that_cannot_be_written_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        assert house.process.poll() is None
    said = refusal("--database", f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true")
    assert "cannot be written" in said


# -- many tables for a long time ---------------------------------------------------------------------------------------


async def is_playing(table: Table) -> bool:
    """Whether a game goes on; one that is over may be forgotten already."""
    try:
        return bool((await table.info())["status"] == "playing")
    except Refused:
        return False


async def keep_playing(house: Server, tables: int, seconds: float) -> list[float]:
    """Keep so many tables of bots busy; returns the server's megabytes over time."""
    process = psutil.Process(house.process.pid)
    megabytes: list[float] = []
    end = time.monotonic() + seconds
    async with Http(house.address) as http:
        running: list[Table] = []
        while time.monotonic() < end:
            for _ in range(min(20, tables - len(running))):
                bots = {str(seat): "random" for seat in range(4)}
                body = {"players": 4, "bots": bots, "listed": False}
                made = await http.post("/api/games/specimen/create", body)
                running.append(Table(http, "specimen", made["table"]["table"], [made["token"]]))
                await running[-1].start()
            await asyncio.sleep(0.5)
            for table in running[:20]:
                if not await is_playing(table):
                    running.remove(table)
            running = running[20:] + running[:20]
            megabytes.append(process.memory_info().rss / 2**20)
    return megabytes


def flat(tmp_path: Path, tables: int, seconds: float) -> None:
    with server(tmp_path, pace=0.5, rest_seconds=5, keep_days=0.00001) as house:
        found = asyncio.run(keep_playing(house, tables, seconds))
        assert not [line for line in house.log if '"level":"error"' in line]
    third = len(found) // 3
    middle, end = found[third : 2 * third], found[2 * third :]
    over_time = [round(found[len(found) * part // 12]) for part in range(12)] + [round(found[-1])]
    print(f"{tables} tables, {seconds:.0f} s: {over_time} MB")  # noqa: T201  # the soak's figures
    assert max(end) < max(middle) * 1.1 + 10


@pytest.mark.soak
def test_many_tables_for_a_long_time_need_no_more_memory(tmp_path: Path) -> None:
    minutes = float(os.environ.get("HULLBREACH_SOAK_MINUTES", "30"))
    flat(tmp_path, int(os.environ.get("HULLBREACH_SOAK_TABLES", "500")), minutes * 60)
