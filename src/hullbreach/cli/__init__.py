"""The command line: `hullbreach COMMAND …`, one module per command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from hullbreach import __version__
from hullbreach.kernel import HullbreachError

from . import (
    analyse,
    balance,
    bench,
    compare,
    games,
    ladder,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    tables,
    talk,
)
from .common import FAILED, OK, USAGE, Parser

COMMANDS = (
    games,
    play,
    serve,
    tables,
    simulate,
    compare,
    ladder,
    balance,
    report,
    replay,
    analyse,
    rules,
    bench,
    talk,
)


def parser() -> Parser:
    """The parser of the whole command line."""
    top = Parser(
        prog="hullbreach",
        description="The table for rules-heavy games of paranoia.",
        epilog="Every command explains itself: hullbreach COMMAND --help",
    )
    top.add_argument("--version", action="version", version=f"hullbreach {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 success, 1 a failed check, 2 a usage error."""
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else OK
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except HullbreachError as error:
        print(f"hullbreach {arguments.command}: {error}", file=sys.stderr)
        return USAGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has left
        return FAILED
    return status
