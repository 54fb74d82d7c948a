"""`hullbreach compare`: which of two bots is stronger."""

from __future__ import annotations

import argparse
from typing import Any

from hullbreach.lab.strength import CLEARLY, EVEN, Comparison, compare, match

from .common import OK, UsageError, add_rest, add_table, console, print_json, progress
from .many import (
    add_engine,
    add_jobs,
    add_number,
    add_players,
    add_seats,
    add_talk,
    begin,
    check_engine,
    config,
    jobs,
)


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("compare", help="find out which of two bots is stronger")
    add_players(parser, "A,B", "two bots")
    add_seats(parser)
    add_number(parser, 400, "no more games than this")
    parser.add_argument(
        "--share",
        type=_share,
        default=CLEARLY,
        metavar="SHARE",
        help="of the pairs that favour one bot, from which on it counts as stronger (default: 0.7)",
    )
    add_talk(parser)
    add_jobs(parser)
    add_engine(parser)
    add_table(parser)
    add_rest(parser, run)


def _share(text: str) -> float:
    """More than half, less than all."""
    share = float(text)
    if not EVEN < share < 1:
        raise argparse.ArgumentTypeError("a share lies between 0.5 and 1")
    return share


def run(arguments: argparse.Namespace) -> int:
    """Play until the matter is decided, and say so."""
    check_engine(arguments)
    game, words, bots, seed, working = begin(arguments)
    if len(bots) != 2 or bots[0] == bots[1]:
        raise UsageError("compare takes two different bots, such as --players greedy,random")
    table = config(game, arguments)
    todo = match(
        game.name, table, (bots[0], bots[1]), seed, None, arguments.share, arguments.talk == "on"
    )
    with progress() as bar:
        task = bar.add_task(working, total=arguments.num)
        played = compare(todo, arguments.num, jobs(arguments), arguments.engine)
        for verdict in played:  # the last one counts
            bar.update(task, completed=verdict.games)
    if arguments.json:
        print_json(verdict)
    else:
        show_comparison(verdict, words, seed)
    return OK


def show_comparison(found: Comparison, words: Any, seed: int | str) -> None:
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
