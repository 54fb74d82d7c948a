"""The first to die plays on: taking over, each use of a card, passing (N-226 to N-231)."""

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import CORRIDOR_OF, DESTROYED, ROOM_IDS, ROOM_OF
from hullbreach.games.nemesis.components import EXITS, INTRUDER_ACTIONS, TECH
from hullbreach.games.nemesis.intruder_player import take_intruder_turn
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import DEAD
from hullbreach.games.nemesis.wounds import die
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

XENO, SCOUT, CAPTAIN = 0, 1, 2


def haunted(*cards: str, ruleset: str = "document") -> Helm:
    """The Pilot is dead and plays the Intruders with these cards in hand; it is that seat's turn."""
    helm = Helm("pilot", "scout", "captain", intruder_player=True, ruleset=ruleset)
    s = helm.state
    s.gone += s.hand[XENO] + s.deck[XENO]
    s.where[XENO] = DEAD
    s.first_death = s.xeno = s.turn = XENO
    s.first = SCOUT
    s.passed[XENO] = False
    own = s.box["intruder_action"]
    s.hand[XENO] = [next(h for h in own if s.face(h) == card) for card in cards]
    s.deck[XENO] = [h for h in own if h not in s.hand[XENO]]
    s.box["intruder_action"] = ()
    for h in s.hand[XENO]:
        s.cards.seen[h] = 1 << XENO
    helm.at("r07", SCOUT, CAPTAIN)
    return helm


@rule_test("N-226")
def test_the_dead_player_takes_over_with_the_next_player_phase() -> None:
    helm = Helm("pilot", "scout", "captain", intruder_player=True)
    helm.at("r07")
    helm.carries_out(lambda s: die(s, SCOUT, "attack"))
    assert helm.state.xeno == -1
    helm.arrange()
    helm.carries_out(begin_round)
    helm.says(SCOUT, "xeno.play_on", "play")
    assert helm.state.xeno == SCOUT
    assert len(helm.state.hand[SCOUT]) == 3
    assert len(helm.state.deck[SCOUT]) == 7
    assert all(helm.state.face(h) in INTRUDER_ACTIONS for h in helm.state.hand[SCOUT])


@rule_test("N-226")
def test_who_does_not_want_to_play_on_is_asked_once() -> None:
    helm = Helm("pilot", "scout", "captain", intruder_player=True)
    helm.at("r07")
    helm.carries_out(lambda s: die(s, SCOUT, "attack"))
    for _ in range(2):
        helm.arrange()
        helm.carries_out(begin_round)
        if helm.asks(SCOUT):
            assert helm.offered(SCOUT, "xeno.play_on") == ["play", "rest"]
            said = [d.key for d in GAME.describe(helm.state, helm.question(SCOUT, "xeno.play_on"))]
            assert said == ["option.play", "option.rest"], "and not the card called Rest"
            helm.says(SCOUT, "xeno.play_on", "rest")
    assert len(helm.told("xeno.rests")) == 1
    assert helm.state.xeno == -1
    assert (helm.state.hand[SCOUT], helm.state.deck[SCOUT]) == ([], [])


@rule_test("N-226")
def test_without_the_option_nobody_takes_over() -> None:
    helm = Helm("pilot", "scout", "captain")
    helm.carries_out(lambda s: die(s, SCOUT, "attack"))
    helm.arrange()
    helm.carries_out(begin_round)
    assert helm.state.xeno == -1


@rule_test("N-226", "N-23")
def test_the_intruder_player_never_gets_the_token() -> None:
    helm = haunted("ia_01")
    helm.state.first = CAPTAIN
    helm.carries_out(begin_round)
    assert helm.state.first == SCOUT


@pytest.mark.parametrize(("kept", "hand"), [(0, 3), (1, 4), (2, 4), (4, 4)])
@rule_test("N-227")
def test_drawing_up_to_three_with_a_limit_of_four(kept: int, hand: int) -> None:
    helm = haunted(*list(INTRUDER_ACTIONS)[:kept])
    helm.carries_out(begin_round)
    assert len(helm.state.hand[XENO]) == hand


