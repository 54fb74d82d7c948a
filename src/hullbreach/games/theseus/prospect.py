"""What a movement would bring, as far as the station shows it: what bites, who must go, what waits at its end."""

from __future__ import annotations

from hullbreach.kernel import Consequence, Seat

from .action_cards import open_cards
from .movement import NOBODY, Walk, extensions, shortcuts
from .sector_actions import duties
from .state import NOTHING, Theseus
from .traps import due_traps

MOST = 3
"""How many consequences of one option are told."""
_SHORTCUTS = ("skip", "halt", "burn", "jump")


def way_of(s: Theseus, unit: int) -> list[int]:
    """The sectors a unit passes through, and the one it stops in, if nothing changes its way."""
    at, size = s.units[unit].at, len(s.sectors)
    return [(at + i + 1) % size for i in range(s.sectors[at].count())]


def may_change(s: Theseus, seat: Seat, unit: int) -> bool:
    """Whether the seat could change the way: by shortcuts on it, or by going further at its end."""
    way = way_of(s, unit)
    if any(shortcuts(s, seat, at, hook) for at in way for hook in _SHORTCUTS):
        return True
    return bool(extensions(s, Walk(seat, unit, NOBODY, 0, own=True), way[-1]))


def prospect(s: Theseus, seat: Seat, unit: int) -> tuple[Consequence, ...]:
    """What follows from moving this unit, in order: harm on the way, a crowd, and what its stop is good for."""
    found = [*_bites(s, unit), *_traps(s, unit), *_crowd(s, unit), *_use(s, seat, unit)]
    return tuple(found[:MOST])


def _bites(s: Theseus, unit: int) -> list[Consequence]:
    """Parasites bite for each movement point."""
    u = s.units[unit]
    damage = u.parasites * s.sectors[u.at].count()
    return [Consequence("note.bites", {"amount": damage}, "harm")] if damage else []


def _traps(s: Theseus, unit: int) -> list[Consequence]:
    """The enemy traps that the unit sets off, on its way and where it stops."""
    *passed, goal = way_of(s, unit)
    due = [h for at in passed for h in due_traps(s, unit, at, passing=True)]
    due += due_traps(s, unit, goal, passing=False)
    cards = tuple(s.cards.faces[h] for h in due)
    return [Consequence("note.traps", {"cards": cards}, "harm")] if cards else []


def _crowd(s: Theseus, unit: int) -> list[Consequence]:
    """Somebody must go into space, or the last room is filled; limited combat in either case."""
    goal = way_of(s, unit)[-1]
    left = s.sectors[goal].rooms.count(NOTHING) + (s.units[unit].at == goal)
    if left > 1:
        return []
    return [Consequence("note.fills" if left else "note.pushes")]


def _use(s: Theseus, seat: Seat, unit: int) -> list[Consequence]:
    """Own action cards where the unit stops, and what the sector is for."""
    goal = way_of(s, unit)[-1]
    cards = tuple(s.cards.faces[s.card_at(slot)] for slot in open_cards(s, seat, goal))
    found = [Consequence("note.cards_there", {"cards": cards}, "gain")] if cards else []
    return found + [Consequence(f"note.there_{duty}") for duty in duties(s, seat, goal)]
