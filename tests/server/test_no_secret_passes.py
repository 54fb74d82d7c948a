"""Nobody receives a secret by leaving, returning, taking over, handing over, watching, or asking for the analysis.

Each story is told at two tables that one seat cannot tell apart: what it and the public are sent is the same, byte for
byte. What a screen covers while it is streamed is the browser's own work (`web/tests/covers.test.ts`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hullbreach import games
from hullbreach.kernel import Session, decode, encode
from hullbreach.server.errors import Denied
from hullbreach.server.tables import lobby_commands, play_commands, seat_commands
from hullbreach.server.tables.head import Head, SeatHead, hashed
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import Fill, Setup, Sit, StepOut
from tests.server.client import Http, Seat
from tests.server.process import Server

SEATS = {"theseus": 2, "the_thing": 5, "panic_station": 4, "nemesis": 3}
ANN, BEN = 0, 1
PUBLIC, ANNS = 0, 1
"""Where the faces of the public and of Ann lie."""
KEY = b"k" * 32


def begun(game: str, answers: int = 25) -> Session[Any]:
    """A game after some answers at random, at the beginning of a step."""
    played = games.find(game)
    session = Session.new(played, played.configure(players=SEATS[game]), KEY)
    random = Random(game)
    while session.asked and (answers > 0 or session.answers or session.pending):
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, random.choice(pick.options), pick.number)
        answers -= 1
    assert not session.over
    return session


def table(session: Session[Any]) -> LiveTable:
    """Ann and Ben, each at home, and bots on the other seats."""
    game = session.game
    head = Head(game.name, game.version, session.config, KEY, 0, status="playing")
    people = [
        SeatHead("human", name, token=hashed(name), held_by=[head.mark_of(name)])
        for name in ("Ann", "Ben")
    ]
    bots = [SeatHead("bot", "Otto", "otto") for _ in range(session.config.players - 2)]
    head.seats = people + bots
    head.host = hashed("Ann")
    return LiveTable("table", game, head, 0, session)


def twins(game: str) -> tuple[LiveTable, LiveTable]:
    """Two tables that Ann cannot tell apart, with other secrets wherever there are any."""
    truth = begun(game)
    worlds = (truth.fork(ANN, seed) for seed in range(40))
    world = next((w for w in worlds if encode(w.boundary) != encode(truth.boundary)), None)
    assert world is not None
    return table(truth), table(world)


def shown(live: LiveTable, command: Callable[[LiveTable], object]) -> dict[int, bytes]:
    """What the public and Ann are sent when something is done, and how the table looks to them afterwards."""
    command(live)
    changes = live.finish_command(1.0)[1].changes
    sent = {place: encode(changes[place]) for place in (PUBLIC, ANNS) if place in changes}
    return sent | {10 + place: encode(live.faces[place]) for place in (PUBLIC, ANNS)}


def ask_to_sit(live: LiveTable) -> None:
    """Noor, who knows nothing yet, asks for a bot's seat."""
    seat_commands.ask_for_seat(live, Sit(2, "Noor"), "Noor", "")


def anybody_may_sit(live: LiveTable) -> None:
    """The host lets newcomers sit down at once."""
    lobby_commands.change_setup(live, Setup(newcomers="sit"))


def let_sit(live: LiveTable) -> None:
    """And gets it."""
    seat_commands.answer_request(live, live.head.requests[0].number, True)


def refuse(live: LiveTable) -> None:
    """The host does not let Noor sit, or the table rest."""
    seat_commands.answer_request(live, live.head.requests[0].number, False)


def agree(live: LiveTable) -> None:
    """The host lets the table rest."""
    seat_commands.answer_request(live, live.head.requests[0].number, True)


def remind(live: LiveTable) -> None:
    """Ann reminds Ben, or hears that the table does not wait for him."""
    try:
        seat_commands.remind(live, ANN, BEN, 1.0)
    except Denied as denied:
        live.log_event(denied.code)


STORIES: dict[str, list[Callable[[LiveTable], object]]] = {
    "stepping out and returning": [
        lambda live: seat_commands.step_out(live, BEN, StepOut("otto")),
        lambda live: play_commands.give_seat_back(live, BEN),
    ],
    "leaving for good": [lambda live: lobby_commands.get_up(live, BEN)],
    "a seat given away": [lambda live: seat_commands.give_away(live, BEN)],
    "taking over": [ask_to_sit, let_sit],
    "taking over unasked": [anybody_may_sit, ask_to_sit],
    "a rest": [
        lambda live: lobby_commands.set_paused(live, True),
        lambda live: lobby_commands.set_paused(live, False),
    ],
    "another host": [lambda live: seat_commands.hand_over(live, BEN)],
    "a seat that is refused": [ask_to_sit, refuse],
    "a rest that is refused and one that is granted": [
        lambda live: seat_commands.ask_for_pause(live, BEN),
        refuse,
        lambda live: seat_commands.ask_for_pause(live, BEN),
        agree,
    ],
    "reminding": [remind],
    "a slower pace": [lambda live: seat_commands.set_pace(live, BEN, 3.0)],
    "step by step": [
        lambda live: seat_commands.set_pace(live, BEN, 3.0, steps=True),
        lambda live: seat_commands.step(live, BEN, 1.0),
    ],
    "another stand-in while somebody is away": [
        lambda live: seat_commands.step_out(live, BEN, StepOut("otto")),
        lambda live: lobby_commands.fill_seat(live, BEN, Fill("vesna")),
    ],
}


