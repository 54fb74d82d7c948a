"""Analyses over the wire: of finished games only, worked out once in the background, kept, and taken up again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.analysis import EFFORTS, Analysis, analyse
from hullbreach.kernel import decode, encode, read_replay, write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.settings import BadSettings, Settings
from tests.server.client import PATIENCE, Http, Refused, Table
from tests.server.process import Server

GAME = write_replay(replay(plan("specimen", ("random",) * 3, "analysed"), 0))


async def brought(http: Http) -> Table:
    """A finished game, brought in as a file."""
    made = await http.post("/api/replays", msgspec.json.decode(GAME))
    return Table(http, "specimen", made["table"], [])


async def finished(http: Http, table: Table) -> dict[str, Any]:
    """What there is when nothing more is to come."""
    async with asyncio.timeout(PATIENCE):
        while True:
            news: dict[str, Any] = await http.get(f"{table.path}/analysis")
            if news["status"] in ("done", "failed"):
                return news
            await asyncio.sleep(0.05)


def found_here(effort: str = "quick") -> Analysis:
    """What the command line finds."""
    *_, last = analyse(read_replay(GAME), 1, EFFORTS[effort])
    assert isinstance(last, Analysis)
    return last


def test_a_finished_game_is_analysed_once_and_kept(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await brought(http)
            assert (await http.get(f"{table.path}/analysis"))["status"] == "none"
            begun = await http.post(f"{table.path}/analysis")
            assert begun["status"] in ("waiting", "working", "done")
            await http.post(f"{table.path}/analysis")
            news = await finished(http, table)
            assert news["status"] == "done"
            assert news["done"] == news["of"] > 0
            assert decode(encode(news["analysis"]), Analysis) == found_here()
            assert await http.post(f"{table.path}/analysis") == news, "asking again changes nothing"

    asyncio.run(game())


def test_the_card_of_a_game_is_drawn_anew_with_what_its_analysis_found(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await brought(http)
            path = f"/replay/{table.table}/card.png?lang=de"
            before = await http.ask("GET", path)
            await http.post(f"{table.path}/analysis")
            await finished(http, table)
            after = await http.ask("GET", path)
            assert (before.status_code, after.status_code) == (200, 200)
            assert after.headers["content-type"] == "image/png"
            assert after.content != before.content

    asyncio.run(game())


def test_nothing_of_a_game_that_goes_on_is_analysed(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            for method in ("GET", "POST"):
                early = await http.ask(method, f"{table.path}/analysis")
                assert (early.status_code, early.json()["code"]) == (409, "not_over")
            await table.start()
            for method in ("GET", "POST"):
                early = await http.ask(method, f"{table.path}/analysis")
                assert (early.status_code, early.json()["code"]) == (409, "not_over")
                assert set(early.json()) == {"code", "text"}
            await http.post(f"{table.path}/end", token=table.tokens[0])
            with pytest.raises(Refused, match="not_over"):
                await http.post(f"{table.path}/analysis")

    asyncio.run(game())


def settings(folder: Path, **given: Any) -> Settings:
    database = f"sqlite:///{folder / 'tables.db'}"
    return Settings(database=database, pace=0.0, analysis_effort="quick", **given)


async def at_its_end(house: GameServer, table: str) -> str:
    """How an analysis ends."""
    async with asyncio.timeout(PATIENCE):
        while (await house.analyses.news(table, "specimen")).status not in ("done", "failed"):
            await asyncio.sleep(0.01)
    return (await house.analyses.news(table, "specimen")).status


def test_an_analysis_goes_on_after_a_restart_and_finds_the_same(tmp_path: Path) -> None:
    async def begin() -> str:
        house = GameServer(settings(tmp_path))
        house.analyses.slice_seconds = 0.0  # every piece is handed in by itself
        await house.open()
        game, table = await house.import_replay(GAME, "somebody")
        await house.analyses.begin(table, game, "somebody")
        while not (await house.analyses.news(table, game)).done:
            await asyncio.sleep(0)
        news = await house.analyses.news(table, game)
        await house.close()
        assert 0 < news.done < news.of
        assert news.standings == found_here().standings[: len(news.standings)] != ()
        assert news.analysis is None
        return table

    async def go_on(table: str) -> Analysis | None:
        house = GameServer(settings(tmp_path))
        await house.open()
        assert await at_its_end(house, table) == "done"
        news = await house.analyses.news(table, "specimen")
        await house.close()
        return news.analysis

    table = asyncio.run(begin())
    kept = pieces(tmp_path)
    assert kept > 0
    assert asyncio.run(go_on(table)) == found_here()
    assert pieces(tmp_path) == 0, "what is whole needs no pieces"


def pieces(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return int(database.execute("select count(*) from findings").fetchone()[0])


@pytest.mark.parametrize("limit", ["patience", "whole"])
def test_an_analysis_that_takes_too_long_is_given_up_and_can_be_asked_for_again(
    tmp_path: Path, limit: str
) -> None:
    async def game() -> None:
        whole = 0.0 if limit == "whole" else 1_000.0
        house = GameServer(settings(tmp_path, analysis_seconds=whole))
        if limit == "patience":
            house.analyses.patience_seconds = 0.01
        await house.open()
        game, table = await house.import_replay(GAME, "somebody")
        await house.analyses.begin(table, game, "somebody")
        assert await at_its_end(house, table) == "failed"
        news = await house.analyses.news(table, game)
        assert (news.problem, news.analysis) == ("too_long", None)
        again = await house.analyses.begin(table, game, "somebody")
        assert again.status == "working"
        await house.close()

    asyncio.run(game())


def test_an_address_may_have_only_some_games_analysed(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path, analyses_per_hour=1))
        await house.open()
        game, first = await house.import_replay(GAME, "somebody")
        game, second = await house.import_replay(GAME, "somebody")
        await house.analyses.begin(first, game, "somebody")
        await house.analyses.begin(first, game, "somebody")
        with pytest.raises(Denied, match="too many analyses"):
            await house.analyses.begin(second, game, "somebody")
        assert (await house.analyses.news(second, game)).status == "none"
        other = await house.analyses.begin(second, game, "somebody else")
        assert other.status == "working"
        await house.close()

    asyncio.run(game())


def test_nobodys_many_games_keep_anybody_waiting_for_one(tmp_path: Path) -> None:
    """The games of one address come one after the other; another's is looked at in turn with them."""

    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        tables = [(await house.import_replay(GAME, f"file {n}"))[1] for n in range(7)]
        told = [await house.analyses.begin(table, "specimen", "greedy") for table in tables[:5]]
        assert [(each.status, each.ahead) for each in told] == [
            ("working", 0),
            *(("waiting", ahead) for ahead in range(1, 5)),
        ]
        with pytest.raises(Denied, match="too many analyses"):
            await house.analyses.begin(tables[5], "specimen", "greedy")
        mine = await house.analyses.begin(tables[6], "specimen", "modest")
        assert mine.status == "working"
        assert await at_its_end(house, tables[6]) == "done"
        assert (await house.analyses.news(tables[4], "specimen")).status != "done"
        await house.close()

    asyncio.run(game())


def test_an_analysis_goes_with_its_game(tmp_path: Path) -> None:
    async def game() -> None:
        house = GameServer(settings(tmp_path))
        await house.open()
        game, table = await house.import_replay(GAME, "somebody")
        await house.analyses.begin(table, game, "somebody")
        await house.analyses.stop()
        assert await house.store.delete_old(("over",), time.time() + 5, []) == 1
        await house.close()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            assert database.execute("select count(*) from analyses").fetchone()[0] == 0

    asyncio.run(game())


def test_an_effort_that_nobody_knows_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="quick, usual, deep"):
        GameServer(Settings(database=f"sqlite:///{tmp_path / 't.db'}", analysis_effort="endless"))
