"""Damage, armour, parasites' losses, elimination."""

from __future__ import annotations

from hullbreach.games.panic_station.damage import Hit, damage
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, YELLOW, Bench, corridor


def both_attacked(colour: str, *hand: str, size: int = 6) -> Bench:
    """Red's two characters alone with a parasite behind a door; the parasite phase comes next."""
    bench = Bench()
    corridor(bench)
    bench.stand(RED, "empty_2", "empty_2")
    bench.hand(RED, *hand, size=size)
    bench.parasite("empty_2", colour)
    s = bench.state
    s.active, s.ap, s.queue = -1, 0, []
    bench.rolls(4)
    return bench


@rule_test("P-117", "P-135")
def test_t21_one_armour_covers_both_characters_in_the_room() -> None:
    for colour, lives in (("grey", (4, 4)), ("black", (3, 3))):
        bench = both_attacked(colour, "armour")
        bench.says(RED, "armour.play", 1)
        assert bench.lives(RED) == lives
        assert bench.discard_pile() == ["armour"]
        assert bench.idle()


@rule_test("P-117", "P-174")
def test_t21_with_five_cards_nobody_is_asked() -> None:
    bench = both_attacked("grey", "armour", size=5)
    assert not bench.asks(RED, "armour.play")
    assert bench.lives(RED) == (3, 3)


@rule_test("P-117")
def test_several_armour_cards_as_far_as_the_hand_allows() -> None:
    bench = both_attacked("black", "armour", "armour", size=7)
    assert bench.offered(RED, "armour.play") == [0, 1, 2]
    bench.says(RED, "armour.play", 2)
    assert bench.lives(RED) == (4, 4)
    bench = both_attacked("black", "armour", "armour", size=6)
    assert bench.offered(RED, "armour.play") == [0, 1]


@rule_test("P-101", "P-116", "P-117")
def test_in_different_rooms_armour_is_for_one_of_them() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "reactor_room", "run_2")
    bench.stand(RED, "run_2", "reactor_room")
    bench.laid_out(BLUE, "ammo", "heavy_weapon", "target_scope")
    bench.hand(RED, "armour", "armour", size=6)
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    bench.says(BLUE, "shoot.second", ("android", RED))
    assert bench.offered(RED, "armour.play") == [(0, 0), (0, 1), (1, 0)]
    bench.says(RED, "armour.play", (0, 1))
    assert bench.lives(RED) == (3, 4)


@rule_test("P-116")
def test_all_affected_players_react_at_the_same_time_before_anything_is_lost() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.hand(BLUE, "grenade", size=6)
    for seat in (RED, WHITE):
        bench.hand(seat, "armour", size=6)
    bench.does(BLUE, "grenade")
    assert set(bench.session.asked) == {RED, WHITE}
    bench.says(WHITE, "armour.play", 1)
    assert bench.lives(RED) == (4, 4)
    bench.says(RED, "armour.play", 0)
    assert bench.lives(RED) == (3, 3)
    assert bench.lives(WHITE) == (4, 4)
    assert bench.lives(YELLOW) == (3, 3)


@rule_test("P-118")
def test_a_knife_asks_for_armour_only_after_a_hit() -> None:
    for face, asked in ((2, False), (3, True)):
        bench = Bench()
        corridor(bench)
        bench.stand(BLUE, soldier="run_2")
        bench.stand(RED, soldier="run_2")
        bench.laid_out(BLUE, "combat_knife")
        bench.hand(RED, "armour", size=6)
        bench.rolls(face)
        bench.does(BLUE, "stab")
        if bench.asks(BLUE, "stab.target"):
            bench.says(BLUE, "stab.target", ("soldier", RED))
        assert bench.asks(RED, "armour.play") == asked


@rule_test("P-119")
def test_without_life_a_figure_leaves_the_game() -> None:
    bench = both_attacked("black", size=5)
    bench.life(RED, 2, 4)
    assert bench.asks(RED, ACTION)
    assert bench.lives(RED) == (0, 2)
    assert bench.at(RED) == ("", "empty_2")


@rule_test("P-120", "P-162")
def test_without_characters_a_player_is_out_and_nobody_sees_the_hand() -> None:
    bench = both_attacked("black", "gas_can", "gas_can", size=5)
    bench.life(RED, 2, 1)
    bench.laid_out(RED, "key_card")
    assert bench.asks(WHITE, ACTION)
    s = bench.state
    assert not s.alive(RED)
    assert s.hands[RED] == s.tables[RED] == []
    assert len(s.boxed[RED]) >= 6
    assert s.discard == []
    assert bench.told("eliminated") == [{"seat": RED}]
    view = bench.view(BLUE)
    assert "gas_can" not in str([view.seats[RED], view.discard])
    assert view.seats[RED].infected is None


