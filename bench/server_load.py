#!/usr/bin/env python3
"""How long a move takes on a busy server: real sockets, real database, and the same load on boardgame.io's server.

    python bench/server_load.py --tables 500 --seats 4 --seconds 30 --pace 2

Every table makes one move every `pace` seconds. A move's time is from sending the answer to its acknowledgement (ours:
durable on disk; boardgame.io: in memory) at the seat that made it. The clients run in this process, on this machine.

With `--bots 2` bots play that many of the seats, at the pace bots have by default; their moves are counted beside
those of people, and what their workers compute is not the server's.

With `--postgres` the tables are in a PostgreSQL that is started for the occasion (with `--database` in any other one),
and with `--processes 2` two servers share it: the seats of every table are spread over both.

With `--boardgameio FOLDER` the same load goes to a boardgame.io server. FOLDER is where this was run (newer versions of
koa and koa-compose do not serve its lobby): npm install boardgame.io@0.50.2 koa@2.13.4 koa-compose@4.1.0
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
PER_ADDRESS = ("TABLES_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS", "SOCKETS_PER_ADDRESS")


class Sample(msgspec.Struct):
    """What was measured."""

    server: str
    tables: int
    seats: int
    moves: int
    moves_of_bots: int
    seconds: float
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    memory_mb: float
    kb_per_table: float
    server_cpu_percent: float
    server_cpu_ms_per_move: float
    clients_cpu_percent: float
    p99_ms_of: dict[str, float]
    """What the slowest hundredth of moves wait for, part by part, as the server's own figures say; ours only."""


class Load:
    """Times and counts of one run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.by_bots = 0
        self.measuring = False

    def took(self, seconds: float) -> None:
        """One move is done."""
        if self.measuring:
            self.times.append(seconds)


# -- our server ----------------------------------------------------------------------------------------------------


class Seat:
    """A client at our server; answers when it is its turn and the table's pace allows."""

    def __init__(self, url: str, token: str, table: Pace, load: Load) -> None:
        self.url, self.token, self.table, self.load = url, token, table, load
        self.random = random.Random(token)

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(
            self.url, compression=None, max_size=None, ping_interval=None, open_timeout=120
        )
        await self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        self.asked = msgspec.json.decode(await self.socket.recv())["asked"]

    async def play(self) -> None:
        """Answer whatever comes; read everything that is sent."""
        if self.asked:
            self.thinking = asyncio.create_task(self.answer(self.asked))
        while True:
            message = msgspec.json.decode(await self.socket.recv())
            kind = message["type"]
            if kind == "change" and message.get("asked"):
                self.thinking = asyncio.create_task(self.answer(message["asked"]))
            elif kind in ("ack", "error"):
                self.load.took(time.perf_counter() - self.sent)
                self.load.refused += kind == "error"

    async def answer(self, asked: dict[str, Any]) -> None:
        await self.table.wait()
        options = [o["option"] for o in asked["options"] if not o["closed"]]
        body = {"type": "answer", "id": 1, "number": asked["number"]}
        data = msgspec.json.encode(body | {"option": self.random.choice(options)}).decode()
        self.sent = time.perf_counter()
        await self.socket.send(data)


