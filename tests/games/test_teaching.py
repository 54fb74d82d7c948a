"""What a first game is told, and the guided openings: bound to questions that exist, short, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from hullbreach import games
from hullbreach.bots import PEOPLE
from hullbreach.kernel import Session, Value, key_of
from hullbreach.parts.teaching import Lesson, teaching
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words, ledger
from hullbreach.words.bundle import source

GAMES = games.names()
AT_LEAST = 8
MOST_WORDS = 30
MOST_WHY = 25
MOST_CALLOUT = 7
STEPS = 9


def lesson_of(game: str) -> Lesson:
    found = teaching(games.find(game).package).lesson
    assert found is not None
    return found


def lessons_of(game: str) -> dict[str, Lesson]:
    """The guided opening of a game, and those of its expansions by their option."""
    return {"": lesson_of(game), **dict(teaching(games.find(game).package).lessons)}


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
    rules = ledger(games.find(game).package).rules
    for option, lesson in lessons_of(game).items():
        assert len(lesson.steps) == STEPS
        assert sum(step.minutes for step in lesson.steps) <= 10
        assert sum(bool(step.prompts) for step in lesson.steps) >= 4
        for step in lesson.steps:
            assert step.rule in rules, f"{step.id} names {step.rule}"
            if step.prompts:
                assert any(asked(game, option)[prompt] for prompt in step.prompts), step.id
        games.find(game).configure(lesson.mode, lesson.players, lesson.options)


def test_an_expansion_has_a_guided_opening_that_switches_it_on() -> None:
    found = teaching(games.find("nemesis").package)
    lesson = found.lesson_with({"carnomorphs": True})
    assert lesson is not None
    assert lesson.options == {"carnomorphs": True}
    assert found.lesson_with({}) is found.lesson_with({"carnomorphs": False}) is found.lesson
    assert not {step.id for step in lesson.steps} & {step.id for step in lesson_of("nemesis").steps}


def test_what_the_opening_with_carnomorphs_wants_is_open_at_its_table() -> None:
    """Whoever learns has the first turn of all: the corpse is still there to pick up, and there is a room to go to."""
    game = games.find("nemesis")
    lesson = lessons_of("nemesis")["carnomorphs"]
    config = game.configure(lesson.mode, lesson.players, lesson.options)
    session: Session[Any] = Session.new(game, config, key_of(f"nemesis {lesson.seed}"))
    while not any(pick.prompt == "turn.action" for pick in session.asked.values()):
        seat, pick = next(iter(session.asked.items()))
        session.answer(seat, pick.options[0], pick.number)
    assert list(session.asked) == [0]
    words = {option[0] for option in session.asked[0].options if isinstance(option, tuple)}
    assert {"pick_up", "move"} <= words


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_opening_is_played_with_people_who_have_names(game: str) -> None:
    for lesson in lessons_of(game).values():
        others = lesson.bots[: lesson.players - 1]
        assert len(set(others)) == lesson.players - 1
        assert not any(PEOPLE[bot].searches for bot in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_its_aim_why_what_to_do_and_what_else(game: str, language: str) -> None:
    words = Words(games.find(game).package, language, strict=True)
    for step in (step for lesson in lessons_of(game).values() for step in lesson.steps):
        key = f"lesson.{step.id}"
        assert words(key)
        assert len(words.say(f"{key}/why").split()) <= MOST_WHY
        assert words.say(f"{key}/task").endswith(".")
        assert words.say(f"{key}/else").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_framed_has_a_word_beside_it(game: str, language: str) -> None:
    words = Words(games.find(game).package, language, strict=True)
    for lesson in lessons_of(game).values():
        framed = [step for step in lesson.steps if step.ring]
        assert len(framed) >= 3
        for step in framed:
            assert 1 < len(words.say(f"lesson.{step.id}/callout").split()) <= MOST_CALLOUT


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_belongs_to_something_that_happens(game: str) -> None:
    package = games.find(game).package
    words = Words(package, "en", strict=True)
    source = files(package).joinpath("teaching.en.ftl").read_text()
    reasons = re.findall(r"^reason-([a-z-]+) =", source, re.MULTILINE)
    assert len(reasons) >= AT_LEAST
    for reason in reasons:
        kind = "" if reason.startswith("place-") else "event-"
        assert words.has(f"{kind}{reason}"), reason


SAYS = [
    ("nemesis", "option.table.intruder_player/text", "may go on", "darf"),
    ("nemesis", "hint.first.noise/text", "empty room", "leeren Raum"),
    ("nemesis", "hint.first.careful/text", "without a marker", "ohne Marker"),
    ("nemesis", "lesson.fight/why", "every Intruder", "jeder Xeno"),
    ("nemesis", "hint.first.feeding/text", "carries is safe", "trägt, ist sicher"),
    ("nemesis", "hint.first.marker/text", "beside your corpse", "neben deiner Leiche"),
    ("theseus", "hint.first.winning/text", "Deathmatch: 20 life", "Deathmatch: 20 Leben"),
    ("theseus", "lesson.combat/why", "every sector", "allen Sektoren"),
    ("theseus", "lesson.pushing/why", "whoever moves", "wer zieht"),
    ("theseus", "lesson.finish/why", "empty deck", "leerem Deck"),
    ("theseus", "hint.first.impending/text", "replace", "verdrängen"),
    ("panic_station", "hint.first.move/text", "outside the reactor", "außerhalb des Reaktors"),
    ("panic_station", "ending.moment.host/text", "A search", "Eine Suche"),
    ("the_thing", "lesson.hand/why", "assigned", "zugeteilt"),
    ("the_thing", "hint.first.vote/text", "nobody has to", "niemand muss"),
    ("the_thing", "hint.first.special/text", "discard them all", "alle ablegen"),
    ("the_thing", "lesson.lounge/why", "may move", "darf"),
]


@pytest.mark.parametrize(("game", "key", "english", "german"), SAYS)
def test_what_is_taught_is_what_the_rules_say(
    game: str, key: str, english: str, german: str
) -> None:
    """Sentences that once said it otherwise: the whole rule in few words, or nothing of it."""
    for language, part in (("en", english), ("de", german)):
        assert part in Words(games.find(game).package, language, strict=True).say(key)


NAMED_OTHERWISE = [("nemesis", r"Intruder"), ("panic_station", r"Gaskanister|\bGas\b")]


@pytest.mark.parametrize(("game", "strange"), NAMED_OTHERWISE)
def test_german_calls_a_thing_by_one_name(game: str, strange: str) -> None:
    lines = source(games.find(game).package, "de").splitlines()
    said = [line.split("=", 1)[-1] for line in lines if not line.startswith("#")]
    assert not [line for line in said if re.search(strange, line)]
