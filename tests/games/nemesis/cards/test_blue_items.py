"""Blue items: each one, used."""

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    """Scout, Captain and Soldier stand in room 003, a Laboratory."""
    helm = Helm("scout", "captain", "soldier")
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


def burning(helm: Helm) -> list[int]:
    """The rooms on fire."""
    return [room for room, fire in enumerate(helm.state.fire) if fire]


@rule_test("N-140")
def test_antidote_cleans_everything(helm: Helm) -> None:
    helm.hand(ME, "search", "contamination_infected")
    helm.state.larva[ME] = True
    helm.uses("antidote")
    assert not helm.state.larva[ME]
    assert helm.state.hand[ME] == []
    assert len(helm.state.deck[ME]) == 11
    assert helm.faces(helm.state.deck[ME]).count("contamination") == 1
    assert helm.state.must_pass


@rule_test("N-134a")
def test_taser_hurts_and_drives_off_an_intruder_once(helm: Helm) -> None:
    helm.intruder("adult", "r03")
    helm.rolls("atk_08", "evt_02")
    helm.uses("taser")
    assert [(i.room, i.injuries) for i in helm.state.intruders] == [(ROOM_OF["r07"], 1)]
    assert helm.idle()


@rule_test("N-134a")
def test_taser_makes_the_survivor_of_the_check_retreat(helm: Helm) -> None:
    helm.intruder("adult", "r03")
    helm.rolls("atk_04", "evt_01")
    helm.uses("taser")
    assert [(i.room, i.injuries) for i in helm.state.intruders] == [(ROOM_OF["r01"], 1)]


@rule_test("N-118")
def test_taser_empties_the_hand_of_another(helm: Helm) -> None:
    helm.hand(OTHER, "search", "contamination")
    helm.hand(THIRD)
    helm.uses("taser")
    assert helm.state.hand[OTHER] == []
    assert len(helm.state.discard[OTHER]) == 2
    helm.arrange()
    assert not helm.can("item", "taser")


@rule_test("N-165")
def test_molotov_burns_the_next_room(helm: Helm) -> None:
    nest = helm.tile("r07", "nest")
    helm.at("r07", THIRD)
    helm.intruder("creeper", "r07")
    helm.rolls("atk_04", "wound_leg", "silence")
    helm.uses("molotov")
    assert burning(helm) == [nest]
    assert [i.injuries for i in helm.state.intruders] == [1]
    assert helm.state.wounds == [[], [], ["wound_leg"]]
    assert helm.state.eggs == 4
    assert helm.idle()


@rule_test("N-97")
def test_molotov_needs_a_target_in_reach(helm: Helm) -> None:
    assert not helm.can("item", "molotov")
    helm.intruder("creeper", "r07")
    assert helm.can("item", "molotov")
    helm.closes("c03_07")
    assert not helm.can("item", "molotov")


@rule_test("N-163")
def test_vulnerability_to_fire_makes_a_molotov_worse(helm: Helm) -> None:
    helm.discovers("weak_fire")
    helm.intruder("creeper", "r07")
    helm.rolls("atk_04")
    helm.uses("molotov")
    assert [i.injuries for i in helm.state.intruders] == [2]
