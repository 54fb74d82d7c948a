"""Endings and winners."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import TABLE
from hullbreach.games.panic_station.ending import finish
from hullbreach.games.panic_station.scanning import thermo_scan
from hullbreach.games.panic_station.state import (
    DREW,
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    MET,
    Incident,
)
from hullbreach.kernel import Session
from hullbreach.testing import rule_test
from hullbreach.words import Words

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def scan(bench: Bench) -> None:
    """Blue starts a thermo scan."""
    bench.lay("open_terminal", 0, 1)
    bench.stand(BLUE, soldier="open_terminal")
    bench.does(BLUE, "terminal")
    bench.says(BLUE, "terminal.function", "thermo_scan")


def at_the_nest(gas: int = 3) -> Bench:
    """Blue's soldier in the nest."""
    bench = Bench()
    bench.lay("nest", 0, -1)
    bench.stand(BLUE, soldier="nest")
    bench.hand(BLUE, *["gas_can"] * gas, "ammo", "ammo")
    return bench


@rule_test("P-163")
def test_t32_the_nest_is_destroyed_and_the_living_humans_win() -> None:
    bench = at_the_nest()
    bench.turn(BLUE, ap=1)
    bench.infect(RED, 1)
    bench.stand(YELLOW, "-", "-")
    bench.does(BLUE, "destroy_nest")
    assert bench.state.ap == 0
    assert bench.result.ending == "nest_destroyed"
    assert bench.result.winners == (BLUE, WHITE)
    assert bench.result.scores == (1, 0, 1, 0)
    assert bench.discard_pile() == ["gas_can"] * 3


@rule_test("P-163")
def test_t32_not_by_the_infected_nor_the_android_nor_with_two_cans() -> None:
    bench = at_the_nest()
    bench.state.infected[BLUE] = True
    assert not bench.can(BLUE, "destroy_nest")
    bench = at_the_nest(gas=2)
    assert not bench.can(BLUE, "destroy_nest")
    bench = at_the_nest()
    bench.stand(BLUE, soldier="reactor_room", android="nest")
    assert not bench.can(BLUE, "destroy_nest")


@rule_test("P-163", "P-137")
def test_t32_a_forced_exchange_may_cost_the_third_can() -> None:
    bench = at_the_nest()
    bench.turn(RED)
    bench.moves(RED, "soldier", "nest")
    assert bench.asks(RED, "encounter.settle"), "the encounter comes first"
    bench.exchanges(RED, BLUE, "ammo", "gas_can")
    bench.arrange()
    bench.turn(BLUE)
    assert not bench.can(BLUE, "destroy_nest")


def test_option_four_gas_cans() -> None:
    for gas, possible in ((3, False), (4, True)):
        bench = Bench(hard_nest=True)
        bench.lay("nest", 0, -1)
        bench.stand(BLUE, soldier="nest")
        bench.hand(BLUE, *["gas_can"] * gas, "ammo")
        assert bench.can(BLUE, "destroy_nest") == possible


@rule_test("P-164", "P-160", "P-151")
@pytest.mark.parametrize("dead", [False, True])
def test_t30_a_scan_shows_only_red(dead: bool) -> None:
    bench = Bench()
    bench.state.infected[YELLOW] = True
    for number, seat in enumerate((RED, BLUE, WHITE)):
        bench.infect(seat, number + 1)
    if dead:
        bench.stand(WHITE, "-", "-")
    scan(bench)
    assert bench.told("scan") == [{"red": 3 if dead else 4, "blue": 0}]
    assert bench.result.ending == "all_infected"
    assert bench.result.winners == (BLUE, RED, YELLOW)


@rule_test("P-164", "P-151")
def test_t30_the_host_alone_alive_wins() -> None:
    bench = Bench()
    bench.state.infected[BLUE] = True
    for seat in (RED, WHITE, YELLOW):
        bench.stand(seat, "-", "-")
    scan(bench)
    assert bench.result.winners == (BLUE,)


@rule_test("P-164a")
def test_without_a_scan_play_goes_on_when_all_are_infected() -> None:
    bench = Bench()
    for number, seat in enumerate(range(4)):
        bench.infect(seat, number + 1)
    bench.does(BLUE, "end_turn")
    assert bench.asks(RED, ACTION)


