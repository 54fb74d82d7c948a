"""Rulings on cards of the Scientists."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, Station, copied


@rule_test("T-144")
def test_a_camera_records_up_to_six() -> None:
    """TC-12: value 5 and another visit."""
    table = Station("marines", "scientists")
    camera = table.card("control_room_s1", "scientists_camera", camera=5)
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.state.camera[camera] == 6


@rule_test("T-144")
def test_a_camera_starts_again_at_zero() -> None:
    table = Station("scientists", "marines")
    camera = table.card("control_room_s1", "scientists_camera", camera=4)
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [4, 0]
    assert table.state.camera[camera] == 0


@rule_test("T-146", "T-149")
def test_a_caught_unit_meets_all_traps_and_then_does_nothing() -> None:
    table = Station("marines", "scientists")
    table.card("control_room_s1", "scientists_grabber")
    table.card("control_room_s2", "scientists_defence_system", upgrades=1)
    table.card("control_room_s3", "marines_armory")
    table.unit("marines_1", "corridors", "a")
    table.unit("scientists_1", "space")
    table.unit("scientists_2", "space")
    table.deck(0, "marines_fire")
    table.says(0, "move.room", "a")
    assert table.life == [19, 20]
    assert table.asks(1), "no card, no sector action, no impending phase"
    assert table.discarded(1) == ["scientists_grabber"]
    table.arrange()
    table.active(0)
    table.state.phase = "move"
    assert table.asks(1), "and its owner has no unit to move"


@rule_test("T-146")
def test_a_caught_unit_does_not_attack_but_takes_damage() -> None:
    table = Station("marines", "scientists")
    table.unit("marines_1", "corridors", "a", caught=True)
    table.unit("scientists_1", "corridors", "b", upgraded=True)
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 20]
    table.arrange()
    table.carries_out(lambda s: combat(s, 1))
    assert table.life == [19, 20]


@rule_test("T-147")
def test_a_freed_unit_fights_along() -> None:
    """TC-15: M1 is caught beside two Scientists, M2 arrives as the fourth unit."""
    table = Station("marines", "scientists")
    table.state.pieces["grabber"] = 1
    table.unit("marines_1", "control_room", "a", caught=True)
    table.unit("scientists_1", "control_room", "b")
    table.unit("scientists_2", "control_room", "c")
    table.unit("marines_2", "corridors", "a", upgraded=True)
    assert table.where("marines_2") == "control_room d"
    assert [fact["unit"] for fact in table.told("freed")] == ["marines_1"]
    assert table.life == [20, 18], "M1 sees b, M2 sees c"
    assert table.state.pieces["grabber"] == 2


@rule_test("T-147")
def test_a_partner_frees_too() -> None:
    table = Station("marines", "scientists", "aliens", "greys", mode="teams")
    table.unit("aliens_1", "control_room", "a", caught=True)
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "b")
    assert not table.state.units[table.state.named("aliens_1")].caught


@rule_test("T-146", "T-147")
def test_a_newcomer_that_is_caught_itself_frees_nobody() -> None:
    table = Station("marines", "scientists")
    table.card("control_room_s1", "scientists_grabber")
    table.state.pieces["grabber"] = 1
    table.unit("marines_1", "control_room", "a", caught=True)
    table.unit("marines_3", "control_room", "c", parasites=1, infester=1)
    table.unit("marines_2", "corridors", "a")
    table.says(0, "turn.move", "marines_2")
    table.says(0, "move.room", "b")
    s = table.session.state
    assert [u.caught for u in s.units[:3]] == [True, True, False]
    assert s.units[s.named("marines_3")].parasites == 1
    assert table.told("freed") == []


@rule_test("T-143", "T-146")
def test_who_is_caught_frees_no_newcomer_of_its_parasites() -> None:
    """The newcomer frees the caught comrade first, and is freed in turn; caught itself it stays infested."""
    for grabber, parasites in ((False, 0), (True, 1)):
        table = Station("marines", "scientists")
        if grabber:
            table.card("control_room_s1", "scientists_grabber")
        table.state.pieces["grabber"] = 1
        table.unit("marines_1", "control_room", "a", caught=True)
        table.unit("marines_2", "corridors", "a", parasites=1, infester=1)
        table.says(0, "move.room", "b")
        s = table.session.state
        assert s.units[s.named("marines_2")].parasites == parasites


@rule_test("T-148")
def test_each_stop_uses_one_of_two_grabbers() -> None:
    table = Station("marines", "scientists")
    table.card("control_room_s1", "scientists_grabber")
    table.card("control_room_s2", "scientists_grabber")
    table.unit("marines_1", "corridors", "a")
    table.unit("scientists_1", "space")
    table.unit("scientists_2", "space")
    table.says(0, "move.room", "a")
    table.says(0, "trap.next", "control_room_s2")
    assert table.at("control_room_s1") == "scientists_grabber"
    assert table.at("control_room_s2") is None
    assert table.state.pieces["grabber"] == 1


@rule_test("T-149")
def test_no_card_moves_a_caught_unit() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_control")
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "loading_dock", "a", caught=True)
    table.says(0, "move.room", "a")
    assert not table.asks(0, "turn.action")


@rule_test("T-149")
def test_a_caught_newcomer_does_not_join_the_fight_it_caused() -> None:
    table = Station("marines", "scientists")
    table.card("control_room_s1", "scientists_grabber")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "control_room", "a")
    table.unit("scientists_1", "control_room", "b")
    table.unit("scientists_2", "control_room", "c")
    table.says(0, "turn.move", "marines_1")
    assert table.told("limited_combat")
    assert table.life == [20, 19], "only the Marine in room a attacked"


@rule_test("T-150", "T-213")
def test_remote_control_triggers_no_card_twice_in_a_turn() -> None:
    table = copied("scientists_remote_control", "marines")
    table.card("corridors_s1", "scientists_archives")
    table.unit("marines_1", "space")
    table.unit("marines_2", "space")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [ARCHIVES, 0]
    assert table.asks(1)


@rule_test("T-214")
def test_remote_control_may_trigger_the_card_again_in_an_extra_turn() -> None:
    table = Station("scientists", "marines")
    table.card("technology_dock_s1", "scientists_remote_control")
    table.card("corridors_s1", "scientists_archives")
    table.unit("scientists_1", "research_lab", "a")
    table.unit("scientists_2", "control_room", "a")
    table.unit("marines_1", "control_room", "b")
    for unit in ("scientists_1", "scientists_2"):
        table.moves(0, unit, "a" if unit == "scientists_1" else "b")
        table.says(0, "turn.action", "technology_dock_s1")
    assert table.data == [2 * ARCHIVES, 0]


@rule_test("T-150a")
def test_remote_control_resolves_the_card_alone_and_in_its_own_sector() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_remote_control")
    table.card("corridors_s1", "scientists_archives")
    table.card("corridors_s2", "scientists_duplication")
    table.card("corridors_s4", "scientists_detonation")
    table.card("corridors_s5", "marines_bunker")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.offered(0, "remote.card") == ["corridors_s1", "corridors_s4"]
    table.says(0, "remote.card", "corridors_s4")
    assert table.discarded(1) == ["marines_bunker"]
    assert table.discarded(0) == ["scientists_detonation"]
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_remote_control")
    table.card("corridors_s1", "scientists_archives")
    table.card("corridors_s2", "scientists_duplication")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [ARCHIVES, 0], "the Duplication beside it added nothing"
