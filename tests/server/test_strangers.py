"""Bots of other packages: they play from a process that holds no truth, reaches nothing and remembers nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel import decode, encode
from hullbreach.server.runtime.game_server import STRANGER
from hullbreach.server.runtime.system_calls import filter_for
from hullbreach.server.runtime.worker import Envelope, WarmUp
from hullbreach.server.tables.head import Head
from tests.server.client import Http
from tests.server.process import Server, server
from tests.server.test_start import start

BOTS = '''
import os, sys, time

MET = []

def chair_s_key(chair):
    chance = chair._session.state.chance
    return chance.key.hex() if hasattr(chance, "key") else ""

def reads(path):
    try:
        open(path, "rb").close()
    except OSError as error:
        return type(error).__name__
    return "READ"

def opened():
    found = []
    for handle in range(64):
        try:
            os.fstat(handle)
        except OSError:
            continue
        found.append(handle)
    return len(found)

class Spy:
    """Tells what it finds by the name of its failure, which is all that leaves the cage."""
    def choose(self, chair):
        MET.append(chair.seat)
        told = [key for key in os.environ if key.startswith(("HULLBREACH", "PG"))]
        found = [os.getpid(), chair_s_key(chair)[:16], reads(DATABASE), len(MET), opened(), *told]
        print("PRINTED", *found, flush=True)
        print("PRINTED", *found, file=sys.stderr, flush=True)
        raise type("SPY " + " ".join(map(str, found)), (LookupError,), {})

def write_everywhere(data):
    for handle in range(64):
        try:
            os.write(handle, data)
        except OSError:
            pass

class Rogue:
    """Does its worst with the way out."""
    def __init__(self, deed):
        self.deed = deed
    def choose(self, chair):
        if self.deed == "1":
            write_everywhere(b'{"options":[0]}{"options":[0]}')
        elif self.deed == "2":
            write_everywhere(b"[" * 1_000_000)
        elif self.deed == "3":
            os.closerange(0, 64)
            time.sleep(60)
        elif self.deed == "4":
            os._exit(9)
        elif self.deed == "5":
            raise type("x" * 50_000, (LookupError,), {})
        return "no such option"

def spy(game, seed, more):
    return Spy()

def rogue(game, seed, more):
    return Rogue(more)
'''


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else that adds two bots."""
    folder = tmp_path / "site"
    info = folder / "spy-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "spy.py").write_text(f"DATABASE = {str(tmp_path / 'tables.db')!r}\n{BOTS}")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spy\nVersion: 1.0\n")
    entries = "[hullbreach.bots]\nspy = spy:spy\nrogue = spy:rogue\n"
    (info / "entry_points.txt").write_text(entries)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    monkeypatch.setenv("PGPASSWORD", "the key to everything")
    return folder


async def play_some(http: Http, bots: dict[str, str]) -> None:
    """A table of one person and these bots, for a few answers of the person."""
    table = await http.table(players=3, bots=bots)
    await table.start()
    async with table.seat(0) as ann:
        await ann.play(lambda q: 0, most=3)
    await http.post(f"{table.path}/end", token=table.tokens[0])


