"""Foresight: what becomes of the options that look best, and when one of them is left for another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, cast

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair, foresight
from hullbreach.bots.beliefs import Worlds
from hullbreach.bots.budget import Budget
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.foresight import ENOUGH, LOOKS, PLAYED_ON, Foresight, Lead, answer
from hullbreach.bots.trying import TRIED_AT_MOST, Found, OptionTrials
from hullbreach.kernel import DONE, BranchingTrial, Choice, Session
from tests.bots.test_thinking import asked, positions_nearly_won


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
    options = session.asked[seat].options[:TRIED_AT_MOST]
    chosen = bot.choose(Worlds(Chair(session, seat), Random(1)), seat, options)
    assert chosen in set(played)
    assert len(set(played)) == PLAYED_ON
    assert budget.total == LOOKS * len(options) + len(played)


class Dealt:
    """Worlds that are names, the second three times as likely as the first."""

    def __init__(self) -> None:
        self.count = 0

    def deal(self) -> tuple[Any, float]:
        self.count += 1
        return ("other", 3.0) if self.count % 2 == 0 else ("one", 1.0)


HOPES: dict[str, dict[Choice, float]] = {"one": {1: 0.9, 2: 0.2}, "other": {1: 0.1, 2: 0.5}}
"""Option 1 is best in one world, option 2 in the likelier one."""


class Known(OptionTrials):
    """What comes of an option is known beforehand."""

    def try_out(self, world: Any, _seat: int, options: Sequence[Choice]) -> list[Found]:
        return [Found(HOPES[world].get(option, 0.0), {}, None) for option in options]


def first_sight(budget: str, options: int) -> tuple[list[Choice], int]:
    """What looks best, and in how many worlds it was looked at."""
    evaluate, worlds = evaluation("nemesis"), Dealt()
    bot = Foresight(evaluate, Random(1), Budget(budget))
    bot._trials = Known(evaluate, Random(1))
    return bot._at_first_sight(cast(Worlds, worlds), 0, list(range(options))), worlds.count


def test_the_first_look_weighs_worlds_by_how_likely_they_are() -> None:
    best, worlds = first_sight("1000", 6)
    assert best[:2] == [2, 1]
    assert len(best) == PLAYED_ON
    assert worlds == LOOKS


def test_the_first_look_leaves_half_of_the_budget() -> None:
    _, worlds = first_sight("40", 10)
    assert worlds == 2


@pytest.mark.parametrize(("mode", "seats", "far"), [("hidden", 4, 60), ("coop", 1, 50)])
def test_playing_on_goes_as_far_as_the_game_asks_and_leaves_the_world_alone(
    monkeypatch: pytest.MonkeyPatch, mode: str, seats: int, far: int
) -> None:
    session = hullbreach.new("the_thing", mode, seats, seed=1)
    seat = next(iter(session.asked))
    world = session.fork(seat, 1)
    before, rounds, answers = world.digest(), world.state.round, []

    def counted(line: BranchingTrial[Any], *rest: Any) -> None:
        answer(line, *rest)
        answers.append(line.state.round)

    monkeypatch.setattr(foresight, "answer", counted)
    evaluate = evaluation("the_thing")
    bot = Foresight(replace(evaluate, ahead=60, alone=50), Random(1), Budget("10"))
    bot._play_on(world, 7, seat, session.asked[seat].options[0])
    assert len(answers) == far
    assert answers[-1] > rounds, "it went on into the next round"
    assert world.digest() == before


def test_everybody_answers_as_greedy_would() -> None:
    for seed, session, seat in positions_nearly_won():
        line = session.branching(seed)
        answer(line, evaluation("theseus"), Random(seed))
        assert not line.asked
        assert seat in session.game.score(line.state).winners


class Noted(BranchingTrial[Any]):
    """A line that remembers what was answered."""

    __slots__ = ("told",)

    def answer(self, seat: int, option: Choice) -> None:
        self.told = option
        super().answer(seat, option)


def what_the_next_would_do(seed: int, own_eyes: bool) -> set[Choice]:
    """The answers of a Nemesis seat in twelve worlds that look the same to it, once the one before has passed."""
    session = hullbreach.new("nemesis", "semi_coop", 3, seed=seed)
    mind = bots.make("greedy", "nemesis", seed)
    while session.asked and next(iter(session.asked.values())).prompt != "turn.action":
        first, question = next(iter(session.asked.items()))
        session.answer(first, mind.choose(Chair(session, first)), question.number)
    first = next(iter(session.asked))
    eyes, found = (first + 1) % 3, set()
    for deal in range(12):
        world = session.fork(eyes, deal)
        line = Noted(partial(world.trial, 1), world._copy)
        line.answer(first, "pass")
        while first in line.asked:
            line.answer(first, DONE)
        answer(line, replace(evaluation("nemesis"), own_eyes=own_eyes), Random(3))
        found.add(line.told)
    return found


def test_in_nemesis_those_who_play_on_know_no_more_than_they_could_know() -> None:
    for seed in range(3):
        assert len(what_the_next_would_do(seed, own_eyes=True)) == 1


def test_who_took_the_simulated_world_for_the_true_one_would_know_more() -> None:
    assert max(len(what_the_next_would_do(seed, own_eyes=False)) for seed in range(3)) > 1


def test_in_the_middle_of_a_step_a_line_is_its_own_world() -> None:
    session = hullbreach.new("nemesis", "semi_coop", 3, seed=1)
    line = session.fork(0, 1).branching(1)
    assert line.imagined(0, 7) is line
