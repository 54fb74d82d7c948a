"""The scripted table says clearly what does not hold."""

from __future__ import annotations

import pytest

from hullbreach.testing import Table, play_random, rule_test
from hullbreach.testing.specimen import GAME
from hullbreach.testing.specimen.actions import attack


def test_a_script_that_does_not_fit_is_explained() -> None:
    table = Table(GAME, players=3)
    with pytest.raises(AssertionError, match="seat 1 is not asked anything"):
        table.says(1, "turn.action", "rest")
    with pytest.raises(AssertionError, match=r"is asked turn.action, not vote.whom"):
        table.says(0, "vote.whom", -1)
    with pytest.raises(AssertionError, match="offers"):
        table.says(0, "turn.action", "fly")
    with pytest.raises(AssertionError, match="offers 'rest'"):
        table.cannot(0, "turn.action", "rest")
    with pytest.raises(AssertionError, match="the game goes on"):
        _ = table.result
    table.cannot(0, "turn.action", "fly")


def test_a_single_rule_can_be_carried_out() -> None:
    table = Table(GAME, players=3)
    s = table.state
    knife = next(h for h in s.supply if s.cards.faces[h] == "knife")
    s.supply.remove(knife)
    s.hands[2].append(knife)
    table.carries_out(lambda s: attack(s, 2))
    table.rolls(6)
    table.says(2, "attack.target", 0)
    table.says(0, "attack.react", "take")
    assert table.state.lives == [2, 3, 3]
    assert table.asks(0, "turn.action")
    assert table.idle()


def test_an_impossible_die_is_refused_and_one_left_over_is_noticed() -> None:
    table = Table(GAME, players=3)
    table.rolls(6)
    assert not table.idle()


def test_a_test_names_its_rules() -> None:
    @rule_test("S-1", "S-2")
    def something() -> None:
        """Tests something."""

    assert something.__dict__["rules"] == ("S-1", "S-2")


def test_random_games_come_to_a_result() -> None:
    endings = {play_random(GAME, GAME.configure(players=4), seed).ending for seed in range(60)}
    assert endings == {"cleared", "overrun", "suffocated", "rescued", "carried"}
