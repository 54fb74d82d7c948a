"""Observations: what they hold, that every number keeps its place, and that they tell nothing they may not."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hullbreach import games
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Chance, Config, Game, Session, Trial, key_of
from hullbreach.lab.adapters.observing import Viewing, observer

from .tables import MODES, configurations

WRITTEN = games.names()
LOOKS = 6
"""So often each game is looked at."""
Numbers = NDArray[np.float32]


def numbers(session: Session[Any], seat: int) -> Numbers:
    watcher = observer(session.game)
    vector = np.full(watcher.size, -1, np.float32)
    watcher.observe(session.state, seat, vector)
    return vector


def section(session: Session[Any], seat: int, name: str) -> list[int]:
    """One part of an observation, as the encoder's page lists it."""
    sections: dict[str, int] = import_module(
        f"hullbreach.lab.adapters.observers.{session.game.name}"
    ).SECTIONS
    names = list(sections)
    first = sum(sections[before] for before in names[: names.index(name)])
    return [int(x) for x in numbers(session, seat)[first : first + sections[name]]]


def sessions(game: Game[Any], config: Config, seed: int, every: int) -> Iterator[Session[Any]]:
    """A game played by chance, looked at now and then."""
    session, bot = Session.new(game, config, seed), RandomBot(seed)
    answered = 0
    while session.asked and answered < LOOKS * every:
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, bot.pick(pick), pick.number)
        answered += 1
        if answered % every == 0 and session.asked:
            yield session


@pytest.mark.parametrize("game", WRITTEN)
def test_every_game_has_its_own_encoder(game: str) -> None:
    found = observer(games.find(game))
    assert not isinstance(found, Viewing)
    sections = import_module(f"hullbreach.lab.adapters.observers.{game}").SECTIONS
    assert found.size == sum(sections.values())


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_an_observation_tells_no_more_than_the_seat_knows(game: str, mode: str) -> None:
    found = games.find(game)
    for number, config in enumerate(configurations(found, mode)):
        for session in sessions(found, config, number, 23):
            for seat in range(config.players):
                here = numbers(session, seat)
                for world in (1, 2):
                    assert np.array_equal(here, numbers(session.fork(seat, world), seat)), config


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_whole_games_can_be_observed(game: str, mode: str) -> None:
    found = games.find(game)
    watcher, bot = observer(found), RandomBot("whole")
    vector = np.zeros(watcher.size, np.float32)
    for number, config in enumerate(configurations(found, mode)):
        trial = Trial.begin(found, found.setup(config, Chance(key_of(number))))
        seen: set[bytes] = set()
        asked = 0
        while trial.asked:
            seat, pick = next(iter(trial.asked.items()))
            watcher.observe(trial.state, seat, vector)
            seen.add(vector.tobytes())
            asked += 1
            trial.answer(seat, bot.pick(pick))
        watcher.observe(trial.state, 0, vector)
        assert len(seen) > asked / 3, "hardly anything that happens is seen"


def test_theseus_in_its_place() -> None:
    game = games.find("theseus")
    for session in sessions(game, game.configure("deathmatch", 3), 1, 20):
        view = game.view(session.state, 1)
        table = section(session, 1, "table")
        assert (table[0], table[5], table[8]) == (2, view.supply, view.bonus)
        life = section(session, 1, "seats")[2::9]
        assert life == [view.seats[seat].life for seat in (1, 2, 0)] + [0]


def test_the_thing_in_its_place() -> None:
    game = games.find("the_thing")
    for session in sessions(game, game.configure("hidden", 6), 1, 20):
        view = game.view(session.state, 2)
        table = section(session, 2, "table")
        assert table[:4] == [3, 0, 6, view.round]
        assert table[20:23] == [view.pantry, view.kitchen, view.kennel]
        figures = section(session, 2, "figures")
        by_figure = len(figures) // 8
        role = {None: 0, "human": 1, "alien": 2}
        assert figures[14::by_figure] == [role[f.role] for f in view.figures] + [0, 0]
        assert figures[8::by_figure] == [f.hand for f in view.figures] + [0, 0]
        assert sum(section(session, 2, "own")[:3]) == len(view.hand)


def test_panic_station_in_its_place() -> None:
    game = games.find("panic_station")
    for session in sessions(game, game.configure(None, 5), 1, 20):
        view = game.view(session.state, 3)
        table = section(session, 3, "table")
        assert table[:3] == [4, 5, view.round]
        assert table[14] == view.room_deck
        seats = section(session, 3, "seats")
        by_seat = len(seats) // 6
        assert seats[1::by_seat] == [seat.cards for seat in view.seats] + [0]
        infected = {None: 0, False: 1, True: 2}
        assert seats[2::by_seat] == [infected[seat.infected] for seat in view.seats] + [0]
        assert sum(section(session, 3, "rooms")[::5]) == len(view.rooms)
        assert sum(section(session, 3, "discard")) == len(view.discard)


@pytest.mark.parametrize("carnomorphs", [False, True])
def test_nemesis_in_its_place(carnomorphs: bool) -> None:
    game = games.find("nemesis")
    config = game.configure("semi_coop", 4, {"carnomorphs": carnomorphs})
    for session in sessions(game, config, 1, 25):
        view = game.view(session.state, 1)
        table = section(session, 1, "table")
        assert (table[0], table[5], table[7]) == (2, view.round, view.time)
        seats = section(session, 1, "seats")
        by_seat = len(seats) // 5
        assert seats[5::by_seat] == [seat.hand for seat in view.seats] + [0]
        assert seats[8::by_seat] == [seat.light for seat in view.seats] + [0]
        figures = section(session, 1, "figures")
        assert sorted(x for x in figures[::2] if x) == sorted(x.room + 1 for x in view.intruders)
        rooms = section(session, 1, "rooms")
        assert rooms[1 :: len(rooms) // len(view.rooms)] == [room.explored for room in view.rooms]
