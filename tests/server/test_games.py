"""Every game is served: a person plays each of them against bots."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach import games
from tests.server.client import Http, Refused
from tests.server.process import Server

MODES = [
    (name, mode.name, players)
    for name in games.names(everything=True)
    for mode in games.find(name).modes
    for players in sorted({mode.least, mode.most})
]


async def play(house: Server, game: str, mode: str, players: int, most: int) -> None:
    async with Http(house.address) as http:
        table = await http.table(players=players, game=game, mode=mode)
        await table.start()
        async with table.seat(0) as ann:
            given = await ann.play(lambda question: int(question["number"]) * 7, most=most)
            assert given == most or ann.over
            assert ann.state["view"]
        try:
            await http.post(f"{table.path}/end", token=table.tokens[0])
        except Refused as refused:  # the bots may have come to the end by themselves
            if refused.code != "game_over":
                raise
        replay = await http.get(f"{table.path}/replay")
        verdict = await http.post("/api/replays/verify", replay)
        assert verdict["ok"], verdict["why"]
        film = await http.get(f"{table.path}/timeline?eyes=0")
        assert film["frames"]


@pytest.mark.parametrize("game", games.names(everything=True))
def test_a_person_plays_some_moves_of_each_game(house: Server, game: str) -> None:
    mode = games.find(game).modes[0]
    asyncio.run(play(house, game, mode.name, mode.least, 12))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "mode", "players"), MODES)
def test_a_person_plays_every_mode_to_its_end(
    house: Server, game: str, mode: str, players: int
) -> None:
    asyncio.run(play(house, game, mode, players, 100_000))
