"""Encounters: where they happen, stepping out, and meeting the revealed alien."""

from __future__ import annotations

import pytest

from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice


def met(table: Ice) -> list[object]:
    """Where characters have met, in order."""
    return [facts["place"] for facts in table.told("characters.meet")]


@rule_test("G-61")
def test_two_characters_or_a_character_and_a_dog_meet() -> None:
    table = Ice()
    table.dogs("shed", "armory")
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE)
    table.put("laboratory", YELLOW)
    table.phase("encounters")
    assert table.asked() == {RED, GREEN, BLUE}
    table.all_say("step_out")
    assert table.offered(RED, "order.others") == ["kitchen", "shed"]


@rule_test("G-61")
def test_encounters_come_before_the_cards() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.stack("use", "use")
    table.phase("encounters")
    table.all_say("step_out")
    table.all_say("lay")
    assert not table.told("card.turned")
    table.all_say("look")
    table.all_say("window")
    assert table.told("card.turned")


@rule_test("G-61a")
def test_the_dormitory_counts_unless_the_table_says_otherwise() -> None:
    for options, asked in (({}, {RED, GREEN}), ({"dormitory_encounters": False}, set())):
        table = Ice(options=options)
        table.put("dormitory", RED, GREEN, laid=True)
        table.put("shed", BLUE)
        table.put("kitchen", YELLOW)
        table.phase("encounters")
        found = {seat for seat, pick in table.session.asked.items() if pick.prompt == "step_out"}
        assert found == asked


@rule_test("G-61a")
def test_whoever_flees_to_the_lounge_meets_nobody_there() -> None:
    table = Ice(6)
    table.revealed(YELLOW, pool=6)
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE, WHITE)
    table.put("armory", 5)
    table.alien_at(kitchen=3, shed=3)
    table.all_say("step_out")
    table.skip("order.alien", "attack", "alien.overpowers")
    assert table.places()[:5] == ["lounge", "lounge", "lounge", "lounge", "lounge"]
    assert met(table) == []


@rule_test("G-62")
def test_the_alien_comes_first_and_the_leader_orders_each_group() -> None:
    table = Ice(8)
    table.state.leader = GREEN
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE, WHITE)
    table.put("armory", 5, 6)
    table.put("laboratory", 7)
    table.alien_at(armory=1, warehouse=1)
    table.all_say("step_out")
    table.says(GREEN, "order.alien", "warehouse")
    table.says(YELLOW, "alien.unopposed", "sabotage")
    table.all_say("attack")
    table.skip("lay", "look")
    table.says(GREEN, "order.others", "shed")
    table.skip("lay", "look")
    assert met(table) == ["armory", "shed", "kitchen"]


@rule_test("G-63", "G-115", "G-109")
def test_a_melee_weapon_ends_an_encounter_of_two() -> None:
    """X-24: nobody looks, no disc moves, the weapon leaves the game."""
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "melee")
    table.phase("encounters")
    assert table.offered(RED, "step_out") == ["pass", "melee"]
    table.all_say("step_out", {RED: "melee"})
    s = table.state
    assert [f.disc for f in s.figures] == [1, 1, 1, 1]
    assert s.figures[RED].weapons == []
    assert "melee" in table.kinds(s.gone)
    assert s.story == []
    assert table.asks(RED, "window")


@rule_test("G-63", "G-113", "G-114")
def test_a_flamethrower_spends_a_reload_and_a_firearm_nothing() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN, BLUE)
    table.gives(RED, "flamethrower")
    table.gives(GREEN, "firearm")
    table.phase("encounters")
    table.all_say("step_out", {RED: "flamethrower", GREEN: "firearm"})
    s = table.state
    assert s.figures[RED].reloads == [5]
    assert table.kinds(s.figures[GREEN].weapons) == ["firearm"]
    assert s.story == []


