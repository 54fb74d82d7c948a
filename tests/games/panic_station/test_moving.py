"""Moving, running, entering."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, Bench, corridor


def two_runs() -> Bench:
    """Reactor, run 11 and run 12 side by side."""
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("run_3", 2, 0)
    return bench


@rule_test("P-58")
def test_a_move_costs_a_point() -> None:
    bench = Bench()
    bench.lay("storage_2", 0, 1)
    bench.moves(BLUE, "soldier", "storage_2")
    assert bench.at(BLUE) == ("storage_2", "reactor_room")
    assert bench.state.ap == 3
    assert bench.idle()


@rule_test("P-59", "P-78")
def test_t13_first_the_alarm_then_the_encounter() -> None:
    bench = Bench()
    bench.lay("parasite_1", 0, 1)
    bench.stand(RED, android="parasite_1")
    bench.rolls(1)
    bench.moves(BLUE, "soldier", "parasite_1")
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.asks(BLUE, "encounter.settle")
    bench.exchanges(BLUE, RED, "armour", "ammo")
    assert bench.asks(BLUE, ACTION)
    assert bench.idle()


@rule_test("P-60")
def test_t12_a_run_room_gives_a_free_move() -> None:
    bench = two_runs()
    bench.moves(BLUE, "android", "run_2")
    assert bench.state.ap == 3
    bench.says(BLUE, "run.move", "reactor_room")
    assert bench.at(BLUE) == ("reactor_room", "reactor_room")
    assert bench.state.ap == 3
    assert bench.asks(BLUE, ACTION)


@rule_test("P-61")
def test_t12_another_players_character_prevents_it() -> None:
    bench = two_runs()
    bench.stand(RED, soldier="run_2")
    bench.moves(BLUE, "android", "run_2")
    bench.exchanges(BLUE, RED, "armour", "ammo")
    assert bench.asks(BLUE, ACTION)


@rule_test("P-61")
def test_t12_parasites_and_the_own_other_character_do_not() -> None:
    bench = two_runs()
    bench.parasite("run_2")
    bench.stand(BLUE, soldier="run_2")
    bench.moves(BLUE, "android", "run_2")
    assert bench.asks(BLUE, "run.move")


@rule_test("P-62")
def test_t12_it_must_be_taken_at_once() -> None:
    bench = two_runs()
    bench.moves(BLUE, "android", "run_2")
    assert set(bench.offered(BLUE)) == {"stay", "reactor_room", "run_3"}, "nothing else can be done"
    bench.says(BLUE, "run.move", "stay")
    bench.does(BLUE, "search")
    assert bench.asks(BLUE, ACTION)


@rule_test("P-62")
def test_a_key_card_may_be_laid_out_before_running_on() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(BLUE, "key_card", size=6)
    bench.moves(BLUE, "android", "run_2")
    bench.cannot(BLUE, "run.move", "empty_2")
    bench.says(BLUE, "run.move", ("lay_out", "key_card"))
    bench.says(BLUE, "run.move", "empty_2")
    assert bench.at(BLUE)[1] == "empty_2"
    assert bench.state.ap == 3


@rule_test("P-62", "P-88")
def test_a_key_card_cannot_be_laid_out_from_a_minimum_hand() -> None:
    bench = Bench()
    corridor(bench)
    bench.hand(BLUE, "key_card", size=5)
    bench.moves(BLUE, "android", "run_2")
    assert bench.offered(BLUE, "run.move") == ["stay", "reactor_room"]


@rule_test("P-63")
def test_t12_each_run_room_once_in_a_chain() -> None:
    bench = two_runs()
    bench.moves(BLUE, "android", "run_2")
    bench.says(BLUE, "run.move", "run_3")
    bench.says(BLUE, "run.move", "run_2")
    assert bench.asks(BLUE, ACTION), "run 11 has given its bonus in this chain"
    bench.moves(BLUE, "android", "run_3")
    assert bench.asks(BLUE, "run.move"), "a paid move earns it again"
    assert bench.state.ap == 2


@rule_test("P-63")
def test_a_free_move_is_a_move_with_all_its_effects() -> None:
    bench = two_runs()
    bench.lay("parasite_1", 1, 1)
    bench.stand(RED, soldier="parasite_1")
    bench.moves(BLUE, "android", "run_2")
    bench.rolls(1)
    bench.says(BLUE, "run.move", "parasite_1")
    assert bench.parasites_at("run_2") == ["grey"]
    assert bench.asks(BLUE, "encounter.settle")


@rule_test("P-64")
def test_starting_in_a_run_room_gives_nothing() -> None:
    bench = two_runs()
    bench.stand(BLUE, "run_2", "run_2")
    assert bench.asks(BLUE, ACTION)


@rule_test("P-65")
def test_the_terminal_opens_doors_for_everybody_until_the_parasites_move() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("open_terminal", 0, 1)
    bench.stand(BLUE, soldier="open_terminal")
    bench.stand(RED, "run_2", "reactor_room")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "open_doors")
    bench.does(BLUE, "end_turn")
    bench.moves(RED, "soldier", "empty_2")
    assert bench.at(RED)[0] == "empty_2"
    for _ in range(4):
        bench.does(bench.state.active, "end_turn")
    assert not bench.state.doors_open
    assert bench.at(RED)[0] == "empty_2"
    assert bench.state.neighbours(bench.state.cells[2], bench.state.passes_doors(RED)) == []
