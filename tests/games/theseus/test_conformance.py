"""The laws every game must pass, at tables with Pandora and with several options at once."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.testing.laws import LAWS, numbers, walk

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {"factions": "pandora,aliens"}),
    ("duel", 2, {"factions": "chosen", "ring": "placed", "decks": "chosen"}),
    ("duel", 2, {"difficulty": 0, "installed": 3, "max_turns": 30}),
    ("deathmatch", 3, {"factions": "greys,pandora,marines", "ring": "placed"}),
    ("deathmatch", 4, {"factions": "chosen", "decks": "chosen"}),
    ("teams", 4, {"decks": "chosen", "installed": 3, "difficulty": 1, "ring": "random"}),
]
"""Tables that the conformance suite of all games, which tries one option at a time, does not reach."""
NAMES = [
    f"{mode}-{count}-{'-'.join(map(str, options.values()))}" for mode, count, options in TABLES
]


@pytest.mark.parametrize(("mode", "players", "options"), TABLES, ids=NAMES)
def test_the_laws_hold(mode: str, players: int, options: dict[str, Any]) -> None:
    config = GAME.configure(mode, players, options)
    for seed in range(2):
        walk(GAME, config, seed, numbers(seed), LAWS, every=40)


@pytest.mark.parametrize(("mode", "players", "options"), TABLES, ids=NAMES)
def test_random_games_end_by_the_rules(mode: str, players: int, options: dict[str, Any]) -> None:
    config = GAME.configure(mode, players, options)
    for seed in range(20):
        session = walk(GAME, config, seed, numbers(seed))
        assert session.result is not None
        assert session.result.winners
