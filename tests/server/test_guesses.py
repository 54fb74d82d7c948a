"""Watchers' guesses: unseen by the people of a table until its end, bounded, kept, and about what watchers see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import Epilogue, is_right
from hullbreach.server.runtime.guess_service import BEHIND_ONE_ADDRESS
from hullbreach.server.storage.guesses import Guesser, GuessShelf, Most
from hullbreach.server.storage.store import Store
from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server, server
from tests.server.test_leak import fence

ANN, BOB = "ann-looks-on", "bob-looks-on"


async def guess(table: Table, watcher: str, round: int, seat: int, token: str = "") -> Any:
    body = {"watcher": watcher, "round": round, "seats": [seat]}
    return await table.http.post(f"{table.path}/guess", body, token)


async def look(table: Table, watcher: str, token: str = "") -> Any:
    return await table.http.post(f"{table.path}/guesses", {"watcher": watcher}, token)


async def refusal(asking: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.code


async def watched(http: Http, **form: Any) -> tuple[Table, list[Seat], Seat]:
    """A running table of three people, and somebody who looks on."""
    table = await http.table(players=3, people=3, **form)
    await table.start()
    people = [table.seat(seat) for seat in range(3)]
    watcher = table.seat(None)
    for viewer in (*people, watcher):
        await viewer.open()
    for viewer in (*people, watcher):  # who has come is told to all
        await fence(viewer)
    return table, people, watcher


async def step(people: list[Seat]) -> None:
    """Somebody who is asked answers, and everybody has seen it."""
    for person in people:
        await fence(person)
    who = next(person for person in people if person.asked is not None)
    await who.answer()
    for person in people:
        await fence(person)


async def close(*viewers: Seat) -> None:
    for viewer in viewers:
        await viewer.close()


def test_what_watchers_guess_is_unseen_by_the_table_until_the_end_and_judged_then(
    house: Server,
) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http)
            asked = watcher.state["guess"]
            assert asked["answers"] == [[0], [1], [2]]
            before = [(viewer.n, len(viewer.frames)) for viewer in (*people, watcher)]
            for each, seat in ((ANN, 0), (ANN, 1), (BOB, 2)):
                await guess(table, each, asked["round"], seat)
            seen = await look(table, ANN)
            assert [each["count"] for each in seen["counts"]] == [0, 1, 1]
            assert (seen["mine"], seen["guessed"], seen["rounds"]) == ([1], 2, [])
            for token in table.tokens:
                assert await refusal(look(table, ANN, token)) == "forbidden"
                assert await refusal(guess(table, ANN, asked["round"], 1, token)) == "forbidden"
            for viewer, (n, frames) in zip((*people, watcher), before, strict=True):
                await fence(viewer)
                assert (viewer.n, len(viewer.frames)) == (n, frames + 1)
            assert all(person.state["guess"] is None for person in people)
            while not people[0].over:
                await step(people)
            end = await http.get(f"{table.path}/epilogue")
            told = msgspec.convert(end, Epilogue)
            right = {s for s in range(3) if is_right("alien", asked["round"], (s,), told)}
            for token in ("", table.tokens[0]):
                (first,) = (await look(table, ANN, token))["rounds"]
                assert first["guessed"] == 2
                assert first["right"] == len({1, 2} & right)
                assert (first["mine"], first["hit"]) == ([1], 1 in right)
            (theirs,) = (await look(table, "somebody-else"))["rounds"]
            assert (theirs["mine"], theirs["hit"]) == (None, None)
            assert await refusal(guess(table, ANN, asked["round"], 1)) == "game_over"
            await close(*people, watcher)

    asyncio.run(watch())


def test_only_answers_of_this_round_are_taken(house: Server) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http)
            at = watcher.state["guess"]["round"]
            assert await refusal(guess(table, ANN, at + 1, 0)) == "out_of_date"
            assert await refusal(guess(table, ANN, at, 3)) == "illegal"
            assert await refusal(guess(table, "short", at, 0)) == "bad_request"
            assert (await look(table, ANN))["guessed"] == 0
            await http.post(f"{table.path}/end", token=table.tokens[0])
            assert (await look(table, ANN))["rounds"] == []
            await close(*people, watcher)

    asyncio.run(watch())


def test_of_a_game_that_was_ended_it_is_told_what_was_guessed_and_not_what_was_right(
    house: Server,
) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http)
            await guess(table, ANN, watcher.state["guess"]["round"], 0)
            await http.post(f"{table.path}/end", token=table.tokens[0])
            await fence(watcher)
            assert watcher.state["guess"] is None
            (first,) = (await look(table, ANN))["rounds"]
            assert (first["guessed"], first["right"], first["hit"]) == (1, None, None)
            await close(*people, watcher)

    asyncio.run(watch())


def test_who_sees_the_game_later_guesses_about_what_they_see(house: Server) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http, delay="move")
            behind = 0
            while not people[0].over and not behind:
                await step(people)
                await fence(watcher)
                asked, now = watcher.state["guess"], people[0].state["view"]["round"]
                if asked is not None and asked["round"] < now:
                    behind = asked["round"]
                    assert await refusal(guess(table, ANN, now, 0)) == "out_of_date"
                    assert (await guess(table, ANN, behind, 0))["round"] == behind
            assert behind
            await close(*people, watcher)

    asyncio.run(watch())


def test_who_sees_nothing_before_the_end_guesses_nothing(house: Server) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http, delay="end")
            await step(people)
            assert watcher.state.get("guess") is None
            assert await refusal(guess(table, ANN, 1, 0)) == "not_asked"
            assert await look(table, ANN) == await look(table, BOB)
            await close(*people, watcher)

    asyncio.run(watch())


def test_a_host_without_a_seat_is_told_as_little_as_who_plays(house: Server) -> None:
    async def watch() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "random" for seat in range(1, 3)}
            made = await http.post("/api/games/specimen/create", {"players": 3, "bots": bots})
            table = Table(http, "specimen", made["table"]["table"], [made["token"]])
            joined = await http.post(f"{table.path}/join", {"name": "Ann", "seat": 0})
            await http.post(f"{table.path}/ready", {"ready": True}, joined["token"])
            await table.start()
            for token in (*table.tokens, joined["token"]):
                assert await refusal(look(table, ANN, token)) == "forbidden"
                assert await refusal(guess(table, ANN, 1, 0, token)) == "forbidden"
            assert (await look(table, ANN))["guessed"] == 0

    asyncio.run(watch())


def test_no_address_fills_a_round_and_no_round_takes_more_than_watchers_are_admitted(
    tmp_path: Path,
) -> None:
    async def guessing(house: Server, home: str, count: int) -> list[str]:
        """What becomes of the guesses of so many watchers behind one address."""
        async with Http(house.address) as http:
            http._client.headers["X-Forwarded-For"] = home
            table = tables[0] if tables else await http.table(players=3)
            if not tables:
                await table.start()
                tables.append(table)
            here = Table(http, table.game, table.table, table.tokens)
            found = []
            for number in range(count):
                try:
                    await guess(here, f"{home} {number}", 1, 0)
                except Refused as refused:
                    found.append(refused.code)
                else:
                    found.append("taken")
            return found

    tables: list[Table] = []
    with server(tmp_path, trust_proxy=1, most_watchers=BEHIND_ONE_ADDRESS + 1) as house:
        one = asyncio.run(guessing(house, "10.0.0.1", BEHIND_ONE_ADDRESS + 1))
        other = asyncio.run(guessing(house, "10.0.0.2", 2))
    assert one == ["taken"] * BEHIND_ONE_ADDRESS + ["too_many"]
    assert other == ["taken", "too_many"]


def test_whoever_changes_their_guess_without_end_has_to_wait(tmp_path: Path) -> None:
    async def change(house: Server, times: int) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            for number in range(times):
                await guess(table, ANN, 1, number % 3, "a token of nobody here")

    with (
        server(tmp_path, requests_per_second=30) as house,
        pytest.raises(Refused, match="too many changes"),
    ):
        asyncio.run(change(house, 1_000))


def test_guesses_outlive_a_restart(tmp_path: Path) -> None:
    async def begin(house: Server) -> Table:
        async with Http(house.address) as http:
            table, people, watcher = await watched(http)
            await guess(table, ANN, watcher.state["guess"]["round"], 2)
            await close(*people, watcher)
            return table

    async def go_on(house: Server, table: Table) -> Any:
        async with Http(house.address) as http:
            return await look(Table(http, table.game, table.table, table.tokens), ANN)

    with server(tmp_path) as house:
        table = asyncio.run(begin(house))
        house.stop()
        house.start()
        seen = asyncio.run(go_on(house, table))
    assert (seen["mine"], seen["guessed"]) == ([2], 1)


def test_what_is_kept_has_bounds_and_a_guess_can_be_changed_when_they_are_reached(
    tmp_path: Path,
) -> None:
    most = Most(watchers=3, behind_one_address=2, rounds=4)

    async def fill() -> list[bool]:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        shelf = GuessShelf(store.engine)
        kept = []
        for who, address, at in (
            *(("a", "x", 1), ("b", "x", 1), ("c", "x", 1), ("a", "x", 1)),
            *(("c", "y", 1), ("d", "z", 1), ("c", "x", 2), ("a", "x", 5), ("c", "x", 4)),
        ):
            kept.append(await shelf.keep("t", Guesser(who, address), "alien", at, (1,), most))
        await shelf.keep("t", Guesser("a", "x"), "alien", 1, (), most)
        assert await shelf.keep("elsewhere", Guesser("a", "x"), "alien", 3, (2,), most)
        counted = {(each.round, each.answer): each.count for each in await shelf.counted("t")}
        assert counted == {(1, ()): 1, (1, (1,)): 2, (2, (1,)): 1, (4, (1,)): 1}
        assert [each.round for each in await shelf.counted("t", 2)] == [2]
        assert await shelf.of("t", "a") == {1: ()}
        await store.close()
        return kept

    assert asyncio.run(fill()) == [True, True, False, True, True, False, True, False, True]
