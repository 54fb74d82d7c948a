"""Who is likely to be infected: parasites that exchange cards infect, and whoever kills humans is none of them.

`fork` draws a past that fits all the seat has given, got, scanned and seen, with the infected handing over an
infection every other time. Here the world is weighed by what everybody could see:

- who met whom: an infected player who meets humans rather infects them, and who has met many is rather caught;
- looks: whoever has seen a hand with the body scanner knows whom they kill, so their victim is rather infected;
- tests: the counts of thermo scans hold in every world, `fork` sees to that;
- harm: who kills a human's character is rather infected, who kills one of an infected player rather human.
"""

from __future__ import annotations

from hullbreach.games.panic_station.state import (
    DREW,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    LOOKED,
    MET,
    Incident,
    Station,
)
from hullbreach.kernel import Seat

from . import Belief

INFECTS, HOLDS_BACK = 1.3, 0.7
"""How much likelier than an even chance it is that an infected player infects, or does not."""
MURDER, JUSTICE, MISTAKE, FEUD = 3.0, 1.5, 0.4, 0.5
"""An infected player kills a human, a human kills an infected one, humans or the infected kill each other."""
INFORMED = 2.0
"""How much surer a human is who has seen the hand of their victim."""


def weight(s: Station, seat: Seat) -> float:
    """How well this world explains what the infected and the others have done."""
    total = 1.0
    infected: set[Seat] = set()
    looked: set[tuple[Seat, Seat]] = set()
    for row in s.log:
        if row.what == DREW and row.mine:
            infected.add(row.seat)
        elif row.what == MET:
            total *= _exchange(row, infected, seat)
        elif row.what == LOOKED:
            looked.add((row.seat, row.other))
        elif row.what == KILLED and row.seat not in (seat, row.other):
            total *= _killing(row, infected, (row.seat, row.other) in looked)
    return total


def _exchange(row: Incident, infected: set[Seat], seat: Seat) -> float:
    """What an exchange tells, and who is infected after it."""
    pairs = (
        (row.seat, row.mine, row.other, row.theirs),
        (row.other, row.theirs, row.seat, row.mine),
    )
    total, caught = 1.0, set()
    for giver, given, other, answer in pairs:
        if giver in infected and other not in infected and giver != seat:
            total *= INFECTS if given == GAVE_INFECTION else HOLDS_BACK
        if given == GAVE_INFECTION and answer not in (GAVE_GAS, GAVE_ANTIDOTE):
            caught.add(other)
    infected |= caught
    return total


def _killing(row: Incident, infected: set[Seat], informed: bool) -> float:
    """Who kills whom tells something of both."""
    killer, victim = row.seat in infected, row.other in infected
    if killer:
        return FEUD if victim else MURDER
    if informed:
        return JUSTICE * INFORMED if victim else MISTAKE / INFORMED
    return JUSTICE if victim else MISTAKE


BELIEF = Belief(weight=weight)
