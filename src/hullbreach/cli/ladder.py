"""`hullbreach ladder`: how strong the bots are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from hullbreach.lab.ladder import Ladder, meetings, rate
from hullbreach.words import Words

from .common import OK, UsageError, add_rest, add_table, console, print_json, progress, write_file
from .many import (
    add_engine,
    add_jobs,
    add_number,
    add_players,
    add_seats,
    begin,
    check_engine,
    config,
    jobs,
)


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("ladder", help="rate bots by letting them play each other")
    add_players(parser, "A,B,…", "two bots or more")
    add_seats(parser)
    add_number(parser, 100)
    add_jobs(parser)
    add_engine(parser)
    parser.add_argument("--output", type=Path, metavar="DIR", help="write the ratings there")
    add_table(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Play and rate."""
    check_engine(arguments)
    game, words, bots, seed, working = begin(arguments)
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise UsageError("a ladder takes two or more different bots: --players greedy,random")
    table = config(game, arguments)
    with progress() as bar:
        task = bar.add_task(working, total=arguments.num)
        played = []
        where = (jobs(arguments), arguments.engine)
        for meeting in meetings(game.name, table, list(bots), seed, arguments.num, *where):
            played.append(meeting)
            bar.advance(task)
    found = rate(game.name, table, list(bots), seed, played)
    if arguments.output is not None:
        path = arguments.output / f"{game.name}-{table.mode}-{seed}.ladder.json"
        write_file(path, msgspec.json.format(msgspec.json.encode(found), indent=1))
    if arguments.json:
        print_json(found)
    else:
        console().print(ladder_table(found, words))
        console().print(words.say("simulate-seed", seed=str(seed)))
    return OK


def ladder_table(found: Ladder, words: Words) -> Table:
    """The ladder for people."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("simulate-player"))
    for name in ("elo", "interval", "games", "won"):
        table.add_column(words.say(f"ladder-{name}"), justify="right", no_wrap=True)
    for rating in found.ratings:
        table.add_row(
            rating.bot,
            f"{rating.elo:.0f}",
            f"{rating.low:.0f} – {rating.high:.0f}",
            words.say("number", value=rating.games),
            words.say("percent", value=100 * rating.won),
        )
    return table
