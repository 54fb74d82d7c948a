"""Rulings on special and bonus cards."""

from __future__ import annotations

import pytest

from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


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
