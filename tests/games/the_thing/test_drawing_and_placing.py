"""Phase 4: drawing cards, placing figures, darkness."""

from __future__ import annotations

from hullbreach.games.the_thing.pieces import BLIND, CHOSEN, OPEN
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


@rule_test("G-45")
def test_everybody_draws_up_to_three() -> None:
    table = Ice()
    table.hand(RED)
    table.hand(GREEN, "use", "use", "repair", "repair")
    table.hand(BLUE, "use", "use")
    table.phase("draw")
    table.go_on()
    assert [len(f.hand) for f in table.state.figures] == [3, 4, 3, 3]
    drawn = [(e["figure"], e["cards"]) for e in table.told("cards.drawn")]
    assert drawn == [("bennings", 3), ("macready", 1), ("windows", 1)]


@rule_test("G-45")
def test_the_hungry_draw_up_to_two() -> None:
    table = Ice()
    table.state.hungry = True
    table.hand(RED)
    table.phase("draw")
    table.go_on()
    assert [len(f.hand) for f in table.state.figures] == [2, 2, 2, 2]


@rule_test("G-46")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Ice()
    s = table.state
    s.action_discard, s.action_deck = s.action_deck[1:], s.action_deck[:1]
    total = len(s.action_discard)
    table.phase("draw")
    table.go_on()
    s = table.state
    assert [len(f.hand) for f in s.figures] == [3, 3, 3, 3]
    assert s.action_discard == []
    assert len(s.action_deck) == total - 3 - 1


@rule_test("G-47", "G-139")
def test_garry_may_exchange_a_card_even_with_a_full_hand() -> None:
    table = Ice()
    table.cast(BLUE, "garry")
    table.hand(BLUE, "use", "use", "sabotage")
    table.deck_top("repair")
    table.phase("exchange")
    assert table.offered(BLUE, "garry.exchange") == ["keep", "sabotage", "use"]
    table.says(BLUE, "garry.exchange", "sabotage")
    s = table.state
    assert table.kinds(s.figures[BLUE].hand) == ["repair", "use", "use"]
    assert table.kinds(s.action_discard) == ["sabotage"]
    assert table.asks(GREEN, "place")
    assert table.idle()


@rule_test("G-48")
def test_the_leader_puts_an_unseen_card_on_the_sheet() -> None:
    table = Ice()
    table.deck_top("sabotage")
    table.phase("exchange")
    table.go_on()
    s = table.state
    assert table.kinds(s.stack) == ["sabotage"]
    assert s.cards.seen[s.stack[0]] == 0
    assert [table.view(seat).given for seat in range(4)] == [[]] * 4


@rule_test("G-49", "G-50")
def test_everybody_does_one_of_three_things_and_nobody_stays_in_the_lounge() -> None:
    table = Ice()
    table.phase("exchange")
    options = table.offered(GREEN, "place")
    assert len(options) == 21
    assert "dormitory" in options
    words = {option[0] for option in options if isinstance(option, tuple)}
    assert words == {"go", "special"}
    assert not any("lounge" in option for option in options if isinstance(option, tuple))


@rule_test("G-50")
def test_go_and_give() -> None:
    table = Ice()
    table.hand(GREEN, "use", "repair", "repair")
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    assert table.offered(GREEN, "place.card") == ["repair", "use"]
    table.says(GREEN, "place.card", "use")
    s = table.state
    assert (s.figures[GREEN].place, s.figures[GREEN].laid) == ("kitchen", False)
    assert len(s.stack) == 2
    assert table.kinds(s.figures[GREEN].hand) == ["repair", "repair"]
    assert table.told("card.given", RED) == [{"figure": "nauls"}]


@rule_test("G-50")
def test_a_green_location_holds_three() -> None:
    table = Ice(6)
    table.put("kitchen", RED, BLUE, YELLOW)
    table.phase("exchange")
    table.cannot(GREEN, "place", ("go", "kitchen"))
    table.cannot(GREEN, "place", ("special", "kitchen"))
    table.put("kitchen", RED, BLUE)


