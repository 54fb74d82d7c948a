"""Clients that are slow, many, greedy or odd: the server stays up and answers everybody else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from litestar.testing import AsyncTestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hullbreach.server.http import routes_info
from hullbreach.server.http.addresses import network_of
from hullbreach.server.http.app import make_app
from hullbreach.server.http.client_files import built_files
from hullbreach.server.settings import Settings
from hullbreach.words.bundle import source
from hullbreach.words.ledger import ledger
from tests.server.client import PATIENCE, Http, Refused, Seat, Table, settled
from tests.server.process import Server, server
from tests.server.test_faults import until
from tests.server.test_replays import played

Pair: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def cut_off(reader: asyncio.StreamReader) -> bool:
    """Whether the server has closed this connection."""
    return reader.at_eof() or reader.exception() is not None


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


async def hang_up(pairs: list[Pair]) -> None:
    for _, writer in pairs:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def parts(house: Server) -> tuple[str, int]:
    return "127.0.0.1", house.port


# -- slow clients ----------------------------------------------------------------------------------------------------


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


# -- greedy clients --------------------------------------------------------------------------------------------------


def test_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            made = [await http.post("/api/games/specimen/create", {"name": "A"}) for _ in range(3)]
            with pytest.raises(Refused, match="enough tables"):
                await http.post("/api/games/specimen/create", {"name": "A"})
            http._client.headers["X-Forwarded-For"] = "10.1.1.1"
            await http.post("/api/games/specimen/create", {"name": "B"})
            for host in range(3):
                http._client.headers["X-Forwarded-For"] = f"2a00:1:2:3::{host}"
                await http.post("/api/games/specimen/create", {"name": "C"})
            http._client.headers["X-Forwarded-For"] = "2a00:1:2:3:4::9"
            with pytest.raises(Refused, match="enough tables"):
                await http.post("/api/games/specimen/create", {"name": "C"})
            del http._client.headers["X-Forwarded-For"]
            path = f"/api/games/specimen/{made[0]['table']['table']}/end"
            await http.post(path, token=made[0]["token"])
            await http.post("/api/games/specimen/create", {"name": "A"})

    with server(tmp_path, tables_per_address=3, trust_proxy=1) as house:
        asyncio.run(story(house))


def test_one_address_cannot_fill_the_lobby_by_asking_for_many_tables_at_once(
    tmp_path: Path,
) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            path = "/api/games/specimen/create"
            answers = await asyncio.gather(
                *(http.ask("POST", path, body={"name": "A"}) for _ in range(20))
            )
            assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 17

    with server(tmp_path, tables_per_address=3) as house:
        asyncio.run(story(house))


def test_one_address_cannot_fill_the_lobby_by_playing_again(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            ended = [await http.table(players=3) for _ in range(4)]
            for table in ended[:2]:
                await http.post(f"{table.path}/end", token=table.tokens[0])
            ended.append(await http.table(players=3))
            for table in ended[2:]:
                await http.post(f"{table.path}/end", token=table.tokens[0])
            following = [f"{table.path}/playAgain" for table in ended]
            for path, table in zip(following[:4], ended, strict=False):
                await http.post(path, token=table.tokens[0])
            with pytest.raises(Refused, match="enough tables"):
                await http.post(following[4], token=ended[4].tokens[0])
            await http.post(following[0], token=ended[0].tokens[0])  # that one is there already

    with server(tmp_path, tables_per_address=4) as house:
        asyncio.run(story(house))


def test_the_next_table_counts_for_whoever_puts_it_up(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await http.post(f"{table.path}/end", token=table.tokens[0])
            await http.table(players=3)
            http._client.headers["X-Forwarded-For"] = "10.1.1.1"
            await http.post(f"{table.path}/playAgain", token=table.tokens[1])
            with pytest.raises(Refused, match="enough tables"):
                await http.post("/api/games/specimen/create", {"name": "B"})

    with server(tmp_path, tables_per_address=1, trust_proxy=1) as house:
        asyncio.run(story(house))


async def rename(http: Http, table: Table, seat: int, times: int) -> None:
    for number in range(times):
        await http.post(f"{table.path}/update", {"name": f"N{number}"}, table.tokens[seat])


def test_whoever_changes_a_table_without_end_has_to_wait(tmp_path: Path) -> None:
    """Every change is a line that is kept for ever; others behind the same address are not held up by it."""

    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            with pytest.raises(Refused, match="too many changes"):
                await rename(http, table, 0, 1_000)
            await rename(http, table, 1, 10)

    with server(tmp_path, requests_per_second=30) as house:
        asyncio.run(story(house))


def test_a_class_behind_one_address_can_sit_down_and_get_ready_at_once(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            for _ in range(10):
                table = await http.table(players=3, people=3)
                for seat in (1, 2):
                    await rename(http, table, seat, 3)
                await table.start()

    with server(tmp_path, requests_per_second=50) as house:
        asyncio.run(story(house))


def test_one_address_cannot_change_tables_without_end_by_new_tokens(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            changes = 0
            while changes < 2_000:
                renewed = await http.ask("POST", f"{table.path}/token", table.tokens[0])
                if renewed.status_code == 200:
                    table.tokens[0] = renewed.json()["token"]
                    changes += 1
                elif "changes" in renewed.text:
                    return
                else:
                    assert "too many requests" in renewed.text
                    await asyncio.sleep(0.1)
            raise AssertionError("two thousand changes from one address")

    with server(tmp_path, requests_per_second=60) as house:
        asyncio.run(story(house))


def test_whoever_has_a_game_gone_on_with_again_and_again_has_to_wait(tmp_path: Path) -> None:
    """A game is followed to the step it goes on from: work that is not done for a table nobody can start."""

    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            old = await played(http)
            form = {"step": 2, "name": "Ann"}
            fresh = await http.post(f"{old.path}/continue", form)
            table = Table(http, "specimen", fresh["table"]["table"], [fresh["token"]])
            with pytest.raises(Refused, match="are free"):
                await table.start()
            starting = [http.ask("POST", f"{table.path}/start", table.tokens[0]) for _ in range(80)]
            refused = {answer.json()["code"] for answer in await asyncio.gather(*starting)}
            assert refused == {"not_open", "too_fast"}

    with server(tmp_path, requests_per_second=40) as house:
        asyncio.run(story(house))


def test_a_new_token_brings_no_new_words(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            for text in ("one", "two"):
                async with table.seat(0) as ann:
                    await ann.say("chat", text=text)
                renewed = await http.post(f"{table.path}/token", token=table.tokens[0])
                table.tokens[0] = renewed["token"]
            async with table.seat(0) as ann:
                with pytest.raises(Refused, match="too many words"):
                    await ann.say("chat", text="three")

    with server(tmp_path, messages_per_second=5) as house:
        asyncio.run(story(house))


def test_only_a_replay_file_may_be_large(house: Server) -> None:
    body = b'{"name": "' + b"x" * 100_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    for path, status in (
        ("/api/games/specimen/create", 413),
        ("/api/games/specimen/nosuchtable/continue", 413),
        ("/api/replays/verify", 200),
    ):
        answer = httpx.post(house.address + path, content=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code == status, answer.text


async def half_a_file(house: Server, path: str) -> Pair:
    """Somebody who sends a replay file and does not come to its end; the server reads what there is."""
    reader, writer = await asyncio.open_connection(*parts(house))
    head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: 3000000\r\nExpect: 100-continue\r\n\r\n".encode())
    assert b"100 Continue" in await reader.readuntil(b"\r\n\r\n")
    writer.write(b"{" * 1_000_000)
    return reader, writer


@pytest.mark.parametrize("path", ["/api/replays/verify", "/api/replays"])
def test_an_address_sends_only_so_many_files_at_the_same_time(tmp_path: Path, path: str) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            files = [await half_a_file(house, path) for _ in range(2)]
            third = await http.ask("POST", path, body={})
            assert (third.status_code, third.json()["code"]) == (503, "busy")
            await hang_up(files[:1])
            async with asyncio.timeout(PATIENCE):
                while (await http.ask("POST", path, body={})).status_code == 503:
                    await asyncio.sleep(0.02)
            await hang_up(files[1:])

    with server(tmp_path, uploads_waiting=2) as house:
        asyncio.run(story(house))


@pytest.mark.parametrize("path", ["/replay/nosuchtable/card.png", "/replay/nosuchtable"])
def test_shared_links_and_cards_are_asked_for_no_faster_than_anything_else(
    tmp_path: Path, path: str
) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            answers = [(await http.ask("GET", path)).status_code for _ in range(12)]
            assert answers[0] != 429
            assert 429 in answers

    with server(tmp_path, requests_per_second=1) as house:
        asyncio.run(story(house))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2a00:1:2:3::7", "2a00:1:2:3:aaaa:bbbb:cccc:dddd", True),
        ("2a00:1:2:3::7", "2a00:1:2:4::7", False),
        ("::ffff:10.1.1.1", "10.1.1.1", True),
        ("10.1.1.1", "10.1.1.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("unknown", "?", False),
    ],
)
def test_whoever_has_a_whole_network_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same


def test_bug_reports_have_an_age_and_a_bound(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            for number in range(6):
                await http.post(f"{table.path}/report", {"text": f"report {number}"})

    def reports(database: Path) -> list[str]:
        with closing(sqlite3.connect(database)) as connection:
            return [row[0] for row in connection.execute("select text from reports order by at")]

    database = tmp_path / "tables.db"
    house = Server(f"sqlite:///{database}", most_reports=4, keep_reports_days=1)
    try:
        asyncio.run(story(house))
        house.stop()
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("update reports set at = at - 90000 where text = 'report 5'")
            connection.commit()
        house.start()
        house.swept()
    finally:
        house.stop()
    assert reports(database) == ["report 1", "report 2", "report 3", "report 4"]


def test_a_seat_on_twenty_sockets_writes_no_more_than_on_one(tmp_path: Path) -> None:
    async def scribble(seat: Seat) -> int:
        done = 0
        for number in range(25):
            with suppress(Refused):
                await seat.say("notebook", text=f"note {number}")
                done += 1
        return done

    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            seats = [table.seat(0) for _ in range(20)]
            for seat in seats:
                await seat.open()
            written = await asyncio.gather(*(scribble(seat) for seat in seats))
            assert sum(written) < 100
            for seat in seats:
                await seat.close()

    with server(tmp_path, messages_per_second=20) as house:
        asyncio.run(story(house))


# -- odd clients -----------------------------------------------------------------------------------------------------

DEEP = b'{"options": ' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/specimen/create", DEEP),
        ("/api/replays/verify", b'{"a":' * 30_000 + b"1" + b"}" * 30_000),
        ("/api/replays", b"[" * 100_000),
        ("/api/games/specimen/create", b"\xff\xfe"),
        ("/api/games/specimen/create", b'{"name": "\xff\xfe"}'),
        ("/api/replays", b'{"game": "\xff\xfe"}'),
        ("/api/games/specimen/create", b'{"name": "\\ud800"}'),
        ("/api/games/specimen/create", b'{"players": 1e999}'),
    ],
)
def test_deep_or_broken_json_is_refused_not_failed(house: Server, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(house.address + path, content=body, headers=headers, timeout=30)
    assert 400 <= answer.status_code < 500, answer.text


ODD_HEADERS: list[tuple[bytes, bytes]] = [
    (b"Host", b"ev il\x01"),
    (b"Host", b"[::"),
    (b"Host", b"\xff\xfe"),
    (b"Authorization", b"Bearer \xff\xfe"),
    (b"Authorization", b"Bearer " + b"x" * 7_000),
    (b"Accept-Encoding", b"\xff"),
    (b"Content-Type", b"\xff/\xff"),
    (b"Content-Type", b"multipart/form-data"),
    (b"Content-Type", b"application/x-www-form-urlencoded"),
    (b"Cookie", b"\xff=;;;="),
    (b"Origin", b"http://[bad"),
    (b"X-Forwarded-For", b"\xff,,,"),
    (b"If-None-Match", b"\xff"),
    (b"Range", b"bytes=9-1"),
]


@pytest.mark.parametrize("header", ODD_HEADERS, ids=lambda pair: repr(pair)[:40])
@pytest.mark.parametrize("path", ["/api/games", "/api/games/specimen/create", "/", "/t/x"])
def test_odd_headers_are_refused_or_ignored(
    house: Server, path: str, header: tuple[bytes, bytes]
) -> None:
    async def ask(method: bytes) -> int:
        reader, writer = await asyncio.open_connection(*parts(house))
        lines = [b"%s %s HTTP/1.1" % (method, path.encode()), b": ".join(header)]
        lines += [] if header[0] == b"Host" else [b"Host: here"]
        writer.write(b"\r\n".join([*lines, b"Connection: close", b"Content-Length: 2", b"", b"{}"]))
        async with asyncio.timeout(20):
            status = (await reader.readline()).split()
        await hang_up([(reader, writer)])
        return int(status[1]) if status else 400

    for method in (b"GET", b"POST"):
        assert asyncio.run(ask(method)) < 500


def test_every_answer_says_what_browsers_and_caches_need(house: Server) -> None:
    for path in ("/api/games", "/api/games/nothing", "/api/tables/none", "/", "/api/health"):
        answer = httpx.get(house.address + path)
        policy = answer.headers["content-security-policy"]
        assert (
            f"connect-src 'self' ws://127.0.0.1:{house.port} wss://127.0.0.1:{house.port};"
            in policy
        )
        assert "ws:;" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("origin", "welcome"), [("{own}", True), ("https://evil.example", False)])
def test_a_page_of_another_site_opens_no_socket(house: Server, origin: str, welcome: bool) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            url = table.seat(None).url
            try:
                async with connect(url, origin=origin.format(own=house.address)) as socket:  # type: ignore[arg-type]  # a NewType of str
                    await socket.send(json.dumps({"type": "hello"}))
                    assert json.loads(await socket.recv())["type"] == "full"
                    assert welcome
            except (InvalidStatus, ConnectionClosed):
                assert not welcome

    asyncio.run(story())


def test_figures_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    with server(tmp_path, metrics=0, admin_token="of the keeper") as house:
        assert httpx.get(f"{house.address}/api/metrics").status_code == 403
        headers = {"Authorization": "Bearer of the keeper"}
        assert (
            "hullbreach_tables" in httpx.get(f"{house.address}/api/metrics", headers=headers).text
        )


# -- the database ----------------------------------------------------------------------------------------------------


def test_a_locked_file_is_not_ready(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        ready = f"{house.address}/api/readiness"
        assert httpx.get(ready).status_code == 200
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("begin immediate")
            until(lambda: httpx.get(ready, timeout=30).status_code == 503)
            assert httpx.get(ready, timeout=30).json()["code"] == "lost"
            assert httpx.get(f"{house.address}/api/health").status_code == 200
            other.rollback()
        until(lambda: httpx.get(ready, timeout=30).status_code == 200)


MADE_ONCE = (routes_info.listed, routes_info.game_info, source, ledger, built_files)


def test_the_first_request_builds_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        routes_info.precompute(everything=True)  # what was loaded before does not count
        for made in MADE_ONCE:
            made.cache_clear()
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with AsyncTestClient(app) as client:
            built = [made.cache_info().misses for made in MADE_ONCE]
            for path in ("/api/games", "/api/words/nemesis/de", "/api/rules/nemesis/en", "/"):
                assert (await client.get(path)).status_code == 200
            assert [made.cache_info().misses for made in MADE_ONCE] == built
            assert all(built)

    asyncio.run(story())
