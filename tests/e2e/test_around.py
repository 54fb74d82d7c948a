"""Around the table, in a real browser: the start page, the set-up, the bots as people, and people who come and go."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.process import Server, server

from .conftest import Browse, brought, played


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_two_taps_to_a_game_and_the_start_page_knows_my_move(browse: Browse, size: str) -> None:
    result = browse("around", part="start", size=size)
    assert result["levels"] == 3
    assert result["talk"] == ["full"], "bots talk where a person plays with them"
    assert result["question"] in result["asked"] or result["asked"] in result["question"]
    assert result["title"] == "(1) Hullbreach"
    assert result["covered"] <= 0, "the picture of the position covers nothing of the question"
    assert result["broken"] == []


@pytest.mark.parametrize(("size", "low"), [("wide", False), ("wide", True), ("phone", False)])
def test_a_first_visit_says_what_this_is_and_then_how_to_play(
    browse: Browse, size: str, low: bool
) -> None:
    result = browse("around", part="newcomer", size=size, low=low)
    assert result["tops"] == sorted(result["tops"]), "what this is comes before what to type"
    assert size == "phone" or result["foot"] <= 0, "all games can be played without scrolling"
    assert result["tables"] == 0
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_wins_is_told_as_the_options_of_the_table_have_it(browse: Browse, size: str) -> None:
    result = browse("around", part="aims", size=size)
    assert result["usual"] == ["1 Wirt", "3 Benzinkarten", "1 Scan", "Keine Frist"]
    assert result["harder"] == ["1 Wirt", "4 Benzinkarten", "1 Scan", "10 Runden"]
    assert result["values"].split() == ["Ja", "Nein"]
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_table_is_set_up_with_pickers_and_joined_by_its_word(browse: Browse, size: str) -> None:
    result = browse("around", part="setup", size=size)
    assert result["before"] == 0, "opening the page makes no table"
    assert result["made"] == 1
    assert result["word"].lower() != result["german"].lower()
    assert result["closed"], "a faction that somebody has is not open to others"
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_bot_is_chosen_by_its_face(browse: Browse, size: str) -> None:
    result = browse("around", part="cast", size=size)
    assert result["people"] >= 6
    assert "careful" in result["row"]
    assert "medium" in result["row"]
    assert result["broken"] == []


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes a proxy where people come from: in a test all of them are at home here."""
    with server(tmp_path_factory.mktemp("proxied"), trust_proxy=1) as running:
        yield running


def walk(house: Server, chromium: str, part: str, size: str, **more: Any) -> dict[str, Any]:
    """What a part of the scenario finds at this server."""
    given = {"address": house.address, "chromium": chromium, "part": part, "size": size, **more}
    return played("around", given)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_people_come_and_go_and_only_the_seat_gets_its_secrets(
    proxied: Server, chromium: str, size: str
) -> None:
    result = walk(proxied, chromium, "seats", size)
    assert result["ways"] == 3
    assert "Vesna" in result["standIn"]
    assert result["asWatcher"] is None
    assert not result["watcherAsked"], "a watcher is asked nothing"
    assert result["asNoor"] == 2
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_host_changes_places_pauses_hands_over_and_a_seat_is_given_away(
    proxied: Server, chromium: str, size: str
) -> None:
    result = walk(proxied, chromium, "host", size)
    assert ["Kim" in row for row in result["before"]] == [True, False]
    assert ["Kim" in row for row in result["after"]] == [False, True]
    assert "Leitung" in result["paused"]
    assert "Kim" not in result["given"]
    assert set(result["seen"]) == {None}, "whoever lost their seat looks on, as everybody may"
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_whoever_shows_their_screen_shows_no_card_and_no_word(browse: Browse, size: str) -> None:
    result = browse("around", part="stream", size=size)
    assert result["open"]
    assert not set(result["open"]) & set(result["covered"]), "no card is named while it is covered"
    assert not result["word"], "the table word is nowhere on the screen"
    assert result["held"] == result["open"], "H shows them while it is held"
    assert result["again"] == result["covered"]
    assert result["broken"] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_who_may_look_on_after_the_end_only_is_sent_nothing_before(
    proxied: Server, chromium: str, size: str
) -> None:
    result = walk(proxied, chromium, "late", size)
    assert "zu Ende" in result["told"]
    assert (result["board"], result["views"]) == (0, 0)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_two_people_go_on_from_a_turning_point_with_roles_that_neither_knows(
    proxied: Server, chromium: str, size: str
) -> None:
    table = brought(proxied, "the_thing", 4, "going on")
    result = walk(proxied, chromium, "goOn", size, table=table)
    assert result["some"], "votes are found where they are asked for"
    assert not set(result["some"]) & set(result["all"]), "and are no turning points otherwise"
    assert not result["cut"], "after a jump every button has its place"
    assert result["fixed"], "the host alone says what becomes of hidden things"
    assert "table.dealt_anew" in result["told"]
    assert result["broken"] == []


def finished_game(house: Server) -> tuple[str, str]:
    """A listed table at which bots have played to the end, and its word."""
    with httpx.Client(base_url=f"{house.address}/api/games/theseus", timeout=60) as http:
        made = http.post("/create", json={"name": "Kim", "listed": True}).json()
        table, bearer = made["table"]["table"], {"Authorization": f"Bearer {made['token']}"}
        for seat in range(1, len(made["table"]["seats"])):
            http.post(f"/{table}/seats/{seat}", json={"bot": "random"}, headers=bearer)
        http.post(f"/{table}/start", json={}, headers=bearer)
        http.post(f"/{table}/leave", json={}, headers=bearer)
        until = time.monotonic() + 120
        while http.get(f"{house.address}/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until, "the bots never came to an end"
            time.sleep(0.2)
    return table, made["table"]["word"]["de"]


def test_a_finished_game_is_featured_by_how_it_ended(house: Server, browse: Browse) -> None:
    table, word = finished_game(house)
    result = browse("around", part="featured", size="wide", table=table, word=word)
    assert word not in result["row"]
    assert result["row"].strip()
    assert result["broken"] == []