@rule_test("G-51")
def test_whoever_goes_to_the_leader_token_takes_it() -> None:
    for word in ("go", "special"):
        table = Ice()
        table.state.token_at = "armory"
        table.phase("exchange")
        table.says(GREEN, "place", (word, "armory"))
        assert (table.state.token_at, table.state.token_holder) == ("", GREEN)


@rule_test("G-52", "G-148")
def test_at_maximum_suspicion_the_card_is_shown() -> None:
    table = Ice()
    table.discs(1, 4, 3, 1)
    table.hand(GREEN, "sabotage", "use")
    table.hand(BLUE, "use")
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    table.says(GREEN, "place.card", "sabotage")
    assert table.told("card.given_open", RED) == [{"figure": "nauls", "card": "sabotage"}]
    assert table.view(YELLOW).given == ["sabotage"]
    table.says(BLUE, "place", ("go", "kitchen"))
    table.says(BLUE, "place.card", "use")
    assert table.view(YELLOW).given == ["sabotage"]


@rule_test("G-53", "G-54", "G-122")
def test_red_gives_green_sleeps_blue_gambles() -> None:
    """X-5, the worked example."""
    table = Ice()
    table.state.leader = YELLOW
    for seat in (RED, GREEN, BLUE):
        table.hand(seat, "sabotage", "sabotage", "repair")
    table.phase("exchange")
    table.says(RED, "place", ("go", "kitchen"))
    table.says(RED, "place.card", "repair")
    table.says(GREEN, "place", "dormitory")
    assert table.view(GREEN).deck is not None
    assert table.view(RED).deck is None
    for _ in range(3):
        table.says(GREEN, "sleep.card", "use")
    s = table.state
    assert (s.figures[GREEN].place, s.figures[GREEN].laid) == ("dormitory", True)
    assert table.kinds(s.figures[GREEN].hand) == ["use"] * 3
    assert s.action_discard == []
    assert len(s.stack) == 2
    table.says(BLUE, "place", ("special", "laboratory"))
    s = table.state
    assert len(s.stack) == 3
    assert table.kinds(s.action_discard) == ["repair", "sabotage", "sabotage"]
    assert s.figures[BLUE].hand == []
    assert (s.figures[BLUE].place, s.figures[BLUE].laid) == ("laboratory", False)
    assert table.view(BLUE).given == [s.cards.faces[s.stack[-1]]]
    assert table.asks(YELLOW, "place")
    assert table.idle()


@rule_test("G-50", "G-52", "G-55")
def test_everybody_remembers_how_a_card_was_handed_in_until_the_next_ones_are() -> None:
    """Green must show the card, Blue gives one drawn by luck, Yellow chooses, and Red has slept."""
    table = Ice()
    table.discs(1, 4, 1, 1)
    table.hand(GREEN, "use")
    table.hand(YELLOW, "use")
    table.state.figures[RED].handed = CHOSEN
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    table.says(GREEN, "place.card", "use")
    table.says(BLUE, "place", ("special", "laboratory"))
    table.says(YELLOW, "place", ("go", "armory"))
    table.says(YELLOW, "place.card", "use")
    assert [f.handed for f in table.state.figures] == ["", OPEN, BLIND, CHOSEN]


@rule_test("G-53")
def test_a_deck_too_small_for_the_sleeper_takes_in_the_discard_pile_but_not_his_hand() -> None:
    table = Ice()
    s = table.state
    table.hand(GREEN, "sabotage", "sabotage", "sabotage")
    table.phase("place")
    s.turn = [GREEN]
    s.action_discard, s.action_deck = s.action_deck[2:], s.action_deck[:2]
    total = len(s.action_discard) + 2
    table.says(GREEN, "place", "dormitory")
    assert len(table.state.action_deck) == total
    assert table.kinds(table.state.drawn) == ["sabotage"] * 3


