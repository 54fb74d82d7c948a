"""The numbers of the specimen, as printed on its components."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.parts.data import Designed, load_table


class Numbers(Struct, frozen=True):
    """All numbers of the game."""

    designed: Designed
    rounds: int
    lives: int
    hand_limit: int
    start_hand: int
    die: tuple[int, ...]
    hit_from: int
    supply: dict[str, int]
    labels: dict[str, int]
    contents: dict[str, int]


NUMBERS = load_table(__package__, "specimen", Numbers)
