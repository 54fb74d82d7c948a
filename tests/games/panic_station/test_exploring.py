"""Laying rooms."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, Bench


def cramped() -> Bench:
    """T-8: two cards that leave one opening, to the east."""
    bench = Bench()
    bench.clear()
    bench.state.ending = ""
    bench.lay("team_search_1", 0, 0)
    bench.lay("sick_bay", 0, 1, 180)
    for seat in range(4):
        bench.stand(seat, "team_search_1", "team_search_1")
    bench.state.traded = []
    return bench


@rule_test("P-41", "P-42", "P-47", "P-49")
def test_t5_placement_beside_the_reactor() -> None:
    bench = Bench()
    bench.rooms("storage_1", "run_2")
    bench.does(BLUE, "explore")
    offered = bench.offered(BLUE, "place.room")
    assert (-1, 0, 0) in offered
    assert (1, 0, 0) not in offered
    assert (1, 0, 180) in offered
    bench.says(BLUE, "place.room", (-1, 0, 0))
    assert bench.state.ap == 3
    assert not bench.is_red("storage_1")
    assert bench.top_room() == "run_2"
    s = bench.state
    assert [s.cards.faces[h] for h in s.laid] == ["reactor_room", "storage_1"]


def behind_a_door() -> Bench:
    """Blue stands in a run room whose only open end lies behind a security door, to the north."""
    bench = Bench()
    bench.lay("run_1", 1, 0)
    bench.stand(BLUE, "run_1", "run_1")
    return bench


@rule_test("P-44", "P-47", "P-35")
def test_t6_security_doors() -> None:
    bench = behind_a_door()
    bench.rooms("team_search_4", "empty_1")
    bench.does(BLUE, "explore")
    laid = next(r for r in bench.view(None).rooms if r.room == "team_search_4")
    assert (laid.x, laid.y, laid.turn) == (1, -1, 0), "turned round, door would meet door"
    bench.does(BLUE, "move")
    bench.cannot(BLUE, "move.to", ("soldier", "team_search_4"))
    bench = behind_a_door()
    bench.lay("team_search_4", 1, -1)
    bench.state.doors_open = True
    bench.moves(BLUE, "soldier", "team_search_4")
    assert bench.at(BLUE)[0] == "team_search_4"


@rule_test("P-43")
def test_the_new_card_must_be_joined_to_the_characters_own_room() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, "closed_terminal", "closed_terminal")
    bench.rooms("run_2")
    assert not bench.can(BLUE, "explore"), "an inner room has walls only"


@rule_test("P-45")
def test_laying_moves_nobody() -> None:
    bench = Bench()
    bench.rooms("run_2")
    before = [*bench.state.cells]
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (1, 0, 0))
    assert bench.state.cells == before


@rule_test("P-46")
def test_all_neighbours_must_fit() -> None:
    bench = Bench()
    bench.lay("run_2", 1, 0)
    bench.lay("team_search_3", 1, -1, 180)
    bench.rooms("run_3")
    bench.does(BLUE, "explore")
    offered = bench.offered(BLUE, "place.room")
    assert (0, -1, 0) not in offered, "a passage would meet the wall of team search 15"
    assert (0, 1, 0) in offered


@rule_test("P-48", "P-50", "P-53")
def test_t7_not_available_when_it_fits_elsewhere_only() -> None:
    bench = Bench()
    bench.lay("team_search_3", 0, -1, 180)
    bench.rooms("team_search_4", "run_2")
    bench.stand(BLUE, "team_search_3", "team_search_3")
    assert bench.state.places
    assert not bench.can(BLUE, "explore")
    assert bench.state.ap == 4
    bench.arrange()
    bench.stand(BLUE, "team_search_3", "reactor_room")
    bench.does(BLUE, "explore")
    assert bench.offered(BLUE, "place.room") == [(0, 1, 0), (0, 1, 180)]


@rule_test("P-51")
def test_t8_a_card_that_fits_nowhere_goes_under_the_deck() -> None:
    bench = cramped()
    bench.rooms("team_search_4", "run_2", "empty_1")
    bench.does(BLUE, "explore")
    assert bench.offered(BLUE, "place.room") == [(1, 0, 0), (1, 0, 180)]
    s = bench.state
    assert s.cards.faces[s.room_deck[0]] == "team_search_4"
    assert s.ap == 3
    bench.says(BLUE, "place.room", (1, 0, 0))
    assert s.put_under


@rule_test("P-51")
def test_t8_only_once_per_turn() -> None:
    bench = cramped()
    bench.state.put_under = True
    bench.rooms("team_search_4", "run_2")
    assert not bench.can(BLUE, "explore")
    bench = cramped()
    bench.rooms("team_search_4", alone=True)
    assert not bench.can(BLUE, "explore"), "there is no next card"


@rule_test("P-51")
def test_if_the_next_card_does_not_fit_here_the_action_ends() -> None:
    bench = cramped()
    bench.rooms("team_search_4", "run_2", "empty_1")
    for seat in range(4):
        bench.stand(seat, "sick_bay_antechamber", "sick_bay_antechamber")
    bench.does(BLUE, "explore")
    assert bench.state.ap == 3
    assert bench.top_room() == "run_2"
    assert bench.asks(BLUE, ACTION)
    assert not bench.can(BLUE, "explore")


@rule_test("P-52")
def test_the_nest_may_come_up_as_the_next_card() -> None:
    bench = cramped()
    bench.rooms("team_search_4", "nest", "empty_1")
    bench.does(BLUE, "explore")
    nest = next(r for r in bench.view(None).rooms if r.room == "nest")
    assert (nest.x, nest.y, nest.turn) == (1, 0, 90)
    bench = cramped()
    bench.rooms("team_search_4", "nest", "empty_1")
    for seat in range(4):
        bench.stand(seat, "sick_bay_antechamber", "sick_bay_antechamber")
    bench.does(BLUE, "explore")
    assert bench.top_room() == "nest"
    assert bench.state.ap == 3


@rule_test("P-53", "P-56")
def test_t9_the_nest_sideways_and_its_scan() -> None:
    bench = cramped()
    bench.infect(RED, 1)
    bench.rooms("nest", "empty_1")
    bench.does(BLUE, "explore")
    nest = next(r for r in bench.view(None).rooms if r.room == "nest")
    assert (nest.x, nest.y, nest.turn) == (1, 0, 90)
    assert bench.state.ap == 3, "the scan itself costs nothing"
    assert not bench.state.terminal_used
    assert bench.told("scan") == [{"red": 1, "blue": 3}]
    assert bench.told("alarm") == []


@rule_test("P-53")
def test_the_nest_stays_upright_while_that_is_possible_anywhere() -> None:
    bench = Bench()
    bench.lay("team_search_3", 0, -1, 180)
    bench.rooms("nest", "run_2")
    bench.stand(BLUE, "team_search_3", "team_search_3")
    assert not bench.can(BLUE, "explore"), "to the east it would have to lie sideways"


def blocked() -> Bench:
    """The only open end touches openings to the north and to the south: the nest, with one opening, never fits."""
    bench = Bench()
    bench.clear()
    bench.lay("closed_terminal", 0, -1)
    bench.lay("sick_bay", 0, 1, 180)
    for seat in range(4):
        bench.stand(seat, "sick_bay_antechamber", "sick_bay_antechamber")
    return bench


@rule_test("P-54")
def test_when_the_nest_fits_nowhere_the_second_card_is_laid() -> None:
    bench = blocked()
    bench.rooms("nest", "run_2", "empty_1")
    assert bench.state.places == []
    bench.does(BLUE, "explore")
    bench.says(BLUE, "place.room", (0, 0, 180))
    assert bench.state.ap == 3
    assert bench.top_room() == "nest"
    left = [bench.state.cards.faces[h] for h in bench.state.room_deck]
    assert "run_2" not in left
    assert bench.state.places, "beside the new card there is room for the nest, sideways"
    assert bench.state.last_scan is None


@rule_test("P-54")
def test_a_second_card_that_does_not_fit_here_goes_back_under_the_nest() -> None:
    bench = blocked()
    bench.rooms("nest", "run_2", "empty_1")
    bench.stand(BLUE, "sick_bay", "sick_bay")
    for left in (3, 2):
        bench.does(BLUE, "explore")
        s = bench.state
        assert [s.cards.faces[h] for h in s.room_deck[-3:]] == ["empty_1", "run_2", "nest"]
        assert s.ap == left, "there is no limit per turn"
    assert bench.state.cards.knows(None, bench.state.room_deck[-2]), "everybody saw it"


@rule_test("P-54a")
def test_a_second_card_that_fits_nowhere_goes_to_the_bottom() -> None:
    bench = blocked()
    bench.rooms("nest", "storage_1", "run_2", alone=True)
    bench.does(BLUE, "explore")
    s = bench.state
    assert [s.cards.faces[h] for h in s.room_deck] == ["storage_1", "run_2", "nest"]
    assert s.ap == 3


@rule_test("P-54a")
def test_the_nest_is_lost_when_no_card_fits() -> None:
    bench = blocked()
    bench.infect(RED, 1)
    bench.rooms("nest", "storage_1", alone=True)
    assert bench.result.ending == "nest_lost"
    assert bench.result.winners == (RED,)


@rule_test("P-57")
def test_an_empty_deck_and_rooms_after_the_nest() -> None:
    bench = Bench()
    bench.lay("nest", 0, -1)
    bench.rooms("run_2")
    assert bench.can(BLUE, "explore")
    bench.arrange()
    bench.rooms(alone=True)
    assert not bench.can(BLUE, "explore")
    bench.arrange()
    bench.lay("open_terminal", 0, 1)
    bench.stand(BLUE, "open_terminal", "open_terminal")
    bench.does(BLUE, "terminal")
    assert "reveal_room" not in bench.offered(BLUE, "terminal.function")


@rule_test("P-55", "P-167")
def test_t9_the_nest_is_lost() -> None:
    bench = Bench()
    bench.clear()
    bench.infect(RED, 1)
    bench.infect(WHITE, 2)
    bench.lay("closed_terminal", 0, 0)
    bench.lay("sick_bay", 0, 1, 180)
    bench.state.ending = ""
    bench.rooms("nest", alone=True)
    assert bench.session.over
    assert (bench.result.ending, bench.result.winners) == ("nest_lost", (RED, WHITE))
