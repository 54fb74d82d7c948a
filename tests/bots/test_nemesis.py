"""The evaluation of Nemesis: nearer to what the Objective needs, and to a way home, is better."""

from __future__ import annotations

from itertools import pairwise
from math import exp

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.nemesis.body import LIGHT, at_least, illness
from hullbreach.bots.evaluations.nemesis.chart import Errand, KnownShip, length
from hullbreach.bots.evaluations.nemesis.facts import facts
from hullbreach.bots.evaluations.nemesis.goals import GOALS, USE, flight, flights
from hullbreach.bots.evaluations.nemesis.plans import prospects, prospects_from
from hullbreach.bots.evaluations.nemesis.upkeep import strain
from hullbreach.bots.evaluations.nemesis.way_home import OPENS, PACE
from hullbreach.bots.evaluations.nemesis.ways import FAR, distances, round_trip
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_IDS, CORRIDOR_OF, FIXED, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES, MARKERS, SUPPLY
from hullbreach.games.nemesis.objectives import objective
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED
from hullbreach.kernel import Choice, Pick
from hullbreach.parts.cards import EVERYONE
from tests.games.nemesis.table import Helm

CAPTAIN, SCOUT = 0, 1
EVALUATION = evaluation("nemesis")


@pytest.fixture
def helm() -> Helm:
    """All rooms the tests need are found, in working order, and the pods are open."""
    helm = Helm("captain", "scout")
    for room, tile in {
        "r02": "comms_room",
        "r05": "generator",
        "r09": "evacuation_a",
        "r13": "evacuation_b",
        "r16": "surgery",
        "r04": "laboratory",
        "r17": "nest",
    }.items():
        helm.bare(room, tile)
    helm.state.locked = [False] * len(helm.state.locked)
    return helm


def keeps(helm: Helm, seat: int, face: str) -> None:
    """The seat has kept this Objective."""
    s = helm.state
    h, *rest = s.objectives[seat]
    other = s.cards.faces.index(face)
    s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]
    s.dropped[seat] += rest
    s.objectives[seat] = [h]


def worth(helm: Helm, seat: int = CAPTAIN) -> float:
    """How well the seat stands."""
    return sum(EVALUATION.terms(helm.state, seat).values())


