"""Locations and characters."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import GREEN as GREEN_PLACES
from hullbreach.games.the_thing.locations import possible
from hullbreach.games.the_thing.sabotage import sabotage_by_alien
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


def card(kind: str, place: str, *others: int, figure: int = BLUE) -> Ice:
    """A card is turned up, and one character (with others) stands where it can be carried out."""
    table = Ice()
    table.put("dormitory", RED, GREEN, BLUE, YELLOW, laid=True)
    table.put(place, figure, *others)
    table.stack(kind)
    table.phase("flip")
    for f in table.state.figures:
        f.quiet = True
    return table


@rule_test("G-121")
def test_nothing_happens_in_the_lounge() -> None:
    s = Ice().state
    assert not any(possible(s, kind, "lounge") for kind in ("use", "repair", "sabotage"))
    assert "lounge" not in s.location_cards()
    assert all(f.place == "lounge" for f in s.figures)


@rule_test("G-122")
def test_nothing_but_sleep_happens_in_the_dormitory() -> None:
    s = Ice().state
    assert not any(possible(s, kind, "dormitory") for kind in ("use", "repair", "sabotage"))


@rule_test("G-123", "G-124")
@pytest.mark.parametrize("place", ["base_helicopter", "shed"])
def test_vehicles(place: str) -> None:
    table = card("use", place, GREEN)
    table.cast(BLUE, "clark")
    table.says(RED, "assign", BLUE)
    s = table.state
    assert (s.fuel[place], s.reserve) == (2, 1)
    assert s.damage[place] > 0
    table = card("sabotage", place)
    table.state.damage[place] = 0
    table.go_on()
    assert table.state.damage[place] == 1
    table = card("repair", place)
    before = table.state.damage[place]
    table.go_on()
    assert table.state.damage[place] == before - 1
    s = Ice(8).state
    s.damage[place] = 0
    sabotage_by_alien(s, place, 2)
    assert s.damage[place] == (2 if place == "base_helicopter" else 1)


@rule_test("G-123")
def test_ready_means_no_damage_and_a_full_tank() -> None:
    s = Ice().state
    s.fuel["base_helicopter"] = 2
    assert not s.ready("base_helicopter")
    s.damage["base_helicopter"] = 0
    assert s.ready("base_helicopter")
    s.fuel["base_helicopter"] = 1
    assert not s.ready("base_helicopter")


@rule_test("G-125")
def test_the_radio_sends_one_sos() -> None:
    table = card("use", "radio_room")
    assert not possible(table.state, "use", "radio_room")
    table.state.damage["radio_room"] = 0
    table.go_on()
    s = table.state
    assert (s.sos, s.rescue) == (True, 1)
    assert not possible(s, "use", "radio_room")
    s.hurt("radio_room", 2)
    assert s.sos
    assert s.damage["radio_room"] == 2
    sabotage_by_alien(s, "radio_room", 3)
    assert s.damage["radio_room"] == 4


@rule_test("G-126")
def test_the_generator() -> None:
    table = card("use", "generator_room", GREEN)
    table.state.fuel["generator_room"] = 0
    table.says(RED, "assign", BLUE)
    assert (table.state.fuel["generator_room"], table.state.warehouse) == (2, 8)
    table = card("sabotage", "generator_room")
    table.state.damage["generator_room"] = 1
    table.go_on()
    assert table.state.dark()
    assert table.told("power.fails") == [{"cause": "damage"}]
    table = card("repair", "generator_room")
    table.state.damage["generator_room"] = 2
    table.go_on()
    assert not table.state.dark()
    assert table.told("power.back") == [{}]
    s = Ice().state
    sabotage_by_alien(s, "generator_room", 2)
    assert s.damage["generator_room"] == 2


@rule_test("G-127")
def test_the_boiler() -> None:
    table = card("use", "boiler_room", GREEN)
    table.state.fuel["boiler_room"], table.state.damage["boiler_room"] = 1, 2
    table.says(RED, "assign", BLUE)
    assert (table.state.fuel["boiler_room"], table.state.warehouse) == (3, 8)
    table = card("sabotage", "boiler_room")
    table.state.damage["boiler_room"] = 2
    table.go_on()
    assert table.state.frost == 1
    s = Ice().state
    sabotage_by_alien(s, "boiler_room", 2)
    assert (s.damage["boiler_room"], s.frost) == (2, 0)
    assert s.mend("boiler_room", 1) == 1


@rule_test("G-128")
def test_the_kitchen() -> None:
    table = card("use", "kitchen", GREEN)
    table.says(RED, "assign", BLUE)
    assert (table.state.pantry, table.state.kitchen) == (14, 2)
    table = card("use", "kitchen")
    table.state.pantry, table.state.kitchen = 1, 2
    table.go_on()
    assert table.told("cooked") == [{"figure": "macready", "food": 1, "left": 0}]
    table = card("sabotage", "kitchen")
    table.go_on()
    assert table.told("food.lost") == [{"food": 2, "cause": "sabotage", "left": 14}]
    s = Ice().state
    sabotage_by_alien(s, "kitchen", 3)
    assert s.pantry == 10
    assert not possible(s, "repair", "kitchen")


@rule_test("G-129")
def test_the_laboratory() -> None:
    table = card("use", "laboratory")
    table.go_on()
    token = table.view(BLUE).drawn[0]
    assert table.view(RED).drawn is None
    assert table.question(BLUE, "lab.keep").about["token"] == token
    table.says(BLUE, "lab.keep", "discard")
    s = table.state
    assert (len(s.lab_bag), table.kinds(s.lab_out), s.figures[BLUE].lab) == (19, [token], [])
    table = card("sabotage", "laboratory")
    table.go_on()
    s = table.state
    assert table.kinds(s.lab_bag).count("blood") == 7
    assert table.told("lab.blood_spoilt") == [{"cause": ("cause", "sabotage")}]
    s = Ice().state
    sabotage_by_alien(s, "laboratory", 3)
    assert len(s.lab_bag) == 17
    assert [s.cards.seen[h] for h in s.lab_out] == [0, 0, 0]


@rule_test("G-129")
def test_sabotage_of_a_lab_without_blood_tells_so() -> None:
    table = card("sabotage", "laboratory")
    s = table.state
    s.lab_out = [h for h in s.lab_bag if s.cards.faces[h] == "blood"]
    s.lab_bag = [h for h in s.lab_bag if s.cards.faces[h] != "blood"]
    table.go_on()
    assert table.told("lab.no_blood") == [{}]
    assert len(table.state.lab_bag) == 12


@rule_test("G-130", "G-131", "G-111")
@pytest.mark.parametrize("place", ["warehouse", "armory"])
def test_warehouse_and_armory(place: str) -> None:
    table = card("use", place, GREEN, figure=RED)
    table.says(RED, "assign", RED)
    s = table.state
    deck = s.item_deck if place == "warehouse" else s.weapon_deck
    size = len(deck)
    drawn = table.view(RED).drawn
    assert len(drawn) == 2
    assert table.view(GREEN).drawn is None
    table.says(RED, "search.keep", drawn[0])
    s = table.state
    deck = s.item_deck if place == "warehouse" else s.weapon_deck
    assert len(deck) == size + 1
    assert s.cards.faces[deck[0]] == (drawn[1] if drawn[1] != drawn[0] else drawn[0])
    assert s.belongings(RED) == 1
    table = card("sabotage", place)
    deck = table.state.item_deck if place == "warehouse" else table.state.weapon_deck
    top = deck[-1]
    table.go_on()
    assert top in table.state.gone
    assert table.state.cards.seen[top] == 0
    s = Ice().state
    sabotage_by_alien(s, place, 3)
    assert len(s.item_deck if place == "warehouse" else s.weapon_deck) == size + 2 - 3
    s.item_deck, s.weapon_deck = [], []
    assert not possible(s, "use", place)
    assert not possible(s, "sabotage", place)


@rule_test("G-131")
def test_the_last_card_of_a_deck_is_taken() -> None:
    table = card("use", "armory", figure=RED)
    s = table.state
    s.gone, s.weapon_deck = s.weapon_deck[1:], s.weapon_deck[:1]
    last = s.cards.faces[s.weapon_deck[0]]
    table.says(RED, "search.keep", last)
    assert table.state.belongings(RED) == 1
    assert table.state.weapon_deck == []


@rule_test("G-131", "G-108", "G-113")
def test_a_flamethrower_that_is_kept_is_shown_with_its_reloads() -> None:
    table = card("use", "armory", figure=RED)
    s = table.state
    s.weapon_deck.append(s.take(s.weapon_deck, "flamethrower"))
    table.says(RED, "search.keep", "flamethrower")
    assert table.state.figures[RED].reloads == [6]
    assert table.view(GREEN).figures[RED].reloads == [6]
    assert table.told("flamethrower.found") == [{"figure": "bennings"}]


@rule_test("G-132")
def test_the_weather_station() -> None:
    table = card("use", "weather_station")
    s = table.state
    s.weather, s.fuel["boiler_room"] = "snow", 2
    table.rolls("sun")
    assert "generator_room" not in table.offered(BLUE, "station.fuel")
    table.says(BLUE, "station.fuel", "boiler_room")
    s = table.state
    assert (s.die, s.die_at_station, s.weather) == ("sun", True, "snow")
    assert (s.fuel["boiler_room"], s.warehouse) == (3, 9)
    assert table.view(RED).forecast == "sun"


@rule_test("G-132")
def test_a_die_that_lies_there_already_may_stay_as_it_is() -> None:
    table = card("use", "weather_station")
    s = table.state
    s.die, s.die_at_station, s.warehouse = "sun", True, 0
    table.rolls("storm")
    assert table.offered(BLUE, "station.die") == ["storm", "sun"]
    table.says(BLUE, "station.die", "sun")
    assert table.state.die == "sun"
    table = card("sabotage", "weather_station")
    table.go_on()
    assert table.state.warehouse == 9
    s = Ice().state
    sabotage_by_alien(s, "weather_station", 4)
    assert s.warehouse == 6


@rule_test("G-133")
def test_the_kennel_card_is_in_the_deck_while_a_dog_is_inside_but_not_in_round_one() -> None:
    s = Ice().state
    assert s.kennel == 4
    assert "kennel" not in s.location_cards()
    s.released = True
    assert "kennel" in s.location_cards()
    s.kennel = 0
    assert "kennel" not in s.location_cards()
    assert not possible(s, "use", "kennel")


@rule_test("G-134")
def test_a_location_out_of_play_has_no_card() -> None:
    s = Ice().state
    s.closed = ["armory", "boiler_room"]
    assert set(s.location_cards()) == set(GREEN_PLACES) - {"armory", "boiler_room"}


# -- characters ----------------------------------------------------------------------------------------------------


@rule_test("G-135")
def test_bennings_rolls_twice_and_picks() -> None:
    table = card("use", "weather_station", figure=RED)
    table.state.warehouse = 0
    table.rolls("storm", "clouds")
    assert sorted(map(str, table.offered(RED, "station.die"))) == ["clouds", "storm"]
    table.says(RED, "station.die", "clouds")
    assert table.state.die == "clouds"
    table = card("use", "weather_station", figure=RED)
    table.state.warehouse, table.state.die, table.state.die_at_station = 0, "sun", True
    table.rolls("storm", "clouds")
    assert set(table.offered(RED, "station.die")) == {"sun", "storm", "clouds"}


@rule_test("G-138")
@pytest.mark.parametrize(("choice", "tokens"), [("more", 2), ("enough", 1)])
def test_blair_may_draw_one_token_more(choice: str, tokens: int) -> None:
    table = card("use", "laboratory", RED)
    table.cast(BLUE, "blair")
    table.says(RED, "assign", BLUE)
    table.says(BLUE, "lab.more", choice)
    table.skip("lab.keep")
    assert len(table.state.figures[BLUE].lab) == tokens
    assert len(table.state.figures[RED].lab) == 1


@rule_test("G-140")
def test_macready_may_draw_three_weapons_and_orders_the_rest() -> None:
    table = card("use", "armory")
    s = table.state
    s.weapon_deck += [s.take(s.weapon_deck, kind) for kind in ("melee", "firearm", "dynamite")]
    table.says(BLUE, "armory.draw", 3)
    table.says(BLUE, "search.keep", "firearm")
    assert table.offered(BLUE, "search.under") == ["dynamite", "melee"]
    table.says(BLUE, "search.under", "dynamite")
    s = table.state
    assert [s.cards.faces[h] for h in s.weapon_deck[:2]] == ["melee", "dynamite"]
    assert table.kinds(s.figures[BLUE].weapons) == ["firearm"]
    table = card("use", "armory")
    table.says(BLUE, "armory.draw", 2)
    assert len(table.view(BLUE).drawn) == 2


@rule_test("G-141")
def test_nauls_cooks_one() -> None:
    table = card("use", "kitchen", figure=GREEN)
    table.go_on()
    assert table.told("cooked") == [{"figure": "nauls", "food": 1, "left": 15}]


@rule_test("G-142")
def test_windows_may_repair_two() -> None:
    for amount, left in ((2, 2), (1, 3)):
        table = card("repair", "radio_room", figure=YELLOW)
        table.says(YELLOW, "repair.amount", amount)
        assert table.state.damage["radio_room"] == left
    table = card("repair", "radio_room", RED, figure=YELLOW)
    table.says(RED, "assign", YELLOW)
    assert table.offered(YELLOW, "repair.amount") == [3, 2]


@rule_test("G-143")
def test_hidden_aliens_keep_their_ability_and_revealed_ones_lose_it() -> None:
    table = Ice()
    table.cast(YELLOW, "garry")
    table.phase("exchange")
    assert table.asks(YELLOW, "garry.exchange")
    table = Ice()
    table.cast(YELLOW, "garry")
    table.revealed(YELLOW, pool=0)
    table.phase("exchange")
    assert table.asks(GREEN, "place")


@rule_test("G-140")
def test_macready_is_asked_for_the_order_even_if_two_like_cards_are_left() -> None:
    """V-15: being asked, or not, would tell everybody whether the other two are alike."""
    table = card("use", "armory")
    s = table.state
    s.weapon_deck += [s.take(s.weapon_deck, kind) for kind in ("melee", "melee", "dynamite")]
    table.says(BLUE, "armory.draw", 3)
    table.says(BLUE, "search.keep", "dynamite")
    assert table.offered(BLUE, "search.under") == ["melee"]
    table.says(BLUE, "search.under", "melee")
    assert [table.state.cards.faces[h] for h in table.state.weapon_deck[:2]] == ["melee", "melee"]


@rule_test("G-130", "G-140")
def test_with_one_card_left_over_there_is_nothing_to_order() -> None:
    table = card("use", "armory")
    table.says(BLUE, "armory.draw", 2)
    table.says(BLUE, "search.keep", str(table.offered(BLUE, "search.keep")[0]))
    assert not table.asks(BLUE, "search.under")
    assert len(table.state.figures[BLUE].weapons) + len(table.state.figures[BLUE].flames) == 1


@rule_test("G-104", "G-127", "G-123")
@pytest.mark.parametrize(
    ("place", "stock", "fuel", "filled"),
    [
        ("boiler_room", 9, 0, 3),
        ("boiler_room", 9, 3, 1),
        ("boiler_room", 2, 0, 2),
        ("shed", 9, 0, 3),
        ("shed", 9, 2, 1),
        ("shed", 2, 0, 2),
    ],
)
def test_fuel_is_limited_by_helpers_stock_and_slots(
    place: str, stock: int, fuel: int, filled: int
) -> None:
    """Three stand there; the warehouse feeds the base, the outside reserve the vehicles."""
    table = card("use", place, RED, GREEN)
    s = table.state
    s.fuel[place] = fuel
    s.warehouse, s.reserve = (stock, 20) if place == "boiler_room" else (20, stock)
    table.says(RED, "assign", GREEN)
    s = table.state
    assert s.fuel[place] == fuel + filled
    assert s.warehouse + s.reserve == 20 + stock - filled
    assert 20 in (s.warehouse, s.reserve)


@rule_test("G-142")
def test_windows_is_not_asked_where_one_damage_is_left() -> None:
    table = card("repair", "radio_room", figure=YELLOW)
    table.state.damage["radio_room"] = 1
    table.go_on()
    assert not table.asks(YELLOW, "repair.amount")
    assert table.state.damage["radio_room"] == 0


@rule_test("G-126", "G-100")
@pytest.mark.parametrize("dark", [False, True])
def test_the_light_comes_back_by_repairing_the_generator_only(dark: bool) -> None:
    table = card("repair", "radio_room")
    if dark:
        table.state.damage["generator_room"] = 2
    table.go_on()
    assert table.told("repaired")
    assert table.told("power.back") == []


@rule_test("G-123", "G-126")
def test_vehicles_are_fuelled_from_outside_and_the_base_from_the_warehouse() -> None:
    s = Ice().state
    assert not possible(s, "use", "boiler_room"), "it is full"
    s.fuel["boiler_room"] = 1
    s.reserve = 0
    assert not possible(s, "use", "shed")
    assert possible(s, "use", "boiler_room")
    s.reserve, s.warehouse = 1, 0
    assert possible(s, "use", "shed")
    assert not possible(s, "use", "boiler_room")


@rule_test("G-104", "G-132")
def test_fuel_that_comes_to_a_location_is_told() -> None:
    table = card("use", "shed")
    table.go_on()
    assert table.told("refuelled") == [{"place": "shed", "amount": 1, "now": 1, "slots": 3}]
    table = card("use", "weather_station")
    table.rolls("sun")
    table.says(BLUE, "station.fuel", "shed")
    assert table.told("refuelled") == [{"place": "shed", "amount": 1, "now": 1, "slots": 3}]


@rule_test("G-132")
def test_a_forecast_like_the_one_that_lies_there_leaves_no_choice_of_dice() -> None:
    table = card("use", "weather_station")
    table.state.die, table.state.die_at_station = "sun", True
    table.rolls("sun")
    assert table.asks(BLUE, "station.fuel")
    assert table.state.die == "sun"


@rule_test("G-132")
@pytest.mark.parametrize("full", [True, False])
def test_no_fuel_goes_anywhere_from_an_empty_warehouse_or_to_full_tanks(full: bool) -> None:
    table = card("use", "weather_station")
    s = table.state
    if full:
        s.fuel = {place: number + s.free_fuel(place) for place, number in s.fuel.items()}
    else:
        s.warehouse = 0
    before = (s.warehouse, dict(s.fuel))
    table.rolls("sun")
    table.go_on()
    assert not table.asks(BLUE, "station.fuel")
    assert (table.state.warehouse, table.state.fuel) == before


@rule_test("G-129", "G-138")
def test_whoever_draws_in_the_laboratory_draws_in_secret_and_leaves_nothing_behind() -> None:
    table = card("use", "laboratory", GREEN)
    table.cast(BLUE, "blair")
    table.says(RED, "assign", BLUE)
    table.says(BLUE, "lab.more", "more")
    table.says(BLUE, "lab.keep", "keep")
    table.says(BLUE, "lab.keep", "keep")
    table.says(GREEN, "lab.keep", "keep")
    s = table.state
    assert [len(f.lab) for f in s.figures] == [0, 1, 2, 0]
    assert (s.drawn, s.drawer) == ([], -1)
    assert table.told("lab.drawn_open") == []


@rule_test("G-129", "G-198")
def test_a_crew_draws_its_lab_tokens_openly() -> None:
    table = Ice(1, mode="coop")
    table.put("laboratory", 0)
    table.state.bonus_drawers = [0]
    table.phase("lab_draw")
    assert table.asks(0, "lab.keep")
    assert [facts["figure"] for facts in table.told("lab.drawn_open")] == ["bennings"]


@rule_test("G-129", "G-138")
def test_the_last_tokens_of_the_bag() -> None:
    """Blair and Green draw the last two; nobody is asked for one more, and nobody waits for a third."""
    for left, drawers in ((2, 2), (1, 2)):
        table = card("use", "laboratory", GREEN)
        table.cast(BLUE, "blair")
        s = table.state
        s.lab_out, s.lab_bag = s.lab_bag[left:], s.lab_bag[:left]
        table.says(RED, "assign", BLUE)
        assert not table.asks(BLUE, "lab.more")
        table.says(BLUE, "lab.keep", "keep")
        if left == drawers:
            table.says(GREEN, "lab.keep", "keep")
        assert table.state.bonus_drawers == []
        assert table.state.lab_bag == []


@rule_test("G-131", "G-140")
def test_of_the_last_three_weapons_macready_may_draw_all_and_others_two() -> None:
    for figure, asked in ((BLUE, True), (GREEN, False)):
        table = card("use", "armory", figure=figure)
        s = table.state
        s.gone, s.weapon_deck = s.weapon_deck[3:], s.weapon_deck[:3]
        table.go_on()
        assert table.asks(figure, "armory.draw") == asked
        if asked:
            table.says(figure, "armory.draw", 3)
        keep = table.question(figure, "search.keep")
        assert keep.secret
        table.says(figure, "search.keep", keep.options[0])
        if asked:
            under = table.question(figure, "search.under")
            assert under.secret
            table.says(figure, "search.under", under.options[0])
        assert (table.state.drawn, table.state.here) == ([], "")


@rule_test("G-126", "G-105")
def test_the_light_fails_with_the_last_damage_of_the_generator_only() -> None:
    for place, dark in (("radio_room", 2), ("radio_room", 0), ("generator_room", 0)):
        table = card("sabotage", place)
        table.state.damage |= {"radio_room": 0, "generator_room": dark}
        table.go_on()
        assert table.state.damage[place] == 1
        assert table.told("power.fails") == []


@rule_test("G-132", "G-105")
def test_without_fuel_in_the_warehouse_the_weather_station_has_nothing_to_lose() -> None:
    s = Ice().state
    s.warehouse = 1
    assert possible(s, "sabotage", "weather_station")
    s.warehouse = 0
    assert not possible(s, "sabotage", "weather_station")
    s.pantry = 0
    assert not possible(s, "sabotage", "kitchen")
