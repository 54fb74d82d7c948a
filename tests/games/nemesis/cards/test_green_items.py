"""Green items: each one, used."""

import pytest

from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    """Scout, Captain and Soldier stand in room 003, a Laboratory."""
    helm = Helm("scout", "captain", "soldier")
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


@rule_test("N-144")
def test_medkit_dresses_or_heals(helm: Helm) -> None:
    assert not helm.can("item", "medkit")
    helm.state.wounds[ME] = ["wound_leg"]
    helm.uses("medkit")
    assert helm.state.dressed[ME] == ["wound_leg"]
    helm.arrange()
    helm.uses("medkit")
    assert helm.state.serious(ME) == 0


@rule_test("N-144")
def test_bandages_dress_or_heal_all_light_wounds(helm: Helm) -> None:
    helm.state.dressed[ME] = ["wound_leg"]
    assert not helm.can("item", "bandages")
    helm.state.wounds[ME] = ["wound_arm"]
    helm.state.light[ME] = 2
    helm.uses("bandages")
    helm.says(ME, "wounds.what", "light")
    assert helm.state.light[ME] == 0
    helm.arrange()
    helm.uses("bandages")
    assert helm.state.wounds[ME] == []


@rule_test("N-21")
def test_synthetic_food_draws_two(helm: Helm) -> None:
    helm.hand(ME)
    helm.uses("synthetic_food")
    assert len(helm.state.hand[ME]) == 2


@rule_test("N-25")
def test_adrenaline_injection_draws_and_frees_the_turn(helm: Helm) -> None:
    helm.hand(ME)
    helm.uses("adrenaline_injection")
    assert len(helm.state.hand[ME]) == 1
    assert helm.state.endless


@pytest.mark.parametrize("infected", [False, True])
@rule_test("N-140")
def test_alcohol_removes_one_contamination_card(helm: Helm, infected: bool) -> None:
    helm.hand(ME, "search", "contamination_infected" if infected else "contamination")
    helm.uses("alcohol")
    helm.says(ME, "alcohol.card", "unscanned")
    assert helm.faces(helm.state.hand[ME]) == ["search"]
    assert helm.faces(helm.state.discard[ME]) == (["contamination"] if infected else [])
    assert not helm.state.larva[ME]


@rule_test("N-137")
def test_military_drugs_exchange_cards_and_give_one_more(helm: Helm) -> None:
    helm.hand(ME, "search", "contamination", "rest")
    helm.uses("military_drugs")
    helm.says(ME, "military_drugs.cards", "search")
    helm.says(ME, "military_drugs.cards", "contamination")
    helm.says(ME, "military_drugs.cards", "done")
    assert len(helm.state.hand[ME]) == 4
    assert helm.faces(helm.state.discard[ME]) == ["contamination", "search"]
    assert helm.idle()


@rule_test("N-137")
def test_military_drugs_discard_in_any_order(helm: Helm) -> None:
    helm.hand(ME, "search", "rest", "contamination")
    helm.gives(ME, "military_drugs")
    helm.uses("military_drugs")
    for card in ("contamination", "search", "rest"):
        helm.says(ME, "military_drugs.cards", card)
    assert len(helm.state.hand[ME]) == 4
    assert helm.idle()
