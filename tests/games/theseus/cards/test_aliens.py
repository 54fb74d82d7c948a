"""Rulings on cards of the Aliens."""

from __future__ import annotations

from hullbreach.games.theseus.combat import combat
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


@rule_test("T-142", "T-167")
def test_a_parasite_bites_for_every_point() -> None:
    """TC-14: three points with one and with two tokens; Passage adds a point."""
    for tokens, further, life in ((1, False, 17), (2, False, 14), (1, True, 16)):
        table = Station("marines", "aliens")
        table.unit("marines_1", "corridors", "a", parasites=tokens, infester=1)
        table.unit("aliens_1", "corridors", "b")
        table.unit("aliens_2", "corridors", "c")
        table.front(0, "bonus_passage")
        table.says(0, "move.way", ("further", "passage") if further else "stop")
        table.says(0, "move.room", "a")
        assert table.life == [life, 20]


@rule_test("T-142", "T-143")
def test_a_comrade_frees_of_all_parasites() -> None:
    table = Station("marines", "aliens")
    table.state.pieces["parasite"] = 0
    table.unit("marines_1", "corridors", "a", parasites=2, infester=1)
    table.unit("marines_2", "control_room", "a")
    table.unit("aliens_1", "space")
    table.unit("aliens_2", "space")
    table.says(0, "turn.move", "marines_1")
    table.says(0, "move.room", "b")
    assert table.life == [18, 20]
    assert table.state.units[0].parasites == 0
    assert table.state.pieces["parasite"] == 2


@rule_test("T-143")
def test_the_stop_that_infests_does_not_free() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "aliens_parasite")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "control_room", "a")
    table.says(0, "turn.move", "marines_1")
    table.says(0, "move.room", "b")
    assert table.state.units[0].parasites == 1


@rule_test("T-143")
def test_a_comrade_that_stops_beside_the_host_frees_it() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "control_room", "a", parasites=1, infester=1)
    table.unit("marines_2", "corridors", "a")
    table.says(0, "turn.move", "marines_2")
    table.says(0, "move.room", "b")
    assert table.state.units[0].parasites == 0


@rule_test("T-143", "T-157", "T-167")
def test_skipping_and_jumping_cost_nothing_but_burning_does() -> None:
    table = Station("aliens", "greys")
    table.unit("aliens_1", "corridors", "a", parasites=1, infester=1)
    table.card("control_room_s1", "aliens_air_shaft")
    table.says(0, "move.skip", "skip")
    assert table.life == [19, 20], "one point for the sector after the skipped one"
    table = Station("greys", "aliens")
    table.unit("greys_1", "corridors", "a", parasites=1, infester=1)
    table.unit("aliens_1", "corridors", "b")
    table.card("control_room_s1", "greys_time_loop")
    table.card("control_room_s2", "greys_teleport")
    table.says(0, "move.way", ("burn", 1))
    assert table.life == [18, 20]
    table.says(0, "move.way", ("jump", "greys_shipwreck"))
    assert table.life == [18, 20]


@rule_test("T-162")
def test_an_abducted_unit_resolves_nothing_and_aliens_fight() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "control_room", "b")
    table.card("control_room_s1", "aliens_abduction")
    table.card("loading_dock_s1", "marines_armory")
    table.unit("aliens_2", "loading_dock", "a", upgraded=True)
    table.unit("marines_2", "loading_dock", "b")
    table.unit("marines_3", "loading_dock", "c")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "abduction.unit", "marines_1")
    table.cannot(0, "relocate.sector", "control_room")
    table.says(0, "relocate.sector", "loading_dock")
    assert table.where("marines_1") == "loading_dock d"
    assert table.view(0).sectors[1].rooms == ["aliens_1", None, None, None], "it has left its room"
    assert table.told("limited_combat") == [{"seat": 0, "place": "loading_dock"}]
    assert table.life == [20, 18]
    assert table.state.tokens == [0, 0]


@rule_test("T-163")
def test_a_young_alien_that_fills_the_sector_starts_a_fight() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a", upgraded=True)
    table.unit("marines_1", "control_room", "a")
    table.unit("marines_2", "control_room", "c")
    table.card("control_room_s1", "aliens_incubator")
    table.says(0, "move.room", "b")
    table.says(0, "turn.action", "control_room_s1")
    assert table.where("young_alien_1") == "control_room d"
    assert table.life == [20, 17], "two hits of the Alien, one of the Young Alien"


