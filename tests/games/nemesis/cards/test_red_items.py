"""Red items: each one, used."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, FUSE_START, ROOM_OF
from hullbreach.games.nemesis.state import DEAD, OFF
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


@rule_test("N-157")
def test_energy_charge_fills_an_energy_weapon(helm: Helm) -> None:
    helm.state.ammo[helm.weapon(ME)] = 1
    helm.uses("energy_charge")
    helm.says(ME, "energy_charge.what", "load")
    assert helm.state.ammo[helm.weapon(ME)] == 4
    assert helm.idle()


@rule_test("N-157", "N-100")
def test_energy_charge_works_a_door_and_no_revolver(helm: Helm) -> None:
    helm.state.ammo[helm.weapon(OTHER)] = 0
    helm.uses("energy_charge", OTHER)
    helm.says(OTHER, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == CLOSED
    assert helm.state.ammo[helm.weapon(OTHER)] == 0


@rule_test("N-165", "N-53")
def test_grenade_hits_the_target_hard_and_everybody_else(helm: Helm) -> None:
    helm.at("r01", THIRD)
    queen = helm.intruder("queen", "r03")
    adult = helm.intruder("adult", "r03")
    helm.intruder("adult", "r07")
    helm.rolls("atk_15", "atk_16", "atk_11", "wound_leg", "wound_body")
    helm.uses("grenade")
    assert helm.offered(ME) == [("intruder", queen), ("intruder", adult), ("intruder", adult + 1)]
    helm.says(ME, "grenade.target", ("intruder", queen))
    assert [i.injuries for i in helm.state.intruders] == [2, 1, 0]
    assert helm.state.wounds == [["wound_leg"], ["wound_body"], []]
    assert helm.idle()


@rule_test("N-97")
def test_grenade_does_not_fly_through_a_closed_door(helm: Helm) -> None:
    helm.intruder("adult", "r07")
    assert helm.can("item", "grenade")
    helm.closes("c03_07")
    assert not helm.can("item", "grenade")


@rule_test("N-165")
def test_grenade_destroys_two_eggs_and_is_heard(helm: Helm) -> None:
    nest = helm.tile("r07", "nest")
    helm.at("r01", OTHER, THIRD)
    helm.rolls("3")
    helm.uses("grenade")
    helm.says(ME, "grenade.target", ("eggs", nest))
    assert helm.state.eggs == 3
    assert helm.state.noise[CORRIDOR_OF["c03_07"]]
    assert helm.idle()


@rule_test("N-120")
def test_smoke_grenade_blinds_the_others_and_you_slip_away(helm: Helm) -> None:
    helm.hand(OTHER, "search", "rest")
    helm.hand(THIRD, "contamination")
    helm.intruder("queen", "r03")
    helm.rolls("silence")
    helm.uses("smoke_grenade")
    helm.says(OTHER, "smoke_grenade.card", "rest")
    helm.says(ME, "smoke_grenade.room", "r01")
    assert helm.faces(helm.state.discard[OTHER]) == ["rest"]
    assert helm.faces(helm.state.hand[THIRD]) == ["contamination"]
    assert helm.state.where[ME] == ROOM_OF["r01"]
    assert helm.state.attack_discard == []
    assert helm.idle()


@rule_test("N-69")
def test_recon_drone_looks_at_tile_and_token(helm: Helm) -> None:
    helm.uses("recon_drone")
    helm.says(ME, "look.room", "r13")
    room = ROOM_OF["r13"]
    for h in (helm.state.tile[room], helm.state.token[room]):
        assert helm.state.cards.knows(ME, h)
        assert not helm.state.cards.knows(OTHER, h)
    assert not helm.state.explored[room]


@rule_test("N-55")
def test_decoy_lures_everything_around_a_room_into_it(helm: Helm) -> None:
    here = helm.intruder("adult", "r03")
    near = helm.intruder("creeper", "r08")
    far = helm.intruder("adult", "r20")
    helm.rolls("atk_17")
    helm.uses("decoy")
    helm.says(ME, "decoy.room", "r07")
    rooms = {i.id: i.room for i in helm.state.intruders}
    assert rooms == {here: ROOM_OF["r07"], near: ROOM_OF["r07"], far: ROOM_OF["r20"]}
    assert helm.state.attack_discard == ["atk_17"]
    assert helm.idle()


@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
@rule_test("N-98", "N-55")
def test_decoy_behind_a_closed_door(ruleset: str) -> None:
    helm = Helm("scout", "captain", ruleset=ruleset)
    helm.at("r03")
    helm.intruder("adult", "r08")
    helm.closes("c07_08")
    if ruleset == "rulebook":
        assert not helm.can("item", "decoy")
        return
    helm.uses("decoy")
    assert helm.state.door[CORRIDOR_OF["c07_08"]] == DESTROYED
    assert helm.state.intruders[0].room == ROOM_OF["r08"]


@rule_test("N-158")
def test_extended_magazine_makes_room_for_two_more(helm: Helm) -> None:
    magazine = helm.gives(ME, "extended_magazine")
    helm.state.ammo[helm.weapon(ME)] = 3
    helm.uses("extended_magazine")
    assert helm.state.ammo[helm.weapon(ME)] == 5
    assert helm.state.capacity(helm.weapon(ME)) == 6
    assert (magazine, helm.weapon(ME)) in helm.state.attached
    assert not helm.can("item", "extended_magazine")


@rule_test("N-195")
def test_comms_key_reads_an_objective_of_a_sender(helm: Helm) -> None:
    assert not helm.can("item", "comms_key")
    helm.state.signal[OTHER] = True
    helm.uses("comms_key")
    helm.says(ME, "objective.kind", "personal")
    known = [helm.state.cards.knows(ME, h) for h in helm.state.objectives[OTHER]]
    assert sorted(known) == [False, True]
    assert not any(helm.state.cards.knows(THIRD, h) for h in helm.state.objectives[OTHER])


@pytest.mark.parametrize("key", ["evacuation_key", "evacuation_key_q"])
@rule_test("N-181")
def test_evacuation_key_turns_a_pod_of_its_section(helm: Helm, key: str) -> None:
    assert not helm.can("item", key)
    helm.tile("r03", "evacuation_a")
    helm.uses(key)
    helm.says(ME, "pod.which", ("pod", 3))
    assert helm.state.locked == [True, True, False]
    helm.arrange()
    helm.uses(key)
    helm.says(ME, "pod.which", ("pod", 3))
    assert helm.state.locked == [True, True, True]


@rule_test("N-175")
def test_self_destruct_key_starts_and_stops(helm: Helm) -> None:
    helm.uses("self_destruct_key")
    assert helm.state.fuse == FUSE_START
    helm.arrange()
    helm.uses("self_destruct_key")
    assert helm.state.fuse == OFF
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("item", "self_destruct_key")


@rule_test("N-145")
def test_a_grenade_at_your_feet_can_kill_you(helm: Helm) -> None:
    helm.state.wounds[ME] = ["wound_leg", "wound_arm", "wound_hand"]
    helm.at("r01", OTHER, THIRD)
    adult = helm.intruder("adult", "r03")
    helm.rolls("atk_11")
    helm.uses("grenade")
    helm.says(ME, "grenade.target", ("intruder", adult))
    assert helm.state.where[ME] == DEAD
