"""Who is alone and only has to bring the ship home follows a route: course, engines, bed."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.evaluations import evaluation
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES, MARKERS, SUPPLY
from hullbreach.kernel import Choice, Pick
from hullbreach.parts.cards import mask
from tests.games.nemesis.table import Helm

ME = 0
WORKING, DAMAGED = SUPPLY.engines.tokens
MOVES: list[Choice] = [
    (kind, room) for kind in ("move", "careful") for room in ("r06", "r08", "r14", "r15")
]


@pytest.fixture
def helm() -> Helm:
    """A lone Captain in the Hibernatorium whose Objective is that the ship reaches Earth."""
    helm = Helm("captain")
    s = helm.state
    h, *rest = s.objectives[ME]
    other = s.cards.faces.index("obj_s1")
    s.cards.faces[h], s.cards.faces[other] = "obj_s1", s.cards.faces[h]
    s.dropped[ME] += rest
    s.objectives[ME] = [h]
    helm.hand(ME, "search", "rest", "order", "reload", "demolition")
    return helm


def says(helm: Helm, *options: Choice) -> list[Choice]:
    """What the Captain thinks of doing."""
    question = Pick(ME, "turn.action", ["pass", *options], "N-25")
    return list(evaluation("nemesis").sensible(question, helm.state))


def set_course(helm: Helm) -> None:
    """The ship flies to Earth, and the Captain knows it."""
    s = helm.state
    s.destination = COORDINATES[s.face(s.coordinates)].earth
    s.cards.seen[s.coordinates] |= mask(ME)


def engine(helm: Helm, number: int, face: str) -> None:
    """The Captain has seen that an engine works or does not."""
    s = helm.state
    top, bottom = s.engines[2 * number : 2 * number + 2]
    s.cards.faces[top] = face
    s.cards.faces[bottom] = DAMAGED if face == WORKING else WORKING
    s.cards.seen[top] |= mask(ME)


def test_the_first_way_is_to_the_cockpit_and_a_careful_one(helm: Helm) -> None:
    assert says(helm, *MOVES) in ([("careful", "r06")], [("careful", "r08")])


def test_an_intruder_is_gone_round(helm: Helm) -> None:
    helm.intruder("adult", "r06")
    assert says(helm, *MOVES) == [("careful", "r08")]


def test_in_the_cockpit_one_looks_and_sets_the_course(helm: Helm) -> None:
    helm.at("r01")
    assert says(helm, ("move", "r02"), "room") == ["room"]


def test_with_the_course_set_one_uses_the_time_for_the_engines(helm: Helm) -> None:
    set_course(helm)
    helm.state.time = 12
    assert says(helm, *MOVES, "room")[0] in [("careful", "r14"), ("careful", "r15")]


def test_when_the_beds_are_open_one_sleeps_rather_than_walk_to_the_engines(helm: Helm) -> None:
    set_course(helm)
    engine(helm, 0, WORKING)
    helm.state.time = 8
    assert says(helm, *MOVES, "room") == ["room"]


def test_an_engine_known_to_be_damaged_is_repaired_and_not_looked_at_again(helm: Helm) -> None:
    set_course(helm)
    engine(helm, 1, DAMAGED)
    helm.at("r20")
    helm.state.time = 10
    helm.hand(ME, "basic_repairs", "rest", "order", "reload", "demolition")
    options: list[Choice] = ["room", ("card", "basic_repairs"), ("careful", "r17")]
    assert says(helm, *options) == [("card", "basic_repairs")]


def test_from_the_engine_control_room_one_looks_at_all_engines_at_once(helm: Helm) -> None:
    set_course(helm)
    helm.bare("r06", "engine_control")
    helm.at("r06")
    helm.state.time = 9
    assert says(helm, ("careful", "r11"), "room") == ["room"]
    for number in range(2):
        engine(helm, number, WORKING)
    assert says(helm, ("careful", "r11"), "room") == [("careful", "r11")]


def test_a_room_with_a_view_of_the_engines_is_worth_a_detour(helm: Helm) -> None:
    set_course(helm)
    helm.state.time = 10
    helm.bare("r08", "engine_control")
    assert says(helm, *MOVES) == [("careful", "r08")]


def test_a_damaged_engine_is_gone_to_although_the_card_to_mend_it_is_still_to_come(
    helm: Helm,
) -> None:
    set_course(helm)
    engine(helm, 0, WORKING)
    engine(helm, 1, DAMAGED)
    engine(helm, 2, DAMAGED)
    helm.state.time = 12
    assert says(helm, *MOVES, "room")[0] in [("careful", "r14"), ("careful", "r15")]


def test_nobody_steps_into_a_burning_room_without_the_cards_to_sleep_there(helm: Helm) -> None:
    set_course(helm)
    for number in range(3):
        engine(helm, number, WORKING)
    helm.at("r14")
    helm.state.time, helm.state.fire[ROOM_OF["r11"]] = 7, True
    helm.hand(ME, "rest", "order")
    assert says(helm, ("move", "r11"), ("careful", "r11")) == ["pass"]
    helm.hand(ME, "rest", "order", "reload", "demolition")
    assert says(helm, ("move", "r11"), ("careful", "r11")) == [("careful", "r11")]


def test_nobody_explores_a_frail_ship_on_the_way_home(helm: Helm) -> None:
    helm.bare("r08", "cabins")
    for room in range(11, 11 + MARKERS["malfunction"]):
        helm.state.broken[room] = True
    assert says(helm, *MOVES) == [("careful", "r08")]


def test_where_noise_is_at_every_exit_one_goes_another_way(helm: Helm) -> None:
    helm.bare("r06", "cabins")
    for corridor in ("c02_06", "c05_06", "c06_07", "c06_11"):
        helm.state.noise[CORRIDOR_OF[corridor]] = True
    assert says(helm, *MOVES) == [("careful", "r08")]


def test_who_has_another_objective_weighs_what_to_do(helm: Helm) -> None:
    s = helm.state
    h = s.objectives[ME][0]
    other = s.cards.faces.index("obj_s5")
    s.cards.faces[h], s.cards.faces[other] = "obj_s5", "obj_s1"
    assert len(says(helm, *MOVES)) > 1


@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_a_lone_greedy_bot_plays_to_the_end(mode: str) -> None:
    for seed in range(6):
        session = hullbreach.new("nemesis", mode, 1, seed=seed)
        mind = bots.make("greedy", "nemesis", seed)
        while session.asked:
            question = session.asked[ME]
            session.answer(ME, mind.choose(Chair(session, ME)), question.number)
        assert session.result is not None
