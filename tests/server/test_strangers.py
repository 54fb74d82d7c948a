"""Bots of other packages: they play from a process that holds no truth and reaches nothing."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from hullbreach.kernel import decode
from hullbreach.server.tables.head import Head
from tests.server.client import Http
from tests.server.process import server

SPY = """
import os, sys

class Spy:
    def choose(self, chair):
        session = chair._session
        found = [str(session.state.chance.key.hex() if hasattr(session.state.chance, "key") else "")]
        found += [key for key in os.environ if key.startswith("HULLBREACH")]
        try:
            folder = os.environ.get("SPY_ON", "")
            open(folder, "rb").close()
            found.append("READ")
        except OSError as error:
            found.append(type(error).__name__)
        print("SPY", os.getpid(), "hullbreach.server.runtime.stranger" in " ".join(sys.orig_argv), *found, flush=True)
        return chair.question.options[0]

def make(game, seed, more):
    return Spy()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else that adds a bot."""
    folder = tmp_path / "site"
    info = folder / "spy-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "spy.py").write_text(SPY)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[hullbreach.bots]\nspy = spy:make\n")
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    monkeypatch.setenv("SPY_ON", str(tmp_path / "tables.db"))
    return folder


def test_a_bot_of_another_package_plays_and_finds_nothing(tmp_path: Path, installed: Path) -> None:
    with server(tmp_path) as house:

        async def story() -> None:
            async with Http(house.address) as http:
                assert "spy" in (await http.get("/api/settings"))["bots"]
                table = await http.table(players=3, bots={"1": "spy", "2": "random"})
                await table.start()
                async with table.seat(0) as ann:
                    await ann.play(lambda q: 0, most=4)
                await http.post(f"{table.path}/end", token=table.tokens[0])

        asyncio.run(story())
        log = list(house.log)
    seen = [line.split() for line in log if line.startswith("SPY")]
    assert seen, "it has played"
    assert all(line[2] == "True" for line in seen), "in a process of its own only"
    assert all(line[-1] == "PermissionError" for line in seen), "the database is out of reach"
    assert not [word for line in seen for word in line if word.startswith("HULLBREACH")]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        heads = [decode(row[0], Head) for row in connection.execute("select head from tables")]
    assert not [word for line in seen for word in line if word in {h.key.hex() for h in heads}]


@contextmanager
def socket_that_listens() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


CAGED = """
import os, signal, socket, sys
from hullbreach.server.runtime.confinement import confine
assert confine()
def tried(work):
    try:
        work()
    except OSError as error:
        return type(error).__name__
    return "done"
import hullbreach.bots
print(tried(lambda: open(sys.argv[1]).read()), tried(lambda: open(sys.argv[1], "w")),
      tried(lambda: os.kill(os.getppid(), 0)), tried(lambda: os.listdir("/proc/%d" % os.getppid())),
      tried(lambda: socket.create_connection(("127.0.0.1", int(sys.argv[2])), 2)))
"""


def test_the_cage_holds(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("the truth")
    with socket_that_listens() as port:
        done = subprocess.run(
            [sys.executable, "-P", "-c", CAGED, str(secret), str(port)],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    assert set(done.stdout.split()) == {"PermissionError"}
    assert secret.read_text() == "the truth"
