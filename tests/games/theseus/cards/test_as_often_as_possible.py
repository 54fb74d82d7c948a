"""Cards whose effect is repeated as often as it can be done."""

from __future__ import annotations

import pytest

from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, Station, copied


@rule_test("T-139", "T-163")
def test_an_incubator_that_is_copied_hatches_no_more_than_the_supply_holds() -> None:
    table = copied("aliens_incubator", "marines")
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
    table = copied("scientists_station_plans", "marines")
    table.card("corridors_i1", "scientists_archives")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "install.slot", "corridors_s1")
    assert table.at("corridors_s1") == "scientists_archives"
    assert len(table.told("end_token")) == 1, "there is no deck to refill from"


@rule_test("T-134", "T-137")
def test_a_detonation_that_is_copied_ends_with_the_last_enemy_card() -> None:
    table = copied("scientists_detonation", "marines")
    table.card("control_room_s4", "marines_bunker")
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