@rule_test("G-63", "G-78")
def test_the_rest_have_their_encounter() -> None:
    """X-25: one of two steps out, the other is alone with the dog."""
    table = Ice()
    table.dogs("kitchen")
    table.put("kitchen", RED, GREEN)
    table.gives(GREEN, "firearm")
    table.phase("encounters")
    table.rolls("healthy")
    table.all_say("step_out", {GREEN: "firearm"})
    s = table.state
    assert [f.disc for f in s.figures] == [2, 1, 1, 1]
    assert s.dogs == ["kitchen"]
    assert table.kinds(s.figures[GREEN].weapons) == ["firearm"]
    assert not s.figures[RED].alien
    assert table.idle()


@rule_test("G-63a")
def test_everyone_who_steps_out_pays() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "melee")
    table.gives(GREEN, "melee")
    table.phase("encounters")
    table.says(RED, "step_out", "melee")
    assert table.kinds(table.state.figures[RED].weapons) == ["melee"]
    table.says(GREEN, "step_out", "melee")
    assert table.state.figures[RED].weapons == table.state.figures[GREEN].weapons == []


@rule_test("G-63a", "G-64")
def test_stepping_out_holds_for_the_check_after_the_aliens_flight() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=1)
    table.put("kitchen", RED, GREEN, BLUE)
    table.put("shed", WHITE)
    table.gives(BLUE, "firearm", "melee")
    table.alien_at(kitchen=1)
    table.all_say("step_out", {BLUE: "firearm"})
    assert table.asked() == {RED, GREEN}
    table.all_say("attack")
    assert table.asked() == {RED, GREEN}
    table.all_say("lay")
    table.all_say("look")
    assert [f.disc for f in table.state.figures[:3]] == [2, 2, 1]


@rule_test("G-64")
def test_who_steps_out_stays_standing_and_cannot_be_touched() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE, WHITE)
    table.gives(RED, "firearm")
    table.alien_at(kitchen=2)
    table.all_say("step_out", {RED: "firearm"})
    table.all_say("attack")
    assert table.offered(YELLOW, "alien.overpowers") == [("kill", GREEN), "sabotage"]
    table.says(YELLOW, "alien.overpowers", "sabotage")
    red, green = table.state.figures[:2]
    assert (red.place, red.laid) == ("kitchen", False)
    assert (green.place, green.laid) == ("lounge", True)


@rule_test("G-65")
def test_before_someone_who_stepped_out_the_alien_does_nothing() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", RED)
    table.gives(RED, "melee")
    table.alien_at(kitchen=2)
    table.all_say("step_out", {RED: "melee"})
    s = table.state
    assert s.pantry == 16
    assert s.figures[RED].status == "in"
    assert table.told("alien.idle") == [{"place": "kitchen"}]
    assert s.pool == 2


@rule_test("G-65", "G-68")
def test_with_a_dog_left_the_alien_turns_to_the_dog() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.gives(RED, "melee")
    table.alien_at(kitchen=2)
    table.all_say("step_out", {RED: "melee"})
    table.says(YELLOW, "alien.unopposed", "kill_dog")
    assert table.state.dogs == []
    assert table.state.pool == 3


@rule_test("G-66")
@pytest.mark.parametrize(("power", "event"), [(1, "alien.flees"), (2, "alien.even")])
def test_strength_is_compared_with_the_characters_and_dogs_count_nothing(
    power: int, event: str
) -> None:
    table = Ice()
    table.revealed(YELLOW, pool=power)
    table.dogs("kitchen")
    table.put("kitchen", RED, GREEN)
    table.alien_at(kitchen=power)
    assert table.view(None).strength == {"kitchen": power}
    table.all_say("step_out")
    table.all_say("attack")
    assert table.told(event) == [{"place": "kitchen"}]


@rule_test("G-67")
def test_alone_the_alien_may_sabotage() -> None:
    for choice, pantry in (("sabotage", 10), ("nothing", 16)):
        table = Ice()
        table.revealed(YELLOW, pool=3)
        table.alien_at(kitchen=3)
        table.says(YELLOW, "alien.unopposed", choice)
        assert table.state.pantry == pantry


