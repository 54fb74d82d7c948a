"""Simulations, in Python."""

from dataclasses import replace
from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import Chair
from hullbreach.kernel import BadTable, Choice
from hullbreach.lab.plans import plan
from hullbreach.lab.simulate import play, simulate, summarise

PLAYERS = ("random", "random", "random")


class FirstBot:
    """Takes the first option, and needs a chair for it."""

    def choose(self, chair: Chair) -> Choice:
        return chair.question.options[0]


@pytest.fixture
def first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "first", lambda _game, _seed, _more: FirstBot())


def test_games_come_in_order() -> None:
    played = list(simulate(plan("specimen", PLAYERS, 1), 25))
    assert [game.number for game in played] == list(range(25))
    assert all(game.ending for game in played)


@pytest.mark.usefixtures("first_bot")
def test_bots_that_look_play_at_a_table() -> None:
    todo = plan("specimen", ("first", "random", "random"), 1)
    found = summarise(todo, simulate(todo, 10))
    assert found.finished == 10
    assert set(found.wins) == {"first", "random"}
    assert found.decisions > 0


@pytest.mark.usefixtures("first_bot")
def test_a_game_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(games.find("specimen"), bound=3)
    monkeypatch.setattr(games, "find", lambda _name: short)
    for players in (PLAYERS, ("first", "random", "random")):
        played = play(plan("specimen", players, 1), 0)
        assert played.ending is None
        assert "3 answers" in played.fault


def test_a_rule_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def step(_: Any) -> None:
        raise ZeroDivisionError("no air")

    broken = replace(games.find("specimen"), step=step)
    monkeypatch.setattr(games, "find", lambda _name: broken)
    todo = plan("specimen", PLAYERS, 1)
    found = summarise(todo, simulate(todo, 2))
    assert found.finished == 0
    assert found.results[0].fault == "ZeroDivisionError: no air"


def test_a_table_that_cannot_be_is_refused_before_the_start() -> None:
    with pytest.raises(BadTable):
        plan("specimen", ("random",), 1)
    with pytest.raises(bots.UnknownBot):
        plan("specimen", ("random", "random", "wizard"), 1)
