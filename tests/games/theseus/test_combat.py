"""Attacks, combat and limited combat."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.combat import combat
from hullbreach.games.theseus.components import ATTACKS, SIDES
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """Aliens and Marines; the Marines are on turn."""
    table = Station("aliens", "marines")
    table.active(M)
    return table


@rule_test("T-59")
def test_all_units_of_the_causer_attack_and_nobody_strikes_back() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b", upgraded=True)
    table.unit("marines_2", "control_room", "a")
    table.unit("aliens_2", "control_room", "b", upgraded=True)
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [18, 20]


@rule_test("T-60", "T-61")
def test_a_full_sector_means_a_fight_in_that_sector_only() -> None:
    table = station()
    table.unit("marines_1", "corridors")
    for i, room in enumerate("abc"):
        table.unit(f"aliens_{i + 1}", "control_room", room)
    table.unit("marines_2", "alien_nest", "a")
    table.unit("young_alien_1", "alien_nest", "b")
    table.says(M, "turn.move", "marines_1")
    assert table.life == [19, 20], "one hit from the newcomer"
    assert table.where("young_alien_1") == "alien_nest b", "elsewhere nobody fought"


@rule_test("T-60")
def test_a_trap_that_destroys_the_fourth_unit_prevents_the_fight() -> None:
    table = Station("aliens", "marines")
    table.unit("young_alien_1", "corridors")
    table.unit("marines_1", "control_room", "a")
    table.unit("marines_2", "control_room", "b")
    table.unit("aliens_1", "control_room", "c", upgraded=True)
    table.card("control_room_s1", "marines_landmine")
    table.says(A, "turn.move", "young_alien_1")
    assert table.where("young_alien_1") == "gone"
    assert not table.told("limited_combat")
    assert table.life == [20, 20]


@rule_test("T-61", "T-160")
def test_who_moved_the_enemy_fights_with_his_own_units() -> None:
    table = station()
    table.unit("marines_1", "alien_nest", "a")
    table.unit("aliens_1", "technology_dock", "a", upgraded=True)
    table.card("technology_dock_s1", "marines_team_tactics")
    table.unit("marines_2", "corridors", "a", upgraded=True)
    table.unit("aliens_2", "corridors", "b")
    table.unit("aliens_3", "corridors", "c")
    table.unit("marines_3", "loading_dock", "a")
    table.says(M, "turn.move", "marines_1")
    table.says(M, "move.room", "b")
    table.says(M, "turn.action", "technology_dock_s1")
    assert table.where("aliens_1") == "corridors d"
    assert table.told("limited_combat") == [{"seat": M, "place": "corridors"}]
    assert table.life == [17, 20]


@rule_test("T-63")
def test_in_corridors_the_limited_combat_comes_first() -> None:
    table = station()
    table.unit("marines_1", "loading_dock")
    for i, room in enumerate("abc"):
        table.unit(f"aliens_{i + 1}", "corridors", room)
    table.deck(M, "marines_fire")
    assert table.where("marines_1") == "corridors d"
    fights = [event.key for event in table.events if event.key.endswith("combat")]
    assert fights == ["limited_combat", "combat"]
    assert table.life == [18, 20]


@rule_test("T-11", "T-64")
def test_walls_limit_the_range() -> None:
    """TC-4: in the Loading Dock a wall divides rooms a and b."""
    table = station()
    table.unit("marines_1", "loading_dock", "a", upgraded=True)
    for i, room in enumerate("bcd"):
        table.unit(f"aliens_{i + 1}", "loading_dock", room)
    table.carries_out(lambda s: combat(s, M))
    assert [fact["target"] for fact in table.told("hit")] == ["aliens_2", "aliens_3"]
    assert table.life == [18, 20]


@rule_test("T-65", "T-66")
def test_single_hits_one_and_triple_up_to_three() -> None:
    for upgraded, life in ((False, 19), (True, 17)):
        table = station()
        table.unit("marines_1", "corridors", "a", upgraded=upgraded)
        for i, room in enumerate("bcd"):
            table.unit(f"aliens_{i + 1}", "corridors", room)
        table.carries_out(lambda s: combat(s, M))
        assert table.life == [life, 20]


@rule_test("T-65")
def test_without_a_symbol_there_is_no_attack() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, A))
    assert table.life == [20, 20]


@rule_test("T-66")
def test_greys_gain_data_and_do_no_damage() -> None:
    """TC-5: one Marine in range; with a Chamber one packet more."""
    for chamber, data in ((False, 1), (True, 2)):
        table = Station("greys", "marines")
        table.unit("greys_1", "corridors", "a", upgraded=True)
        table.unit("marines_1", "corridors", "b")
        if chamber:
            table.card("corridors_s1", "greys_chamber")
        table.carries_out(lambda s: combat(s, 0))
        assert table.life == [20, 20]
        assert table.data == [data, 0]


@pytest.mark.parametrize(
    ("kind", "base", "upgraded"),
    [
        ("marine", "single", "triple"),
        ("alien", "none", "triple"),
        ("scientist", "none", "single"),
        ("grey", "none", "data"),
    ],
)
@rule_test("T-67")
def test_attack_values_of_the_four_factions(kind: str, base: str, upgraded: str) -> None:
    assert (SIDES[kind][0].attack, SIDES[kind][1].attack) == (base, upgraded)
    assert ATTACKS["triple"].targets == 3
    assert ATTACKS["data"].damage == 0


@rule_test("T-68")
def test_units_never_die_but_young_aliens_do() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("aliens_1", "corridors", "b")
    table.unit("young_alien_1", "corridors", "c")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [19, 20]
    assert table.where("aliens_1") == "corridors b"
    assert table.where("young_alien_1") == "gone"


@rule_test("T-69")
def test_the_attacker_chooses_targets_and_the_order_of_his_units() -> None:
    table = station()
    table.unit("marines_1", "control_room", "a")
    table.unit("marines_2", "control_room", "c", upgraded=True)
    table.unit("aliens_1", "control_room", "b")
    table.unit("young_alien_1", "control_room", "d")
    table.carries_out(lambda s: combat(s, M))
    assert table.offered(M, "fight.attacker") == ["marines_1", "marines_2"]
    table.says(M, "fight.attacker", "marines_1")
    assert table.offered(M, "fight.target") == ["aliens_1", "young_alien_1"]
    table.says(M, "fight.target", "aliens_1")
    assert table.life == [18, 20]
    assert table.where("young_alien_1") == "gone"


@rule_test("T-70")
def test_victory_is_checked_after_every_hit() -> None:
    table = station()
    table.state.life[A] = 2
    table.unit("marines_1", "corridors", "a", upgraded=True)
    for i, room in enumerate("bcd"):
        table.unit(f"aliens_{i + 1}", "corridors", room)
    table.unit("marines_2", "control_room", "a")
    table.unit("young_alien_1", "control_room", "b")
    table.says(M, "turn.move", "marines_2")
    table.says(M, "move.room", "a")
    table.passes(M)
    assert not table.session.over
    table = station()
    table.state.life[A] = 2
    table.unit("marines_1", "corridors", "a", upgraded=True)
    for i, room in enumerate("bc"):
        table.unit(f"aliens_{i + 1}", "corridors", room)
    table.unit("marines_2", "loading_dock", "a")
    table.says(M, "turn.move", "marines_2")
    assert table.session.over
    assert len(table.told("hit")) == 2, "the third hit did not happen any more"


@rule_test("T-70")
def test_sectors_fight_in_the_order_the_causer_likes() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a")
    table.unit("young_alien_1", "corridors", "b")
    table.unit("marines_2", "control_room", "a")
    table.unit("young_alien_2", "control_room", "b")
    table.carries_out(lambda s: combat(s, M))
    table.says(M, "fight.attacker", "marines_2")
    assert [fact["unit"] for fact in table.told("destroyed")] == ["young_alien_2", "young_alien_1"]


@rule_test("T-69", "T-171")
def test_a_single_attack_chooses_between_two_factions() -> None:
    table = Station("marines", "aliens", "greys", mode="deathmatch")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.unit("greys_1", "corridors", "c")
    table.carries_out(lambda s: combat(s, 0))
    table.says(0, "fight.target", "greys_1")
    assert table.told("hit")[0]["target"] == "greys_1"


@rule_test("T-69", "T-152")
def test_a_single_attack_chooses_between_seen_and_unseen() -> None:
    table = Station("marines", "greys")
    table.unit("marines_1", "corridors", "a")
    table.unit("greys_1", "corridors", "b", invisible=True)
    table.unit("greys_2", "corridors", "c")
    table.state.pieces["invisibility"] = 1
    table.carries_out(lambda s: combat(s, 0))
    table.says(0, "fight.target", "greys_2")
    assert table.life == [20, 19]


@rule_test("T-69")
def test_targets_that_are_alike_need_no_choice() -> None:
    table = station()
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.unit("aliens_2", "corridors", "c", upgraded=True)
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [19, 20]
    assert len(table.told("hit")) == 1


@rule_test("T-69", "T-152")
def test_the_order_of_attackers_matters_for_a_shield() -> None:
    table = Station("marines", "greys")
    table.card("control_room_s1", "marines_battle_position")
    table.unit("marines_1", "control_room", "a", upgraded=True)
    table.unit("marines_2", "control_room", "c", upgraded=True)
    table.unit("greys_1", "control_room", "b", invisible=True)
    table.state.pieces["invisibility"] = 1
    table.carries_out(lambda s: combat(s, 0))
    table.says(0, "fight.attacker", "marines_2")
    assert [fact["unit"] for fact in table.told("hit")] == ["marines_2", "marines_1"]
    assert table.life == [20, 18]


@rule_test("T-121")
def test_an_own_bunker_does_not_protect_the_enemy() -> None:
    table = station()
    table.card("corridors_s1", "marines_bunker")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [19, 20]


@rule_test("T-59", "T-165a")
def test_lurk_attacks_only_in_its_owners_combat() -> None:
    table = Station("aliens", "marines", "scientists", "greys", mode="teams")
    table.card("corridors_s1", "aliens_lurk")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, 2))
    assert table.life == [20, 20, 20, 20], "a partner's combat does not wake it"
    table.arrange()
    table.carries_out(lambda s: combat(s, 1))
    assert table.life == [19, 20, 20, 20], "nor does an enemy's: the Marine alone attacked"
    table.arrange()
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [19, 19, 20, 20]


@rule_test("T-165a")
def test_lurk_asks_only_if_its_victims_differ() -> None:
    table = Station("aliens", "marines")
    table.card("corridors_s1", "aliens_lurk")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "corridors", "b")
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 19]
    assert not table.asks(0, "lurk.target")


@rule_test("T-164")
def test_adrenaline_rush_offers_only_units_with_somebody_to_attack() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "aliens_adrenaline_rush")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "alien_nest", "a", upgraded=True)
    table.unit("aliens_3", "loading_dock", "a", upgraded=True)
    table.unit("marines_1", "alien_nest", "b")
    table.says(0, "turn.move", "aliens_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.offered(0, "rush.unit") == ["aliens_2", "done"]
