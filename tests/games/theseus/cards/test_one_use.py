"""Traps and modules that are held for one use."""

from __future__ import annotations

import pytest

from hullbreach.games.theseus.cards.greys import lose_upgrade
from hullbreach.games.theseus.installing import take_off
from hullbreach.games.theseus.malfunction import forcing
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


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
