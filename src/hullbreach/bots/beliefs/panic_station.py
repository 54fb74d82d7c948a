"""Who is likely to be infected: a parasite that exchanges cards with humans rather infects them.

`fork` draws a past that fits all the seat has given, got, scanned and seen, with the infected handing over an
infection every other time. Here that habit is sharpened: who has met many and infected nobody is rather human.
"""

from __future__ import annotations

from hullbreach.games.panic_station.state import (
    DREW,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    MET,
    Station,
)
from hullbreach.kernel import Seat

INFECTS, HOLDS_BACK = 1.3, 0.7
"""How much likelier than an even chance it is that an infected player infects, or does not."""


def weight(s: Station, seat: Seat) -> float:
    """How well the exchanges of this world fit what the infected do."""
    total = 1.0
    infected: set[Seat] = set()
    for row in s.log:
        if row.what == DREW and row.mine:
            infected.add(row.seat)
        elif row.what == MET:
            pairs = (
                (row.seat, row.mine, row.other, row.theirs),
                (row.other, row.theirs, row.seat, row.mine),
            )
            caught = set()
            for giver, given, other, answer in pairs:
                if giver in infected and other not in infected and giver != seat:
                    total *= INFECTS if given == GAVE_INFECTION else HOLDS_BACK
                if given == GAVE_INFECTION and answer not in (GAVE_GAS, GAVE_ANTIDOTE):
                    caught.add(other)
            infected |= caught
    return total
