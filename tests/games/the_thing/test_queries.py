"""What the state answers about itself, and the few moves that keep it whole."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.window import burn_down, can_burn, window_options
from hullbreach.testing import Table, rule_test

from .table import BLUE, GREEN, ORANGE, RED, WHITE, YELLOW, Ice

# -- who and where -------------------------------------------------------------------------------------------------


def thinned() -> Ice:
    """Of six, Green is dead and Yellow revealed."""
    table = Ice(6)
    table.revealed(YELLOW)
    table.state.figures[GREEN].status = "dead"
    return table


@rule_test("G-163")
def test_the_dead_and_the_revealed_are_nowhere_and_in_no_order() -> None:
    s = thinned().state
    s.leader = BLUE
    assert s.present() == [RED, BLUE, WHITE, ORANGE]
    assert s.order() == [BLUE, WHITE, ORANGE, RED]
    assert s.crowds() == {"lounge": 4}
    assert s.at("lounge") == s.meeting("lounge") == s.standing("lounge") == s.present()
    s.figures[RED].out = s.figures[BLUE].laid = True
    assert s.at("lounge") == [RED, BLUE, WHITE, ORANGE]
    assert s.meeting("lounge") == [BLUE, WHITE, ORANGE]
    assert s.standing() == [RED, WHITE, ORANGE]
    s.figures[RED].place = "kitchen"
    assert s.standing("lounge") == [WHITE, ORANGE]
    assert s.standing("kitchen") == [RED]


@rule_test("G-191", "G-197")
def test_a_crew_goes_by_its_players() -> None:
    s = Ice(3, mode="coop").state
    s.leader = 1
    assert s.order() == [2, 3, 4, 5, 0, 1]
    s.figures[3].status = "dead"
    assert s.order() == [2, 4, 5, 0, 1]


@rule_test("G-172")
def test_the_sheet_goes_to_the_next_who_is_left_and_round_the_table() -> None:
    s = thinned().state
    s.pass_sheet()
    assert s.leader == BLUE
    s.leader = ORANGE
    s.pass_sheet()
    assert s.leader == RED


@rule_test("G-191")
def test_events_name_characters_and_with_hidden_roles_whose_they_are() -> None:
    table = Ice()
    table.phase("exchange")
    table.says(GREEN, "place", ("go", "kitchen"))
    (goes,) = Table.told(table, "figure.goes")
    assert (goes["figure"], goes["figure_seat"]) == ("nauls", GREEN)
    crew = Ice(1, mode="coop")
    crew.phase("coop_begin")
    crew.says(0, "coop.place", "kitchen")
    (goes,) = Table.told(crew, "figure.goes")
    assert goes["figure"] == "bennings"
    assert "figure_seat" not in goes
    assert crew.state.figure_facts(0, place="shed") == {"figure": "bennings", "place": "shed"}
    assert table.state.figure_facts(1) == {"figure": "nauls", "figure_seat": GREEN}
    table = Ice()
    table.put("kitchen", RED, GREEN)
    table.phase("encounters")
    table.all_say("step_out")
    assert table.told("characters.meet")[0]["figures"] == ("bennings", "nauls")


# -- the base ------------------------------------------------------------------------------------------------------


@rule_test("G-34", "G-98")
def test_it_is_dark_when_the_generator_is_broken_or_burnt() -> None:
    s = Ice().state
    assert not s.dark()
    s.damage["generator_room"] = 1
    assert not s.dark()
    s.damage["generator_room"] = 2
    assert s.dark()
    s.damage["generator_room"] = 0
    s.burnt.append("generator_room")
    assert s.dark()


@rule_test("G-123", "G-98")
def test_a_vehicle_is_ready_whole_full_and_in_play() -> None:
    s = Ice().state
    s.damage["shed"], s.fuel["shed"] = 0, 3
    assert s.ready("shed")
    assert s.free_fuel("shed") == 0
    s.closed.append("shed")
    assert not s.ready("shed")
    s.fuel["shed"] = 2
    assert s.free_fuel("shed") == 0
    s.closed.clear()
    assert (s.ready("shed"), s.free_fuel("shed")) == (False, 1)
    assert not s.ready("kitchen")
    assert s.free_fuel("kitchen") == 0


@rule_test("G-38", "G-39")
def test_the_helicopter_stands_here_when_it_was_called_has_come_and_has_not_gone() -> None:
    s = Ice().state
    s.rescue = 99
    assert not s.landed()
    s.sos = True
    assert s.landed()
    s.rescue_gone = True
    assert not s.landed()


@rule_test("G-133", "G-173")
def test_the_cards_of_the_location_deck() -> None:
    table = Ice()
    table.dogs("shed")
    s = table.state
    assert "kennel" in s.location_cards()
    s.kennel = 0
    assert "kennel" not in s.location_cards()
    s.kennel, s.closed = 3, ["kitchen"]
    assert "kitchen" not in s.location_cards()
    assert "kitchen" not in s.open_places()
    table = Ice(options={"kennel_card": False})
    table.dogs("shed")
    assert "kennel" not in table.state.location_cards()


@rule_test("G-32", "G-36")
def test_damage_goes_as_far_as_there_are_slots() -> None:
    s = Ice().state
    assert s.hurt("radio_room", 1) == 0, "it is broken from the start"
    s.damage["radio_room"] = 3
    assert (s.hurt("radio_room", 3), s.damage["radio_room"]) == (1, 4)
    assert (s.mend("radio_room", 9), s.damage["radio_room"]) == (4, 0)
    s.closed.append("radio_room")
    assert (s.hurt("radio_room", 1), s.damage["radio_room"]) == (0, 0)
    s.closed.clear()
    assert s.hurt("boiler_room", 2) == 2
    assert (s.frost, s.closed) == (0, [])
    assert s.hurt("boiler_room", 9) == 1
    assert (s.frost, s.fuel["boiler_room"], s.closed) == (1, 0, ["boiler_room"])
    assert s.hurt("generator_room", 2) == 2
    assert s.closed == ["boiler_room"]


# -- the alien, discs and hands ------------------------------------------------------------------------------------


@rule_test("G-44", "G-161")
def test_the_aliens_strength_is_all_it_has_anywhere() -> None:
    table = Ice(6)
    table.revealed(YELLOW, pool=5)
    table.alien_at(kitchen=2)
    s = table.state
    assert (s.pool, s.total_strength()) == (3, 5)
    s.strength["shed"] = 4
    assert s.total_strength() == 9


@rule_test("G-147", "G-148", "G-204")
def test_discs_go_to_their_last_field_and_no_further() -> None:
    s = Ice(5).state
    s.move_disc(RED, 3)
    assert (s.figures[RED].disc, s.exposed(RED)) == (4, False)
    s.move_disc(RED)
    assert (s.figures[RED].disc, s.exposed(RED)) == (5, True)
    s.move_disc(RED)
    assert s.figures[RED].disc == 5
    crew = Ice(1, mode="coop").state
    crew.move_disc(0, 20)
    assert (crew.figures[0].disc, crew.disc_end(), crew.exposed(0)) == (8, 8, False)


@rule_test("G-45", "G-165")
def test_the_hungry_hold_fewer_cards() -> None:
    s = Ice().state
    assert s.hand_limit() == 3
    s.hungry = True
    assert s.hand_limit() == 2


@rule_test("G-108", "G-109")
def test_things_are_held_counted_used_and_shown() -> None:
    table = Ice()
    table.gives(BLUE, "melee", "keys", "flamethrower")
    s = table.state
    assert (s.holds(BLUE, "melee"), s.holds(BLUE, "keys"), s.holds(BLUE, "tools")) == (
        *(True, True, False),
    )
    assert (s.belongings(BLUE), s.belongings(RED)) == (3, 0)
    keys, melee = s.figures[BLUE].items[0], s.figures[BLUE].weapons[0]
    s.show_one(BLUE, "keys")
    assert (s.cards.seen[keys], s.cards.seen[melee]) == (-1, 1 << BLUE)
    s.use_up(BLUE, "melee")
    assert (s.figures[BLUE].weapons, s.gone, s.cards.seen[melee]) == ([], [melee], -1)
    s.use_up(BLUE, "keys")
    assert (s.figures[BLUE].items, s.gone) == ([], [melee, keys])


@rule_test("G-113")
def test_reloads_are_spent_one_by_one() -> None:
    table = Ice()
    table.gives(BLUE, "flamethrower")
    s = table.state
    s.figures[BLUE].reloads = [2]
    s.spend_reload(BLUE)
    assert (s.figures[BLUE].reloads, len(s.figures[BLUE].flames), s.gone) == ([1], 1, [])
    (flame,) = s.figures[BLUE].flames
    s.spend_reload(BLUE)
    assert (s.figures[BLUE].reloads, s.figures[BLUE].flames, s.gone) == ([], [], [flame])


@rule_test("G-46")
def test_a_card_is_drawn_from_the_top_and_seen_by_its_drawer() -> None:
    s = Ice().state
    top, size = s.action_deck[-1], len(s.action_deck)
    assert s.draw_action(GREEN) == top
    assert (s.cards.seen[top], len(s.action_deck)) == (1 << GREEN, size - 1)
    s.action_discard = s.action_deck[:4]
    s.action_deck = []
    s.draw_action(GREEN)
    assert (len(s.action_deck), s.action_discard) == (3, [])


@rule_test("G-69", "G-70")
def test_fire_costs_a_card_of_the_stack_as_long_as_there_is_one() -> None:
    table = Ice()
    table.stack("use", "repair")
    s = table.state
    s.lose_active_card()
    assert (len(s.stack), len(s.action_discard), s.paid) == (1, 1, 1)
    s.lose_active_card()
    s.lose_active_card()
    assert (len(s.stack), len(s.action_discard), s.paid) == (0, 2, 2)


@rule_test("G-69", "G-95")
def test_which_card_is_paid_for_fire_is_left_to_chance() -> None:
    paid = set()
    for seed in range(12):
        table = Ice(seed=seed)
        table.stack("use", "repair", "sabotage")
        table.state.lose_active_card()
        paid |= set(table.kinds(table.state.action_discard))
    assert paid == {"use", "repair", "sabotage"}


@rule_test("G-78", "G-97")
def test_a_dog_that_is_caught_goes_to_the_kennel() -> None:
    table = Ice()
    table.dogs("shed", "kitchen")
    s = table.state
    s.catch_dog("shed")
    assert (s.dogs, s.kennel) == (["kitchen"], 3)


@rule_test("G-74", "G-157")
def test_the_token_of_whoever_leaves_goes_and_no_other() -> None:
    s = Ice().state
    s.token_holder = BLUE
    s.drop_token(RED)
    assert s.token_holder == BLUE
    s.drop_token(BLUE)
    assert s.token_holder == -1


# -- tools and fire ------------------------------------------------------------------------------------------------


@rule_test("G-107", "G-117")
def test_tools_are_offered_where_something_is_broken() -> None:
    table = Ice()
    table.gives(BLUE, "tools")
    table.state.damage["radio_room"] = 1
    for place, offered in (("kitchen", False), ("radio_room", True), ("boiler_room", False)):
        table.put(place, BLUE)
        assert ("tools" in window_options(table.state, BLUE)) is offered


@rule_test("G-117", "G-126")
def test_tools_bring_the_light_back_in_the_generator_room_alone() -> None:
    for place in ("generator_room", "radio_room"):
        table = Ice()
        table.gives(BLUE, "tools")
        table.put(place, BLUE)
        table.state.damage["generator_room"] = 2
        table.phase("window")
        table.all_say("window", {BLUE: "tools"})
        assert len(table.told("power.back")) == (place == "generator_room")


@rule_test("G-95", "G-96")
def test_the_first_frost_is_enough_to_burn() -> None:
    table = Ice()
    table.put("kitchen", BLUE)
    s = table.state
    assert not can_burn(s, BLUE)
    s.frost = 1
    assert can_burn(s, BLUE)


@rule_test("G-97", "G-98")
def test_whoever_else_stands_in_the_fire_flees_and_dogs_elsewhere_stay() -> None:
    table = Ice()
    table.dogs("kitchen", "shed")
    table.put("kitchen", BLUE, GREEN)
    table.put("shed", RED)
    table.gives(BLUE, "dynamite")
    table.state.frost = 3
    fuel, damage = set(table.state.fuel), set(table.state.damage)
    table.phase("window")
    table.all_say("window", {BLUE: "burn_dynamite"})
    s = table.state
    assert table.told("figure.flees_fire") == [{"figure": "nauls"}]
    assert table.told("power.fails") == []
    assert (s.dogs, s.frost) == (["", "shed"], 1)
    assert (set(s.fuel), set(s.damage)) == (fuel, damage)
    assert (s.figures[RED].place, s.figures[RED].laid) == ("shed", False)


@rule_test("G-98")
@pytest.mark.parametrize("place", ["warehouse", "armory", "radio_room", "generator_room"])
def test_what_burns_with_a_location_is_out_of_the_game(place: str) -> None:
    table = Ice()
    s = table.state
    deck = list(s.deck_at(place)) if place in ("warehouse", "armory") else []
    s.damage["generator_room"] = 1
    burn_down(s, place, BLUE)
    assert s.gone == deck
    assert s.damage.get(place, 0) == 0
    assert s.fuel.get(place, 0) == 0
    assert place in s.burnt
    assert place in s.closed


@rule_test("G-98")
def test_a_burnt_generator_takes_the_light_with_it() -> None:
    table = Ice()
    table.put("generator_room", BLUE)
    table.gives(BLUE, "dynamite")
    table.state.frost = 1
    table.phase("window")
    table.all_say("window", {BLUE: "burn_dynamite"})
    assert table.told("power.fails") == [{"cause": "fire"}]


# -- what people remember of shuffled cards ------------------------------------------------------------------------


@rule_test("G-46", "G-145")
def test_a_shuffle_is_remembered_from_the_first_card_on_that_somebody_knew() -> None:
    s = Ice().state
    s.blurs = []
    unknown = [h for h in s.action_deck if not s.cards.seen[h]]
    s.shuffle(unknown[:3])
    assert s.blurs == []
    known = s.figures[RED].hand[0]
    face = s.cards.faces[known]
    s.shuffle([known, *unknown[:2]])
    (blur,) = s.blurs
    assert blur.before == blur.after == (known, *unknown[:2])
    assert (blur.faces[0], blur.seen, blur.held) == (face, (1 << RED, 0, 0), False)
    s.shuffle(unknown[3:5], held=True)
    assert (len(s.blurs), s.blurs[1].held) == (2, True), "from then on every shuffle counts"


@rule_test("G-157")
def test_cards_go_under_a_deck_and_none_is_no_shuffle() -> None:
    s = Ice().state
    deck, cards = [1, 2], list(s.figures[RED].hand)
    s.under(deck, [])
    assert deck == [1, 2]
    s.blurs = []
    s.under(deck, cards)
    assert deck[-2:] == [1, 2]
    assert sorted(deck[:-2]) == sorted(cards)
    assert s.blurs[0].held


@rule_test("G-145")
def test_an_exchange_is_remembered_with_who_had_what_and_who_has_it() -> None:
    table = Ice()
    table.gives(RED, "keys", "tools")
    table.gives(BLUE, "cable")
    s = table.state
    s.blurs = []
    s.show_one(RED, "keys")
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "tools")
    table.says(RED, "trade.give", "done")
    table.says(RED, "trade.want", "cable")
    table.says(BLUE, "trade.answer", "accept")
    s = table.state
    (blur,) = s.blurs
    assert blur.faces == ("keys", "tools", "cable")
    assert (blur.source, blur.target) == ((0, 0, 1), (0, 1, 0))
    assert (blur.knowers, blur.held) == (1 << RED | 1 << BLUE, True)
    assert [s.cards.faces[h] for h in blur.after] == list(blur.faces)
    for figure in (RED, BLUE):
        assert all(s.cards.seen[h] >> figure & 1 for h in s.figures[figure].items)


@rule_test("G-145")
def test_a_gift_to_somebody_without_anything_is_remembered_too() -> None:
    table = Ice()
    table.gives(RED, "keys", "tools")
    table.state.blurs = []
    table.phase("lounge")
    assert table.offered(RED, "trade") == ["done", GREEN, BLUE, YELLOW]
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "tools")
    table.says(RED, "trade.give", "done")
    table.says(BLUE, "trade.answer", "accept")
    s = table.state
    (blur,) = s.blurs
    assert (blur.source, blur.target) == ((0, 0), (0, 1))
    assert s.cards.seen[s.figures[BLUE].items[0]] >> BLUE & 1
    assert sorted(s.turn) == sorted(set(s.turn)), "nobody's turn comes twice"


@rule_test("G-145", "G-113")
def test_a_flamethrower_is_handed_over_with_its_reloads() -> None:
    table = Ice()
    table.gives(RED, "flamethrower")
    table.state.figures[RED].reloads = [4]
    (flame,) = table.state.figures[RED].flames
    table.phase("lounge")
    table.says(RED, "trade", BLUE)
    table.says(RED, "trade.give", "flamethrower")
    table.says(BLUE, "trade.answer", "accept")
    red, blue = table.state.figures[RED], table.state.figures[BLUE]
    assert (red.flames, red.reloads) == ([], [])
    assert (blue.flames, blue.reloads) == ([flame], [4])
