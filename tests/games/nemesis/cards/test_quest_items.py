"""Quest Items that are active: each one, used."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import ITEMS
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


@rule_test("N-195")
def test_ship_log_reads_an_objective_of_anybody(helm: Helm) -> None:
    helm.uses("ship_log")
    helm.says(ME, "objective.whose", ("seat", THIRD))
    helm.says(ME, "objective.kind", "corporate")
    assert sum(helm.state.cards.knows(ME, h) for h in helm.state.objectives[THIRD]) == 1
    assert not any(helm.state.cards.knows(ME, h) for h in helm.state.objectives[OTHER])
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("item", "ship_log")


@rule_test("N-26")
def test_orbital_maneuvering_system_ends_the_player_phase(helm: Helm) -> None:
    for seat in (ME, OTHER, THIRD):
        helm.hand(seat)
    helm.state.passed = [False, False, True]
    helm.uses("oms")
    assert helm.state.passed == [True, True, True]
    assert helm.state.calm


@rule_test("N-99")
def test_plasma_torch_restores_a_destroyed_door(helm: Helm) -> None:
    helm.state.door[CORRIDOR_OF["c03_07"]] = DESTROYED
    helm.uses("plasma_torch")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == CLOSED
    helm.arrange()
    helm.uses("plasma_torch")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == OPEN


@rule_test("N-155")
def test_flashlight_searches_like_a_search_card(helm: Helm) -> None:
    helm.rolls("medkit", "bandages")
    helm.uses("flashlight")
    assert helm.asks(ME, "search.keep")
    assert helm.state.counter[ROOM_OF["r03"]] == 1
    helm.arrange()
    helm.state.counter[ROOM_OF["r03"]] = 0
    assert not helm.can("item", "flashlight")


@rule_test("N-158")
def test_auto_loader_goes_onto_the_assault_rifle(helm: Helm) -> None:
    assert not helm.can("item", "auto_loader")
    loader = helm.gives(THIRD, "auto_loader")
    helm.uses("auto_loader", THIRD)
    assert (loader, helm.weapon(THIRD)) in helm.state.attached
    assert helm.state.capacity(helm.weapon(THIRD)) == 6


@rule_test("N-158")
def test_an_attached_auto_loader_loads_an_energy_charge_free(helm: Helm) -> None:
    loader = helm.gives(THIRD, "auto_loader")
    helm.state.items[THIRD].remove(loader)
    helm.state.attached.append((loader, helm.weapon(THIRD)))
    helm.state.ammo[helm.weapon(THIRD)] = 1
    assert not helm.can("item", "auto_loader", THIRD)
    helm.gives(THIRD, "energy_charge")
    helm.uses("auto_loader", THIRD)
    assert helm.state.ammo[helm.weapon(THIRD)] == 6
    assert helm.state.items[THIRD] == []
    assert ITEMS["auto_loader"].cost == 0


@rule_test("N-100")
def test_security_key_works_the_doors_of_any_room(helm: Helm) -> None:
    helm.closes("c01_04")
    helm.uses("security_key")
    helm.says(ME, "doors.room", "r01")
    helm.says(ME, "doors.which", "c01_02")
    helm.says(ME, "doors.which", "c01_04")
    doors = [helm.state.door[CORRIDOR_OF[c]] for c in ("c01_02", "c01_03", "c01_04")]
    assert doors == [CLOSED, OPEN, OPEN]


@rule_test("N-163")
def test_laboratory_equipment_analyses_anywhere(helm: Helm) -> None:
    helm.tile("r03", "armory")
    assert not helm.can("item", "lab_equipment")
    helm.state.objects[OTHER] = ["carcass"]
    helm.uses("lab_equipment")
    assert helm.state.hidden_weaknesses() == ["corpse", "egg"]
