"""The skeleton of a round: which rule comes next."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import Flow

from .alien_actions import plan, plan_consent
from .alien_encounters import after_flight, alien_meets, alien_strikes
from .assigning import acted, assign, flip, shuffle_stack
from .coop import actions as actions_coop
from .coop import alien as alien_coop
from .coop import escape as escape_coop
from .coop import lounge as lounge_coop
from .coop import placement as placement_coop
from .coop import threat as threat_coop
from .dogs import dogs
from .drawing import draw_up, exchange
from .encounters import alien_order, encounters, other_order, reveal_plan
from .escape import boarding, boarding_offer, start_escape
from .food import food
from .infection import encounters_over, flight_check, meets
from .locations import lab_draw, lab_keep, search_keep
from .lounge import lounge, reveals, vote
from .placement import choose_gamble, choose_hand, place
from .setup import choose_character
from .state import Base
from .tests_phase import offers, test_a, test_b
from .trade import trade, trade_answer
from .upkeep import upkeep
from .weather import weather
from .window import window

STEPS: dict[str, Callable[[Base], Flow[None]]] = {
    "characters": choose_character,
    # phases 1 to 3
    "weather": weather,
    "upkeep": upkeep,
    "plan": plan,
    "plan_consent": plan_consent,
    # phase 4: cards and figures
    "draw": draw_up,
    "exchange": exchange,
    "place": place,
    "gamble": choose_gamble,
    "sleep": choose_hand,
    # encounters
    "reveal_plan": reveal_plan,
    "encounters": encounters,
    "alien_order": alien_order,
    "alien_meets": alien_meets,
    "alien_strikes": alien_strikes,
    "after_flight": after_flight,
    "flight_check": flight_check,
    "other_order": other_order,
    "meets": meets,
    "encounters_over": encounters_over,
    # escape and actions
    "boarding_offer": boarding_offer,
    "start_escape": start_escape,
    "boarding": boarding,
    "window": window,
    "shuffle_stack": shuffle_stack,
    "flip": flip,
    "assign": assign,
    "lab_draw": lab_draw,
    "lab_keep": lab_keep,
    "search_keep": search_keep,
    "acted": acted,
    # phases 5 to 8
    "lounge": lounge,
    "trade": trade,
    "trade_answer": trade_answer,
    "vote": vote,
    "reveals": reveals,
    "offers": offers,
    "test_a": test_a,
    "test_b": test_b,
    "food": food,
    "dogs": dogs,
    # 1-3 players
    "coop_begin": placement_coop.begin_placing,
    "coop_place": placement_coop.place,
    "coop_step_out": placement_coop.step_out,
    "coop_discs": placement_coop.shared_rooms,
    "coop_dogs": placement_coop.dog_checks,
    "coop_transform": threat_coop.transform_one,
    "coop_alien": alien_coop.alien_plan,
    "coop_alien_step_out": alien_coop.alien_step_out,
    "coop_strikes": alien_coop.alien_strikes,
    "coop_rescue": actions_coop.rescue,
    "coop_window": actions_coop.window,
    "coop_roll": actions_coop.roll_dice,
    "coop_name": actions_coop.name_actor,
    "coop_reroll": actions_coop.reroll,
    "coop_turn_die": actions_coop.turn_die,
    "coop_negate": actions_coop.negate,
    "coop_turn_die_late": actions_coop.turn_die,
    "coop_effect": actions_coop.effect,
    "coop_threats": actions_coop.threats,
    "coop_act": actions_coop.act,
    "coop_acted": actions_coop.acted,
    "coop_escape": escape_coop.escape,
    "coop_boarding": escape_coop.boarding,
    "coop_trade": lounge_coop.trade,
    "coop_offers": lounge_coop.offers,
    "threat": threat_coop.threat,
    "coop_round_over": threat_coop.round_over,
}


def step(s: Base) -> Flow[None] | None:
    """The next rule to carry out, found from the state alone."""
    return None if s.ending else STEPS[s.phase](s)
