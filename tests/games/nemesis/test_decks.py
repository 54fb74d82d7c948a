"""Decks that run out, and the fate of Event cards."""

import pytest

from hullbreach.games.nemesis.attacks import attack_everybody
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import EVENT_CARDS
from hullbreach.games.nemesis.decks import draw_event, draw_items, look_event, take_attack
from hullbreach.games.nemesis.events import event_step
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r20")
    return helm


def discards_all_but(helm: Helm, *left: str) -> None:
    """All Event cards but these lie on the discard pile."""
    s = helm.state
    s.event_discard = [h for h in s.events if s.face(h) not in left]
    s.events = [h for h in s.events if s.face(h) in left]


@pytest.mark.parametrize(
    "card", [card.id for card in EVENT_CARDS.values() if card.fate == "discard"]
)
@rule_test("N-190")
def test_most_events_are_discarded(helm: Helm, card: str) -> None:
    helm.state.fire = [False] * 21
    helm.rolls(card)
    helm.carries_out(event_step)
    assert helm.faces(helm.state.event_discard) == [card]
    assert len(helm.state.events) == 19


@pytest.mark.parametrize(
    "card", [card.id for card in EVENT_CARDS.values() if card.fate == "remove"]
)
@rule_test("N-190")
def test_some_events_leave_the_game_and_all_others_are_shuffled(helm: Helm, card: str) -> None:
    discards_all_but(helm, card, "evt_01")
    helm.rolls(card)
    helm.carries_out(event_step)
    assert helm.state.event_discard == []
    assert len(helm.state.events) == 19
    assert card not in helm.faces(helm.state.events)


@rule_test("N-190", "N-95")
def test_the_malfunction_event_is_shuffled_back(helm: Helm) -> None:
    discards_all_but(helm, "evt_14", "evt_01")
    helm.rolls("evt_14")
    helm.carries_out(event_step)
    assert helm.faces(helm.state.events) == ["evt_01", "evt_14"]
    assert len(helm.state.event_discard) == 18
    assert helm.state.broken[ROOM_OF["r01"]]


@rule_test("N-190")
def test_an_empty_event_deck_is_made_of_its_discard_pile(helm: Helm) -> None:
    discards_all_but(helm)
    helm.rolls("evt_03")
    helm.carries_out(draw_event)
    assert helm.state.event_discard == []
    assert len(helm.state.events) == 19


@rule_test("N-190")
def test_a_shuffle_makes_the_known_top_card_unknown_again(helm: Helm) -> None:
    helm.rolls("evt_06")
    helm.carries_out(lambda s: look_event(s, ME))
    (top,) = helm.state.event_top
    assert helm.state.cards.knows(ME, top)
    s = helm.arrange()
    s.event_under, s.event_top = s.event_top, []
    helm.rolls("evt_17")
    helm.carries_out(event_step)
    assert helm.state.event_top == helm.state.event_under == []
    assert len(helm.state.events) == 19
    assert not any(helm.state.cards.knows(ME, h) for h in helm.state.events)


@rule_test("N-190")
def test_a_card_left_on_top_comes_next_and_one_below_comes_last(helm: Helm) -> None:
    helm.rolls("evt_03")
    helm.carries_out(lambda s: look_event(s, ME))
    helm.arrange()
    helm.carries_out(event_step)
    assert helm.faces(helm.state.event_discard) == ["evt_03"]
    s = helm.arrange()
    s.event_under = [s.events.pop()]
    last = s.face(s.event_under[0])
    s.event_discard += s.events
    s.events = []
    helm.carries_out(draw_event)
    assert helm.state.event_under == []
    assert last not in helm.faces(helm.state.events + helm.state.event_discard)


@rule_test("N-123", "N-131")
def test_the_attack_deck_is_renewed_even_between_two_attacks(helm: Helm) -> None:
    s = helm.state
    s.attack_discard = [card for card in s.attacks if card != "atk_13"]
    s.attacks = ["atk_13"]
    for _ in range(2):
        helm.intruder("adult", "r20")
    helm.rolls("atk_13", "atk_01")
    helm.carries_out(attack_everybody)
    assert sum(helm.state.light) == 1
    assert helm.state.attack_discard == ["atk_01"]
    assert len(helm.state.attacks) == 19


@rule_test("N-228", "N-123")
def test_attack_cards_put_under_the_deck_come_before_the_discard_pile(helm: Helm) -> None:
    s = helm.state
    s.attack_discard, s.attacks, s.attack_under = s.attacks[2:], [], s.attacks[:2]
    first = s.attack_under[0]
    helm.carries_out(take_attack)
    assert first not in helm.state.attack_under
    assert len(helm.state.attack_under) == 1
    assert helm.state.attacks == []


@rule_test("N-156")
def test_an_item_deck_follows_with_its_discard_pile(helm: Helm) -> None:
    s = helm.state
    left = s.stock[2][-1:]
    s.stock_discard[2], s.stock[2] = s.stock[2][:-1], left
    helm.carries_out(lambda s: draw_items(s, ME, "green", 2))
    assert len(helm.state.stock[2]) == 28
    assert helm.state.stock_discard[2] == []


@rule_test("N-156")
def test_a_deck_without_cards_gives_what_there_is(helm: Helm) -> None:
    s = helm.state
    s.gone += s.stock[0][1:]
    s.stock[0] = s.stock[0][:1]
    helm.carries_out(lambda s: draw_items(s, ME, "red", 2))
    assert helm.state.stock[0] == []