@rule_test("G-68")
def test_with_a_dog_it_kills_or_sabotages() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.dogs("kitchen", "shed")
    table.alien_at(kitchen=2)
    assert table.offered(YELLOW, "alien.unopposed") == ["kill_dog", "sabotage"]
    table.says(YELLOW, "alien.unopposed", "sabotage")
    assert (table.state.pantry, table.state.dogs) == (12, ["kitchen", "shed"])


@rule_test("G-68", "G-133")
def test_in_the_kennel_it_kills_one_dog_and_cannot_sabotage() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.dogs("kitchen", "shed")
    table.alien_at(kennel=2)
    table.go_on()
    s = table.state
    assert (s.kennel, s.pool, s.dogs) == (1, 3, ["kitchen", "shed"])
    assert "kennel" in s.location_cards()


@rule_test("G-69", "G-112", "G-77")
def test_dynamite_burns_the_last_strength() -> None:
    """X-23: the alien is defeated, the game goes on, one active card and the dynamite are gone."""
    table = Ice()
    table.revealed(YELLOW, pool=1)
    table.put("kitchen", RED)
    table.gives(RED, "dynamite")
    table.stack("use", "repair", "sabotage")
    table.alien_at(kitchen=1)
    table.all_say("step_out")
    table.cannot(RED, "attack", "flamethrower")
    table.says(RED, "attack", "dynamite")
    s = table.state
    assert s.total_strength() == 0
    assert table.told("alien.defeated") == [{}]
    assert (len(s.stack), len(s.action_discard)) == (2, 1)
    assert s.figures[RED].laid
    assert "dynamite" in table.kinds(s.gone)
    assert s.ending == ""


@rule_test("G-69", "G-113", "G-71")
def test_the_user_of_fire_still_takes_part_in_the_check() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=3)
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "flamethrower")
    table.stack("use")
    table.alien_at(kitchen=3)
    table.all_say("step_out")
    table.all_say("attack", {RED: "flamethrower"})
    assert table.state.figures[RED].reloads == [5]
    assert table.asked() == {RED, GREEN}
    table.all_say("lay")
    table.all_say("look")
    assert [f.disc for f in table.state.figures[:2]] == [2, 2]
    assert table.laid() == [RED]
    assert table.state.pool == 2


@rule_test("G-70")
def test_of_several_attackers_only_the_first_in_play_order_pays() -> None:
    table = Ice()
    table.state.leader = GREEN
    table.revealed(YELLOW, pool=3)
    table.put("kitchen", RED, GREEN)
    table.gives(RED, "dynamite")
    table.gives(GREEN, "dynamite")
    table.alien_at(kitchen=3)
    table.all_say("step_out")
    table.all_say("attack", {RED: "dynamite", GREEN: "dynamite"})
    assert table.kinds(table.state.figures[RED].weapons) == ["dynamite"]
    assert table.state.figures[GREEN].weapons == []
    assert table.state.strength == {"kitchen": 2}
    assert table.state.action_discard == []


@rule_test("G-71")
def test_a_weaker_alien_flees_and_the_characters_meet() -> None:
    """X-22: three characters catch the dog and look at each other."""
    table = Ice(5)
    table.revealed(YELLOW, pool=2)
    table.aliens(YELLOW)
    table.dogs("kitchen")
    table.put("kitchen", RED, GREEN, BLUE)
    table.put("shed", WHITE)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    assert table.state.dogs == []
    assert table.state.kennel == 4
    table.all_say("lay")
    table.all_say("look")
    assert [f.disc for f in table.state.figures[:3]] == [2, 2, 2]
    assert table.laid() == []
    assert table.state.pool == 2


@rule_test("G-71")
def test_after_a_flight_a_single_character_meets_the_dog() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.gives(RED, "dynamite")
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.rolls("healthy")
    table.says(RED, "attack", "dynamite")
    assert table.told("dog.token", RED)[0]["token"] == "healthy"
    assert table.state.figures[RED].disc == 2