def run(house: Server, story: Callable[[Http], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        async with Http(house.address) as http:
            await story(http)

    asyncio.run(told())


def causes(log: list[str]) -> list[str]:
    """Why bots failed, as the log tells it."""
    lines = [json.loads(line) for line in log if '"bot failed"' in line]
    return [line["cause"] for line in lines]


def test_a_bot_of_another_package_plays_and_finds_nothing(tmp_path: Path, installed: Path) -> None:
    with server(tmp_path) as house:

        async def story(http: Http) -> None:
            assert "spy" in (await http.get("/api/settings"))["bots"]
            await play_some(http, {"1": "spy", "2": "spy"})

        run(house, story)
        pid, log = house.process.pid, list(house.log)
    assert not [line for line in log if "PRINTED" in line], "what it prints could be what it knows"
    seen = [cause.split(" ")[1:] for cause in causes(log) if cause.startswith("SPY")]
    assert len(seen) > 1, "it has played"
    assert str(pid) not in {spy[0] for spy in seen}, "in a process of its own"
    assert len({spy[0] for spy in seen}) == len(seen), "for this answer only"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        heads = [decode(row[0], Head) for row in connection.execute("select head from tables")]
    assert not {spy[1] for spy in seen} & {head.key.hex()[:16] for head in heads}
    assert {spy[2] for spy in seen} == {"PermissionError"}, "the database is out of reach"
    assert {spy[3] for spy in seen} == {"1"}, "it remembers no other seat"
    assert {spy[4] for spy in seen} == {"4"}, "three that lead nowhere, and the way out"
    assert {len(spy) for spy in seen} == {5}, "it is told no variable of ours, and no password"


def test_whatever_a_bot_does_with_its_answer_the_others_play_on(
    tmp_path: Path, installed: Path
) -> None:
    with server(tmp_path) as house:

        async def story(http: Http) -> None:
            for deed in range(6):
                before = len(causes(house.log))
                await play_some(http, {"1": f"rogue:{deed + 1}", "2": "spy"})
                found = causes(house.log)[before:]
                assert [cause for cause in found if cause.startswith("SPY")], (
                    "each is asked its own"
                )
                assert all(len(cause) <= 100 for cause in found)

        run(house, story)


def copy_that_waits(worker: int) -> int:
    """The process that is going to answer what a worker is asked next."""
    while not (found := Path(f"/proc/{worker}/task/{worker}/children").read_text().split()):
        time.sleep(0.01)
    return int(found[0])


def test_a_copy_that_dies_before_it_is_asked_answers_nobody_else() -> None:
    asked = encode(Envelope(60.0, WarmUp()))
    worker = subprocess.Popen(
        [sys.executable, "-P", "-m", STRANGER], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(len(asked).to_bytes(4, "big") + asked)
    worker.stdin.flush()
    answer = worker.stdout.read(int.from_bytes(worker.stdout.read(4), "big"))
    assert b"no answer" not in answer
    os.kill(copy_that_waits(worker.pid), signal.SIGKILL)
    assert worker.communicate()[0] == b"", "what nobody asked would be taken for the next answer"


def test_a_database_where_bots_of_others_can_read_is_refused(installed: Path) -> None:
    status, said = start("--port", "0", "--database", f"sqlite:///{installed / 'tables.db'}")
    assert (status, "bots of other packages could read it" in said) == (2, True)


# -- the cage --------------------------------------------------------------------------------------------------------


@contextmanager
def socket_that_listens() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


CAGED = """
import fcntl, os, resource, signal, socket, subprocess, sys, threading
from hullbreach.server.runtime.confinement import confine
assert confine()
import hullbreach.bots, json, random
secret, port, local = sys.argv[1], int(sys.argv[2]), sys.argv[3]
parent, here = os.getppid(), ("127.0.0.1", port)
tries = dict(
    read=lambda: open(secret).read(),
    write=lambda: open(secret, "w"),
    shorten=lambda: os.truncate(secret, 0),
    rights=lambda: os.chmod(secret, 0),
    owner=lambda: os.chown(secret, os.getuid(), -1),
    times=lambda: os.utime(secret),
    marks=lambda: os.setxattr(secret, "user.mark", b"1"),
    remove=lambda: os.unlink(secret),
    link=lambda: os.symlink(secret, secret + ".link"),
    pipe_of_a_name=lambda: os.mkfifo(secret + ".pipe"),
    folder=lambda: os.listdir("/proc/%d" % parent),
    memory_of_others=lambda: open("/proc/%d/mem" % parent, "rb"),
    shared_memory=lambda: open("/dev/shm/shared", "w"),
    signal=lambda: os.kill(parent, 0),
    handle_of_a_process=lambda: os.pidfd_open(parent),
    owner_of_signals=lambda: fcntl.fcntl(0, fcntl.F_SETOWN, parent),
    limits_of_others=lambda: resource.prlimit(parent, resource.RLIMIT_NOFILE),
    turns_of_others=lambda: os.setpriority(os.PRIO_PROCESS, parent, 19),
    processors_of_others=lambda: os.sched_setaffinity(parent, {0}),
    process=os.fork,
    program=lambda: subprocess.run(["/bin/true"]),
    thread=lambda: threading.Thread(target=print).start(),
    terminal=lambda: fcntl.ioctl(0, 0x5412, b"x"),
    connection=lambda: socket.create_connection(here, 2),
    local_socket=lambda: socket.socket(socket.AF_UNIX).connect(local),
    packet=lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"", here),
    pair=socket.socketpair,
    nameless_file=lambda: os.memfd_create("x"),
)
for name, attempt in tries.items():
    try:
        attempt()
    except PermissionError:
        continue
    except RuntimeError as error:
        if name == "thread":
            continue
    print(name)
resource.setrlimit(resource.RLIMIT_CPU, resource.getrlimit(resource.RLIMIT_CPU))
print("end")
"""


def test_the_cage_holds(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("the truth")
    local = str(tmp_path / "database")
    with socket_that_listens() as port, socket.socket(socket.AF_UNIX) as database:
        database.bind(local)  # as PostgreSQL does
        database.listen()
        done = subprocess.run(
            [sys.executable, "-P", "-c", CAGED, str(secret), str(port), local],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    assert done.stdout.split() == ["end"], "nothing else was granted"
    assert secret.read_text() == "the truth"


def passes(machine: str, call: int, *arguments: int, known_by: int | None = None) -> bool:
    """Whether the system would carry out a call, by the filter of this machine."""
    steps = filter_for(machine)
    assert steps is not None
    asked = {0: call, 4: steps[1].number if known_by is None else known_by}
    asked |= {16 + 8 * at: value for at, value in enumerate(arguments)}
    at, read = 0, 0
    while True:
        code, holds, fails, number = steps[at]
        if code == 0x06:
            return number == 0x7FFF0000
        if code == 0x20:
            read = asked[number]
            at += 1
        else:
            at += 1 + (holds if (read == number if code == 0x15 else read >= number) else fails)


@pytest.mark.parametrize(
    ("machine", "read", "sockets", "threads", "limits", "handles"),
    [("x86_64", 0, 41, 56, 302, 72), ("aarch64", 63, 198, 220, 261, 25)],
)
def test_every_call_that_is_not_named_is_refused(
    machine: str, read: int, sockets: int, threads: int, limits: int, handles: int
) -> None:
    assert passes(machine, read)
    assert not passes(machine, read, known_by=0x40000003), "by its number on another machine"
    assert not passes(machine, sockets)
    assert not passes(machine, threads)
    assert not passes(machine, 9_999), "what the system learns one day"
    assert not passes(machine, read + (1 << 30))
    assert passes(machine, limits, 0)
    assert not passes(machine, limits, 4_711), "the limits of another process"
    assert passes(machine, handles, 5, 1)
    assert not passes(machine, handles, 5, 8), "who gets a handle's signals"


def test_a_machine_whose_numbers_nobody_has_written_down_has_no_cage() -> None:
    assert filter_for("pdp11") is None
