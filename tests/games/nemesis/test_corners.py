"""Corners of the rules: full hands, empty decks, pods that fill, trades that fail."""

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.contamination import contaminate
from hullbreach.games.nemesis.encounters import place
from hullbreach.games.nemesis.injuries import destroy_eggs
from hullbreach.games.nemesis.objects import attach, search_room
from hullbreach.games.nemesis.state import DEAD, ESCAPED, IN_POD
from hullbreach.games.nemesis.systems import boardable
from hullbreach.games.nemesis.trade import trade
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


@pytest.fixture
def helm() -> Helm:
    """Scout and Captain in the Armory at room 003."""
    helm = Helm("scout", "captain")
    helm.at("r03")
    helm.tile("r03", "armory", counter=2)
    return helm


# --- Contamination ---------------------------------------------------------------------------------


@rule_test("N-136")
def test_an_empty_contamination_deck_is_made_of_the_removed_cards(helm: Helm) -> None:
    s = helm.state
    s.cured, s.virus = s.virus, []
    contaminate(s, ME, "attack")
    assert helm.faces(s.discard[ME]) == ["contamination"]
    assert (len(s.virus), s.cured) == (26, [])
    assert not any(s.cards.knows(ME, part) for part in s.virus)


@rule_test("N-136", "N-147")
def test_the_dead_get_no_contamination(helm: Helm) -> None:
    s = helm.state
    s.where[ME] = DEAD
    contaminate(s, ME, "attack")
    assert len(s.virus) == 27


# --- Full hands ------------------------------------------------------------------------------------


@rule_test("N-154", "N-155", "N-157")
def test_a_weapon_found_with_full_hands_needs_a_slot(helm: Helm) -> None:
    helm.state.objects[ME] = ["egg"]
    helm.rolls("prototype_rifle", "grenade")
    helm.carries_out(lambda s: search_room(s, ME, 2))
    rifle = keeps(helm, "prototype_rifle")
    helm.says(ME, "hands.full", "egg")
    assert helm.state.held[ME][-1] == rifle
    assert helm.state.ammo[rifle] == 1
    assert (ROOM_OF["r03"], "egg") in helm.state.floor


@rule_test("N-154", "N-155")
def test_a_weapon_found_with_full_hands_may_be_left_for_the_other_card(helm: Helm) -> None:
    helm.state.objects[ME] = ["egg"]
    helm.rolls("prototype_rifle", "grenade")
    helm.carries_out(lambda s: search_room(s, ME, 2))
    rifle = keeps(helm, "prototype_rifle")
    helm.says(ME, "hands.full", "leave")
    assert rifle not in helm.offered(ME, "search.keep")
    keeps(helm, "grenade")
    assert helm.faces(helm.state.items[ME]) == ["grenade"]
    assert helm.faces(helm.state.stock_under[0]) == ["prototype_rifle"]


def keeps(helm: Helm, item: str) -> int:
    """The searcher chooses this item."""
    found = [h for h in helm.offered(ME, "search.keep") if isinstance(h, int)]
    (chosen,) = [h for h in found if helm.state.face(h) == item]
    helm.says(ME, "search.keep", chosen)
    return chosen


@rule_test("N-152")
def test_a_wounded_arm_drops_what_does_not_fit(helm: Helm) -> None:
    helm.state.objects[ME] = ["egg"]
    helm.rolls("wound_arm")
    helm.hits("bite", helm.intruder("breeder", "r03"))
    helm.says(ME, "hands.drop", "egg")
    assert helm.state.objects[ME] == []
    assert helm.state.used_slots(ME) == 1


@rule_test("N-158")
def test_what_is_attached_goes_with_its_weapon(helm: Helm) -> None:
    s = helm.state
    magazine = helm.gives(ME, "extended_magazine")
    attach(s, ME, magazine, helm.weapon(ME))
    s.lose_item(ME, helm.weapon(ME))
    assert s.attached == []
    assert magazine in s.stock_discard[0]


# --- Eggs ------------------------------------------------------------------------------------------


