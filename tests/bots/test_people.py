"""Bots as people: everybody has words and figures, tempers name terms that exist, and whims stay sensible."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import PEOPLE, Chair, Explains
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.people import CAST, MEASURED, tempered
from hullbreach.bots.reasons import PACKAGE
from hullbreach.words import LANGUAGES
from hullbreach.words.bundle import messages

SIGNIFICANT = 1.96
"""Standard errors of a difference that chance explains once in twenty times."""
WEIGHED = [(temper, game) for temper, games in CAST.tempers.items() for game in games]


def test_there_are_six_of_three_levels_and_six_tempers() -> None:
    assert len(PEOPLE) >= 6
    assert {person.level for person in PEOPLE.values()} == {1, 2, 3}
    assert len({person.temper for person in PEOPLE.values()}) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_line_and_every_temper_a_name(language: str) -> None:
    known = set(messages(PACKAGE, language))
    for person in PEOPLE.values():
        assert f"person-{person.id}" in known
        assert f"temper-{person.temper.replace('_', '-')}" in known


def test_every_temper_has_a_statistic_that_chance_does_not_explain() -> None:
    shown = {row.temper for row in MEASURED.habits if abs(row.errors) >= SIGNIFICANT}
    assert {person.temper for person in PEOPLE.values()} <= shown


@pytest.mark.parametrize(("temper", "game"), WEIGHED)
def test_a_temper_weighs_terms_that_the_evaluation_has(temper: str, game: str) -> None:
    named: set[str] = set()
    for seed in range(3):
        session = hullbreach.new(game, seed=seed)
        chance = bots.make("random", game, seed)
        for _ in range(200):
            if not session.asked:
                break
            seat, pick = next(iter(session.asked.items()))
            for each in range(session.config.players):
                named |= set(evaluation(game).terms(session.state, each))
            session.answer(seat, chance.choose(Chair(session, seat)), pick.number)
    assert set(CAST.tempers[temper][game]) <= named


def test_a_temper_multiplies_its_terms_and_leaves_the_others_alone() -> None:
    session = hullbreach.new("theseus", seed=4)
    plain = evaluation("theseus").terms(session.state, 0)
    felt = tempered("theseus", "careful").terms(session.state, 0)
    assert felt["life"] == 4 * plain["life"]
    assert {k: v for k, v in felt.items() if k != "life"} == {
        k: v for k, v in plain.items() if k != "life"
    }
    assert tempered("specimen", "careful") is evaluation("specimen")


@pytest.mark.parametrize("name", PEOPLE)
def test_everybody_answers_what_is_offered_and_can_say_why(name: str) -> None:
    session = hullbreach.new("specimen", players=3, seed=2)
    mind = bots.make(name, "specimen", 1)
    for _ in range(12):
        if not session.asked:
            break
        seat, pick = next(iter(session.asked.items()))
        option = mind.choose(Chair(session, seat))
        assert option in pick.options
        assert isinstance(mind, Explains)
        assert mind.reason.words("de")
        session.answer(seat, option, pick.number)
