"""Rulings on cards of the Marines."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


@rule_test("T-158")
def test_two_ambushes_hit_twice_with_all_that_adds_to_a_hit() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_ambush")
    table.card("control_room_s2", "marines_ambush")
    table.card("control_room_s3", "marines_battle_position")
    table.unit("marines_1", "control_room", "b")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [16, 20]


@rule_test("T-159")
def test_double_shot_repeats_all_attacks_of_a_unit() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "marines_double_shot")
    table.card("corridors_s2", "marines_duplication")
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("aliens_1", "corridors", "b")
    table.unit("aliens_2", "corridors", "c")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 14], "two targets, three times"


@rule_test("T-160")
def test_a_unit_moved_by_team_tactics_uses_no_shortcut() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "marines_team_tactics")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.card("technology_dock_s1", "aliens_air_shaft")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "control_room", "b")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.room", "a")
    assert table.where("aliens_1") == "technology_dock a"


@rule_test("T-161")
def test_a_deactivation_token_saves_the_unit_from_one_trigger() -> None:
    table = Station("marines", "aliens")
    trap = table.card("control_room_s1", "aliens_hatchery")
    table.state.deactivations[trap] = [0, 0]
    table.state.pieces["deactivation"] = 1
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [20, 20]
    assert table.state.deactivations[trap] == [0]
    assert table.state.pieces["deactivation"] == 2


@rule_test("T-161")
def test_several_tokens_may_go_on_one_trap() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "marines_trap_tracker", upgrades=1)
    trap = table.card("corridors_s1", "aliens_hatchery")
    table.card("corridors_s2", "aliens_tentacles")
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "tracker.trap", "corridors_s1")
    table.says(0, "tracker.trap", "corridors_s1")
    assert table.state.deactivations == {trap: [0, 0]}


@rule_test("T-165a", "T-161")
def test_a_lurker_is_no_trap_for_the_tracker() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "marines_trap_tracker")
    table.card("corridors_s1", "aliens_lurk")
    table.card("corridors_s2", "aliens_hatchery")
    table.card("corridors_s3", "aliens_tentacles")
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.offered(0, "tracker.trap") == ["corridors_s2", "corridors_s3"]


@rule_test("T-161a")
def test_one_token_cancels_a_trap_with_its_copies() -> None:
    table = Station("marines", "aliens")
    trap = table.card("control_room_s1", "aliens_hatchery")
    table.card("control_room_s2", "aliens_duplication")
    table.state.deactivations[trap] = [0]
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [20, 20]
    assert table.state.deactivations[trap] == []
