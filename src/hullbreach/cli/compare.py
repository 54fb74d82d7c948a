"""`hullbreach compare`: which of two bots is stronger."""

from __future__ import annotations

import argparse
import os
from typing import Any

from hullbreach.lab.strength import Verdict, compare, match

from .common import (
    OK,
    UsageError,
    add_json,
    add_language,
    add_seed,
    add_table,
    any_seed,
    console,
    find,
    positive,
    print_json,
    progress,
    title,
    words_of,
)


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("compare", help="find out which of two bots is stronger")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", required=True, metavar="A,B", help="two bots")
    parser.add_argument(
        "--seats", type=positive, help="how many seats (default: as few as the mode needs)"
    )
    parser.add_argument(
        "--num", type=positive, default=400, help="no more games than this (default: 400)"
    )
    parser.add_argument(
        "--jobs", type=positive, default=1, help="over so many processes (default: 1)"
    )
    add_table(parser)
    add_language(parser)
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the matter is decided, and say so."""
    game = find(arguments.game)
    words = words_of(game, arguments.lang)
    names = tuple(arguments.players.split(","))
    if len(names) != 2 or names[0] == names[1]:
        raise UsageError("compare takes two different bots, such as --players greedy,random")
    config = game.configure(arguments.mode, arguments.seats, dict(arguments.option))
    seed = any_seed() if arguments.seed is None else arguments.seed
    todo = match(game.name, config, (names[0], names[1]), seed)
    jobs = min(arguments.jobs, 4 * (os.cpu_count() or 1))
    with progress() as bar:
        text = words.say("simulate-working", game=title(game, words))
        task = bar.add_task(text, total=arguments.num)
        for verdict in compare(todo, arguments.num, jobs):  # the last one counts
            bar.update(task, completed=verdict.games)
    if arguments.json:
        print_json(verdict)
    else:
        show(verdict, words, seed)
    return OK


def show(found: Verdict, words: Any, seed: int | str) -> None:
    """The verdict for people."""
    one, two = found.bots
    screen = console()
    key = {"stronger": "yes", "not stronger": "no", "": "open"}[found.decided]
    screen.print(words.say(f"compare-{key}", one=one, two=two, games=found.games), style="bold")
    shares = {
        name: words.say("percent", value=100 * value)
        for name, value in (("share", found.share), ("low", found.low), ("high", found.high))
    }
    screen.print(
        words.say("compare-share", one=one, wins=found.wins, losses=found.losses, **shares)
    )
    rates = {
        name: words.say("percent", value=100 * value)
        for name, value in zip(("first", "second"), found.rates, strict=True)
    }
    screen.print(words.say("compare-rates", one=one, two=two, **rates))
    screen.print(words.say("simulate-seed", seed=str(seed)))
