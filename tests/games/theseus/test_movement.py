"""Movement: points, the way round the ring, shortcuts at work, coming in from space."""

from __future__ import annotations

import pytest

from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """Ring: Corridors, Control Room, Alien Nest, Technology Dock, Loading Dock."""
    return Station("aliens", "marines")


@rule_test("T-37")
def test_a_unit_from_a_sector_or_from_space_must_be_moved() -> None:
    table = station()
    table.unit("aliens_1", "corridors")
    table.unit("aliens_2", "space")
    assert table.offered(A, "turn.move") == ["aliens_1", "aliens_2"]


@rule_test("T-38")
def test_a_player_whose_units_cannot_move_is_skipped() -> None:
    table = station()
    table.unit("aliens_1", "corridors", caught=True)
    table.unit("marines_1", "loading_dock")
    table.unit("marines_2", "loading_dock")
    assert table.asks(M, "turn.move")
    assert table.told("stuck") == [{"seat": A}]
    assert table.idle()


@pytest.mark.parametrize(
    ("sector", "goal"),
    [
        ("corridors", "alien_nest"),
        ("control_room", "corridors"),
        ("alien_nest", "technology_dock"),
        ("technology_dock", "corridors"),
    ],
)
@rule_test("T-39", "T-40")
def test_the_units_of_a_sector_are_its_movement_points(sector: str, goal: str) -> None:
    """TC-1: units 2, 4, 1, 2, 0 clockwise."""
    table = station()
    marines = [f"marines_{i}" for i in (1, 2, 3)]
    young = [f"young_alien_{i}" for i in (1, 2, 3)]
    crowd = iter([*marines, *young, "aliens_2", "aliens_3"])
    for place, count in (
        ("corridors", 2),
        ("control_room", 4),
        ("alien_nest", 1),
        ("technology_dock", 2),
    ):
        for _ in range(count - (place == sector)):
            table.unit(next(crowd), place)
    table.unit("aliens_1", sector)
    if table.asks(A, "turn.move"):
        table.says(A, "turn.move", "aliens_1")
    room = table.question(A, "move.room").options[0]
    table.says(A, "move.room", room)
    assert table.where("aliens_1") == f"{goal} {room}"


@rule_test("T-39")
def test_young_aliens_count_and_embryos_on_cards_do_not() -> None:
    table = Station("aliens", "pandora")
    table.unit("aliens_1", "corridors", "a")
    table.unit("young_alien_1", "corridors", "b")
    table.card("corridors_s1", "aliens_lurk")
    table.unit("catcher_1", "corridors", "c")
    table.takes_over("catcher_1", "corridors_s1")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1") == "alien_nest a"


@rule_test("T-41")
def test_the_mover_picks_an_empty_room() -> None:
    table = station()
    table.unit("aliens_1", "corridors")
    table.unit("marines_1", "control_room", "b")
    assert table.offered(A, "move.room") == ["a", "c", "d"]
    table.says(A, "move.room", "d")
    assert table.where("aliens_1") == "control_room d"


@rule_test("T-42", "T-63", "T-71", "T-75", "T-100")
def test_the_whole_order_of_a_turn() -> None:
    """TC-2: Air Shaft, Landmine, limited combat, Combat card, Corridors, impending card."""
    table = station()
    table.unit("aliens_1", "alien_nest", upgraded=True)
    table.unit("aliens_2", "alien_nest")
    for i, room in enumerate("bcd"):
        table.unit(f"marines_{i + 1}", "corridors", room)
    table.card("corridors_s1", "marines_battle_position")
    table.card("corridors_s2", "marines_landmine")
    table.card("corridors_s3", "aliens_tentacles")
    table.card("corridors_s4", "aliens_combat")
    table.card("corridors_i1", "marines_armory")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.deck(A, "aliens_lurk", "aliens_habitat")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.skip", "skip")
    assert table.where("aliens_1") == "corridors a"
    assert table.life == [18, 17], "the mine, then three hits of the limited combat"
    assert [fact["seat"] for fact in table.told("damage")] == [A, M, M, M]
    assert table.discarded(M) == ["marines_landmine"]
    table.says(A, "turn.action", "corridors_s4")
    assert [fact["life"] for fact in table.told("damage")] == [
        18,
        19,
        18,
        17,
        16,
        15,
        14,
        13,
        12,
        11,
    ]
    assert len(table.told("combat")) == 2, "the card, then the sector action"
    table.says(A, "turn.impending", ("replace", "corridors_i1"))
    assert table.at("corridors_i1") == "aliens_lurk"
    assert table.discarded(M) == ["marines_landmine", "marines_armory"]
    assert table.idle()


