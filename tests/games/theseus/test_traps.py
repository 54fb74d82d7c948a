"""Traps: when they work, on whom, and in which order."""

from __future__ import annotations

from hullbreach.games.theseus.traps import trap_order_matters
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """Ring: Corridors, Control Room, Alien Nest, Technology Dock, Loading Dock; the Marines are on turn."""
    table = Station("aliens", "marines")
    table.active(M)
    return table


@rule_test("T-51", "T-122")
def test_a_trap_hits_before_the_limited_combat() -> None:
    table = station()
    table.unit("marines_1", "corridors")
    for i, room in enumerate("abc"):
        table.unit(f"aliens_{i + 1}", "control_room", room)
    table.card("control_room_s1", "aliens_hatchery")
    assert table.where("marines_1") == "control_room d"
    order = [event.key for event in table.events if event.key in ("trap", "limited_combat")]
    assert order == ["trap", "limited_combat"]
    assert table.life == [19, 19]


@rule_test("T-51", "T-162")
def test_a_trap_hits_a_unit_put_there_by_a_card() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "control_room", "a")
    table.card("control_room_s1", "aliens_abduction")
    table.card("technology_dock_s1", "aliens_hatchery")
    table.says(A, "move.room", "b")
    table.says(A, "turn.action", "control_room_s1")
    table.says(A, "abduction.unit", "marines_1")
    table.says(A, "relocate.sector", "technology_dock")
    table.says(A, "move.room", "a")
    assert table.life == [20, 19]


@rule_test("T-52", "T-58")
def test_three_kinds_of_traps_hit_in_passing() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.card("control_room_s1", "marines_fire", upgrades=1)
    table.card("control_room_s2", "marines_landmine")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1") == "alien_nest a"
    assert table.life == [18, 20], "the fire burns, the mine waits for someone who stops"
    assert table.at("control_room_s2") == "marines_landmine"


@rule_test("T-53")
def test_traps_where_the_movement_begins_stay_quiet() -> None:
    table = station()
    table.unit("marines_1", "corridors")
    table.card("corridors_s1", "aliens_tentacles")
    table.card("corridors_s2", "aliens_hatchery")
    table.says(M, "move.room", "a")
    assert table.life == [20, 20]


@rule_test("T-54a")
def test_a_young_alien_triggers_nothing_where_it_appears_but_later() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors")
    table.card("control_room_s1", "aliens_incubator")
    table.card("control_room_s2", "marines_fire")
    table.card("alien_nest_s1", "marines_fire")
    table.says(A, "move.room", "a")
    assert table.life == [19, 20]
    table.says(A, "turn.action", "control_room_s1")
    table.says(A, "move.room", "b")
    assert table.where("young_alien_1") == "control_room b"
    table.says(A, "disc.card", "control_room_s2")
    table.says(A, "turn.move", "young_alien_1")
    assert table.where("young_alien_1") == "gone", "it burnt on the way through its nest"
    assert table.life == [19, 20]


@rule_test("T-55", "T-152")
def test_the_active_player_orders_traps_when_it_matters() -> None:
    table = Station("greys", "marines")
    table.unit("greys_1", "corridors", invisible=True)
    table.card("control_room_s1", "marines_landmine")
    table.card("control_room_s2", "marines_fire")
    table.says(0, "move.room", "a")
    assert table.offered(0, "trap.next") == ["control_room_s1", "control_room_s2"]
    table.says(0, "trap.next", "control_room_s1")
    assert table.life == [19, 20], "the mine met nobody, the fire did"
    assert table.at("control_room_s1") == "marines_landmine"


@rule_test("T-55")
def test_in_deathmatch_the_order_of_one_opponents_traps_does_not_matter() -> None:
    """Whoever deals the damage scores it: only traps of two opponents are put in order."""
    table = Station("greys", "marines", "scientists", mode="deathmatch")
    s = table.state
    fires = [table.find("marines_fire"), table.find("marines_fire")]
    unit = s.named("greys_1")
    assert not trap_order_matters(s, unit, fires)
    s.holder[fires[0]] = 2
    assert trap_order_matters(s, unit, fires)


