"""What a position of Panic Station is worth: humans burn the nest, the infected spread and shoot."""

from __future__ import annotations

from hullbreach.games.panic_station.components import GAS_CAN, NEST
from hullbreach.games.panic_station.ending import gas_needed
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Seat

from . import Terms

WORLDS, FOLLOW = 1, 8

LIFE, ALIVE = 0.030, 0.15
OTHERS = 0.012
COMPANY = 0.60
GAS, CARD, GEAR, SHOT = 0.05, 0.008, 0.020, 0.010
NEST_FOUND, NEAR_NEST, ARRIVED = 0.12, 0.02, 0.05
PARASITE, BESIDE_ME, NEAR_ME = 0.020, 0.030, 0.008
"""For each parasite in the station, in the cell of one of my figures, and in the next one."""
SEARCHED = 0.35
"""For a station that is explored to the last room: the nest lies deep."""
SOLDIER = 0.30
"""Without soldiers nobody can burn the nest."""


def terms(s: Station, seat: Seat) -> Terms:
    """One's own skin and gear, who is what, and how near the nest is."""
    side = -1.0 if s.infected[seat] else 1.0
    living = [x for x in range(s.players) if s.alive(x)]
    infected = sum([s.infected[x] for x in living]) / max(1, len(living))
    return {
        "lives": _lives(s, seat),
        "gear": GEAR * s.gear[seat].bit_count() + SHOT * s.ammo(seat),
        "cards": CARD * len(s.hands[seat]),
        "rooms": SEARCHED * len(s.laid) / (len(s.laid) + len(s.room_deck)),
        "danger": -_danger(s, seat),
        "_company": -side * COMPANY * (infected - 0.4),
        "_friends": _friends(s, seat, living),
        "_gas": _gas(s, seat, side, living),
        "_nest": side * _nest(s, living),
        "_soldiers": side * SOLDIER * sum([s.life[2 * x] > 0 for x in living]) / s.players,
        "_parasites": -side * PARASITE * sum([c != NOWHERE for c in s.parasites]),
    }


def _lives(s: Station, seat: Seat) -> float:
    life = s.life[2 * seat] + s.life[2 * seat + 1]
    arrived = ARRIVED * len(s.figures(seat))
    return LIFE * life + arrived - (0.0 if s.alive(seat) else ALIVE)


def _danger(s: Station, seat: Seat) -> float:
    """Parasites beside one's figures and one room away."""
    total = 0.0
    for cell in s.figures_cells(seat):
        total += BESIDE_ME * s.parasites.count(cell)
        for near in s.neighbours(cell, False):
            total += NEAR_ME * s.parasites.count(near)
    return total


def _friends(s: Station, seat: Seat, living: list[Seat]) -> float:
    """The lives of the others, for or against."""
    total = 0.0
    for other in living:
        if other != seat:
            with_me = s.infected[other] == s.infected[seat]
            total += (1 if with_me else -1) * (s.life[2 * other] + s.life[2 * other + 1])
    return OTHERS * total


def _gas(s: Station, seat: Seat, side: float, living: list[Seat]) -> float:
    """Gas is worth most in the hands of one human; an infected seat would rather hold it back."""
    needed = gas_needed(s)
    if side < 0:
        return GAS * min(needed, s.faces(seat).count(GAS_CAN)) / 2
    most = max([s.faces(x).count(GAS_CAN) for x in living if not s.infected[x]], default=0)
    return GAS * (min(needed, most) + min(needed, s.faces(seat).count(GAS_CAN)))


def _nest(s: Station, living: list[Seat]) -> float:
    """Once the nest is found, humans with their soldiers there or on their way are near to victory."""
    found = any(s.cards.faces[h] == "nest" for h in s.laid)
    if not found:
        return 0.0
    near = [x for x in living if not s.infected[x] and s.soldier_of(x) == NEST]
    gas = max([s.faces(x).count(GAS_CAN) for x in near], default=0)
    return NEST_FOUND + NEAR_NEST * len(near) + 2 * GAS * min(gas, gas_needed(s))
