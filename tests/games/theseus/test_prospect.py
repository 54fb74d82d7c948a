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


@rule_test("T-44")
def test_who_comes_round_to_a_full_sector_fills_the_room_that_it_left() -> None:
    table = Station("aliens", "pandora")
    for name in ("aliens_1", "aliens_2", "aliens_3", "catcher_1"):
        table.unit(name, "corridors")
    assert len(table.state.sectors) == 4
    table.active(A)
    assert brought(table, "aliens_1")[0] == ("note.fills", None)


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
    stakes = _shown(table, "marines_1").stakes
    assert stakes is not None
    assert stakes.then[0] == Consequence("note.bites", {"amount": 2}, "harm")
    table.unit("aliens_1", "corridors", "b")
    assert brought(table, "marines_1")[0] == ("note.bites", 4), (
        "of two points each parasite bites twice"
    )


def test_the_way_is_only_called_open_where_its_owner_could_change_it() -> None:
    table = station()
    assert _shown(table, "aliens_1").note == "note.move"
    table.card("control_room_s1", "aliens_air_shaft")
    assert _shown(table, "aliens_1").note == "note.move_open"


def test_the_way_is_open_over_an_air_shaft_to_prey_and_shut_where_a_shortcut_does_nothing() -> None:
    table = station()
    table.card("corridors_s1", "aliens_pheromone_trail")
    table.card("alien_nest_s1", "aliens_air_shaft")
    assert _shown(table, "aliens_1").note == "note.move"
    table.unit("marines_1", "technology_dock")
    assert _shown(table, "aliens_1").note == "note.move_open"
    grey = Station("greys", "marines")
    grey.unit("greys_1", "corridors", "a")
    grey.unit("greys_2", "space")
    grey.card("control_room_s1", "greys_time_loop")
    assert _shown(grey, "greys_1").note == "note.move", "no points are left to burn there"


@rule_test("T-171", "T-171a")
def test_in_a_deathmatch_parasites_bring_life_to_whoever_set_them() -> None:
    table = Station("marines", "aliens", "scientists", mode="deathmatch")
    table.unit("marines_1", "corridors", "a", parasites=2, infester=M)
    table.unit("marines_2", "space")
    table.active(0)
    stakes = _shown(table, "marines_1").stakes
    assert stakes is not None
    assert stakes.then[0] == Consequence("note.feeds", {"seat": M, "amount": 2}, "harm")


def test_what_may_perish_on_its_way_is_promised_nothing_for_its_end() -> None:
    table = station()
    table.unit("young_alien_1", "corridors", "b", parasites=1)
    assert brought(table, "young_alien_1") == [("note.bitten_to_death", None)]
    table.unit("young_alien_1", "corridors", "b", parasites=0)
    assert brought(table, "young_alien_1") == [("note.there_home", None)]
    table.card("control_room_s1", "marines_fire")
    assert brought(table, "young_alien_1") == [("note.traps", ("marines_fire",))]


@rule_test("T-146")
def test_whoever_is_going_to_be_caught_is_promised_no_card_and_no_sector_action() -> None:
    table = Station("aliens", "scientists")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "space")
    table.card("control_room_s1", "aliens_combat")
    table.card("control_room_s2", "scientists_grabber")
    assert brought(table, "aliens_1") == [("note.traps", ("scientists_grabber",))]
    table.state.pieces["grabber"] = 0
    assert ("note.there_malfunction", None) in brought(table, "aliens_1"), "no token is left"
    table.state.pieces["grabber"] = 2
    table.unit("aliens_1", "corridors", "a", invisible=True)
    assert ("note.there_malfunction", None) in brought(table, "aliens_1")


@rule_test("T-161")
def test_a_trap_that_a_token_of_ones_own_cancels_is_not_set_off() -> None:
    table = station()
    trap = table.card("control_room_s1", "marines_fire")
    table.state.deactivations[trap] = [M]
    assert brought(table, "aliens_1")[0] == ("note.traps", ("marines_fire",))
    table.state.deactivations[trap] = [M, A]
    assert brought(table, "aliens_1") == [("note.there_malfunction", None)]


def test_who_is_pushed_into_space_is_chosen_as_a_part_of_the_move() -> None:
    table = station()
    for name in ("marines_1", "marines_2", "marines_3", "aliens_3"):
        table.unit(name, "control_room")
    shown = table.session.seat_view(A)
    ahead = table.session.preview(A, ["aliens_1"])
    assert shown.composed is not None
    assert ahead is not None
    assert ahead.asked is not None
    assert ahead.asked.prompt == "move.eject"
    assert ahead.asked.prompt in shown.composed.parts
