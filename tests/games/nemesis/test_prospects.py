"""How an Objective stands before the end: what its player is shown while choosing it and in their secret."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import TILE_SLOTS
from hullbreach.games.nemesis.prospects import prospects
from hullbreach.games.nemesis.state import DEAD, ESCAPED
from hullbreach.kernel import Stakes
from hullbreach.testing import rule_test
from hullbreach.words import Words, stakes_in_words

from .table import Helm

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    return Helm("captain", "scout", "soldier")


def stands(helm: Helm, card: str) -> list[tuple[str, str, str]]:
    """Each part of an Objective of the captain: how it is joined, its name, how it stands."""
    found = prospects(helm.state, CAPTAIN, card)
    return [(each.joined, each.key.removeprefix("ending.goal."), each.stands) for each in found]


@rule_test("N-195", "N-217")
def test_what_is_done_is_ticked_and_what_only_the_end_decides_is_open(helm: Helm) -> None:
    assert stands(helm, "obj_c5") == [
        ("", "signal", "open"),
        ("and", "carcass_weakness", "open"),
        ("and", "goal.survive", "open"),
    ]
    helm.state.signal[CAPTAIN] = True
    assert stands(helm, "obj_c5")[0] == ("", "signal", "met")
    helm.state.planet = "earth"
    assert stands(helm, "obj_p1")[0] == ("", "earth", "open")


@rule_test("N-200")
def test_a_number_that_is_to_die_may_be_dead_ones_own_or_nobodys(helm: Helm) -> None:
    helm.state.number = [2, 3, 4]
    assert stands(helm, "obj_c7")[:2] == [("", "dead_3", "open"), ("or", "alone", "open")]
    helm.state.where[SCOUT] = DEAD
    assert stands(helm, "obj_c7")[0] == ("", "dead_3", "met")
    own, nobody = (prospects(helm.state, CAPTAIN, card)[0] for card in ("obj_c2", "obj_c1"))
    assert (own.stands, own.note) == ("lost", "goal.yourself")
    assert (nobody.stands, nobody.note) == ("lost", "goal.nobody")


@rule_test("N-208")
def test_what_is_counted_says_how_far_it_is(helm: Helm) -> None:
    hoard = prospects(helm.state, CAPTAIN, "obj_p4")[1]
    assert (hoard.stands, hoard.note, hoard.facts["most"]) == ("open", "goal.so_far", 7)
    assert hoard.facts["count"] == len(helm.state.owned(CAPTAIN))
    helm.state.explored = [True] * len(helm.state.explored)
    explored = prospects(helm.state, CAPTAIN, "obj_p5")[1]
    assert explored.stands == "met"
    assert explored.facts["count"] == explored.facts["most"]


@rule_test("N-19", "N-209")
def test_rooms_printed_on_the_board_need_no_exploring(helm: Helm) -> None:
    explored = prospects(helm.state, CAPTAIN, "obj_p5")[1]
    assert (explored.facts["count"], explored.facts["most"]) == (0, 16)


@rule_test("N-220")
def test_in_co_op_anybodys_signal_counts_and_each_objective_wants_one_more() -> None:
    helm = Helm("captain", "scout", mode="coop")
    s = helm.state
    cards = [s.cards.add(card, "objective") for card in ("obj_s5", "obj_s1")]
    s.objectives = [[h] for h in cards]
    assert stands(helm, "obj_s5")[0] == ("", "signal", "open")
    s.signal[SCOUT] = True
    assert stands(helm, "obj_s5")[0] == ("", "signal", "met")
    s.cards.faces[cards[1]] = "obj_s7"
    signal = prospects(s, CAPTAIN, "obj_s5")[0]
    assert (signal.stands, signal.note, dict(signal.facts)) == (
        "open",
        "goal.so_far",
        {"count": 1, "most": 2},
    )
    s.signal[CAPTAIN] = True
    assert stands(helm, "obj_s5")[0] == ("", "signal", "met")


@rule_test("N-207")
def test_who_carries_what_is_wanted_is_on_the_way(helm: Helm) -> None:
    assert stands(helm, "obj_p6")[1] == ("and", "corpse", "open")
    helm.state.floor.clear()
    helm.state.objects[CAPTAIN].append("corpse_blue")
    assert stands(helm, "obj_p6")[1] == ("and", "corpse", "met")


@rule_test("K-75", "N-207")
def test_a_corpse_that_was_eaten_or_has_left_the_ship_is_out_of_reach(helm: Helm) -> None:
    helm.state.floor.clear()
    helm.state.objects[SCOUT].append("corpse_blue")
    assert stands(helm, "obj_p6")[1] == ("and", "corpse", "open")
    helm.state.where[SCOUT] = ESCAPED
    assert stands(helm, "obj_p6")[1] == ("and", "corpse", "lost")
    helm.state.objects[SCOUT].clear()
    assert stands(helm, "obj_p6")[1] == ("and", "corpse", "lost")
    assert stands(helm, "obj_s2")[0] == ("", "corpse_in_surgery", "lost")


@rule_test("N-195")
def test_the_view_tells_how_ones_own_objectives_stand_and_nobody_elses(helm: Helm) -> None:
    s = helm.state
    shown = helm.session.view(CAPTAIN)
    mine = [list(prospects(s, CAPTAIN, s.face(h))) for h in s.objectives[CAPTAIN]]
    assert shown.prospects == mine
    assert helm.session.view(None).prospects == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["☑ Signal sent", "☐ every room explored (2 of 16 so far)", "☐ you survive"]),
        ("de", ["☑ Signal abgesetzt", "☐ jeder Raum erkundet (bisher 2 von 16)", "☐ du überlebst"]),
    ],
)
def test_the_terminal_tells_the_parts_too(helm: Helm, language: str, said: list[str]) -> None:
    helm.state.signal[CAPTAIN] = True
    for room in TILE_SLOTS["1"][:2]:
        helm.state.explored[room] = True
    stakes = Stakes(wanted=prospects(helm.state, CAPTAIN, "obj_p5"))
    assert stakes_in_words(stakes, Words(helm.session.game.package, language)) == said
