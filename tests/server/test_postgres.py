"""Several processes share a PostgreSQL: any of them serves any table; to lose one, or the database, is survived."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from hullbreach import games
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.registry import TableRegistry
from hullbreach.server.settings import Settings
from hullbreach.server.storage.store import Store
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.lobby_commands import deal, end_game, start_game
from hullbreach.server.wire.forms import Create
from tests.server.client import PATIENCE, Http, Seat, Table
from tests.server.postgres import Postgres, postgres_of_our_own
from tests.server.process import Server
from tests.server.test_fuzz import fuzz
from tests.server.test_kill import Survivor, check, killed, progress
from tests.server.test_leak import fence
from tests.server.test_moments import put_up
from tests.server.test_openapi import attack


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_of_our_own() as running:
        yield running


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database, started at the same moment."""
    url = postgres.database("pair")
    first = Server(url, pace=0.02)
    second = Server(url, pace=0.02)
    yield first, second
    for server in (first, second):
        if server.process.poll() is None:
            server.stop()


def by_number(question: dict[str, Any]) -> int:
    return int(question["number"]) * 3


def test_people_at_two_processes_play_one_game(pair: tuple[Server, Server]) -> None:
    async def game() -> None:
        async with Http(pair[0].address) as http, Http(pair[1].address) as other:
            table = await http.table(players=3, people=2)
            there = Table(other, "specimen", table.table, table.tokens)
            async with table.seat(0) as ann, there.seat(1) as ben, there.seat(None) as watcher:
                await ann.until(lambda: ann.state["presence"]["seats"] == [0, 1])
                await table.start()
                await ben.say("chat", text="hello")
                await ann.hear()
                await ben.say("notebook", text="mi\0ne")
                async with table.seat(1) as second_device:
                    assert second_device.state["notebook"] == "mine"
                await asyncio.gather(ann.play(by_number), ben.play(by_number))
                await watcher.finish()
                assert watcher.state["view"]["oxygen"] == ann.state["view"]["oxygen"]
            replay = await other.get(f"{table.path}/replay")
            assert (await http.post("/api/replays/verify", replay))["ok"]
            assert (await http.post(f"{table.path}/report", {"text": "odd\0"}))["report"]
            for odd in ("%00", "%ff", "a%20b", "x" * 300):
                answer = await http.ask("GET", f"/api/games/specimen/{odd}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
                card = await http.ask("GET", f"/replay/{odd}/card.png")
                assert (card.status_code, card.json()["code"]) == (404, "not_found")
                assert (await http.ask("GET", f"/replay/{odd}")).status_code in (200, 404)
            kept = [{"table": "a\0b", "token": "x"}]
            assert (await http.post("/api/mine", {"tables": kept}))["tables"] == []

    asyncio.run(game())


def test_moves_of_one_table_are_serialised(pair: tuple[Server, Server]) -> None:
    """The same seat answers the same questions at both processes at once: each question is answered once."""

    async def game() -> None:
        async with Http(pair[0].address) as http, Http(pair[1].address) as other:
            table = await http.table(players=3)
            there = Table(other, "specimen", table.table, table.tokens)
            await table.start()
            async with table.seat(0) as here, there.seat(0) as twin:
                given = await asyncio.gather(here.play(by_number), twin.play(by_number))
                for seat in (here, twin):
                    await seat.finish()
                assert here.lines == twin.lines
            replay = await http.get(f"{table.path}/replay")
            answers = [a for step in replay["steps"] for a in step[1] if a[0] == 0]
            assert len(answers) == sum(given)

    asyncio.run(game())


@pytest.mark.parametrize("delay", ["move", "minutes", "end"])
def test_watchers_at_another_process_see_nothing_before_its_time(
    pair: tuple[Server, Server], delay: str
) -> None:
    """It hears of moves after they were made, of several at once if they came quickly; nobody there sees more."""

    async def game() -> None:
        async with Http(pair[0].address) as http, Http(pair[1].address) as other:
            table = await http.table(players=2, people=2, game="theseus", delay=delay)
            there = Table(other, "theseus", table.table, table.tokens)
            near, far = table.seat(None), there.seat(None)
            await near.open()
            await far.open()
            await table.start()
            people = [table.seat(0), table.seat(1)]
            twin = there.seat(1)
            for person in (*people, twin):
                await person.open()
            shown: list[Any] = [near.state["view"]]
            for _ in range(3):
                for choice in range(3):
                    await move(people, choice)
                    await fence(near)
                    shown.append(deepcopy(near.state["view"]))
                await twin.until(lambda: twin.n == people[1].n)
                await fence(far)
                newcomer = there.seat(None)
                await newcomer.open()
                page = await other.get(f"{there.path}/log")
                for watcher in (far, newcomer):
                    assert number(watcher) <= number(near)
                    assert watcher.state["view"] is None or watcher.state["view"] in shown
                assert max((line["n"] for line in page["lines"]), default=0) <= number(near)
                await newcomer.close()
            assert (near.state["view"] is None) == (delay != "move")
            await http.post(f"{table.path}/end", token=table.tokens[0])
            await twin.until(lambda: twin.state["table"]["status"] != "playing")
            last = there.seat(None)
            await last.open()
            assert last.state["view"] is not None, "when it is over all of it is shown"
            for viewer in (*people, twin, near, far, last):
                await viewer.close()

    asyncio.run(game())


async def opened(database: str) -> tuple[Store, TableRegistry, TableRegistry]:
    """A database, and what two processes remember of its tables."""
    store = Store(database)
    await store.open()
    here, elsewhere = (TableRegistry(store, Settings(pace=0.3)) for _ in range(2))
    return store, here, elsewhere


async def held(store: Store) -> int:
    """How many connections stand in the middle of something."""
    query = "select count(*) from pg_stat_activity where state = 'idle in transaction'"
    async with store.engine.connect() as connection:
        return int((await connection.execute(text(query))).scalar_one())


def looked_at(live: LiveTable) -> LiveTable:
    """A command that changes nothing."""
    return live


@pytest.mark.parametrize("to_write", [False, True])
def test_whoever_waits_for_a_moment_holds_no_connection(postgres: Postgres, to_write: bool) -> None:
    async def story() -> None:
        store, here, elsewhere = await opened(postgres.database(f"moments{to_write:d}"))
        live = await put_up(here, "specimen", "random", "off")
        moment = time.time() + 0.9
        begun = asyncio.create_task(
            here.carry_out(live.table, partial(start_game, begin=deal), show_at=moment)
        )
        async with asyncio.timeout(PATIENCE):
            while not (await store.heads([live.table]))[live.table][0].show_at:
                await asyncio.sleep(0.01)
        work = (
            elsewhere.carry_out(live.table, looked_at) if to_write else elsewhere.load(live.table)
        )
        reading = asyncio.create_task(work)
        await asyncio.sleep(0.1)  # it has looked, and knows that it has to wait
        async with asyncio.timeout(PATIENCE):
            while await held(store):
                await asyncio.sleep(0.05)
        assert not reading.done()
        assert (await reading).head.status == "playing"
        assert time.time() >= moment
        await begun
        await store.close()

    asyncio.run(story())


def test_a_command_takes_a_table_back_in_that_had_been_set_aside(postgres: Postgres) -> None:
    async def story() -> None:
        store, here, elsewhere = await opened(postgres.database("set_aside"))
        live = await put_up(here, "specimen", "random", "off")
        assert await store.set_aside(live.table, "an older server could not read it")
        async with asyncio.timeout(PATIENCE):
            await elsewhere.carry_out(live.table, partial(start_game, begin=deal))
        assert await store.broken() == []
        await store.close()

    asyncio.run(story())


def test_the_log_of_a_finished_game_is_read_while_somebody_else_has_its_table(
    postgres: Postgres,
) -> None:
    """All may be known of it: there is nothing to remember about who reads, and nobody to wait for."""

    async def story() -> None:
        house = GameServer(Settings(database=postgres.database("finished")))
        await house.store.open()
        live, _, seat = await house.create_table(games.find("specimen"), Create(name="Ann"), "here")
        assert seat is not None
        await house.note_reader(live, seat, "there")
        ended = await house.tables.load(live.table)
        assert len(ended.head.seats[seat].held_by) == 2
        await house.tables.carry_out(live.table, end_game)
        async with house.store.lock(live.table), asyncio.timeout(PATIENCE):
            await house.note_reader(ended, seat, "elsewhere")
        await house.store.close()

    asyncio.run(story())


def number(viewer: Seat) -> int:
    assert viewer.n is not None
    return viewer.n


async def move(people: list[Seat], choice: int) -> None:
    """Somebody who is asked answers, and everybody has heard of it."""
    for person in people:
        await fence(person)
    await next(person for person in people if person.asked is not None).answer(choice)
    for person in people:
        await fence(person)


async def survive(servers: list[Server], database: str, disturb: Any, tables: int = 3) -> None:
    async with Http(servers[0].address) as http:
        made = [await http.table(players=4, people=2) for _ in range(tables)]
        for table in made:
            await table.start()
        people = [
            [Wanderer(table.seat(seat), 10 * i + seat, servers) for seat in range(2)]
            for i, table in enumerate(made)
        ]
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(stop)) for both in people for p in both]
        everybody = [person for both in people for person in both]
        await progress(everybody)
        await asyncio.to_thread(disturb)
        await progress(everybody)
        stop.set()
        await asyncio.gather(*playing)
    alive = next(server for server in servers if server.process.poll() is None)
    async with Http(alive.address) as http:
        for table, both in zip(made, people, strict=True):
            await check(http, database, Table(http, "specimen", table.table, table.tokens), both)


