"""Bags, maps, tracks and the order of play."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Asks, Pick, ask, rule
from hullbreach.parts.bags import draw_token, put, tokens
from hullbreach.parts.maps import EAST, NORTH, SOUTH, WEST, beside, distances, opposite, turned
from hullbreach.parts.tracks import Track
from hullbreach.parts.turns import clockwise, following
from tests.kernel.mini import Board, begin


def test_a_bag_gives_its_tokens_one_by_one() -> None:
    bag = {"larva": 1, "blank": 0}
    put(bag, "adult", 2)
    assert tokens(bag) == ["adult", "adult", "larva"]

    @rule
    def empty(s: Board) -> Asks[None]:
        while tokens(bag):
            s.notes.append((yield from draw_token(bag)))
        yield from ask(Pick(0, "go", ["on"], "X-1"))

    session = begin(empty)
    assert sorted(session.state.notes) == ["adult", "adult", "larva"]
    assert [face for _, face in session.answers] == session.state.notes


def test_distances_are_counted_along_the_ways() -> None:
    ways = {"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"], "e": []}
    found = distances("a", lambda place: ways[place])
    assert found == {"a": 0, "b": 1, "c": 2, "d": 3}
    assert list(found) == ["a", "b", "c", "d"]


def test_sides_of_a_cell() -> None:
    assert [beside((5, 5), side) for side in (NORTH, EAST, SOUTH, WEST)] == [
        (5, 4),
        (6, 5),
        (5, 6),
        (4, 5),
    ]
    assert [opposite(side) for side in range(4)] == [SOUTH, WEST, NORTH, EAST]


@pytest.mark.parametrize(
    ("quarters", "edges"), [(0, "abcd"), (1, "dabc"), (2, "cdab"), (-1, "bcda")]
)
def test_a_tile_turns_clockwise(quarters: int, edges: str) -> None:
    assert turned(tuple("abcd"), quarters) == tuple(edges)


def test_a_marker_stays_on_its_track() -> None:
    track = Track(at=2, last=4)
    assert track.move(1) == 1
    assert not track.full
    assert track.move(5) == 1
    assert track.full
    assert track.move(-9) == -4
    assert track.at == 0


def test_play_goes_round_among_those_still_in() -> None:
    playing = [True, False, True, True]
    assert following(0, playing) == 2
    assert following(3, playing) == 0
    assert following(2, [False, False, True]) == 2
    assert following(0, [False, False]) is None
    assert clockwise(2, playing) == [2, 3, 0]
