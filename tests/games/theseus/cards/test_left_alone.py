"""What a card must leave alone."""

from __future__ import annotations

from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


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
