"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import HullbreachError

from .chair import Bot
from .random import RandomBot

Maker = Callable[[str, int | str], Bot]
"""Takes the name of the game and a seed."""


class UnknownBot(HullbreachError):
    """A bot was asked for that does not exist; the text names those that do."""


BOTS: dict[str, Maker] = {
    "random": lambda _game, seed: RandomBot(seed),
}


def make(name: str, game: str, seed: int | str) -> Bot:
    """The bot of that name for a seat of this game."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, seed)
