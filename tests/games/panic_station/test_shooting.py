"""Shooting and attacks."""

from __future__ import annotations

from hullbreach.kernel import Choice
from hullbreach.testing import rule_test

from .table import ACTION, BLUE, RED, WHITE, Bench, corridor


def range_of(*gear: str, android: str = "run_2", bonus: bool = False) -> Bench:
    """The corridor: Blue's android armed, Red behind the door in the empty room, the others in the reactor."""
    bench = Bench(bonus_cards=bonus)
    corridor(bench)
    bench.stand(BLUE, "reactor_room", android)
    bench.stand(RED, "empty_2", "empty_2")
    bench.laid_out(BLUE, "ammo", *gear)
    return bench


def targets(bench: Bench) -> list[Choice]:
    """Whom Blue can shoot at; empty if not at all."""
    if not bench.can(BLUE, "shoot"):
        return []
    bench.does(BLUE, "shoot")
    return bench.offered(BLUE, "shoot.target")


@rule_test("P-109")
def test_a_shot_costs_a_point_and_an_ammo_and_always_hits() -> None:
    bench = range_of(android="empty_2")
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    assert bench.lives(RED) == (3, 4)
    assert bench.state.ap == 3
    assert bench.state.ammo(BLUE) == 3


@rule_test("P-109")
def test_without_ammo_on_the_table_there_is_no_shot() -> None:
    bench = Bench()
    bench.stand(BLUE, "reactor_room", "reactor_room")
    bench.hand(BLUE, "ammo", size=6)
    assert not bench.can(BLUE, "shoot")
    bench.says(BLUE, ACTION, ("lay_out", "ammo"))
    assert bench.can(BLUE, "shoot")


@rule_test("P-110")
def test_targets_are_in_the_same_room_and_own_characters_may_be_shot() -> None:
    bench = range_of(android="reactor_room")
    token = bench.parasite("reactor_room")
    bench.parasite("run_2")
    found = targets(bench)
    assert ("soldier", BLUE) in found
    assert ("android", BLUE) not in found
    assert ("parasite", token) in found
    assert ("soldier", RED) not in found
    assert len(found) == 1 + 4 + 1
    bench.says(BLUE, "shoot.target", ("soldier", BLUE))
    assert bench.lives(BLUE) == (3, 4)
    assert bench.state.attacked == [], "that is no attack"


@rule_test("P-103", "P-112", "P-93")
def test_t25_the_scope_shoots_through_a_door_only_with_a_key() -> None:
    bench = range_of("target_scope")
    assert not any(RED in target for target in map(tuple, map(_pair, targets(bench))))
    bench = range_of("target_scope", "key_card")
    found = targets(bench)
    assert ("soldier", RED) in found
    assert ("soldier", WHITE) in found, "the reactor is a neighbour too"


def _pair(option: Choice) -> tuple[int | str, ...]:
    return option if isinstance(option, tuple) else (option,)


@rule_test("P-112")
def test_the_scope_reaches_the_other_half_of_a_double_card() -> None:
    bench = Bench()
    bench.lay("closed_terminal", 0, -1)
    bench.stand(BLUE, android="closed_terminal_antechamber")
    bench.stand(RED, soldier="closed_terminal")
    bench.laid_out(BLUE, "ammo", "target_scope")
    bench.state.doors_open = True
    assert ("soldier", RED) in targets(bench)


@rule_test("P-102", "P-103")
def test_t25_heavy_weapon_and_scope_hit_two_rooms_in_one_action() -> None:
    bench = range_of("target_scope", "key_card", "heavy_weapon")
    token = bench.parasite("run_2")
    bench.hand(RED, "armour", size=6)
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("parasite", token))
    bench.says(BLUE, "shoot.second", ("soldier", RED))
    bench.says(RED, "armour.play", 1)
    assert bench.lives(RED) == (4, 4)
    assert bench.parasites_at("run_2") == []
    assert bench.state.ap == 3
    assert bench.state.ammo(BLUE) == 2


@rule_test("P-102")
def test_two_shots_at_one_target_and_one_may_hold_the_second() -> None:
    bench = range_of("heavy_weapon", android="empty_2")
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    bench.says(BLUE, "shoot.second", ("soldier", RED))
    assert bench.lives(RED) == (2, 4)
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    bench.says(BLUE, "shoot.second", "hold")
    assert bench.lives(RED) == (1, 4)
    assert bench.state.ammo(BLUE) == 1
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    assert bench.lives(RED) == (0, 4), "one ammo, one shot, no second question"


@rule_test("P-108", "P-113", "P-114")
def test_t26_the_sniper_shoots_two_rooms_far_and_a_key_opens_the_first_door_only() -> None:
    bench = range_of("sniper_rifle", "key_card", android="reactor_room", bonus=True)
    assert ("soldier", RED) not in targets(bench), "the door is the second link"
    bench = range_of("sniper_rifle", android="reactor_room", bonus=True)
    bench.state.doors_open = True
    assert ("soldier", RED) in targets(bench)
    bench = range_of("sniper_rifle", "key_card", android="run_2", bonus=True)
    assert ("soldier", RED) in targets(bench), "here the door is the first link"


@rule_test("P-114")
def test_nobody_shoots_round_corners_and_nothing_blocks() -> None:
    bench = Bench(bonus_cards=True)
    corridor(bench)
    bench.lay("run_3", 1, -1)
    bench.lay("storage_2", 0, 1)
    bench.stand(BLUE, android="reactor_room")
    bench.stand(RED, soldier="run_3", android="run_2")
    bench.stand(WHITE, soldier="storage_2")
    bench.laid_out(BLUE, "ammo", "sniper_rifle")
    bench.parasite("run_2", "black")
    found = targets(bench)
    assert ("soldier", RED) not in found, "east, then north"
    assert ("android", RED) in found
    assert ("soldier", WHITE) in found


@rule_test("P-111")
def test_t26_the_sniper_rifle_excludes_scope_and_heavy_weapon() -> None:
    bench = range_of("sniper_rifle", "heavy_weapon", "target_scope", bonus=True)
    bench.state.doors_open = True
    bench.does(BLUE, "shoot")
    assert bench.offered(BLUE, "shoot.weapon") == ["gun", "sniper"]
    bench.says(BLUE, "shoot.weapon", "sniper")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    assert bench.asks(BLUE, ACTION), "no second shot with the sniper rifle"
    assert bench.state.ammo(BLUE) == 3


@rule_test("P-115", "P-83")
def test_what_counts_as_an_attack() -> None:
    bench = range_of(android="empty_2")
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("soldier", RED))
    assert len(bench.state.attacked) == 1
    bench = range_of()
    bench.hand(BLUE, "grenade", size=6)
    bench.state.doors_open = True
    bench.does(BLUE, "grenade")
    bench.says(BLUE, "grenade.room", "empty_2")
    assert len(bench.state.attacked) == 1, "a grenade attacks everybody in the room"
    bench = range_of(android="empty_2")
    token = bench.parasite("empty_2")
    bench.does(BLUE, "shoot")
    bench.says(BLUE, "shoot.target", ("parasite", token))
    assert bench.state.attacked == []