@rule_test("T-55")
def test_traps_on_the_way_work_in_the_order_of_the_way() -> None:
    table = Station("aliens", "marines")
    for i in (1, 2, 3):
        table.unit(f"aliens_{i}", "corridors")
    table.card("alien_nest_s1", "marines_fire", upgrades=2)
    table.card("control_room_s1", "marines_fire")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    assert [fact["life"] for fact in table.told("damage")] == [19, 16]


@rule_test("T-56", "T-220")
def test_nobody_is_asked_whether_a_trap_works() -> None:
    table = station()
    table.unit("marines_1", "corridors")
    table.card("control_room_s1", "aliens_hatchery")
    table.says(M, "move.room", "a")
    assert table.life == [20, 19]
    assert not table.asks(A, "trap.next")
    assert table.idle()


@rule_test("T-57")
def test_a_trap_spares_its_owner_and_his_partner() -> None:
    table = Station("aliens", "greys", "marines", "scientists", mode="teams")
    table.unit("aliens_1", "corridors")
    table.card("control_room_s1", "aliens_hatchery")
    table.card("control_room_s2", "marines_landmine")
    table.says(0, "move.room", "a")
    assert table.life == [20] * 4
    assert table.at("control_room_s2") == "marines_landmine"


@rule_test("T-58")
def test_damage_on_the_way_can_end_the_game_before_the_stop() -> None:
    table = Station("aliens", "marines")
    table.state.life[A] = 1
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.card("control_room_s1", "marines_fire")
    assert table.session.over
    assert table.result.winners == (M,)
    assert table.result.ending == "destruction"
    assert not table.told("stops")


@rule_test("T-55", "T-68")
def test_a_young_alien_meets_traps_in_the_order_its_player_likes() -> None:
    table = Station("aliens", "marines")
    table.unit("young_alien_1", "corridors")
    table.card("control_room_s1", "marines_landmine")
    table.card("control_room_s2", "marines_fire")
    table.says(A, "move.room", "a")
    table.says(A, "trap.next", "control_room_s2")
    assert table.where("young_alien_1") == "gone"
    assert table.at("control_room_s1") == "marines_landmine", "nobody was left to set it off"


@rule_test("T-55", "T-172")
def test_traps_of_two_owners_are_ordered_in_deathmatch() -> None:
    table = Station("aliens", "marines", "greys", mode="deathmatch")
    table.active(2)
    table.unit("greys_1", "corridors")
    table.unit("aliens_1", "space")
    table.unit("aliens_2", "space")
    table.card("control_room_s1", "aliens_hatchery")
    table.card("control_room_s2", "marines_landmine")
    table.says(2, "move.room", "a")
    assert table.offered(2, "trap.next") == ["control_room_s1", "control_room_s2"]
    table.says(2, "trap.next", "control_room_s2")
    assert [fact["seat"] for fact in table.told("scored")] == [1, 0]


@rule_test("T-55", "T-153")
def test_who_moves_an_enemy_orders_the_traps_it_meets() -> None:
    """The Greys move an Alien into two Grabbers, of which it meets only one: the Greys decide which."""
    table = Station("greys", "aliens", "scientists", mode="deathmatch")
    table.active(0)
    ring = [sector.id for sector in table.state.sectors]
    start, here, goal = (ring[(ring.index("control_room") + i) % len(ring)] for i in (-1, 0, 2))
    table.card(f"{goal}_s1", "scientists_grabber")
    table.card(f"{goal}_s2", "scientists_grabber")
    table.card(f"{here}_s1", "greys_control")
    table.unit("aliens_1", here, "a")
    table.unit("greys_1", start, "a")
    table.says(0, "move.room", "b")
    table.says(0, "turn.action", f"{here}_s1")
    table.says(0, "control.unit", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "trap.next", f"{goal}_s2")
    assert table.discarded(2) == ["scientists_grabber"]
    assert (table.at(f"{goal}_s1"), table.at(f"{goal}_s2")) == ("scientists_grabber", None)
