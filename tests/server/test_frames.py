"""Bytes that are no proper frames, on sockets that come and go: the server sheds them and the table goes on."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import struct
from contextlib import suppress

import pytest

from tests.server.client import Http, Table
from tests.server.process import Server

OPCODES = [0, 0, 1, 1, 2, 3, 8, 9, 10, 15]
SIZES = [0, 1, 5, 120, 200, 70_000]


def frame(rng: random.Random, opcode: int, data: bytes) -> bytes:
    """A frame that is right, or wrong in a bit or two, or cut short."""
    end, odd = rng.choice([0x80, 0x80, 0]), rng.choice([0, 0, 0, 0x40])
    mask = rng.randbytes(4) if rng.random() < 0.9 else b""
    head = bytes([end | odd | opcode])
    flag = 0x80 if mask else 0
    if len(data) < 126:
        head += bytes([flag | len(data)])
    elif len(data) < 65_536:
        head += bytes([flag | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", len(data))
    body = bytes(c ^ mask[i % 4] for i, c in enumerate(data)) if mask else data
    whole = head + mask + body
    return whole if rng.random() < 0.9 else whole[: rng.randrange(len(whole))]


def greeting(rng: random.Random, table: Table) -> bytes:
    """The request that opens a socket, now and then broken."""
    key = base64.b64encode(rng.randbytes(16)).decode()
    lines = [f"GET {table.path}/play HTTP/1.1", "Host: x", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    request = "\r\n".join([*lines, "", ""]).encode()
    if rng.random() < 0.1:
        return rng.randbytes(300)
    return request if rng.random() < 0.9 else request[: rng.randrange(len(request))]


async def visit(rng: random.Random, address: str, table: Table) -> None:
    """One socket, from its greeting to its sudden end."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    with suppress(ConnectionError, TimeoutError):
        writer.write(greeting(rng, table))
        if rng.random() < 0.7:
            hello = {"type": "hello", "token": rng.choice(table.tokens)}
            writer.write(frame(rng, 1, json.dumps(hello).encode()))
        for _ in range(rng.randrange(20)):
            opcode = rng.choice(OPCODES)
            size = rng.choice(SIZES if opcode < 3 else SIZES[:4])
            writer.write(frame(rng, opcode, rng.randbytes(size)))
            await writer.drain()
        if rng.random() < 0.3:
            await asyncio.wait_for(reader.read(1_000), 1)
    if rng.random() < 0.5:
        writer.transport.abort()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def storm(house: Server, seed: int, visits: int) -> None:
    rng = random.Random(seed)
    async with Http(house.address) as http:
        table = await http.table(players=3, people=2)
        await table.start()
        for _ in range(visits // 10):
            await asyncio.gather(*(visit(rng, house.address, table) for _ in range(10)))
        async with table.seat(0) as ann, table.seat(1) as ben:
            await ann.answer(0)
            await ben.called()
            await ann.until(lambda: ann.state["presence"]["seats"] == [0, 1])


def test_broken_frames_disturb_nobody(house: Server) -> None:
    asyncio.run(storm(house, 1, 60))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_many_broken_frames_disturb_nobody(house: Server, seed: int) -> None:
    asyncio.run(storm(house, 10 + seed, 1_000))
