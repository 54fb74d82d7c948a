"""Burning a location, the action window, and assigning the cards."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


def frosty(place: str = "kitchen", *kinds: str) -> Ice:
    """The boiler is gone, Blue stands somewhere with fire, the others sleep."""
    table = Ice()
    s = table.state
    s.hurt("boiler_room", 3)
    s.frost = 4
    table.put("dormitory", RED, GREEN, YELLOW, laid=True)
    table.put(place, BLUE)
    table.gives(BLUE, *(kinds or ("dynamite",)))
    table.stack("use", "use", "use")
    table.phase("window")
    return table


@rule_test("G-95", "G-112", "G-97")
def test_burning_a_location_drives_the_frost_back() -> None:
    table = frosty()
    table.all_say("window", {BLUE: "burn_dynamite"})
    s = table.state
    assert (s.frost, s.burnt) == (1, ["kitchen"])
    assert "kitchen" not in s.location_cards()
    assert (s.figures[BLUE].place, s.figures[BLUE].laid) == ("lounge", True)
    assert (len(s.stack), len(s.action_discard)) == (2, 1)
    assert s.figures[BLUE].weapons == []
    assert table.told("burnt")[0]["place"] == "kitchen"


@rule_test("G-95", "G-113")
def test_a_reload_burns_as_well() -> None:
    table = frosty("shed", "flamethrower")
    table.all_say("window", {BLUE: "burn_flamethrower"})
    assert table.state.figures[BLUE].reloads == [5]
    assert table.state.burnt == ["shed"]


@rule_test("G-95a")
def test_only_who_stands_on_a_green_location_in_play_can_burn_it() -> None:
    for place, laid in (("kitchen", True), ("lounge", False), ("boiler_room", False)):
        table = frosty(place)
        table.state.figures[BLUE].laid = laid
        assert table.offered(BLUE, "window") == ["pass", "quiet"]


@rule_test("G-95a")
def test_of_two_who_burn_the_same_place_the_first_pays() -> None:
    table = frosty()
    table.put("kitchen", YELLOW)
    table.gives(YELLOW, "dynamite")
    table.all_say("window", {BLUE: "burn_dynamite", YELLOW: "burn_dynamite"})
    s = table.state
    assert s.figures[BLUE].weapons == []
    assert table.kinds(s.figures[YELLOW].weapons) == ["dynamite"]
    assert s.burnt == ["kitchen"]


@rule_test("G-95a", "G-96")
def test_no_fire_token_no_fire() -> None:
    table = frosty()
    table.put("shed", YELLOW)
    table.gives(YELLOW, "dynamite")
    s = table.state
    s.burnt = ["armory", "laboratory", "warehouse", "radio_room", "base_helicopter"]
    s.closed += s.burnt
    table.all_say("window", {BLUE: "burn_dynamite", YELLOW: "burn_dynamite"})
    s = table.state
    assert len(s.burnt) == TRACKS.tokens.fire
    assert table.kinds(s.figures[YELLOW].weapons) == ["dynamite"]
    assert "burn_dynamite" not in table.offered(YELLOW, "window")


@rule_test("G-96")
def test_without_frost_nothing_is_burnt() -> None:
    table = frosty()
    table.state.frost = 0
    assert "burn_dynamite" not in table.offered(BLUE, "window")


@rule_test("G-95")
def test_after_the_first_card_nothing_is_burnt() -> None:
    table = frosty()
    table.state.turned = ["use"]
    assert "burn_dynamite" not in table.offered(BLUE, "window")


@rule_test("G-97")
def test_others_flee_from_the_fire_and_a_dog_is_placed_anew() -> None:
    table = frosty()
    table.put("kitchen", YELLOW)
    table.dogs("kitchen", "shed")
    table.all_say("window", {BLUE: "burn_dynamite"})
    s = table.state
    assert (s.figures[YELLOW].place, s.figures[YELLOW].laid) == ("lounge", True)
    assert "kitchen" not in s.dogs
    assert len(s.dogs) == 2
    table.until("test.offer")
    table.skip("test.offer")
    table.until("place")
    assert len([d for d in table.state.dogs if d]) == 2
    table.cannot(next(iter(table.asked())), "place", ("go", "kitchen"))


@rule_test("G-98")
@pytest.mark.parametrize(
    "place",
    ["generator_room", "warehouse", "armory", "radio_room", "shed", "laboratory", "kitchen"],
)
def test_what_is_lost_with_a_location(place: str) -> None:
    table = frosty(place)
    s = table.state
    s.sos, s.rescue, s.fuel["shed"] = True, 3, 2
    table.all_say("window", {BLUE: "burn_dynamite"})
    s = table.state
    assert s.dark() == (place == "generator_room")
    assert (s.warehouse == 0, s.item_deck == []) == (place == "warehouse",) * 2
    assert (s.weapon_deck == []) == (place == "armory")
    assert s.fuel["shed"] == (0 if place == "shed" else 2)
    assert (s.sos, s.rescue) == (True, 3)
    assert s.pantry == 16
    assert not s.ready("shed")


@rule_test("G-94", "G-184")
def test_boarding_is_offered_every_round_while_the_helicopter_waits() -> None:
    table = Ice()
    table.state.sos, table.state.rescue = True, TRACKS.rescue.end
    for _ in range(2):
        table.until("board.first")
        assert table.state.phase == "boarding_offer"
        table.says(RED, "board.first", "stay")
        assert table.asks(RED, "window")
        table.state.leader = RED
        table.until("vote")
        table.arrange().leader = RED
        for f in table.state.figures:
            f.disc = 1


# -- the window ----------------------------------------------------------------------------------------------------


def working(*kinds: str, place: str = "radio_room") -> Ice:
    """Blue has things at a place; nobody else is anywhere."""
    table = Ice()
    table.put("dormitory", RED, GREEN, YELLOW, laid=True)
    table.put(place, BLUE)
    table.gives(BLUE, *kinds)
    table.stack("sabotage", "sabotage")
    table.phase("window")
    return table


@rule_test("G-107", "G-119", "G-109")
def test_tools_repair_one_damage_and_are_gone() -> None:
    table = working("tools", "tools")
    assert "tools" in table.offered(BLUE, "window")
    table.all_say("window", {BLUE: "tools"})
    assert table.state.damage["radio_room"] == 3
    table.all_say("window", {BLUE: "tools"})
    s = table.state
    assert s.damage["radio_room"] == 2
    assert s.figures[BLUE].items == []
    assert table.kinds(s.gone) == ["tools", "tools"]
    assert not s.figures[BLUE].laid


@rule_test("G-107")
def test_free_actions_are_for_the_lying_too_and_after_the_last_card() -> None:
    table = working("tools")
    table.put("radio_room", BLUE, laid=True)
    table.all_say("window")
    table.skip("assign.lost")
    assert table.asked() == {RED, GREEN, BLUE, YELLOW}
    assert table.state.stack == []
    table.all_say("window", {BLUE: "tools"})
    assert table.state.damage["radio_room"] == 3
    table.all_say("window")
    assert table.state.phase in ("trade", "vote")


@rule_test("G-119")
def test_no_tools_on_a_destroyed_boiler_or_where_nothing_is_broken() -> None:
    table = working("tools", place="kitchen")
    assert table.offered(BLUE, "window") == ["pass", "quiet"]
    table = working("tools", place="boiler_room")
    table.state.hurt("boiler_room", 3)
    assert table.offered(BLUE, "window") == ["pass", "quiet"]


@rule_test("G-117")
@pytest.mark.parametrize("place", ["generator_room", "shed"])
def test_a_fuel_can_takes_fuel_from_the_warehouse(place: str) -> None:
    table = working("fuel_can", place=place)
    table.state.fuel["generator_room"] = 1
    before, reserve = table.state.fuel[place], table.state.reserve
    table.all_say("window", {BLUE: "fuel_can"})
    s = table.state
    assert s.fuel[place] == before + 1
    assert (s.warehouse, s.reserve) == (9, reserve)
    assert table.kinds(s.gone) == ["fuel_can"]


@rule_test("G-117")
def test_a_full_tank_or_an_empty_warehouse_takes_no_can() -> None:
    table = working("fuel_can", place="generator_room")
    assert "fuel_can" not in table.offered(BLUE, "window")
    table = working("fuel_can", place="shed")
    table.state.warehouse = 0
    assert "fuel_can" not in table.offered(BLUE, "window")


@rule_test("G-107")
def test_a_standing_answer_silences_the_window_for_the_round() -> None:
    table = working("tools")
    table.all_say("window", dict.fromkeys((RED, GREEN, YELLOW), "quiet"))
    table.skip("assign", "assign.lost", "go_on")
    assert table.asked() == {BLUE}
    table.says(BLUE, "window", "pass")
    table.until("vote")
    assert not any(f.quiet for f in table.state.figures)


# -- assigning -----------------------------------------------------------------------------------------------------


def cards(*turned: str) -> Ice:
    """The cards are turned up in this order; everybody wants no windows."""
    table = Ice()
    table.stack(*turned[::-1])
    table.phase("flip")
    for f in table.state.figures:
        f.quiet = True
    return table


@rule_test("G-99", "G-102")
def test_the_leader_shuffles_and_turns_up_at_least_one_card() -> None:
    first = set()
    for seed in range(12):
        table = Ice(seed=seed)
        table.put("kitchen", RED)
        table.put("dormitory", GREEN, BLUE, YELLOW, laid=True)
        table.stack("use", "repair", "sabotage")
        table.phase("window")
        table.all_say("window")
        first.add(table.told("card.turned")[0]["card"])
    assert first == {"use", "repair", "sabotage"}


@rule_test("G-99")
def test_without_cards_nothing_is_turned_up() -> None:
    table = cards()
    table.put("kitchen", RED)
    table.go_on()
    assert not table.told("card.turned")
    assert table.asks(RED, "vote")


@rule_test("G-100")
def test_the_card_goes_to_a_standing_character_who_can_carry_it_out() -> None:
    table = cards("repair", "use")
    table.put("radio_room", RED, BLUE)
    table.put("radio_room", GREEN, laid=True)
    table.put("kitchen", YELLOW)
    assert table.offered(RED, "assign") == [RED, BLUE]
    closed = {d.option: d.closed for d in table.session.seat_view(RED).options if d.closed}
    assert closed == {GREEN: "closed.lying", YELLOW: "closed.useless"}
    table.says(RED, "assign", BLUE)
    s = table.state
    assert s.damage["radio_room"] == 2
    assert table.laid() == [GREEN, BLUE]
    assert table.kinds(s.action_discard) == ["repair"]
    table.says(RED, "go_on", "next")
    assert table.state.kitchen == 2


@rule_test("G-100")
def test_whoever_hands_a_card_out_reads_what_it_would_do_with_each_character() -> None:
    table = cards("repair")
    table.put("radio_room", RED, BLUE)
    table.put("shed", YELLOW)
    table.put("kitchen", GREEN)
    table.state.damage |= {"radio_room": 3, "shed": 1}
    able = [d for d in table.session.seat_view(RED).options if not d.closed]
    assert {d.option: (d.note, d.facts["count"]) for d in able} == {
        RED: ("effect.repair", 2),
        BLUE: ("effect.repair", 2),
        YELLOW: ("effect.repair", 1),
    }


@rule_test("G-101", "G-104", "G-105", "G-102")
def test_four_cards_in_the_base() -> None:
    """X-9, the worked example: use, sabotage, repair, and a use nobody can carry out."""
    table = cards("use", "sabotage", "repair", "use")
    s = table.state
    table.cast(BLUE, "blair")
    table.put("generator_room", YELLOW, BLUE)
    table.put("weather_station", GREEN)
    table.put("radio_room", RED)
    s.fuel["generator_room"], s.damage["generator_room"] = 2, 1
    s.damage["radio_room"] = 2
    table.says(RED, "assign", YELLOW)
    assert (table.state.fuel["generator_room"], table.state.warehouse) == (4, 8)
    table.says(RED, "go_on", "next")
    table.says(RED, "assign", GREEN)
    assert table.state.warehouse == 7
    table.says(RED, "go_on", "next")
    assert table.offered(RED, "assign") == [RED, BLUE]
    table.says(RED, "assign", BLUE)
    assert table.state.damage["generator_room"] == 0
    table.says(RED, "go_on", "next")
    assert table.told("card.lost") == [{"card": "use"}]
    assert len(table.state.action_discard) == 4


@rule_test("G-101")
def test_for_a_lost_card_the_leader_lays_somebody_down() -> None:
    table = cards("repair", "repair")
    table.put("kitchen", RED, GREEN)
    table.put("dormitory", BLUE, YELLOW, laid=True)
    assert table.offered(RED, "assign.lost") == [RED, GREEN]
    table.says(RED, "assign.lost", GREEN)
    assert table.laid() == [GREEN, BLUE, YELLOW]


@rule_test("G-102")
def test_stopping_discards_the_rest_unseen() -> None:
    table = cards("use", "repair", "sabotage")
    table.put("kitchen", RED, GREEN)
    table.put("dormitory", BLUE, YELLOW, laid=True)
    table.says(RED, "assign", GREEN)
    assert table.offered(RED, "go_on") == ["next", "stop"]
    table.says(RED, "go_on", "stop")
    s = table.state
    assert (len(s.stack), len(s.action_discard)) == (0, 3)
    assert [s.cards.seen[h] for h in s.action_discard[1:]] == [0, 0]


@rule_test("G-102")
def test_the_obligatory_card_is_turned_up_even_if_nobody_stands() -> None:
    table = cards("use", "repair")
    table.put("dormitory", RED, GREEN, BLUE, YELLOW, laid=True)
    table.go_on()
    assert table.told("card.turned") == [{"card": "use"}]
    assert table.told("card.lost") == [{"card": "use"}]
    assert len(table.state.action_discard) == 2


@rule_test("G-104")
def test_three_repair_the_helicopter_together() -> None:
    """X-8: three standing repair three, then two repair two; the third still stands."""
    table = Ice(7)
    table.stack("repair", "repair")
    table.phase("flip")
    for f in table.state.figures:
        f.quiet = True
    table.cast(3, "norris")
    table.put("base_helicopter", 4, 5, 6)
    table.put("dormitory", 0, 1, 2, 3, laid=True)
    table.cast(4, "blair")
    table.cast(5, "clark")
    assert table.state.damage["base_helicopter"] == 5
    table.says(RED, "assign", 4)
    assert table.state.damage["base_helicopter"] == 2
    table.says(RED, "go_on", "next")
    table.says(RED, "assign", 5)
    assert table.state.damage["base_helicopter"] == 0
    assert 6 not in table.laid()


@rule_test("G-104")
def test_impossible_steps_of_the_bonus_are_skipped() -> None:
    table = cards("use")
    table.put("generator_room", RED, GREEN, YELLOW)
    table.state.fuel["generator_room"] = 3
    table.says(RED, "assign", GREEN)
    assert (table.state.fuel["generator_room"], table.state.warehouse) == (4, 9)


@rule_test("G-104")
def test_a_vehicle_made_ready_by_the_bonus_does_not_leave_with_the_same_card() -> None:
    table = cards("use")
    table.put("shed", RED, GREEN)
    table.put("dormitory", BLUE, YELLOW, laid=True)
    table.gives(RED, "keys")
    s = table.state
    s.fuel["shed"], s.damage["shed"] = 2, 0
    table.says(RED, "assign", RED)
    assert table.state.ready("shed")
    assert table.state.escape is None
    assert not table.asks(RED, "vehicle.start")


@rule_test("G-105")
def test_sabotage_gets_no_bonus() -> None:
    table = cards("sabotage")
    table.put("boiler_room", RED, GREEN, YELLOW)
    table.says(RED, "assign", RED)
    assert table.state.damage["boiler_room"] == 1
    table = cards("repair")
    table.state.damage["boiler_room"] = 2
    table.put("boiler_room", RED, GREEN, YELLOW)
    table.says(RED, "assign", RED)
    assert table.state.damage["boiler_room"] == 0


@rule_test("G-106")
def test_with_the_bonus_each_draws_a_lab_token_of_his_own() -> None:
    table = cards("use", "use")
    table.put("laboratory", RED, GREEN, BLUE)
    table.says(RED, "assign", GREEN)
    for seat in (GREEN, RED, BLUE):
        table.says(seat, "lab.keep", "keep")
    s = table.state
    assert [len(f.lab) for f in s.figures] == [1, 1, 1, 0]
    assert table.laid() == [GREEN]
    assert len(s.lab_bag) == 17


def warm(place: str) -> Ice:
    """The boiler works, Blue stands somewhere with dynamite, and the table has agreed that this burns as well."""
    table = Ice(options={"burn_any_time": True})
    table.put("dormitory", RED, GREEN, YELLOW, laid=True)
    table.put(place, BLUE)
    table.gives(BLUE, "dynamite")
    table.stack("use", "use", "use")
    table.phase("window")
    return table


@rule_test("G-96")
def test_by_agreement_a_location_burns_without_frost() -> None:
    table = warm("kitchen")
    table.all_say("window", {BLUE: "burn_dynamite"})
    assert table.state.burnt == ["kitchen"]
    assert table.state.frost == 0


@rule_test("G-96", "G-36")
def test_without_the_boiler_room_the_frost_begins() -> None:
    table = warm("boiler_room")
    table.all_say("window", {BLUE: "burn_dynamite"})
    assert (table.state.burnt, table.state.frost) == (["boiler_room"], 1)
