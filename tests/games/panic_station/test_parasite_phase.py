"""The parasite phase."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def night(bench: Bench) -> Bench:
    """All turns are over."""
    s = bench.state
    s.active, s.ap, s.queue = -1, 0, []
    return bench


def t22(die: str = "each") -> Bench:
    """Two greys in the run room, doors open before."""
    bench = Bench(parasite_die=die)
    corridor(bench)
    bench.state.doors_open = True
    bench.parasite("run_2")
    bench.parasite("run_2")
    bench.stand(BLUE, "run_2", "run_2")
    bench.stand(RED, "empty_2", "empty_2")
    return night(bench)


@rule_test("P-133", "P-134", "P-135", "P-35")
def test_t22_doors_close_parasites_move_then_attack() -> None:
    bench = t22()
    bench.rolls(2, 4)
    assert bench.asks(RED, ACTION)
    assert not bench.state.doors_open
    assert bench.parasites_at("run_2") == ["grey"]
    assert bench.parasites_at("reactor_room") == ["grey"]
    assert bench.lives(BLUE) == (3, 3)
    assert bench.lives(WHITE) == (3, 3)
    assert bench.lives(RED) == (4, 4)
    assert bench.state.start == RED
    keys = [event.key for event in bench.events]
    assert keys.index("parasite_phase") < keys.index("parasite_moves")
    assert keys.index("parasite_moves") < keys.index("parasites_attack")


@rule_test("P-133")
def test_nobody_acts_but_armour_is_asked_for() -> None:
    bench = t22()
    bench.hand(BLUE, "armour", "energy_boost", size=7)
    bench.rolls(2, 2)
    assert bench.offered(BLUE) == [0, 1]
    assert bench.asks(BLUE, "armour.play")
    assert set(bench.session.asked) == {BLUE}


@rule_test("P-134")
def test_walls_doors_and_nothing_keep_a_parasite_where_it_is() -> None:
    bench = t22()
    bench.rolls(1, 2)
    assert bench.asks(RED, ACTION)
    assert bench.parasites_at("run_2") == ["grey", "grey"]


@rule_test("P-135")
def test_losses_in_a_room_add_up_and_rooms_come_in_order() -> None:
    bench = Bench()
    corridor(bench)
    bench.parasite("run_2")
    bench.parasite("run_2", "black")
    bench.parasite("reactor_room")
    bench.stand(BLUE, "run_2", "reactor_room")
    night(bench)
    bench.rolls(3, 3, 3)
    assert bench.asks(RED, ACTION)
    assert bench.lives(BLUE) == (1, 3)
    assert [fact["room"] for fact in bench.told("parasites_attack")] == ["reactor_room", "run_2"]
    assert [fact["loss"] for fact in bench.told("parasites_attack")] == [1, 3]


@rule_test("P-136")
def test_a_parasite_in_an_inner_room_cannot_get_out() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.parasite("closed_terminal")
    night(bench)
    bench.rolls(3)
    assert bench.asks(RED, ACTION)
    assert bench.parasites_at("closed_terminal") == ["grey"]


def test_option_one_die_for_all_parasites() -> None:
    bench = t22("all")
    bench.rolls(4)
    assert bench.asks(RED, ACTION)
    assert bench.parasites_at("reactor_room") == ["grey", "grey"]
    assert bench.idle()


@rule_test("P-26")
def test_the_door_card_passes_even_if_the_new_holder_dies_in_the_phase() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, "run_2", "run_2")
    bench.life(RED, 1, 1)
    bench.parasite("run_2")
    night(bench)
    bench.rolls(2)
    assert bench.asks(WHITE, ACTION)
    assert bench.state.start == WHITE
    assert bench.state.queue == [YELLOW, BLUE, WHITE]
