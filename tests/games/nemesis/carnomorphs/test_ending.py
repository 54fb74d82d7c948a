"""The final check and the Objectives."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.ending import check_mutation
from hullbreach.games.nemesis.ending import victory_check
from hullbreach.games.nemesis.objectives import fulfilled
from hullbreach.games.nemesis.state import DEAD, ESCAPED, Ship
from hullbreach.kernel import Asks, rule
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.state.where = [ESCAPED, ESCAPED]
    return hive


def owns(hive: Hive, *cards: str) -> None:
    """These are all cards the Captain has."""
    hive.hand(ME, *cards)
    hive.state.gone += hive.state.deck[ME]
    hive.state.deck[ME] = []


def checked(hive: Hive) -> bool:
    """Whether the Captain dies in the check."""
    died: list[bool] = []

    @rule
    def check(s: Ship) -> Asks[None]:
        died.append((yield from check_mutation(s, ME)))

    hive.carries_out(check)
    if hive.asks(ME, "mutation.keep"):
        hive.says(ME, "mutation.keep", hive.offered(ME)[0])
    return died[0]


@rule_test("K-94", "K-96", "K-97")
def test_t_s13_two_more_markers_make_three(hive: Hive) -> None:
    hive.mutant(ME, markers=1)
    owns(hive, "search", "rest", "contamination", "contamination")
    assert not checked(hive)
    assert hive.brood.markers[ME] == 3
    assert hive.told("scanned") == []


@rule_test("K-95", "K-98")
def test_t_d26_without_infection_nothing_is_drawn(hive: Hive) -> None:
    owns(hive, "contamination", "contamination", "contamination", "contamination")
    assert not checked(hive)
    assert hive.brood.markers[ME] == 0
    assert hive.brood.mutation[ME] == []


@rule_test("K-95", "K-96", "K-97")
@pytest.mark.parametrize("old", [0, 1])
def test_t_d27_an_infection_mutates_and_the_draw_decides(hive: Hive, old: int) -> None:
    owns(hive, "search", "contamination", "contamination_infected", "contamination")
    hive.brood.markers[ME] = old
    assert checked(hive) == (old == 1)
    assert hive.brood.markers[ME] == 3 + old
    assert hive.brood.mutation[ME]


@rule_test("K-94", "K-97")
def test_who_dies_in_the_check_leaves_no_corpse(hive: Hive) -> None:
    hive.mutant(ME, markers=3)
    owns(hive, "contamination", "contamination")
    hive.state.where[OTHER] = DEAD
    for engine in range(0, 6, 2):
        top, bottom = hive.state.engines[engine : engine + 2]
        hive.state.cards.faces[top], hive.state.cards.faces[bottom] = "working", "damaged"
    floor = list(hive.state.floor)
    hive.state.phase = "check"
    hive.carries_out(victory_check)
    assert hive.state.where[ME] == DEAD
    assert hive.state.floor == floor
    assert hive.state.intruders == []
    assert [facts["seat"] for facts in hive.told("mutation.checked")] == [ME]


def fulfils(hive: Hive, objective: str) -> bool:
    """Whether the Captain has fulfilled this Objective."""
    return fulfilled(hive.state, ME, objective)


@rule_test("K-6", "K-99", "K-100")
@pytest.mark.parametrize("objective", ["obj_c3", "obj_s3"])
def test_two_removed_adaptations_are_field_biology(hive: Hive, objective: str) -> None:
    hive.brood.removed = ["egg"]
    assert not fulfils(hive, objective)
    hive.brood.removed = ["egg", "corpse"]
    assert fulfils(hive, objective)


def test_ab_ovo_and_necropsy_ask_for_one_of_them(hive: Hive) -> None:
    hive.brood.removed = ["egg"]
    assert fulfils(hive, "obj_c4")
    assert not fulfils(hive, "obj_c5")
    hive.brood.removed = ["carcass"]
    assert not fulfils(hive, "obj_c4")
    assert not fulfils(hive, "obj_c5")
    hive.state.signal[ME] = True
    assert fulfils(hive, "obj_c5")


@rule_test("K-2", "K-37")
@pytest.mark.parametrize("objective", ["obj_p3", "obj_s4"])
def test_the_great_hunt_is_for_the_butcher(hive: Hive, objective: str) -> None:
    hive.state.signal[ME] = True
    assert not fulfils(hive, objective)
    hive.state.destroyed = True
    assert fulfils(hive, objective)
    hive.state.destroyed, hive.state.queen_killed = False, True
    assert fulfils(hive, objective)


@rule_test("K-73")
def test_a_nest_that_was_eaten_is_destroyed(hive: Hive) -> None:
    hive.tile("r05", "nest")
    hive.state.where = [ROOM_OF["r20"]] * 2
    hive.state.eggs = 1
    hive.stands("r05", "S0")
    hive.step_two()
    hive.arrange().signal[ME] = True
    assert fulfils(hive, "obj_p9")
    assert fulfils(hive, "obj_s7")


@rule_test("K-75")
def test_an_eaten_blue_corpse_cannot_be_buried(hive: Hive) -> None:
    hive.state.where = [ROOM_OF["r20"]] * 2
    hive.stands("r11", "S0")
    hive.step_two()
    assert "corpse_blue" not in [word for _, word in hive.state.floor]
    assert not fulfils(hive, "obj_p6")
    assert not fulfils(hive, "obj_s2")
