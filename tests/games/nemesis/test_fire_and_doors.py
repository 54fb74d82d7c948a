"""Fire, Malfunctions and doors."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import CORRIDORS
from hullbreach.games.nemesis.doors import close_door, togglable, toggle_door
from hullbreach.games.nemesis.events import fire_step
from hullbreach.games.nemesis.fire import break_down, can_break, ignite, spread_fire
from hullbreach.games.nemesis.injuries import move_together
from hullbreach.games.nemesis.state import DEAD, ESCAPED
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.testing import rule_test

from .table import Helm

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    return helm


def burn(helm: Helm, *rooms: str) -> None:
    for room in rooms:
        helm.state.fire[ROOM_OF[room]] = True


@rule_test("N-87")
def test_a_room_burns_once_and_any_room_can_burn(helm: Helm) -> None:
    helm.carries_out(lambda s: ignite(s, ROOM_OF["r07"]))
    assert helm.state.fire[ROOM_OF["r07"]]
    assert not helm.state.explored[ROOM_OF["r07"]]
    helm.arrange()
    helm.carries_out(lambda s: ignite(s, ROOM_OF["r07"]))
    assert sum(helm.state.fire) == 1


@rule_test("N-88", "N-211")
def test_the_ninth_fire_ends_the_game_at_once_and_pods_are_safe(helm: Helm) -> None:
    burn(helm, "r02", "r04", "r05", "r06", "r08", "r10", "r12", "r13")
    helm.state.where[SCOUT] = ESCAPED
    helm.carries_out(lambda s: carry_out(s, lambda s: ignite(s, ROOM_OF["r16"])))
    assert helm.session.over
    assert helm.result.ending == "fire"
    assert helm.state.where == [DEAD, ESCAPED]
    assert helm.state.destroyed


@rule_test("N-88")
def test_a_fire_in_a_burning_room_needs_no_ninth_marker(helm: Helm) -> None:
    burn(helm, "r02", "r04", "r05", "r06", "r08", "r10", "r12", "r13")
    helm.carries_out(lambda s: carry_out(s, lambda s: ignite(s, ROOM_OF["r13"])))
    assert not helm.session.over


@rule_test("N-89", "N-85", "N-97")
def test_fire_spreads_through_open_corridors_only_and_not_further(helm: Helm) -> None:
    burn(helm, "r02")
    helm.closes("c02_06")
    helm.carries_out(lambda s: spread_fire(s))
    assert [room for room, on in enumerate(helm.state.fire) if on] == [
        ROOM_OF["r01"],
        ROOM_OF["r02"],
    ]


@rule_test("N-90", "N-189")
def test_fire_injures_intruders_and_eggs_in_its_step_only(helm: Helm) -> None:
    helm.tile("r12", "nest")
    burn(helm, "r12")
    x = helm.intruder("adult", "r12")
    helm.rolls("atk_11")
    helm.state.phase = "fire"
    helm.carries_out(fire_step)
    assert helm.told("injured")[0]["count"] == 1
    assert helm.state.eggs == 4
    assert x


@rule_test("N-189")
def test_loose_eggs_burn_one_per_room(helm: Helm) -> None:
    burn(helm, "r05")
    helm.state.floor += [(ROOM_OF["r05"], "egg")] * 2
    helm.state.phase = "fire"
    helm.state.xeno = -1
    helm.carries_out(fire_step)
    assert helm.state.floor_in(ROOM_OF["r05"]) == ["egg"]


@rule_test("N-91")
def test_a_malfunction_stops_room_and_computer_but_not_searching(helm: Helm) -> None:
    room = helm.tile("r03", "comms_room", counter=2)
    helm.hand(CAPTAIN, "search", "rest", "order")
    assert helm.state.computer(room)
    helm.carries_out(lambda s: break_down(s, room))
    assert not helm.state.computer(room)
    offered = helm.offered(CAPTAIN, "turn.action")
    assert "room" not in offered
    assert "search" in offered
    assert not can_break(helm.state, room)


@rule_test("N-92")
@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_nest_and_slimy_room_never_break(helm: Helm, tile: str) -> None:
    room = helm.tile("r07", tile)
    helm.carries_out(lambda s: break_down(s, room))
    assert not any(helm.state.broken)
    assert not can_break(helm.state, ROOM_OF["r06"])


@rule_test("N-93", "N-211")
def test_the_ninth_malfunction_breaks_the_hull(helm: Helm) -> None:
    for room in ("r01", "r11", "r19", "r20", "r21"):
        helm.state.broken[ROOM_OF[room]] = True
    for room, tile in (("r02", "storage"), ("r04", "armory"), ("r05", "surgery")):
        helm.state.broken[helm.tile(room, tile)] = True
    ninth = helm.tile("r06", "canteen")
    helm.carries_out(lambda s: carry_out(s, lambda s: break_down(s, ninth)))
    assert helm.result.ending == "malfunction"
    assert helm.state.where == [DEAD, DEAD]


@rule_test("N-91", "N-93")
def test_with_eight_malfunctions_a_second_one_in_a_room_breaks_nothing(helm: Helm) -> None:
    for room in ("r01", "r11", "r19", "r20", "r21"):
        helm.state.broken[ROOM_OF[room]] = True
    for room, tile in (("r02", "storage"), ("r04", "armory"), ("r05", "surgery")):
        helm.state.broken[helm.tile(room, tile)] = True
    helm.carries_out(lambda s: carry_out(s, lambda s: break_down(s, ROOM_OF["r05"])))
    assert not helm.session.over


@rule_test("N-96")
def test_all_doors_start_open_and_do_not_muffle_noise(helm: Helm) -> None:
    assert set(helm.state.door) == {OPEN}
    assert len(helm.state.door) == len(CORRIDORS) == 28


@rule_test("N-97")
def test_a_closed_door_stops_characters(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "rest")
    helm.closes("c01_03")
    moves = [o for o in helm.offered(CAPTAIN) if isinstance(o, tuple) and o[0] == "move"]
    assert moves == [("move", "r07")]


@rule_test("N-98")
def test_several_intruders_wreck_a_door_together_and_all_stay(helm: Helm) -> None:
    helm.closes("c05_10")
    pair = [helm.intruder(kind, "r05") for kind in ("adult", "queen")]
    way = CORRIDOR_OF["c05_10"]
    helm.carries_out(lambda s: move_together(s, [(x, way) for x in pair]))
    assert helm.state.door[way] == DESTROYED
    assert [x.room for x in helm.state.intruders] == [ROOM_OF["r05"]] * 2


@rule_test("N-99", "N-100")
def test_open_and_close_but_never_a_destroyed_door(helm: Helm) -> None:
    way, other = CORRIDOR_OF["c03_07"], CORRIDOR_OF["c01_03"]
    helm.state.door[other] = DESTROYED
    assert togglable(helm.state, ROOM_OF["r03"]) == [way]
    helm.carries_out(lambda s: toggle_door(s, CAPTAIN, way))
    assert helm.state.door[way] == CLOSED
    helm.arrange()
    helm.carries_out(lambda s: toggle_door(s, CAPTAIN, way))
    assert helm.state.door[way] == OPEN
    helm.hand(CAPTAIN, "search")
    assert ROOM_OF["r01"] in [room for _, room in helm.state.ways(ROOM_OF["r03"])]


@rule_test("N-101")
def test_without_a_token_one_is_taken_from_another_corridor(helm: Helm) -> None:
    for corridor in range(12):
        helm.state.door[corridor] = CLOSED
    assert helm.state.doors_left() == 0
    way = CORRIDOR_OF["c18_21"]
    helm.carries_out(lambda s: close_door(s, CAPTAIN, way))
    helm.says(CAPTAIN, "door.token", "c01_02")
    assert helm.state.door[CORRIDOR_OF["c01_02"]] == OPEN
    assert helm.state.door[way] == CLOSED
    assert helm.idle()


@rule_test("N-189")
def test_fire_injures_an_intruder_once_though_it_retreats_into_another_fire(helm: Helm) -> None:
    burn(helm, "r05", "r10")
    helm.intruder("adult", "r05")
    helm.intruder("creeper", "r10")
    helm.rolls("atk_08", "evt_03", "atk_01")
    helm.state.phase = "fire"
    helm.carries_out(fire_step)
    assert [facts["room"] for facts in helm.told("retreat")] == ["r05"]
    hurt = [(facts["kind"], facts["total"]) for facts in helm.told("injured")]
    assert hurt == [("adult", 1), ("creeper", 1)]
