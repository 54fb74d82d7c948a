"""Every game is served: a person plays each of them against bots."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

import pytest

from hullbreach import games
from tests.server.client import Http, Refused
from tests.server.process import Server

Chosen: TypeAlias = tuple[str, str, int, dict[str, bool]]


def tables() -> list[Chosen]:
    """Every mode with the fewest and the most seats, and where it knows another box, with that, too."""
    found: list[Chosen] = []
    for name in games.names(everything=True):
        for mode in games.find(name).modes:
            boxes = {option.name for option in mode.options} & BOXES
            for players in sorted({mode.least, mode.most}):
                found.append((name, mode.name, players, {}))
                found += [(name, mode.name, players, {box: True}) for box in sorted(boxes)]
    return found


BOXES = {"carnomorphs", "intruder_player"}


async def play(house: Server, chosen: Chosen, most: int, bot: str = "random") -> None:
    game, mode, players, options = chosen
    async with Http(house.address) as http:
        bots = {str(seat): bot for seat in range(1, players)}
        table = await http.table(players=players, game=game, mode=mode, options=options, bots=bots)
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
    asyncio.run(play(house, (game, mode.name, mode.least, {}), 12))


def test_a_person_plays_some_moves_with_another_box(house: Server) -> None:
    asyncio.run(play(house, ("nemesis", "semi_coop", 2, {"carnomorphs": True}), 12))


@pytest.mark.soak
@pytest.mark.parametrize("chosen", tables(), ids=repr)
def test_a_person_plays_every_mode_to_its_end(house: Server, chosen: Chosen) -> None:
    asyncio.run(play(house, chosen, 100_000))


@pytest.mark.soak
@pytest.mark.parametrize("game", games.names())
def test_a_person_plays_bots_that_think_to_the_end(house: Server, game: str) -> None:
    mode = games.find(game).modes[0]
    asyncio.run(play(house, (game, mode.name, mode.least, {}), 100_000, "greedy"))
