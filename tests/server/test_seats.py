"""Who may sit where after the deal: a seat's secrets are seen by its person, and by nobody who sits elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.client import Http, Refused, Seat, Table
from tests.server.process import Server, server

OPEN: list[Any] = []
"""Clients and sockets of the story that is being told."""


def tell(story: Coroutine[Any, Any, None]) -> None:
    """Tell a story, and close behind it."""

    async def told() -> None:
        try:
            await story
        finally:
            for one in OPEN:
                await (one.close() if isinstance(one, Seat) else one.__aexit__())
            OPEN.clear()

    asyncio.run(told())


class From(Http):
    """Requests from a certain address, as a proxy tells it."""

    def __init__(self, server_address: str, address: str) -> None:
        super().__init__(server_address)
        OPEN.append(self)
        self._client.headers["X-Forwarded-For"] = address
        self.origin = address

    async def open(self, table: Table, token: str) -> Seat:
        """A seat at that table, opened from here; closed when the story ends."""
        seat = Seat(self.address, table.path, token)
        OPEN.append(seat)
        headers = {"X-Forwarded-For": self.origin}
        seat._socket = await connect(seat.url, max_size=None, additional_headers=headers)
        await seat.raw({"type": "hello", "token": token})
        await seat.until(lambda: "table" in seat.state)
        return seat


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("seats"), trust_proxy=1) as running:
        yield running


async def begun(house: Server) -> tuple[Table, From, From]:
    """A table of Ann (the host), Ben and a bot, each at home; Ann and Ben have it open."""
    ann, ben = From(house.address, "10.0.0.1"), From(house.address, "10.0.0.2")
    table = await ann.table(players=3, people=1, bots={"2": "random"})
    joined = await ben.post(f"{table.path}/join", {"name": "Ben", "seat": 1})
    await ben.post(f"{table.path}/ready", {}, joined["token"])
    table.tokens.append(joined["token"])
    for who, token in ((ann, table.tokens[0]), (ben, table.tokens[1])):
        await (await who.open(table, token)).close()
    await table.start()
    return table, ann, ben


async def code(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return str(refused.value.code)


def test_the_host_cannot_free_a_dealt_seat_and_sit_down_on_it(proxied: Server) -> None:
    async def story() -> None:
        table, ann, _ = await begun(proxied)
        host = table.tokens[0]
        assert await code(ann.post(f"{table.path}/seats/1", {"bot": ""}, host)) == "forbidden"
        stranger = From(proxied.address, "10.0.0.9")
        assert await code(stranger.post(f"{table.path}/join", {"name": "X", "seat": 1})) == "taken"

    tell(story())


def test_a_bot_stands_in_for_a_person_and_the_person_comes_back(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        info = await ann.post(f"{table.path}/seats/1", {"bot": "random"}, table.tokens[0])
        assert (info["seats"][1]["kind"], info["seats"][1]["stand_in"]) == ("human", "random")
        seat = await ben.open(table, table.tokens[1])
        await seat.until(lambda: not seat.state["table"]["seats"][1]["stand_in"])
        refused = await code(ann.post(f"{table.path}/seats/1", {"bot": "random"}, table.tokens[0]))
        assert refused == "is_here"
        await seat.close()

    tell(story())


def test_a_bots_seat_goes_to_somebody_new_by_the_hosts_word_and_the_table_is_told(
    proxied: Server,
) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        cleo = From(proxied.address, "10.0.0.3")
        path = f"{table.path}/join"
        assert await code(cleo.post(path, {"name": "Cleo", "seat": 2})) == "taken"
        await ann.post(f"{table.path}/seats/2", {"bot": ""}, table.tokens[0])
        watching = await ben.open(table, table.tokens[1])
        for who, token in ((ann, table.tokens[0]), (ann, ""), (ben, "")):
            form = {"name": "Second self", "seat": 2}
            assert await code(who.post(path, form, token)) == "has_sat"
        joined = await cleo.post(path, {"name": "Cleo", "seat": 2})
        await watching.until(lambda: "table.joined" in watching.keys)
        assert "table.replaced" in watching.keys
        seat = await cleo.open(table, joined["token"])
        assert seat.state["seat"] == 2
        for one in (seat, watching):
            await one.close()

    tell(story())


def test_an_offered_seat_is_played_by_its_bot_until_somebody_comes(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        await ann.post(f"{table.path}/seats/2", {"bot": ""}, table.tokens[0])
        first, second = (
            await ann.open(table, table.tokens[0]),
            await ben.open(table, table.tokens[1]),
        )
        await asyncio.gather(first.play(lambda q: 3), second.play(lambda q: 5))
        assert first.over

    tell(story())


def test_whoever_left_a_dealt_seat_gets_no_other(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        await ben.post(f"{table.path}/leave", {}, table.tokens[1])
        await ann.post(f"{table.path}/seats/2", {"bot": ""}, table.tokens[0])
        form = {"name": "Ben again", "seat": 2}
        assert await code(ben.post(f"{table.path}/join", form)) == "has_sat"

    tell(story())


def test_whoever_left_a_seat_that_has_a_new_person_gets_no_other_either(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        cleo = From(proxied.address, "10.0.0.3")
        path = f"{table.path}/join"
        await ben.post(f"{table.path}/leave", {}, table.tokens[1])
        for seat in (1, 2):
            await ann.post(f"{table.path}/seats/{seat}", {"bot": ""}, table.tokens[0])
        await cleo.post(path, {"name": "Cleo", "seat": 1})
        form = {"name": "Ben again", "seat": 2}
        assert await code(ben.post(path, form)) == "has_sat"
        assert await code(ben.post(f"{table.path}/sit", form)) == "has_sat"

    tell(story())


def test_a_seat_that_was_opened_on_returning_is_known_to_have_been_seen_from_there(
    proxied: Server,
) -> None:
    async def story() -> None:
        table, _, ben = await begun(proxied)
        away = From(proxied.address, "10.0.0.9")
        await ben.post(f"{table.path}/stepOut", {}, table.tokens[1])
        seat = await away.open(table, table.tokens[1])
        await seat.until(lambda: not seat.state["table"]["seats"][1]["stand_in"])
        form = {"name": "Second self", "seat": 2}
        assert await code(away.post(f"{table.path}/sit", form)) == "has_sat"

    tell(story())


def test_what_a_seat_knew_that_was_taken_from_somebody_goes_to_nobody(proxied: Server) -> None:
    """Otherwise the host, or a friend, could read a player's hand by throwing that player out."""

    async def story() -> None:
        table, ann, _ = await begun(proxied)
        phone = From(proxied.address, "10.0.0.9")
        await ann.post(f"{table.path}/seats/1/giveAway", {}, table.tokens[0])
        form = {"name": "A friend", "seat": 1}
        assert await code(phone.post(f"{table.path}/sit", form)) == "seat_closed"
        path = f"{table.path}/seats/1"
        assert await code(ann.post(path, {"bot": ""}, table.tokens[0])) == "seat_closed"
        await ann.post(path, {"bot": "greedy"}, table.tokens[0])
        assert await code(phone.post(f"{table.path}/sit", form)) == "seat_closed"
        assert await code(phone.post(f"{table.path}/join", form)) == "taken"

    tell(story())


