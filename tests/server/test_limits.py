"""Clients that are greedy: the server keeps no more for them than for anybody else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from hullbreach.server.http.addresses import network_of
from tests.server.client import PATIENCE, Http, Refused, Seat, Table
from tests.server.connections import Pair, hang_up, parts
from tests.server.process import Server, server
from tests.server.test_replays import played


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
