"""Event cards: each effect, seen on the ship."""

import pytest

from hullbreach.games.nemesis.board import (
    CLOSED,
    CORRIDOR_OF,
    DESTROYED,
    FUSE_START,
    OPEN,
    ROOM_OF,
)
from hullbreach.games.nemesis.components import EVENT_CARDS, TECH
from hullbreach.games.nemesis.effects import event_effect
from hullbreach.games.nemesis.species import all_species
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, IN_POD, OFF
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    return Helm("captain", "scout", "soldier")


def test_every_event_has_a_function_and_every_function_a_card() -> None:
    assert {card.effect for card in EVENT_CARDS.values()} < set(event_effect)
    assert set(event_effect) == {
        card.effect for each in all_species() for card in each.event_cards.values()
    }


@rule_test("N-102")
def test_egg_protection_meets_whoever_is_in_the_nest_or_carries_an_egg(helm: Helm) -> None:
    helm.tile("r12", "nest")
    helm.at("r12", CAPTAIN)
    helm.at("r03", SCOUT)
    helm.state.objects[SCOUT] = ["egg"]
    helm.hand(CAPTAIN, "search", "rest", "order", "demolition")
    helm.hand(SCOUT, "search", "rest", "scavenging", "demolition")
    helm.rolls("adult_4", "adult_3")
    helm.state.bag = ["adult_3", "adult_4", "blank"]
    helm.happens("egg_protection")
    rooms = [i.room for i in helm.state.intruders]
    assert rooms == [ROOM_OF["r12"], ROOM_OF["r03"]]
    assert helm.idle()


@rule_test("N-127")
def test_hatching_infests_in_the_nest_who_holds_no_action_card(helm: Helm) -> None:
    helm.tile("r12", "nest")
    helm.at("r12", CAPTAIN, SCOUT)
    helm.hand(CAPTAIN, "contamination")
    helm.hand(SCOUT, "search")
    larvae = helm.state.bag.count("larva_1")
    helm.happens("hatching")
    assert helm.state.eggs == 4
    assert helm.state.larva == [True, False, False]
    assert helm.state.bag.count("larva_1") == larvae


@rule_test("N-109", "N-195")
def test_a_larva_that_hatches_onto_a_character_is_the_first_intruder(helm: Helm) -> None:
    helm.state.contact = False
    helm.tile("r12", "nest")
    helm.at("r12", CAPTAIN)
    helm.hand(CAPTAIN, "contamination")
    helm.happens("hatching")
    assert all(helm.asks(seat, "objective.keep") for seat in range(3))
    assert helm.state.larva == [False, False, False]
    for seat in range(3):
        helm.says(seat, "objective.keep", "first")
    assert helm.state.larva == [True, False, False]
    assert helm.state.contact


@rule_test("N-195")
def test_a_larva_that_joins_the_bag_is_not_the_first_intruder(helm: Helm) -> None:
    helm.state.contact = False
    helm.happens("hatching")
    assert not helm.state.contact


@rule_test("N-109", "N-195")
def test_an_infection_at_the_eclosion_is_the_first_intruder(helm: Helm) -> None:
    helm.state.contact = False
    helm.hand(CAPTAIN, "contamination_infected")
    s = helm.state
    s.deck[CAPTAIN], s.discard[CAPTAIN] = s.hand[CAPTAIN], s.deck[CAPTAIN]
    s.hand[CAPTAIN] = []
    helm.happens("eclosion")
    assert helm.asks(CAPTAIN, "objective.keep")
    for seat in range(3):
        helm.says(seat, "objective.keep", "second")
    assert helm.state.larva == [True, False, False]


@rule_test("N-164")
def test_hatching_of_the_last_egg_destroys_the_nest_and_a_larva_joins_the_bag(helm: Helm) -> None:
    helm.state.eggs = 1
    larvae = helm.state.bag.count("larva_1")
    helm.happens("hatching")
    assert helm.state.nest_destroyed
    assert helm.state.eggs == 0
    assert helm.state.bag.count("larva_1") == larvae + 1


@rule_test("N-190")
def test_hatching_without_eggs_still_feeds_the_bag(helm: Helm) -> None:
    helm.state.eggs, helm.state.nest_destroyed = 0, True
    larvae = helm.state.bag.count("larva_1")
    helm.happens("hatching")
    assert helm.state.eggs == 0
    assert helm.state.bag.count("larva_1") == larvae + 1


@rule_test("N-190")
def test_regeneration_takes_up_to_two_injuries(helm: Helm) -> None:
    for injuries in (0, 1, 3):
        helm.intruder("adult", "r05", injuries)
    helm.happens("regeneration")
    assert [i.injuries for i in helm.state.intruders] == [0, 0, 1]


@rule_test("N-92")
def test_damage_breaks_explored_rooms_with_big_intruders(helm: Helm) -> None:
    armory, lab, nest = (
        helm.tile("r02", "armory"),
        helm.tile("r03", "laboratory"),
        helm.tile("r04", "nest"),
    )
    for room in ("r02", "r04", "r05"):
        helm.intruder("adult", room)
    helm.intruder("creeper", "r03")
    helm.happens("damage")
    broken = helm.state.broken
    assert [broken[armory], broken[lab], broken[nest], broken[ROOM_OF["r05"]]] == [
        True,
        False,
        False,
        False,
    ]


