"""Connections that are slow, many or without end: the server stays up and answers everybody else."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.client import PATIENCE, Http, Refused, Seat, Table, settled
from tests.server.connections import Pair, cut_off, hang_up, parts
from tests.server.process import Server, server


async def healthy(house: Server) -> bool:
    """Whether a new connection is answered."""
    with suppress(httpx.HTTPError):
        async with Http(house.address) as http:
            return bool((await http.get("/api/health"))["status"] == "ok")
    return False


async def opened_in_time(table: Table) -> Seat:
    """A watcher's seat, as soon as the server has noticed that another has left."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seat = table.seat(None)
            with suppress(Refused):
                await seat.open()
                return seat
            await asyncio.sleep(0.02)


def test_a_thousand_half_sent_requests_leave_health_answering(tmp_path: Path) -> None:
    async def half(house: Server, count: int) -> list[Pair]:
        found = []
        for _ in range(count):
            pair = await asyncio.open_connection(*parts(house))
            pair[1].write(b"GET /api/health HTTP/1.1\r\nHost: here\r\nX-Slow: ")
            found.append(pair)
        return found

    async def story(house: Server) -> None:
        open_ones = await half(house, 1_100)
        async with Http(house.address) as http:
            assert (await http.get("/api/health"))["status"] == "ok"
        assert not any(cut_off(reader) for reader, _ in open_ones), "they were all there meanwhile"
        await hang_up(open_ones)

    with server(tmp_path, header_seconds=600, connections_per_address=5_000) as house:
        asyncio.run(story(house))