class Wanderer(Survivor):
    """A person whose client tries another server when one does not answer."""

    def __init__(self, seat: Any, seed: int, servers: list[Server]) -> None:
        super().__init__(seat, seed)
        self.servers = servers

    async def open(self) -> None:
        """Connect to any of the servers."""
        await self.seat.open(self.random.choice(self.servers).address)


def test_clients_of_a_killed_process_go_on_at_another(pair: tuple[Server, Server]) -> None:
    asyncio.run(survive(list(pair), pair[0].database, pair[0].kill, tables=2))
    pair[0].start()


@pytest.mark.soak
def test_nonsense_is_refused_here_too(pair: tuple[Server, Server], tmp_path: Path) -> None:
    for seed in range(3):
        asyncio.run(fuzz(pair[1], 200 + seed, 2_000))
    done = attack(pair[1], tmp_path, 60)
    assert done.returncode == 0, done.stdout[-6_000:]
    assert [line for line in pair[1].log if '"level":"error"' in line] == []


@pytest.mark.soak
def test_a_killed_process_is_survived_by_its_clients(postgres: Postgres) -> None:
    database = postgres.database("killed")
    servers = [Server(database, pace=0.05), Server(database, pace=0.05)]
    try:
        asyncio.run(survive(servers, database, servers[0].kill))
    finally:
        servers[1].stop()


@pytest.mark.soak
def test_a_server_that_is_killed_again_and_again_loses_nothing(postgres: Postgres) -> None:
    kills = int(os.environ.get("HULLBREACH_POSTGRES_KILLS", "50"))
    killed(Server(postgres.database("killed_often"), pace=0.05), tables=6, kills=kills)


@pytest.mark.soak
def test_a_restart_of_the_database_is_survived(postgres: Postgres) -> None:
    database = postgres.database("restarted")
    servers = [Server(database, pace=0.05), Server(database, pace=0.05)]
    try:
        asyncio.run(survive(servers, database, postgres.restart))
    finally:
        for server in servers:
            server.stop()