@rule_test("N-104")
def test_lurking_takes_intruders_out_of_combat_back_into_the_bag(helm: Helm) -> None:
    helm.intruder("adult", "r11")
    helm.intruder("adult", "r05", injuries=3)
    bag = len(helm.state.bag)
    helm.happens("lurking")
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r11"]]
    assert len(helm.state.bag) == bag + 1


@rule_test("N-141")
def test_eclosion_kills_the_bearers_and_scans_the_others(helm: Helm) -> None:
    helm.at("r05", CAPTAIN)
    helm.state.larva[CAPTAIN] = True
    for seat, infected in ((SCOUT, True), (SOLDIER, False)):
        helm.hand(seat)
        helm.state.deck[seat] = helm.state.deck[seat][:3] + [helm.contamination(seat, infected)]
    helm.happens("eclosion")
    assert helm.state.where[CAPTAIN] == DEAD
    assert [(i.kind, i.room) for i in helm.state.intruders] == [("creeper", ROOM_OF["r05"])]
    assert helm.state.larva[SCOUT]
    assert not helm.state.larva[SOLDIER]
    assert len(helm.state.discard[SCOUT]) == len(helm.state.discard[SOLDIER]) == 4
    assert helm.state.hand[SCOUT] == []


@rule_test("N-185")
def test_eclosion_reaches_a_waiting_pod(helm: Helm) -> None:
    section = helm.tile("r05", "evacuation_a")
    helm.state.larva[CAPTAIN] = True
    helm.state.where[CAPTAIN], helm.state.pod[CAPTAIN] = IN_POD, 0
    helm.state.deck = [[], [], []]
    helm.happens("eclosion")
    assert helm.state.where[CAPTAIN] == DEAD
    assert (section, "corpse_captain") in helm.state.floor
    assert [(i.kind, i.room) for i in helm.state.intruders] == [("creeper", section)]


@rule_test("N-174")
def test_eclosion_leaves_sleepers_alone(helm: Helm) -> None:
    helm.state.larva[CAPTAIN] = True
    helm.state.where[CAPTAIN] = ASLEEP
    helm.happens("eclosion")
    assert helm.state.where[CAPTAIN] == ASLEEP
    assert helm.state.intruders == []


@rule_test("N-83")
def test_noise_in_technical_corridors_is_marked_first(helm: Helm) -> None:
    helm.at("r14")
    helm.happens("tech_noise")
    assert helm.state.noise[TECH]


@rule_test("N-75")
def test_noise_in_technical_corridors_then_makes_rolls_at_the_entrances(helm: Helm) -> None:
    helm.at("r14", CAPTAIN)
    helm.at("r07", SCOUT)
    helm.at("r15", SOLDIER)
    helm.intruder("adult", "r15")
    helm.state.noise[TECH] = True
    helm.rolls("1")
    helm.happens("tech_noise")
    assert helm.state.noise[CORRIDOR_OF["c13_14"]]
    assert sum(helm.state.noise) == 2
    assert helm.idle()


@rule_test("N-77")
def test_nest_is_noisy_all_around(helm: Helm) -> None:
    helm.tile("r09", "nest")
    helm.happens("nest_noise")
    noisy = {c for c, noise in enumerate(helm.state.noise) if noise}
    assert noisy == {CORRIDOR_OF["c08_09"], CORRIDOR_OF["c09_12"], TECH}


@rule_test("N-77")
def test_an_unknown_nest_is_silent(helm: Helm) -> None:
    helm.happens("nest_noise")
    assert not any(helm.state.noise)


@rule_test("N-89")
def test_flammable_compounds_light_the_hibernatorium_then_its_neighbours(helm: Helm) -> None:
    helm.closes("c11_14")
    helm.happens("flammable_compounds")
    assert [r for r, fire in enumerate(helm.state.fire) if fire] == [ROOM_OF["r11"]]
    helm.arrange()
    helm.happens("flammable_compounds")
    burning = [r for r, fire in enumerate(helm.state.fire) if fire]
    assert burning == [ROOM_OF[r] for r in ("r06", "r08", "r11", "r15")]


@rule_test("N-96")
def test_bulkheads_open_all_closed_doors(helm: Helm) -> None:
    helm.closes("c11_14", "c01_02")
    helm.state.door[CORRIDOR_OF["c01_03"]] = DESTROYED
    helm.happens("bulkheads_open")
    doors = [helm.state.door[CORRIDOR_OF[c]] for c in ("c11_14", "c01_02", "c01_03")]
    assert doors == [OPEN, OPEN, DESTROYED]


