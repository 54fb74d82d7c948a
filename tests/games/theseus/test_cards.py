"""Every card: its effect, upgraded, copied, and under the disc."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus.components import CARD_BY_FACE, CARDS
from hullbreach.testing import rule_test
from tests.games.theseus.scenes import PLACE, SCENES, Variant, camera_pays
from tests.games.theseus.table import ARCHIVES, PROBE, TRANSMISSION

# card: plain, with one upgrade token (None where it takes none), beside a Duplication, under the disc
EXPECTED: dict[str, tuple[Any, Any, Any, Any]] = {
    "marines_landmine": (2, 3, 4, 0),
    "marines_fire": (1, 2, 2, 0),
    "marines_battle_position": (2, 3, 3, 1),
    "marines_combat": (1, None, 2, 0),
    "marines_armory": (1, 2, 2, 0),
    "marines_bunker": (0, None, 0, 1),
    "marines_ambush": (1, None, 2, 0),
    "marines_safeguard": ([PLACE], None, [PLACE], [PLACE]),  # the disc is lifted first
    "marines_double_shot": (2, None, 3, 1),
    "marines_trap_tracker": (1, 2, 2, 0),
    "marines_team_tactics": (1, None, 2, 0),
    "aliens_air_shaft": (True, None, True, False),
    "aliens_lurk": (1, 2, 2, 0),
    "aliens_hatchery": (1, 2, 2, 0),
    "aliens_tentacles": (1, 2, 2, 0),
    "aliens_combat": (1, None, 2, 0),
    "aliens_habitat": (2, 3, 3, 1),
    "aliens_adrenaline_rush": (1, 2, 2, 0),
    "aliens_pheromone_trail": (True, None, True, False),
    "aliens_incubator": (1, None, 2, 0),
    "aliens_parasite": (1, None, 2, 0),
    "aliens_abduction": (1, 2, 2, 0),
    "aliens_crawlers": (False, None, False, True),
    "scientists_camera": (2, 3, 2, 0),
    "scientists_archives": (ARCHIVES, ARCHIVES + 1, 2 * ARCHIVES, 0),
    "scientists_medstation": (1, 2, 2, 0),
    "scientists_small_lab": (1, 2, 2, 0),
    "scientists_secret_passage": (True, None, True, False),
    "scientists_defence_system": (0, 1, 0, 0),
    "scientists_grabber": ((True, 1), None, (True, 1), (False, 0)),
    "scientists_shelter": (0, None, 0, 1),
    "scientists_malfunction": (1, None, 1, 0),
    "scientists_station_plans": (1, None, 2, 0),
    "scientists_detonation": ((1, True), None, (2, True), (0, False)),
    "scientists_remote_control": (ARCHIVES, None, 2 * ARCHIVES, 0),
    "greys_probe": (PROBE, PROBE + 1, 2 * PROBE, 0),
    "greys_chamber": (2, 3, 3, 1),
    "greys_landmine": (2, 3, 4, 0),
    "greys_transmission": (TRANSMISSION, TRANSMISSION + 1, 2 * TRANSMISSION, 0),
    "greys_teleport": (1, None, 1, 0),
    "greys_time_loop": (1, 2, 2, 0),
    "greys_amplifier": (TRANSMISSION + 1, TRANSMISSION + 2, TRANSMISSION + 2, TRANSMISSION),
    "greys_control": (1, 2, 2, 0),
    "greys_invisibility": (1, 2, 2, 0),
    "greys_downgrade": (1, 2, 2, 0),
    "greys_life_transfer": ((1, 1), (2, 2), (2, 2), (0, 0)),
}


def test_every_card_that_can_be_installed_has_its_scene() -> None:
    """Duplications have a chapter of their own; special and bonus cards are in the tests of single cards."""
    installable = {r.id for r in CARDS if r.type not in ("duplication", "special", "bonus")}
    assert set(SCENES) == installable, "write a scene in tests/games/theseus/scenes.py"
    assert set(EXPECTED) == installable, "say in EXPECTED what the scene comes to"


@rule_test("T-9", "T-120", "T-121", "T-122", "T-124", "T-126")
@pytest.mark.parametrize("card", SCENES)
def test_effect(card: str) -> None:
    assert SCENES[card](Variant()) == EXPECTED[card][0]


@rule_test("T-93", "T-95")
@pytest.mark.parametrize("card", [card for card in SCENES if CARD_BY_FACE[card].base is not None])
def test_effect_upgraded(card: str) -> None:
    assert SCENES[card](Variant(upgrades=1)) == EXPECTED[card][1]


@rule_test("T-131", "T-134", "T-135", "T-136", "T-148", "T-158", "T-159")
@pytest.mark.parametrize("card", SCENES)
def test_effect_copied(card: str) -> None:
    assert SCENES[card](Variant(copied=True)) == EXPECTED[card][2]


@rule_test("T-86", "T-133")
@pytest.mark.parametrize("card", SCENES)
def test_effect_under_the_disc(card: str) -> None:
    assert SCENES[card](Variant(disc=True)) == EXPECTED[card][3]


@rule_test("T-144", "T-145")
def test_a_camera_pays_its_value_once_more_for_a_copy() -> None:
    """TC-12."""
    assert camera_pays(Variant()) == 2
    assert camera_pays(Variant(copied=True)) == 4
    assert camera_pays(Variant(disc=True)) == 0


def test_an_activated_defence_system_is_copied() -> None:
    assert SCENES["scientists_defence_system"](Variant(upgrades=1, copied=True)) == 2
