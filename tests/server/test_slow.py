"""A client that stops reading holds neither the table nor memory, and comes again where it was."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Http, Seat, Table, settled
from tests.server.process import Server, server

PAGE = "x" * 20_000
PAGES = 330


async def sleeper(seat: Seat) -> ClientConnection:
    """A socket that says hello and then reads nothing more."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    host, port = seat.url.split("/")[2].split(":")
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    found = await connect(seat.url, sock=plain, max_queue=1, ping_interval=None, close_timeout=0.1)
    await found.send(json.dumps({"type": "hello", "token": seat.token}))
    return found


async def viewers(http: Http) -> float:
    """How many sockets the server counts."""
    text = (await http.ask("GET", "/api/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("hullbreach_viewers "))
    return float(line.split()[1])


def test_who_stops_reading_is_cut_off(tmp_path: Path) -> None:
    with server(tmp_path, stalled_seconds=1) as house:
        asyncio.run(_cut_off(house))
        assert [line for line in house.log if '"level":"error"' in line] == []


async def _cut_off(house: Server) -> None:
    async with Http(house.address) as http:
        table = await http.table(players=3, people=2)
        await table.start()
        memory = psutil.Process(house.process.pid).memory_info
        asleep = [await sleeper(table.seat(0)) for _ in range(3)]
        async with table.seat(0) as ann, table.seat(1) as ben:
            await ann.until(lambda: ann.state["presence"]["seats"] == [0, 1])
            before = memory().rss
            for page in range(PAGES):
                await ann.say("notebook", text=f"{page}{PAGE}"[:20_000])
            assert memory().rss - before < 3 * PAGES * len(PAGE)
            async with asyncio.timeout(30):
                while await viewers(http) > 2:
                    await asyncio.sleep(0.1)
            await ann.answer(0)
            await ben.called()
        for socket_ in asleep:
            await socket_.close()
        await _comes_again(table)


async def _comes_again(table: Table) -> None:
    """Whoever was cut off loses nothing."""
    async with table.seat(0) as ann:
        assert ann.state["notebook"].startswith(str(PAGES - 1))


MANY, SOME = 400, 40
"""How often one thing is asked for: more than the system holds for a client, and less."""
ASK = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: %s\r\n\r\n"


async def asking(house: Server, answers: int) -> socket.socket:
    """A connection that has asked for the same thing again and again."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096 if answers == MANY else 1_000_000)
    plain.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(plain, ("127.0.0.1", house.port))
    await loop.sock_sendall(plain, ASK % b"keep-alive" * (answers - 1) + ASK % b"close")
    return plain


async def read_of(plain: socket.socket, pause: float) -> int:
    """How many bytes come before the end, however it comes."""
    loop, found = asyncio.get_running_loop(), 0
    try:
        while data := await loop.sock_recv(plain, 1_000_000):
            found += len(data)
            await asyncio.sleep(pause)
    except ConnectionResetError:
        return found
    return found


def served(house: Server) -> set[int]:
    """The ports of the clients whom the server has on the line."""
    found = psutil.Process(house.process.pid).net_connections("tcp")
    return {each.raddr.port for each in found if each.status == "ESTABLISHED"}


def test_who_asks_for_much_and_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            whole = len((await http.ask("GET", "/api/openapi.json")).content)
        asleep = [await asking(house, MANY) for _ in range(2)]
        ports = {plain.getsockname()[1] for plain in asleep}
        await settled(lambda: ports <= served(house))
        await settled(lambda: not ports & served(house))
        for plain in asleep:
            assert await read_of(plain, 0) < whole * MANY
            plain.close()
        slow = await asking(house, SOME)
        assert await read_of(slow, 0.001) > whole * SOME, "whoever reads on gets all of it"
        slow.close()

    with server(tmp_path, stalled_seconds=1) as house:
        asyncio.run(story(house))
