"""One table that cannot be read: it is set aside, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

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


@contextmanager
def stopped(tmp_path: Path) -> Iterator[tuple[Server, Table, Table]]:
    """A server that has stopped, and two of its tables that are being played."""
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}")

    async def begin() -> list[Table]:
        async with Http(house.address) as http:
            tables = [await http.table(players=3) for _ in range(2)]
            for table in tables:
                await table.start()
            return tables

    try:
        first, second = asyncio.run(begin())
        house.stop()
        yield house, first, second
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