def test_the_hosts_word_is_for_the_request_it_was_given_for(proxied: Server) -> None:
    """A number means one request for ever: what is answered twice answers nothing that came meanwhile."""

    async def story() -> None:
        table, ann, ben = await begun(proxied)
        noor, cleo = From(proxied.address, "10.0.0.4"), From(proxied.address, "10.0.0.3")
        path = f"{table.path}/sit"
        first = await noor.post(path, {"name": "Noor", "seat": 2})
        again = await noor.post(path, {"name": "Noor", "seat": 2})
        assert again["number"] != first["number"]
        agreed = f"{table.path}/requests/{again['number']}"
        await ann.post(agreed, {"agree": False}, table.tokens[0])
        late = await cleo.post(path, {"name": "Cleo", "seat": 2})
        assert late["number"] not in (first["number"], again["number"])
        assert await code(ann.post(agreed, {"agree": True}, table.tokens[0])) == "no_proposal"
        await ben.post(f"{table.path}/askPause", {}, table.tokens[1])

    tell(story())


async def not_opened(house: Server) -> tuple[Table, From, From]:
    """The same table, which nobody has opened yet."""
    ann, ben = From(house.address, "10.0.0.1"), From(house.address, "10.0.0.2")
    table = await ann.table(players=3, people=1, bots={"2": "random"})
    joined = await ben.post(f"{table.path}/join", {"name": "Ben", "seat": 1})
    await ben.post(f"{table.path}/ready", {}, joined["token"])
    table.tokens.append(joined["token"])
    await table.start()
    return table, ann, ben