@rule_test("T-40", "T-124")
def test_an_air_shaft_need_not_be_used() -> None:
    """TC-2, variant."""
    table = station()
    table.unit("aliens_1", "alien_nest")
    table.unit("aliens_2", "alien_nest")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.skip", "enter")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1") == "loading_dock a"


@rule_test("T-43", "T-216")
def test_shortcuts_of_the_starting_sector_are_ignored() -> None:
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.card("corridors_s1", "scientists_secret_passage")
    table.card("control_room_s1", "scientists_secret_passage")
    assert table.offered(0, "move.way") == ["on", "stop"], "first asked in the Control Room"
    table.says(0, "move.way", "stop")
    table.says(0, "move.room", "a")
    assert table.where("scientists_1") == "control_room a"


@rule_test("T-216")
def test_shortcuts_work_where_the_movement_would_stop() -> None:
    table = station()
    table.unit("aliens_1", "corridors")
    table.card("control_room_s1", "aliens_air_shaft")
    table.says(A, "move.skip", "skip")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1") == "alien_nest a"


@rule_test("T-44")
def test_after_a_lap_the_starting_sector_is_like_any_other() -> None:
    """Pandora's duel has four sectors; four units in one of them make a full lap."""
    table = Station("pandora", "marines")
    for i, room in enumerate("abc"):
        table.unit(f"marines_{i + 1}", "control_room", room)
    table.active(0)
    table.unit("pandora_1", "control_room", "d")
    table.card("control_room_s1", "marines_landmine")
    assert table.where("pandora_1") == "control_room d", "its own room was the only empty one"
    assert table.life[0] == 18, "the mine it had started beside"
    assert table.told("limited_combat") == [{"seat": 0, "place": "control_room"}]


@rule_test("T-45", "T-76", "T-77", "T-78")
def test_extra_turns_chain_until_every_unit_has_moved() -> None:
    """TC-9: three units stop in the dock one after another, and that is all."""
    table = station()
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("aliens_2", "control_room", "a")
    table.unit("marines_1", "control_room", "b")
    table.unit("aliens_3", "corridors", "a")
    table.unit("marines_2", "corridors", "b")
    table.unit("marines_3", "corridors", "c")
    table.deck(A, "aliens_lurk")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    assert table.offered(A, "turn.move") == ["aliens_2", "aliens_3"], "no impending phase before"
    table.says(A, "turn.move", "aliens_2")
    table.says(A, "move.room", "b")
    assert table.asks(A, "move.room"), "the third unit has to move"
    table.says(A, "move.room", "c")
    assert [table.where(f"aliens_{i}")[:15] for i in (1, 2, 3)] == ["technology_dock"] * 3
    assert table.asks(M, "turn.move")
    assert table.idle()


@rule_test("T-45a")
def test_an_ejected_unit_may_still_enter_in_an_extra_turn() -> None:
    table = station()
    table.unit("aliens_1", "alien_nest", "a")
    for i, name in enumerate(("marines_1", "marines_2", "aliens_2", "marines_3")):
        table.unit(name, "technology_dock", "abcd"[i])
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.eject", "aliens_2")
    assert table.asks(A, "space.room"), "the only unit left that has not moved"
    table.says(A, "space.room", ("corridors", "a"))
    assert table.where("aliens_2") == "corridors a"
    assert table.asks(M, "turn.move")


