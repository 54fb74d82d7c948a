"""Foresight: what becomes of the options that look best, and when one of them is left for another."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.beliefs import Worlds
from hullbreach.bots.budget import Budget
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.foresight import ENOUGH, LOOKS, RIVALS, Foresight, Lead, answer
from hullbreach.bots.look import MANY
from hullbreach.kernel import Choice, Session

from .test_thinking import asked


def lead(differences: list[float]) -> int:
    found = Lead()
    for difference in differences:
        found.add(difference)
    return found.verdict


def test_a_few_meetings_say_nothing() -> None:
    assert lead([1.0] * (ENOUGH - 1)) == 0
    assert lead([-1.0] * (ENOUGH - 1)) == 0
    assert lead([1.0] * ENOUGH) == 1


def test_whoever_is_not_ahead_is_dropped() -> None:
    assert lead([0.0] * ENOUGH) == -1
    assert lead([1.0, -1.1] * ENOUGH) == -1


def test_a_lead_that_chance_or_a_blurred_eye_explains_is_none() -> None:
    assert lead([1.0, -0.9] * (ENOUGH // 2)) == 0
    assert lead([0.02] * ENOUGH) == 0
    assert lead([0.1, 0.3] * ENOUGH) == 1


class Scripted(Foresight):
    """Playing on brings what the script says; the options and how often they met are kept."""

    def __init__(self, game: str, budget: str, worth: dict[Choice, float]) -> None:
        super().__init__(evaluation(game), Random(1), Budget(budget))
        self.worth, self.met = worth, dict.fromkeys(worth, 0)

    def _at_first_sight(self, *_: Any) -> list[Choice]:
        return list(self.worth)

    def _play_on(self, _world: Any, luck: int, _seat: int, option: Choice) -> float:
        self._budget.spend()
        self.met[option] += 1
        return self.worth[option] + Random(luck).random()


@pytest.mark.parametrize(
    ("worth", "chosen"),
    [
        ({"first": 0.0, "worse": -0.5, "better": 0.5}, "better"),
        ({"first": 0.0, "better": 0.4, "best": 0.5}, "best"),
        ({"first": 0.0, "alike": 0.0, "by a hair": 0.01}, "first"),
    ],
)
def test_the_first_is_left_for_one_that_does_clearly_better(
    worth: dict[Choice, float], chosen: str
) -> None:
    session, seat = asked("nemesis", 3)
    bot = Scripted("nemesis", "60", worth)
    assert bot.choose(Worlds(Chair(session, seat), Random(1)), seat, list(worth)) == chosen


def test_those_who_meet_have_the_same_luck_and_losers_stop_early() -> None:
    session, seat = asked("nemesis", 3)
    bot = Scripted("nemesis", "300", {"first": 0.0, "worse": -0.001, "better": 0.4})
    assert bot.choose(Worlds(Chair(session, seat), Random(1)), seat, []) == "better"
    assert bot.met["worse"] == ENOUGH
    assert bot.met["first"] == bot.met["better"] > 10 * ENOUGH


def test_all_options_are_looked_at_and_the_best_few_are_played_on_from() -> None:
    session, seat = asked("nemesis", 5)
    played: list[Choice] = []

    class Watched(Foresight):
        def _play_on(self, world: Session[Any], luck: int, seat: int, option: Choice) -> float:
            played.append(option)
            return super()._play_on(world, luck, seat, option)

    budget = Budget("200")
    bot = Watched(evaluation("nemesis"), Random(1), budget)
    options = session.asked[seat].options[:MANY]
    chosen = bot.choose(Worlds(Chair(session, seat), Random(1)), seat, options)
    assert chosen in set(played)
    assert len(set(played)) == RIVALS
    assert budget.total == LOOKS * len(options) + len(played)


def test_playing_on_goes_further_than_the_step_and_no_further_than_asked() -> None:
    session, seat = asked("the_thing", 2)
    world = session.fork(seat, 1)
    line, random = world.line(7), Random(7)
    steps = 0
    for _ in range(30):
        before = line.state.round, line.state.phase
        answer(line, evaluation("the_thing"), random)
        steps += before != (line.state.round, line.state.phase)
    assert steps > 2
    assert world.digest() == session.fork(seat, 1).digest()
