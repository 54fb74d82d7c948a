"""What is at stake in a turn: the price of an action, and what a room has in store for who enters it."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Pick, Stakes

from .components import CARD_OF, CELL_OF, FINDS, ROOMS
from .describe import PAID
from .exchange import arises
from .moving import PARASITE_DANGER
from .state import Station

ENDS = ("end_turn", "resign")


def stakes(s: Station, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and of what comes of it."""
    if pick.prompt == "turn.action":
        return _action(s, option)
    if pick.prompt == "move.to" and isinstance(option, tuple):
        return Stakes(then=_entering(s, str(option[1])))
    return None


def _action(s: Station, option: Choice) -> Stakes:
    if isinstance(option, tuple):
        return Stakes(group="lay_out", aim="aim.card")
    word = str(option)
    price = 1 if word in PAID else FINDS[word].ap if word in FINDS else 0
    cost = (Cost("action", price, s.ap - price),) if price else ()
    return Stakes(last=word in ENDS, cost=cost)


def _entering(s: Station, place: str) -> tuple[Consequence, ...]:
    """Who and what waits in a room, as everybody can see it (P-58 to P-65, P-137)."""
    cell = CELL_OF[place]
    found = []
    if ROOMS[CARD_OF[cell]].symbol == PARASITE_DANGER:
        found.append(Consequence("then.alarm", {}, "harm", (place,)))
    if s.parasites.count(cell):
        found.append(Consequence("then.parasites", {"count": s.parasites.count(cell)}, "harm"))
    if arises(s, cell):
        seats = tuple(s.others_in(cell, s.active))
        found.append(Consequence("then.exchange", {"seat": seats}, "secret", (place,)))
    return tuple(found)
