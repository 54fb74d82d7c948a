"""The base in the ice as a race: how long until people can leave, how long until they freeze, and what work helps."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec import Struct

from hullbreach.games.the_thing.components import (
    GREEN,
    LOCATIONS,
    TRACKS,
    VEHICLES,
    WEATHER_DIE,
    chart,
    slots,
)
from hullbreach.games.the_thing.pieces import BOILER, GENERATOR, IN, RADIO
from hullbreach.games.the_thing.state import Base

PACE = 0.4
"""So many pieces of work for one goal each character gets done in a round."""
SEARCHES = 2.5
"""So many searches of the warehouse it takes to find keys."""
FIND = 0.8
"""How likely one search is to find them."""
NEVER = 20.0
HURRY, HASTE = 0.45, 0.70
"""What a round less to wait is worth; with 1-3 players, whom the threat comes nearer every round, more."""
SLACK, CALM = 0.30, 3.0
"""What a round of warmth to spare is worth, and how many of those are enough."""
FIRES = 2.0
"""So much more a piece of work at the fires counts where nobody can be relied upon to do it."""
SEEKERS = 4
"""No more than so many searches for the keys in a round are worth anything, where others have to do the rest."""
START, DRIVER = 2.5, 0.4
"""What it is worth to stand with keys at a vehicle that is ready, or that lacks but one thing."""
AT_HAND = 1.0
"""What it is worth that people can leave at once."""
SPARE = 0.25
LAG = 2.0
"""What another way out is worth compared with the best one, when it takes so many rounds more."""
DARKNESS, HUNGER = 0.25, 0.15
SMALL = {
    "laboratory": 0.07,
    "armory": 0.05,
    "warehouse": 0.05,
    "kitchen": 0.03,
    "weather_station": 0.04,
}
"""What a use brings where nothing is repaired or fuelled."""
LOSS = {
    "laboratory": 0.04,
    "armory": 0.02,
    "warehouse": 0.04,
    "kitchen": 0.03,
    "weather_station": 0.03,
}


BONUS = tuple(place for place in GREEN if LOCATIONS[place].bonus)
SOMEWHERE = ""
ORDER = ("sabotage", "use", "repair", "*")


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


def ways_out(s: Base, keys: bool) -> dict[str, float]:
    """How many rounds each way out still takes."""
    speed = pace(s)
    ways = {RADIO: _rescue(s, speed)}
    search = 0.0 if keys else SEARCHES
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
        return (s.damage[RADIO] + 1) / speed + end / mean.flight
    flight = (end - s.rescue) / mean.flight
    return flight if flight <= TRACKS.rescue_fuel.end - s.rescue_fuel else NEVER


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


class Work(Struct, frozen=True, gc=False):
    """What one piece of work at a place is worth, and how many can be done there."""

    use: float
    uses: int
    repair: float
    repairs: int
    sabotage: float


ERRANDS = {place: Work(SMALL[place], 1, 0.0, 0, LOSS[place]) for place in SMALL}


def works(s: Base, ways: dict[str, float], keys: bool) -> dict[str, Work]:
    """What can be done at each place and what it is worth."""
    best, speed = min(ways.values()), pace(s)
    slack = warmth(s) - best
    heat = SLACK / climate(s.size).boiler if slack < CALM else 0.03
    heat *= 1.0 if s.coop else FIRES
    pull = (hurry(s) + (SLACK if slack < CALM and not s.coop else 0.0)) / speed
    found = dict(ERRANDS)
    if not keys and s.item_deck:
        search = SMALL["warehouse"] + FIND * hurry(s) * SEARCHES / speed
        most = len(s.item_deck) if s.coop else min(SEEKERS, len(s.item_deck))
        found["warehouse"] = Work(search, most, 0.0, 0, LOSS["warehouse"])
    free = min(s.free_fuel(BOILER), s.warehouse)
    found[BOILER] = Work(heat, free, heat, s.damage[BOILER], heat)
    found[GENERATOR] = _light_work(s)
    for place, way in ways.items():
        found[place] = _way_work(s, place, pull * _rank(way, best))
    for place in s.closed:
        found.pop(place, None)
    return found


def _rank(way: float, best: float) -> float:
    """Work at a way out that lags behind the best one counts for less."""
    return SPARE + (1 - SPARE) * max(0.0, 1 - (way - best) / LAG)


def _way_work(s: Base, place: str, gain: float) -> Work:
    """Repairing and fuelling a vehicle, or the radio until the call is sent."""
    hurt = s.damage[place]
    if place == RADIO:
        if s.sos:
            return Work(0.0, 0, 0.0, 0, 0.0)
        return Work(2 * gain, int(not hurt), gain, hurt, 0.0 if s.full_damage(place) else gain)
    free = s.free_fuel(place)
    harm = 0.0 if s.full_damage(place) else gain
    if free or hurt:
        return Work(gain, min(free, s.reserve), gain, hurt, harm)
    return Work(START, int(_can_start(s, place)), 0.0, 0, harm)


def _driver(s: Base, place: str) -> float:
    """It is good to have the keys at hand when a vehicle may be ready soon."""
    missing = s.damage[place] + s.free_fuel(place)
    return DRIVER / missing if missing and _can_start(s, place) else 0.0


def _can_start(s: Base, place: str) -> bool:
    """Whether a human with keys stands at a vehicle that is ready."""
    return any(not s.figures[i].alien and s.holds(i, "keys") for i in s.standing(place))


def _light_work(s: Base) -> Work:
    dark, hurt = s.dark(), s.damage[GENERATOR]
    use = DARKNESS / 3 if s.fuel[GENERATOR] < 2 and not dark else 0.03
    mend = DARKNESS if dark else DARKNESS / 3
    full = slots(s.size).damage[GENERATOR]
    return Work(
        use, min(s.free_fuel(GENERATOR), s.warehouse), mend, hurt, DARKNESS / (full - hurt or 4)
    )


def prospects_of_work(
    s: Base,
    jobs: dict[str, Work],
    cards: list[str],
    harm: bool,
    to_come: int = 0,
    likely: float = 1.0,
    price: float = 0.0,
) -> float:
    """What the standing figures can make of these cards, the bad ones first; `*` is a good card not yet seen.

    Each is as likely to be had and has its price; nobody goes on when it is not worth it. A card that helps nowhere
    lays somebody down all the same.
    """
    standing: dict[str, int] = {}
    for f in s.figures:
        if f.status == IN and not f.laid and f.place in jobs:
            standing[f.place] = standing.get(f.place, 0) + 1
    if to_come and not s.coop:
        standing[SOMEWHERE] = to_come
        jobs = {**jobs, SOMEWHERE: _elsewhere(jobs)}
    left = {place: [jobs[place].uses, jobs[place].repairs] for place in standing}
    total = sum([_driver(s, place) for place in VEHICLES if place in standing])
    for card in sorted(cards, key=ORDER.index):
        if not standing:
            break
        if card == "sabotage":
            place, gain = _where_it_hurts(jobs, standing, harm)
        else:
            place, gain = _where_it_helps(jobs, standing, left, card)
        gain = likely * gain - price
        if card == "*" and gain <= 0:
            break
        total += gain
        place = place or max(standing, key=standing.__getitem__)
        standing[place] -= 1
        if not standing[place]:
            del standing[place]
    return total


def _elsewhere(jobs: dict[str, Work]) -> Work:
    """What those may do who have not gone anywhere yet."""
    best = max([0.0, *[job.use for job in jobs.values() if job.uses]])
    best = max([best, *[job.repair for job in jobs.values() if job.repairs]])
    return Work(best / 2, len(jobs), best / 2, len(jobs), 0.04)


def _where_it_hurts(
    jobs: dict[str, Work], standing: dict[str, int], harm: bool
) -> tuple[str, float]:
    """A leader who is human wastes a sabotage where it does little, an alien where it does much."""
    pick = max if harm else min
    place = pick(standing, key=lambda p: jobs[p].sabotage)
    return place, -jobs[place].sabotage


def _where_it_helps(
    jobs: dict[str, Work], standing: dict[str, int], left: dict[str, list[int]], card: str
) -> tuple[str, float]:
    """The place where a good card brings most, counting everybody who stands there."""
    found, most, which = "", 0.0, 0
    for place, count in standing.items():
        job = jobs[place]
        times = count if place in BONUS else 1
        uses, repairs = left[place]
        if card != "repair" and (worth := job.use * min(times, uses)) > most:
            found, most, which = place, worth, 0
        if card != "use" and (worth := job.repair * min(times, repairs)) > most:
            found, most, which = place, worth, 1
    if found:
        left[found][which] -= standing[found] if found in BONUS else 1
    return found, most