@rule_test("G-53")
def test_only_what_the_deck_holds_can_be_taken() -> None:
    table = Ice()
    s = table.state
    table.hand(GREEN, "sabotage", "sabotage")
    uses = [h for h in s.action_deck if s.cards.faces[h] == "use"]
    repairs = [h for h in s.action_deck if s.cards.faces[h] == "repair"]
    s.gone += [h for h in s.action_deck if h not in (uses[0], repairs[0])]
    s.action_deck = [uses[0], repairs[0]]
    table.phase("place")
    s.turn = [GREEN]
    table.says(GREEN, "place", "dormitory")
    assert table.offered(GREEN, "sleep.card") == ["use", "repair"]
    table.says(GREEN, "sleep.card", "repair")
    assert table.offered(GREEN, "sleep.card") == ["use"]


@rule_test("G-54")
def test_the_card_drawn_for_the_special_action_must_be_given() -> None:
    table = Ice()
    table.hand(GREEN, "use", "use")
    table.phase("exchange")
    table.deck_top("repair", "sabotage")
    table.go_on()
    size = len(table.state.action_deck)
    table.says(GREEN, "place", ("special", "shed"))
    s = table.state
    assert len(s.action_deck) == size - 1
    assert s.cards.faces[s.stack[-1]] == "sabotage"
    assert table.told("card.given_own", GREEN)[0]["card"] == "sabotage"
    assert table.kinds(s.action_discard) == ["use", "use"]


@rule_test("G-55", "G-116")
def test_a_flashlight_lets_the_special_action_choose_of_two() -> None:
    table = Ice()
    table.gives(GREEN, "flashlight")
    table.hand(GREEN, "use")
    table.phase("exchange")
    table.deck_top("use", "repair", "sabotage")
    table.says(GREEN, "place", ("special", "shed", "flashlight"))
    assert table.offered(GREEN, "special.card") == ["repair", "sabotage"]
    table.says(GREEN, "special.card", "repair")
    s = table.state
    assert s.cards.faces[s.stack[-1]] == "repair"
    assert s.figures[GREEN].handed == CHOSEN
    assert table.kinds(s.action_discard) == ["sabotage", "use"]
    assert table.kinds(s.figures[GREEN].items) == ["flashlight"]
    assert table.told("flashlight.shown") == [{"figure": "nauls"}]
    assert table.view(RED).figures[GREEN].known == ["flashlight"]


def dark() -> Ice:
    """A base without light."""
    table = Ice()
    table.state.damage["generator_room"] = 2
    table.phase("exchange")
    return table


@rule_test("G-57", "G-59", "G-116", "G-136")
def test_in_the_dark_only_norris_and_flashlights_choose() -> None:
    """X-32: players with and without flashlight, and Norris."""
    table = dark()
    table.cast(BLUE, "norris")
    table.gives(YELLOW, "flashlight")
    table.hand(GREEN, "use", "use", "use")
    table.says(GREEN, "place", ("go", "kitchen"))
    assert len(table.state.figures[GREEN].hand) == 2
    assert table.asks(BLUE, "place")
    table.cannot(BLUE, "place", ("go", "kitchen", "flashlight"))
    table.says(BLUE, "place", ("go", "kitchen"))
    table.says(BLUE, "place.card", table.question(BLUE).options[0])
    table.says(YELLOW, "place", ("go", "kitchen", "flashlight"))
    table.says(YELLOW, "place.card", table.question(YELLOW).options[0])
    assert table.kinds(table.state.figures[YELLOW].items) == ["flashlight"]
    assert table.asks(RED, "place")


@rule_test("G-57")
def test_in_the_dark_any_card_of_the_hand_may_go() -> None:
    given = set()
    for seed in range(12):
        table = Ice(seed=seed)
        table.state.damage["generator_room"] = 2
        table.hand(GREEN, "use", "repair", "sabotage")
        table.phase("exchange")
        table.says(GREEN, "place", ("go", "kitchen"))
        given.add(table.told("card.given_own", GREEN)[0]["card"])
    assert given == {"use", "repair", "sabotage"}


