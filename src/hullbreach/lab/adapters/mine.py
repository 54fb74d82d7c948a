"""Find the canonical names of a game's options by playing it in every mode.

`python -m hullbreach.lab.adapters.mine GAME [SECONDS]` adds what it finds to the game's table.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hullbreach import games
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Chance, Config, Game, Trial, key_of

from .actions import names

SECONDS = 60.0


def mine(game: Game[Any], seconds: float, seed: str = "mine") -> set[str]:
    """All names met in so many seconds of random play."""
    found: set[str] = set()
    tables = list(configurations(game))
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        config = tables[number % len(tables)]
        found |= names_of(game, config, f"{seed}/{number}")
        number += 1
    return found


def names_of(game: Game[Any], config: Config, seed: str) -> set[str]:
    """The names met in one game."""
    found: set[str] = set()
    trial = Trial.begin(game, game.setup(config, Chance(key_of(seed))))
    bot = RandomBot(seed)
    while asked := trial.asked:
        seat, pick = next(iter(asked.items()))
        found.update(names(game, trial.state, pick))
        trial.answer(seat, bot.pick(pick))
    return found


def configurations(game: Game[Any]) -> Iterator[Config]:
    """Every mode and number of players, and every value of each option that has few."""
    for mode in game.modes:
        for players in range(mode.least, mode.most + 1):
            yield game.configure(mode.name, players)
        for option in mode.options:
            few = (True, False) if isinstance(option.default, bool) else ()
            for value in option.values or few:
                yield game.configure(mode.name, mode.most, {option.name: value})


def main(game: str, seconds: float = SECONDS) -> int:
    """Add what is found to the game's table; what is there keeps its number."""
    path = Path(__file__).parent / "tables" / f"{game}.txt"
    before = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    fresh = sorted(mine(games.find(game), seconds, str(len(before))) - set(before))
    path.write_text("\n".join([*before, *fresh]) + "\n", encoding="utf-8")
    return len(fresh)


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], *map(float, sys.argv[2:])) >= 0 else 1)
