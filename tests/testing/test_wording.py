"""The law of words, and that it can fail."""

from dataclasses import replace
from typing import Any

import pytest

from hullbreach import games
from hullbreach.kernel import Described, Game, Pick, Session
from hullbreach.testing import walk
from hullbreach.testing.laws import numbers
from hullbreach.testing.wording import has_words, languages_match, questions_name_their_rules
from hullbreach.words import MissingWords

GAME = games.find("specimen")
CONFIG = GAME.configure(players=4)


@pytest.mark.parametrize("seed", range(10))
def test_the_specimen_has_words(seed: int) -> None:
    walk(GAME, CONFIG, seed, numbers(seed), [has_words, questions_name_their_rules])


def test_its_languages_match() -> None:
    languages_match(GAME)


def describe_badly(_: Any, pick: Pick) -> list[Described]:
    return [Described(option, "option.unheard_of") for option in pick.options]


def draw_nothing(*_: Any) -> str:
    return ""


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        (replace(GAME, draw=lambda _, words: words("board.unheard_of")), MissingWords),
        (replace(GAME, draw=draw_nothing), AssertionError),
        (replace(GAME, describe=describe_badly), MissingWords),
        (replace(GAME, package="hullbreach.words"), MissingWords),
    ],
)
def test_a_speechless_game_is_caught(broken: Game[Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        has_words(Session.new(broken, CONFIG, 1))


def test_a_question_without_its_rule_is_caught() -> None:
    session = Session.new(GAME, CONFIG, 1)
    for pick in session.asked.values():
        pick.rule = "S-999"
    with pytest.raises(AssertionError, match="S-999"):
        questions_name_their_rules(session)