SECOND_SELF = {"name": "Second self", "seat": 2}


def test_whoever_put_up_a_table_sits_on_no_other_seat_before_they_have_opened_their_own(
    proxied: Server,
) -> None:
    async def story() -> None:
        table, ann, _ = await not_opened(proxied)
        assert await code(ann.post(f"{table.path}/sit", SECOND_SELF)) == "has_sat"

    tell(story())


def test_nor_does_who_goes_on_from_a_replay_or_plays_again(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await not_opened(proxied)
        await ann.post(f"{table.path}/end", {}, table.tokens[0])
        form = {"step": 1, "name": "Ann", "seat": 0}
        made = await ann.post(f"{table.path}/continue", form)
        again = await ann.post(f"{table.path}/playAgain", {}, table.tokens[0])
        claimed = await ben.post(f"{table.path}/playAgain", {}, table.tokens[1])
        for id_, token in (
            (made["table"]["table"], made["token"]),
            (again["table"], again["token"]),
        ):
            path = f"/api/games/specimen/{id_}"
            if token == made["token"]:
                joined = await ben.post(f"{path}/join", {"name": "Ben", "seat": 1})
                await ann.post(f"{path}/seats/2", {"bot": "random"}, token)
            else:
                joined = claimed
            await ben.post(f"{path}/ready", {}, joined["token"])
            await ann.post(f"{path}/start", {}, token)
            assert await code(ann.post(f"{path}/sit", SECOND_SELF)) == "has_sat"

    tell(story())


@pytest.mark.parametrize("way", ["log", "mine"])
def test_whoever_has_read_what_a_seat_was_told_sits_on_no_other(proxied: Server, way: str) -> None:
    async def story() -> None:
        table, _, _ = await not_opened(proxied)
        away = From(proxied.address, f"10.0.1.{len(way)}")
        if way == "log":
            await away.get(f"{table.path}/log", table.tokens[1])
        else:
            kept = {"table": table.table, "token": table.tokens[1]}
            assert (await away.post("/api/mine", {"tables": [kept]}))["tables"]
        assert await code(away.post(f"{table.path}/sit", SECOND_SELF)) == "has_sat"

    tell(story())


async def next_table(house: Server) -> tuple[Table, Table, From, From]:
    """A finished table of Ann and Ben, and the next one, at which Ann has claimed her seat."""
    table, ann, ben = await begun(house)
    await ann.post(f"{table.path}/end", {}, table.tokens[0])
    again = await ann.post(f"{table.path}/playAgain", {}, table.tokens[0])
    return table, Table(ann, "specimen", again["table"], [again["token"]]), ann, ben


def test_playing_again_opens_ones_own_seat_wherever_it_was_put(proxied: Server) -> None:
    async def story() -> None:
        table, following, ann, ben = await next_table(proxied)
        await ann.post(f"{following.path}/places", {"order": [1, 0, 2]}, following.tokens[0])
        claimed = await ben.post(f"{table.path}/playAgain", {}, table.tokens[1])
        assert claimed["seat"] == 0
        hers = await ann.get(f"/api/tables/{following.table}/seat", following.tokens[0])
        assert (hers["seat"], hers["host"]) == (1, True)

    tell(story())


def test_playing_again_takes_no_seat_that_was_given_to_somebody_else(proxied: Server) -> None:
    async def story() -> None:
        table, following, ann, ben = await next_table(proxied)
        await ann.post(f"{following.path}/seats/1", {"bot": ""}, following.tokens[0])
        cleo = From(proxied.address, "10.0.0.3")
        joined = await cleo.post(f"{following.path}/join", {"name": "Cleo", "seat": 1})
        again = ben.post(f"{table.path}/playAgain", {}, table.tokens[1])
        assert await code(again) == "taken"
        hers = await cleo.get(f"/api/tables/{following.table}/seat", joined["token"])
        assert hers["seat"] == 1

    tell(story())


def test_whoever_claims_their_seat_again_gets_the_same_one(proxied: Server) -> None:
    async def story() -> None:
        table, following, ann, _ = await next_table(proxied)
        again = await ann.post(f"{table.path}/playAgain", {}, table.tokens[0])
        assert (again["table"], again["seat"]) == (following.table, 0)
        old = ann.get(f"/api/tables/{following.table}/seat", following.tokens[0])
        assert await code(old) == "bad_token"

    tell(story())


def test_what_somebody_noted_is_for_nobody_who_sits_there_after_them(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        seat = await ben.open(table, table.tokens[1])
        await seat.say("notebook", text="Ann is the traitor")
        await ben.post(f"{table.path}/leave", {}, table.tokens[1])
        cleo = From(proxied.address, "10.0.0.3")
        asked = await cleo.post(f"{table.path}/sit", {"seat": 1, "name": "Cleo"})
        agreed = f"{table.path}/requests/{asked['number']}"
        await ann.post(agreed, {"agree": True}, table.tokens[0])
        assert (await cleo.open(table, asked["token"])).state["notebook"] == ""

    tell(story())


def test_nobody_notes_anything_before_people_keep_their_places(proxied: Server) -> None:
    async def story() -> None:
        ann = From(proxied.address, "10.0.0.1")
        table = await ann.table(players=3, people=1, bots={"2": "random"})
        seat = await ann.open(table, table.tokens[0])
        assert await code(seat.say("notebook", text="a plan")) == "not_started"

    tell(story())


def test_the_host_may_let_newcomers_sit_down_unasked_or_nobody_at_all(proxied: Server) -> None:
    async def story() -> None:
        table, ann, ben = await begun(proxied)
        setup, sit = f"{table.path}/setup", f"{table.path}/sit"
        cleo = From(proxied.address, "10.0.0.3")
        form = {"name": "Cleo", "seat": 2}
        assert await code(ben.post(setup, {"newcomers": "sit"}, table.tokens[1])) == "forbidden"
        info = await ann.post(setup, {"newcomers": "nobody"}, table.tokens[0])
        assert info["newcomers"] == "nobody"
        assert await code(cleo.post(sit, form)) == "seat_closed"
        await ann.post(setup, {"newcomers": "sit"}, table.tokens[0])
        assert await code(ann.post(sit, form)) == "has_sat", "whoever sits here gets no other seat"
        watching = await ben.open(table, table.tokens[1])
        seated = await cleo.post(sit, form)
        assert seated["seated"]
        await watching.until(lambda: "table.joined" in watching.keys)
        assert (await cleo.open(table, seated["token"])).state["seat"] == 2
        assert watching.state["table"]["requests"] == []
        late = From(proxied.address, "10.0.0.4")
        assert await code(late.post(sit, {"name": "Dora", "seat": 2})) == "taken"

    tell(story())


def test_where_watchers_see_the_game_later_nobody_sits_down_unasked(proxied: Server) -> None:
    async def story() -> None:
        table, ann, _ = await begun(proxied)
        setup = f"{table.path}/setup"
        await ann.post(setup, {"newcomers": "sit"}, table.tokens[0])
        info = await ann.post(setup, {"delay": "move"}, table.tokens[0])
        assert info["newcomers"] == "ask"
        again = ann.post(setup, {"newcomers": "sit"}, table.tokens[0])
        assert await code(again) == "forbidden"
        cleo = From(proxied.address, "10.0.0.3")
        asked = await cleo.post(f"{table.path}/sit", {"name": "Cleo", "seat": 2})
        assert not asked["seated"]

    tell(story())
