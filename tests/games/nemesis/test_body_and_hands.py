"""Contamination, wounds, death, Items and Objects."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import SUPPLY, WOUNDS
from hullbreach.games.nemesis.contamination import contaminate, remove_contamination, scan_hand
from hullbreach.games.nemesis.decks import draw_items
from hullbreach.games.nemesis.objects import gain_item, liftable, search_room
from hullbreach.games.nemesis.state import DEAD, IN_POD
from hullbreach.games.nemesis.wounds import die, heal_serious, light_wound, serious_wound
from hullbreach.testing import rule_test

from .table import Helm

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    return helm


@rule_test("N-136")
def test_a_contamination_card_lies_open_and_nobody_knows_whether_it_is_infected(helm: Helm) -> None:
    contaminate(helm.state, CAPTAIN, "attack")
    s = helm.state
    h = s.discard[CAPTAIN][-1]
    assert s.face(h) == "contamination"
    assert s.cards.seen[s.part[h]] == 0
    for seat in (None, CAPTAIN, SCOUT):
        assert helm.game.view(s, seat).seats[CAPTAIN].discard == ["contamination"]
    worlds = set()
    for seed in range(30):
        world = helm.session.fork(CAPTAIN, seed).boundary
        worlds.add(world.face(world.part[h]))
    assert worlds == {"infected", "clean"}


@rule_test("N-136")
def test_an_empty_contamination_deck_is_renewed_from_the_removed_cards(helm: Helm) -> None:
    s = helm.state
    cards = sum(SUPPLY.contamination.values())
    for _ in range(cards):
        contaminate(s, CAPTAIN, "attack")
    assert s.virus == []
    for h in s.discard[CAPTAIN][:2]:
        remove_contamination(s, CAPTAIN, h)
    contaminate(s, SCOUT, "attack")
    assert len(s.discard[SCOUT]) == 1
    assert (len(s.virus), s.cured) == (1, [])


@rule_test("N-138")
def test_a_scan_is_public_and_its_mark_is_the_owners_until_a_shuffle(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "contamination_infected")
    helm.carries_out(lambda s: scan_hand(s, CAPTAIN))
    assert helm.told("scanned", SCOUT) == [{"seat": CAPTAIN, "infected": True}]
    marks = {card.card: card.infected for card in helm.view(CAPTAIN).hand}
    assert marks == {"search": None, "contamination": True}
    assert helm.view(SCOUT).seats[CAPTAIN].known == ["contamination"]
    helm.arrange().renew_deck(CAPTAIN, hand=True)
    helm.state.draw_cards(CAPTAIN, 20)
    marks = {card.card: card.infected for card in helm.view(CAPTAIN).hand}
    assert marks["contamination"] is None


@rule_test("N-142", "N-145")
def test_the_third_light_wound_becomes_serious_and_any_wound_kills_after_three(helm: Helm) -> None:
    helm.state.light[CAPTAIN] = 2
    helm.rolls("wound_leg")
    helm.carries_out(lambda s: light_wound(s, CAPTAIN, "attack"))
    assert (helm.state.light[CAPTAIN], helm.state.wounds[CAPTAIN]) == (0, ["wound_leg"])
    helm.arrange()
    helm.state.dressed[CAPTAIN] = ["wound_arm", "wound_hand"]
    helm.carries_out(lambda s: light_wound(s, CAPTAIN, "attack"))
    assert helm.state.where[CAPTAIN] == DEAD


@rule_test("N-143")
def test_the_same_wound_twice_works_once_and_is_healed_twice(helm: Helm) -> None:
    helm.state.wounds[CAPTAIN] = ["wound_arm", "wound_arm"]
    assert helm.state.slots(CAPTAIN) == 1
    assert helm.state.serious(CAPTAIN) == 2


@rule_test("N-146")
def test_healed_wounds_are_reshuffled_and_without_any_a_plain_one_counts(helm: Helm) -> None:
    s = helm.state
    s.wound_deck, s.wound_discard = [], []
    helm.carries_out(lambda s: serious_wound(s, CAPTAIN, "attack"))
    assert helm.state.wounds[CAPTAIN] == ["wound"]
    assert "wound" not in WOUNDS
    helm.arrange()
    helm.state.dressed[SCOUT] = ["wound_leg"]
    helm.carries_out(lambda s: heal_serious(s, SCOUT))
    assert helm.state.wound_discard == ["wound_leg"]
    helm.arrange()
    helm.carries_out(lambda s: serious_wound(s, SCOUT, "attack"))
    assert helm.state.wounds[SCOUT] == ["wound_leg"]


@rule_test("N-147", "N-149")
def test_death_leaves_a_corpse_drops_objects_and_takes_everything_else(helm: Helm) -> None:
    helm.gives(CAPTAIN, "tools")
    helm.state.objects[CAPTAIN] = ["egg"]
    helm.hand(CAPTAIN, "search", "contamination")
    helm.carries_out(lambda s: die(s, CAPTAIN, "attack"))
    s, room = helm.state, ROOM_OF["r03"]
    assert s.floor_in(room) == ["egg", "corpse_captain"]
    assert not any((s.items[0], s.held[0], s.quests[0], s.hand[0], s.deck[0], s.discard[0]))
    assert not any(s.locked)
    assert s.where[CAPTAIN] == DEAD


@rule_test("N-148")
def test_who_dies_in_a_waiting_pod_lies_in_the_section_room(helm: Helm) -> None:
    room = helm.tile("r05", "evacuation_a")
    helm.state.where[CAPTAIN], helm.state.pod[CAPTAIN] = IN_POD, 0
    helm.carries_out(lambda s: die(s, CAPTAIN, "attack"))
    assert helm.state.floor_in(room) == ["corpse_captain"]


@rule_test("N-151")
def test_items_are_hidden_but_their_number_and_backs_are_not(helm: Helm) -> None:
    helm.gives(CAPTAIN, "tools")
    helm.gives(CAPTAIN, "medkit")
    own, other = helm.view(CAPTAIN), helm.view(SCOUT).seats[CAPTAIN]
    assert sorted(card.card for card in own.inventory) == ["medkit", "tools"]
    assert other.items == ["green", "yellow"]
    assert other.known_items == []


@rule_test("N-152", "N-154")
def test_an_arm_wound_makes_you_drop_what_does_not_fit(helm: Helm) -> None:
    helm.state.objects[CAPTAIN] = ["carcass"]
    helm.rolls("wound_arm")
    helm.carries_out(lambda s: serious_wound(s, CAPTAIN, "attack"))
    helm.says(CAPTAIN, "hands.drop", "carcass")
    assert helm.state.floor_in(ROOM_OF["r03"]) == ["carcass"]
    assert len(helm.state.held[CAPTAIN]) == 1


@rule_test("N-154")
def test_full_hands_drop_something_for_a_new_heavy_thing_or_leave_it(helm: Helm) -> None:
    helm.gives(CAPTAIN, "fire_extinguisher")
    s = helm.state
    h = s.cards.add("flamethrower", "blue", -1)
    helm.carries_out(lambda s: gain_item(s, CAPTAIN, h))
    weapon = helm.weapon(CAPTAIN)
    helm.says(CAPTAIN, "hands.full", weapon)
    assert helm.faces(helm.state.held[CAPTAIN]) == ["fire_extinguisher", "flamethrower"]
    assert weapon in helm.state.gone


@rule_test("N-154")
def test_a_dropped_item_is_lost_and_an_object_stays(helm: Helm) -> None:
    helm.gives(CAPTAIN, "fire_extinguisher")
    thing = helm.state.held[CAPTAIN][1]
    helm.says(CAPTAIN, "turn.action", ("let_go", thing))
    assert helm.view(None).item_decks["yellow"].discard == ["fire_extinguisher"]
    assert helm.state.floor_in(ROOM_OF["r03"]) == []


@rule_test("N-155")
def test_a_search_draws_two_keeps_one_and_the_other_goes_under_the_deck(helm: Helm) -> None:
    helm.tile("r03", "storage", counter=2)
    helm.rolls("grenade", "decoy")
    helm.carries_out(lambda s: search_room(s, CAPTAIN, 2))
    first, second = helm.offered(CAPTAIN, "search.keep")
    helm.says(CAPTAIN, "search.keep", second)
    s = helm.state
    assert helm.faces(s.items[CAPTAIN]) == ["decoy"]
    assert helm.faces(s.stock_under[0]) == ["grenade"]
    assert s.counter[ROOM_OF["r03"]] == 1
    assert first in s.stock_under[0]


@rule_test("N-156")
def test_a_short_deck_is_followed_by_its_discard_pile(helm: Helm) -> None:
    s = helm.state
    last = s.stock[0][:1]
    s.stock_discard[0] = s.stock[0][1:4]
    s.gone += s.stock[0][4:]
    s.stock[0] = last
    wanted = s.face(last[0])
    helm.carries_out(lambda s: draw_items(s, CAPTAIN, "red", 2))
    view = helm.view(None).item_decks["red"]
    assert (view.left, view.discard) == (2, [])
    assert wanted


@rule_test("N-156")
def test_with_nothing_left_you_draw_what_there_is(helm: Helm) -> None:
    s = helm.state
    s.gone += s.stock[0][1:]
    s.stock[0] = s.stock[0][:1]
    helm.tile("r03", "storage", counter=1)
    helm.carries_out(lambda s: search_room(s, CAPTAIN, 2))
    options = helm.offered(CAPTAIN, "search.keep")
    assert len([option for option in options if isinstance(option, int)]) == 1


@rule_test("N-162")
def test_objects_serve_no_action_but_carrying_dropping_and_the_laboratory(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search", "rest", "order")
    helm.state.objects[CAPTAIN] = ["carcass"]
    words = [option for option in helm.offered(CAPTAIN) if "carcass" in str(option)]
    assert words == [("let_go", "carcass")]
    helm.arrange()
    helm.tile("r03", "laboratory")
    assert helm.can("room", "laboratory")


@rule_test("N-45")
def test_nothing_is_lifted_with_both_hands_full(helm: Helm) -> None:
    s = helm.state
    s.floor.append((ROOM_OF["r03"], "egg"))
    s.objects[CAPTAIN] = ["corpse_blue"] * (s.slots(CAPTAIN) - len(s.held[CAPTAIN]) - 1)
    assert liftable(s, CAPTAIN) == ["egg"], "one hand is free"
    s.objects[CAPTAIN].append("carcass")
    assert liftable(s, CAPTAIN) == []
