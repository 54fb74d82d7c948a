"""What the commands share: arguments, languages, seeds, output."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hullbreach import games
from hullbreach.kernel import Game, HullbreachError
from hullbreach.words import LANGUAGES, Words

OK, FAILED, USAGE = 0, 1, 2


class UsageError(HullbreachError):
    """The command line asks for something that cannot be done; the text says what can."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Complain and leave with status 2."""
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def need(what: str, extra: str, *packages: str) -> None:
    """Refuse what this installation was not made for, and say how to get it."""
    if any(find_spec(package) is None for package in packages):
        raise UsageError(f"{what} needs the extra {extra}: pip install 'hullbreach[{extra}]'")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The argument --seed, which every command takes."""
    parser.add_argument("--seed", type=seed, help="a number or word: the same seed, the same game")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The argument --lang."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(),
        help="English or German (default: %(default)s)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """The argument --json."""
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object and nothing else"
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments --mode and --option, which describe a table."""
    parser.add_argument("--mode", help="the way to play it (default: the game's first)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=option,
        metavar="KEY=VALUE",
        help="a table option, as hullbreach games lists them; can be repeated",
    )


def add_rest(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    """The arguments --lang, --seed and --json, and what the command does."""
    add_language(parser)
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def seed(text: str) -> int | str:
    """A seed as it is meant: 7 is a number, "seven" a word."""
    try:
        return int(text)
    except ValueError:
        return text


def option(text: str) -> tuple[str, str]:
    """KEY=VALUE as a pair."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    return key, value


def positive(text: str) -> int:
    """A whole number from 1 upwards."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 upwards")
    return int(text)


def language() -> str:
    """German where the environment speaks it, English elsewhere."""
    for name in ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def any_seed() -> int:
    """A seed for those who name none; it is printed, so that they can come back to it."""
    return secrets.randbelow(10**9)


def words_of(game: Game[Any], lang: str) -> Words:
    """The words of a game, forgiving ones: a table must not stop for a missing message."""
    return Words(game.package, lang)


def title(game: Game[Any], words: Words) -> str:
    """What the game is called."""
    return words(f"game.{game.name}")


def find(name: str | None) -> Game[Any]:
    """The game of that name, or the one that is played when none is named."""
    return games.find(name or games.default())


def print_json(value: Any) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def console() -> Console:
    """Standard output for people: no guessing of what might be a number or a path."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def progress() -> Progress:
    """A progress bar on standard error; it vanishes when the work is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def read_file(path: Path) -> bytes:
    """The bytes of a file, or a usage error."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file, or a usage error; it is whole or not there at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
