"""The parasite alarm and the supply (P-128 to P-132)."""

from __future__ import annotations

from collections import Counter

from hullbreach.kernel import Asks, Pick, Seat, roll, rule, settle

from .components import ANTECHAMBER, BLACK, CARD_OF, DIE, GREY, PARASITE_SIDES, PLACES
from .grid import NOWHERE
from .state import Station


@rule
def alarm(s: Station, seat: Seat, cell: int) -> Asks[None]:
    """A new parasite appears beside the room of a player's character, in the direction rolled (P-130)."""
    face = yield from roll(DIE)
    target = target_of(s, cell, face - 1)
    s.tell("alarm", seat=seat, room=PLACES[cell], face=face)
    yield from bring(s, seat, target)


def target_of(s: Station, cell: int, direction: int) -> int:
    """The room an alarm leads to, through walls and doors; of a double card the antechamber (P-131)."""
    card = s.board.beside(cell, direction)
    if card == NOWHERE:
        return cell
    if s.house.alarm_inner_room and card == CARD_OF[cell] and cell != card:
        return card
    return ANTECHAMBER[card]


def foretold(s: Station, cell: int) -> dict[str, int | str]:
    """The parasite an alarm would bring and at how many faces into the room itself; none from an empty supply."""
    sides = [side for side in (GREY, BLACK) if s.supply(side)]
    if not sides:
        return {}
    count = sum(target_of(s, cell, face - 1) == cell for face in DIE)
    return {"count": count, "colour": PARASITE_SIDES[sides[0]]}


@rule
def bring(s: Station, seat: Seat, target: int) -> Asks[None]:
    """A grey parasite comes, else a black one, else one from the fullest room (P-132)."""
    supply = s.supply(GREY) or s.supply(BLACK)
    if supply:
        token = supply[0]
    else:
        token = yield from settle(Pick(seat, "alarm.source", in_fullest_rooms(s), "P-132"))
    s.parasites[token] = target
    s.tell("parasite", colour=PARASITE_SIDES[s.sides[token]], room=PLACES[target])


def in_fullest_rooms(s: Station) -> list[int]:
    """The parasites in the rooms that hold the most of them."""
    counts = Counter(s.parasites)
    most = max(counts.values())
    return [token for token, cell in enumerate(s.parasites) if counts[cell] == most]
