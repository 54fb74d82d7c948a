"""Old tables: kept for ever unless the keeper of the server says how long."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.client import Http, Table
from tests.server.process import Server

DAY = 86_400


async def three(http: Http) -> tuple[Table, Table, Table]:
    """A finished game, one that is being played, and a table that never began; all with something in them."""
    done, played, waiting = [await http.table(players=3, people=2) for _ in range(3)]
    for table in (done, played):
        await table.start()
        async with table.seat(0) as ann:
            await ann.answer(0)
            await ann.say("notebook", text="mine")
        guess = {"watcher": "somebody", "round": 1, "seats": [0]}
        await http.post(f"{table.path}/guess", guess)
    await http.post(f"{done.path}/end", token=done.tokens[0])
    return done, played, waiting


def age(database: Path, days: float) -> None:
    """Make every table look as if nobody had touched it for so long."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update tables set updated = ?", (int(time.time() - days * DAY),))
        connection.commit()


def rows(database: Path, table: str) -> list[int]:
    """How many rows of each kind a table has."""
    queries = (f"select count(*) from {name} where {column} = ?" for name, column in KINDS)
    with closing(sqlite3.connect(database)) as connection:
        return [connection.execute(query, (table,)).fetchone()[0] for query in queries]


KINDS = (
    ("tables", "id"),
    ("entries", "table_id"),
    ("steps", "table_id"),
    ("notebooks", "table_id"),
    ("guesses", "table_id"),
)


def test_tables_are_kept_as_long_as_the_keeper_says(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    house = Server(f"sqlite:///{database}")
    try:
        tables = asyncio.run(made(house))
    finally:
        house.stop()
    age(database, 40)
    for settings, kept in (
        ({}, [True, True, True]),
        ({"keep_days": 30, "abandon_days": 50}, [False, True, True]),
        ({"abandon_days": 35}, [False, False, False]),
    ):
        house = Server(f"sqlite:///{database}", **settings)
        try:
            house.swept()
            assert asyncio.run(found(house, tables)) == kept
        finally:
            house.stop()
        for table, stays in zip(tables, kept, strict=True):
            assert any(rows(database, table.table)) == stays


async def made(house: Server) -> tuple[Table, Table, Table]:
    async with Http(house.address) as http:
        return await three(http)


async def found(house: Server, tables: tuple[Table, ...]) -> list[bool]:
    """Which of the tables are still there."""
    async with Http(house.address) as http:
        answers = [await http.ask("GET", table.path) for table in tables]
    assert {answer.status_code for answer in answers} <= {200, 404}
    return [answer.status_code == 200 for answer in answers]
