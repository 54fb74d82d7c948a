"""The actions of a turn: what can be done now, and the rule for each word."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import Asks, Choice, Flow, Pick, Seat, ask, rule

from .components import (
    BODY_SCANNER,
    ENERGY_BOOST,
    FIRST_AID_KIT,
    GRENADE,
    LAID_OUT,
    NEST,
    PARASITE_SIGNAL,
)
from .ending import can_destroy_nest, destroy_nest, may_resign, resign
from .exploring import can_explore, explore
from .first_turn import bound_to_search
from .healing import heal, patients
from .items import (
    body_scan,
    can_give_first_aid,
    first_aid,
    lay_out,
    lures,
    parasite_signal,
    play_energy_boost,
    scannable,
)
from .moving import can_move, move
from .searching import can_search, search
from .shooting import can_shoot, can_stab, grenade, grenade_rooms, shoot, stab
from .state import NOBODY, Station
from .structure import begin_turn, end_turn
from .terminal_rules import can_use_terminal, use_terminal

END_TURN, RESIGN, DESTROY_NEST = "end_turn", "resign", "destroy_nest"

ACTIONS: dict[str, Callable[[Station, Seat], Flow[None]]] = {
    "explore": explore,
    "move": move,
    "search": search,
    "shoot": shoot,
    "stab": stab,
    "heal": heal,
    "terminal": use_terminal,
    GRENADE: grenade,
    BODY_SCANNER: body_scan,
    FIRST_AID_KIT: first_aid,
    PARASITE_SIGNAL: parasite_signal,
}
"""What may ask further questions."""

AT_ONCE: dict[str, Callable[[Station, Seat], None]] = {
    ENERGY_BOOST: play_energy_boost,
    DESTROY_NEST: destroy_nest,
    RESIGN: resign,
}
"""What is done by saying it."""


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
    elif choice in AT_ONCE:
        AT_ONCE[choice](s, seat)
    else:
        yield from ACTIONS[choice](s, seat)


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
            options += _paid(s, seat)
    if len(s.hands[seat]) > s.minimum:
        options += _from_hand(s, seat, bound < s.ap)
    if s.lone_human == seat and may_resign(s, seat):
        options.append(RESIGN)
    if not bound:
        options.append(END_TURN)
    return options


def _paid(s: Station, seat: Seat) -> list[Choice]:
    """What costs an action point, besides searching, moving and laying rooms."""
    options: list[Choice] = []
    if s.gear[seat]:
        if can_shoot(s, seat):
            options.append("shoot")
        if can_stab(s, seat):
            options.append("stab")
    if patients(s, seat):
        options.append("heal")
    if can_use_terminal(s, seat):
        options.append("terminal")
    if s.cells[2 * seat] == NEST and can_destroy_nest(s, seat):
        options.append(DESTROY_NEST)
    return options


def _from_hand(s: Station, seat: Seat, pays: bool) -> list[Choice]:
    """The cards that can be played from a hand above the minimum (P-88)."""
    held = s.faces(seat)
    options: list[Choice] = []
    if pays:
        if GRENADE in held and grenade_rooms(s, seat):
            options.append(GRENADE)
        if BODY_SCANNER in held and scannable(s, seat):
            options.append(BODY_SCANNER)
    if ENERGY_BOOST in held:
        options.append(ENERGY_BOOST)
    if FIRST_AID_KIT in held and can_give_first_aid(s, seat):
        options.append(FIRST_AID_KIT)
    if PARASITE_SIGNAL in held and lures(s):
        options.append(PARASITE_SIGNAL)
    options += [("lay_out", face) for face in LAID_OUT if face in held]
    return options
