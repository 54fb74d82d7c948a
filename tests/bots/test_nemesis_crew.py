"""A crew of the Nemesis that wins or loses together: who does what, and when one is free to go."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.nemesis.crew import Duties, share_out
from hullbreach.bots.evaluations.nemesis.facts import facts
from hullbreach.bots.evaluations.nemesis.orders import MANY
from hullbreach.games.nemesis.board import FIXED, FUSE_START, ROOM_OF
from hullbreach.games.nemesis.components import COORDINATES
from hullbreach.games.nemesis.state import DEAD, ESCAPED
from hullbreach.kernel import Choice, Pick
from tests.games.nemesis.table import Helm

CAPTAIN, SCOUT = 0, 1
EVALUATION = evaluation("nemesis")
COMMS, GENERATOR, POD, SURGERY, NEST = "r02", "r05", "r09", "r16", "r17"


def crew(*objectives: str) -> Helm:
    """A Captain and a Scout with these Objectives; the rooms they need are found, and the pods are open."""
    helm = Helm("captain", "scout", mode="coop")
    s = helm.state
    for seat, face in enumerate(objectives):
        h, other = s.objectives[seat][0], s.cards.faces.index(face)
        s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]
    for room, tile in {
        COMMS: "comms_room",
        GENERATOR: "generator",
        POD: "evacuation_a",
        SURGERY: "surgery",
        NEST: "nest",
    }.items():
        helm.bare(room, tile)
    s.locked = [False] * len(s.locked)
    return helm


def share(helm: Helm, seat: int) -> Duties:
    """What falls to somebody, as the Captain sees it."""
    s = helm.state
    asked = tuple([s.face(h) for cards in s.objectives for h in cards])
    return share_out(facts(s, CAPTAIN), asked)[0][seat]


def ways(helm: Helm, seat: int) -> list[str]:
    """The rooms that fall to somebody."""
    names = {room: name for name, room in ROOM_OF.items()}
    return [names[room] for job in share(helm, seat).jobs for room in job.rooms]


def worth(helm: Helm, seat: int = CAPTAIN) -> float:
    """How well a seat stands."""
    return sum(EVALUATION.terms(helm.state, seat).values())


def says(helm: Helm, *options: Choice, seat: int = CAPTAIN) -> list[Choice]:
    """What is worth a thought in a turn."""
    return list(EVALUATION.sensible(Pick(seat, "turn.action", list(options), "N-25"), helm.state))


def to_earth(helm: Helm) -> str:
    """The letter under which the ship flies to Earth."""
    return COORDINATES[helm.state.face(helm.state.coordinates)].earth


# -- who does what ---------------------------------------------------------------------------------


def test_a_job_goes_to_whoever_has_it_done_soonest_and_to_nobody_else() -> None:
    helm = crew("obj_s2", "obj_s7")
    s = helm.state
    s.nest_destroyed = True
    s.floor[:] = [(helm.at(SURGERY, CAPTAIN), "corpse_blue")]
    helm.at(COMMS, CAPTAIN)
    helm.at("r06", SCOUT)
    assert (ways(helm, CAPTAIN), ways(helm, SCOUT)) == ([COMMS], [])
    helm.at(NEST, CAPTAIN)
    assert (ways(helm, CAPTAIN), ways(helm, SCOUT)) == ([], [COMMS])


def test_whose_objective_it_is_makes_no_difference() -> None:
    for objectives in (("obj_s2", "obj_s7"), ("obj_s7", "obj_s2")):
        helm = crew(*objectives)
        helm.state.nest_destroyed = True
        helm.at(COMMS, SCOUT)
        helm.at("r11", CAPTAIN)
        helm.state.floor[:] = [(ROOM_OF["r11"], "corpse_blue")]
        assert ways(helm, SCOUT) == [COMMS]
        assert ways(helm, CAPTAIN) == ["r11", SURGERY]


def test_nobody_sends_the_signal_twice() -> None:
    helm = crew("obj_s4", "obj_s7")
    s = helm.state
    s.queen_killed = s.nest_destroyed = True
    helm.at(COMMS, CAPTAIN)
    helm.at(NEST, SCOUT)
    assert (ways(helm, CAPTAIN), ways(helm, SCOUT)) == ([COMMS], [COMMS])
    s.signal[CAPTAIN] = True
    assert (ways(helm, CAPTAIN), ways(helm, SCOUT)) == ([], [COMMS])


def test_who_carries_the_body_lays_it_down() -> None:
    helm = crew("obj_s2", "obj_s7")
    s = helm.state
    s.nest_destroyed = s.signal[CAPTAIN] = True
    s.floor.clear()
    s.objects[SCOUT] = ["corpse_blue"]
    helm.at("r01", SCOUT)
    helm.at(SURGERY, CAPTAIN)
    assert (ways(helm, CAPTAIN), ways(helm, SCOUT)) == ([], [SURGERY])


def test_an_egg_is_fetched_by_who_has_a_hand_for_it() -> None:
    helm = crew("obj_s6", "obj_s7")
    s = helm.state
    s.nest_destroyed = s.signal[CAPTAIN] = True
    helm.at("r13", CAPTAIN)
    helm.at("r10", SCOUT)
    assert share(helm, CAPTAIN).brings
    s.objects[CAPTAIN] = ["carcass", "carcass"]
    assert s.free_slots(CAPTAIN) <= 0
    assert share(helm, SCOUT).brings


def test_the_dead_leave_their_work_to_the_others() -> None:
    helm = crew("obj_s2", "obj_s7")
    s = helm.state
    s.nest_destroyed = True
    s.floor[:] = [(ROOM_OF[SURGERY], "corpse_blue")]
    helm.at(NEST, CAPTAIN)
    helm.at(COMMS, SCOUT)
    assert ways(helm, CAPTAIN) == []
    s.where[SCOUT] = DEAD
    assert ways(helm, CAPTAIN) == [COMMS]


# -- what the others know --------------------------------------------------------------------------


def test_a_course_is_left_to_a_living_mate_who_has_seen_the_coordinates() -> None:
    helm = crew("obj_s1", "obj_s2")
    s = helm.state
    cockpit = FIXED["cockpit"]
    helm.at("r11")
    both = [job.rooms for seat in (CAPTAIN, SCOUT) for job in share(helm, seat).jobs]
    assert both.count((cockpit,)) == 1
    s.cards.seen[s.coordinates] |= 1 << SCOUT
    seen = [job.rooms for seat in (CAPTAIN, SCOUT) for job in share(helm, seat).jobs]
    assert (cockpit,) not in seen
    s.where[SCOUT] = DEAD
    assert (cockpit,) in [job.rooms for job in share(helm, CAPTAIN).jobs]


def test_an_engine_a_mate_has_taken_apart_works() -> None:
    s = crew("obj_s1", "obj_s2").state
    top, bottom = s.engines[:2]
    s.cards.seen[top] |= 1 << SCOUT
    assert facts(s, CAPTAIN).engines[0] is None, "the Scout has only looked"
    s.cards.seen[bottom] |= 1 << SCOUT
    assert facts(s, CAPTAIN).engines[0] is True


# -- the way home ----------------------------------------------------------------------------------


def test_nobody_blows_up_a_ship_that_is_to_come_home() -> None:
    helm = crew("obj_s1", "obj_s2")
    helm.at(GENERATOR, CAPTAIN)
    before = worth(helm)
    helm.state.fuse = FUSE_START
    assert worth(helm) < before


def test_one_of_a_crew_still_sees_a_difference_when_things_are_bad() -> None:
    helm = crew("obj_s4", "obj_s7")
    s = helm.state
    s.where[SCOUT] = DEAD
    s.queen_killed = s.nest_destroyed = True
    s.light[CAPTAIN] = 2
    helm.at("r01", CAPTAIN)
    far = worth(helm)
    helm.at(COMMS, CAPTAIN)
    assert worth(helm) > far


def test_nobody_sleeps_while_a_mate_is_to_blow_up_the_ship() -> None:
    helm = crew("obj_s2", "obj_s4")
    s = helm.state
    s.time = 1
    s.signal[SCOUT] = True
    s.floor[:] = [(ROOM_OF[SURGERY], "corpse_blue")]
    for engine in s.engines[::2]:
        s.cards.faces[engine] = "working"
        s.cards.seen[engine] |= 1 << CAPTAIN
    s.cards.seen[s.coordinates] |= 1 << CAPTAIN
    s.destination = to_earth(helm)
    helm.at("r11", CAPTAIN)
    helm.at(GENERATOR, SCOUT)
    assert says(helm, "pass", "room") == ["pass", "room"]
    s.queen_killed = True
    assert says(helm, "pass", "room") == ["room"]


def test_who_is_not_needed_boards_a_pod() -> None:
    helm = crew("obj_s2", "obj_s7")
    s = helm.state
    s.nest_destroyed = True
    s.floor[:] = [(ROOM_OF[SURGERY], "corpse_blue")]
    helm.at(POD, CAPTAIN)
    helm.at(COMMS, SCOUT)
    assert says(helm, "pass", "room") == ["room"]
    s.where[SCOUT] = ESCAPED
    assert says(helm, "pass", "room") == ["pass", "room"]


# -- the ship --------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", [MANY - 1, MANY])
def test_a_crew_mends_what_it_stands_in_while_much_is_broken(broken: int) -> None:
    helm = crew("obj_s2", "obj_s5")
    here = helm.at(SURGERY, CAPTAIN)
    for room in [here, *[room for room in range(len(helm.state.broken)) if room != here]][:broken]:
        helm.state.broken[room] = True
    mends: Choice = ("card", "basic_repairs")
    assert (says(helm, "pass", "search", mends) == [mends]) == (broken >= MANY)


def test_another_hidden_world_makes_no_difference_to_a_crew() -> None:
    session = hullbreach.new("nemesis", "coop", 3, seed=8)
    chance, compared = bots.make("random", "nemesis", 8), 0
    for count in range(160):
        if not session.asked:
            break
        seat, question = next(iter(session.asked.items()))
        if count % 8 == 0 and len(question.options) > 1:
            worlds = [session, session.fork(seat, 1), session.fork(seat, 2)]
            found = {bots.make("greedy", "nemesis", 5).choose(Chair(w, seat)) for w in worlds}
            assert len(found) == 1
            compared += 1
        session.answer(seat, chance.choose(Chair(session, seat)), question.number)
    assert compared > 2
