"""The actions of a turn: each is entered here by the chapter that has its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.kernel import Flow, Seat
from hullbreach.parts.registry import Registry

from .state import Station


def always(s: Station, seat: Seat) -> bool:
    """Nothing is needed for it but the points or the card."""
    return True


class TurnAction(NamedTuple):
    """What the active player can do, and whether anything would come of it."""

    do: Callable[[Station, Seat], Flow[None]]
    possible: Callable[[Station, Seat], bool] = always


action = Registry("action", TurnAction)
