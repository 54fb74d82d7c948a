"""Speeds: what people and learners get, and what it is made of.

A decision is an answer with two options or more. All times are the process's own. A machine is faster at one moment
than at another, so games and yardsticks are measured by turns, several times, and the middle of each figure counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import fmean, median_low
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach import bots, games
from hullbreach.bots.pace import collect_seldom
from hullbreach.kernel import Chance, Config, Game, Session, key_of, playout

from .yardsticks import Rates, per_second, steps_of, yardsticks

BENCH_ROUNDS = 5
"""How often everything is measured."""
POSITIONS = 12
"""How many positions of each kind are measured."""
REPEATS = 30
"""How often each, in a round; the copies of others are measured in long loops, too."""


FIGURE_ENDINGS = ("_per_s", "_us", "_per_decision")
"""How the names of figures end."""


class Speeds(Struct):
    """The speeds of one game on this machine."""

    mode: str
    players: int
    recorded_per_s: int
    """Decisions a second through a session that could be saved as a replay, as `hullbreach.new` gives it."""
    unrecorded_per_s: int
    """Through a session that keeps only what an undo needs."""
    playout_per_s: int
    """Without sessions, events and checks: what the search plays."""
    forced_per_decision: float
    """How many answers without a choice come with every decision."""
    clone_us: float
    clone_mid_us: float
    """In the middle of a step, where the answers since its beginning are given again."""
    fork_us: float
    fork_mid_us: float
    view_us: float
    observe_us: float | None
    """What a learner sees of a position; None if NumPy is not installed."""
    env_per_s: int | None
    """Steps a second of the PettingZoo environment; None if that is not installed."""


class Bench(Struct):
    """One run: games and the yardsticks they are held against."""

    games: dict[str, Speeds]
    yardsticks: dict[str, Rates]


def ratios(speeds: Speeds, others: dict[str, Rates]) -> dict[str, float]:
    """How often as fast as a yardstick a game is, by row; only rows whose yardstick was measured."""
    loop, catan = others["Python"], others.get("Catanatron")
    answers = 1 + speeds.forced_per_decision
    found = {"turns": loop["turns"] / speeds.recorded_per_s}
    if catan is not None:
        for name in ("recorded", "unrecorded", "playout"):
            decisions = getattr(speeds, f"{name}_per_s")
            found[name] = decisions * answers / catan["answers"]
            found[f"{name}-choices"] = decisions / catan["decisions"]
        found["clone"] = 1e6 / speeds.clone_us / catan["copies"]
    zoo = others.get("PettingZoo tic-tac-toe")
    if zoo is not None and speeds.env_per_s is not None:
        found["env"] = speeds.env_per_s / zoo["steps"]
    return {name: round(value, 2) for name, value in found.items()}


class Positions(Struct):
    """Mid-game positions to measure in."""

    boundary: list[Session[Any]]
    middle: list[Session[Any]]


def bench_tables(
    tables: Mapping[str, Config],
    seed: int | str,
    seconds: float,
    begin: Callable[[str], None] = lambda _name: None,
) -> Bench:
    """Measure games and yardsticks by turns, about this many seconds for every figure; says which game begins."""
    meters = {name: GameMeter(name, config, seed) for name, config in tables.items()}
    rounds: list[Bench] = []
    for _ in range(BENCH_ROUNDS):
        found = Bench({}, yardsticks(seconds / BENCH_ROUNDS))
        for name, meter in meters.items():
            begin(name)
            found.games[name] = meter.measure(seconds / BENCH_ROUNDS)
        rounds.append(found)
    return Bench(
        {name: middle_speeds([each.games[name] for each in rounds]) for name in tables},
        _middle_rates([each.yardsticks for each in rounds]),
    )


def middle_speeds(rounds: list[Speeds]) -> Speeds:
    """The middle of every figure."""
    figures = [name for name in Speeds.__struct_fields__ if name.endswith(FIGURE_ENDINGS)]
    found = {name: _middle(getattr(each, name) for each in rounds) for name in figures}
    return replace(rounds[0], **found)


def _middle_rates(rounds: list[dict[str, Rates]]) -> dict[str, Rates]:
    """The same for the yardsticks; one that has failed once does not count."""
    names = [name for name in rounds[0] if all(name in each for each in rounds)]
    return {
        name: {what: median_low([each[name][what] for each in rounds]) for what in rounds[0][name]}
        for name in names
    }


def _middle(figures: Iterable[float | None]) -> float | None:
    known = [figure for figure in figures if figure is not None]
    return median_low(known) if known else None


class GameMeter:
    """Measures one game, as often as it is wanted."""

    def __init__(self, name: str, config: Config, seed: int | str) -> None:
        collect_seldom()
        self._game = games.find(name)
        self._config = config
        self._found = positions(self._game, config, seed)
        self._tally = _Tally(self._game, config, seed)

    def measure(self, seconds: float) -> Speeds:
        """Every figure once; what is counted by the second takes about this many."""
        config, tally, boundary = self._config, self._tally, self._found.boundary
        middle = self._found.middle or boundary
        playouts = per_second(seconds, tally.play_out)
        return Speeds(
            mode=config.mode,
            players=config.players,
            recorded_per_s=round(per_second(seconds, lambda: tally.play(record=True))),
            unrecorded_per_s=round(per_second(seconds, lambda: tally.play(record=False))),
            playout_per_s=round(playouts),
            forced_per_decision=round(tally.forced / max(1, tally.decisions), 2),
            clone_us=_mean(boundary, lambda s, _: s.clone()),
            clone_mid_us=_mean(middle, lambda s, _: s.clone()),
            fork_us=_mean(boundary, lambda s, n: s.fork(n % config.players, n)),
            fork_mid_us=_mean(middle, lambda s, n: s.fork(n % config.players, n)),
            view_us=_mean(boundary, lambda s, n: s.view(n % config.players)),
            observe_us=_observing(self._game, boundary),
            env_per_s=_environment(self._game, config, seconds),
        )


class _Tally:
    """Random games, each from a seed of its own, and how much was answered in them."""

    def __init__(self, game: Game[Any], config: Config, seed: int | str) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.number = self.decisions = self.forced = 0
        self._bot = bots.random.RandomBot(seed)

    def _next_seed(self) -> str:
        self.number += 1
        return f"{self.seed}/{self.number}"

    def play_out(self) -> int:
        """A game without a session; returns its decisions."""
        state = self.game.setup(self.config, Chance(key_of(self._next_seed())))
        tally = playout(self.game, state, self._bot.pick)
        self.decisions += tally.decisions
        self.forced += tally.forced
        return tally.decisions

    def play(self, record: bool) -> int:
        """A game through a session; returns its decisions."""
        session = Session.new(self.game, self.config, self._next_seed(), record, tells=record)
        pick, answer, decisions = self._bot.pick, session.answer, 0
        while session.asked:
            seat, question = next(iter(session.asked.items()))
            decisions += len(question.options) > 1
            answer(seat, pick(question), question.number)
        return decisions


def _observing(game: Game[Any], where: list[Session[Any]]) -> float | None:
    if find_spec("numpy") is None:
        return None
    numpy = import_module("numpy")
    sees = import_module("hullbreach.lab.adapters.observing").observer(game)
    out = numpy.empty(sees.size, numpy.float32)
    return _mean(where, lambda s, n: sees.observe(s.state, n % s.config.players, out))


def _environment(game: Game[Any], config: Config, seconds: float) -> int | None:
    listed = find_spec(f"hullbreach.lab.adapters.options.{game.name}") is not None
    if not listed or find_spec("pettingzoo") is None:
        return None
    make = import_module("hullbreach.lab.adapters.pettingzoo").env
    env = make(game.name, config.mode, config.players, config.options)
    return round(steps_of(env, seconds))


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
        begin = time.process_time()
        for number in range(REPEATS):
            act(session, number)
        costs.append((time.process_time() - begin) / REPEATS * 1e6)
    return round(fmean(costs), 1) if costs else 0.0
