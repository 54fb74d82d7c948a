"""A client that stops reading holds neither the table nor memory, and comes again where it was."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Http, Seat, Table
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
    found = await connect(seat.url, sock=plain, max_queue=1, ping_interval=None)
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