@rule_test("G-58")
def test_darkness_leaves_dormitory_and_special_action_alone() -> None:
    table = dark()
    table.hand(GREEN, "use", "use")
    table.says(GREEN, "place", "dormitory")
    table.says(GREEN, "sleep.card", "repair")
    table.says(GREEN, "sleep.card", "repair")
    assert table.kinds(table.state.figures[GREEN].hand) == ["repair", "repair"]
    table.says(BLUE, "place", ("special", "shed"))
    assert table.state.figures[BLUE].hand == []


@rule_test("G-60")
def test_at_maximum_suspicion_the_card_drawn_in_the_dark_is_shown() -> None:
    table = dark()
    table.discs(1, 4, 1, 1)
    table.hand(GREEN, "repair", "repair")
    table.says(GREEN, "place", ("go", "shed"))
    assert table.told("card.given_open") == [{"figure": "nauls", "card": "repair"}]


@rule_test("G-57", "G-58")
def test_a_flashlight_is_no_help_to_go_somewhere_by_daylight_or_for_norris() -> None:
    table = Ice()
    table.phase("exchange")
    table.gives(GREEN, "flashlight")
    assert ("go", "kitchen", "flashlight") not in table.offered(GREEN, "place")
    assert ("special", "kitchen", "flashlight") in table.offered(GREEN, "place")
    table = dark()
    table.cast(GREEN, "norris")
    table.gives(GREEN, "flashlight")
    assert ("go", "kitchen", "flashlight") not in table.offered(GREEN, "place")
    assert ("special", "kitchen", "flashlight") in table.offered(GREEN, "place")


@rule_test("G-51")
def test_whoever_goes_elsewhere_leaves_the_leader_token_alone() -> None:
    table = Ice()
    table.state.token_at = "armory"
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    assert (table.state.token_at, table.state.token_holder) == ("armory", -1)
    assert table.told("token.taken") == []


@rule_test("G-55")
def test_after_a_choice_of_two_cards_the_next_one_is_placed() -> None:
    table = Ice()
    table.gives(GREEN, "flashlight")
    table.deck_top("use", "sabotage", "repair")
    table.phase("exchange")
    table.says(GREEN, "place", ("special", "kitchen", "flashlight"))
    pick = table.question(GREEN, "special.card")
    assert pick.secret
    table.says(GREEN, "special.card", "sabotage")
    assert (table.state.actor, table.state.drawn) == (-1, [])
    assert table.asks(BLUE, "place")


@rule_test("G-53")
def test_a_deck_that_is_just_large_enough_is_looked_through_as_it_is() -> None:
    table = Ice()
    table.hand(GREEN, "use", "use")
    s = table.state
    use = [h for h in s.action_deck if s.cards.faces[h] == "use"]
    s.action_discard = [h for h in s.action_deck if h not in use[:3]]
    s.action_deck = use[:3]
    table.phase("exchange")
    table.says(GREEN, "place", "dormitory")
    pick = table.question(GREEN, "sleep.card")
    assert (pick.options, pick.secret) == (["use"], True)


@rule_test("G-53")
def test_the_hand_of_a_sleeper_is_shuffled_into_the_deck() -> None:
    table = Ice()
    table.hand(GREEN, "sabotage", "sabotage")
    table.phase("exchange")
    table.go_on()
    size = len(table.state.action_deck)
    table.says(GREEN, "place", "dormitory")
    table.says(GREEN, "sleep.card", "use")
    table.says(GREEN, "sleep.card", "use")
    s = table.state
    assert table.kinds(s.figures[GREEN].hand) == ["use", "use"]
    assert (len(s.action_deck), s.action_discard) == (size, [])
    assert (s.actor, s.drawn) == (-1, [])
    assert table.asks(BLUE, "place")