@rule_test("P-120a")
def test_when_the_active_player_dies_the_turn_ends_at_once() -> None:
    bench = Bench()
    bench.carries_out(lambda s: damage(s, Hit({0: 4, 1: 4}, {}, "grenade")))
    assert not bench.state.alive(BLUE)
    assert bench.state.active == RED
    assert bench.asks(RED, ACTION)
    assert bench.state.ap == 4


def parasite_at_the_gun(colour: str) -> tuple[Bench, int]:
    """Blue's android alone with a parasite."""
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, android="run_2")
    bench.laid_out(BLUE, "ammo")
    return bench, bench.parasite("run_2", colour)


@rule_test("P-121")
def test_t24_a_wounded_black_is_replaced_by_a_grey() -> None:
    bench, _ = parasite_at_the_gun("black")
    for _ in range(3):
        bench.parasite("empty_2")
    assert bench.supply() == (2, 4)
    bench.does(BLUE, "shoot")
    assert bench.parasites_at("run_2") == ["grey"]
    assert bench.supply() == (1, 5)


@rule_test("P-121")
def test_t24_without_greys_it_is_turned_and_comes_back_black() -> None:
    bench, token = parasite_at_the_gun("black")
    for _ in range(5):
        bench.parasite("empty_2")
    bench.does(BLUE, "shoot")
    assert bench.parasites_at("run_2") == ["grey"]
    assert bench.state.sides[token] == 0
    assert bench.supply() == (0, 4)
    bench.does(BLUE, "shoot")
    assert bench.parasites_at("run_2") == []
    assert bench.supply() == (0, 5)
    assert bench.state.sides[token] == 1


@rule_test("P-121", "P-102")
def test_t24_two_shots_kill_a_black() -> None:
    bench, token = parasite_at_the_gun("black")
    bench.laid_out(BLUE, "heavy_weapon")
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.second", ("parasite", token))
    assert bench.parasites_at("run_2") == []
    assert bench.state.ammo(BLUE) == 2
    assert bench.state.ap == 3


@rule_test("P-122")
def test_dying_greys_are_there_for_the_wounded_blacks() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "reactor_room", "reactor_room")
    for _ in range(4):
        bench.parasite("empty_2")
    bench.parasite("run_2")
    bench.parasite("run_2", "black")
    bench.parasite("run_2", "black")
    bench.hand(BLUE, "grenade", size=6)
    bench.does(BLUE, "grenade")
    assert bench.parasites_at("run_2") == ["grey", "grey"]
    assert bench.supply() == (0, 4), "one black was replaced by the dead grey, the other one turned"


@rule_test("P-123", "P-165")
def test_when_the_last_soldier_dies_no_further_room_attacks() -> None:
    bench = Bench()
    corridor(bench)
    bench.lay("run_3", 0, 1)
    for seat in (RED, WHITE, YELLOW):
        bench.stand(seat, soldier="-")
    bench.stand(BLUE, "reactor_room", "empty_2")
    for seat in (RED, WHITE, YELLOW):
        bench.stand(seat, android="run_3")
    bench.life(BLUE, 1, 4)
    bench.parasite("reactor_room")
    bench.parasite("run_3")
    s = bench.state
    s.attacks = [s.cells[0], s.cells[3]]
    s.active, s.ap, s.queue = -1, 0, []
    assert bench.result.ending == "no_soldiers"
    assert bench.lives(RED) == (0, 4)


@rule_test("P-117")
def test_no_more_armour_is_offered_than_there_is_loss_or_armour() -> None:
    for colour, hand, offered in (
        ("grey", ["armour"] * 3, [0, 1]),
        ("black", ["armour"] * 3, [0, 1, 2]),
        ("black", ["armour"], [0, 1]),
        ("grey", [], [0]),
    ):
        bench = both_attacked(colour, *hand, size=8)
        assert bench.offered(RED, "armour.play") == offered


@rule_test("P-117", "P-102")
def test_one_of_two_characters_in_a_room_is_hit_twice_and_may_wear_two() -> None:
    bench = Bench()
    corridor(bench)
    bench.stand(BLUE, "run_2", "run_2")
    bench.stand(RED, "run_2", "run_2")
    bench.laid_out(BLUE, "ammo", "heavy_weapon")
    bench.hand(RED, "armour", "armour", "armour", size=8)
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("android", RED))
    bench.says(BLUE, "shoot.second", ("android", RED))
    assert bench.offered(RED, "armour.play") == [0, 1, 2]
    bench.says(RED, "armour.play", 1)
    assert bench.lives(RED) == (4, 3)
