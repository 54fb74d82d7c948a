"""Healing in the sick bay."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import BLUE, Bench


def ward(soldier: int, android: int, red: bool = False) -> Bench:
    """Blue's two characters in the inner room of the sick bay."""
    bench = Bench()
    bench.lay("sick_bay", 0, -1, red=red)
    bench.stand(BLUE, "sick_bay", "sick_bay")
    bench.life(BLUE, soldier, android)
    return bench


@rule_test("P-124", "P-30")
def test_two_points_for_one_or_one_for_each() -> None:
    for mode, lives in (("soldier", (3, 1)), ("android", (1, 3)), ("both", (2, 2))):
        bench = ward(1, 1)
        bench.does(BLUE, "heal")
        bench.says(BLUE, "heal.mode", mode)
        assert bench.lives(BLUE) == lives
        assert bench.state.ap == 3


@rule_test("P-124")
def test_four_is_the_most_and_only_the_inner_room_heals() -> None:
    bench = ward(3, 4)
    bench.does(BLUE, "heal")
    assert bench.lives(BLUE) == (4, 4)
    bench = ward(1, 1)
    bench.stand(BLUE, "sick_bay_antechamber", "sick_bay_antechamber")
    assert not bench.can(BLUE, "heal")


@rule_test("P-125")
def test_black_is_turned_afterwards_red_raises_an_alarm_first() -> None:
    bench = ward(1, 4)
    bench.does(BLUE, "heal")
    assert bench.is_red("sick_bay")
    assert bench.told("alarm") == []
    bench.rolls(3)
    bench.does(BLUE, "heal")
    keys = [event.key for event in bench.events]
    assert keys.index("alarm") > keys.index("healed")
    assert bench.told("alarm") == [{"seat": BLUE, "room": "sick_bay", "face": 3}]
    assert bench.parasites_at("sick_bay_antechamber") == ["grey"]
    bench = ward(1, 4, red=True)
    bench.rolls(1)
    bench.does(BLUE, "heal")
    keys = [event.key for event in bench.events]
    assert keys.index("alarm") < keys.index("healed")


@rule_test("P-126")
def test_it_may_be_repeated_while_it_heals() -> None:
    bench = ward(1, 4)
    bench.does(BLUE, "heal")
    bench.rolls(1)
    bench.does(BLUE, "heal")
    assert bench.lives(BLUE) == (4, 4)
    assert not bench.can(BLUE, "heal")


@rule_test("P-127")
def test_points_won_by_healing_count_from_the_next_turn() -> None:
    bench = ward(2, 2)
    bench.turn(BLUE, ap=2)
    bench.does(BLUE, "heal")
    bench.says(BLUE, "heal.mode", "soldier")
    assert bench.state.ap == 1
    assert bench.state.action_points(BLUE) == 3