@pytest.mark.parametrize("card", [c.id for c in INTRUDER_ACTIONS.values() if c.corridor])
@rule_test("N-228")
def test_a_card_moves_an_intruder_through_its_corridor_even_in_combat(card: str) -> None:
    helm = haunted(card)
    adult = helm.intruder("adult", "r07")
    corridor = INTRUDER_ACTIONS[card].corridor
    assert corridor is not None
    helm.says(XENO, "xeno.turn", ("move", card))
    exit_ = EXITS[ROOM_OF["r07"]][corridor - 1]
    rooms = {
        CORRIDOR_OF["c06_07"]: "r06",
        CORRIDOR_OF["c07_08"]: "r08",
        CORRIDOR_OF["c03_07"]: "r03",
    }
    assert [(i.id, ROOM_IDS[i.room]) for i in helm.state.intruders] == [(adult, rooms[exit_])]
    assert helm.faces(helm.state.discard[XENO]) == [card]


@pytest.mark.parametrize("card", [c.id for c in INTRUDER_ACTIONS.values() if not c.corridor])
@rule_test("N-228")
def test_a_card_with_any_corridor_lets_you_choose(card: str) -> None:
    helm = haunted(card)
    helm.intruder("adult", "r07")
    helm.says(XENO, "xeno.turn", ("move", card))
    assert helm.offered(XENO, "xeno.corridor") == ["c03_07", "c06_07", "c07_08"]
    helm.says(XENO, "xeno.corridor", "c07_08")
    assert helm.state.intruders[0].room == ROOM_OF["r08"]


@rule_test("N-228", "N-98", "N-84")
def test_doors_and_technical_corridors_as_usual() -> None:
    helm = haunted("ia_01", "ia_03")
    helm.intruder("adult", "r07")
    helm.closes("c06_07")
    helm.says(XENO, "xeno.turn", ("move", "ia_01"))
    assert helm.state.door[CORRIDOR_OF["c06_07"]] == DESTROYED
    assert helm.state.intruders[0].room == ROOM_OF["r07"]
    helm.arrange()
    helm.state.turn = XENO
    helm.state.intruders[0].room = ROOM_OF["r14"]
    assert EXITS[ROOM_OF["r14"]][2] == TECH
    helm.says(XENO, "xeno.turn", ("move", "ia_03"))
    assert helm.state.intruders == []


@pytest.mark.parametrize("card", list(INTRUDER_ACTIONS))
@rule_test("N-228")
def test_an_attack_draws_as_many_cards_as_the_card_says(card: str) -> None:
    helm = haunted(card)
    helm.intruder("adult", "r07")
    count = INTRUDER_ACTIONS[card].attacks
    drawn = ["atk_01", "atk_13", "atk_17"][:count]
    helm.rolls(*drawn)
    helm.says(XENO, "xeno.turn", ("attack", card))
    helm.says(XENO, "xeno.target", ("seat", CAPTAIN))
    assert helm.offered(XENO, "xeno.card") == drawn
    helm.says(XENO, "xeno.card", "atk_01")
    assert helm.state.light == [0, 0, 1]
    assert helm.state.attack_under == drawn[1:]
    assert helm.state.attack_discard == ["atk_01"]


@rule_test("N-228")
def test_a_chosen_card_without_the_symbol_misses() -> None:
    helm = haunted("ia_01")
    helm.at("r20", CAPTAIN)
    helm.intruder("adult", "r07")
    helm.rolls("atk_13", "atk_17")
    helm.says(XENO, "xeno.turn", ("attack", "ia_01"))
    helm.says(XENO, "xeno.card", "atk_13")
    assert helm.state.serious(SCOUT) == 0


@rule_test("N-228", "N-124")
def test_a_larva_infests_instead_of_drawing() -> None:
    helm = haunted("ia_01", ruleset="rulebook")
    helm.at("r20", CAPTAIN)
    helm.intruder("larva", "r07")
    helm.says(XENO, "xeno.turn", ("attack", "ia_01"))
    assert helm.state.larva[SCOUT]
    assert helm.state.intruders == []


