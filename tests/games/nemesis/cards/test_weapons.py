"""Weapons: the text of each one, seen in a shot."""

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.combat import shoot
from hullbreach.games.nemesis.components import CHARACTERS, ITEMS
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME = 0
SURVIVES = ("atk_04", "atk_11")
"""Attack cards with blood 6 and 6: nothing dies of the few injuries in these tests."""


def fires(weapon: str, *faces: str, kind: str = "queen", weakness: str = "") -> Helm:
    """The Scout fires this weapon at an Intruder of that kind; these faces and cards come up."""
    helm = Helm("scout", "captain")
    helm.at("r03")
    if weakness:
        helm.discovers(weakness)
    gun = helm.gives(ME, weapon)
    helm.intruder(kind, "r03")
    helm.rolls(*faces)
    helm.carries_out(lambda s: shoot(s, ME, weapons=[gun]))
    return helm


def ammo(helm: Helm) -> int:
    """What is left in the weapon that was fired."""
    return helm.state.ammo[helm.state.held[ME][-1]]


def injuries(helm: Helm) -> int:
    """What the target has suffered."""
    (target,) = helm.state.intruders
    return target.injuries


def test_every_weapon_is_tested_here() -> None:
    tested = {case[0] for case in CASES}
    assert tested == {item.id for item in ITEMS.values() if item.weapon}


CASES = [
    ("revolver", "one", "queen", 1),
    ("revolver", "two", "queen", 3),
    ("shotgun", "one", "queen", 2),
    ("shotgun", "two", "queen", 3),
    ("shotgun", "adult", "queen", 0),
    ("sawed_off", "one", "queen", 2),
    ("sawed_off", "two", "queen", 2),
    ("assault_rifle", "one", "queen", 2),
    ("assault_rifle", "blank", "queen", 0),
    ("rifle", "one", "queen", 1),
    ("rifle", "two", "queen", 2),
    ("rifle", "adult", "queen", 0),
    ("rifle", "adult", "adult", 1),
    ("rifle", "creeper", "adult", 0),
    ("rifle", "creeper", "creeper", 1),
    ("pistol", "one", "queen", 1),
    ("pistol", "two", "queen", 1),
    ("prototype_shotgun", "creeper", "queen", 1),
    ("prototype_shotgun", "blank", "queen", 0),
    ("prototype_shotgun", "one", "queen", 2),
    ("prototype_shotgun", "two", "queen", 3),
    ("flamethrower", "adult", "queen", 1),
    ("flamethrower", "blank", "queen", 0),
    ("flamethrower", "two", "queen", 2),
    ("prototype_pistol", "one", "queen", 1),
    ("prototype_rifle", "one", "queen", 1),
]


@pytest.mark.parametrize(("weapon", "face", "kind", "dealt"), CASES)
@rule_test("N-112", "N-113", "N-114")
def test_what_a_shot_deals(weapon: str, face: str, kind: str, dealt: int) -> None:
    checks = SURVIVES if kind == "queen" else SURVIVES[:1]
    helm = fires(weapon, face, *(checks if dealt else ()), kind=kind)
    if weapon == "prototype_pistol":
        helm.says(ME, "combat.reroll", "keep")
    row = ITEMS[weapon].weapon
    assert row is not None
    assert injuries(helm) == dealt
    assert ammo(helm) == row.capacity - 1
    assert helm.idle()


@rule_test("N-114")
def test_the_prototype_pistol_may_roll_again_once() -> None:
    helm = fires("prototype_pistol", "blank", "two", *SURVIVES)
    helm.says(ME, "combat.reroll", "reroll")
    assert injuries(helm) == 2
    assert helm.idle()


@pytest.mark.parametrize(("answer", "dealt", "left"), [("spend", 3, 4), ("keep", 2, 5)])
@rule_test("N-114")
def test_the_prototype_rifle_may_spend_one_more(answer: str, dealt: int, left: int) -> None:
    helm = fires("prototype_rifle", "two", *SURVIVES)
    helm.says(ME, "shoot.more", answer)
    assert injuries(helm) == dealt
    assert ammo(helm) == left


@rule_test("N-114")
def test_two_crosshairs_of_the_flamethrower_set_the_room_on_fire() -> None:
    assert not fires("flamethrower", "one", *SURVIVES).state.fire[ROOM_OF["r03"]]
    assert fires("flamethrower", "two", *SURVIVES).state.fire[ROOM_OF["r03"]]


@rule_test("N-163")
def test_vulnerability_to_fire_helps_the_flamethrower() -> None:
    assert injuries(fires("flamethrower", "one", *SURVIVES, weakness="weak_fire")) == 2


@pytest.mark.parametrize("character", list(CHARACTERS))
@rule_test("N-18")
def test_everybody_starts_with_the_own_weapon_fully_loaded(character: str) -> None:
    helm = Helm(character, "captain" if character != "captain" else "pilot")
    weapon = helm.weapon(ME)
    assert helm.state.face(weapon) == CHARACTERS[character].weapon
    assert helm.state.ammo[weapon] == helm.state.capacity(weapon)
