"""Games outlive a change of their rules: an unfinished table goes on from its last step boundary."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from hullbreach.kernel import decode, encode
from hullbreach.server.head import Head
from tests.server.client import Http
from tests.server.process import Server


def age(database: Path, table: str) -> None:
    """Make a stored table look as if it had been played with older rules."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select head from tables where id = ?"
        head = decode(connection.execute(query, (table,)).fetchone()[0], Head)
        assert head.rest is not None
        head.version = head.rest.version = "0"
        connection.execute("update tables set head = ? where id = ?", (encode(head), table))
        connection.commit()


def test_a_table_goes_on_with_new_rules(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    house = Server(f"sqlite:///{database}")

    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(2) as cleo:
                for seat in (ann, ben, cleo):
                    await seat.called()
                    await seat.answer(0)
                await ann.until(lambda: ann.asked)
                await ann.answer(0)
                assert ann.state["waits"]["count"] == 2
            await asyncio.to_thread(house.stop)
            age(database, table.table)
            await asyncio.to_thread(house.start)
            async with table.seat(0) as again:
                assert "table.rules" in again.keys
                assert again.state["table"]["version"] == "1"
                assert again.state["waits"]["count"] == 3, "the unfinished step begins again"
                await again.answer(0)

    try:
        asyncio.run(game())
    finally:
        house.stop()


def test_a_step_that_no_longer_fits_begins_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    house = Server(f"sqlite:///{database}")

    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            await asyncio.to_thread(house.stop)
            with closing(sqlite3.connect(database)) as connection:
                query = "select head from tables where id = ?"
                head = decode(connection.execute(query, (table.table,)).fetchone()[0], Head)
                assert head.rest is not None
                head.rest.answers = [(0, "a word no rule knows")]
                connection.execute("update tables set head = ?", (encode(head),))
                connection.commit()
            await asyncio.to_thread(house.start)
            async with table.seat(0) as ann:
                assert "table.rules" in ann.keys
                await ann.answer(0)

    try:
        asyncio.run(game())
    finally:
        house.stop()
