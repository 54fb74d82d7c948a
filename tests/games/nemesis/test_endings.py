"""The end of the game, and what the modes change about it."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.ending import jump, victory_check, winners
from hullbreach.games.nemesis.epilogue import epilogue
from hullbreach.games.nemesis.events import time_step
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, IN_POD
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.games.nemesis.systems import launch
from hullbreach.kernel import Passed
from hullbreach.testing import rule_test

from .table import Helm, acts, passes

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.at("r05", SOLDIER)
    return helm


def objective(helm: Helm, seat: int, face: str) -> None:
    """The seat has kept this Objective."""
    s = helm.state
    h = s.objectives[seat][0]
    other = next(x for x, f in enumerate(s.cards.faces) if f == face)
    s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]
    s.dropped[seat] += s.objectives[seat][1:]
    s.objectives[seat] = [h]


def course(helm: Helm, planet: str, working: int = 3) -> None:
    """The ship is on course for a planet, with so many engines running."""
    s = helm.state
    wanted = {"earth": "coord_3", "mars": "coord_1"}[planet]
    other = next(x for x, f in enumerate(s.cards.faces) if f == wanted)
    s.cards.faces[s.coordinates], s.cards.faces[other] = wanted, s.cards.faces[s.coordinates]
    for engine in range(3):
        pair = ["working", "damaged"] if engine < working else ["damaged", "working"]
        s.cards.faces[s.engines[2 * engine]], s.cards.faces[s.engines[2 * engine + 1]] = pair


@rule_test("N-210", "N-187")
def test_the_jump_kills_everybody_awake_aboard_also_in_pods(helm: Helm) -> None:
    helm.tile("r05", "evacuation_a")
    s = helm.state
    s.time, s.phase = 1, "time"
    s.where[SCOUT] = ASLEEP
    s.where[SOLDIER], s.pod[SOLDIER] = IN_POD, 0
    helm.intruder("adult", "r20")
    course(helm, "earth")
    helm.carries_out(lambda s: carry_out(s, time_step))
    assert helm.session.over
    assert helm.state.where == [DEAD, ASLEEP, DEAD]
    assert len(helm.state.intruders) == 1
    assert helm.result.ending == "earth"


@rule_test("N-210")
def test_with_a_running_self_destruct_the_jump_is_the_loss_of_the_ship(helm: Helm) -> None:
    s = helm.state
    s.time, s.fuse, s.phase = 1, 5, "time"
    s.where[SCOUT] = ASLEEP
    helm.carries_out(lambda s: carry_out(s, time_step))
    assert helm.result.ending == "self_destruct"
    assert helm.state.where == [DEAD, DEAD, DEAD]


@rule_test("N-210", "N-225")
@pytest.mark.parametrize(("fuse", "destroyed"), [(-1, False), (4, True)])
def test_when_nobody_is_active_clock_or_self_destruct_run_out(
    helm: Helm, fuse: int, destroyed: bool
) -> None:
    helm.tile("r03", "evacuation_a")
    s = helm.state
    s.fuse = fuse
    s.where[SCOUT], s.where[SOLDIER] = DEAD, ESCAPED
    s.locked[0] = False
    s.where[CAPTAIN], s.pod[CAPTAIN] = IN_POD, 0
    course(helm, "mars")
    helm.says(CAPTAIN, "pod.wait", "launch")
    assert helm.session.over
    assert helm.state.destroyed == destroyed
    assert helm.told("abandoned") == [{}]


@rule_test("N-211")
def test_a_lost_ship_kills_sleepers_and_the_nest_but_no_pod_that_flew(helm: Helm) -> None:
    s = helm.state
    s.fuse, s.phase = 1, "time"
    s.where[SCOUT], s.where[SOLDIER] = ASLEEP, ESCAPED
    helm.intruder("queen", "r20")
    helm.carries_out(lambda s: carry_out(s, time_step))
    assert helm.state.where == [DEAD, DEAD, ESCAPED]
    assert (helm.state.intruders, helm.state.eggs) == ([], 0)


@rule_test("N-212", "N-213")
@pytest.mark.parametrize(("working", "ending"), [(3, "earth"), (2, "earth"), (1, "engines")])
def test_two_damaged_engines_blow_up_the_ship(helm: Helm, working: int, ending: str) -> None:
    helm.state.where[:] = [ASLEEP, DEAD, DEAD]
    helm.state.broken[ROOM_OF["r19"]] = True
    course(helm, "earth", working)
    helm.carries_out(victory_check)
    assert helm.result.ending == ending
    assert (helm.state.where[CAPTAIN] == ASLEEP) == (ending == "earth")
    assert helm.state.destroyed == (ending == "engines")


@rule_test("N-203", "N-212", "N-213")
def test_a_ship_that_explodes_has_reached_no_planet(helm: Helm) -> None:
    objective(helm, SCOUT, "obj_p1")
    helm.state.where[:] = [ESCAPED, ESCAPED, DEAD]
    course(helm, "earth", working=1)
    helm.carries_out(victory_check)
    assert helm.state.planet == ""
    assert SCOUT not in helm.result.winners


@rule_test("N-212", "N-214", "N-215")
def test_who_has_not_come_home_is_not_checked_for_contamination(helm: Helm) -> None:
    helm.state.larva[CAPTAIN] = True
    helm.state.where[:] = [ASLEEP, DEAD, DEAD]
    course(helm, "mars")
    helm.carries_out(victory_check)
    assert helm.state.where[CAPTAIN] == DEAD
    assert helm.told("disease.drawn") == []


@rule_test("N-214")
def test_only_earth_saves_sleepers(helm: Helm) -> None:
    helm.state.where[:] = [ASLEEP, ESCAPED, DEAD]
    course(helm, "mars")
    helm.carries_out(victory_check)
    assert helm.state.where == [DEAD, ESCAPED, DEAD]


@rule_test("N-215")
@pytest.mark.parametrize("infected", [False, True])
def test_an_infection_makes_four_cards_decide(helm: Helm, infected: bool) -> None:
    helm.hand(CAPTAIN, "contamination_infected" if infected else "contamination")
    helm.state.where[:] = [ESCAPED, DEAD, DEAD]
    s = helm.state
    s.gone += s.deck[CAPTAIN][3:]
    s.deck[CAPTAIN] = s.deck[CAPTAIN][:3]
    helm.carries_out(victory_check)
    assert (helm.state.where[CAPTAIN] == DEAD) == infected


@rule_test("N-215")
@pytest.mark.parametrize("contaminated", [False, True])
def test_who_lives_with_a_larva_is_told_that_the_last_check_was_passed(
    helm: Helm, contaminated: bool
) -> None:
    helm.state.larva[CAPTAIN] = True
    helm.hand(CAPTAIN, *["contamination"] * contaminated)
    helm.state.where[:] = [ESCAPED, DEAD, DEAD]
    helm.state.deck[CAPTAIN] = helm.state.deck[CAPTAIN][:3]
    helm.carries_out(victory_check)
    told = epilogue(iter([Passed(helm.state, helm.session.events, 0, 1)]))
    keys = [phrase.key for phrase in told.seats[CAPTAIN].account]
    assert ("ending.cleared" in keys) != contaminated
    assert ("ending.perished" in keys) == contaminated


@rule_test("N-216", "N-199", "N-200")
def test_survival_of_others_is_judged_after_the_contamination_check(helm: Helm) -> None:
    objective(helm, CAPTAIN, "obj_c2")
    helm.hand(SCOUT, "contamination_infected")
    helm.state.where[:] = [ESCAPED, ESCAPED, DEAD]
    s = helm.state
    s.gone += s.deck[SCOUT]
    s.deck[SCOUT] = []
    helm.carries_out(victory_check)
    assert helm.state.where[SCOUT] == DEAD
    assert helm.result.winners == (CAPTAIN,)
    assert helm.view(SCOUT).seats[CAPTAIN].objectives == ["obj_c2"]


@rule_test("N-217")
def test_if_nothing_ever_came_objectives_are_chosen_before_the_check(helm: Helm) -> None:
    helm.state.contact = False
    helm.state.where[:] = [ESCAPED, DEAD, DEAD]
    helm.carries_out(victory_check)
    for seat in (CAPTAIN, SCOUT, SOLDIER):
        assert not helm.told("engines.checked")
        helm.says(seat, "objective.keep", "first")
    assert helm.told("engines.checked")
    assert helm.session.over


@rule_test("N-218")
def test_solo_death_ends_the_game_and_one_objective_is_kept() -> None:
    helm = Helm("captain")
    helm.at("r03")
    helm.state.wounds[CAPTAIN] = ["wound_arm", "wound_leg", "wound_body"]
    helm.state.fire[ROOM_OF["r03"]] = True
    passes(helm, CAPTAIN)
    assert helm.session.over
    assert helm.result.winners == ()


@rule_test("N-219", "N-220")
def test_coop_all_win_together_or_nobody() -> None:
    helm = Helm("captain", "scout", mode="coop")
    s = helm.state
    for seat, face in enumerate(("obj_s5", "obj_s7")):
        h = s.objectives[seat][0]
        other = next(x for x, f in enumerate(s.cards.faces) if f == face)
        s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]
    s.explored = [True] * len(s.explored)
    s.nest_destroyed = True
    s.where[:] = [ESCAPED, DEAD]
    s.signal[CAPTAIN] = True
    assert winners(s) == ()
    s.signal[SCOUT] = True
    assert winners(s) == (CAPTAIN, SCOUT)
    s.where[CAPTAIN] = DEAD
    assert winners(s) == ()


@rule_test("N-222")
def test_coop_objectives_are_open_and_hands_are_not_forced_open() -> None:
    helm = Helm("captain", "scout", mode="coop")
    helm.hand(CAPTAIN, "search")
    for reader in (None, SCOUT):
        view = helm.view(reader)
        assert view.seats[CAPTAIN].objectives[0] is not None
        assert view.seats[CAPTAIN].known == []


@rule_test("N-225")
def test_a_revival_to_come_does_not_keep_the_game_going() -> None:
    helm = Helm("captain", "scout", mode="coop")
    room = helm.tile("r05", "emergency_room")
    s = helm.state
    s.where[SCOUT] = DEAD
    s.floor.append((room, "corpse_scout"))
    helm.at("r03", CAPTAIN)
    s.wounds[CAPTAIN] = ["wound_arm", "wound_leg", "wound_body"]
    s.fire[ROOM_OF["r03"]] = True
    passes(helm, CAPTAIN)
    assert helm.session.over


@rule_test("N-183")
def test_a_launched_pod_takes_everybody_in_it(helm: Helm) -> None:
    s = helm.state
    for seat in (CAPTAIN, SCOUT):
        s.where[seat], s.pod[seat] = IN_POD, 0
    launch(s, 0)
    assert s.where[:2] == [ESCAPED, ESCAPED]
    assert s.launched[0]
    assert s.pods_left() == [1, 2]


@rule_test("N-230", "N-231")
def test_the_phase_ends_with_the_last_human_and_the_event_phase_is_time_and_fire() -> None:
    helm = Helm("captain", "scout", "soldier", intruder_player=True)
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    s = helm.state
    s.where[SOLDIER] = DEAD
    s.first_death = s.xeno = SOLDIER
    s.hand[SOLDIER] = list(s.box["intruder_action"][:2])
    s.deck[SOLDIER] = list(s.box["intruder_action"][2:])
    s.box["intruder_action"] = ()
    helm.intruder("adult", "r03")
    passes(helm, CAPTAIN)
    passes(helm, SCOUT)
    assert not helm.told("xeno.passed")
    keys = [event.key for event in helm.events]
    assert "time" in keys
    assert not {"event.card", "developed", "attack"} & set(keys)
    assert helm.state.round == 2


@rule_test("N-232")
def test_the_intruder_player_sees_nothing_hidden_of_the_humans() -> None:
    helm = Helm("captain", "scout", "soldier", intruder_player=True)
    helm.hand(CAPTAIN, "search", "rest")
    helm.gives(CAPTAIN, "tools")
    helm.state.where[SOLDIER] = DEAD
    helm.state.xeno = SOLDIER
    seen = helm.view(SOLDIER).seats[CAPTAIN]
    assert (seen.known, seen.known_items) == ([], [])
    assert seen.objectives == [None, None]
    assert helm.view(SOLDIER).seats[SOLDIER].objectives[0] is not None


@rule_test("N-210")
def test_falling_asleep_as_the_last_one_ends_the_game() -> None:
    helm = Helm("captain")
    helm.hand(CAPTAIN, "search", "rest", "order")
    helm.state.time = 8
    course(helm, "earth")
    helm.rolls("1")
    acts(helm, CAPTAIN, "room", "search", "rest")
    assert helm.session.over
    assert helm.state.where == [ASLEEP]


@rule_test("N-210")
def test_the_jump_step_itself(helm: Helm) -> None:
    helm.state.phase = "jump"
    helm.carries_out(jump)
    assert helm.state.where == [DEAD, DEAD, DEAD]


@rule_test("N-216")
def test_at_the_end_the_dead_show_their_objectives_too(helm: Helm) -> None:
    helm.state.where[:] = [ESCAPED, DEAD, DEAD]
    faces = [[helm.state.face(h) for h in cards] for cards in helm.state.objectives]
    helm.carries_out(victory_check)
    for reader in (CAPTAIN, SCOUT, SOLDIER, None):
        assert [seat.objectives for seat in helm.view(reader).seats] == faces
