"""`hullbreach balance`: what other values of a game's designed numbers would do."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

from hullbreach.analysis.findings import kept_in
from hullbreach.kernel import Game
from hullbreach.lab.balance import (
    Balance,
    Outcome,
    Variant,
    add_up,
    carry_on,
    check_numbers,
    experiment,
)
from hullbreach.lab.report import balance_page
from hullbreach.lab.report.balance import changed_by, variant_name
from hullbreach.parts.changes import BadChange, read_changes
from hullbreach.words import Words

from .common import (
    FAILED,
    OK,
    UsageError,
    add_rest,
    add_table,
    console,
    print_json,
    progress,
    read_file,
    title,
    write_file,
)
from .many import add_engine, add_jobs, add_number, add_seats, begin, check_engine, jobs


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser(
        "balance",
        help="try other values of designed numbers",
        description="Plays the same games with the designed numbers as they are and with others.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--change",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="a variant: other values as TOML, [file.table.row] as in the game's data; can be repeated",
    )
    parser.add_argument("--players", default="greedy", metavar="BOT", help="default: greedy")
    parser.add_argument(
        "--sides", default="", metavar="A,B,…", help="give these to the seats in every order"
    )
    add_seats(parser)
    add_number(parser, 20, "how many seeds for every seating")
    add_jobs(parser)
    add_engine(parser)
    parser.add_argument(
        "--notes", type=Path, metavar="FILE", help="keep every game there, to go on another time"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="write a page there")
    add_table(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games of all variants and say what came out."""
    check_engine(arguments)
    game, words, bots, seed, working = begin(arguments)
    if len(bots) != 1:
        raise UsageError("one bot plays all seats: --players greedy")
    todo = experiment(
        game.name,
        bots[0],
        seed,
        arguments.num,
        variants(game, arguments.change),
        arguments.mode,
        arguments.seats,
        dict(arguments.option),
        [side.strip() for side in arguments.sides.split(",") if side],
    )
    check_numbers(todo, arguments.engine)
    played = carry_on(todo, kept_in(arguments.notes), jobs(arguments), arguments.engine)
    number = len(todo.variants) * len(todo.tables) * todo.seeds
    found = add_up(todo, shown(played, number, working))
    if arguments.output is not None:
        write_file(arguments.output, balance_page(found, arguments.lang).encode())
    if arguments.json:
        print_json(found)
    else:
        show_balance(found, game, words, arguments.output)
    return FAILED if any(variant.faults for variant in found.variants) else OK


def variants(game: Game[Any], files: list[Path]) -> list[Variant]:
    """The variants that the files describe, called by the files' names."""
    names = [path.stem for path in files]
    if len(set(names)) < len(names):
        raise UsageError("two variants have the same name: call the files differently")
    return [Variant(path.stem, changes_in(game, path)) for path in files]


def changes_in(game: Game[Any], path: Path) -> Any:
    """The changes in a file, or a usage error."""
    try:
        return read_changes(game.package, tomllib.loads(read_file(path).decode()))
    except (BadChange, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: {error}") from None


def shown(games: Iterator[dict[Any, Any]], number: int, text: str) -> dict[Any, Any]:
    """All games, with a progress bar while they come."""
    found: dict[Any, Any] = {}
    with progress() as bar:
        task = bar.add_task(text, total=number)
        for portion in games:
            found |= portion
            bar.update(task, completed=len(found))
    return found


def show_balance(found: Balance, game: Game[Any], words: Words, written: Path | None) -> None:
    """The outcome for people."""
    screen = console()
    facts = {"game": title(game, words), "mode": words(f"mode.{found.mode}")}
    screen.print(words.say("balance-title", **facts), style="bold")
    for outcome in found.variants:
        screen.print("", variant_name(outcome, words), *outcome.changes, sep="\n")
        screen.print(balance_table(outcome, words))
        for fault in dict.fromkeys(outcome.faults):
            screen.print(words.say("balance-fault", why=fault), style="red")
    counts = {"seatings": found.seatings, "seeds": found.seeds}
    foot = words.say("balance-foot", bot=found.bot, **counts, seed=str(found.seed))
    screen.print("", foot, sep="\n")
    if written is not None:
        screen.print(words.say("report-written", file=str(written)))


def balance_table(found: Outcome, words: Words) -> Table:
    """How often every side and every seat wins with a variant."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("simulate-side"))
    names = ("report-column-games", "report-column-share", "report-column-interval")
    for name in (*names, "balance-column-change"):
        table.add_column(words.say(name), justify="right", no_wrap=True)
    labelled = [(words.thing(row.name, "role"), row) for row in found.sides]
    labelled += [(words.seat(int(row.name)), row) for row in found.seats]
    for label, row in labelled:
        low, high = round(100 * row.share.low), round(100 * row.share.high)
        table.add_row(
            label,
            words.say("number", value=row.games),
            words.say("percent", value=100 * row.share.value),
            words.say("report-span", low=low, high=high),
            changed_by(row.change, words),
        )
    return table
