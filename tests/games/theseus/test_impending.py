"""The impending-card phase."""

from __future__ import annotations

from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def at_home(*deck: str) -> Station:
    """An Alien is about to stop at home; one enemy card and one own are impending there."""
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_i1", "aliens_lurk")
    table.card("alien_nest_i2", "marines_fire")
    table.deck(A, *(deck or ("aliens_habitat", "aliens_hatchery")))
    return table


@rule_test("T-8", "T-97", "T-98", "T-100", "T-101")
def test_each_position_offers_what_its_content_allows() -> None:
    """TC-8."""
    table = at_home()
    table.says(A, "move.room", "a")
    options = table.offered(A, "turn.impending")
    assert options[:3] == [("install", "alien_nest_i1"), ("replace", "alien_nest_i2"), "skip"]


@rule_test("T-98", "T-218")
def test_an_empty_position_beside_another_card_may_be_used() -> None:
    """TC-8, variant."""
    table = at_home()
    table.state.sectors[2].impending[1] = -1
    table.says(A, "move.room", "a")
    options = table.offered(A, "turn.impending")
    assert options[:3] == [("install", "alien_nest_i1"), ("place", "alien_nest_i2"), "skip"]


@rule_test("T-8", "T-9")
def test_an_impending_card_has_no_effect() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_i1", "marines_landmine")
    table.says(A, "move.room", "a")
    assert table.life == [20, 20]


@rule_test("T-97", "T-113")
def test_the_phase_may_be_skipped() -> None:
    table = at_home()
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", "skip")
    assert table.asks(M)
    assert len(table.state.decks[A]) == 2


@rule_test("T-99")
def test_an_empty_position_gets_the_top_card() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "loading_dock", "a")
    table.deck(A, "aliens_lurk", "aliens_hatchery")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("place", "corridors_i1"))
    assert table.at("corridors_i1") == "aliens_lurk"
    assert table.view(M).seats[A].top == "aliens_hatchery"


@rule_test("T-100", "T-102")
def test_an_enemy_card_is_discarded_and_replaced() -> None:
    table = at_home()
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("replace", "alien_nest_i2"))
    assert table.discarded(M) == ["marines_fire"]
    assert table.at("alien_nest_i2") == "aliens_habitat"


@rule_test("T-97")
def test_whoever_has_replaced_a_card_deals_with_no_other_one_this_turn() -> None:
    table = at_home()
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("replace", "alien_nest_i2"))
    assert not table.asks(A, "turn.impending")


@rule_test("T-101", "T-102")
def test_an_own_card_is_installed_anywhere_and_the_position_refilled() -> None:
    table = at_home()
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    table.says(A, "install.slot", "technology_dock_s2")
    table.says(A, "turn.refill", "refill")
    assert table.at("technology_dock_s2") == "aliens_lurk"
    assert table.at("alien_nest_i1") == "aliens_habitat"


@rule_test("T-103", "T-9")
def test_legal_slots_are_empty_ones_bonus_slots_and_own_cards() -> None:
    table = at_home()
    table.card("corridors_s1", "marines_bunker")
    old = table.card("corridors_s2", "aliens_hatchery", upgrades=1)
    table.card("control_room_s1", "bonus_passage")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    slots = table.offered(A, "install.slot")
    assert "corridors_s1" not in slots
    assert {"corridors_s2", "corridors_s3", "control_room_s1"} <= set(slots)
    table.says(A, "install.slot", "corridors_s2")
    assert table.discarded(A) == ["aliens_hatchery"]
    assert table.state.upgrades[old] == 0


@rule_test("T-104", "T-123")
def test_a_special_card_is_laid_in_front_of_its_player() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.card("alien_nest_i1", "aliens_hole")
    table.deck(A, "aliens_lurk")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    assert table.view(M).seats[A].front == ["aliens_hole"]


@rule_test("T-105", "T-127", "T-166")
def test_a_bonus_card_is_taken_and_may_be_used_before_the_refill() -> None:
    table = at_home("aliens_hatchery", "aliens_habitat")
    table.card("control_room_s1", "bonus_card_from_deck")
    table.unit("marines_1", "loading_dock", "a")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    table.says(A, "install.slot", "control_room_s1")
    assert table.view(M).seats[A].front == ["bonus_card_from_deck"]
    table.says(A, "turn.refill", ("play", "bonus_card_from_deck"))
    table.cannot(A, "install.slot", "control_room_s1")
    table.says(A, "install.slot", "corridors_s1")
    table.says(A, "turn.refill", "refill")
    assert table.at("corridors_s1") == "aliens_hatchery"
    assert table.at("alien_nest_i1") == "aliens_habitat"
    assert [table.state.cards.faces[h] for h in table.state.gone] == ["bonus_card_from_deck"]


@rule_test("T-106")
def test_without_a_legal_slot_nothing_can_be_installed() -> None:
    table = at_home()
    for sector in table.state.sectors:
        for i in range(len(sector.slots)):
            marines = [h for h in table.state.removed[M] if table.state.row(h).type != "special"]
            sector.slots[i] = marines[0]
            table.state.removed[M].remove(marines[0])
    table.says(A, "move.room", "a")
    table.says(A, "sector.home", "token")
    assert ("install", "alien_nest_i1") not in table.offered(A, "turn.impending")
    assert ("replace", "alien_nest_i2") in table.offered(A, "turn.impending")


@rule_test("T-103", "T-86")
def test_an_own_card_under_the_disc_is_no_legal_slot() -> None:
    table = at_home("aliens_hatchery", "aliens_habitat")
    table.card("corridors_s1", "aliens_tentacles")
    table.card("corridors_s2", "marines_fire")
    table.card("technology_dock_s3", "bonus_upgrade")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    offered = table.offered(A, "install.slot")
    assert {"corridors_s1", "technology_dock_s3", "corridors_s3"} <= set(offered)
    assert "corridors_s2" not in offered
    table = at_home("aliens_hatchery", "aliens_habitat")
    table.card("corridors_s1", "aliens_tentacles")
    table.disc("corridors_s1")
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    table.cannot(A, "install.slot", "corridors_s1")


@rule_test("T-100", "T-112")
def test_an_enemy_card_replaced_without_a_deck_leaves_an_empty_position() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "loading_dock", "a")
    table.card("corridors_i1", "marines_fire")
    table.deck(A)
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("replace", "corridors_i1"))
    assert table.at("corridors_i1") is None
    assert table.discarded(1) == ["marines_fire"]
    assert table.told("end_token") == [{"field": 3}]


@rule_test("T-104", "T-112")
def test_a_special_card_laid_in_front_without_a_deck_leaves_an_empty_position() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.card("alien_nest_i1", "aliens_hole")
    table.deck(A)
    table.says(A, "move.room", "a")
    table.says(A, "turn.impending", ("install", "alien_nest_i1"))
    assert table.view(M).seats[A].front == ["aliens_hole"]
    assert table.at("alien_nest_i1") is None