@rule_test("T-163")
def test_in_a_full_sector_the_incubator_ejects_first() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    for i, room in enumerate("abc"):
        table.unit(f"marines_{i + 1}", "control_room", room)
    table.card("control_room_s1", "aliens_incubator")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.eject", "marines_1")
    assert table.where("marines_1") == "space"
    assert table.where("young_alien_1") == "control_room a"
    assert len(table.told("limited_combat")) == 2


@rule_test("T-164", "T-213")
def test_adrenaline_rush_activates_a_unit_once_per_turn() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "alien_nest", "a", upgraded=True)
    table.unit("marines_1", "alien_nest", "b")
    table.card("control_room_s1", "aliens_adrenaline_rush", upgrades=2)
    table.card("control_room_s2", "aliens_adrenaline_rush")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "rush.unit", "aliens_2")
    assert table.life == [20, 19]
    assert not table.asks(0, "rush.unit"), "no other unit has anybody to attack"
    assert not table.asks(0, "turn.action"), "the second card has nobody to activate"


@rule_test("T-164", "T-214")
def test_an_extra_turn_allows_another_activation() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("aliens_2", "corridors", "a", upgraded=True)
    table.unit("aliens_3", "control_room", "a")
    table.unit("marines_1", "corridors", "b")
    table.unit("marines_2", "control_room", "b")
    table.card("technology_dock_s1", "aliens_adrenaline_rush")
    for unit in ("aliens_1", "aliens_3"):
        table.says(0, "turn.move", unit)
        table.says(0, "move.room", table.offered(0)[0])
        table.says(0, "turn.action", "technology_dock_s1")
        table.says(0, "rush.unit", "aliens_2")
    assert table.life == [20, 18]


@rule_test("T-164a")
def test_an_attack_in_combat_does_not_count_as_an_activation() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "alien_nest", "a", upgraded=True)
    table.unit("marines_1", "alien_nest", "b")
    table.card("control_room_s1", "aliens_combat")
    table.card("control_room_s2", "aliens_adrenaline_rush")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "turn.action", "control_room_s2")
    table.says(0, "rush.unit", "aliens_2")
    assert table.life == [20, 18]


@rule_test("T-165")
def test_adrenaline_rush_does_not_wake_lurk() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "alien_nest", "a", upgraded=True)
    table.unit("marines_1", "alien_nest", "b")
    table.card("alien_nest_s1", "aliens_lurk")
    table.card("control_room_s2", "aliens_adrenaline_rush")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s2")
    assert table.offered(0, "rush.unit") == ["aliens_2", "done"]
    table.says(0, "rush.unit", "aliens_2")
    assert table.life == [20, 19]


@rule_test("T-165a")
def test_lurk_is_an_attack_that_protection_stops_and_habitat_does_not_raise() -> None:
    table = Station("aliens", "marines")
    table.unit("marines_1", "corridors", "a")
    table.card("corridors_s1", "aliens_lurk")
    table.card("corridors_s2", "aliens_habitat")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 19]
    table = Station("aliens", "marines")
    table.unit("marines_1", "corridors", "a")
    table.card("corridors_s1", "aliens_lurk")
    table.card("corridors_s2", "marines_bunker")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 20]
    table = Station("aliens", "greys")
    table.unit("greys_1", "corridors", "a", invisible=True)
    table.state.pieces["invisibility"] = 1
    table.card("corridors_s1", "aliens_lurk")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 20]
    assert table.state.pieces["invisibility"] == 2


@rule_test("T-165a")
def test_lurk_chooses_its_victim_in_any_room() -> None:
    table = Station("aliens", "marines", "greys", mode="deathmatch")
    table.unit("marines_1", "technology_dock", "a")
    table.unit("greys_1", "technology_dock", "c")
    table.card("technology_dock_s1", "aliens_lurk")
    table.carries_out(lambda s: combat(s, 0))
    table.says(0, "lurk.target", "greys_1")
    assert table.life == [1, 0, 0]


