"""Finished games: exported, checked, watched with anybody's eyes, gone on from; and moves taken back together."""

from __future__ import annotations

import asyncio
import base64
import copy
import hashlib
from pathlib import Path
from typing import Any

import pytest

from hullbreach.kernel import Session
from hullbreach.server.tables.play_commands import undo_target
from hullbreach.testing.laws import choose, numbers
from hullbreach.testing.specimen import GAME
from tests.server.client import Http, Refused, Table
from tests.server.process import Server, server


def by_number(question: dict[str, Any]) -> int:
    return int(question["number"]) * 5


async def played(http: Http, people: int = 1) -> Table:
    """A table whose game is over."""
    table = await http.table(players=3, people=people)
    await table.start()
    seats = [table.seat(seat) for seat in range(people)]
    for seat in seats:
        await seat.open()
    await asyncio.gather(*(seat.play(by_number) for seat in seats))
    for seat in seats:
        await seat.close()
    return table


def test_a_finished_game_is_exported_verified_and_imported(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            early = await http.ask("GET", f"{table.path}/replay")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            table = await played(http)
            replay = await http.get(f"{table.path}/replay")
            key = base64.b64decode(replay["key"])
            assert hashlib.sha256(key).hexdigest() == (await table.info())["commitment"]
            verdict = await http.post("/api/replays/verify", replay)
            assert verdict["ok"]
            assert verdict["result"] == replay["result"]
            brought = await http.post("/api/replays", replay)
            again = await http.get(f"/api/games/specimen/{brought['table']}/replay")
            assert again == replay

    asyncio.run(game())


def test_a_finished_game_tells_its_end_and_one_that_goes_on_does_not(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            early = await http.ask("GET", f"{table.path}/epilogue")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            table = await played(http)
            told = await http.get(f"{table.path}/epilogue")
            result = (await http.get(f"{table.path}/replay"))["result"]
            assert [row["seat"] for row in told["seats"] if row["won"]] == result["winners"]
            line = await http.get(f"{table.path}/timeline?eyes=truth")
            assert all(moment["answer"] <= len(line["frames"]) for moment in told["moments"])
            assert await http.get(f"{table.path}/epilogue") == told

    asyncio.run(game())


def test_a_forged_replay_is_found_out(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await played(http)
            replay = await http.get(f"{table.path}/replay")
            forged = copy.deepcopy(replay)
            forged["key"] = base64.b64encode(bytes(32)).decode()
            verdict = await http.post("/api/replays/verify", forged)
            assert not verdict["ok"]
            assert "promised" in verdict["why"]
            forged = copy.deepcopy(replay)
            forged["steps"][2][0] = "0" * 16
            verdict = await http.post("/api/replays/verify", forged)
            assert "step 3" in verdict["why"]
            with pytest.raises(Refused, match="step 3"):
                await http.post("/api/replays", forged)
            with pytest.raises(Refused, match="cannot be read"):
                await http.post("/api/replays", {"game": "specimen"})

    asyncio.run(game())


def test_a_replay_is_watched_with_anybodys_eyes(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(None) as public:
                await asyncio.gather(ann.play(by_number), ben.play(by_number))
                for seat in (ann, ben, public):
                    await seat.finish()
            for eyes, live in (("0", ann), ("1", ben), ("public", public)):
                film = await http.get(f"{table.path}/timeline?eyes={eyes}")
                view = film["first"]["view"]
                told = []
                for n, frame in enumerate(film["frames"], 1):
                    assert frame["change"]["n"] == n
                    view = {**view, **frame["change"].get("view", {})}
                    told += frame["change"].get("events", [])
                assert view == live.state["view"]
                seen = [
                    e for line in live.lines for e in line["events"] if "table." not in e["key"]
                ]
                assert told == seen
                assert all(frame["to"] is None for frame in film["frames"])
            truth = await http.get(f"{table.path}/timeline?eyes=truth")
            assert len(truth["views"]) == 3
            assert {view["me"] for view in truth["views"]} == {0, 1, 2}
            assert all(frame["option"] is not None for frame in truth["frames"])
            for frame in truth["frames"]:
                assert len(frame["to"]) == len(frame["change"].get("events", []))
            nobody = await http.ask("GET", f"{table.path}/timeline?eyes=9")
            assert nobody.status_code == 400

    asyncio.run(game())


def test_the_public_is_not_shown_secret_answers(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await played(http, people=2)
            film = await http.get(f"{table.path}/timeline?eyes=public")
            assert all(frame["prompt"] != "sabotage.tamper" for frame in film["frames"])
            assert all(frame["prompt"] != "swap.card" for frame in film["frames"])

    asyncio.run(game())


def test_a_game_goes_on_from_any_step_as_a_new_table(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            old = await played(http)
            form = {"step": 4, "name": "Ann"}
            made = await http.post(f"{old.path}/continue", form)
            table = Table(http, "specimen", made["table"]["table"], [made["token"]])
            assert made["table"]["origin"] == {"table": old.table, "step": 4, "hidden": "same"}
            for seat in (1, 2):
                await http.post(f"{table.path}/seats/{seat}", {"bot": "random"}, made["token"])
            await table.start()
            async with table.seat(0) as ann:
                assert "table.redealt" in ann.keys
                await ann.play(by_number)
            replay = await http.get(f"{table.path}/replay")
            before = await http.get(f"{old.path}/replay")
            assert replay["steps"][:3] == before["steps"][:3]
            assert any(step[2] for step in replay["steps"])
            assert (await http.post("/api/replays/verify", replay))["ok"]
            with pytest.raises(Refused, match="no step 9999"):
                await http.post(f"{old.path}/continue", {"step": 9999})

    asyncio.run(game())


async def going_on(http: Http, old: Table, people: int, **form: Any) -> Table:
    """A table that goes on from the fourth step of a finished game, ready to start."""
    made = await http.post(f"{old.path}/continue", {"step": 4, "name": "P0", **form})
    table = Table(http, "specimen", made["table"]["table"], [made["token"]])
    for seat in range(1, people):
        joined = await http.post(f"{table.path}/join", {"name": f"P{seat}", "seat": seat})
        table.tokens.append(joined["token"])
        await http.post(f"{table.path}/ready", {"ready": True}, joined["token"])
    for seat in range(people, 3):
        await http.post(f"{table.path}/seats/{seat}", {"bot": "random"}, made["token"])
    return table


def test_two_people_go_on_with_roles_that_neither_knows_from_the_replay(house: Server) -> None:
    """Everybody sees the table of the replay; what single seats had seen then is dealt anew, for the record too."""

    async def game() -> None:
        async with Http(house.address) as http:
            old = await played(http)
            table = await going_on(http, old, 2)
            assert (await table.info())["origin"]["hidden"] == "anew"
            await table.start()
            film = await http.get(f"{old.path}/timeline?eyes=public")
            then = dict(film["first"]["view"])
            for frame in film["frames"]:
                if frame["step"] < 4:
                    then |= frame["change"].get("view") or {}
            async with table.seat(0) as ann, table.seat(1) as ben, table.seat(None) as watcher:
                assert "table.dealt_anew" in ann.keys
                assert watcher.state["view"]["seats"] == then["seats"]
                await asyncio.gather(ann.play(by_number), ben.play(by_number))
            assert (await table.info())["origin"]["hidden"] == "anew"
            replay = await http.get(f"{table.path}/replay")
            before = await http.get(f"{old.path}/replay")
            assert replay["steps"][:3] == before["steps"][:3]
            assert [step[3] for step in replay["steps"][:5]] == [False, False, False, True, False]
            verdict = await http.post("/api/replays/verify", replay)
            assert verdict["ok"], verdict["why"]

    asyncio.run(game())


def test_no_consent_leads_behind_a_deal_from_public_eyes() -> None:
    """There lies what the replay tells everybody."""
    session = Session.new(GAME, GAME.configure(players=3), 1)
    source = numbers(1)
    while session.steps < 4 or session.answers:
        session.answer(*choose(session, source))
    twin, last = session.clone(), session.steps - 1
    session.redeal(2)
    twin.redeal(2, public=True)
    assert undo_target(session) == last - 1
    assert undo_target(twin) is None
    twin.answer(*choose(twin, source))
    assert undo_target(twin) == last


def test_the_host_says_what_becomes_of_hidden_things_and_everybody_reads_it(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            old = await played(http)
            alone, asked = await going_on(http, old, 1), await going_on(http, old, 1, hidden="anew")
            assert (await alone.info())["origin"]["hidden"] == "same"
            assert (await asked.info())["origin"]["hidden"] == "anew"
            both = await going_on(http, old, 2)
            await http.post(f"{both.path}/setup", {"hidden": "same"}, both.tokens[0])
            info = await both.info()
            assert info["origin"]["hidden"] == "same"
            assert not info["seats"][1]["ready"], (
                "whoever was ready for something else is asked again"
            )
            with pytest.raises(Refused, match="forbidden"):
                await http.post(f"{both.path}/setup", {"hidden": "anew"}, both.tokens[1])
            plain = await http.table(players=3)
            with pytest.raises(Refused, match="bad_request"):
                await http.post(f"{plain.path}/setup", {"hidden": "anew"}, plain.tokens[0])

    asyncio.run(game())


def test_all_together_take_back_a_move_that_showed_something(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                with pytest.raises(Refused, match="cannot_undo"):
                    await ann.say("propose")
                await ann.until(lambda: ann.asked)
                hand = ann.state["view"]["hand"]
                assert ann.asked is not None
                await ann.say("answer", number=ann.asked["number"], option="search")
                assert len(ann.state["view"]["hand"]) == len(hand) + 1
                with pytest.raises(Refused, match="cannot_undo"):
                    await ann.say("undo")
                await ben.until(lambda: ben.asked)
                assert ben.asked is not None
                number = ben.asked["number"]
                await ann.say("propose")
                await ben.until(lambda: ben.state["proposal"])
                assert ben.state["proposal"]["waiting"] == [1]
                await ben.say("consent", agree=False)
                await ann.until(lambda: ann.state["proposal"] is None)
                await ann.say("propose")
                await ben.say("consent", agree=True)
                assert ben.asked is None
                await ann.until(lambda: ann.asked)
                assert ann.state["view"]["hand"] == hand
                assert ann.asked["number"] > 1
                with pytest.raises(Refused, match=r"not_asked|out_of_date"):
                    await ben.say("answer", number=number, option="rest")
                await asyncio.gather(ann.play(by_number), ben.play(by_number))
            replay = await http.get(f"{table.path}/replay")
            assert [step[2] for step in replay["steps"] if step[2]]
            verdict = await http.post("/api/replays/verify", replay)
            assert verdict["ok"], verdict["why"]

    asyncio.run(game())


def test_a_bug_report_carries_the_game(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            said = await http.post(f"{table.path}/report", {"text": "I cannot scan."})
            assert said["report"]

    asyncio.run(game())


def test_reports_and_replays_are_limited_and_read_by_the_keeper(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_hour=3, admin_token="mine") as house:

        async def game() -> None:
            async with Http(house.address) as http:
                table = await http.table(players=3)
                for text in ("one", "two"):
                    await http.post(f"{table.path}/report", {"text": text})
                with pytest.raises(Refused, match="too_many"):
                    await http.post(f"{table.path}/report", {"text": "three"})
                with pytest.raises(Refused, match="too_many"):
                    await http.post("/api/replays", {})
                for token in ("", "yours"):
                    with pytest.raises(Refused, match="forbidden"):
                        await http.get("/api/reports", token)
                found = await http.get("/api/reports", "mine")
                assert [report["text"] for report in found] == ["two", "one"]

        asyncio.run(game())
