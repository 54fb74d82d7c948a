"""The first turn."""

from __future__ import annotations

import pytest

from hullbreach.games.panic_station.components import CELL_OF
from hullbreach.games.panic_station.exploring import survey
from hullbreach.games.panic_station.first_turn import NEVER, allowed_moves, need, need_from, walk
from hullbreach.games.panic_station.grid import NOWHERE
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def fresh(top: str = "storage_1") -> Bench:
    """Nobody has arrived yet, Blue starts."""
    bench = Bench()
    s = bench.state
    s.arrived = [False] * 4
    s.cells = [NOWHERE] * 8
    s.active, s.queue = NOWHERE, [BLUE, RED, WHITE, YELLOW, BLUE]
    bench.rooms(top)
    return bench


@rule_test("P-38")
def test_figures_arrive_with_the_first_turn_and_nobody_exchanges() -> None:
    bench = fresh("empty_1")
    assert bench.asks(BLUE, ACTION)
    assert bench.at(BLUE) == ("reactor_room", "reactor_room")
    assert bench.at(RED) == ("", "")
    bench.does(BLUE, "end_turn")
    assert bench.at(RED) == ("reactor_room", "reactor_room")
    assert bench.asks(RED, ACTION)


@rule_test("P-39")
def test_figures_off_the_board_cannot_be_chosen_or_hit() -> None:
    bench = fresh("empty_1")
    bench.laid_out(BLUE, "ammo")
    bench.life(RED, 2, 2)
    bench.hand(BLUE, "first_aid_kit", "body_scanner", size=7)
    assert not bench.can(BLUE, "first_aid_kit")
    assert not bench.can(BLUE, "body_scanner")
    bench.does(BLUE, "shoot")
    assert bench.told("shoots") == [{"seat": BLUE, "other": BLUE, "figure": "soldier"}]
    assert bench.lives(RED) == (2, 2)


@rule_test("P-40")
def test_t36_the_search_of_the_first_turn_cannot_be_made_impossible() -> None:
    bench = fresh()
    bench.rooms("storage_1", "run_3", "run_2")
    assert need(bench.session.state, BLUE) == 3
    bench.cannot(BLUE, ACTION, "end_turn")
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (-1, 0, 0))
    assert (bench.state.ap, need(bench.state, BLUE)) == (3, 2)
    assert bench.can(BLUE, "explore")
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (1, 0, 0))
    assert (bench.state.ap, need(bench.state, BLUE)) == (2, 2)
    bench.cannot(BLUE, ACTION, "explore")
    bench.cannot(BLUE, ACTION, "end_turn")
    bench.does(BLUE, "move")
    assert ("soldier", "storage_1") in bench.offered(BLUE, "move.to")
    bench.says(BLUE, "move.to", ("soldier", "storage_1"))
    assert bench.offered(BLUE, ACTION) == ["search"]
    bench.does(BLUE, "search")
    while bench.asks(BLUE, "storage.draw"):
        bench.says(BLUE, "storage.draw", "stop")
    assert not bench.state.owes_search


@rule_test("P-40")
def test_nothing_is_owed_when_no_search_can_be_paid_for() -> None:
    bench = fresh("empty_1")
    assert need(bench.session.state, BLUE) > 4
    assert bench.can(BLUE, "end_turn")


@rule_test("P-40")
def test_nothing_is_owed_without_find_cards() -> None:
    bench = fresh()
    bench.only_finds()
    assert bench.can(BLUE, "end_turn")


@rule_test("P-40")
def test_a_move_away_from_the_last_affordable_search_is_rejected() -> None:
    bench = fresh("empty_1")
    corridor(bench)
    s = bench.state
    s.active, s.ap, s.owes_search = BLUE, 2, True
    s.arrived[BLUE] = True
    bench.stand(BLUE, "reactor_room", "reactor_room")
    bench.lay("empty_1", 0, -1)
    bench.does(BLUE, "move")
    assert set(bench.offered(BLUE, "move.to")) == {("soldier", "run_2"), ("android", "run_2")}


