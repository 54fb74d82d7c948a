"""What is at stake: prices of upgrades, what follows an installation, what ends a turn."""

from __future__ import annotations

from hullbreach.kernel import Choice, Consequence, Cost, Stakes
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station

A, M = 0, 1


def at_home(*deck: str) -> Station:
    """An Alien has stopped at home, where an own card and an enemy card are impending."""
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.card("alien_nest_i1", "aliens_lurk")
    table.card("alien_nest_i2", "marines_fire")
    table.deck(A, *deck)
    table.says(A, "move.room", "a")
    return table


def stakes(table: Station, option: Choice) -> Stakes | None:
    """What the active seat is told of an option."""
    shown = table.session.seat_view(table.state.active)
    return next(each.stakes for each in shown.options if each.option == option)


@rule_test("T-92", "T-93")
def test_an_upgrade_costs_as_many_tokens_more_as_lie_on_the_card() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "space")
    table.card("corridors_s1", "marines_fire", upgrades=1)
    table.tokens(0, 3)
    unit, card = ("upgrade", "marines_1"), ("upgrade", "corridors_s1")
    assert stakes(table, unit) == Stakes("upgrade", "option.unit", cost=(Cost("token", 1, 2),))
    number = Consequence("note.raises", {"number": 2, "next": 3}, "gain")
    price = (Cost("token", 2, 1),)
    assert stakes(table, card) == Stakes("upgrade", "option.card_at", cost=price, then=(number,))
    table.says(0, "turn.move", card)
    assert table.state.tokens == [1, 0]


@rule_test("T-105")
def test_after_an_installation_the_next_card_comes() -> None:
    found = stakes(at_home("aliens_habitat", "aliens_hatchery"), ("install", "alien_nest_i1"))
    assert found is not None
    assert found.then == (Consequence("note.top_card", {"top": "aliens_habitat"}),)


@rule_test("T-105")
def test_without_a_deck_the_end_token_moves_on() -> None:
    found = stakes(at_home(), ("install", "alien_nest_i1"))
    assert found is not None
    assert [each.key for each in found.then] == ["note.end_token"]


def test_what_ends_the_turn_stands_apart() -> None:
    table = at_home("aliens_habitat")
    assert stakes(table, "skip") == Stakes(last=True)
    assert stakes(table, ("replace", "alien_nest_i2")) == Stakes("replace", "option.card_at")


def test_going_on_without_an_action_card_stands_apart() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "space")
    table.card("control_room_s1", "marines_bunker")
    table.tokens(0, 1)
    table.says(0, "turn.move", "marines_1")
    table.says(0, "move.room", "a")
    assert table.asks(0, "turn.action")
    assert stakes(table, "go_on") == Stakes(last=True)


def test_a_card_that_can_be_resolved_is_named_by_what_is_done_with_it() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("aliens_2", "space")
    table.card("control_room_s1", "aliens_combat")
    table.says(A, "turn.move", "aliens_1")
    table.says(A, "move.room", "a")
    table.question(A, "turn.action")
    keys = {each.option: each.key for each in table.session.seat_view(A).options}
    assert keys["control_room_s1"] == "option.resolve"


@rule_test("T-41", "T-60")
def test_a_room_brings_the_enemies_that_it_sees() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.unit("aliens_2", "space")
    table.unit("marines_1", "alien_nest", "a")
    home = (Consequence("note.there_home"),)
    assert stakes(table, "aliens_1") == Stakes("move", "option.unit", then=home)
    table.says(A, "turn.move", "aliens_1")
    brought = {room: stakes(table, room) for room in table.offered(A, "move.room")}
    place = {"place": "alien_nest"}
    seen = Consequence("note.room", place | {"room": "b", "units": ("marines_1",)})
    unseen = Consequence("note.room_alone", place | {"room": "d"})
    assert brought["b"] == Stakes(then=(seen,))
    assert brought["d"] == Stakes(then=(unseen,))


def test_a_unit_its_way_and_its_room_are_one_move() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "a")
    table.unit("aliens_2", "space")
    shown = table.session.seat_view(A)
    assert (shown.form, shown.composed and shown.composed.verb) == ("compose", "move")
    ahead = table.session.preview(A, ["aliens_1"])
    assert ahead is not None
    assert ahead.asked is not None
    assert shown.composed is not None
    assert ahead.asked.prompt in shown.composed.parts
    later = table.session.preview(A, ["aliens_1", "b"])
    assert later is None or later.asked is None or later.asked.prompt not in shown.composed.parts


def test_an_upgrade_raises_no_number_under_crawlers() -> None:
    table = Station("marines", "aliens")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "space")
    table.card("control_room_s1", "marines_fire")
    table.tokens(0, 1)
    found = stakes(table, ("upgrade", "control_room_s1"))
    assert found is not None
    assert [each.key for each in found.then] == ["note.raises"]
    table.card("control_room_s2", "aliens_crawlers")
    found = stakes(table, ("upgrade", "control_room_s1"))
    assert found is not None
    assert not found.then
