"""A table from its making to its end, over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest

from tests.server.client import Http, Refused, Seat, closed_with
from tests.server.process import Server


def first(_question: dict[str, Any]) -> int:
    return 0


def by_number(question: dict[str, Any]) -> int:
    return int(question["number"]) * 7


def test_a_person_plays_bots_to_the_end(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as ann:
                assert ann.state["seat"] == 0
                assert ann.state["host"]
                given = await ann.play(by_number)
                assert given > 0
                await ann.until(lambda: ann.state["result"])
                info = ann.state["table"]
                assert info["status"] == "over"
                assert len(bytes.fromhex(info["key"])) == 32
                promised = hashlib.sha256(bytes.fromhex(info["key"])).hexdigest()
                assert promised == info["commitment"]

    asyncio.run(game())


def test_people_play_together_and_see_the_same_public_table(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with (
                table.seat(0) as ann,
                table.seat(1) as ben,
                table.seat(2) as cleo,
                table.seat(None) as watcher,
            ):
                await asyncio.gather(*(seat.play(by_number) for seat in (ann, ben, cleo)))
                everybody = (ann, ben, cleo, watcher)
                for seat in everybody:
                    await seat.finish()
                assert len({seat.state["view"]["oxygen"] for seat in everybody}) == 1
                assert watcher.state["view"]["hand"] == []
                assert watcher.state["asked"] is None

    asyncio.run(game())


def test_a_client_that_was_away_resumes_exactly(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=4, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                twin = table.seat(1)
                away = asyncio.create_task(ann.play(by_number))
                for _ in range(12):
                    await twin.open()
                    await ben.play(by_number, most=1)
                    await twin.close()
                    if ben.over:
                        break
                await ben.play(by_number)
                await away
                await twin.open()
                await twin.until(lambda: twin.n == ben.n)
                assert twin.lines == ben.lines
                assert twin.state["view"] == ben.state["view"]
                await twin.close()

    asyncio.run(game())


def test_two_devices_of_one_seat_get_the_same_stream(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as phone, table.seat(0) as desk:
                await phone.play(first, most=4)
                await desk.until(lambda: desk.n == phone.n)
                changes = [f for f in phone.frames if '"type":"change"' in f]
                assert changes
                same = [f for f in desk.frames if '"type":"change"' in f]
                assert same[-len(changes) :] == changes[-len(same) :]

    asyncio.run(game())


def test_a_seat_is_open_on_a_few_devices_and_not_on_any_number(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            seats = [table.seat(0) for _ in range(20)]
            for seat in seats:
                await seat.open()
            with pytest.raises(Refused, match="too_many"):
                await table.seat(0).open()
            for seat in seats:
                await seat.close()
            async with table.seat(0) as again:
                assert again.state["seat"] == 0

    asyncio.run(game())


def test_refusals_explain_and_change_nothing(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            early = table.seat(0)
            await early.open()
            with pytest.raises(Refused, match="not begun"):
                await early.say("answer", number=1, option="rest")
            await early.close()
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(None) as watcher:
                await ann.until(lambda: ann.asked)
                assert ann.asked is not None
                number, before = ann.asked["number"], ann.n
                for fields, code in (
                    ({"number": number, "option": "fly"}, "illegal"),
                    ({"number": number, "option": 0}, "illegal"),
                    ({"number": number - 1, "option": "rest"}, "out_of_date"),
                    ({"number": number + 1, "option": "rest"}, "out_of_date"),
                ):
                    with pytest.raises(Refused) as refused:
                        await ann.say("answer", **fields)
                    assert refused.value.code == code
                with pytest.raises(Refused) as refused:
                    await ben.say("answer", number=number, option="rest")
                assert refused.value.code == "not_asked"
                with pytest.raises(Refused) as refused:
                    await watcher.say("answer", number=number, option="rest")
                assert refused.value.code == "not_seated"
                assert ann.n == before
                await ann.say("answer", number=number, option="rest")
                with pytest.raises(Refused) as refused:
                    await ann.say("answer", number=number, option="rest")
                assert refused.value.code in ("not_asked", "out_of_date")

    asyncio.run(game())


def test_another_seats_token_never_works(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            other = await http.table(players=3)
            stranger = Seat(http.address, table.path, other.tokens[0])
            with pytest.raises(Refused, match="bad_token"):
                await stranger.open()
            assert await closed_with(stranger) == 4000
            for path in ("ready", "leave", "token"):
                answer = await http.ask("POST", f"{table.path}/{path}", other.tokens[0], {})
                assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
            for path in ("start", "end", "pause"):
                answer = await http.ask("POST", f"{table.path}/{path}", table.tokens[1], {})
                assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")

    asyncio.run(game())


def test_undo_takes_back_an_answer_that_showed_nothing(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await ann.until(lambda: ann.asked)
                assert not ann.state["undo"]
                with pytest.raises(Refused, match="cannot_undo"):
                    await ann.say("undo")
                view, asked = dict(ann.state["view"]), ann.asked
                await ann.say("answer", number=1, option="rest")
                assert ann.state["undo"]
                await ann.say("undo")
                assert ann.state["view"] == view
                assert ann.asked is not None
                assert asked is not None
                assert ann.asked["number"] > asked["number"]
                assert ann.asked["options"] == asked["options"]
                await ben.until(lambda: "table.undone" in ben.keys)
                with pytest.raises(Refused, match="out_of_date"):
                    await ann.say("answer", number=1, option="rest")

    asyncio.run(game())


def test_chat_is_stored_and_stays_text(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            markup = "<img src=x onerror=alert(1)> & \u202e **hi**"
            async with table.seat(0) as ann, table.seat(None) as watcher:
                await ann.say("chat", text=markup)
                await watcher.say("chat", text="hello\nthere")
                await ann.until(lambda: ann.n == watcher.n)
            async with table.seat(1) as ben:
                said = [line["chat"] for line in ben.lines if line.get("chat")]
                assert [line["seat"] for line in said] == [0, None]
                assert said[0]["text"] == "<img src=x onerror=alert(1)> & **hi**"
                assert said[1]["text"] == "hello there"
            answer = await http.ask("GET", f"{table.path}/log")
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(game())


def test_notebook_and_standing_answers_belong_to_one_seat(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                before = ben.n
                await ann.say("notebook", text="Ben lies.")
                await ann.say("standing", prompt="vote.whom", option=-1)
                assert ann.state["notebook"] == "Ben lies."
                await ann.say("chat", text="now")
                await ben.until(lambda: ben.lines[-1].get("chat"))
                assert before is not None
                assert ben.n == before + 1
                assert ben.state["notebook"] == ""
            async with table.seat(0) as again:
                assert again.state["notebook"] == "Ben lies."
                assert again.state["standing"] == {"vote.whom": -1}
                await again.say("standing", prompt="vote.whom", option=None)
                assert again.state["standing"] == {}

    asyncio.run(game())


def test_a_seat_keeps_only_so_much(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            async with table.seat(0) as ann:
                with pytest.raises(Refused, match="too_large"):
                    await ann.say("standing", prompt="turn.action", option="x" * 2_000)
                for number in range(50):
                    await ann.say("standing", prompt=f"prompt.{number}", option="rest")
                with pytest.raises(Refused, match="too_many"):
                    await ann.say("standing", prompt="another", option="rest")

    asyncio.run(game())


def test_standing_answers_are_given_by_the_server(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as ann:
                for prompt, option in (
                    ("turn.action", "rest"),
                    ("sabotage.tamper", "pass"),
                    ("vote.whom", -1),
                    ("attack.react", "take"),
                ):
                    await ann.say("standing", prompt=prompt, option=option)
                await ann.play(first)
                assert ann.over

    asyncio.run(game())
