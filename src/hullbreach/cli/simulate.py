"""`hullbreach simulate`: many games played by bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from hullbreach.kernel import Game
from hullbreach.lab import rows
from hullbreach.lab.journal import name_of, resume
from hullbreach.lab.plans import Plan, Played, plan
from hullbreach.lab.simulate import Summary, simulate, summarise
from hullbreach.words import Words

from .common import (
    FAILED,
    OK,
    add_rest,
    add_table,
    console,
    need,
    print_json,
    progress,
    title,
    write_file,
)
from .many import (
    add_engine,
    add_jobs,
    add_number,
    add_players,
    add_talk,
    begin,
    check_engine,
    jobs,
)

FORMATS = ("csv", "json", "parquet")


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("simulate", help="let bots play many games")
    add_players(parser, "A,B,…", "a bot for every seat: random,random,…")
    add_number(parser, 100)
    add_jobs(parser)
    add_engine(parser)
    parser.add_argument(
        "--output",
        type=Path,
        metavar="DIR",
        help="write the games there, and go on with those that are there already",
    )
    add_talk(parser)
    parser.add_argument("--output-format", choices=FORMATS, default="csv", help="default: csv")
    add_table(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and say what came out."""
    check(arguments)
    game, words, players, seed, working = begin(arguments)
    watch, talk = arguments.output is not None, arguments.talk == "on"
    todo = plan(game.name, players, seed, arguments.mode, dict(arguments.option), watch, talk)
    processes = jobs(arguments)
    if arguments.output is None:
        played = simulate(todo, arguments.num, processes, arguments.engine)
    else:
        played = resume(todo, arguments.num, arguments.output, processes, arguments.engine)
    found = summarise(todo, shown(played, arguments.num, working))
    written = None
    if arguments.output is not None:
        written = write(found, todo, arguments.output, arguments.output_format)
    if arguments.json:
        print_json(found)
    else:
        show_summary(found, game, words, written)
    return OK if found.finished == found.games else FAILED


def check(arguments: argparse.Namespace) -> None:
    """Refuse what this installation cannot do, before any work is done."""
    check_engine(arguments)
    if arguments.output_format == "parquet":
        need("parquet", "parquet", "pyarrow")


def shown(games: Iterator[Played], number: int, text: str) -> Iterator[Played]:
    """The games as they come, with a progress bar beside them."""
    with progress() as bar:
        task = bar.add_task(text, total=number)
        for game in games:
            bar.advance(task)
            yield game


def show_summary(found: Summary, game: Game[Any], words: Words, written: Path | None) -> None:
    """The outcome for people."""
    screen = console()
    mode = words(f"mode.{found.mode}")
    head = words.say("simulate-title", games=found.games, game=title(game, words), mode=mode)
    screen.print(head, style="bold")
    screen.print(_wins(found, words), "")
    if found.sides:
        screen.print(_sides(found, words), "")
    screen.print(_endings(found, words), "")
    figures = {"decisions": found.decisions, "forced": found.forced, "seconds": found.seconds}
    screen.print(words.say("simulate-speed", **figures, speed=found.decisions_per_second))
    screen.print(words.say("simulate-seed", seed=str(found.seed)))
    for fault in [played for played in found.results if played.ending is None][:5]:
        screen.print(words.say("simulate-fault", number=fault.number, why=fault.fault), style="red")
    if written is not None:
        screen.print(words.say("simulate-written", file=str(written)))


def _wins(found: Summary, words: Words) -> Table:
    table = _table(
        words.say("simulate-player"), words.say("simulate-wins"), words.say("simulate-share")
    )
    for seat, (bot, wins) in enumerate(zip(found.players, found.seats, strict=True)):
        table.add_row(f"{words.seat(seat)} ({bot})", *_figures(wins, found.games, words))
    return table


def _sides(found: Summary, words: Words) -> Table:
    """The share of wins of each faction or role in the games it was played in."""
    names = ("simulate-side", "simulate-count", "simulate-wins", "simulate-share")
    table = _table(*(words.say(name) for name in names))
    for side, (played, won) in found.sides.items():
        table.add_row(words.thing(side, "role"), words.thing(played), *_figures(won, played, words))
    return table


def _endings(found: Summary, words: Words) -> Table:
    table = _table(
        words.say("simulate-ending"), words.say("simulate-count"), words.say("simulate-share")
    )
    for ending, count in found.endings.items():
        table.add_row(words(f"ending.{ending}"), *_figures(count, found.games, words))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right", no_wrap=True)
    return table


def _figures(part: int, whole: int, words: Words) -> tuple[str, str]:
    """A count and its share, written as the language writes numbers."""
    share = 100 * part / max(whole, 1)
    return words.say("number", value=part), words.say("percent", value=share)


def write(found: Summary, todo: Plan, folder: Path, kind: str) -> Path:
    """One row per game and one per seat, in files that are named after what was played."""
    path = folder / f"{name_of(todo)}.{kind}"
    if kind == "json":
        write_file(path, msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        encoder = rows.as_csv if kind == "csv" else rows.as_parquet
        write_file(path, encoder(rows.by_game(todo, found.results)))
        seats = path.with_name(f"{name_of(todo)}.seats.{kind}")
        write_file(seats, encoder(rows.by_seat(todo, found.results)))
    return path
