"""Encounters, the exchange of cards, infection."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.panic_station.infection import legal_cards
from hullbreach.games.panic_station.state import KILLED, Incident
from hullbreach.kernel import Choice
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def meeting(ap: int = 4) -> Bench:
    """Red's soldier in the run room, Blue about to enter it."""
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.turn(BLUE, ap)
    return bench


def met(ap: int = 4) -> Bench:
    """Blue's soldier has entered."""
    bench = meeting(ap)
    bench.moves(BLUE, "soldier", "run_2")
    return bench


@rule_test("P-137", "P-139")
def test_entering_a_room_with_somebody_forces_an_exchange() -> None:
    bench = met()
    assert bench.offered(BLUE, "encounter.settle") == [("exchange", RED)]
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert set(bench.session.asked) == {BLUE, RED}
    bench.says(BLUE, "exchange.card", "armour")
    bench.says(RED, "exchange.card", "ammo")
    assert bench.asks(BLUE, ACTION)
    assert bench.held(BLUE).count("ammo") == 2
    assert bench.held(RED).count("armour") == 2


@rule_test("P-143")
def test_the_clock_hands_over_no_infection_card_if_it_can_help_it() -> None:
    bench = meeting()
    bench.infect(BLUE, 1)
    bench.hand(BLUE, BLUE_CARD, BLUE_CARD, BLUE_CARD, "ammo", "armour")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    question = bench.question(BLUE, "exchange.card")
    assert BLUE_CARD in question.options
    assert question.default in ("ammo", "armour")


@rule_test("P-143")
def test_what_the_clock_hands_over_cannot_be_foreseen() -> None:
    """Whoever is absent gives any card that is no infection card; not the gas can, because it comes first."""
    given: Counter[Choice] = Counter()
    for seed in range(60):
        bench = Bench(seed=seed)
        corridor(bench)
        bench.stand(RED, soldier="run_2")
        fillers = ["ammo", "armour", "grenade", "key_card"][: 1 + seed % 4]
        bench.hand(RED, "gas_can", "infection_red", "infection_red", *fillers)
        bench.state.infected[RED] = True
        bench.state.log = [Incident(KILLED, WHITE, YELLOW)] * seed
        bench.moves(BLUE, "soldier", "run_2")
        bench.says(BLUE, "encounter.settle", ("exchange", RED))
        pick = bench.question(RED, "exchange.card")
        assert pick.default == bench.session.fork(RED, seed).asked[RED].default
        given[pick.default or ""] += 1
    assert given["infection_red"] == 0
    assert set(given) >= {"gas_can", "ammo", "armour", "grenade"}
    assert given["gas_can"] < 40


@rule_test("P-143")
def test_the_clock_hands_over_an_infection_card_if_there_is_nothing_else() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(RED, "infection_red", "infection_red", "infection_red", "host_card")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert bench.question(RED, "exchange.card").default == "infection_red"


@rule_test("P-140", "P-96")
def test_in_an_encounter_a_grenade_goes_into_the_entered_room_only() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.lay("run_3", 0, 1)
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", "grenade")
    assert not bench.asks(BLUE, "grenade.room"), "the android throws it, and there is one room only"
    assert bench.lives(RED) == (3, 4)


@rule_test("P-140", "P-96")
def test_in_an_encounter_no_grenade_reaches_a_room_nobody_stands_beside() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("run_3", 0, 1)
    bench.stand(RED, soldier="run_2")
    bench.stand(BLUE, android="run_3")
    bench.hand(BLUE, "grenade", size=6)
    bench.moves(BLUE, "soldier", "run_2")
    assert "grenade" not in bench.offered(BLUE, "encounter.settle")


@rule_test("P-139")
def test_one_partner_is_named_and_a_player_with_two_figures_is_one_option() -> None:
    bench = meeting()
    bench.stand(RED, "run_2", "run_2")
    bench.stand(WHITE, android="run_2")
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE) == [("exchange", RED), ("exchange", WHITE)]


@rule_test("P-138", "P-142")
def test_t19_none_in_the_reactor() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, soldier="run_2")
    bench.moves(BLUE, "soldier", "reactor_room")
    assert bench.asks(BLUE, ACTION)


