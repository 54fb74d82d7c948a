"""Tokens, figures, attacks, injuries and deaths of Carnomorphs."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.attacks import attack, strike
from hullbreach.games.nemesis.bag import add_token
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.carnomorphs.feeding import feed
from hullbreach.games.nemesis.carnomorphs.figures import by_size, place_directly, put
from hullbreach.games.nemesis.combat import injuries_of
from hullbreach.games.nemesis.components import TECH
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.events import fire_step
from hullbreach.games.nemesis.injuries import injure, move_together, retreat
from hullbreach.games.nemesis.movement import escape
from hullbreach.games.nemesis.round import end_player_phase
from hullbreach.games.nemesis.state import DEAD, IN_POD
from hullbreach.testing import rule_test

from .table import ME, OTHER, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    return hive


def meets(hive: Hive, token: str, *more: str) -> None:
    """The Captain has an Encounter with this token."""
    if token not in hive.state.bag:
        hive.state.bag.append(token)
        if token in hive.state.supply:
            hive.state.supply.remove(token)
    hive.rolls(token, *more)
    hive.carries_out(lambda s: encounter(s, ME))


# -- tokens and figures ----------------------------------------------------------------------------


@rule_test("K-15", "K-16", "K-17", "K-2")
def test_t_s8_a_metagorger_that_leaves_brings_a_red_token(hive: Hive) -> None:
    s = hive.state
    s.bag, s.supply = ["blank_0"], ["metagorger_blue_1", "metagorger_red_2"]
    (x,) = hive.stands("r02", "M1")
    hive.carries_out(lambda s: move_together(s, [(x, TECH)]))
    assert hive.state.intruders == []
    assert hive.state.bag == ["blank_0", "metagorger_red_2"]
    assert hive.state.supply == ["metagorger_blue_1"]


@rule_test("K-15")
def test_without_red_ones_a_blue_token_is_added_and_then_none(hive: Hive) -> None:
    s = hive.state
    s.supply = ["metagorger_blue_1"]
    before = len(s.bag)
    assert add_token(s, "metagorger")
    assert not add_token(s, "metagorger")
    assert len(s.bag) == before + 1
    assert not add_token(s, "shambler")


@rule_test("K-18", "K-58")
@pytest.mark.parametrize(("token", "attacked"), [("shambler_4", True), ("shambler_3", False)])
def test_a_drawn_token_goes_to_the_supply_and_may_surprise(
    hive: Hive, token: str, attacked: bool
) -> None:
    hive.at(ROOM, ME)
    hive.hand(ME, "search", "rest", "contamination")
    hive.state.supply.remove(token)
    meets(hive, token, *(["ka_11"] if attacked else []))
    assert token in hive.state.supply
    assert hive.standing(ROOM) == ["S0"]
    assert hive.state.light[ME] == int(attacked)


@rule_test("K-19")
def test_without_a_free_figure_those_out_of_combat_leave_for_an_encounter(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.hand(ME, "search", "rest", "order", "reload")
    hive.stands("r09", "F0", "F2", "F0")
    meets(hive, "fleshbeast_4")
    assert hive.standing("r09") == []
    assert hive.standing(ROOM) == ["F0"]
    assert hive.tokens("fleshbeast") == (3, 0)


@rule_test("K-19")
def test_with_all_figures_in_combat_the_token_goes_back(hive: Hive) -> None:
    hive.at("r09", OTHER)
    hive.at(ROOM, ME)
    hive.stands("r09", "F0", "F0", "F0")
    meets(hive, "fleshbeast_4")
    assert hive.standing(ROOM) == []
    assert "fleshbeast_4" in hive.state.bag
    assert hive.told("no.figure")
    assert put(hive.state, "fleshbeast", ROOM_OF[ROOM]) is None


@rule_test("K-20", "K-38")
def test_t_s4_the_first_shambler_comes_from_its_slot() -> None:
    hive = Hive("captain", "scout")
    hive.carries_out(lambda s: place_directly(s, "shambler", ROOM_OF[ROOM]))
    assert hive.brood.asleep == ["fleshbeast", "butcher"]
    assert hive.state.discovered == ["insulated"]
    assert hive.view(None).weaknesses["corpse"] == "insulated"
    assert hive.told("adaptation") == [{"place": "corpse", "card": "insulated"}]


@rule_test("K-21", "K-22")
def test_t_d29_the_butcher_returns_by_evolution_and_its_token_leaves_the_bag(hive: Hive) -> None:
    hive.at("r11", ME, OTHER)
    hive.stands(ROOM, "B3")
    hive.happens("ev_lurking")
    assert hive.tokens("butcher") == (1, 0)
    hive.arrange()
    (x,) = hive.stands(ROOM, "F0")
    hive.lies(ROOM, "carcass")
    figure = hive.state.intruder(x)
    assert figure is not None
    feed(hive.state, figure)
    assert hive.standing(ROOM) == ["B0"]
    assert hive.tokens("butcher") == (0, 1)


@rule_test("K-22", "K-17")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast"])
def test_a_figure_in_the_technical_corridors_becomes_a_token(hive: Hive, kind: str) -> None:
    x = hive.intruder(kind, "r02", 2)
    hive.carries_out(lambda s: move_together(s, [(x, TECH)]))
    assert hive.tokens(kind)[0] == 1
    assert hive.standing("r02") == []


@rule_test("K-23", "K-79", "K-113")
@pytest.mark.parametrize("room", ["r02", "r04", "r14", "r21"])
def test_t_d15_the_butcher_stays_out_of_technical_corridors(hive: Hive, room: str) -> None:
    bag = list(hive.state.bag)
    (x,) = hive.stands(room, "B0")
    hive.carries_out(lambda s: move_together(s, [(x, TECH)]))
    assert hive.standing(room) == ["B0"]
    assert hive.state.bag == bag


# -- attacks ---------------------------------------------------------------------------------------


@rule_test("K-24")
@pytest.mark.parametrize(("kind", "light"), [("butcher", 0), ("shambler", 1)])
def test_a_card_without_the_symbol_misses(hive: Hive, kind: str, light: int) -> None:
    hive.at(ROOM, ME)
    x = hive.intruder(kind, ROOM)
    card = "ka_11" if light else "ka_03"
    hive.carries_out(lambda s: strike(s, x, ME, card))
    assert hive.state.light[ME] == light
    assert bool(hive.told("attack.missed")) == (not light)


@rule_test("K-25", "K-40")
def test_t_s5_a_metagorger_burrows_into_its_target(hive: Hive) -> None:
    hive.at(ROOM, ME)
    (x,) = hive.stands(ROOM, "M0")
    hive.rolls("adrenal_surge", "scent_mask")
    hive.carries_out(lambda s: attack(s, x, ME))
    hive.keeps(ME, "scent_mask")
    assert [hive.face(h) for h in hive.brood.mutation[ME]] == ["scent_mask"]
    assert hive.faces(hive.state.discard[ME]) == ["contamination"]
    assert hive.state.light[ME] == 1
    assert hive.tokens("shambler")[0] == 1
    assert (hive.standing(ROOM), hive.lying(ROOM)) == ([], [])
    assert len(hive.brood.deck) == 11


@rule_test("K-26", "K-41")
def test_t_s6_a_mutant_gets_no_card_and_no_marker(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.mutant(ME, markers=2)
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME))
    assert hive.brood.markers[ME] == 2
    assert len(hive.brood.mutation[ME]) == 1
    assert hive.faces(hive.state.discard[ME]) == ["contamination"]
    assert hive.state.light[ME] == 1
    assert hive.tokens("shambler")[0] == 1
    assert hive.standing(ROOM) == []


@rule_test("K-26")
def test_a_deadly_wound_does_not_keep_the_metagorger(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.mutant(ME)
    hive.state.wounds[ME] = ["wound_leg", "wound_arm", "wound_body"]
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME))
    assert hive.state.where[ME] == DEAD
    assert hive.standing(ROOM) == []
    assert hive.tokens("shambler")[0] == 1


@rule_test("K-27", "K-93", "K-92")
def test_t_s7_the_first_encounter_is_a_metagorger_that_is_gone_at_once(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.hand(ME, "search")
    hive.mutant(ME)
    hive.state.contact = False
    meets(hive, "metagorger_red_3")
    for seat in (ME, OTHER):
        hive.says(seat, "objective.keep", "first")
    assert hive.state.contact
    assert hive.standing(ROOM) == []
    assert hive.state.light[ME] == 1


@rule_test("K-93", "K-59")
def test_t_d21_a_blank_is_noise_and_no_first_encounter(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.state.contact = False
    hive.state.bag = ["blank_0"]
    meets(hive, "blank_0")
    assert not hive.state.contact
    assert hive.noisy() == ["c05_06", "c05_10", "tech"]
    assert len(hive.state.bag) == 2
    assert hive.tokens("metagorger_red")[0] == 1


@rule_test("K-27a")
def test_armor_stops_a_metagorger_but_not_its_token(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.gives(ME, "armor")
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME))
    hive.says(ME, "parry", "armor")
    assert (hive.state.light[ME], hive.brood.mutation[ME], hive.state.discard[ME]) == (0, [], [])
    assert hive.tokens("shambler")[0] == 1
    assert hive.standing(ROOM) == []


@rule_test("K-27a")
def test_nerves_of_steel_stop_a_metagorger_that_surprises() -> None:
    hive = Hive("soldier", "scout")
    hive.at(ROOM, ME)
    hive.hand(ME, "nerves_of_steel")
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME, surprise=True))
    hive.says(ME, "parry", "nerves_of_steel")
    assert hive.state.light[ME] == 0
    assert hive.tokens("shambler")[0] == 1


@rule_test("K-28", "K-27")
def test_who_flees_is_attacked_once_by_each_the_largest_first(hive: Hive) -> None:
    hive.at("r03", ME)
    hive.mutant(ME)
    hive.stands("r03", "M0", "S0", "F0")
    hive.rolls("ka_11", "ka_10")
    hive.carries_out(lambda s: escape(s, ME, CORRIDOR_OF["c01_03"]))
    kinds = [facts["kind"] for facts in hive.told("attack")]
    assert kinds == ["fleshbeast", "shambler", "metagorger"]
    assert hive.standing("r03") == ["F0", "S0"]


# -- injuries and death ----------------------------------------------------------------------------


@rule_test("K-30", "K-31", "K-32", "K-33")
def test_t_d22_a_metagorger_dies_lives_or_retreats(hive: Hive) -> None:
    (x,) = hive.stands("r03", "M0")
    hive.rolls("ka_10")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert (hive.standing("r03"), hive.lying("r03")) == ([], ["carcass"])
    hive.arrange()
    (y,) = hive.stands("r03", "M0")
    hive.rolls("ka_12")
    hive.carries_out(lambda s: injure(s, y, 1, "shot"))
    assert hive.standing("r03") == ["M1"]
    hive.arrange()
    hive.rolls("ka_04", "ke_03")
    hive.carries_out(lambda s: injure(s, y, 1, "shot"))
    assert hive.standing("r07") == ["M2"]


@rule_test("K-30", "K-34", "K-36")
def test_t_d23_a_fleshbeast_leaves_a_carcass_and_a_shambler(hive: Hive) -> None:
    bag = list(hive.state.bag)
    (x,) = hive.stands(ROOM, "F3")
    hive.rolls("ka_08")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert hive.standing(ROOM) == ["S0"]
    assert hive.lying(ROOM) == ["carcass"]
    assert hive.state.bag == bag
    assert hive.idle()


@rule_test("K-33")
def test_a_shambler_leaves_a_carcass(hive: Hive) -> None:
    (x,) = hive.stands(ROOM, "S2")
    hive.rolls("ka_11")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert (hive.standing(ROOM), hive.lying(ROOM)) == ([], ["carcass"])


@rule_test("K-35", "K-36")
def test_t_s10_the_butcher_leaves_two_shamblers_and_never_returns(hive: Hive) -> None:
    bag = len(hive.state.bag)
    (x,) = hive.stands(ROOM, "B4")
    hive.rolls("ka_05")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert hive.standing(ROOM) == ["S0", "S0"]
    assert hive.lying(ROOM) == []
    assert hive.state.queen_killed
    assert len(hive.state.bag) == bag
    assert hive.tokens("butcher") == (0, 0)
    assert put(hive.state, "butcher", ROOM_OF[ROOM]) is None


@rule_test("K-36")
def test_what_is_not_there_is_not_placed(hive: Hive) -> None:
    hive.stands("r09", *["S0"] * 7)
    hive.lies("r09", *["carcass"] * 12)
    (x,) = hive.stands(ROOM, "B4")
    hive.rolls("ka_05")
    hive.carries_out(lambda s: injure(s, x, 1, "shot"))
    assert hive.standing(ROOM) == ["S0"]
    (y,) = [x.id for x in hive.arrange().intruders if x.room == ROOM_OF[ROOM]]
    hive.rolls("ka_11")
    hive.carries_out(lambda s: injure(s, y, 3, "shot"))
    assert (hive.standing(ROOM), hive.lying(ROOM)) == ([], [])


@rule_test("K-37")
def test_t_d31_the_airlock_kills_until_nothing_is_left(hive: Hive) -> None:
    hive.state.airlock = ROOM_OF[ROOM]
    hive.stands(ROOM, "F0", "B0")
    hive.state.phase = "airlock"
    hive.carries_out(end_player_phase)
    assert hive.told("killed")
    assert [k for k in hive.standing(ROOM) if k] == []
    assert hive.state.floor.count((ROOM_OF[ROOM], "carcass")) == 4
    assert hive.state.queen_killed


@rule_test("K-76", "K-77")
def test_fire_injures_once_and_spares_who_appears_by_a_death(hive: Hive) -> None:
    hive.state.fire[ROOM_OF[ROOM]] = True
    hive.stands(ROOM, "F3", "M0")
    hive.rolls("ka_08", "ka_12")
    hive.carries_out(fire_step)
    assert [facts["kind"] for facts in hive.told("injured")] == ["fleshbeast", "metagorger"]


@rule_test("K-3")
@pytest.mark.parametrize(
    ("face", "hits"),
    [
        ("creeper", {"metagorger": 1, "shambler": 0, "fleshbeast": 0, "butcher": 0}),
        ("adult", {"metagorger": 1, "shambler": 1, "fleshbeast": 0, "butcher": 0}),
        ("one", {"metagorger": 1, "shambler": 1, "fleshbeast": 1, "butcher": 1}),
        ("two", {"metagorger": 2, "shambler": 2, "fleshbeast": 2, "butcher": 2}),
    ],
)
def test_what_the_faces_of_the_combat_die_hit(face: str, hits: dict[str, int]) -> None:
    s = Hive("scout").state
    assert {kind: injuries_of(s, face, kind) for kind in hits} == hits


@rule_test("K-107")
def test_an_ordered_retreat_follows_an_event_card(hive: Hive) -> None:
    x, y = hive.stands("r02", "S1", "B1")
    hive.rolls("ke_01")
    hive.carries_out(lambda s: retreat(s, x))
    assert hive.standing("r02") == ["B1"]
    assert hive.tokens("shambler")[0] == 1
    hive.arrange()
    hive.rolls("ke_02")
    hive.carries_out(lambda s: retreat(s, y))
    assert hive.standing("r02") == ["B1"]


@rule_test("K-66")
def test_of_equals_the_most_injured_comes_first(hive: Hive) -> None:
    first, second, third = hive.stands(ROOM, "S0", "S2", "F0")
    assert [x.id for x in by_size(hive.state, ROOM_OF[ROOM])] == [third, second, first]


@rule_test("K-112")
def test_a_carnomorph_in_a_section_empties_the_pods(hive: Hive) -> None:
    hive.tile(ROOM, "evacuation_a")
    hive.state.where[ME], hive.state.pod[ME] = IN_POD, 0
    hive.carries_out(lambda s: place_directly(s, "metagorger", ROOM_OF[ROOM]))
    assert hive.state.where[ME] == ROOM_OF[ROOM]


@rule_test("K-76")
def test_fire_injures_a_carnomorph_once_though_it_retreats_into_another_fire(hive: Hive) -> None:
    hive.state.fire[ROOM_OF["r05"]] = hive.state.fire[ROOM_OF["r10"]] = True
    hive.stands("r05", "S0")
    hive.rolls("ka_06", "ke_01")
    hive.carries_out(fire_step)
    assert [facts["corridor"] for facts in hive.told("retreat")] == [1]
    assert [facts["total"] for facts in hive.told("injured")] == [1]
