"""Ejection into space: what happens when a unit comes into a full sector."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, rule, settle

from .components import ROOMS, UNITS
from .state import NOTHING, SPACE, Theseus


@rule
def find_room(s: Theseus, seat: Seat, at: int, unit: int) -> Asks[int]:
    """The seat picks an empty room for a unit or, in a full sector, whom it ejects to make one."""
    rooms = s.sectors[at].rooms
    free = [ROOMS[i] for i, inside in enumerate(rooms) if inside == NOTHING]
    about = {"place": s.sectors[at].id, "unit": s.units[unit].name}
    if free:
        room = yield from settle(Pick(seat, "move.room", free, "T-41", about=about))
        return ROOMS.index(room)
    pick = Pick(seat, "move.eject", s.names(s.sectors[at].units()), "T-46", about=about)
    out = s.named((yield from settle(pick)))
    freed = s.units[out].room
    eject(s, out, s.units[unit].name)
    return freed


def eject(s: Theseus, unit: int, cause: str) -> None:
    """A unit goes into space; a Grabber lets go of it, and a Young Alien is lost."""
    u = s.units[unit]
    s.tell("ejected", unit=u.name, cause=cause)
    if UNITS[u.kind].fragile:
        s.remove(unit)
        return
    s.leave(unit, SPACE)
    s.let_go(unit)