@rule_test("P-138")
def test_t19_once_per_room_and_turn_for_the_player() -> None:
    bench = met()
    bench.exchanges(BLUE, RED, "armour", "ammo")
    bench.moves(BLUE, "android", "run_2")
    assert bench.asks(BLUE, ACTION), "the android has no encounter in the same room"
    bench.moves(BLUE, "soldier", "reactor_room")
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.asks(RED, ACTION), "nor has the soldier coming back: the turn is over"
    assert len(bench.told("exchange")) == 1


@rule_test("P-138")
def test_t19_another_room_is_another_encounter() -> None:
    bench = meeting()
    bench.lay("run_3", 0, 1)
    bench.stand(RED, android="run_3")
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "armour", "ammo")
    bench.moves(BLUE, "android", "run_3")
    assert bench.asks(BLUE, "encounter.settle")


@rule_test("P-138")
def test_the_next_turn_begins_afresh() -> None:
    bench = met(ap=1)
    bench.exchanges(BLUE, RED, "armour", "ammo")
    for seat in (RED, WHITE, YELLOW):
        bench.does(seat, "end_turn")
    assert bench.state.traded == []
    bench.moves(BLUE, "android", "run_2")
    assert bench.asks(BLUE, "encounter.settle")


@rule_test("P-140")
def test_t20_attack_instead_of_exchanging() -> None:
    bench = meeting(ap=2)
    bench.stand(WHITE, soldier="run_2")
    bench.laid_out(BLUE, "combat_knife")
    bench.moves(BLUE, "soldier", "run_2")
    bench.rolls(1)
    bench.says(BLUE, "encounter.settle", "stab")
    bench.says(BLUE, "stab.target", ("soldier", RED))
    assert bench.told("exchange") == []
    assert bench.state.active == RED, "no points left, five cards: the turn is over"


@rule_test("P-140")
def test_t20_without_a_point_one_must_exchange() -> None:
    bench = meeting(ap=1)
    bench.laid_out(BLUE, "combat_knife")
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE) == [("exchange", RED)]


@rule_test("P-140")
def test_t20_an_energy_boost_pays_for_the_attack() -> None:
    bench = meeting(ap=1)
    bench.laid_out(BLUE, "combat_knife")
    bench.hand(BLUE, "energy_boost", size=6)
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", "energy_boost")
    bench.rolls(4)
    bench.says(BLUE, "encounter.settle", "stab")
    assert bench.lives(RED) == (3, 4)
    assert bench.told("exchange") == []


@rule_test("P-140")
def test_only_enabling_cards_may_be_played_first() -> None:
    bench = meeting()
    bench.hand(BLUE, "ammo", "key_card", "first_aid_kit", "grenade", "body_scanner", size=8)
    bench.life(BLUE, 2, 2)
    bench.stand(BLUE, android="empty_2")
    bench.moves(BLUE, "soldier", "run_2")
    offered = set(bench.offered(BLUE))
    assert offered == {("exchange", RED), ("lay_out", "ammo"), ("lay_out", "key_card")}
    bench.says(BLUE, "encounter.settle", ("lay_out", "key_card"))
    assert "grenade" in bench.offered(BLUE, "encounter.settle"), (
        "the android throws through the door"
    )


@rule_test("P-140")
def test_the_attack_must_be_in_the_entered_room() -> None:
    bench = meeting()
    bench.laid_out(BLUE, "ammo")
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE) == [("exchange", RED)], "the android sees only the reactor"
    bench = meeting()
    bench.laid_out(BLUE, "ammo", "target_scope")
    bench.parasite("run_2")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", "shoot")
    assert bench.lives(RED) == (3, 4), "the only target there"
    assert bench.asks(BLUE, ACTION)


@rule_test("P-140", "P-138")
def test_the_attack_waives_the_exchange_for_this_entry_only() -> None:
    bench = meeting()
    bench.laid_out(BLUE, "combat_knife")
    bench.moves(BLUE, "soldier", "run_2")
    bench.rolls(1)
    bench.says(BLUE, "encounter.settle", "stab")
    bench.moves(BLUE, "android", "run_2")
    assert bench.asks(BLUE, "encounter.settle")


@rule_test("P-140")
def test_one_may_exchange_and_attack_afterwards() -> None:
    bench = meeting()
    bench.laid_out(BLUE, "combat_knife")
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "armour", "ammo")
    assert bench.can(BLUE, "stab")


