"""The race of decisions: what is told, and what has to be played on from so that another seed tells the same."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.analysis.race import Race, Runner, alike, matters, race_of, told
from hullbreach.analysis.shapes import Estimate

SURE = 0.001


def running(*losses: float, error: float = SURE, seats: int = 5) -> list[Runner]:
    """Decisions that lose so much, the seats in turn."""
    return [Runner(move, move % seats, Estimate(loss, error)) for move, loss in enumerate(losses)]


@pytest.mark.parametrize(
    ("mean", "error", "told_of"),
    [(0.05, 0.02, True), (0.05, 0.026, False), (0.011, SURE, True), (0.009, SURE, False)],
)
def test_a_loss_is_told_that_is_no_whim_of_chance_and_no_trifle(
    mean: float, error: float, told_of: bool
) -> None:
    assert matters(Estimate(mean, error)) == told_of
    assert told([Runner(7, 0, Estimate(mean, error))]) == [7] * told_of


def test_the_five_dearest_are_told_the_dearest_first() -> None:
    assert told(running(0.02, 0.07, 0.04, 0.05, 0.06, 0.03)) == [1, 4, 3, 2, 5]


def test_the_third_decision_of_a_seat_counts_for_half_and_its_fourth_for_a_quarter() -> None:
    """Nobody's trifles crowd out what was dear, and nobody's dear ones crowd out everybody else's."""
    mine = [Runner(move, 0, Estimate(0.4, SURE)) for move in range(6)]

    def beside(*losses: float) -> list[int]:
        others = [Runner(9 + n, 1 + n // 2, Estimate(x, SURE)) for n, x in enumerate(losses)]
        return told([*mine, *others])

    assert beside() == [0, 1, 2, 3, 4]
    assert beside(0.02) == [0, 1, 2, 3, 4], "a trifle of another seat takes nobody's place"
    assert beside(0.06) == [0, 1, 2, 3, 9]
    assert beside(0.11, 0.11) == [0, 1, 2, 9, 10]
    assert beside(0.19, 0.19, 0.19) == [0, 1, 2, 9, 10]
    assert beside(0.21, 0.21, 0.21) == [0, 1, 9, 10, 11]


def test_four_of_five_are_alike_and_of_fewer_all_have_to_be() -> None:
    assert alike([1, 2, 3, 4, 5], [5, 4, 3, 2, 9])
    assert not alike([1, 2, 3, 4, 5], [1, 2, 3, 8, 9])
    assert alike([1, 2, 3, 4, 5], [1, 2, 3, 4])
    assert not alike([1, 2, 3, 4], [1, 2, 3])
    assert not alike([1], [2])
    assert alike([], [])


def test_what_stands_apart_is_not_played_on_from_any_more() -> None:
    race = race_of(running(0.3, 0.28, 0.26, 0.24, 0.22, 0.1, 0.0, error=0.005), "1")
    assert race == Race(1.0, ())
    assert race.over


def test_what_is_undecided_lies_around_the_last_place() -> None:
    """Three are about as dear as the fifth and the fourth, so that two of five may be others."""
    losses = (0.3, 0.28, 0.26, 0.1, 0.1, 0.1, 0.1, 0.02, -0.05)
    race = race_of(running(*losses, error=0.01, seats=9), "1")
    assert {*race.undecided} == {3, 4, 5, 6}
    assert race.again < 0.9
    assert not race.over


def test_one_place_of_five_may_stay_undecided() -> None:
    race = race_of(running(0.3, 0.28, 0.26, 0.24, 0.1, 0.1, error=0.005, seats=6), "1")
    assert {*race.undecided} == {4, 5}
    assert race == Race(1.0, race.undecided)
    assert race.over


def test_a_decision_that_few_worlds_speak_for_stays_in_the_race() -> None:
    """It is not told yet, and one that seems to be the best choice may still turn out to be a bad one."""
    race = race_of([Runner(0, 0, Estimate(0.03, 0.025)), Runner(1, 1, Estimate(-0.01, 0.04))], "1")
    assert told([Runner(0, 0, Estimate(0.03, 0.025))]) == []
    assert {*race.undecided} == {0, 1}
    assert not race.over


def test_the_most_doubtful_come_first() -> None:
    race = race_of(running(0.06, 0.04, 0.0, error=0.02), "1")
    assert race.undecided == (1, 0, 2), "the second lies at what is told, the last far below"


def test_a_race_stands_the_same_whoever_looks() -> None:
    losses = [Random("losses").gauss(0.03, 0.02) for _ in range(12)]
    runners = running(*losses, error=0.02)
    assert race_of(runners, "1") == race_of(runners, "1")


def test_another_seed_finds_what_the_race_says_it_finds() -> None:
    """Both seeds are off from the truth: what is promised holds for one against the other, not against the truth."""
    random, error = Random("two seeds"), 0.012
    promised = held = 0.0
    for game in range(60):
        truth = [random.expovariate(25) for _ in range(12)]
        first, second = (
            running(*[random.gauss(loss, error) for loss in truth], error=error) for _ in range(2)
        )
        promised += race_of(first, str(game)).again / 60
        held += alike(told(first), told(second)) / 60
    assert promised == pytest.approx(held, abs=0.1)
