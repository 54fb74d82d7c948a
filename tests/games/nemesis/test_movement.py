"""Movement, exploration, noise, danger, Technical Corridors, slime."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis.board import (
    ALL_EXITS,
    CLOSED,
    CORRIDOR_OF,
    DESTROYED,
    OPEN,
    ROOM_OF,
)
from hullbreach.games.nemesis.components import CORRIDORS, EXITS, MARKERS, NOISE_DIE, TECH
from hullbreach.games.nemesis.injuries import move_together
from hullbreach.games.nemesis.movement import enter
from hullbreach.games.nemesis.noise import danger, noise_roll
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing import rule_test

from .table import Helm

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.hand(CAPTAIN, "search", "rest", "order", "demolition", "reload")
    return helm


def token(helm: Helm, room: str, face: str) -> None:
    """This exploration token lies in a room."""
    s = helm.state
    h = s.token[ROOM_OF[room]]
    other = next(x for x, f in enumerate(s.cards.faces) if f == face)
    s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]


def hidden(helm: Helm, room: str, tile: str) -> None:
    """This tile lies face down in a room."""
    s, here = helm.state, ROOM_OF[room]
    lying = s.token[here]
    helm.tile(room, tile)
    s.explored[here], s.token[here] = False, lying
    s.gone = [h for h in s.gone if h != lying]
    s.cards.seen[s.tile[here]] = 0


def enters(helm: Helm, room: str, via: str = "", **how: bool) -> None:
    """The Captain enters a room."""
    corridor = CORRIDOR_OF[via] if via else -1
    helm.carries_out(lambda s: enter(s, CAPTAIN, ROOM_OF[room], corridor, **how))


@rule_test("N-55")
def test_neighbours_by_the_document_do_not_care_for_doors(helm: Helm) -> None:
    helm.closes("c03_07")
    assert helm.state.neighbours(ROOM_OF["r03"]) == [ROOM_OF["r01"], ROOM_OF["r07"]]
    book = Helm("captain", "scout", ruleset="rulebook")
    book.closes("c03_07")
    assert book.state.neighbours(ROOM_OF["r03"]) == [ROOM_OF["r01"]]
    assert ROOM_OF["r04"] not in helm.state.neighbours(ROOM_OF["r02"])


@rule_test("N-56", "N-57")
def test_entering_turns_up_the_tile_then_the_token_then_rolls(helm: Helm) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", "door_3")
    helm.rolls("1")
    enters(helm, "r07", "c03_07")
    assert [e.key for e in helm.events] == [
        "moved",
        "explored",
        "token.explored",
        "door.closed",
        "noise.rolled",
        "noise.placed",
    ]
    assert helm.state.counter[ROOM_OF["r07"]] == 3
    assert helm.state.token[ROOM_OF["r07"]] == -1


@rule_test("N-57", "N-86")
def test_the_slimy_room_slimes_before_the_token(helm: Helm) -> None:
    hidden(helm, "r07", "slime_room")
    token(helm, "r07", "silence_1")
    enters(helm, "r07", "c03_07")
    keys = [e.key for e in helm.events]
    assert keys.index("slimed") < keys.index("token.explored") < keys.index("danger")
    assert helm.state.counter[ROOM_OF["r07"]] == 0


@rule_test("N-58")
def test_an_occupied_room_asks_for_no_roll(helm: Helm) -> None:
    helm.intruder("adult", "r01")
    enters(helm, "r01", "c01_03")
    assert helm.told("noise.rolled") == []
    assert helm.told("encounter") == []
    assert helm.state.in_combat(CAPTAIN)
    helm.arrange()
    helm.at("r09", CAPTAIN)
    helm.at("r04", SCOUT)
    helm.tile("r04", "canteen")
    helm.state.token[ROOM_OF["r04"]] = -1
    enters(helm, "r04", "c04_08")
    assert helm.told("noise.rolled") == []


@rule_test("N-59", "N-64", "N-92")
def test_nest_and_slimy_room_take_neither_counter_nor_malfunction(helm: Helm) -> None:
    hidden(helm, "r07", "slime_room")
    token(helm, "r07", "malfunction_4")
    helm.rolls("1")
    enters(helm, "r07", "c03_07")
    assert helm.state.counter[ROOM_OF["r07"]] == 0
    assert not helm.state.broken[ROOM_OF["r07"]]
    assert sum(helm.state.noise) == 1


@rule_test("N-60")
def test_silence_cancels_the_roll_and_with_slime_is_danger(helm: Helm) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", "silence_1")
    enters(helm, "r07", "c03_07")
    assert not any(helm.state.noise)
    helm.arrange()
    helm.at("r03", CAPTAIN)
    helm.state.slime[CAPTAIN] = True
    hidden(helm, "r01", "canteen")
    helm.state.token[ROOM_OF["r01"]] = helm.state.token[ROOM_OF["r06"]]
    token(helm, "r01", "silence_1")
    enters(helm, "r01", "c01_03")
    assert all(helm.state.noise[c] for c in helm.state.exits(ROOM_OF["r01"]))


@rule_test("N-61")
def test_danger_is_resolved_instead_of_a_roll(helm: Helm) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", "danger_2")
    enters(helm, "r07", "c03_07")
    assert helm.told("noise.rolled") == []
    assert sum(helm.state.noise) == len(ALL_EXITS[ROOM_OF["r07"]])


@rule_test("N-62", "N-63", "N-64")
@pytest.mark.parametrize("symbol", ["slime_3", "fire_1", "malfunction_2"])
def test_the_other_symbols_leave_their_marker_and_the_roll_follows(helm: Helm, symbol: str) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", symbol)
    helm.rolls("1")
    enters(helm, "r07", "c03_07")
    s, room = helm.state, ROOM_OF["r07"]
    assert [s.slime[CAPTAIN], s.fire[room], s.broken[room]] == [
        symbol.startswith(kind) for kind in ("slime", "fire", "malf")
    ]
    assert sum(s.noise) == 1


@rule_test("N-65")
@pytest.mark.parametrize(("via", "door"), [("c03_07", DESTROYED), ("", OPEN), ("tech", OPEN)])
def test_a_door_token_closes_nothing_behind_a_destroyed_door_or_another_way(
    helm: Helm, via: str, door: int
) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", "door_3")
    helm.state.door[CORRIDOR_OF["c03_07"]] = door
    helm.rolls("1")
    enters(helm, "r07", via)
    assert CLOSED not in helm.state.door
    assert helm.told("noise.rolled")


@rule_test("N-66", "N-218")
@pytest.mark.parametrize(("items", "counter"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_solo_the_counter_is_halved_and_rounded_up(items: int, counter: int) -> None:
    helm = Helm("captain")
    helm.at("r03")
    hidden(helm, "r07", "storage")
    token(helm, "r07", f"door_{items}")
    helm.rolls("silence")
    enters(helm, "r07", "c03_07")
    assert helm.state.counter[ROOM_OF["r07"]] == counter


@rule_test("N-67")
@pytest.mark.parametrize("how", ["careful", "quiet"])
def test_careful_movement_and_reconnaissance_cancel_silence_and_danger(
    helm: Helm, how: str
) -> None:
    hidden(helm, "r07", "storage")
    token(helm, "r07", "danger_3")
    enters(helm, "r07", "c03_07", **{how: True})
    if how == "careful":
        helm.says(CAPTAIN, "careful.corridor", "c07_08")
    assert helm.state.counter[ROOM_OF["r07"]] == 3
    assert helm.told("danger") == []
    assert sum(helm.state.noise) == (how == "careful")


@rule_test("N-68")
def test_intruders_explore_nothing(helm: Helm) -> None:
    x = helm.intruder("adult", "r03")
    helm.at("r12", CAPTAIN)
    helm.carries_out(lambda s: move_together(s, [(x, CORRIDOR_OF["c03_07"])]))
    room = ROOM_OF["r07"]
    assert [i.room for i in helm.state.intruders] == [room]
    assert not helm.state.explored[room]
    assert helm.state.token[room] >= 0


@rule_test("N-69")
def test_looking_does_not_explore(helm: Helm) -> None:
    helm.tile("r03", "monitoring_room")
    helm.operates("monitoring_room")
    helm.says(CAPTAIN, "look.room", "r07")
    assert not helm.state.explored[ROOM_OF["r07"]]
    assert helm.view(CAPTAIN).rooms[ROOM_OF["r07"]].tile is not None
    assert helm.view(SCOUT).rooms[ROOM_OF["r07"]].tile is None


@rule_test("N-71")
def test_the_noise_die_has_two_of_each_number_silence_and_danger() -> None:
    assert Counter(NOISE_DIE) == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}


@rule_test("N-72")
@pytest.mark.parametrize(("face", "corridor"), [("1", "c01_03"), ("2", "c01_03"), ("4", "c01_04")])
def test_a_roll_marks_the_exit_with_that_number(helm: Helm, face: str, corridor: str) -> None:
    helm.at("r01", CAPTAIN)
    helm.rolls(face)
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert [c for c, on in enumerate(helm.state.noise) if on] == [CORRIDOR_OF[corridor]]


@rule_test("N-72")
def test_every_room_has_each_number_once() -> None:
    assert all(len(exits) == 4 for exits in EXITS)


@rule_test("N-72", "N-86")
def test_silence_is_nothing_and_danger_with_slime(helm: Helm) -> None:
    helm.rolls("silence")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert not any(helm.state.noise)
    helm.arrange()
    helm.state.slime[CAPTAIN] = True
    helm.rolls("silence")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert sum(helm.state.noise) == 2


@rule_test("N-73", "N-74")
def test_a_second_marker_is_an_encounter_seen_from_both_ends(helm: Helm) -> None:
    helm.state.noise[CORRIDOR_OF["c01_03"]] = True
    helm.closes("c01_03")
    helm.state.bag = ["blank_0", "adult_2"]
    helm.rolls("1", "adult_2")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert helm.told("encounter")
    assert not helm.state.noise[CORRIDOR_OF["c01_03"]]


@rule_test("N-75")
def test_nobody_rolls_in_combat(helm: Helm) -> None:
    helm.intruder("adult", "r03")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert helm.told("noise.rolled") == []


@rule_test("N-76")
def test_noise_markers_cannot_run_out() -> None:
    assert MARKERS["noise"] > len(CORRIDORS) + 1


@rule_test("N-77")
def test_noise_everywhere_skips_marked_exits_and_causes_no_encounter(helm: Helm) -> None:
    helm.state.noise[CORRIDOR_OF["c01_03"]] = True
    noise_everywhere(helm.state, ROOM_OF["r03"])
    assert sum(helm.state.noise) == 2
    assert helm.state.intruders == []


@rule_test("N-78", "N-81")
def test_danger_brings_every_free_intruder_next_door_without_encounter(helm: Helm) -> None:
    helm.intruder("adult", "r01")
    helm.intruder("creeper", "r07")
    helm.carries_out(lambda s: danger(s, CAPTAIN))
    assert [x.room for x in helm.state.intruders] == [ROOM_OF["r03"]] * 2
    assert not any(helm.state.noise)
    assert not {"encounter", "surprise", "attack"} & {e.key for e in helm.events}


@rule_test("N-78")
def test_danger_leaves_intruders_in_combat_alone_and_then_makes_noise(helm: Helm) -> None:
    helm.at("r01", SCOUT)
    helm.intruder("adult", "r01")
    helm.carries_out(lambda s: danger(s, CAPTAIN))
    assert helm.state.intruders[0].room == ROOM_OF["r01"]
    assert sum(helm.state.noise) == 2


@rule_test("N-79")
def test_danger_does_nothing_where_every_exit_is_marked(helm: Helm) -> None:
    noise_everywhere(helm.state, ROOM_OF["r03"])
    before = list(helm.state.noise)
    helm.carries_out(lambda s: danger(s, CAPTAIN))
    assert helm.state.noise == before
    assert helm.state.intruders == []


@rule_test("N-80", "N-98")
@pytest.mark.parametrize(
    ("ruleset", "door", "noises"), [("document", DESTROYED, 0), ("rulebook", CLOSED, 2)]
)
def test_danger_behind_a_closed_door(ruleset: str, door: int, noises: int) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.intruder("adult", "r01")
    helm.closes("c01_03")
    helm.carries_out(lambda s: danger(s, CAPTAIN))
    assert helm.state.intruders[0].room == ROOM_OF["r01"]
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == door
    assert sum(helm.state.noise) == noises


@rule_test("N-82")
def test_characters_do_not_walk_the_technical_corridors(helm: Helm) -> None:
    helm.at("r02", CAPTAIN)
    helm.tile("r02", "storage")
    moves = [o[1] for o in helm.offered(CAPTAIN) if isinstance(o, tuple) and o[0] == "move"]
    assert moves == ["r01", "r06"]


@rule_test("N-83")
def test_noise_at_one_entrance_counts_at_all(helm: Helm) -> None:
    helm.tile("r14", "storage")
    helm.at("r14", CAPTAIN)
    helm.rolls("3")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert helm.state.noise[TECH]
    helm.arrange()
    helm.at("r19", CAPTAIN)
    helm.state.bag = ["blank_0"]
    helm.rolls("4")
    helm.carries_out(lambda s: noise_roll(s, CAPTAIN))
    assert helm.told("encounter")


@rule_test("N-84", "N-85")
def test_an_intruder_in_the_technical_corridors_vanishes_into_the_bag(helm: Helm) -> None:
    x = helm.intruder("adult", "r14", injuries=2)
    helm.state.noise[TECH] = True
    adults = helm.view(None).bag["adult"]
    helm.carries_out(lambda s: move_together(s, [(x, TECH)]))
    assert helm.state.intruders == []
    assert helm.view(None).bag["adult"] == adults + 1
    assert helm.state.noise[TECH]
    assert len(helm.state.door) == TECH


@rule_test("N-86")
def test_slime_is_one_marker_at_most(helm: Helm) -> None:
    hidden(helm, "r07", "slime_room")
    token(helm, "r07", "slime_3")
    helm.rolls("1")
    enters(helm, "r07", "c03_07")
    assert helm.state.slime[CAPTAIN] is True
    assert len(helm.told("slimed")) == 1
    assert helm.state.cards.seen[helm.state.tile[ROOM_OF["r07"]]] == EVERYONE
