"""`python -m tests.mutation GAME [--only …] [--functions …] [--tests …] [--patience S] [--jobs N] [--order]`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from hullbreach import games

from .journal import Journal
from .runner import PATIENCE, MutationRun

NO_RULES = {
    *("__init__", "components", "view", "describe", "unavailable", "terminal", "epilogue"),
    *("notes", "occasions", "seating", "spare", "stakes", "prospects", "talk", "chart", "goals"),
    "things",
    *("belief", "past", "retold", "roles", "out_of_sight", "retracing", "token_belief", "mixtures"),
}
"""Modules and packages that read or show things rather than decide them; views and beliefs are held by the laws."""
NO_RULES_OF = {"nemesis": {"dealing"}}
"""Modules that deal hidden worlds in one game and whose name means something else in another."""
QUICKLY = [
    *("-q", "-s", "--assert=plain", "--tb=native"),
    *("-p", "no:xdist", "-p", "no:logging"),
]
"""Nobody reads why a test fails on a mutant: most of the time of a kill went into saying so."""


def rules_modules(game: str, only: list[str]) -> list[ModuleType]:
    """The modules that hold the rules of a game."""
    package = import_module(games.find(game).package)
    root = Path(str(package.__file__)).parent
    left_out = NO_RULES | NO_RULES_OF.get(game, set())
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts)
        if not left_out & {*parts} and (not only or any(word in name for word in only)):
            found.append(import_module(f"{package.__name__}.{name}"))
    return found


def main() -> int:
    """Try the mutants of one game."""
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", choices=games.names(everything=True))
    parser.add_argument("--only", nargs="*", default=[], help="modules whose name contains this")
    parser.add_argument("--functions", nargs="*", default=[], help="functions of this name")
    parser.add_argument("--tests", nargs="*", default=[], help="with the tests of these files only")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds of tests")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--order", action="store_true", help="statements change places instead")
    asked = parser.parse_args()
    folder = "tests/testing" if asked.game == "specimen" else f"tests/games/{asked.game}"
    modules = rules_modules(asked.game, asked.only)
    plugin = MutationRun(
        modules, Journal(asked.game), asked.jobs, asked.functions, asked.patience, asked.order
    )
    return int(pytest.main([*QUICKLY, *(asked.tests or [folder])], plugins=[plugin]))


if __name__ == "__main__":
    sys.exit(main())