def last_soldier_dies(*infected: int) -> Bench:
    """Only Yellow's soldier is left, with one life point and a parasite beside it."""
    bench = Bench()
    corridor(bench)
    for number, seat in enumerate(infected):
        bench.infect(seat, number + 1)
    for seat in (BLUE, RED, WHITE):
        bench.stand(seat, soldier="-")
    bench.stand(YELLOW, "empty_2", "-")
    bench.life(YELLOW, 1, 0)
    bench.parasite("empty_2")
    s = bench.state
    s.active, s.ap, s.queue = -1, 0, []
    bench.rolls(1)
    return bench


@rule_test("P-165", "P-123")
def test_t34_no_soldiers_left() -> None:
    bench = last_soldier_dies(BLUE, RED)
    assert bench.result.ending == "no_soldiers"
    assert bench.result.winners == (BLUE, RED)


@rule_test("P-165", "P-151")
def test_t34_if_all_the_living_are_infected_the_last_one_does_not_win() -> None:
    bench = last_soldier_dies(RED, BLUE)
    bench.stand(WHITE, "-", "-")
    assert bench.result.winners == (RED,)


@rule_test("P-165", "P-168")
def test_t34_nobody_infected_nobody_wins() -> None:
    bench = last_soldier_dies()
    assert bench.result.winners == ()
    assert bench.result.scores == (0, 0, 0, 0)


@rule_test("P-165")
def test_soldiers_not_placed_yet_count_as_alive() -> None:
    bench = last_soldier_dies()
    bench.state.life[0] = 4
    bench.state.cells[0] = bench.state.cells[1] = -1
    bench.state.arrived[BLUE] = False
    assert not bench.session.over


def last_human(gas: int = 2, through: bool = True) -> Bench:
    """Blue was the only blue of the last scan."""
    bench = Bench()
    for number, seat in enumerate((RED, WHITE, YELLOW)):
        bench.infect(seat, number + 1)
    bench.hand(BLUE, *["gas_can"] * gas, size=6)
    while bench.held(BLUE).count("gas_can") > gas:
        bench.hand(BLUE, *["gas_can"] * gas, "ammo", "ammo", "ammo")
    scan(bench)
    bench.arrange()
    bench.state.played_through = through
    return bench


@rule_test("P-166")
def test_who_has_been_infected_since_the_scan_has_nothing_to_resign_from() -> None:
    bench = last_human()
    bench.infect(BLUE, 4)
    assert not bench.can(BLUE, "resign")


@rule_test("P-166")
def test_one_of_two_humans_cannot_resign() -> None:
    bench = last_human()
    bench.state.infected[RED] = False
    thermo_scan(bench.state)
    assert bench.state.lone_human == -1
    assert not bench.can(BLUE, "resign")


@rule_test("P-166", "P-162")
def test_t31_the_last_human_may_resign() -> None:
    bench = last_human()
    bench.does(BLUE, "resign")
    assert bench.result.ending == "resigned"
    assert bench.result.winners == (RED, WHITE, YELLOW)
    assert not bench.session.undo(BLUE), "the end has revealed everything"


@rule_test("P-166")
def test_t31_not_with_three_cans_nor_before_the_deck_was_played_through() -> None:
    assert not last_human(gas=3).can(BLUE, "resign")
    assert not last_human(through=False).can(BLUE, "resign")
    bench = last_human()
    bench.turn(RED)
    assert not bench.can(RED, "resign")


@rule_test("P-166")
def test_the_deck_is_played_through_when_its_last_card_is_drawn() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.stand(BLUE, soldier="run_2")
    bench.only_finds("ammo")
    assert not bench.state.played_through
    bench.does(BLUE, "search")
    assert bench.state.played_through


@rule_test("P-167")
def test_a_lost_nest_without_the_last_infected_when_all_are() -> None:
    bench = Bench()
    for number, seat in enumerate((RED, BLUE, WHITE, YELLOW)):
        bench.infect(seat, number + 1)
    bench.clear()
    bench.lay("closed_terminal", 0, 0)
    bench.lay("sick_bay", 0, 1, 180)
    bench.state.ending = ""
    bench.rooms("nest", alone=True)
    assert bench.result.ending == "nest_lost"
    assert bench.result.winners == (BLUE, RED, WHITE)


@rule_test("P-169")
def test_the_round_limit() -> None:
    bench = Bench(max_rounds=2)
    bench.infect(RED, 1)
    for _ in range(10):
        bench.does(bench.session.state.active, "end_turn")
    assert bench.result.ending == "out_of_time"
    assert bench.result.winners == (RED,)
    assert bench.state.round == 2


