"""Why somebody is asked in Nemesis: the action is named with its price, in the same words for every hand."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Occasion
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


def _asked_about_an_order(hand: tuple[str, ...], *mine: str) -> Helm:
    """A captain orders, and somebody with this hand is asked whether they interrupt."""
    helm = Helm("captain", "scout", "soldier")
    helm.hand(ME, "order", *mine)
    helm.hand(OTHER, *hand)
    helm.hand(THIRD, "interruption")
    helm.acts(ME, ("card", "order"))
    return helm


def _occasion(helm: Helm, seat: int) -> Occasion:
    return helm.session.seat_view(seat).occasion


@rule_test("N-38")
def test_an_interruption_names_the_action() -> None:
    helm = _asked_about_an_order(("search",))
    doing = _occasion(helm, OTHER).doing
    assert doing is not None
    assert (doing.seat, doing.key, doing.facts["card"]) == (ME, "does.card", "order")
    assert helm.session.seat_view(OTHER).who == "some"


@pytest.mark.parametrize("hand", [("search",), ("interruption",)])
@rule_test("N-38")
def test_the_reason_is_the_same_with_the_card_and_without(hand: tuple[str, ...]) -> None:
    shown = _occasion(_asked_about_an_order(hand), OTHER)
    assert (shown.why_all, shown.standing) == ("why_all.interruption", ("turn", "round"))


@rule_test("N-38")
def test_who_has_no_interruption_is_told_what_it_would_take() -> None:
    helm = _asked_about_an_order(("search",))
    described = helm.session.seat_view(OTHER).options
    assert [(d.option, d.closed) for d in described] == [
        ("no", ""),
        ("interrupt", "closed.no_interruption"),
    ]


@rule_test("N-38")
def test_a_counter_is_asked_for_only_when_somebody_has_interrupted() -> None:
    helm = _asked_about_an_order(("search",), "interruption")
    helm.says(OTHER, "interruption", "no")
    helm.says(THIRD, "interruption", "interrupt")
    doing = _occasion(helm, ME).doing
    assert doing is not None
    assert (doing.seat, doing.key) == (THIRD, "interrupted")
