"""The round, phase 1 and phase 2."""

from __future__ import annotations

import pytest

from hullbreach.games.the_thing.components import TRACKS
from hullbreach.testing import rule_test

from .table import BLUE, GREEN, RED, YELLOW, Ice


@rule_test("G-26")
def test_the_phases_come_in_their_order() -> None:
    table = Ice()
    table.revealed(YELLOW, pool=1)
    table.gives(RED, "blood", "tools")
    seen: list[str] = []
    for _ in range(200):
        pick = next(iter(table.session.asked.values()))
        if not seen or seen[-1] != pick.prompt:
            seen.append(pick.prompt)
        if table.state.round > 1:
            break
        assert pick.default is not None
        table.says(pick.seat, pick.prompt, pick.default)
    order = ["plan.place", "place", "window", "trade", "vote", "reveal", "test.offer"]
    first = [seen.index(prompt) for prompt in order]
    assert first == sorted(first)
    keys = [event.key for event in table.events]
    story = ["weather", "upkeep.fuel", "plan.laid", "lounge", "food.raw", "dogs.released"]
    assert [keys.index(key) for key in story] == sorted(keys.index(key) for key in story)


@rule_test("G-27", "G-49")
def test_figures_are_placed_from_the_left_of_the_leader_who_is_last() -> None:
    table = Ice()
    table.state.leader = BLUE
    order = []
    for place in ("kitchen", "armory", "shed", "warehouse"):
        seat = next(iter(table.session.asked))
        order.append(seat)
        table.says(seat, "place", ("special", place))
    assert order == [YELLOW, RED, GREEN, BLUE]


@rule_test("G-27")
def test_play_order_leaves_out_the_dead_and_the_revealed() -> None:
    table = Ice(6)
    table.revealed(BLUE)
    table.state.figures[4].status = "dead"
    table.state.leader = GREEN
    assert table.state.order() == [GREEN, YELLOW, 5, RED]


@rule_test("G-28", "G-37", "G-176")
def test_frost_ends_the_game_in_the_middle_of_a_phase() -> None:
    table = Ice()
    s = table.state
    s.damage["boiler_room"], s.frost, s.closed = 3, TRACKS.frost.end - 1, ["boiler_room"]
    s.sos, s.rescue = True, 1
    s.weather = "storm"
    table.phase("upkeep")
    assert table.result.ending == "frozen"
    assert table.result.winners == (YELLOW,)
    assert table.state.rescue == 1


@rule_test("G-29")
def test_the_weather_is_rolled() -> None:
    table = Ice()
    table.rolls("storm")
    assert table.session.state.weather == "storm"
    assert table.told("weather") == [{"face": "storm", "round": 1}]
    assert table.idle()


@rule_test("G-30")
@pytest.mark.parametrize("choice", ["sun", "storm"])
def test_a_die_in_the_weather_station_lets_the_leader_choose(choice: str) -> None:
    table = Ice()
    table.state.die, table.state.die_at_station = "sun", True
    table.rolls("storm")
    table.says(RED, "weather.choose", choice)
    assert table.state.weather == choice
    assert not table.state.die_at_station


@rule_test("G-31")
def test_the_generator_comes_before_the_boiler_and_the_helicopter_last() -> None:
    table = Ice()
    s = table.state
    s.sos, s.rescue, s.weather = True, 2, "clouds"
    table.phase("upkeep")
    table.go_on()
    keys = [(event.key, event.facts.get("place")) for event in table.events[:3]]
    assert keys == [
        ("upkeep.fuel", "generator_room"),
        ("upkeep.fuel", "boiler_room"),
        ("rescue.flies", None),
    ]


@rule_test("G-32", "G-33")
def test_fuel_is_burnt_and_leaves_the_game() -> None:
    table = Ice()
    s = table.state
    s.weather = "storm"
    table.phase("upkeep")
    before = s.warehouse + s.reserve
    table.go_on()
    s = table.state
    assert (s.fuel["generator_room"], s.fuel["boiler_room"]) == (2, 2)
    assert s.warehouse + s.reserve == before


@rule_test("G-32", "G-35", "G-36")
def test_a_boiler_without_fuel_is_destroyed() -> None:
    """X-2: fuel 1 and damage 2 in a storm."""
    table = Ice()
    s = table.state
    s.fuel["boiler_room"], s.damage["boiler_room"], s.weather = 1, 2, "storm"
    table.phase("upkeep")
    table.go_on()
    s = table.state
    assert (s.fuel["boiler_room"], s.damage["boiler_room"], s.frost) == (0, 3, 1)
    assert "boiler_room" not in s.location_cards()


