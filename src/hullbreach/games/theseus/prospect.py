"""What a movement would bring, as far as the station shows it: what bites, who must go, what waits at its end."""

from __future__ import annotations

from hullbreach.kernel import Consequence, Seat

from .action_cards import open_cards
from .components import UNITS
from .movement import Walk, alternatives, shortcuts
from .sector_actions import duties
from .state import NOTHING, Theseus
from .traps import due_traps

MOST = 3
"""How many consequences of one option are told."""


def way_of(s: Theseus, unit: int) -> list[int]:
    """The sectors a unit passes through, and the one it stops in, if nothing changes its way."""
    at, size = s.units[unit].at, len(s.sectors)
    return [(at + i + 1) % size for i in range(s.sectors[at].count())]


def may_change(s: Theseus, seat: Seat, unit: int) -> bool:
    """Whether the seat could change the way: by shortcuts on it, or by going further at its end."""
    way = way_of(s, unit)
    walk = Walk(seat, unit, seat, len(way), own=True)
    for at in way:
        walk.points -= 1
        if shortcuts(s, seat, at, "skip") or alternatives(s, walk, at):
            return True
    return False


def prospect(s: Theseus, seat: Seat, unit: int) -> tuple[Consequence, ...]:
    """What follows from moving this unit, in order: harm on the way, a crowd, and what its stop is good for."""
    traps = _met(s, unit)
    found = [*_bites(s, unit), *_traps(s, traps)]
    if not (found and UNITS[s.units[unit].kind].fragile):
        found += _crowd(s, unit)
        found += [] if _catches(s, unit, traps) else _use(s, seat, unit)
    return tuple(found[:MOST])


def _bites(s: Theseus, unit: int) -> list[Consequence]:
    """Parasites bite for each movement point; in deathmatch that is life for whoever set them (T-142, T-171a)."""
    u = s.units[unit]
    amount = u.parasites * s.sectors[u.at].count()
    if not amount:
        return []
    if UNITS[u.kind].fragile:
        return [Consequence("note.bitten_to_death", {}, "harm")]
    if s.deathmatch:
        return [Consequence("note.feeds", {"seat": u.infester, "amount": amount}, "harm")]
    return [Consequence("note.bites", {"amount": amount}, "harm")]


def _met(s: Theseus, unit: int) -> list[int]:
    """The enemy traps that the unit sets off, on its way and where it stops; no token of its side stands on them."""
    *passed, goal = way_of(s, unit)
    due = [h for at in passed for h in due_traps(s, unit, at, passing=True)]
    due += due_traps(s, unit, goal, passing=False)
    team = s.team[s.units[unit].seat]
    return [h for h in due if team not in [s.team[seat] for seat in s.deactivations.get(h, ())]]


def _traps(s: Theseus, traps: list[int]) -> list[Consequence]:
    cards = tuple(s.cards.faces[h] for h in traps)
    return [Consequence("note.traps", {"cards": cards}, "harm")] if cards else []


def _catches(s: Theseus, unit: int, traps: list[int]) -> bool:
    """Whether one of these traps catches the unit, which then does nothing where it stops (T-146)."""
    if s.units[unit].invisible or not s.pieces["grabber"]:
        return False
    return any(s.row(h).hook == "catch" for h in traps)


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
