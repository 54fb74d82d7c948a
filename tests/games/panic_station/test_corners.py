"""Corners of the rules: what is secret, what is told, what a turn leaves behind, what is seen only once."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import HOST_CARD
from hullbreach.games.panic_station.damage import lose_life
from hullbreach.games.panic_station.ending import finish, role
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.healing import can_heal
from hullbreach.games.panic_station.infection import after_exchange, meaning_of
from hullbreach.games.panic_station.scanning import thermo_scan
from hullbreach.games.panic_station.state import (
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    NOBODY,
    PLAIN,
    SCANNED,
    Incident,
    Scan,
)
from hullbreach.games.panic_station.structure import arrive, begin_turn, end_turn, next_living
from hullbreach.kernel import Session
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench


@rule_test("P-141", "P-174")
def test_only_what_is_handed_over_is_answered_in_secret() -> None:
    found: dict[str, bool] = {}
    for seed in range(4):
        config = GAME.configure(None, 4 + seed % 3, {"bonus_cards": True})
        session = Session.new(GAME, config, seed, record=False)
        source = numbers(seed)
        while not session.over:
            found |= {pick.prompt: pick.secret for pick in session.asked.values()}
            session.answer(*choose(session, source))
    assert len(found) > 10
    assert {prompt for prompt, secret in found.items() if secret} == {"exchange.card"}


# --- turns ------------------------------------------------------------------------------------


@rule_test("P-29")
def test_a_turn_that_is_over_leaves_nothing_behind() -> None:
    s = Bench().state
    s.owes_search = s.terminal_used = s.put_under = True
    s.traded, s.attacked, s.grenaded, s.chain = [1], [2], [3], [4]
    s.encounter, s.runner = 5, 1
    end_turn(s)
    assert (s.active, s.ap, s.encounter, s.runner) == (NOBODY, 0, NOWHERE, NOBODY)
    assert (s.owes_search, s.terminal_used, s.put_under) == (False, False, False)
    assert (s.traded, s.attacked, s.grenaded, s.chain) == ([], [], [], [])


@rule_test("P-27")
def test_the_next_living_player_may_be_oneself() -> None:
    bench = Bench()
    assert next_living(bench.state, YELLOW) == BLUE
    for seat in (RED, WHITE, YELLOW):
        bench.stand(seat, "-", "-")
    assert next_living(bench.state, BLUE) == BLUE


@rule_test("P-27", "P-28")
def test_without_anybody_in_the_queue_no_turn_begins() -> None:
    bench = Bench()
    s = bench.state
    end_turn(s)
    bench.stand(RED, "-", "-")
    s.queue = [RED]
    begin_turn(s)
    assert (s.active, s.queue) == (NOBODY, [])


@rule_test("P-38")
def test_both_figures_arrive_and_owe_a_search() -> None:
    bench = Bench()
    s = bench.state
    s.arrived[RED] = False
    s.cells[2 * RED] = s.cells[2 * RED + 1] = NOWHERE
    arrive(s, RED)
    assert s.arrived[RED]
    assert s.owes_search
    assert s.cells[2 * RED] == s.cells[2 * RED + 1] == s.cells[2 * BLUE]


@rule_test("P-38")
def test_the_start_is_told_once() -> None:
    session = Session.new(GAME, GAME.configure(None, 4), 1)
    source = numbers(1)
    keys = []
    for _ in range(12):
        keys += [event.key for event in session.answer(*choose(session, source))]
    assert "start" not in keys


# --- infection and the scan -------------------------------------------------------------------


@rule_test("P-144", "P-145", "P-147", "P-153")
@pytest.mark.parametrize(
    ("infected", "gave", "got", "after"),
    [
        (False, PLAIN, PLAIN, False),
        (False, PLAIN, GAVE_INFECTION, True),
        (False, GAVE_GAS, GAVE_INFECTION, False),
        (False, GAVE_ANTIDOTE, GAVE_INFECTION, False),
        (True, GAVE_GAS, PLAIN, True),
        (True, GAVE_GAS, GAVE_INFECTION, True),
        (True, GAVE_INFECTION, GAVE_ANTIDOTE, False),
        (False, PLAIN, GAVE_ANTIDOTE, False),
    ],
)
def test_what_an_exchange_makes_of_a_player(
    infected: bool, gave: int, got: int, after: bool
) -> None:
    assert after_exchange(infected, gave, got) is after


@rule_test("P-143", "P-153")
def test_what_a_card_means_to_whoever_gets_it() -> None:
    assert meaning_of(RED, "infection_red", False) == GAVE_INFECTION
    assert meaning_of(BLUE, "infection_red", False) == PLAIN
    assert meaning_of(BLUE, "gas_can", False) == GAVE_GAS
    assert meaning_of(BLUE, "antidote", False) == GAVE_ANTIDOTE
    assert meaning_of(BLUE, "antidote", True) == PLAIN


@rule_test("P-159", "P-160", "P-161")
def test_a_scan_counts_the_living_and_is_remembered() -> None:
    bench = Bench()
    bench.infect(RED, 1)
    bench.stand(WHITE, "-", "-")
    s = bench.state
    before, s.round = s.reveals, 3
    thermo_scan(s)
    assert s.last_scan == Scan(3, 1, 2)
    assert s.log[-1] == Incident(SCANNED, 1, 2)
    assert (s.lone_human, s.reveals, s.ending) == (NOBODY, before + 1, "")
    bench.infect(YELLOW, 2)
    thermo_scan(s)
    assert s.lone_human == BLUE
    finish(s, "resigned")
    thermo_scan(s)
    assert s.last_scan == Scan(3, 2, 1), "after the end nobody scans"


# --- losses and the end -----------------------------------------------------------------------


@rule_test("P-119")
def test_whoever_loses_nothing_is_not_told_and_whoever_dies_is_gone() -> None:
    bench = Bench()
    s = bench.state
    lose_life(s, 2 * RED, 0, "shot", BLUE)
    assert s.life[2 * RED] == 4
    lose_life(s, 2 * RED, 5, "shot", BLUE)
    assert (s.life[2 * RED], s.cells[2 * RED]) == (0, NOWHERE)
    assert s.log == [Incident(KILLED, BLUE, RED)]
    lose_life(s, 2 * WHITE, 4, "parasites", NOBODY)
    lose_life(s, 2 * BLUE, 4, "shot", BLUE)
    assert len(s.log) == 1, "parasites and one's own hand are nobody's kill"


@rule_test("P-163", "P-170")
def test_a_game_ends_once() -> None:
    s = Bench().state
    before = s.reveals
    finish(s, "nest_destroyed")
    finish(s, "no_soldiers")
    assert (s.ending, s.winners, s.reveals) == (
        "nest_destroyed",
        [BLUE, RED, WHITE, YELLOW],
        before + 1,
    )


@rule_test("P-170")
def test_at_the_end_one_is_human_infected_or_the_host() -> None:
    bench = Bench()
    bench.hand(RED, HOST_CARD, size=5)
    bench.infect(WHITE, 1)
    s = bench.state
    assert [role(s, seat) for seat in range(4)] == ["human", "host", "infected", "human"]
    bench.stand(RED, "-", "-")
    s.box(RED)
    assert role(s, RED) == "host"


# --- healing ----------------------------------------------------------------------------------


@rule_test("P-124", "P-126")
def test_only_the_wounded_in_the_inner_room_are_healed() -> None:
    bench = Bench()
    bench.lay("sick_bay", 0, 1)
    bench.stand(BLUE, "sick_bay", "reactor_room")
    bench.life(BLUE, 4, 1)
    assert not can_heal(bench.state, BLUE)
    bench.life(BLUE, 3, 1)
    assert can_heal(bench.state, BLUE)
    bench.does(BLUE, "heal")
    assert bench.lives(BLUE) == (4, 1)
    assert bench.state.ap == 3
    assert bench.told("turned") == [{"room": "sick_bay"}]


@rule_test("P-30", "P-174a")
def test_whoever_says_nothing_ends_the_turn_and_whoever_can_do_nothing_too() -> None:
    bench = Bench()
    assert bench.question(BLUE, ACTION).default == "end_turn"
    bench.arrange()
    bench.state.ap = 0
    assert not bench.asks(BLUE, ACTION)
    assert bench.state.active == RED
