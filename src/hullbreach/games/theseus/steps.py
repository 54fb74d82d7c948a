"""The skeleton of the game: which rule comes next."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import Asks, Choice, Flow, Pick, ask, asks_nothing, rule, settle

from .action_cards import open_cards, resolve
from .components import SIDES, UNITS
from .dealing import (
    choose_decks,
    deal,
    place_anywhere,
    place_at_home,
    play_start_card,
    shuffle_decks,
)
from .ending import finish
from .impending import choices, install_impending, place_top, refill, replace
from .installing import impending_ids
from .movement import enter_from_space, movable, move
from .pandora import count_leases, hatch, offer_takeover
from .ring import choose_team_sector, lay_sector, lay_tile
from .sector_actions import carry_out_duty, duties
from .setup import choose_faction
from .state import NOTHING, SPACE, Theseus
from .tracks import Decided
from .upgrades import act_freely, free_actions


def step(s: Theseus) -> Flow[None] | None:
    """The next rule to carry out, found from the state alone."""
    if s.phase == "over":
        return None
    return until_decided(s, STEPS[s.phase])


@rule
def until_decided(s: Theseus, begin: Callable[[Theseus], Flow[None]]) -> Asks[None]:
    """Carry out a rule; a victory in its middle ends it."""
    try:
        yield from begin(s)
    except Decided:
        return


@asks_nothing
def next_turn(s: Theseus) -> None:
    """The first turn of the game, or the first additional one after a tie."""
    begin_turn(s)


def begin_turn(s: Theseus) -> None:
    """The next player's turn begins; after a tie only those who have an additional turn are left."""
    if s.tied:
        if not s.finale:
            finish(s, s.cause)
            return
        s.active = s.finale.pop(0)
    else:
        s.active = s.order[(s.order.index(s.active) + 1) % len(s.order)]
    for u in s.units:
        u.moved = False
    s.used, s.activated, s.remote, s.duties = [], [], [], []
    s.mover = s.stop = s.vacant = NOTHING
    s.tell("turn", seat=s.active)
    s.phase = "move"


@rule
def movement_phase(s: Theseus) -> Asks[None]:
    """Move one own unit, from a sector or in from space; before that anything free."""
    seat = s.active
    units = movable(s, seat)
    if not units:
        s.tell("stuck", seat=seat)
        s.phase = "end"
        return
    options: list[Choice] = [*s.names(units), *free_actions(s, seat)]
    option = yield from settle(Pick(seat, "turn.move", options, "T-37"))
    if isinstance(option, tuple):
        yield from act_freely(s, seat, option)
        return
    unit = s.named(option)
    if s.units[unit].at == SPACE:
        yield from enter_from_space(s, seat, unit)
        s.phase = "end"
        return
    s.mover, s.stop = unit, (yield from move(s, seat, unit))
    if s.stop == NOTHING or s.units[unit].caught:
        s.phase = "end"
        return
    s.alone = not s.enemies_in(seat, s.sectors[s.stop])
    s.phase = "actions"


@rule
def action_card_phase(s: Theseus) -> Asks[None]:
    """Resolve own action cards where the unit stopped, or go on; anything free in between."""
    seat = s.active
    cards = open_cards(s, seat, s.stop)
    free = free_actions(s, seat)
    option: Choice = "go_on"
    if cards or free:
        pick = Pick(seat, "turn.action", [*cards, "go_on", *free], "T-71", "go_on")
        option = yield from ask(pick)
    if isinstance(option, tuple):
        yield from act_freely(s, seat, option)
    elif option == "go_on":
        yield from breed(s)
        s.duties = duties(s, seat, s.stop)
        s.phase = "sector" if s.duties else "impending"
    else:
        h = s.card_at(str(option))
        yield from resolve(s, seat, s.stop, h, 1 + s.copies[h])


