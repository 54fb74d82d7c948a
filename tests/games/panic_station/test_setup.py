"""Setting up."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.components import CARD_OF, CELL_OF, INFECTIONS, TABLE
from hullbreach.games.panic_station.grid import at
from hullbreach.games.panic_station.setup import (
    deal_hand,
    find_faces,
    minimum_hand,
    packet_size,
    room_faces,
    setup,
)
from hullbreach.games.panic_station.state import HouseRules, Station
from hullbreach.kernel import Chance, key_of
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing import rule_test

from .table import BLUE, RED, Bench

SEEDS = range(40)


def new(players: int = 4, seed: int = 1, bonus: bool = False) -> Station:
    config = GAME.configure(None, players, {"bonus_cards": bonus})
    return setup(config, Chance(key_of(seed)))


@rule_test("P-12")
def test_the_reactor_lies_at_the_origin_and_the_die_names_directions() -> None:
    s = new()
    assert list(s.board.at) == [at(0, 0)]
    bench = Bench()
    for room, place in (("run_2", (0, -1)), ("run_3", (1, 0)), ("storage_2", (0, 1))):
        bench.lay(room, *place)
    bench.lay("parasite_1", -1, 0)
    for face, room in ((1, "run_2"), (2, "run_3"), (3, "storage_2"), (4, "parasite_1")):
        way = bench.state.board.ways[4 * CELL_OF["reactor_room"] + face - 1]
        assert way == CELL_OF[room]


@rule_test("P-13")
def test_everybody_starts_healthy_with_infection_cards_and_off_the_board() -> None:
    s = new(5)
    assert s.life == [4] * 10
    assert s.cells == [-1] * 10
    for seat in range(5):
        assert s.faces(seat).count(INFECTIONS[seat]) == 3


@rule_test("P-14")
@pytest.mark.parametrize(("players", "packet", "rest"), [(4, 12, 34), (5, 15, 31), (6, 18, 28)])
def test_the_packet(players: int, packet: int, rest: int) -> None:
    for seed in SEEDS:
        deck = find_faces(players, HouseRules(), Chance(key_of(seed)))
        assert packet_size(players) == packet
        assert (len(deck) - packet, len(deck)) == (rest, 46)
        top = deck[-packet:]
        assert top.count("host_card") == 1
        assert top.count("gas_can") >= players
        assert "host_card" not in deck[:-packet]


@rule_test("P-14", "P-15")
def test_t1_five_players_and_no_alarm_dealt() -> None:
    seen = 0
    for seed in SEEDS:
        s = new(5, seed)
        if s.discard:
            continue
        seen += 1
        assert len(s.find_deck) == 36
        assert s.packet == 5
        assert [len(hand) for hand in s.hands] == [5] * 5
        assert (
            sum(s.faces(x).count("host_card") for x in range(5))
            + ("host_card" in [s.cards.faces[h] for h in s.find_deck[-5:]])
            == 1
        )
    assert seen


@rule_test("P-16", "P-22", "P-100")
def test_t2_an_alarm_in_the_deal_brings_a_parasite_and_is_replaced() -> None:
    bench = Bench()
    s = bench.state
    bench.hand(RED)
    bench.finds("parasite_alarm", "combat_knife", "gas_can")
    rolled = s.chance.counter
    deal_hand(s, RED)
    assert bench.discard_pile() == ["parasite_alarm"]
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.held(RED) == ["combat_knife", "gas_can"]
    assert bench.supply() == (4, 5)
    assert s.chance.counter == rolled, "no die is rolled"


@rule_test("P-16")
def test_a_replacement_that_is_an_alarm_is_replaced_too() -> None:
    bench = Bench()
    bench.hand(RED)
    bench.finds("parasite_alarm", "parasite_alarm", "ammo", "ammo")
    deal_hand(bench.state, RED)
    assert bench.held(RED) == ["ammo", "ammo"]
    assert bench.supply() == (3, 5)


@rule_test("P-17")
def test_the_host_dealt_at_the_start_is_infected() -> None:
    hosts = 0
    for seed in SEEDS:
        s = new(4, seed)
        for seat in range(4):
            assert s.infected[seat] == ("host_card" in s.faces(seat))
            hosts += s.infected[seat]
    assert hosts


@rule_test("P-18")
def test_bonus_cards_are_all_in_or_all_out() -> None:
    bonus = ("antidote", "parasite_signal", "night_vision", "sniper_rifle")
    assert not any(face in new().cards.faces for face in bonus)
    faces = new(bonus=True).cards.faces
    assert [faces.count(face) for face in bonus] == [1, 1, 2, 2]


@rule_test("P-19")
def test_the_antidote_is_in_the_lower_half() -> None:
    places = set()
    for seed in range(120):
        deck = find_faces(4, HouseRules(bonus_cards=True), Chance(key_of(seed)))
        assert len(deck) == 52
        places.add(deck.index("antidote"))
    assert max(places) <= 25
    assert min(places) < 5
    assert max(places) > 20


@rule_test("P-20")
def test_t3_the_nest_comes_last_and_the_open_terminal_late() -> None:
    nests = set()
    for seed in range(120):
        deck = room_faces(Chance(key_of(seed)))[::-1]
        assert len(deck) == 19
        assert len(set(deck)) == 19
        nests.add(deck.index("nest"))
        assert deck.index("open_terminal") >= 9
    assert nests == {15, 16, 17, 18}


@rule_test("P-21")
def test_only_the_top_room_card_is_seen() -> None:
    s = new()
    assert [s.cards.knows(None, h) for h in s.room_deck] == [False] * 18 + [True]
    assert GAME.view(s, None).top_room == s.cards.faces[s.room_deck[-1]]


@rule_test("P-22")
def test_the_supply_is_full_but_for_dealt_alarms() -> None:
    for seed in SEEDS:
        s = new(6, seed)
        assert len(s.supply(0)) == 5 - len(s.discard)
        assert len(s.supply(1)) == 5


@rule_test("P-23")
def test_a_random_start_player_and_closed_doors() -> None:
    starts = {new(4, seed).start for seed in SEEDS}
    assert starts == {0, 1, 2, 3}
    assert not new().doors_open
    s = new(4, 3)
    assert s.queue[:2] == [s.start, (s.start + 1) % 4]


def test_blue_is_the_first_seat() -> None:
    assert INFECTIONS[BLUE] == "infection_blue"


@rule_test("P-16", "P-20", "P-88")
def test_what_a_new_station_is_like() -> None:
    s = new()
    assert s.recorded
    assert s.board.turn[CARD_OF[CELL_OF["reactor_room"]]] == 0
    for seed in SEEDS:
        s = new(6, seed)
        assert all(s.cards.seen[h] == EVERYONE for h in s.discard)
    assert minimum_hand(HouseRules()) == TABLE.infection.hand_minimum
    short = minimum_hand(HouseRules(short_infection=True))
    assert short == TABLE.infection.hand_minimum_short != TABLE.infection.hand_minimum


@rule_test("P-14", "P-19", "P-20")
def test_packet_rest_antidote_and_rooms_lie_in_chance_order() -> None:
    packets, rests, antidotes, lows = set(), set(), set(), set()
    for seed in range(60):
        deck = find_faces(4, HouseRules(), Chance(key_of(seed)))
        packets.add(tuple(deck[-12:]))
        rests.add(tuple(deck[:-12]))
        assert deck[-12:].count("gas_can") + 1 < 12, "find cards of all kinds are among them"
        bonus = find_faces(4, HouseRules(bonus_cards=True), Chance(key_of(seed)))
        antidotes.add(bonus.index("antidote"))
        assert bonus.index("antidote") <= (len(bonus) - 1) // 2
        lows.add(tuple(room_faces(Chance(key_of(seed)))[4:8]))
    assert min(len(packets), len(rests), len(lows)) > 50
    assert len(antidotes) > 10
