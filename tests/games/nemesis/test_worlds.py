"""No world dealt for a seat contradicts anything it has ever been shown."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.state import Brood
from hullbreach.games.nemesis.fauna import SPECIES
from hullbreach.games.nemesis.state import INFECTED, Ship, kind_of
from hullbreach.kernel import Choice, Seat, Session, Value
from hullbreach.testing.laws import choose, numbers

from .test_token_belief import weight_of_bag

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
        self.ill: set[Seat] = set()
        """Who was scanned INFECTED; forgotten when such a card is removed from anybody."""
        self.removed = 0

    def hears(self, key: str, facts: Mapping[str, Any]) -> None:
        """Remember what an event tells for good."""
        if key == "looked.tile" and facts["room"] in ROOM_OF:
            self.tiles[ROOM_OF[facts["room"]]] = facts["card"]
        elif key == "looked.coordinates":
            self.coordinates = facts["card"]
        elif key == "looked.objective":
            self.objectives.append((facts["target"], facts["card"]))

    def sees(self, s: Ship) -> None:
        """Remember whose scanned cards are INFECTED, however they are shuffled afterwards."""
        removed = [s.face(part) for part in s.cured].count(INFECTED)
        if removed != self.removed:
            self.removed, self.ill = removed, set()
        self.ill |= {x for x in range(s.n) if any(map(s.cards.seen.__getitem__, _infected(s, x)))}

    def remembers(self, world: Ship) -> None:
        """Nobody who was scanned INFECTED is clean in the world."""
        assert all(_infected(world, x) for x in self.ill if world.active(x))

    def fits(self, world: Ship, truth: Ship) -> None:
        """The world holds all of it, and every card the seat knows lies where it knows it."""
        assert all(world.tile_id(room) == tile for room, tile in self.tiles.items())
        assert self.coordinates in ("", world.face(world.coordinates))
        for owner, card in self.objectives:
            assert card in map(world.face, world.objectives[owner] + world.dropped[owner])
        for h, seen in enumerate(truth.cards.seen):
            if seen >> self.seat & 1:
                assert world.face(h) == truth.face(h)
        assert Counter(map(kind_of, world.bag)) == Counter(map(kind_of, truth.bag))
        assert _elsewhere(world, self.seat) == _elsewhere(truth, self.seat)


def _infected(s: Ship, seat: Seat) -> list[int]:
    """What makes a player's Contamination cards INFECTED."""
    own = s.hand[seat] + s.deck[seat] + s.discard[seat]
    return [s.part[h] for h in own if h in s.part and s.face(s.part[h]) == INFECTED]


def _elsewhere(s: Ship, seat: Seat) -> list[tuple[Seat, str]]:
    """What a seat saw going back into the Mutation deck, which nobody can have who was a mutant by then."""
    if not isinstance(s.brood, Brood):
        return []
    rows = [(owner, face) for viewer, owner, face in s.brood.elsewhere if viewer == seat]
    for owner, face in rows:
        assert face not in map(s.face, s.brood.mutation[owner])
    return rows


def truth_is_possible(s: Ship, memory: Memory) -> None:
    """What really is so is one of the worlds: nothing of it is against what was seen, and the bag has a weight."""
    memory.fits(s, s)
    for kind in SPECIES[s.species].numbered:
        assert weight_of_bag(s, kind) > 0


class Player:
    """Somebody who takes any option, or a greedy bot, by the number of the game."""

    def __init__(self, players: int, seed: int, greedy: bool) -> None:
        self.source = numbers(seed)
        self.bots = [GreedyBot("nemesis", f"{seed} {seat}") for seat in range(players)]
        self.greedy = greedy

    def answer(self, session: Session[Ship]) -> tuple[Seat, Choice, int]:
        """The next answer of whoever is asked."""
        if not self.greedy:
            return choose(session, self.source)
        seat, pick = next(iter(session.asked.items()))
        return seat, self.bots[seat].choose(Chair(session, seat)), pick.number


def walk(
    mode: str,
    players: int,
    options: dict[str, Value],
    seed: int,
    every: int,
    worlds: int = 1,
    greedy: bool = False,
) -> int:
    """Play a game and compare worlds with memories; returns how many were compared."""
    session = Session.new(GAME, GAME.configure(mode, players, options), seed, record=False)
    memories = [Memory(seat) for seat in range(players)]
    player, number, compared = Player(players, seed, greedy), 0, 0
    while not session.over:
        for event in session.answer(*player.answer(session)):
            for memory in memories:
                told = event.for_seat(memory.seat)
                if told is not None:
                    memory.hears(told.key, told.facts)
        for memory in memories:
            memory.sees(session.state)
        number += 1
        if number % every == 0 and not session.over:
            compared += sum(_compared(session, memory, number, worlds) for memory in memories)
    return compared


def _compared(session: Session[Ship], memory: Memory, number: int, worlds: int) -> int:
    """Deal worlds to one seat and compare each with what it has seen, sees and is asked."""
    truth_is_possible(session.boundary, memory)
    seen, asked = session.view(memory.seat), session.asked.get(memory.seat)
    for k in range(worlds):
        world = session.fork(memory.seat, f"{number} {k}")
        memory.fits(world.boundary, session.boundary)
        memory.remembers(world.state)
        assert world.view(memory.seat) == seen
        assert world.asked.get(memory.seat) == asked
    return worlds


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_no_world_contradicts_what_a_seat_was_shown(
    mode: str, players: int, options: dict[str, Value]
) -> None:
    compared = sum(walk(mode, players, options, seed, every=9) for seed in range(3))
    assert compared > 15


def test_no_world_contradicts_what_a_greedy_bot_was_shown() -> None:
    assert walk("semi_coop", 3, {}, 5, every=23, greedy=True) > 10


@pytest.mark.parametrize("seed", [149, 153])
def test_worlds_are_found_when_somebody_has_announced_an_item_nobody_knew_of(seed: int) -> None:
    """One is about to use a key kept secret so far: it is theirs in one of sixty deals, and two hundred may miss it."""
    path = Path(__file__).parent / "positions" / "key_announced.json"
    session = Session.load(GAME, path.read_bytes())
    world = session.fork(2, seed)
    assert world.view(2) == session.view(2)
    assert "self_destruct_key" in [world.state.face(h) for h in world.state.items[1]]


def tables(carnomorphs: bool) -> Iterator[tuple[str, int, dict[str, Value], int]]:
    """One table after the other with or without the expansion, and its number."""
    for seed in count():
        for mode, players, options in TABLES:
            if bool(options.get("carnomorphs")) == carnomorphs:
                yield mode, players, options, seed


@pytest.mark.soak
@pytest.mark.parametrize("carnomorphs", [False, True], ids=["nemesis", "carnomorphs"])
def test_of_a_hundred_thousand_worlds_none_contradicts(
    carnomorphs: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """`HULLBREACH_WORLDS` says how many; every sixth game is played by greedy bots."""
    wanted = int(os.environ.get("HULLBREACH_WORLDS", "100000"))
    compared = games = 0
    for mode, players, options, seed in tables(carnomorphs):
        greedy = seed % 6 == 5
        compared += walk(mode, players, options, 1000 + seed, 5, 3, greedy)
        games += 1
        if compared >= wanted:
            break
    name = "carnomorphs" if carnomorphs else "nemesis"
    with capsys.disabled():
        print(f"\n{name}: {compared:,} worlds of {games} games, 0 contradict", end="")  # noqa: T201
