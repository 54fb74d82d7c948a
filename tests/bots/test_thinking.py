"""How the thinkers think: echoes, plans, budgets, and options that drop out."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import bots, games
from hullbreach.bots import Chair
from hullbreach.bots.budget import Budget
from hullbreach.bots.echo import Echo
from hullbreach.bots.evaluations import everything
from hullbreach.bots.follow import FollowUps
from hullbreach.bots.ismcts import FINALISTS, IsmctsBot
from hullbreach.bots.tree import Node
from hullbreach.bots.trying import TRIED_AT_MOST
from hullbreach.kernel import Pick, Session

WIDE = Pick(0, "which", list(range(50)), "S-1")


def test_an_echo_answers_alike_whenever_it_begins_anew() -> None:
    echo = Echo(Random(1), everything)
    first, second = ([echo.again(None)(WIDE)] + [echo(WIDE) for _ in range(20)] for _ in range(2))
    assert first == second
    assert len(set(first)) > 3
    assert [Echo(Random(2), everything)(WIDE) for _ in range(3)] != first[:3]


def test_an_echo_says_what_is_sensible_in_the_world_it_is_in() -> None:
    echo = Echo(Random(1), lambda pick, s: [o for o in pick.options if o == s])
    assert echo.again(7)(WIDE) == 7
    assert echo.again(9)(WIDE) == 9


def test_follow_tries_the_answers_to_ones_own_next_question() -> None:
    follow = FollowUps(Random(1), everything, seat=0, most=4)
    mine = Pick(0, "where", ["a", "b", "c"], "S-1")
    follow.first()
    said = []
    while True:
        follow.again(None)
        follow(Pick(1, "other", [1, 2], "S-1"))
        said.append(follow(mine))
        assert follow.plan == ("where", said[-1])
        follow(mine)
        if not follow.more():
            break
    assert sorted(said) == ["a", "b", "c"]


def test_follow_leaves_it_at_that_where_the_game_does_not_want_more() -> None:
    follow = FollowUps(Random(1), everything, seat=0, most=0)
    follow.first()
    follow.again(None)
    follow(WIDE)
    assert follow.plan is None
    assert not follow.more()


def asked(game: str, options: int, seed: int = 1) -> tuple[Session[Any], int]:
    """A position of a random game in which a seat has at least so many options."""
    session = hullbreach.new(game, seed=seed)
    bot = bots.make("random", game, seed)
    while True:
        for seat, question in session.asked.items():
            if len(question.options) >= options:
                return session, seat
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, bot.choose(Chair(session, seat)), question.number)


class Watched(IsmctsBot):
    """A search that lets one see its tree."""

    def _search(self, worlds: Any, world: Any, root: Node, candidates: list[Any]) -> None:
        super()._search(worlds, world, root, candidates)
        self.root, self.left = root, list(candidates)


def test_every_option_is_looked_at_and_few_are_compared_to_the_end() -> None:
    session, seat = asked("theseus", 6)
    bot = Watched("theseus", 1, "120")
    chosen = bot.choose(Chair(session, seat))
    visits = {option: node.visits for option, node in bot.root.children.items()}
    assert set(visits) == set(session.asked[seat].options)
    assert sum(visits.values()) == 120
    assert len(bot.left) == FINALISTS
    assert chosen in bot.left
    assert min(visits[option] for option in bot.left) >= 2 * min(visits.values())
    assert all(bot.root.children[option].children for option in bot.left)


def test_a_small_budget_is_spent_on_few_options() -> None:
    session, seat = asked("theseus", 6)
    bot = Watched("theseus", 1, "8")
    bot.choose(Chair(session, seat))
    assert len(bot.root.children) == 4
    assert bot.simulations == 8


def test_the_search_finds_a_win_that_lies_before_it() -> None:
    for seed, session, seat in positions_nearly_won():
        bot = IsmctsBot("theseus", seed, "60")
        session.answer(seat, bot.choose(Chair(session, seat)), session.asked[seat].number)
        assert session.result is not None
        assert seat in session.result.winners


def positions_nearly_won(count: int = 3) -> list[tuple[int, Session[Any], int]]:
    """So many positions in which one option of several wins at once."""
    met = ((seed, *nearly_won(seed)) for seed in range(40))
    found = list(islice((position for position in met if position[2] >= 0), count))
    assert len(found) == count, "too few positions were met"
    return found


def nearly_won(seed: int) -> tuple[Session[Any], int]:
    """A position in which one option of several wins at once, and another does not; or no seat."""
    session = hullbreach.new("theseus", seed=seed)
    bot = bots.make("random", "theseus", seed)
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        ends = [_wins(session, seat, option, question.number) for option in question.options]
        if any(ends) and not all(ends):
            return session, seat
        session.answer(seat, bot.choose(Chair(session, seat)), question.number)
    return session, -1


def _wins(session: Session[Any], seat: int, option: Any, number: int) -> bool:
    twin = session.clone()
    twin.answer(seat, option, number)
    return twin.result is not None and seat in twin.result.winners


def test_a_budget_in_seconds_ends_by_the_clock() -> None:
    budget = Budget("0.01s")
    budget.begin()
    assert budget.spent == 0.0
    while budget.spent < 1:
        budget.spend()
    assert budget.iterations is None
    counted = Budget("4")
    counted.begin()
    counted.spend()
    assert counted.spent == 0.25


@pytest.mark.parametrize("game", games.installed())
def test_the_search_stays_within_its_budget_in_every_game(game: str) -> None:
    session, seat = asked(game, 2)
    bot = IsmctsBot(game, 1, "30")
    bot.choose(Chair(session, seat))
    assert bot.simulations <= 30 + TRIED_AT_MOST


@pytest.mark.parametrize("game", [name for name in games.installed() if name != "specimen"])
def test_greedy_looks_for_its_reason_when_it_is_asked(game: str) -> None:
    session, seat = asked(game, 2)
    bot = bots.make("greedy", game, 1)
    bot.choose(Chair(session, seat))
    assert isinstance(bot, bots.Explains)
    assert bot.reason is bot.reason
    assert bot.reason.key.startswith("why.")
