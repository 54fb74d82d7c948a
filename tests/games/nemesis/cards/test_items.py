"""Item actions: each item, used."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, FUSE_START, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.hooks import ITEM
from hullbreach.games.nemesis.state import DEAD, OFF
from hullbreach.testing import rule_test
from tests.games.nemesis.helm import Helm

ME, OTHER, THIRD = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    """Scout, Captain and Soldier stand in room 003, a Laboratory."""
    helm = Helm("scout", "captain", "soldier")
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


def test_every_item_with_an_action_has_a_function_and_every_function_an_item() -> None:
    assert set(ITEM) == {item.id for item in ITEMS.values() if item.kind in ("action", "attach")}


def burning(helm: Helm) -> list[int]:
    """The rooms on fire."""
    return [room for room, fire in enumerate(helm.state.fire) if fire]


@pytest.mark.parametrize(
    "item",
    ["energy_charge", "tools", "recon_drone", "nemesis_plans", "extended_magazine", "alcohol"],
)
@rule_test("N-34")
def test_items_that_would_change_nothing_cannot_be_used(helm: Helm, item: str) -> None:
    helm.hand(ME, "contamination")
    helm.gives(ME, item)
    assert helm.can("item", item)
    for corridor in ("c01_03", "c03_07"):
        helm.state.door[CORRIDOR_OF[corridor]] = DESTROYED
    helm.state.explored = [True] * 21
    helm.state.held[ME] = []
    helm.hand(ME, "search")
    assert not helm.can("item", item)


@rule_test("N-97")
def test_a_smoke_grenade_needs_a_way_out(helm: Helm) -> None:
    helm.closes("c01_03", "c03_07")
    assert not helm.can("item", "smoke_grenade")


# --- Red -------------------------------------------------------------------------------------------


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


# --- Yellow ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
@rule_test("N-94")
def test_tools_and_tape_repair_the_room(helm: Helm, item: str) -> None:
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.uses(item)
    if item == "tools":
        helm.says(ME, "repairs.what", "malfunction")
    assert not helm.state.broken[ROOM_OF["r03"]]
    assert helm.idle()


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
@rule_test("N-168")
def test_tools_and_tape_work_on_an_engine(helm: Helm, item: str) -> None:
    helm.at("r19", ME)
    top = helm.state.engines[4]
    helm.uses(item)
    if item == "tools":
        helm.says(ME, "repairs.what", "engine")
    helm.says(ME, "engine.order", "swap")
    assert helm.state.engines[5] == top
    assert helm.idle()


@rule_test("N-100")
def test_tools_work_a_door(helm: Helm) -> None:
    helm.uses("tools")
    helm.says(ME, "door.which", "c01_03")
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == CLOSED


@rule_test("N-153")
def test_duct_tape_joins_two_heavy_items(helm: Helm) -> None:
    assert not helm.can("item", "duct_tape")
    extinguisher = helm.gives(ME, "fire_extinguisher")
    assert helm.state.free_slots(ME) == 0
    helm.uses("duct_tape")
    helm.says(ME, "tape.first", extinguisher)
    assert helm.state.free_slots(ME) == 1
    helm.state.lose_item(ME, extinguisher)
    assert helm.state.taped == []
    assert helm.state.free_slots(ME) == 1


@rule_test("N-157")
def test_chemicals_fill_a_flamethrower(helm: Helm) -> None:
    assert not helm.can("item", "chemicals")
    flamethrower = helm.gives(ME, "flamethrower", ammo=1)
    helm.uses("chemicals")
    assert helm.state.ammo[flamethrower] == 4


@rule_test("N-134")
def test_fire_extinguisher_drives_an_intruder_off(helm: Helm) -> None:
    assert not helm.can("item", "fire_extinguisher")
    helm.intruder("adult", "r03", injuries=2)
    helm.rolls("evt_02")
    helm.uses("fire_extinguisher")
    assert [(i.room, i.injuries) for i in helm.state.intruders] == [(ROOM_OF["r07"], 2)]
    assert helm.idle()


@rule_test("N-87")
def test_fire_extinguisher_puts_out_a_fire(helm: Helm) -> None:
    helm.state.fire[ROOM_OF["r03"]] = True
    helm.uses("fire_extinguisher")
    assert burning(helm) == []


@rule_test("N-86")
def test_clothes_wipe_off_slime_or_dress_a_wound(helm: Helm) -> None:
    assert not helm.can("item", "clothes")
    helm.state.slime[ME] = True
    helm.state.wounds[ME] = ["wound_leg"]
    helm.uses("clothes")
    helm.says(ME, "clothes.what", "slime")
    assert not helm.state.slime[ME]
    helm.arrange()
    helm.uses("clothes")
    assert helm.state.dressed[ME] == ["wound_leg"]
    assert helm.state.wounds[ME] == []


@rule_test("N-82")
def test_technical_corridor_plans_lead_to_any_entrance(helm: Helm) -> None:
    assert not helm.can("item", "tech_corridor_plans")
    helm.at("r04", ME)
    helm.rolls("silence")
    helm.uses("tech_corridor_plans")
    helm.says(ME, "crawl.room", "r21")
    assert helm.state.where[ME] == ROOM_OF["r21"]
    assert not helm.state.must_pass
    assert helm.idle()


@rule_test("N-65")
def test_space_suit_walks_between_yellow_rooms_for_the_rest_of_the_hand(helm: Helm) -> None:
    assert not helm.can("item", "space_suit")
    helm.tile("r03", "comms_room")
    assert not helm.can("item", "space_suit")
    generator = helm.tile("r17", "generator")
    helm.hand(ME, "search", "rest", "contamination")
    helm.rolls("silence")
    helm.uses("space_suit")
    assert helm.state.where[ME] == generator
    assert helm.faces(helm.state.hand[ME]) == ["contamination"]
    assert helm.faces(helm.state.discard[ME]) == ["rest", "search"]


@rule_test("N-69")
def test_nemesis_plans_look_at_two_tiles(helm: Helm) -> None:
    helm.uses("nemesis_plans")
    helm.says(ME, "look.room", "r13")
    helm.cannot(ME, "look.room", "r13")
    helm.says(ME, "look.room", "r16")
    for slot in ("r13", "r16"):
        assert helm.state.cards.knows(ME, helm.state.tile[ROOM_OF[slot]])
        assert not helm.state.cards.knows(ME, helm.state.token[ROOM_OF[slot]])
    assert helm.idle()


# --- Green -----------------------------------------------------------------------------------------


@rule_test("N-144")
def test_medkit_dresses_or_heals(helm: Helm) -> None:
    assert not helm.can("item", "medkit")
    helm.state.wounds[ME] = ["wound_leg"]
    helm.uses("medkit")
    assert helm.state.dressed[ME] == ["wound_leg"]
    helm.arrange()
    helm.uses("medkit")
    assert helm.state.serious(ME) == 0


@rule_test("N-144")
def test_bandages_dress_or_heal_all_light_wounds(helm: Helm) -> None:
    helm.state.dressed[ME] = ["wound_leg"]
    assert not helm.can("item", "bandages")
    helm.state.wounds[ME] = ["wound_arm"]
    helm.state.light[ME] = 2
    helm.uses("bandages")
    helm.says(ME, "wounds.what", "light")
    assert helm.state.light[ME] == 0
    helm.arrange()
    helm.uses("bandages")
    assert helm.state.wounds[ME] == []


@rule_test("N-21")
def test_synthetic_food_draws_two(helm: Helm) -> None:
    helm.hand(ME)
    helm.uses("synthetic_food")
    assert len(helm.state.hand[ME]) == 2


@rule_test("N-25")
def test_adrenaline_injection_draws_and_frees_the_turn(helm: Helm) -> None:
    helm.hand(ME)
    helm.uses("adrenaline_injection")
    assert len(helm.state.hand[ME]) == 1
    assert helm.state.endless


@pytest.mark.parametrize("infected", [False, True])
@rule_test("N-140")
def test_alcohol_removes_one_contamination_card(helm: Helm, infected: bool) -> None:
    helm.hand(ME, "search", "contamination_infected" if infected else "contamination")
    helm.uses("alcohol")
    helm.says(ME, "alcohol.card", "unscanned")
    assert helm.faces(helm.state.hand[ME]) == ["search"]
    assert helm.faces(helm.state.discard[ME]) == (["contamination"] if infected else [])
    assert not helm.state.larva[ME]


@rule_test("N-137")
def test_military_drugs_exchange_cards_and_give_one_more(helm: Helm) -> None:
    helm.hand(ME, "search", "contamination", "rest")
    helm.uses("military_drugs")
    helm.says(ME, "military_drugs.cards", "search")
    helm.says(ME, "military_drugs.cards", "contamination")
    helm.says(ME, "military_drugs.cards", "done")
    assert len(helm.state.hand[ME]) == 4
    assert helm.faces(helm.state.discard[ME]) == ["contamination", "search"]
    assert helm.idle()


# --- Blue ------------------------------------------------------------------------------------------


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


# --- Quest items -----------------------------------------------------------------------------------


@rule_test("N-195")
def test_ship_log_reads_an_objective_of_anybody(helm: Helm) -> None:
    helm.uses("ship_log")
    helm.says(ME, "objective.whose", ("seat", THIRD))
    helm.says(ME, "objective.kind", "corporate")
    assert sum(helm.state.cards.knows(ME, h) for h in helm.state.objectives[THIRD]) == 1
    assert not any(helm.state.cards.knows(ME, h) for h in helm.state.objectives[OTHER])
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("item", "ship_log")


@rule_test("N-26")
def test_orbital_maneuvering_system_ends_the_player_phase(helm: Helm) -> None:
    for seat in (ME, OTHER, THIRD):
        helm.hand(seat)
    helm.state.passed = [False, False, True]
    helm.uses("oms")
    assert helm.state.passed == [True, True, True]
    assert helm.state.calm


@rule_test("N-99")
def test_plasma_torch_restores_a_destroyed_door(helm: Helm) -> None:
    helm.state.door[CORRIDOR_OF["c03_07"]] = DESTROYED
    helm.uses("plasma_torch")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == CLOSED
    helm.arrange()
    helm.uses("plasma_torch")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == OPEN


@rule_test("N-155")
def test_flashlight_searches_like_a_search_card(helm: Helm) -> None:
    helm.rolls("medkit", "bandages")
    helm.uses("flashlight")
    assert helm.asks(ME, "search.keep")
    assert helm.state.counter[ROOM_OF["r03"]] == 1
    helm.arrange()
    helm.state.counter[ROOM_OF["r03"]] = 0
    assert not helm.can("item", "flashlight")


@rule_test("N-158")
def test_auto_loader_goes_onto_the_assault_rifle(helm: Helm) -> None:
    assert not helm.can("item", "auto_loader")
    loader = helm.gives(THIRD, "auto_loader")
    helm.uses("auto_loader", THIRD)
    assert (loader, helm.weapon(THIRD)) in helm.state.attached
    assert helm.state.capacity(helm.weapon(THIRD)) == 6


@rule_test("N-158")
def test_an_attached_auto_loader_loads_an_energy_charge_free(helm: Helm) -> None:
    loader = helm.gives(THIRD, "auto_loader")
    helm.state.items[THIRD].remove(loader)
    helm.state.attached.append((loader, helm.weapon(THIRD)))
    helm.state.ammo[helm.weapon(THIRD)] = 1
    assert not helm.can("item", "auto_loader", THIRD)
    helm.gives(THIRD, "energy_charge")
    helm.uses("auto_loader", THIRD)
    assert helm.state.ammo[helm.weapon(THIRD)] == 6
    assert helm.state.items[THIRD] == []
    assert ITEMS["auto_loader"].cost == 0


@rule_test("N-100")
def test_security_key_works_the_doors_of_any_room(helm: Helm) -> None:
    helm.closes("c01_04")
    helm.uses("security_key")
    helm.says(ME, "doors.room", "r01")
    helm.says(ME, "doors.which", "c01_02")
    helm.says(ME, "doors.which", "c01_04")
    doors = [helm.state.door[CORRIDOR_OF[c]] for c in ("c01_02", "c01_03", "c01_04")]
    assert doors == [CLOSED, OPEN, OPEN]


@rule_test("N-163")
def test_laboratory_equipment_analyses_anywhere(helm: Helm) -> None:
    helm.tile("r03", "armory")
    assert not helm.can("item", "lab_equipment")
    helm.state.objects[OTHER] = ["carcass"]
    helm.uses("lab_equipment")
    assert helm.state.hidden_weaknesses() == ["corpse", "egg"]


@rule_test("N-145")
def test_a_grenade_at_your_feet_can_kill_you(helm: Helm) -> None:
    helm.state.wounds[ME] = ["wound_leg", "wound_arm", "wound_hand"]
    helm.at("r01", OTHER, THIRD)
    adult = helm.intruder("adult", "r03")
    helm.rolls("atk_11")
    helm.uses("grenade")
    helm.says(ME, "grenade.target", ("intruder", adult))
    assert helm.state.where[ME] == DEAD
