"""Weaknesses, wounds and active items that change the rules for others."""

import pytest

from hullbreach.games.nemesis import hooks
from hullbreach.games.nemesis.attacks import attack_everybody
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, ROOM_OF
from hullbreach.games.nemesis.carnomorphs.components import ADAPTATIONS
from hullbreach.games.nemesis.combat import melee, shoot
from hullbreach.games.nemesis.components import ITEMS, WEAKNESSES, WOUNDS
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.events import fire_step
from hullbreach.games.nemesis.hooks import HOOKS, Hook, far_rooms, modify_for, modify_with
from hullbreach.games.nemesis.injuries import move_together
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("scout", "captain")
    helm.at("r03")
    helm.tile("r03", "fire_control")
    return helm


def test_every_weakness_and_wound_has_an_effect_and_every_effect_a_card() -> None:
    passive = {item.id for item in ITEMS.values() if item.kind == "passive"}
    ids = {*WEAKNESSES, *WOUNDS, *passive}
    assert {key for hook in HOOKS for key in hook} - ADAPTATIONS.keys() == ids


# --- Weaknesses ------------------------------------------------------------------------------------


@rule_test("N-163")
def test_vulnerability_to_energy_adds_an_injury_to_a_hit(helm: Helm) -> None:
    helm.discovers("weak_energy")
    helm.intruder("adult", "r03")
    helm.rolls("one", "atk_11")
    helm.carries_out(lambda s: shoot(s, ME))
    assert [i.injuries for i in helm.state.intruders] == [2]
    assert helm.idle()


@rule_test("N-163")
def test_vulnerability_to_energy_needs_a_hit_and_an_energy_weapon(helm: Helm) -> None:
    helm.discovers("weak_energy")
    helm.intruder("adult", "r03")
    helm.rolls("blank")
    helm.carries_out(lambda s: shoot(s, ME))
    helm.arrange()
    helm.rolls("one", "atk_11")
    helm.carries_out(lambda s: shoot(s, OTHER))
    assert [i.injuries for i in helm.state.intruders] == [1]


@pytest.mark.parametrize(
    ("token", "cards", "attacked"),
    [("adult_4", 3, False), ("adult_4", 2, True), ("creeper_1", 0, True)],
)
@rule_test("N-102", "N-163")
def test_reaction_to_danger_lowers_the_number_of_a_token(
    helm: Helm, token: str, cards: int, attacked: bool
) -> None:
    helm.discovers("weak_reaction")
    helm.hand(ME, *["search", "rest", "contamination"][:cards])
    helm.state.bag = ["blank_0", token]
    helm.rolls(token, *(["atk_01"] if attacked else []))
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.state.light[ME] == (1 if attacked else 0)
    assert helm.idle()


@pytest.mark.parametrize(("weak", "eggs"), [(False, 4), (True, 3)])
@rule_test("N-189", "N-163")
def test_vulnerability_to_fire_costs_the_nest_another_egg(
    helm: Helm, weak: bool, eggs: int
) -> None:
    helm.state.fire[helm.tile("r10", "nest")] = True
    if weak:
        helm.discovers("weak_fire")
    helm.carries_out(fire_step)
    assert helm.state.eggs == eggs


@pytest.mark.parametrize(("kind", "door"), [("adult", CLOSED), ("breeder", DESTROYED)])
@rule_test("N-98", "N-163")
def test_the_way_of_moving_spares_doors(helm: Helm, kind: str, door: int) -> None:
    helm.discovers("weak_moving")
    helm.closes("c07_08")
    intruder = helm.intruder(kind, "r08")
    helm.carries_out(lambda s: move_together(s, [(intruder, CORRIDOR_OF["c07_08"])]))
    assert helm.state.door[CORRIDOR_OF["c07_08"]] == door
    assert helm.state.intruders[0].room == ROOM_OF["r08"]


@pytest.mark.parametrize(("kind", "injuries"), [("adult", 1), ("breeder", 0)])
@rule_test("N-114", "N-163")
def test_vital_places_make_a_blank_a_hit_on_adults(helm: Helm, kind: str, injuries: int) -> None:
    helm.discovers("weak_vital")
    helm.intruder(kind, "r03")
    helm.rolls("blank", *(["atk_11"] if injuries else []))
    helm.carries_out(lambda s: shoot(s, ME))
    assert [i.injuries for i in helm.state.intruders] == [injuries]
    assert helm.idle()


