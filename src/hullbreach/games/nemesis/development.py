"""The development of the bag, and the Queen in her Nest (N-106, N-167, N-192, N-193)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Seat, rule

from .bag import add_token, draw_token, return_token, supply_token
from .encounters import place, surprise
from .hooks import modify, token_number
from .noise import noise_roll
from .noise_markers import clear_noise
from .state import Intruder, Ship, kind_of, number_of


@rule
def develop_bag(s: Ship) -> Asks[None]:
    """One draw of the development table; only a blank is back before what it brings (N-192)."""
    token = yield from draw_token(s)
    kind = kind_of(token)
    s.tell("developed", kind=kind)
    if kind == "larva":
        supply_token(s, token)
        add_token(s, "adult")
    elif kind == "creeper":
        supply_token(s, token)
        add_token(s, "breeder")
    elif kind == "blank":
        return_token(s, token)
        add_token(s, "adult")
    else:
        if kind == "queen":
            yield from _queen(s, number_of(token))
        else:
            for seat in s.player_order():
                yield from noise_roll(s, seat)
        return_token(s, token)


@rule
def _queen(s: Ship, number: int) -> Asks[None]:
    """The Queen meets Characters in the Nest, or an egg is laid (N-106, N-192, N-193)."""
    nest = s.room_with("nest")
    prey = s.crew_in(nest) if nest >= 0 else []
    figure = next((x for x in s.intruders if x.kind == "queen"), None)
    if not prey or (figure is not None and s.contested(figure)):
        _lay_egg(s)
        return
    clear_noise(s, nest)
    if figure is None:
        figure = yield from place(s, "queen", nest)
    else:
        figure.room = nest
        s.tell("queen.comes")
    if figure is not None:
        yield from _ambush(s, figure, prey, number)


@rule
def _ambush(s: Ship, queen: Intruder, prey: list[Seat], number: int) -> Asks[None]:
    """The first in player order with fewer cards than her number is attacked by surprise (N-106)."""
    for seat in prey:
        if modify(s, token_number, number) > len(s.hand[seat]):
            yield from surprise(s, queen, seat, number)
            return


def _lay_egg(s: Ship) -> None:
    """One more egg on the Intruder board, while there are any (N-167)."""
    if s.egg_supply() > 0:
        s.eggs += 1
        s.tell("egg.laid")