@rule_test("G-36", "G-134")
def test_nobody_goes_to_the_destroyed_boiler_room() -> None:
    table = Ice()
    s = table.state
    s.damage["boiler_room"] = 2
    s.fuel["boiler_room"] = 3
    s.hurt("boiler_room", 1)
    assert s.fuel["boiler_room"] == 0
    table.phase("exchange")
    table.cannot(GREEN, "place", ("go", "boiler_room"))
    closed = [d for d in table.session.seat_view(GREEN).options if d.closed]
    assert [d.facts["place"] for d in closed] == ["boiler_room"]


@rule_test("G-36")
def test_whoever_stands_in_the_destroyed_boiler_room_can_do_nothing_there() -> None:
    table = Ice()
    s = table.state
    s.hurt("boiler_room", 3)
    s.warehouse = 5
    table.put("boiler_room", BLUE)
    table.put("dormitory", RED, GREEN, YELLOW, laid=True)
    table.stack("repair")
    table.phase("flip")
    table.go_on()
    assert table.told("card.lost") == [{"card": "repair"}]
    assert table.state.figures[BLUE].place == "boiler_room"
    assert BLUE in table.laid()


@rule_test("G-32", "G-34")
def test_a_generator_without_fuel_fails() -> None:
    """X-3: fuel 1 and damage 1 in a storm: darkness."""
    table = Ice()
    s = table.state
    s.fuel["generator_room"], s.damage["generator_room"], s.weather = 1, 1, "storm"
    table.phase("upkeep")
    table.go_on()
    s = table.state
    assert (s.fuel["generator_room"], s.damage["generator_room"], s.dark()) == (0, 2, True)
    assert table.view(None).dark


@rule_test("G-34")
def test_a_failed_generator_burns_nothing_and_one_repair_brings_the_light_back() -> None:
    table = Ice()
    s = table.state
    s.fuel["generator_room"], s.damage["generator_room"], s.weather = 3, 2, "storm"
    table.phase("upkeep")
    table.go_on()
    assert table.state.fuel["generator_room"] == 3
    assert table.state.mend("generator_room", 1) == 1
    assert not table.state.dark()


@rule_test("G-35")
def test_frost_advances_by_the_weather_instead_of_burning_fuel() -> None:
    table = Ice()
    s = table.state
    s.hurt("boiler_room", 3)
    s.weather = "snow"
    table.phase("upkeep")
    table.go_on()
    assert table.state.frost == 3


@rule_test("G-38")
def test_the_rescue_helicopter_flies_by_the_weather() -> None:
    """X-4: sun carries it four fields for one field of fuel."""
    table = Ice()
    s = table.state
    s.sos, s.rescue, s.rescue_fuel, s.weather = True, 5, 2, "sun"
    table.phase("upkeep")
    table.go_on()
    assert (table.state.rescue, table.state.rescue_fuel) == (9, 3)


@rule_test("G-38")
def test_without_an_sos_nothing_flies_and_after_landing_only_fuel_is_used() -> None:
    table = Ice()
    table.state.weather = "sun"
    table.phase("upkeep")
    table.go_on()
    assert (table.state.rescue, table.state.rescue_fuel) == (0, 1)
    table = Ice()
    s = table.state
    s.sos, s.rescue, s.weather = True, 9, "sun"
    table.phase("upkeep")
    table.go_on()
    assert table.state.rescue == TRACKS.rescue.end
    assert table.state.landed()
    table.arrange()
    table.phase("upkeep")
    table.go_on()
    assert (table.state.rescue, table.state.rescue_fuel) == (TRACKS.rescue.end, 3)


@rule_test("G-39")
@pytest.mark.parametrize("field", [4, TRACKS.rescue.end])
def test_an_empty_tank_takes_the_helicopter_away_for_good(field: int) -> None:
    """X-26, landed or not; no second S.O.S. is possible."""
    table = Ice()
    s = table.state
    s.sos, s.rescue, s.rescue_fuel, s.weather = True, field, TRACKS.rescue_fuel.end, "sun"
    s.damage["radio_room"] = 0
    table.phase("upkeep")
    table.go_on()
    assert table.state.rescue_gone
    assert not table.state.landed()
    table.arrange()
    table.put("radio_room", BLUE)
    table.put("dormitory", RED, GREEN, YELLOW, laid=True)
    table.stack("use")
    table.phase("flip")
    table.go_on()
    assert table.told("card.lost") == [{"card": "use"}]
