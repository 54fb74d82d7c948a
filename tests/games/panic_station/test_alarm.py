"""Parasite alarm and supply."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station.alarm import alarm, target_of
from hullbreach.games.panic_station.components import (
    CELL_OF,
    PARASITE_DAMAGE,
    PARASITE_LIFE,
    PLACES,
)
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, Bench, corridor


def goes_to(bench: Bench, room: str, face: int) -> str:
    """Where an alarm from a room leads when the die shows this."""
    return PLACES[target_of(bench.state, CELL_OF[room], face - 1)]


def raise_alarm(bench: Bench, room: str, face: int) -> None:
    """An alarm of Blue's in this room."""
    bench.rolls(face)
    bench.carries_out(lambda s: alarm(s, BLUE, CELL_OF[room]))


@rule_test("P-128")
def test_grey_and_black() -> None:
    assert PARASITE_LIFE == (1, 2)
    assert PARASITE_DAMAGE == (1, 2)


@rule_test("P-129")
def test_a_new_parasite_does_nothing_until_the_parasite_phase() -> None:
    bench = Bench()
    corridor(bench)
    raise_alarm(bench, "run_2", 4)
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.lives(BLUE) == (4, 4)
    bench.does(BLUE, "end_turn")
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.lives(BLUE) == (4, 4)


@rule_test("P-130", "P-12")
def test_the_die_names_a_neighbour_through_walls_and_doors() -> None:
    bench = Bench()
    corridor(bench)
    assert goes_to(bench, "run_2", 2) == "empty_2", "through a closed door"
    assert goes_to(bench, "run_2", 4) == "reactor_room"
    assert goes_to(bench, "run_2", 1) == "run_2", "no room there"
    bench.lay("storage_2", 0, 1)
    bench.lay("sick_bay", 0, -1)
    assert goes_to(bench, "sick_bay", 2) == "sick_bay"


@rule_test("P-130")
def test_both_halves_of_a_double_card_share_east_and_west() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.lay("run_2", 1, 0)
    bench.lay("team_search_4", 1, -1)
    for half in ("closed_terminal", "closed_terminal_antechamber"):
        assert goes_to(bench, half, 2) == "team_search_4", "through the wall"


@rule_test("P-131")
def test_t28_double_cards_take_it_in_their_antechamber() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    for face, room in ((1, "closed_terminal_antechamber"), (3, "reactor_room")):
        assert goes_to(bench, "closed_terminal_antechamber", face) == room
    assert goes_to(bench, "closed_terminal_antechamber", 2) == "closed_terminal_antechamber"
    assert goes_to(bench, "closed_terminal", 3) == "closed_terminal_antechamber"
    assert goes_to(bench, "closed_terminal", 4) == "closed_terminal"
    bench.lay("team_search_1", 0, -2, 180)
    assert goes_to(bench, "team_search_1", 3) == "closed_terminal_antechamber"


def test_option_an_alarm_may_reach_the_inner_room() -> None:
    bench = Bench(alarm_inner_room=True)
    bench.lay("closed_terminal", 0, -1)
    assert goes_to(bench, "closed_terminal_antechamber", 1) == "closed_terminal"
    assert goes_to(bench, "closed_terminal", 3) == "closed_terminal_antechamber"


@rule_test("P-132")
def test_t23_grey_first_then_black() -> None:
    bench = Bench()
    corridor(bench)
    for _ in range(4):
        bench.parasite("empty_2")
    raise_alarm(bench, "run_2", 4)
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.supply() == (0, 5)
    bench.arrange()
    raise_alarm(bench, "run_2", 4)
    assert bench.parasites_at("reactor_room") == ["black", "grey"]


@rule_test("P-132")
def test_t23_with_an_empty_supply_one_comes_from_a_fullest_room() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("run_3", 0, 1)
    for i in range(5):
        bench.parasite("empty_2" if i < 4 else "run_3")
        bench.parasite("run_2" if i < 4 else "run_3", "black")
    raise_alarm(bench, "run_3", 1)
    offered = bench.offered(BLUE, "alarm.source")
    assert len(offered) == 8
    black = next(t for t in offered if isinstance(t, int) and bench.state.sides[t] == 1)
    bench.says(BLUE, "alarm.source", black)
    assert bench.parasites_at("reactor_room") == ["black"]
    assert bench.parasites_at("run_2") == ["black"] * 3
    assert bench.asks(BLUE, ACTION)


@rule_test("P-132")
def test_a_room_with_one_parasite_less_than_the_fullest_gives_none() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("run_3", 0, 1)
    for i in range(5):
        bench.parasite("empty_2" if i < 4 else "run_3")
        bench.parasite("run_2" if i < 3 else "run_3", "black")
    raise_alarm(bench, "run_3", 1)
    fullest = {t for t, cell in enumerate(bench.state.parasites) if cell == CELL_OF["empty_2"]}
    assert {*bench.offered(BLUE, "alarm.source")} == fullest


@rule_test("P-132")
@pytest.mark.parametrize("face", [2, 4])
def test_source_and_target_may_be_the_same_room(face: int) -> None:
    bench = Bench()
    corridor(bench)
    for _ in range(5):
        bench.parasite("run_2")
        bench.parasite("run_2", "black")
    raise_alarm(bench, "empty_2" if face == 4 else "reactor_room", face)
    bench.says(BLUE, "alarm.source", 0)
    assert len(bench.parasites_at("run_2")) == 10
