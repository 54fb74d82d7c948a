"""Locations: what use and repair do there, and when they can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.kernel import Asks, Flow, Pick, Seat, ask, asks_nothing, roll, rule, settle
from hullbreach.parts.cards import show
from hullbreach.parts.registry import Registry

from .alien_actions import refusals
from .components import LOCATIONS, TRACKS, VEHICLES, WEAPON_BACK, WEATHER_DIE, slots
from .pieces import (
    ARMORY,
    BOILER,
    GENERATOR,
    KITCHEN,
    LABORATORY,
    RADIO,
    STATION,
    WAREHOUSE,
)
from .sabotage import can_sabotage, has_cards, has_food, has_tokens, sabotage
from .state import Base


def always(s: Base, place: str) -> bool:
    """Whatever happens."""
    return True


class LocationUse(NamedTuple):
    """What a use card does at a location, once or several times, and whether it does anything."""

    do: Callable[[Base, int, int], Flow[None]]
    possible: Callable[[Base, str], bool] = always


use = Registry("use of a location", LocationUse)


def possible(s: Base, card: str, place: str) -> bool:
    """Whether an action can be carried out at a location now."""
    if place not in use or place in s.closed:
        return False
    if card == "repair":
        return s.damage.get(place, 0) > 0
    if card == "sabotage":
        return can_sabotage(s, place)
    return use[place].possible(s, place)


@rule
def carry_out(s: Base, card: str, i: int) -> Asks[None]:
    """A character carries out the action at their location; whatever goes on leaves its phase behind."""
    place = s.figures[i].place
    times = len(s.standing(place)) if LOCATIONS[place].bonus else 1
    if card == "sabotage":
        sabotage(s, place)
    elif card == "repair":
        yield from repair(s, i, place, times)
    else:
        yield from use[place].do(s, i, times)


@rule
def repair(s: Base, i: int, place: str, times: int) -> Asks[None]:
    """Remove 1 damage for each step; for Windows, one of the steps may count 2."""
    extra = s.person(i).extra_repairs
    if extra and s.damage[place] > times:
        options = [times + extra, times]
        about = s.figure_facts(i, place=place)
        pick = Pick(s.figures[i].seat, "repair.amount", options, "G-142", about=about)
        times = yield from settle(pick)
    dark = s.dark()
    amount = s.mend(place, times)
    s.tell("repaired", figure=i, place=place, amount=amount, now=s.damage[place])
    if dark and not s.dark():
        s.tell("power.back")


# -- fuel and vehicles ---------------------------------------------------------------------------------------------


def can_refuel(s: Base, place: str) -> bool:
    """Whether fuel is left for a location and fits in there."""
    stock = s.warehouse if LOCATIONS[place].fuel_from == WAREHOUSE else s.reserve
    return bool(stock and s.free_fuel(place))


def can_leave_or_refuel(s: Base, place: str) -> bool:
    """A use card may always be given at a ready vehicle, whoever has the keys."""
    return s.ready(place) or can_refuel(s, place)


@use(GENERATOR, BOILER, possible=can_refuel)
@asks_nothing
def refuel(s: Base, i: int, times: int) -> None:
    """A use card fuels the location of its character."""
    fill(s, s.figures[i].place, times)


def fill(s: Base, place: str, times: int) -> None:
    """Fuel comes from the warehouse, for vehicles from the outside reserve."""
    inside = LOCATIONS[place].fuel_from == WAREHOUSE
    amount = min(times, s.free_fuel(place), s.warehouse if inside else s.reserve)
    s.fuel[place] += amount
    if inside:
        s.warehouse -= amount
    else:
        s.reserve -= amount
    tell_fuel(s, place, amount)


def tell_fuel(s: Base, place: str, amount: int) -> None:
    """Fuel has come to a location."""
    full = slots(s.size).fuel[place]
    s.tell("refuelled", place=place, amount=amount, now=s.fuel[place], slots=full)


@use(*VEHICLES, possible=can_leave_or_refuel)
@rule
def use_vehicle(s: Base, i: int, times: int) -> Asks[None]:
    """A ready vehicle may be started, any other one is fuelled."""
    place = s.figures[i].place
    if s.ready(place):
        yield from start_vehicle(s, i, place)
    else:
        fill(s, place, times)


@rule
def start_vehicle(s: Base, i: int, place: str) -> Asks[None]:
    """At a ready vehicle the assigned character may show keys and start; they are asked with keys and without."""
    seat = s.figures[i].seat
    options = ["start", "nothing"] if s.holds(i, "keys") else ["nothing"]
    about = s.figure_facts(i, place=place)
    choice = yield from ask(Pick(seat, "vehicle.start", options, "G-185", "nothing", about=about))
    if choice == "start" and (not s.coop or (yield from crew_agrees(s, seat))):
        s.show_one(i, "keys")
        s.tell("vehicle.started", figure=i, place=place)
        s.here, s.phase = place, "start_escape"
    else:
        s.tell("vehicle.idle", figure=i, place=place)


@rule
def crew_agrees(s: Base, seat: Seat) -> Asks[bool]:
    """With 1-3 players all other players must agree to an escape; who does not is seen."""
    others = [other for other in range(s.players) if other != seat]
    if not others:
        return True
    against = yield from refusals(others, "coop.escape", "G-224")
    for other in against:
        s.tell("coop.refuses", seat=other)
    return not against


# -- radio, kitchen, weather station -------------------------------------------------------------------------------


def can_send(s: Base, place: str) -> bool:
    """The radio works without damage, and one call for help is enough."""
    return not s.damage[place] and not s.sos


@use(RADIO, possible=can_send)
@asks_nothing
def send_sos(s: Base, i: int, times: int) -> None:
    """The S.O.S. goes out and the rescue helicopter sets off."""
    s.sos = True
    s.rescue = TRACKS.rescue.start
    s.tell("sos.sent")


@use(KITCHEN, possible=has_food)
@asks_nothing
def cook(s: Base, i: int, times: int) -> None:
    """Food goes from the pantry into the kitchen: 2, or 1 if Nauls cooks."""
    amount = min(s.pantry, s.person(i).cooks or TRACKS.food.cook)
    s.pantry -= amount
    s.kitchen += amount
    s.tell("cooked", figure=i, food=amount, left=s.pantry)


@use(STATION)
@rule
def forecast(s: Base, i: int, times: int) -> Asks[None]:
    """Roll the weather die, which stays here; then 1 fuel from the warehouse goes anywhere."""
    seat = s.figures[i].seat
    faces = [s.die] if s.die_at_station else []
    for _ in range(s.person(i).weather_rolls):
        face: str = yield from roll(WEATHER_DIE)
        if face not in faces:
            faces.append(face)
        s.tell("station.rolled", face=face)
    pick = Pick(seat, "station.die", faces[::-1], "G-132")
    s.die = yield from settle(pick)
    s.die_at_station = True
    s.tell("station.forecast", face=s.die)
    targets = [place for place in s.fuel if s.free_fuel(place)]
    if s.warehouse and targets:
        target = yield from settle(Pick(seat, "station.fuel", targets, "G-132"))
        s.warehouse -= 1
        s.fuel[target] += 1
        tell_fuel(s, target, 1)


# -- laboratory ----------------------------------------------------------------------------------------------------


@use(LABORATORY, possible=has_tokens)
@rule
def use_laboratory(s: Base, i: int, times: int) -> Asks[None]:
    """Everybody standing here draws a token, whoever got the card first; Dr. Blair may draw 1 more."""
    s.bonus_drawers = s.standing(LABORATORY)
    s.bonus_drawers.sort(key=lambda k: k != i)
    s.phase = "lab_draw"
    if s.person(i).extra_lab_tokens and len(s.lab_bag) > len(s.bonus_drawers):
        yield from one_more_token(s, i)


@rule
def one_more_token(s: Base, i: int) -> Asks[None]:
    """Dr. Blair may draw 1 token more."""
    about, options = s.figure_facts(i), ["more", "enough"]
    choice = yield from ask(Pick(s.figures[i].seat, "lab.more", options, "G-138", about=about))
    if choice == "more":
        s.bonus_drawers.insert(0, i)


@asks_nothing
def lab_draw(s: Base) -> None:
    """The next one in the laboratory draws a token and looks at it."""
    if not s.bonus_drawers or not s.lab_bag:
        s.bonus_drawers = []
        s.phase = "acted"
        return
    i = s.bonus_drawers.pop(0)
    h = s.lab_bag.pop(s.chance.below(len(s.lab_bag)))
    s.see(h, i)
    s.drawn, s.drawer = [h], i
    token = s.cards.faces[h]
    if s.coop:
        s.tell("lab.drawn_open", figure=i, token=token)
    else:
        s.tell("lab.drawn_own", [s.figures[i].seat], ("lab.drawn", {"figure": i}), token=token)
    s.phase = "lab_keep"


@rule
def lab_keep(s: Base) -> Asks[None]:
    """The token is kept hidden or discarded face down."""
    h, i = s.drawn[0], s.drawer
    about = s.figure_facts(i, token=s.cards.faces[h])
    choice = yield from ask(
        Pick(s.figures[i].seat, "lab.keep", ["keep", "discard"], "G-129", about=about)
    )
    (s.figures[i].lab if choice == "keep" else s.lab_out).append(h)
    s.tell("lab.kept" if choice == "keep" else "lab.discarded", figure=i)
    s.drawn, s.drawer = [], -1
    s.phase = "lab_draw"


# -- warehouse and armory ------------------------------------------------------------------------------------------


@use(WAREHOUSE, ARMORY, possible=has_cards)
@rule
def search(s: Base, i: int, times: int) -> Asks[None]:
    """Draw 2 cards of the deck here; MacReady may draw 3 weapons."""
    place = s.figures[i].place
    deck = s.deck_at(place)
    count, most = TRACKS.draws.search, s.person(i).weapon_draw
    if place == ARMORY and most > count and len(deck) >= most:
        options = [most, count]
        about = s.figure_facts(i)
        count = yield from ask(
            Pick(s.figures[i].seat, "armory.draw", options, "G-140", about=about)
        )
    s.here, s.actor = place, i
    for _ in range(min(count, len(deck))):
        h = deck.pop()
        s.see(h, i)
        s.drawn.append(h)
    s.tell("searched", figure=i, place=place, cards=len(s.drawn))
    s.phase = "search_keep"


@rule
def search_keep(s: Base) -> Asks[None]:
    """Keep 1 card; the others go under the deck in the order one likes."""
    i, place = s.actor, s.here
    seat, hidden = s.figures[i].seat, not s.coop
    about = s.figure_facts(i, place=place)
    kind = yield from ask(
        Pick(seat, "search.keep", s.kinds(s.drawn), "G-130", secret=hidden, about=about)
    )
    rest = list(s.drawn)
    kept = s.take(rest, kind)
    if len(rest) > 1:
        pick = Pick(seat, "search.under", s.kinds(rest), "G-140", secret=hidden, about=about)
        first = yield from ask(pick)
        h = s.take(rest, first)
        rest.append(h)
    s.deck_at(place)[:0] = rest
    receive(s, i, kept)
    s.drawn, s.here = [], ""
    s.phase = "acted"


def receive(s: Base, i: int, h: int) -> None:
    """A card joins a character's belongings; a flamethrower is shown and gets its reloads."""
    f, face = s.figures[i], s.cards.faces[h]
    if face == "flamethrower":
        show(s, h)
        f.flames.append(h)
        f.reloads.append(TRACKS.tokens.reloads_per_flamethrower)
        s.tell("flamethrower.found", figure=i)
    elif s.cards.backs[h] == WEAPON_BACK:
        f.weapons.append(h)
    else:
        f.items.append(h)
