"""Whom somebody takes for infected: by all they have seen themselves, never by the world they happen to be in."""

from __future__ import annotations

from hullbreach.bots.beliefs.panic_station import odds
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat

LIKELY, AMONG_FOUR = 0.5, 0.3
"""How likely somebody must be infected to be treated as such, and with four seats, where one infection decides most.

Whoever is wary of everybody gathers no gas.
"""


def takes_for_infected(s: Station, seat: Seat, other: Seat) -> bool:
    """Whether a player treats another one as infected; without a record of the game, by the world they believe in."""
    if not s.recorded:
        return s.infected[other]
    return odds(s, seat)[other] >= (AMONG_FOUR if s.players == 4 else LIKELY)
