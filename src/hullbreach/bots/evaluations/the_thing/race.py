"""The base in the ice as a race: how long until people can leave, and how long until they freeze."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hullbreach.games.the_thing.components import (
    TRACKS,
    VEHICLES,
    WEATHER_DIE,
    chart,
    slots,
)
from hullbreach.games.the_thing.pieces import BOILER, GENERATOR, IN, RADIO
from hullbreach.games.the_thing.state import Base

PACE = 0.4
"""How much work for one goal each character gets done in a round."""
SEARCHES = 2.5
"""How many searches of the warehouse it takes to find keys."""
NEVER = 20.0
HURRY, HASTE = 0.45, 0.70
"""What a round less to wait is worth; with 1-3 players, whom the threat comes nearer every round, more."""
SLACK, CALM = 0.30, 3.0
"""What a round of warmth to spare is worth, and how many of those are enough."""
AT_HAND = 1.0
"""What it is worth that people can leave at once."""
PATIENCE = 0.3
"""What a round of waiting for the helicopter counts beside one of work: it is time to find out who is what."""
SPARE = 0.25
"""What a second way out is worth compared with the best one."""
DARKNESS, HUNGER = 0.25, 0.15


class Climate(NamedTuple):
    """What a round costs on average."""

    boiler: float
    generator: float
    frost: float
    flight: float


@cache
def climate(size: int) -> Climate:
    """The mean of the weather chart over the faces of the die."""
    rows = [chart(size)[face] for face in WEATHER_DIE]
    count = len(rows)
    return Climate(
        sum(row.boiler for row in rows) / count,
        sum(row.generator for row in rows) / count,
        sum(row.frost for row in rows) / count,
        sum(row.rescue for row in rows) / count,
    )


def warmth(s: Base) -> float:
    """How many rounds are left before everybody freezes, if nobody does anything about it."""
    mean = climate(s.size)
    if s.frost:
        return (TRACKS.frost.end - s.frost) / mean.frost
    reserve = s.fuel[BOILER] + slots(s.size).damage[BOILER] - s.damage[BOILER]
    return reserve / mean.boiler + (TRACKS.frost.end - TRACKS.frost.start) / mean.frost


def pace(s: Base) -> float:
    """How many pieces of work for one goal get done in a round."""
    return PACE * max(1, sum([f.status == IN for f in s.figures]))


def ways_out(s: Base, keys: float) -> dict[str, float]:
    """How many rounds each way out still takes."""
    speed = pace(s)
    ways = {RADIO: _rescue(s, speed)}
    search = (1 - keys) * SEARCHES
    for place in VEHICLES:
        missing = s.free_fuel(place)
        if place in s.closed or missing > s.reserve + s.warehouse or not (keys or s.item_deck):
            ways[place] = NEVER
        else:
            ways[place] = (s.damage[place] + missing + 1 + search) / speed
    return ways


def _rescue(s: Base, speed: float) -> float:
    mean = climate(s.size)
    end = TRACKS.rescue.end
    if s.rescue_gone:
        return NEVER
    if not s.sos:
        if RADIO in s.closed:
            return NEVER
        return (s.damage[RADIO] + 1) / speed + _patience(s) * end / mean.flight
    flight = (end - s.rescue) / mean.flight
    return _patience(s) * flight if flight <= TRACKS.rescue_fuel.end - s.rescue_fuel else NEVER


def _patience(s: Base) -> float:
    """How much of a round of waiting for the helicopter counts; among hidden aliens it is time to find out."""
    return 1.0 if s.coop else PATIENCE


def hurry(s: Base) -> float:
    """What a round less to wait is worth."""
    return HASTE if s.coop else HURRY


def race(s: Base, ways: dict[str, float]) -> float:
    """How the race stands: a short way out is good, and warmth that lasts longer than it."""
    rounds = sorted(ways.values())
    best = min(NEVER / 2, rounds[0])
    spare = max(0.0, NEVER / 2 - rounds[1])
    slack = warmth(s) - rounds[0]
    worth = -hurry(s) * (best - SPARE * spare) + SLACK * min(0.0, max(-2 * CALM, slack - CALM))
    if rounds[0] <= 1 and not s.coop:
        worth += AT_HAND
    if s.dark():
        worth -= DARKNESS
    elif s.fuel[GENERATOR] < 2:
        worth -= DARKNESS / 4 * (2 - s.fuel[GENERATOR] + s.damage[GENERATOR])
    if s.hungry:
        worth -= HUNGER
    else:
        worth += HUNGER * (s.pantry + 2 * min(s.kitchen, 2)) / TRACKS.food.pantry
    return worth
