"""Key moments and the co-operative mode: first Encounter, first death, blue and orange spaces, revival."""

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.encounters import encounter, place
from hullbreach.games.nemesis.events import time_step
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.games.nemesis.wounds import die
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


def untouched(*crew: str, **options: str) -> Helm:
    """A ship on which no Intruder has appeared yet."""
    helm = Helm(*crew, **options)
    helm.state.contact = False
    return helm


def chosen(helm: Helm) -> None:
    """Everybody keeps the first of two Objectives."""
    for seat in range(helm.state.n):
        helm.says(seat, "objective.keep", "first")


# --- The first Encounter ---------------------------------------------------------------------------


@rule_test("N-195", "N-109")
def test_the_first_intruder_makes_everybody_choose_before_the_surprise_attack() -> None:
    helm = untouched("captain", "pilot", "scout")
    helm.state.where[OTHER], helm.state.where[THIRD] = DEAD, ESCAPED
    helm.hand(ME)
    helm.state.bag = ["adult_4"]
    helm.rolls("adult_4", "atk_01")
    helm.carries_out(lambda s: encounter(s, ME))
    assert set(helm.session.asked) == {ME, OTHER, THIRD}
    assert helm.state.light[ME] == 0
    chosen(helm)
    assert helm.state.light[ME] == 1
    assert [len(cards) for cards in helm.state.objectives] == [1, 1, 1]
    assert [len(cards) for cards in helm.state.dropped] == [1, 1, 1]
    assert helm.idle()


@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
@rule_test("N-195", "N-102a")
def test_a_drawn_larva_counts(ruleset: str) -> None:
    helm = untouched("captain", "pilot", ruleset=ruleset)
    helm.hand(ME, "search", "rest")
    helm.state.bag = ["larva_1"]
    helm.rolls("larva_1")
    helm.carries_out(lambda s: encounter(s, ME))
    assert not helm.state.larva[ME]
    chosen(helm)
    assert helm.state.larva[ME] == (ruleset == "document")


@rule_test("N-195", "N-105")
def test_a_blank_and_an_egg_do_not_count() -> None:
    helm = untouched("captain", "pilot")
    helm.tile("r11", "hibernatorium")
    helm.state.eggs += 1
    helm.state.bag = ["blank_0"]
    helm.rolls("blank_0")
    helm.carries_out(lambda s: encounter(s, ME))
    assert not helm.state.contact
    assert [len(cards) for cards in helm.state.objectives] == [2, 2]


@rule_test("N-195")
def test_a_figure_put_on_the_board_by_a_text_counts() -> None:
    helm = untouched("captain", "pilot")
    helm.carries_out(lambda s: place(s, "creeper", ROOM_OF["r05"]))
    chosen(helm)
    assert helm.state.contact


@rule_test("N-195")
def test_the_second_intruder_changes_nothing() -> None:
    helm = Helm("captain", "pilot")
    helm.carries_out(lambda s: place(s, "creeper", ROOM_OF["r05"]))
    assert [len(cards) for cards in helm.state.objectives] == [2, 2]
    assert helm.idle()


@rule_test("N-195", "N-219")
def test_in_coop_there_is_nothing_to_choose() -> None:
    helm = untouched("captain", "pilot", mode="coop")
    helm.carries_out(lambda s: place(s, "creeper", ROOM_OF["r05"]))
    assert helm.state.contact
    assert helm.idle()


@rule_test("N-195", "N-218")
def test_the_lone_player_keeps_one_of_two() -> None:
    helm = untouched("captain")
    helm.carries_out(lambda s: place(s, "creeper", ROOM_OF["r05"]))
    helm.says(ME, "objective.keep", "second")
    assert (len(helm.state.objectives[ME]), len(helm.state.dropped[ME])) == (1, 1)


# --- The first death, blue and orange spaces -------------------------------------------------------


@rule_test("N-196", "N-149", "N-181")
def test_the_first_death_unlocks_all_pods_the_second_none() -> None:
    helm = Helm("captain", "pilot", "scout")
    helm.carries_out(lambda s: die(s, ME, "attack"))
    assert helm.state.locked == [False] * 3
    helm.arrange()
    helm.state.locked = [True] * 3
    helm.carries_out(lambda s: die(s, OTHER, "attack"))
    assert helm.state.locked == [True] * 3


