"""Attack cards: what a hit does to the target."""

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.attacks import attack
from hullbreach.games.nemesis.bag import draw_token, return_token, supply_token
from hullbreach.games.nemesis.cards.common import figure
from hullbreach.games.nemesis.components import ATTACK_EFFECTS
from hullbreach.games.nemesis.contamination import contaminate
from hullbreach.games.nemesis.effects import attack_effect
from hullbreach.games.nemesis.encounters import figures_free, place
from hullbreach.games.nemesis.hooks import modify
from hullbreach.games.nemesis.movement import get_slime
from hullbreach.games.nemesis.species import species
from hullbreach.games.nemesis.state import Ship, kind_of
from hullbreach.games.nemesis.wounds import die, light_wound, serious_wound
from hullbreach.kernel import Asks, Seat, asks_nothing, rule


@attack_effect("scratch")
@rule
def scratch(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """1 light wound and 1 Contamination card."""
    yield from light_wounds_and_contamination(s, seat, "scratch")


@attack_effect("claw")
@rule
def claw(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """2 light wounds, one after the other, and 1 Contamination card."""
    yield from light_wounds_and_contamination(s, seat, "claw")


@rule
def light_wounds_and_contamination(s: Ship, seat: Seat, effect: str) -> Asks[None]:
    """Light wounds one by one, then Contamination cards for who still lives."""
    amounts = ATTACK_EFFECTS[effect]
    for _ in range(amounts["light_wounds"]):
        if s.active(seat):
            yield from light_wound(s, seat, "attack")
    soil(s, seat, amounts["contamination"])


def soil(s: Ship, seat: Seat, cards: int) -> None:
    """A living Character gets Contamination cards."""
    for _ in range(cards if s.active(seat) else 0):
        contaminate(s, seat, "attack")


@attack_effect("bite")
@rule
def bite(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """With 2 serious wounds you die; otherwise you suffer 1 serious wound."""
    if s.serious(seat) >= ATTACK_EFFECTS["bite"]["deadly"]:
        yield from die(s, seat, "attack")
    elif modify(s, hooks.bite_wound, "serious", figure(s, intruder).kind) == "light":
        yield from light_wound(s, seat, "attack")
    else:
        yield from serious_wound(s, seat, "attack")


@attack_effect("tail")
@rule
def tail(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """With a serious wound you die; otherwise you suffer 1 serious wound."""
    yield from maul(s, seat, "tail")


@attack_effect("frenzy")
@rule
def frenzy(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """Every Character in the room, in player order: death with 2 serious wounds, otherwise one more."""
    for victim in s.crew_in(figure(s, intruder).room):
        if victim != s.spared:
            yield from maul(s, victim, "frenzy")


@rule
def maul(s: Ship, seat: Seat, effect: str) -> Asks[None]:
    """Death for who has the deadly number of serious wounds, a serious wound for others."""
    if s.serious(seat) >= ATTACK_EFFECTS[effect]["deadly"]:
        yield from die(s, seat, "attack")
    else:
        yield from serious_wound(s, seat, "attack")


@attack_effect("transformation")
@rule
def transformation(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """The Creeper becomes a Breeder if one is free; a target with an empty hand is attacked at once."""
    if figures_free(s, "breeder") == 0:
        return
    figure(s, intruder).kind = "breeder"
    s.tell("transformation", room=s.place_name(figure(s, intruder).room))
    if not s.hand[seat]:
        yield from attack(s, intruder, seat, surprise=True)


@attack_effect("slime")
@asks_nothing
def slime(s: Ship, intruder: int, seat: Seat) -> None:
    """A Slime marker and 1 Contamination card."""
    get_slime(s, seat)
    soil(s, seat, ATTACK_EFFECTS["slime"]["contamination"])


@attack_effect("summoning")
@rule
def summoning(s: Ship, intruder: int, seat: Seat) -> Asks[None]:
    """A token is drawn and that Intruder placed in the room; it does not attack for now (N-102a)."""
    room = figure(s, intruder).room
    token = yield from draw_token(s)
    kind = kind_of(token)
    s.tell("summoned", kind=kind)
    if kind == "blank":
        return_token(s, token)
    elif kind == "larva" and not s.rulebook:
        supply_token(s, token)
        yield from species(s).infest(s, seat)
    else:
        placed = yield from place(s, kind, room)
        (return_token if placed is None else supply_token)(s, token)