@rule_test("N-128", "N-163")
def test_a_species_on_the_brink_dies_with_one_injury_less(helm: Helm) -> None:
    helm.discovers("weak_extinct")
    helm.intruder("adult", "r03")
    helm.rolls("one", "atk_01")
    helm.carries_out(lambda s: shoot(s, ME))
    assert helm.state.intruders == []
    assert (ROOM_OF["r03"], "carcass") in helm.state.floor
    helm.arrange()
    helm.intruder("adult", "r03")
    helm.rolls("one", "atk_02")
    helm.carries_out(lambda s: shoot(s, ME))
    assert [i.injuries for i in helm.state.intruders] == [1]


@rule_test("N-129", "N-163")
def test_a_species_on_the_brink_subtracts_from_the_sum(helm: Helm) -> None:
    helm.discovers("weak_extinct")
    helm.intruder("breeder", "r03", injuries=3)
    helm.rolls("one", "atk_02", "atk_01")
    helm.carries_out(lambda s: shoot(s, ME))
    assert helm.state.intruders == []


@rule_test("N-134a", "N-163")
def test_phosphates_hurt_what_they_drive_off(helm: Helm) -> None:
    helm.discovers("weak_phosphate")
    helm.intruder("adult", "r03")
    helm.rolls("atk_11", "evt_01")
    helm.uses("fire_extinguisher")
    assert [(i.room, i.injuries) for i in helm.state.intruders] == [(ROOM_OF["r01"], 1)]
    assert helm.idle()


@rule_test("N-134a", "N-163")
def test_phosphates_work_in_the_fire_control_system_too(helm: Helm) -> None:
    helm.discovers("weak_phosphate")
    helm.intruder("adult", "r18")
    helm.rolls("atk_01", "evt_04")
    helm.state.intruders[0].injuries = 1
    helm.operates("fire_control")
    assert helm.state.intruders == []


# --- Serious wounds --------------------------------------------------------------------------------


@rule_test("N-152", "N-143")
def test_a_wounded_arm_leaves_one_hand_and_the_same_wound_counts_once(helm: Helm) -> None:
    helm.state.wounds[ME] = ["wound_arm", "wound_arm"]
    assert helm.state.slots(ME) == 1
    helm.state.wounds[ME], helm.state.dressed[ME] = [], ["wound_arm", "wound_arm"]
    assert helm.state.slots(ME) == 2


@pytest.mark.parametrize(
    ("wound", "hook", "before", "after"),
    [
        ("wound_leg", hooks.escape_cost, 1, 2),
        ("wound_body", hooks.draw_limit, 5, 4),
        ("wound_bleeding", hooks.pass_wounds, 0, 1),
        ("wound_hand", hooks.item_cost, 1, 2),
    ],
)
@rule_test("N-143", "N-144")
def test_wounds_change_a_number_until_dressed(
    helm: Helm, wound: str, hook: Hook, before: int, after: int
) -> None:
    helm.state.wounds[ME] = [wound, wound]
    assert modify_for(helm.state, ME, hook, before) == after
    helm.state.wounds[ME], helm.state.dressed[ME] = [], [wound, wound]
    assert modify_for(helm.state, ME, hook, before) == before


# --- Items -----------------------------------------------------------------------------------------


@rule_test("N-161")
def test_intercom_and_holographic_computer_reach_far(helm: Helm) -> None:
    here, far = ROOM_OF["r03"], helm.tile("r13", "comms_room")
    helm.state.broken[here] = True
    helm.gives(ME, "intercom")
    helm.gives(ME, "holo_computer")
    s = helm.state
    assert modify_with(s, ME, far_rooms, [here], ME, "order") == [here, far]
    assert modify_with(s, ME, far_rooms, [], ME, "intranet") == [here]
    assert modify_with(s, OTHER, far_rooms, [], OTHER, "intranet") == []


@rule_test("N-116")
def test_vital_places_help_in_melee(helm: Helm) -> None:
    helm.discovers("weak_vital")
    helm.intruder("adult", "r03")
    helm.rolls("blank", "atk_11")
    helm.carries_out(lambda s: melee(s, ME))
    assert [i.injuries for i in helm.state.intruders] == [1]
    assert helm.state.serious(ME) == 0


@rule_test("N-125")
def test_armor_takes_a_hit(helm: Helm) -> None:
    helm.at("r01", OTHER)
    armor = helm.gives(ME, "armor")
    helm.intruder("adult", "r03")
    helm.rolls("atk_01")
    helm.carries_out(attack_everybody)
    helm.says(ME, "parry", helm.offered(ME)[1])
    assert helm.state.light[ME] == 0
    assert armor not in helm.state.items[ME]
    assert helm.idle()