@rule_test("N-228")
def test_only_uses_that_do_something_are_open() -> None:
    helm = haunted("ia_01", "ia_10")
    uses = helm.offered(XENO, "xeno.turn")
    assert uses == ["pass", ("effect", "ia_01")]


@rule_test("N-228")
def test_the_effect_of_a_card() -> None:
    helm = haunted("ia_10")
    helm.intruder("queen", "r05", injuries=3)
    helm.says(XENO, "xeno.turn", ("effect", "ia_10"))
    assert helm.state.intruders[0].injuries == 1


@rule_test("N-228")
def test_exactly_one_card_a_turn() -> None:
    helm = haunted("ia_10", "ia_01")
    helm.intruder("queen", "r05", injuries=3)
    helm.says(XENO, "xeno.turn", ("effect", "ia_10"))
    assert helm.state.turn == SCOUT
    assert len(helm.state.hand[XENO]) == 1


@pytest.mark.parametrize("choice", ["all", "one"])
@rule_test("N-229")
def test_passing_by_the_document_keeps_all_or_one(choice: str) -> None:
    helm = haunted("ia_01", "ia_05", "ia_10")
    helm.says(XENO, "xeno.turn", "pass")
    helm.says(XENO, "xeno.keep", "all" if choice == "all" else ("keep", "ia_05"))
    kept = ["ia_01", "ia_05", "ia_10"] if choice == "all" else ["ia_05"]
    assert helm.faces(helm.state.hand[XENO]) == kept
    assert helm.state.passed[XENO]


@pytest.mark.parametrize("choice", ["none", "one"])
@rule_test("N-229")
def test_passing_by_the_rulebook_keeps_one_at_most(choice: str) -> None:
    helm = haunted("ia_01", "ia_05", ruleset="rulebook")
    helm.says(XENO, "xeno.turn", "pass")
    helm.says(XENO, "xeno.keep", "none" if choice == "none" else ("keep", "ia_05"))
    assert helm.faces(helm.state.hand[XENO]) == ([] if choice == "none" else ["ia_05"])


@rule_test("N-231")
def test_attacks_on_an_escape_still_happen() -> None:
    helm = haunted("ia_01")
    helm.at("r20", CAPTAIN)
    helm.intruder("adult", "r07")
    helm.state.turn = SCOUT
    helm.hand(SCOUT, "search")
    helm.rolls("atk_01", "silence")
    helm.acts(SCOUT, ("move", "r03"), "search")
    assert helm.state.light[SCOUT] == 1


@rule_test("N-226")
def test_the_first_death_decides_and_later_ones_do_not() -> None:
    helm = haunted("ia_01")
    helm.carries_out(lambda s: die(s, CAPTAIN, "attack"))
    assert helm.state.first_death == XENO
    helm.arrange()
    helm.carries_out(begin_round)
    assert helm.state.xeno == XENO


@rule_test("N-228")
def test_an_intruder_player_without_any_use_can_still_pass() -> None:
    helm = haunted()
    helm.carries_out(lambda s: take_intruder_turn(s, XENO))
    assert helm.offered(XENO, "xeno.turn") == ["pass"]


def test_a_turn_is_put_together_by_use_and_card_and_passing_comes_last() -> None:
    helm = haunted("ia_01", "ia_02")
    helm.intruder("adult", "r07")
    helm.carries_out(lambda s: take_intruder_turn(s, XENO))
    sight = helm.session.seat_view(XENO)
    assert sight.form == "compose"
    told = {option.option: option for option in sight.options}
    stakes = {option.option: option.stakes for option in sight.options if option.stakes}
    assert stakes["pass"].last
    for use in ("move", "attack"):
        for card in ("ia_01", "ia_02"):
            found = told[use, card]
            assert stakes[use, card].group == f"xeno_{use}"
            assert stakes[use, card].aim == f"aim.xeno_{use}"
            assert found.facts["corridor"] == (INTRUDER_ACTIONS[card].corridor or 0)
            assert found.facts["attacks"] == INTRUDER_ACTIONS[card].attacks
