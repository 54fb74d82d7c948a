"""Around the table: sitting down, getting ready, host and guests, and the next game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Http, Refused, closed_with
from tests.server.process import Server


async def refusal(http: Http, path: str, body: Any = None, token: str = "") -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as refused:
        await http.post(path, body, token)
    return refused.value.code


def test_a_listed_table_is_found_and_an_unlisted_one_is_not(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            seen = await http.post("/api/games/specimen/create", {"name": "Ann"})
            hidden = await http.post("/api/games/specimen/create", {"name": "Ben", "listed": False})
            listed = {table["table"] for table in await http.get("/api/games/specimen")}
            assert seen["table"]["table"] in listed
            assert hidden["table"]["table"] not in listed
            found = await http.get(f"/api/tables/{hidden['table']['table']}")
            assert found["game"] == "specimen"
            assert "token" not in str(found)

    asyncio.run(game())


def test_a_table_that_cannot_be_is_refused_with_what_is_possible(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            create = "/api/games/specimen/create"
            for body, code in (
                ({"players": 2}, "bad_table"),
                ({"mode": "duel"}, "bad_table"),
                ({"options": {"air": 9}}, "bad_table"),
                ({"options": {"speed": 1}}, "bad_table"),
                ({"bots": {"7": "random"}}, "bad_table"),
                ({"bots": {"1": "genius"}}, "bad_request"),
                ({"bots": {"1": "ismcts:1000000"}}, "bad_request"),
                ({"name": "   "}, "bad_request"),
                ({"name": "x" * 41}, "bad_request"),
                ({"surprise": 1}, "bad_request"),
                ({"clock": {"kind": "live", "seconds": 1}}, "bad_request"),
            ):
                assert await refusal(http, create, body) == code, body
            assert await refusal(http, "/api/games/chess/create", {}) == "no_game"

    asyncio.run(game())


def test_everybody_is_ready_before_the_host_deals(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            made = await http.post("/api/games/specimen/create", {"name": "Ann", "players": 3})
            path, host = f"/api/games/specimen/{made['table']['table']}", made["token"]
            assert await refusal(http, f"{path}/start", token=host) == "not_open"
            ben = await http.post(f"{path}/join", {"name": "Ben"})
            assert ben["seat"] == 1
            assert await refusal(http, f"{path}/join", {"name": "Eve", "seat": 1}) == "taken"
            await http.post(f"{path}/seats/2", {"bot": "random"}, host)
            assert await refusal(http, f"{path}/join", {"name": "Eve"}) == "full"
            assert await refusal(http, f"{path}/start", token=host) == "not_open"
            await http.post(f"{path}/ready", {}, ben["token"])
            assert await refusal(http, f"{path}/start", token=ben["token"]) == "forbidden"
            info = await http.post(f"{path}/start", token=host)
            assert info["status"] == "playing"
            assert await refusal(http, f"{path}/start", token=host) == "not_open"
            assert await refusal(http, f"{path}/setup", {"players": 4}, host) == "not_open"

    asyncio.run(game())


def test_the_host_changes_the_table_before_the_start(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            async with table.seat(1) as ben:
                host = table.tokens[0]
                wish = {
                    "players": 5,
                    "options": {"air": 2},
                    "clock": {"kind": "days", "seconds": 86400},
                }
                info = await http.post(f"{table.path}/setup", wish, host)
                assert len(info["seats"]) == 5
                assert info["options"] == {"air": 2}
                await ben.until(lambda: len(ben.state["table"]["seats"]) == 5)
                assert not ben.state["table"]["seats"][1]["ready"]
                info = await http.post(f"{table.path}/setup", {"clock": "none"}, host)
                assert info["clock"] is None
                info = await http.post(f"{table.path}/setup", {"bots_talk": "short"}, host)
                assert info["bots_talk"] == "short"
                assert (
                    await refusal(http, f"{table.path}/setup", {"players": 9}, host) == "bad_table"
                )

    asyncio.run(game())


def test_a_host_who_leaves_hands_the_table_on(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            info = await http.post(f"{table.path}/leave", token=table.tokens[0])
            assert info["seats"][0]["kind"] == "empty"
            assert info["host"] == 1
            assert await refusal(http, f"{table.path}/leave", token=table.tokens[0]) == "bad_token"
            await http.post(f"{table.path}/seats/0", {"bot": "random"}, table.tokens[1])
            await http.post(f"{table.path}/start", token=table.tokens[1])

    asyncio.run(game())


def test_who_leaves_during_play_is_replaced_by_a_bot(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as ben:
                await http.post(f"{table.path}/leave", token=table.tokens[1])
                assert await closed_with(ben) == 4001
                await ann.play(lambda question: question["number"])
                assert ann.over
                assert ann.state["table"]["seats"][1]["kind"] == "bot"

    asyncio.run(game())


def test_the_host_gives_a_seat_to_somebody_else_before_the_deal(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            host = table.tokens[0]
            await http.post(f"{table.path}/seats/1", {}, host)
            joined = await http.post(f"{table.path}/join", {"name": "Dora"})
            assert joined["seat"] == 1
            table.tokens[1] = joined["token"]
            await http.post(f"{table.path}/ready", {}, joined["token"])
            await table.start()
            async with table.seat(0) as ann, table.seat(1) as dora:
                await asyncio.gather(
                    ann.play(lambda q: q["number"]), dora.play(lambda q: q["number"])
                )
            assert await refusal(http, f"{table.path}/seats/0", {}, host) == "not_open"

    asyncio.run(game())


def test_a_paused_table_takes_no_answers(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as ann:
                await ann.until(lambda: ann.asked)
                await http.post(f"{table.path}/pause", {"paused": True}, table.tokens[0])
                with pytest.raises(Refused, match="paused"):
                    await ann.answer(0)
                await http.post(f"{table.path}/pause", {"paused": False}, table.tokens[0])
                await ann.answer(0)
                info = await http.post(f"{table.path}/end", token=table.tokens[0])
                assert info["status"] == "ended"
                assert info["key"]
                with pytest.raises(Refused, match="game_over"):
                    await ann.say("undo")

    asyncio.run(game())


def test_of_a_game_that_its_host_ends_nobody_is_asked_anything_any_more(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            await table.start()
            async with table.seat(0) as ann, table.seat(None) as watcher:
                await ann.until(lambda: ann.asked)
                await http.post(f"{table.path}/end", token=table.tokens[0])
                for viewer in (ann, watcher):
                    while viewer.state["table"]["status"] != "ended":
                        await viewer.receive()
                    assert viewer.state["asked"] is None
                    assert viewer.state["waits"]["count"] == 0
                    assert viewer.state["view"] is not None, "the board stays as it was"
                    assert not viewer.state["undo"]

    asyncio.run(game())


def test_a_new_token_ends_the_old_one(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3)
            async with table.seat(0) as old:
                fresh = await http.post(f"{table.path}/token", token=table.tokens[0])
                assert await closed_with(old) == 4001
            with pytest.raises(Refused, match="bad_token"):
                await table.seat(0).open()
            table.tokens[0] = fresh["token"]
            async with table.seat(0) as again:
                assert again.state["host"]

    asyncio.run(game())


def test_the_same_people_play_again(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            assert (
                await refusal(http, f"{table.path}/playAgain", token=table.tokens[0]) == "not_over"
            )
            await table.start()
            await http.post(f"{table.path}/end", token=table.tokens[0])
            first = await http.post(f"{table.path}/playAgain", token=table.tokens[1])
            second = await http.post(f"{table.path}/playAgain", token=table.tokens[0])
            assert first["table"] == second["table"]
            assert (first["seat"], second["seat"]) == (1, 0)
            assert (await table.info())["next"] == first["table"]
            path = f"/api/games/specimen/{first['table']}"
            info = await http.get(path)
            assert [seat["name"] for seat in info["seats"][:2]] == ["P0", "P1"]
            assert info["host"] == 1
            await http.post(f"{path}/ready", {}, second["token"])
            started = await http.post(f"{path}/start", token=first["token"])
            assert started["commitment"] != (await table.info())["commitment"]

    asyncio.run(game())


def test_names_are_text_in_one_line(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            name = "<script>\n\u202eBobby\u0000"
            made = await http.post("/api/games/specimen/create", {"name": name})
            assert made["table"]["seats"][0]["name"] == "<script> Bobby"
            path = f"/api/games/specimen/{made['table']['table']}"
            await http.post(f"{path}/update", {"name": "Ann"}, made["token"])
            assert (await http.get(path))["seats"][0]["name"] == "Ann"

    asyncio.run(game())


def test_the_server_describes_itself(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            settings = await http.get("/api/settings")
            assert "random" in settings["bots"]
            games = await http.get("/api/games?all=true")
            specimen = next(g for g in games["games"] if g["game"] == "specimen")
            assert specimen["modes"][0]["options"][0]["most"] == 5
            assert specimen["talks"]
            words = await http.get("/api/words/specimen/de")
            assert "player = Spieler" in words["house"]
            assert (await http.get("/api/rules/specimen/en"))["language"] == "en"
            assert (await http.ask("GET", "/api/words/specimen/fr")).status_code == 400
            assert (await http.get("/api/health")) == {"status": "ok"}
            assert (await http.get("/api/readiness")) == {"status": "ok"}
            metrics = (await http.ask("GET", "/api/metrics")).text
            assert "hullbreach_tables" in metrics
            page = await http.ask("GET", "/t/some-table")
            assert page.headers["content-type"].startswith("text/html")
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            missing = await http.ask("GET", "/api/nothing")
            assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
            assert (await http.ask("GET", "/api/reports")).status_code == 403

    asyncio.run(game())


def test_a_table_full_of_bots_starts_at_once(house: Server) -> None:
    async def game() -> None:
        async with Http(house.address) as http:
            form = {"name": "Ann", "players": 3, "bots": {"1": "random", "2": "random"}}
            made = await http.post("/api/games/specimen/create", form | {"start": True})
            assert made["table"]["status"] == "playing"
            form["bots"] = {"1": "random"}
            assert (
                await refusal(http, "/api/games/specimen/create", form | {"start": True})
                == "not_open"
            )

    asyncio.run(game())


def test_every_answer_carries_the_headers_that_protect(house: Server) -> None:
    async def look() -> None:
        async with Http(house.address) as http:
            for method, path, status in (
                ("GET", "/", 200),
                ("GET", "/api/games", 200),
                ("GET", "/api/openapi.json", 200),
                ("GET", "/api/games/specimen/nowhere", 404),
                ("GET", "/api/nothing", 404),
                ("PUT", "/api/games", 405),
                ("POST", "/api/games/specimen/create", 400),
                ("GET", "/api/reports", 403),
            ):
                answer = await http.ask(method, path, body={"odd": 1} if method == "POST" else None)
                assert answer.status_code == status
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers

    asyncio.run(look())
