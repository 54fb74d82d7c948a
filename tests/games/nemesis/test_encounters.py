"""Encounters: tokens, figures, Surprise Attacks."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.attacks import attack_everybody
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.components import INTRUDER_KINDS, TECH
from hullbreach.games.nemesis.contamination import scan_hand
from hullbreach.games.nemesis.development import develop_bag
from hullbreach.games.nemesis.encounters import encounter, figures_free, place
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.state import IN_POD
from hullbreach.testing import rule_test

from .table import Helm, acts

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.hand(CAPTAIN, "search", "rest", "contamination")
    return helm


def meets(helm: Helm, token: str, *more: str) -> None:
    """The Captain has an Encounter with this token."""
    if token not in helm.state.bag:
        helm.state.bag.append(token)
    helm.rolls(token, *more)
    helm.carries_out(lambda s: encounter(s, CAPTAIN))


@rule_test("N-102", "N-104")
def test_noise_is_discarded_the_figure_placed_and_the_token_goes_to_the_supply(helm: Helm) -> None:
    helm.tile("r14", "storage")
    helm.at("r14", CAPTAIN)
    noise_everywhere(helm.state, ROOM_OF["r14"])
    bag, supply = helm.view(None).bag["adult"], helm.view(None).supply["adult"]
    meets(helm, "adult_3")
    assert not helm.state.noise[TECH]
    assert not any(helm.state.noise[c] for c in helm.state.exits(ROOM_OF["r14"]))
    assert [(x.kind, x.room) for x in helm.state.intruders] == [("adult", ROOM_OF["r14"])]
    assert helm.view(None).supply["adult"] == supply + 1
    assert helm.view(None).bag["adult"] in (bag, bag - 1)


@rule_test("N-102", "N-103")
@pytest.mark.parametrize(("token", "attacked"), [("adult_4", True), ("adult_3", False)])
def test_a_number_above_the_hand_contamination_counted_is_a_surprise(
    helm: Helm, token: str, attacked: bool
) -> None:
    meets(helm, token, *(["atk_13"] if attacked else []))
    assert bool(helm.told("surprise")) == attacked
    assert helm.idle()


@rule_test("N-103")
def test_the_hand_is_counted_after_paying(helm: Helm) -> None:
    helm.state.noise[CORRIDOR_OF["c01_03"]] = True
    helm.state.bag = ["adult_3"]
    helm.rolls("1", "adult_3", "atk_13")
    acts(helm, CAPTAIN, ("move", "r01"), "rest")
    assert helm.told("surprise")


@rule_test("N-102a", "N-127", "N-109")
def test_a_drawn_larva_infests_at_once_by_the_document(helm: Helm) -> None:
    helm.state.contact = False
    helm.state.bag.append("larva_1")
    helm.rolls("larva_1")
    helm.carries_out(lambda s: encounter(s, CAPTAIN))
    helm.says(CAPTAIN, "objective.keep", "first")
    assert not helm.state.larva[CAPTAIN]
    helm.says(SCOUT, "objective.keep", "second")
    assert helm.state.larva[CAPTAIN]
    assert helm.state.intruders == []
    assert not helm.state.in_combat(CAPTAIN)
    assert helm.view(None).seats[CAPTAIN].discard == ["contamination"]
    assert helm.told("surprise") == []


@rule_test("N-127")
def test_a_second_larva_goes_to_the_supply_and_nobody_is_said_to_be_infested(helm: Helm) -> None:
    helm.state.larva[CAPTAIN] = True
    meets(helm, "larva_1")
    assert helm.told("infested") == []
    assert [told["seat"] for told in helm.told("contaminated")] == [CAPTAIN]
    assert "larva_1" in helm.state.supply


@rule_test("N-102a", "N-124")
def test_by_the_rulebook_a_larva_is_placed_and_infests_when_it_attacks() -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.hand(CAPTAIN, "search", "rest")
    meets(helm, "larva_1")
    assert [x.kind for x in helm.state.intruders] == ["larva"]
    assert not helm.state.larva[CAPTAIN]
    helm.arrange()
    helm.carries_out(attack_everybody)
    assert helm.state.larva[CAPTAIN]
    assert helm.state.intruders == []
    assert helm.view(None).seats[CAPTAIN].discard == ["contamination"]


@rule_test("N-105")
def test_a_blank_is_noise_and_fills_an_empty_bag(helm: Helm) -> None:
    helm.state.contact = False
    helm.state.supply += helm.state.bag
    helm.state.bag = ["blank_0"]
    helm.rolls("blank_0")
    helm.carries_out(lambda s: encounter(s, CAPTAIN))
    assert sum(helm.state.noise) == 2
    assert helm.view(None).bag["adult"] == 1
    assert helm.view(None).bag["blank"] == 1
    assert helm.state.intruders == []
    assert not helm.state.contact


@rule_test("N-106", "N-192")
def test_the_queen_in_the_nest_attacks_the_first_with_fewer_cards_than_her_number() -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.tile("r12", "nest")
    helm.at("r12")
    helm.hand(0, "search", "rest", "order", "reload")
    helm.hand(1, "search", "rest", "scavenging")
    helm.hand(2, "search")
    noise_everywhere(helm.state, ROOM_OF["r12"])
    helm.rolls("queen_4", "atk_17")
    helm.carries_out(develop_bag)
    assert [x.kind for x in helm.state.intruders] == ["queen"]
    assert not any(helm.state.noise)
    assert [fact["seat"] for fact in helm.told("surprise")] == [1]
    assert helm.view(None).bag["queen"] == 1


@rule_test("N-107")
def test_with_no_adult_free_those_not_in_combat_leave_first(helm: Helm) -> None:
    for _ in range(7):
        helm.intruder("adult", "r20")
    fighting = helm.intruder("adult", "r09")
    tokens = sum(helm.view(None).bag.values())
    assert figures_free(helm.state, "adult") == 0
    meets(helm, "adult_2")
    rooms = sorted(x.room for x in helm.state.intruders)
    assert rooms == [ROOM_OF["r03"], ROOM_OF["r09"]]
    assert helm.state.intruder(fighting) is not None
    assert sum(helm.view(None).bag.values()) >= tokens + 4


@rule_test("N-108")
def test_if_still_none_is_free_nothing_comes_and_the_token_returns(helm: Helm) -> None:
    for _ in range(INTRUDER_KINDS["creeper"].figures):
        helm.intruder("creeper", "r09")
    helm.state.bag = ["creeper_1"]
    helm.rolls("creeper_1")
    helm.carries_out(lambda s: encounter(s, CAPTAIN))
    assert not helm.state.in_combat(CAPTAIN)
    assert helm.state.bag == ["creeper_1"]


@rule_test("N-109", "N-195")
def test_the_first_intruder_makes_everybody_choose_before_it_attacks(helm: Helm) -> None:
    helm.state.contact = False
    helm.hand(CAPTAIN, "search")
    helm.rolls("adult_2", "atk_13")
    helm.state.bag = ["adult_2"]
    helm.carries_out(lambda s: encounter(s, CAPTAIN))
    assert helm.told("surprise") == []
    helm.says(SCOUT, "objective.keep", "first")
    helm.says(CAPTAIN, "objective.keep", "second")
    assert len(helm.told("surprise")) == 1


@rule_test("N-110", "N-186")
def test_an_intruder_in_the_section_drives_everyone_out_of_its_pods(helm: Helm) -> None:
    room = helm.tile("r05", "evacuation_a")
    s = helm.state
    s.where[SCOUT], s.pod[SCOUT] = IN_POD, 0
    helm.carries_out(lambda s: place(s, "adult", room))
    assert helm.state.where[SCOUT] == room
    assert helm.state.pod[SCOUT] == -1
    assert helm.told("noise.rolled") == []
    assert helm.state.in_combat(SCOUT)


@rule_test("N-110")
def test_pods_of_the_other_section_are_not_touched(helm: Helm) -> None:
    room = helm.tile("r05", "evacuation_b")
    s = helm.state
    s.where[SCOUT], s.pod[SCOUT] = IN_POD, 0
    helm.carries_out(lambda s: place(s, "adult", room))
    assert helm.state.where[SCOUT] == IN_POD


@rule_test("N-109", "N-139", "N-195")
def test_an_infected_scan_brings_the_first_larva_and_the_choice_of_objectives() -> None:
    helm = Helm("captain", "scout")
    helm.state.contact = False
    helm.hand(0, "contamination_infected")
    helm.carries_out(lambda s: scan_hand(s, 0))
    for seat in range(2):
        helm.says(seat, "objective.keep", "first")
    assert helm.state.larva == [True, False]
    assert helm.state.contact
