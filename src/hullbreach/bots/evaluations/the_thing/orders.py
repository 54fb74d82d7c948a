"""The orders of the round: humans who go by one list of what has to be done work together without a word.

The list is read from what lies open before everybody, so that all come to the same one. Whoever is to be placed goes
to the first post that still wants people.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hullbreach.bots.beliefs.the_thing import odds
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
    STATION,
    WAREHOUSE,
)
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

from .company import BITE, CATCH

LOW, DIM = 2, 1
"""The boiler is refuelled at this much fuel or less, the generator at this much."""
SHORT = TRACKS.food.raw_meal
"""With no more food than for one raw meal somebody cooks."""
ARMS = 3
"""How many weapons are enough to have something to burn."""
FOR_LIFE, FOR_WAY, FOR_LEAD, FOR_PROOF, FOR_EASE = 1.0, 1.0, 0.3, 0.05, 0.05
"""Which risk of being infected the fires and the way out are worth, the lead, a laboratory in company, and the rest."""
PACK = 2
"""How many catch a dog instead of being bitten."""
WARY = 0.4
"""A leader who is this likely an alien is relieved."""
MANY = 6
"""From this many people on two go to the boiler, and to the armory."""


class Post(NamedTuple):
    """A place where people are needed, how many, and which risk of being infected it is worth to go there."""

    place: str
    people: int
    risk: float


def post(s: Base, seat: Seat, able: bool) -> list[str]:
    """The most urgent place that still wants people, if any; who is not able to use anything goes where one mends.

    The proven stay so by meeting none but the proven.
    """
    crowds, doubts = s.crowds(), odds(s, seat)
    proven = s.figures[seat].disc == GREEN_FIELD
    apart = {f.place for f in s.figures if f.status == IN and (f.disc == GREEN_FIELD) != proven}
    needed: dict[str, int] = {}
    for place, people, risk in orders(s, doubts):
        useful = able or s.damage.get(place, 0) or place == s.token_at
        if place in s.closed or place in apart or not useful:
            continue
        wanted = max(people, PACK) if place in s.dogs else people
        needed[place] = min(LIMITS.green, needed.get(place, 0) + wanted)
        if crowds.get(place, 0) < needed[place] and danger(s, seat, place, doubts) <= risk:
            return [place]
    return []


def danger(s: Base, seat: Seat, place: str, doubts: list[float]) -> float:
    """How likely somebody who goes to a place now is infected there, by those who are there or by a dog."""
    here = s.at(place)
    if here:
        return CATCH * sum([doubts[i] for i in here]) / len(here)
    if place in s.dogs and not s.person(seat).ignores_dogs:
        return BITE
    return 0.0


def quiet_places(s: Base, seat: Seat) -> list[str]:
    """Where nobody is to be met, neither man nor dog."""
    fearless = s.person(seat).ignores_dogs
    crowds = s.crowds()
    return [p for p in s.open_places() if not crowds.get(p) and (fearless or p not in s.dogs)]


def orders(s: Base, doubts: list[float]) -> Iterator[Post]:
    """What has to be done, the most urgent first."""
    if s.token_at and doubts[s.leader] >= WARY:
        yield Post(s.token_at, 1, FOR_LEAD)  # an alien who leads wastes the cards of all
    if can_call(s):
        yield Post(RADIO, 1, FOR_WAY)  # one use is all it takes, before an alien undoes the work
    yield from _warmth(s)
    if s.token_at and s.sos:
        yield Post(s.token_at, 1, FOR_LEAD)  # where all are suspected alike the leader boards first
    yield from _way_out(s)
    yield Post(LABORATORY, 1, FOR_PROOF)
    yield from _meals(s)
    yield Post(LABORATORY, 2, FOR_PROOF)
    yield from _light(s)
    yield from _spare_time(s)


def can_call(s: Base) -> bool:
    """Whether the radio works and nobody has been called yet."""
    return not s.sos and RADIO not in s.closed and not s.damage[RADIO]


def _warmth(s: Base) -> Iterator[Post]:
    """The boiler before it is late; where it is lost or can be torn down at once, something that burns."""
    strength, pair = s.total_strength(), 2 if len(s.present()) >= MANY else 1
    low = s.fuel[BOILER] <= LOW and s.warehouse
    if low or s.damage[BOILER] >= (1 if strength else 2):
        yield Post(BOILER, pair, FOR_LIFE)
    torn_down = strength >= slots(s.size).damage[BOILER] - s.damage[BOILER]
    if (s.frost or torn_down) and s.weapon_deck and _arms(s) < ARMS:
        yield Post(ARMORY, pair, FOR_LIFE)


def _arms(s: Base) -> int:
    """How many weapons people are seen to have; what they are is not."""
    return sum([len(f.weapons) + len(f.flames) for f in s.figures if f.status == IN])


def _way_out(s: Base) -> Iterator[Post]:
    """The radio three together, or when nobody will come a vehicle and the keys to it."""
    if not s.sos and RADIO not in s.closed:
        yield Post(RADIO, 3, FOR_WAY)
    elif not s.sos or s.rescue_gone:
        vehicle = min(VEHICLES, key=lambda place: _missing(s, place))
        if not s.ready(vehicle):
            yield Post(vehicle, 3, FOR_WAY)
        yield Post(WAREHOUSE, 2, FOR_WAY)


def _missing(s: Base, place: str) -> int:
    """How much work a vehicle takes until it is ready."""
    return s.damage[place] + s.free_fuel(place) + 99 * (place in s.closed)


def _meals(s: Base) -> Iterator[Post]:
    """A cook, before the pantry is so empty that everybody goes hungry."""
    if not s.hungry and not s.kitchen and 0 < s.pantry <= SHORT:
        yield Post(KITCHEN, 1, FOR_EASE)


def _light(s: Base) -> Iterator[Post]:
    """Fuel for the generator, or a repair when it is dark already."""
    if s.dark() or (s.fuel[GENERATOR] <= DIM and s.warehouse):
        yield Post(GENERATOR, 1, FOR_EASE)


def _spare_time(s: Base) -> Iterator[Post]:
    """What is useful when nothing else is to be done."""
    if s.weapon_deck and (s.frost or s.total_strength()):
        yield Post(ARMORY, 1, FOR_EASE)
    if s.damage[BOILER] or s.fuel[BOILER] < slots(s.size).fuel[BOILER]:
        yield Post(BOILER, 1, FOR_EASE)
    if not s.hungry and not s.kitchen and s.pantry:
        yield Post(KITCHEN, 1, FOR_EASE)
    yield Post(WAREHOUSE, 1, FOR_EASE)
    yield Post(ARMORY, 1, FOR_EASE)
    yield Post(STATION, 1, FOR_EASE)
