"""What one piece of work at a place of the base is worth, and what can be made of cards."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.games.the_thing.components import GREEN, LOCATIONS, VEHICLES, slots
from hullbreach.games.the_thing.pieces import BOILER, GENERATOR, IN, RADIO
from hullbreach.games.the_thing.state import Base

from .race import CALM, DARKNESS, SEARCHES, SLACK, SPARE, climate, hurry, pace, warmth

FIND = 0.8
"""How likely one search is to find them."""
FOUND_OUT = 0.5
"""From here on one takes the keys for found."""
FIRES = 2.0
"""How much more a piece of work at the fires counts where nobody can be relied upon to do it."""
SEEKERS = 4
"""How many searches for the keys in a round are worth anything at most, where others have to do the rest."""
START, DRIVER = 2.5, 0.4
"""What it is worth to stand with keys at a vehicle that is ready, or that lacks but one thing."""
LAG = 2.0
"""A way out that takes this many rounds more than the best one is worth no more than a spare one."""
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
ANY_CARD = "*"
ORDER = ("sabotage", "use", "repair", ANY_CARD)


class Work(Struct, frozen=True, gc=False):
    """What one piece of work at a place is worth, and how many can be done there."""

    use: float
    uses: int
    repair: float
    repairs: int
    sabotage: float


ERRANDS = {place: Work(SMALL[place], 1, 0.0, 0, LOSS[place]) for place in SMALL}


def works(s: Base, ways: dict[str, float], keys: float) -> dict[str, Work]:
    """What can be done at each place and what it is worth."""
    best, speed = min(ways.values()), pace(s)
    slack = warmth(s) - best
    heat = SLACK / climate(s.size).boiler if slack < CALM else 0.03
    heat *= 1.0 if s.coop else FIRES
    pull = (hurry(s) + (SLACK if slack < CALM and not s.coop else 0.0)) / speed
    found = dict(ERRANDS)
    if keys < FOUND_OUT and s.item_deck:
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
    likely: float = 1.0,
    price: float = 0.0,
) -> float:
    """What the standing figures can make of these cards."""
    standing: dict[str, int] = {}
    for f in s.figures:
        if f.status == IN and not f.laid and f.place in jobs:
            standing[f.place] = standing.get(f.place, 0) + 1
    return matched(s, jobs, standing, cards, harm, {}, likely, price)


def matched(
    s: Base,
    jobs: dict[str, Work],
    standing: dict[str, int],
    cards: list[str],
    harm: bool,
    safe: dict[str, float],
    likely: float = 1.0,
    price: float = 0.0,
) -> float:
    """What the people at each place can make of these cards, the bad ones first; `*` is a good card not yet seen.

    Each is as likely to be had and has its price; nobody goes on when it is not worth it. A card that helps nowhere
    lays somebody down all the same. Some places are safer than others.
    """
    left = {place: [jobs[place].uses, jobs[place].repairs] for place in standing}
    total = sum([_driver(s, place) for place in VEHICLES if place in standing])
    for card in sorted(cards, key=ORDER.index):
        if not standing:
            break
        if card == "sabotage":
            place, gain = _where_it_hurts(jobs, standing, harm)
        else:
            place, gain = _where_it_helps(jobs, standing, left, card)
            gain *= safe.get(place, 1.0)
        gain = likely * gain - price
        if card == ANY_CARD and gain <= 0:
            break
        total += gain
        place = place or max(standing, key=standing.__getitem__)
        standing[place] -= 1
        if not standing[place]:
            del standing[place]
    return total


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
