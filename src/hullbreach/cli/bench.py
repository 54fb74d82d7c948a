"""`hullbreach bench`: how fast the games are on this machine."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.table import Table

from hullbreach import games
from hullbreach.kernel import Config
from hullbreach.lab.bench import Speeds, bench
from hullbreach.words import Words

from .common import (
    OK,
    add_rest,
    add_table,
    console,
    find,
    positive,
    print_json,
    progress,
    title,
    words_of,
)

ROWS = ("mode", "seats", "decisions", "forced", "clone", "clone-mid", "fork", "fork-mid", "views")


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("bench", help="measure decisions, clones, forks and views")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: every finished game")
    parser.add_argument(
        "--players", type=positive, help="how many seats (default: as few as the mode needs)"
    )
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="of random play per game (default: 3)"
    )
    add_table(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Measure every game asked for."""
    names = arguments.games or games.names() or [games.default()]
    tables = {name: _config(name, arguments) for name in names}
    seed = 0 if arguments.seed is None else arguments.seed
    found: dict[str, Speeds] = {}
    with progress() as bar:
        task = bar.add_task(working(names[0], arguments.lang), total=len(tables))
        for name, config in tables.items():
            bar.update(task, description=working(name, arguments.lang))
            found[name] = bench(name, config, seed, arguments.seconds)
            bar.advance(task)
    if arguments.json:
        print_json(found)
    else:
        console().print(speed_table(found, Words(language=arguments.lang)))
    return OK


def working(name: str, lang: str) -> str:
    """What the progress bar says."""
    words = words_of(find(name), lang)
    return words.say("bench-working", game=title(find(name), words))


def _config(name: str, arguments: argparse.Namespace) -> Config:
    return find(name).configure(arguments.mode, arguments.players, dict(arguments.option))


def speed_table(found: dict[str, Speeds], words: Words) -> Table:
    """The speeds as a table, one column per game."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for name in found:
        table.add_column(name, justify="right", no_wrap=True)
    figures = zip(*(msgspec.structs.astuple(speeds) for speeds in found.values()), strict=True)
    for row, values in zip(ROWS, figures, strict=True):
        cells = [
            value if isinstance(value, str) else words.say("number", value=value)
            for value in values
        ]
        table.add_row(words.say(f"bench-{row}"), *cells)
    return table
