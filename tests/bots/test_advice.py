"""Hints for people: what a good player would do, from what one seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import evaluations
from hullbreach.bots.advice import BEST, EQUAL, advise, ranked, weighed
from hullbreach.bots.evaluations import Terms
from hullbreach.bots.trying import Found
from hullbreach.kernel import Session, key_of
from hullbreach.testing.laws import choose, numbers
from hullbreach.words import LANGUAGES, Words

GAMES = games.names()


def positions(game: str, seed: int, answers: int = 120) -> list[Session[Any]]:
    """A table at several moments of a random game."""
    found = games.find(game)
    session: Session[Any] = Session.new(found, found.configure(), key_of(seed))
    source, seen = numbers(seed), []
    for count in range(answers):
        if session.over:
            break
        if count % 12 == 5:
            seen.append(session.clone())
        session.answer(*choose(session, source))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_open_options_the_best_one_first(game: str) -> None:
    for session in positions(game, 3):
        for seat, pick in session.asked.items():
            found = advise(bots.Chair(session, seat), 1)
            assert 1 <= len(found) <= BEST
            assert all(each.option in pick.options for each in found)
            assert len({each.option for each in found}) == len(found)
            worths = [each.worth for each in found]
            assert worths == sorted(worths, reverse=True)
            assert all(0 < worth <= 1 for worth in worths)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_in_every_world_its_seat_could_believe_in(game: str) -> None:
    """Nothing but the seat's own knowledge goes into it."""
    for session in positions(game, 4, 80):
        for seat in session.asked:
            told = advise(bots.Chair(session, seat), "hint")
            other = session.fork(seat, 77)
            assert advise(bots.Chair(other, seat), "hint") == told


def test_an_option_that_is_behind_the_others_is_not_called_better() -> None:
    first, second, last = ranked([0, 1, 2], [0.6, 0.6, 0.1], [{}, {}, {}])
    assert first.why == second.why == "hint.hunch"
    assert last.why == "hint.behind"


def test_worlds_that_are_all_unlikely_still_tell_options_apart() -> None:
    """Late in a game what everybody did makes each single world as good as impossible."""
    likely = [[Found(0.9, {"a": 0.9}, None), Found(0.1, {"a": 0.1}, None)]]
    other = [[Found(0.2, {"a": 0.2}, None), Found(0.4, {"a": 0.4}, None)]]
    first, second = weighed([0, 1], likely + other, [3e-90, 1e-90])
    assert (first.option, second.option) == (0, 1)
    assert EQUAL not in (first.why, second.why)
    assert weighed([0, 1], likely + other, [0.0, 0.0])[0].option == 0


def test_a_hint_names_what_bots_keep_to_themselves() -> None:
    terms: list[Terms] = [{"_race": 0.5, "lives": 0.1}, {"_race": 0.1, "lives": 0.1}]
    assert ranked([0, 1], [0.6, 0.2], terms)[0].why == "hint.hunch"
    assert ranked([0, 1], [0.6, 0.2], terms, {"_race"})[0].why == "hint.own.race"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_to_a_person(language: str) -> None:
    for game in GAMES:
        words = Words(games.find(game).package, language, strict=True)
        session = positions(game, 1, 20)[0]
        evaluation = evaluations.evaluation(game)
        terms = evaluation.terms(session.state, 0)
        for name in evaluation.confided:
            assert words(f"hint.own.{name[1:]}")
        for name in (*terms, "only", "hunch", "habit", "equal", "behind"):
            if not name.startswith("_"):
                assert words(f"hint.{name}")
