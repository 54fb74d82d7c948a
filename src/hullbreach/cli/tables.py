"""`hullbreach tables`: the tables of a server's database, and which of them cannot be read."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from .common import FAILED, OK, console, print_json


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser(
        "tables",
        help="the tables in a server's database",
        description="Reads the database of a server, also while it runs, and changes nothing.",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: HULLBREACH_DATABASE, else sqlite:///hullbreach.db)",
    )
    parser.add_argument(
        "--broken", action="store_true", help="only those that cannot be read, and why"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List the tables; with --broken the exit status is 1 if there are any."""
    from hullbreach.server.runtime.inspection import inspect_tables
    from hullbreach.server.settings import from_environment

    database = arguments.database or from_environment().database
    found = asyncio.run(inspect_tables(database))
    shown = [table for table in found if table.broken or not arguments.broken]
    if arguments.json:
        print_json({"tables": shown})
    else:
        screen = console()
        for table in shown:
            line = f"{table.table}  {table.game}  {table.status}"
            screen.print(f"{line}  {table.broken}" if table.broken else line, markup=False)
        broken = sum(bool(table.broken) for table in found)
        screen.print(f"{len(found)} tables, {broken} of them cannot be read", markup=False)
    return FAILED if arguments.broken and shown else OK
