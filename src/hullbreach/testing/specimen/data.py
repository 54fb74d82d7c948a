"""The numbers of the specimen, as printed on its components."""

from __future__ import annotations

from importlib.resources import files
from tomllib import loads

from msgspec import Struct, convert


class Numbers(Struct, frozen=True):
    """All numbers of the game."""

    designed: bool
    rounds: int
    lives: int
    hand_limit: int
    start_hand: int
    die: tuple[int, ...]
    hit_from: int
    supply: dict[str, int]
    labels: dict[str, int]
    contents: dict[str, int]


NUMBERS = convert(loads((files(__package__) / "data/specimen.toml").read_text()), Numbers)
