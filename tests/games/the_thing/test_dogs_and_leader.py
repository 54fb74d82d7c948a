"""Phase 8: dogs and the change of leader."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


def evening(*rolled: str, options: dict[str, bool] | None = None) -> Ice:
    """Phase 8 begins, and the location cards come up in this order."""
    table = Ice(options=options)
    table.phase("dogs")
    table.rolls(*rolled)
    return table


@rule_test("G-166", "G-14")
def test_in_the_first_round_all_dogs_are_let_out() -> None:
    table = evening("kitchen", "shed", "armory", "radio_room", "laboratory")
    table.go_on()
    s = table.state
    assert sorted(s.dogs) == ["armory", "kitchen", "radio_room", "shed"]
    assert (s.kennel, s.released, s.token_at) == (0, True, "laboratory")


@rule_test("G-167")
def test_loose_dogs_get_new_places_and_caught_ones_stay() -> None:
    table = evening("warehouse", "boiler_room", "laboratory")
    table.dogs("kitchen", "shed")
    table.go_on()
    assert table.state.dogs == ["warehouse", "boiler_room"]
    assert table.state.kennel == 2


@rule_test("G-168", "G-171")
def test_the_kennel_opens_while_the_leader_token_is_drawn_for() -> None:
    """X-14: three dogs, then the kennel, the fourth dog, and the token."""
    table = evening("kitchen", "shed", "laboratory", "kennel", "armory", "generator_room")
    table.dogs("radio_room", "warehouse", "boiler_room")
    table.go_on()
    s = table.state
    assert s.dogs == ["kitchen", "shed", "laboratory", "armory"]
    assert s.token_at == "generator_room"
    assert s.kennel == 0
    assert "kennel" not in s.location_cards()
    assert table.told("kennel.opens") == [{"dogs": 1}]


@rule_test("G-168")
def test_the_kennel_opens_among_the_dogs() -> None:
    table = evening("kennel", "kitchen", "shed", "armory", "laboratory", "radio_room")
    table.dogs("warehouse")
    table.go_on()
    assert table.state.dogs == ["kitchen", "shed", "armory", "laboratory"]


@rule_test("G-169")
def test_dogs_without_a_card_go_to_the_kennel() -> None:
    table = evening("kitchen", "shed", "kitchen")
    table.dogs("kitchen", "shed", "armory", "laboratory")
    s = table.state
    everything = s.location_cards()
    s.burnt = s.closed = [place for place in everything if place not in ("kitchen", "shed")]
    table.go_on()
    s = table.state
    assert sorted(s.dogs) == ["kitchen", "shed"]
    assert s.kennel == 2
    assert s.token_at == "kitchen"


@rule_test("G-170")
def test_the_holder_of_the_token_leads_from_now_on() -> None:
    for holder, leader in ((BLUE, BLUE), (-1, RED)):
        table = Ice()
        table.state.token_holder = holder
        table.phase("dogs")
        table.go_on()
        assert table.state.leader == leader
        assert table.state.token_holder == -1
        assert table.state.round == 2


@rule_test("G-171")
def test_the_token_comes_from_the_same_deck_as_the_dogs() -> None:
    for seed in range(20):
        table = Ice(seed=seed)
        table.phase("dogs")
        table.go_on()
        assert table.state.token_at not in table.state.dogs


@rule_test("G-171")
def test_an_empty_deck_is_shuffled_again_without_the_kennel() -> None:
    table = Ice()
    table.dogs("kitchen")
    s = table.state
    s.burnt = s.closed = [p for p in s.open_places() if p not in ("kitchen",)]
    table.phase("dogs")
    table.rolls("kitchen", "kennel", "kitchen")
    table.go_on()
    assert table.state.token_at == "kitchen"


@rule_test("G-172")
def test_the_sheet_passes_over_the_dead() -> None:
    table = Ice()
    table.state.figures[GREEN].status = "dead"
    table.state.pass_sheet()
    assert table.state.leader == BLUE


@rule_test("G-173")
def test_without_the_kennel_card_caught_dogs_stay_caught() -> None:
    table = Ice(options={"kennel_card": False})
    table.dogs("kitchen")
    assert "kennel" not in table.state.location_cards()
    table = evening(
        "kitchen", "shed", "armory", "radio_room", "laboratory", options={"kennel_card": False}
    )
    table.go_on()
    assert len(table.state.dogs) == 4
    assert YELLOW == 3