@rule_test("T-109", "T-110", "T-62", "T-54")
def test_coming_in_from_space_meets_traps_and_nothing_else() -> None:
    """TC-17: a fourth unit in a sector with an enemy Hatchery; in Corridors no combat either."""
    table = station()
    table.active(M)
    table.unit("marines_1", "space", upgraded=True)
    table.unit("marines_2", "corridors", "a", upgraded=True)
    table.unit("aliens_1", "corridors", "b")
    table.unit("aliens_2", "corridors", "c")
    table.unit("aliens_3", "space")
    table.card("corridors_s1", "aliens_hatchery")
    table.card("corridors_s2", "marines_combat")
    table.card("corridors_i1", "aliens_lurk")
    table.deck(M, "marines_fire")
    table.says(M, "turn.move", "marines_1")
    table.says(M, "space.room", ("corridors", "d"))
    assert table.life == [20, 19]
    assert not table.told("limited_combat")
    assert not table.told("combat")
    assert table.at("corridors_i1") == "aliens_lurk"
    assert table.asks(A), "the turn is over"
    assert table.idle()


@rule_test("T-110")
def test_a_unit_from_space_frees_nobody() -> None:
    table = Station("marines", "scientists")
    table.unit("marines_1", "corridors", "a", caught=True)
    table.state.pieces["grabber"] -= 1
    table.unit("marines_2", "space")
    table.says(0, "space.room", ("corridors", "b"))
    assert table.state.units[0].caught


@rule_test("T-111", "T-217")
def test_an_extra_turn_may_bring_a_unit_in_from_space() -> None:
    table = station()
    table.unit("aliens_1", "alien_nest")
    table.unit("aliens_2", "space", parasites=1, infester=M)
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.says(A, "space.room", ("loading_dock", "c"))
    assert table.where("aliens_2") == "loading_dock c"
    assert table.life == [20, 20], "no movement point was used"
    assert table.idle()


@rule_test("T-109")
def test_space_has_room_for_everybody() -> None:
    table = station()
    for name in ("aliens_1", "aliens_2", "aliens_3", "marines_1", "marines_2", "marines_3"):
        table.unit(name, "space")
    assert [u.place for u in table.view(A).units] == ["space"] * 6
    assert len(table.offered(A, "turn.move")) == 3


# -- no room left --------------------------------------------------------------------------------------------------


def crowded_ring(empty: int = 0) -> Station:
    """Pandora and Aliens, sixteen rooms of which this many are empty; a Creature is in space."""
    table = Station("pandora", "aliens")
    names = [u.name for u in table.state.units if u.name != "pandora_1"]
    rooms = [(sector.id, room) for sector in table.state.sectors for room in "abcd"]
    for name, (place, room) in zip(names, rooms[empty:], strict=False):
        table.unit(name, place, room)
    table.unit("pandora_1", "space")
    table.active(0)
    return table


@rule_test("T-110")
def test_with_every_room_taken_nobody_comes_in_from_space() -> None:
    table = crowded_ring(empty=1)
    table.says(0, "turn.move", "pandora_1")
    assert table.where("pandora_1") == "corridors a"
    table = crowded_ring()
    table.cannot(0, "turn.move", "pandora_1")
    described = table.game.describe(table.session.state, table.question(0))
    assert [d.closed for d in described if d.option == "pandora_1"] == ["closed.no_room"]


@rule_test("T-38", "T-110")
def test_who_could_come_in_from_space_only_and_finds_no_room_is_skipped() -> None:
    table = crowded_ring()
    for u in table.state.units:
        u.caught = u.seat == 0 and u.name != "pandora_1"
    assert table.asks(1, "turn.move")
    assert table.session.state.turns == 1


# -- on the way ----------------------------------------------------------------------------------------------------


@rule_test("T-52", "T-58")
def test_every_trap_of_a_sector_that_is_passed_through_works() -> None:
    table = Station("aliens", "scientists")
    table.card("control_room_s1", "scientists_defence_system", upgrades=1)
    table.card("control_room_s4", "scientists_defence_system", upgrades=2)
    table.unit("aliens_1", "corridors", "a")
    table.unit("scientists_1", "corridors", "b")
    table.says(A, "move.room", "a")
    assert table.life == [17, 20]


