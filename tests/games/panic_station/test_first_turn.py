"""The first turn."""

from __future__ import annotations

from hullbreach.games.panic_station.first_turn import need
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.testing import rule_test

from .bench import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def fresh(top: str = "storage_1") -> Bench:
    """Nobody has arrived yet, Blue starts."""
    bench = Bench()
    s = bench.state
    s.arrived = [False] * 4
    s.cells = [NOWHERE] * 8
    s.active, s.queue = NOWHERE, [BLUE, RED, WHITE, YELLOW, BLUE]
    bench.rooms(top)
    return bench


@rule_test("P-38")
def test_figures_arrive_with_the_first_turn_and_nobody_exchanges() -> None:
    bench = fresh("empty_1")
    assert bench.asks(BLUE, ACTION)
    assert bench.at(BLUE) == ("reactor_room", "reactor_room")
    assert bench.at(RED) == ("", "")
    bench.does(BLUE, "end_turn")
    assert bench.at(RED) == ("reactor_room", "reactor_room")
    assert bench.asks(RED, ACTION)


@rule_test("P-39")
def test_figures_off_the_board_cannot_be_chosen_or_hit() -> None:
    bench = fresh("empty_1")
    bench.laid_out(BLUE, "ammo")
    bench.life(RED, 2, 2)
    bench.hand(BLUE, "first_aid_kit", size=6)
    assert not bench.can(BLUE, "shoot") or ("soldier", RED) not in bench.offered(BLUE)
    assert not bench.can(BLUE, "first_aid_kit")
    assert bench.state.figures(RED) == []


@rule_test("P-40")
def test_t36_the_search_of_the_first_turn_cannot_be_made_impossible() -> None:
    bench = fresh()
    bench.rooms("storage_1", "run_3", "run_2")
    assert need(bench.session.state, BLUE) == 3
    bench.cannot(BLUE, ACTION, "end_turn")
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (-1, 0, 0))
    assert (bench.state.ap, need(bench.state, BLUE)) == (3, 2)
    assert bench.can(BLUE, "explore")
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (1, 0, 0))
    assert (bench.state.ap, need(bench.state, BLUE)) == (2, 2)
    bench.cannot(BLUE, ACTION, "explore")
    bench.cannot(BLUE, ACTION, "end_turn")
    bench.does(BLUE, "move")
    assert ("soldier", "storage_1") in bench.offered(BLUE, "move.to")
    bench.says(BLUE, "move.to", ("soldier", "storage_1"))
    assert bench.offered(BLUE, ACTION) == ["search"]
    bench.does(BLUE, "search")
    while bench.asks(BLUE, "storage.draw"):
        bench.says(BLUE, "storage.draw", "stop")
    assert not bench.state.owes_search


@rule_test("P-40")
def test_nothing_is_owed_when_no_search_can_be_paid_for() -> None:
    bench = fresh("empty_1")
    assert need(bench.session.state, BLUE) > 4
    assert bench.can(BLUE, "end_turn")


@rule_test("P-40")
def test_nothing_is_owed_without_find_cards() -> None:
    bench = fresh()
    bench.only_finds()
    assert bench.can(BLUE, "end_turn")


@rule_test("P-40")
def test_a_move_away_from_the_last_affordable_search_is_rejected() -> None:
    bench = fresh("empty_1")
    corridor(bench)
    s = bench.state
    s.active, s.ap, s.owes_search = BLUE, 2, True
    s.arrived[BLUE] = True
    bench.stand(BLUE, "reactor_room", "reactor_room")
    bench.lay("empty_1", 0, -1)
    bench.does(BLUE, "move")
    assert set(bench.offered(BLUE, "move.to")) == {("soldier", "run_2"), ("android", "run_2")}


@rule_test("P-40")
def test_the_second_turn_owes_nothing() -> None:
    bench = Bench()
    assert bench.can(BLUE, "end_turn")