@rule_test("T-123", "T-128")
def test_the_hole_moves_a_shortcut_once() -> None:
    table = Station("aliens", "marines")
    table.front(0, "aliens_hole")
    table.card("control_room_s1", "aliens_air_shaft")
    table.card("corridors_s1", "aliens_air_shaft")
    table.card("corridors_s2", "aliens_lurk")
    table.unit("aliens_1", "corridors", "a")
    table.disc("corridors_s1")
    table.says(0, "turn.move", ("play", "aliens_hole"))
    table.cannot(0, "hole.slot", "corridors_s2")
    table.says(0, "hole.slot", "alien_nest_s1")
    assert table.at("alien_nest_s1") == "aliens_air_shaft", "the other one is under the disc"
    shaft = table.state.card_at("alien_nest_s1")
    assert table.state.at_slot("alien_nest_s1")[0].shortcuts == [shaft], "it works there"
    assert table.at("control_room_s1") is None
    assert table.discarded(0) == ["aliens_hole"]


def test_the_trail_leads_only_to_prey() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.where("aliens_1") == "technology_dock a", "nobody is in the next sector"


def test_the_trail_may_lead_through_an_air_shaft() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.way", ("further", "trail"))
    table.says(0, "move.room", "b")
    assert table.where("aliens_1") == "corridors b"


@rule_test("T-142", "T-68")
def test_a_young_alien_with_a_parasite_perishes_on_its_way() -> None:
    table = Station("aliens", "pandora")
    table.unit("young_alien_1", "corridors", "a", parasites=1, infester=1)
    table.unit("aliens_2", "space")
    table.unit("pandora_1", "space")
    table.unit("pandora_2", "space")
    table.deck(0, "aliens_lurk")
    table.says(0, "turn.move", "young_alien_1")
    assert table.where("young_alien_1") == "gone"
    assert table.asks(1), "it never stopped, so the turn is over"
    assert table.life == [20, 20]


@rule_test("T-143", "T-68")
def test_a_young_alien_with_a_parasite_perishes_in_a_time_loop() -> None:
    table = Station("aliens", "greys", "marines", "scientists", mode="teams")
    table.active(1)
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.card("control_room_s1", "greys_time_loop")
    unit = table.state.units[table.state.named("greys_1")]
    unit.kind, unit.parasites, unit.infester = "young_alien", 0, 0
    assert table.asks(1, "move.way")
    table.session.state.units[table.session.state.named("greys_1")].parasites = 1
    table.says(1, "move.way", ("burn", 1))
    assert table.where("greys_1") == "gone"


@rule_test("T-162", "T-164", "T-155")
def test_up_to_so_many_means_fewer_if_wished() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "alien_nest", "a", upgraded=True)
    table.unit("marines_1", "alien_nest", "b")
    table.unit("marines_2", "control_room", "b")
    table.card("control_room_s1", "aliens_adrenaline_rush")
    table.card("control_room_s2", "aliens_abduction")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "rush.unit", "done")
    table.says(0, "turn.action", "control_room_s2")
    table.says(0, "abduction.unit", "done")
    assert table.life == [20, 20]
    assert table.where("marines_2") == "control_room b"
    table = Station("greys", "marines")
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "control_room", "b")
    table.unit("marines_2", "space")
    table.card("control_room_s1", "greys_control")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "control.unit", "done")
    assert table.where("marines_1") == "control_room b"


def test_the_trail_may_skip_prey_for_other_prey() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "loading_dock", "a")
    table.says(0, "move.way", ("further", "trail"))
    assert table.offered(0, "move.skip") == ["enter", "skip"]
    table.says(0, "move.skip", "enter")
    table.says(0, "move.room", "b")
    assert table.where("aliens_1") == "loading_dock b"
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.card("loading_dock_s1", "aliens_air_shaft")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_2", "loading_dock", "a")
    table.says(0, "move.way", ("further", "trail"))
    table.says(0, "move.room", "b")
    assert table.where("aliens_1") == "loading_dock b", "beyond it nobody is to be found"


@rule_test("T-126", "T-124")
def test_the_trail_leads_its_own_side_only() -> None:
    table = Station("marines", "aliens")
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.card("corridors_s2", "marines_safeguard")
    table.unit("marines_1", "technology_dock", "a")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "space")
    table.says(0, "move.room", "a")
    assert table.where("marines_1") == "alien_nest a"
    assert table.asks(1), "nobody was asked to go further"