@rule_test("P-169")
def test_without_a_limit_agreed_upon_the_rounds_go_on() -> None:
    bench = Bench()
    assert bench.state.house.max_rounds == 0
    for _ in range(5 * 45):
        bench.does(bench.session.state.active, "end_turn")
    assert bench.state.round == 45


@rule_test("P-169")
def test_no_preset_ends_a_game_after_a_number_of_rounds() -> None:
    """The document knows no such ending: only a table that wants one sets it."""
    presets = GAME.modes[0].presets
    assert [preset.name for preset in presets if "max_rounds" in preset.options] == []


@rule_test("P-169")
def test_a_game_that_nobody_ends_ends_far_away() -> None:
    bench = Bench()
    bench.infect(RED, 1)
    bench.state.round = TABLE.limits.last_round - 1
    for _ in range(5):
        assert not bench.session.over
        bench.does(bench.session.state.active, "end_turn")
    assert bench.result.ending == "out_of_time"
    assert bench.result.winners == (RED,)


@rule_test("P-170")
def test_at_the_end_everything_is_revealed() -> None:
    bench = at_the_nest()
    bench.hand(RED, "host_card", "infection_red", size=5)
    bench.infect(WHITE, 2)
    bench.infect(YELLOW, 1)
    assert bench.view(None).end is None
    bench.does(BLUE, "destroy_nest")
    assert bench.result.sides == ("human", "host", "infected", "infected")
    end = bench.view(None).end
    assert end.host == RED
    assert end.order == [YELLOW, WHITE]
    assert "host_card" in end.hands[RED]
    assert [seat.infected for seat in bench.view(None).seats] == [False, True, True, True]


def test_every_game_names_one_of_the_endings() -> None:
    session = Session.new(GAME, GAME.configure(None, 4, {"max_rounds": 1}), 5)
    while not session.over:
        seat, pick = next(iter(session.asked.items()))
        assert pick.default is not None
        session.answer(seat, pick.default, pick.number)
    assert session.result is not None
    assert session.result.ending == "out_of_time"


def served(*rows: Incident) -> tuple[int, ...]:
    """Who wins a lost nest with the option master and servant: Red the host, White infected by Red's card."""
    bench = Bench(master_and_servant=True)
    bench.state.infected[RED] = True
    bench.infect(WHITE, 1)
    bench.state.log = [Incident(DREW, RED, 0, 1), *rows]
    finish(bench.state, "nest_lost")
    return tuple(bench.state.winners)


def test_option_only_those_win_who_have_infected_or_killed_a_human() -> None:
    infects = Incident(MET, RED, WHITE, GAVE_INFECTION)
    assert served(infects) == (RED,)
    assert served(infects, Incident(MET, YELLOW, WHITE, GAVE_GAS, GAVE_INFECTION)) == (RED,)
    assert served(infects, Incident(KILLED, WHITE, BLUE)) == (RED, WHITE)
    assert served(infects, Incident(KILLED, WHITE, RED)) == (RED,), "Red is no human"
    assert served(infects, Incident(MET, WHITE, BLUE, GAVE_INFECTION)) == (RED, WHITE)


def test_option_a_kill_is_noted() -> None:
    bench = Bench(master_and_servant=True)
    corridor(bench)
    bench.stand(BLUE, android="run_2")
    bench.stand(RED, soldier="run_2")
    bench.life(RED, 1, 4)
    bench.laid_out(BLUE, "ammo")
    bench.does(BLUE, "shoot")
    assert bench.state.log[-1] == Incident(KILLED, BLUE, RED)


def test_option_killing_the_own_soldier_is_no_service() -> None:
    bench = Bench(master_and_servant=True)
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.life(BLUE, 1, 4)
    bench.laid_out(BLUE, "ammo")
    bench.does(BLUE, "shoot")
    assert bench.lives(BLUE) == (0, 4)
    assert not [row for row in bench.state.log if row.what == KILLED]


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 of 4 has survived as a human.", "2 of 4 have survived as humans."),
        ("de", "1 von 4 hat als Mensch überlebt.", "2 von 4 haben als Menschen überlebt."),
    ],
)
def test_the_ending_counts_the_humans_who_are_still_alive(
    language: str, one: str, more: str
) -> None:
    words = Words(GAME.package, language, strict=True)
    for humans, said in ((1, one), (2, more)):
        facts: dict[str, str | float] = {
            "by": "Kim",
            "you": "no",
            "round": 9,
            "humans": humans,
            "players": 4,
        }
        told = words.say("ending.verdict.nest_destroyed/text", **facts)
        assert told.endswith(said)
