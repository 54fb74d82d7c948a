"""Games outlive a change of their rules: an unfinished table goes on from its last step boundary."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from hullbreach.kernel import decode, encode
from hullbreach.server.tables.head import Head
from tests.server.client import Http, Refused, Table
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


def by_number(question: dict[str, Any]) -> int:
    return int(question["number"]) * 5


def rewrite_the_past(database: Path, table: str) -> None:
    """Make the finished steps such that the present rules would never have come there."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update steps set record = ? where table_id = ?", (b'["0",[]]', table))
        connection.commit()


async def unfinished(http: Http) -> Table:
    """Everybody has answered once, and one has answered a secret question."""
    table = await http.table(players=3, people=3)
    await table.start()
    async with table.seat(0) as ann, table.seat(1) as ben, table.seat(2) as cleo:
        for seat in (ann, ben, cleo):
            await seat.called()
            await seat.answer(0)
        await ann.called()
        await ann.answer(0)
        assert ann.state["waits"]["count"] == 2
    return table


async def begun(http: Http) -> Table:
    """A person and bots have had their first turns, so that there are finished steps."""
    table = await http.table(players=3)
    await table.start()
    async with table.seat(0) as ann:
        await ann.called()
        while ann.asked is not None and ann.asked["prompt"] != "sabotage.tamper":
            await ann.play(by_number, most=1)
            await ann.called()
    return table


async def searched(http: Http) -> Table:
    """The first of three people has searched."""
    table = await http.table(players=3, people=3)
    await table.start()
    async with table.seat(0) as ann:
        await ann.say("answer", number=1, option="search")
    return table


async def ended(http: Http) -> Table:
    """Ended by its host in the middle of a step."""
    table = await http.table(players=3, people=3)
    await table.start()
    async with table.seat(0) as ann:
        await ann.answer(0)
    await http.post(f"{table.path}/end", token=table.tokens[0])
    return table


class Changed(Struct):
    """A server with newer rules, and tables that began before; replays are as they were then."""

    house: Server
    tables: dict[str, Table]
    replay: dict[str, Any]

    def table(self, name: str, http: Http) -> Table:
        """One of the tables."""
        found = self.tables[name]
        return Table(http, found.game, found.table, found.tokens)


async def before(house: Server) -> Changed:
    async with Http(house.address) as http:
        made = {make.__name__: await make(http) for make in (unfinished, begun, searched, ended)}
        return Changed(house, made, await http.get(f"{made['ended'].path}/replay"))


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Changed]:
    database = tmp_path_factory.mktemp("versions") / "tables.db"
    house = Server(f"sqlite:///{database}")
    try:
        found = asyncio.run(before(house))
        house.stop()
        for name, table in found.tables.items():
            age(database, table.table)
            if name in ("begun", "searched"):
                rewrite_the_past(database, table.table)
        house.start()
        yield found
    finally:
        house.stop()


def test_a_table_goes_on_with_new_rules(changed: Changed) -> None:
    async def game() -> None:
        async with (
            Http(changed.house.address) as http,
            changed.table("unfinished", http).seat(0) as again,
        ):
            assert "table.rules" in again.keys
            assert again.state["table"]["version"] == "1"
            assert again.state["waits"]["count"] == 3, "the unfinished step begins again"
            await again.answer(0)

    asyncio.run(game())


def test_a_game_that_lived_through_a_change_is_verified_from_there(changed: Changed) -> None:
    async def game() -> None:
        async with Http(changed.house.address) as http:
            table = changed.table("begun", http)
            async with table.seat(0) as ann:
                await ann.play(by_number)
            replay = await http.get(f"{table.path}/replay")
            base = replay["base"]
            assert (base["version"], base["step"] > 0) == ("0", True)
            verdict = await http.post("/api/replays/verify", replay)
            assert (verdict["ok"], verdict["older"]) == (True, base["step"]), verdict["why"]
            film = await http.get(f"{table.path}/timeline?eyes=0")
            assert film["older"] == base["step"]
            assert film["frames"][0]["step"] > base["step"]
            await forgeries(http, replay)
            await gone_on(http, table, base["step"])

    asyncio.run(game())


