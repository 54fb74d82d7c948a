"""Items that are neither weapons nor armour (P-92 to P-108)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, asks_nothing, rule, settle
from hullbreach.parts.cards import look

from .actions import action
from .components import (
    BODY_SCANNER,
    CELL_OF,
    CHARACTERS,
    ENERGY_BOOST,
    FACE_ORDER,
    FINDS,
    FIRST_AID_KIT,
    MAX_LIFE,
    PARASITE_SIGNAL,
    PLACES,
)
from .grid import NOWHERE
from .state import LOOKED, Incident, Station


def lay_out(s: Station, seat: Seat, face: str) -> None:
    """Lay a permanent card or ammo out in front of you, at no cost (P-31)."""
    s.lay_out(seat, face)
    s.tell("lays_out", seat=seat, card=face)


@action(ENERGY_BOOST)
@asks_nothing
def energy_boost(s: Station, seat: Seat) -> None:
    """More action points in this turn (P-94)."""
    s.throw_away(seat, ENERGY_BOOST)
    s.ap += FINDS[ENERGY_BOOST].amount
    s.tell("boost", seat=seat, points=s.ap)


# --- first aid --------------------------------------------------------------------------------


def wounded_in(s: Station, cell: int) -> list[int]:
    """The characters in a room that can be healed."""
    return [f for f in s.figures_in(cell) if s.life[f] < MAX_LIFE]


def can_give_first_aid(s: Station, seat: Seat) -> bool:
    """Whether somebody near an own character can be healed (P-95)."""
    return any(wounded_in(s, cell) for cell in s.figures_cells(seat))


@action(FIRST_AID_KIT, possible=can_give_first_aid)
@rule
def first_aid(s: Station, seat: Seat) -> Asks[None]:
    """A character heals 2 life points in its room, on one character or on two (P-95)."""
    medics = {CHARACTERS[f & 1]: s.cells[f] for f in s.figures(seat) if wounded_in(s, s.cells[f])}
    if len(set(medics.values())) == 1:
        medics = dict(list(medics.items())[:1])
    medic = yield from settle(Pick(seat, "first_aid.medic", list(medics), "P-95"))
    for point in range(FINDS[FIRST_AID_KIT].amount):
        options: list[Choice] = [figure_option(f) for f in wounded_in(s, medics[medic])]
        if not options:
            break
        if point:
            options.append("enough")
        choice = yield from settle(Pick(seat, "first_aid.target", options, "P-95"))
        if not point:
            s.throw_away(seat, FIRST_AID_KIT)
            s.tell("first_aid", seat=seat, room=PLACES[medics[medic]])
        if choice == "enough":
            break
        figure = figure_of(choice)
        s.heal(figure, 1, MAX_LIFE)
        s.tell("healed", seat=figure >> 1, figure=CHARACTERS[figure & 1], life=s.life[figure])


def figure_option(figure: int) -> tuple[str, int]:
    """A figure in words: its kind and its player."""
    return CHARACTERS[figure & 1], figure >> 1


def figure_of(option: tuple[str, int]) -> int:
    """The figure an option names."""
    return 2 * option[1] + CHARACTERS.index(option[0])


# --- body scanner -----------------------------------------------------------------------------


def scannable(s: Station, seat: Seat) -> list[Seat]:
    """The players with a character in the same room as an own one (P-98)."""
    return sorted({other for c in s.figures_cells(seat) for other in s.others_in(c, seat)})


def can_scan_somebody(s: Station, seat: Seat) -> bool:
    """Whether somebody stands near enough for the body scanner."""
    return bool(scannable(s, seat))


@action(BODY_SCANNER, possible=can_scan_somebody)
@rule
def body_scan(s: Station, seat: Seat) -> Asks[None]:
    """Look at the whole hand of another player in the same room (P-98)."""
    target = yield from settle(Pick(seat, "body_scanner.target", scannable(s, seat), "P-98"))
    s.throw_away(seat, BODY_SCANNER)
    s.ap -= 1
    hand = sorted((look(s, h, seat) for h in s.hands[target]), key=FACE_ORDER.__getitem__)
    s.log.append(Incident(LOOKED, seat, target, cards=tuple(hand)))
    s.tell("body_scan", seat=seat, other=target)
    s.tell("body_scan_seen", to=[seat], other=target, cards=tuple(hand))


# --- parasite signal --------------------------------------------------------------------------


def lures(s: Station) -> dict[int, list[int]]:
    """From which rooms parasites can be lured, and where to (P-107)."""
    sources = sorted({cell for cell in s.parasites if cell != NOWHERE})
    found = {cell: within_reach(s, cell) for cell in sources}
    return {cell: cells for cell, cells in found.items() if cells}


def within_reach(s: Station, cell: int) -> list[int]:
    """The other rooms at most two rooms away through passages and opened doors."""
    reached = [cell]
    edge = [cell]
    for _ in range(FINDS[PARASITE_SIGNAL].amount):
        edge = [c for e in edge for c in s.neighbours(e, s.doors_open) if c not in reached]
        edge = list(dict.fromkeys(edge))
        reached += edge
    return sorted(reached[1:])


def can_lure(s: Station, seat: Seat) -> bool:
    """Whether there are parasites that can go anywhere."""
    return bool(lures(s))


@action(PARASITE_SIGNAL, possible=can_lure)
@rule
def parasite_signal(s: Station, seat: Seat) -> Asks[None]:
    """All parasites of one room move together to another one (P-107)."""
    ways = lures(s)
    rooms = [PLACES[cell] for cell in ways]
    source = CELL_OF[(yield from settle(Pick(seat, "signal.from", rooms, "P-107")))]
    goals = [PLACES[cell] for cell in ways[source]]
    goal = yield from ask(Pick(seat, "signal.to", goals, "P-107"))
    s.throw_away(seat, PARASITE_SIGNAL)
    for token in s.parasites_in(source):
        s.parasites[token] = CELL_OF[goal]
    s.tell("signal", seat=seat, room=PLACES[source], goal=goal)
