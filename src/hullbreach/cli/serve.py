"""`hullbreach serve`: the web table."""

from __future__ import annotations

import argparse
import os
from typing import Any

from .common import OK, UsageError, need

SERVER = (
    "aiosqlite",
    "alembic",
    "litestar",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""What the extra `server` brings and the server imports."""


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser(
        "serve",
        help="the web table: people, bots and spectators in the browser",
        epilog="Everything else is set by variables HULLBREACH_…: see docs/self-hosting.md.",
    )
    parser.add_argument("--host", help="where to listen (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, help="default: 8000; 0 takes any free one")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///hullbreach.db)",
    )
    parser.add_argument("--all", action="store_true", help="also unfinished games and the specimen")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    parser.add_argument("--seed", help="refused: every table draws a key of its own")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until SIGTERM or Ctrl-C."""
    if arguments.seed is not None:
        raise UsageError("tables for people have secret keys of their own, so there is no --seed")
    need("serving tables to browsers", "server", *SERVER)
    database = arguments.database or os.environ.get("HULLBREACH_DATABASE", "")
    if database.startswith("postgres"):
        need("a PostgreSQL database", "postgres", "asyncpg")
    from hullbreach import server  # the web framework is not loaded for a game in the terminal

    if arguments.all:
        os.environ["HULLBREACH_ALL_GAMES"] = "yes"
    server.run(arguments.host, arguments.port, arguments.database, arguments.open)
    return OK
