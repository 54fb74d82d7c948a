"""Doors: opening, closing, and running out of tokens (N-96 to N-101)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from .board import CLOSED, CORRIDOR_IDS, DESTROYED, OPEN, WAYS
from .picks import pick_corridor
from .state import Ship


def togglable(s: Ship, room: int) -> list[int]:
    """The corridors of a room whose door can be opened or closed: not the destroyed ones (N-100)."""
    door = s.door
    return [corridor for corridor, _ in WAYS[room] if door[corridor] != DESTROYED]


@rule
def toggle_door(s: Ship, seat: Seat, corridor: int) -> Asks[None]:
    """Open a closed door or close an open one."""
    if s.door[corridor] == CLOSED:
        s.set_door(corridor, OPEN)
        s.tell("door.opened", corridor=CORRIDOR_IDS[corridor])
    else:
        yield from close_door(s, seat, corridor)


@rule
def close_door(s: Ship, seat: Seat, corridor: int) -> Asks[None]:
    """Close a door; with no token left one is moved from another corridor (N-101)."""
    if s.door[corridor] == OPEN and not s.doors_left():
        others = [c for c, state in enumerate(s.door) if state != OPEN]
        taken = yield from pick_corridor(s, seat, "door.token", others, "N-101")
        s.set_door(taken, OPEN)
        s.tell("door.moved", seat=seat, corridor=CORRIDOR_IDS[taken])
    s.set_door(corridor, CLOSED)
    s.tell("door.closed", corridor=CORRIDOR_IDS[corridor])


def destroy_door(s: Ship, corridor: int, cause: str) -> None:
    """A door is destroyed."""
    s.set_door(corridor, DESTROYED)
    s.tell("door.destroyed", corridor=CORRIDOR_IDS[corridor], cause=("cause", cause))
