#!/usr/bin/env python3
"""How fast the bots think: greedy's decisions and the search's simulations per second, in every game and mode.

    python bench/bots.py                        every game, with as few seats as its mode needs
    python bench/bots.py theseus --seconds 10   one game, for longer

All seats of a table are greedy. Every answer with two or more options counts; the forced ones do not, but their time
does. Now and then the search is asked what it would do, on its own clock. Times are CPU times of this process.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, to_builtins

from hullbreach import games
from hullbreach.bots import Chair, make
from hullbreach.bots.ismcts import IsmctsBot
from hullbreach.bots.pace import collect_seldom
from hullbreach.kernel import Config, Game, Session

SIMULATIONS = 100
"""In each of the search's looks."""
EVERY = 10
"""It looks at one decision in so many."""


class Speed(Struct):
    """What was measured at one kind of table."""

    game: str
    mode: str
    seats: int
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    simulations: int = 0
    thinking: float = 0.0

    @property
    def greedy(self) -> int:
        """Decisions per second."""
        return round(self.decisions / self.seconds)

    @property
    def search(self) -> int:
        """Simulations per second."""
        return round(self.simulations / self.thinking)


def tables(names: list[str]) -> Iterator[tuple[Game[Any], Config]]:
    """Every mode of the games asked for."""
    for name in names:
        game = games.find(name)
        for mode in game.modes:
            yield game, game.configure(mode.name)


def measure(game: Game[Any], config: Config, seconds: float, seed: int, repeat: int) -> Speed:
    """Greedy plays whole games for about so many seconds, and the search looks on.

    The same games are played several times and the quickest time counts: whatever else a busy machine does makes them
    slower, never quicker.
    """
    once = Speed(game.name, config.mode, config.players)
    number = 0
    while once.seconds < seconds or once.simulations == 0:
        _play(game, config, f"{seed}/{number}", once)
        number += 1
    for _ in range(repeat - 1):
        again = Speed(game.name, config.mode, config.players)
        for n in range(number):
            _play(game, config, f"{seed}/{n}", again)
        once.seconds = min(once.seconds, again.seconds)
        once.thinking = min(once.thinking, again.thinking)
    return once


def _play(game: Game[Any], config: Config, seed: str, found: Speed) -> None:
    """One game; the time the search takes is not greedy's."""
    players = [make("greedy", game.name, f"{seed}/{seat}") for seat in range(config.players)]
    search = IsmctsBot(game.name, seed, str(SIMULATIONS))
    session = Session.new(game, config, seed, record=False)
    begin, before = time.process_time(), found.thinking
    for count in range(game.bound):
        if not session.asked:
            break
        seat, question = next(iter(session.asked.items()))
        chair = Chair(session, seat)
        if len(question.options) == 1:
            found.forced += 1
        else:
            found.decisions += 1
            if count % EVERY == 0:
                _look(search, chair, found)
        session.answer(seat, players[seat].choose(chair), question.number)
    found.seconds += time.process_time() - begin - (found.thinking - before)


def _look(search: IsmctsBot, chair: Chair, found: Speed) -> None:
    made, begin = search.simulations, time.process_time()
    search.choose(chair)
    found.thinking += time.process_time() - begin
    found.simulations += search.simulations - made


def main() -> None:
    """Measure, print a table, and write JSON if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--seconds", type=float, default=2.0, help="of greedy play at each table")
    parser.add_argument("--repeat", type=int, default=3, help="the same games so many times")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    collect_seldom()
    found = []
    if not arguments.json:
        print(
            f"{'game':<15}{'mode':<12}{'seats':>5}{'greedy, decisions/s':>22}{'ismcts, sims/s':>18}"
        )
    for game, config in tables(arguments.games):
        speed = measure(game, config, arguments.seconds, arguments.seed, arguments.repeat)
        found.append({**to_builtins(speed), "greedy": speed.greedy, "search": speed.search})
        if not arguments.json:
            row = f"{speed.game:<15}{speed.mode:<12}{speed.seats:>5}{speed.greedy:>22,}"
            print(f"{row}{speed.search:>18,}", flush=True)
    if arguments.json:
        json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