@rule_test("T-124", "T-206")
def test_an_air_shaft_held_for_one_use_is_not_used_by_entering_the_sector() -> None:
    for word, holder in (("enter", 0), ("skip", 1)):
        table = Station("pandora", "aliens")
        table.active(0)
        table.card("corridors_s1", "aliens_air_shaft")
        table.takes_over("warrior_1", "corridors_s1")
        table.unit("pandora_1", "technology_dock", "a")
        table.unit("aliens_1", "control_room", "b")
        table.says(0, "move.skip", word)
        if table.asks(0, "move.room"):
            table.says(0, "move.room", "a")
        assert table.view(0).sectors[0].slots[0].seat == holder


@rule_test("T-156")
def test_a_jump_is_told_with_the_sector_it_leads_to() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_teleport")
    table.unit("greys_1", "corridors", "a")
    table.says(0, "move.way", ("jump", "greys_shipwreck"))
    assert table.told("jumps") == [{"unit": "greys_1", "place": "greys_shipwreck"}]


@rule_test("T-45", "T-162")
def test_who_was_moved_by_a_card_is_not_moved_again_by_another() -> None:
    """An Alien moved by Team Tactics cannot be moved by a second one in the same player turn."""
    table = Station("marines", "aliens")
    table.active(0)
    table.card("control_room_s1", "marines_team_tactics")
    table.card("control_room_s2", "marines_duplication")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "space")
    table.unit("aliens_1", "control_room", "b")
    table.says(0, "turn.move", "marines_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.room", "a")
    moved = [fact["unit"] for fact in table.told("moves") if fact["seat"] == 0]
    assert moved == ["marines_1", "aliens_1"]


@rule_test("T-52", "T-156")
def test_a_young_alien_that_burns_beside_a_teleport_arrives_nowhere() -> None:
    table = Station("greys", "aliens", "marines", mode="deathmatch")
    table.active(0)
    table.card("corridors_s1", "greys_control")
    table.card("greys_shipwreck_s1", "greys_teleport")
    table.card("greys_shipwreck_s3", "marines_fire")
    table.card("control_room_s1", "greys_teleport")
    table.unit("young_alien_1", "technology_dock", "a")
    table.unit("greys_1", table.state.sectors[-1].id, "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "corridors_s1")
    table.says(0, "control.unit", "young_alien_1")
    table.says(0, "move.way", ("jump", "control_room"))
    assert not table.asks(0, "move.room")
    assert table.where("young_alien_1") == "gone"
    assert table.view(0).sectors[1].rooms == [None] * 4
    assert [fact["unit"] for fact in table.told("stops")] == ["greys_1"]


@rule_test("T-167", "T-205")
def test_a_runner_may_still_use_a_passage_after_its_own_extra_sector() -> None:
    table = Station("pandora", "aliens")
    table.active(0)
    table.front(0, "bonus_passage")
    table.unit("runner_1", "corridors", "a")
    table.unit("aliens_1", "space")
    assert ("further", "runner") in table.offered(0, "move.way")
    table.says(0, "move.way", ("further", "runner"))
    assert table.offered(0, "move.way") == ["stop", ("further", "passage")]


@rule_test("T-143")
def test_one_parasite_is_taken_off_a_unit_that_stops_beside_a_comrade() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a", parasites=1, infester=1)
    table.unit("marines_2", "control_room", "a")
    table.unit("aliens_1", "space")
    table.moves(0, "marines_1", "b")
    assert table.told("freed") == [{"unit": "marines_1"}]
    assert table.session.state.units[table.session.state.named("marines_1")].parasites == 0


@rule_test("T-147", "T-68")
def test_a_young_alien_that_dies_in_a_trap_frees_nobody() -> None:
    table = Station("aliens", "marines")
    table.card("technology_dock_s1", "marines_fire")
    table.unit("young_alien_1", "alien_nest", "a")
    table.unit("aliens_1", "technology_dock", "a", caught=True)
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "b")
    assert table.where("young_alien_1") == "gone"
    assert not table.told("freed")


@rule_test("T-45", "T-110")
def test_a_unit_that_came_in_from_space_has_moved() -> None:
    table = Station("marines", "aliens")
    table.tokens(0, 1)
    table.unit("marines_1", "space")
    table.unit("marines_2", "space")
    table.says(0, "turn.move", "marines_1")
    table.says(0, "space.room", ("corridors", "a"))
    assert table.asks(0, "turn.end")
    assert [u.name for u in table.view(0).units if u.moved] == ["marines_1"]
