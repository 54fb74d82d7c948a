"""`hullbreach report`: one HTML page from simulations."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hullbreach.kernel import HullbreachError, write_replay
from hullbreach.lab.journal import name_of
from hullbreach.lab.report import Gathered, gather, page
from hullbreach.lab.report.gather import Outlier
from hullbreach.lab.watching import replay
from hullbreach.words import Words

from .common import OK, UsageError, add_language, add_seed, console, write_file

REPLAYS = "replays"


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("report", help="make one HTML page from simulations")
    parser.add_argument("folder", metavar="DIR", type=Path, help="where simulate --output wrote")
    parser.add_argument("--output", type=Path, metavar="FILE", help="default: DIR/report.html")
    add_language(parser)
    add_seed(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Gather, write the replays of games that stand out, and write the page."""
    folder: Path = arguments.folder
    if not folder.is_dir():
        raise UsageError(f"{folder} is not a folder")
    target = arguments.output or folder / "report.html"
    found = gather(folder)

    def link(part: Gathered, outlier: Outlier) -> str:
        return kept(part, outlier, target.parent)

    write_file(target, page(found, arguments.lang, link).encode())
    words = Words(language=arguments.lang)
    console().print(words.say("report-written", file=str(target)))
    return OK


def kept(part: Gathered, outlier: Outlier, folder: Path) -> str:
    """Play a game that stands out once more and keep its replay; a relative address, or nothing if that fails."""
    todo = part.tables[outlier.table]
    path = folder / REPLAYS / f"{name_of(todo)}-{outlier.number}.json"
    if not path.exists():
        try:
            write_file(path, write_replay(replay(todo, outlier.number)))
        except HullbreachError:
            return ""
    return f"{REPLAYS}/{path.name}"
