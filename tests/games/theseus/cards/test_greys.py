"""Rulings on cards of the Greys."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.testing import rule_test
from tests.games.theseus.table import TRANSMISSION, Station


@rule_test("T-151")
def test_downgrade_takes_what_there_is_but_nothing_under_the_disc() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_downgrade", upgrades=3)
    table.card("corridors_s1", "marines_fire", upgrades=2)
    table.card("corridors_s2", "marines_armory", upgrades=1)
    table.disc("corridors_s1")
    table.tokens(1, 1)
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "space", upgraded=True)
    table.unit("marines_2", "space")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.offered(1, "downgrade.loss") == ["marines_1", "corridors_s2", "supply"]
    table.says(1, "downgrade.loss", "supply")
    table.says(1, "downgrade.loss", "marines_1")
    assert table.state.upgrades[table.state.card_at("corridors_s1")] == 2
    assert table.state.upgrades[table.state.card_at("corridors_s2")] == 0
    assert table.state.tokens == [0, 0]
    assert table.asks(0, "disc.card"), "four were due, three were there"


@rule_test("T-152")
def test_never_two_invisibility_tokens_on_one_unit() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_invisibility", upgrades=2)
    table.unit("greys_1", "corridors", "a")
    table.unit("greys_2", "greys_shipwreck", "a", invisible=True)
    table.state.pieces["invisibility"] = 1
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert [u.invisible for u in table.state.units[:3]] == [True, True, False]


def test_invisibility_takes_one_hit_and_one_trap() -> None:
    table = Station("marines", "greys")
    table.unit("marines_1", "corridors", "a")
    table.unit("greys_1", "corridors", "b", invisible=True)
    table.state.pieces["invisibility"] = 1
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 20]
    table.arrange()
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 19]


@rule_test("T-153", "T-154")
def test_a_controlled_unit_uses_the_controllers_shortcuts_only() -> None:
    table = Station("greys", "aliens")
    table.card("control_room_s1", "greys_control")
    table.card("technology_dock_s1", "aliens_air_shaft")
    table.card("alien_nest_s1", "greys_teleport")
    table.card("alien_nest_s2", "aliens_combat")
    table.unit("greys_1", "corridors", "a")
    table.unit("aliens_1", "technology_dock", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "control.unit", "aliens_1")
    assert table.offered(0, "move.way") == ["stop", ("jump", "greys_shipwreck")]
    table.says(0, "move.way", ("jump", "greys_shipwreck"))
    table.says(0, "move.room", "a")
    assert table.where("aliens_1") == "greys_shipwreck a"
    assert not table.told("combat"), "it resolved no card and no sector action"


@rule_test("T-154", "T-160")
def test_modules_protect_a_unit_moved_by_others() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_control")
    table.card("corridors_s1", "marines_bunker")
    table.unit("greys_1", "greys_shipwreck", "a")
    table.unit("greys_2", "corridors", "a", upgraded=True)
    table.unit("greys_3", "corridors", "b")
    table.unit("marines_2", "corridors", "c")
    table.unit("marines_1", "loading_dock", "a")
    table.card("technology_dock_s1", "greys_control")
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "technology_dock_s1")
    table.says(0, "control.unit", "marines_1")
    assert table.told("limited_combat")
    assert table.data == [0, 0]


@rule_test("T-213", "T-214")
def test_an_enemy_unit_is_moved_once_in_a_player_turn() -> None:
    """TC-19, last part: in the extra turn Control may not move the same unit again."""
    table = Station("greys", "marines")
    table.card("technology_dock_s1", "greys_control")
    table.unit("greys_1", "greys_shipwreck", "a")
    table.unit("greys_2", "control_room", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.unit("marines_2", "control_room", "b")
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "technology_dock_s1")
    table.says(0, "control.unit", "marines_1")
    table.says(0, "move.room", "a")
    assert table.where("marines_1") == "corridors a"
    table.says(0, "move.room", "b")
    assert table.where("greys_2") == "technology_dock b", "the extra turn"
    table.says(0, "turn.action", "technology_dock_s1")
    assert table.offered(0, "control.unit") == ["marines_2", "done"]


@rule_test("T-156")
def test_a_teleported_unit_meets_traps_and_acts_where_it_arrives() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_teleport")
    table.card("control_room_s2", "marines_fire")
    table.card("technology_dock_s1", "greys_teleport")
    table.card("technology_dock_s2", "marines_landmine")
    table.card("technology_dock_s3", "greys_transmission")
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    assert table.offered(0, "move.way") == [
        "on",
        ("jump", "greys_shipwreck"),
        ("jump", "technology_dock"),
    ]
    table.says(0, "move.way", ("jump", "technology_dock"))
    table.says(0, "move.room", "a")
    assert table.life == [17, 20], "fire in passing, the mine on arrival"
    table.says(0, "turn.action", "technology_dock_s3")
    assert table.data == [TRANSMISSION, 0]


@rule_test("T-157")
def test_a_time_loop_burns_as_many_points_as_wished() -> None:
    """TC-23: three points, one burnt in the first sector."""
    for burn, goal in ((0, "technology_dock a"), (1, "greys_shipwreck a")):
        table = Station("greys", "marines")
        table.card("control_room_s1", "greys_time_loop")
        for i, name in enumerate(("greys_1", "marines_1", "marines_2")):
            table.unit(name, "corridors", "abc"[i])
        table.says(0, "move.way", ("burn", 1) if burn else "on")
        table.says(0, "move.room", "a")
        assert table.where("greys_1") == goal


@rule_test("T-157")
def test_each_time_loop_on_the_way_burns_for_itself() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_time_loop")
    table.card("greys_shipwreck_s1", "greys_time_loop")
    for i, name in enumerate(("greys_1", "marines_1", "marines_2", "marines_3")):
        table.unit(name, "corridors", "abcd"[i])
    table.says(0, "move.way", ("burn", 1))
    assert table.asks(0, "move.way"), "two points are left in the next sector with a loop"
    table.says(0, "move.way", ("burn", 1))
    table.says(0, "move.room", "a")
    assert table.where("greys_1") == "greys_shipwreck a"
