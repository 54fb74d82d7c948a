"""This engine and its peers side by side: `python bench/peers.py [--seconds 3] [--node-modules DIR] [--only WORD]`.

Random play in one process each, one after the other: answers a second, those of them that were a choice, copies of a
position, steps of a learning environment with observations and masks. Only the process's own time counts, so that other
work on the machine hardly shows. Whatever is installed is measured, the rest is listed as missing. The table goes to
standard output, the figures to `bench/peers.json`.

The peers on PyPI are catanatron, rlcard, pettingzoo[classic], open_spiel and chess. boardgame.io comes from npm; DIR is
the folder `node_modules` it was installed into.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

from hullbreach import games
from hullbreach.lab.bench import GameMeter
from hullbreach.lab.yardsticks import (
    Rates,
    catanatron,
    openspiel,
    per_second,
    pettingzoo,
    rlcard,
)

HERE = Path(__file__).parent
COLUMNS = ("answers", "decisions", "copies", "steps")

Bench = Callable[[float], Rates]


class NotMeasured(Exception):
    """Why a peer was left out."""


# -- ourselves ----------------------------------------------------------------------------------------


def ours(name: str) -> Bench:
    def bench(seconds: float) -> Rates:
        """Through recorded sessions, as everybody plays."""
        found = GameMeter(name, games.find(name).configure(), 1).measure(seconds)
        rates = {
            "answers": found.recorded_per_s * (1 + found.forced_per_decision),
            "decisions": found.recorded_per_s,
            "copies": 1e6 / found.clone_us,
        }
        return rates if found.env_per_s is None else rates | {"steps": found.env_per_s}

    return bench


# -- peers --------------------------------------------------------------------------------------------


def python_chess(seconds: float) -> Rates:
    import chess

    random = Random(1)

    def play() -> int:
        board, moves = chess.Board(), 0
        while moves < 300 and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    board = chess.Board()
    return {
        "decisions": per_second(seconds, play),
        "copies": per_second(seconds, lambda: bool(board.copy())),
    }


def boardgame_io(modules: Path | None) -> Bench:
    def bench(seconds: float) -> Rates:
        if modules is None:
            raise NotMeasured("not measured, for want of --node-modules")
        run = subprocess.run(
            ["node", str(HERE / "boardgameio_play.js"), str(seconds)],
            env={**os.environ, "NODE_PATH": str(modules)},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise RuntimeError(run.stderr.strip().splitlines()[-1] if run.stderr else "node failed")
        found: Rates = json.loads(run.stdout)
        return found

    return bench


def peers(modules: Path | None) -> dict[str, tuple[str, Bench]]:
    """What is measured, with the package it comes from."""
    return {
        "Hullbreach: Theseus": ("hullbreach", ours("theseus")),
        "Hullbreach: The Thing": ("hullbreach", ours("the_thing")),
        "Hullbreach: Panic Station": ("hullbreach", ours("panic_station")),
        "Hullbreach: Nemesis": ("hullbreach", ours("nemesis")),
        "Catanatron: Catan": ("catanatron", catanatron),
        "RLCard: Uno": ("rlcard", rlcard("uno")),
        "RLCard: gin rummy": ("rlcard", rlcard("gin-rummy")),
        "python-chess": ("chess", python_chess),
        "OpenSpiel: tic-tac-toe, in Python": ("open_spiel", openspiel("python_tic_tac_toe")),
        "OpenSpiel: dominoes, in Python": ("open_spiel", openspiel("python_block_dominoes")),
        "OpenSpiel: gin rummy, in C++": ("open_spiel", openspiel("gin_rummy")),
        "OpenSpiel: chess, in C++": ("open_spiel", openspiel("chess")),
        "PettingZoo: tic-tac-toe": ("pettingzoo", pettingzoo("tictactoe_v3")),
        "PettingZoo: connect four": ("pettingzoo", pettingzoo("connect_four_v3")),
        "PettingZoo: chess": ("pettingzoo", pettingzoo("chess_v6")),
        "boardgame.io: tic-tac-toe": ("boardgame.io", boardgame_io(modules)),
    }


def version_of(package: str, modules: Path | None) -> str:
    """The version that is installed."""
    try:
        if package != "boardgame.io":
            return version(package)
        text = (modules or HERE).joinpath("boardgame.io", "package.json").read_text("utf-8")
        return str(json.loads(text)["version"])
    except (PackageNotFoundError, FileNotFoundError):
        return ""


def measured(bench: Bench, seconds: float) -> dict[str, Any]:
    """The figures of one peer, or why there are none; a peer that fails must not stop the others."""
    try:
        return dict(bench(seconds))
    except ModuleNotFoundError as error:
        return {"missing": f"not installed ({error.name})"}
    except NotMeasured as error:
        return {"missing": str(error)}
    except Exception as error:
        return {"missing": f"{type(error).__name__}: {error}".splitlines()[0][:90]}


def line(name: str, row: dict[str, Any]) -> str:
    """One line of the table."""
    if "missing" in row:
        return f"{name:36}{row['version']:>10}    {row['missing']}"
    cells = [f"{row[key]:,.0f}" if key in row else "–" for key in COLUMNS]
    return f"{name:36}{row['version']:>10}" + "".join(f"{cell:>14}" for cell in cells)


def main() -> None:
    """Measure everything that is there."""
    parser = argparse.ArgumentParser(description="This engine and its peers side by side.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default: 3)")
    parser.add_argument("--node-modules", type=Path, metavar="DIR", help="where boardgame.io lies")
    parser.add_argument("--only", default="", metavar="WORD", help="rows whose name holds the word")
    parser.add_argument("--output", type=Path, default=HERE / "peers.json", metavar="FILE")
    given = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    print(f"{'':36}{'version':>10}" + "".join(f"{key + '/s':>14}" for key in COLUMNS))
    for name, (package, bench) in peers(given.node_modules).items():
        if given.only.lower() in name.lower():
            row = {"version": version_of(package, given.node_modules)}
            found[name] = row | measured(bench, given.seconds)
            print(line(name, found[name]), flush=True)
    about = {"python": sys.version.split()[0], "seconds": given.seconds, "rows": found}
    given.output.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
