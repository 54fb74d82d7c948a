"""Carnomorph figures and tokens: supply, placing, growing, injuries and death (K-15 to K-23, K-30 to K-38)."""

from __future__ import annotations

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.bag import (
    add_random_token,
    draw_token,
    remove_kind,
    return_token,
    supply_token,
)
from hullbreach.games.nemesis.components import WEAKNESS_PLACES
from hullbreach.games.nemesis.decks import draw_attack
from hullbreach.games.nemesis.encounters import first_contact, surprise
from hullbreach.games.nemesis.hooks import modify
from hullbreach.games.nemesis.injuries import (
    DIES,
    LIVES,
    RETREATS,
    clear_pods,
    retreat,
    vanish,
)
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.state import Intruder, Ship, kind_of, number_of
from hullbreach.kernel import Asks, Seat, rule
from hullbreach.parts.cards import show

from .components import CARNOMORPH_ATTACKS, FIGURES, PLACE_OF
from .state import Brood

METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = FIGURES
RED_TOKEN, BLUE_TOKEN = "metagorger_red", "metagorger_blue"


def brood(s: Ship) -> Brood:
    """What the expansion keeps of this table."""
    found = s.brood
    assert isinstance(found, Brood)
    return found


def by_size(s: Ship, room: int) -> list[Intruder]:
    """The Carnomorphs of a room: the largest first, then the most injured, then the oldest."""
    found = [x for x in s.intruders if x.room == room]
    found.sort(key=lambda x: (-FIGURES[x.kind].size, -x.injuries, x.id))
    return found


def figure_of(token: str) -> str:
    """The kind of figure a token stands for: both colours of Metagorgers are one kind."""
    kind = kind_of(token)
    return METAGORGER if kind in (RED_TOKEN, BLUE_TOKEN) else kind


# -- tokens ----------------------------------------------------------------------------------------


def add_carnomorph_token(s: Ship, kind: str) -> bool:
    """A Metagorger token is red while there is one, then blue; any other is chance (K-15, K-16)."""
    if kind == METAGORGER:
        return add_random_token(s, RED_TOKEN) or add_random_token(s, BLUE_TOKEN)
    return add_random_token(s, kind)


# -- figures ---------------------------------------------------------------------------------------


def free(s: Ship, kind: str) -> int:
    """How many figures of a kind can be placed; those on their slot count, a dead Butcher does not (K-19, K-35)."""
    if kind == BUTCHER and s.queen_killed:
        return 0
    return FIGURES[kind].figures - sum(1 for x in s.intruders if x.kind == kind)


def appear(s: Ship, kind: str) -> None:
    """The first figure of a kind comes from its slot and turns up the Adaptation there (K-20, K-38)."""
    asleep = brood(s).asleep
    if kind in asleep:
        asleep.remove(kind)
        place = PLACE_OF[kind]
        face = show(s, s.weaknesses[WEAKNESS_PLACES.index(place)])
        s.discovered.append(face)
        s.tell("adaptation", place=place, card=face)


def put(s: Ship, kind: str, room: int) -> Intruder | None:
    """Place a figure directly, if one is free: no token, no attack by surprise (K-19, K-36)."""
    if free(s, kind) <= 0:
        return None
    x = Intruder(s.next_id, kind, room)
    s.next_id += 1
    s.intruders.append(x)
    s.tell("intruder.placed", kind=kind, room=s.place_name(room))
    appear(s, kind)
    clear_pods(s, room)
    return x


@rule
def place_directly(s: Ship, kind: str, room: int) -> Asks[Intruder | None]:
    """Place a figure that was not drawn; the first of all makes everybody keep an Objective (K-92)."""
    x = put(s, kind, room)
    if x is not None:
        yield from first_contact(s)
    return x


@rule
def place_drawn(s: Ship, kind: str, room: int) -> Asks[Intruder | None]:
    """In an Encounter figures not in combat leave when none is free (K-19)."""
    if free(s, kind) <= 0:
        for x in [x for x in s.intruders if x.kind == kind and not s.contested(x)]:
            vanish(s, x.id)
    found = yield from place_directly(s, kind, room)
    if found is None:
        s.tell("no.figure", kind=kind)
    return found


@rule
def meet_carnomorph(s: Ship, seat: Seat, token: str) -> Asks[None]:
    """A blank is noise and keeps the bag alive; any other token places its figure (K-18, K-58, K-59)."""
    room = s.where[seat]
    if kind_of(token) == "blank":
        noise_everywhere(s, room)
        if not s.bag:
            add_carnomorph_token(s, METAGORGER)
        return_token(s, token)
        return
    supply_token(s, token)
    x = yield from place_drawn(s, figure_of(token), room)
    if x is None:
        s.supply.remove(token)
        return_token(s, token)
    else:
        yield from surprise(s, x, seat, number_of(token))


def evolve(s: Ship, x: Intruder) -> None:
    """A Carnomorph becomes the next level if a figure of it is free; the bag is untouched (K-68, K-69)."""
    kind = FIGURES[x.kind].next
    if not kind or free(s, kind) <= 0:
        return
    x.kind = kind
    s.tell("evolved", kind=kind, room=s.place_name(x.room))
    appear(s, kind)
    if kind == BUTCHER:
        for token in [token for token in s.bag if kind_of(token) == BUTCHER]:
            s.bag.remove(token)
            supply_token(s, token)


def evolvable(s: Ship) -> list[Intruder]:
    """The Carnomorphs for whose next level a figure is free."""
    return [x for x in s.intruders if FIGURES[x.kind].next and free(s, FIGURES[x.kind].next) > 0]


# -- injuries and death ----------------------------------------------------------------------------


@rule
def check_injuries(s: Ship, intruder: int, cause: str) -> Asks[str]:
    """One Attack card for every kind: its column kills, spares or makes retreat (K-30 to K-32)."""
    x = s.intruder(intruder)
    assert x is not None
    card = CARNOMORPH_ATTACKS[(yield from draw_attack(s))]
    value = card.metagorger if FIGURES[x.kind].column == METAGORGER else card.other
    s.tell("blood.drawn", card=card.id, blood=value)
    if not value:
        if not modify(s, hooks.retreat_arrow, True):
            return LIVES
        yield from retreat(s, intruder)
        return RETREATS
    if modify(s, hooks.blood, value) > x.injuries:
        return LIVES
    kill_carnomorph(s, intruder, cause)
    return DIES


def kill_carnomorph(s: Ship, intruder: int, cause: str) -> None:
    """A dead Carnomorph leaves carcasses or Shamblers; the Butcher never returns (K-33 to K-36)."""
    x = s.intruder(intruder)
    assert x is not None
    s.intruders.remove(x)
    s.tell("killed", kind=x.kind, cause=("cause", cause), room=s.place_name(x.room))
    if x.kind == BUTCHER:
        s.queen_killed = True
        remove_kind(s, BUTCHER)
    row = FIGURES[x.kind]
    leave_carcasses(s, x.room, row.carcass)
    for _ in range(row.shamblers):
        put(s, SHAMBLER, x.room)


def leave_carcasses(s: Ship, room: int, count: int) -> None:
    """Put carcasses into a room, while there are tokens."""
    for _ in range(min(count, s.carcasses_left())):
        s.floor.append((room, "carcass"))


@rule
def draw_and_show(s: Ship) -> Asks[str]:
    """Draw a token for everybody to see."""
    token = yield from draw_token(s)
    s.tell("token.drawn", kind=kind_of(token), number=number_of(token))
    return token
