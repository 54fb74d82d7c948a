"""Components: what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.the_thing.components import (
    ACTION_DIE,
    CARDS,
    CAST,
    GREEN,
    LOCATIONS,
    PEOPLE,
    SETUP,
    TRACKS,
    WEATHER,
    WEATHER_DIE,
    chart,
    slots,
)
from hullbreach.testing import rule_test

from .table import BLUE, Ice
from .table import GREEN as GREEN_SEAT

PLAYERS = (4, 5, 6, 7, 8)


@rule_test("G-1")
def test_the_box_holds_what_is_printed() -> None:
    assert CARDS.action == {"use": 17, "repair": 17, "sabotage": 17}
    assert sum(CARDS.weapon.values()) == 12
    assert CARDS.weapon == {"flamethrower": 2, "dynamite": 4, "firearm": 2, "melee": 4}
    assert CARDS.item == {"fuel_can": 4, "tools": 4, "keys": 2, "cable": 2, "flashlight": 3}
    assert CARDS.lab == {"blood": 16, "failure": 24}
    assert CARDS.dog_token == {"healthy": 7, "alien": 2}
    assert CARDS.special_role == {"human": 6, "alien": 2}
    tokens = TRACKS.tokens
    assert (tokens.fuel, tokens.damage, tokens.reload, tokens.fire, tokens.dogs) == (
        34,
        20,
        12,
        6,
        4,
    )
    assert (TRACKS.infection.human, TRACKS.infection.alien, TRACKS.infection.laid) == (2, 1, 2)
    assert TRACKS.food.pantry == 16
    assert sum(place.card for place in LOCATIONS.values()) == 11
    assert len(PEOPLE) == len(CAST.colours) == 8
    assert TRACKS.coop.dice == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_no_deck_is_larger_than_the_box(players: int) -> None:
    row = next(row for row in SETUP.hidden if row.players == players)
    for built, box in ((row.weapons, CARDS.weapon), (row.items, CARDS.item), (row.lab, CARDS.lab)):
        assert all(count <= box[kind] for kind, count in built.items())


@rule_test("G-2")
def test_alien_strength_is_never_short_of_pieces() -> None:
    table = Ice()
    table.revealed(BLUE, pool=17)
    table.phase("plan")
    table.says(BLUE, "plan.place", "kitchen")
    assert table.offered(BLUE, "plan.strength") == list(range(1, 18))


@rule_test("G-3")
def test_dynamite_and_molotov_are_one_kind() -> None:
    assert CARDS.weapon["dynamite"] == 4
    assert "molotov" not in CARDS.weapon


@rule_test("G-4")
def test_the_action_die() -> None:
    assert Counter(ACTION_DIE) == {"use": 2, "repair": 2, "sabotage": 1, "threat": 1}


@rule_test("G-5")
def test_any_green_location_can_be_reached_from_any_place() -> None:
    table = Ice()
    table.put("shed", GREEN_SEAT)
    table.phase("exchange")
    options = table.offered(GREEN_SEAT, "place")
    assert {option[1] for option in options if isinstance(option, tuple)} == set(GREEN)


@rule_test("G-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_damage_slots(players: int) -> None:
    board = slots(players).damage
    assert board == {
        "radio_room": players,
        "base_helicopter": players - 2,
        "shed": 1,
        "generator_room": 2,
        "boiler_room": 3,
    }


@rule_test("G-6")
def test_a_full_location_takes_no_more_damage() -> None:
    s = Ice().state
    assert s.damage["shed"] == 1
    assert s.hurt("shed", 3) == 0
    assert s.damage["shed"] == 1
    assert s.hurt("generator_room", 5) == 2


@rule_test("G-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_fuel_slots_of_the_vehicles(players: int) -> None:
    board = slots(players).fuel
    assert (board["base_helicopter"], board["shed"]) == (2, players - 1)


@rule_test("G-8")
def test_generator_and_boiler_hold_four_fuel() -> None:
    board = slots(4).fuel
    assert (board["generator_room"], board["boiler_room"]) == (4, 4)
    assert Ice().state.free_fuel("boiler_room") == 0


@rule_test("G-9")
def test_the_weather_die() -> None:
    assert Counter(WEATHER_DIE) == {"sun": 1, "clouds": 2, "snow": 2, "storm": 1}


CHARTS = {
    4: {"sun": (1, 0, 4, 1), "clouds": (1, 1, 3, 1), "snow": (1, 1, 2, 2), "storm": (2, 2, 1, 2)},
    6: {"sun": (1, 1, 4, 1), "clouds": (1, 1, 3, 1), "snow": (1, 2, 2, 2), "storm": (2, 2, 1, 2)},
    8: {"sun": (1, 1, 4, 1), "clouds": (1, 2, 3, 1), "snow": (2, 2, 2, 2), "storm": (2, 2, 1, 2)},
}


@rule_test("G-10")
@pytest.mark.parametrize(("players", "same_as"), [(4, 4), (5, 4), (6, 6), (7, 8), (8, 8)])
def test_the_weather_chart_goes_by_the_number_of_characters(players: int, same_as: int) -> None:
    rows = {
        face: (line.generator, line.boiler, line.rescue, line.frost)
        for face, line in chart(players).items()
    }
    assert rows == CHARTS[same_as]


def test_every_number_of_ours_is_marked() -> None:
    assert WEATHER.designed == ("die",)
    assert all("box" in (place.designed or []) for place in LOCATIONS.values())  # type: ignore[operator]  # field names here
    assert "fuel_slots" in LOCATIONS["shed"].designed  # type: ignore[operator]  # field names here
    for track in (TRACKS.rescue, TRACKS.rescue_fuel, TRACKS.frost):
        assert track.designed == ("end",)


def test_no_two_boxes_of_the_board_overlap() -> None:
    boxes = [place.box for place in LOCATIONS.values()]
    for k, (x, y, w, h) in enumerate(boxes):
        for other_x, other_y, other_w, other_h in boxes[:k]:
            apart = 2 * abs(x - other_x) >= w + other_w or 2 * abs(y - other_y) >= h + other_h
            assert apart
