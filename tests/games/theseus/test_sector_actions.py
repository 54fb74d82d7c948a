"""The sector-action phase."""

from __future__ import annotations

from hullbreach.games.theseus.components import SECTORS
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


@rule_test("T-13")
def test_each_sector_has_one_action() -> None:
    assert [row.action for row in SECTORS] == ["combat", "malfunction", "extra_turn", *["home"] * 4]


@rule_test("T-74")
def test_nothing_happens_in_an_enemys_faction_sector() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "technology_dock", "a")
    table.unit("marines_1", "alien_nest", "a")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1").startswith("loading_dock")
    assert table.state.tokens == [0, 0]
    assert table.idle()


@rule_test("T-74a", "T-163")
def test_the_sector_of_the_stop_counts_even_without_the_unit() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    for i, room in enumerate("abc"):
        table.unit(f"marines_{i + 1}", "alien_nest", room)
    table.card("alien_nest_s1", "aliens_incubator")
    table.deck(A, "aliens_lurk")
    table.says(A, "turn.action", "alien_nest_s1")
    table.says(A, "move.eject", "aliens_1")
    assert table.where("aliens_1") == "space"
    assert table.state.tokens == [1, 0], "the nest still gave its token"
    assert ("place", "alien_nest_i1") in table.offered(A, "turn.impending")


@rule_test("T-75")
def test_corridors_mean_combat_everywhere() -> None:
    table = Station("aliens", "marines")
    table.active(M)
    table.unit("marines_1", "loading_dock", "a")
    table.unit("marines_2", "control_room", "a")
    table.unit("aliens_1", "control_room", "b")
    table.says(M, "turn.move", "marines_1")
    table.says(M, "move.room", "a")
    assert table.life == [19, 20]


@rule_test("T-76", "T-8")
def test_the_dock_gives_a_complete_turn_to_another_unit() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("aliens_2", "control_room", "a")
    table.deck(A, "aliens_lurk")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.says(A, "move.room", "b")
    assert table.where("aliens_2") == "alien_nest b"
    assert table.state.tokens == [1, 0], "with its own sector action"
    assert table.asks(A, "turn.impending"), "and all other phases"


@rule_test("T-77")
def test_the_extra_turn_is_compulsory() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("aliens_2", "technology_dock", "a")
    table.unit("aliens_3", "corridors", "a")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "b")
    assert table.offered(A, "turn.move") == ["aliens_2", "aliens_3"]


@rule_test("T-80")
def test_at_home_a_token_is_taken() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.says(A, "move.room", "a")
    assert table.state.tokens == [1, 0]
    assert table.state.supply == 19


@rule_test("T-81")
def test_at_home_an_enemy_card_may_be_cleared_out_but_not_under_the_disc() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_s1", "marines_bunker")
    table.card("alien_nest_s2", "marines_double_shot")
    table.card("alien_nest_s3", "aliens_lurk")
    table.disc("alien_nest_s2")
    table.says(A, "move.room", "a")
    assert table.offered(A, "sector.home") == ["token", ("clear", "alien_nest_s1")]
    table.says(A, "sector.home", ("clear", "alien_nest_s1"))
    assert table.discarded(M) == ["marines_bunker"]
    assert table.at("alien_nest_s1") is None


@rule_test("T-82")
def test_an_impossible_sector_action_is_skipped() -> None:
    table = Station("aliens", "marines")
    table.state.supply = 0
    table.unit("aliens_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    assert table.asks(M), "no token is left and no card can be cleared out"
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    assert table.asks(M), "there is no card for the disc"


@rule_test("T-80", "T-139")
def test_at_home_without_a_token_in_the_supply_an_enemy_card_is_cleared_out() -> None:
    table = Station("aliens", "marines")
    table.state.supply = 0
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_s1", "marines_bunker")
    table.says(A, "move.room", "a")
    assert table.discarded(M) == ["marines_bunker"]
    assert not table.told("tokens")


@rule_test("T-76", "T-82")
def test_without_another_unit_to_move_there_is_no_extra_turn() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "alien_nest", "a")
    table.unit("marines_1", "corridors", "a")
    table.says(A, "move.room", "a")
    assert table.where("aliens_1") == "technology_dock a"
    assert not table.told("extra_turn")
