"""`hullbreach bench`: how fast the games are on this machine."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from hullbreach import games
from hullbreach.kernel import Config
from hullbreach.lab.bench import BENCH_ROUNDS, Bench, bench_tables, ratios
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

ROWS = {
    "mode": "mode",
    "players": "seats",
    "recorded_per_s": "recorded",
    "unrecorded_per_s": "unrecorded",
    "playout_per_s": "playout",
    "forced_per_decision": "forced",
    "clone_us": "clone",
    "clone_mid_us": "clone-mid",
    "fork_us": "fork",
    "fork_mid_us": "fork-mid",
    "view_us": "view",
    "observe_us": "observe",
    "env_per_s": "env",
}
"""The figures of a game, in order, and their words."""
RATIOS = (
    "turns",
    "recorded",
    "unrecorded",
    "playout",
    "recorded-choices",
    "unrecorded-choices",
    "playout-choices",
    "clone",
    "env",
)


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("bench", help="measure play, copies, views and what learners get")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: every finished game")
    parser.add_argument(
        "--players", type=positive, help="how many seats (default: as few as the mode needs)"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for every figure (default: 1)")
    add_table(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Measure every game asked for."""
    names = arguments.games or games.names() or [games.default()]
    tables = {name: _config(name, arguments) for name in names}
    seed = 0 if arguments.seed is None else arguments.seed
    with progress() as bar:
        task = bar.add_task(working(names[0], arguments.lang), total=BENCH_ROUNDS * len(tables))

        def begin(name: str) -> None:
            bar.update(task, advance=1, description=working(name, arguments.lang))

        found = bench_tables(tables, seed, arguments.seconds, begin)
    if arguments.json:
        print_json(found)
        return OK
    words = Words(language=arguments.lang)
    screen = console()
    screen.print(speed_table(found, words))
    screen.print()
    screen.print(ratio_table(found, words))
    return OK


def working(name: str, lang: str) -> str:
    """What the progress bar says."""
    words = words_of(find(name), lang)
    return words.say("bench-working", game=title(find(name), words))


def _config(name: str, arguments: argparse.Namespace) -> Config:
    return find(name).configure(arguments.mode, arguments.players, dict(arguments.option))


def speed_table(found: Bench, words: Words) -> Table:
    """The speeds, one column per game."""
    table = _columns(found)
    for field, row in ROWS.items():
        cells = [_cell(getattr(speeds, field), words) for speeds in found.games.values()]
        table.add_row(words.say(f"bench-{row}"), *cells)
    return table


def ratio_table(found: Bench, words: Words) -> Table:
    """How the games compare with the yardsticks of the same run."""
    table = _columns(found)
    held = [ratios(speeds, found.yardsticks) for speeds in found.games.values()]
    for row in RATIOS:
        if any(row in each for each in held):
            cells = [_cell(each.get(row), words) for each in held]
            table.add_row(words.say(f"bench-ratio-{row}"), *cells)
    return table


def _columns(found: Bench) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for name in found.games:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _cell(value: str | float | None, words: Words) -> str:
    if value is None:
        return "–"
    return value if isinstance(value, str) else words.say("number", value=value)
