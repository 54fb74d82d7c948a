"""Where infection cards are counted, an exchange can have gone as the rules let it go, and not otherwise."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station.past.hidden import (
    cured_by,
    foreign_held,
    holding,
    own_left,
    spent_with,
)
from hullbreach.games.panic_station.past.rows import Unseen
from hullbreach.games.panic_station.past.ways import ways

GIVER, TAKER = 2, 1


def meeting(size: int, chooses: bool = False) -> Unseen:
    """Somebody with a counted hand meets somebody whose cards nobody counts."""
    return Unseen(GIVER, TAKER, 0, 0, 0, 0, size, 0, chooses)


def holders(state: int, size: int) -> set[int]:
    """Who can have the spent antidote afterwards."""
    return {cured_by(after) for _, after in ways(meeting(size), spent_with(state, GIVER))}


@pytest.mark.parametrize(
    ("state", "size"),
    [
        pytest.param(holding(GIVER, 3, 0), 5, id="a find card"),
        pytest.param(holding(GIVER, 0, 2), 3, id="foreign infection cards"),
        pytest.param(1 << GIVER | holding(GIVER, 2, 0), 3, id="infected, with own cards"),
    ],
)
def test_a_spent_antidote_stays_with_whoever_has_anything_else_to_give(
    state: int, size: int
) -> None:
    assert holders(state, size) == {GIVER}


def test_whoever_has_nothing_else_hands_on_the_spent_antidote() -> None:
    assert holders(holding(GIVER, 3, 0), 4) == {TAKER}


@pytest.mark.parametrize("chooses", [False, True])
def test_the_infected_choose_a_foreign_card_only_where_the_table_reads_it_so(chooses: bool) -> None:
    """P-143: infection cards of both kinds and nothing else."""
    state = 1 << GIVER | holding(GIVER, 3, 2)
    kept = {own_left(after, GIVER) for _, after in ways(meeting(5, chooses), state)}
    assert kept == ({2, 3} if chooses else {2})


def test_a_human_without_find_cards_hands_on_a_foreign_card() -> None:
    state = holding(GIVER, 3, 2)
    assert {own_left(after, GIVER) for _, after in ways(meeting(5), state)} == {3}
    assert min(foreign_held(after, GIVER) for _, after in ways(meeting(5), state)) == 1
