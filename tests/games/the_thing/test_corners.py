"""Corners of the rules for hidden roles: what is offered and what is not, what goes on of itself, what is left over."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing import GAME
from hullbreach.games.the_thing.pieces import Deed
from hullbreach.kernel import Session
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers

from .table import BLUE, GREEN, RED, WHITE, YELLOW, Ice

SECRET = {
    *("attack", "garry.exchange", "hunger.discard", "lay", "place.card", "plan.place"),
    *("plan.strength", "search.keep", "search.under", "sleep.card", "special.card"),
    *("trade.give", "trade.want", "window"),
}
"""What is answered out of the others' sight."""


@rule_test("G-50", "G-82", "G-107", "G-145")
@pytest.mark.parametrize("players", [4, 6])
def test_what_is_answered_in_secret_and_what_before_all_eyes(players: int) -> None:
    found: dict[str, bool] = {}
    for seed in range(4):
        session = Session.new(GAME, GAME.configure("hidden", players), seed, record=False)
        source = numbers(seed)
        while not session.over:
            found |= {pick.prompt: pick.secret for pick in session.asked.values()}
            session.answer(*choose(session, source))
    assert len(found) > 20
    assert {prompt for prompt, secret in found.items() if secret} == SECRET & set(found)


# -- the revealed alien --------------------------------------------------------------------------------------------


@rule_test("G-41")
def test_whoever_is_silent_puts_all_strength_on_the_first_location() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=3)
    table.phase("plan")
    place = table.question(YELLOW, "plan.place")
    assert (place.default, place.secret) == (place.options[0], True)
    table.says(YELLOW, "plan.place", "kitchen")
    strength = table.question(YELLOW, "plan.strength")
    assert (strength.default, strength.secret) == (3, True)
    table.says(YELLOW, "plan.strength", 1)
    assert table.question(YELLOW, "plan.place").default == "done"


@rule_test("G-73")
def test_a_single_alien_decides_without_a_word() -> None:
    table = Ice(5)
    table.revealed(YELLOW, pool=3)
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE, WHITE)
    table.alien_at(kitchen=3)
    table.all_say("step_out")
    table.all_say("attack")
    assert table.question(YELLOW, "alien.overpowers").default == "sabotage"
    table.says(YELLOW, "alien.overpowers", ("kill", RED))
    assert table.told("alien.proposes") == table.told("alien.proposes_kill") == []
    assert [facts["figure"] for facts in table.told("figure.flees")] == ["nauls"]


@rule_test("G-67", "G-68")
def test_an_alien_without_a_choice_is_not_asked() -> None:
    """Nothing is left in the pantry: alone in the kitchen it does nothing, with a dog it kills the dog."""
    for dogs in ((), ("kitchen",)):
        table = Ice()
        table.dogs(*dogs)
        table.revealed(YELLOW, pool=2)
        table.put("shed", RED)
        table.put("armory", GREEN)
        table.put("radio_room", BLUE)
        table.state.pantry = 0
        table.alien_at(kitchen=2)
        table.skip("order.alien", "step_out")
        assert not table.asks(YELLOW, "alien.unopposed")
        assert len(table.told("alien.idle")) == 1 - len(dogs)
        assert len(table.told("dog.killed")) == len(dogs)


@rule_test("G-67", "G-68")
def test_an_alien_alone_or_with_a_dog_is_told_its_rule() -> None:
    for dogs, rule in (((), "G-67"), (("kitchen",), "G-68")):
        table = Ice()
        table.dogs(*dogs)
        table.revealed(YELLOW, pool=2)
        table.put("shed", RED)
        table.alien_at(kitchen=2)
        table.go_on()
        assert table.question(YELLOW, "alien.unopposed").rule == rule


@rule_test("G-69", "G-70")
def test_fire_drives_the_alien_from_somebody_who_is_alone_then() -> None:
    """Red burns the alien and meets nobody else; what is left of its strength goes back to the pool."""
    table = Ice()
    table.revealed(YELLOW, pool=3)
    table.put("kitchen", RED)
    table.put("shed", GREEN)
    table.gives(RED, "dynamite")
    table.alien_at(kitchen=3)
    table.all_say("step_out")
    assert table.question(RED, "attack").secret
    table.says(RED, "attack", "dynamite")
    s = table.state
    assert (s.pool, s.figures[RED].disc, s.here) == (2, 1, "")
    assert table.told("alien.defeated") == table.told("dog.checked") == []


# -- the cards -----------------------------------------------------------------------------------------------------


def two_cards(*stack: str) -> Ice:
    """Red and Green stand where a use card helps, the others lie; cards are about to be turned up."""
    table = Ice()
    table.put("dormitory", BLUE, YELLOW, laid=True)
    table.put("kitchen", RED)
    table.put("weather_station", GREEN)
    for f in table.state.figures:
        f.quiet = True
    table.stack(*stack)
    table.phase("flip")
    return table


@rule_test("G-100", "G-102")
def test_a_card_carried_out_leaves_nothing_behind() -> None:
    table = two_cards("use", "use")
    table.says(RED, "assign", RED)
    s = table.state
    assert s.figures[RED].laid
    assert (s.actor, s.card) == (-1, -1)
    assert len(s.action_discard) == 1
    assert table.asks(RED, "go_on")


@rule_test("G-102")
def test_it_is_remembered_whether_a_leader_wasted_cards() -> None:
    table = two_cards("use", "use", "use")
    table.says(RED, "assign", RED)
    table.says(RED, "go_on", "stop")
    assert table.state.story[-1] == Deed("stopped", (RED,))
    assert table.told("stack.discarded") == [{"cards": 2}]

    table = two_cards("repair", "use")
    table.says(RED, "assign", RED)
    table.says(RED, "go_on", "next")
    table.skip("station.die", "station.fuel")
    assert Deed("led", (RED,)) in table.state.story
    assert table.told("stack.discarded") == []