CASES = [
    (game, story)
    for game, seats in SEATS.items()
    for story in STORIES
    if story not in ("taking over", "taking over unasked", "a seat that is refused")
    or seats > 2  # where there is a bot's seat
]


@pytest.mark.parametrize(("game", "story"), CASES)
def test_coming_and_going_tells_nobody_anything(game: str, story: str) -> None:
    here, there = twins(game)
    for live in (here, there):
        live.log_event("began")
        live.finish_command(0.0)
    for command in STORIES[story]:
        assert shown(here, command) == shown(there, command)


@pytest.mark.parametrize("game", [game for game in SEATS if SEATS[game] > 2])
def test_whoever_takes_over_sees_what_the_seat_sees_and_the_others_see_no_more(game: str) -> None:
    live, _ = twins(game)
    live.log_event("began")
    live.finish_command(0.0)
    before = encode(live.faces[ANNS].view)
    for command in (ask_to_sit, let_sit):
        command(live)
        live.finish_command(1.0)
    session = live.playing()
    theirs = live.faces[2 + 1].view
    assert theirs is not None
    assert {name: decode(value, Any) for name, value in theirs.items()} == decode(
        encode(session.view(2)), dict[str, Any]
    )
    assert encode(live.faces[ANNS].view) == before


@pytest.mark.parametrize("game", SEATS)
def test_watchers_are_shown_the_same_in_every_world_of_a_seat(game: str) -> None:
    here, there = twins(game)
    assert encode(here.faces[PUBLIC].view) == encode(there.faces[PUBLIC].view)
    assert here.faces[PUBLIC].asked is None


READ = ("replay", "timeline", "timeline?eyes=truth", "timeline?eyes=1", "epilogue", "analysis")


def test_nothing_is_told_of_a_running_game_to_whoever_asks_for_its_end(house: Server) -> None:
    """Neither watchers nor people at the table get its truth by asking for what is there after the game."""

    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=5, people=2, game="the_thing")
            await table.start()
            for token in ("", *table.tokens):
                for path in READ:
                    answer = await http.ask("GET", f"{table.path}/{path}", token)
                    assert (answer.status_code, answer.json()["code"]) == (409, "not_over"), path
                    assert set(answer.json()) == {"code", "text"}
                for path, form in (("analysis", None), ("continue", {"step": 1})):
                    answer = await http.ask("POST", f"{table.path}/{path}", token, form or {})
                    assert (answer.status_code, answer.json()["code"]) == (409, "not_over"), path
            card = await http.ask("GET", f"/replay/{table.table}/card.png")
            assert card.status_code in (404, 409)

    asyncio.run(game())


def test_what_watchers_say_is_heard_by_watchers_alone_while_the_game_is_played(
    house: Server,
) -> None:
    """Whoever has left a seat may know its secrets and can come back to look on: no player hears them."""

    async def game() -> None:
        async with Http(house.address) as http:
            table = await http.table(players=3, people=2)
            async with (
                table.seat(0) as ann,
                table.seat(1) as ben,
                table.seat(None) as ada,
                table.seat(None) as noor,
            ):
                await ada.say("chat", text="good luck")
                await heard(ann, "good luck")
                await table.start()
                await ada.say("chat", text="it is seat one")
                await heard(noor, "it is seat one")
                await ann.say("chat", text="who was it")
                for viewer in (ann, ben, ada, noor):
                    await heard(viewer, "who was it")
                assert said(ada) == said(noor) == ["good luck", "it is seat one", "who was it"]
                for person in (ann, ben):
                    assert said(person) == ["good luck", "who was it"]
                    assert not any("it is seat one" in frame for frame in person.frames)
            async with table.seat(1) as again:
                assert said(again) == ["good luck", "who was it"]
            page = await http.get(f"{table.path}/log", table.tokens[0])
            assert "it is seat one" not in str(page)

    asyncio.run(game())


def said(viewer: Seat) -> list[str]:
    """What a viewer has heard."""
    return [line["chat"]["text"] for line in viewer.lines if line.get("chat")]


async def heard(viewer: Seat, words: str) -> None:
    """Wait until they have heard it."""
    await viewer.until(lambda: words in said(viewer))
