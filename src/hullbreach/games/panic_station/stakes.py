"""What is at stake in a turn: the price of an action, and what a room has in store for who enters it."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Pick, Seat, Stakes

from .alarm import foretold
from .components import CARD_OF, CELL_OF, CHARACTERS, FINDS, NIGHT_VISION, ROOMS
from .describe import PAID, struck_in
from .exchange import arises
from .first_turn import bound_to_search
from .grid import NOWHERE
from .moving import PARASITE_DANGER, moves
from .state import Station

ENDS = ("end_turn", "resign")


def stakes(s: Station, pick: Pick, option: Choice) -> Stakes | None:
    """What the seat can know of an option's price and of what comes of it."""
    if pick.prompt == "turn.action":
        return _action(s, pick.seat, option)
    if pick.prompt == "move.to" and isinstance(option, tuple):
        figure, place = str(option[0]), str(option[1])
        then = _key(s, pick.seat, figure, place) + _entering(s, place)
        return Stakes(aim="option.room", by=(figure,), then=then)
    if pick.prompt == "grenade.room":
        return Stakes(then=_struck(s, pick.seat, CELL_OF[str(option)]))
    if pick.prompt == "search.with":
        cell = s.cells[2 * pick.seat + CHARACTERS.index(str(option))]
        raised = s.is_red(cell) and not s.has(pick.seat, NIGHT_VISION)
        return Stakes(by=(str(option),), then=(_alarm(s, cell),) if raised else ())
    return None


def _action(s: Station, seat: Seat, option: Choice) -> Stakes:
    if isinstance(option, tuple):
        return Stakes(group="lay_out", aim="aim.card")
    word = str(option)
    price = 1 if word in PAID else FINDS[word].ap if word in FINDS else 0
    cost = (Cost("action", price, s.ap - price),) if price else ()
    return Stakes(by=_able(s, seat, word), last=word in ENDS, cost=cost)


def _able(s: Station, seat: Seat, word: str) -> tuple[str, ...]:
    """Which characters can move or search; every other action belongs to both of them (P-58, P-66)."""
    if word == "move":
        ways = moves(s, seat, bound_to_search(s, seat))
        found = [str(way[0]) for way in ways if isinstance(way, tuple)]
    elif word == "search":
        cells = zip(CHARACTERS, s.cells[2 * seat : 2 * seat + 2], strict=True)
        found = [kind for kind, cell in cells if cell != NOWHERE and s.symbol(cell)]
    else:
        return ()
    return tuple(dict.fromkeys(found))


def _key(s: Station, seat: Seat, figure: str, place: str) -> tuple[Consequence, ...]:
    """A door that opens for this player's key card alone (P-35)."""
    cell = s.cells[2 * seat + CHARACTERS.index(figure)]
    opens = s.doors_open or CELL_OF[place] in s.neighbours(cell, doors=False)
    return () if opens else (Consequence("then.key"),)


def _struck(s: Station, seat: Seat, cell: int) -> tuple[Consequence, ...]:
    """Whom a grenade hits, so that rooms can be compared; in red where it hits an own figure too (P-96)."""
    said, facts = struck_in(s, seat, cell)
    own = cell in s.figures_cells(seat)
    hits = facts["count"] or facts["teams"]
    return (Consequence(said, facts, "harm" if own else "gain"),) if hits else ()


def _alarm(s: Station, cell: int) -> Consequence:
    """Which parasite an alarm brings, and at how many faces of the die into the room itself (P-130, P-132)."""
    facts = foretold(s, cell)
    return Consequence("then.alarm" if facts else "then.moved", facts, "harm")


def _entering(s: Station, place: str) -> tuple[Consequence, ...]:
    """Who and what waits in a room, as everybody can see it (P-58 to P-65, P-137)."""
    cell = CELL_OF[place]
    found = []
    if ROOMS[CARD_OF[cell]].symbol == PARASITE_DANGER:
        found.append(_alarm(s, cell))
    if s.parasites.count(cell):
        found.append(Consequence("then.parasites", {"count": s.parasites.count(cell)}, "harm"))
    if arises(s, cell):
        seats = tuple(s.others_in(cell, s.active))
        facts = {"count": len(seats), "seat": seats}
        found.append(Consequence("then.exchange", facts, "secret", (place,)))
    return tuple(found)
