"""The orders of the round: humans who go by one list of what has to be done work together without a word.

The list is read from what lies open before everybody, so that all come to the same one. Whoever is to be placed goes
to the first post that still wants people.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hullbreach.games.the_thing.components import LIMITS, TRACKS, VEHICLES, slots
from hullbreach.games.the_thing.pieces import (
    ARMORY,
    BOILER,
    GENERATOR,
    GREEN_FIELD,
    IN,
    KITCHEN,
    LABORATORY,
    RADIO,
    WAREHOUSE,
)
from hullbreach.games.the_thing.state import Base

LOW, DIM = 2, 1
"""The boiler is refuelled at this much fuel or less, the generator at this much."""
SHORT = TRACKS.food.raw_meal
"""With no more food than for one raw meal somebody cooks."""
FREEZING = 3
"""From this field of the frost on somebody looks for something to burn."""
MANY = 6
"""From this many people on two go to the boiler."""


class Post(NamedTuple):
    """A place where people are needed, and how many."""

    place: str
    people: int


def post(s: Base, proven: bool) -> list[str]:
    """The most urgent place that still wants people, if any; the proven stay so by meeting none but the proven."""
    crowds = s.crowds()
    apart = {f.place for f in s.figures if f.status == IN and (f.disc == GREEN_FIELD) != proven}
    needed: dict[str, int] = {}
    for place, people in orders(s):
        if place in s.closed or place in apart:
            continue
        needed[place] = min(LIMITS.green, needed.get(place, 0) + people)
        if crowds.get(place, 0) < needed[place]:
            return [place]
    return []


def orders(s: Base) -> Iterator[Post]:
    """What has to be done, the most urgent first."""
    yield from _warmth(s)
    if s.token_at and s.sos:
        yield Post(s.token_at, 1)  # where all are suspected alike the leader is the first to board
    yield from _way_out(s)
    yield from _meals(s)
    yield Post(LABORATORY, 3)
    yield from _light(s)
    yield from _spare_time(s)


def _warmth(s: Base) -> Iterator[Post]:
    """The boiler before it is late; where it is lost, something that burns."""
    if s.frost >= FREEZING and s.weapon_deck:
        yield Post(ARMORY, 1)
    low = s.fuel[BOILER] <= LOW and s.warehouse
    if low or s.damage[BOILER] >= (1 if s.total_strength() else 2):
        yield Post(BOILER, 2 if len(s.present()) >= MANY else 1)


def _way_out(s: Base) -> Iterator[Post]:
    """The radio three together, or when nobody will come a vehicle and the keys to it."""
    if not s.sos and RADIO not in s.closed:
        yield Post(RADIO, 3)
    elif not s.sos or s.rescue_gone:
        vehicle = min(VEHICLES, key=lambda place: _missing(s, place))
        if not s.ready(vehicle):
            yield Post(vehicle, 3)
        yield Post(WAREHOUSE, 2)


def _missing(s: Base, place: str) -> int:
    """How much work a vehicle takes until it is ready."""
    return s.damage[place] + s.free_fuel(place) + 99 * (place in s.closed)


def _meals(s: Base) -> Iterator[Post]:
    """A cook, before the pantry is so empty that everybody goes hungry."""
    if not s.hungry and not s.kitchen and 0 < s.pantry <= SHORT:
        yield Post(KITCHEN, 1)


def _light(s: Base) -> Iterator[Post]:
    """Fuel for the generator, or a repair when it is dark already."""
    if s.dark() or (s.fuel[GENERATOR] <= DIM and s.warehouse):
        yield Post(GENERATOR, 1)


def _spare_time(s: Base) -> Iterator[Post]:
    """What is useful when nothing else is to be done."""
    if s.weapon_deck and (s.frost or s.total_strength()):
        yield Post(ARMORY, 1)
    if s.damage[BOILER] or s.fuel[BOILER] < slots(s.size).fuel[BOILER]:
        yield Post(BOILER, 1)
    if not s.hungry and not s.kitchen and s.pantry:
        yield Post(KITCHEN, 1)
    yield Post(WAREHOUSE, 2)
    yield Post(ARMORY, 2)
