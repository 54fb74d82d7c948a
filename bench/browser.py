"""How long a page is held up while bots play: `python bench/browser.py [--seconds 25] [GAME …]`.

A real browser sits at a table with greedy bots at the default pace, motion on, wide and on a phone, and traces every
task of the page's main thread in processor time: a clock would tell how busy the machine is. A machine four times as
slow takes four times as long for the same work, so what it would take there is told as well. The first visit is
counted in the same way.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hullbreach.server.settings import Settings  # noqa: E402 (the checkout is no package)
from tests.e2e.conftest import played  # noqa: E402
from tests.server.process import server  # noqa: E402

SLOWER = 4
TABLES: dict[str, dict[str, Any]] = {
    "theseus": {"mode": "duel", "seats": 2},
    "the_thing": {"mode": "hidden", "seats": 5},
    "panic_station": {"seats": 4},
    "nemesis": {"mode": "semi_coop", "seats": 4},
}


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(TABLES), metavar="GAME")
    parser.add_argument("--seconds", type=int, default=25)
    args = parser.parse_args()
    browser = [ROOT / "scripts" / "browser"]
    chromium = subprocess.run(browser, capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), pace=Settings().pace) as on:
        given = {"address": on.address, "chromium": chromium}
        print("| game | screen | longest task, ms | four times slower | busy, % | answers |")
        print("|---|---|---|---|---|---|")
        for game in args.games:
            for size in ("wide", "phone"):
                table = {"game": game, "bot": "greedy", "size": size, **TABLES[game]}
                found = played("tasks", {**given, **table, "seconds": args.seconds})
                longest = found["longest"][0]["ms"]
                share = 100 * found["busy"] / (1000 * found["seconds"])
                print(
                    f"| {game} | {size} | {longest:.0f} | {SLOWER * longest:.0f} | {share:.0f} | {found['answered']} |",
                    flush=True,
                )
        first = played("first_load", given)
        work = first["work"]
        print(f"\nfirst visit: {first['bytes'] / 1000:.0f} kB, {work:.0f} ms of work until usable,")
        print(f"{SLOWER * work:.0f} ms on a machine four times slower")


if __name__ == "__main__":
    main()
