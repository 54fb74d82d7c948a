"""Upgrade tokens."""

from __future__ import annotations

from hullbreach.games.theseus.installing import discard_installed
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """Marines on turn with a unit that can move."""
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "space")
    return table


@rule_test("T-91")
def test_kept_tokens_are_public_and_any_number_is_used() -> None:
    table = station()
    table.tokens(0, 2)
    assert [seat.tokens for seat in table.view(None).seats] == [2, 0]
    table.says(0, "turn.move", ("upgrade", "marines_1"))
    table.says(0, "turn.move", ("upgrade", "marines_2"))
    assert table.state.tokens == [0, 0]


@rule_test("T-92")
def test_a_token_upgrades_a_unit_in_a_sector_or_in_space() -> None:
    table = station()
    table.tokens(0, 1)
    assert table.offered(0, "turn.move")[2:] == [("upgrade", "marines_1"), ("upgrade", "marines_2")]
    table.says(0, "turn.move", ("upgrade", "marines_2"))
    assert table.state.units[1].upgraded
    assert table.state.supply == 20


@rule_test("T-93")
def test_the_next_token_on_a_card_costs_as_many_as_lie_there() -> None:
    """TC-7: a third token on Battle Position costs three."""
    table = station()
    table.card("corridors_s1", "marines_battle_position", upgrades=2)
    table.tokens(0, 3)
    table.says(0, "turn.move", ("upgrade", "corridors_s1"))
    card = table.view(0).sectors[0].slots[0]
    assert (card.upgrades, card.number) == (3, 4)
    assert table.state.tokens == [0, 0]
    assert table.state.supply == 17
    table = station()
    table.card("corridors_s1", "marines_battle_position", upgrades=2)
    table.tokens(0, 2)
    table.cannot(0, "turn.move", ("upgrade", "corridors_s1"))


@rule_test("T-93")
def test_a_token_raises_the_number_by_one() -> None:
    """TC-6: a Landmine with one token deals 3 damage."""
    table = Station("aliens", "marines")
    table.card("control_room_s1", "marines_landmine", upgrades=1)
    table.unit("aliens_1", "corridors", "a")
    table.says(A, "move.room", "a")
    assert table.life == [17, 20]


@rule_test("T-94")
def test_six_tokens_are_the_limit() -> None:
    """TC-7: a seventh token is illegal."""
    table = station()
    table.card("corridors_s1", "marines_battle_position", upgrades=6)
    table.tokens(0, 10)
    table.cannot(0, "turn.move", ("upgrade", "corridors_s1"))


@rule_test("T-95")
def test_cards_without_a_number_or_under_the_disc_take_no_token() -> None:
    table = station()
    table.card("corridors_s1", "marines_bunker")
    table.card("corridors_s2", "marines_fire")
    table.card("corridors_s3", "marines_armory")
    table.disc("corridors_s2")
    table.tokens(0, 1)
    places = [option[1] for option in table.offered(0, "turn.move") if isinstance(option, tuple)]
    assert places == ["marines_1", "marines_2", "corridors_s3"]


@rule_test("T-96", "T-140")
def test_tokens_on_a_card_that_leaves_play_return() -> None:
    table = Station("scientists", "marines")
    camera = table.card("corridors_s1", "scientists_camera", upgrades=3, camera=4)
    table.state.deactivations[camera] = [1]
    table.state.pieces["deactivation"] = 2
    table.unit("marines_1", "corridors", "a", caught=True)
    discard_installed(table.state, camera, "clear_out")
    assert table.state.supply == 20
    assert table.state.pieces["deactivation"] == 3
    assert table.state.camera[camera] == 0
    assert table.state.units[table.state.named("marines_1")].caught, "what it put on units stays"
