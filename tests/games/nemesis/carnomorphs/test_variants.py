"""Solo, co-op and the Intruder player with Carnomorphs."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.mutation import gain_marker
from hullbreach.games.nemesis.components import INTRUDER_ACTIONS
from hullbreach.games.nemesis.events import time_step
from hullbreach.games.nemesis.intruder_player import take_intruder_turn, take_over
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import DEAD
from hullbreach.parts.cards import mask
from hullbreach.testing import rule_test

from .table import ME, OTHER, THIRD, Hive

ROOM = "r05"


@rule_test("K-99")
def test_solo_has_two_objectives_and_six_tokens() -> None:
    hive = Hive("captain")
    assert len(hive.state.bag) == 6
    assert len(hive.state.objectives[ME]) == 2


@rule_test("K-100")
def test_in_coop_objectives_are_open_and_mutations_secret() -> None:
    hive = Hive("captain", "scout", mode="coop")
    hive.mutant(ME)
    seen = hive.view(OTHER)
    assert seen.brood.mutants[ME].card is None
    assert all(card for seat in seen.seats for card in seat.objectives)


@rule_test("K-101")
@pytest.mark.parametrize(("corpse", "consumed"), [(True, False), (False, False), (True, True)])
def test_t_d33_who_can_be_revived(corpse: bool, consumed: bool) -> None:
    hive = Hive("captain", "scout", mode="coop")
    hive.tile(ROOM, "emergency_room")
    hive.at("r20", ME)
    card = hive.mutant(OTHER, markers=2)
    hive.state.where[OTHER] = DEAD
    hive.brood.consumed[OTHER] = consumed
    if corpse:
        hive.lies(ROOM, "corpse_scout")
    hive.carries_out(begin_round)
    revived = corpse and not consumed
    assert hive.state.where[OTHER] == (ROOM_OF[ROOM] if revived else DEAD)
    assert hive.brood.mutation[OTHER] == [card]
    assert hive.brood.markers[OTHER] == 2


# -- the Intruder player ---------------------------------------------------------------------------


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout", "pilot", intruder_player=True)
    hive.awake()
    hive.at("r20")
    hive.state.where[THIRD] = DEAD
    hive.state.first_death = THIRD
    hive.state.deck[THIRD] = []
    take_over(hive.state, THIRD)
    return hive


def holds(hive: Hive, card: str) -> None:
    """The Intruder player holds this card alone."""
    s = hive.state
    h = next(h for h in s.deck[THIRD] if s.face(h) == card)
    s.deck[THIRD].remove(h)
    s.hand[THIRD] = [h]
    s.cards.seen[h] = mask(THIRD)


def first_card(hive: Hive, effect: str) -> str:
    """The Intruder Action card with this effect."""
    return next(card.id for card in INTRUDER_ACTIONS.values() if card.effect == effect)


@rule_test("K-103")
def test_t_d34_a_card_lets_a_carnomorph_feed(hive: Hive) -> None:
    card = first_card(hive, "recovery")
    holds(hive, card)
    hive.stands(ROOM, "S0")
    hive.lies(ROOM, "carcass")
    hive.carries_out(lambda s: take_intruder_turn(s, THIRD))
    hive.says(THIRD, "xeno.turn", ("feed", card))
    assert hive.standing(ROOM) == ["F0"]
    assert hive.lying(ROOM) == []


@rule_test("K-103", "K-74")
@pytest.mark.parametrize("voracious", [False, True])
def test_in_combat_only_the_voracious_feed(hive: Hive, voracious: bool) -> None:
    card = first_card(hive, "recovery")
    holds(hive, card)
    hive.stands("r20", "S0")
    hive.lies("r20", "carcass")
    if voracious:
        hive.adapts("voracious")
    hive.carries_out(lambda s: take_intruder_turn(s, THIRD))
    assert (("feed", card) in hive.offered(THIRD, "xeno.turn")) == voracious


@rule_test("K-104", "K-27")
def test_a_metagorger_attacks_for_the_intruder_player_without_cards(hive: Hive) -> None:
    card = first_card(hive, "recovery")
    holds(hive, card)
    hive.mutant(ME)
    hive.stands("r20", "M0")
    hive.carries_out(lambda s: take_intruder_turn(s, THIRD))
    hive.says(THIRD, "xeno.turn", ("attack", card))
    hive.says(THIRD, "xeno.target", ("seat", ME))
    assert hive.state.light[ME] == 1
    assert hive.standing("r20") == []
    assert hive.state.attack_discard == []


@rule_test("K-104", "K-23")
def test_the_intruder_player_cannot_squeeze_the_butcher_into_a_duct(hive: Hive) -> None:
    card = next(c.id for c in INTRUDER_ACTIONS.values() if c.corridor in (1, 2))
    holds(hive, card)
    hive.stands("r02", "B0")
    hive.carries_out(lambda s: take_intruder_turn(s, THIRD))
    hive.says(THIRD, "xeno.turn", ("move", card))
    assert hive.standing("r02") == ["B0"]


@rule_test("K-104a")
def test_metamorphosis_grows_without_food_and_keeps_injuries(hive: Hive) -> None:
    hive.stands(ROOM, "S2")
    hive.hunts("metamorphosis", THIRD)
    hive.says(THIRD, "metamorphosis.what", "grow")
    assert hive.standing(ROOM) == ["F2"]


@rule_test("K-104a")
def test_metamorphosis_may_develop_the_bag(hive: Hive) -> None:
    hive.state.floor = []
    hive.stands(ROOM, "S2")
    hive.rolls("blank_0")
    hive.hunts("metamorphosis", THIRD)
    hive.says(THIRD, "metamorphosis.what", "develop")
    assert hive.tokens("shambler")[0] == 1


@rule_test("K-102")
def test_with_an_intruder_player_nothing_feeds_by_itself(hive: Hive) -> None:
    hive.carries_out(time_step)
    assert hive.state.phase != "attacks"
    assert hive.told("feeds") == []


@rule_test("K-105")
def test_who_dies_of_the_fourth_marker_becomes_the_intruder_player() -> None:
    hive = Hive("captain", "scout", "pilot", intruder_player=True)
    hive.awake()
    hive.at("r20")
    hive.mutant(ME, markers=3)
    hive.carries_out(lambda s: gain_marker(s, ME))
    hive.arrange()
    hive.carries_out(begin_round)
    hive.says(ME, "xeno.play_on", "play")
    assert hive.state.xeno == ME
