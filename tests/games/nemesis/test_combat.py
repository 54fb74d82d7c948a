"""Combat, Intruder attacks, injuries and retreat."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis.attacks import attack, attack_everybody, attack_target
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.combat import injuries_of, melee, shoot
from hullbreach.games.nemesis.components import ATTACK_CARDS, COMBAT_DIE, EVENT_CARDS
from hullbreach.games.nemesis.development import develop_bag
from hullbreach.games.nemesis.events import development_step, resolve_event
from hullbreach.games.nemesis.injuries import injure, retreat
from hullbreach.games.nemesis.movement import escape
from hullbreach.games.nemesis.round import end_player_phase
from hullbreach.games.nemesis.view import view
from hullbreach.testing import rule_test

from .table import Helm

CAPTAIN, SCOUT, SOLDIER = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    helm = Helm("captain", "scout", "soldier")
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.at("r05", SOLDIER)
    helm.hand(CAPTAIN, "search", "rest")
    return helm


@rule_test("N-111")
def test_the_combat_die_has_six_faces() -> None:
    assert Counter(COMBAT_DIE) == {"blank": 1, "creeper": 2, "adult": 1, "one": 1, "two": 1}


@rule_test("N-112")
@pytest.mark.parametrize(
    ("face", "hits"),
    [
        ("blank", [0, 0, 0, 0, 0]),
        ("creeper", [1, 1, 0, 0, 0]),
        ("adult", [1, 1, 1, 0, 0]),
        ("one", [1, 1, 1, 1, 1]),
        ("two", [2, 2, 2, 2, 2]),
    ],
)
def test_what_each_face_does_to_each_kind(face: str, hits: list[int]) -> None:
    kinds, s = ["larva", "creeper", "adult", "breeder", "queen"], Helm("scout").state
    assert [injuries_of(s, face, kind) for kind in kinds] == hits
    assert injuries_of(s, face, "egg") == hits[0]


@rule_test("N-113", "N-128")
def test_a_shot_spends_one_ammo_and_checks_once(helm: Helm) -> None:
    helm.intruder("adult", "r03", injuries=1)
    helm.rolls("two", "atk_09")
    helm.carries_out(lambda s: shoot(s, CAPTAIN))
    assert helm.state.ammo[helm.weapon(CAPTAIN)] == 5
    assert helm.state.intruders == []
    assert (ROOM_OF["r03"], "carcass") in helm.state.floor
    assert len(helm.told("blood.drawn")) == 1


@rule_test("N-116")
@pytest.mark.parametrize(("ruleset", "injuries"), [("document", 2), ("rulebook", 1)])
def test_two_crosshairs_in_melee(ruleset: str, injuries: int) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.at("r03", CAPTAIN)
    helm.at("r09", SCOUT)
    helm.intruder("queen", "r03")
    helm.rolls("two", "atk_11", "atk_04")
    helm.carries_out(lambda s: melee(s, CAPTAIN))
    assert helm.state.intruders[0].injuries == injuries
    assert helm.view(None).seats[CAPTAIN].discard == ["contamination"]
    assert helm.state.serious(CAPTAIN) == 0


@rule_test("N-116", "N-112")
def test_a_face_that_does_not_fit_is_a_miss_and_a_serious_wound(helm: Helm) -> None:
    helm.intruder("queen", "r03")
    helm.rolls("adult", "wound_leg")
    helm.carries_out(lambda s: melee(s, CAPTAIN))
    assert helm.state.wounds[CAPTAIN] == ["wound_leg"]
    assert helm.state.intruders[0].injuries == 0


@rule_test("N-117", "N-165", "N-166")
def test_striking_eggs_costs_neither_contamination_nor_wounds_but_is_heard(helm: Helm) -> None:
    helm.tile("r03", "nest")
    helm.rolls("blank", "silence")
    helm.carries_out(lambda s: melee(s, CAPTAIN))
    assert helm.state.eggs == 5
    assert helm.state.discard[CAPTAIN] == []
    assert helm.state.serious(CAPTAIN) == 0
    assert len(helm.told("noise.rolled")) == 1
    helm.arrange()
    helm.rolls("two", "silence")
    helm.carries_out(lambda s: melee(s, CAPTAIN))
    assert helm.state.eggs == 3


@rule_test("N-117", "N-165")
def test_shooting_destroys_loose_eggs_first_and_then_those_of_the_nest(helm: Helm) -> None:
    helm.tile("r03", "nest")
    helm.state.floor.append((ROOM_OF["r03"], "egg"))
    helm.rolls("one", "silence")
    helm.carries_out(lambda s: shoot(s, CAPTAIN))
    assert helm.state.floor_in(ROOM_OF["r03"]) == []
    assert helm.state.eggs == 5


@rule_test("N-118")
def test_characters_are_no_targets(helm: Helm) -> None:
    helm.at("r03")
    helm.cannot(CAPTAIN, "turn.action", "shoot")
    helm.cannot(CAPTAIN, "turn.action", "melee")


@rule_test("N-119", "N-121")
def test_on_an_escape_everyone_attacks_once_the_largest_first(helm: Helm) -> None:
    helm.intruder("creeper", "r03")
    helm.intruder("queen", "r03")
    helm.rolls("atk_17", "atk_13", "1")
    helm.state.bag = ["blank_0"]
    helm.carries_out(lambda s: escape(s, CAPTAIN, CORRIDOR_OF["c01_03"]))
    assert [fact["kind"] for fact in helm.told("attack")] == ["queen", "creeper"]
    assert helm.state.where[CAPTAIN] == ROOM_OF["r01"]


@rule_test("N-121")
def test_intruders_attack_in_three_cases_only(helm: Helm) -> None:
    helm.intruder("adult", "r03")
    helm.carries_out(lambda s: resolve_event(s, event(helm, "evt_10")))
    assert helm.told("attack") == []
    helm.arrange()
    helm.rolls("atk_13")
    helm.carries_out(attack_everybody)
    assert len(helm.told("attack")) == 1


def event(helm: Helm, card: str) -> int:
    """Put an Event card onto the discard pile and return it."""
    s = helm.state
    h = next(h for h in s.events if s.face(h) == card)
    s.events.remove(h)
    s.event_discard.append(h)
    return h


@rule_test("N-122")
def test_the_target_has_the_fewest_cards_ties_by_player_order(helm: Helm) -> None:
    helm.at("r03")
    helm.hand(SCOUT, "search", "contamination")
    helm.hand(SOLDIER, "search", "rest", "full_auto")
    assert attack_target(helm.state, ROOM_OF["r03"]) == CAPTAIN
    helm.state.first = SCOUT
    assert attack_target(helm.state, ROOM_OF["r03"]) == SCOUT


@rule_test("N-123")
def test_a_card_without_the_attackers_symbol_misses(helm: Helm) -> None:
    x = helm.intruder("creeper", "r03")
    helm.rolls("atk_05")
    helm.carries_out(lambda s: attack(s, x, CAPTAIN))
    assert helm.told("attack.missed")
    assert helm.state.light[CAPTAIN] == 0
    assert helm.state.attack_discard == ["atk_05"]


@rule_test("N-123", "N-131")
def test_an_empty_attack_deck_is_renewed_even_between_two_cards_of_a_check(helm: Helm) -> None:
    helm.state.attack_discard = sorted(set(ATTACK_CARDS) - {"atk_01"})
    helm.state.attacks = ["atk_01"]
    x = helm.intruder("queen", "r03")
    helm.rolls("atk_01", "atk_04")
    helm.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert sorted([*helm.state.attacks, *helm.state.attack_discard]) == sorted(ATTACK_CARDS)
    assert helm.state.attack_discard == ["atk_04"]


@rule_test("N-126")
def test_the_attack_step_goes_by_room_and_size_and_chooses_targets_anew(helm: Helm) -> None:
    helm.at("r09", SCOUT, SOLDIER)
    helm.intruder("adult", "r09")
    helm.intruder("adult", "r03")
    helm.intruder("breeder", "r09")
    helm.hand(SCOUT, "search")
    helm.hand(SOLDIER, "search", "rest")
    helm.state.wounds[SCOUT] = ["wound_arm", "wound_leg", "wound_body"]
    helm.rolls("atk_13", "atk_09", "atk_10", "wound_hand")
    helm.carries_out(attack_everybody)
    order = [(fact["kind"], fact["seat"]) for fact in helm.told("attack")]
    assert order == [("adult", CAPTAIN), ("breeder", SCOUT), ("adult", SOLDIER)]


@rule_test("N-126")
def test_without_a_living_character_in_the_room_there_is_no_attack(helm: Helm) -> None:
    helm.intruder("breeder", "r09")
    helm.intruder("adult", "r09")
    helm.state.wounds[SCOUT] = ["wound_arm", "wound_leg", "wound_body"]
    helm.rolls("atk_09")
    helm.carries_out(attack_everybody)
    assert len(helm.told("attack")) == 1


@rule_test("N-129", "N-130")
@pytest.mark.parametrize(
    ("cards", "alive"), [(("atk_01", "atk_05"), False), (("atk_03", "atk_02"), True)]
)
def test_breeder_and_queen_add_two_cards(helm: Helm, cards: tuple[str, str], alive: bool) -> None:
    x = helm.intruder("breeder", "r03", injuries=4)
    helm.rolls(*cards)
    helm.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert bool(helm.state.intruders) == alive


@rule_test("N-130", "N-134")
def test_an_arrow_has_no_number_and_means_retreat(helm: Helm) -> None:
    assert all(card.blood == 0 for card in ATTACK_CARDS.values() if card.arrow)
    x = helm.intruder("queen", "r03", injuries=9)
    helm.rolls("atk_08", "atk_01", "evt_01")
    helm.carries_out(lambda s: injure(s, x, 1, "shot"))
    queen = helm.state.intruders[0]
    assert EVENT_CARDS["evt_01"].corridor == 2
    assert (queen.room, queen.injuries) == (ROOM_OF["r01"], 10)
    assert helm.view(None).event_deck.discard == ["evt_01"]


@rule_test("N-129", "N-134")
def test_an_arrow_makes_retreat_whatever_the_other_card_says(helm: Helm) -> None:
    x = helm.intruder("queen", "r03")
    helm.rolls("atk_08", "atk_04", "evt_01")
    helm.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert helm.told("retreat")
    assert helm.state.intruders[0].room == ROOM_OF["r01"]


@rule_test("N-132")
def test_a_larva_leaves_no_carcass_and_carcasses_run_out(helm: Helm) -> None:
    larva = helm.intruder("larva", "r03")
    helm.carries_out(lambda s: injure(s, larva, 1, "shot"))
    assert helm.state.floor_in(ROOM_OF["r03"]) == []
    helm.arrange()
    helm.state.floor += [(ROOM_OF["r20"], "carcass")] * 8
    creeper = helm.intruder("creeper", "r03", injuries=6)
    helm.rolls("atk_03")
    helm.carries_out(lambda s: injure(s, creeper, 1, "shot"))
    assert helm.state.intruders == []
    assert helm.state.floor_in(ROOM_OF["r03"]) == []


@rule_test("N-133")
def test_the_queen_killed_is_gone_for_good(helm: Helm) -> None:
    x = helm.intruder("queen", "r03", injuries=20)
    assert helm.view(None).bag["queen"] == 1
    helm.rolls("atk_01", "atk_02")
    helm.carries_out(lambda s: injure(s, x, 1, "shot"))
    view = helm.view(None)
    assert view.queen_killed
    assert (view.bag["queen"], view.supply["queen"]) == (0, 0)


@rule_test("N-135", "N-191")
def test_retreating_or_moving_to_a_character_is_combat_without_an_encounter(helm: Helm) -> None:
    x = helm.intruder("adult", "r01")
    helm.rolls("evt_01")
    helm.carries_out(lambda s: retreat(s, x))
    assert helm.state.in_combat(CAPTAIN)
    assert not {"encounter", "surprise", "attack"} & {e.key for e in helm.events}
    helm.arrange()
    helm.state.intruders.clear()
    helm.intruder("adult", "r01")
    helm.carries_out(lambda s: resolve_event(s, event(helm, "evt_04")))
    assert helm.state.in_combat(CAPTAIN)
    assert not {"encounter", "surprise", "attack"} & {e.key for e in helm.events}


@rule_test("N-193")
def test_a_queen_on_the_board_comes_to_the_nest_or_lays_an_egg(helm: Helm) -> None:
    helm.tile("r12", "nest")
    helm.at("r12", SOLDIER)
    helm.hand(SOLDIER, "search", "rest", "full_auto", "aimed_fire")
    x = helm.intruder("queen", "r20", injuries=2)
    helm.rolls("queen_4")
    helm.carries_out(develop_bag)
    queen = helm.state.intruder(x)
    assert queen is not None
    assert (queen.room, queen.injuries) == (ROOM_OF["r12"], 2)
    helm.arrange()
    queen = helm.state.intruder(x)
    assert queen is not None
    queen.room = ROOM_OF["r03"]
    helm.rolls("queen_4")
    helm.carries_out(develop_bag)
    assert queen.room == ROOM_OF["r03"]
    assert helm.state.eggs == 6


@rule_test("N-167")
def test_no_ninth_egg(helm: Helm) -> None:
    helm.state.eggs = 6
    helm.state.objects[CAPTAIN] = ["egg"]
    helm.state.floor.append((ROOM_OF["r20"], "egg"))
    helm.rolls("queen_4")
    helm.carries_out(develop_bag)
    assert helm.state.eggs == 6


@rule_test("N-194")
def test_the_round_ends_when_all_that_followed_is_resolved(helm: Helm) -> None:
    helm.state.noise[CORRIDOR_OF["c01_03"]] = True
    helm.state.bag = ["adult_3", "adult_4", "blank_0"]
    helm.tile("r09", "storage")
    helm.tile("r05", "armory")
    helm.rolls("adult_4", "1", "adult_3", "atk_17", "3", "1")
    helm.state.phase = "development"
    helm.carries_out(development_step)
    keys = [event.key for event in helm.events]
    assert keys.index("surprise") < keys.index("round")
    assert [fact["seat"] for fact in helm.told("noise.rolled")] == [CAPTAIN, SCOUT, SOLDIER]


@rule_test("N-125")
def test_armor_saves_its_bearer_from_a_frenzy_and_nobody_else(helm: Helm) -> None:
    helm.at("r05", CAPTAIN, SOLDIER)
    helm.gives(SOLDIER, "armor")
    helm.hand(CAPTAIN, "search", "rest", "order")
    x = helm.intruder("queen", "r05")
    helm.rolls("atk_15", "wound_leg")
    helm.carries_out(lambda s: attack(s, x, SOLDIER))
    helm.says(SOLDIER, "parry", "armor")
    assert helm.state.wounds == [["wound_leg"], [], []]
    assert helm.state.find_item(SOLDIER, "armor") == []


@rule_test("N-226")
def test_of_two_who_die_at_once_the_lower_number_is_the_first(helm: Helm) -> None:
    room = helm.tile("r05", "generator")
    helm.at("r05", CAPTAIN, SOLDIER)
    helm.state.number = [3, 2, 1]
    helm.state.airlock, helm.state.phase = room, "airlock"
    helm.carries_out(end_player_phase)
    assert helm.state.first_death == SOLDIER


@rule_test("N-112", "N-114", "N-116")
def test_a_fighter_reads_the_die_beforehand(helm: Helm) -> None:
    helm.intruder("adult", "r03")
    revolver, hands = view(helm.state, CAPTAIN).odds
    assert (revolver.weapon, revolver.target) == ("revolver", "adult")
    assert dict(revolver.faces) == {"blank": 0, "creeper": 0, "adult": 1, "one": 1, "two": 3}
    assert hands.weapon == ""
    assert dict(hands.faces) == {"blank": 0, "creeper": 0, "adult": 1, "one": 1, "two": 2}
    assert view(helm.state, SCOUT).odds == []


@rule_test("N-123")
def test_the_last_attack_card_lies_open_as_it_is_printed(helm: Helm) -> None:
    assert view(helm.state, SCOUT).last_attack is None
    x = helm.intruder("creeper", "r03")
    helm.rolls("atk_05")
    helm.carries_out(lambda s: attack(s, x, CAPTAIN))
    last = view(helm.state, SCOUT).last_attack
    assert last is not None
    assert (last.card, last.types, last.blood) == ("atk_05", ["adult", "breeder", "queen"], 3)
