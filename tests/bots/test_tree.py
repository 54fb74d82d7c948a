"""The tree of the search: what it follows up, what it opens, and how options are valued."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hullbreach.bots.tree import Node, Spread, best, mean, select


def tried(*values: float, mover: int = 0) -> Node:
    """A node with a value for each time it was tried."""
    node = Node(mover)
    for value in values:
        node.add(value)
    return node


def test_a_good_option_is_followed_up_before_the_others_are_opened() -> None:
    node = Node(0)
    node.children = {"good": tried(0.9), "bad": tried(0.1)}
    found, option = select(node, 0, ["good", "bad", "new"], 0.0, Random(1))
    assert (option, found) == ("good", node.children["good"])


def test_a_poor_start_makes_it_look_elsewhere() -> None:
    node = Node(0)
    node.children = {"poor": tried(0.1, 0.1), "poorer": tried(0.0)}
    found, option = select(node, 0, ["poor", "poorer", "new"], 0.5, Random(1))
    assert option == "new"
    assert found is node.children["new"]
    assert found.visits == 0


def test_the_first_visit_takes_any_option() -> None:
    options = [select(Node(0), 0, ["a", "b", "c"], 0.1, Random(n))[1] for n in range(60)]
    assert set(Counter(options)) == {"a", "b", "c"}


def test_options_that_do_not_exist_in_this_world_are_left_alone() -> None:
    node = Node(0)
    node.children = {"gone": tried(1.0), "here": tried(0.0)}
    assert select(node, 0, ["here"], 0.1, Random(1))[1] == "here"
    assert node.children["gone"].available == 1
    assert node.children["here"].available == 2


def test_what_is_rarely_tried_gets_its_turn() -> None:
    node = Node(0)
    node.children = {"often": tried(*[0.50] * 40), "seldom": tried(0.48)}
    for child in node.children.values():
        child.available = 41
    assert select(node, 0, ["often", "seldom"], 0.1, Random(1))[1] == "seldom"
    assert select(node, 0, ["often", "seldom"], 0.0, Random(1))[1] == "often"


def test_an_option_is_worth_its_mean_or_the_best_its_mover_can_make_of_it() -> None:
    node = tried(0.1, 0.3)
    assert mean(node) == pytest.approx(0.2)
    assert best(node) == mean(node)
    node.children = {"well": tried(0.6), "badly": tried(-0.4), "theirs": tried(0.9, mover=1)}
    assert best(node) == pytest.approx(0.6)
    node.children = {"theirs": tried(0.9, mover=1)}
    assert best(node) == mean(node)


def test_the_spread_is_the_standard_deviation() -> None:
    spread = Spread()
    assert spread.width == 0.0
    for value in (0.1, 0.3):
        spread.add(value)
    assert spread.width == pytest.approx(0.1)


def test_secret_answers_are_learnt_by_seat() -> None:
    node = Node(0)
    assert node.aside(1) is node.aside(1)
    assert node.aside(1) is not node.aside(2)
