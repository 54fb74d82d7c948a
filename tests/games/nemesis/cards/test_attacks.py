"""Attack cards: each hit, seen on its target."""

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.components import ATTACK_CARDS, ATTACK_EFFECTS, INTRUDER_KINDS
from hullbreach.games.nemesis.effects import attack_effect
from hullbreach.games.nemesis.species import all_species
from hullbreach.games.nemesis.state import DEAD
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

CAPTAIN, SCOUT = 0, 1


@pytest.fixture
def helm() -> Helm:
    return Helm("captain", "scout", "soldier")


def test_every_attack_effect_has_a_function_and_every_function_a_card() -> None:
    assert set(ATTACK_EFFECTS) == {card.effect for card in ATTACK_CARDS.values()}
    assert set(attack_effect) == {
        card.effect for each in all_species() for card in each.attack_cards.values()
    }


@rule_test("N-123")
def test_scratch_wounds_and_soils(helm: Helm) -> None:
    helm.hits("scratch", helm.intruder("creeper", "r11"))
    assert helm.state.light[CAPTAIN] == 1
    assert helm.faces(helm.state.discard[CAPTAIN]) == ["contamination"]
    assert helm.idle()


@rule_test("N-142")
def test_claw_deals_two_light_wounds_one_after_the_other(helm: Helm) -> None:
    helm.state.light[CAPTAIN] = 2
    helm.rolls("wound_leg")
    helm.hits("claw", helm.intruder("adult", "r11"))
    assert helm.state.wounds[CAPTAIN] == ["wound_leg"]
    assert helm.state.light[CAPTAIN] == 1
    assert helm.faces(helm.state.discard[CAPTAIN]) == ["contamination"]
    assert helm.idle()


@rule_test("N-123")
def test_claw_soils_no_corpse(helm: Helm) -> None:
    helm.state.wounds[CAPTAIN] = ["wound_arm", "wound_leg", "wound_hand"]
    helm.hits("claw", helm.intruder("adult", "r11"))
    assert helm.state.where[CAPTAIN] == DEAD
    assert helm.state.discard[CAPTAIN] == []


@rule_test("N-123")
def test_bite_is_a_serious_wound(helm: Helm) -> None:
    helm.rolls("wound_body")
    helm.hits("bite", helm.intruder("adult", "r11"))
    assert helm.state.wounds[CAPTAIN] == ["wound_body"]
    assert helm.idle()


@rule_test("N-123")
def test_bite_kills_with_two_serious_wounds_dressed_ones_too(helm: Helm) -> None:
    helm.state.wounds[CAPTAIN], helm.state.dressed[CAPTAIN] = ["wound_leg"], ["wound_body"]
    helm.hits("bite", helm.intruder("adult", "r11"))
    assert helm.state.where[CAPTAIN] == DEAD
    assert (ROOM_OF["r11"], "corpse_captain") in helm.state.floor


@pytest.mark.parametrize("kind", ["adult", "breeder"])
@rule_test("N-163")
def test_the_way_of_fighting_softens_the_bite_of_an_adult_only(helm: Helm, kind: str) -> None:
    helm.discovers("weak_fighting")
    if kind == "breeder":
        helm.rolls("wound_hand")
    helm.hits("bite", helm.intruder(kind, "r11"))
    assert helm.state.light[CAPTAIN] == (1 if kind == "adult" else 0)
    assert helm.state.serious(CAPTAIN) == (0 if kind == "adult" else 1)
    assert helm.idle()


@rule_test("N-163")
def test_the_way_of_fighting_does_not_save_from_the_deadly_bite(helm: Helm) -> None:
    helm.discovers("weak_fighting")
    helm.state.wounds[CAPTAIN] = ["wound_leg", "wound_body"]
    helm.hits("bite", helm.intruder("adult", "r11"))
    assert helm.state.where[CAPTAIN] == DEAD


@rule_test("N-123")
def test_tail_kills_with_one_serious_wound(helm: Helm) -> None:
    queen = helm.intruder("queen", "r11")
    helm.state.dressed[CAPTAIN] = ["wound_leg"]
    helm.hits("tail", queen)
    assert helm.state.where[CAPTAIN] == DEAD


