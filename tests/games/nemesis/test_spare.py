"""What is laid out to pay with: the cards a player would miss least."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Choice
from hullbreach.testing import rule_test

from .table import Helm

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r05", SCOUT)
    helm.tile("r03", "storage", counter=0)
    return helm


def laid_out(helm: Helm, action: Choice, *hand: str) -> tuple[Choice, ...]:
    """What is proposed as the price of an action."""
    helm.hand(CAPTAIN, *hand)
    helm.says(CAPTAIN, "turn.action", action)
    return helm.session.seat_view(CAPTAIN).proposed


@rule_test("N-32")
def test_of_a_card_held_twice_one_pays_first(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=2)
    paid = laid_out(helm, ("move", "r01"), "basic_repairs", "search", "search")
    assert paid == ("search",), "though Basic Repairs has nothing to do here"


@rule_test("N-32")
def test_what_has_nothing_to_do_here_pays_before_what_could_be_played(helm: Helm) -> None:
    paid = laid_out(helm, ("move", "r01"), "demolition", "search")
    assert paid == ("search",), "nothing is left to be found in an empty storage"


@rule_test("N-32")
def test_what_is_for_a_fight_pays_before_what_answers_others(helm: Helm) -> None:
    hand = ("demolition", "interruption", "suppressive_fire")
    assert laid_out(helm, ("move", "r01"), *hand) == ("suppressive_fire",)


@rule_test("N-32")
def test_two_cards_are_laid_out_for_a_price_of_two_and_contamination_never(helm: Helm) -> None:
    hand = ("contamination", "interruption", "search", "demolition")
    assert laid_out(helm, ("careful", "r01"), *hand) == ("search", "interruption")


@rule_test("N-32")
def test_the_last_card_pays_whatever_it_could_do(helm: Helm) -> None:
    assert laid_out(helm, ("move", "r01"), "demolition", "contamination") == ("demolition",)


def test_nothing_is_laid_out_for_what_is_no_price(helm: Helm) -> None:
    assert helm.session.seat_view(CAPTAIN).proposed == ()


def test_a_world_dealt_anew_pays_alike(helm: Helm) -> None:
    here = laid_out(helm, ("careful", "r01"), "interruption", "search", "demolition", "reload")
    for seed in range(20):
        world = helm.session.fork(CAPTAIN, seed)
        assert world.seat_view(CAPTAIN).proposed == here


def test_who_passes_is_told_how_many_cards_alike_they_could_discard() -> None:
    helm = Helm("captain", "scout")
    helm.hand(0, "search", "search", "rest")
    helm.says(0, "turn.action", "pass")
    pick = helm.question(0, "pass.discard")
    found = {each.option: each.facts for each in helm.game.describe(helm.state, pick)}
    assert found == {"done": {}, "search": {"count": 2}, "rest": {"count": 1}}
