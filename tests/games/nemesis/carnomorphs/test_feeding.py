"""Attacks and feeding: the examples of the document, and every rule of the step."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.events import time_step
from hullbreach.games.nemesis.state import ASLEEP, DEAD
from hullbreach.games.nemesis.steps import PHASES, carry_out
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    return hive


@rule_test("K-63", "K-65", "K-66", "K-67", "K-68", "K-70", "K-71")
def test_the_first_example_two_metagorgers_become_a_shambler(hive: Hive) -> None:
    hive.stands(ROOM, "M1", "M0")
    bag = list(hive.state.bag)
    hive.step_two()
    assert hive.standing(ROOM) == ["S0"]
    assert hive.lying(ROOM) == []
    assert hive.state.bag == bag


@rule_test("K-20", "K-38", "K-66", "K-72")
def test_the_second_example_a_fleshbeast_and_a_metagorger_in_the_nest() -> None:
    hive = Hive("captain", "scout")
    hive.brood.asleep.remove("fleshbeast")
    hive.tile(ROOM, "nest")
    hive.state.eggs = 6
    hive.stands(ROOM, "F2", "M1")
    hive.step_two()
    assert hive.standing(ROOM) == ["B0", "S0"]
    assert hive.state.eggs == 4
    assert sorted(hive.state.discovered) == ["heatproof", "insulated"]
    assert hive.brood.asleep == []


@rule_test("K-66", "K-70")
def test_the_third_example_a_corpse_and_a_carcass(hive: Hive) -> None:
    hive.stands(ROOM, "S2", "M1")
    hive.lies(ROOM, "carcass", "corpse_scout")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0", "S0"]
    assert hive.lying(ROOM) == []


@rule_test("K-35", "K-69")
def test_t_s11_a_killed_butcher_stops_the_fleshbeast(hive: Hive) -> None:
    hive.state.queen_killed = True
    hive.stands(ROOM, "F3")
    hive.lies(ROOM, "carcass")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0"]
    assert hive.lying(ROOM) == []


@rule_test("K-70", "K-75")
def test_t_d9_the_blue_corpse_comes_last_and_can_be_eaten(hive: Hive) -> None:
    hive.state.floor = []
    hive.stands(ROOM, "S0", "M0")
    hive.lies(ROOM, "carcass", "corpse_blue")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0", "S0"]
    assert hive.state.floor == []


@rule_test("K-66", "K-71")
def test_t_d10_of_three_metagorgers_one_feeds(hive: Hive) -> None:
    hive.stands(ROOM, "M0", "M0", "M0")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0", "M0"]


@rule_test("K-69", "K-70")
def test_t_d11_a_whole_room_feeds_in_order(hive: Hive) -> None:
    hive.state.floor = []
    hive.stands(ROOM, "B4", "F1", "S0", "M0")
    hive.lies(ROOM, "corpse_scout", "corpse_blue")
    hive.step_two()
    assert hive.standing(ROOM) == ["B0", "F0", "F0"]
    assert hive.lying(ROOM) == []


@rule_test("K-19", "K-69")
def test_t_d12_without_a_figure_there_is_no_evolution(hive: Hive) -> None:
    hive.stands("r09", "F0", "F0", "F0")
    hive.stands(ROOM, "S3")
    hive.lies(ROOM, "carcass")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0"]
    assert hive.lying(ROOM) == []


@rule_test("K-72", "K-73")
def test_t_d13_the_last_egg_is_eaten(hive: Hive) -> None:
    hive.tile(ROOM, "nest")
    hive.state.eggs = 1
    hive.stands(ROOM, "S0", "M0", "M0")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0", "S0"]
    assert hive.state.eggs == 0
    assert hive.state.nest_destroyed


@rule_test("K-70", "K-72")
def test_t_d14_a_red_corpse_goes_before_the_eggs_of_the_nest(hive: Hive) -> None:
    hive.tile(ROOM, "nest")
    hive.state.eggs = 3
    hive.stands(ROOM, "S0", "M0")
    hive.lies(ROOM, "corpse_scout")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0", "S0"]
    assert hive.state.eggs == 2


@rule_test("K-63", "N-210")
def test_when_the_attacks_leave_nobody_the_game_is_over_before_anything_feeds(hive: Hive) -> None:
    s = hive.state
    hive.tile("r12", "nest")
    s.eggs = 1
    s.where[OTHER] = ASLEEP
    hive.at(ROOM, ME)
    s.dressed[ME] = ["wound_arm"] * 3
    hive.stands(ROOM, "F0")
    hive.stands("r12", "S0")
    hive.rolls("ka_13")
    s.phase = "attacks"
    hive.carries_out(lambda s: carry_out(s, PHASES["attacks"]))
    assert hive.told("abandoned") == [{}]
    assert hive.told("feeds") == []
    assert not hive.state.nest_destroyed


@rule_test("K-72")
def test_eggs_lying_in_the_nest_are_eaten_first_and_a_hidden_nest_feeds_nobody(hive: Hive) -> None:
    hive.tile(ROOM, "nest")
    hive.stands(ROOM, "S0")
    hive.lies(ROOM, "egg")
    hive.step_two()
    assert (hive.state.eggs, hive.lying(ROOM)) == (8, [])
    hive.arrange().explored[ROOM_OF[ROOM]] = False
    hive.step_two()
    assert hive.standing(ROOM) == ["F0"]
    assert hive.state.eggs == 8


@rule_test("K-74")
def test_t_d24_voracious_feeds_first_and_attacks_as_what_it_became(hive: Hive) -> None:
    hive.adapts("voracious")
    hive.at(ROOM, ME)
    hive.stands(ROOM, "M0", "M0")
    hive.rolls("ka_11")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0"]
    assert hive.state.light[ME] == 1
    assert not hive.brood.mutation[ME]
    assert hive.idle()


@rule_test("K-62", "K-63", "K-111")
def test_t_d25_who_finds_no_target_left_eats_the_corpse(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.state.wounds[ME] = ["wound_leg", "wound_arm"]
    hive.stands(ROOM, "S1", "F1")
    hive.rolls("ka_12")
    hive.step_two()
    assert hive.state.where[ME] == DEAD
    assert sorted(hive.standing(ROOM)) == ["F0", "F1"]
    assert hive.lying(ROOM) == []
    assert not any(hive.state.locked)


@rule_test("K-62", "K-29")
def test_rooms_ascend_the_largest_attacks_first_and_the_poorest_hand_is_the_target(
    hive: Hive,
) -> None:
    hive.at("r09", ME, OTHER)
    hive.hand(ME, "search", "rest")
    hive.hand(OTHER, "search")
    hive.stands("r09", "S0", "B0")
    hive.rolls("ka_05", "wound_arm", "ka_11")
    hive.step_two()
    assert [facts["kind"] for facts in hive.told("attack")] == ["butcher", "shambler"]
    assert (hive.state.wounds[OTHER], hive.state.light[OTHER]) == (["wound_arm"], 1)


@rule_test("K-63")
def test_in_combat_nobody_feeds(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.stands(ROOM, "S0")
    hive.lies(ROOM, "carcass")
    hive.rolls("ka_01")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0"]
    assert hive.lying(ROOM) == ["carcass"]


@rule_test("K-64")
def test_who_appears_in_the_step_only_waits(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.stands(ROOM, "S0")
    hive.rolls("ka_03")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0", "M0"]
    assert not hive.brood.mutation[ME]


@rule_test("K-65", "K-109")
def test_what_a_character_carries_is_no_food(hive: Hive) -> None:
    hive.adapts("voracious")
    hive.at(ROOM, ME)
    hive.state.objects[ME] = ["egg"]
    hive.stands(ROOM, "S0")
    hive.rolls("ka_01")
    hive.step_two()
    assert hive.standing(ROOM) == ["S0"]
    assert hive.state.objects[ME] == ["egg"]


@rule_test("K-60", "K-61")
def test_the_five_steps_of_the_event_phase(hive: Hive) -> None:
    order = [
        phase for phase in PHASES if phase in ("time", "attacks", "fire", "event", "development")
    ]
    assert order == ["time", "attacks", "fire", "event", "development"]
    hive.state.fuse = 5
    time = hive.state.time
    hive.carries_out(time_step)
    assert hive.told("fuse") == [{"space": 4}]
    assert hive.told("time") == [{"time": time - 1}]


@rule_test("K-63")
def test_a_calm_ship_is_no_reason_to_fast(hive: Hive) -> None:
    hive.at("r09", ME)
    hive.stands("r09", "S0")
    hive.stands(ROOM, "S0")
    hive.lies(ROOM, "carcass")
    hive.state.calm, hive.state.phase = True, "attacks"
    hive.rolls()
    hive.carries_out(PHASES["attacks"])
    assert hive.told("attack") == []
    assert hive.told("feeds") == [{"kind": "shambler", "room": "r05", "food": "carcass"}]


@rule_test("K-101")
def test_of_two_red_corpses_the_lower_number_is_eaten_first(hive: Hive) -> None:
    hive.lies(ROOM, "corpse_scout", "corpse_captain")
    hive.state.number = [2, 1]
    hive.stands(ROOM, "S0")
    hive.step_two()
    assert hive.lying(ROOM) == ["corpse_captain"]


@rule_test("K-70")
def test_an_egg_goes_before_a_carcass_and_that_before_a_metagorger(hive: Hive) -> None:
    hive.stands(ROOM, "S0", "M0")
    hive.lies(ROOM, "carcass", "egg")
    hive.state.intruders[1].room = ROOM_OF["r09"]
    hive.step_two()
    assert hive.lying(ROOM) == ["carcass"]


@rule_test("K-70")
def test_of_several_metagorgers_the_last_by_size_is_eaten(hive: Hive) -> None:
    first, second, _ = hive.stands(ROOM, "M2", "M1", "M0")
    hive.step_two()
    assert [x.id for x in hive.state.intruders] == [first, second]
    assert hive.standing(ROOM) == ["S0", "M1"]


@rule_test("K-64")
def test_who_appears_in_the_step_does_not_feed_in_it(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.state.wounds[ME] = ["wound_leg", "wound_arm"]
    hive.stands(ROOM, "F0", "S0")
    hive.rolls("ka_03", "ka_12")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0", "S0", "M0"]
    assert hive.lying(ROOM) == ["corpse_captain"]