@rule_test("N-165")
def test_eggs_on_the_floor_break_before_those_of_the_nest(helm: Helm) -> None:
    nest = helm.tile("r10", "nest")
    helm.state.floor.append((nest, "egg"))
    helm.carries_out(lambda s: destroy_eggs(s, nest, 2))
    assert (nest, "egg") not in helm.state.floor
    assert helm.state.eggs == 4


@rule_test("N-165")
def test_no_more_eggs_break_than_there_are(helm: Helm) -> None:
    room = ROOM_OF["r10"]
    helm.state.floor.append((room, "egg"))
    helm.carries_out(lambda s: destroy_eggs(s, room, 3))
    assert (room, "egg") not in helm.state.floor
    assert helm.state.eggs == 5


# --- Pods ------------------------------------------------------------------------------------------


@pytest.fixture
def section() -> Helm:
    """Scout and Captain in Evacuation Section A, the pods unlocked; the Scout can pay."""
    helm = Helm("scout", "captain")
    helm.at("r05")
    helm.tile("r05", "evacuation_a")
    helm.state.locked = [False, False]
    helm.hand(ME, "search", "rest", "adrenaline", "demolition", "scavenging")
    return helm


@rule_test("N-182")
def test_boarding_fails_when_something_comes(section: Helm) -> None:
    section.state.noise[CORRIDOR_OF["c05_10"]] = True
    section.state.bag = ["adult_2"]
    section.rolls("1", "adult_2")
    section.acts(ME, "room", "search", "rest")
    assert section.state.where[ME] == ROOM_OF["r05"]
    assert section.told("board.failed") == [{"seat": ME}]


@rule_test("N-183")
def test_the_last_to_board_may_launch_with_the_other_inside(section: Helm) -> None:
    section.state.where[OTHER], section.state.pod[OTHER] = IN_POD, 0
    section.rolls("silence")
    section.acts(ME, "room", "search", "rest")
    section.says(ME, "pod.now", "launch")
    assert section.state.where == [ESCAPED, ESCAPED]


@rule_test("N-184")
def test_leaving_a_pod_is_free_and_the_turn_goes_on(section: Helm) -> None:
    section.state.where[ME], section.state.pod[ME] = IN_POD, 0
    section.says(ME, "pod.wait", "leave")
    assert section.state.where[ME] == ROOM_OF["r05"]
    assert section.asks(ME, "turn.action")


@rule_test("N-184", "N-183")
def test_a_locked_pod_cannot_be_launched(section: Helm) -> None:
    section.state.where[ME], section.state.pod[ME] = IN_POD, 0
    section.state.locked = [True, True]
    section.cannot(ME, "pod.wait", "launch")
    section.says(ME, "pod.wait", "stay")
    section.says(ME, "pass.discard", "done")
    assert section.state.passed[ME]


@rule_test("N-185")
def test_a_corpse_dropped_from_a_pod_lies_in_the_room_and_frees_its_seat(section: Helm) -> None:
    room = ROOM_OF["r05"]
    section.state.where[ME], section.state.pod[ME] = IN_POD, 0
    section.state.objects[ME] = ["corpse_blue"]
    assert boardable(section.state, OTHER, room) == []
    section.says(ME, "pod.wait", ("let_go", "corpse_blue"))
    assert (room, "corpse_blue") in section.state.floor
    assert boardable(section.state, OTHER, room) == [0]


@pytest.mark.parametrize(("where", "ejected"), [("r05", True), ("r09", False), ("r06", False)])
@rule_test("N-186", "N-110")
def test_only_an_intruder_in_the_own_section_empties_a_pod(
    section: Helm, where: str, ejected: bool
) -> None:
    section.at("r20", OTHER)
    section.tile("r09", "evacuation_b")
    section.state.where[ME], section.state.pod[ME] = IN_POD, 0
    section.carries_out(lambda s: place(s, "adult", ROOM_OF[where]))
    assert (section.state.where[ME] == ROOM_OF["r05"]) == ejected


# --- Trade -----------------------------------------------------------------------------------------


