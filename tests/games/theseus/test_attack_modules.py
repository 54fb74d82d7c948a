"""What modules add to an attack."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.combat import combat
from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, PROBE, TRANSMISSION, Station

A, M = 0, 1


def station() -> Station:
    """Aliens and Marines; the Marines are on turn."""
    table = Station("aliens", "marines")
    table.active(M)
    return table


@rule_test("T-66a")
def test_battle_position_adds_its_damage_once_to_a_triple_attack() -> None:
    """Three targets are one attack: 3 damage and 1 more, not 1 more for each of them."""
    for upgrades, life in ((0, 16), (2, 14)):
        table = station()
        table.card("corridors_s1", "marines_battle_position", upgrades=upgrades)
        table.unit("marines_1", "corridors", "a", upgraded=True)
        for i, room in enumerate("bcd"):
            table.unit(f"aliens_{i + 1}", "corridors", room)
        table.carries_out(lambda s: combat(s, M))
        assert table.life == [life, 20]


@rule_test("T-66a")
def test_every_attack_has_the_additional_damage_anew() -> None:
    table = station()
    table.card("control_room_s1", "marines_battle_position")
    table.unit("marines_1", "control_room", "a")
    table.unit("marines_2", "control_room", "c", upgraded=True)
    table.unit("aliens_1", "control_room", "b")
    table.unit("aliens_2", "control_room", "d")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [20 - (1 + 1) - (2 + 1), 20]


@rule_test("T-66a", "T-171")
def test_the_attacker_chooses_who_takes_the_additional_damage() -> None:
    table = Station("marines", "aliens", "scientists", mode="deathmatch")
    table.card("corridors_s1", "marines_battle_position", upgrades=1)
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("aliens_1", "corridors", "b")
    table.unit("young_alien_1", "corridors", "c")
    table.unit("scientists_1", "corridors", "d")
    table.carries_out(lambda s: combat(s, 0))
    assert table.offered(0, "fight.extra") == ["aliens_1", "young_alien_1", "scientists_1"]
    table.says(0, "fight.extra", "scientists_1")
    assert [(fact["unit"], fact["amount"]) for fact in table.told("scored")] == [
        ("aliens_1", 1),
        ("young_alien_1", 1),
        ("scientists_1", 3),
    ]


@rule_test("T-66a", "T-152")
def test_additional_damage_is_not_wasted_on_a_shield() -> None:
    table = Station("marines", "greys")
    table.card("corridors_s1", "marines_battle_position", upgrades=1)
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("greys_1", "corridors", "b", invisible=True)
    table.unit("greys_2", "corridors", "c")
    table.state.pieces["invisibility"] = 1
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 17], "1 and 2 more on the Grey everybody sees"


@rule_test("T-66a", "T-152")
def test_where_all_targets_are_shielded_nothing_is_left_of_the_attack() -> None:
    table = Station("marines", "greys")
    table.card("corridors_s1", "marines_battle_position")
    table.unit("marines_1", "corridors", "a", upgraded=True)
    table.unit("greys_1", "corridors", "b", invisible=True)
    table.state.pieces["invisibility"] = 1
    table.carries_out(lambda s: combat(s, 0))
    assert table.life == [20, 20]
    assert table.state.pieces["invisibility"] == 2


@rule_test("T-66b")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("greys_transmission", TRANSMISSION + 1), ("greys_probe", PROBE + 1), (None, 0)],
)
def test_a_chamber_adds_to_whatever_brings_data_in_its_sector(
    card: str | None, gained: int
) -> None:
    table = Station("greys", "marines")
    table.card("control_room_s2", "greys_chamber")
    if card:
        table.card("control_room_s1", card)
    mover = 1 if card == "greys_probe" else 0
    table.active(mover)
    table.unit(f"{('greys', 'marines')[mover]}_1", "corridors", "a")
    table.says(mover, "move.room", "a")
    if card == "greys_transmission":
        table.says(0, "turn.action", "control_room_s1")
    assert table.data == [gained, 0]


@rule_test("T-66b")
def test_a_chamber_in_another_sector_adds_nothing() -> None:
    table = Station("greys", "marines")
    table.card("corridors_s2", "greys_chamber")
    table.card("control_room_s1", "greys_transmission")
    table.unit("greys_1", "corridors", "a")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [TRANSMISSION, 0]


@rule_test("T-66b")
def test_a_card_and_its_copy_are_one_gain_for_a_chamber() -> None:
    """The Duplication copies the Transmission: twice at once and 1 more. Beside the Chamber too, it doubles both."""
    for place, more in (("control_room_s3", 1), ("control_room_s4", 2)):
        table = Station("greys", "marines")
        table.card("control_room_s1", "greys_transmission")
        table.card("control_room_s2", "greys_duplication")
        table.card(place, "greys_chamber")
        table.unit("greys_1", "corridors", "a")
        table.says(0, "move.room", "a")
        table.says(0, "turn.action", "control_room_s1")
        assert table.data == [2 * TRANSMISSION + more, 0]


@rule_test("T-66b", "T-187")
def test_a_partners_chamber_adds_to_the_data_of_who_gains_them() -> None:
    table = Station("greys", "marines", "scientists", "aliens", mode="teams")
    table.active(2)
    table.card("control_room_s1", "scientists_archives")
    table.card("control_room_s2", "greys_chamber")
    table.card("control_room_s3", "scientists_camera", camera=2)
    table.unit("scientists_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.data == [0, 0, ARCHIVES + 1, 0]
    table.says(2, "turn.action", "control_room_s3")
    assert table.data == [0, 0, ARCHIVES + 4, 0]


@rule_test("T-66b", "T-190")
def test_a_chamber_gives_nothing_to_a_faction_that_collects_no_data() -> None:
    table = Station("greys", "aliens", "marines", "scientists", mode="teams")
    table.active(2)
    table.card("control_room_s1", "greys_transmission")
    table.card("control_room_s2", "greys_chamber")
    table.unit("marines_1", "corridors", "a")
    table.says(2, "move.room", "a")
    table.says(2, "turn.action", "control_room_s1")
    assert table.data == [0, 0, 0, 0]


@rule_test("T-159")
def test_a_double_shot_is_for_one_unit() -> None:
    """Two Marines in the sector: the Marines choose who attacks twice."""
    for shooter in ("marines_1", "marines_2"):
        table = station()
        table.card("control_room_s2", "marines_double_shot")
        table.unit("marines_1", "control_room", "a")
        table.unit("marines_2", "control_room", "c", upgraded=True)
        table.unit("aliens_1", "control_room", "b")
        table.unit("aliens_2", "control_room", "d")
        table.carries_out(lambda s: combat(s, M))
        assert table.offered(M, "fight.double") == ["marines_1", "marines_2"]
        table.says(M, "fight.double", shooter)
        hits = [fact["unit"] for fact in table.told("hit")]
        assert (hits.count("marines_1"), hits.count("marines_2")) == (
            (2, 2) if shooter == "marines_1" else (1, 4)
        )
        assert table.life == [20 - len(hits), 20]


@rule_test("T-159")
def test_two_double_shots_may_go_to_one_unit_or_to_two() -> None:
    for second, hits in (("marines_1", [3, 1]), ("marines_2", [2, 2])):
        table = station()
        table.card("control_room_s2", "marines_double_shot")
        table.card("control_room_s3", "marines_double_shot")
        table.unit("marines_1", "control_room", "a")
        table.unit("marines_2", "control_room", "c")
        table.unit("aliens_1", "control_room", "b")
        table.carries_out(lambda s: combat(s, M))
        table.says(M, "fight.double", "marines_1")
        table.says(M, "fight.double", second)
        units = [fact["unit"] for fact in table.told("hit")]
        assert [units.count(name) for name in ("marines_1", "marines_2")] == hits


@rule_test("T-159")
def test_a_double_shot_serves_its_own_sector_and_side() -> None:
    table = station()
    table.card("control_room_s1", "marines_double_shot")
    table.unit("marines_1", "corridors", "a")
    table.unit("aliens_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, M))
    assert table.life == [19, 20]
    table = Station("aliens", "marines")
    table.card("corridors_s1", "marines_double_shot")
    table.unit("aliens_1", "corridors", "a", upgraded=True)
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, A))
    assert table.life == [20, 19]


@rule_test("T-159")
def test_who_has_nobody_to_attack_cannot_have_the_double_shot() -> None:
    table = station()
    table.card("loading_dock_s1", "marines_double_shot")
    table.unit("marines_1", "loading_dock", "a")
    table.unit("marines_2", "loading_dock", "d")
    table.unit("aliens_1", "loading_dock", "c")
    table.carries_out(lambda s: combat(s, M))
    assert not table.asks(M, "fight.double"), "a wall is between c and d"
    assert [fact["unit"] for fact in table.told("hit")] == ["marines_1", "marines_1"]


@rule_test("T-158", "T-159")
def test_in_an_ambush_one_of_the_marines_shoots_twice() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_ambush")
    table.card("control_room_s3", "marines_double_shot")
    table.unit("marines_1", "control_room", "b")
    table.unit("marines_2", "control_room", "d")
    table.unit("aliens_1", "corridors", "a")
    table.says(0, "move.room", "a")
    assert table.life == [17, 20]


@rule_test("T-66", "T-68")
def test_an_attack_for_data_harms_nobody() -> None:
    table = Station("greys", "aliens")
    table.unit("greys_1", "corridors", "a", upgraded=True)
    table.unit("young_alien_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, 0))
    assert table.data == [1, 0]
    assert table.where("young_alien_1") == "corridors b"
    assert not table.told("damage")


@rule_test("T-66b", "T-187")
def test_an_attack_that_brings_no_data_is_nothing_to_a_chamber() -> None:
    table = Station("greys", "marines", "scientists", "aliens", mode="teams")
    table.card("corridors_s1", "greys_chamber")
    table.unit("scientists_1", "corridors", "a", upgraded=True)
    table.unit("marines_1", "corridors", "b")
    table.carries_out(lambda s: combat(s, 2))
    assert table.life == [20, 19, 20, 20]
    assert table.data == [0, 0, 0, 0]
