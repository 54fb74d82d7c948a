"""The logs, at their most talkative, hold nothing that opens a seat or tells a secret."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel import decode
from hullbreach.server.errors import Denied
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.settings import Settings
from hullbreach.server.tables.head import Head
from tests.server.client import Http, Refused, Seat, settled
from tests.server.process import Server

SAID = "zwischen-uns-gesagt"
NOTED = "nur-fuer-mich"
ADMIN = "the-keepers-own-token"
BOX = "http://127.0.0.1:9/hook-known-to-one"


async def busy(house: Server) -> list[str]:
    """Do everything that carries a secret, right and wrong; returns the tokens."""
    async with Http(house.address) as http:
        table = await http.table(players=3, people=2)
        tokens = list(table.tokens)
        await http.post(f"{table.path}/notices", {"way": "ntfy", "address": BOX}, tokens[1])
        await table.start()
        async with table.seat(0) as ann, table.seat(1) as ben:
            await ann.say("chat", text=SAID)
            await ann.say("notebook", text=NOTED)
            with pytest.raises(Refused):
                await ann.say("answer", number=1, option=SAID)
            await ann.answer(0)
            await ben.called()
        tokens.append((await http.post(f"{table.path}/token", {}, tokens[0]))["token"])
        with pytest.raises(Refused):
            await Seat(http.address, table.path, tokens[0]).open()
        await http.ask("POST", f"{table.path}/start", tokens[1], {"token": tokens[2]})
        await http.ask("GET", "/api/reports", ADMIN)
        await http.post(f"{table.path}/report", {"text": SAID})
        await settled(lambda: any("notice failed" in line for line in house.log))
        await http.post(f"{table.path}/end", token=tokens[2])
        return tokens


def keys(database: Path) -> list[str]:
    """The keys and hashes that lie in the database."""
    with closing(sqlite3.connect(database)) as connection:
        heads = [decode(row[0], Head) for row in connection.execute("select head from tables")]
    return [head.key.hex() for head in heads] + [
        seat.token for head in heads for seat in head.seats if seat.token
    ]


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    settings = {"log_level": "debug", "admin_token": ADMIN, "notice_seconds": 0.2}
    house = Server(f"sqlite:///{database}", notice_hosts="http://127.0.0.1:9", **settings)
    try:
        tokens = asyncio.run(busy(house))
    finally:
        house.stop()
    log = "".join(house.log)
    assert "bug report" in log, "there is a log to look at"
    assert "notice failed" in log
    for line in house.log:
        assert json.loads(line)["message"]
    for secret in (*tokens, *keys(database), SAID, NOTED, ADMIN, BOX):
        assert secret
        assert secret not in log


def test_a_refusal_that_nobody_waits_for_is_no_line_of_the_log(tmp_path: Path) -> None:
    """Whoever hangs up in the middle of a request could fill the log otherwise, with what they said in it."""

    async def story() -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
        house = GameServer(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        go_on = asyncio.Event()

        async def refused() -> None:
            await go_on.wait()
            raise Denied("not_asked", "this names an answer")

        asking = asyncio.create_task(house.tables._carried_through(refused()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        go_on.set()
        while house.tables._commands:
            await asyncio.sleep(0)
        del asking  # which remembers how it was broken off, and in that the command
        gc.collect()
        assert complaints == []
        await house.store.close()

    asyncio.run(story())