class Pace:
    """Lets a table make one move every so often."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.next = 0.0

    def begin(self) -> None:
        """Tables do not move in step: each begins at a moment of its own."""
        self.next = time.perf_counter() + random.random() * self.seconds

    async def wait(self) -> None:
        delay = self.next - time.perf_counter()
        self.next = max(self.next, time.perf_counter()) + self.seconds
        if delay > 0:
            await asyncio.sleep(delay)


async def our_seats(addresses: list[str], args: argparse.Namespace, load: Load) -> list[Any]:
    """Tables full of people, started, and their sockets."""
    seats: list[Seat] = []
    async with httpx.AsyncClient(base_url=addresses[0], timeout=120) as http:

        async def post(path: str, token: str, body: Any) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(path, json=body, headers=headers)
            answer.raise_for_status()
            return answer.json()

        async def table() -> None:
            form: dict[str, Any] = {"name": "P0", "players": args.seats, "mode": args.mode}
            form["options"] = dict(pair.split("=", 1) for pair in args.option)
            people = args.seats - args.bots
            form["bots"] = {str(seat): args.bot for seat in range(people, args.seats)}
            made = await post(f"/api/games/{args.game}/create", "", form)
            path = f"/api/games/{args.game}/{made['table']['table']}"
            tokens = [made["token"]]
            for seat in range(1, people):
                joined = await post(f"{path}/join", "", {"name": f"P{seat}"})
                tokens.append(joined["token"])
                await post(f"{path}/ready", joined["token"], {})
            await post(f"{path}/start", tokens[0], {})
            pace = Pace(args.pace)
            for index, token in enumerate(tokens):
                address = addresses[index % len(addresses)]
                url = address.replace("http", "ws", 1) + path + "/play"
                seats.append(Seat(url, token, pace, load))

        await in_turns([table for _ in range(args.tables)], 20)
    await in_turns([seat.open for seat in seats], 50)
    return seats


async def in_turns(work: list[Callable[[], Awaitable[None]]], at_once: int) -> None:
    """Do many things, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(thing: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await thing()

    await asyncio.gather(*(one(thing) for thing in work))


# -- boardgame.io --------------------------------------------------------------------------------------------------


class Guest:
    """A client at boardgame.io's server, speaking its socket.io messages."""

    def __init__(
        self, url: str, match: str, player: int, token: str, table: Pace, load: Load
    ) -> None:
        self.url, self.match, self.player, self.token = url, match, player, token
        self.table, self.load = table, load
        self.random = random.Random(f"{match}{player}")
        self.sent = 0.0

    async def open(self) -> None:
        self.socket = await connect(
            self.url, compression=None, max_size=None, ping_interval=None, open_timeout=120
        )
        await self.socket.recv()
        await self.socket.send("40/crew,")
        await self.read_until("40/crew")
        await self.emit(["sync", self.match, str(self.player), self.token, 4])
        self.state = json.loads((await self.read_until('42/crew,["sync"'))[8:])[2]["state"]

    async def read_until(self, start: str) -> str:
        while True:
            data = await self.socket.recv()
            assert isinstance(data, str)
            if data == "2":
                await self.socket.send("3")
            if data.startswith(start):
                return data

    async def emit(self, event: list[Any]) -> None:
        await self.socket.send("42/crew," + msgspec.json.encode(event).decode())

    async def play(self) -> None:
        self.thinking = asyncio.create_task(self.move())
        while True:
            data = await self.read_until("42/crew,")
            event = msgspec.json.decode(data[8:])
            if event[0] != "update":
                continue
            mine = self.state["ctx"]["currentPlayer"] == str(self.player)
            if mine and self.sent:
                self.load.took(time.perf_counter() - self.sent)
                self.sent = 0.0
            self.state = event[2]
            if self.state["ctx"]["currentPlayer"] == str(self.player):
                self.thinking = asyncio.create_task(self.move())

    async def move(self) -> None:
        if self.state["ctx"]["currentPlayer"] != str(self.player):
            return
        await self.table.wait()
        move = self.random.choice(["search", "rest"])
        payload = {
            "type": move,
            "args": [],
            "playerID": str(self.player),
            "credentials": self.token,
        }
        self.sent = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit(["update", action, self.state["_stateID"], self.match, str(self.player)])


async def their_seats(address: str, args: argparse.Namespace, load: Load) -> list[Any]:
    guests: list[Guest] = []
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:

        async def table() -> None:
            made = (await http.post("/games/crew/create", json={"numPlayers": args.seats})).json()
            pace = Pace(args.pace)
            url = address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
            for seat in range(args.seats):
                form = {"playerID": str(seat), "playerName": f"P{seat}"}
                joined = await http.post(f"/games/crew/{made['matchID']}/join", json=form)
                token = joined.json()["playerCredentials"]
                guests.append(Guest(url, made["matchID"], seat, token, pace, load))

        await in_turns([table for _ in range(args.tables)], 20)
    await in_turns([guest.open for guest in guests], 50)
    return guests


# -- measuring -----------------------------------------------------------------------------------------------------


async def measure(
    name: str,
    processes: list[subprocess.Popen[str]],
    connect_all: Callable[[Load], Awaitable[list[Any]]],
    args: argparse.Namespace,
    figures: list[str],
) -> Sample:
    """Connect everybody, play for a while, and look at the times, also at the servers' own figures."""
    gc.disable()  # or the clients' own pauses would be taken for the server's
    load = Load()
    watched = [psutil.Process(process.pid) for process in processes]
    empty = memory(watched)
    seats = await connect_all(load)
    print(f"{name}: {len(seats)} sockets are open", file=sys.stderr)
    for pace in {seat.table for seat in seats}:
        pace.begin()
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    await asyncio.sleep(args.pace + 2)
    earlier, by_bots = parts(figures), bot_moves(figures)
    load.measuring = True
    before, begun, own = cpu(watched), time.perf_counter(), time.process_time()
    await asyncio.sleep(args.seconds)
    load.measuring = False
    used, seconds = cpu(watched) - before, time.perf_counter() - begun
    own = time.process_time() - own
    full = memory(watched)
    split = slowest_hundredth(earlier, parts(figures))
    load.by_bots = bot_moves(figures) - by_bots
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    shares = (100 * used / seconds, 100 * own / seconds)
    return sample(name, args, load, seconds, full, full - empty, shares, split)


PART = re.compile(r'hullbreach_command_seconds_bucket{le="([^"]+)",part="(\w+)"} (\S+)')


def parts(addresses: list[str]) -> Counter[tuple[str, float]]:
    """How many commands took at most so long in each part, over all servers, since they started."""
    found: Counter[tuple[str, float]] = Counter()
    for address in addresses:
        text = httpx.get(f"{address}/api/metrics", timeout=60).text
        for limit, part, count in PART.findall(text):
            found[part, float(limit)] += int(float(count))
    return found


BOT_MOVES = re.compile(r'hullbreach_bot_moves_total{outcome="(?:played|random)"} (\S+)')


def bot_moves(addresses: list[str]) -> int:
    """How many moves bots have made, over all servers."""
    texts = (httpx.get(f"{address}/api/metrics", timeout=60).text for address in addresses)
    return sum(int(float(count)) for text in texts for count in BOT_MOVES.findall(text))


def slowest_hundredth(
    before: Counter[tuple[str, float]], after: Counter[tuple[str, float]]
) -> dict[str, float]:
    """Below which limit, in milliseconds, 99 of 100 commands stayed in each part."""
    found: dict[str, float] = {}
    for part, limit in sorted(after):
        count, whole = (after[key] - before[key] for key in ((part, limit), (part, inf)))
        if part not in found and whole and count >= 0.99 * whole:
            found[part] = 1000 * limit
    return found


def memory(processes: list[psutil.Process]) -> float:
    """What the servers keep for themselves, in bytes."""
    return float(sum(process.memory_info().rss for process in processes))


def cpu(processes: list[psutil.Process]) -> float:
    """How many seconds the servers have computed; a database of its own is not counted."""
    times = [process.cpu_times() for process in processes]
    return float(sum(found.user + found.system for found in times))


def sample(
    name: str,
    args: argparse.Namespace,
    load: Load,
    seconds: float,
    full: float,
    more: float,
    shares: tuple[float, float],
    split: dict[str, float],
) -> Sample:
    """The figures of a run."""
    times = sorted(load.times)
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return Sample(
        server=name,
        tables=args.tables,
        seats=args.seats,
        moves=len(times),
        moves_of_bots=load.by_bots,
        seconds=round(seconds, 1),
        moves_per_second=round(len(times) / seconds, 1),
        p50_ms=round(1000 * cuts[49], 1),
        p95_ms=round(1000 * cuts[94], 1),
        p99_ms=round(1000 * cuts[98], 1),
        worst_ms=round(1000 * times[-1], 1) if times else 0.0,
        refused=load.refused,
        memory_mb=round(full / 1e6, 1),
        kb_per_table=round(more / 1e3 / args.tables, 1),
        server_cpu_percent=round(shares[0], 1),
        server_cpu_ms_per_move=round(
            10 * shares[0] * seconds / max(1, len(times) + load.by_bots), 2
        ),
        clients_cpu_percent=round(shares[1], 1),
        p99_ms_of=split,
    )


@contextmanager
def database(args: argparse.Namespace) -> Iterator[str]:
    """The database to use: a new file, a new PostgreSQL, or the one that was named."""
    if args.database:
        yield args.database
        return
    folder = tempfile.mkdtemp(
        prefix="hullbreach"
    )  # PostgreSQL runs as another user and must reach it
    try:
        if not args.postgres:
            yield f"sqlite:///{folder}/tables.db"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def servers(url: str, count: int) -> Iterator[tuple[list[subprocess.Popen[str]], list[str]]]:
    """Servers of ours on one database, and their addresses."""
    given: dict[str, object] = {"ALL_GAMES": 1, "REQUESTS_PER_SECOND": 100_000}
    given |= {"TABLES_PER_HOUR": 10_000_000}
    given |= dict.fromkeys(PER_ADDRESS, 1_000_000)  # all clients come from one address
    given |= {
        "MESSAGES_PER_SECOND": 1_000,
        "LOG_LEVEL": "error",
        "MOST_TABLES": 100_000,
        "METRICS": 1,
    }
    environment = os.environ | {f"HULLBREACH_{k}": str(v) for k, v in given.items()}
    command = [sys.executable, "-m", "hullbreach.server", "--port", "0", "--database", url]
    started, addresses = [], []
    try:
        for _ in range(count):
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
            started.append(process)
            assert process.stdout is not None
            line = process.stdout.readline()
            addresses.append(line.split()[-1].replace("localhost", "127.0.0.1"))
        yield started, addresses
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait(30)


def ours(args: argparse.Namespace) -> Sample:
    """Our server, or several of them, with a database of its own."""
    with database(args) as url, servers(url, args.processes) as (started, addresses):
        return asyncio.run(
            measure(
                "hullbreach",
                started,
                lambda load: our_seats(addresses, args, load),
                args,
                addresses,
            )
        )


def theirs(args: argparse.Namespace) -> Sample:
    """boardgame.io's server with its default storage, which is memory."""
    environment = os.environ | {
        "NODE_PATH": str(args.boardgameio / "node_modules"),
        "PORT": "18231",
    }
    command = ["node", str(HERE / "boardgameio_server.js")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        address = "http://127.0.0.1:18231"
        return asyncio.run(
            measure(
                "boardgame.io", [process], lambda load: their_seats(address, args, load), args, []
            )
        )
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--game", default="nemesis")
    parser.add_argument("--mode")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--bots", type=int, default=0, help="how many of the seats bots play")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--database", default="")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for it")
    parser.add_argument("--processes", type=int, default=1, help="servers that share a PostgreSQL")
    parser.add_argument("--boardgameio", type=Path)
    args = parser.parse_args()
    found: dict[str, Any] = {"hullbreach": ours(args)}
    if args.boardgameio is not None:
        found["boardgame.io"] = theirs(args)
        found["p99_ratio"] = round(found["hullbreach"].p99_ms / found["boardgame.io"].p99_ms, 2)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
