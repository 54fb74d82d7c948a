"""Phase 3: the revealed alien."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import BLUE, GREEN, ORANGE, RED, WHITE, YELLOW, Ice


@rule_test("G-40")
def test_without_strength_there_is_no_phase_3() -> None:
    table = Ice()
    table.phase("plan")
    assert table.asks(GREEN, "place")
    table = Ice()
    table.revealed(YELLOW, pool=0)
    table.phase("plan")
    assert table.asks(GREEN, "place")
    table = Ice()
    table.revealed(YELLOW, pool=1)
    table.phase("plan")
    assert table.asks(YELLOW, "plan.place")


@rule_test("G-41")
def test_at_least_one_card_each_once_and_no_more_strength_than_there_is() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=3)
    table.phase("plan")
    table.cannot(YELLOW, "plan.place", "done")
    table.says(YELLOW, "plan.place", "kitchen")
    assert table.offered(YELLOW, "plan.strength") == [1, 2, 3]
    table.says(YELLOW, "plan.strength", 1)
    table.cannot(YELLOW, "plan.place", "kitchen")
    table.says(YELLOW, "plan.place", "armory")
    assert table.offered(YELLOW, "plan.strength") == [1, 2]
    table.says(YELLOW, "plan.strength", 1)
    table.says(YELLOW, "plan.place", "done")
    assert table.state.pool == 1
    assert [(a.place, a.strength) for a in table.state.plan] == [("kitchen", 1), ("armory", 1)]
    assert table.idle()


@rule_test("G-42")
def test_the_places_of_the_plan_stay_hidden_until_all_are_placed() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.phase("plan")
    table.says(YELLOW, "plan.place", "shed")
    table.says(YELLOW, "plan.strength", 2)
    for seat in (RED, GREEN, BLUE, None):
        assert [(a.place, a.strength) for a in table.view(seat).plan] == [(None, 2)]
    assert [a.place for a in table.view(YELLOW).plan] == ["shed"]
    assert table.told("plan.laid") == [{"cards": 1, "strength": "2"}]
    for seat, place in ((GREEN, "kitchen"), (BLUE, "armory"), (RED, "warehouse")):
        assert not table.told("plan.revealed")
        table.says(seat, "place", ("special", place))
    assert table.told("plan.revealed") == [{"place": "shed", "strength": 2}]


@rule_test("G-43")
def test_the_alien_chooses_among_the_cards_of_the_location_deck() -> None:
    table = Ice()
    table.revealed(YELLOW)
    table.dogs("kitchen")
    table.state.closed = table.state.burnt = ["armory"]
    table.phase("plan")
    options = table.offered(YELLOW, "plan.place")
    assert "armory" not in options
    assert "kennel" in options
    assert len(options) == 10
    table = Ice()
    table.revealed(YELLOW)
    table.dogs("kitchen", "shed", "armory", "laboratory")
    table.phase("plan")
    table.cannot(YELLOW, "plan.place", "kennel")


@rule_test("G-44", "G-75")
def test_strength_returns_to_the_pool_after_the_encounters() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=3)
    table.dogs("kitchen")
    table.put("shed", RED, GREEN)
    table.alien_at(kitchen=2, shed=1)
    table.all_say("step_out")
    table.says(RED, "order.alien", "kitchen")
    table.says(YELLOW, "alien.unopposed", "kill_dog")
    table.all_say("attack")
    table.all_say("lay")
    table.all_say("look")
    assert table.state.pool == 4
    assert table.state.strength == {}
    assert "kitchen" in table.state.location_cards()


@rule_test("G-161")
def test_several_aliens_agree_on_a_plan() -> None:
    table = Ice(6)
    table.revealed(YELLOW, WHITE, ORANGE, pool=3)
    table.phase("plan")
    table.says(YELLOW, "plan.place", "kitchen")
    table.says(YELLOW, "plan.strength", 3)
    assert table.asked() == {WHITE, ORANGE}
    assert [a.place for a in table.view(WHITE).draft] == ["kitchen"]
    assert table.view(RED).draft is None
    table.says(WHITE, "plan.agree", "no")
    table.says(ORANGE, "plan.agree", "yes")
    table.says(WHITE, "plan.place", "armory")
    table.says(WHITE, "plan.strength", 3)
    table.says(YELLOW, "plan.agree", "yes")
    table.says(ORANGE, "plan.agree", "yes")
    assert [a.place for a in table.state.plan] == ["armory"]
    assert table.idle()


@rule_test("G-161")
def test_after_a_round_of_refusals_the_first_plan_stands_and_the_first_word_rotates() -> None:
    table = Ice(6)
    table.revealed(YELLOW, WHITE, pool=1)
    table.state.round = 2
    table.phase("plan")
    for proposer, other, place in ((WHITE, YELLOW, "kitchen"), (YELLOW, WHITE, "shed")):
        table.says(proposer, "plan.place", place)
        table.says(proposer, "plan.strength", 1)
        table.says(other, "plan.agree", "no")
    assert [a.place for a in table.state.plan] == ["kitchen"]


@rule_test("G-161")
def test_several_aliens_agree_on_a_victim() -> None:
    table = Ice(6)
    table.revealed(YELLOW, WHITE, pool=2)
    table.put("kitchen", BLUE)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", "sabotage")
    table.says(WHITE, "alien.agree", "no")
    table.says(WHITE, "alien.overpowers", ("kill", BLUE))
    table.says(YELLOW, "alien.agree", "no")
    assert table.state.figures[BLUE].status == "in"
    assert table.state.pantry == 12
    assert table.told("alien.proposes_kill")[0]["figure"] == "macready"
