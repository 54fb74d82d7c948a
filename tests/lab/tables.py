"""The tables at which the adapters are tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from hullbreach import games
from hullbreach.kernel import BadTable, Chance, Config, Game, key_of

NAMES = games.names(everything=True)
MODES = [(name, mode.name) for name in NAMES for mode in games.find(name).modes]
FREE_TEXT = {
    "factions": (
        "chosen",
        *("pandora,marines", "aliens,pandora", "pandora,greys", "scientists,pandora"),
        *("pandora,marines,aliens", "greys,scientists,pandora", "aliens,pandora,marines,greys"),
    )
}
"""Values for options that are read from free text."""


def configurations(game: Game[Any], mode: str) -> Iterator[Config]:
    """Every number of players, and every value of each option that has few."""
    found = game.mode(mode)
    for players in range(found.least, found.most + 1):
        yield game.configure(mode, players)
    for players, option in product({found.least, found.most}, found.options):
        few = (True, False) if isinstance(option.default, bool) else FREE_TEXT.get(option.name, ())
        for value in option.values or few:
            config = game.configure(mode, players, {option.name: value})
            try:
                game.setup(config, Chance(key_of(1)))
            except BadTable:  # factions for another number of players
                continue
            yield config
