"""What the commands have in common that let bots play many games."""

from __future__ import annotations

import argparse
import os
from typing import Any, NamedTuple

from hullbreach.kernel import Config, Game
from hullbreach.lab.engines import ENGINES
from hullbreach.words import Words

from .common import any_seed, find, need, positive, title, words_of

PER_CORE = 4
"""No more processes than this are started for each core."""


class Begun(NamedTuple):
    """What such a command has been told."""

    game: Game[Any]
    words: Words
    bots: tuple[str, ...]
    seed: int | str
    working: str
    """What is said while it works."""


def add_players(parser: argparse.ArgumentParser, players: str, explained: str) -> None:
    """The game and the argument --players."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", required=True, metavar=players, help=explained)


def add_seats(parser: argparse.ArgumentParser) -> None:
    """The argument --seats."""
    parser.add_argument(
        "--seats", type=positive, help="how many seats (default: as few as the mode needs)"
    )


def add_number(
    parser: argparse.ArgumentParser, number: int, explained: str = "how many games"
) -> None:
    """The argument --num."""
    parser.add_argument(
        "--num", type=positive, default=number, help=f"{explained} (default: {number})"
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The argument --jobs."""
    parser.add_argument(
        "--jobs", type=positive, default=1, help="over how many processes (default: 1)"
    )


def add_talk(parser: argparse.ArgumentParser) -> None:
    """The argument --talk."""
    parser.add_argument(
        "--talk",
        choices=("off", "on"),
        default="off",
        help="whether the bots talk; then greedy+mute, +deaf, +honest, +liar say how (default: off)",
    )


def add_engine(parser: argparse.ArgumentParser) -> None:
    """The argument --engine."""
    parser.add_argument(
        "--engine", choices=ENGINES, default="local", help="here, or over Ray (default: local)"
    )


def check_engine(arguments: argparse.Namespace) -> None:
    """Refuse an engine this installation was not made for, before any work is done."""
    if arguments.engine == "ray":
        need("the engine ray", "ray", "ray")


def begin(arguments: argparse.Namespace) -> Begun:
    """The game, its words, the bots, and a seed if none was given."""
    game = find(arguments.game)
    words = words_of(game, arguments.lang)
    seed = any_seed() if arguments.seed is None else arguments.seed
    working = words.say("simulate-working", game=title(game, words))
    return Begun(game, words, tuple(arguments.players.split(",")), seed, working)


def config(game: Game[Any], arguments: argparse.Namespace) -> Config:
    """The table that was asked for."""
    return game.configure(arguments.mode, arguments.seats, dict(arguments.option))


def jobs(arguments: argparse.Namespace) -> int:
    """As many processes as were asked for, within reason."""
    wanted: int = arguments.jobs
    return min(wanted, PER_CORE * (os.cpu_count() or 1))
