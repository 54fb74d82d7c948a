"""A turn, action by action: what can be done now, always in the same order (P-30, P-31)."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Pick, Seat, ask, rule

from .actions import action
from .components import (
    BODY_SCANNER,
    ENERGY_BOOST,
    FIRST_AID_KIT,
    GRENADE,
    LAID_OUT,
    PARASITE_SIGNAL,
)
from .ending import DESTROY_NEST, RESIGN, may_resign
from .exploring import can_explore
from .first_turn import bound_to_search
from .healing import HEAL
from .items import lay_out
from .moving import can_move
from .searching import can_search
from .shooting import SHOOT, STAB
from .state import NOBODY, Station
from .station_terminal import TERMINAL
from .structure import begin_turn, end_turn

END_TURN = "end_turn"
SINGLE_ACTIONS = (SHOOT, STAB, HEAL, TERMINAL, DESTROY_NEST)
"""What costs an action point, besides searching, moving and laying rooms."""
PAID_FROM_HAND = (GRENADE, BODY_SCANNER)
FREE_FROM_HAND = (ENERGY_BOOST, FIRST_AID_KIT, PARASITE_SIGNAL)
LAY_OUT: dict[str, Choice] = {face: ("lay_out", face) for face in LAID_OUT}
"""How to say that a card is laid out."""


@rule
def act(s: Station) -> Asks[None]:
    """The active player does one thing; with nothing left that could be done the turn ends (P-174a)."""
    if s.active == NOBODY:
        begin_turn(s)
    seat = s.active
    if seat == NOBODY:
        return
    if not s.ap and not s.may_play(seat):
        end_turn(s)
        return
    options = open_actions(s, seat)
    default = END_TURN if options[-1] == END_TURN else options[0]
    choice = yield from ask(Pick(seat, "turn.action", options, "P-30", default))
    if isinstance(choice, tuple):
        lay_out(s, seat, choice[1])
    elif choice == END_TURN:
        s.tell("turn_ends", seat=seat)
        end_turn(s)
    else:
        yield from action[choice].do(s, seat)


def open_actions(s: Station, seat: Seat) -> list[Choice]:
    """Everything the active player can do, always in the same order (P-30, P-31)."""
    options: list[Choice] = []
    bound = bound_to_search(s, seat) if s.owes_search else 0
    if s.ap:
        if can_search(s, seat):
            options.append("search")
        if can_move(s, seat, bound):
            options.append("move")
        if can_explore(s, seat, bound):
            options.append("explore")
        if bound < s.ap:
            options += [word for word in SINGLE_ACTIONS if action[word].possible(s, seat)]
    if len(s.hands[seat]) > s.minimum:
        options += _from_hand(s, seat, s.ap > bound)
    if may_resign(s, seat):
        options.append(RESIGN)
    if not bound:
        options.append(END_TURN)
    return options


def _from_hand(s: Station, seat: Seat, pays: bool) -> list[Choice]:
    """The cards that can be played from a hand above the minimum (P-88)."""
    held = set(s.faces(seat))
    cards = PAID_FROM_HAND + FREE_FROM_HAND if pays else FREE_FROM_HAND
    options: list[Choice] = [c for c in cards if c in held and action[c].possible(s, seat)]
    options += [said for face, said in LAY_OUT.items() if face in held]
    return options
