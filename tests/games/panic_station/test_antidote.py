"""The antidote."""

from __future__ import annotations

from hullbreach.games.panic_station.infection import legal_cards
from hullbreach.testing import rule_test

from .table import BLUE, RED, WHITE, YELLOW, Bench, corridor

BLUE_CARD, RED_CARD = "infection_blue", "infection_red"


def meeting(*, infected: bool = True, host: bool = True) -> Bench:
    """Blue, perhaps the host, has met Red, who holds the antidote."""
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    last = "host_card" if host else "combat_knife"
    bench.hand(BLUE, BLUE_CARD, BLUE_CARD, BLUE_CARD, last, "ammo")
    bench.state.infected[BLUE] = infected
    bench.hand(RED, "antidote", RED_CARD, RED_CARD, RED_CARD, "armour")
    bench.moves(BLUE, "soldier", "run_2")
    return bench


@rule_test("P-105", "P-153", "P-155")
def test_t35_it_wards_off_and_cures() -> None:
    bench = meeting()
    bench.exchanges(BLUE, RED, BLUE_CARD, "antidote")
    s = bench.state
    assert not s.infected[RED]
    assert not s.infected[BLUE]
    assert "host_card" in bench.held(BLUE)
    assert "antidote" in bench.held(BLUE)
    assert s.spent
    assert bench.told("cured", BLUE) == [{"seat": BLUE, "other": RED}]
    assert not any(row.proven for seat in (BLUE, RED) for row in bench.view(seat).seats)
    for seat in (None, RED, WHITE):
        assert bench.told("cured", seat) == []
        assert bench.told("infected", seat) == []


@rule_test("P-153")
def test_the_giver_is_not_told_whether_there_was_anything_to_cure() -> None:
    seen = []
    for infected in (True, False):
        bench = meeting(infected=infected, host=False)
        bench.exchanges(BLUE, RED, "ammo", "antidote")
        events = [event.for_seat(RED) for event in bench.events]
        seen.append((bench.view(RED), [event for event in events if event is not None]))
        assert not bench.state.infected[BLUE]
    assert seen[0] == seen[1]


@rule_test("P-153")
def test_an_infected_player_may_cure_too_and_stays_infected() -> None:
    bench = meeting(host=False)
    bench.arrange()
    bench.infect(RED, 1)
    bench.exchanges(BLUE, RED, "ammo", "antidote")
    assert not bench.state.infected[BLUE]
    assert bench.state.infected[RED]


@rule_test("P-154")
def test_the_first_hand_over_spends_it_and_it_stays() -> None:
    bench = meeting(infected=False, host=False)
    bench.exchanges(BLUE, RED, "ammo", "antidote")
    assert bench.state.spent, "without any effect"
    assert "antidote" not in legal_cards(bench.state, BLUE)
    assert bench.view(BLUE).antidote_spent is True
    assert bench.view(RED).antidote_spent is None


@rule_test("P-155")
def test_a_cured_player_follows_the_rules_for_humans_and_may_be_infected_again() -> None:
    bench = meeting()
    bench.exchanges(BLUE, RED, BLUE_CARD, "antidote")
    assert BLUE_CARD not in legal_cards(bench.state, BLUE)
    bench.arrange()
    bench.infect(WHITE, 1)
    bench.stand(BLUE, "run_2", "reactor_room")
    bench.stand(RED, soldier="reactor_room")
    bench.turn(WHITE)
    bench.moves(WHITE, "soldier", "run_2")
    bench.exchanges(WHITE, BLUE, "infection_white", "ammo")
    assert bench.state.infected[BLUE]
    assert bench.state.order[BLUE] == 2


@rule_test("P-156", "P-143")
def test_t35_a_cured_host_with_nothing_else_passes_it_on_without_effect() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(BLUE, BLUE_CARD, BLUE_CARD, BLUE_CARD, "host_card", "antidote")
    s = bench.state
    s.spent, s.infected[BLUE] = True, False
    bench.infect(RED, 1)
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "antidote", "ammo")
    assert bench.state.infected[RED]
    assert "antidote" in bench.held(RED)


@rule_test("P-157", "P-168")
def test_with_everybody_cured_the_game_goes_on() -> None:
    bench = meeting()
    bench.exchanges(BLUE, RED, BLUE_CARD, "antidote")
    assert not any(bench.state.infected)
    assert bench.session.asked
    bench.arrange()
    for seat in (BLUE, RED, WHITE):
        bench.stand(seat, soldier="-")
    bench.stand(YELLOW, soldier="empty_2")
    bench.life(YELLOW, 1, 4)
    bench.parasite("empty_2")
    s = bench.state
    s.active, s.ap, s.queue = -1, 0, []
    bench.rolls(1)
    assert bench.result.winners == ()


@rule_test("P-153", "P-151")
def test_who_is_cured_was_not_infected_last() -> None:
    bench = meeting(host=False)
    bench.arrange()
    bench.infect(WHITE, 1)
    bench.infect(BLUE, 2)
    assert bench.state.last_infected() == BLUE
    bench.exchanges(BLUE, RED, "ammo", "antidote")
    assert bench.state.order[BLUE] == 0
    assert bench.state.last_infected() == WHITE


@rule_test("P-154")
def test_only_a_spent_antidote_stays() -> None:
    bench = meeting()
    s = bench.state
    assert "antidote" in legal_cards(s, RED)
    s.spent = True
    assert legal_cards(s, RED) == ["armour"]
    assert legal_cards(s, BLUE) == ["ammo", BLUE_CARD], "spent somewhere else, nobody minds"
