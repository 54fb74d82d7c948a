"""People who come and go: nobody gets a secret by leaving, returning, asking for a seat, moving or watching."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.server.runtime.game_server import GameServer
from hullbreach.server.runtime.table_slot import TableSlot
from hullbreach.server.settings import Settings
from hullbreach.server.tables.due_actions import (
    HURRIED_THOUGHT,
    LEAST_PACE,
    LONGEST_STEP,
    DueAction,
    due_actions,
    earliest_answers,
    hurried,
    moment_of_answers,
    reaction,
)
from hullbreach.server.tables.head import SeatHead
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.lobby_commands import (
    bot_seat,
    deal,
    new_table,
    rename,
    stand_in_of,
    start_game,
)
from hullbreach.server.tables.play_commands import count_hint, give_answer, let_bot_stand_in
from hullbreach.server.tables.seat_commands import (
    answer_request,
    ask_for_pause,
    ask_for_seat,
    set_pace,
    skip_ahead,
)
from hullbreach.server.wire.forms import Create, Sit
from hullbreach.server.wire.protocol import Clock
from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server, server
from tests.server.test_seats import From, begun, code, proxied, tell

__all__ = ["proxied"]


def told(seat: Seat) -> str:
    """Everything a viewer was ever sent."""
    return "\n".join(seat.frames)


def test_stepping_out_keeps_the_seat_and_the_same_link_returns(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        watching = await ann.open(table, table.tokens[0])
        info = await ben.post(f"{table.path}/stepOut", {"bot": "otto"}, table.tokens[1])
        assert (info["seats"][1]["kind"], info["seats"][1]["stand_in"]) == ("human", "otto")
        await watching.until(lambda: "table.stand_in" in watching.keys)
        events = [e for line in watching.lines for e in line.get("events", [])]
        away = next(e for e in events if e["key"] == "table.stand_in")
        assert away["facts"] == {"seat": 1, "bot": "Otto"}
        back = await ben.open(table, table.tokens[1])
        await back.until(lambda: not back.state["table"]["seats"][1]["stand_in"])
        assert back.state["seat"] == 1
        for each in (watching, back):
            await each.close()

    tell(story())


def test_a_newcomer_gets_a_bots_seat_only_when_the_host_agrees(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        noor = From(proxied.address, "10.0.0.7")
        asked = await noor.post(f"{table.path}/sit", {"seat": 2, "name": "Noor"})
        token = asked["token"]
        assert await code(noor.get(f"/api/tables/{table.table}/seat", token)) == "bad_token"
        info = await noor.get(table.path)
        assert info["requests"] == [
            {"number": asked["number"], "kind": "seat", "seat": 2, "name": "Noor"}
        ]
        assert token not in json.dumps(info)
        path = f"{table.path}/requests/{asked['number']}"
        assert await code(ben.post(path, {"agree": True}, table.tokens[1])) == "forbidden"
        assert await code(noor.post(path, {"agree": True}, token)) == "forbidden"
        watching = await noor.open(table, "")
        await watching.until(lambda: "view" in watching.state)
        before = told(watching)
        await ann.post(path, {"agree": True}, table.tokens[0])
        seat = await noor.open(table, token)
        assert seat.state["seat"] == 2
        assert seat.state["view"] != watching.state["view"], (
            "now the secrets of the seat are theirs"
        )
        assert '"asked":{' not in before, "a watcher is asked nothing"
        for each in (watching, seat):
            await each.close()

    tell(story())


def test_a_request_that_is_refused_opens_nothing(proxied: Server) -> None:
    async def story() -> None:
        table, ann, _ = await begun(proxied)
        noor = From(proxied.address, "10.0.0.7")
        asked = await noor.post(f"{table.path}/sit", {"seat": 2, "name": "Noor"})
        path = f"{table.path}/requests/{asked['number']}"
        info = await ann.post(path, {"agree": False}, table.tokens[0])
        assert info["requests"] == []
        assert info["seats"][2]["kind"] == "bot"
        assert (
            await code(noor.get(f"/api/tables/{table.table}/seat", asked["token"])) == "bad_token"
        )
        assert await code(ann.post(path, {"agree": True}, table.tokens[0])) == "no_proposal"

    tell(story())


def test_whoever_knows_one_seat_may_not_ask_for_another(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        form = {"seat": 2, "name": "Again"}
        for who, token in ((ann, table.tokens[0]), (ben, table.tokens[1]), (ben, "")):
            assert await code(who.post(f"{table.path}/sit", form, token)) == "has_sat"
        await ben.post(f"{table.path}/leave", {}, table.tokens[1])
        assert await code(ben.post(f"{table.path}/sit", form)) == "has_sat"
        own = {"seat": 1, "name": "Ben"}
        assert await code(ben.post(f"{table.path}/sit", own)) == "has_sat"

    tell(story())


def test_nobody_asks_for_a_persons_seat_or_before_the_deal(proxied: Server) -> None:
    async def story() -> None:
        table, _, _ = await begun(proxied)
        noor = From(proxied.address, "10.0.0.7")
        assert await code(noor.post(f"{table.path}/sit", {"seat": 1, "name": "N"})) == "taken"
        async with Http(proxied.address) as http:
            made = await http.post("/api/games/specimen/create", {"name": "Ann"})
            path = f"/api/games/specimen/{made['table']['table']}/sit"
            assert await code(noor.post(path, {"seat": 1, "name": "N"})) == "not_started"

    tell(story())


def test_a_seat_that_is_given_away_is_closed_to_who_had_it(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        there = await ben.open(table, table.tokens[1])
        path = f"{table.path}/seats/1/giveAway"
        assert await code(ben.post(path, {}, table.tokens[1])) == "forbidden"
        own = f"{table.path}/seats/0/giveAway"
        assert await code(ann.post(own, {}, table.tokens[0])) == "forbidden"
        info = await ann.post(path, {}, table.tokens[0])
        assert (info["seats"][1]["kind"], info["seats"][1]["name"]) == ("bot", "Vesna")
        await there.until(lambda: any(error["code"] == "revoked" for error in there.errors))
        assert (
            await code(ben.get(f"/api/tables/{table.table}/seat", table.tokens[1])) == "bad_token"
        )
        await there.close()

    tell(story())


def test_the_host_hands_the_table_over_and_is_host_no_more(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        path = f"{table.path}/host"
        assert await code(ben.post(path, {"seat": 1}, table.tokens[1])) == "forbidden"
        assert await code(ann.post(path, {"seat": 2}, table.tokens[0])) == "bad_table"
        info = await ann.post(path, {"seat": 1}, table.tokens[0])
        assert info["host"] == 1
        assert await code(ann.post(f"{table.path}/pause", {}, table.tokens[0])) == "forbidden"
        await ben.post(f"{table.path}/pause", {}, table.tokens[1])
        seat = await ann.open(table, table.tokens[0])
        assert seat.state["seat"] == 0, "the seat stays theirs"
        await seat.close()

    tell(story())


def test_a_pause_is_asked_for_and_granted(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        info = await ben.post(f"{table.path}/askPause", {}, table.tokens[1])
        number = info["requests"][0]["number"]
        assert await code(ben.post(f"{table.path}/askPause", {}, table.tokens[1])) == "taken"
        info = await ann.post(f"{table.path}/requests/{number}", {"agree": True}, table.tokens[0])
        assert (info["paused"], info["requests"]) == ("host", [])

    tell(story())


def test_people_change_places_before_the_deal_and_keep_what_they_chose(proxied: Server) -> None:
    async def story() -> None:
        ann, ben = From(proxied.address, "10.0.0.1"), From(proxied.address, "10.0.0.2")
        made = await ann.post("/api/games/theseus/create", {"name": "Ann"})
        table = Table(ann, "theseus", made["table"]["table"], [made["token"]])
        joined = await ben.post(f"{table.path}/join", {"name": "Ben", "seat": 1})
        first = await ann.open(table, table.tokens[0])
        choice = {"option": "factions", "choice": "aliens"}
        await ann.post(f"{table.path}/choose", choice, table.tokens[0])
        assert await code(ben.post(f"{table.path}/choose", choice, joined["token"])) == "taken"
        await ben.post(f"{table.path}/choose", {**choice, "choice": "greys"}, joined["token"])
        other = {**choice, "choice": "marines", "seat": 0}
        assert await code(ben.post(f"{table.path}/choose", other, joined["token"])) == "forbidden"
        order = f"{table.path}/places"
        assert await code(ben.post(order, {"order": [1, 0]}, joined["token"])) == "forbidden"
        assert await code(ann.post(order, {"order": [0, 0]}, table.tokens[0])) == "bad_request"
        info = await ann.post(order, {"order": [1, 0]}, table.tokens[0])
        assert [seat["name"] for seat in info["seats"]] == ["Ben", "Ann"]
        assert info["options"]["factions"] == "greys,aliens"
        assert info["host"] == 1
        await first.close()
        again = await ann.open(table, table.tokens[0])
        assert again.state["seat"] == 1
        await again.close()
        await ann.post(order, {}, table.tokens[0])
        await ben.post(f"{table.path}/ready", {}, joined["token"])
        await ann.post(f"{table.path}/start", {}, table.tokens[0])
        assert await code(ann.post(order, {"order": [1, 0]}, table.tokens[0])) == "not_open"

    tell(story())


def test_somebody_is_reminded_once_a_day(proxied: Server) -> None:
    async def story() -> None:
        table, ann, _ = await begun(proxied)
        form = {"seat": 2}
        assert await code(ann.post(f"{table.path}/remind", form, table.tokens[0])) == "not_asked"
        seat = await ann.open(table, table.tokens[0])
        await seat.until(lambda: seat.state["waits"]["names"] and seat.state["waits"]["count"])
        form = {"seat": seat.state["waits"]["names"][0]}
        await ann.post(f"{table.path}/remind", form, table.tokens[0])
        assert await code(ann.post(f"{table.path}/remind", form, table.tokens[0])) == "reminded"
        await seat.until(lambda: "table.reminded" in seat.keys)

    tell(story())


def test_the_start_page_hears_of_ones_own_tables_and_of_no_others(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        foreign, _, _ = await begun(proxied)
        kept = [
            {"table": table.table, "token": table.tokens[0]},
            {"table": foreign.table, "token": table.tokens[0]},
            {"table": "nothere", "token": "x"},
        ]
        found = await ann.post("/api/mine", {"tables": kept})
        assert [each["table"]["table"] for each in found["tables"]] == [table.table]
        mine = found["tables"][0]
        seat = await ann.open(table, table.tokens[0])
        question = seat.state["asked"]
        assert (mine["seat"], mine["host"]) == (0, True)
        assert (mine["asked"] is None) == (question is None)
        watcher = await ben.open(table, "")
        if question is not None:
            assert mine["asked"]["prompt"] == question["prompt"]
            assert mine["view"] == watcher.state["view"], "the picture is the public's"
        assert table.tokens[0] not in json.dumps(found)
        for each in (seat, watcher):
            await each.close()

    tell(story())


def test_who_stands_in_has_a_name_that_nobody_here_has_as_long_as_there_is_one() -> None:
    head = new_table(games.find("the_thing"), Create(name="Kim", players=5))[0].head
    for seat, expected in enumerate(("vesna", "barto", "vesna"), 1):
        assert stand_in_of(head) == expected
        head.seats[seat] = bot_seat(head, expected, seat)


def test_finished_games_are_shown_only_if_they_were_listed(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            tables = []
            for listed in (True, False):
                table = await http.table(players=3, people=1, listed=listed)
                await table.start()
                async with table.seat(0) as seat:
                    await seat.play(lambda q: 0)
                tables.append(table.table)
            shown = [each["table"]["table"] for each in await http.get("/api/featured")]
            assert tables[0] in shown
            assert tables[1] not in shown

    asyncio.run(story())


def test_bots_go_as_fast_as_the_slowest_person_wants(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            await table.start()
            info = await http.post(f"{table.path}/pace", {"seconds": 3}, table.tokens[1])
            assert [seat["pace"] for seat in info["seats"]] == [None, 3.0, None]
            with pytest.raises(Refused):
                await http.post(f"{table.path}/pace", {"seconds": 60}, table.tokens[1])

    asyncio.run(story())


def test_bots_hurry_to_the_end_only_when_all_people_want_to_see_it() -> None:
    form = Create(name="Ann", players=4, bots={1: "random", 2: "ismcts:3s"})
    live, _, _ = new_table(games.find("specimen"), form)
    live.head.seats[3] = SeatHead("human", "Ben", pace=5.0)
    settings = Settings(pace=0.8)
    live.head.seats[0].skips = True
    assert not hurried(live)
    assert reaction(live, settings) == 5.0 + 3.0
    live.head.seats[3].skips = True
    assert hurried(live)
    assert reaction(live, settings) == LEAST_PACE + HURRIED_THOUGHT
    live.head.seats[3].skips = False
    assert reaction(live, settings) == 5.0 + 3.0


def test_step_by_step_bots_wait_for_the_word_of_who_plays_alone_and_a_while_for_others() -> None:
    live, _, _ = new_table(
        games.find("specimen"), Create(name="Ann", players=3, bots={1: "random"})
    )
    ann, ben = live.head.seats[0], SeatHead("human", "Ben")
    settings, asked = Settings(pace=0.8), 100.0
    live.finish_command(0.0, new=True)
    set_pace(live, 0, 0.0, steps=True)
    live.finish_command(50.0)
    live.head.asked_at = asked
    assert moment_of_answers(live, settings) > asked + 1e8
    live.head.seats[2] = ben
    assert moment_of_answers(live, settings) == asked + settings.pace + LONGEST_STEP
    live.head.seats[2] = SeatHead("bot", bot="random")
    ann.stepped = asked - 1
    assert moment_of_answers(live, settings) > asked + 1e8, "that word was for the move before"
    ann.stepped = asked + 5
    assert moment_of_answers(live, settings) == asked + 5 + LEAST_PACE
    ann.stepped, ann.skips = 0.0, True
    assert moment_of_answers(live, settings) == asked + LEAST_PACE, "who skips waits for nothing"


def test_step_by_step_a_game_goes_on_by_its_persons_word(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=1)
            form = {"seconds": 0, "steps": True}
            info = await http.post(f"{table.path}/pace", form, table.tokens[0])
            assert [seat["steps"] for seat in info["seats"]] == [True, False, False]
            await table.start()

            async def give_the_word() -> None:
                while True:
                    await http.post(f"{table.path}/step", token=table.tokens[0])
                    await asyncio.sleep(0.05)

            async with table.seat(0) as ann:
                word = asyncio.create_task(give_the_word())
                assert await ann.play(lambda q: 0, most=4) == 4
                word.cancel()

    with server(tmp_path, pace=0.01) as house:
        asyncio.run(story(house))


def test_bots_that_take_an_hour_answer_at_once_when_all_wait_for_the_end(tmp_path: Path) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=1)
            await table.start()
            async with table.seat(0) as ann:
                info = await http.post(f"{table.path}/skip", {"skip": True}, table.tokens[0])
                assert [seat["skips"] for seat in info["seats"]] == [True, False, False]
                await ann.play(lambda q: 0, most=4)  # each time the bots must have answered before
                info = await http.get(table.path)
                assert info["seats"][0]["skips"], "what one answers in secret shows nowhere"

    with server(tmp_path, pace=3600) as house:
        asyncio.run(story(house))


def where_bots_think(settings: Settings) -> tuple[LiveTable, int, list[DueAction]]:
    """A table of one person at which bots that think are asked."""
    form = Create(name="Ann", players=3, bots={1: "ismcts:3s", 2: "ismcts:3s"})
    live, _, seat = new_table(games.find("specimen"), form)
    assert seat is not None
    live.finish_command(0.0, new=True)
    start_game(live, deal)
    live.finish_command(0.0)
    while not (thinkers := [a for a in due_actions(live, settings) if a.kind == "bot"]):
        pick = live.playing().asked[seat]
        assert pick.default is not None
        give_answer(live, seat, pick.default, pick.number)
        live.finish_command(0.0)
    return live, seat, thinkers


def test_step_by_step_bots_think_ahead_no_longer_than_a_word_may_take(tmp_path: Path) -> None:
    """Otherwise a word that comes at once would meet them in the middle of it, and chance would answer."""

    async def story() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pace=3600)
        driver, slot = GameServer(settings).driver, TableSlot("here")
        live, seat, _ = where_bots_think(settings)
        live.head.seats[seat].steps, live.head.asked_at = True, 1.0
        waiting = [a for a in due_actions(live, settings) if a.kind == "bot"]
        assert waiting[0].when > 1e8
        driver._think_ahead(slot, live, waiting)
        assert slot.ahead is not None
        assert slot.ahead.until < earliest_answers(live, settings)
        for task in (slot.ahead.task, *(thought.answers for thought in slot.thoughts.values())):
            task.cancel()

    asyncio.run(story())


def test_a_bot_that_thinks_at_leisure_begins_anew_when_all_wait_for_the_end(tmp_path: Path) -> None:
    """Otherwise its time would be over in the middle of its thoughts, and chance would answer."""

    async def story() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pace=3600)
        driver, slot = GameServer(settings).driver, TableSlot("here")
        live, seat, thinkers = where_bots_think(settings)
        driver._think_ahead(slot, live, thinkers)
        leisurely = dict(slot.thoughts)
        driver._think_ahead(slot, live, thinkers)
        assert slot.thoughts == leisurely
        skip_ahead(live, seat, True)
        driver._think_ahead(slot, live, thinkers)
        assert slot.thoughts.keys() == leisurely.keys()
        assert all(thought.hurried for thought in slot.thoughts.values())
        for thought in (*leisurely.values(), *slot.thoughts.values()):
            assert not thought.answers.cancelling(), "a worker that is broken off begins cold"
            thought.answers.cancel()

    asyncio.run(story())


def test_nobody_wins_time_by_anything_but_a_move() -> None:
    clock = Clock("live", 60)
    form = Create(name="Ann", players=3, bots={1: "random", 2: "random"}, clock=clock, hints="told")
    live, _, seat = new_table(games.find("specimen"), form)
    live.finish_command(0.0, new=True)
    assert seat is not None
    start_game(live, deal)
    live.finish_command(100.0)
    assert live.head.deadline == 160.0
    for command in (
        lambda: skip_ahead(live, seat, True),
        lambda: set_pace(live, seat, 5.0),
        lambda: rename(live, seat, "Anna"),
        lambda: count_hint(live, seat),
        lambda: ask_for_pause(live, seat),
        lambda: answer_request(live, 1, False),
        lambda: ask_for_seat(live, Sit(seat=1, name="a stranger"), "elsewhere", ""),
    ):
        command()
        live.finish_command(150.0)
        assert live.head.deadline == 160.0
    give_up = live.head.asked_at
    rename(live, seat, "Ann")
    live.finish_command(155.0)
    assert live.head.asked_at == give_up, "nor does anybody count as away for a shorter time"
    let_bot_stand_in(live, seat, "random")
    live.finish_command(158.0)
    assert live.head.deadline == 160.0, "nor by stepping out and coming back"


def test_a_wish_to_skip_ends_with_the_round_it_was_said_for() -> None:
    game = games.find("specimen")
    form = Create(name="Ann", players=3, bots={1: "random", 2: "random"}, start=True)
    live, _, seat = new_table(game, form)
    live.finish_command(0.0, new=True)
    assert seat is not None
    start_game(live, deal)
    live.finish_command(0.0)
    skip_ahead(live, seat, True, "round")
    live.finish_command(1.0)
    assert hurried(live)
    assert live.session is not None
    mark = game.spans(live.session.state)["round"]
    while game.spans(live.session.state)["round"] == mark:
        assert hurried(live)
        asked, pick = next(iter(live.session.asked.items()))
        give_answer(live, asked, pick.default or pick.options[0], pick.number)
        live.finish_command(2.0)
    assert not hurried(live)
