"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import HullbreachError

from .chair import Bot
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .random import RandomBot

Maker = Callable[[str, int | str, str], Bot]
"""Takes the name of the game, a seed, and what stands behind the colon in `ismcts:500`."""


class UnknownBot(HullbreachError):
    """A bot was asked for that does not exist; the text names those that do."""


BOTS: dict[str, Maker] = {
    "random": lambda _game, seed, _more: RandomBot(seed),
    "greedy": lambda game, seed, _more: GreedyBot(game, seed),
    "ismcts": IsmctsBot,
}

BUDGETED = ("ismcts",)


def make(name: str, game: str, seed: int | str) -> Bot:
    """The bot of that name for a seat of this game."""
    kind, _, more = name.partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(BOTS)}")
    if more and kind not in BUDGETED:
        raise UnknownBot(f"{kind} takes nothing behind a colon; only {', '.join(BUDGETED)} does")
    return BOTS[kind](game, seed, more)
