"""Crews of 1-3 players: who has the keys goes to a vehicle that is ready, starts it, and the dice serve that."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hullbreach.bots.evaluations import evaluation
from hullbreach.bots.evaluations.the_thing.coop import AWAY, TURN, escapes, together
from hullbreach.kernel import Choice, Pick
from tests.games.the_thing.table import BLUE, GREEN, RED, Ice


def crew() -> Ice:
    """A base with six characters of one player, where the shed is ready and Blue has the keys."""
    ice = Ice(1, mode="coop")
    ice.state.damage["shed"], ice.state.fuel["shed"] = 0, 5
    ice.gives(BLUE, "keys")
    return ice


def thinks_of(ice: Ice, prompt: str, *options: Choice, figure: int = RED) -> Sequence[Choice]:
    about = {"figure": ice.state.name(figure)}
    question = Pick(0, prompt, list(options), "G-200", about=about)
    return evaluation("the_thing").sensible(question, ice.state)


def test_who_has_the_keys_goes_to_the_vehicle_and_one_lies_down_to_turn_a_die() -> None:
    ice = crew()
    places = ("kitchen", "shed", "base_helicopter", "dormitory")
    assert thinks_of(ice, "coop.place", *places, figure=BLUE) == ["shed"]
    assert thinks_of(ice, "coop.place", *places, figure=GREEN) == ["dormitory"]
    assert len(thinks_of(ice, "coop.place", *places[:3], figure=GREEN)) == 3
    ice.state.fuel["shed"] = 4
    assert len(thinks_of(ice, "coop.place", *places, figure=BLUE)) == 4


def test_without_keys_nobody_waits_at_a_vehicle() -> None:
    ice = crew()
    ice.state.item_deck += ice.state.figures[BLUE].items
    ice.state.figures[BLUE].items = []
    assert thinks_of(ice, "coop.place", "kitchen", "shed", "dormitory", figure=BLUE) == [
        "kitchen",
        "shed",
        "dormitory",
    ]


@pytest.mark.parametrize(("actor", "place", "starts"), [(BLUE, "shed", 1), (GREEN, "shed", 2)])
def test_who_can_leave_does(actor: int, place: str, starts: int) -> None:
    ice = crew()
    ice.put(place, actor)
    ice.state.actor = actor
    assert len(thinks_of(ice, "coop.act", "use", "nothing")) == starts


def test_to_try_to_get_away_is_worth_the_chance_and_what_is_left_if_it_fails() -> None:
    ice = crew()
    s = ice.state
    before = sum(together(s).values())
    s.phase = "coop_escape"
    assert sum(together(s).values()) == pytest.approx(AWAY), "nobody stops them"
    s.pool, s.revealed = 7, 1
    s.phase = "coop_window"
    rest = sum(together(s).values())
    s.phase = "coop_escape"
    chance = escapes(7)
    assert sum(together(s).values()) == pytest.approx(AWAY * chance + (1 - chance) * rest)
    assert sum(together(s).values()) > before, "even against a strong alien"


def test_a_bad_roll_is_better_when_somebody_can_turn_a_die() -> None:
    ice = crew()
    s = ice.state
    ice.put("shed", BLUE)
    s.actor, s.dice, s.phase, s.more = BLUE, ["repair", "repair", "repair"], "coop_negate", True
    alone = together(s)["plans"]
    ice.put("dormitory", GREEN)
    helped = together(s)["plans"]
    assert helped > alone + TURN
    s.phase = "coop_act"
    assert together(s)["plans"] == pytest.approx(alone, abs=0.2), "too late"
