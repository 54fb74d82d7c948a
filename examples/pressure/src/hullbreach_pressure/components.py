"""The numbers of the game."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.parts.data import Designed, load_table


class Numbers(Struct, frozen=True):
    """All numbers of the game."""

    designed: Designed
    lives: int
    gauges: tuple[int, ...]
    """What a gauge can show."""
    copies: int
    """How many cards show the same."""


NUMBERS = load_table(__package__, "pressure", Numbers)
