"""Adaptations: turned up, at work, and analysed away."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, DESTROYED, ROOM_OF
from hullbreach.games.nemesis.carnomorphs.components import CARNOMORPH_ATTACKS
from hullbreach.games.nemesis.carnomorphs.figures import put
from hullbreach.games.nemesis.combat import shoot
from hullbreach.games.nemesis.describe import describe
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.events import fire_step
from hullbreach.games.nemesis.hooks import fire_injuries, modify
from hullbreach.games.nemesis.injuries import injure, move_together, retreat
from hullbreach.testing import rule_test

from .table import ME, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("scout", "captain")
    hive.awake()
    hive.at(ROOM, ME)
    return hive


def shoots(hive: Hive, figure: str, *rolls: str) -> list[str]:
    """The Scout shoots at a Carnomorph; what stands in the room afterwards."""
    s = hive.arrange()
    s.intruders.clear()
    s.attacks, s.attack_discard = sorted(CARNOMORPH_ATTACKS), []
    hive.stands(ROOM, figure)
    hive.rolls(*rolls)
    hive.carries_out(lambda s: shoot(s, ME))
    return hive.standing(ROOM)


@rule_test("K-38", "K-39")
def test_t_d32_agile_dodges_a_single_crosshair(hive: Hive) -> None:
    assert shoots(hive, "S0", "one", "ka_12") == ["S1"]
    hive.arrange()
    hive.adapts("agile")
    assert shoots(hive, "S0", "one") == ["S0"]
    assert shoots(hive, "S0", "two", "ka_12") == ["S2"]
    assert shoots(hive, "M0", "creeper", "ka_12") == ["M1"]


@rule_test("K-39")
@pytest.mark.parametrize("figure", ["M0", "S0", "F0", "B0"])
def test_heatproof_carnomorphs_do_not_burn(hive: Hive, figure: str) -> None:
    hive.adapts("heatproof")
    hive.state.fire[ROOM_OF[ROOM]] = True
    hive.stands(ROOM, figure)
    hive.carries_out(fire_step)
    assert hive.told("injured") == []
    assert modify(hive.state, fire_injuries, 3) == 2


def test_insulated_carnomorphs_take_one_injury_from_energy(hive: Hive) -> None:
    hive.adapts("insulated")
    assert shoots(hive, "S0", "two", "ka_12") == ["S1"]
    hive.arrange().held[ME] = []
    hive.gives(ME, "revolver")
    assert shoots(hive, "S0", "two", "ka_12") == ["S3"]


@rule_test("K-58")
def test_ambushers_count_one_more(hive: Hive) -> None:
    hive.adapts("ambusher")
    hive.hand(ME, "search", "rest", "demolition")
    hive.state.bag = ["shambler_3"]
    hive.rolls("shambler_3", "ka_11")
    hive.carries_out(lambda s: encounter(s, ME))
    assert hive.state.light[ME] == 1


def test_battering_carnomorphs_go_through_closed_doors(hive: Hive) -> None:
    hive.closes("c05_06")
    (x,) = hive.stands(ROOM, "S0")
    hive.carries_out(lambda s: move_together(s, [(x, CORRIDOR_OF["c05_06"])]))
    assert hive.standing(ROOM) == ["S0"]
    hive.arrange()
    hive.closes("c05_06")
    hive.adapts("battering")
    hive.carries_out(lambda s: move_together(s, [(x, CORRIDOR_OF["c05_06"])]))
    assert hive.standing("r06") == ["S0"]
    assert hive.state.door[CORRIDOR_OF["c05_06"]] == DESTROYED


@rule_test("K-31")
def test_dense_tissue_needs_one_injury_more(hive: Hive) -> None:
    hive.adapts("dense_tissue")
    (x,) = hive.stands(ROOM, "S3")
    hive.rolls("ka_12")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert hive.standing(ROOM) == ["S4"]


@rule_test("K-32")
def test_the_relentless_ignore_arrows_but_obey_orders(hive: Hive) -> None:
    hive.adapts("relentless")
    (x,) = hive.stands(ROOM, "S3")
    hive.rolls("ka_17")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert hive.standing(ROOM) == ["S4"]
    assert hive.idle()
    hive.arrange()
    hive.rolls("ke_03")
    hive.carries_out(lambda s: retreat(s, x))
    assert hive.standing("r06") == ["S4"]


@rule_test("K-74")
def test_voracious_is_asked_for_by_the_feeding_step(hive: Hive) -> None:
    hive.adapts("voracious")
    hive.stands(ROOM, "S1")
    hive.lies(ROOM, "carcass")
    hive.rolls("ka_11")
    hive.step_two()
    assert hive.standing(ROOM) == ["F0"]
    assert hive.told("attack")[0]["kind"] == "fleshbeast"


@rule_test("K-6", "K-38", "K-39a")
def test_t_d28_only_a_face_up_adaptation_can_be_analysed_away() -> None:
    hive = Hive("scientist", "scout")
    hive.tile(ROOM, "laboratory")
    hive.at(ROOM, ME)
    hive.lies(ROOM, "carcass")
    assert not hive.can("room", "laboratory")
    put(hive.state, "fleshbeast", ROOM_OF["r09"])
    assert hive.state.discovered == ["battering"]
    hive.operates("laboratory")
    assert hive.state.discovered == []
    assert hive.brood.removed == ["carcass"]
    assert hive.lying(ROOM) == ["carcass"]
    assert hive.standing("r09") == ["F0"]
    assert not hive.can("room", "laboratory")
    assert hive.view(None).brood.removed == ["carcass"]


@rule_test("K-39a")
def test_the_laboratory_speaks_of_adaptations() -> None:
    hive = Hive("scientist", "scout")
    hive.awake()
    hive.tile(ROOM, "laboratory")
    hive.at(ROOM, ME)
    hive.lies(ROOM, "carcass", "egg")
    hive.state.discovered += ["heatproof", "battering"]
    hive.operates("laboratory")
    said = describe(hive.state, hive.question(ME, "laboratory.object"))
    assert [d.key for d in said] == ["adaptation.egg", "adaptation.carcass"]
    hive.says(ME, "laboratory.object", "egg")
    assert hive.state.discovered == ["battering"]


@rule_test("K-39a")
@pytest.mark.parametrize("corpse", ["corpse_blue", "corpse_scout"])
def test_laboratory_equipment_and_either_corpse_will_do(corpse: str) -> None:
    hive = Hive("scientist", "scout")
    hive.state.floor = []
    hive.at(ROOM, ME)
    hive.lies(ROOM, corpse)
    assert not hive.can("item", "lab_equipment")
    put(hive.state, "shambler", ROOM_OF["r09"])
    hive.uses("lab_equipment")
    assert hive.brood.removed == ["corpse"]
