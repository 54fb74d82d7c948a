"""Plain sense aboard the Nemesis: to use one's hand to the end, to leave under cover, to go when one can be gone."""

from __future__ import annotations

import pytest

from hullbreach.bots.evaluations import evaluation
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.kernel import DONE, Choice, Pick
from tests.games.nemesis.table import Helm

CAPTAIN = 0
EVALUATION = evaluation("nemesis")
STEPS: list[Choice] = [
    (gait, room) for gait in ("move", "careful") for room in ("r06", "r08", "r14", "r15")
]


@pytest.fixture
def alone() -> Helm:
    """A Captain in the Hibernatorium who has to send the Signal and to blow up the ship; both rooms are found."""
    helm = Helm("captain", mode="coop")
    keeps(helm, "obj_s4")
    for room, tile in {
        "r02": "comms_room",
        "r06": "generator",
        "r08": "evacuation_a",
        "r13": "evacuation_b",
    }.items():
        helm.bare(room, tile)
    for room in ("r14", "r15"):
        helm.bare(room, helm.state.tile_id(ROOM_OF[room]))
    helm.at("r11", CAPTAIN)
    return helm


def keeps(helm: Helm, face: str) -> None:
    """The Captain has this Objective."""
    s = helm.state
    h, other = s.objectives[CAPTAIN][0], s.cards.faces.index(face)
    s.cards.faces[h], s.cards.faces[other] = face, s.cards.faces[h]
    s.objectives[CAPTAIN] = [h]


def says(helm: Helm, *options: Choice, prompt: str = "turn.action") -> list[Choice]:
    """What is worth a thought to the Captain."""
    return list(EVALUATION.sensible(Pick(CAPTAIN, prompt, list(options), "N-25"), helm.state))


def marks(helm: Helm, *corridors: str) -> None:
    """There is noise in these corridors."""
    for corridor in corridors:
        helm.state.noise[CORRIDOR_OF[corridor]] = True


# -- noise -----------------------------------------------------------------------------------------


def test_care_is_no_use_where_there_is_noise_at_every_exit() -> None:
    helm = Helm("captain", "scout")
    helm.at("r11", 0)
    helm.at("r01", 1)
    helm.hand(CAPTAIN, "search", "search", "rest", "order")
    steps: list[Choice] = [("move", "r06"), ("careful", "r06")]
    assert says(helm, *steps) == [("careful", "r06")]
    marks(helm, "c02_06", "c05_06", "c06_07", "c06_11")
    assert says(helm, *steps) == [("move", "r06")], "a careful step would be a sure Encounter"


def test_nobody_walks_into_a_loud_room_with_the_last_card() -> None:
    helm = Helm("captain", "scout")
    helm.at("r11", 0)
    helm.at("r01", 1)
    helm.hand(CAPTAIN, "search")
    assert says(helm, "pass", ("move", "r06")) == ["pass", ("move", "r06")]
    marks(helm, "c05_06", "c06_07")
    assert says(helm, "pass", ("move", "r06")) == ["pass"]
    helm.state.fire[ROOM_OF["r11"]] = True
    assert says(helm, "pass", ("move", "r06")) == ["pass", ("move", "r06")], "but out of a fire"


# -- fights and wounds -----------------------------------------------------------------------------


def test_nobody_turns_their_back_who_can_leave_under_cover(alone: Helm) -> None:
    alone.intruder("adult", "r11")
    alone.hand(CAPTAIN, "suppressive_fire", "search")
    cover = ("card", "suppressive_fire")
    assert says(alone, "pass", "shoot", ("move", "r06")) == ["pass", "shoot", ("move", "r06")]
    assert says(alone, "pass", "shoot", cover, ("move", "r06")) == ["pass", "shoot", cover]


def test_a_covered_retreat_leads_where_one_wants_to_go(alone: Helm) -> None:
    alone.intruder("adult", "r11")
    alone.state.signal[CAPTAIN] = True
    assert says(alone, "r15", "r06", prompt="cover.room") == ["r06"], "to the Generator"
    alone.intruder("adult", "r06")
    assert says(alone, "r15", "r06", prompt="cover.room") == ["r15"]


def test_bleeding_is_dressed_first(alone: Helm) -> None:
    wounds = alone.state.wounds[CAPTAIN]
    wounds.append("wound_arm")
    assert says(alone, "dress", "light", prompt="wounds.what") == ["dress", "light"]
    wounds.append("wound_bleeding")
    assert says(alone, "dress", "light", prompt="wounds.what") == ["dress"]
    assert says(alone, *wounds, prompt="wound.dress") == ["wound_bleeding"]


# -- the last steps --------------------------------------------------------------------------------


def test_who_can_be_gone_this_round_goes(alone: Helm) -> None:
    s = alone.state
    s.signal[CAPTAIN], s.fuse, s.locked = True, 1, [False] * len(s.locked)
    alone.hand(CAPTAIN, "search", "search", "rest")
    assert says(alone, "pass", "search", *STEPS) == [("move", "r08")]
    alone.intruder("adult", "r11")
    assert says(alone, "pass", "shoot", *STEPS) == [("move", "r08")], "out of a fight too"
    alone.hand(CAPTAIN, "search", "search")
    assert "shoot" in says(alone, "pass", "shoot", *STEPS), "two cards do not take one home"


def test_the_last_steps_are_careful_if_the_cards_allow_it(alone: Helm) -> None:
    s = alone.state
    s.signal[CAPTAIN], s.fuse, s.locked = True, 3, [False] * len(s.locked)
    alone.hand(CAPTAIN, "search", "search", "rest", "order")
    assert says(alone, "pass", *STEPS) == [("careful", "r08")]


# -- cards -----------------------------------------------------------------------------------------


def test_who_waits_for_a_card_throws_away_the_others(alone: Helm) -> None:
    alone.state.broken[ROOM_OF["r06"]] = True
    alone.at("r06", CAPTAIN)
    alone.hand(CAPTAIN, "rest", "suppressive_fire")
    assert says(alone, DONE, "rest", "suppressive_fire", prompt="pass.discard") == ["rest"]
    assert says(alone, DONE, "suppressive_fire", prompt="pass.discard") == [DONE]
    alone.hand(CAPTAIN, "rest", "basic_repairs")
    assert says(alone, DONE, "rest", "basic_repairs", prompt="pass.discard") == [DONE]
