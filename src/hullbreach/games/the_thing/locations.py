"""Locations: what use, repair and sabotage do there, and when they can be done."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, Seat, ask, roll, rule, settle
from hullbreach.parts.cards import show

from .alien_actions import agreement
from .components import LOCATIONS, TRACKS, WEATHER_DIE, slots
from .pieces import GENERATOR, LOUNGE, RADIO, Facts
from .state import Base

KITCHEN, LABORATORY, STATION = "kitchen", "laboratory", "weather_station"
WAREHOUSE, ARMORY = "warehouse", "armory"
DECKS = (WAREHOUSE, ARMORY)


# -- when a card can be carried out --------------------------------------------------------------------------------


def possible(s: Base, card: str, place: str) -> bool:
    """Whether an action can be carried out at a location now."""
    if place not in LOCATIONS or LOCATIONS[place].colour != "green" or place in s.closed:
        return False
    if card == "repair":
        return s.damage.get(place, 0) > 0
    if card == "sabotage":
        return can_sabotage(s, place)
    return can_use(s, place)


def can_sabotage(s: Base, place: str) -> bool:
    """Whether there is anything left to harm."""
    if place in slots(s.size).damage:
        return not s.full_damage(place)
    return _stock(s, place) > 0


def _stock(s: Base, place: str) -> int:
    """What a location without damage slots has to lose."""
    if place == KITCHEN:
        return s.pantry
    if place == LABORATORY:
        return len(s.lab_bag)
    if place == STATION:
        return s.warehouse
    return len(deck_of(s, place))


def deck_of(s: Base, place: str) -> list[int]:
    """The deck that lies on a location."""
    return s.item_deck if place == WAREHOUSE else s.weapon_deck


def can_use(s: Base, place: str) -> bool:
    """Whether a use does anything; on a ready vehicle it always may, whoever has the keys."""
    where = LOCATIONS[place]
    if where.fuel_from:
        stock = s.warehouse if where.fuel_from == WAREHOUSE else s.reserve
        return s.ready(place) or bool(stock and s.free_fuel(place))
    if place == RADIO:
        return not s.damage[place] and not s.sos
    return place == STATION or _stock(s, place) > 0


def can_alien_sabotage(s: Base, place: str) -> bool:
    """Whether the revealed alien can harm a location."""
    return place in LOCATIONS and possible(s, "sabotage", place)


# -- sabotage ------------------------------------------------------------------------------------------------------


def sabotage(s: Base, place: str) -> None:
    """The sabotage card: 1 damage, or the loss the location names."""
    s.tell("sabotage", place=place)
    if place == LABORATORY:
        _spoil_blood(s)
    else:
        _harm(s, place, 1)


def sabotage_by_alien(s: Base, place: str, strength: int) -> None:
    """The alien harms a location once for each point of its strength there."""
    s.tell("sabotage.alien", place=place, strength=strength)
    if place == LABORATORY:
        count = min(strength, len(s.lab_bag))
        for _ in range(count):
            s.lab_out.append(s.lab_bag.pop(s.chance.below(len(s.lab_bag))))
        s.tell("lab.lost", tokens=count)
    else:
        _harm(s, place, strength)


def _harm(s: Base, place: str, times: int) -> None:
    if place in slots(s.size).damage:
        amount = s.hurt(place, times)
        s.tell("damage", place=place, amount=amount)
        if place == GENERATOR and s.dark():
            s.tell("power.fails")
    elif place == KITCHEN:
        lost = min(s.pantry, times * TRACKS.food.sabotage)
        s.pantry -= lost
        s.tell("food.lost", food=lost)
    elif place == STATION:
        lost = min(s.warehouse, times)
        s.warehouse -= lost
        s.tell("fuel.lost", amount=lost)
    elif place in DECKS:
        deck = deck_of(s, place)
        lost = min(len(deck), times)
        for _ in range(lost):
            s.gone.append(deck.pop())
        s.tell("deck.lost", place=place, cards=lost)


def _spoil_blood(s: Base) -> None:
    """One blood bag is openly taken out of the lab bag; if there is none everybody knows it."""
    blood = [h for h in s.lab_bag if s.cards.faces[h] == "blood"]
    if not blood:
        for h in s.lab_bag:
            show(s, h)
        s.tell("lab.no_blood")
        return
    h = s.chance.choice(blood)
    s.lab_bag.remove(h)
    show(s, h)
    s.lab_out.append(h)
    s.tell("lab.blood_spoilt")


# -- use and repair ------------------------------------------------------------------------------------------------


@rule
def carry_out(s: Base, card: str, i: int) -> Asks[None]:
    """A character carries out the action at his location; whatever goes on leaves its phase behind."""
    place = s.figures[i].place
    times = len(s.standing(place)) if LOCATIONS[place].bonus else 1
    if card == "sabotage":
        sabotage(s, place)
    elif card == "repair":
        yield from repair(s, i, place, times)
    else:
        yield from use(s, i, place, times)


@rule
def repair(s: Base, i: int, place: str, times: int) -> Asks[None]:
    """Remove 1 damage for each step; Windows may make his own step count 2."""
    extra = s.person(i).extra_repairs
    if extra and s.damage[place] > times:
        options = [times + extra, times]
        pick = Pick(s.figures[i].seat, "repair.amount", options, "G-142", about={"place": place})
        times = yield from settle(pick)
    dark = s.dark()
    amount = s.mend(place, times)
    s.tell("repaired", figure=i, place=place, amount=amount)
    if dark and not s.dark():
        s.tell("power.back")


@rule
def use(s: Base, i: int, place: str, times: int) -> Asks[None]:
    """What a location is for."""
    if LOCATIONS[place].vehicle and s.ready(place):
        yield from start_vehicle(s, i, place)
    elif LOCATIONS[place].fuel_from:
        refuel(s, place, times)
    elif place == RADIO:
        send_sos(s)
    elif place == KITCHEN:
        cook(s, i)
    elif place == STATION:
        yield from forecast(s, i)
    elif place == LABORATORY:
        s.bonus_drawers = s.standing(place)
        s.bonus_drawers.sort(key=lambda k: k != i)
        s.phase = "lab_draw"
        if s.person(i).extra_lab_tokens and len(s.lab_bag) > len(s.bonus_drawers):
            yield from one_more_token(s, i)
    elif place in DECKS:
        yield from search(s, i, place)


@rule
def start_vehicle(s: Base, i: int, place: str) -> Asks[None]:
    """At a ready vehicle the assigned character may show keys and start; he is asked with keys and without."""
    seat = s.figures[i].seat
    options = ["start", "nothing"] if s.holds(i, "keys") else ["nothing"]
    about: Facts = {"place": place, "figure": s.name(i)}
    choice = yield from ask(Pick(seat, "vehicle.start", options, "G-185", "nothing", about=about))
    if choice == "start" and (not s.coop or (yield from crew_agrees(s, seat))):
        s.show_one(i, "keys")
        s.tell("vehicle.started", figure=i, place=place)
        s.here, s.phase = place, "start_escape"
    else:
        s.tell("vehicle.idle", figure=i, place=place)


@rule
def crew_agrees(s: Base, seat: Seat) -> Asks[bool]:
    """With 1-3 players all other players must agree to an escape."""
    others = [other for other in range(s.players) if other != seat]
    return not others or (yield from agreement(others, "coop.escape", "G-224"))


def refuel(s: Base, place: str, times: int) -> None:
    """Fuel comes from the warehouse, for vehicles from the outside reserve."""
    inside = LOCATIONS[place].fuel_from == WAREHOUSE
    amount = min(times, s.free_fuel(place), s.warehouse if inside else s.reserve)
    s.fuel[place] += amount
    if inside:
        s.warehouse -= amount
    else:
        s.reserve -= amount
    s.tell("refuelled", place=place, amount=amount)


def send_sos(s: Base) -> None:
    """The S.O.S. goes out and the rescue helicopter sets off."""
    s.sos = True
    s.rescue = TRACKS.rescue.start
    s.tell("sos.sent")


def cook(s: Base, i: int) -> None:
    """Food goes from the pantry into the kitchen: 2, or 1 if Nauls cooks."""
    amount = min(s.pantry, s.person(i).cooks or TRACKS.food.cook)
    s.pantry -= amount
    s.kitchen += amount
    s.tell("cooked", figure=i, food=amount)


@rule
def forecast(s: Base, i: int) -> Asks[None]:
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
        s.tell("refuelled", place=target, amount=1)


@rule
def one_more_token(s: Base, i: int) -> Asks[None]:
    """Dr. Blair may draw 1 token more."""
    choice = yield from ask(Pick(s.figures[i].seat, "lab.more", ["more", "enough"], "G-138"))
    if choice == "more":
        s.bonus_drawers.insert(0, i)


@rule
def lab_draw(s: Base) -> Asks[None]:
    """The next one in the laboratory draws a token and looks at it."""
    yield from ()
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
    about: Facts = {"token": s.cards.faces[h], "figure": s.name(i)}
    choice = yield from ask(
        Pick(s.figures[i].seat, "lab.keep", ["keep", "discard"], "G-129", about=about)
    )
    (s.figures[i].lab if choice == "keep" else s.lab_out).append(h)
    s.tell("lab.kept" if choice == "keep" else "lab.discarded", figure=i)
    s.drawn, s.drawer = [], -1
    s.phase = "lab_draw"


@rule
def search(s: Base, i: int, place: str) -> Asks[None]:
    """Draw 2 cards of the deck here; MacReady may draw 3 weapons."""
    deck = deck_of(s, place)
    count, most = TRACKS.draws.search, s.person(i).weapon_draw
    if place == ARMORY and most > count and len(deck) >= most:
        options = [most, count]
        count = yield from ask(Pick(s.figures[i].seat, "armory.draw", options, "G-140"))
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
    about: Facts = {"place": place, "figure": s.name(i)}
    kind = yield from ask(
        Pick(seat, "search.keep", s.kinds(s.drawn), "G-130", secret=hidden, about=about)
    )
    rest = list(s.drawn)
    kept = s.take(rest, kind)
    if len(s.kinds(rest)) > 1:
        pick = Pick(seat, "search.under", s.kinds(rest), "G-140", secret=hidden, about=about)
        first = yield from ask(pick)
        h = s.take(rest, first)
        rest.append(h)
    deck_of(s, place)[:0] = rest
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
    elif s.cards.backs[h] == "weapon":
        f.weapons.append(h)
    else:
        f.items.append(h)


def burn_down(s: Base, place: str) -> None:
    """A burnt location is out of play with everything that lies there; the frost begins anew."""
    s.burnt.append(place)
    s.closed.append(place)
    s.frost = TRACKS.frost.start
    for i in s.at(place):
        s.lay(i, LOUNGE)
    s.dogs = ["" if dog == place else dog for dog in s.dogs]
    if place in s.fuel:
        s.fuel[place] = 0
    if place in s.damage:
        s.damage[place] = 0
    if place == WAREHOUSE:
        s.warehouse = 0
        s.gone += s.item_deck
        s.item_deck = []
    elif place == ARMORY:
        s.gone += s.weapon_deck
        s.weapon_deck = []
    if place == GENERATOR:
        s.tell("power.fails")
