"""`hullbreach play`: a table in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from hullbreach import bots
from hullbreach.bots import Bot
from hullbreach.kernel import Session, Transcript, key_of, record, write_replay

from . import files
from .common import (
    OK,
    UsageError,
    add_language,
    add_seed,
    add_table,
    console,
    find,
    words_of,
    write_file,
)
from .screen import Screen
from .terminal_table import HUMAN, Left, TerminalTable
from .terminal_talk import TerminalTalk


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("play", help="play in the terminal, with people and bots")
    known = ", ".join(bots.names()).replace("%", "%%")  # argparse fills in what follows a %
    parser.add_argument("game", metavar="GAME", nargs="?", help="as hullbreach games lists them")
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        help=f"who sits there: human or a bot ({known}); default: you and greedy bots",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the replay there")
    parser.add_argument(
        "--why", action="store_true", help="let the bots say why they do what they do"
    )
    parser.add_argument(
        "--talk",
        choices=("off", "on"),
        default="off",
        help="whether the bots talk and listen; you say something with t (default: off)",
    )
    add_table(parser)
    add_language(parser)
    add_seed(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open a table and play until the game is over or everybody has left."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # typed lines can be edited, where the system can do that
    with ends_on_sigterm():
        session, players, key, said = resumed(arguments) if arguments.resume else opened(arguments)
        words = words_of(session.game, arguments.lang)
        screen = Screen(console(), session.game, words, len(players))
        talks = arguments.talk == "on" and session.game.talk is not None
        try:
            seated_bots = seated(session, players, key, talks)
            talk = TerminalTalk(session, seated_bots, screen, said, talks)
            TerminalTable(session, seated_bots, players, screen, key, arguments.why, talk).play()
        except Left:
            screen.say("table-left")
        finally:
            if arguments.record is not None:
                write_file(arguments.record, recorded(session, key, screen, said))
                screen.say("table-recorded", file=str(arguments.record))
    return OK


def recorded(session: Session[Any], key: bytes, screen: Screen, said: Transcript) -> bytes:
    """The replay of a table, with what was said at it."""
    return write_replay(record(session, key, screen.names, talk=said.lines))


Opened: TypeAlias = tuple[Session[Any], list[str], bytes, Transcript]
"""A table: its game, who sits there, the key of its chance, what was said."""


def opened(arguments: argparse.Namespace) -> Opened:
    """A new table."""
    game = find(arguments.game)
    players = seats(arguments, game.mode(arguments.mode).least)
    config = game.configure(arguments.mode, len(players), dict(arguments.option))
    key = secrets.token_bytes(32) if arguments.seed is None else key_of(arguments.seed)
    return Session.new(game, config, key), players, key, Transcript()


def resumed(arguments: argparse.Namespace) -> Opened:
    """A saved table; `--players` can seat others at it."""
    session, players, key, said = files.load(arguments.resume)
    if arguments.game not in (None, session.game.name):
        raise UsageError(
            f"{arguments.resume} is a game of {session.game.name}, not {arguments.game}"
        )
    if arguments.players is not None:
        players = seats(arguments, len(players))
        if len(players) != session.config.players:
            raise UsageError(f"this table has {session.config.players} seats, not {len(players)}")
    return session, players, key, said


def seats(arguments: argparse.Namespace, least: int) -> list[str]:
    """Who sits at the table: as asked, or one person among bots that know the game."""
    if arguments.players is None:
        return [HUMAN] + [bots.company(arguments.game)] * (least - 1)
    return [name.strip() for name in arguments.players.split(",")]


def seated(
    session: Session[Any], players: list[str], key: bytes, talks: bool = False
) -> list[Bot | None]:
    """A bot for every seat that is not a person's; the same table gets bots of the same mind."""
    name, made = session.game.name, bots.talking if talks else bots.make
    return [
        None if player == HUMAN else made(player, name, f"{key.hex()}/{seat}")
        for seat, player in enumerate(players)
    ]


@contextlib.contextmanager
def ends_on_sigterm() -> Iterator[None]:
    """Leave in good order, with status 0, when we are told to end."""

    def leave(_number: int, _frame: object) -> None:
        sys.exit(OK)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(OK)
    finally:
        signal.signal(signal.SIGTERM, before)
