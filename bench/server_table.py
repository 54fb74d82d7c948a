#!/usr/bin/env python3
"""The table of `docs/performance.md` about servers: every load in turn, one row each.

    python bench/server_table.py --boardgameio FOLDER [--tables 500] [--seconds 30]

It wants a machine with nothing else to do, for about eight minutes. FOLDER: see `bench/server_load.py`; without it the
rows about boardgame.io are left out. Arguments it does not know go to every run of `bench/server_load.py`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOAD = Path(__file__).resolve().with_name("server_load.py")
BOTS = ("--bots", "2", "--bot", "random")
"""Bots that need no worker: a thousand that think would want more cores than the server and its clients."""
ROWS = {
    "Nemesis, SQLite": [],
    "Nemesis, SQLite, two of four seats bots": [*BOTS],
    "Nemesis, PostgreSQL": ["--postgres"],
    "Nemesis, PostgreSQL, two of four seats bots": ["--postgres", *BOTS],
    "Nemesis, PostgreSQL, two processes": ["--postgres", "--processes", "2"],
    "The Thing, SQLite": ["--game", "the_thing"],
    "Panic Station, SQLite": ["--game", "panic_station"],
    "Theseus, SQLite": ["--game", "theseus", "--mode", "deathmatch"],
    "the specimen, SQLite": ["--game", "specimen"],
}
HEAD = ("load", "moves/s", "p50", "p95", "p99", "worst", "CPU for a move", "a table")
PARTS = ("queue", "rules", "views", "disk")


def measured(arguments: list[str]) -> dict[str, dict[str, Any]]:
    """One run of the load."""
    command = [sys.executable, str(LOAD), *arguments]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    whole: dict[str, dict[str, Any]] = json.loads(found.stdout)
    return whole


def row(name: str, found: dict[str, Any]) -> str:
    """One row: what people waited for, and what it cost."""
    rate = (found["moves"] + found["moves_of_bots"]) / found["seconds"]
    times = [f"{found[key]} ms" for key in ("p50_ms", "p95_ms", "p99_ms", "worst_ms")]
    cost = f"{found['server_cpu_ms_per_move']} ms"
    split = ", ".join(f"{p} {found['p99_ms_of'][p]:g}" for p in PARTS if p in found["p99_ms_of"])
    times[2] += f" ({split})" if split else ""
    cells = (name, f"{rate:.0f}", *times, cost, f"{found['kb_per_table']:.0f} kB")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure everything and print Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boardgameio", type=Path)
    parser.add_argument("--tables", default="500")
    parser.add_argument("--seconds", default="30")
    given, more = parser.parse_known_args()
    common = ["--tables", given.tables, "--seconds", given.seconds, *more]
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" * len(HEAD), flush=True)
    for number, (name, arguments) in enumerate(ROWS.items()):
        beside = (
            [] if number or given.boardgameio is None else ["--boardgameio", str(given.boardgameio)]
        )
        found = measured([*common, *arguments, *beside])
        print(row(name, found["hullbreach"]), flush=True)
        if "boardgame.io" in found:
            print(row("boardgame.io, a small game in memory", found["boardgame.io"]), flush=True)


if __name__ == "__main__":
    main()
