"""Pandora: hatching, taking over cards, and giving them back."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, rule, settle

from .components import ROOMS, SIDES, SLOT_IDS, UNITS
from .duplication import refresh
from .ejection import eject
from .installing import give_back
from .state import NOTHING, ON_CARD, SUPPLY, Sector, Theseus

_LEASED = ("crawl", "amplify")
"""Passive effects that are never used at one moment: a one-time takeover of them ends by time."""
_LEASE = 2
"""The end of this turn of Pandora's and of the next."""


@rule
def hatch(s: Theseus, seat: Seat, at: int) -> Asks[None]:
    """An Embryo of the seat's choice appears in the sector, if need be in the room of an own unit."""
    sector = s.sectors[at]
    kinds = embryos(s, seat)
    if not kinds:
        return
    kind = yield from settle(Pick(seat, "hatch.kind", kinds, "T-197"))
    unit = next(i for i, u in enumerate(s.units) if u.kind == kind and u.at == SUPPLY)
    s.units[unit].moved = False
    free = [room for room, inside in enumerate(sector.rooms) if inside == NOTHING]
    if free:
        words = [ROOMS[room] for room in free]
        about = {"place": sector.id}
        room = yield from settle(Pick(seat, "hatch.room", words, "T-197", about=about))
        s.enter(unit, at, ROOMS.index(room))
    else:
        own = [i for i in sector.units() if s.units[i].seat == seat]
        name = yield from settle(Pick(seat, "hatch.eject", s.names(own), "T-198"))
        out = s.named(name)
        room = s.units[out].room
        eject(s, out, s.units[unit].name)
        s.enter(unit, at, room)
    s.tell("hatched", unit=s.units[unit].name, place=sector.id)


def embryos(s: Theseus, seat: Seat) -> list[str]:
    """The kinds of Embryos in the supply."""
    found = [u.kind for u in s.units if u.seat == seat and u.at == SUPPLY and _is_embryo(u.kind)]
    return list(dict.fromkeys(found))


def _is_embryo(kind: str) -> bool:
    return bool(UNITS[kind].base.takes_over)


@rule
def offer_takeover(s: Theseus, seat: Seat, unit: int, at: int) -> Asks[None]:
    """An Embryo may go on an enemy card of the sector that works at the moment."""
    sector = s.sectors[at]
    slots = SLOT_IDS[sector.board]
    options = [
        slots[i]
        for i, h in enumerate(sector.slots)
        if h != NOTHING and s.hostile(seat, h) and s.is_working(sector, h)
    ]
    if not options:
        return
    pick = Pick(
        seat, "takeover.card", ["no", *options], "T-199", about={"unit": s.units[unit].name}
    )
    place = yield from ask(pick)
    if place != "no":
        take_over(s, seat, unit, sector, s.card_at(place))


def take_over(s: Theseus, seat: Seat, unit: int, sector: Sector, h: int) -> None:
    """The Embryo leaves its room and lies on the card, which is Pandora's from now on."""
    u = s.units[unit]
    s.leave(unit, ON_CARD)
    s.shed(unit)
    s.taken[h] = unit
    s.holder[h] = seat
    row = s.row(h)
    if _is_once(s, h) and (row.hook in _LEASED or row.type == "duplication"):
        s.leases[h] = _LEASE
    s.tell("taken_over", card=row.id, unit=u.name, seat=seat)
    refresh(s, sector)


def _is_once(s: Theseus, h: int) -> bool:
    u = s.units[s.taken[h]]
    return SIDES[u.kind][u.upgraded].takes_over == "one_time"


def resolved(s: Theseus, h: int) -> None:
    """A card has been resolved: if it was taken over for one use, it goes back."""
    if h in s.taken and _is_once(s, h):
        give_back(s, h)


def put_to_use(s: Theseus, h: int) -> None:
    """A passive card takes part in a fight, movement or disc placement; afterwards it may have to go back."""
    if h in s.taken and _is_once(s, h):
        s.spent.append(h)


def release_spent(s: Theseus) -> None:
    """After a fight, movement or disc placement: cards taken over for one use go back."""
    while s.spent:
        give_back(s, s.spent[-1])


def count_leases(s: Theseus) -> None:
    """At the end of Pandora's turn: cards taken over for a time come nearer to going back."""
    for h in list(s.leases):
        s.leases[h] -= 1
        if s.leases[h] == 0:
            give_back(s, h)
