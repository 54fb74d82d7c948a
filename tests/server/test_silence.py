"""Where only a count is shown, nothing tells who has answered: undo, proposals, stand-ins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Http, Seat, Table, another_second
from tests.server.process import Server, server


async def to_the_secret_question(http: Http, **form: Any) -> tuple[Table, list[Seat]]:
    """Three people at the question that everybody is asked and only a count is shown of."""
    table = await http.table(players=3, people=3, **form)
    await table.start()
    seats = [table.seat(seat) for seat in range(3)]
    for seat in seats:
        await seat.open()
    while True:
        for seat in seats:
            await fence(seat)
        assert not seats[0].over, "nobody does anything, so the game goes on"
        if seats[0].state["waits"]["names"] is None:
            return table, seats
        for seat in seats:
            await fence(seat)  # somebody else's answer may have taken the question away
            if seat.asked:
                await seat.answer(0)


async def fence(seat: Seat) -> None:
    before = len(seat.frames)
    await seat.raw({"type": "ping", "id": 0})
    await seat.until(lambda: any('"type":"pong"' in frame for frame in seat.frames[before:]))


def told(seat: Seat, key: str) -> bool:
    return key in seat.keys


def test_undoing_a_secret_answer_does_not_say_whose_it_was(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            _, (ann, ben, cleo) = await to_the_secret_question(http)
            await ann.answer(0)
            await fence(ben)
            count = ben.state["waits"]["count"]
            await ann.say("undo")
            await fence(ben)
            assert ben.state["waits"]["count"] != count, "the count is shown"
            assert told(ann, "table.undone")
            assert not told(ben, "table.undone")
            for seat in (ann, ben, cleo):
                await seat.close()

    asyncio.run(story())


def test_a_secret_answer_nobody_sees_withdraws_no_proposal(house: Server) -> None:
    async def story() -> None:
        async with Http(house.address) as http:
            _, seats = await to_the_secret_question(http)
            ann, ben, _cleo = seats
            await ann.say("propose")
            await fence(ben)
            frames = len(ben.frames)
            if ann.asked is not None and ann.asked["secret"]:
                await ann.answer(0)
            await fence(ben)
            seen = [frame for frame in ben.frames[frames:] if '"type":"change"' in frame]
            assert all('"waits"' in frame or '"proposal"' not in frame for frame in seen)
            for seat in seats:
                await seat.close()

    asyncio.run(story())


def test_a_bot_stands_in_for_everybody_who_is_away_not_only_for_those_who_are_asked(
    tmp_path: Path,
) -> None:
    async def story(house: Server) -> None:
        async with Http(house.address) as http:
            absence = {"bot": "random", "seconds": 2}
            _, (ann, ben, cleo) = await to_the_secret_question(http, absence=absence)
            await cleo.answer(0)  # who then goes
            await cleo.close()
            await ben.close()
            await ann.until(
                lambda: all(ann.state["table"]["seats"][seat]["stand_in"] for seat in (1, 2))
            )
            await ann.close()

    with server(tmp_path) as house:
        asyncio.run(story(house))


def test_the_start_page_does_not_tell_that_somebody_answered_in_secret(house: Server) -> None:
    """Whoever asks for their tables again and again learns nothing that the table itself does not show."""

    async def story() -> None:
        async with Http(house.address) as http:
            table, seats = await to_the_secret_question(http)
            ann, ben, _cleo = seats

            async def start_page() -> dict[str, Any]:
                kept = [{"table": table.table, "token": table.tokens[1]}]
                found = await http.post("/api/mine", {"tables": kept})
                shown: dict[str, Any] = found["tables"][0]
                return shown

            before, n = await start_page(), ben.n
            await another_second()
            await ann.say("notebook", text="a note that nobody sees")
            await ann.say("standing", prompt="vote.whom", option=1)
            await fence(ben)
            assert ben.n == n
            assert await start_page() == before
            for seat in seats:
                await seat.close()

    asyncio.run(story())
