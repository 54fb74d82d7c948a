"""The terminals and the thermo scan."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench


def at_terminal(red: bool = False) -> Bench:
    """Blue's soldier at the open terminal."""
    bench = Bench()
    bench.lay("open_terminal", 0, 1, red=red)
    bench.stand(BLUE, soldier="open_terminal")
    return bench


@rule_test("P-158", "P-30")
def test_t29_a_scan_turns_the_card_and_costs_a_point() -> None:
    bench = at_terminal()
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "thermo_scan")
    assert bench.is_red("open_terminal")
    assert bench.told("turned") == [{"room": "open_terminal"}]
    assert bench.state.ap == 3
    assert not bench.can(BLUE, "terminal")
    bench.arrange()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, android="closed_terminal")
    assert not bench.can(BLUE, "terminal"), "not at the other terminal either"


@rule_test("P-158")
def test_t29_red_raises_an_alarm_first() -> None:
    bench = at_terminal(red=True)
    bench.rolls(1)
    bench.does(BLUE, "terminal")
    assert bench.parasites_at("reactor_room") == ["grey"]
    bench.says(BLUE, "terminal.function", "open_doors")
    assert bench.state.doors_open
    assert bench.told("doors_open") == [{}]
    assert bench.told("turned") == [], "it was red before"


@rule_test("P-158")
def test_t29_in_the_antechamber_one_may_search_only() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, soldier="closed_terminal_antechamber")
    assert bench.can(BLUE, "search")
    assert not bench.can(BLUE, "terminal")
    bench.arrange()
    bench.stand(BLUE, soldier="closed_terminal")
    assert bench.can(BLUE, "terminal")


@rule_test("P-158")
def test_open_doors_are_not_opened_again() -> None:
    bench = at_terminal()
    bench.state.doors_open = True
    bench.does(BLUE, "terminal")
    assert "open_doors" not in bench.offered(BLUE, "terminal.function")


@rule_test("P-158", "P-48")
def test_reveal_room_lays_anywhere() -> None:
    bench = at_terminal()
    bench.lay("run_2", 1, 0)
    bench.rooms("run_3", "storage_1")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "reveal_room")
    assert (2, 0, 0) in bench.offered(BLUE, "place.room"), "far from Blue's characters"
    bench.says(BLUE, "place.room", (2, 0, 0))
    assert bench.state.ap == 3


@rule_test("P-158", "P-51")
def test_reveal_room_shares_the_limit_for_cards_put_under() -> None:
    for used in (False, True):
        bench = Bench()
        bench.clear()
        bench.lay("closed_terminal", 0, -1)
        bench.lay("sick_bay", 0, 1, 180)
        for seat in range(4):
            bench.stand(seat, "closed_terminal", "sick_bay")
        bench.rooms("storage_1", "run_2", "nest")
        bench.state.put_under = used
        bench.does(BLUE, "terminal")
        assert ("reveal_room" in bench.offered(BLUE, "terminal.function")) == (not used)
        if not used:
            bench.says(BLUE, "terminal.function", "reveal_room")
            bench.says(BLUE, "place.room", (0, 0, 0))
            assert bench.state.put_under


@rule_test("P-158", "P-54")
def test_reveal_room_lays_the_second_card_when_the_nest_does_not_fit() -> None:
    bench = Bench()
    bench.clear()
    bench.lay("closed_terminal", 0, -1)
    bench.lay("sick_bay", 0, 1, 180)
    for seat in range(4):
        bench.stand(seat, "closed_terminal", "sick_bay")
    bench.rooms("nest", "run_2")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "reveal_room")
    bench.says(BLUE, "place.room", (0, 0, 0))
    assert bench.top_room() == "nest"


@rule_test("P-56", "P-158")
def test_the_nest_laid_by_the_terminal_is_scanned_for_too() -> None:
    bench = at_terminal()
    bench.rooms("nest", "run_2")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "reveal_room")
    assert bench.told("scan") == [{"red": 0, "blue": 4}]


@rule_test("P-159", "P-160")
def test_the_scan_counts_the_living_and_asks_nobody() -> None:
    bench = at_terminal()
    bench.infect(RED, 1)
    bench.infect(WHITE, 2)
    bench.stand(WHITE, "-", "-")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "thermo_scan")
    assert bench.told("scan") == [{"red": 1, "blue": 2}]
    assert list(bench.session.asked) == [BLUE]
    assert bench.asks(BLUE, ACTION)


@rule_test("P-161")
def test_the_last_scan_stays_public_as_a_snapshot() -> None:
    bench = at_terminal()
    bench.state.round = 3
    bench.infect(RED, 1)
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "thermo_scan")
    bench.arrange()
    bench.infect(YELLOW, 2)
    scan = bench.view(None).last_scan
    assert (scan.round, scan.red, scan.blue) == (3, 1, 3)


@rule_test("P-158")
def test_a_terminal_turns_after_it_has_been_used() -> None:
    bench = at_terminal()
    bench.rooms("run_2")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "reveal_room")
    assert not bench.is_red("open_terminal")
    bench.says(BLUE, "place.room", bench.offered(BLUE, "place.room")[0])
    assert bench.is_red("open_terminal")
    assert [event.key for event in bench.events][-2:] == ["laid", "turned"]