def proposes(helm: Helm, *things: int | str) -> None:
    """The Scout offers these things to the Captain."""
    helm.carries_out(lambda s: trade(s, ME))
    helm.says(ME, "trade.partner", ("seat", OTHER))
    for thing in things:
        helm.says(ME, "trade.offer", thing)
    if helm.asks(ME, "trade.offer"):
        helm.says(ME, "trade.offer", "done")


@rule_test("N-46")
def test_two_exchange_by_agreement(helm: Helm) -> None:
    helm.gives(ME, "tools")
    helm.gives(OTHER, "medkit")
    proposes(helm, "tools")
    helm.says(OTHER, "trade.answer", "offer")
    helm.says(OTHER, "trade.return", "medkit")
    if helm.asks(OTHER, "trade.return"):
        helm.says(OTHER, "trade.return", "done")
    helm.says(ME, "trade.agree", "agree")
    helm.says(OTHER, "trade.partner", "done")
    assert helm.faces(helm.state.items[ME]) == ["medkit"]
    assert helm.faces(helm.state.items[OTHER]) == ["tools"]
    assert helm.idle()


@pytest.mark.parametrize("who", [ME, OTHER])
@rule_test("N-46")
def test_either_may_refuse(helm: Helm, who: int) -> None:
    helm.gives(ME, "tools")
    proposes(helm, "tools")
    if who == OTHER:
        helm.says(OTHER, "trade.answer", "refuse")
    else:
        helm.says(OTHER, "trade.answer", "offer")
        helm.says(OTHER, "trade.return", "done")
        helm.says(ME, "trade.agree", "refuse")
    assert helm.faces(helm.state.items[ME]) == ["tools"]


@rule_test("N-46", "N-152")
def test_a_trade_that_does_not_fit_into_the_hands_fails(helm: Helm) -> None:
    helm.state.objects[OTHER] = ["egg"]
    proposes(helm, helm.weapon(ME))
    helm.says(OTHER, "trade.answer", "offer")
    helm.says(OTHER, "trade.return", "done")
    assert helm.told("trade.failed") == [{"seat": ME, "by": OTHER}]
    assert len(helm.state.held[OTHER]) == 1


@rule_test("N-46", "N-158")
def test_a_weapon_is_given_with_its_ammo_and_what_is_attached(helm: Helm) -> None:
    rifle = helm.weapon(ME)
    helm.state.ammo[rifle] = 2
    attach(helm.state, ME, helm.gives(ME, "extended_magazine"), rifle)
    proposes(helm, rifle)
    helm.says(OTHER, "trade.answer", "offer")
    helm.says(OTHER, "trade.return", "done")
    helm.says(ME, "trade.agree", "agree")
    assert rifle in helm.state.held[OTHER]
    assert helm.state.ammo[rifle] == 2
    assert helm.state.capacity(rifle) == 6


@rule_test("N-46")
def test_by_the_rulebook_objects_change_hands() -> None:
    helm = Helm("scout", "captain", ruleset="rulebook")
    helm.state.objects[ME] = ["egg"]
    proposes(helm, "egg")
    helm.says(OTHER, "trade.answer", "offer")
    helm.says(OTHER, "trade.return", "done")
    helm.says(ME, "trade.agree", "agree")
    assert (helm.state.objects[ME], helm.state.objects[OTHER]) == ([], ["egg"])


@rule_test("N-154", "N-155")
def test_nobody_can_tell_that_a_searcher_had_to_choose_for_want_of_hands() -> None:
    helm = Helm("captain", "scout")
    helm.at("r03")
    helm.tile("r03", "armory", counter=2)
    helm.state.objects[ME] = ["egg"]
    helm.rolls("prototype_rifle", "grenade")
    helm.carries_out(lambda s: search_room(s, ME, 2))
    keeps(helm, "prototype_rifle")
    assert helm.question(ME, "hands.full").secret
    asked = [helm.session.fork(1, seed).asked[ME].prompt for seed in range(24)]
    assert {"hands.full", "search.keep"} & set(asked) != {"hands.full"}
