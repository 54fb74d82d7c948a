"""Healing in the sick bay (P-124 to P-127)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, rule, settle

from .actions import action
from .alarm import alarm
from .components import CELL_OF, CHARACTERS, MAX_LIFE, TABLE
from .state import Station

SICK_BAY = CELL_OF["sick_bay"]
HEAL = "heal"
BOTH = "both"


def patients(s: Station, seat: Seat) -> list[int]:
    """The own wounded characters in the inner room of the sick bay (P-124, P-126)."""
    return [f for f in (2 * seat, 2 * seat + 1) if s.cells[f] == SICK_BAY and s.life[f] < MAX_LIFE]


def can_heal(s: Station, seat: Seat) -> bool:
    """Whether a wounded character of their own stands in the sick bay."""
    return bool(patients(s, seat))


@action(HEAL, possible=can_heal)
@rule
def heal(s: Station, seat: Seat) -> Asks[None]:
    """Heal one character by 2, or both by 1; a red sick bay raises an alarm first (P-124, P-125)."""
    s.ap -= 1
    red = s.is_red(SICK_BAY)
    if red:
        yield from alarm(s, seat, SICK_BAY)
    wounded = patients(s, seat)
    options = [CHARACTERS[f & 1] for f in wounded] + [BOTH] * (len(wounded) > 1)
    choice = yield from settle(Pick(seat, "heal.mode", options, "P-124"))
    for figure in wounded:
        if choice in (BOTH, CHARACTERS[figure & 1]):
            points = TABLE.sick_bay.both if choice == BOTH else TABLE.sick_bay.one
            s.heal(figure, points, MAX_LIFE)
            s.tell("healed", seat=seat, figure=CHARACTERS[figure & 1], life=s.life[figure])
    if not red:
        s.turn_red(SICK_BAY)
        s.tell("turned", room="sick_bay")
