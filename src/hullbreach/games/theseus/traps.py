"""Traps: automatic, before any limited combat."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import Asks, Pick, rule, settle
from hullbreach.parts.registry import Registry, plainly

from .combat import spend_invisibility
from .components import CARD_BY_FACE, UNITS
from .installing import USED, discard_installed
from .pandora import resolved
from .state import Theseus

trap: Registry[Callable[[Theseus, int, int], bool]] = Registry("trap", plainly)
"""What a trap card does to a unit; false if it has not worked at all."""


@rule
def spring(s: Theseus, unit: int, at: int, passing: bool) -> Asks[None]:
    """All enemy traps of a sector work on a unit that stops there or passes through."""
    due = due_traps(s, unit, at, passing)
    while due:
        h = due[0]
        if len(due) > 1 and trap_order_matters(s, unit, due):
            places = [s.slot_of(h) for h in due]
            about = {"unit": s.units[unit].name}
            place = yield from settle(Pick(s.active, "trap.next", places, "T-55", about=about))
            h = s.card_at(place)
        due.remove(h)
        trigger(s, h, unit)
        if s.units[unit].at != at:
            return


def due_traps(s: Theseus, unit: int, at: int, passing: bool) -> list[int]:
    """The enemy traps of a sector that work on this unit."""
    sector = s.sectors[at]
    traps = sector.passing if passing else sector.traps
    if not traps:
        return []
    team, holder = s.team, s.holder
    mine = team[s.units[unit].seat]
    return [h for h in traps if team[holder[h]] != mine]


def trigger(s: Theseus, h: int, unit: int) -> None:
    """One trap works, unless a Deactivation token or Invisibility cancels it with all its copies."""
    u = s.units[unit]
    face = s.cards.faces[h]
    if _spend_deactivation(s, h, unit):
        return
    if u.invisible:
        s.tell("trap", card=face, unit=u.name)
        spend_invisibility(s, unit)
        return
    s.tell("trap", card=face, unit=u.name)
    if not trap[face](s, h, unit):
        return
    if s.row(h).one_shot:
        discard_installed(s, h, USED)
    else:
        resolved(s, h)


def _spend_deactivation(s: Theseus, h: int, unit: int) -> bool:
    """Whether a Deactivation token of the unit's side cancels the trap; one token is used up."""
    tokens = s.deactivations.get(h)
    if not tokens:
        return False
    u = s.units[unit]
    for seat in tokens:
        if s.team[seat] == s.team[u.seat]:
            tokens.remove(seat)
            s.pieces["deactivation"] += 1
            s.tell("deactivated", card=s.cards.faces[h], unit=u.name)
            return True
    return False


def trap_order_matters(s: Theseus, unit: int, due: list[int]) -> bool:
    """Whether the order of these traps makes a difference."""
    u = s.units[unit]
    faces = s.cards.faces
    return (
        u.invisible
        or UNITS[u.kind].fragile
        or (s.deathmatch and len({s.holder[h] for h in due}) > 1)
        # of several traps that are used up one after the other a unit meets only one
        or len([h for h in due if CARD_BY_FACE[faces[h]].duplication == "never"]) > 1
    )
