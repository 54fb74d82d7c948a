"""All items together: each has a function, and none is used in vain."""

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, DESTROYED
from hullbreach.games.nemesis.components import ITEMS
from hullbreach.games.nemesis.effects import item_action
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


def test_every_item_with_an_action_has_a_function_and_every_function_an_item() -> None:
    assert set(item_action) == {
        item.id for item in ITEMS.values() if item.kind in ("action", "attach")
    }


@pytest.mark.parametrize(
    "item",
    ["energy_charge", "tools", "recon_drone", "nemesis_plans", "extended_magazine", "alcohol"],
)
@rule_test("N-34")
def test_items_that_would_change_nothing_cannot_be_used(helm: Helm, item: str) -> None:
    helm.hand(ME, "contamination")
    helm.gives(ME, item)
    assert helm.can("item", item)
    for corridor in ("c01_03", "c03_07"):
        helm.state.door[CORRIDOR_OF[corridor]] = DESTROYED
    helm.state.explored = [True] * 21
    helm.state.held[ME] = []
    helm.hand(ME, "search")
    assert not helm.can("item", item)


@rule_test("N-97")
def test_a_smoke_grenade_needs_a_way_out(helm: Helm) -> None:
    helm.closes("c01_03", "c03_07")
    assert not helm.can("item", "smoke_grenade")
