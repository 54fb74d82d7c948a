"""Previews over the wire: for the seat that asks, told to nobody else, and nothing is answered by them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Http, Refused
from tests.server.process import Server


def test_a_seat_tries_an_answer_and_nothing_is_answered(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await ann.until(lambda: ann.state["asked"])
                asked: dict[str, Any] = ann.state["asked"]
                n = ben.n
                options = [option["option"] for option in asked["options"] if not option["closed"]]
                found = await ann.say("preview", number=asked["number"], options=["swap"])
                assert "swap" in options
                assert found["type"] == "previewed"
                assert found["asked"]["prompt"] == "swap.partner"
                resting = await ann.say("preview", number=asked["number"], options=["rest"])
                assert resting["asked"] is None
                assert ann.state["asked"] == asked
                await ben.say("ping")
                assert ben.n == n
                with pytest.raises(Refused):
                    await ben.say("preview", number=1, options=["rest"])
                with pytest.raises(Refused):
                    await ann.say("preview", number=asked["number"], options=["fly"])

    asyncio.run(game())
