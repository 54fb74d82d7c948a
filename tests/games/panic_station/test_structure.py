"""The course of play: phases, turns, action points."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def turns_until_parasites(bench: Bench) -> list[int]:
    """Let everybody end the turn at once, and note whose turns they were."""
    taken: list[int] = []
    while not bench.told("parasite_phase"):
        seat = bench.session.state.active
        taken.append(seat)
        bench.says(seat, ACTION, "end_turn")
    bench.events.clear()
    return taken


@rule_test("P-24", "P-25", "P-26")
def test_t4_the_start_player_comes_twice_and_the_door_card_moves_on() -> None:
    bench = Bench()
    assert turns_until_parasites(bench) == [BLUE, RED, WHITE, YELLOW, BLUE]
    assert bench.state.start == RED
    assert bench.state.round == 1
    assert turns_until_parasites(bench) == [RED, WHITE, YELLOW, BLUE, RED]
    assert bench.state.start == WHITE


@rule_test("P-27")
def test_t4_the_dead_have_no_turn() -> None:
    bench = Bench()
    bench.says(BLUE, ACTION, "end_turn")
    bench.arrange()
    bench.stand(WHITE, "-", "-")
    assert turns_until_parasites(bench) == [RED, YELLOW, BLUE]
    assert bench.state.queue == [WHITE + 1, BLUE, RED]


@rule_test("P-27")
def test_t4_a_dead_start_player_has_no_second_turn() -> None:
    bench = Bench()
    bench.says(BLUE, ACTION, "end_turn")
    bench.arrange()
    bench.stand(BLUE, "-", "-")
    assert turns_until_parasites(bench) == [RED, WHITE, YELLOW]
    assert bench.state.start == RED
    assert bench.state.active == RED
    assert bench.state.queue == [WHITE, YELLOW, RED]


@rule_test("P-28", "P-127")
def test_t11_points_are_counted_at_the_start_of_the_turn() -> None:
    bench = Bench()
    bench.life(RED, 2, 4)
    bench.hand(RED, "first_aid_kit", size=6)
    bench.says(BLUE, ACTION, "end_turn")
    assert bench.state.ap == 3
    bench.does(RED, "first_aid_kit")
    bench.says(RED, "first_aid.target", ("soldier", RED))
    assert bench.lives(RED) == (4, 4)
    assert bench.state.ap == 3
    bench.says(RED, ACTION, "end_turn")
    for seat in (WHITE, YELLOW, BLUE):
        bench.says(seat, ACTION, "end_turn")
    assert bench.state.active == RED
    assert bench.state.ap == 4


@rule_test("P-28")
def test_a_death_does_not_take_points_away_in_the_same_turn() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, soldier="run_2", android="run_2")
    bench.life(BLUE, 1, 4)
    bench.laid_out(BLUE, "ammo")
    bench.does(BLUE, "shoot")
    assert bench.lives(BLUE) == (0, 4)
    assert bench.state.ap == 3


@rule_test("P-29", "P-58")
def test_points_are_shared_by_the_characters_and_may_lapse() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("storage_2", 0, 1)
    bench.moves(BLUE, "soldier", "storage_2")
    bench.moves(BLUE, "android", "storage_2")
    bench.moves(BLUE, "soldier", "reactor_room")
    assert bench.state.ap == 1
    bench.does(BLUE, "end_turn")
    assert bench.state.active == RED


@rule_test("P-30")
def test_actions_cost_a_point_and_may_be_repeated() -> None:
    bench = Bench()
    bench.lay("storage_2", 0, 1, red=True)
    bench.stand(BLUE, "storage_2", "reactor_room")
    bench.finds("ammo", "ammo")
    for left in (3, 2):
        bench.rolls(2)
        bench.does(BLUE, "search")
        assert bench.state.ap == left


@rule_test("P-31")
def test_free_cards_are_played_between_actions_and_only_in_the_own_turn() -> None:
    bench = Bench()
    bench.hand(BLUE, "key_card", "energy_boost", size=8)
    bench.hand(RED, "key_card", "energy_boost", size=8)
    bench.says(BLUE, ACTION, ("lay_out", "key_card"))
    bench.does(BLUE, "energy_boost")
    assert bench.state.ap == 6
    assert list(bench.session.asked) == [BLUE]
