"""Hints over the wire: for the seat that asks; seen by nobody, counted for all, or not given, as the table says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Http, Refused
from tests.server.process import Server


def test_a_quiet_hint_names_open_options_and_nobody_notices(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await ann.until(lambda: ann.state["asked"])
                asked: dict[str, Any] = ann.state["asked"]
                n, before = ben.n, await table.info()
                found = await ann.say("hint", number=asked["number"])
                assert found["type"] == "hinted"
                assert found["number"] == asked["number"]
                options = [each["option"] for each in asked["options"] if not each["closed"]]
                assert 1 <= len(found["options"]) <= 3
                assert all(each["option"] in options for each in found["options"])
                assert ann.state["asked"] == asked, "nothing is answered by a hint"
                await ben.say("ping")
                assert ben.n == n
                assert await table.info() == before
                again = await ann.say("hint", number=asked["number"])
                assert again["options"] == found["options"]
                with pytest.raises(Refused):
                    await ben.say("hint", number=asked["number"])

    asyncio.run(game())


def test_a_table_without_hints_gives_none(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3, hints="off")
            await table.start()
            async with table.seat(0) as ann:
                await ann.until(lambda: ann.state["asked"])
                with pytest.raises(Refused, match="no hints"):
                    await ann.say("hint", number=ann.state["asked"]["number"])

    asyncio.run(game())


def test_a_table_that_tells_counts_hints_before_all_eyes(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3, hints="told")
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await ann.until(lambda: ann.state["asked"])
                await ann.say("hint", number=ann.state["asked"]["number"])
                await ben.until(lambda: ben.state["table"]["hinted"] == [1, 0, 0])

    asyncio.run(game())
