"""No world dealt for a seat contradicts anything it has ever been shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.state import Ship
from hullbreach.kernel import Seat, Session, Value
from hullbreach.testing.laws import choose, numbers

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("semi_coop", 3, {}),
    ("semi_coop", 5, {"ruleset": "rulebook", "intruder_player": True}),
    ("semi_coop", 4, {"carnomorphs": True}),
    ("coop", 3, {"carnomorphs": True}),
    ("solo", 1, {}),
]


class Memory:
    """What a seat was shown in secret, kept outside the game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.tiles: dict[int, str] = {}
        self.coordinates = ""
        self.objectives: list[tuple[Seat, str]] = []

    def hears(self, key: str, facts: Mapping[str, Any]) -> None:
        """Remember what an event tells for good."""
        if key == "looked.tile" and facts["room"] in ROOM_OF:
            self.tiles[ROOM_OF[facts["room"]]] = facts["card"]
        elif key == "looked.coordinates":
            self.coordinates = facts["card"]
        elif key == "looked.objective":
            self.objectives.append((facts["target"], facts["card"]))

    def fits(self, world: Ship, truth: Ship) -> None:
        """The world holds all of it, and every card the seat knows lies where it knows it."""
        assert all(world.tile_id(room) == tile for room, tile in self.tiles.items())
        assert self.coordinates in ("", world.face(world.coordinates))
        for owner, card in self.objectives:
            assert card in map(world.face, world.objectives[owner] + world.dropped[owner])
        for h, seen in enumerate(truth.cards.seen):
            if seen >> self.seat & 1:
                assert world.face(h) == truth.face(h)


def walk(mode: str, players: int, options: dict[str, Value], seed: int, every: int) -> int:
    """Play a game and compare worlds with memories; returns how many were compared."""
    session = Session.new(GAME, GAME.configure(mode, players, options), seed, record=False)
    memories = [Memory(seat) for seat in range(players)]
    source, count, compared = numbers(seed), 0, 0
    while not session.over:
        for event in session.answer(*choose(session, source)):
            for memory in memories:
                told = event.for_seat(memory.seat)
                if told is not None:
                    memory.hears(told.key, told.facts)
        count += 1
        if count % every == 0 and not session.over:
            for memory in memories:
                memory.fits(session.fork(memory.seat, count).boundary, session.boundary)
                compared += 1
    return compared


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_no_world_contradicts_what_a_seat_was_shown(
    mode: str, players: int, options: dict[str, Value]
) -> None:
    compared = sum(walk(mode, players, options, seed, every=9) for seed in range(3))
    assert compared > 15


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_no_world_of_many_contradicts(mode: str, players: int, options: dict[str, Value]) -> None:
    compared = 0
    for seed in range(1000):
        compared += walk(mode, players, options, seed, every=3)
    assert compared > 20_000
