"""What a position of The Thing is worth: humans want a warm base and a way out, aliens company and decay."""

from __future__ import annotations

from hullbreach.games.the_thing.components import LOCATIONS, TRACKS, slots
from hullbreach.games.the_thing.pieces import BOILER, DEAD, GENERATOR, IN, RADIO
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Seat

from . import Terms

WORLDS = 3
"""Who is an alien is open, so a decision is looked at in several worlds."""

VEHICLES = [place for place, row in LOCATIONS.items() if row.vehicle]
WARMTH, LIGHT, FROST = 0.25, 0.08, 0.15
WAY_OUT, RESCUE, CALL = 0.45, 0.25, 0.05
COMPANY = 0.50
SUSPICION, NEAR, BELONGING, FLAMES = 0.025, 0.05, 0.012, 0.03
ALIVE = 0.20
STRENGTH = 0.01
GIVEN = {"use": 0.020, "repair": 0.020, "sabotage": -0.030}
WORK = 0.008
STORES = ("armory", "warehouse", "laboratory", "kitchen")
CREW, MARGIN = 0.12, 0.03
"""In the game for 1-3 players: for each character left, and for each field between its disc and the threat."""


def terms(s: Base, seat: Seat) -> Terms:
    """The base and the way out, who is what, and how one stands oneself."""
    if s.coop:
        return _together(s)
    me = s.figures[seat]
    side = -1.0 if me.alien else 1.0
    inside = [f for f in s.figures if f.status == IN]
    aliens = sum([f.alien for f in inside]) / max(1, len(inside))
    return {
        "_warmth": side * _warmth(s),
        "_way_out": side * _way_out(s),
        "_plans": side * _plans(s),
        "_company": -side * COMPANY * aliens,
        "_strength": -side * STRENGTH * s.total_strength(),
        "trust": -SUSPICION * me.disc if me.status == IN else 0.0,
        "things": _things(s, seat) if me.status == IN else 0.0,
        "lives": -ALIVE if me.status == DEAD else 0.0,
    }


def _warmth(s: Base) -> float:
    """Fuel where it is burnt, damage where it hurts, and how far the frost has come."""
    worth = -FROST * s.frost
    full = slots(s.size)
    for place, weight in ((BOILER, WARMTH), (GENERATOR, LIGHT)):
        if place not in s.closed:
            worth += weight * s.fuel.get(place, 0) / full.fuel[place]
            worth -= weight * s.damage[place] / full.damage[place]
        else:
            worth -= 2 * weight
    return worth + LIGHT * min(1.0, s.warehouse / s.size)


def _way_out(s: Base) -> float:
    """The vehicle nearest to leaving, and the helicopter that was called."""
    full = slots(s.size)
    best = 0.0
    for place in VEHICLES:
        if place not in s.closed:
            missing = s.damage[place] + s.free_fuel(place)
            best = max(best, 1 - missing / (full.damage[place] + full.fuel[place]))
    worth = WAY_OUT * best * best
    if s.rescue_gone:
        return worth
    if s.sos:
        return worth + RESCUE * (1 + s.rescue / TRACKS.rescue.end) / 2
    return worth + CALL * (1 - s.damage[RADIO] / full.damage[RADIO])


def _plans(s: Base) -> float:
    """Figures standing where work waits, and the cards given for it: what this round may still bring."""
    faces = s.cards.faces
    worth = sum([GIVEN[faces[h]] for h in s.stack])
    if s.card >= 0:
        worth += GIVEN[faces[s.card]]
    full = slots(s.size)
    wanted = {BOILER: 2 * WORK, GENERATOR: WORK}
    for f in s.figures:
        if f.status != IN or f.laid or f.place in s.closed:
            continue
        if f.place in wanted:
            worth += wanted[f.place] * (s.free_fuel(f.place) + s.damage[f.place])
        elif f.place in VEHICLES:
            worth += WORK * (2 if s.damage[f.place] + s.free_fuel(f.place) else 4)
        elif f.place == RADIO and not s.sos:
            worth += 2 * WORK * (1 + s.damage[RADIO] / full.damage[RADIO])
        elif f.place in STORES:
            worth += WORK / 2
    return worth


def _things(s: Base, seat: Seat) -> float:
    me = s.figures[seat]
    return BELONGING * s.belongings(seat) + FLAMES * len(me.flames) + BELONGING * len(me.lab) / 2


def _together(s: Base) -> Terms:
    """Against the alien: everybody counts, and no disc may come near the threat."""
    inside = [i for i, f in enumerate(s.figures) if f.status == IN]
    margins = [min(3, abs(s.threat - s.figures[i].disc)) for i in inside]
    return {
        "warmth": _warmth(s) + _plans(s),
        "way_out": 2 * _way_out(s),
        "crew": CREW * (len(inside) - 3),
        "margin": MARGIN * sum(margins) - NEAR * margins.count(0),
        "things": BELONGING * sum([s.belongings(i) for i in inside]),
        "strength": -STRENGTH * s.total_strength(),
    }
