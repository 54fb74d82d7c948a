"""Fire and Malfunctions, and the ninth of each (N-87 to N-95)."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import Asks, asks_nothing, rule

from .board import BREAKABLE
from .components import MARKERS
from .state import Ship, ShipLost


@asks_nothing
def ignite(s: Ship, room: int) -> None:
    """A Fire marker in a room without one; the ninth blows up the ship (N-88)."""
    if s.fire[room]:
        return
    if sum(s.fire) >= MARKERS["fire"]:
        raise ShipLost("fire")
    s.fire[room] = True
    s.tell("fire.lit", room=s.place_name(room))


@rule
def spread_fire(s: Ship, rooms: Sequence[int] | None = None) -> Asks[None]:
    """Fire goes from the burning rooms through every corridor without a closed door (N-89)."""
    burning = [room for room, on in enumerate(s.fire) if on] if rooms is None else rooms
    reached = sorted({other for room in burning for _, other in s.ways(room)})
    for room in reached:
        yield from ignite(s, room)


def can_break(s: Ship, room: int) -> bool:
    """Whether a room can take a Malfunction marker (N-91, N-92)."""
    return s.explored[room] and not s.broken[room] and s.tile_id(room) in BREAKABLE


@asks_nothing
def break_down(s: Ship, room: int) -> None:
    """A Malfunction in a room that can take one; the ninth breaks the hull (N-93)."""
    if not can_break(s, room):
        return
    if sum(s.broken) >= MARKERS["malfunction"]:
        raise ShipLost("malfunction")
    s.broken[room] = True
    s.tell("malfunction.placed", room=s.place_name(room))
