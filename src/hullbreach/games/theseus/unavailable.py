"""Options a person might look for in vain, and why they are not open."""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.kernel import Described, Pick

from .components import BOARD, ROOMS, SECTORS, SLOT_IDS
from .state import NOTHING, SPACE, Sector, Theseus, Unit
from .things import facts_of


def unavailable(s: Theseus, pick: Pick) -> list[Described]:
    """The units, cards, slots or impending positions that the seat cannot choose now."""
    if pick.prompt == "turn.move":
        return list(_units(s, pick))
    if pick.prompt == "turn.action":
        return list(_actions(s, pick))
    if pick.prompt == "install.slot":
        return list(_slots(s, pick))
    if pick.prompt == "turn.impending":
        return list(_positions(s, pick))
    if pick.prompt == "move.room" and len(pick.options) == 1:
        return list(_full_rooms(s, pick))
    return []


def _units(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Own units that cannot move."""
    for u in s.units:
        if u.seat == pick.seat and u.at >= SPACE and u.name not in pick.options:
            why, number = _hindrance(u)
            facts = {"unit": u.name}
            yield Described(
                u.name, "option.unit", facts, about=(u.name,), closed=f"closed.{why}", rule=number
            )


def _full_rooms(s: Theseus, pick: Pick) -> Iterator[Described]:
    """The rooms beside the only one that is free, with whoever stands in them."""
    sector = s.sectors[s.place_of[BOARD[str(pick.about["place"])]]]
    for room, inside in zip(ROOMS, sector.rooms, strict=True):
        if inside != NOTHING:
            facts = {"place": sector.id, "room": room, "unit": s.units[inside].name}
            about = (sector.id, room)
            why = "closed.occupied"
            yield Described(room, "option.room", facts, about=about, closed=why, rule="T-41")


def _hindrance(u: Unit) -> tuple[str, str]:
    """Why a unit cannot move, and the rule that says so."""
    if u.caught:
        return "caught", "T-146"
    return ("moved", "T-45") if u.moved else ("no_room", "T-110")


def _actions(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Own action cards where the unit stopped that cannot be resolved now."""
    sector = s.sectors[s.stop]
    for place, h in zip(SLOT_IDS[sector.board], sector.slots, strict=True):
        if h == NOTHING or place in pick.options or not s.friendly(pick.seat, h):
            continue
        row = s.row(h)
        if row.type == "action" or row.also_action:
            why, number = _rest(s, sector, h)
            yield Described(
                place,
                "option.card_at",
                facts_of(s, place),
                about=(place,),
                closed=f"closed.{why}",
                rule=number,
            )


def _rest(s: Theseus, sector: Sector, h: int) -> tuple[str, str]:
    """Why an own action card cannot be resolved at this stop, and the rule that says so."""
    if h == s.disc:
        return "disc", "T-86"
    if not s.is_working(sector, h):
        return "crawlers", "T-121"
    return ("used", "T-73") if h in s.used else ("idle", "T-72")


def _slots(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Slots taken by an enemy card or by a card under the disc."""
    for sector, i, h in s.installed():
        place = SLOT_IDS[sector.board][i]
        if place in pick.options or (h != s.disc and not s.hostile(pick.seat, h)):
            continue
        why, number = ("disc", "T-86") if h == s.disc else ("enemy_slot", "T-103")
        yield Described(
            place,
            "option.card_at",
            facts_of(s, place),
            about=(place,),
            closed=f"closed.{why}",
            rule=number,
        )


def _positions(s: Theseus, pick: Pick) -> Iterator[Described]:
    """Impending positions of this sector that cannot be used."""
    sector = s.sectors[s.stop]
    for place, h in zip(SECTORS[sector.board].impending, sector.impending, strict=True):
        facts = facts_of(s, place)
        if h == NOTHING and not s.decks[pick.seat]:
            yield Described(
                ("place", place),
                "option.place_card",
                facts,
                about=(place,),
                closed="closed.empty_deck",
                rule="T-113",
            )
        elif h != NOTHING and h == s.disc:
            yield Described(
                place, "option.card_at", facts, about=(place,), closed="closed.disc", rule="T-85"
            )
