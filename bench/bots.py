#!/usr/bin/env python3
"""How fast the bots think: greedy's decisions and the search's simulations per second, in every game and mode.

    python bench/bots.py                        every game, with as few seats as its mode needs
    python bench/bots.py theseus --seconds 10   one game, for longer

All seats of a table are greedy; every answer with two or more options counts; the forced ones do not, but their time
does. Now and then the search is asked what it would do, on its own clock. Times are CPU times of
this process, so that a busy machine spoils them less.
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
from hullbreach.bots import Bot, Chair, make
from hullbreach.bots.ismcts import IsmctsBot
from hullbreach.kernel import Config, Game, Session
from hullbreach.lab.pace import collect_seldom

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


def measure(game: Game[Any], config: Config, seconds: float, seed: int) -> Speed:
    """Greedy plays whole games for about so many seconds, and the search looks on."""
    found = Speed(game.name, config.mode, config.players)
    number = 0
    while found.seconds < seconds or found.simulations == 0:
        players = [make("greedy", game.name, f"{seed}/{number}/{s}") for s in range(config.players)]
        search = IsmctsBot(game.name, f"{seed}/{number}", str(SIMULATIONS))
        session = Session.new(game, config, f"{seed}/{number}", record=False)
        _play(session, players, search, found, game.bound)
        number += 1
    return found


def _play(
    session: Session[Any], players: list[Bot], search: IsmctsBot, found: Speed, bound: int
) -> None:
    """One game; the time the search takes is not greedy's."""
    begin, before = time.process_time(), found.thinking
    for count in range(bound):
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
    parser.add_argument("--seconds", type=float, default=3.0, help="of greedy play at each table")
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
        speed = measure(game, config, arguments.seconds, arguments.seed)
        found.append({**to_builtins(speed), "greedy": speed.greedy, "search": speed.search})
        if not arguments.json:
            row = f"{speed.game:<15}{speed.mode:<12}{speed.seats:>5}{speed.greedy:>22,}"
            print(f"{row}{speed.search:>18,}", flush=True)
    if arguments.json:
        json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
