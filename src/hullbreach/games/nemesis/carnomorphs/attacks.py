"""Carnomorph attacks: Metagorgers give themselves away, all others draw a card (K-24 to K-29)."""

from __future__ import annotations

from hullbreach.games.nemesis.bag import add_token
from hullbreach.games.nemesis.cards.attacks import soil
from hullbreach.games.nemesis.cards.common import figure
from hullbreach.games.nemesis.contamination import contaminate
from hullbreach.games.nemesis.effects import attack_effect
from hullbreach.games.nemesis.movement import get_slime
from hullbreach.games.nemesis.reactions import parried
from hullbreach.games.nemesis.state import Ship
from hullbreach.games.nemesis.wounds import die, light_wound, serious_wound
from hullbreach.kernel import Asks, Seat, asks_nothing, rule

from .components import EFFECTS
from .figures import METAGORGER, SHAMBLER, leave_carcasses, place_directly
from .mutation import mutate


@rule
def burrow(s: Ship, intruder: int, seat: Seat, surprise: bool) -> Asks[None]:
    """Mutation card, Contamination card, light wound; a Shambler token comes, the Metagorger goes (K-25, K-26)."""
    if not (yield from parried(s, seat, surprise)):
        s.tell("burrowed", seat=seat)
        yield from mutate(s, seat, "burrow")
        contaminate(s, seat, "burrow")
        yield from light_wound(s, seat, "burrow")
    add_token(s, SHAMBLER)
    s.intruders.remove(figure(s, intruder))


@attack_effect("atk_devour")
@rule
def devour(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """With a serious wound you die, else you suffer one; the Butcher loses its injuries."""
    figure(s, intruder).injuries = 0
    yield from _maul(s, seat, "atk_devour")


@rule
def _maul(s: Ship, seat: Seat, effect: str) -> Asks[None]:
    if s.serious(seat) >= EFFECTS[effect]["deadly"]:
        yield from die(s, seat, "attack")
    else:
        yield from serious_wound(s, seat, "attack")


@attack_effect("atk_spawn")
@rule
def spawn(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """A Metagorger joins the attacker, and the target is covered with Slime."""
    room = figure(s, intruder).room
    for _ in range(EFFECTS["atk_spawn"]["figures"]):
        yield from place_directly(s, METAGORGER, room)
    get_slime(s, seat)


@attack_effect("atk_bash")
@rule
def bash(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """1 serious wound and 1 Contamination card."""
    yield from serious_wound(s, seat, "attack")
    soil(s, seat, EFFECTS["atk_bash"]["contamination"])


@attack_effect("atk_regurgitate")
@asks_nothing
def regurgitate(s: Ship, intruder: int, seat: Seat) -> None:
    """Slime, 1 Contamination card, and a carcass in the room."""
    get_slime(s, seat)
    soil(s, seat, EFFECTS["atk_regurgitate"]["contamination"])
    leave_carcasses(s, figure(s, intruder).room, EFFECTS["atk_regurgitate"]["carcasses"])


@rule
def _lash(s: Ship, seat: Seat, effect: str) -> Asks[None]:
    for _ in range(EFFECTS[effect]["light_wounds"]):
        yield from light_wound(s, seat, "attack")
    soil(s, seat, EFFECTS[effect]["contamination"])


@attack_effect("atk_slash")
@rule
def slash(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """1 light wound and 1 Contamination card."""
    yield from _lash(s, seat, "atk_slash")


@attack_effect("atk_bite")
@rule
def bite(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """With 2 serious wounds you die, else you suffer one."""
    yield from _maul(s, seat, "atk_bite")


@attack_effect("atk_whiplash")
@rule
def whiplash(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """2 light wounds, one after the other, and 1 Contamination card."""
    yield from _lash(s, seat, "atk_whiplash")
