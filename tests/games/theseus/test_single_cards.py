"""Rulings on single cards."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.cards.greys import lose_upgrade
from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.installing import take_off
from hullbreach.games.theseus.malfunction import forcing
from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, TRANSMISSION, Station

# -- Aliens ------------------------------------------------------------------------------------------------------


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


# -- Scientists --------------------------------------------------------------------------------------------------


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
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_remote_control")
    table.card("control_room_s2", "scientists_duplication")
    table.card("corridors_s1", "scientists_archives")
    table.unit("scientists_1", "corridors", "a")
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


# -- Greys -------------------------------------------------------------------------------------------------------


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


# -- Marines -----------------------------------------------------------------------------------------------------


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


# -- special and bonus cards -------------------------------------------------------------------------------------


@rule_test("T-219", "T-123")
def test_annihilation_removes_an_enemy_card_anywhere() -> None:
    table = Station("greys", "marines")
    table.front(0, "greys_annihilation")
    table.card("corridors_s1", "marines_fire")
    table.card("corridors_s2", "marines_bunker")
    table.card("corridors_s3", "greys_probe")
    table.disc("corridors_s2")
    table.unit("greys_1", "corridors", "a")
    table.says(0, "turn.move", ("play", "greys_annihilation"))
    assert table.discarded(1) == ["marines_fire"], "the only one that is not under the disc"
    assert table.discarded(0) == ["greys_annihilation"]


@rule_test("T-219")
def test_an_enemy_card_cannot_be_removed_otherwise() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "marines_fire")
    table.card("corridors_i1", "aliens_lurk")
    table.deck(0, "aliens_lurk")
    table.unit("aliens_1", "loading_dock", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.impending", ("install", "corridors_i1"))
    table.cannot(0, "install.slot", "corridors_s1")


@rule_test("T-127", "T-166")
def test_card_from_deck_needs_a_deck_and_an_empty_slot() -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_card_from_deck")
    table.front(0, "bonus_upgrade")
    table.unit("aliens_1", "corridors", "a")
    table.cannot(0, "turn.move", ("play", "bonus_card_from_deck"))
    table.says(0, "turn.move", ("play", "bonus_upgrade"))
    assert table.state.tokens == [1, 0]
    assert [table.state.cards.faces[h] for h in table.state.gone] == ["bonus_upgrade"]


@rule_test("T-166", "T-104")
def test_card_from_deck_lays_a_special_card_in_front() -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_card_from_deck")
    table.deck(0, "aliens_hole", "aliens_lurk")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "turn.move", ("play", "bonus_card_from_deck"))
    assert [table.state.cards.faces[h] for h in table.state.front[0]] == ["aliens_hole"]
    assert table.view(1).seats[0].top == "aliens_lurk"


@rule_test("T-167", "T-34")
def test_passage_is_played_during_a_movement() -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_passage")
    table.unit("aliens_1", "corridors", "a")
    assert table.offered(0, "move.way") == ["stop", ("further", "passage")]
    table.says(0, "move.way", ("further", "passage"))
    table.says(0, "move.room", "a")
    assert table.where("aliens_1") == "alien_nest a"
    assert table.state.front[0] == []
    assert [table.state.cards.faces[h] for h in table.state.gone] == ["bonus_passage"]


@rule_test("T-127", "T-166")
@pytest.mark.parametrize(("top", "offered"), [("aliens_hole", True), ("aliens_lurk", False)])
def test_without_an_empty_slot_only_a_special_card_comes_from_the_deck(
    top: str, offered: bool
) -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_card_from_deck")
    table.deck(0, top)
    for sector in table.state.sectors:
        for i in range(len(sector.slots)):
            sector.slots[i] = table.state.removed[1].pop()
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "corridors", "b")
    assert (("play", "bonus_card_from_deck") in table.offered(0, "turn.move")) is offered


@rule_test("T-127")
@pytest.mark.parametrize("supply", [0, 1])
def test_the_bonus_upgrade_needs_a_token_in_the_supply(supply: int) -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_upgrade")
    table.state.supply = supply
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "corridors", "b")
    assert (("play", "bonus_upgrade") in table.offered(0, "turn.move")) is bool(supply)


@rule_test("T-71", "T-120")
@pytest.mark.parametrize("supply", [0, 1])
def test_the_armory_needs_a_token_in_the_supply(supply: int) -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "marines_armory")
    table.state.supply = supply
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is bool(supply)


# -- what a card must leave alone ----------------------------------------------------------------------------------


@rule_test("T-142", "T-143")
def test_a_unit_that_carries_a_parasite_is_spared_a_second_one() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "aliens_parasite")
    table.unit("marines_1", "corridors", "a", parasites=1, infester=1)
    table.state.pieces["parasite"] = 1
    table.says(0, "move.room", "a")
    s = table.session.state
    assert s.units[s.named("marines_1")].parasites == 1
    assert s.pieces["parasite"] == 1
    assert not table.told("infested")


@rule_test("T-142", "T-206")
def test_a_parasite_that_spares_its_visitor_was_not_used() -> None:
    """Pandora holds the trap for one use: it goes back when it has worked, not before."""
    for parasites, holder in ((1, 0), (0, 1)):
        table = Station("pandora", "aliens", "marines", mode="deathmatch")
        table.active(2)
        table.card("control_room_s1", "aliens_parasite")
        table.takes_over("warrior_1", "control_room_s1")
        table.unit("marines_1", "corridors", "a", parasites=parasites)
        table.state.pieces["parasite"] = 1
        table.says(2, "move.room", "a")
        assert table.view(0).sectors[1].slots[0].seat == holder


@rule_test("T-139", "T-142")
def test_one_parasite_left_is_one_parasite_even_beside_a_duplication() -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "aliens_parasite")
    table.card("control_room_s2", "aliens_duplication")
    table.unit("marines_1", "corridors", "a")
    table.state.pieces["parasite"] = 1
    table.says(0, "move.room", "a")
    s = table.session.state
    assert (s.units[s.named("marines_1")].parasites, s.pieces["parasite"]) == (1, 0)


@rule_test("T-45", "T-163")
def test_a_young_alien_just_hatched_has_not_moved() -> None:
    """One that moved and perished in this turn comes back as another: it may be moved by the extra turn."""
    table = Station("aliens", "marines")
    table.card("technology_dock_s1", "aliens_incubator")
    table.unit("aliens_1", "alien_nest", "a")
    for u in table.state.units:
        u.moved = u.kind == "young_alien"
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "technology_dock_s1")
    table.says(0, "move.room", "b")
    assert table.told("extra_turn") == [{"seat": 0}]
    moved = [fact["unit"] for fact in table.told("moves")]
    assert moved == ["aliens_1", "young_alien_1"]


@rule_test("T-163", "T-199")
def test_a_young_alien_belongs_to_whoever_holds_the_incubator() -> None:
    table = Station("pandora", "aliens")
    table.active(0)
    table.card("corridors_s1", "aliens_incubator")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "b")
    table.says(0, "turn.action", "corridors_s1")
    table.says(0, "move.room", "c")
    young = next(u for u in table.view(0).units if u.kind == "young_alien")
    assert young.seat == 0


@rule_test("T-161")
def test_a_deactivation_token_saves_its_own_side_only() -> None:
    table = Station("scientists", "marines", "aliens", mode="deathmatch")
    table.active(0)
    trap = table.card("control_room_s1", "aliens_hatchery")
    table.state.deactivations[trap] = [1]
    table.state.pieces["deactivation"] = 2
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [0, 0, 1], "the Aliens score"
    assert table.state.deactivations[trap] == [1]


@rule_test("T-161", "T-181")
def test_a_partners_deactivation_token_saves_too() -> None:
    table = Station("scientists", "aliens", "marines", "greys", mode="teams")
    trap = table.card("control_room_s1", "aliens_hatchery")
    table.state.deactivations[trap] = [1, 2]
    table.state.pieces["deactivation"] = 1
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [20, 20, 20, 20]
    assert table.state.deactivations[trap] == [1], "the token of the Marines is used up"


@rule_test("T-158")
def test_only_free_and_armed_units_of_its_owner_lie_in_ambush() -> None:
    """A caught Marine and a partner beside it do not shoot."""
    table = Station("aliens", "marines", "greys", "scientists", mode="teams")
    table.card("control_room_s1", "marines_ambush")
    table.unit("marines_1", "control_room", "b", caught=True)
    table.unit("scientists_1", "control_room", "d", upgraded=True)
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.told("trap")
    assert table.life == [20, 20, 20, 20]


@rule_test("T-158", "T-206")
def test_an_unarmed_unit_does_not_lie_in_ambush() -> None:
    table = Station("aliens", "pandora", "marines", mode="deathmatch")
    table.active(0)
    table.card("control_room_s1", "marines_ambush")
    table.takes_over("catcher_1", "control_room_s1")
    table.unit("runner_2", "control_room", "b")
    assert table.state.attack(table.state.named("runner_2")) == "none"
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [0, 0, 0]


@rule_test("T-158", "T-64")
def test_an_ambush_reaches_as_far_as_its_units_see() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_ambush")
    table.unit("marines_1", "control_room", "c")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [20, 20], "a wall is between a and c"


@rule_test("T-160")
def test_a_unit_moved_by_team_tactics_uses_no_shortcut_of_the_partner_either() -> None:
    table = Station("marines", "aliens", "greys", "scientists", mode="teams")
    table.card("control_room_s1", "marines_team_tactics")
    table.card("loading_dock_s1", "greys_time_loop")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "control_room", "b")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert not table.asks(0, "move.way")
    table.says(0, "move.room", "a")
    stops = [(fact["unit"], fact["place"]) for fact in table.told("stops")]
    assert stops == [("marines_1", "control_room"), ("aliens_1", "technology_dock")]


# -- as often as it can be done ------------------------------------------------------------------------------------


@rule_test("T-139", "T-163")
def test_an_incubator_that_is_copied_hatches_no_more_than_the_supply_holds() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "aliens_incubator")
    table.card("control_room_s2", "aliens_duplication")
    table.unit("aliens_1", "corridors", "a")
    table.unit("young_alien_2", "alien_nest", "a")
    table.unit("young_alien_3", "alien_nest", "b")
    table.moves(0, "aliens_1", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "move.room", "b")
    assert table.told("hatched") == [{"unit": "young_alien_1", "place": "control_room"}]
    assert table.where("aliens_1") == "control_room a"
    assert not table.told("limited_combat"), "two rooms are empty"
    assert not table.asks(0, "move.room")


@rule_test("T-162", "T-213")
def test_abduction_and_control_end_with_the_last_unit_that_can_be_moved() -> None:
    for faction, face, prompt in (
        ("aliens", "aliens_abduction", "abduction.unit"),
        ("greys", "greys_control", "control.unit"),
    ):
        table = Station(faction, "marines")
        table.card("control_room_s1", face, upgrades=1)
        table.unit(f"{faction}_1", "corridors", "a")
        table.unit("marines_1", "control_room", "a")
        table.says(0, "move.room", "b")
        table.says(0, "turn.action", "control_room_s1")
        table.says(0, prompt, "marines_1")
        if table.asks(0, "relocate.sector"):
            table.says(0, "relocate.sector", "technology_dock")
        table.says(0, "move.room", "a")
        assert not table.asks(0, prompt)


@pytest.mark.parametrize(("pieces", "shielded"), [(0, False), (1, True), (1, False)])
@rule_test("T-139", "T-152")
def test_invisibility_needs_a_token_and_a_unit_without_one(pieces: int, shielded: bool) -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_invisibility")
    table.unit("greys_1", "corridors", "a", invisible=shielded)
    table.state.pieces["invisibility"] = pieces
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is (pieces == 1 and not shielded)


@pytest.mark.parametrize(("pieces", "second"), [(1, "control_room"), (2, "space")])
@rule_test("T-139", "T-152")
def test_invisibility_ends_with_the_last_token_or_the_last_unit(pieces: int, second: str) -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_invisibility", upgrades=1)
    table.unit("greys_1", "corridors", "a")
    table.unit("greys_2", second)
    table.state.pieces["invisibility"] = pieces
    table.moves(0, "greys_1", "b")
    table.says(0, "turn.action", "control_room_s1")
    if table.asks(0, "invisibility.unit"):
        table.says(0, "invisibility.unit", "greys_1")
    assert table.told("vanished") == [{"unit": "greys_1"}]
    assert table.session.state.pieces["invisibility"] == pieces - 1


@rule_test("T-151")
def test_downgrade_needs_one_opponent_with_an_upgrade() -> None:
    table = Station("greys", "marines", "aliens", mode="deathmatch")
    table.active(0)
    table.card("control_room_s1", "greys_downgrade")
    table.tokens(2, 1)
    table.unit("greys_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.session.state.tokens == [0, 0, 0]


@rule_test("T-151", "T-134")
def test_a_downgrade_that_is_copied_ends_with_the_last_upgrade() -> None:
    table = Station("greys", "marines")
    table.card("control_room_s1", "greys_downgrade")
    table.card("control_room_s2", "greys_duplication")
    table.tokens(1, 1)
    table.unit("greys_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert len(table.told("downgraded")) == 1
    assert table.session.state.tokens == [0, 0]
    assert table.session.state.supply == 20, "the token is in the general supply again"


@pytest.mark.parametrize("pieces", [0, 1])
@rule_test("T-139", "T-161")
def test_the_trap_tracker_lays_no_more_tokens_than_there_are(pieces: int) -> None:
    table = Station("marines", "aliens")
    table.card("control_room_s1", "marines_trap_tracker", upgrades=1)
    table.card("corridors_s1", "aliens_hatchery")
    table.state.pieces["deactivation"] = pieces
    table.unit("marines_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is bool(pieces)
    if pieces:
        table.says(0, "turn.action", "control_room_s1")
    assert len(table.told("tracked")) == pieces
    assert table.session.state.pieces["deactivation"] == 0


@pytest.mark.parametrize("value", [0, 1])
@rule_test("T-120", "T-144")
def test_a_camera_is_played_back_once_it_has_recorded_anything(value: int) -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_camera", camera=value)
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is bool(value)


@pytest.mark.parametrize("life", [19, 20])
@rule_test("T-71", "T-134")
def test_the_medstation_heals_those_who_have_lost_life(life: int) -> None:
    table = Station("scientists", "marines")
    table.state.life[0] = life
    table.card("control_room_s1", "scientists_medstation")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is (life < 20)


@pytest.mark.parametrize("life", [0, 1])
@rule_test("T-173")
def test_in_deathmatch_the_medstation_needs_somebody_with_life_to_lose(life: int) -> None:
    table = Station("scientists", "marines", "aliens", mode="deathmatch")
    table.active(0)
    table.state.life[2] = life
    table.card("control_room_s1", "scientists_medstation")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action") is bool(life)


@rule_test("T-134")
def test_station_plans_that_are_copied_end_with_the_last_impending_card() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_station_plans")
    table.card("control_room_s2", "scientists_duplication")
    table.card("corridors_i1", "scientists_archives")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "install.slot", "corridors_s1")
    assert table.at("corridors_s1") == "scientists_archives"
    assert len(table.told("end_token")) == 1, "there is no deck to refill from"


@rule_test("T-134", "T-137")
def test_a_detonation_that_is_copied_ends_with_the_last_enemy_card() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_detonation")
    table.card("control_room_s2", "scientists_duplication")
    table.card("control_room_s4", "marines_bunker")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.discarded(1) == ["marines_bunker"]
    assert table.discarded(0) == ["scientists_detonation"]


@rule_test("T-71", "T-213")
def test_a_card_controlled_from_afar_may_still_be_resolved_at_the_stop() -> None:
    table = Station("scientists", "marines")
    table.card("control_room_s1", "scientists_remote_control")
    table.card("control_room_s4", "scientists_archives")
    table.unit("scientists_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "turn.action", "control_room_s4")
    assert table.data == [2 * ARCHIVES, 0]


# -- traps and modules held for one use ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "face"),
    [("greys", "greys_probe"), ("marines", "marines_ambush"), ("scientists", "scientists_camera")],
)
@rule_test("T-206", "T-122")
def test_a_trap_held_for_one_use_goes_back_when_it_has_worked(faction: str, face: str) -> None:
    table = Station("pandora", faction)
    table.active(1)
    table.card("control_room_s1", face)
    table.takes_over("warrior_1", "control_room_s1")
    table.unit(f"{faction}_1", "corridors", "a")
    table.says(1, "move.room", "a")
    assert table.told("released") == [{"card": face, "unit": "warrior_1"}]


@pytest.mark.parametrize(
    ("rooms", "used"), [("c", True), ("b", False), ("cb", True)], ids=["seen", "hidden", "both"]
)
@rule_test("T-158", "T-206")
def test_a_bunker_held_for_one_use_is_used_by_an_ambush_in_sight(rooms: str, used: bool) -> None:
    table = Station("pandora", "marines")
    table.active(0)
    table.card("loading_dock_s1", "marines_ambush")
    table.card("loading_dock_s3", "marines_bunker")
    table.takes_over("warrior_1", "loading_dock_s3")
    for i, room in enumerate(rooms):
        table.unit(f"marines_{i + 1}", "loading_dock", room)
    table.unit("marines_3", "space")
    table.unit("pandora_1", "control_room", "a")
    table.says(0, "move.room", "a")
    assert table.told("trap")
    assert bool(table.told("released")) is used
    assert table.life == [20, 20]
    assert table.asks(1, "turn.move")


@rule_test("T-158", "T-206")
def test_a_double_shot_held_for_one_use_is_not_used_by_an_ambush_that_sees_nobody() -> None:
    table = Station("pandora", "marines")
    table.active(1)
    table.card("control_room_s1", "marines_ambush")
    table.takes_over("catcher_1", "control_room_s1")
    table.card("control_room_s4", "marines_double_shot")
    table.takes_over("warrior_1", "control_room_s4")
    table.unit("pandora_1", "control_room", "c")
    table.unit("marines_1", "corridors", "a")
    table.says(1, "move.room", "a")
    assert table.told("trap")
    assert not table.told("released")


@rule_test("T-158", "T-171")
def test_a_young_alien_in_an_ambush_of_two_is_hit_once() -> None:
    table = Station("aliens", "marines", "greys", mode="deathmatch")
    table.active(0)
    table.card("control_room_s1", "marines_ambush")
    table.unit("marines_1", "control_room", "b")
    table.unit("marines_2", "control_room", "d")
    table.unit("young_alien_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [0, 1, 0]


@rule_test("T-34")
def test_another_bonus_card_is_no_passage() -> None:
    table = Station("aliens", "marines")
    table.front(0, "bonus_card_from_deck")
    table.unit("aliens_1", "corridors", "a")
    assert ("further", "passage") not in table.offered(0)


@rule_test("T-151")
def test_a_downgraded_card_is_weaker_at_once_and_its_token_goes_back() -> None:
    table = Station("greys", "marines")
    fire = table.card("loading_dock_s1", "marines_fire", upgrades=2)
    before = table.state.power[fire], table.state.supply
    lose_upgrade(table.state, 1, "loading_dock_s1", "greys_downgrade")
    assert (table.state.power[fire], table.state.supply) == (before[0] - 1, before[1] + 1)


@rule_test("T-168")
def test_a_safeguard_that_is_gone_draws_no_disc() -> None:
    table = Station("greys", "marines")
    safeguard = table.card("corridors_s1", "marines_safeguard")
    table.card("loading_dock_s1", "marines_fire")
    assert forcing(table.state, 0) == [safeguard]
    take_off(table.state, safeguard)
    assert forcing(table.state, 0) == []
