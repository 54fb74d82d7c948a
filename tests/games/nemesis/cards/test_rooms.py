"""Room actions: each room, used."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, FUSE_START, OPEN, ROOM_OF
from hullbreach.games.nemesis.cards.rooms import usable
from hullbreach.games.nemesis.components import TILES
from hullbreach.games.nemesis.effects import room_action
from hullbreach.games.nemesis.state import ASLEEP, IN_POD, OFF
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

CAPTAIN, PILOT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    return Helm("captain", "pilot", "soldier")


def in_room(helm: Helm, tile: str) -> int:
    """The whole crew stands in this room."""
    slot = "r06" if TILES[tile].set == "2" else "r10"
    helm.at(slot)
    return helm.tile(slot, tile)


def test_every_room_with_a_cost_has_an_action_and_no_other() -> None:
    assert set(room_action) == {tile.id for tile in TILES.values() if tile.cost is not None}


@rule_test("N-91")
def test_a_malfunction_stops_every_room_action(helm: Helm) -> None:
    room = in_room(helm, "storage")
    assert usable(helm.state, CAPTAIN, room)
    helm.state.broken[room] = True
    assert not usable(helm.state, CAPTAIN, room)


# --- Tiles "1" -------------------------------------------------------------------------------------


@rule_test("N-50", "N-157")
def test_armory_loads_an_energy_weapon_up_to_its_capacity(helm: Helm) -> None:
    in_room(helm, "armory")
    rifle = helm.weapon(SOLDIER)
    helm.state.ammo[rifle] = 4
    helm.operates("armory", SOLDIER)
    assert helm.state.ammo[rifle] == 5
    assert helm.idle()


@rule_test("N-50")
def test_armory_has_nothing_for_a_revolver(helm: Helm) -> None:
    in_room(helm, "armory")
    helm.state.ammo[helm.weapon(CAPTAIN)] = 0
    assert not helm.can("room", "armory", CAPTAIN)


@rule_test("N-202")
def test_comms_room_sends_the_signal_once(helm: Helm) -> None:
    in_room(helm, "comms_room")
    helm.operates("comms_room")
    assert helm.state.signal == [True, False, False]
    assert not helm.can("room", "comms_room")


@rule_test("N-144")
def test_emergency_room_dresses_all_wounds(helm: Helm) -> None:
    in_room(helm, "emergency_room")
    helm.state.wounds[CAPTAIN] = ["wound_leg", "wound_arm"]
    helm.state.light[CAPTAIN] = 1
    helm.operates("emergency_room")
    helm.says(CAPTAIN, "emergency_room.what", "dress")
    assert helm.state.wounds[CAPTAIN] == []
    assert sorted(helm.state.dressed[CAPTAIN]) == ["wound_arm", "wound_leg"]
    assert helm.idle()


@rule_test("N-144")
def test_emergency_room_heals_a_dressed_wound_or_all_light_ones(helm: Helm) -> None:
    in_room(helm, "emergency_room")
    helm.state.dressed[CAPTAIN] = ["wound_leg"]
    helm.state.light[CAPTAIN] = 2
    helm.operates("emergency_room")
    assert helm.offered(CAPTAIN) == ["heal", "light"]
    helm.says(CAPTAIN, "emergency_room.what", "light")
    assert helm.state.light[CAPTAIN] == 0
    helm.arrange()
    helm.operates("emergency_room")
    assert helm.state.serious(CAPTAIN) == 0
    assert helm.state.wound_discard == ["wound_leg"]
    assert not helm.can("room", "emergency_room")


@rule_test("N-182")
def test_evacuation_boards_an_unlocked_pod_of_the_section(helm: Helm) -> None:
    in_room(helm, "evacuation_a")
    assert not helm.can("room", "evacuation_a")
    helm.state.locked = [False, False, True]
    helm.at("r03", PILOT, SOLDIER)
    helm.rolls("1")
    helm.operates("evacuation_a")
    assert helm.state.where[CAPTAIN] == IN_POD
    assert helm.state.pods[helm.state.pod[CAPTAIN]] == 1
    helm.says(CAPTAIN, "pod.now", "wait")
    assert helm.state.active(CAPTAIN)


@rule_test("N-182")
def test_evacuation_b_has_its_own_pods(helm: Helm) -> None:
    in_room(helm, "evacuation_b")
    helm.state.locked = [False, True, False]
    assert not helm.can("room", "evacuation_b")
    helm.state.locked = [True, False, True]
    assert helm.can("room", "evacuation_b")


@rule_test("N-134")
def test_fire_control_puts_out_a_fire_and_drives_all_intruders_off(helm: Helm) -> None:
    in_room(helm, "fire_control")
    helm.state.fire[ROOM_OF["r03"]] = helm.state.fire[ROOM_OF["r18"]] = True
    helm.intruder("adult", "r18")
    helm.intruder("queen", "r18")
    helm.rolls("evt_03", "evt_04")
    helm.operates("fire_control")
    helm.says(CAPTAIN, "fire_control.room", "r18")
    assert not helm.state.fire[ROOM_OF["r18"]]
    assert helm.state.fire[ROOM_OF["r03"]]
    rooms = {i.kind: i.room for i in helm.state.intruders}
    assert rooms == {"queen": ROOM_OF["r20"], "adult": ROOM_OF["r20"]}
    assert helm.faces(helm.state.event_discard) == ["evt_03", "evt_04"]
    assert helm.idle()
    helm.arrange()
    helm.state.intruders.clear()
    assert helm.can("room", "fire_control")
    helm.state.fire = [False] * 21
    assert not helm.can("room", "fire_control")


@rule_test("N-175", "N-173")
def test_generator_starts_and_stops_the_self_destruct(helm: Helm) -> None:
    in_room(helm, "generator")
    helm.operates("generator")
    assert helm.state.fuse == FUSE_START
    helm.arrange()
    helm.state.where[PILOT] = ASLEEP
    helm.operates("generator")
    assert helm.state.fuse == OFF
    assert not helm.can("room", "generator")


@rule_test("N-177")
def test_generator_cannot_stop_it_on_three(helm: Helm) -> None:
    in_room(helm, "generator")
    helm.state.fuse = 3
    assert not helm.can("room", "generator")


@rule_test("N-163")
def test_laboratory_analyses_what_lies_here_or_is_carried(helm: Helm) -> None:
    room = in_room(helm, "laboratory")
    assert not helm.can("room", "laboratory")
    helm.state.floor.append((room, "corpse_blue"))
    helm.state.objects[PILOT] = ["egg"]
    helm.operates("laboratory")
    assert helm.offered(CAPTAIN) == ["corpse", "egg"]
    helm.says(CAPTAIN, "laboratory.object", "egg")
    egg = helm.state.face(helm.state.weaknesses[1])
    assert helm.state.discovered == [egg]
    assert helm.state.objects[PILOT] == ["egg"]
    assert helm.state.hidden_weaknesses() == ["corpse", "carcass"]


@rule_test("N-165", "N-152")
def test_nest_gives_an_egg_into_a_free_hand_and_makes_noise(helm: Helm) -> None:
    in_room(helm, "nest")
    helm.rolls("3")
    helm.operates("nest")
    assert helm.state.objects[CAPTAIN] == ["egg"]
    assert helm.state.eggs == 4
    assert helm.state.noise[CORRIDOR_OF["c10_13"]]
    assert not helm.can("room", "nest")
    assert helm.idle()


@rule_test("N-155")
def test_storage_searches_a_deck_of_choice_and_leaves_the_counter(helm: Helm) -> None:
    room = in_room(helm, "storage")
    helm.state.counter[room] = 1
    helm.rolls("medkit", "alcohol")
    helm.operates("storage")
    helm.says(CAPTAIN, "storage.deck", "green")
    keep_item(helm, CAPTAIN, "alcohol")
    assert helm.faces(helm.state.items[CAPTAIN]) == ["alcohol"]
    assert helm.state.counter[room] == 1
    assert helm.faces(helm.state.stock_under[2]) == ["medkit"]
    assert helm.idle()


def keep_item(helm: Helm, seat: int, item: str) -> None:
    """The searcher keeps this item."""
    handles = [h for h in helm.offered(seat, "search.keep") if isinstance(h, int)]
    (chosen,) = [h for h in handles if helm.state.face(h) == item]
    helm.says(seat, "search.keep", chosen)


@rule_test("N-140")
def test_surgery_removes_the_infection_at_a_price(helm: Helm) -> None:
    in_room(helm, "surgery")
    helm.hand(CAPTAIN, "search", "contamination_infected", "contamination")
    helm.state.discard[CAPTAIN] = [helm.contamination(CAPTAIN, True)]
    helm.state.larva[CAPTAIN] = True
    helm.operates("surgery")
    assert not helm.state.larva[CAPTAIN]
    assert helm.state.light[CAPTAIN] == 1
    assert helm.state.hand[CAPTAIN] == helm.state.discard[CAPTAIN] == []
    assert helm.faces(helm.state.deck[CAPTAIN]).count("contamination") == 1
    assert len(helm.state.deck[CAPTAIN]) == 11
    assert helm.state.must_pass


# --- Tiles "2" -------------------------------------------------------------------------------------


@rule_test("N-178")
def test_airlock_control_seals_another_yellow_room(helm: Helm) -> None:
    in_room(helm, "airlock_control")
    assert not helm.can("room", "airlock_control")
    room = helm.tile("r03", "comms_room")
    helm.operates("airlock_control")
    assert helm.state.airlock == room
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == CLOSED
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == CLOSED
    assert not helm.can("room", "airlock_control")


@rule_test("N-178")
def test_airlock_control_needs_whole_doors(helm: Helm) -> None:
    in_room(helm, "airlock_control")
    helm.tile("r03", "comms_room")
    helm.state.door[CORRIDOR_OF["c03_07"]] = DESTROYED
    assert not helm.can("room", "airlock_control")


@rule_test("N-140")
def test_canteen_heals_a_light_wound_and_lets_you_scan(helm: Helm) -> None:
    in_room(helm, "canteen")
    helm.hand(CAPTAIN, "search", "contamination")
    helm.state.light[CAPTAIN] = 2
    helm.operates("canteen")
    assert helm.state.light[CAPTAIN] == 1
    helm.says(CAPTAIN, "scan.hand", "scan")
    assert helm.faces(helm.state.hand[CAPTAIN]) == ["search"]
    assert not helm.state.larva[CAPTAIN]
    assert helm.idle()


@rule_test("N-139")
def test_canteen_finds_an_infection(helm: Helm) -> None:
    in_room(helm, "canteen")
    helm.hand(CAPTAIN, "contamination_infected")
    helm.operates("canteen")
    helm.says(CAPTAIN, "scan.hand", "scan")
    assert helm.state.larva[CAPTAIN]
    assert helm.faces(helm.state.hand[CAPTAIN]) == ["contamination"]


@rule_test("N-140")
def test_canteen_asks_whether_to_scan_even_without_contamination(helm: Helm) -> None:
    in_room(helm, "canteen")
    helm.hand(CAPTAIN, "search")
    helm.state.light[CAPTAIN] = 1
    helm.operates("canteen")
    assert helm.offered(CAPTAIN, "scan.hand") == ["skip"]
    helm.says(CAPTAIN, "scan.hand", "skip")
    assert not helm.can("room", "canteen")


@rule_test("N-100")
def test_command_center_works_the_doors_of_any_room(helm: Helm) -> None:
    in_room(helm, "command_center")
    helm.closes("c17_19")
    helm.state.door[CORRIDOR_OF["c17_20"]] = DESTROYED
    helm.operates("command_center")
    helm.says(CAPTAIN, "doors.room", "r17")
    helm.says(CAPTAIN, "doors.which", "c14_17")
    helm.says(CAPTAIN, "doors.which", "c17_19")
    doors = [helm.state.door[CORRIDOR_OF[c]] for c in ("c14_17", "c17_19", "c17_20")]
    assert doors == [CLOSED, OPEN, DESTROYED]
    assert helm.idle()


@rule_test("N-8")
def test_engine_control_shows_all_engines_to_one_player(helm: Helm) -> None:
    in_room(helm, "engine_control")
    tops = helm.state.engines[::2]
    helm.operates("engine_control")
    assert all(helm.state.cards.knows(CAPTAIN, h) for h in tops)
    assert not any(helm.state.cards.knows(PILOT, h) for h in tops)


@rule_test("N-181")
def test_hatch_control_turns_one_pod(helm: Helm) -> None:
    in_room(helm, "hatch_control")
    helm.operates("hatch_control")
    helm.says(CAPTAIN, "pod.which", ("pod", 3))
    assert helm.state.locked == [True, True, False]
    helm.arrange()
    helm.state.launched = [True] * 3
    assert not helm.can("room", "hatch_control")


@rule_test("N-69")
def test_monitoring_room_shows_a_tile_and_its_token_to_one_player(helm: Helm) -> None:
    in_room(helm, "monitoring_room")
    helm.operates("monitoring_room")
    helm.says(CAPTAIN, "look.room", "r13")
    room = ROOM_OF["r13"]
    for h in (helm.state.tile[room], helm.state.token[room]):
        assert helm.state.cards.knows(CAPTAIN, h)
        assert not helm.state.cards.knows(PILOT, h)
    assert not helm.state.explored[room]
    helm.arrange()
    helm.state.explored = [True] * 21
    assert not helm.can("room", "monitoring_room")


@rule_test("N-86")
def test_shower_room_washes_and_lets_you_scan(helm: Helm) -> None:
    room = in_room(helm, "shower_room")
    helm.hand(CAPTAIN, "contamination")
    helm.state.slime[CAPTAIN] = helm.state.fire[room] = True
    helm.operates("shower_room")
    helm.says(CAPTAIN, "scan.hand", "skip")
    assert not helm.state.slime[CAPTAIN]
    assert helm.faces(helm.state.hand[CAPTAIN]) == ["contamination"]
    assert helm.state.fire[room]
    helm.arrange()
    helm.hand(CAPTAIN, "search")
    assert not helm.can("room", "shower_room")


# --- Printed rooms ---------------------------------------------------------------------------------


@rule_test("N-169")
def test_cockpit_shows_the_coordinates(helm: Helm) -> None:
    helm.at("r01")
    helm.operates("cockpit")
    helm.says(CAPTAIN, "cockpit.what", "coordinates")
    assert helm.state.cards.knows(CAPTAIN, helm.state.coordinates)
    assert not helm.state.cards.knows(PILOT, helm.state.coordinates)


@rule_test("N-169")
def test_cockpit_sets_the_course(helm: Helm) -> None:
    helm.at("r01")
    helm.operates("cockpit")
    helm.says(CAPTAIN, "cockpit.what", "course")
    assert helm.offered(CAPTAIN) == ["A", "C", "D"]
    helm.says(CAPTAIN, "cockpit.course", "D")
    assert helm.state.destination == "D"


@rule_test("N-173")
def test_cockpit_cannot_change_the_course_while_somebody_sleeps(helm: Helm) -> None:
    helm.at("r01")
    helm.state.where[PILOT] = ASLEEP
    helm.operates("cockpit")
    assert helm.state.cards.knows(CAPTAIN, helm.state.coordinates)


@rule_test("N-171", "N-172")
def test_hibernatorium_from_the_eighth_space_on(helm: Helm) -> None:
    helm.at("r03", PILOT, SOLDIER)
    helm.state.time = 9
    assert not helm.can("room", "hibernatorium")
    helm.state.time = 8
    helm.rolls("1")
    helm.operates("hibernatorium")
    assert helm.state.where[CAPTAIN] == ASLEEP
    assert helm.state.noise[CORRIDOR_OF["c11_15"]]


@pytest.mark.parametrize(("slot", "number"), [("r21", 1), ("r20", 2), ("r19", 3)])
@rule_test("N-8")
def test_engine_rooms_show_their_own_engine(helm: Helm, slot: str, number: int) -> None:
    helm.at(slot)
    helm.operates(f"engine_{number}")
    known = [helm.state.cards.knows(CAPTAIN, h) for h in helm.state.engines]
    expected = [False] * 6
    expected[2 * (number - 1)] = True
    assert known == expected
