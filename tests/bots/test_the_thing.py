"""Humans at the base: they keep together, mind their cards, and leave with those who are rather human."""

from __future__ import annotations

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.the_thing import OTHER_KIND
from hullbreach.bots.evaluations.the_thing.company import (
    ALONE_FOR_NOW,
    BITE,
    CATCH,
    LATER,
    believed,
    boarding,
    exposed,
)
from hullbreach.bots.evaluations.the_thing.muster import RELY, best_posts, mustered
from hullbreach.bots.evaluations.the_thing.race import ways_out
from hullbreach.bots.evaluations.the_thing.work import works
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.the_thing.pieces import Attack, Deed, Escape
from hullbreach.kernel import Pick
from tests.games.the_thing.ice import BLUE, GREEN, RED, WHITE, YELLOW, Ice

GIVEN = ["*"] * 4


def leaving(*queue: int) -> Ice:
    """Yellow, who has met Green, is a known alien, Blue and White are known humans; Red is aboard, and these ask."""
    ice = Ice(5)
    s = ice.state
    s.story.append(Deed("met", (GREEN, YELLOW), (0, 2), ((GREEN, YELLOW, 0), (YELLOW, GREEN, 0))))
    ice.revealed(YELLOW)
    s.story += [Deed("shown", (i,), (0,)) for i in (RED, BLUE, WHITE)]
    s.escape = Escape("shed", [RED], list(queue))
    ice.phase("boarding")
    return ice


@pytest.mark.parametrize("seed", range(8))
def test_who_is_rather_human_is_taken_along(seed: int) -> None:
    """Two times in five Green is an alien: whoever looks at one world only would leave him behind so often."""
    ice = leaving(GREEN)
    ice.says(GREEN, "board.want", "board")
    assert GreedyBot("the_thing", seed).choose(Chair(ice.session, RED)) == "yes"


def test_who_was_turned_away_is_lost_when_nobody_else_comes() -> None:
    doubts = [0.0, 0.25, 0.0, 1.0, 0.0]
    s = leaving(GREEN, BLUE, WHITE).state
    assert boarding(s, doubts) == pytest.approx(0.75)
    s = leaving(BLUE, WHITE).state
    assert boarding(s, doubts) == pytest.approx(LATER * 0.75)
    s = leaving().state
    assert boarding(s, doubts) == 0.0, "two humans are left behind"


def test_what_one_believes_is_what_one_could_have_seen() -> None:
    """Yellow was the first and infected Green one time in four, or Green was the first and infected Yellow."""
    odds = (1 / 4 + 1 / 4) / (1 + 1 / 4)
    assert believed(leaving(GREEN).state, RED) == [0.0, odds, 0.0, 1.0, 0.0]


def test_everybody_asks_to_come_along() -> None:
    ask = Pick(GREEN, "board.want", ["board", "stay"], "G-186", "stay")
    assert evaluation("the_thing").sensible(ask, None) == ["board"]


def hunted(*strengths: int) -> Ice:
    """An alien of these strengths is somewhere; all have been placed."""
    ice = Ice(4)
    ice.revealed(YELLOW)
    ice.phase("reveal_plan")
    ice.state.plan = [Attack("radio_room", strength) for strength in strengths]
    return ice


def manned(ice: Ice) -> float:
    s = ice.state
    return mustered(s, works(s, ways_out(s, 0), 0), GIVEN, False)


def test_from_a_strong_alien_people_keep_together() -> None:
    ice = hunted(2)
    ice.put("base_helicopter", RED, GREEN, BLUE)
    together = manned(ice)
    for place, figure in (("base_helicopter", RED), ("shed", GREEN), ("warehouse", BLUE)):
        ice.put(place, figure)
    assert together > manned(ice) + 0.3


def test_those_to_come_are_relied_upon_in_part() -> None:
    ice = hunted()
    ice.put("lounge", GREEN, BLUE)
    ice.put("base_helicopter", RED)
    alone = manned(ice)
    ice.put("base_helicopter", GREEN, BLUE)
    joined = manned(ice)
    ice.put("lounge", GREEN, BLUE)
    ice.state.turn = [GREEN, BLUE]
    s = ice.state
    jobs = {"base_helicopter": works(s, ways_out(s, 0), 0)["base_helicopter"]}
    assert mustered(s, jobs, GIVEN, False) == pytest.approx(RELY * joined + (1 - RELY) * alone)


def test_one_goes_where_several_can_do_most() -> None:
    s = hunted().state
    s.turn = [GREEN, BLUE]
    jobs = works(s, ways_out(s, 0), 0)
    assert set(best_posts(s, jobs, 3)) == {"warehouse", "base_helicopter", "shed"}
    assert "warehouse" not in best_posts(s, works(s, ways_out(s, 1), 1), 3), "the keys are found"


def hand_worth(*kinds: str) -> float:
    ice = Ice(4)
    ice.hand(RED, *kinds)
    return evaluation("the_thing").terms(ice.state, RED)["things"]


def test_a_hand_full_of_sabotage_is_worse_than_none() -> None:
    assert hand_worth("sabotage", "sabotage") < hand_worth() < hand_worth("use", "repair")
    fresh = 1 - OTHER_KIND**3
    assert hand_worth() == pytest.approx(fresh * hand_worth("use", "repair"))


def test_an_empty_handed_human_may_gamble_and_one_without_a_use_may_sleep() -> None:
    ice = Ice(4)
    ice.phase("place")
    ice.state.turn = [RED, GREEN]
    sensible = evaluation("the_thing").sensible
    for hand, expected in (
        (("sabotage",) * 3, {"go", "special", "dormitory"}),
        (("sabotage", "repair", "repair"), {"go", "dormitory"}),
        (("sabotage", "use", "repair"), {"go"}),
    ):
        ice.hand(RED, *hand)
        options = sensible(ice.session.asked[RED], ice.state)
        assert {o[0] if isinstance(o, tuple) else o for o in options} == expected


def test_a_dog_is_less_of_a_danger_while_somebody_may_join() -> None:
    ice = Ice(4)
    ice.phase("place")
    ice.dogs("kitchen")
    ice.put("kitchen", RED)
    ice.state.turn = []
    assert exposed(ice.state, [0.0] * 4)[RED] == pytest.approx(BITE)
    ice.state.turn = [GREEN]
    assert exposed(ice.state, [0.0] * 4)[RED] == pytest.approx(BITE * ALONE_FOR_NOW)


def test_how_dangerous_it_is_to_meet_somebody_goes_by_what_one_believes() -> None:
    ice = Ice(4)
    ice.phase("encounters")
    ice.put("kitchen", RED, GREEN, BLUE)
    found = exposed(ice.state, [0.0, 0.5, 0.25, 0.25])
    assert found[RED] == pytest.approx(CATCH * 0.75 / 2)
    assert found[GREEN] == pytest.approx(CATCH * 0.25 / 2)
