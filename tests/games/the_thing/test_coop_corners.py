"""Corners of the rules for 1-3 players: what is offered and what is not, what goes on of itself, what is left over."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import Ice
from .test_coop_actions import crew, landed, rolled


@rule_test("G-211", "G-217")
def test_a_new_phase_of_dice_begins_even_if_the_leader_stopped_last_round() -> None:
    table = crew()
    table.state.more = False
    table.phase("coop_rescue")
    table.rolls("use", "use", "repair")
    assert table.question(0, "coop.assign").about["dice"] == ("use", "use", "repair")


@rule_test("G-107")
def test_whoever_passes_keeps_the_tools_and_is_not_asked_again() -> None:
    table = crew(place="radio_room")
    table.gives(0, "tools")
    table.phase("coop_window")
    table.says(0, "window", "pass")
    assert table.kinds(table.state.figures[0].items) == ["tools"]
    assert table.asks(0, "coop.assign")


@rule_test("G-107")
def test_after_the_last_tools_nobody_is_asked_for_more() -> None:
    table = crew(place="radio_room")
    table.gives(0, "tools")
    table.phase("coop_window")
    before = table.state.damage["radio_room"]
    table.says(0, "window", "tools")
    assert table.state.damage["radio_room"] == before - 1
    assert table.asks(0, "coop.assign")


@rule_test("G-218")
def test_whoever_is_done_rerolling_goes_on() -> None:
    table = crew()
    table.cast(0, "norris")
    table.rolls("use", "use", "threat")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.reroll", "done")
    assert table.asks(0, "coop.negate")


@rule_test("G-215")
def test_sabotage_where_nothing_is_left_to_harm_does_nothing() -> None:
    table = crew()
    table.state.pantry = 0
    table.rolls("sabotage", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    assert table.told("sabotage") == []
    assert table.state.figures[0].laid


@rule_test("G-216", "G-96")
def test_only_a_die_burns_and_only_in_frost() -> None:
    table = crew()
    table.gives(0, "dynamite")
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    assert table.offered(0, "coop.act") == ["use", "nothing"]
    table = crew()
    table.gives(0, "dynamite")
    table.state.frost = 1
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    for _ in range(3):
        table.says(0, "coop.negate", 0)
    assert not table.asks(0, "coop.act")
    assert table.kinds(table.state.figures[0].weapons) == ["dynamite"]


@rule_test("G-216")
def test_the_die_that_was_used_and_the_others_are_gone() -> None:
    table = rolled("use", "use", "repair", place="warehouse")
    table.says(0, "coop.negate", "done")
    table.says(0, "coop.act", "use")
    assert table.asks(0, "search.keep")
    assert table.state.dice == []


@rule_test("G-217")
def test_after_the_last_who_stands_nobody_is_asked_to_go_on() -> None:
    table = rolled("use", "use", "repair")
    table.put("armory", 1, laid=True)
    table.says(0, "coop.negate", "done")
    table.says(0, "coop.act", "nothing")
    assert not table.told("dice.rolled")[1:]
    assert not table.asks(0, "coop.go_on")


@rule_test("G-217", "G-203")
def test_whoever_was_transformed_does_not_lie_and_nobody_acts() -> None:
    table = crew()
    table.discs(5, 1, 1, 1, 1, 1)
    table.rolls("use", "sabotage", "sabotage")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", 1)
    assert table.asks(0, "coop.go_on")
    assert not table.state.figures[0].laid
    assert table.state.actor == -1


# -- sharing rooms, dogs and the threat marker ---------------------------------------------------------------------


def spread() -> Ice:
    """Characters 0 and 1 share the kitchen, all others are alone."""
    table = Ice(1, mode="coop")
    table.put("kitchen", 0, 1)
    for i, place in ((2, "shed"), (3, "armory"), (4, "radio_room"), (5, "laboratory")):
        table.put(place, i)
    return table


@rule_test("G-209", "G-61")
def test_whoever_is_alone_is_not_asked_to_step_out() -> None:
    table = spread()
    table.put("warehouse", 1)
    table.gives(0, "melee")
    table.phase("coop_step_out")
    assert not table.asks(0, "step_out")
    assert table.told("discs.move") == []


@rule_test("G-201")
def test_the_discs_of_a_shared_room_move_and_it_is_told() -> None:
    table = spread()
    table.phase("coop_discs")
    table.go_on()
    assert [f.disc for f in table.state.figures] == [2, 2, 1, 1, 1, 1]
    assert len(table.told("discs.move")) == 1


@rule_test("G-201", "G-202", "G-203")
def test_a_dog_does_not_meet_whoever_was_transformed_before() -> None:
    """Number 2 is alone with a dog; a disc comes to the threat marker beside theirs, and the leader picks them."""
    table = spread()
    table.dogs("shed")
    table.discs(5, 1, 6, 1, 1, 1)
    table.phase("coop_discs")
    assert table.offered(0, "coop.transform") == [0, 2]
    table.says(0, "coop.transform", 2)
    s = table.state
    assert (s.figures[2].status, s.figures[2].role) == ("revealed", -1)
    assert table.told("dog.token_open") == []
    assert s.dogs == ["shed"]


@rule_test("G-203")
def test_a_disc_that_moves_elsewhere_strikes_nobody_at_the_marker() -> None:
    table = spread()
    table.discs(1, 1, 6, 1, 1, 1)
    table.phase("coop_discs")
    table.go_on()
    assert table.told("transformed") == []


@rule_test("G-220")
def test_a_human_who_is_tested_strikes_nobody_at_the_marker() -> None:
    table = Ice(1, mode="coop")
    s = table.state
    s.cards.faces[s.figures[1].role] = "human"
    table.discs(1, 5, 6, 1, 1, 1)
    s.figures[2].disc = s.threat = 4
    table.gives(0, "blood")
    table.phase("coop_offers")
    table.says(0, "test.offer", "a")
    assert table.told("transformed") == []
    assert table.state.figures[1].disc == 0


# -- the alien -----------------------------------------------------------------------------------------------------


def haunted(pool: int) -> Ice:
    """Characters 0 and 1 are in the kitchen, all others sleep; the alien is about to make its plan."""
    table = Ice(1, mode="coop")
    table.put("dormitory", 2, 3, 4, 5, laid=True)
    table.put("kitchen", 0, 1)
    table.state.pool, table.state.revealed = pool, int(pool > 0)
    table.phase("coop_alien")
    return table


@rule_test("G-206")
def test_without_an_alien_nothing_strikes_and_nothing_is_remembered() -> None:
    table = haunted(0)
    table.state.struck = {"shed": 3}
    table.go_on()
    assert table.state.struck == {}
    assert table.told("plan.revealed") == []


@rule_test("G-44", "G-206")
def test_all_strength_returns_to_the_pool() -> None:
    table = haunted(4)
    table.rolls("shed")
    table.go_on()
    s = table.state
    assert (s.pool, s.strength, s.here) == (4, {}, "")
    assert s.total_strength() == 4


@rule_test("G-207")
def test_if_the_leader_is_silent_the_most_suspected_dies() -> None:
    table = haunted(6)
    table.put("dormitory", 2, 3, 4, 5, laid=True)
    table.discs(2, 4, 1, 1, 1, 1)
    table.put("shed", 2)
    table.put("radio_room", 3)
    table.put("armory", 4)
    table.put("warehouse", 5)
    table.rolls("kitchen", "laboratory")
    table.skip("step_out", "order.alien", "attack")
    assert table.question(0, "coop.kill").default == 1


# -- escape --------------------------------------------------------------------------------------------------------


@rule_test("G-224")
def test_the_aliens_dice_are_told_and_without_an_alien_there_are_none() -> None:
    table = landed(1, strength=3)
    table.put("kitchen", 0, laid=True)
    table.rolls("sabotage", "threat", "sabotage")
    table.says(0, "coop.rescue", "try")
    assert table.told("escape.contested") == [
        {"dice": ("sabotage", "threat", "sabotage"), "bad": 3}
    ]
    assert table.state.actor == -1
    table = landed(1)
    table.says(0, "coop.rescue", "try")
    assert table.told("escape.contested") == []


@rule_test("G-225")
def test_whoever_has_the_keys_is_aboard_already() -> None:
    table = crew(place="shed", coop_boarding="roles")
    s = table.state
    for h in [*(f.role for f in s.figures), *s.role_box]:
        s.cards.faces[h] = "human"
    s.damage["shed"], s.fuel["shed"] = 0, 5
    table.gives(0, "keys")
    table.rolls("use", "use", "use")
    table.says(0, "coop.assign", 0)
    table.says(0, "coop.negate", "done")
    table.says(0, "coop.act", "use")
    table.says(0, "vehicle.start", "start")
    assert table.told("role.shown") == [{"figure": "clark", "role": "human"}]
    asked = [table.question(0, "coop.board").about["figure"]]
    for _ in range(4):
        table.says(0, "coop.board", "stay")
        asked.append(table.question(0, "coop.board").about["figure"])
    assert "clark" not in asked
    assert len(set(asked)) == 5


@rule_test("G-225")
def test_after_everybody_who_boards_the_list_begins_anew() -> None:
    table = landed(1, coop_boarding="roles")
    s = table.state
    for h in [*(f.role for f in s.figures), *s.role_box]:
        s.cards.faces[h] = "human"
    table.says(0, "coop.rescue", "try")
    first = table.question(0, "coop.board").about["figure"]
    table.says(0, "coop.board", "stay")
    table.says(0, "coop.board", "board")
    assert table.question(0, "coop.board").about["figure"] == first
