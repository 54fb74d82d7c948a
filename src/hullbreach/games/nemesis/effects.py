"""What cards, Items and rooms do: registries by id, each filled right above the functions in `cards/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.kernel import Flow, Seat
from hullbreach.parts.registry import Registry, plainly

from .state import Ship


def always(s: Ship, seat: Seat) -> bool:
    """Nothing more is needed."""
    return True


def in_every_room(s: Ship, seat: Seat, room: int) -> bool:
    """Nothing more is needed."""
    return True


class CardUse(NamedTuple):
    """What a card or an Item does for a player, and whether it would change anything now."""

    do: Callable[[Ship, Seat], Flow[None]]
    possible: Callable[[Ship, Seat], bool] = always


class RoomUse(NamedTuple):
    """The action of a room, for a Character that stands there or reaches it by the Intranet."""

    do: Callable[[Ship, Seat, int], Flow[None]]
    possible: Callable[[Ship, Seat, int], bool] = in_every_room


action_card = Registry("Action card", CardUse)
item_action = Registry("Item", CardUse)
room_action = Registry("room", RoomUse)
intruder_action = Registry("effect of an Intruder Action card", CardUse)
event_effect: Registry[Callable[[Ship], Flow[None]]] = Registry("effect of an Event card", plainly)
attack_effect: Registry[Callable[[Ship, int, Seat], Flow[None]]] = Registry(
    "effect of an Attack card", plainly
)
