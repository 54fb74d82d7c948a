"""Grid, orientations and links."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.panic_station.components import (
    ANTECHAMBER,
    CELL_OF,
    DOOR,
    EDGES,
    NEST_CARD,
    PASSAGE,
    REACTOR_CARD,
    ROOM_NUMBER,
    ROOMS,
)
from hullbreach.games.panic_station.grid import STEP, Grid, at
from hullbreach.games.panic_station.setup import room_faces
from hullbreach.kernel import Chance, key_of
from hullbreach.testing import rule_test

from .table import BLUE, RED, Bench, corridor


@rule_test("P-32")
def test_every_card_fills_one_position() -> None:
    board = Grid()
    board.lay(REACTOR_CARD, at(0, 0), 0)
    board.lay(ROOM_NUMBER["sick_bay"], at(0, -1), 0)
    board.lay(NEST_CARD, at(1, 0), 1)
    assert sorted(board.at) == sorted([at(0, 0), at(0, -1), at(1, 0)])


@rule_test("P-33")
def test_a_half_turn_moves_the_inner_room_to_the_south() -> None:
    bench = Bench()
    bench.lay("sick_bay", 0, 1, 180)
    ways = bench.state.board.ways
    inner, outer = CELL_OF["sick_bay"], CELL_OF["sick_bay_antechamber"]
    assert ways[4 * outer] == CELL_OF["reactor_room"]
    assert ways[4 * outer + 2] == inner
    assert ways[4 * inner] == outer


@rule_test("P-33")
def test_quarter_turns_are_for_the_nest_alone() -> None:
    board = Grid()
    board.lay(REACTOR_CARD, at(0, 0), 0)
    for card in range(len(ROOMS)):
        if card not in (REACTOR_CARD, NEST_CARD):
            assert {turn for _, turn in board.places(card)} <= {0, 2}
    assert EDGES[NEST_CARD][1][3] == PASSAGE, "turned clockwise once its opening looks west"


@rule_test("P-34")
def test_the_three_kinds_of_link() -> None:
    bench = Bench()
    corridor(bench)
    links = bench.state.board.links
    assert links[4 * CELL_OF["reactor_room"] + 1] == PASSAGE
    assert links[4 * CELL_OF["run_2"] + 1] == DOOR
    bench.lay("storage_2", 0, 1)
    bench.lay("team_search_1", 1, 1, 180)
    below = bench.state.board.ways
    assert below[4 * CELL_OF["storage_2"] + 2] == -1


@rule_test("P-35", "P-65")
def test_a_door_lets_through_the_owner_of_a_key_or_everybody_when_open() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.laid_out(RED, "key_card")
    bench.does(BLUE, "move")
    bench.cannot(BLUE, "move.to", ("soldier", "empty_2"))
    for way in ("key", "open"):
        bench = Bench()
        corridor(bench)
        bench.stand(BLUE, "run_2", "run_2")
        if way == "key":
            bench.laid_out(BLUE, "key_card")
        else:
            bench.state.doors_open = True
        bench.moves(BLUE, "android", "empty_2")
        assert bench.at(BLUE) == ("run_2", "empty_2")


@rule_test("P-36")
def test_inside_a_double_card_one_moves_through_a_door() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, "closed_terminal_antechamber", "closed_terminal_antechamber")
    bench.does(BLUE, "move")
    bench.cannot(BLUE, "move.to", ("soldier", "closed_terminal"))
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, "closed_terminal_antechamber", "closed_terminal_antechamber")
    bench.laid_out(BLUE, "key_card")
    bench.moves(BLUE, "soldier", "closed_terminal")
    assert bench.state.ap == 3
    assert bench.at(BLUE)[0] == "closed_terminal"


@rule_test("P-37")
def test_rooms_hold_any_number_and_parasites_hinder_nobody() -> None:
    bench = Bench(players=6)
    corridor(bench)
    for _ in range(5):
        bench.parasite("reactor_room")
        bench.parasite("reactor_room", "black")
    assert len(bench.state.figures_in(CELL_OF["reactor_room"])) == 12
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.at(BLUE)[0] == "run_2"


@pytest.mark.parametrize("card", range(1, len(ROOMS)), ids=lambda card: ROOMS[card].id)
def test_every_card_can_be_laid_beside_the_reactor_in_every_legal_turn(card: int) -> None:
    """Exactly where its opening meets one of the reactor's passages; the links fit its edges."""
    turns = (0, 1, 2, 3) if card == NEST_CARD else (0, 2)
    board = Grid()
    board.lay(REACTOR_CARD, at(0, 0), 0)
    for turn in turns:
        for direction in range(4):
            position = at(0, 0) + STEP[direction]
            edge = EDGES[card][turn][direction ^ 2]
            assert board.fits(card, position, turn) == (edge != 0)
            if edge:
                laid = board.copied()
                laid.lay(card, position, turn)
                assert laid.ways[4 * CELL_OF["reactor_room"] + direction] == ANTECHAMBER[card]
                assert laid.links[4 * CELL_OF["reactor_room"] + direction] == edge


def build(seed: int) -> tuple[str, bool, bool]:
    """Lay a whole room deck at random: how the nest came to lie, whether a card went under, whether some were left."""
    chance = Chance(key_of(f"build {seed}"))
    deck = [ROOM_NUMBER[face] for face in room_faces(chance)]
    board = Grid()
    board.lay(REACTOR_CARD, at(0, 0), 0)
    nest, under, stuck = "lost", False, 0
    while deck and stuck < len(deck):
        card = deck.pop()
        places = board.places(card)
        if not places:
            under, stuck = True, stuck + 1
            deck.insert(0, card)
            continue
        stuck = 0
        position, turn = chance.choice(places)
        board.lay(card, position, turn)
        if card == NEST_CARD:
            nest = "upright" if turn in (0, 2) else "sideways"
    return nest, under, bool(deck)


@rule_test("P-20", "P-47", "P-53")
def test_random_stations_come_out_as_often_as_they_should() -> None:
    """The shares found over 20,000 builds: 3 % sideways, 14 % with a card put under, 2.6 % with cards left over."""
    builds = [build(seed) for seed in range(600)]
    nests = Counter(nest for nest, _, _ in builds)
    assert nests["lost"] <= 3
    assert 0.01 < nests["sideways"] / len(builds) < 0.06
    assert 0.08 < sum(under for _, under, _ in builds) / len(builds) < 0.21
    assert 0.005 < sum(left for _, _, left in builds) / len(builds) < 0.06
