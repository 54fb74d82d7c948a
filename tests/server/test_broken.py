"""One table that cannot be read: it is set aside, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from hullbreach.kernel import decode, encode
from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server
from tests.server.test_start import start

GARBAGE = b"\x00\xffthis was a table once"


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


def stored(database: Path, table: str, column: str) -> bytes:
    with closing(sqlite3.connect(database)) as connection:
        row = connection.execute(f"select {column} from tables where id = ?", (table,)).fetchone()
    return bytes(row[0])


def without_a_field(data: bytes) -> bytes:
    """States as an older version may have written them: one field is not there."""
    states: list[dict[str, Any]] = decode(data, list[dict[str, Any]])
    for state in states:
        del state["players"]
    return encode(states)


DAMAGES = {
    "head": lambda data: GARBAGE,
    "boundary": without_a_field,
}


def without_seats(head: dict[str, Any]) -> None:
    head["seats"] = []


def with_seats_of_another(head: dict[str, Any]) -> None:
    head["seats"] = head["seats"][:2]


def with_many_players(head: dict[str, Any]) -> None:
    head["config"]["players"] = 10**9


def without_numbers(head: dict[str, Any]) -> None:
    head["numbers"] = []


def open_again(head: dict[str, Any]) -> None:
    head["status"] = "open"


CONTRADICTIONS = [
    without_seats,
    with_seats_of_another,
    with_many_players,
    without_numbers,
    open_again,
]
HALF_WRITTEN = {
    "a step is missing": "delete from steps where table_id = ? and step = 1",
    "the log goes on": "update tables set seq = 1 where id = ?",
    "no number": "update tables set seq = 'many' where id = ?",
    "no game": "update tables set boundary = null where id = ?",
}


@contextmanager
def stopped(tmp_path: Path, many: int = 2) -> Iterator[tuple[Any, ...]]:
    """A server that has stopped, and some of its tables that are being played."""
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}")

    async def begin() -> list[Table]:
        async with Http(house.address) as http:
            tables = [await http.table(players=3) for _ in range(many)]
            for table in tables:
                await table.start()
                async with table.seat(0) as ann:
                    await ann.play(lambda q: 0, most=3)
            return tables

    try:
        tables = asyncio.run(begin())
        house.stop()
        yield house, *tables
    finally:
        if house.process.poll() is None:
            house.stop()


@pytest.mark.parametrize("column", sorted(DAMAGES))
def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    tmp_path: Path, column: str
) -> None:
    with stopped(tmp_path) as (house, broken, sound):
        database = tmp_path / "tables.db"
        before = stored(database, broken.table, column)
        change(
            database,
            f"update tables set {column} = ? where id = ?",
            DAMAGES[column](before),
            broken.table,
        )
        house.start()

        async def look() -> None:
            async with Http(house.address) as http:
                listed = await http.get("/api/games/specimen")
                assert sound.table in [table["table"] for table in listed]
                answer = await http.ask("GET", broken.path)
                assert (answer.status_code, answer.json()["code"]) == (410, "broken")
                with pytest.raises(Refused, match="kept as it is"):
                    await Table(http, "specimen", broken.table, broken.tokens).seat(0).open()
                async with Table(http, "specimen", sound.table, sound.tokens).seat(0) as ann:
                    await ann.called()
                    await ann.answer()
                await asyncio.to_thread(house.swept)
                metrics = (await http.ask("GET", "/api/metrics")).text
                assert "hullbreach_tables_broken 1.0" in metrics
                assert broken.table not in [
                    t["table"] for t in await http.get("/api/games/specimen")
                ]

        asyncio.run(look())
        listing = tables_command(house.database, "--broken")
        assert listing.returncode == 1
        assert broken.table in listing.stdout
        assert sound.table not in listing.stdout
        assert sum("table set aside" in line for line in house.log) == 1
        house.stop()
        change(database, f"update tables set {column} = ? where id = ?", before, broken.table)
        house.start()

        async def again() -> None:
            async with Http(house.address) as http:
                async with Table(http, "specimen", broken.table, broken.tokens).seat(0) as ann:
                    await ann.called()
                    await ann.answer()
                assert broken.table in [t["table"] for t in await http.get("/api/games/specimen")]

        asyncio.run(again())
        assert tables_command(house.database, "--broken").returncode == 0


def test_tables_whose_parts_contradict_each_other_are_set_aside(tmp_path: Path) -> None:
    with stopped(tmp_path, len(CONTRADICTIONS) + len(HALF_WRITTEN) + 1) as (house, *broken, sound):
        database = tmp_path / "tables.db"
        for table, contradict in zip(broken, CONTRADICTIONS, strict=False):
            head = json.loads(stored(database, table.table, "head"))
            contradict(head)
            data = json.dumps(head).encode()
            change(database, "update tables set head = ? where id = ?", data, table.table)
        for table, statement in zip(
            broken[len(CONTRADICTIONS) :], HALF_WRITTEN.values(), strict=True
        ):
            change(database, statement, table.table)
        house.start()

        async def look() -> None:
            async with Http(house.address) as http:
                for table in broken:
                    with pytest.raises(Refused, match="kept as it is"):
                        await Table(http, "specimen", table.table, table.tokens).seat(0).open()
                async with Table(http, "specimen", sound.table, sound.tokens).seat(0) as ann:
                    await ann.called()
                    await ann.answer()

        asyncio.run(look())
        faults = [line for line in house.log if '"level":"error"' in line]
        assert len(faults) == len(broken)
        assert all("table set aside" in line for line in faults)


def test_the_link_to_a_finished_game_that_cannot_be_read_shows_the_page(tmp_path: Path) -> None:
    with stopped(tmp_path, 2) as (house, gone, odd):
        house.start()

        async def to_the_end() -> None:
            async with Http(house.address) as http:
                for table in (gone, odd):
                    async with Table(http, "specimen", table.table, table.tokens).seat(0) as ann:
                        await ann.play(lambda q: 0)

        asyncio.run(to_the_end())
        house.stop()
        database = tmp_path / "tables.db"
        head = json.loads(stored(database, odd.table, "head"))
        head["result"]["winners"] = [77]
        renamed = stored(database, gone.table, "head").replace(b'"specimen"', b'"chess"')
        for table, data in ((odd, json.dumps(head).encode()), (gone, renamed)):
            change(database, "update tables set head = ? where id = ?", data, table.table)
        house.start()
        for table in (gone, odd):
            answer = httpx.get(f"{house.address}/replay/{table.table}")
            assert (answer.status_code, "og:title" in answer.text) == (200, False)
            assert answer.headers["Content-Type"].startswith("text/html")


def tables_command(database: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hullbreach", "tables", "--database", database, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_damaged_line_of_the_log_costs_its_words_only(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, table, _):
        change(
            tmp_path / "tables.db",
            "update entries set events = ? where table_id = ? and seq = 1",
            GARBAGE,
            table.table,
        )
        change(
            tmp_path / "tables.db",
            "update entries set data = ? where table_id = ? and seq = 2",
            GARBAGE,
            table.table,
        )
        house.start()

        async def look() -> None:
            seat = Seat(house.address, table.path, table.tokens[0])
            async with seat as ann:
                await ann.called()  # numbers without gaps, or the client says so
                await ann.answer()

        asyncio.run(look())


def test_a_game_that_is_not_installed_any_more_is_set_aside(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, table, _):
        database = tmp_path / "tables.db"
        head = stored(database, table.table, "head").replace(b'"specimen"', b'"chess"')
        change(database, "update tables set head = ? where id = ?", head, table.table)
        house.start()

        async def look() -> None:
            async with Http(house.address) as http:
                answer = await http.ask("GET", f"/api/tables/{table.table}")
                assert answer.json()["code"] == "broken"

        asyncio.run(look())


# -- databases that cannot be used at all ---------------------------------------------------------------------------


def refusal(*arguments: str) -> str:
    status, said = start("--port", "0", *arguments)
    assert status == 2
    return said


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, _, _):
        change(tmp_path / "tables.db", "update alembic_version set version_num = '9999'")
        said = refusal("--database", house.database)
        assert "newer version of Hullbreach (schema 9999" in said


def test_a_database_of_two_versions_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, *_):
        change(tmp_path / "tables.db", "insert into alembic_version values ('0001')")
        assert "is damaged (schemas" in refusal("--database", house.database)


def test_a_database_that_lacks_a_column_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, *_):
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("alter table notebooks drop column text")
        assert "no such column" in refusal("--database", house.database)


def test_a_refusal_does_not_repeat_a_password() -> None:
    said = refusal("--database", "postgresql://me:hidden@127.0.0.1:1/nothing?password=hidden")
    assert "127.0.0.1:1/nothing cannot be used" in said
    assert "hidden" not in said


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "novel.db").write_text("It was a dark and stormy night.\n" * 100)
    assert "is no database" in refusal("--database", f"sqlite:///{tmp_path / 'novel.db'}")


def test_a_damaged_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with stopped(tmp_path) as (house, _, _):
        data = bytearray((tmp_path / "tables.db").read_bytes())
        data[100:4096] = Random(1).randbytes(3996)
        (tmp_path / "tables.db").write_bytes(data)
        assert "restore it from a backup" in refusal("--database", house.database)


def test_a_database_that_is_not_there_is_refused_in_one_sentence() -> None:
    said = refusal("--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert "127.0.0.1:1/nothing cannot be used" in said


@pytest.mark.parametrize("way", ["relative", "link", "hard link", "dots", "address"])
def test_a_second_server_is_refused_whatever_the_path_looks_like(tmp_path: Path, way: str) -> None:
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        real = tmp_path / "tables.db"
        (tmp_path / "link.db").symlink_to(real)
        (tmp_path / "hard.db").hardlink_to(real)
        paths = {
            "relative": os.path.relpath(real),
            "link": str(tmp_path / "link.db"),
            "hard link": str(tmp_path / "hard.db"),
            "dots": f"{tmp_path}/../{tmp_path.name}//tables.db",
            "address": f"file:{real}?mode=rwc&uri=true",
        }
        assert "another server has" in refusal("--database", f"sqlite:///{paths[way]}")
    finally:
        house.stop()
    assert not list(tmp_path.glob("*.lock"))
