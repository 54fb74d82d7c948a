"""Phase 6: tests; revelation; phase 7: food."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.pieces import GREEN_FIELD
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice


def lab(*, players: int = 4) -> Ice:
    """Phase 6 begins."""
    table = Ice(players)
    table.phase("offers")
    return table


@rule_test("G-150")
def test_everybody_is_asked_and_offers_only_what_he_has() -> None:
    table = lab()
    table.gives(RED, "blood")
    table.gives(GREEN, "failure")
    table.gives(BLUE, "cable", "flamethrower", "blood")
    assert table.asked() == {RED, GREEN, BLUE, YELLOW}
    assert table.session.waits.names is None
    assert table.offered(RED, "test.offer") == ["none", "a"]
    assert table.offered(GREEN, "test.offer") == ["none"]
    assert table.offered(BLUE, "test.offer") == ["none", "a", "b", "both"]


@rule_test("G-150", "G-151")
def test_of_several_testers_the_leader_picks_one() -> None:
    table = lab()
    table.discs(1, 1, 1, 3)
    table.gives(GREEN, "blood")
    table.gives(BLUE, "blood")
    table.all_say("test.offer", {GREEN: "a", BLUE: "a"})
    assert table.offered(RED, "test.tester_a") == [GREEN, BLUE]
    table.says(RED, "test.tester_a", BLUE)
    s = table.state
    assert [len(s.figures[i].lab) for i in (GREEN, BLUE)] == [1, 0]
    assert len(table.told("test.a")) == 1


@rule_test("G-151", "G-152", "G-154", "G-155", "G-156", "G-120")
def test_red_tests_yellow_and_green_tests_blue() -> None:
    """X-11: blood for the most suspected, fire for anybody."""
    table = lab()
    table.aliens(BLUE)
    table.discs(1, 1, 2, 3)
    table.gives(RED, "blood")
    table.gives(GREEN, "flamethrower", "cable")
    table.gives(BLUE, "keys")
    table.all_say("test.offer", {RED: "a", GREEN: "b"})
    assert table.told("test.a") == [{"figure": "bennings", "target": "windows"}]
    assert table.told("role.shown") == [{"figure": "windows", "role": "human"}]
    assert table.offered(GREEN, "test.target_b") == [RED, GREEN, BLUE, YELLOW]
    table.says(GREEN, "test.target_b", BLUE)
    s = table.state
    assert s.figures[YELLOW].disc == GREEN_FIELD
    assert table.kinds(s.lab_out) == ["blood"]
    assert (s.figures[GREEN].reloads, table.kinds(s.figures[GREEN].items)) == ([5], ["cable"])
    assert s.figures[BLUE].status == "revealed"
    assert s.pool == 2
    assert s.belongings(BLUE) == 0


@rule_test("G-151", "G-153")
def test_the_tester_chooses_among_the_most_suspected_himself_included() -> None:
    table = lab()
    table.discs(3, 1, 3, 1)
    table.gives(RED, "blood")
    table.all_say("test.offer", {RED: "a"})
    assert table.offered(RED, "test.target_a") == [RED, BLUE]
    table.says(RED, "test.target_a", RED)
    assert table.state.figures[RED].disc == GREEN_FIELD


@rule_test("G-153")
def test_with_blood_only_the_most_suspected_may_test_himself() -> None:
    table = lab()
    table.discs(1, 1, 3, 1)
    table.gives(RED, "blood")
    table.all_say("test.offer", {RED: "a"})
    assert table.told("test.a") == [{"figure": "bennings", "target": "macready"}]


@rule_test("G-152")
def test_cable_and_flamethrower_must_be_in_one_hand() -> None:
    table = lab()
    table.gives(RED, "cable")
    table.gives(GREEN, "flamethrower")
    assert table.offered(RED, "test.offer") == ["none"]
    assert table.offered(GREEN, "test.offer") == ["none"]


@rule_test("G-156")
def test_a_tester_revealed_by_test_a_does_not_make_test_b() -> None:
    table = Ice(8)
    table.phase("offers")
    table.aliens(YELLOW)
    table.discs(1, 1, 1, 5)
    table.gives(RED, "blood")
    table.gives(YELLOW, "flamethrower", "cable")
    table.gives(BLUE, "flamethrower", "cable")
    table.all_say("test.offer", {RED: "a", YELLOW: "b", BLUE: "b"})
    assert table.state.figures[YELLOW].status == "revealed"
    assert table.asks(BLUE, "test.target_b")


@rule_test("G-157", "G-158", "G-172")
def test_what_a_revealed_player_leaves_behind() -> None:
    table = Ice()
    s = table.state
    s.leader, s.token_holder, s.token_at = YELLOW, YELLOW, ""
    table.hand(YELLOW, "use", "repair", "repair")
    table.gives(YELLOW, "melee", "flamethrower", "keys", "tools", "blood")
    table.phase("reveals")
    sizes = len(s.action_deck), len(s.weapon_deck), len(s.item_deck)
    table.all_say("reveal", {YELLOW: "reveal"})
    s = table.state
    assert (len(s.action_deck), len(s.weapon_deck), len(s.item_deck)) == (
        sizes[0] + 3,
        sizes[1] + 2,
        sizes[2] + 2,
    )
    assert table.kinds(s.action_deck[:3]) == ["repair", "repair", "use"]
    assert table.kinds(s.weapon_deck[:2]) == ["flamethrower", "melee"]
    assert table.kinds(s.item_deck[:2]) == ["keys", "tools"]
    assert table.kinds(s.lab_out) == ["blood"]
    assert (s.leader, s.token_holder) == (RED, -1)
    assert table.view(RED).figures[YELLOW].role == "alien"
    assert s.figures[YELLOW].hand == []


@rule_test("G-159")
@pytest.mark.parametrize(("players", "strength"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_the_first_revealed_alien_has_half_the_players_as_strength(
    players: int, strength: int
) -> None:
    """X-12, counted by the players at the start."""
    table = Ice(players)
    table.state.figures[0].status = "dead"
    table.state.leader = GREEN
    table.phase("reveals")
    table.all_say("reveal", {YELLOW: "reveal"})
    assert table.state.pool == strength
    table.until("plan.place")
    assert table.state.round == 2


@rule_test("G-160")
def test_every_later_revelation_adds_one() -> None:
    """X-13: Red joins White, who is revealed already."""
    table = Ice(6)
    table.revealed(WHITE, pool=2)
    table.aliens(WHITE, RED)
    table.gives(RED, "keys")
    table.phase("reveals")
    table.all_say("reveal", {RED: "reveal"})
    s = table.state
    assert s.pool == 3
    assert s.aliens == [WHITE, RED]
    assert s.cards.faces[s.item_deck[0]] == "keys"
    table.until("plan.place")
    table.says(RED, "plan.place", "kitchen")
    table.says(RED, "plan.strength", 3)
    assert table.asks(WHITE, "plan.agree")


@rule_test("G-160", "G-162")
def test_also_after_a_defeat_and_then_all_decide_again() -> None:
    table = Ice(6)
    table.revealed(WHITE, pool=0)
    table.aliens(WHITE, RED)
    table.phase("reveals")
    table.all_say("reveal", {RED: "reveal"})
    assert table.state.pool == 1
    table.until("plan.place")
    assert table.asked() <= {WHITE, RED}
    seat = next(iter(table.asked()))
    table.says(seat, "plan.place", "kitchen")
    table.says(seat, "plan.strength", 1)
    assert table.asked() == {WHITE, RED} - {seat}


@rule_test("G-160")
def test_of_several_who_show_themselves_the_first_in_play_order_is_the_first() -> None:
    table = Ice(6)
    table.state.leader = BLUE
    table.aliens(RED, YELLOW)
    table.phase("reveals")
    table.all_say("reveal", {RED: "reveal", YELLOW: "reveal"})
    assert table.state.aliens == [YELLOW, RED]
    assert table.state.pool == 4


@rule_test("G-163")
def test_revealed_aliens_take_no_part() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=0)
    asked: dict[str, set[int]] = {}
    for _ in range(120):
        for seat, pick in table.session.asked.items():
            asked.setdefault(pick.prompt, set()).add(seat)
        if table.state.round > 1 and table.asks(GREEN, "place"):
            break
        seat, pick = next(iter(table.session.asked.items()))
        assert pick.default is not None
        table.says(seat, pick.prompt, pick.default)
    assert all(YELLOW not in seats for seats in asked.values())
    assert {"place", "window", "vote", "reveal", "test.offer"} <= asked.keys()
    assert table.state.figures[YELLOW].hand == []


# -- food ----------------------------------------------------------------------------------------------------------


@rule_test("G-164")
def test_cooked_food_is_eaten_whatever_the_number() -> None:
    """X-28: one cooked food is enough."""
    table = Ice(8)
    table.state.kitchen, table.state.pantry = 1, 8
    table.phase("food")
    table.go_on()
    assert (table.state.kitchen, table.state.pantry, table.state.hungry) == (0, 8, False)
    table.arrange()
    table.phase("food")
    table.go_on()
    assert table.state.pantry == 4


@rule_test("G-164")
def test_all_cooked_food_goes() -> None:
    table = Ice()
    table.state.kitchen = 4
    table.phase("food")
    table.go_on()
    assert (table.state.kitchen, table.state.pantry) == (0, 16)


@rule_test("G-165")
def test_hunger() -> None:
    """X-27: three in the pantry are not enough."""
    table = Ice()
    table.state.pantry = 3
    table.hand(RED, "use", "use", "repair")
    table.hand(GREEN, "use", "use")
    table.hand(BLUE, "use", "repair", "sabotage", "sabotage")
    table.phase("food")
    assert table.asked() == {RED, BLUE}
    table.says(RED, "hunger.discard", "repair")
    table.says(BLUE, "hunger.discard", "sabotage")
    table.says(BLUE, "hunger.discard", "sabotage")
    s = table.state
    assert (s.pantry, s.hungry, s.hand_limit()) == (0, True, 2)
    assert table.kinds(s.figures[BLUE].hand) == ["repair", "use"]
    s = table.arrange()
    s.pantry, s.kitchen = 16, 2
    table.phase("food")
    table.go_on()
    assert table.state.hungry


@rule_test("G-150")
def test_whoever_offers_a_test_shows_what_for() -> None:
    """V-27: the blood bag and the cable are really there, and nothing else of theirs is shown."""
    table = lab()
    table.gives(GREEN, "blood", "failure", "keys")
    table.gives(BLUE, "cable", "flamethrower", "keys")
    table.all_say("test.offer", {GREEN: "a", BLUE: "b"})
    assert table.view(RED).figures[GREEN].known == ["blood"]
    assert table.view(RED).figures[BLUE].known == ["cable", "flamethrower"]


@rule_test("G-150")
def test_who_could_test_and_does_not_shows_nothing() -> None:
    table = lab()
    table.gives(GREEN, "blood", "cable", "flamethrower")
    table.all_say("test.offer")
    assert table.view(RED).figures[GREEN].known == ["flamethrower"]
    assert table.told("test.offered_a") == table.told("test.offered_b") == []
