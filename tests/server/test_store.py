"""The store: migrations make exactly the schema, and a failed write takes nothing with it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.settings import BadSettings, Settings
from hullbreach.server.storage.schema import METADATA
from hullbreach.server.storage.store import Store
from hullbreach.server.tables import lobby_commands, play_commands
from hullbreach.server.tables.head import hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import Create, Join
from hullbreach.testing.specimen import GAME
from tests.server.client import settled


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def look() -> list[Any]:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        await store.close()
        await store.open()  # a second start changes nothing
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(look()) == []


Asking = Callable[[Store], Awaitable[Any]]


@pytest.mark.parametrize(
    ("asking", "index"),
    [
        (lambda store: store.count_unfinished(), "tables_idle"),
        (lambda store: store.delete_old(["over"], 1.0, ["spared"]), "tables_idle"),
        (lambda store: store.finished_heads(6), "tables_idle"),
        (lambda store: store.overdue(1.0), "tables_due"),
        (lambda store: store.lobby_tables("specimen", 10), "tables_lobby"),
    ],
    ids=["unfinished", "old", "ended last", "overdue", "lobby"],
)
def test_however_many_tables_there_are_they_are_found_by_an_index(
    tmp_path: Path, asking: Asking, index: str
) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_conn: Any, _cursor: Any, sql: str, given: Any, *_: Any) -> None:
        if sql.startswith("SELECT"):
            asked.append((sql, given))

    async def plan() -> str:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        event.listen(store.engine.sync_engine, "before_cursor_execute", note)
        await asking(store)
        ((sql, given),) = asked
        async with store.engine.connect() as connection:
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", given)
            found = " / ".join(row.detail for row in rows)
        await store.close()
        return found

    found = asyncio.run(plan())
    assert f"USING INDEX {index} (" in found
    assert "SCAN" not in found


def settings(folder: Path, **given: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'tables.db'}", pace=3600.0, **given)


async def begun(house: GameServer) -> tuple[str, str]:
    """A table with one person and two bots that never move."""
    form = Create(name="Ann", players=3, bots={1: "random", 2: "random"})
    live, token, _ = await house.create_table(GAME, form)
    await house.start_game(live.table, "specimen", token)
    return live.table, token


def test_a_write_that_fails_is_as_if_it_had_not_been(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        table, _ = await begun(house)
        before = await house.store.read_table(table)
        assert before is not None
        async with house.store.engine.begin() as connection:
            await connection.execute(text("alter table entries rename to hidden"))
        answer = partial(play_commands.give_answer, seat=0, option="rest", number=1)
        with pytest.raises(Denied, match="does not answer"):
            await house.tables.carry_out(table, answer)
        async with house.store.engine.begin() as connection:
            await connection.execute(text("alter table hidden rename to entries"))
        assert await house.store.read_table(table) == before
        assert await house.tables.carry_out(table, answer) is None
        await house.close()

    asyncio.run(game())


def test_a_write_nobody_can_make_harms_only_itself(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        (table, _), (other, _) = await begun(house), await begun(house)

        def impossible(live: LiveTable) -> None:
            live.log_line("odd", 0, {"no": object()})

        say = partial(
            play_commands.say_to_table, seat=0, name="Ann", text="hello", address="", now=0.0
        )
        results = await asyncio.gather(
            house.tables.carry_out(table, impossible),
            house.tables.carry_out(other, say),
            return_exceptions=True,
        )
        assert isinstance(results[0], TypeError)
        assert results[1] is None
        await house.tables.carry_out(table, say)
        await house.close()

    asyncio.run(game())


def test_a_table_that_rests_is_the_same_when_it_wakes(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path, rest_seconds=0.0))
        await house.open()
        table, token = await begun(house)
        await house.tables.carry_out(
            table, partial(play_commands.give_answer, seat=0, option="rest", number=1)
        )
        here = await house.tables.load(table)
        faces, numbers = here.faces, list(here.numbers())
        slot = house.tables.slot(table)
        assert slot.driver is not None
        slot.driver.cancel()
        await asyncio.gather(slot.driver, return_exceptions=True)
        await asyncio.sleep(0.01)
        house.tables.unload_idle()
        assert table not in house.tables.slots
        again = await house.tables.load(table)
        assert again is not here
        assert (again.faces, again.numbers()) == (faces, numbers)
        assert again.head.seat_of(hashed(token)) == 0
        await house.close()

    asyncio.run(game())


def test_a_server_takes_no_more_tables_than_it_may(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path, most_tables=2))
        await house.open()
        await house.create_table(GAME, Create(name="Ann"))
        live, _, _ = await house.create_table(GAME, Create(name="Ben"))
        with pytest.raises(Denied, match="as many tables"):
            await house.create_table(GAME, Create(name="Cleo"))
        await house.tables.carry_out(live.table, lobby_commands.end_game)
        await house.create_table(GAME, Create(name="Cleo"))
        joined = partial(
            lobby_commands.sit_down, name=Join("Dora").name, wanted=None, address="", token=""
        )
        with pytest.raises(Denied, match="over"):
            await house.tables.carry_out(live.table, joined)
        await house.close()

    asyncio.run(game())


def test_trouble_is_told_from_an_empty_database(tmp_path: Path) -> None:
    async def game() -> None:
        before = set(threading.enumerate())
        store = Store(f"sqlite:///{tmp_path / 'no' / 'folder' / 'tables.db'}")
        assert not await store.can_write()
        with pytest.raises(BadSettings, match="cannot be used"):
            await store.open()
        await store.close()
        await settled(lambda: set(threading.enumerate()) <= before)  # the driver's says good-bye

    asyncio.run(game())


def test_a_notice_is_sent_by_one_process_only(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        table, _ = await begun(house)
        told = partial(play_commands.mark_noticed, seat=0, number=1)
        assert [await house.tables.carry_out(table, told) for _ in range(2)] == [True, False]
        await house.close()

    asyncio.run(game())


def test_who_has_answered_meanwhile_is_not_told_that_they_are_asked(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        table, _ = await begun(house)
        await house.tables.carry_out(
            table, partial(play_commands.give_answer, seat=0, option="rest", number=1)
        )
        told = partial(play_commands.mark_noticed, seat=0, number=1)
        assert not await house.tables.carry_out(table, told)
        await house.close()

    asyncio.run(game())
