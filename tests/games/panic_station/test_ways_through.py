"""Ways through any station: counted step by step, by somebody who tries everything out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hullbreach.games.panic_station.components import (
    ANTECHAMBER,
    ANTIDOTE,
    CARD_OF,
    CARD_SYMBOL,
    EDGES,
    GAS_CAN,
    HOST_CARD,
    PASSAGE,
    REACTOR_CARD,
    ROOM_NUMBER,
    ROOMS,
    TABLE,
    WALL,
)
from hullbreach.games.panic_station.exploring import survey
from hullbreach.games.panic_station.first_turn import NEVER, need_from, walk
from hullbreach.games.panic_station.grid import NOWHERE, SIDES, STEP, Grid, at
from hullbreach.games.panic_station.scanning import thermo_scan
from hullbreach.games.panic_station.setup import find_faces, packet_size, room_faces
from hullbreach.games.panic_station.state import NOBODY, HouseRules, Station
from hullbreach.games.panic_station.structure import begin_turn, next_living
from hullbreach.games.panic_station.turns import act
from hullbreach.kernel import Chance, key_of
from hullbreach.testing import rule_test

from .table import BLUE, RED, WHITE, Bench, corridor

STATIONS = (*range(8), 36, 138)
"""Some of any kind, and two where a card can be laid but not entered without a key."""


def any_station(seed: int, cards: int = 9) -> Bench:
    """A station of some rooms laid wherever they fit, and the rest of the deck on top of each other."""
    bench, random = Bench(seed=seed), Random(seed)
    s = bench.state
    s.board = Grid()
    s.board.lay(REACTOR_CARD, at(0, 0), 0)
    deck, most = list(s.room_deck), len(s.laid) + cards
    random.shuffle(deck)
    while len(s.laid) < most and deck:
        h = deck.pop()
        card = ROOM_NUMBER[s.cards.faces[h]]
        places = s.board.places(card)
        if places:
            s.board.lay(card, *random.choice(places))
            s.laid.append(h)
    s.room_deck = deck
    survey(s)
    return bench


def steps_from(board: Grid, cell: int, doors: bool) -> dict[int, int]:
    """How many steps away every cell is that can be reached."""
    found, edge = {cell: 0}, [cell]
    while edge:
        here = edge.pop(0)
        for side in SIDES:
            there, link = board.ways[4 * here + side], board.links[4 * here + side]
            if there != NOWHERE and there not in found and (doors or link == PASSAGE):
                found[there] = found[here] + 1
                edge.append(there)
    return found


def searchable(cell: int) -> bool:
    return bool(CARD_SYMBOL[CARD_OF[cell]])


def fewest(s: Station, cell: int, doors: bool) -> int:
    """The points of a search: go and search, or go, lay the top card, enter it and search."""
    steps = steps_from(s.board, cell, doors)
    ways = [count + 1 for there, count in steps.items() if searchable(there)]
    card = s.top_room()
    for place in s.places if CARD_SYMBOL[card] else []:
        board = s.board.copied()
        board.lay(card, *place)
        beyond = ANTECHAMBER[card]
        for side in SIDES:
            there, link = board.ways[4 * beyond + side], board.links[4 * beyond + side]
            if there in steps and (doors or link == PASSAGE):
                ways.append(steps[there] + 3)
    return min(ways, default=NEVER)


@rule_test("P-38", "P-40")
@pytest.mark.parametrize("seed", STATIONS)
def test_the_fewest_points_of_a_search_are_those_of_trying_everything_out(seed: int) -> None:
    s = any_station(seed).state
    for cell in s.board.rooms():
        for doors in (True, False):
            assert need_from(s, [cell], doors) == fewest(s, cell, doors)


@rule_test("P-40")
@pytest.mark.parametrize("seed", STATIONS)
def test_a_walk_to_the_next_symbol_takes_as_many_points_as_steps_and_one(seed: int) -> None:
    s = any_station(seed).state
    for cell in s.board.rooms():
        for doors in (True, False):
            steps = steps_from(s.board, cell, doors)
            ways = [count + 1 for there, count in steps.items() if searchable(there)]
            assert walk(s.board, [cell], doors) == min(ways, default=NEVER)


@rule_test("P-43", "P-44")
@pytest.mark.parametrize("seed", STATIONS)
def test_whoever_may_lay_a_card_stands_before_an_opening(seed: int) -> None:
    s = any_station(seed).state
    spots = {position for position, _ in s.places}
    cells = [cell for cell in s.board.rooms() if spots & {*s.board.open_ends(cell)}]
    assert sorted(s.board.doorsteps(s.places)) == sorted(cells)
    for cell in cells:
        card = CARD_OF[cell]
        edges, spot = EDGES[card][s.board.turn[card]], s.board.spot[card]
        assert any(edges[d] != WALL and spot + STEP[d] in spots for d in SIDES)


# -- decks -----------------------------------------------------------------------------------------


@rule_test("P-14")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_what_lies_in_the_packet_and_below(players: int) -> None:
    faces = find_faces(players, HouseRules(), Chance(key_of(players)))
    size = packet_size(players)
    packet = Counter(faces[-size:])
    assert len(faces) == 46
    assert size == 3 * players
    assert packet[HOST_CARD] == 1
    assert packet[GAS_CAN] >= players
    assert HOST_CARD not in faces[:-size]


@rule_test("P-14")
def test_a_gas_can_for_everybody_is_in_the_packet_for_sure() -> None:
    found = [find_faces(4, HouseRules(), Chance(key_of(seed)))[-12:] for seed in range(60)]
    assert min(packet.count(GAS_CAN) for packet in found) == 4
    assert len({packet.index(HOST_CARD) for packet in found}) > 8
    assert len({tuple(packet) for packet in found}) == len(found)


@rule_test("P-19")
def test_the_antidote_lies_anywhere_in_the_lower_half() -> None:
    house = HouseRules(bonus_cards=True)
    decks = [find_faces(4, house, Chance(key_of(seed))) for seed in range(600)]
    places = {deck.index(ANTIDOTE) for deck in decks}
    assert (min(places), max(places)) == (0, len(decks[0]) // 2 - 1)


@rule_test("P-20")
def test_the_open_terminal_lies_anywhere_among_the_lower_rooms() -> None:
    data = TABLE.room_deck
    decks = [room_faces(Chance(key_of(seed))) for seed in range(200)]
    assert {len(deck) for deck in decks} == {len(ROOMS) - 1}
    places = {deck.index(data.late) for deck in decks}
    assert places == set(range(data.lower + 2))


# -- turns -----------------------------------------------------------------------------------------


@rule_test("P-56")
def test_nothing_is_scanned_when_all_is_over() -> None:
    s = Bench().state
    s.ending = "nest_burnt"
    thermo_scan(s)
    assert s.last_scan is None
    assert s.log == []


@rule_test("P-25")
def test_the_next_to_play_is_the_next_who_lives() -> None:
    s = Bench().state
    assert next_living(s, BLUE) == RED
    s.cells[2 * RED] = s.cells[2 * RED + 1] = NOWHERE
    s.life[2 * RED] = s.life[2 * RED + 1] = 0
    assert next_living(s, BLUE) == WHITE


@rule_test("P-38")
@pytest.mark.parametrize("arrived", [False, True])
def test_who_starts_is_told_once(arrived: bool) -> None:
    bench = Bench()
    bench.state.arrived = [arrived] * 4
    bench.state.queue = [RED]
    bench.state.news = []
    begin_turn(bench.state)
    assert bench.state.active == RED
    keys = [event.key for event in bench.state.news]
    assert keys.count("start") == (not arrived)


@rule_test("P-25")
def test_when_nobody_is_left_to_play_nobody_is_asked() -> None:
    s = Bench().state
    s.active, s.queue, s.ap = NOBODY, [], 3
    assert list(act(s)) == []
    assert (s.active, s.ap) == (NOBODY, 3)


# -- attacks ---------------------------------------------------------------------------------------


@rule_test("P-109")
@pytest.mark.parametrize("alone", [True, False])
def test_an_android_alone_has_nobody_to_shoot_at(alone: bool) -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, "reactor_room", "run_2")
    bench.laid_out(RED, "ammo")
    bench.turn(RED)
    if not alone:
        bench.parasite("run_2")
    assert bench.can(RED, "shoot") != alone


@rule_test("P-97")
def test_it_is_told_who_was_stabbed() -> None:
    bench = Bench()
    bench.laid_out(BLUE, "combat_knife")
    bench.rolls(1)
    bench.does(BLUE, "stab")
    bench.says(BLUE, "stab.target", ("soldier", RED))
    assert [(facts["other"], facts["figure"]) for facts in bench.told("stabs")] == [
        (RED, "soldier")
    ]
    assert bench.told("stabs_parasite") == []
