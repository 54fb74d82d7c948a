"""Simulations: many games of one table, over one process or several."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hullbreach import games
from hullbreach.bots import Blind, Bot, Chair
from hullbreach.bots.pace import collect_seldom
from hullbreach.kernel import Chance, Config, Game, Pick, Session, key_of, playout

from .engines import carry_out
from .plans import Plan, Played, ended, outcome, seated
from .talk_figures import TalkFigures, figures
from .talking import TalkingTable
from .watching import Watcher, run_talking, watch

CHUNKS = 20
"""Into how many portions per process the games are divided: few enough to be cheap, enough to keep all busy."""


def simulate(
    todo: Plan, number: int | Sequence[int], jobs: int = 1, engine: str = "local"
) -> Iterator[Played]:
    """Play this many games (or those of these numbers), each from its own seed.

    They come in order, whatever the number of processes and wherever these run.
    """
    numbers = range(number) if isinstance(number, int) else number
    if jobs == 1 and engine == "local":
        yield from (play(todo, n) for n in numbers)
        return
    for chunk in carry_out(play_several, _chunks(todo, numbers, jobs), jobs, engine):
        yield from chunk


def _chunks(todo: Plan, numbers: Sequence[int], jobs: int) -> list[tuple[Plan, list[int]]]:
    size = max(1, len(numbers) // (CHUNKS * jobs))
    return [(todo, list(numbers[n : n + size])) for n in range(0, len(numbers), size)]


def play_several(task: tuple[Plan, list[int]]) -> list[Played]:
    """Play the games of these numbers."""
    todo, numbers = task
    return [play(todo, number) for number in numbers]


def play(todo: Plan, number: int) -> Played:
    """Play the game of this number; the same plan and number give the same game."""
    game = games.find(todo.game)
    collect_seldom()
    seed = f"{todo.seed}/{number}"
    players = seated(todo, seed)
    try:
        if todo.talk:
            return _play_talking(todo, players, number, seed)
        if todo.watch:
            return watch(todo, players, number, seed)
        if all(isinstance(bot, Blind) for bot in players):
            return _play_blind(game, todo.config, players, number, seed)
        return _play_at_a_table(game, todo.config, players, number, seed)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        return Played(number, seed, None, (), (), 0, 0, fault)


def _play_blind(
    game: Game[Any], config: Config, players: list[Any], number: int, seed: str
) -> Played:
    """Bots that need only the question play without a table, in less than half the time."""
    state = game.setup(config, Chance(key_of(seed)))
    picks = [bot.pick for bot in players]

    def choose(question: Pick) -> Any:
        return picks[question.seat](question)

    tally = playout(game, state, choose)
    if game.step(state) is not None:
        fault = f"not over after {game.bound} answers"
        return Played(number, seed, None, (), (), tally.decisions, tally.forced, fault)
    return ended(number, seed, game.score(state), tally.decisions, tally.forced)


def _play_at_a_table(
    game: Game[Any], config: Config, players: list[Bot], number: int, seed: str
) -> Played:
    session = Session.new(game, config, seed, record=False, tells=False)
    decisions = forced = 0
    while session.asked and decisions + forced < game.bound:
        seat, question = next(iter(session.asked.items()))
        if len(question.options) > 1:
            decisions += 1
        else:
            forced += 1
        session.answer(seat, players[seat].choose(Chair(session, seat)), question.number)
    return outcome(session, number, seed, decisions, forced)


def _play_talking(todo: Plan, players: list[Bot], number: int, seed: str) -> Played:
    """Bots play and talk; who watches them sees whom each line moved, too."""
    game = games.find(todo.game)
    session = Session.new(game, todo.config, seed, record=False)
    table = TalkingTable(session, dict(enumerate(players)), bits=todo.watch)
    watcher = Watcher(game, todo.config.players) if todo.watch else None
    decisions, answers = run_talking(table, watcher.note if watcher else lambda *_: None)
    course = watcher.course() if watcher else None
    found = outcome(session, number, seed, decisions, answers - decisions, course)
    return replace(found, talk=table.finish())


class Summary(Struct):
    """What came out of a simulation."""

    game: str
    mode: str
    players: tuple[str, ...]
    seed: int | str
    games: int = 0
    finished: int = 0
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    decisions_per_second: int = 0
    wins: dict[str, int] = {}
    """By bot; a game with several winners counts for each of them."""
    seats: list[int] = []
    """Wins by seat."""
    sides: dict[str, tuple[int, int]] = {}
    """For each faction or role in how many games a seat played it, and won with it."""
    endings: dict[str, int] = {}
    talk: TalkFigures | None = None
    """What was said, if the bots talked."""
    results: list[Played] = []


def summarise(todo: Plan, played: Iterator[Played]) -> Summary:
    """Carry a simulation out and add it up."""
    begin = time.perf_counter()
    found = Summary(todo.game, todo.config.mode, todo.players, todo.seed)
    found.results = list(played)
    found.seconds = round(time.perf_counter() - begin, 3)
    found.games = len(found.results)
    found.finished = sum(game.ending is not None for game in found.results)
    found.decisions = sum(game.decisions for game in found.results)
    found.forced = sum(game.forced for game in found.results)
    found.decisions_per_second = round(found.decisions / max(found.seconds, 1e-9))
    _count_wins(todo, found)
    said = [game.talk for game in found.results if game.talk is not None]
    found.talk = figures(said) if said else None
    return found


def _count_wins(todo: Plan, found: Summary) -> None:
    seats = Counter(seat for game in found.results for seat in game.winners)
    found.seats = [seats[seat] for seat in range(len(todo.players))]
    found.wins = dict.fromkeys(todo.players, 0)
    for seat, wins in seats.items():
        found.wins[todo.players[seat]] += wins
    played = Counter(side for game in found.results for side in game.sides)
    won = Counter(game.sides[x] for game in found.results for x in game.winners if game.sides)
    found.sides = {side: (played[side], won[side]) for side in sorted(played)}
    endings = Counter(game.ending for game in found.results if game.ending is not None)
    found.endings = dict(endings.most_common())
