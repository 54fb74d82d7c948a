"""Intruder Action cards: each effect, played by the Intruder player."""

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.components import INTRUDER_ACTIONS
from hullbreach.games.nemesis.effects import intruder_action
from hullbreach.games.nemesis.state import DEAD
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

XENO, SCOUT, CAPTAIN = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    """The pilot is dead and plays the Intruders; scout and captain are in room 007."""
    helm = Helm("pilot", "scout", "captain", intruder_player=True)
    helm.at("r07")
    helm.state.where[XENO] = DEAD
    helm.state.first_death = helm.state.xeno = XENO
    helm.state.first = helm.state.turn = SCOUT
    return helm


def test_every_effect_has_a_function_and_every_function_a_card() -> None:
    assert set(intruder_action) == {card.effect for card in INTRUDER_ACTIONS.values()}


@rule_test("N-228", "N-78")
def test_pursuit_is_danger_for_a_character_out_of_combat(helm: Helm) -> None:
    helm.at("r20", CAPTAIN)
    helm.intruder("adult", "r20")
    hunter = helm.intruder("adult", "r06")
    helm.hunts("pursuit")
    assert {i.id: i.room for i in helm.state.intruders}[hunter] == ROOM_OF["r07"]
    helm.arrange()
    assert not helm.can("intruder", "pursuit")


@rule_test("N-228")
def test_metamorphosis_grows_a_creeper_into_a_breeder(helm: Helm) -> None:
    creeper = helm.intruder("creeper", "r06", injuries=1)
    helm.hunts("metamorphosis")
    helm.says(XENO, "metamorphosis.what", "grow")
    assert [(i.id, i.kind, i.injuries) for i in helm.state.intruders] == [(creeper, "breeder", 1)]


@rule_test("N-228")
def test_metamorphosis_grows_a_larva_into_a_creeper(helm: Helm) -> None:
    helm.intruder("larva", "r06")
    helm.hunts("metamorphosis")
    helm.says(XENO, "metamorphosis.what", "grow")
    assert [i.kind for i in helm.state.intruders] == ["creeper"]


@rule_test("N-192", "N-228")
def test_metamorphosis_develops_the_bag(helm: Helm) -> None:
    helm.state.bag = ["blank", "larva_1"]
    helm.rolls("larva_1")
    helm.hunts("metamorphosis")
    assert sorted(token.partition("_")[0] for token in helm.state.bag) == ["adult", "blank"]


@rule_test("N-228", "N-190")
def test_preparation_chooses_one_of_three_events(helm: Helm) -> None:
    helm.closes("c01_02")
    helm.rolls("evt_10", "evt_03", "evt_04")
    helm.hunts("preparation")
    helm.says(XENO, "preparation.card", "evt_10")
    assert helm.state.door[CORRIDOR_OF["c01_02"]] == 0
    assert helm.faces(helm.state.event_discard) == ["evt_03", "evt_04", "evt_10"]
    assert helm.idle()


@rule_test("N-228")
def test_pack_hunt_moves_up_to_three_out_of_combat(helm: Helm) -> None:
    pack = [helm.intruder("adult", room) for room in ("r01", "r10", "r20", "r16")]
    busy = helm.intruder("adult", "r07")
    assert helm.can("intruder", "pack_hunt")
    helm.hunts("pack_hunt")
    helm.cannot(XENO, "pack_hunt.intruder", ("intruder", busy))
    for intruder, corridor in zip(pack, ("c01_03", "c10_13", "c17_20"), strict=False):
        helm.says(XENO, "pack_hunt.intruder", ("intruder", intruder))
        helm.says(XENO, "pack_hunt.corridor", corridor)
    rooms = [ROOM_OF[room] for room in ("r03", "r13", "r17", "r16", "r07")]
    assert [i.room for i in helm.state.intruders] == rooms
    assert helm.idle()


@rule_test("N-228")
def test_a_pack_in_combat_does_not_hunt(helm: Helm) -> None:
    helm.intruder("adult", "r07")
    assert not helm.can("intruder", "pack_hunt")


@rule_test("N-228")
def test_pack_hunt_may_stop_early(helm: Helm) -> None:
    pack = [helm.intruder("adult", room) for room in ("r01", "r10")]
    helm.hunts("pack_hunt")
    helm.says(XENO, "pack_hunt.intruder", ("intruder", pack[0]))
    helm.says(XENO, "pack_hunt.corridor", "c01_03")
    helm.says(XENO, "pack_hunt.intruder", "done")
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r03"], ROOM_OF["r10"]]


@rule_test("N-228")
def test_recovery_heals_one_intruder(helm: Helm) -> None:
    helm.intruder("queen", "r05", injuries=3)
    helm.intruder("adult", "r05")
    helm.hunts("recovery")
    assert [i.injuries for i in helm.state.intruders] == [1, 0]
    helm.arrange()
    helm.state.intruders[0].injuries = 0
    assert not helm.can("intruder", "recovery")