def test_who_never_ends_the_head_of_a_request_is_cut_off(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        pairs = [await asyncio.open_connection(*parts(house)) for _ in range(5)]
        for _, writer in pairs:
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        await settled(lambda: all(cut_off(reader) for reader, _ in pairs))
        await hang_up(pairs)

    with server(tmp_path, header_seconds=0.5) as house:
        asyncio.run(story(house))


ASK = b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n"
EARLY = b"POST /api/health HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\n\r\n"


@pytest.mark.parametrize(("begin", "more"), [(ASK, b"\r\n"), (EARLY, b"abc")])
def test_who_asks_nothing_else_after_an_answer_is_cut_off(
    tmp_path: Path, begin: bytes, more: bytes
) -> None:
    async def story(house: Server) -> None:
        reader, writer = await asyncio.open_connection(*parts(house))
        writer.write(begin)
        await reader.readuntil(b"}")
        writer.write(more)
        await settled(lambda: cut_off(reader))
        await hang_up([(reader, writer)])

    with server(tmp_path, header_seconds=0.5) as house:
        asyncio.run(story(house))


HEAD = b"POST /api/mine HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
LINES = b"".join(b"X%06d: abc\r\n" % number for number in range(4_000))
WITHOUT_END = {
    "one line": (HEAD + b"X: ", b"a" * 60_000),
    "many lines": (HEAD, LINES),
    "the name of a part": (HEAD + CHUNKED + b"2;", b"a" * 60_000),
    "lines behind the body": (HEAD + CHUNKED + b"2\r\n{}\r\n0\r\n", LINES),
}


@pytest.mark.parametrize("what", sorted(WITHOUT_END))
def test_a_head_without_end_is_not_kept(house: Server, what: str) -> None:
    begin, more = WITHOUT_END[what]

    async def story() -> None:
        reader, writer = await asyncio.open_connection(*parts(house))
        writer.write(begin)
        sent = 0
        with suppress(ConnectionError):
            while not reader.at_eof() and not cut_off(reader):
                assert sent < 10_000_000, "it takes ten million bytes"
                writer.write(more)
                sent += len(more)
                await writer.drain()
                await asyncio.sleep(0.01)
        writer.close()

    asyncio.run(story())


KNOCK = (
    b"%s /api/games/specimen/none/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
NO_CONVERSATIONS = {
    "many lines": KNOCK % b"GET" + LINES[:2_800] + b"\r\n",
    "a long line": KNOCK % b"GET" + b"Cookie: " + b"a" * 12_000 + b"\r\n\r\n",
    "a body": KNOCK % b"POST" + b"Content-Length: 2\r\n\r\n{}",
}


@pytest.mark.parametrize("what", sorted(NO_CONVERSATIONS))
def test_a_head_that_can_begin_no_conversation_leaves_the_line_free(
    house: Server, what: str
) -> None:
    async def story() -> None:
        reader, writer = await asyncio.open_connection(*parts(house))
        writer.write(NO_CONVERSATIONS[what])
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read())[:10] in (b"HTTP/1.1 4", b""), "and the end follows"
        await hang_up([(reader, writer)])

    asyncio.run(story())


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return bytes([last << 7 | kind, 0x80 | len(data)]) + bytes(4) + data


TINY = {
    "pings": (KNOCK % b"GET" + b"\r\n", frame(9) * 10_000),
    "parts of a message": (
        KNOCK % b"GET" + b"\r\n" + frame(1, b"{", False),
        frame(0, b"", False) * 10_000,
    ),
    "parts of a body": (HEAD + CHUNKED, b"1\r\n{\r\n" * 10_000),
    "requests": (b"", ASK * 3_000),
}


@pytest.mark.parametrize("what", sorted(TINY))
def test_who_sends_more_tiny_things_than_anybody_has_to_say_is_cut_off(
    tmp_path: Path, what: str
) -> None:
    begin, more = TINY[what]

    async def story(house: Server) -> None:
        reader, writer = await asyncio.open_connection(*parts(house))
        writer.write(begin)
        if b"Upgrade" in begin:
            await reader.readuntil(b"\r\n\r\n")
        writer.write(more)
        found = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while data := await reader.read(100_000):
                    found += data
        assert found.count(b"HTTP/1.1 200") < 3_000, "not all of it was answered"
        assert b"hello_first" not in found, "nobody waited for more"
        await hang_up([(reader, writer)])

    with server(
        tmp_path, body_seconds=600, requests_per_second=20, messages_per_second=20
    ) as house:
        asyncio.run(story(house))


def test_a_server_that_may_be_asked_a_lot_answers_as_much_on_one_connection(house: Server) -> None:
    """The requests of many people come by one connection when a proxy stands before the server."""

    async def story() -> None:
        reader, writer = await asyncio.open_connection(*parts(house))
        writer.write(ASK * 3_000)
        found = b""
        async with asyncio.timeout(PATIENCE):
            while found.count(b"HTTP/1.1 200") < 3_000:
                found += await reader.readexactly(1)
                found += await reader.read(100_000)
        await hang_up([(reader, writer)])

    asyncio.run(story())


def test_a_long_head_that_ends_is_taken(house: Server) -> None:
    headers = {f"X-{number}": "a" * 1_000 for number in range(50)}
    body = json.dumps({"tables": []}).encode() + b" " * 30_000
    assert httpx.post(f"{house.address}/api/mine", headers=headers, content=body).status_code == 200


def test_a_long_body_is_no_long_head(house: Server) -> None:
    body = (b" " * 60_000 for _ in range(10))
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{house.address}/api/replays/verify", headers=headers, content=body)
    assert answer.json()["code"], "it is read to its end, and refused for what is in it"


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        pairs = [await asyncio.open_connection(*parts(house)) for _ in range(30)]
        await settled(lambda: sum(cut_off(reader) for reader, _ in pairs) >= 20)
        kept = [writer for reader, writer in pairs if not cut_off(reader)]
        assert len(kept) == 10
        await hang_up(pairs)
        async with asyncio.timeout(PATIENCE):
            while not await healthy(house):
                await asyncio.sleep(0.02)

    with server(tmp_path, connections_per_address=10) as house:
        asyncio.run(story(house))


def test_a_body_that_never_ends_is_cut_off_and_a_slow_one_is_taken(tmp_path: Path) -> None:
    async def post(house: Server, pause: float, end: bool) -> bytes:
        reader, writer = await asyncio.open_connection(*parts(house))
        body = b'{"name": "Ann"}'
        head = b"POST /api/games/specimen/create HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        writer.write(head + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body))
        writer.write(body[:5])
        await asyncio.sleep(pause)
        if end:
            writer.write(body[5:])
        try:
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            await hang_up([(reader, writer)])

    async def story(house: Server) -> None:
        slow, endless = await asyncio.gather(post(house, 1, True), post(house, 3, False))
        assert slow.startswith(b"HTTP/1.1 201")
        assert endless == b""

    with server(tmp_path, body_seconds=2) as house:
        asyncio.run(story(house))


def test_an_address_has_only_so_many_tables_open(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            seats = [table.seat(None) for _ in range(3)]
            for seat in seats:
                await seat.open()
            with pytest.raises(Refused, match="too many tables"):
                await table.seat(None).open()
            await seats[0].close()
            again = await opened_in_time(table)
            for seat in (*seats[1:], again):
                await seat.close()

    with server(tmp_path, sockets_per_address=3) as house:
        asyncio.run(story(house))
