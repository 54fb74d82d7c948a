"""Module cards: what they add to attacks and gains in their sector, and whom they protect."""

from __future__ import annotations

from hullbreach.kernel import Seat

from .components import CARD_BY_FACE
from .pandora import put_to_use, resolved
from .state import NOTHING, Sector, Theseus
from .tracks import gain_data


def modules(s: Theseus, sector: Sector, seat: Seat, hook: str) -> list[int]:
    """The working modules of one kind on the seat's side."""
    faces = s.cards.faces
    return [
        h for h in sector.modules if CARD_BY_FACE[faces[h]].hook == hook and s.friendly(seat, h)
    ]


def use_modules(s: Theseus, sector: Sector, seat: Seat, hook: str) -> int:
    """Put the modules of one kind on the seat's side to use; returns what they add up to, copies included."""
    total = 0
    for h in modules(s, sector, seat, hook):
        put_to_use(s, h)
        total += (1 if s.row(h).base is None else s.power[h]) * (1 + s.copies[h])
    return total


def protector(s: Theseus, unit: int) -> int:
    """The module of its side that makes attacks on this unit void, or nothing."""
    u = s.units[unit]
    return next(iter(modules(s, s.sectors[u.at], u.seat, "protection")), NOTHING)


def is_protected(s: Theseus, unit: int) -> bool:
    """Whether a module of its side makes attacks on this unit void."""
    return protector(s, unit) != NOTHING


def use_protection(s: Theseus, unit: int) -> None:
    """Somebody would attack this unit: what protects it is put to use."""
    put_to_use(s, protector(s, unit))


def collect(s: Theseus, seat: Seat, at: int, amount: int, card: int) -> None:
    """A card in this sector gives data; a Chamber of the seat's side adds its number once."""
    sector = s.sectors[at]
    if not s.collects[seat]:
        return
    chambers = modules(s, sector, seat, "extra_data")
    more = use_modules(s, sector, seat, "extra_data")
    gain_data(s, seat, amount + more, s.cards.faces[card])
    for h in chambers:
        resolved(s, h)
