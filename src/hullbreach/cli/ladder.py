"""`hullbreach ladder`: how strong the bots are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from hullbreach.lab.ladder import Ladder, meetings, rate
from hullbreach.words import Words

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
    write_file,
)


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("ladder", help="rate bots by letting them play each other")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", required=True, metavar="A,B,…", help="two bots or more")
    parser.add_argument(
        "--seats", type=positive, help="how many seats (default: as few as the mode needs)"
    )
    parser.add_argument("--num", type=positive, default=100, help="how many games (default: 100)")
    parser.add_argument("--output", type=Path, metavar="DIR", help="write the ratings there")
    add_table(parser)
    add_language(parser)
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and rate."""
    game = find(arguments.game)
    words = words_of(game, arguments.lang)
    bots = arguments.players.split(",")
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise UsageError("a ladder takes two or more different bots: --players greedy,random")
    config = game.configure(arguments.mode, arguments.seats, dict(arguments.option))
    seed = any_seed() if arguments.seed is None else arguments.seed
    with progress() as bar:
        text = words.say("simulate-working", game=title(game, words))
        task = bar.add_task(text, total=arguments.num)
        played = []
        for meeting in meetings(game.name, config, bots, seed, arguments.num):
            played.append(meeting)
            bar.advance(task)
    found = rate(game.name, config, bots, seed, played)
    if arguments.output is not None:
        path = arguments.output / f"{game.name}-{config.mode}-{seed}.ladder.json"
        write_file(path, msgspec.json.format(msgspec.json.encode(found), indent=1))
    if arguments.json:
        print_json(found)
    else:
        console().print(show(found, words))
        console().print(words.say("simulate-seed", seed=str(seed)))
    return OK


def show(found: Ladder, words: Words) -> Table:
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
