"""Encounters: where they are, who steps out, and in which order they are resolved."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, asks_nothing, put_in_order, rule

from .pieces import DORMITORY, KENNEL
from .state import Base

PASS = "pass"
STEP_OUT = ("melee", "firearm", "flamethrower")


@rule
def encounters(s: Base) -> Asks[None]:
    """Fix the places of encounters once, and let weapon holders step out of them."""
    s.alien_places = list(s.strength)
    s.places = [place for place in _meeting_places(s) if place not in s.strength]
    involved = [
        i for place in s.alien_places + s.places if place != KENNEL for i in s.meeting(place)
    ]
    yield from step_out(s, involved)
    s.phase = "alien_order"


@asks_nothing
def reveal_plan(s: Base) -> None:
    """When all figures are placed the alien turns over its location cards and puts its strength there."""
    s.phase = "encounters"
    s.struck = {attack.place: attack.strength for attack in s.plan}
    for attack in s.plan:
        s.strength[attack.place] = attack.strength
        s.tell("plan.revealed", place=attack.place, strength=attack.strength)
    s.reveals += len(s.plan)
    s.plan = []


def _meeting_places(s: Base) -> list[str]:
    """Where 2 characters, or a character and a dog, are together."""
    crowds = s.crowds()
    places = [place for place in s.open_places() if place in crowds]
    if s.rules.dormitory_encounters:
        places.append(DORMITORY)
    return [place for place in places if is_encounter(s, place)]


def is_encounter(s: Base, place: str) -> bool:
    """Whether the characters taking part at a place meet anybody."""
    here = s.meeting(place)
    if len(here) == 1:
        return place in s.dogs and not s.person(here[0]).ignores_dogs
    return len(here) > 1


@rule
def step_out(s: Base, involved: list[int]) -> Asks[None]:
    """All decide at the same moment; everyone who steps out pays for it."""
    if not involved:
        return
    rules = {s.figures[i].seat: partial(_step_out, s, i) for i in involved}
    answers: dict[Seat, str] = yield from ask_together(rules, "count")
    for i in involved:
        weapon = answers[s.figures[i].seat]
        if weapon != PASS:
            leave(s, i, weapon)


@rule
def _step_out(s: Base, i: int) -> Asks[str]:
    options = ways_out(s, i)
    about = s.figure_facts(i, place=s.figures[i].place)
    answer: str = yield from ask(
        Pick(s.figures[i].seat, "step_out", options, "G-63", PASS, about=about)
    )
    return answer


def ways_out(s: Base, i: int) -> list[str]:
    """To take part, or to step out with a weapon one holds."""
    f, faces = s.figures[i], s.cards.faces
    held = {faces[h] for h in f.weapons}
    if f.flames:
        held.add("flamethrower")
    return [PASS, *(weapon for weapon in STEP_OUT if weapon in held)]


def leave(s: Base, i: int, weapon: str) -> None:
    """Step out: a melee weapon is used up, a flamethrower spends a reload, a firearm is only shown."""
    if weapon == "melee":
        s.use_up(i, weapon)
    elif weapon == "flamethrower":
        s.spend_reload(i)
    else:
        s.show_one(i, weapon)
    s.figures[i].out = True
    s.tell("steps_out", figure=i, weapon=weapon, place=s.figures[i].place)


@rule
def alien_order(s: Base) -> Asks[None]:
    """The leader sets the order of the locations with the revealed alien."""
    s.alien_places = yield from put_in_order(s.leader, "order.alien", s.alien_places, "G-62")
    s.phase = "coop_strikes" if s.coop else "alien_meets"


@rule
def other_order(s: Base) -> Asks[None]:
    """The leader sets the order of all other encounters."""
    places = [place for place in s.places if is_encounter(s, place)]
    s.places = yield from put_in_order(s.leader, "order.others", places, "G-62")
    s.phase = "meets"
