"""Reactions: Nerves of Steel, Armor, the Motion Tracker and Interruption."""

import pytest

from hullbreach.games.nemesis.attacks import attack_everybody
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import ACTION_CARDS, ITEMS
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


def test_every_reaction_is_tested_here() -> None:
    cards = {card.id for card in ACTION_CARDS.values() if card.kind == "reaction"}
    items = {item.id for item in ITEMS.values() if item.kind == "reaction"}
    assert cards | items == {"interruption", "nerves_of_steel", "armor", "motion_tracker"}


@pytest.fixture
def helm() -> Helm:
    """The Soldier alone in room 003."""
    helm = Helm("soldier", "scout")
    helm.at("r03", ME)
    helm.at("r20", OTHER)
    return helm


@rule_test("N-125")
def test_nerves_of_steel_make_a_surprise_attack_harmless(helm: Helm) -> None:
    helm.hand(ME, "nerves_of_steel", "search")
    helm.state.bag = ["adult_4"]
    helm.rolls("adult_4", "atk_09")
    helm.carries_out(lambda s: encounter(s, ME))
    helm.says(ME, "parry", "nerves_of_steel")
    assert helm.state.serious(ME) == 0
    assert helm.faces(helm.state.discard[ME]) == ["nerves_of_steel"]
    assert len(helm.state.intruders) == 1
    assert helm.idle()


@rule_test("N-125")
def test_nerves_of_steel_may_be_kept(helm: Helm) -> None:
    helm.hand(ME, "nerves_of_steel", "search")
    helm.state.bag = ["adult_4"]
    helm.rolls("adult_4", "atk_09", "wound_leg")
    helm.carries_out(lambda s: encounter(s, ME))
    helm.says(ME, "parry", "no")
    assert helm.state.wounds[ME] == ["wound_leg"]
    assert len(helm.state.hand[ME]) == 2


@rule_test("N-125")
def test_nerves_of_steel_do_not_help_in_the_event_phase(helm: Helm) -> None:
    helm.hand(ME, "nerves_of_steel")
    helm.intruder("adult", "r03")
    helm.rolls("atk_01")
    helm.carries_out(attack_everybody)
    assert helm.state.light[ME] == 1
    assert helm.idle()


@rule_test("N-125")
def test_armor_stops_any_hit_and_is_used_up(helm: Helm) -> None:
    helm.hand(ME, "search")
    armor = helm.gives(ME, "armor")
    helm.intruder("adult", "r03")
    helm.rolls("atk_09")
    helm.carries_out(attack_everybody)
    helm.says(ME, "parry", "armor")
    assert helm.state.serious(ME) == 0
    assert armor not in helm.state.items[ME]


@rule_test("N-125")
def test_nobody_is_asked_about_a_miss(helm: Helm) -> None:
    helm.hand(ME, "nerves_of_steel")
    helm.gives(ME, "armor")
    helm.intruder("adult", "r03")
    helm.rolls("atk_13")
    helm.carries_out(attack_everybody)
    assert helm.idle()


@rule_test("N-26", "N-125")
def test_reactions_are_possible_after_passing(helm: Helm) -> None:
    helm.hand(ME, "nerves_of_steel")
    helm.state.passed[ME] = True
    helm.state.bag = ["adult_4"]
    helm.rolls("adult_4", "atk_09")
    helm.carries_out(lambda s: encounter(s, ME))
    helm.says(ME, "parry", "nerves_of_steel")
    assert helm.state.serious(ME) == 0


# --- Motion Tracker --------------------------------------------------------------------------------


@pytest.fixture
def scout() -> Helm:
    """The Scout alone in room 003 with an active Motion Tracker."""
    helm = Helm("scout", "captain")
    helm.at("r03", ME)
    helm.at("r20", OTHER)
    helm.gives(ME, "motion_tracker")
    return helm


@rule_test("N-72")
def test_the_motion_tracker_rolls_the_noise_die_again(scout: Helm) -> None:
    scout.hand(ME, "search", "contamination")
    scout.rolls("danger", "1")
    scout.carries_out(lambda s: noise_roll(s, ME))
    assert scout.question(ME, "noise.reroll").rule == "N-72", (
        "what the roll means, not what passing does"
    )
    assert "contamination" not in scout.offered(ME, "noise.reroll")
    scout.says(ME, "noise.reroll", "search")
    assert scout.noisy() == ["c01_03"]
    assert scout.faces(scout.state.discard[ME]) == ["search"]
    assert scout.idle()


@rule_test("N-72")
def test_the_first_roll_may_be_kept(scout: Helm) -> None:
    scout.hand(ME, "search")
    scout.rolls("3")
    scout.carries_out(lambda s: noise_roll(s, ME))
    scout.says(ME, "noise.reroll", "keep")
    assert scout.noisy() == ["c03_07"]
    assert len(scout.state.hand[ME]) == 1


@rule_test("N-72")
def test_the_tracker_works_once_for_each_roll(scout: Helm) -> None:
    scout.hand(ME, "search", "rest")
    scout.rolls("danger", "danger")
    scout.carries_out(lambda s: noise_roll(s, ME))
    scout.says(ME, "noise.reroll", "search")
    assert scout.noisy() == ["c01_03", "c03_07"]
    assert scout.idle()


@rule_test("N-32", "N-72")
def test_without_a_card_in_hand_there_is_nothing_to_ask(scout: Helm) -> None:
    scout.hand(ME)
    scout.rolls("1")
    scout.carries_out(lambda s: noise_roll(s, ME))
    assert scout.idle()


@rule_test("N-160", "N-72")
def test_an_inactive_tracker_does_not_help() -> None:
    helm = Helm("scout", "captain")
    helm.at("r03", ME)
    helm.at("r20", OTHER)
    helm.hand(ME, "search")
    helm.rolls("1")
    helm.carries_out(lambda s: noise_roll(s, ME))
    assert helm.noisy() == ["c01_03"]
    assert helm.idle()


# --- Interruption ----------------------------------------------------------------------------------


@rule_test("N-38")
def test_an_interruption_reaches_only_its_own_room() -> None:
    helm = Helm("captain", "pilot", "scout")
    helm.at("r03", ME, OTHER)
    helm.at("r20", 2)
    helm.hand(ME, "reload")
    helm.state.ammo[helm.weapon(ME)] = 1
    helm.hand(OTHER)
    helm.hand(2, "interruption")
    helm.acts(ME, ("card", "reload"))
    assert helm.state.ammo[helm.weapon(ME)] == 2


@rule_test("N-38")
def test_a_move_can_be_interrupted_and_its_cost_is_lost() -> None:
    helm = Helm("captain", "pilot")
    helm.at("r03")
    helm.hand(ME, "search")
    helm.hand(OTHER, "interruption")
    helm.acts(ME, ("move", "r01"), "search")
    helm.says(OTHER, "interruption", "interrupt")
    assert helm.state.where[ME] == ROOM_OF["r03"]
    assert helm.state.hand[ME] == []
    assert helm.faces(helm.state.discard[OTHER]) == ["interruption"]
    assert helm.state.acted == 1


@rule_test("N-38")
def test_a_pass_cannot_be_interrupted() -> None:
    helm = Helm("captain", "pilot")
    helm.hand(ME, "search")
    helm.hand(OTHER, "interruption")
    helm.says(ME, "turn.action", "pass")
    assert helm.asks(ME, "pass.discard")
