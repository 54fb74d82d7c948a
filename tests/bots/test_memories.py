"""What evaluations and beliefs remember is what they would find anew, whatever worlds were looked at before."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from hullbreach import games
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Config, Game, Session

ANSWERS = 80
"""How far each game is played."""
EVERY = 8
"""At one answer in so many worlds are dealt, too."""


def tables() -> Iterator[tuple[Game[Any], Config]]:
    """Every mode of every game, with as few seats as it needs and as many as it holds."""
    for name in games.names():
        game = games.find(name)
        for mode in game.modes:
            for players in sorted({mode.least, mode.most}):
                yield game, game.configure(mode.name, players)


def forget_everything() -> None:
    """Empty what functions of bots and games remember and would forget in time."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("hullbreach.bots.", "hullbreach.games.")):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and thing.cache_parameters()["maxsize"]:
                    thing.cache_clear()


def worlds(game: Game[Any], config: Config) -> Iterator[Session[Any]]:
    """A random game, and worlds its seats could believe in, one beside the other."""
    session, bot = Session.new(game, config, "memories", record=False), RandomBot("memories")
    for count in range(ANSWERS):
        if not session.asked:
            return
        yield session
        if count % EVERY == 0:
            for seat in range(config.players):
                yield session.fork(seat, count)
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, bot.pick(question), question.number)


def thoughts(game: Game[Any], world: Session[Any]) -> list[object]:
    """What every seat makes of a world, and which answers are worth a thought there."""
    evaluate, players = evaluation(game.name), range(world.config.players)
    found: list[object] = [dict(evaluate.terms(world.state, seat)) for seat in players]
    return found + [[*evaluate.sensible(pick, world.state)] for pick in world.asked.values()]


@pytest.mark.parametrize(
    ("game", "config"),
    [pytest.param(g, c, id=f"{g.name}-{c.mode}-{c.players}") for g, c in tables()],
)
def test_what_is_remembered_is_what_would_be_found_anew(game: Game[Any], config: Config) -> None:
    remembered = [thoughts(game, world) for world in worlds(game, config)]
    anew = []
    for world in worlds(game, config):
        forget_everything()
        anew.append(thoughts(game, world))
    assert remembered == anew
