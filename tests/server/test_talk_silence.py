"""What talk shows over real sockets beside its words: how many frames, when, how long."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.client import Http, Seat
from tests.server.process import Server

GAMES = 6
BOTS = (1, 2, 3, 4)


def passes(seat: Seat) -> list[list[dict[str, Any]]]:
    """The lines of every frame in which bots spoke."""
    found = []
    for frame in seat.frames:
        message = json.loads(frame)
        lines = message.get("spoken") if message["type"] == "change" else None
        if lines:
            found.append(lines)
    return found


async def one_game(http: Http, number: int) -> tuple[list[list[dict[str, Any]]], list[Any]]:
    """A game of four bots and a person who always takes the first answer, as the person and a watcher get it."""
    bots = {str(seat): "greedy" for seat in BOTS}
    table = await http.table(players=5, game="the_thing", bots=bots, bots_talk="full")
    await table.start()
    async with table.seat(0) as ann, table.seat(None) as watcher:
        await ann.play(lambda _: number % 2)
        await ann.finish()
        await watcher.finish()
        heard = passes(watcher)
        first = heard[0][0]["n"]  # what was said before the watcher came is no frame of theirs
        everybody = [[x for x in lines if not x.get("only")] for lines in passes(ann)]
        assert [lines for lines in everybody if lines and lines[0]["n"] >= first] == heard
    truth = await http.get(f"{table.path}/timeline?eyes=truth", table.tokens[0])
    return passes(watcher), truth["talk"]


@pytest.mark.soak
def test_bots_of_a_pass_speak_in_one_frame_in_the_order_of_their_seats(house: Server) -> None:
    """Nobody's line comes sooner or later than another's: the frame is the same for all readers."""

    async def games() -> None:
        foes: list[int] = []
        friends: list[int] = []
        async with Http(house.address) as http:
            for number in range(GAMES):
                heard, judged = await one_game(http, number)
                assert heard
                for lines in heard:
                    seats = [line["seat"] for line in lines]
                    assert seats == sorted(seats)
                    assert set(seats) <= {*BOTS}
                roles = {each["line"]["n"]: each["foe"] for each in judged}
                for line in [x for lines in heard for x in lines]:
                    size = len(json.dumps(line))
                    (foes if roles.get(line["n"]) else friends).append(size)
        pairs = [(a > b) + (a == b) / 2 for a in foes for b in friends]
        share = sum(pairs) / max(1, len(pairs))
        print(  # noqa: T201  # the soak's figures
            f"{len(foes)} lines of foes, {len(friends)} of friends: a foe's is the longer in {share:.3f}"
        )

    asyncio.run(games())