@rule_test("N-190")
def test_hunt_brings_adults_to_the_lowest_neighbouring_prey(helm: Helm) -> None:
    helm.at("r06", CAPTAIN)
    helm.at("r08", SCOUT)
    helm.at("r20", SOLDIER)
    hunter = helm.intruder("adult", "r07")
    far = helm.intruder("adult", "r02")
    busy = helm.intruder("adult", "r20")
    other = helm.intruder("creeper", "r07")
    helm.happens("hunt")
    rooms = {i.id: i.room for i in helm.state.intruders}
    assert rooms == {
        hunter: ROOM_OF["r06"],
        far: ROOM_OF["r06"],
        busy: ROOM_OF["r20"],
        other: ROOM_OF["r07"],
    }


@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
@rule_test("N-98", "N-55")
def test_hunt_at_a_closed_door(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.intruder("adult", "r14")
    helm.intruder("adult", "r14")
    helm.closes("c11_14")
    helm.happens("hunt")
    door = DESTROYED if ruleset == "document" else CLOSED
    assert helm.state.door[CORRIDOR_OF["c11_14"]] == door
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r14"]] * 2


@rule_test("N-77")
def test_scent_of_prey_is_noise_around_the_slimed(helm: Helm) -> None:
    helm.at("r09", CAPTAIN)
    helm.state.slime[CAPTAIN] = True
    helm.happens("scent_of_prey")
    noisy = {c for c, noise in enumerate(helm.state.noise) if noise}
    assert noisy == {CORRIDOR_OF["c08_09"], CORRIDOR_OF["c09_12"], TECH}


@rule_test("N-95")
def test_malfunction_hits_the_lowest_room_that_can_still_break(helm: Helm) -> None:
    helm.state.broken[ROOM_OF["r01"]] = True
    helm.tile("r02", "nest")
    lab = helm.tile("r04", "laboratory")
    helm.happens("malfunction")
    assert [r for r, broken in enumerate(helm.state.broken) if broken] == [ROOM_OF["r01"], lab]


@rule_test("N-89")
def test_consuming_fire_burns_the_items_and_spreads(helm: Helm) -> None:
    lab = helm.tile("r03", "laboratory", counter=3)
    helm.state.fire[lab] = True
    helm.happens("consuming_fire")
    assert helm.state.counter[lab] == 0
    burning = [r for r, fire in enumerate(helm.state.fire) if fire]
    assert burning == [ROOM_OF[r] for r in ("r01", "r03", "r07")]


@rule_test("N-92")
def test_damaging_fire_breaks_burning_rooms_and_spreads(helm: Helm) -> None:
    lab = helm.tile("r03", "laboratory")
    helm.state.fire[lab] = helm.state.fire[ROOM_OF["r09"]] = True
    helm.happens("damaging_fire")
    assert [r for r, broken in enumerate(helm.state.broken) if broken] == [lab]
    assert sum(helm.state.fire) == 6


@rule_test("N-88")
def test_the_ninth_fire_of_an_event_ends_the_game(helm: Helm) -> None:
    for room in ("r01", "r02", "r03", "r04", "r05", "r06", "r07"):
        helm.state.fire[ROOM_OF[room]] = True
    helm.happens("consuming_fire")
    assert helm.state.fire[ROOM_OF["r08"]]
    assert helm.state.destroyed


@rule_test("N-175")
def test_coolant_leak_starts_the_self_destruct_of_a_broken_generator(helm: Helm) -> None:
    helm.state.broken[helm.tile("r02", "generator")] = True
    helm.happens("coolant_leak")
    assert helm.state.fuse == FUSE_START


@pytest.mark.parametrize("why", ["works", "unexplored", "asleep", "runs"])
@rule_test("N-175")
def test_coolant_leak_does_nothing(helm: Helm, why: str) -> None:
    room = helm.tile("r02", "generator")
    helm.state.broken[room] = why != "works"
    if why == "unexplored":
        helm.state.explored[room] = False
    if why == "asleep":
        helm.state.where[SCOUT] = ASLEEP
    if why == "runs":
        helm.state.fuse = 4
    helm.happens("coolant_leak")
    assert helm.state.fuse == (4 if why == "runs" else OFF)


@rule_test("N-190")
def test_life_support_failure_breaks_the_green_rooms(helm: Helm) -> None:
    lab, canteen = helm.tile("r02", "laboratory"), helm.tile("r06", "canteen")
    helm.tile("r03", "armory")
    helm.happens("life_support_failure")
    assert [r for r, broken in enumerate(helm.state.broken) if broken] == sorted([lab, canteen])


@rule_test("N-190")
def test_pod_ejection_launches_the_lowest_pod_with_its_crew(helm: Helm) -> None:
    helm.tile("r05", "evacuation_a")
    helm.state.where[CAPTAIN], helm.state.pod[CAPTAIN] = IN_POD, 0
    helm.happens("pod_ejection")
    assert helm.state.launched == [True, False, False]
    assert helm.state.where[CAPTAIN] == ESCAPED


@rule_test("N-190")
def test_short_circuit_breaks_yellow_rooms_with_a_computer(helm: Helm) -> None:
    comms = helm.tile("r02", "comms_room")
    helm.tile("r06", "airlock_control")
    helm.tile("r03", "laboratory")
    helm.happens("short_circuit")
    assert [r for r, broken in enumerate(helm.state.broken) if broken] == [comms]
