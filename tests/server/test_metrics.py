"""Figures: what the time of a command goes into."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.server.client import Http
from tests.server.process import server

PARTS = ("queue", "rules", "views", "disk")


def test_the_time_of_a_command_is_told_part_by_part(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Http(address) as http:
            await http.table()

    with server(tmp_path) as house:
        asyncio.run(story(house.address))
        text = httpx.get(f"{house.address}/api/metrics").text
    for part in PARTS:
        assert f'hullbreach_command_seconds_count{{part="{part}"}} 1.0' in text