@rule_test("G-72", "G-76")
def test_equal_strength_knocks_everybody_down() -> None:
    """X-20: no check, no disc moves, the dog stays."""
    table = Ice()
    table.revealed(YELLOW, pool=1)
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.alien_at(kitchen=1)
    table.all_say("step_out")
    table.all_say("attack")
    s = table.state
    assert table.laid() == [RED]
    assert (s.figures[RED].place, s.figures[RED].disc) == ("kitchen", 1)
    assert (s.dogs, s.pantry, s.pool) == (["kitchen"], 16, 1)
    assert [deed.kind for deed in s.story] == ["shown"]


@rule_test("G-73", "G-76")
def test_a_stronger_alien_kills() -> None:
    """X-21: the character is out, the dog stays, the new point comes to the pool."""
    table = Ice()
    table.revealed(YELLOW, pool=2)
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.put("shed", GREEN)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    options = table.offered(YELLOW, "alien.overpowers")
    assert options == [("kill", RED), "kill_dog", "sabotage"]
    table.says(YELLOW, "alien.overpowers", ("kill", RED))
    s = table.state
    assert s.figures[RED].status == "dead"
    assert s.dogs == ["kitchen"]
    assert s.pool == 3
    assert [f.disc for f in s.figures] == [1, 1, 1, 1]


@rule_test("G-73")
def test_the_others_flee_to_the_lounge_also_from_sabotage() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=4)
    table.dogs("kitchen")
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE, WHITE)
    table.alien_at(kitchen=3)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", "sabotage")
    s = table.state
    assert s.pantry == 10
    assert table.places()[:2] == ["lounge", "lounge"]
    assert set(table.laid()) >= {RED, GREEN}
    assert s.dogs == ["kitchen"]


@rule_test("G-74", "G-172")
def test_what_the_dead_leave_behind() -> None:
    table = Ice()
    s = table.state
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", RED)
    table.put("shed", GREEN, BLUE)
    table.hand(RED, "use", "repair")
    table.gives(RED, "melee", "flamethrower", "keys", "blood")
    s.token_holder, s.token_at = RED, ""
    table.alien_at(kitchen=2)
    weapons, items, bag = len(s.weapon_deck), len(s.item_deck), len(s.lab_bag)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", ("kill", RED))
    s = table.state
    assert table.kinds(s.action_discard) == ["repair", "use"]
    assert (len(s.weapon_deck), len(s.item_deck)) == (weapons + 2, items + 1)
    assert set(table.kinds(s.weapon_deck[:2])) == {"melee", "flamethrower"}
    assert table.kinds(s.item_deck[:1]) == ["keys"]
    assert (len(s.lab_bag), table.kinds(s.lab_out)) == (bag, ["blood"])
    assert s.leader == GREEN
    assert s.token_holder == -1
    assert table.view(GREEN).figures[RED].role is None


@rule_test("G-74")
def test_the_role_of_the_dead_is_shown_by_option() -> None:
    table = Ice(options={"reveal_on_death": True})
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", BLUE)
    table.alien_at(kitchen=2)
    table.all_say("step_out")
    table.all_say("attack")
    table.says(YELLOW, "alien.overpowers", ("kill", BLUE))
    assert table.told("role.shown") == [{"figure": "macready", "role": "human"}]
    assert table.view(RED).figures[BLUE].role == "human"


@rule_test("G-77", "G-174")
def test_a_defeated_alien_is_no_victory() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=0)
    table.phase("weather")
    table.until("vote")
    assert table.state.ending == ""
    assert table.asks(RED, "vote")


@rule_test("G-65", "G-67")
def test_by_agreement_the_alien_sabotages_beside_someone_who_stepped_out() -> None:
    table = Ice(options={"sabotage_beside_those_out": True})
    table.revealed(YELLOW, pool=2)
    table.put("kitchen", RED)
    table.gives(RED, "firearm")
    table.alien_at(kitchen=2)
    table.all_say("step_out", {RED: "firearm"})
    table.says(YELLOW, "alien.unopposed", "sabotage")
    assert table.state.pantry == 12
    assert (table.state.figures[RED].status, table.state.figures[RED].laid) == ("in", False)
