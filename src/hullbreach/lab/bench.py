"""Speeds: what a decision, a clone, a fork and a view cost."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from hullbreach import bots, games
from hullbreach.kernel import Chance, Config, Game, Session, key_of, playout

from .pace import collect_seldom

POSITIONS = 12
"""So many positions of each kind are measured."""
REPEATS = 25
"""So many times each."""


class Speeds(Struct):
    """The speeds of one game on this machine; times are of one core."""

    mode: str
    players: int
    decisions_per_s: int
    forced_per_s: int
    clone_us: float
    clone_mid_us: float
    """In the middle of a step, where the answers since its beginning are given again."""
    fork_us: float
    fork_mid_us: float
    views_per_s: int


class Positions(Struct):
    """Mid-game positions to measure in."""

    boundary: list[Session[Any]]
    middle: list[Session[Any]]


def bench(name: str, config: Config, seed: int | str, seconds: float) -> Speeds:
    """Measure a game for about so many seconds."""
    game = games.find(name)
    collect_seldom()
    decisions, forced = random_play(game, config, seed, seconds)
    found = positions(game, config, seed)
    middle = found.middle or found.boundary
    view = _mean(found.boundary, lambda s, n: game.view(s.state, n % config.players))
    return Speeds(
        mode=config.mode,
        players=config.players,
        decisions_per_s=decisions,
        forced_per_s=forced,
        clone_us=_mean(found.boundary, lambda s, _: s.clone()),
        clone_mid_us=_mean(middle, lambda s, _: s.clone()),
        fork_us=_mean(found.boundary, lambda s, n: s.fork(n % config.players, n)),
        fork_mid_us=_mean(middle, lambda s, n: s.fork(n % config.players, n)),
        views_per_s=round(1e6 / view),
    )


def random_play(
    game: Game[Any], config: Config, seed: int | str, seconds: float
) -> tuple[int, int]:
    """Decisions and forced answers per second of random play, setting up included."""
    bot = bots.random.RandomBot(seed)
    decisions = forced = number = 0
    begin = now = time.perf_counter()
    while now < begin + seconds:
        tally = playout(game, game.setup(config, Chance(key_of(f"{seed}/{number}"))), bot.pick)
        decisions += tally.decisions
        forced += tally.forced
        number += 1
        now = time.perf_counter()
    return round(decisions / (now - begin)), round(forced / (now - begin))


def positions(game: Game[Any], config: Config, seed: int | str) -> Positions:
    """Positions from the middle third of random games, at boundaries and within steps."""
    found = Positions([], [])
    random = Random(seed)
    for number in range(4 * POSITIONS):
        length = _walk(game, config, f"{seed}/{number}", game.bound).answered
        third = max(1, length // 3)
        session = _walk(game, config, f"{seed}/{number}", third + random.randrange(third)).session
        if session.asked:
            (found.middle if session.answers else found.boundary).append(session)
        if min(len(found.middle), len(found.boundary)) >= POSITIONS:
            break
    return Positions(found.boundary[:POSITIONS], found.middle[:POSITIONS])


class _Walked(Struct):
    session: Session[Any]
    answered: int


def _walk(game: Game[Any], config: Config, seed: str, answers: int) -> _Walked:
    session = Session.new(game, config, seed, record=False)
    bot = bots.random.RandomBot(seed)
    answered = 0
    while session.asked and answered < answers:
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, bot.pick(question), question.number)
        answered += 1
    return _Walked(session, answered)


def _mean(where: list[Session[Any]], act: Callable[[Session[Any], int], Any]) -> float:
    """Microseconds per call, averaged over the positions."""
    costs = []
    for session in where:
        act(session, 0)
        begin = time.perf_counter()
        for number in range(REPEATS):
            act(session, number)
        costs.append((time.perf_counter() - begin) / REPEATS * 1e6)
    return round(fmean(costs), 1) if costs else 0.0
