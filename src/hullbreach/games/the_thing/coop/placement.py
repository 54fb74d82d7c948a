"""Phase 3 with 1-3 players: placing the characters, shared rooms and dogs."""

from __future__ import annotations

from hullbreach.games.the_thing.components import DOG_TOKENS, GREEN, LOCATIONS
from hullbreach.games.the_thing.encounters import PASS, is_encounter, leave, ways_out
from hullbreach.games.the_thing.infection import ALIEN
from hullbreach.games.the_thing.pieces import DORMITORY, Facts
from hullbreach.games.the_thing.placement import free_places
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Asks, Pick, asks_nothing, roll, rule, settle

from .threat import advance_discs, transform


@asks_nothing
def begin_placing(s: Base) -> None:
    """From the left of the leader each player places all their characters."""
    seats = [(s.leader + 1 + k) % s.players for k in range(s.players)]
    s.turn = [i for seat in seats for i in s.present() if s.figures[i].seat == seat]
    s.phase = "coop_place"


@rule
def place(s: Base) -> Asks[None]:
    """A character goes to a green location or, one of the whole group, to the dormitory."""
    i = s.turn.pop(0)
    about: Facts = {"figure": s.name(i)}
    options = free_places(s)
    if len(s.at(DORMITORY)) < LOCATIONS[DORMITORY].coop_limit:
        options.append(DORMITORY)
    pick = Pick(s.figures[i].seat, "coop.place", options, "G-200", about=about)
    s.figures[i].place = yield from settle(pick)
    s.tell("figure.goes", figure=i, place=s.figures[i].place)
    s.phase = "coop_place" if s.turn else "coop_step_out"


@rule
def step_out(s: Base) -> Asks[None]:
    """Whoever shares a room or meets a dog may step out with a weapon; then the discs of shared rooms move."""
    for place in meeting_places(s):
        yield from offer_ways_out(s, place)
    s.phase = "coop_discs"


def meeting_places(s: Base) -> list[str]:
    """Where characters share a room or one is alone with a dog."""
    crowds = s.crowds()
    return [p for p in GREEN if p in crowds and is_encounter(s, p)]


@rule
def offer_ways_out(s: Base, place: str) -> Asks[None]:
    """Each character here with a weapon says whether they step out."""
    for i in s.meeting(place):
        about: Facts = {"figure": s.name(i), "place": place}
        pick = Pick(s.figures[i].seat, "step_out", ways_out(s, i), "G-201", PASS, about=about)
        weapon = yield from settle(pick)
        if weapon != PASS:
            leave(s, i, weapon)


@asks_nothing
def shared_rooms(s: Base) -> None:
    """Every disc whose character shares a room moves 1 right, all at once; a dog there is caught."""
    moving: list[int] = []
    for place in meeting_places(s):
        here = s.meeting(place)
        if len(here) > 1:
            moving += here
            if place in s.dogs:
                s.catch_dog(place)
                s.tell("dog.caught", place=place)
    s.places = [p for p in meeting_places(s) if len(s.meeting(p)) == 1]
    if moving:
        s.tell("discs.move", figures=tuple(moving))
    advance_discs(s, moving, "coop_dogs")


@rule
def dog_checks(s: Base) -> Asks[None]:
    """A character alone with a dog draws from the infection bag; an alien dog transforms them."""
    while s.places and not is_encounter(s, s.places[0]):
        s.places.pop(0)
    if not s.places:
        s.phase = "coop_alien"
        return
    i = s.meeting(s.places.pop(0))[0]
    token = yield from roll(DOG_TOKENS)
    s.tell("dog.token_open", figure=i, token=token)
    if token == ALIEN:
        transform(s, i, "dog")
    else:
        advance_discs(s, [i], "coop_dogs")
