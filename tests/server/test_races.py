"""Things that happen at the same moment: whoever comes second is told so, and the game is whole."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hullbreach.server.storage.store import Store
from tests.server.client import Http, Refused, Seat, Table, settled
from tests.server.process import Server, server

LATE = {"out_of_date", "not_asked", "game_over", "paused", "revoked", "not_started", "cannot_undo"}
LATE |= {
    "no_proposal",
    "taken",
    "full",
    "has_sat",
    "seat_closed",
    "is_here",
    "not_open",
    "forbidden",
    "bad_token",
}


async def check(http: Http, table: Table, database: str) -> None:
    """Every question was answered at most once, and the replay is whole."""
    if (await table.info())["status"] == "playing":
        await http.post(f"{table.path}/end", token=table.tokens[0])
    verdict = await http.post("/api/replays/verify", await http.get(f"{table.path}/replay"))
    assert verdict["ok"], verdict["why"]
    store = Store(database)
    rows = await store.entries(table.table, limit=100_000)
    await store.close()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    given = [(row.seat, row.data[1]) for row in rows if row.kind in ("answer", "timeout")]
    assert len(given) == len(set(given))


def test_answers_that_arrive_as_the_clock_fires(tmp_path: Path) -> None:
    with server(tmp_path) as house:

        async def person(seat: Seat, late: list[str], rng: random.Random) -> None:
            """Answer at the last moment, a little before or after it."""
            while not seat.over:
                await seat.until(lambda: seat.asked or seat.over)
                if seat.asked is None:
                    return
                clock = seat.state["clock"]
                left = clock["deadline"] - clock["now"] - 0.02
                with suppress(TimeoutError):
                    await asyncio.wait_for(seat.until(lambda: not seat.asked), left)
                if seat.asked is not None:
                    try:
                        await seat.answer(rng.randrange(50))
                    except Refused as refused:
                        late.append(refused.code)
                    else:
                        late.append("")

        async def game() -> None:
            async with Http(house.address) as http:
                form: dict[str, Any] = {"clock": {"kind": "live", "seconds": 2}}
                tables = [await http.table(players=3, people=2, **form) for _ in range(6)]
                late: list[str] = []
                for table in tables:
                    await table.start()
                seats = [table.seat(seat) for table in tables for seat in (0, 1)]
                for seat in seats:
                    await seat.open()
                playing = [
                    asyncio.create_task(person(seat, late, random.Random(seed)))
                    for seed, seat in enumerate(seats)
                ]
                await settled(lambda: len(late) >= 30 or all(task.done() for task in playing))
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                for seat in seats:
                    await seat.close()
                assert set(late) <= LATE | {""}
                for table in tables:
                    await check(http, table, house.database)

        asyncio.run(game())
        assert [line for line in house.log if '"level":"error"' in line] == []


DueAction = Callable[[], Coroutine[Any, Any, Any]]


def due_actions(http: Http, table: Table, seat: Seat, rng: random.Random) -> list[DueAction]:
    """What a person and the host may do; the host's deed is the last."""

    async def answer() -> None:
        if seat.asked is not None:
            await seat.answer(rng.randrange(20))

    async def say() -> None:
        kind = rng.choice(["undo", "propose", "consent", "chat"])
        fields: dict[str, dict[str, Any]] = {
            "consent": {"agree": rng.random() < 0.7},
            "chat": {"text": "hm"},
        }
        await seat.say(kind, **fields.get(kind, {}))

    async def host() -> None:
        path, body = rng.choice(
            [
                ("pause", {"paused": True}),
                ("pause", {"paused": False}),
                ("seats/2", {"bot": "random"}),
            ]
            + [("seats/2", {"bot": ""}), ("join", {"name": "Cleo"}), ("pause", {"paused": False})]
        )
        await http.post(f"{table.path}/{path}", body, table.tokens[0])

    return [answer] * 6 + [say] * 2 + [host]


def test_everything_at_once(house: Server) -> None:
    async def one(seed: int) -> None:
        rng = random.Random(seed)
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                codes: list[str] = []
                for _ in range(25):
                    todo = [rng.choice(due_actions(http, table, seat, rng)) for seat in (ann, ben)]
                    todo.append(due_actions(http, table, ann, rng)[-1])
                    done = await asyncio.gather(*(deed() for deed in todo), return_exceptions=True)
                    for outcome in done:
                        if isinstance(outcome, Refused):
                            codes.append(outcome.code)
                        elif isinstance(outcome, BaseException):
                            raise outcome
                assert set(codes) <= LATE | {"malformed", "rule_fault"}
            await check(http, table, house.database)

    async def all_of_them() -> None:
        await asyncio.gather(*(one(seed) for seed in range(4)))

    asyncio.run(all_of_them())


def test_only_one_of_two_ends_and_both_are_answered(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                end = f"{table.path}/end"
                both = [http.ask("POST", end, table.tokens[0], {}) for _ in range(2)]
                saying = asyncio.create_task(ann.say("chat", text="hello"))
                ended = await asyncio.gather(*both)
                assert sorted(answer.status_code for answer in ended) == [200, 409]
                assert (await saying)["type"] == "ack"
                await ben.finish()
                with pytest.raises(Refused, match="game_over"):
                    await ann.say("answer", number=1, option="rest")
            await check(http, table, house.database)

    asyncio.run(game())


def test_two_who_want_to_play_again_meet_at_one_table(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            for _ in range(4):
                table = await http.table(players=3, people=2)
                await table.start()
                await http.post(f"{table.path}/end", token=table.tokens[0])
                before = {info["table"] for info in await http.get("/api/games/specimen")}
                again = f"{table.path}/playAgain"
                found = await asyncio.gather(*(http.post(again, token=t) for t in table.tokens))
                assert len({one["table"] for one in found}) == 1
                after = {info["table"] for info in await http.get("/api/games/specimen")}
                assert after - before == {found[0]["table"]}, "no other table is left behind"

    asyncio.run(game())
