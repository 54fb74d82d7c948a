"""Pandora: its side, its tile, the sectors it shares."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus import GAME
from hullbreach.games.theseus.components import SIDES, UNITS
from hullbreach.testing import rule_test
from hullbreach.testing.table import Table
from tests.games.theseus.pandora import M, P, laid, station
from tests.games.theseus.table import Station


@rule_test("T-191", "T-2")
def test_pandora_has_no_cards_no_board_and_no_data() -> None:
    table = laid("corridors", "left")
    seat = table.view(0).seats[1]
    assert (seat.deck, seat.top, seat.data, seat.start_cards) == (0, None, None, [])
    assert len(table.view(0).sectors) == 4


@rule_test("T-192")
def test_pandora_starts_with_twenty_life_or_none_in_deathmatch() -> None:
    assert laid("corridors", "left").view(0).seats[1].life == 20
    table = Station("pandora", "aliens", "greys", mode="deathmatch")
    assert table.state.life == [0, 0, 0]
    assert len(table.state.sectors) == 5


@rule_test("T-193", "T-207")
def test_the_tile_comes_before_any_card() -> None:
    table: Table[Any] = Table(GAME, "duel", 2, {"factions": "marines,pandora"})
    assert table.asks(1, "setup.tile")
    assert len(table.offered(1, "setup.tile")) == 8
    view = table.view(0)
    assert [s.place for s in view.sectors] == [
        "corridors",
        "control_room",
        "technology_dock",
        "loading_dock",
    ]
    assert all(card is None for sector in view.sectors for card in sector.slots)
    assert view.seats[0].start_cards == []


@pytest.mark.parametrize(
    ("place", "side", "order"),
    [
        ("loading_dock", "left", [1, 0]),
        ("loading_dock", "right", [0, 1]),
        ("control_room", "right", [1, 0]),
        ("control_room", "left", [0, 1]),
        ("technology_dock", "left", [1, 0]),
        ("technology_dock", "right", [1, 0]),
        ("corridors", "right", [0, 1]),
    ],
)
@rule_test("T-195", "T-207")
def test_the_side_of_the_tile_fixes_the_turn_order(place: str, side: str, order: list[int]) -> None:
    """TC-18, and tiles on common sectors."""
    assert laid(place, side).state.order == order


@rule_test("T-196", "T-28")
def test_a_shared_sector_may_be_full_at_the_start() -> None:
    """TC-18."""
    table = laid("loading_dock", "left")
    while table.session.state.phase != "other_units":
        seat, pick = next(iter(table.session.asked.items()))
        table.says(seat, pick.prompt, pick.options[0])
    dock = next(sector for sector in table.view(0).sectors if sector.place == "loading_dock")
    assert None not in dock.rooms
    assert table.told("limited_combat") == []


@rule_test("T-194")
def test_a_shared_sector_belongs_to_both_and_a_common_one_serves_everybody() -> None:
    table = station(("loading_dock", "left"))
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "control_room", "b")
    table.unit("marines_2", "loading_dock", "b")
    table.unit("marines_3", "loading_dock", "c")
    table.says(P, "move.room", "a") if table.asks(P, "move.room") else None
    assert table.where("pandora_1").startswith("technology_dock")
    table = station(("loading_dock", "left"))
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "b")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1
    table = station(("corridors", "left"))
    table.active(M)
    table.unit("marines_1", "technology_dock", "a")
    table.unit("pandora_1", "corridors", "b")
    table.says(M, "move.room", "a")
    assert table.life == [19, 20], "the Marines used the combat of Corridors"


@rule_test("T-201")
def test_pandoras_token_upgrades_units_and_taken_over_cards() -> None:
    table = station(("loading_dock", "left"))
    table.card("corridors_s1", "marines_fire")
    table.card("corridors_s2", "marines_landmine")
    table.card("loading_dock_s1", "marines_bunker")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "b")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1, "no choice to clear out the Bunker"
    assert table.offered(P, "turn.end") == [
        "end",
        ("upgrade", "pandora_1"),
        ("upgrade", "corridors_s1"),
    ]


@rule_test("T-202")
def test_on_a_common_sector_pandora_does_both_actions_in_its_order() -> None:
    table = station(("corridors", "left"))
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "corridors", "b")
    table.unit("marines_2", "corridors", "c")
    table.says(P, "move.room", "a")
    assert table.offered(P, "sector.first") == ["combat", "token"]
    table.says(P, "sector.first", "token")
    table.says(P, "sector.first", ("upgrade", "pandora_1"))
    assert table.life == [20, 18], "both were hit: the token came first"


@rule_test("T-202", "T-76")
def test_in_the_dock_the_token_comes_before_the_extra_turn() -> None:
    table = station(("technology_dock", "left"))
    table.unit("pandora_1", "loading_dock", "a")
    table.unit("pandora_2", "corridors", "a")
    table.unit("marines_1", "technology_dock", "b")
    table.says(P, "turn.move", "pandora_1")
    table.says(P, "move.room", "a")
    assert table.state.tokens[P] == 1
    table.says(P, "sector.first", "extra_turn")
    assert table.where("pandora_2") == "corridors a"


@rule_test("T-203")
def test_the_owner_of_a_shared_sector_may_clear_out_his_own_lost_card() -> None:
    table = station(("loading_dock", "left"))
    table.active(M)
    table.card("loading_dock_s1", "marines_bunker")
    table.takes_over("catcher_1", "loading_dock_s1")
    table.unit("marines_1", "control_room", "a")
    table.says(M, "move.room", "a")
    table.says(M, "sector.home", ("clear", "loading_dock_s1"))
    assert table.discarded(M) == ["marines_bunker"]
    assert table.where("catcher_1") == "gone"


@rule_test("T-204")
def test_pandora_has_no_impending_phase() -> None:
    table = station()
    table.card("corridors_i1", "marines_fire")
    table.card("corridors_s1", "bonus_upgrade")
    table.unit("pandora_1", "technology_dock", "a")
    table.unit("marines_1", "corridors", "b")
    table.says(P, "move.room", "a")
    assert table.asks(M)
    assert table.at("corridors_i1") == "marines_fire"


@pytest.mark.parametrize(
    ("kind", "attacks", "takeovers"),
    [
        ("creature", ("single", "triple"), ("", "")),
        ("catcher", ("none", "single"), ("permanent", "permanent")),
        ("runner", ("none", "single"), ("one_time", "permanent")),
        ("warrior", ("single", "triple"), ("one_time", "permanent")),
    ],
)
@rule_test("T-5", "T-205")
def test_the_values_of_pandoras_units(
    kind: str, attacks: tuple[str, str], takeovers: tuple[str, str]
) -> None:
    sides = SIDES[kind]
    assert (sides[0].attack, sides[1].attack) == attacks
    assert (sides[0].takes_over, sides[1].takes_over) == takeovers
    assert UNITS[kind].upgraded is not None


@rule_test("T-205", "T-40")
def test_a_runner_may_go_one_sector_further() -> None:
    table = station()
    table.unit("runner_1", "technology_dock", "a")
    table.unit("marines_1", "loading_dock", "a")
    assert table.offered(P, "move.way") == ["stop", ("further", "runner")]
    table.says(P, "move.way", ("further", "runner"))
    table.says(P, "move.room", "a")
    assert table.where("runner_1") == "control_room a"


@rule_test("T-206")
def test_a_runner_moved_by_somebody_else_goes_no_further() -> None:
    table = station(other="marines")
    table.active(M)
    table.unit("marines_1", "loading_dock", "a")
    table.unit("runner_1", "technology_dock", "b")
    table.unit("pandora_1", "space")
    table.card("technology_dock_s1", "marines_team_tactics")
    table.says(M, "move.room", "a")
    table.says(M, "turn.action", "technology_dock_s1")
    table.says(M, "move.room", "b")
    assert table.where("runner_1") == "control_room b"


@rule_test("T-206", "T-190")
def test_data_for_pandora_are_lost() -> None:
    table = station(other="scientists")
    table.card("corridors_s1", "scientists_archives")
    table.takes_over("catcher_1", "corridors_s1")
    table.unit("pandora_1", "technology_dock", "a")
    table.says(P, "move.room", "a")
    table.says(P, "turn.action", "corridors_s1")
    assert table.data == [0, 0]
