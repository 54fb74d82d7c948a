"""Corners of the rules: what is secret, what is told, what a turn leaves behind, what is seen only once."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import CELL_OF, FINDS, HOST_CARD
from hullbreach.games.panic_station.damage import Hit, armour_options, eliminate, lose_life
from hullbreach.games.panic_station.ending import deeds, finish, role
from hullbreach.games.panic_station.exchange import card_of_the_absent
from hullbreach.games.panic_station.exploring import allowed, can_explore, can_replace, near
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.games.panic_station.healing import can_heal
from hullbreach.games.panic_station.infection import after_exchange, meaning_of
from hullbreach.games.panic_station.scanning import thermo_scan
from hullbreach.games.panic_station.state import (
    DIED,
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    KILLED,
    LOOKED,
    MET,
    NOBODY,
    PLAIN,
    PLAYED,
    SCANNED,
    Incident,
    Scan,
)
from hullbreach.games.panic_station.structure import arrive, begin_turn, end_turn, next_living
from hullbreach.kernel import Session
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


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


# --- armour and losses ------------------------------------------------------------------------


@rule_test("P-117")
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_whoever_may_wear_armour_is_told_what_they_would_lose(seat: int) -> None:
    """Blue throws a grenade at both characters, or at the soldier alone."""
    for android, loss in (("run_2", 2), ("reactor_room", 1)):
        bench = Bench()
        corridor(bench)
        bench.stand(seat, "run_2", android)
        bench.hand(seat, "armour", size=6)
        bench.hand(BLUE, "grenade", size=6)
        bench.does(BLUE, "grenade")
        assert bench.question(seat, "armour.play").about["loss"] == loss
        bench.says(seat, "armour.play", 1)
        assert bench.told("loses") == []
        assert bench.lives(seat) == (4, 4)


@rule_test("P-117")
def test_for_two_rooms_no_more_armour_is_offered_than_each_would_lose() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, "run_2", "reactor_room")
    bench.hand(RED, "armour", "armour", size=8)
    hit = Hit({2 * RED: 1, 2 * RED + 1: 1}, {}, "parasites")
    assert armour_options(bench.state, RED, hit) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    bench.hand(RED, "armour", "armour", size=6)
    assert armour_options(bench.state, RED, hit) == [(0, 0), (0, 1), (1, 0)]


@rule_test("P-120")
def test_an_elimination_is_remembered() -> None:
    bench = Bench()
    bench.stand(RED, "-", "-")
    eliminate(bench.state, RED)
    assert bench.state.log[-1] == Incident(DIED, RED)
    assert bench.state.active == BLUE
    eliminate(bench.state, BLUE)
    assert bench.state.active == NOBODY


@rule_test("P-168")
def test_only_infections_of_humans_and_kills_are_deeds() -> None:
    s = Bench(master_and_servant=True).state
    s.log += [
        Incident(DREW, RED, 0, 1),
        Incident(LOOKED, BLUE, WHITE),
        Incident(MET, RED, WHITE, GAVE_INFECTION),
        Incident(MET, YELLOW, WHITE, GAVE_INFECTION),
    ]
    assert deeds(s) == [False, True, False, False]


# --- encounters -------------------------------------------------------------------------------


@rule_test("P-140", "P-96")
def test_without_a_grenade_none_is_offered_however_many_cards_one_has() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(BLUE, size=8)
    bench.moves(BLUE, "soldier", "run_2")
    assert "grenade" not in bench.offered(BLUE, "encounter.settle")


@rule_test("P-141")
def test_what_the_clock_hands_over_hangs_on_what_the_player_has_found_alone() -> None:
    bench = Bench()
    bench.hand(RED, "ammo", "armour", "gas_can", "key_card", "grenade")
    s = bench.state
    options = sorted(s.faces(RED))

    def handed_over(who: int, what: int) -> set[str]:
        found = set()
        for face in FINDS:
            s.log = [Incident(what, who, cards=(face,))]
            found.add(card_of_the_absent(s, RED, options))
        return found

    assert len(handed_over(RED, FOUND)) > 1
    assert len(handed_over(RED, DREW)) > 1
    assert len(handed_over(BLUE, FOUND)) == 1
    assert len(handed_over(RED, PLAYED)) == 1


# --- laying rooms -----------------------------------------------------------------------------


@rule_test("P-41", "P-119")
@pytest.mark.parametrize("dead", ["soldier", "android"])
def test_the_dead_lay_no_rooms(dead: str) -> None:
    bench = Bench()
    bench.lay("sick_bay", 0, 1)
    bench.stand(BLUE, **{dead: "-"})
    s = bench.state
    ends = s.board.open_ends(CELL_OF["reactor_room"])
    everywhere = [(position, 0) for position in range(4200)]
    assert sorted({place for place, _ in near(s, BLUE, everywhere)}) == sorted(set(ends))


@rule_test("P-40", "P-41")
def test_whoever_owes_no_search_lays_with_the_last_point_wherever_it_fits() -> None:
    bench = Bench()
    bench.rooms("empty_2")
    bench.turn(BLUE, ap=1)
    s = bench.state
    assert s.places
    assert allowed(s, BLUE) == near(s, BLUE, s.places) != []
    assert can_explore(s, BLUE, 0)


@rule_test("P-51", "P-54")
def test_another_card_is_tried_once_a_turn_and_only_if_there_is_one() -> None:
    bench = Bench()
    bench.rooms("run_2", "run_3", alone=True)
    s = bench.state
    assert not can_replace(s), "the top card fits"
    s.places = []
    assert can_replace(s)
    s.put_under = True
    assert not can_replace(s)
    s.put_under = False
    s.laid.append(s.room_deck.pop())
    assert not can_replace(s)
