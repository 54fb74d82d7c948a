"""The link to a finished game says how it ended; the link to one that goes on says nothing."""

from __future__ import annotations

import asyncio

import msgspec

from hullbreach.kernel import write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay
from tests.server.client import Http
from tests.server.process import Server

GAME = write_replay(replay(plan("specimen", ("random",) * 3, "analysed"), 0))


async def page(http: Http, path: str) -> str:
    return (await http.ask("GET", path)).text


def test_the_link_to_a_finished_game_says_how_it_ended(house: Server) -> None:
    async def look() -> None:
        async with Http(house.address) as http:
            file = msgspec.json.decode(GAME)
            file["names"] = ["Ann", '"><script>', "Cy"]
            made = await http.post("/api/replays", file)
            told = await page(http, f"/replay/{made['table']}")
            assert '<meta property="og:title"' in told
            assert ", Cy won." in told
            assert '"><script>' not in told
            assert f"https://games.example/replay/{made['table']}" in told
            assert await page(http, f"/replay/{made['table']}/analysis") == told

    asyncio.run(look())


def test_the_link_to_a_game_that_goes_on_says_what_any_address_says(house: Server) -> None:
    async def look() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            plain = await page(http, "/replay/nosuchtable")
            assert "og:" not in plain
            assert await page(http, f"/replay/{table.table}") == plain

    asyncio.run(look())
