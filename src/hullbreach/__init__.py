"""Hullbreach: the table for rules-heavy games of paranoia."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from hullbreach import games
from hullbreach.kernel import Seat, Session, Value

__version__ = "0.1.0"
__all__ = ["games", "new", "view"]


def new(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str | bytes | None = None,
) -> Session[Any]:
    """Set up a table and go to its first question.

    Without a mode the game's first one is played, without players by as few as it needs. The same seed
    gives the same game; without one the table gets a key nobody can guess.
    """
    found = games.find(game)
    config = found.configure(mode, players, options)
    return Session.new(found, config, secrets.token_bytes(32) if seed is None else seed)


def view(session: Session[Any], seat: Seat | None) -> Any:
    """What a seat may see of the table; for None, what everybody may see."""
    return session.view(seat)
