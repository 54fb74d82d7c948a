"""Nothing that was acknowledged is ever lost: the server is killed under load and started again."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from hullbreach.server.storage.store import Store
from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server

THINKING = 0.1
LOST = (ConnectionClosed, OSError, InvalidMessage, TimeoutError)


class Survivor:
    """A person who keeps playing whatever happens to the server, and remembers every acknowledged answer."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, Any]] = []
        self.resumed = 0
        self.finished = False

    async def play(self, stop: asyncio.Event) -> None:
        """Answer, and come again after every loss, until told to stop or the game is over."""
        while not stop.is_set():
            try:
                away = self.seat.n is not None
                await self.open()
                self.resumed += away
                while not stop.is_set() and not self.seat.over:
                    await self.one()
                self.finished = True
                return
            except LOST:
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.code not in ("lost", "stopping"):
                    raise
                await asyncio.sleep(0.2)
            finally:
                await self.seat.close()

    async def open(self) -> None:
        """Connect."""
        await self.seat.open()

    async def one(self) -> None:
        """Wait for a question and answer it; say something now and then."""
        asked = self.seat.asked
        if asked is None:
            await asyncio.wait_for(self.seat.receive(), 5)
            return
        await asyncio.sleep(THINKING)
        option = self.random.choice([o["option"] for o in asked["options"] if not o["closed"]])
        try:
            await self.seat.say("answer", number=asked["number"], option=option)
            self.acknowledged.append((asked["number"], option))
        except Refused as refused:
            if refused.code not in ("out_of_date", "not_asked", "stopping", "lost", "game_over"):
                raise


async def kept(database: str, table: str) -> list[tuple[int, int, str]]:
    """The answers in the table's log: seat, number of the question, option."""
    store = Store(database)
    rows = await store.entries(table, limit=100_000)
    await store.close()
    return [(row.seat or 0, row.data[1], repr(row.data[0])) for row in rows if row.kind == "answer"]


async def progress(people: Sequence[Survivor]) -> None:
    """Wait until everybody has been acknowledged another answer, or has finished."""
    before = [len(person.acknowledged) for person in people]
    async with asyncio.timeout(120):
        while any(
            len(person.acknowledged) == count and not person.finished
            for person, count in zip(people, before, strict=True)
        ):
            await asyncio.sleep(0.05)


@dataclass
class Place:
    """A table at which two people play until they are told to stop."""

    table: Table
    pair: list[Survivor]
    playing: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return all(person.finished for person in self.pair)


async def sit_down(http: Http, seed: int, stop: asyncio.Event) -> Place:
    """Two people at a new table with two bots."""
    table = await http.table(players=4, people=2)
    await table.start()
    pair = [Survivor(table.seat(seat), 10 * seed + seat) for seat in range(2)]
    return Place(table, pair, [asyncio.create_task(person.play(stop)) for person in pair])


@dataclass
class Tally:
    """What a run under load came to."""

    tables: int = 0
    resumed: int = 0
    """How often somebody came back."""
    between: list[int] = field(default_factory=list)
    """How many new answers were acknowledged before each blow, and after the last."""

    def __str__(self) -> str:
        least, usual = min(self.between), sorted(self.between)[len(self.between) // 2]
        return (
            f"{self.tables} tables, {sum(self.between)} acknowledged answers "
            f"(between two blows {least} at least, {usual} in the median), "
            f"{self.resumed} times somebody came back, 0 lost, 0 doubled"
        )


async def load(house: Server, tables: int, times: int, blow: Callable[[], None]) -> Tally:
    """Strike again and again while people play; whose game is over sits down at a new table."""
    tally = Tally()
    places: list[Place] = []
    async with Http(house.address) as http:
        stop = asyncio.Event()
        for strikes in range(times + 1):
            playing = [place for place in places if not place.over]
            while len(playing) < tables:
                playing.append(await sit_down(http, len(places), stop))
                places.append(playing[-1])
            await progress([person for place in playing for person in place.pair])
            tally.between.append(acknowledged(places) - sum(tally.between))
            if strikes < times:
                await asyncio.to_thread(blow)
        stop.set()
        for place in places:
            await asyncio.gather(*place.playing)
            await check(http, house.database, place.table, place.pair)
    tally.tables = len(places)
    tally.resumed = sum(person.resumed for place in places for person in place.pair)
    return tally


def acknowledged(places: Sequence[Place]) -> int:
    """How many answers were acknowledged so far."""
    return sum(len(person.acknowledged) for place in places for person in place.pair)


async def check(http: Http, database: str, table: Table, pair: Sequence[Survivor]) -> None:
    """Every acknowledged answer is in the log, none of them twice, and the game is whole."""
    if (await table.info())["status"] == "playing":
        await http.post(f"{table.path}/end", token=table.tokens[0])
    verdict = await http.post("/api/replays/verify", await http.get(f"{table.path}/replay"))
    assert verdict["ok"], verdict["why"]
    log = await kept(database, table.table)
    answered = [(seat, number) for seat, number, _ in log]
    assert len(answered) == len(set(answered)), "no question was answered twice"
    for seat, person in enumerate(pair):
        assert person.acknowledged, "every person has played"
        for number, option in person.acknowledged:
            assert (seat, number, repr(option)) in log


def killed(house: Server, tables: int, kills: int) -> None:
    """Kill the server this often while people play at it."""

    def kill() -> None:
        house.kill()
        house.start()

    try:
        tally = asyncio.run(load(house, tables, kills, kill))
    finally:
        house.stop()
    print(f"{kills} kills, {tally}")  # noqa: T201  # the soak's figures
    assert tally.resumed >= kills
    assert min(tally.between) > 0, "no blow fell on an idle server"


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    killed(Server(f"sqlite:///{tmp_path / 'tables.db'}", pace=0.01), tables=2, kills=1)


@pytest.mark.soak
def test_kill_under_load(tmp_path: Path) -> None:
    killed(Server(f"sqlite:///{tmp_path / 'tables.db'}", pace=0.01), tables=6, kills=2)


@pytest.mark.soak
def test_kill_under_load_many_times(tmp_path: Path) -> None:
    kills = int(os.environ.get("HULLBREACH_KILLS", "100"))
    killed(Server(f"sqlite:///{tmp_path / 'tables.db'}", pace=0.05), tables=10, kills=kills)


def test_a_stop_is_clean_and_says_so(tmp_path: Path) -> None:
    house = Server(f"sqlite:///{tmp_path / 'tables.db'}")

    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            seat = table.seat(0)
            await seat.open()
            await seat.answer(0)
            stopping = asyncio.create_task(asyncio.to_thread(house.stop))
            await seat.until(lambda: any(e["code"] == "stopping" for e in seat.errors))
            assert await stopping == 0
            n = seat.n
            await seat.close()
            await asyncio.to_thread(house.start)
            await seat.open()
            assert n is not None
            assert seat.n is not None
            assert seat.n >= n
            await seat.close()

    try:
        asyncio.run(game())
    finally:
        house.stop()
