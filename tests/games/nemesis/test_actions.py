"""Actions in general, Basic actions, Room and Item actions."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.state import IN_POD
from hullbreach.testing import rule_test

from .table import Helm, acts, nobody_interrupts

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2
FIVE = ("search", "rest", "order", "demolition", "reload")


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r05", SCOUT)
    helm.hand(CAPTAIN, *FIVE)
    return helm


@rule_test("N-31")
def test_each_of_the_four_kinds_of_action_is_one_of_two(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=2)
    helm.gives(CAPTAIN, "synthetic_food")
    offered = helm.offered(CAPTAIN, "turn.action")
    kinds = {option[0] if isinstance(option, tuple) else option for option in offered}
    assert {"pass", "move", "careful", "search", "room", "card", "item", "drop"} <= kinds
    acts(helm, CAPTAIN, ("item", "synthetic_food"), "rest")
    assert helm.question(CAPTAIN, "turn.action").about["taken"] == 1


@rule_test("N-32")
def test_contamination_never_pays_and_paid_cards_lie_open(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "contamination", "contamination")
    helm.cannot(CAPTAIN, "turn.action", ("careful", "r01"))
    helm.says(CAPTAIN, "turn.action", ("move", "r01"))
    assert helm.offered(CAPTAIN, "pay") == ["search"]
    helm.rolls("1")
    helm.says(CAPTAIN, "pay", "search")
    assert helm.view(None).seats[CAPTAIN].discard == ["search"]


@rule_test("N-33")
def test_a_card_does_not_pay_for_itself(helm: Helm) -> None:
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.tile("r03", "storage")
    helm.hand(CAPTAIN, "basic_repairs", "search")
    helm.cannot(CAPTAIN, "turn.action", ("card", "basic_repairs"))
    helm.arrange()
    helm.hand(CAPTAIN, "basic_repairs", "search", "rest")
    acts(helm, CAPTAIN, ("card", "basic_repairs"), "search", "rest")
    assert helm.state.hand[CAPTAIN] == []
    assert not helm.state.broken[ROOM_OF["r03"]]


@rule_test("N-35", "N-36")
def test_in_combat_only_shoot_melee_and_escape_are_left_of_the_basic_actions(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=3)
    helm.state.floor.append((ROOM_OF["r03"], "carcass"))
    helm.state.held[CAPTAIN] = helm.state.held[CAPTAIN][:1]
    helm.at("r03", SCOUT)
    helm.gives(CAPTAIN, "tools")
    calm = helm.offered(CAPTAIN, "turn.action")
    for option in ("trade", "search", "room", ("pick_up", "carcass"), ("careful", "r01")):
        assert option in calm
    assert "melee" not in calm
    helm.arrange()
    helm.intruder("adult", "r03")
    fight = helm.offered(CAPTAIN, "turn.action")
    words = {option[0] if isinstance(option, tuple) else option for option in fight}
    assert words - {"card", "item", "let_go", "drop"} == {"pass", "move", "shoot", "melee"}


@rule_test("N-35", "N-166")
def test_eggs_make_no_combat(helm: Helm) -> None:
    helm.tile("r03", "nest")
    assert not helm.state.in_combat(CAPTAIN)
    assert "room" in helm.offered(CAPTAIN, "turn.action")


@rule_test("N-37")
def test_dropping_is_free_at_any_moment_of_the_own_turn(helm: Helm) -> None:
    helm.gives(CAPTAIN, "bandages")
    helm.state.objects[CAPTAIN] = ["egg"]
    helm.says(CAPTAIN, "turn.action", ("let_go", "egg"))
    helm.says(CAPTAIN, "turn.action", ("drop", "bandages"))
    assert helm.question(CAPTAIN, "turn.action").about["taken"] == 0
    assert (ROOM_OF["r03"], "egg") in helm.state.floor
    assert helm.view(None).item_decks["green"].discard == ["bandages"]


@rule_test("N-38", "N-39")
def test_an_interruption_costs_the_action_and_may_be_interrupted_itself(helm: Helm) -> None:
    helm.at("r03", SCOUT)
    helm.hand(CAPTAIN, "search", "interruption", "rest")
    helm.hand(SCOUT, "interruption", "rest")
    helm.state.passed[SCOUT] = True
    helm.says(CAPTAIN, "turn.action", ("move", "r01"))
    helm.says(CAPTAIN, "pay", "search")
    helm.says(SCOUT, "interruption", "interrupt")
    helm.rolls("1")
    helm.says(CAPTAIN, "interruption", "interrupt")
    assert helm.state.where[CAPTAIN] == ROOM_OF["r01"]
    assert helm.faces(helm.state.discard[SCOUT]) == ["interruption"]
    assert helm.question(CAPTAIN, "turn.action").about["taken"] == 1


@rule_test("N-38")
def test_an_interrupted_item_is_kept(helm: Helm) -> None:
    helm.at("r03", SCOUT)
    helm.gives(CAPTAIN, "synthetic_food")
    helm.hand(SCOUT, "interruption")
    helm.says(CAPTAIN, "turn.action", ("item", "synthetic_food"))
    helm.says(CAPTAIN, "pay", "rest")
    helm.says(SCOUT, "interruption", "interrupt")
    helm.says(CAPTAIN, "interruption", "no")
    assert helm.faces(helm.state.items[CAPTAIN]) == ["synthetic_food"]
    assert len(helm.state.hand[CAPTAIN]) == 4
    assert helm.told("cancelled") == [{"seat": CAPTAIN}]


@rule_test("N-38")
def test_everybody_who_might_hold_an_interruption_is_asked_and_nobody_else(helm: Helm) -> None:
    helm.at("r03", SCOUT)
    helm.hand(SCOUT, "rest")
    helm.says(CAPTAIN, "turn.action", ("move", "r01"))
    helm.says(CAPTAIN, "pay", "rest")
    assert helm.offered(SCOUT, "interruption") == ["no"]
    helm.arrange()
    s = helm.state
    gone = next(h for h in s.deck[SCOUT] if s.face(h) == "interruption")
    s.deck[SCOUT].remove(gone)
    s.discard[SCOUT].append(gone)
    helm.rolls("1")
    helm.says(CAPTAIN, "turn.action", ("move", "r01"))
    helm.says(CAPTAIN, "pay", "rest")
    assert helm.asks(CAPTAIN, "turn.action")


@rule_test("N-38")
def test_passing_and_dropping_cannot_be_interrupted(helm: Helm) -> None:
    helm.at("r03", SCOUT)
    helm.hand(SCOUT, "interruption")
    helm.gives(CAPTAIN, "bandages")
    helm.says(CAPTAIN, "turn.action", ("drop", "bandages"))
    helm.says(CAPTAIN, "turn.action", "pass")
    assert helm.asks(CAPTAIN, "pass.discard")


@rule_test("N-40")
def test_movement_costs_one_and_leads_next_door(helm: Helm) -> None:
    moves = [o[1] for o in helm.offered(CAPTAIN) if isinstance(o, tuple) and o[0] == "move"]
    assert moves == ["r01", "r07"]
    helm.rolls("1")
    acts(helm, CAPTAIN, ("move", "r01"), "rest")
    assert helm.state.where[CAPTAIN] == ROOM_OF["r01"]


@rule_test("N-41")
def test_careful_movement_names_a_corridor_instead_of_rolling(helm: Helm) -> None:
    acts(helm, CAPTAIN, ("careful", "r01"), "rest", "order")
    helm.says(CAPTAIN, "careful.corridor", "c01_04")
    assert helm.state.noise[CORRIDOR_OF["c01_04"]]
    assert sum(helm.state.noise) == 1


@rule_test("N-41")
def test_careful_movement_onto_a_marker_is_an_encounter_by_the_document(helm: Helm) -> None:
    helm.state.noise[CORRIDOR_OF["c01_04"]] = True
    acts(helm, CAPTAIN, ("careful", "r01"), "rest", "order")
    helm.rolls("blank_0")
    helm.says(CAPTAIN, "careful.corridor", "c01_04")
    assert helm.told("encounter")


@rule_test("N-41")
def test_by_the_rulebook_a_quiet_corridor_must_be_left() -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03", CAPTAIN)
    helm.at("r05", SCOUT)
    helm.hand(CAPTAIN, *FIVE)
    for corridor in ("c01_02", "c01_03"):
        helm.state.noise[CORRIDOR_OF[corridor]] = True
    acts(helm, CAPTAIN, ("careful", "r01"), "rest", "order")
    assert helm.state.noise[CORRIDOR_OF["c01_04"]]
    helm.arrange()
    helm.at("r03", CAPTAIN)
    helm.hand(CAPTAIN, *FIVE)
    helm.state.acted = 0
    helm.cannot(CAPTAIN, "turn.action", ("careful", "r01"))


@rule_test("N-42")
def test_careful_movement_into_an_occupied_room_places_nothing(helm: Helm) -> None:
    helm.at("r01", SCOUT)
    acts(helm, CAPTAIN, ("careful", "r01"), "rest", "order")
    assert helm.asks(CAPTAIN, "turn.action")
    assert not any(helm.state.noise)


@rule_test("N-43")
def test_shooting_needs_ammo_and_a_target(helm: Helm) -> None:
    helm.cannot(CAPTAIN, "turn.action", "shoot")
    helm.arrange()
    helm.intruder("adult", "r03")
    assert "shoot" in helm.offered(CAPTAIN, "turn.action")
    helm.arrange()
    helm.state.ammo[helm.weapon(CAPTAIN)] = 0
    helm.cannot(CAPTAIN, "turn.action", "shoot")
    assert "melee" in helm.offered(CAPTAIN)


@rule_test("N-43", "N-44", "N-54")
def test_eggs_can_be_shot_and_struck_out_of_combat(helm: Helm) -> None:
    helm.state.floor.append((ROOM_OF["r03"], "egg"))
    offered = helm.offered(CAPTAIN, "turn.action")
    assert "shoot" in offered
    assert "melee" in offered


@rule_test("N-45")
def test_objects_lying_here_are_picked_up_into_a_free_hand(helm: Helm) -> None:
    helm.state.floor.append((ROOM_OF["r03"], "carcass"))
    acts(helm, CAPTAIN, ("pick_up", "carcass"), "rest")
    assert helm.state.objects[CAPTAIN] == ["carcass"]
    assert helm.state.floor_in(ROOM_OF["r03"]) == []


@rule_test("N-45")
def test_full_hands_and_eggs_of_the_nest_are_not_picked_up(helm: Helm) -> None:
    helm.state.floor.append((ROOM_OF["r03"], "carcass"))
    helm.state.objects[CAPTAIN] = ["egg"]
    helm.cannot(CAPTAIN, "turn.action", ("pick_up", "carcass"))
    helm.arrange()
    helm.state.objects[CAPTAIN] = []
    helm.tile("r03", "nest")
    helm.cannot(CAPTAIN, "turn.action", ("pick_up", "egg"))


@rule_test("N-46")
def test_a_trade_needs_agreement_and_moves_items(helm: Helm) -> None:
    helm.at("r03", SCOUT)
    helm.gives(CAPTAIN, "tools")
    helm.gives(SCOUT, "medkit")
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    helm.says(CAPTAIN, "trade.offer", "tools")
    helm.says(CAPTAIN, "trade.offer", "done")
    assert helm.question(SCOUT, "trade.answer").about["things"] == ("tools",)
    helm.says(SCOUT, "trade.answer", "offer")
    helm.says(SCOUT, "trade.return", "medkit")
    helm.says(SCOUT, "trade.return", "done")
    helm.says(CAPTAIN, "trade.agree", "agree")
    helm.says(SCOUT, "trade.partner", "done")
    assert helm.faces(helm.state.items[CAPTAIN]) == ["medkit"]
    assert helm.faces(helm.state.items[SCOUT]) == ["tools"]


@rule_test("N-46")
def test_a_refused_deal_moves_nothing_and_two_others_may_deal() -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(SCOUT, "medkit")
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    helm.says(CAPTAIN, "trade.offer", "done")
    helm.says(SCOUT, "trade.answer", "refuse")
    helm.says(CAPTAIN, "trade.partner", "done")
    helm.says(SCOUT, "trade.partner", ("seat", SOLDIER))
    helm.says(SCOUT, "trade.offer", "medkit")
    helm.says(SCOUT, "trade.offer", "done")
    helm.says(SOLDIER, "trade.answer", "offer")
    helm.says(SOLDIER, "trade.return", "done")
    helm.says(SCOUT, "trade.agree", "agree")
    helm.says(SCOUT, "trade.partner", "done")
    helm.says(SOLDIER, "trade.partner", "done")
    assert helm.faces(helm.state.items[SOLDIER]) == ["medkit"]
    assert helm.state.items[CAPTAIN] == []
    assert (helm.state.phase, helm.state.acted, helm.state.barter) == ("turn", 1, None)


@rule_test("N-46")
def test_everybody_in_the_room_may_deal_with_everybody() -> None:
    helm = Helm("captain", "scout", "soldier", "pilot")
    helm.at("r03", CAPTAIN, SCOUT, SOLDIER)
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(CAPTAIN, "tools")
    acts(helm, CAPTAIN, "trade", "rest")
    assert helm.offered(CAPTAIN, "trade.partner") == ["done", ("seat", SCOUT), ("seat", SOLDIER)]
    for partner in (SCOUT, SOLDIER):
        helm.says(CAPTAIN, "trade.partner", ("seat", partner))
        helm.says(CAPTAIN, "trade.offer", "done")
        helm.says(partner, "trade.answer", "refuse")
    assert helm.offered(SCOUT, "trade.partner") == ["done", ("seat", SOLDIER), ("seat", CAPTAIN)]
    helm.says(SCOUT, "trade.partner", "done")
    helm.says(SOLDIER, "trade.partner", ("seat", CAPTAIN))
    helm.says(SOLDIER, "trade.offer", "done")
    helm.says(CAPTAIN, "trade.answer", "refuse")
    assert helm.offered(SOLDIER, "trade.partner") == ["done", ("seat", SCOUT)]
    helm.says(SOLDIER, "trade.partner", "done")
    assert helm.asks(CAPTAIN, "turn.action")


@rule_test("N-46")
def test_things_are_laid_down_in_any_order() -> None:
    helm = Helm("captain", "scout", ruleset="rulebook")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    for item in ("tools", "medkit", "medkit"):
        helm.gives(CAPTAIN, item)
    helm.state.objects[CAPTAIN] = ["egg"]
    gun = helm.weapon(CAPTAIN)
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    assert helm.offered(CAPTAIN, "trade.offer") == ["done", "tools", "medkit", gun, "egg"]
    helm.says(CAPTAIN, "trade.offer", "egg")
    assert helm.offered(CAPTAIN, "trade.offer") == ["done", "tools", "medkit", gun]
    helm.says(CAPTAIN, "trade.offer", "medkit")
    assert helm.offered(CAPTAIN, "trade.offer") == ["done", "tools", "medkit", gun]
    helm.says(CAPTAIN, "trade.offer", "medkit")
    helm.says(CAPTAIN, "trade.offer", "tools")
    assert helm.offered(CAPTAIN, "trade.offer") == ["done", gun]
    helm.says(CAPTAIN, "trade.offer", "done")
    things = helm.question(SCOUT, "trade.answer").about["things"]
    assert things == ("egg", "medkit", "medkit", "tools")


@rule_test("N-46", "N-151")
def test_what_is_laid_down_for_a_deal_that_fails_only_the_other_side_has_seen() -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(CAPTAIN, "tools")
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    helm.says(CAPTAIN, "trade.offer", "tools")
    told = helm.says(CAPTAIN, "trade.offer", "done")
    assert [e.facts["things"] for e in told if e.key == "trade.offered"] == [("tools",)]
    helm.says(SCOUT, "trade.answer", "refuse")
    known = [helm.view(reader).seats[CAPTAIN].known_items for reader in (SCOUT, SOLDIER, None)]
    assert known == [["tools"], [], []]
    assert helm.told("trade.offered", SOLDIER) == []
    assert [facts["count"] for facts in helm.told("trade.offers", SOLDIER)] == [1]


@rule_test("N-46", "N-151")
def test_what_is_offered_in_return_and_refused_nobody_else_has_seen() -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(CAPTAIN, "tools")
    helm.gives(SCOUT, "medkit")
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    helm.says(CAPTAIN, "trade.offer", "tools")
    helm.says(CAPTAIN, "trade.offer", "done")
    helm.says(SCOUT, "trade.answer", "offer")
    helm.says(SCOUT, "trade.return", "medkit")
    helm.says(SCOUT, "trade.return", "done")
    known = [seat.known_items for seat in helm.view(SOLDIER).seats]
    helm.says(CAPTAIN, "trade.agree", "refuse")
    assert known == [seat.known_items for seat in helm.view(SOLDIER).seats] == [[], [], []]
    assert helm.view(CAPTAIN).seats[SCOUT].known_items == ["medkit"]


@rule_test("N-46")
def test_what_changes_hands_everybody_sees() -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(CAPTAIN, "tools")
    helm.gives(SCOUT, "medkit")
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    helm.says(CAPTAIN, "trade.offer", "tools")
    helm.says(CAPTAIN, "trade.offer", "done")
    helm.says(SCOUT, "trade.answer", "offer")
    helm.says(SCOUT, "trade.return", "medkit")
    helm.says(SCOUT, "trade.return", "done")
    helm.says(CAPTAIN, "trade.agree", "agree")
    seats = helm.view(SOLDIER).seats
    assert (seats[CAPTAIN].known_items, seats[SCOUT].known_items) == (["medkit"], ["tools"])
    assert helm.told("traded", SOLDIER)[0]["gave"] == ("tools",)


@rule_test("N-46", "N-29")
def test_a_trade_as_second_action_ends_the_turn() -> None:
    helm = Helm("captain", "scout")
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.gives(CAPTAIN, "tools")
    helm.state.acted = 1
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", "done")
    helm.says(SCOUT, "trade.partner", "done")
    assert (helm.state.turn, helm.state.phase) == (SCOUT, "turn")


@rule_test("N-46")
@pytest.mark.parametrize(("ruleset", "objects"), [("document", False), ("rulebook", True)])
def test_objects_are_traded_by_the_rulebook_only(ruleset: str, objects: bool) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.at("r03")
    helm.hand(CAPTAIN, *FIVE)
    helm.state.objects[CAPTAIN] = ["egg"]
    acts(helm, CAPTAIN, "trade", "rest")
    helm.says(CAPTAIN, "trade.partner", ("seat", SCOUT))
    assert ("egg" in helm.offered(CAPTAIN, "trade.offer")) == objects
    assert not any(face in helm.offered(CAPTAIN) for face in ("ship_log", "intercom"))


@rule_test("N-47", "N-159")
def test_crafting_costs_one_and_two_matching_items(helm: Helm) -> None:
    helm.gives(CAPTAIN, "chemicals")
    helm.gives(CAPTAIN, "medkit")
    acts(helm, CAPTAIN, "craft", "rest")
    helm.says(CAPTAIN, "craft.what", "antidote")
    helm.says(CAPTAIN, "craft.with", "chemicals")
    helm.says(CAPTAIN, "craft.with", "medkit")
    assert helm.faces(helm.state.items[CAPTAIN]) == ["antidote"]
    assert helm.view(None).crafted.count("antidote") == 2


@rule_test("N-47")
def test_a_crafted_item_that_is_used_up_cannot_be_made(helm: Helm) -> None:
    helm.gives(CAPTAIN, "chemicals")
    helm.gives(CAPTAIN, "medkit")
    s = helm.state
    s.gone += [h for h in s.crafted if s.face(h) == "antidote"]
    s.crafted = [h for h in s.crafted if s.face(h) != "antidote"]
    helm.cannot(CAPTAIN, "turn.action", "craft")


@rule_test("N-49")
def test_search_is_a_basic_action_by_the_document(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=2)
    helm.says(CAPTAIN, "turn.action", "search")
    helm.rolls("grenade")
    helm.says(CAPTAIN, "pay", "rest")
    drawn, _ = helm.offered(CAPTAIN, "search.keep")
    helm.says(CAPTAIN, "search.keep", drawn)
    assert helm.faces(helm.state.items[CAPTAIN]) == ["grenade"]
    assert helm.state.counter[ROOM_OF["r03"]] == 1


@rule_test("N-49")
def test_the_card_found_may_be_put_under_the_deck(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=2)
    acts(helm, CAPTAIN, "search", "rest")
    helm.says(CAPTAIN, "search.keep", "none")
    assert helm.state.items[CAPTAIN] == []
    assert len(helm.state.stock_under[0]) == 1


@rule_test("N-49")
def test_search_is_no_basic_action_by_the_rulebook_nor_without_items(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=0)
    helm.cannot(CAPTAIN, "turn.action", "search")
    other = Helm("captain", "scout", ruleset="rulebook")
    other.at("r03", CAPTAIN)
    other.tile("r03", "storage", counter=2)
    other.hand(CAPTAIN, *FIVE)
    other.cannot(CAPTAIN, "turn.action", "search")
    assert ("card", "search") in other.offered(CAPTAIN)


@rule_test("N-50", "N-91")
def test_room_actions_cost_two_and_need_a_working_room(helm: Helm) -> None:
    helm.tile("r03", "storage")
    assert "room" in helm.offered(CAPTAIN, "turn.action")
    helm.arrange()
    helm.state.fire[ROOM_OF["r03"]] = True
    assert "room" in helm.offered(CAPTAIN, "turn.action")
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.cannot(CAPTAIN, "turn.action", "room")
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = False
    helm.hand(CAPTAIN, "search")
    helm.cannot(CAPTAIN, "turn.action", "room")


@rule_test("N-53")
def test_items_are_shown_and_discarded_and_cost_more_with_a_hand_wound(helm: Helm) -> None:
    helm.gives(CAPTAIN, "bandages")
    helm.state.light[CAPTAIN] = 1
    helm.state.wounds[CAPTAIN] = ["wound_hand"]
    acts(helm, CAPTAIN, ("item", "bandages"), "rest", "order")
    helm.says(CAPTAIN, "wounds.what", "light")
    assert helm.view(None).item_decks["green"].discard == ["bandages"]
    assert helm.state.light[CAPTAIN] == 0


@rule_test("N-185")
def test_who_waits_in_a_pod_takes_no_part_in_trades(helm: Helm) -> None:
    helm.gives(CAPTAIN, "tools")
    helm.state.where[SCOUT] = IN_POD
    helm.cannot(CAPTAIN, "turn.action", "trade")
    nobody_interrupts(helm)