@rule_test("P-141")
def test_an_exchange_is_where_they_met_and_not_where_they_stand_together_too() -> None:
    """Both androids are still in the reactor room."""
    bench = met()
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    for seat in (BLUE, RED):
        assert bench.question(seat, "exchange.card").about["room"] == "run_2"


@rule_test("P-141", "P-173")
@rule_test("P-141")
def test_androids_meet_where_the_androids_are() -> None:
    bench = meeting()
    bench.stand(RED, "reactor_room", "run_2")
    bench.moves(BLUE, "android", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert bench.question(BLUE, "exchange.card").about["room"] == "run_2"


def test_the_others_learn_only_that_two_exchanged_and_where() -> None:
    bench = met()
    bench.exchanges(BLUE, RED, "armour", "ammo")
    for seat in (None, WHITE, YELLOW):
        assert bench.told("exchange", seat) == [{"seat": BLUE, "other": RED, "room": "run_2"}]
        assert bench.told("received", seat) == []
    assert bench.told("received", BLUE) == [
        {"seat": BLUE, "other": RED, "gave": "armour", "card": "ammo"}
    ]
    assert bench.told("received", RED) == [
        {"seat": RED, "other": BLUE, "gave": "ammo", "card": "armour"}
    ]
    assert bench.view(BLUE).seats[RED].known == ["armour"]
    assert bench.view(WHITE).seats[RED].known == []


@rule_test("P-142")
def test_standing_together_is_no_encounter() -> None:
    bench = meeting()
    bench.stand(BLUE, soldier="run_2")
    assert bench.asks(BLUE, ACTION)
    assert not any("exchange" in str(option) for option in bench.offered(BLUE))


BLUE_CARD, RED_CARD, WHITE_CARD = "infection_blue", "infection_red", "infection_white"
HANDS = [
    (False, [BLUE_CARD] * 3 + [RED_CARD, WHITE_CARD], [RED_CARD, WHITE_CARD]),
    (False, [BLUE_CARD] * 3 + [RED_CARD, WHITE_CARD, "combat_knife"], ["combat_knife"]),
    (
        True,
        [BLUE_CARD] * 2 + ["combat_knife", "host_card", RED_CARD],
        ["combat_knife", BLUE_CARD],
    ),
    (True, [BLUE_CARD] * 2 + [RED_CARD, RED_CARD, WHITE_CARD], [BLUE_CARD]),
    (True, ["host_card", RED_CARD, RED_CARD, RED_CARD, WHITE_CARD], [RED_CARD, WHITE_CARD]),
]


@rule_test("P-143", "P-146")
@pytest.mark.parametrize(("infected", "hand", "legal"), HANDS)
def test_t18_legal_cards(infected: bool, hand: list[str], legal: list[str]) -> None:
    bench = Bench()
    for seat in (RED, WHITE):
        bench.hand(seat, "gas_can", size=5)
    bench.hand(BLUE, *hand)
    bench.state.infected[BLUE] = infected
    assert legal_cards(bench.state, BLUE) == legal


def test_option_infected_players_without_items_may_pass_foreign_cards() -> None:
    bench = Bench(infected_pass_foreign=True)
    bench.hand(RED, "gas_can", size=5)
    bench.hand(BLUE, BLUE_CARD, BLUE_CARD, RED_CARD, RED_CARD, RED_CARD)
    bench.state.infected[BLUE] = True
    assert legal_cards(bench.state, BLUE) == [BLUE_CARD, RED_CARD]


def contagious() -> Bench:
    """Blue is infected and has met Red."""
    bench = meeting()
    bench.infect(BLUE, 3)
    bench.moves(BLUE, "soldier", "run_2")
    return bench


@rule_test("P-144", "P-151")
def test_t16_an_infection_succeeds() -> None:
    bench = contagious()
    bench.exchanges(BLUE, RED, BLUE_CARD, "ammo")
    s = bench.state
    assert s.infected[RED]
    assert s.order[RED] == 4
    assert BLUE_CARD in bench.held(RED)
    assert bench.held(BLUE).count("ammo") == 2
    assert bench.told("infected", RED) == [{"seat": RED, "other": BLUE}]
    for seat in (None, BLUE, WHITE):
        assert bench.told("infected", seat) == []


@rule_test("P-145", "P-92")
def test_t17_a_gas_can_fends_it_off() -> None:
    bench = contagious()
    bench.arrange()
    bench.hand(RED, "gas_can", RED_CARD, RED_CARD, RED_CARD, "ammo")
    bench.exchanges(BLUE, RED, BLUE_CARD, "gas_can")
    assert not bench.state.infected[RED]
    assert BLUE_CARD in bench.held(RED)
    assert "gas_can" in bench.held(BLUE)
    assert bench.told("infected", RED) == []
    assert bench.state.discard == []


@rule_test("P-145")
def test_t17_the_giver_cannot_tell_a_human_from_an_infected() -> None:
    seen = []
    for infected in (False, True):
        bench = contagious()
        bench.arrange()
        bench.state.infected[RED] = infected
        bench.hand(RED, "gas_can", RED_CARD, RED_CARD, RED_CARD, "ammo")
        bench.exchanges(BLUE, RED, BLUE_CARD, "gas_can")
        events = [event.for_seat(BLUE) for event in bench.events]
        seen.append((bench.view(BLUE), [event for event in events if event is not None]))
    assert seen[0] == seen[1]


@rule_test("P-146")
def test_a_foreign_infection_card_infects_nobody() -> None:
    bench = met()
    bench.arrange()
    bench.hand(WHITE, "gas_can", size=5)
    bench.hand(BLUE, BLUE_CARD, BLUE_CARD, BLUE_CARD, WHITE_CARD, WHITE_CARD)
    bench.exchanges(BLUE, RED, WHITE_CARD, "ammo")
    assert not bench.state.infected[RED]
    assert WHITE_CARD in bench.held(RED)


@rule_test("P-147")
def test_an_infected_player_is_not_infected_again() -> None:
    bench = contagious()
    bench.arrange()
    bench.infect(RED, 1)
    bench.exchanges(BLUE, RED, BLUE_CARD, "ammo")
    assert bench.state.order[RED] == 1
    assert bench.told("infected", RED) == []


@rule_test("P-148")
def test_infection_belongs_to_the_player_and_both_characters() -> None:
    bench = contagious()
    bench.lay("nest", 0, -1)
    bench.stand(RED, android="nest")
    bench.hand(RED, "gas_can", "gas_can", "gas_can", "ammo", size=7)
    bench.exchanges(BLUE, RED, BLUE_CARD, "ammo")
    bench.arrange()
    bench.turn(RED)
    bench.stand(RED, soldier="nest", android="reactor_room")
    assert not bench.can(RED, "destroy_nest")


@rule_test("P-149")
def test_the_newly_infected_may_infect_from_the_next_exchange_on() -> None:
    bench = contagious()
    bench.exchanges(BLUE, RED, BLUE_CARD, "ammo")
    legal = legal_cards(bench.state, RED)
    assert RED_CARD in legal
    assert BLUE_CARD not in legal
    assert len(bench.held(RED)) == 5


@rule_test("P-151")
def test_who_was_infected_last() -> None:
    bench = Bench()
    s = bench.state
    assert s.last_infected() == -1
    s.infected[YELLOW] = True
    assert s.last_infected() == -1, "the host does not count"
    bench.infect(RED, 1)
    bench.infect(WHITE, 2)
    assert s.last_infected() == WHITE
    bench.stand(WHITE, "-", "-")
    assert s.last_infected() == -1, "the last one is dead: nobody is excluded"


@rule_test("P-152")
def test_the_death_of_the_host_changes_nothing() -> None:
    bench = meeting()
    bench.hand(RED, "host_card", RED_CARD, RED_CARD, RED_CARD, "ammo")
    bench.stand(RED, "run_2", "run_2")
    bench.life(RED, 1, 1)
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    assert not bench.state.alive(RED)
    assert bench.asks(BLUE, ACTION)
    assert not bench.session.over


def test_option_a_grenade_before_entering_waives_the_exchange() -> None:
    for waives in (False, True):
        bench = Bench(grenade_waives_exchange=waives)
        corridor(bench)
        bench.stand(RED, soldier="run_2")
        bench.hand(BLUE, "grenade", size=6)
        bench.does(BLUE, "grenade")
        bench.moves(BLUE, "soldier", "run_2")
        assert bench.asks(BLUE, "encounter.settle") != waives


def test_option_the_grenade_counts_in_its_own_turn_only() -> None:
    bench = Bench(grenade_waives_exchange=True)
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    bench.does(BLUE, "end_turn")
    for seat in (RED, WHITE, YELLOW):
        bench.does(seat, "end_turn")
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.asks(BLUE, "encounter.settle")
