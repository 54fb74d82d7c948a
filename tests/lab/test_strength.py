"""Comparing bots: the sequential test and the ladder."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach import bots, games
from hullbreach.kernel import HullbreachError
from hullbreach.lab.ladder import elo, meetings, rate
from hullbreach.lab.plans import Plan
from hullbreach.lab.simulate import play
from hullbreach.lab.strength import CLEARLY, Comparison, Pair, compare, match, play_pair, wilson

CREW = games.find("specimen").configure(players=4)
THREE = games.find("specimen").configure(players=3)


def verdict(goal: float = CLEARLY) -> Comparison:
    return Comparison("specimen", "crew", 4, ("a", "b"), together=False, goal=goal)


def test_a_clear_case_is_soon_decided() -> None:
    found = verdict()
    for number in range(9):
        assert not found.decided
        found.add(Pair(number, 1.0, 0.0, 0, 10))
    assert found.decided == "stronger"
    assert found.games == 18
    assert found.rates == (1.0, 0.0)


def test_a_small_lead_takes_more_pairs() -> None:
    found = verdict(0.6)
    while not found.decided:
        found.add(Pair(0, 1.0, 0.0, 0, 10))
    assert (found.decided, found.wins) == ("stronger", 17)


def test_an_even_case_is_decided_the_other_way() -> None:
    found = verdict()
    number = 0
    while not found.decided:
        found.add(Pair(number, float(number % 2), float(1 - number % 2), 0, 10))
        number += 1
    assert found.decided == "not stronger"
    assert found.low < 0.5 < found.high


@pytest.mark.parametrize("goal", [CLEARLY, 0.6])
@pytest.mark.parametrize("wrong", ["stronger", "not stronger"])
def test_one_verdict_in_twenty_may_be_wrong(goal: float, wrong: str) -> None:
    share = 0.5 if wrong == "stronger" else goal
    random = Random(1)
    verdicts = []
    for _ in range(1000):
        found = verdict(goal)
        while not found.decided:
            won = float(random.random() < share)
            found.add(Pair(0, won, 1 - won, 0, 0))
        verdicts.append(found.decided)
    assert 10 < verdicts.count(wrong) < 60


def test_a_pair_that_favours_neither_tells_nothing() -> None:
    found = verdict()
    found.add(Pair(0, 0.5, 0.5, 0, 10))
    assert (found.wins, found.losses, found.evidence) == (0, 0, 0.0)


def test_the_interval_is_wilsons() -> None:
    share, low, high = wilson(8, 10)
    assert share == 0.8
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_rivals_change_places_in_a_pair() -> None:
    todo = match("specimen", CREW, ("greedy", "random"), 1)
    assert not todo.together
    pair = play_pair(todo, 0)
    assert pair.faults == 0
    assert pair.decisions > 0


def test_partners_play_each_game_alone() -> None:
    todo = match("specimen", CREW, ("greedy", "random"), 1, together=True)
    alone = play(Plan("specimen", CREW, ("random",) * 4, 1), 0)
    assert play_pair(todo, 0).second == len(alone.winners) / 4


@pytest.mark.parametrize("whole", range(1, 40))
def test_an_interval_holds_its_share_even_at_the_edge(whole: int) -> None:
    for part in (0, whole):
        share, low, high = wilson(part, whole)
        assert 0 <= low <= share <= high <= 1


@pytest.mark.soak
def test_greedy_is_stronger_than_random_at_the_specimen() -> None:
    todo = match("specimen", THREE, ("greedy", "random"), 5)
    *_, found = compare(todo, 1000)
    assert found.decided == "stronger"


def test_several_processes_come_to_the_same_verdict() -> None:
    todo = match("specimen", CREW, ("greedy", "random"), 1)
    alone, together = ([*compare(todo, 12, jobs)][-1] for jobs in (1, 2))
    assert alone == together
    assert alone.games


def test_unknown_bots_are_refused_before_the_first_game() -> None:
    with pytest.raises(bots.UnknownBot):
        match("specimen", CREW, ("greedy", "wizard"), 1)
    with pytest.raises(HullbreachError):
        list(meetings("specimen", CREW, ["wizard"], 1, 1))


def test_ratings_follow_the_results() -> None:
    rated = elo(
        ["a", "b", "c"], {("a", "b"): 9.0, ("b", "a"): 3.0, ("b", "c"): 9.0, ("c", "b"): 3.0}
    )
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) == pytest.approx(3000)
    assert rated["a"] - rated["b"] == pytest.approx(400 * 0.4, abs=60)


def test_the_ladder_has_an_interval_for_every_bot() -> None:
    played = list(meetings("specimen", CREW, ["random", "greedy"], 3, 20))
    found = rate("specimen", CREW, ["random", "greedy"], 3, played)
    assert found.ratings[0].elo >= found.ratings[1].elo
    for rating in found.ratings:
        assert rating.low <= rating.elo <= rating.high
        assert rating.games == 20
