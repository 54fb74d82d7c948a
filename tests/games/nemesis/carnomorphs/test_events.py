"""The Carnomorph Event cards, each effect seen on the ship."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import (
    CLOSED,
    CORRIDOR_OF,
    DESTROYED,
    FUSE_START,
    OPEN,
    ROOM_OF,
    other_end,
)
from hullbreach.games.nemesis.carnomorphs.components import CARNOMORPH_EVENTS, FIGURES
from hullbreach.games.nemesis.components import EXITS, TECH
from hullbreach.games.nemesis.events import event_step
from hullbreach.games.nemesis.noise import danger
from hullbreach.games.nemesis.state import IN_POD, OFF
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.at("r20")
    hive.state.floor = []
    return hive


@rule_test("K-78", "K-79")
@pytest.mark.parametrize("card", list(CARNOMORPH_EVENTS))
def test_every_card_moves_its_kinds_and_goes_where_it_says(hive: Hive, card: str) -> None:
    row = CARNOMORPH_EVENTS[card]
    for kind in FIGURES:
        hive.intruder(kind, "r02")
    before = len(hive.state.events)
    hive.rolls(card)
    hive.carries_out(event_step)
    exit = EXITS[ROOM_OF["r02"]][row.corridor - 1]
    gone = {facts["kind"] for facts in hive.told("vanished") if facts["room"] == "r02"}
    moved = [facts["kind"] for facts in hive.told("intruder.moved")][: len(row.types)]
    if exit == TECH:
        assert gone >= set(row.types) - {"butcher"}
        assert "butcher" not in gone or row.effect == "ev_lurking"
    else:
        assert moved == [kind for kind in FIGURES if kind in row.types]
        assert other_end(exit, ROOM_OF["r02"]) in (ROOM_OF["r01"], ROOM_OF["r06"])
    discard = [hive.face(h) for h in hive.state.event_discard]
    left = len(hive.state.events)
    if row.fate == "discard":
        assert (discard, left) == ([card], before - 1)
    else:
        assert (discard, left) == ([], before - 1 if row.fate == "remove" else before)


@rule_test("K-43")
def test_rampant_mutation(hive: Hive) -> None:
    hive.mutant(ME)
    s = hive.state
    h = hive.contamination(ME, infected=True)
    s.deck[ME].append(h)
    clean = hive.contamination(OTHER, infected=False)
    s.deck[OTHER].append(clean)
    hive.happens("ev_rampant_mutation")
    assert hive.brood.markers == [1, 0]
    assert len(hive.state.discard[ME]) == len(hive.state.discard[OTHER]) == 4
    assert h in hive.state.discard[ME]
    assert hive.brood.mutation[OTHER] == []


@rule_test("K-1a", "K-29")
def test_t_d30_reawakening(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.state.objects[OTHER] = ["carcass"]
    hive.lies(ROOM, "carcass", "carcass")
    hive.rolls("ka_11")
    hive.happens("ev_reawakening")
    assert hive.standing(ROOM) == ["S0"]
    assert hive.lying(ROOM) == ["carcass"]
    assert hive.state.light[ME] == 1
    assert hive.standing("r20") == []
    assert hive.state.objects[OTHER] == ["carcass"]


def test_without_shamblers_carcasses_stay(hive: Hive) -> None:
    hive.stands("r09", *["S0"] * 8)
    hive.lies(ROOM, "carcass")
    hive.happens("ev_reawakening")
    assert (hive.standing(ROOM), hive.lying(ROOM)) == ([], ["carcass"])


@rule_test("K-17", "K-22")
def test_lurking(hive: Hive) -> None:
    hive.stands(ROOM, "M0", "S1", "F0", "B0")
    hive.stands("r20", "S0")
    hive.happens("ev_lurking")
    assert hive.standing(ROOM) == ["M0"]
    assert hive.standing("r20") == ["S0"]
    assert [hive.tokens(kind)[0] for kind in ("shambler", "fleshbeast", "butcher")] == [1, 1, 1]


@rule_test("K-1a")
@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
def test_stalking(ruleset: str) -> None:
    hive = Hive("captain", "scout", ruleset=ruleset)
    hive.awake()
    hive.at("r06", ME)
    hive.at("r10", OTHER)
    hive.stands(ROOM, "M0", "S0", "F0")
    hive.stands("r07", "S0")
    hive.closes("c06_07")
    hive.happens("ev_stalking")
    assert hive.standing(ROOM) == ["M0"]
    assert hive.standing("r06") == ["F0", "S0"]
    assert hive.standing("r07") == ["S0"]
    reached = DESTROYED if ruleset == "document" else CLOSED
    assert hive.state.door[CORRIDOR_OF["c06_07"]] == reached


@rule_test("K-109")
def test_scavenging(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.state.objects[ME] = ["egg"]
    hive.lies("r13", "carcass")
    hive.stands(ROOM, "M0", "B0")
    hive.stands("r10", "F0")
    hive.happens("ev_scavenging")
    assert hive.standing("r06") == ["M0"]
    assert hive.standing(ROOM) == ["B0"]
    assert hive.standing("r13") == ["F0"]


def test_airlock_glitch(hive: Hive) -> None:
    hive.tile("r05", "generator")
    hive.tile("r09", "comms_room")
    hive.happens("ev_airlock_glitch")
    assert hive.state.airlock == ROOM_OF["r09"]
    doors = [hive.state.door[CORRIDOR_OF[c]] for c in ("c08_09", "c09_12")]
    assert doors == [CLOSED, CLOSED]


def test_airlock_glitch_needs_whole_doors_and_a_yellow_room(hive: Hive) -> None:
    hive.happens("ev_airlock_glitch")
    assert hive.state.airlock == -1
    hive.arrange()
    hive.tile("r09", "comms_room")
    hive.state.door[CORRIDOR_OF["c08_09"]] = DESTROYED
    hive.happens("ev_airlock_glitch")
    assert hive.state.airlock == -1


@pytest.mark.parametrize("broken", [2, 3])
def test_generator_overload(hive: Hive, broken: int) -> None:
    for room in ("r01", "r11", "r19")[:broken]:
        hive.state.broken[ROOM_OF[room]] = True
    hive.happens("ev_generator_overload")
    assert hive.state.fuse == (FUSE_START if broken == 3 else OFF)


@rule_test("K-109")
def test_marked_prey(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.state.objects[ME] = ["egg"]
    hive.happens("ev_marked_prey")
    assert hive.state.slime == [True, False]
    hive.arrange()
    hive.lies("r20", "carcass")
    hive.happens("ev_marked_prey")
    assert hive.state.slime == [True, True]


def test_hatches_jam(hive: Hive) -> None:
    hive.tile("r03", "evacuation_a")
    hive.happens("ev_hatches_jam")
    assert hive.state.broken[ROOM_OF["r03"]]
    assert sum(hive.state.broken) == 1
    hive.arrange()
    hive.tile("r04", "evacuation_b")
    hive.happens("ev_hatches_jam")
    assert sum(hive.state.broken) == 2


def test_quarantine(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.state.slime[ME] = True
    hive.state.door[CORRIDOR_OF["c06_07"]] = DESTROYED
    hive.happens("ev_quarantine")
    doors = [hive.state.door[CORRIDOR_OF[c]] for c in ("c02_06", "c05_06", "c06_07", "c06_11")]
    assert doors == [CLOSED, CLOSED, DESTROYED, CLOSED]
    assert hive.state.door[CORRIDOR_OF["c17_20"]] == OPEN


def test_growl(hive: Hive) -> None:
    hive.stands(ROOM, "M0")
    hive.state.noise[CORRIDOR_OF["c05_06"]] = True
    hive.happens("ev_growl")
    assert hive.noisy() == ["c05_06", "c05_10", "tech"]
    assert hive.told("encounter") == []


def test_structural_weakness(hive: Hive) -> None:
    hive.tile("r06", "cabins")
    hive.tile("r07", "shower_room")
    hive.tile("r08", "canteen")
    hive.happens("ev_structural_weakness")
    broken = [room for room in ("r06", "r07", "r08") if hive.state.broken[ROOM_OF[room]]]
    assert broken == ["r06", "r07"]


def test_protocol_failure(hive: Hive) -> None:
    hive.tile("r04", "evacuation_b")
    hive.state.where[ME], hive.state.pod[ME] = IN_POD, 1
    hive.happens("ev_protocol_failure")
    assert hive.state.launched == [False, True]
    assert hive.state.where[ME] == ROOM_OF["r04"]
    hive.arrange()
    hive.happens("ev_protocol_failure")
    assert hive.state.launched == [False, True]


def test_chemical_fire(hive: Hive) -> None:
    hive.tile("r05", "armory")
    hive.tile("r12", "storage")
    hive.closes("c09_12")
    hive.state.fire[ROOM_OF["r05"]] = hive.state.fire[ROOM_OF["r12"]] = True
    hive.happens("ev_chemical_fire")
    burning = [room for room, number in ROOM_OF.items() if hive.state.fire[number]]
    assert burning == ["r05", "r16"]
    assert hive.state.broken[ROOM_OF["r12"]]
    assert not hive.state.broken[ROOM_OF["r05"]]


def test_chemical_fire_without_a_fire(hive: Hive) -> None:
    hive.happens("ev_chemical_fire")
    assert not any(hive.state.fire)


def test_ammunition_meltdown(hive: Hive) -> None:
    hive.tile("r05", "armory", counter=3)
    hive.tile("r12", "storage", counter=2)
    hive.happens("ev_ammunition_meltdown")
    burning = [room for room, number in ROOM_OF.items() if hive.state.fire[number]]
    assert burning == ["r05", "r06", "r10"]
    assert hive.state.counter[ROOM_OF["r05"]] == 0
    assert hive.state.counter[ROOM_OF["r12"]] == 2


def test_beast_on_the_prowl_with_the_butcher(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.state.slime[ME] = True
    hive.hand(ME)
    hive.stands("r02", "B2")
    hive.happens("ev_beast_on_the_prowl")
    assert hive.standing("r06") == ["B2"]
    assert hive.told("attack") == []


def test_beast_on_the_prowl_without_it(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.state.slime[ME] = True
    hive.rolls("1")
    hive.happens("ev_beast_on_the_prowl")
    assert hive.noisy() == ["c06_07"]
    assert hive.idle()


@rule_test("K-108")
def test_danger_calls_metagorgers_too(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.stands(ROOM, "M0", "S0")
    hive.carries_out(lambda s: danger(s, ME))
    assert hive.standing("r06") == ["S0", "M0"]


def test_airlock_glitch_needs_enough_doors(hive: Hive) -> None:
    hive.tile("r09", "comms_room")
    around = (CORRIDOR_OF["c08_09"], CORRIDOR_OF["c09_12"])
    others = [corridor for corridor in range(TECH) if corridor not in around]
    for corridor in others[:11]:
        hive.state.door[corridor] = CLOSED
    hive.happens("ev_airlock_glitch")
    assert hive.state.airlock == -1
    assert [hive.state.door[corridor] for corridor in around] == [OPEN, OPEN]
