"""Humans at the base: they keep together, mind their cards, and leave with those who are rather human."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.beliefs.the_thing import HABITS, odds, public_odds
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.the_thing import CLEARED, DOUBT, OTHER_KIND, outlook
from hullbreach.bots.evaluations.the_thing.company import (
    ALONE_FOR_NOW,
    BITE,
    CATCH,
    LATER,
    boarding,
    exposed,
)
from hullbreach.bots.evaluations.the_thing.habits import POSTS
from hullbreach.bots.evaluations.the_thing.muster import (
    FOUND,
    KILL,
    RELY,
    best_posts,
    mustered,
)
from hullbreach.bots.evaluations.the_thing.race import ways_out
from hullbreach.bots.evaluations.the_thing.work import Work, works
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.the_thing.pieces import DEAD, Deed, Escape, PlanCard
from hullbreach.kernel import Choice, Pick
from tests.games.the_thing.table import BLUE, GREEN, RED, WHITE, YELLOW, Ice

GIVEN = ["*"] * 4


def leaving(*queue: int, aboard: tuple[int, ...] = (RED, BLUE, WHITE)) -> Ice:
    """Yellow, who has met Green, is a known alien, the others but Green known humans; some are aboard, these ask."""
    ice = Ice(5)
    s = ice.state
    s.story.append(Deed("met", (GREEN, YELLOW), (0, 2), ((GREEN, YELLOW, 0), (YELLOW, GREEN, 0))))
    ice.revealed(YELLOW)
    s.story += [Deed("shown", (i,), (0,)) for i in (RED, BLUE, WHITE)]
    s.escape = Escape("shed", list(aboard), list(queue))
    ice.phase("boarding")
    return ice


@pytest.mark.parametrize("seed", range(8))
def test_who_is_rather_human_is_taken_along(seed: int) -> None:
    """Green was human when they met the alien: one time in four they no longer are, as one world would say."""
    ice = leaving(GREEN, aboard=(RED,))
    s = ice.state
    s.story.insert(0, Deed("shown", (GREEN,), (0,)))
    for gone in (BLUE, WHITE):
        s.figures[gone].status = DEAD
    ice.says(GREEN, "board.want", "board")
    assert GreedyBot("the_thing", seed).choose(Chair(ice.session, RED)) == "yes"


def test_who_was_turned_away_is_lost_when_nobody_else_comes() -> None:
    doubts = [0.0, 0.25, 0.0, 1.0, 0.0]
    assert boarding(leaving(GREEN).state, doubts) == pytest.approx(0.75)
    assert boarding(leaving(BLUE, aboard=(RED, WHITE)).state, doubts) == pytest.approx(LATER * 0.75)
    assert boarding(leaving().state, doubts) == pytest.approx(0.25)
    assert boarding(leaving(aboard=(RED, WHITE)).state, doubts) == 0.0, "Blue is left behind"


def test_who_is_rather_an_alien_is_rather_left() -> None:
    assert boarding(leaving(GREEN).state, [0.0, 0.8, 0.0, 1.0, 0.0]) == pytest.approx(0.8)


def test_what_one_believes_is_what_one_could_have_seen() -> None:
    """Yellow was the first and may have infected Green, or Green was the first and infected Yellow."""
    caught = HABITS.lays / 1000 / 2
    green = 2 * caught / (1 + caught)
    assert odds(leaving(GREEN).state, RED) == pytest.approx([0.0, green, 0.0, 1.0, 0.0])


def test_when_the_last_human_is_dead_nothing_is_left_to_weigh() -> None:
    """Everybody else has been shown to be an alien: nobody could still believe in a human."""
    ice = Ice(4)
    ice.aliens(YELLOW, RED, GREEN)
    ice.state.story += [Deed("shown", (i,), (1,)) for i in (YELLOW, RED, GREEN)]
    ice.state.story.append(Deed("dead", (BLUE,)))
    ice.state.figures[BLUE].status = DEAD
    ice.state.ending = "last_human_killed"
    assert [evaluation("the_thing").terms(ice.state, seat) for seat in range(4)] == [{}] * 4


def test_when_all_is_over_everybody_knows() -> None:
    ice = Ice(4)
    ice.aliens(YELLOW, RED, GREEN, BLUE)
    ice.state.ending = "last_human_infected"
    assert odds(ice.state, RED) == public_odds(ice.state) == [1.0] * 4


def test_everybody_asks_to_come_along() -> None:
    ask = Pick(GREEN, "board.want", ["board", "stay"], "G-186", "stay")
    assert evaluation("the_thing").sensible(ask, None) == ["board"]


def hunted(*strengths: int) -> Ice:
    """An alien of these strengths is somewhere; all have been placed."""
    ice = Ice(4)
    ice.revealed(YELLOW)
    ice.phase("reveal_plan")
    ice.state.plan = [PlanCard("radio_room", strength) for strength in strengths]
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


def test_who_is_alone_where_the_alien_may_come_is_in_danger_and_two_are_kept_from_work() -> None:
    jobs = {"base_helicopter": Work(0.2, 3, 0.2, 3, 0.0)}
    for figures, work, killed in (((RED,), 1, 1), ((RED, GREEN), 3, 0)):
        ice = hunted(2)
        ice.put("base_helicopter", *figures)
        expected = (1 - FOUND) * work * 0.2 - FOUND * KILL * killed
        assert mustered(ice.state, jobs, GIVEN, False) == pytest.approx(expected)
    ice = hunted(2)
    ice.put("base_helicopter", RED, GREEN, BLUE)
    assert mustered(ice.state, jobs, GIVEN, False) == pytest.approx(6 * 0.2)


def test_one_goes_where_several_can_do_most() -> None:
    s = hunted().state
    s.turn = [GREEN, BLUE]
    jobs = works(s, ways_out(s, 0), 0)
    assert set(best_posts(s, jobs, 3)) == {"warehouse", "base_helicopter", "radio_room"}
    assert "warehouse" not in best_posts(s, works(s, ways_out(s, 1), 1), 3), "the keys are found"


def test_where_work_is_shared_it_takes_somebody_who_may_join() -> None:
    s = hunted().state
    jobs = {"shed": Work(0.2, 6, 0.0, 0, 0.0), "warehouse": Work(0.3, 6, 0.0, 0, 0.0)}
    assert best_posts(s, jobs, 1) == ["warehouse"]
    s.turn = [GREEN, BLUE]
    assert best_posts(s, jobs, 1) == ["shed"]


def test_those_to_come_go_together_where_that_helps() -> None:
    ice = hunted()
    ice.put("lounge", RED, GREEN, BLUE)
    ice.state.turn = [RED, GREEN, BLUE]
    jobs = {"shed": Work(0.2, 6, 0.0, 0, 0.0)}
    assert mustered(ice.state, jobs, GIVEN, False) == pytest.approx(RELY * 6 * 0.2)


def test_what_counts_is_what_each_of_them_adds() -> None:
    s = hunted().state
    s.turn = [GREEN, BLUE]
    jobs = {"kitchen": Work(0.5, 1, 0.0, 0, 0.0), "warehouse": Work(0.2, 6, 0.0, 0, 0.0)}
    assert best_posts(s, jobs, 1) == ["kitchen"]


def test_it_is_good_that_everybody_knows_a_human() -> None:
    worth = []
    for disc in (0, 1):
        ice = suspects()
        ice.discs(1, disc, 1, 1, 1)
        doubts = odds(ice.state, RED)
        worth.append(outlook(ice.state, RED, doubts, {})["_doubts"])
    assert worth[0] - worth[1] == pytest.approx(CLEARED + DOUBT)


def outlook_of(ice: Ice, seat: int = RED) -> float:
    return sum(evaluation("the_thing").terms(ice.state, seat).values())


def suspects() -> Ice:
    """Yellow is the first alien, but Red has seen nothing of it; Green is known to be human."""
    ice = Ice(5)
    ice.state.story.append(Deed("shown", (GREEN,), (0,)))
    return ice


def test_it_is_better_to_be_led_by_somebody_known() -> None:
    known, unknown = suspects(), suspects()
    known.state.token_holder, unknown.state.token_holder = GREEN, BLUE
    assert outlook_of(known) > outlook_of(unknown)


def test_keys_are_better_in_known_hands() -> None:
    known, unknown = suspects(), suspects()
    known.gives(GREEN, "keys")
    unknown.gives(BLUE, "keys")
    assert outlook_of(known) > outlook_of(unknown)


def test_what_one_hopes_for_does_not_hang_on_a_role_nobody_has_seen() -> None:
    """A dog has met Blue, who alone knows what came of it."""
    one, other = suspects(), suspects()
    one.state.story.append(Deed("dog", (BLUE,), (0,)))
    other.state.story.append(Deed("dog", (BLUE,), (1,)))
    other.state.figures[BLUE].alien = True
    for ice in (one, other):
        ice.phase("place")
        ice.put("kitchen", RED, YELLOW)
        ice.put("boiler_room", GREEN, BLUE)
    assert outlook_of(one) == outlook_of(other)


@pytest.mark.parametrize("disc", [1, 4])
def test_a_searcher_gives_a_use_and_not_a_repair(disc: int) -> None:
    """Whether the card is given face down or for all to see."""
    ice = Ice(4)
    ice.discs(disc, 1, 1, 1)
    ice.put("warehouse", GREEN, BLUE)
    ice.hand(RED, "use", "repair", "sabotage")
    ice.stack("use", "use", "use")
    ice.phase("place")
    ice.state.turn = [RED]
    ice.says(RED, "place", ("go", "warehouse"))
    assert [GreedyBot("the_thing", n).choose(Chair(ice.session, RED)) for n in range(6)] == [
        "use"
    ] * 6


def hand_worth(*kinds: str) -> float:
    ice = Ice(4)
    ice.hand(RED, *kinds)
    return evaluation("the_thing").terms(ice.state, RED)["_things"]


def test_a_hand_full_of_sabotage_is_worse_than_none() -> None:
    assert hand_worth("sabotage", "sabotage") < hand_worth() < hand_worth("use", "repair")
    fresh = 1 - OTHER_KIND**3
    assert hand_worth() == pytest.approx(fresh * hand_worth("use", "repair"))


def test_who_goes_to_bed_will_have_what_he_wants() -> None:
    ice = Ice(4)
    ice.hand(RED)
    ice.phase("sleep")
    ice.state.actor = RED
    things = evaluation("the_thing").terms(ice.state, RED)["_things"]
    assert things == pytest.approx(hand_worth("use", "repair"))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (("sabotage", "sabotage", "sabotage"), {"dormitory"}),
        (("sabotage", "repair", "repair"), {"go"}),
        (("sabotage", "use", "repair"), {"go"}),
    ],
)
def test_with_nothing_but_sabotage_one_goes_to_bed_and_with_a_good_card_to_ones_post(
    hand: tuple[str, ...], expected: set[str]
) -> None:
    options = to_go(*hand)
    assert {o[0] if isinstance(o, tuple) else o for o in options} == expected


def test_only_the_best_places_are_worth_a_thought_to_an_alien() -> None:
    ice = Ice(4)
    ice.phase("place")
    ice.state.turn = [YELLOW, GREEN]
    ice.hand(YELLOW, "sabotage", "use", "repair")
    assert len(evaluation("the_thing").sensible(ice.session.asked[YELLOW], ice.state)) == POSTS


def test_who_has_the_keys_thinks_of_the_vehicle_that_is_ready() -> None:
    for keys in (True, False):
        ice = Ice(4)
        s = ice.state
        s.damage["shed"], s.fuel["shed"], s.token_at = 0, 3, ""
        if keys:
            ice.gives(RED, "keys")
        ice.hand(RED, "use", "repair", "sabotage")
        ice.phase("place")
        s.turn = [RED, GREEN]
        options = evaluation("the_thing").sensible(ice.session.asked[RED], s)
        assert (("go", "shed") in options) == keys


@pytest.mark.parametrize(("leader", "expected"), [(RED, [GREEN]), (YELLOW, [GREEN, BLUE])])
def test_a_human_leader_lets_the_one_at_the_vehicle_start(leader: int, expected: list[int]) -> None:
    ice = Ice(4)
    s = ice.state
    s.damage["shed"], s.fuel["shed"] = 0, 3
    ice.put("shed", GREEN)
    ice.put("kitchen", BLUE)
    ice.stack("use", "use")
    s.leader = leader
    ice.phase("flip")
    question = ice.session.asked[leader]
    assert question.prompt == "assign"
    assert evaluation("the_thing").sensible(question, ice.session.state) == expected


def to_go(*hand: str) -> Sequence[Choice]:
    """What Red thinks of who has this hand, with Green to come."""
    ice = Ice(4)
    ice.phase("place")
    ice.state.turn = [RED, GREEN]
    ice.hand(RED, *hand)
    return evaluation("the_thing").sensible(ice.session.asked[RED], ice.state)


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