@rule_test("N-123")
def test_tail_is_a_serious_wound_for_the_healthy(helm: Helm) -> None:
    helm.rolls("wound_leg")
    helm.hits("tail", helm.intruder("queen", "r11"))
    assert helm.state.wounds[CAPTAIN] == ["wound_leg"]


@rule_test("N-30")
def test_frenzy_hits_everybody_in_the_room_in_player_order(helm: Helm) -> None:
    helm.state.first = SCOUT
    helm.at("r08", 2)
    helm.state.wounds[CAPTAIN] = ["wound_leg", "wound_body"]
    helm.rolls("wound_hand")
    helm.hits("frenzy", helm.intruder("breeder", "r11"))
    assert helm.state.where[CAPTAIN] == DEAD
    assert helm.state.wounds[SCOUT] == ["wound_hand"]
    assert helm.state.serious(2) == 0
    assert helm.idle()


@rule_test("N-123")
def test_transformation_turns_the_creeper_into_a_breeder_with_its_injuries(helm: Helm) -> None:
    helm.hand(CAPTAIN, "search")
    creeper = helm.intruder("creeper", "r11", injuries=2)
    helm.hits("transformation", creeper)
    (breeder,) = helm.state.intruders
    assert (breeder.id, breeder.kind, breeder.injuries) == (creeper, "breeder", 2)
    assert helm.state.light[CAPTAIN] == 0


@rule_test("N-123")
def test_transformation_attacks_a_target_with_an_empty_hand(helm: Helm) -> None:
    helm.hand(CAPTAIN)
    helm.rolls("atk_01")
    helm.hits("transformation", helm.intruder("creeper", "r11"))
    assert helm.state.light[CAPTAIN] == 1
    assert helm.idle()


@rule_test("N-123")
def test_transformation_needs_a_free_breeder(helm: Helm) -> None:
    helm.hand(CAPTAIN)
    for _ in range(INTRUDER_KINDS["breeder"].figures):
        helm.intruder("breeder", "r01")
    creeper = helm.intruder("creeper", "r11")
    helm.hits("transformation", creeper)
    assert helm.state.intruder(creeper).kind == "creeper"  # type: ignore[union-attr]  # it is there
    assert helm.state.light[CAPTAIN] == 0


@rule_test("N-86")
def test_slime_covers_and_soils(helm: Helm) -> None:
    helm.hits("slime", helm.intruder("adult", "r11"))
    assert helm.state.slime[CAPTAIN]
    assert helm.faces(helm.state.discard[CAPTAIN]) == ["contamination"]


@rule_test("N-102")
def test_summoning_brings_another_intruder_that_does_not_attack(helm: Helm) -> None:
    helm.hand(CAPTAIN)
    helm.state.noise[0] = True
    helm.state.bag = ["adult_4", "blank"]
    helm.rolls("adult_4")
    helm.hits("summoning", helm.intruder("creeper", "r11"))
    assert sorted(i.kind for i in helm.state.intruders) == ["adult", "creeper"]
    assert "adult_4" in helm.state.supply
    assert helm.state.noise[0]
    assert helm.state.light[CAPTAIN] == 0
    assert helm.idle()


@rule_test("N-102")
def test_summoning_a_blank_brings_nothing(helm: Helm) -> None:
    helm.state.bag = ["adult_4", "blank"]
    helm.rolls("blank")
    helm.hits("summoning", helm.intruder("queen", "r11"))
    assert len(helm.state.intruders) == 1
    assert sorted(helm.state.bag) == ["adult_4", "blank"]


@pytest.mark.parametrize("ruleset", ["document", "rulebook"])
@rule_test("N-102a")
def test_summoning_a_larva(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.state.bag = ["blank", "larva_1"]
    helm.rolls("larva_1")
    helm.hits("summoning", helm.intruder("queen", "r11"))
    kinds = sorted(i.kind for i in helm.state.intruders)
    if ruleset == "document":
        assert kinds == ["queen"]
        assert helm.state.larva[CAPTAIN]
        assert helm.faces(helm.state.discard[CAPTAIN]) == ["contamination"]
    else:
        assert kinds == ["larva", "queen"]
        assert not helm.state.larva[CAPTAIN]
    assert "larva_1" in helm.state.supply
