"""Hand, table, and the minimum hand."""

from __future__ import annotations

from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, Bench, corridor


def offered_cards(bench: Bench) -> set[object]:
    """What Blue could lay out now."""
    return {o[1] for o in bench.offered(BLUE, ACTION) if isinstance(o, tuple)}


@rule_test("P-85")
def test_a_dead_characters_player_keeps_all_cards() -> None:
    bench = Bench()
    bench.parasite("run_2", "black")
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.life(RED, 1, 4)
    bench.hand(BLUE, "grenade", size=6)
    before = bench.held(RED)
    bench.does(BLUE, "grenade")
    assert bench.lives(RED) == (0, 4)
    assert bench.held(RED) == before


@rule_test("P-86", "P-87")
def test_table_cards_stay_and_do_not_count_as_hand_cards() -> None:
    bench = Bench()
    bench.hand(BLUE, "key_card", "ammo", size=6)
    bench.says(BLUE, ACTION, ("lay_out", "key_card"))
    assert len(bench.held(BLUE)) == 5
    assert offered_cards(bench) == set(), "the hand is at its minimum, whatever lies out"
    assert [c.card for c in bench.view(RED).seats[BLUE].table] == ["key_card"]


@rule_test("P-86")
def test_table_cards_are_never_exchanged() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.laid_out(BLUE, "key_card")
    bench.moves(BLUE, "soldier", "run_2")
    bench.says(BLUE, "encounter.settle", ("exchange", RED))
    assert bench.offered(BLUE, "exchange.card") == ["armour", "ammo"]


@rule_test("P-88", "P-89")
def test_t10_five_cards_are_kept_six_leave_one_to_play() -> None:
    bench = Bench()
    bench.hand(BLUE, "key_card", "ammo", "armour", size=5)
    assert offered_cards(bench) == set()
    bench.arrange()
    bench.hand(BLUE, "key_card", "ammo", "armour", size=6)
    assert offered_cards(bench) == {"key_card", "ammo"}
    bench.says(BLUE, ACTION, ("lay_out", "ammo"))
    assert offered_cards(bench) == set(), "exactly one of them"


@rule_test("P-88")
def test_two_cards_for_one_shot_need_seven() -> None:
    bench = Bench()
    bench.hand(BLUE, "ammo", "heavy_weapon", size=7)
    bench.says(BLUE, ACTION, ("lay_out", "ammo"))
    bench.says(BLUE, ACTION, ("lay_out", "heavy_weapon"))
    assert len(bench.held(BLUE)) == 5


@rule_test("P-89")
def test_t10_armour_needs_a_sixth_card_too() -> None:
    for size, asked in ((5, False), (6, True)):
        bench = Bench()
        corridor(bench)
        bench.stand(RED, soldier="run_2")
        bench.hand(RED, "armour", size=size)
        bench.hand(BLUE, "grenade", size=6)
        bench.does(BLUE, "grenade")
        assert bench.asks(RED, "armour.play") == asked


@rule_test("P-90")
def test_infection_cards_and_the_host_card_count() -> None:
    bench = Bench(bonus_cards=True)
    own = ["infection_blue"] * 3
    bench.hand(BLUE, *own, "host_card", "antidote", "key_card")
    bench.state.spent = True
    assert offered_cards(bench) == {"key_card"}


@rule_test("P-91")
def test_an_exchange_keeps_the_size_of_both_hands() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(RED, soldier="run_2")
    bench.hand(RED, "armour", size=7)
    bench.moves(BLUE, "soldier", "run_2")
    bench.exchanges(BLUE, RED, "ammo", "armour")
    assert (len(bench.held(BLUE)), len(bench.held(RED))) == (5, 7)


@rule_test("P-91", "P-163")
def test_destroying_the_nest_may_take_the_hand_below_five() -> None:
    bench = Bench()
    bench.lay("nest", 0, -1)
    bench.stand(BLUE, soldier="nest")
    bench.hand(BLUE, "gas_can", "gas_can", "gas_can", size=5)
    bench.does(BLUE, "destroy_nest")
    assert len(bench.held(BLUE)) == 2
