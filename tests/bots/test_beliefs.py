"""Beliefs: likelier worlds come more often, and nothing but the seat's knowledge tells which are likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach.bots import Chair, beliefs
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Session

WEIGHED = ("the_thing", "panic_station")


def walked(game: str, answers: int, seed: int) -> Session[Any]:
    session = hullbreach.new(game, players=5, seed=seed)
    bot = RandomBot(seed)
    for _ in range(answers):
        if session.asked:
            seat, pick = next(iter(session.asked.items()))
            session.answer(seat, bot.pick(pick), pick.number)
    return session


def test_a_game_without_beliefs_takes_worlds_as_they_are_dealt() -> None:
    session = hullbreach.new("specimen", players=3, seed=1)
    seat = next(iter(session.asked))
    world, weight = beliefs.Worlds(Chair(session, seat), Random(1)).deal()
    assert world.digest() == session.fork(seat, Random(1).getrandbits(48)).digest()
    assert weight == 1.0


def test_a_world_serves_several_draws_before_another_one_is_dealt() -> None:
    session = hullbreach.new("specimen", players=3, seed=1)
    worlds = beliefs.Worlds(Chair(session, next(iter(session.asked))), Random(1))
    drawn = [worlds.draw() for _ in range(beliefs.USES * 2 * beliefs.DEALT_AT_LEAST)]
    assert len({id(world) for world in drawn}) == 2 * beliefs.DEALT_AT_LEAST
    often = [worlds.draw(beliefs.USES) for _ in range(2 * beliefs.KEPT_AT_MOST)]
    assert len({id(world) for world in often}) == 2 * beliefs.KEPT_AT_MOST


@pytest.mark.parametrize("game", WEIGHED)
def test_worlds_are_drawn_by_their_weight(game: str) -> None:
    weigh = beliefs.weigher(game)
    assert weigh is not None
    differed = 0
    for seed in range(6):
        session = walked(game, 150, seed)
        if not session.asked:
            continue
        seat = next(iter(session.asked))
        plain = [weigh(session.fork(seat, n).state, seat) for n in range(40)]
        assert min(plain) > 0
        if len(set(plain)) == 1:
            continue
        worlds = beliefs.Worlds(Chair(session, seat), Random(seed))
        drawn = [weigh(worlds.draw(beliefs.USES).state, seat) for _ in range(40)]
        differed += sum(drawn) / 40 > sum(plain) / 40
    assert differed
