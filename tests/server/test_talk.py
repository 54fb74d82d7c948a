"""Talk over real sockets: said, heard, kept, limited, answered by bots."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel import write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay as recorded_again
from tests.server.client import Http, Refused, Seat
from tests.server.process import Server, server


def rest(question: dict[str, Any]) -> int:
    return 0


async def says(seat: Seat, verb: Any, *args: Any, reply: int | None = None) -> None:
    await seat.say("say", verb=verb, args=list(args), reply=reply)


async def hears(seat: Seat) -> None:
    await seat.until(lambda: seat.spoken)


def test_everybody_hears_a_line_and_the_log_keeps_it(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(None) as watcher:
                verbs = [chip["verb"] for chip in ann.state["talk"]["chips"]]
                assert verbs[:2] == ["human", "suspect"]
                assert watcher.state["talk"] is None
                await says(ann, "suspect", 1)
                for seat in (ann, ben, watcher):
                    await hears(seat)
                    said = seat.spoken[0]
                    assert (said["seat"], said["key"]) == (0, "talk.suspect")
                    assert said["facts"] == {"target": 1}
            async with table.seat(1) as again:
                assert [said["verb"] for said in again.spoken] == ["suspect"]

    asyncio.run(game())


def test_what_cannot_be_said_is_refused_with_the_rule(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(None) as watcher:
                for verb, args in (("suspect", [0]), ("shout", []), ("yes", [])):
                    with pytest.raises(Refused, match="unsayable"):
                        await says(ann, verb, *args)
                    await asyncio.sleep(0)
                assert ann.spoken == []
                with pytest.raises(Refused, match="not_seated"):
                    await says(watcher, "human")

    asyncio.run(game())


def test_nobody_says_everything_at_once(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann:
                plain = [(verb,) for verb in ("human", "hello", "thanks", "one_moment")]
                named = [
                    (verb, seat) for verb in ("suspect", "accuse", "ask_human") for seat in (1, 2)
                ]
                held = [("have", card) for card in ("knife", "shield", "scanner", "ration")]
                refused = ""
                for line in (*plain, *named, *held):
                    try:
                        await says(ann, *line)
                    except Refused as error:
                        refused = error.code
                        break
                assert refused == "too_fast"

    asyncio.run(game())


def test_another_seats_line_bars_taking_back(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await ann.called()
                await ann.answer(0)
                await ann.until(lambda: ann.state["undo"])
                await says(ben, "human")
                await ann.until(lambda: not ann.state["undo"])
                with pytest.raises(Refused, match="cannot_undo"):
                    await ann.say("undo")

    asyncio.run(game())


def test_bots_answer_a_question_when_they_talk(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "greedy" for seat in (1, 2, 3)}
            table = await http.table(players=4, game="the_thing", bots=bots, bots_talk="full")
            await table.start()
            async with table.seat(0) as ann:
                await ann.called()
                await says(ann, "ask_human", 2)
                await ann.until(lambda: any(x.get("reply_seat") == 0 for x in ann.spoken))
                answer = next(x for x in ann.spoken if x.get("reply_seat") == 0)
                assert (answer["seat"], answer["verb"]) == (2, "yes")
                assert answer["key"] == "talk.yes.human"

    asyncio.run(game())


def test_bots_answer_in_the_middle_of_a_persons_turn(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "greedy" for seat in (1, 2, 3)}
            table = await http.table(players=4, game="panic_station", bots=bots, bots_talk="full")
            await table.start()
            async with table.seat(0) as ann:
                await ann.called()
                await says(ann, "ask_human", 1)
                await ann.until(lambda: any(x.get("reply_seat") == 0 for x in ann.spoken))

    asyncio.run(game())


def test_bots_answer_though_secret_answers_are_in(house: Server) -> None:
    """Were they silent then, their silence would tell that somebody has answered, or is about to."""

    async def game() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "greedy" for seat in (1, 2, 3)}
            table = await http.table(players=4, game="the_thing", bots=bots, bots_talk="full")
            await table.start()
            async with table.seat(0) as ann:
                await ann.called()
                while ann.state["waits"]["names"] is not None:
                    await ann.answer(0)
                    await ann.called()
                await ann.until(lambda: ann.state["waits"]["count"] == 1)
                heard = len(ann.spoken)
                await says(ann, "ask_human", 2)
                await ann.until(lambda: any(x.get("reply_seat") == 0 for x in ann.spoken[heard:]))

    asyncio.run(game())


def test_bots_are_silent_unless_the_host_lets_them_talk(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            bots = {str(seat): "greedy" for seat in (1, 2, 3)}
            table = await http.table(players=4, game="the_thing", bots=bots)
            await table.start()
            async with table.seat(0) as ann:
                await ann.play(rest, most=12)
                assert ann.spoken == []
                body = {"bots_talk": "full"}
                await http.post(f"{table.path}/setup", body, table.tokens[0])
                await ann.until(lambda: ann.state["table"]["bots_talk"] == "full")
                await ann.play(rest, most=120)
                assert {x["seat"] for x in ann.spoken} <= {1, 2, 3}
                assert ann.spoken

    asyncio.run(game())


def test_talk_outlives_the_server_and_goes_into_the_replay(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, list[str]]:
        async with Http(address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann:
                await says(ann, "suspect", 1)
            return table.path, table.tokens

    async def go_on(address: str, path: str, tokens: list[str]) -> Any:
        async with Http(address) as http:
            async with Seat(address, path, tokens[0]) as ann, Seat(address, path, tokens[1]) as ben:
                assert [x["verb"] for x in ann.spoken] == ["suspect"]
                await asyncio.gather(ann.play(rest), ben.play(rest))
            return await http.get(f"{path}/replay")

    with server(tmp_path) as first:
        path, tokens = asyncio.run(begin(first.address))
    with server(tmp_path) as second:
        replay = asyncio.run(go_on(second.address, path, tokens))
    assert [line["act"]["verb"] for line in replay["talk"]] == ["suspect"]
    files = list(tmp_path.glob("*.sqlite*")) + list(tmp_path.glob("*.db"))
    rows = sqlite3.connect(files[0]).execute("select count(*) from talk").fetchone()
    assert rows == (1,)


def test_a_replay_with_talk_is_taken_in_and_a_made_up_line_is_not(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await says(ann, "suspect", 1)
                await asyncio.gather(ann.play(rest), ben.play(rest))
            replay = await http.get(f"{table.path}/replay")
            assert (await http.post("/api/replays/verify", replay))["ok"]
            truth = await http.get(f"{table.path}/timeline?eyes=truth")
            (judged,) = truth["talk"]
            assert judged["line"]["key"] == "talk.suspect"
            assert judged["true"] in (True, False)
            public = await http.get(f"{table.path}/timeline?eyes=public")
            assert public["talk"][0]["true"] is None, "only the truth knows"
            assert not public["talk"][0]["foe"]
            assert public["talk"][0]["believed"] == []
            replay["talk"][0]["act"]["args"] = [0]
            verdict = await http.post("/api/replays/verify", replay)
            assert not verdict["ok"]
            assert "line 1 of the talk" in verdict["why"]

    asyncio.run(game())


def test_of_a_hidden_enemy_who_was_wrong_it_is_told_whether_they_had_reason(house: Server) -> None:
    players = ("runa", "vesna", "otto", "barto", "runa")
    recorded = recorded_again(plan("the_thing", players, "rp1", "hidden", talk=True), 0)

    async def game() -> None:
        async with Http(house.address) as http:
            brought = await http.post("/api/replays", json.loads(write_replay(recorded)))
            path = f"/api/games/the_thing/{brought['table']}/timeline?eyes=truth"
            talk = (await http.get(path))["talk"]
            wrong = [
                line
                for line in talk
                if line["line"]["kind"] == "view" and line["foe"] and line["true"] is False
            ]
            assert {line["meant"] for line in wrong} == {True, False}
            assert all(line["meant"] is None for line in talk if line not in wrong)

    asyncio.run(game())
