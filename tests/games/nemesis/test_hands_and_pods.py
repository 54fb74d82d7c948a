"""Hands that are full, recipes in either order, pods and seals: who gets what, and who is asked."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CLOSED, DESTROYED, ROOM_OF
from hullbreach.games.nemesis.cards.common import secretive
from hullbreach.games.nemesis.components import ATTACK_CARDS, ITEMS, SUPPLY, TECH
from hullbreach.games.nemesis.objects import (
    activate,
    attach,
    craft,
    craftable,
    gain_item,
    search_deck,
)
from hullbreach.games.nemesis.reactions import INTERRUPTIONS, might_hold
from hullbreach.games.nemesis.state import DEAD, ESCAPED, IN_POD
from hullbreach.games.nemesis.systems import eject_pod, free_seats, launch, seal, seats_needed
from hullbreach.games.nemesis.turn import end_turn, everybody_passes, next_turn
from hullbreach.games.nemesis.wounds import die, dress, heal_light
from hullbreach.kernel import asks_nothing
from hullbreach.parts.cards import EVERYONE, mask
from hullbreach.testing import rule_test

from .table import Helm, nobody_interrupts, passes

ME, OTHER, THIRD = 0, 1, 2
HERE = "r03"


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout", "soldier")
    helm.at(HERE)
    return helm


# -- Items -----------------------------------------------------------------------------------------


@rule_test("N-151", "N-152")
def test_a_heavy_item_is_taken_before_all_eyes(helm: Helm) -> None:
    s = helm.state
    h = s.cards.add("fire_extinguisher", "yellow", mask(ME))
    before = s.reveals
    helm.carries_out(lambda s: gain_item(s, ME, h))
    assert helm.state.cards.seen[h] == EVERYONE
    assert helm.state.reveals == before + 1


@rule_test("N-158")
def test_what_is_attached_lies_open(helm: Helm) -> None:
    s = helm.state
    h = helm.gives(ME, "auto_loader")
    before = s.reveals
    attach(s, ME, h, helm.weapon(ME))
    assert s.cards.seen[h] == EVERYONE
    assert s.reveals == before + 1


@rule_test("N-155")
@pytest.mark.parametrize(
    ("found", "may_leave"),
    [(("fire_extinguisher", "tools"), True), (("tools", "duct_tape"), False)],
)
def test_who_finds_one_heavy_item_may_leave_everything(
    helm: Helm, found: tuple[str, str], may_leave: bool
) -> None:
    helm.rolls(*found)
    helm.carries_out(lambda s: search_deck(s, ME, "yellow", 2, 1))
    assert ("none" in helm.offered(ME, "search.keep")) == may_leave


@rule_test("N-47", "N-159")
@pytest.mark.parametrize("order", [("chemicals", "tools"), ("tools", "chemicals")])
def test_two_items_make_a_third_in_either_order(helm: Helm, order: tuple[str, str]) -> None:
    helm.state.gone += helm.state.held[ME]
    helm.state.held[ME] = []
    for item in order:
        helm.gives(ME, item)
    assert craftable(helm.state, ME) == ["flamethrower"]
    helm.carries_out(lambda s: craft(s, ME))
    helm.says(ME, "craft.what", "flamethrower")
    for item in ("chemicals", "tools"):
        if helm.asks(ME, "craft.with"):
            helm.says(ME, "craft.with", item)
    assert [helm.state.face(h) for h in helm.state.held[ME]] == ["flamethrower"]


@rule_test("N-47", "N-154")
def test_a_crafted_item_left_for_want_of_hands_can_be_crafted_again(helm: Helm) -> None:
    for item in ("chemicals", "tools", "fire_extinguisher"):
        helm.gives(ME, item)
    s = helm.state
    there = sorted(s.crafted)
    helm.carries_out(lambda s: craft(s, ME))
    while not helm.asks(ME, "hands.full"):
        helm.says(ME, helm.question(ME).prompt, helm.offered(ME)[0])
    helm.says(ME, "hands.full", "leave")
    assert sorted(helm.state.crafted) == there


@rule_test("N-160", "N-154")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_heavy_quest_item_left_for_want_of_hands_is_gone(leaves: bool) -> None:
    heavy = [item for item in ITEMS.values() if item.heavy and item.quest_cost is not None]
    item = next(item for item in heavy if item.quest_room is not None)
    helm = Helm("captain", "scout")
    h = helm.state.cards.add(item.id, "quest", EVERYONE)
    helm.state.quests[ME] = [h]
    helm.gives(ME, "fire_extinguisher")
    helm.carries_out(lambda s: activate(s, ME, h))
    answer = "leave" if leaves else helm.weapon(ME)
    helm.says(ME, "hands.full", answer)
    assert (h in helm.state.gone) == leaves
    assert (h in helm.state.held[ME]) != leaves


@rule_test("N-100")
def test_one_door_of_a_room_is_enough_to_work_on(helm: Helm) -> None:
    helm.gives(ME, "security_key")
    helm.uses("security_key")
    helm.says(ME, "doors.room", HERE)
    helm.says(ME, "doors.which", helm.offered(ME)[0])
    assert "done" in helm.offered(ME, "doors.which")


@rule_test("N-38")
def test_who_may_hold_one_interruption_may_be_asked(helm: Helm) -> None:
    helm.hand(OTHER, "search")
    assert might_hold(helm.state, OTHER, INTERRUPTIONS | {"no_such_card"})


@rule_test("N-222")
@pytest.mark.parametrize(("mode", "others"), [("coop", []), ("semi_coop", [1, 2])])
def test_in_coop_nobody_has_anything_to_hide(mode: str, others: list[int]) -> None:
    helm = Helm("captain", "scout", "soldier", mode=mode)
    assert secretive(helm.state, ME) == others


@rule_test("N-120")
def test_who_dies_in_an_escape_draws_nothing() -> None:
    helm = Helm("scout", "captain", mode="coop")
    helm.at(HERE)
    s = helm.state
    s.ammo[helm.weapon(ME)] = 0
    s.dressed[ME] = ["wound"] * 3
    helm.hand(ME, "search")
    helm.intruder("adult", HERE)
    scratches = [row.id for row in ATTACK_CARDS.values() if row.effect == "scratch"]
    helm.rolls(next(card for card in scratches if "adult" in ATTACK_CARDS[card].types))
    helm.plays("adrenaline")
    if helm.asks(ME, "adrenaline.room"):
        helm.says(ME, "adrenaline.room", helm.offered(ME)[0])
    assert not helm.state.alive(ME)
    assert helm.faces(helm.state.hand[ME]) == ["search"]


# -- pods ------------------------------------------------------------------------------------------


@rule_test("N-185")
@pytest.mark.parametrize(("carried", "seats"), [([], 1), (["egg"], 1), (["corpse_blue"], 2)])
def test_a_corpse_takes_a_seat(helm: Helm, carried: list[str], seats: int) -> None:
    helm.state.objects[ME] = carried
    assert seats_needed(helm.state, ME) == seats


@rule_test("N-185")
def test_by_the_rulebook_a_corpse_takes_none() -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.state.objects[ME] = ["corpse_blue"]
    assert seats_needed(helm.state, ME) == 1


@rule_test("N-182", "N-183")
def test_only_who_sits_in_a_pod_takes_a_seat_and_flies(helm: Helm) -> None:
    s = helm.state
    s.where[ME], s.pod[ME] = IN_POD, 0
    s.where[OTHER], s.pod[OTHER] = IN_POD, 1
    s.pod[THIRD] = 0
    assert free_seats(s, 0) == SUPPLY.pods.seats - 1
    helm.carries_out(asks_nothing(lambda s: launch(s, 0)))
    assert helm.state.where == [ESCAPED, IN_POD, ROOM_OF[HERE]]


@rule_test("N-183")
def test_when_all_pods_are_gone_none_is_ejected(helm: Helm) -> None:
    helm.state.launched = [True] * len(helm.state.launched)
    helm.carries_out(asks_nothing(eject_pod))
    assert helm.told("launched") == []


# -- the airlock -----------------------------------------------------------------------------------


@rule_test("N-101", "N-178")
def test_a_room_whose_doors_take_tokens_from_each_other_is_not_sealed(helm: Helm) -> None:
    """With the last tokens in its own corridors every door that closes opens another one of them."""
    room = helm.tile("r09", "comms_room")
    s = helm.state
    own = s.corridors(room)
    rest = [corridor for corridor in range(TECH) if corridor not in own]
    for corridor in rest[: s.doors_left() - 1]:
        s.door[corridor] = DESTROYED
    s.door[own[0]] = CLOSED
    helm.carries_out(lambda s: seal(s, ME, room))
    while helm.asks(ME, "door.token"):
        helm.says(ME, "door.token", "c08_09")
    assert helm.state.airlock == -1
    assert helm.told("airlock.sealed") == []


@rule_test("N-178")
def test_a_door_that_is_closed_is_not_closed_again(helm: Helm) -> None:
    room = helm.tile("r09", "comms_room")
    s = helm.state
    for corridor in s.corridors(room):
        s.door[corridor] = CLOSED
    helm.carries_out(lambda s: seal(s, ME, room))
    assert helm.told("door.closed") == []
    assert helm.state.airlock == room


# -- whose turn it is ------------------------------------------------------------------------------


@rule_test("N-46", "N-25")
def test_a_turn_is_not_over_while_its_second_action_is_a_trade(helm: Helm) -> None:
    helm.state.acted = 1
    helm.hand(ME, "search", "rest")
    helm.acts(ME, "trade", "search")
    nobody_interrupts(helm)
    assert helm.asks(ME, "trade.partner")
    assert helm.state.turn == ME
    helm.says(ME, "trade.partner", "done")


@rule_test("N-184")
@pytest.mark.parametrize(("answer", "turn"), [("stay", OTHER), ("launch", OTHER), ("leave", ME)])
def test_who_waits_in_a_pod_stays_flies_or_comes_back(helm: Helm, answer: str, turn: int) -> None:
    room = helm.tile("r09", "evacuation_a")
    s = helm.state
    s.where[ME], s.pod[ME], s.locked[0] = IN_POD, 0, False
    helm.hand(ME)
    helm.says(ME, "pod.wait", answer)
    place = {"stay": (IN_POD, 0), "launch": (ESCAPED, 0), "leave": (room, -1)}[answer]
    assert (helm.state.where[ME], helm.state.pod[ME]) == place
    assert helm.state.turn == turn
    assert helm.asks(turn)


@rule_test("N-24", "N-184")
def test_who_waits_in_a_pod_has_a_turn_when_all_others_have_passed(helm: Helm) -> None:
    helm.tile("r09", "evacuation_a")
    s = helm.state
    s.where[THIRD], s.pod[THIRD] = IN_POD, 0
    s.passed = [False, True, False]
    passes(helm, ME)
    assert helm.asks(THIRD, "pod.wait")


@rule_test("N-28", "N-24")
def test_whose_turn_ends_with_death_has_passed_and_leaves_no_orders(helm: Helm) -> None:
    s = helm.state
    s.where[ME] = DEAD
    s.acted, s.endless, s.must_pass = 1, True, True
    helm.carries_out(lambda s: end_turn(s, ME))
    s = helm.state
    assert s.passed == [True, False, False]
    assert (s.acted, s.endless, s.must_pass) == (0, False, False)
    assert s.turn == OTHER


@rule_test("N-228", "N-24")
@pytest.mark.parametrize(("passed", "turn"), [(True, THIRD), (False, OTHER)])
def test_an_intruder_player_who_has_passed_is_passed_over(passed: bool, turn: int) -> None:
    helm = Helm("captain", "scout", "soldier", intruder_player=True)
    helm.at(HERE)
    s = helm.state
    s.where[OTHER], s.xeno = DEAD, OTHER
    s.passed[OTHER] = passed
    next_turn(s)
    assert s.turn == turn


@rule_test("N-26")
def test_who_has_passed_does_not_pass_again(helm: Helm) -> None:
    helm.state.passed[OTHER] = True
    for seat in (ME, OTHER, THIRD):
        helm.hand(seat)
    helm.carries_out(lambda s: everybody_passes(s, ME))
    assert [facts["seat"] for facts in helm.told("passed")] == [ME, THIRD]


# -- wounds ----------------------------------------------------------------------------------------


@rule_test("N-144")
def test_of_three_wounds_two_are_chosen_to_be_dressed(helm: Helm) -> None:
    helm.state.wounds[ME] = ["wound_arm", "wound_body", "wound_leg"]
    helm.carries_out(lambda s: dress(s, ME, 2))
    helm.says(ME, "wound.dress", "wound_body")
    helm.says(ME, "wound.dress", "wound_leg")
    assert helm.state.wounds[ME] == ["wound_arm"]


@rule_test("N-144")
def test_who_has_no_light_wound_is_not_healed(helm: Helm) -> None:
    helm.carries_out(asks_nothing(lambda s: heal_light(s, ME, 1)))
    assert helm.told("wound.light.healed") == []


@rule_test("N-147")
def test_who_dies_in_a_pod_leaves_it(helm: Helm) -> None:
    helm.tile("r09", "evacuation_a")
    helm.state.where[ME], helm.state.pod[ME] = IN_POD, 0
    helm.carries_out(lambda s: die(s, ME, "attack"))
    assert (helm.state.where[ME], helm.state.pod[ME]) == (DEAD, -1)