def test_a_value_is_twice_the_chance_less_one(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c1")
    before = worth(helm) + 1
    helm.state.light[CAPTAIN] += 1
    assert worth(helm) + 1 == pytest.approx(before * exp(-LIGHT))


def worth_at(helm: Helm, room: str) -> float:
    """How well the Captain stands in that room."""
    helm.at(room, CAPTAIN)
    return worth(helm)


# -- ways ------------------------------------------------------------------------------------------


def test_a_closed_door_is_a_detour() -> None:
    doors = [OPEN] * len(CORRIDOR_IDS)
    open_ways = distances(tuple(doors))
    assert open_ways[ROOM_OF["r01"]][ROOM_OF["r03"]] == 1
    doors[CORRIDOR_OF["c01_03"]] = CLOSED
    closed = distances(tuple(doors))
    assert closed[ROOM_OF["r01"]][ROOM_OF["r03"]] > 1
    doors[CORRIDOR_OF["c03_07"]] = CLOSED
    assert distances(tuple(doors))[ROOM_OF["r01"]][ROOM_OF["r03"]] == FAR


def test_a_walk_goes_to_the_nearest_room_first() -> None:
    doors = tuple([OPEN] * len(CORRIDOR_IDS))
    rooms = (ROOM_OF["r03"], ROOM_OF["r06"])
    assert round_trip(doors, ROOM_OF["r11"], rooms) == [1, 3]


def test_an_errand_is_as_long_as_the_way_past_its_stops(helm: Helm) -> None:
    chart = KnownShip(facts(helm.state, CAPTAIN), ROOM_OF["r11"])
    errand = Errand()
    errand.visit(chart, "comms_room", 2)
    assert length(chart, errand, ROOM_OF["r11"]) == 2 + 2 + 2
    helm.state.broken[ROOM_OF["r02"]] = True
    worse, slower = KnownShip(facts(helm.state, CAPTAIN), ROOM_OF["r11"]), Errand()
    slower.visit(worse, "comms_room", 2)
    assert length(worse, slower, ROOM_OF["r11"]) > 6


# -- Objectives ------------------------------------------------------------------------------------


def test_there_is_a_plan_for_every_objective() -> None:
    assert GOALS.keys() == objective.keys()


def test_who_needs_the_signal_goes_to_the_comms_room(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_p6")
    helm.state.objects[CAPTAIN] = ["corpse_blue"]
    helm.state.floor.clear()
    assert worth_at(helm, "r02") > worth_at(helm, "r06") > worth_at(helm, "r11")
    before = worth_at(helm, "r02")
    helm.state.signal[CAPTAIN] = True
    assert worth(helm) > before


def test_nobody_walks_for_a_signal_that_is_not_asked_for(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c2")
    before = worth(helm)
    helm.state.signal[CAPTAIN] = True
    assert worth(helm) == before


@pytest.mark.parametrize(("face", "word"), [("obj_c4", "egg"), ("obj_c3", "carcass")])
def test_who_carries_something_takes_it_to_the_laboratory(helm: Helm, face: str, word: str) -> None:
    keeps(helm, CAPTAIN, face)
    away = worth_at(helm, "r08")
    helm.state.objects[CAPTAIN] = [word]
    carrying = worth(helm)
    assert carrying > away
    assert worth_at(helm, "r04") > carrying


def test_the_body_is_carried_to_the_surgery_and_laid_down_there() -> None:
    alone = Helm("captain")
    alone.bare("r16", "surgery")
    keeps(alone, CAPTAIN, "obj_s2")
    s = alone.state
    lying = worth(alone)
    s.floor.clear()
    s.objects[CAPTAIN] = ["corpse_blue"]
    assert worth_at(alone, "r16") > worth_at(alone, "r15") > worth_at(alone, "r11") > lying
    drop = asked("turn.action", "pass", ("let_go", "corpse_blue"))
    assert EVALUATION.sensible(drop, s) == ["pass"]
    alone.at("r16", CAPTAIN)
    assert EVALUATION.sensible(drop, s) == list(drop.options)


def test_a_weakness_that_is_found_needs_no_more_work(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c4")
    before = worth(helm)
    s = helm.state
    s.discovered.append(s.face(s.weaknesses[1]))
    assert worth(helm) > before


def test_the_self_destruct_is_not_started_before_the_rest_is_done(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_p3")
    s = helm.state
    helm.at("r05", CAPTAIN)
    s.tile[ROOM_OF["r02"]], s.tile[ROOM_OF["r18"]] = s.tile[ROOM_OF["r18"]], s.tile[ROOM_OF["r02"]]
    s.explored[ROOM_OF["r02"]] = s.explored[ROOM_OF["r18"]] = True
    s.hand[CAPTAIN] = s.hand[CAPTAIN][:0]
    unlit = worth(helm)
    s.fuse = 3
    assert worth(helm) < unlit
    s.signal[CAPTAIN] = True
    helm.at("r09", CAPTAIN)
    lit = worth(helm)
    s.fuse = -1
    assert lit > worth(helm)


def test_a_rival_who_is_dead_cannot_survive(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c2")
    before = worth(helm)
    helm.state.where[SCOUT] = DEAD
    dead = worth(helm)
    helm.state.where[SCOUT] = ESCAPED
    assert dead > before > worth(helm)


# -- the way home ----------------------------------------------------------------------------------


def test_with_all_done_the_pod_is_what_counts(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c2")
    helm.state.where[SCOUT] = DEAD
    assert worth_at(helm, "r09") > worth_at(helm, "r08") > worth_at(helm, "r11")
    aboard = worth_at(helm, "r09")
    helm.state.where[CAPTAIN] = ESCAPED
    assert worth(helm) > aboard
    helm.state.where[CAPTAIN] = DEAD
    assert worth(helm) < -0.8


def test_a_locked_pod_sends_to_the_generator(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_c2")
    helm.state.locked = [True] * len(helm.state.locked)
    assert worth_at(helm, "r05") > worth_at(helm, "r11")


def sets_course(helm: Helm) -> None:
    """The ship flies to Earth, and all know it."""
    s = helm.state
    s.destination = COORDINATES[s.face(s.coordinates)].earth
    s.cards.seen[s.coordinates] = EVERYONE


def engines_run(helm: Helm) -> None:
    """All engines work, and all know it."""
    s, working = helm.state, SUPPLY.engines.tokens[0]
    for top, bottom in zip(s.engines[::2], s.engines[1::2], strict=True):
        if s.face(top) != working:
            s.cards.faces[top], s.cards.faces[bottom] = working, s.face(top)
        s.cards.seen[top] = EVERYONE


def test_one_sleeps_only_on_a_ship_that_flies_home(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_p1")
    s = helm.state
    s.time = 6
    s.where[CAPTAIN] = ASLEEP
    unsure = worth(helm)
    sets_course(helm)
    engines_run(helm)
    assert flight(KnownShip(facts(s, CAPTAIN), FIXED["hibernatorium"])) == 1
    assert worth(helm) > unsure


def test_engines_that_are_seen_to_make_the_bed_a_better_way_home(helm: Helm) -> None:
    keeps(helm, CAPTAIN, "obj_p1")
    helm.state.time = 8
    sets_course(helm)
    by_luck = worth(helm)
    engines_run(helm)
    assert worth(helm) > by_luck


def test_a_bed_in_a_ship_with_unknown_engines_is_a_way_home_too(helm: Helm) -> None:
    s = helm.state
    keeps(helm, CAPTAIN, "obj_p1")
    sets_course(helm)
    s.time = 8
    s.launched = [True] * len(s.launched)
    chart = KnownShip(facts(s, CAPTAIN), FIXED["hibernatorium"])
    safe, lucky = flights(chart)
    assert lucky.chance == pytest.approx(1 / 2)
    assert length(chart, lucky, chart.at) == 0 < length(chart, safe, chart.at)
    hope = prospects(s, CAPTAIN, s.objectives[CAPTAIN], 0.0)
    assert exp(hope) == pytest.approx(exp(-USE / PACE) / 2)


def test_work_that_is_done_while_the_beds_are_shut_costs_little(helm: Helm) -> None:
    s = helm.state
    keeps(helm, CAPTAIN, "obj_p1")
    s.launched = [True] * len(s.launched)
    engines_run(helm)
    rooms = [ROOM_OF["r11"], ROOM_OF["r02"]]

    def gain(time: int) -> float:
        s.time = time
        far, near = prospects_from(s, CAPTAIN, s.objectives[CAPTAIN], 0.0, rooms).values()
        return near - far

    assert gain(OPENS) > gain(OPENS + 6) > 0, "nearer to the Cockpit is better, the more so if late"


def deals(helm: Helm, *faces: str) -> None:
    """The first seat has these two Objectives."""
    s = helm.state
    for h, face in zip(s.objectives[CAPTAIN], faces, strict=True):
        other = s.cards.faces.index(face)
        s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]


def test_an_objective_whose_rooms_are_still_to_be_found_is_put_away() -> None:
    helm = Helm("captain")
    s, say = helm.state, EVALUATION.sensible
    question = asked("objective.keep", "first", "second")
    deals(helm, "obj_s6", "obj_s1")
    assert say(question, s) == ["second"], "where Cockpit and engines are everybody knows"
    helm.bare("r17", "nest")
    assert say(question, s) == ["second"], "and it is won more often"
    deals(helm, "obj_s6", "obj_s5")
    assert say(question, s) == ["first"], "the rest of the ship is still unexplored"


def test_of_two_objectives_that_need_a_search_a_lone_player_keeps_one_it_can_live_to_see() -> None:
    helm = Helm("captain")
    s, say = helm.state, EVALUATION.sensible
    question = asked("objective.keep", "first", "second")
    deals(helm, "obj_s3", "obj_s4")
    assert say(question, s) == ["second"]
    deals(helm, "obj_s5", "obj_s3")
    assert say(question, s) == ["first"], "of two that are hard one is kept to"


# -- the ship's upkeep -----------------------------------------------------------------------------


def test_every_malfunction_weighs_more_than_the_last(helm: Helm) -> None:
    s, costs = helm.state, []
    for room in range(MARKERS["malfunction"]):
        s.broken[room] = True
        costs.append(strain(s))
    steps = [b - a for a, b in pairwise(costs)]
    assert steps == sorted(steps)
    assert steps[-1] > steps[0]


def test_a_fire_that_could_be_the_last_is_worse_than_as_many_behind_doors(helm: Helm) -> None:
    s = helm.state
    for room in ("r06", "r08", "r14", "r15"):
        s.fire[ROOM_OF[room]] = True
    loose = strain(s)
    s.door = [CLOSED] * len(s.door)
    assert strain(s) < loose


def test_an_unknown_course_is_one_of_four_and_two_of_three_engines_are_half(helm: Helm) -> None:
    assert flight(KnownShip(facts(helm.state, CAPTAIN), FIXED["hibernatorium"])) == pytest.approx(
        1 / 8
    )


# -- the body --------------------------------------------------------------------------------------


def test_wounds_intruders_and_larvae_are_bad(helm: Helm) -> None:
    s = helm.state
    whole = worth(helm)
    s.wounds[CAPTAIN] = ["wound_leg"]
    hurt = worth(helm)
    s.wounds[CAPTAIN] = ["wound_leg", "wound_arm"]
    assert whole > hurt > worth(helm)
    s.wounds[CAPTAIN] = []
    helm.intruder("adult", "r11")
    assert worth(helm) < whole
    s.passed[CAPTAIN] = True
    assert worth(helm) < whole
    s.intruders.clear()
    s.passed[CAPTAIN] = False
    s.larva[CAPTAIN] = True
    assert worth(helm) < whole


def test_illness_is_the_chance_of_the_check_at_the_end(helm: Helm) -> None:
    s = helm.state
    assert illness(s, CAPTAIN) == 0
    h = helm.contamination(CAPTAIN, infected=False)
    s.discard[CAPTAIN].append(h)
    cards = len(s.hand[CAPTAIN] + s.deck[CAPTAIN] + s.discard[CAPTAIN])
    draw = at_least(1, 1, cards)
    assert draw == pytest.approx(4 / cards)
    assert illness(s, CAPTAIN) == pytest.approx(draw * 7 / 27)
    s.cards.seen[s.part[h]] = EVERYONE
    assert illness(s, CAPTAIN) == 0
    s.larva[CAPTAIN] = True
    assert illness(s, CAPTAIN) == pytest.approx(draw)


def test_whoever_is_sure_to_die_of_it_still_has_a_plan(helm: Helm) -> None:
    s = helm.state
    s.larva[CAPTAIN] = True
    s.deck[CAPTAIN] = s.deck[CAPTAIN][:2]
    s.hand[CAPTAIN] = [helm.contamination(CAPTAIN, infected=True)]
    s.discard[CAPTAIN] = []
    assert illness(s, CAPTAIN) == 1
    assert -1 <= worth(helm) < 1


# -- habits ----------------------------------------------------------------------------------------


def asked(prompt: str, *options: Choice, **about: int | str) -> Pick:
    """A question to the Captain."""
    return Pick(CAPTAIN, prompt, list(options), "N-25", about=about)


def test_some_answers_go_without_saying(helm: Helm) -> None:
    say = EVALUATION.sensible
    assert say(asked("interruption", "no", "interrupt"), None) == ["no"]
    assert say(asked("engine.order", "keep", "swap", top="damaged"), None) == ["swap"]
    assert say(asked("pay", "repairs", "demolition"), None) == ["demolition"]
    options: list[Choice] = ["pass", "trade", ("drop", "tools"), ("card", "demolition"), "room"]
    assert say(asked("turn.action", *options), None) == ["pass", "room"]


def test_one_goes_carefully_where_a_step_would_be_heard(helm: Helm) -> None:
    s, say = helm.state, EVALUATION.sensible
    moves = asked("turn.action", "pass", ("move", "r06"), ("careful", "r06"))
    helm.hand(CAPTAIN, "search", "rest")
    assert say(moves, s) == ["pass", ("careful", "r06")]
    helm.at("r06", SCOUT)
    assert say(moves, s) == ["pass", ("move", "r06")]
    helm.at("r11", SCOUT)
    helm.hand(CAPTAIN, "search")
    assert say(moves, s) == ["pass", ("move", "r06")]


def test_where_care_is_not_allowed_one_goes_as_one_can() -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    s = helm.state
    helm.hand(CAPTAIN, "search", "rest")
    for corridor in ("c02_06", "c05_06", "c06_07", "c06_11"):
        s.noise[CORRIDOR_OF[corridor]] = True
    only = asked("turn.action", "pass", ("move", "r06"))
    assert EVALUATION.sensible(only, s) == ["pass", ("move", "r06")]


def test_nobody_explores_a_ship_that_the_next_malfunction_breaks(helm: Helm) -> None:
    s, say = helm.state, EVALUATION.sensible
    helm.hand(CAPTAIN, "search", "rest")
    helm.at("r13", CAPTAIN)
    moves = asked("turn.action", "pass", ("careful", "r10"), ("careful", "r14"))
    helm.bare("r14", "cabins")
    assert say(moves, s) == list(moves.options)
    for room in range(MARKERS["malfunction"]):
        s.broken[room] = True
    assert say(moves, s) == ["pass", ("careful", "r14")]


def test_who_has_done_all_and_stands_by_a_pod_boards_it(helm: Helm) -> None:
    s, say = helm.state, EVALUATION.sensible
    keeps(helm, CAPTAIN, "obj_c2")
    s.where[SCOUT] = DEAD
    turn = asked("turn.action", "pass", "search", "room")
    assert say(turn, s) == list(turn.options)
    helm.at("r09", CAPTAIN)
    assert say(turn, s) == ["room"]
    keeps(helm, CAPTAIN, "obj_p6")
    assert say(turn, s) == list(turn.options)


def test_who_knows_that_the_ship_flies_home_sleeps(helm: Helm) -> None:
    s, say = helm.state, EVALUATION.sensible
    keeps(helm, CAPTAIN, "obj_p1")
    turn = asked("turn.action", "pass", ("move", "r14"), "room")
    sets_course(helm)
    assert "pass" in say(turn, s), "nobody knows the engines"
    engines_run(helm)
    assert say(turn, s) == ["room"]
    s.fuse = 5
    assert "pass" in say(turn, s), "the ship is about to blow up"


def test_who_knows_the_way_sets_the_course(helm: Helm) -> None:
    s, say = helm.state, EVALUATION.sensible
    question = asked("cockpit.what", "coordinates", "course")
    assert say(question, s) == ["coordinates"]
    s.cards.seen[s.coordinates] = EVERYONE
    assert say(question, s) == ["course"]
    home = COORDINATES[s.face(s.coordinates)].earth
    assert say(asked("cockpit.course", *"ABCD"), s) == [home]


@pytest.mark.parametrize("options", [{}, {"carnomorphs": True}, {"intruder_player": True}])
def test_a_table_of_greedy_bots_plays_to_the_end(options: dict[str, bool]) -> None:
    session = hullbreach.new("nemesis", "semi_coop", 2, seed=4, options=options)
    minds = [bots.make("greedy", "nemesis", seat) for seat in range(2)]
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        choice = minds[seat].choose(Chair(session, seat))
        assert choice in question.options
        session.answer(seat, choice, question.number)
    assert session.result is not None


@pytest.mark.parametrize("name", ["greedy", "ismcts:10"])
@pytest.mark.parametrize("option", ["carnomorphs", "intruder_player"])
def test_another_hidden_world_makes_no_difference(name: str, option: str) -> None:
    session = hullbreach.new("nemesis", "semi_coop", 3, seed=8, options={option: True})
    chance, compared = bots.make("random", "nemesis", 8), 0
    for count in range(160):
        if not session.asked:
            break
        seat, question = next(iter(session.asked.items()))
        if count % 16 == 0 and len(question.options) > 1:
            worlds = [session, session.fork(seat, 1), session.fork(seat, 2)]
            found = {bots.make(name, "nemesis", 5).choose(Chair(w, seat)) for w in worlds}
            assert len(found) == 1
            compared += 1
        session.answer(seat, chance.choose(Chair(session, seat)), question.number)
    assert compared > 2
