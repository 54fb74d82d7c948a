"""The round: drawing, the First Player, turns, passing, fire at the end of a turn."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.round import begin_round, draw_limit
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED
from hullbreach.testing import rule_test

from .table import Helm, acts, passes

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03", CAPTAIN)
    helm.at("r05", SCOUT)
    helm.at("r09", SOLDIER)
    return helm


@rule_test("N-20", "N-29")
def test_a_round_is_a_player_phase_and_then_an_event_phase(helm: Helm) -> None:
    for seat in (CAPTAIN, SCOUT, SOLDIER):
        helm.state.hand[seat] = []
    helm.state.bag = ["larva_1"]
    passes(helm, CAPTAIN)
    passes(helm, SCOUT)
    assert helm.state.time == 15
    passes(helm, SOLDIER)
    assert (helm.state.time, helm.state.round) == (14, 2)
    keys = [event.key for event in helm.events]
    assert keys.index("time") < keys.index("event.card") < keys.index("developed")
    assert keys.index("developed") < len(keys) - keys[::-1].index("round")


@rule_test("N-21")
def test_everybody_draws_up_to_five_contamination_counted(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "contamination")
    helm.hand(SCOUT, "search", "rest", "scavenging", "demolition", "adrenaline")
    helm.state.phase = "round"
    assert [len(helm.state.hand[s]) for s in (CAPTAIN, SCOUT)] == [2, 5]
    helm.carries_out(begin_round)
    assert [len(hand) for hand in helm.state.hand] == [5, 5, 5]


@rule_test("N-21")
def test_an_empty_deck_is_renewed_from_the_discard_pile_and_both_empty_stop(helm: Helm) -> None:
    s = helm.state
    s.discard[CAPTAIN], s.deck[CAPTAIN] = s.deck[CAPTAIN][:3], []
    s.deck[SCOUT] = []
    helm.carries_out(begin_round)
    assert len(helm.state.hand[CAPTAIN]) == 3
    assert helm.state.hand[SCOUT] == []
    assert helm.state.discard[CAPTAIN] == []


@rule_test("N-22")
def test_body_wound_and_cabins_change_the_limit(helm: Helm) -> None:
    helm.tile("r03", "cabins")
    s = helm.state
    assert draw_limit(s, CAPTAIN) == 6
    s.wounds[CAPTAIN] = ["wound_body", "wound_body"]
    assert draw_limit(s, CAPTAIN) == 5
    s.broken[ROOM_OF["r03"]] = True
    assert draw_limit(s, CAPTAIN) == 4
    s.broken[ROOM_OF["r03"]] = False
    helm.intruder("adult", "r03")
    assert draw_limit(s, CAPTAIN) == 4
    assert draw_limit(s, SCOUT) == 5


@rule_test("N-23")
def test_the_first_player_token_moves_left_past_those_out_of_play_from_round_two(
    helm: Helm,
) -> None:
    helm.state.where[SCOUT] = ASLEEP
    helm.carries_out(begin_round)
    assert (helm.state.round, helm.state.first) == (2, SOLDIER)
    assert helm.asks(SOLDIER, "turn.action")


@rule_test("N-23")
def test_in_round_one_player_one_stays_first(helm: Helm) -> None:
    helm.state.round = 0
    helm.carries_out(begin_round)
    assert (helm.state.round, helm.state.first) == (1, CAPTAIN)


@rule_test("N-25")
def test_after_one_action_one_may_pass_in_the_same_turn(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "rest")
    helm.rolls("1")
    acts(helm, CAPTAIN, ("move", "r01"), "rest")
    assert helm.question(CAPTAIN, "turn.action").about["taken"] == 1
    passes(helm, CAPTAIN)
    assert helm.state.passed[CAPTAIN]
    assert helm.asks(SCOUT, "turn.action")


@rule_test("N-24", "N-25")
def test_after_two_actions_it_is_the_next_players_turn_and_then_round_again(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "rest", "order", "reload")
    helm.rolls("1", "3")
    acts(helm, CAPTAIN, ("move", "r01"), "rest")
    acts(helm, CAPTAIN, ("move", "r03"), "order")
    passes(helm, SCOUT)
    passes(helm, SOLDIER)
    assert helm.asks(CAPTAIN, "turn.action")
    assert not helm.state.passed[CAPTAIN]


@rule_test("N-26")
def test_passing_discards_any_cards_and_then_bleeds(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "contamination", "rest")
    helm.state.wounds[CAPTAIN] = ["wound_bleeding"]
    helm.says(CAPTAIN, "turn.action", "pass")
    helm.says(CAPTAIN, "pass.discard", "contamination")
    assert helm.state.light[CAPTAIN] == 0
    helm.says(CAPTAIN, "pass.discard", "done")
    assert helm.faces(helm.state.discard[CAPTAIN]) == ["contamination"]
    assert helm.state.light[CAPTAIN] == 1
    assert helm.asks(SCOUT, "turn.action")


@rule_test("N-27")
def test_an_empty_hand_does_not_pass_by_itself(helm: Helm) -> None:
    assert helm.state.hand[CAPTAIN] == []
    assert "pass" in helm.offered(CAPTAIN, "turn.action")
    helm.arrange()
    helm.gives(CAPTAIN, "bandages")
    assert ("drop", "bandages") in helm.offered(CAPTAIN, "turn.action")


@rule_test("N-28")
def test_fire_wounds_at_the_end_of_each_turn_after_the_effects_of_passing(helm: Helm) -> None:
    helm.state.fire[ROOM_OF["r03"]] = True
    helm.state.wounds[CAPTAIN] = ["wound_bleeding"]
    passes(helm, CAPTAIN)
    assert helm.state.light[CAPTAIN] == 2
    causes = [facts["cause"] for facts in helm.told("wound.light")]
    assert causes == [("cause", "bleeding"), ("cause", "fire")]


@rule_test("N-28")
def test_fire_does_not_wound_between_two_actions_nor_who_has_left(helm: Helm) -> None:
    helm.state.fire[ROOM_OF["r03"]] = True
    helm.hand(CAPTAIN, "search", "rest", "order")
    helm.rolls("1")
    acts(helm, CAPTAIN, ("move", "r01"), "rest")
    assert helm.state.light[CAPTAIN] == 0
    passes(helm, CAPTAIN)
    assert helm.state.light[CAPTAIN] == 0


@rule_test("N-30")
def test_player_order_runs_clockwise_from_the_first_player(helm: Helm) -> None:
    helm.state.first = SCOUT
    assert helm.state.player_order() == [SCOUT, SOLDIER, CAPTAIN]
    helm.at("r03")
    assert helm.state.crew_in(ROOM_OF["r03"]) == [SCOUT, SOLDIER, CAPTAIN]


@rule_test("N-150")
@pytest.mark.parametrize("state", [DEAD, ASLEEP, ESCAPED])
def test_who_is_out_of_play_takes_no_turn_and_draws_nothing(helm: Helm, state: int) -> None:
    helm.state.where[SCOUT] = state
    helm.carries_out(begin_round)
    assert helm.state.hand[SCOUT] == []
    assert helm.state.passed == [False, True, False]


@rule_test("N-26")
def test_cards_are_discarded_in_any_order(helm: Helm) -> None:
    helm.hand(CAPTAIN, "rest", "order", "search", "search")
    helm.says(CAPTAIN, "turn.action", "pass")
    assert helm.offered(CAPTAIN, "pass.discard") == ["done", "rest", "order", "search"]
    helm.says(CAPTAIN, "pass.discard", "search")
    assert helm.offered(CAPTAIN, "pass.discard") == ["done", "rest", "order", "search"]
    helm.says(CAPTAIN, "pass.discard", "search")
    helm.says(CAPTAIN, "pass.discard", "rest")
    assert helm.offered(CAPTAIN, "pass.discard") == ["done", "order"]
    helm.says(CAPTAIN, "pass.discard", "order")
    assert helm.faces(helm.state.discard[CAPTAIN]) == ["order", "rest", "search", "search"]
    assert helm.asks(SCOUT, "turn.action")