@rule_test("G-102")
def test_a_single_card_says_nothing_of_its_leader() -> None:
    table = two_cards("use")
    table.says(RED, "assign", RED)
    assert table.state.story == []
    assert table.told("stack.discarded") == []


# -- leader, hands, rounds -----------------------------------------------------------------------------------------


@rule_test("G-170")
def test_whoever_holds_the_token_leads_also_on_the_first_seat() -> None:
    table = Ice()
    table.state.leader, table.state.token_holder = GREEN, RED
    table.state.token_at = ""
    table.dogs()
    table.phase("dogs")
    table.go_on()
    assert (table.state.leader, table.state.token_holder) == (RED, -1)


@rule_test("G-45")
def test_a_full_hand_draws_nothing_and_last_rounds_cards_are_forgotten() -> None:
    table = Ice()
    for figure in (RED, GREEN, BLUE, YELLOW):
        table.hand(figure, *(["use", "repair", "use", "sabotage", "use"][: 5 - figure]))
    table.state.turned = ["use"]
    full = table.state.hand_limit()
    drawing = [i for i, f in enumerate(table.state.figures) if len(f.hand) < full]
    table.phase("draw")
    table.go_on()
    assert len(table.told("cards.drawn")) == len(drawing) < 4
    assert table.state.turned == []


@rule_test("G-42", "G-63")
def test_what_the_alien_has_turned_up_is_known_and_stays_so() -> None:
    """Whoever has seen the plan cannot take back what they did before."""
    table = Ice()
    table.revealed(YELLOW, pool=4)
    table.put("kitchen", RED)
    table.alien_at(kitchen=1, shed=2)
    before = table.state.reveals
    assert table.asks(RED, "step_out")
    assert table.state.reveals == before + 2
    assert table.state.struck == {"kitchen": 1, "shed": 2}


@rule_test("G-63", "G-114")
def test_whoever_steps_out_with_a_firearm_has_shown_it() -> None:
    table = Ice()
    table.put("kitchen", RED, GREEN, BLUE)
    table.gives(RED, "firearm")
    firearm = table.state.figures[RED].weapons[0]
    table.phase("encounters")
    table.all_say("step_out", {RED: "firearm"})
    assert table.state.cards.seen[firearm] == -1


@rule_test("G-88", "G-175")
def test_whoever_is_infected_before_the_last_human_loses_nothing_by_it() -> None:
    table = Ice()
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.put("shed", GREEN)
    table.put("armory", BLUE)
    table.phase("encounters")
    table.rolls("alien")
    table.all_say("step_out")
    s = table.state
    assert (s.figures[RED].alien, s.last_infected, s.ending) == (True, -1, "")


@rule_test("G-174")
def test_at_the_end_everybody_sees_who_was_what() -> None:
    table = Ice()
    table.state.round = 999
    table.phase("dogs")
    table.go_on()
    assert table.result.sides == ("human", "human", "human", "alien")
    crew = Ice(1, mode="coop")
    crew.state.round = 999
    crew.phase("coop_round_over")
    crew.go_on()
    assert crew.result.sides == ()


# -- what cannot be taken back -------------------------------------------------------------------------------------


def reveals(table: Ice) -> int:
    """How often something was shown: whoever has answered before cannot take it back."""
    return table.state.reveals


@rule_test("G-78")
def test_a_token_drawn_from_the_bag_is_one_thing_seen() -> None:
    table = Ice()
    table.dogs("kitchen")
    table.put("kitchen", RED)
    table.put("shed", GREEN)
    table.put("armory", BLUE)
    table.phase("encounters")
    before = reveals(table)
    table.rolls("healthy")
    table.all_say("step_out")
    assert reveals(table) == before + 1


@rule_test("G-84", "G-85")
def test_all_looks_of_an_encounter_are_one_thing_seen_and_none_is_none() -> None:
    for discs, seen in (((1, 1), 1), ((0, 0), 0)):
        table = Ice()
        table.discs(*discs)
        table.put("kitchen", RED, GREEN)
        table.put("shed", BLUE)
        table.put("armory", YELLOW)
        table.phase("encounters")
        before = reveals(table)
        table.all_say("step_out")
        table.skip("lay")
        for seat in sorted(table.asked()):
            if table.asks(seat, "look"):
                table.says(seat, "look", table.offered(seat)[0])
        assert reveals(table) == before + seen


# -- food ----------------------------------------------------------------------------------------------------------


@rule_test("G-164", "G-165")
def test_the_last_four_are_a_meal_and_hunger_comes_once() -> None:
    table = Ice()
    table.state.pantry = 4
    table.phase("food")
    table.go_on()
    assert (table.state.pantry, table.state.hungry) == (0, False)
    table = Ice()
    table.state.pantry, table.state.hungry = 3, True
    for figure in (RED, GREEN, BLUE, YELLOW):
        table.hand(figure, "use", "repair", "use")
    table.phase("food")
    table.go_on()
    assert table.told("hunger") == []
    assert not table.asks(RED, "hunger.discard")


@rule_test("G-165")
def test_what_the_hungry_discard_nobody_sees() -> None:
    table = Ice()
    table.state.pantry = 0
    table.hand(RED, "use", "repair", "use")
    table.hand(GREEN, "use", "repair")
    table.phase("food")
    assert table.question(RED, "hunger.discard").secret
    assert table.asked() == {RED}
