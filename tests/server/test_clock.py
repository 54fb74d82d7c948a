"""The clock of a table: it runs for a question, whatever is done at the table meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach import games
from hullbreach.server.errors import Denied
from hullbreach.server.tables.lobby_commands import deal, new_table, start_game
from hullbreach.server.tables.play_commands import give_answer, undo_answer
from hullbreach.server.wire.forms import Create
from hullbreach.server.wire.protocol import Clock
from tests.server.client import Http, Seat
from tests.server.process import Server
from tests.server.test_silence import fence, to_the_secret_question

CLOCK = {"kind": "live", "seconds": 600}


def deadline(seat: Seat) -> float:
    return float(seat.state["clock"]["deadline"])


def test_answering_and_taking_it_back_wins_no_time(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            table = await http.table(game="nemesis", mode="solo", players=1, clock=CLOCK)
            await table.start()
            async with table.seat(0) as ann:
                until = 0.0
                while not ann.state["undo"]:
                    await ann.called()
                    until = deadline(ann)
                    await ann.answer(0)
                    await fence(ann)
                assert deadline(ann) > until, "the next question has its own time"
                await ann.say("undo")
                await fence(ann)
                assert deadline(ann) == until

    asyncio.run(story())


def test_nobody_goes_back_to_a_question_whose_time_is_over() -> None:
    live, _, seat = new_table(
        games.find("nemesis"), Create(name="Ann", mode="solo", players=1, clock=Clock("live", 60))
    )
    assert seat is not None
    live.finish_command(0.0, new=True)
    start_game(live, deal)
    live.finish_command(100.0)
    while not live.playing().may_undo(seat):
        pick = live.playing().asked[seat]
        give_answer(live, seat, pick.options[0], pick.number)
        live.finish_command(150.0)
    with pytest.raises(Denied, match="cannot be taken back"):
        undo_answer(live, seat, 220.0)
    undo_answer(live, seat, 155.0)


def test_secret_answers_win_nobody_time(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            _, seats = await to_the_secret_question(http, clock=CLOCK)
            ann, ben, _ = seats
            until = deadline(ben)
            for _ in range(3):
                await ann.answer(0)
                await ann.say("undo")
            await fence(ben)
            assert deadline(ben) == until
            for seat in seats:
                await seat.close()

    asyncio.run(story())
