"""The no-leak law over the wire: two servers whose hidden worlds differ send a seat the same bytes."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from hullbreach import games
from hullbreach.kernel import Session, StepRecord, decode, encode
from hullbreach.server.head import Head
from hullbreach.server.live import waken
from tests.server.client import Http, Seat, Table
from tests.server.process import Server

SEAT = 0
TABLES = 7


@contextmanager
def running(database: Path) -> Iterator[Server]:
    """A server on this database file, stopped cleanly."""
    server = Server(f"sqlite:///{database}")
    try:
        yield server
    finally:
        status = server.stop()
    assert status == 0


def deal_anew(database: Path, table: str, seed: int) -> bool:
    """Replace a stored table by one that seat 0 cannot tell from it; says whether it is really another."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select head, boundary from tables where id = ?"
        head_bytes, boundary = connection.execute(query, (table,)).fetchone()
        head = decode(head_bytes, Head)
        if head.status != "playing":
            return False
        *earlier, _ = decode(boundary, list[Raw])
        records = [StepRecord("", []) for _ in earlier]
        truth: Session[Any] = waken(games.find(head.game), head, boundary, records)
        world = truth.fork(SEAT, seed)
        kept = truth.rest(False, False)
        head.rest = replace(kept, answers=world.answers, pending=world.pending)
        connection.execute(
            "update tables set head = ?, boundary = ? where id = ?",
            (encode(head), encode([*earlier, world.boundary]), table),
        )
        connection.commit()
    return bool(encode(world.boundary) != encode(truth.boundary))


async def prepare(address: str) -> list[Table]:
    """Tables full of people, each left at another moment of its game; a few of every other game."""
    async with Http(address) as http:
        found = [await left_alone(http, "specimen", 3, n) for n in range(1, TABLES + 1)]
        for name in games.names(everything=True):
            if name != "specimen":
                players = games.find(name).modes[0].least
                found += [await left_alone(http, name, players, answers) for answers in (2, 9)]
    return found


async def left_alone(http: Http, game: str, players: int, answers: int) -> Table:
    """A table at which everybody has answered a few times."""
    table = await http.table(players=players, people=players, game=game)
    await table.start()
    seats = [table.seat(seat) for seat in range(players)]
    for seat in seats:
        await seat.open()
    for turn in range(answers):
        for seat in seats:
            await seat.say("chat", text="on")  # everybody is up to date after this
            if seat.asked is not None and not seat.over:
                await seat.answer(turn + answers)
    for seat in seats:
        await seat.close()
    return table


async def watch(address: str, tables: list[Table]) -> list[list[str]]:
    """Everything the seat and the public are sent when they come, and while the seat answers and takes back."""
    found = []
    for table in tables:
        token = table.tokens[SEAT]
        public, seat = Seat(address, table.path, ""), Seat(address, table.path, token)
        await public.open()
        await seat.open()
        if reveals_nothing(seat):
            await seat.answer(0)
            if seat.state["undo"]:
                await seat.say("undo")
                await seat.answer(0)
        await seat.say("chat", text="done")
        await public.hear()
        await seat.close()
        await public.close()
        found.append([timeless(frame) for frame in seat.frames + public.frames])
    return found


def reveals_nothing(seat: Seat) -> bool:
    """Whether the first option can be taken without learning anything that was hidden."""
    if seat.asked is None or seat.over or seat.state["table"]["game"] != "specimen":
        return False
    return bool(seat.asked["prompt"] == "turn.action" or seat.state["waits"]["count"] > 1)


def timeless(frame: str) -> str:
    """A frame without the times of day, which differ between any two moments."""
    return re.sub(r'"(at|now)":[0-9.]+', "", frame)


def test_a_seat_cannot_tell_hidden_worlds_apart(tmp_path: Path) -> None:
    with running(tmp_path / "one.db") as first:
        tables = asyncio.run(prepare(first.address))
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    different = [
        deal_anew(tmp_path / "two.db", table.table, seed) for seed, table in enumerate(tables)
    ]
    assert sum(different) > TABLES // 2, "the worlds have to differ, or nothing is tested"
    with running(tmp_path / "one.db") as truth, running(tmp_path / "two.db") as twin:
        seen = asyncio.run(watch(truth.address, tables))
        also = asyncio.run(watch(twin.address, tables))
    for table, here, there in zip(tables, seen, also, strict=True):
        assert here == there, table.game
