"""What a movement would bring, told before it is made."""

from __future__ import annotations

from hullbreach.kernel import Consequence, Described
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def station() -> Station:
    """An Alien in the Corridors, another in space: the first goes one sector, into the Control Room."""
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "space")
    return table


def brought(table: Station, unit: str) -> list[tuple[str, object]]:
    """What the unit's movement is said to bring: keys, with the cards or the amount they tell."""
    option = _shown(table, unit)
    then: tuple[Consequence, ...] = option.stakes.then if option.stakes else ()
    return [(each.key, each.facts.get("cards", each.facts.get("amount"))) for each in then]


def _shown(table: Station, unit: str) -> Described:
    shown = table.session.seat_view(table.state.active)
    return next(each for each in shown.options if each.option == unit)


def test_the_sector_at_the_end_of_the_way_says_what_it_is_for() -> None:
    table = station()
    assert brought(table, "aliens_1") == [("note.there_malfunction", None)]
    table.unit("marines_1", "corridors", "b")
    assert brought(table, "aliens_1") == [("note.there_home", None)]


def test_nothing_is_promised_in_the_sector_of_an_enemy_or_of_a_unit_in_space() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "technology_dock", "a")
    table.unit("aliens_2", "space")
    assert brought(table, "aliens_1") == brought(table, "aliens_2") == []


@rule_test("T-51", "T-53")
def test_enemy_traps_that_it_meets_are_named_and_those_it_does_not_meet_are_not() -> None:
    table = station()
    table.unit("marines_1", "corridors", "b")
    table.card("control_room_s1", "marines_fire")
    table.card("control_room_s2", "marines_landmine")
    table.card("alien_nest_s1", "marines_ambush")
    table.card("technology_dock_s1", "marines_bunker")
    assert brought(table, "aliens_1")[0] == ("note.traps", ("marines_fire", "marines_ambush"))


def test_a_crowd_is_told_whether_it_is_filled_or_pushed_out_of() -> None:
    table = station()
    for name in ("marines_1", "marines_2", "marines_3"):
        table.unit(name, "control_room")
    assert ("note.fills", None) in brought(table, "aliens_1")
    table.unit("aliens_3", "control_room")
    assert ("note.pushes", None) in brought(table, "aliens_1")


@rule_test("T-71")
def test_own_action_cards_that_could_be_resolved_are_named() -> None:
    table = station()
    table.card("control_room_s1", "aliens_combat")
    table.card("control_room_s2", "marines_armory")
    assert brought(table, "aliens_1")[0] == ("note.cards_there", ("aliens_combat",))


def test_parasites_bite_for_each_sector_and_at_most_three_things_are_told() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a", parasites=2)
    table.unit("marines_2", "space")
    table.card("control_room_s1", "aliens_hatchery")
    table.card("control_room_s2", "marines_combat")
    keys = [key for key, _ in brought(table, "marines_1")]
    assert keys == ["note.bites", "note.traps", "note.cards_there"]
    assert brought(table, "marines_1")[0] == ("note.bites", 2)


def test_the_way_is_only_called_open_where_its_owner_could_change_it() -> None:
    table = station()
    assert _shown(table, "aliens_1").note == "note.move"
    table.card("control_room_s1", "aliens_air_shaft")
    assert _shown(table, "aliens_1").note == "note.move_open"
