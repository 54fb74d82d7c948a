"""The action window: tools and fuel cans, and burning a location before the first card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hullbreach.kernel import Asks, Pick, Seat, ask, ask_together, rule
from hullbreach.parts.registry import Registry

from .alien_encounters import fire_options, pay_fire
from .components import GREEN, TRACKS
from .encounters import PASS
from .pieces import ARMORY, BOILER, GENERATOR, LOUNGE, WAREHOUSE
from .state import Base

QUIET = "quiet"
TOOLS, FUEL_CAN = "tools", "fuel_can"
BURN = "burn"


class FreeUse(NamedTuple):
    """What an item does in the window for the character who uses it, and whether it can do anything now."""

    do: Callable[[Base, int], None]
    possible: Callable[[Base, int], bool]


free_use = Registry("item of the action window", FreeUse)


@rule
def window(s: Base) -> Asks[None]:
    """Before every card and after the last each character may use tools or a fuel can, or burn their location."""
    asked = [i for i in s.present() if not s.figures[i].quiet]
    rules = {s.figures[i].seat: partial(_window, s, i) for i in asked}
    answers: dict[Seat, str] = {}
    if rules:
        answers = yield from ask_together(rules, "count")
    acted = False
    for i in s.order():
        choice = answers.get(s.figures[i].seat, PASS)
        if choice == QUIET:
            s.figures[i].quiet = True
        elif choice != PASS:
            acted |= act_freely(s, i, choice)
    if not acted:
        s.phase = _after_window(s)


def _after_window(s: Base) -> str:
    if not s.more:
        return "lounge"
    return "flip" if s.turned else "shuffle_stack"


@rule
def _window(s: Base, i: int) -> Asks[str]:
    about = s.figure_facts(i, place=s.figures[i].place)
    pick = Pick(s.figures[i].seat, "window", window_options(s, i), "G-107", PASS, True, about)
    answer: str = yield from ask(pick)
    return answer


def window_options(s: Base, i: int) -> list[str]:
    """To pass now, to pass for the rest of the round, or whatever one's cards allow here."""
    options = [PASS, QUIET]
    f = s.figures[i]
    if f.items:
        faces = [s.cards.faces[h] for h in f.items]
        options += [card for card, use in free_use.items() if card in faces and use.possible(s, i)]
    if can_burn(s, i):
        options += [f"{BURN}_{weapon}" for weapon in fire_options(s, i) if weapon != PASS]
    return options


def can_burn(s: Base, i: int) -> bool:
    """Whether a character may burn their location: standing, in frost, a fire token left, before the first card."""
    f = s.figures[i]
    return (
        (s.frost > 0 or s.rules.burn_any_time)
        and not s.turned
        and not f.laid
        and f.place in GREEN
        and f.place not in s.closed
        and len(s.burnt) < TRACKS.tokens.fire
    )


def act_freely(s: Base, i: int, choice: str) -> bool:
    """Carry out what a character chose in the window, if it is still possible."""
    use = free_use.get(choice)
    if use is not None and use.possible(s, i):
        use.do(s, i)
    elif choice.startswith(BURN) and can_burn(s, i):
        burn(s, i, choice.removeprefix(f"{BURN}_"))
    else:
        return False
    return True


def can_mend(s: Base, i: int) -> bool:
    """Whether tools find something to repair here."""
    place = s.figures[i].place
    return place not in s.closed and s.damage.get(place, 0) > 0


@free_use(TOOLS, possible=can_mend)
def use_tools(s: Base, i: int) -> None:
    """Tools remove 1 damage from one's own location."""
    place, dark = s.figures[i].place, s.dark()
    s.use_up(i, TOOLS)
    s.mend(place, 1)
    s.tell("tools.used", figure=i, place=place, now=s.damage[place])
    if dark and not s.dark():
        s.tell("power.back")


def can_fuel(s: Base, i: int) -> bool:
    """Whether there is fuel to bring here, and room for it."""
    return bool(s.warehouse and s.free_fuel(s.figures[i].place))


@free_use(FUEL_CAN, possible=can_fuel)
def use_fuel_can(s: Base, i: int) -> None:
    """A fuel can moves 1 fuel from the warehouse to one's own location."""
    place = s.figures[i].place
    s.use_up(i, FUEL_CAN)
    s.warehouse -= 1
    s.fuel[place] += 1
    s.tell("fuel_can.used", figure=i, place=place, now=s.fuel[place])


def burn(s: Base, i: int, weapon: str) -> None:
    """Burn one's own location to warm the base."""
    place = s.figures[i].place
    pay_fire(s, i, weapon)
    s.tell("burnt", figure=i, place=place, weapon=weapon, cause=("cause", "fire"))
    burn_down(s, place, i)


def burn_down(s: Base, place: str, i: int) -> None:
    """A burnt location is out of play with everything that lies there; frost in play begins anew."""
    s.burnt.append(place)
    s.closed.append(place)
    if s.frost or place == BOILER:
        s.frost = TRACKS.frost.start
    for k in s.at(place):
        if k != i:
            s.tell("figure.flees_fire", figure=k)
        s.lay(k, LOUNGE)
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
        s.tell("power.fails", cause="fire")
