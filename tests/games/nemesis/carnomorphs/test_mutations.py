"""The twelve Mutation cards, each with both effects."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import DEAD
from hullbreach.games.nemesis.wounds import light_wound, serious_wound
from hullbreach.kernel import DONE
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

ROOM = "r05"
BOTH = pytest.mark.parametrize("infected", [True, False])


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.bare(ROOM, "storage")
    hive.at(ROOM, ME)
    hive.at("r20", OTHER)
    return hive


@BOTH
def test_bone_blades(hive: Hive, infected: bool) -> None:
    hive.stands(ROOM, "S0", "M0")
    hive.rolls("ka_12")
    hive.works("bone_blades", infected)
    hive.says(ME, "bone_blades.target", ("intruder", 1))
    assert hive.standing(ROOM) == ["S2" if infected else "S1", "M0"]


@BOTH
def test_regenerating_tissue(hive: Hive, infected: bool) -> None:
    hive.state.light[ME] = 2
    hive.state.wounds[ME], hive.state.dressed[ME] = ["wound_leg"], ["wound_arm"]
    hive.works("regenerating_tissue", infected)
    if infected:
        hive.says(ME, "regenerating_tissue.wound", ("dressed", "wound_arm"))
    assert hive.state.light[ME] == 0
    assert hive.state.wounds[ME] == ["wound_leg"]
    assert hive.state.dressed[ME] == ([] if infected else ["wound_arm"])
    assert hive.idle()


@BOTH
def test_duct_crawler(hive: Hive, infected: bool) -> None:
    hive.bare("r09", "armory")
    hive.bare("r12", "laboratory")
    hive.rolls(*([] if infected else ["silence"]))
    hive.works("duct_crawler", infected)
    assert set(hive.offered(ME, "duct_crawler.room")) == {"r09", "r19", "r21"}
    shown = hive.session.seat_view(ME).options
    assert {each.stakes and each.stakes.odds for each in shown} == {None}, (
        "who is infected rolls no die"
    )
    hive.says(ME, "duct_crawler.room", "r09")
    assert hive.state.where[ME] == ROOM_OF["r09"]
    assert bool(hive.told("noise.rolled")) == (not infected)


@BOTH
def test_adrenal_surge(hive: Hive, infected: bool) -> None:
    hive.hand(ME)
    hive.works("adrenal_surge", infected)
    assert len(hive.state.hand[ME]) == (3 if infected else 2)


@BOTH
def test_predators_leap(hive: Hive, infected: bool) -> None:
    hive.bare("r06", "cabins")
    hive.mutant(ME, "predators_leap")
    hive.stands(ROOM, "S0", "M0")
    hive.rolls(*([] if infected else ["ka_11"]), "silence")
    hive.works("predators_leap", infected)
    hive.says(ME, "predators_leap.room", "r06")
    assert hive.state.where[ME] == ROOM_OF["r06"]
    assert [facts["kind"] for facts in hive.told("attack")] == ([] if infected else ["shambler"])


def test_nobody_attacks_whoever_leaps_from_an_empty_room(hive: Hive) -> None:
    hive.bare("r06", "cabins")
    hive.mutant(ME, "predators_leap")
    hive.rolls("silence")
    hive.works("predators_leap", infected=False)
    hive.says(ME, "predators_leap.room", "r06")
    assert hive.state.where[ME] == ROOM_OF["r06"]
    assert hive.told("attack") == []


def test_who_dies_in_the_leap_stays(hive: Hive) -> None:
    hive.state.wounds[ME] = ["wound_leg", "wound_arm"]
    hive.stands(ROOM, "S0")
    hive.rolls("ka_12")
    hive.works("predators_leap", infected=False)
    assert hive.state.where[ME] == DEAD


def test_scent_mask_infected_makes_noise_rolls_silent_until_the_end_of_the_round(
    hive: Hive,
) -> None:
    hive.state.slime[ME] = True
    hive.works("scent_mask", infected=True)
    assert not hive.state.slime[ME]
    hive.arrange()
    hive.rolls("danger")
    hive.carries_out(lambda s: noise_roll(s, ME))
    assert hive.noisy() == []
    hive.arrange()
    hive.carries_out(begin_round)
    assert hive.brood.masked == [False, False]


def test_scent_mask_clean_removes_a_noise(hive: Hive) -> None:
    hive.state.slime[ME] = True
    noise_everywhere(hive.state, ROOM_OF[ROOM])
    hive.works("scent_mask", infected=False)
    hive.says(ME, "scent_mask.corridor", "c05_10")
    assert hive.noisy() == ["c05_06", "tech"]
    assert not hive.state.slime[ME]


def test_digestive_bile_infected_dissolves_as_much_as_you_like(hive: Hive) -> None:
    hive.lies(ROOM, "carcass", "egg", "corpse_scout")
    hive.works("digestive_bile", infected=True)
    hive.says(ME, "digestive_bile.what", "egg")
    hive.says(ME, "digestive_bile.what", "carcass")
    hive.says(ME, "digestive_bile.what", DONE)
    assert hive.lying(ROOM) == ["corpse_scout"]
    assert hive.state.eggs == 8


def test_digestive_bile_clean_dissolves_one_thing(hive: Hive) -> None:
    hive.lies(ROOM, "carcass", "egg")
    hive.works("digestive_bile", infected=False)
    hive.cannot(ME, "digestive_bile.what", DONE)
    hive.says(ME, "digestive_bile.what", "carcass")
    assert hive.lying(ROOM) == ["egg"]
    assert hive.idle()


def test_alpha_roar_infected_drives_all_off(hive: Hive) -> None:
    hive.stands(ROOM, "S0", "F0")
    hive.rolls("ke_01", "ke_03")
    hive.works("alpha_roar", infected=True)
    assert hive.standing(ROOM) == []
    assert (hive.standing("r10"), hive.standing("r06")) == (["F0"], ["S0"])


def test_alpha_roar_clean_drives_one_off_and_is_heard(hive: Hive) -> None:
    hive.stands(ROOM, "S0", "F0")
    hive.rolls("ke_01")
    hive.works("alpha_roar", infected=False)
    hive.says(ME, "alpha_roar.target", ("intruder", 2))
    assert hive.standing(ROOM) == ["S0"]
    assert hive.noisy() == ["c05_06", "c05_10", "tech"]


def test_chitin_plates_infected_stop_two_wounds(hive: Hive) -> None:
    hive.works("chitin_plates", infected=True)
    assert hive.view(OTHER).brood.mutants[ME].plates == 2
    hive.arrange()
    hive.carries_out(lambda s: light_wound(s, ME, "attack"))
    hive.arrange()
    hive.carries_out(lambda s: serious_wound(s, ME, "attack"))
    assert (hive.state.light[ME], hive.state.wounds[ME]) == (0, [])
    hive.arrange()
    hive.carries_out(lambda s: light_wound(s, ME, "attack"))
    assert hive.state.light[ME] == 1


@pytest.mark.parametrize(("serious", "light"), [(False, 0), (True, 1)])
def test_chitin_plates_clean_stop_or_soften_one_wound(
    hive: Hive, serious: bool, light: int
) -> None:
    hive.works("chitin_plates", infected=False)
    hive.arrange()
    hive.carries_out(lambda s: (serious_wound if serious else light_wound)(s, ME, "attack"))
    assert (hive.state.light[ME], hive.state.wounds[ME]) == (light, [])
    assert hive.brood.scales[ME] == 0


@pytest.mark.parametrize("plates", [0, 1])
def test_a_plate_saves_who_has_three_serious_wounds(hive: Hive, plates: int) -> None:
    hive.brood.plates[ME] = plates
    hive.state.wounds[ME] = ["wound_arm", "wound_leg", "wound_body"]
    hive.carries_out(lambda s: serious_wound(s, ME, "attack"))
    assert hive.state.alive(ME) == bool(plates)


def test_shields_end_with_the_round(hive: Hive) -> None:
    hive.brood.plates[ME] = hive.brood.scales[ME] = 1
    hive.carries_out(begin_round)
    assert (hive.brood.plates, hive.brood.scales) == ([0, 0], [0, 0])


def test_echo_sense_infected_hears_coordinates_engines_or_three_rooms(hive: Hive) -> None:
    hive.works("echo_sense", infected=True)
    hive.says(ME, "echo_sense.what", "coordinates")
    assert hive.view(ME).coordinates
    assert hive.view(OTHER).coordinates is None
    hive.arrange()
    hive.works("echo_sense", infected=True)
    hive.says(ME, "echo_sense.what", "engines")
    assert all(top for top, _ in hive.view(ME).engines)
    hive.arrange()
    hive.works("echo_sense", infected=True)
    hive.says(ME, "echo_sense.what", "tiles")
    for room in ("r06", "r07", "r08"):
        hive.says(ME, "echo_sense.room", room)
    rooms = {room.id: room.tile for room in hive.view(ME).rooms}
    assert all(rooms[room] for room in ("r06", "r07", "r08"))
    assert rooms["r09"] is None
    assert hive.idle()


@rule_test("K-42")
def test_echo_sense_clean_hears_one_room_and_its_token(hive: Hive) -> None:
    hive.works("echo_sense", infected=False)
    hive.says(ME, "echo_sense.room", "r06")
    room = hive.view(ME).rooms[ROOM_OF["r06"]]
    assert room.tile
    assert room.token
    assert hive.view(OTHER).rooms[ROOM_OF["r06"]].tile is None


@BOTH
def test_probing_tendrils(hive: Hive, infected: bool) -> None:
    hive.state.counter[ROOM_OF[ROOM]] = 2
    hive.works("probing_tendrils", infected)
    offered = [h for h in hive.offered(ME, "search.keep") if h != "none"]
    assert len(offered) == (3 if infected else 2)
    hive.says(ME, "search.keep", offered[0])
    assert hive.state.counter[ROOM_OF[ROOM]] == 1


def test_hive_whisper_infected_sends_two_carnomorphs(hive: Hive) -> None:
    hive.stands("r02", "S0", "B0")
    hive.works("hive_whisper", infected=True)
    hive.says(ME, "hive_whisper.who", ("intruder", 2))
    hive.cannot(ME, "hive_whisper.corridor", "tech")
    hive.says(ME, "hive_whisper.corridor", "c02_06")
    hive.says(ME, "hive_whisper.who", ("intruder", 1))
    hive.says(ME, "hive_whisper.corridor", "tech")
    assert hive.standing("r06") == ["B0"]
    assert hive.standing("r02") == []
    assert hive.tokens("shambler")[0] == 1


def test_hive_whisper_clean_takes_a_token_out(hive: Hive) -> None:
    hive.state.bag = ["blank_0", "metagorger_blue_1", "metagorger_red_3"]
    hive.state.supply = []
    hive.rolls("metagorger_red_3", "metagorger_blue_1")
    hive.works("hive_whisper", infected=False)
    hive.says(ME, "hive_whisper.token", ("token", "metagorger_red_3"))
    assert hive.state.bag == ["blank_0", "metagorger_blue_1"]
    assert hive.state.supply == ["metagorger_red_3"]


def test_hive_whisper_clean_never_takes_a_blank_or_the_butcher(hive: Hive) -> None:
    hive.state.bag = ["blank_0", "butcher_4", "metagorger_blue_1"]
    hive.state.supply = []
    hive.rolls("blank_0", "butcher_4")
    hive.works("hive_whisper", infected=False)
    assert hive.state.supply == []
    hive.arrange()
    hive.rolls("blank_0", "metagorger_blue_1")
    hive.works("hive_whisper", infected=False)
    assert hive.state.supply == ["metagorger_blue_1"]
    assert hive.state.bag == ["blank_0", "butcher_4"]


def test_the_weaker_shield_takes_a_light_wound_the_stronger_a_serious_one(hive: Hive) -> None:
    hive.brood.plates[ME] = hive.brood.scales[ME] = 1
    hive.carries_out(lambda s: light_wound(s, ME, "attack"))
    assert (hive.brood.plates[ME], hive.brood.scales[ME]) == (1, 0)
    hive.arrange()
    hive.brood.scales[ME] = 1
    hive.carries_out(lambda s: serious_wound(s, ME, "attack"))
    assert (hive.brood.plates[ME], hive.brood.scales[ME]) == (0, 1)