@rule_test("P-40")
def test_the_second_turn_owes_nothing() -> None:
    bench = Bench()
    assert bench.can(BLUE, "end_turn")


def owing(ap: int) -> Bench:
    """Blue, in the reactor, owes a search and has so many points left; the top card has no symbol."""
    bench = fresh("empty_1")
    s = bench.state
    s.active, s.ap, s.owes_search = BLUE, ap, True
    s.arrived[BLUE] = True
    bench.stand(BLUE, "reactor_room", "reactor_room")
    return bench


@rule_test("P-40")
def test_a_room_may_only_be_laid_where_it_can_still_be_entered_and_searched() -> None:
    bench = owing(3)
    bench.rooms("run_1", "empty_1")
    bench.does(BLUE, "explore")
    assert bench.offered(BLUE, "place.room") == [(-1, 0, 180), (1, 0, 0)], "not behind its own door"


@rule_test("P-40")
def test_with_points_to_spare_it_may_be_laid_anywhere() -> None:
    bench = owing(4)
    bench.lay("run_2", 0, -1)
    bench.rooms("run_1", "empty_1")
    bench.does(BLUE, "explore")
    assert {(1, 0, 0), (0, 1, 0)} <= set(bench.offered(BLUE, "place.room"))


@rule_test("P-40")
def test_doors_count_only_with_a_key() -> None:
    for key, needed in ((False, 1000), (True, 3)):
        bench = owing(4)
        bench.lay("empty_2", 0, -1)
        bench.lay("run_2", 0, -2)
        bench.rooms("empty_1")
        if key:
            bench.laid_out(BLUE, "key_card")
        assert need(bench.state, BLUE) == needed


@rule_test("P-40")
def test_a_distant_room_can_be_laid_and_searched_too() -> None:
    bench = owing(4)
    bench.lay("empty_2", 1, 0, 180)
    bench.rooms("storage_1", "run_2")
    assert need(bench.state, BLUE) == 3
    bench.lay("storage_2", 0, 1)
    assert need(bench.state, BLUE) == 2


@rule_test("P-40", "P-140")
def test_the_last_point_for_the_search_cannot_be_spent_on_an_attack() -> None:
    for ap, possible in ((2, False), (3, True)):
        bench = owing(ap)
        bench.lay("storage_2", 0, 1)
        bench.stand(RED, soldier="storage_2")
        bench.laid_out(BLUE, "combat_knife")
        bench.moves(BLUE, "soldier", "storage_2")
        assert ("stab" in bench.offered(BLUE, "encounter.settle")) == possible


@rule_test("P-40")
def test_other_actions_must_leave_the_point_for_the_search() -> None:
    for ap, possible in ((1, False), (2, True)):
        bench = owing(ap)
        bench.lay("storage_2", 0, 1)
        bench.stand(BLUE, "storage_2", "storage_2")
        bench.parasite("storage_2")
        bench.laid_out(BLUE, "ammo", "combat_knife")
        bench.hand(BLUE, "grenade", size=6)
        for word in ("shoot", "stab", "grenade"):
            assert bench.can(BLUE, word) == possible


@rule_test("P-40", "P-60")
def test_running_on_must_not_lead_away_from_the_search() -> None:
    bench = owing(2)
    bench.lay("run_2", 1, 0)
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE, "run.move") == ["stay"], "one point is left, and it is for this room"
    bench = owing(3)
    bench.lay("run_2", 1, 0)
    bench.moves(BLUE, "soldier", "run_2")
    assert bench.offered(BLUE, "run.move") == ["stay", "reactor_room"]


@rule_test("P-40", "P-51")
def test_trying_another_room_card_must_leave_the_point_for_the_search() -> None:
    for ap, possible in ((1, False), (2, True)):
        bench = owing(ap)
        bench.clear()
        bench.lay("team_search_1", 0, 0)
        bench.lay("sick_bay", 0, 1, 180)
        bench.stand(BLUE, "team_search_1", "team_search_1")
        bench.rooms("team_search_4", "run_2")
        assert bench.can(BLUE, "explore") == possible


