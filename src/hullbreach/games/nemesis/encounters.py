"""Encounters: an Intruder comes out of the bag (N-102 to N-110)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from .attacks import attack
from .bag import add_token, draw_token, return_token, supply_token
from .hooks import modify, token_number
from .injuries import clear_pods, vanish
from .noise_markers import clear_noise, noise_everywhere
from .objectives import choose_objectives
from .species import species
from .state import Intruder, Ship, kind_of, number_of


@rule
def encounter(s: Ship, seat: Seat) -> Asks[None]:
    """The noise around the room is discarded and a token drawn from the bag (N-102)."""
    if not s.present(seat):
        return
    room = s.where[seat]
    s.tell("encounter", seat=seat, room=s.place_name(room))
    clear_noise(s, room)
    if not s.bag:  # the last token is in somebody's hand
        return
    token = yield from draw_token(s)
    s.tell("token.drawn", kind=kind_of(token), number=number_of(token))
    yield from species(s).meet(s, seat, token)


@rule
def meet_token(s: Ship, seat: Seat, token: str) -> Asks[None]:
    """What a drawn token does: a blank is noise, a Larva infests, any other is placed and may attack."""
    kind, room = kind_of(token), s.where[seat]
    if kind == "blank":
        _blank(s, room, token)
    elif kind == "larva" and not s.rulebook:
        supply_token(s, token)
        yield from species(s).infest(s, seat)
    else:
        supply_token(s, token)
        x = yield from place(s, kind, room)
        if x is None:
            s.supply.remove(token)
            return_token(s, token)
        else:
            yield from surprise(s, x, seat, number_of(token))


def _blank(s: Ship, room: int, token: str) -> None:
    """Noise in every exit; into an otherwise empty bag an Adult goes too (N-105)."""
    noise_everywhere(s, room)
    if not s.bag:
        add_token(s, "adult")
    return_token(s, token)


@rule
def surprise(s: Ship, x: Intruder, seat: Seat, number: int) -> Asks[None]:
    """A number greater than the hand means a Surprise Attack (N-102)."""
    number, cards = modify(s, token_number, number), len(s.hand[seat])
    if number > cards and s.present(seat):
        s.tell("surprise", seat=seat, kind=x.kind, number=number, cards=cards)
        yield from attack(s, x.id, seat, surprise=True)


def figures_free(s: Ship, kind: str) -> int:
    """How many figures of a kind are not on the board, nor on a Character's."""
    used = sum(1 for x in s.intruders if x.kind == kind)
    if kind == "larva":
        used += sum(s.larva)
    return species(s).kinds[kind].figures - used


@rule
def place(s: Ship, kind: str, room: int) -> Asks[Intruder | None]:
    """Put an Intruder on the board, if a figure can be had."""
    return (yield from species(s).place(s, kind, room))


@rule
def place_figure(s: Ship, kind: str, room: int) -> Asks[Intruder | None]:
    """With no figure free those not in combat leave first (N-107, N-108)."""
    if figures_free(s, kind) <= 0:
        for x in [x for x in s.intruders if x.kind == kind and not s.contested(x)]:
            vanish(s, x.id)
        if figures_free(s, kind) <= 0:
            s.tell("no.figure", kind=kind)
            return None
    x = Intruder(s.next_id, kind, room)
    s.next_id += 1
    s.intruders.append(x)
    s.tell("intruder.placed", kind=kind, room=s.place_name(room))
    yield from first_contact(s)
    clear_pods(s, room)
    return x


@rule
def first_contact(s: Ship) -> Asks[None]:
    """The first Intruder ever to appear makes everybody keep one Objective (N-109, N-195)."""
    if s.contact:
        return
    s.contact = True
    s.tell("first.contact")
    yield from choose_objectives(s)


GROWS = {"larva": "creeper", "creeper": "breeder"}


def growable(s: Ship) -> list[Intruder]:
    """Larvae and Creepers in rooms for whose next shape a figure is free."""
    return [x for x in s.intruders if x.kind in GROWS and figures_free(s, GROWS[x.kind])]


def take_next_shape(s: Ship, x: Intruder) -> None:
    """An Intruder takes its next shape."""
    x.kind = GROWS[x.kind]
    s.tell("metamorphosis", kind=x.kind, room=s.place_name(x.room))