@rule
def breed(s: Theseus) -> Asks[None]:
    """Pandora's Creatures hatch Embryos, and its Embryos take over cards."""
    u = s.units[s.mover]
    if u.at != s.stop or u.caught:
        return
    if UNITS[u.kind].hatches and s.alone:
        yield from hatch(s, s.active, s.stop)
    elif SIDES[u.kind][u.upgraded].takes_over:
        yield from offer_takeover(s, s.active, s.mover, s.stop)


@rule
def sector_action_phase(s: Theseus) -> Asks[None]:
    """Carry out the action of the sector; Pandora may have two and does them in the order it likes."""
    seat = s.active
    duty = s.duties[0]
    if s.is_pandora(seat) and s.is_home(seat, s.stop) and duty != "token":
        options: list[Choice] = [*s.duties, *free_actions(s, seat)]
        option = yield from settle(Pick(seat, "sector.first", options, "T-202"))
        if isinstance(option, tuple):
            yield from act_freely(s, seat, option)
            return
        duty = str(option)
    s.duties.remove(duty)
    yield from carry_out_duty(s, seat, duty)
    if not s.duties and s.phase == "sector":
        s.phase = "impending"


@rule
def impending_phase(s: Theseus) -> Asks[None]:
    """Place, replace or install one impending card, or leave it."""
    seat = s.active
    sector = s.sectors[s.stop]
    options = [] if s.is_pandora(seat) else choices(s, seat, sector)
    if not options:
        s.phase = "end"
        return
    words: list[Choice] = [*options, "skip", *free_actions(s, seat)]
    option = yield from ask(Pick(seat, "turn.impending", words, "T-97", "skip"))
    if option == "skip":
        end_turn(s)
    elif option[0] == "place":
        place_top(s, seat, option[1])
        s.phase = "end"
    elif option[0] == "replace":
        replace(s, seat, option[1])
        s.phase = "end"
    elif option[0] == "install":
        yield from install_impending(s, seat, option[1])
        s.vacant = impending_ids(sector).index(option[1])
        s.phase = "refill"
    else:
        yield from act_freely(s, seat, option)


@rule
def refill_phase(s: Theseus) -> Asks[None]:
    """Refill the vacated position; a bonus card just taken may be used first."""
    seat = s.active
    free = free_actions(s, seat)
    option: Choice = "refill"
    if free:
        option = yield from ask(Pick(seat, "turn.refill", ["refill", *free], "T-105", "refill"))
    if isinstance(option, tuple):
        yield from act_freely(s, seat, option)
        return
    place = impending_ids(s.sectors[s.stop])[s.vacant]
    s.phase = "end"
    refill(s, seat, place)


@rule
def last_phase(s: Theseus) -> Asks[None]:
    """The turn is over when the player has done all the free actions they want."""
    seat = s.active
    free = free_actions(s, seat)
    option: Choice = "end"
    if free:
        option = yield from ask(Pick(seat, "turn.end", ["end", *free], "T-36", "end"))
    if isinstance(option, tuple):
        yield from act_freely(s, seat, option)
    else:
        end_turn(s)


def end_turn(s: Theseus) -> None:
    """The turn ends and the next one begins, unless it was the last."""
    if s.leases and s.is_pandora(s.active):
        count_leases(s)
    s.turns += 1
    limit = int(s.options["max_turns"])
    if limit and s.turns >= limit and not s.tied:
        finish(s, "turn_limit")
    else:
        begin_turn(s)


STEPS: dict[str, Callable[[Theseus], Flow[None]]] = {
    "factions": choose_faction,
    "team_sectors": choose_team_sector,
    "lay": lay_sector,
    "tile": lay_tile,
    "choose_decks": choose_decks,
    "shuffle": shuffle_decks,
    "deal": deal,
    "start_cards": play_start_card,
    "home_units": place_at_home,
    "other_units": place_anywhere,
    "next": next_turn,
    "move": movement_phase,
    "actions": action_card_phase,
    "sector": sector_action_phase,
    "impending": impending_phase,
    "refill": refill_phase,
    "end": last_phase,
}
