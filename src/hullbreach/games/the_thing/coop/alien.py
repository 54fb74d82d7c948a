"""Phase 4 with 1-3 players: the alien attacks random locations."""

from __future__ import annotations

from hullbreach.games.the_thing.alien_encounters import (
    burn_alien,
    fire_options,
    is_watched,
    kill_dog,
    scatter,
)
from hullbreach.games.the_thing.encounters import PASS
from hullbreach.games.the_thing.pieces import KENNEL, Facts
from hullbreach.games.the_thing.revelation import kill
from hullbreach.games.the_thing.sabotage import can_alien_sabotage, sabotage_by_alien
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Asks, Pick, roll, rule, settle

from .placement import offer_ways_out


@rule
def alien_plan(s: Base) -> Asks[None]:
    """Cards of the location deck each get the attack target in strength, until pool or deck is empty."""
    for f in s.figures:
        f.out = False
    s.struck = {}
    if not s.pool:
        s.phase = "coop_rescue"
        return
    target = attack_target(s)
    deck = s.location_cards()
    while s.pool and deck:
        place = yield from roll(deck)
        deck.remove(place)
        amount = min(target, s.pool)
        s.pool -= amount
        s.strength[place] = s.struck[place] = amount
        s.tell("plan.revealed", place=place, strength=amount)
    s.alien_places = list(s.strength)
    s.phase = "coop_alien_step_out"


def attack_target(s: Base) -> int:
    """The largest number of characters at one location, plus 1."""
    return 1 + max(s.crowds().values())


@rule
def alien_step_out(s: Base) -> Asks[None]:
    """Whoever is where the alien shows itself may step out with a weapon."""
    for place in s.alien_places:
        if place != KENNEL:
            yield from offer_ways_out(s, place)
    s.phase = "alien_order"


@rule
def alien_strikes(s: Base) -> Asks[None]:
    """The next location with the alien: fire weapons first, then what it does is fixed."""
    if not s.alien_places:
        s.pool += sum(s.strength.values())
        s.strength, s.here = {}, ""
        s.phase = "coop_rescue"
        return
    s.here = place = s.alien_places.pop(0)
    if place != KENNEL and (yield from _burnt(s, place)):
        return
    here, power = s.meeting(place), s.strength[place]
    if not here:
        _unopposed(s, place)
    elif power < len(here):
        s.tell("alien.flees", place=place)
    elif power == len(here):
        for i in here:
            s.lay(i)
        s.tell("alien.even", place=place)
    else:
        likely = max(here, key=lambda i: s.figures[i].disc)
        pick = Pick(s.leader, "coop.kill", here, "G-207", likely, about={"place": place})
        victim = yield from settle(pick)
        s.strength[place] += 1
        kill(s, victim)
        scatter(s, here)


@rule
def _burnt(s: Base, place: str) -> Asks[bool]:
    """The first character to use a fire weapon drives the alien away."""
    for i in [k for k in s.order() if k in s.meeting(place)]:
        about: Facts = {"figure": s.name(i), "place": place}
        pick = Pick(s.figures[i].seat, "attack", fire_options(s, i), "G-209", PASS, about=about)
        weapon = yield from settle(pick)
        if weapon != PASS:
            burn_alien(s, i, weapon, place)
            return True
    return False


def _unopposed(s: Base, place: str) -> None:
    """With a dog it kills the dog, alone it sabotages, before someone who stepped out it does nothing."""
    if place == KENNEL or place in s.dogs:
        kill_dog(s, place)
    elif not is_watched(s, place) and can_alien_sabotage(s, place):
        sabotage_by_alien(s, place, s.strength[place])
    else:
        s.tell("alien.idle", place=place)