async def forgeries(http: Http, replay: dict[str, Any]) -> None:
    """What came after the change is checked as strictly as ever."""
    last = copy.deepcopy(replay)
    last["steps"][-1][0] = "0" * 16
    other = copy.deepcopy(replay)
    other["base"]["state"]["oxygen"] += 1
    nowhere = copy.deepcopy(replay)
    nowhere["base"]["step"] = len(replay["steps"])
    for forged in (last, other, nowhere):
        verdict = await http.post("/api/replays/verify", forged)
        assert not verdict["ok"]
        assert "step" in verdict["why"]


async def gone_on(http: Http, old: Table, changed: int) -> None:
    """The game can be gone on from after the change, as often as one likes, and from nowhere before it."""
    with pytest.raises(Refused, match="rules have changed"):
        await http.post(f"{old.path}/continue", {"step": changed, "name": "Ann"})
    made = await http.post(f"{old.path}/continue", {"step": changed + 1, "name": "Ann"})
    table = Table(http, "specimen", made["table"]["table"], [made["token"]])
    for seat in (1, 2):
        await http.post(f"{table.path}/seats/{seat}", {"bot": "random"}, made["token"])
    await table.start()
    async with table.seat(0) as ann:
        await ann.play(by_number)
    replay = await http.get(f"{table.path}/replay")
    verdict = await http.post("/api/replays/verify", replay)
    assert (verdict["ok"], verdict["older"]) == (True, changed), verdict["why"]
    brought = await http.post("/api/replays", replay)
    again = await http.get(f"/api/games/specimen/{brought['table']}/replay")
    assert again == replay


def test_all_together_take_back_a_move_after_a_change(changed: Changed) -> None:
    async def game() -> None:
        async with Http(changed.house.address) as http:
            table = changed.table("searched", http)
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(2) as cleo:
                assert ben.asked is not None
                hand = ben.state["view"]["hand"]
                with pytest.raises(Refused, match="since the rules changed"):
                    await ben.say("propose")
                await ben.say("answer", number=ben.asked["number"], option="search")
                await cleo.called()
                await ben.say("propose")
                await ann.until(lambda: ann.state["proposal"])
                await ann.say("consent", agree=True)
                await cleo.say("consent", agree=True)
                await ben.called()
                assert ben.state["view"]["hand"] == hand
            await http.post(f"{table.path}/end", token=table.tokens[0])
            replay = await http.get(f"{table.path}/replay")
            verdict = await http.post("/api/replays/verify", replay)
            assert (verdict["ok"], verdict["older"]) == (True, 1), verdict["why"]

    asyncio.run(game())


def test_a_game_that_was_over_before_keeps_its_version(changed: Changed) -> None:
    async def game() -> None:
        async with Http(changed.house.address) as http:
            table = changed.table("ended", http)
            replay = await http.get(f"{table.path}/replay")
            assert replay == changed.replay | {"version": "0"}
            verdict = await http.post("/api/replays/verify", replay)
            assert "recorded with rules 0; these are 1" in verdict["why"]

    asyncio.run(game())


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


def test_where_the_step_begun_anew_asks_nothing_no_step_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    house = Server(f"sqlite:///{database}")

    async def game() -> None:
        async with Http(house.address) as http:
            table = await begun(http)
            await asyncio.to_thread(house.stop)
            age(database, table.table)
            use_up_the_supply(database, table.table)
            await asyncio.to_thread(house.start)
            async with table.seat(0) as ann:
                assert ann.asked is not None
                await ann.play(by_number)
            replay = await http.get(f"{table.path}/replay")
            verdict = await http.post("/api/replays/verify", replay)
            assert (verdict["ok"], verdict["older"]) == (True, replay["base"]["step"])
            await asyncio.to_thread(house.stop)
            await asyncio.to_thread(house.start)
            assert await http.get(f"{table.path}/replay") == replay

    try:
        asyncio.run(game())
    finally:
        house.stop()


def use_up_the_supply(database: Path, table: str) -> None:
    """Let the last step begin where all cards lie on the discard pile: they are shuffled, and nobody is asked."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select boundary from tables where id = ?"
        boundaries = decode(connection.execute(query, (table,)).fetchone()[0], list[dict[str, Any]])
        last = boundaries[-1]
        last["supply"], last["discard"] = [], last["discard"] + last["supply"]
        connection.execute(
            "update tables set boundary = ? where id = ?", (encode(boundaries), table)
        )
        connection.commit()