@rule_test("N-197", "N-171")
def test_hibernation_opens_when_the_marker_reaches_eight() -> None:
    helm = Helm("captain", "pilot")
    helm.state.time = 9
    assert not helm.can("room", "hibernatorium")
    helm.state.phase = "time"
    helm.carries_out(lambda s: carry_out(s, time_step))
    assert helm.state.time == 8
    assert helm.can("room", "hibernatorium")


@rule_test("N-198", "N-177")
def test_on_three_the_pods_unlock_and_the_generator_is_out_of_reach() -> None:
    helm = Helm("captain", "pilot")
    helm.at("r03")
    helm.tile("r03", "generator")
    helm.state.fuse, helm.state.phase = 4, "time"
    assert helm.can("room", "generator")
    helm.carries_out(lambda s: carry_out(s, time_step))
    assert helm.state.fuse == 3
    assert helm.state.locked == [False, False]
    assert not helm.can("room", "generator")


# --- Revival in the co-operative mode --------------------------------------------------------------


def corpse(ruleset: str = "document") -> Helm:
    """The Pilot's corpse lies in the Emergency Room."""
    helm = Helm("captain", "pilot", mode="coop", ruleset=ruleset)
    room = helm.tile("r03", "emergency_room")
    helm.at("r03", OTHER)
    s = helm.state
    s.light[OTHER], s.wounds[OTHER], s.dressed[OTHER] = 1, ["wound_leg"], ["wound_body"]
    s.larva[OTHER] = s.slime[OTHER] = True
    helm.carries_out(lambda s: die(s, OTHER, "attack"))
    assert (room, "corpse_pilot") in helm.state.floor
    helm.arrange()
    return helm


@rule_test("N-224", "N-223")
def test_the_dead_stand_up_at_the_start_of_the_round() -> None:
    helm = corpse()
    helm.carries_out(begin_round)
    s = helm.state
    assert s.where[OTHER] == ROOM_OF["r03"]
    assert (s.light[OTHER], s.wounds[OTHER]) == (0, [])
    assert sorted(s.dressed[OTHER]) == ["wound_body", "wound_leg"]
    assert s.larva[OTHER]
    assert s.slime[OTHER]
    assert len(s.hand[OTHER]) == 5
    assert len(s.deck[OTHER]) == 5
    assert s.held[OTHER] == []
    assert not s.passed[OTHER]


@pytest.mark.parametrize("why", ["intruder", "malfunction", "elsewhere", "carried"])
@rule_test("N-224")
def test_the_dead_stay_down(why: str) -> None:
    helm = corpse()
    s = helm.state
    room = ROOM_OF["r03"]
    if why == "intruder":
        helm.intruder("adult", "r03")
    elif why == "malfunction":
        s.broken[room] = True
    else:
        s.floor.remove((room, "corpse_pilot"))
        if why == "carried":
            helm.at("r03", ME)
            s.objects[ME] = ["corpse_pilot"]
        else:
            s.floor.append((ROOM_OF["r05"], "corpse_pilot"))
    helm.carries_out(begin_round)
    assert helm.state.where[OTHER] == DEAD


@rule_test("N-223")
def test_by_the_rulebook_items_wait_for_the_revival() -> None:
    helm = corpse("rulebook")
    assert helm.faces(helm.state.held[OTHER]) == ["shotgun"]
    helm.carries_out(begin_round)
    assert helm.faces(helm.state.held[OTHER]) == ["shotgun"]
    assert len(helm.state.quests[OTHER]) == 2


@rule_test("N-224", "N-219")
def test_only_coop_has_an_autodoc() -> None:
    helm = Helm("captain", "pilot", "scout")
    room = helm.tile("r03", "emergency_room")
    helm.state.where[OTHER] = DEAD
    helm.state.floor.append((room, "corpse_pilot"))
    helm.carries_out(begin_round)
    assert helm.state.where[OTHER] == DEAD


@rule_test("N-150", "N-174")
def test_sleepers_draw_no_cards_and_take_no_turns() -> None:
    helm = Helm("captain", "pilot", "scout")
    helm.state.where[OTHER] = ASLEEP
    helm.carries_out(begin_round)
    assert helm.state.hand[OTHER] == []
    assert helm.state.passed == [False, True, False]
