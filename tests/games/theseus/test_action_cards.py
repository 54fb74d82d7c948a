"""The action-card phase."""

from __future__ import annotations

from hullbreach.testing import rule_test
from tests.games.theseus.table import ARCHIVES, Station


def station() -> Station:
    """A Scientist stops in the Control Room with two action cards."""
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_archives")
    table.card("control_room_s2", "scientists_small_lab")
    table.card("corridors_s1", "scientists_archives")
    table.card("control_room_s3", "marines_armory")
    table.says(0, "move.room", "a")
    return table


@rule_test("T-71", "T-120")
def test_own_cards_are_resolved_in_the_order_chosen() -> None:
    table = station()
    assert table.offered(0, "turn.action") == ["control_room_s1", "control_room_s2", "go_on"]
    table.says(0, "turn.action", "control_room_s2")
    assert table.state.tokens == [1, 0]
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [ARCHIVES, 0]


@rule_test("T-72")
def test_every_card_may_be_left_out() -> None:
    table = station()
    table.says(0, "turn.action", "go_on")
    assert table.data == [0, 0]
    assert table.state.tokens == [0, 0]


@rule_test("T-73")
def test_a_card_works_once_per_stop_and_only_where_the_unit_stopped() -> None:
    table = station()
    table.cannot(0, "turn.action", "corridors_s1")
    table.says(0, "turn.action", "control_room_s1")
    table.cannot(0, "turn.action", "control_room_s1")
    table.says(0, "turn.action", "go_on")
    assert table.data == [ARCHIVES, 0]
