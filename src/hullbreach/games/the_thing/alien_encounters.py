"""Meeting the revealed alien."""

from __future__ import annotations

from functools import partial

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, ask_together, asks_nothing, rule

from .alien_actions import decide_together
from .encounters import PASS, is_encounter
from .pieces import KENNEL, LOUNGE
from .revelation import kill
from .sabotage import can_alien_sabotage, sabotage_by_alien
from .state import Base

SABOTAGE, NOTHING, KILL, KILL_DOG = "sabotage", "nothing", "kill", "kill_dog"


@rule
def alien_meets(s: Base) -> Asks[None]:
    """The next location with the revealed alien: first its characters may attack with fire."""
    if not s.alien_places:
        s.phase = "other_order"
        return
    s.here = s.alien_places.pop(0)
    fled = False
    if s.here != KENNEL and s.meeting(s.here):
        fled = yield from fire_weapons(s, s.here)
    s.phase = "after_flight" if fled else "alien_strikes"


@rule
def fire_weapons(s: Base, place: str) -> Asks[bool]:
    """One participant may use dynamite or a reload: the alien loses 1 strength here and flees."""
    involved = s.meeting(place)
    rules = {s.figures[i].seat: partial(_attack, s, i, place) for i in involved}
    answers: dict[Seat, str] = yield from ask_together(rules, "count")
    for i in s.order():
        weapon = answers.get(s.figures[i].seat, PASS) if i in involved else PASS
        if weapon != PASS:
            burn_alien(s, i, weapon, place)
            return True
    return False


@rule
def _attack(s: Base, i: int, place: str) -> Asks[str]:
    about = s.figure_facts(i, place=place)
    pick = Pick(s.figures[i].seat, "attack", fire_options(s, i), "G-69", PASS, True, about)
    answer: str = yield from ask(pick)
    return answer


def fire_options(s: Base, i: int) -> list[str]:
    """To hold back, or the fire weapons one has."""
    options = [PASS]
    if s.holds(i, "dynamite"):
        options.append("dynamite")
    if s.figures[i].flames:
        options.append("flamethrower")
    return options


def burn_alien(s: Base, i: int, weapon: str, place: str) -> None:
    """Pay with the weapon and an unseen active card, lie down; the alien loses 1 strength for good."""
    pay_fire(s, i, weapon)
    s.lay(i)
    s.strength[place] -= 1
    s.tell("alien.burnt", figure=i, weapon=weapon, place=place, now=s.total_strength())
    if not s.total_strength():
        s.tell("alien.defeated")


def pay_fire(s: Base, i: int, weapon: str) -> None:
    """The price of a fire weapon: the card or 1 reload, and 1 unseen card of the active stack."""
    if weapon == "dynamite":
        s.use_up(i, weapon)
    else:
        s.spend_reload(i)
    s.lose_active_card()


@rule
def alien_strikes(s: Base) -> Asks[None]:
    """Compare the strengths: the alien flees, knocks down, or kills or sabotages."""
    place = s.here
    here, power = s.meeting(place), s.strength[place]
    s.phase = "alien_meets"
    if place == KENNEL:
        kill_dog(s, place)
    elif not here:
        yield from _unopposed(s, place)
    elif power < len(here):
        s.tell("alien.flees", place=place)
        s.phase = "after_flight"
    elif power == len(here):
        for i in here:
            s.lay(i)
        s.tell("alien.even", place=place)
    else:
        yield from _overpower(s, place, here)


@rule
def _unopposed(s: Base, place: str) -> Asks[None]:
    """Alone it may sabotage, with a dog it kills it or sabotages; somebody who stepped out is in its way."""
    dog = place in s.dogs
    if not dog and is_watched(s, place):
        s.tell("alien.idle", place=place)
        return
    options: list[Choice] = [KILL_DOG] if dog else [NOTHING]
    if can_alien_sabotage(s, place):
        options.append(SABOTAGE)
    if len(options) == 1:
        choice: Choice = options[0]
    else:
        choice = yield from decide_together(
            s, "alien.unopposed", options, "G-68" if dog else "G-67"
        )
    strike(s, place, choice)


def is_watched(s: Base, place: str) -> bool:
    """Whether somebody who stepped out keeps the alien from its work: it is not alone, unless the table says so."""
    return bool(s.at(place)) and not s.rules.sabotage_beside_those_out


@rule
def _overpower(s: Base, place: str, here: list[int]) -> Asks[None]:
    """Stronger than the characters, it kills one being or sabotages; the others flee to the lounge."""
    options: list[Choice] = [(KILL, i) for i in here]
    if place in s.dogs:
        options.append(KILL_DOG)
    options.append(SABOTAGE)
    choice = yield from decide_together(s, "alien.overpowers", options, "G-73")
    strike(s, place, choice)
    scatter(s, here)


def strike(s: Base, place: str, choice: Choice) -> None:
    """Carry out what the alien has decided."""
    if choice == SABOTAGE:
        sabotage_by_alien(s, place, s.strength[place])
    elif choice == KILL_DOG:
        kill_dog(s, place)
    elif isinstance(choice, tuple):
        s.strength[place] += 1
        kill(s, int(choice[1]))
    else:
        s.tell("alien.idle", place=place)


def kill_dog(s: Base, place: str) -> None:
    """A dog leaves the game and the alien grows by 1 here."""
    if place == KENNEL:
        if not s.kennel:
            return
        s.kennel -= 1
    else:
        s.dogs.remove(place)
    s.strength[place] += 1
    s.tell("dog.killed", place=place, now=s.total_strength(), cause=("cause", "alien"))


def scatter(s: Base, here: list[int]) -> None:
    """Whoever took part and still lives flees to the lounge and lies down."""
    for i in here:
        if s.figures[i].status == "in":
            s.lay(i, LOUNGE)
            s.tell("figure.flees", figure=i)


@asks_nothing
def after_flight(s: Base) -> None:
    """After the alien's flight the characters meet each other or the dog."""
    s.phase = "alien_meets"
    if is_encounter(s, s.here):
        s.places.insert(0, s.here)
        s.phase = "flight_check"
