"""What a first game is told, and the guided openings: bound to questions that exist, short, in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from hullbreach import games
from hullbreach.bots import PEOPLE
from hullbreach.kernel import Session, Value, key_of
from hullbreach.parts.teaching import Lesson, teaching
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words, ledger

GAMES = games.names()
AT_LEAST = 8
MOST_WORDS = 30
MOST_WHY = 25
STEPS = 9


def lesson_of(game: str) -> Lesson:
    found = teaching(games.find(game).package).lesson
    assert found is not None
    return found


@cache
def asked(game: str, option: str = "") -> Counter[str]:
    """How often each kind of question comes in a few random games."""
    found = games.find(game)
    lesson = lesson_of(game)
    options: dict[str, Value] = {option: True} if option else {}
    seen: Counter[str] = Counter()
    for seed in range(6):
        config = found.configure(lesson.mode, lesson.players, options)
        session: Session[Any] = Session.new(found, config, key_of(seed))
        source = numbers(seed)
        while not session.over:
            seen.update(pick.prompt for pick in session.asked.values())
            session.answer(*choose(session, source))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_has_hints_enough(game: str) -> None:
    hints = teaching(games.find(game).package).hints
    assert sum(not hint.option for hint in hints) >= AT_LEAST
    assert len({hint.id for hint in hints}) == len(hints)


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_belongs_to_a_question_that_is_asked(game: str) -> None:
    for hint in teaching(games.find(game).package).hints:
        assert asked(game, hint.option)[hint.prompt], f"{hint.id}: nobody is asked {hint.prompt}"


def test_an_expansion_has_hints_of_its_own() -> None:
    hints = teaching(games.find("nemesis").package).hints
    assert sum(hint.option == "carnomorphs" for hint in hints) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hints_are_short(game: str, language: str) -> None:
    words = Words(games.find(game).package, language, strict=True)
    for hint in teaching(games.find(game).package).hints:
        said = f"{words(f'hint.first.{hint.id}')} {words.text(f'hint.first.{hint.id}')}"
        assert 5 < len(said.split()) <= MOST_WORDS, said


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_opening_has_nine_steps_bound_to_rules_and_questions(game: str) -> None:
    lesson, rules = lesson_of(game), ledger(games.find(game).package).rules
    assert len(lesson.steps) == STEPS
    assert sum(step.minutes for step in lesson.steps) <= 10
    assert sum(bool(step.prompts) for step in lesson.steps) >= 4
    for step in lesson.steps:
        assert step.rule in rules, f"{step.id} names {step.rule}"
        if step.prompts:
            assert any(asked(game)[prompt] for prompt in step.prompts), step.id
    games.find(game).configure(lesson.mode, lesson.players, lesson.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_opening_is_played_with_people_who_have_names(game: str) -> None:
    lesson = lesson_of(game)
    others = lesson.bots[: lesson.players - 1]
    assert len(set(others)) == lesson.players - 1
    assert not any(PEOPLE[bot].searches for bot in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_its_aim_why_what_to_do_and_what_else(game: str, language: str) -> None:
    words = Words(games.find(game).package, language, strict=True)
    for step in lesson_of(game).steps:
        key = f"lesson.{step.id}"
        assert words(key)
        assert len(words.say(f"{key}/why").split()) <= MOST_WHY
        assert words.say(f"{key}/task").endswith(".")
        assert words.say(f"{key}/else").endswith(".")
