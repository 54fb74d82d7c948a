"""Every table there is: all games, modes, numbers of players, and each option in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hullbreach import games
from hullbreach.kernel import Config, Game, Mode, Value


def tables() -> Iterator[tuple[Game[Any], Config]]:
    """All tables the conformance suite plays at."""
    for name in games.names(everything=True):
        game = games.find(name)
        for mode in game.modes:
            for players in range(mode.least, mode.most + 1):
                yield game, game.configure(mode.name, players)
            for options in _variations(mode):
                yield game, game.configure(mode.name, None, options)


def _variations(mode: Mode) -> Iterator[dict[str, Value]]:
    """Each option once with each of its other values."""
    for option in mode.options:
        values: tuple[Value, ...] = option.values
        if isinstance(option.default, bool):
            values = (not option.default,)
        yield from ({option.name: value} for value in values if value != option.default)


def name(table: tuple[Game[Any], Config]) -> str:
    """How a table is called in the list of tests."""
    game, config = table
    usual = {option.name: option.default for option in game.mode(config.mode).options}
    special = [f"{k}={v}" for k, v in config.options.items() if v != usual[k]]
    return "-".join([game.name, config.mode, str(config.players), *special])