@rule_test("P-40", "P-58")
def test_whoever_owes_nothing_moves_freely_with_the_last_point() -> None:
    bench = Bench()
    bench.lay("empty_1", 0, -1)
    bench.lay("run_2", 1, 0)
    bench.turn(BLUE, ap=1)
    bench.does(BLUE, "move")
    assert ("soldier", "empty_1") in bench.offered(BLUE, "move.to")


@rule_test("P-40", "P-72")
def test_the_search_is_owed_as_long_as_any_card_can_be_drawn() -> None:
    for deck, discard, owed in (
        (["ammo"], [], True),
        ([], ["ammo"], True),
        ([], [], False),
    ):
        bench = fresh()
        bench.discards(*discard)
        bench.only_finds(*deck)
        assert bench.can(BLUE, "end_turn") != owed


# --- how far it is to a search ----------------------------------------------------------------


def station(*rooms: tuple[str, int, int]) -> Bench:
    """The reactor and these rooms, and no card left to lay."""
    bench = Bench()
    for room, x, y in rooms:
        bench.lay(room, x, y)
    s = bench.state
    s.laid, s.room_deck = s.laid + s.room_deck, []
    survey(s)
    return bench


@rule_test("P-40")
@pytest.mark.parametrize(
    ("storage", "start", "points"),
    [((2, 0), "reactor_room", 3), ((-1, 0), "empty_1", 3), ((2, 0), "storage_1", 1)],
)
def test_the_way_to_a_search_leads_through_rooms_without_a_symbol(
    storage: tuple[int, int], start: str, points: int
) -> None:
    s = station(("empty_1", 1, 0), ("storage_1", *storage)).state
    assert need_from(s, [CELL_OF[start]], doors=False) == points
    assert walk(s.board, [CELL_OF[start]], doors=False) == points


@rule_test("P-40")
def test_what_cannot_be_reached_is_too_far() -> None:
    s = station(("empty_2", 1, 0), ("storage_1", 2, 0)).state
    reactor = [CELL_OF["reactor_room"]]
    assert need_from(s, reactor, doors=False) == walk(s.board, reactor, doors=False) == NEVER
    assert need_from(s, reactor, doors=True) == walk(s.board, reactor, doors=True) == 3


@rule_test("P-40")
def test_a_lone_character_may_only_go_where_the_search_stays_near() -> None:
    bench = station(("empty_1", 1, 0), ("storage_1", 2, 0), ("empty_2", -1, 0))
    bench.stand(BLUE, android="-")
    s = bench.state
    s.ap = 3
    both = [CELL_OF["empty_1"], CELL_OF["empty_2"]]
    assert allowed_moves(s, 2 * BLUE, both, 3, 1) == [CELL_OF["empty_1"]]
    s.ap = 4
    assert allowed_moves(s, 2 * BLUE, both, 3, 1) == [CELL_OF["empty_1"]]
    s.ap = 5
    assert allowed_moves(s, 2 * BLUE, both, 3, 1) == both


@rule_test("P-40")
@pytest.mark.parametrize("android", ["storage_1", "reactor_room"])
def test_while_the_other_one_can_search_a_character_goes_anywhere(android: str) -> None:
    bench = station(("empty_1", 1, 0), ("storage_1", -1, 0), ("empty_2", 2, 0))
    bench.stand(BLUE, "empty_1", android)
    s = bench.state
    s.doors_open = True
    near = 1 if android == "storage_1" else 2
    s.ap = near + 1
    ways = [CELL_OF["reactor_room"], CELL_OF["empty_2"]]
    assert allowed_moves(s, 2 * BLUE, ways, near, 1) == ways


@rule_test("P-40", "P-35")
def test_whose_key_opens_the_way_to_the_search() -> None:
    bench = station(("empty_1", 1, 0), ("run_1", 1, -1))
    bench.laid_out(RED, "key_card")
    s = bench.state
    s.ap = 3
    cells = [CELL_OF["empty_1"]]
    assert allowed_moves(s, 2 * RED + 1, cells, 3, 1) == cells
    assert allowed_moves(s, 2 * BLUE + 1, cells, 3, 1) == []
