"""The turn: order of play, phases, and what may be done at any time."""

from __future__ import annotations

from hullbreach.testing import rule_test
from tests.games.theseus.table import TRANSMISSION, Station

A, M = 0, 1


@rule_test("T-31", "T-36")
def test_players_take_whole_turns_one_after_another() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "corridors", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.deck(A, "aliens_lurk")
    table.says(A, "move.room", "a")
    assert list(table.session.asked) == [A]
    table.says(A, "turn.impending", "skip")
    assert table.asks(M, "move.room")
    assert list(table.session.asked) == [M]


@rule_test("T-32")
def test_a_card_beats_a_rule() -> None:
    """A unit must move exactly its points; Secret Passage says otherwise."""
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.unit("scientists_2", "corridors", "b")
    table.card("control_room_s1", "scientists_secret_passage")
    table.says(0, "turn.move", "scientists_1")
    table.says(0, "move.way", "stop")
    table.says(0, "move.room", "a")
    assert table.where("scientists_1") == "control_room a"


@rule_test("T-33", "T-71", "T-79", "T-97")
def test_the_four_phases_come_in_order() -> None:
    table = Station("scientists", "marines")
    table.unit("scientists_1", "corridors", "a")
    table.card("control_room_s1", "scientists_archives")
    table.card("loading_dock_s1", "marines_bunker")
    table.card("loading_dock_s2", "marines_fire")
    table.deck(0, "scientists_camera")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "control_room_s1")
    table.says(0, "disc.card", "loading_dock_s1")
    table.says(0, "turn.impending", ("place", "control_room_i1"))
    assert table.idle()


@rule_test("T-34", "T-91")
def test_tokens_and_special_cards_may_be_used_at_every_decision_point() -> None:
    table = Station("greys", "marines")
    table.unit("greys_1", "corridors", "a")
    table.unit("marines_1", "loading_dock", "a")
    table.tokens(0, 4)
    table.front(0, "greys_annihilation")
    table.card("control_room_s1", "greys_transmission")
    table.card("control_room_s2", "greys_landmine")
    table.card("corridors_s1", "marines_fire")
    table.card("corridors_s2", "marines_bunker")
    table.deck(0, "greys_probe")
    table.says(0, "turn.move", ("upgrade", "greys_1"))
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", ("upgrade", "control_room_s1"))
    table.says(0, "turn.action", "control_room_s1")
    assert table.data == [TRANSMISSION + 1, 0]
    table.says(0, "turn.action", "go_on")
    table.says(0, "disc.card", "corridors_s2")
    table.says(0, "turn.impending", ("play", "greys_annihilation"))
    assert table.at("corridors_s1") is None
    table.says(0, "turn.impending", ("place", "control_room_i1"))
    table.says(0, "turn.end", ("upgrade", "control_room_s2"))
    assert table.asks(M), "nothing is left to spend on"


@rule_test("T-34")
def test_nothing_free_is_offered_in_another_players_turn() -> None:
    table = Station("greys", "marines")
    table.active(M)
    table.tokens(0, 3)
    table.unit("greys_1", "control_room", "a", upgraded=True)
    table.unit("greys_2", "control_room", "b")
    table.unit("marines_1", "corridors", "a")
    table.unit("marines_2", "corridors", "b")
    assert list(table.session.asked) == [M]
    assert all(isinstance(option, str) for option in table.offered(M, "turn.move"))


@rule_test("T-35", "T-215", "T-155")
def test_a_card_that_moves_units_makes_complete_movements_one_by_one() -> None:
    """TC-19: Control moves two units; the first fills a sector and everything follows before the second."""
    table = Station("greys", "marines")
    table.unit("greys_1", "greys_shipwreck", "a")
    table.card("technology_dock_s1", "greys_control", upgrades=1)
    table.card("corridors_s1", "greys_landmine")
    table.unit("marines_1", "loading_dock", "a")
    for i, name in enumerate(("greys_2", "greys_3", "marines_2")):
        table.unit(name, "corridors", "abc"[i], upgraded=name == "greys_2")
    table.unit("marines_3", "control_room", "a")
    table.says(0, "turn.move", "greys_1")
    table.says(0, "move.room", "a")
    table.says(0, "turn.action", "technology_dock_s1")
    table.says(0, "control.unit", "marines_1")
    keys = [event.key for event in table.events]
    assert keys.index("trap") < keys.index("limited_combat")
    assert table.life == [20, 18]
    assert table.data == [1, 0], "the upgraded Grey attacked in the limited combat"
    assert table.offered(0, "control.unit") == ["marines_2", "marines_3", "done"]
    table.says(0, "control.unit", "marines_3")
    table.says(0, "move.room", "b")
    assert table.asks(0, "turn.move"), "the extra turn"
    table.says(0, "turn.move", "greys_2")
    table.says(0, "move.room", "b")
    assert table.where("greys_2").startswith("loading_dock")


@rule_test("T-36", "T-34")
def test_whoever_does_something_at_the_end_of_the_turn_is_still_in_it() -> None:
    table = Station("marines", "aliens")
    table.tokens(0, 2)
    table.unit("marines_1", "space")
    table.unit("marines_2", "space")
    table.says(0, "turn.move", "marines_1")
    table.says(0, "space.room", ("corridors", "a"))
    table.says(0, "turn.end", ("upgrade", "marines_1"))
    assert table.session.state.units[table.state.named("marines_1")].upgraded
    assert table.asks(0, "turn.end")
