"""Standing answers end with their round, and nobody else can tell whether there is one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Http, Refused, Seat
from tests.server.process import Server, server
from tests.server.test_silence import fence, to_the_secret_question

TAMPER = "sabotage.tamper"


async def give(seat: Seat, option: Any) -> None:
    assert seat.asked is not None
    await seat.say("answer", number=seat.asked["number"], option=option)


def test_a_question_says_for_how_long_it_need_not_be_asked_again(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            _, seats = await to_the_secret_question(http)
            for seat in seats:
                assert seat.asked is not None
                assert seat.asked["who"] == "all"
                assert seat.asked["standing"] == ["round"]
                assert seat.asked["why_all"] == f"why_all.{TAMPER}"
                await seat.close()

    asyncio.run(story())


async def to_the_next_round(http: Http) -> dict[str, Any]:
    """What a seat is shown once the round is over in which it gave a standing answer, or the whole game."""
    _, (ann, ben, cleo) = await to_the_secret_question(http)
    await ann.say("standing", prompt=TAMPER, option="pass", until="round")
    assert ann.state["standing"] == {TAMPER: "pass"}
    assert ann.state["standing_until"] == {TAMPER: "round"}
    while ann.state["standing"] and not ann.over:
        for seat in (ben, cleo):
            await fence(seat)
            if seat.asked is not None:
                await give(seat, seat.asked["default"])
        await fence(ann)
        if ann.asked is not None and ann.asked["prompt"] != TAMPER:
            await give(ann, ann.asked["default"])
    for seat in (ann, ben, cleo):
        await seat.close()
    return ann.state


def test_a_standing_answer_ends_with_its_round(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            while (shown := await to_the_next_round(http))["view"]["round"] < 2:
                """The game was over before its second round; another one, then."""
            assert shown["standing"] == {}
            assert shown["standing_until"] == {}

    asyncio.run(story())


def test_a_span_the_game_does_not_know_is_refused(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as ann:
                with pytest.raises(Refused, match="bad_request"):
                    await ann.say("standing", prompt=TAMPER, option="pass", until="turn")
                assert ann.state["standing"] == {}

    asyncio.run(story())


async def all_answered(seat: Seat) -> None:
    await seat.until(lambda: seat.state["waits"]["names"] is not None)


def shape(frame: str) -> list[Any]:
    """What a frame brings to whom, without numbers of streams and times."""
    message = json.loads(frame)
    told = [event["key"] for event in message.get("events", [])]
    return [message["type"], sorted(message), told, message.get("waits")]


async def others_see(house: Server, standing: bool) -> list[list[Any]]:
    """What the others are sent while seat 0 answers the secret question, by itself or beforehand."""
    async with Http(house.address) as http:
        table, (ann, ben, cleo) = await to_the_secret_question(http)
        watcher = table.seat(None)
        await watcher.open()
        for seat in (ben, cleo, watcher):
            await fence(seat)
        before = [len(seat.frames) for seat in (ben, cleo, watcher)]
        if standing:
            await ann.say("standing", prompt=TAMPER, option="pass", until="round")
        else:
            await give(ann, "pass")
        await ann.until(lambda: ann.asked is None)
        for seat in (ben, cleo):
            await give(seat, "pass")
        found = []
        for seat, start in zip((ben, cleo, watcher), before, strict=True):
            await all_answered(seat)
            await fence(seat)
            found.append([shape(f) for f in seat.frames[start:] if '"change"' in f])
        for seat in (ann, ben, cleo, watcher):
            await seat.close()
        return found


def test_the_others_are_sent_the_same_with_a_standing_answer_and_without(tmp_path: Path) -> None:
    with server(tmp_path) as house:
        by_hand, beforehand = (asyncio.run(others_see(house, kept)) for kept in (False, True))
    assert by_hand == beforehand


def test_a_standing_answer_comes_no_sooner_than_a_bot_would(tmp_path: Path) -> None:
    """Given beforehand, an answer waits for the moment at which everything is answered that needs no thought."""
    with server(tmp_path, pace=1.5) as house:

        async def story() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3, people=1)
                async with table.seat(0) as ann:
                    await ann.say("standing", prompt="turn.action", option="rest")
                    await table.start()
                    await ann.until(lambda: ann.asked is not None)
                    assert ann.asked is not None
                    number = ann.asked["number"]
                    await fence(ann)
                    assert ann.asked["number"] == number, "it was answered at once"
                    await ann.until(lambda: "rest" in ann.keys)

        asyncio.run(story())
