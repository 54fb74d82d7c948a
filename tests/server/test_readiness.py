"""When the server is ready, and what it has made by then."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from litestar.testing import AsyncTestClient

from hullbreach.server.http import routes_info
from hullbreach.server.http.app import make_app
from hullbreach.server.http.client_files import built_files
from hullbreach.server.settings import Settings
from hullbreach.words.bundle import source
from hullbreach.words.ledger import ledger
from tests.server.process import server
from tests.server.test_faults import until


def test_a_locked_file_is_not_ready(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        ready = f"{house.address}/api/readiness"
        assert httpx.get(ready).status_code == 200
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("begin immediate")
            until(lambda: httpx.get(ready, timeout=30).status_code == 503)
            assert httpx.get(ready, timeout=30).json()["code"] == "lost"
            assert httpx.get(f"{house.address}/api/health").status_code == 200
            other.rollback()
        until(lambda: httpx.get(ready, timeout=30).status_code == 200)


MADE_ONCE = (routes_info.listed, routes_info.game_info, source, ledger, built_files)


def test_the_first_request_builds_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        routes_info.precompute(everything=True)  # what was loaded before does not count
        for made in MADE_ONCE:
            made.cache_clear()
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with AsyncTestClient(app) as client:
            built = [made.cache_info().misses for made in MADE_ONCE]
            for path in ("/api/games", "/api/words/nemesis/de", "/api/rules/nemesis/en", "/"):
                assert (await client.get(path)).status_code == 200
            assert [made.cache_info().misses for made in MADE_ONCE] == built
            assert all(built)

    asyncio.run(story())
