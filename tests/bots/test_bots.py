"""Greedy and the tree search: they follow their seat's knowledge, their budget, and keep their mouths shut."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import hullbreach
from hullbreach import bots, games
from hullbreach.bots import Chair, Explains, evaluations
from hullbreach.bots.budget import Budget
from hullbreach.bots.ismcts import IsmctsBot
from hullbreach.bots.reasons import HUNCH, PACKAGE, Reason, because
from hullbreach.kernel import HullbreachError, Session
from hullbreach.words import LANGUAGES
from hullbreach.words.bundle import messages

TAUGHT = [
    name for name in games.installed() if find_spec(f"{evaluations.__name__}.{name}") is not None
]
THINKERS = ("greedy", "ismcts:20")


def walked(game: str, mode: str, answers: int, seed: int) -> Session[Any]:
    """A position some way into a random game."""
    players = games.find(game).mode(mode).most
    session = hullbreach.new(game, mode, players, seed=seed)
    bot = bots.make("random", game, seed)
    for _ in range(answers):
        if not session.asked:
            break
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, bot.choose(Chair(session, seat)), question.number)
    return session


MODES = [(name, mode.name) for name in TAUGHT for mode in games.find(name).modes]


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("name", THINKERS)
def test_another_hidden_world_makes_no_difference_to_a_bot(game: str, mode: str, name: str) -> None:
    asked = 0
    for answers in (3, 17, 30, 60):
        session = walked(game, mode, answers, answers)
        for seat, question in session.asked.items():
            if len(question.options) < 2:
                continue
            worlds = [session, session.fork(seat, 1), session.fork(seat, 2)]
            minds = [bots.make(name, game, 5) for _ in worlds]
            chosen = [mind.choose(Chair(w, seat)) for mind, w in zip(minds, worlds, strict=True)]
            assert chosen[1:] == chosen[:-1]
            assert chosen[0] in question.options
            reasons = {str(mind.reason) for mind in minds if isinstance(mind, Explains)}
            assert len(reasons) == 1
            asked += 1
    assert asked


@pytest.mark.parametrize("name", THINKERS)
def test_looking_ahead_leaves_the_table_alone(name: str) -> None:
    session = walked("specimen", "crew", 20, 1)
    before = session.digest()
    for seat in session.asked:
        bots.make(name, "specimen", 1).choose(Chair(session, seat))
    assert session.digest() == before


def evaluation_of(game: str) -> Any:
    """The module that values positions of this game."""
    return import_module(f"{evaluations.__name__}.{game}")


def open_terms(state: Any, game: str, seat: int) -> set[str]:
    """The names of the terms that may be given as reasons."""
    terms = evaluations.evaluation(game).terms(state, seat)
    return {name for name in terms if not name.startswith("_")}


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_reason_has_words(game: str, mode: str) -> None:
    known = [set(messages(PACKAGE, language)) for language in LANGUAGES]
    for answers in range(0, 400, 40):
        session = walked(game, mode, answers, answers)
        for seat in range(session.config.players):
            keys = {
                f"why-{term.replace('_', '-')}" for term in open_terms(session.state, game, seat)
            }
            assert all(keys <= words for words in known)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_what_a_bot_may_give_as_a_reason_does_not_depend_on_its_role(game: str, mode: str) -> None:
    for answers in (20, 60, 120):
        session = walked(game, mode, answers, answers)
        if session.over:
            continue
        for watcher in range(session.config.players):
            worlds = [session.fork(watcher, n).state for n in range(4)]
            for seat in range(session.config.players):
                assert len({frozenset(open_terms(world, game, seat)) for world in worlds}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_read_as_sentences(language: str) -> None:
    said = Reason("why.search", {"simulations": 60}).words(language)
    assert said.endswith(".")
    assert "60" in said
    assert messages(PACKAGE, "en").keys() == messages(PACKAGE, "de").keys()


def test_what_a_seat_would_rather_keep_to_itself_is_no_reason() -> None:
    good, bad = {"_side": 0.9, "lives": 0.1}, {"_side": -0.9, "lives": 0.0}
    assert because(good, [good, bad]) == Reason("why.lives")
    assert because({"_side": 0.9}, [{"_side": 0.9}, {"_side": 0.0}]) == HUNCH


WARY = [name for name in TAUGHT if hasattr(evaluation_of(name), "suspicion")]


@pytest.mark.parametrize("game", WARY)
def test_suspicion_is_what_everybody_has_seen(game: str) -> None:
    suspicion = evaluation_of(game).suspicion
    for seed in range(200):
        session = walked(game, games.find(game).modes[0].name, 120, seed)
        seats = range(session.config.players)
        doubts = [suspicion(session.state, seat) for seat in seats]
        if session.over or not any(doubts):
            continue
        assert all(0 <= doubt <= 1 for doubt in doubts)
        for watcher in seats:
            world = session.fork(watcher, seed).state
            assert [suspicion(world, seat) for seat in seats] == doubts
        return
    raise AssertionError("nobody was ever suspected")


@pytest.mark.parametrize("game", WARY)
def test_to_be_seen_through_costs_something_and_is_never_told(game: str) -> None:
    evaluate, module = evaluations.evaluation(game), evaluation_of(game)
    session = walked(game, games.find(game).modes[0].name, 30, 1)
    cost = evaluate.terms(session.state, 0)[evaluations.SUSPICION]
    assert cost == -module.SEEN_THROUGH * module.suspicion(session.state, 0)
    assert module.SEEN_THROUGH > 0
    assert because({evaluations.SUSPICION: 0.0}, [{evaluations.SUSPICION: -1.0}]) == HUNCH


def test_secret_answers_are_not_explained() -> None:
    for seed in range(40):
        session = walked("specimen", "crew", 12, seed)
        for seat, question in session.asked.items():
            if question.secret and len(question.options) > 1:
                for name in THINKERS:
                    bot = bots.make(name, "specimen", 1)
                    bot.choose(Chair(session, seat))
                    assert isinstance(bot, Explains)
                    assert bot.reason.key == "why.secret"
                return
    raise AssertionError("no secret question was met")


def test_the_budget_is_kept() -> None:
    session = walked("specimen", "crew", 10, 3)
    seat = next(seat for seat, q in session.asked.items() if len(q.options) > 1)
    bot = IsmctsBot("specimen", 1, "37")
    bot.choose(Chair(session, seat))
    assert bot.simulations == 37
    timed = IsmctsBot("specimen", 1, "0.05s")
    timed.choose(Chair(session, seat))
    assert timed.simulations > 1
    assert (Budget("").iterations, Budget("2s").seconds) == (200, 2.0)


@pytest.mark.parametrize("text", ["ismcts:many", "ismcts:-3", "ismcts:0", "ismcts:xs", "greedy:3"])
def test_a_budget_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(HullbreachError):
        bots.make(text, "specimen", 1)


def test_a_game_no_bot_has_learnt_is_named() -> None:
    with pytest.raises(evaluations.NoEvaluation, match="random plays it"):
        bots.make("greedy", "halma", 1)


def test_at_quarantine_it_is_better_to_be_an_alien() -> None:
    crew = hullbreach.new("specimen", players=4, seed=1).state
    side = {
        crew.alien[x]: evaluations.evaluation("specimen").terms(crew, x)["_side"] for x in range(4)
    }
    assert side[True] > 0 > side[False]
