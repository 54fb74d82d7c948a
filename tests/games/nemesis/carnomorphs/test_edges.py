"""Edges of the expansion's rules: the exact number, the empty bag, the case where nothing happens."""

from __future__ import annotations

from functools import partial

import pytest

from hullbreach.games.nemesis.attacks import attack
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.development import develop_carnomorphs
from hullbreach.games.nemesis.carnomorphs.ending import check_mutation
from hullbreach.games.nemesis.carnomorphs.feeding import attack_and_feed
from hullbreach.games.nemesis.carnomorphs.figures import (
    check_injuries,
    evolvable,
    kill_carnomorph,
    place_directly,
    place_drawn,
)
from hullbreach.games.nemesis.carnomorphs.mutation import gain_marker, use_mutation
from hullbreach.games.nemesis.combat import injuries_of
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.hooks import combat_face, modify
from hullbreach.games.nemesis.injuries import DIES as KILLED
from hullbreach.games.nemesis.injuries import LIVES, RETREATS
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import ASLEEP, DEAD, IN_POD, Ship
from hullbreach.kernel import Asks, rule
from hullbreach.testing import rule_test

from .table import ME, OTHER, THIRD, Hive

ROOM = "r05"


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout", "pilot")
    hive.awake()
    hive.at("r20")
    hive.state.floor = []
    return hive


# -- figures ---------------------------------------------------------------------------------------


@rule_test("K-92")
@pytest.mark.parametrize("standing", [0, 1])
def test_a_figure_that_cannot_be_placed_is_no_first_contact(hive: Hive, standing: int) -> None:
    hive.state.contact = False
    for _ in range(standing):
        hive.stands("r20", "B0")
    hive.carries_out(lambda s: place_directly(s, "butcher", ROOM_OF[ROOM]))
    assert hive.asks(ME, "objective.keep") == (not standing)
    assert hive.state.contact == (not standing)


@rule_test("K-59")
@pytest.mark.parametrize("others", [[], ["shambler_2"]])
def test_a_blank_brings_a_metagorger_into_an_empty_bag_only(hive: Hive, others: list[str]) -> None:
    hive.at(ROOM, ME)
    hive.state.bag = ["blank_0", *others]
    hive.rolls("blank_0")
    hive.carries_out(lambda s: encounter(s, ME))
    found = [token for token in hive.state.bag if token.startswith("metagorger")]
    assert len(found) == (0 if others else 1)
    assert hive.noisy() == ["c05_06", "c05_10", "tech"]


def checked(hive: Hive, figure: str, card: str, *event: str) -> str:
    """What an injury check with this card says of a figure."""
    (x,) = hive.stands(ROOM, figure)
    hive.rolls(card, *event)
    said: list[str] = []

    @rule
    def check(s: Ship) -> Asks[None]:
        said.append((yield from check_injuries(s, x, "fire")))

    hive.carries_out(check)
    return said[0]


@rule_test("K-30", "K-31", "K-32")
@pytest.mark.parametrize(
    ("figure", "said"), [("S2", LIVES), ("S3", KILLED), ("S4", KILLED), ("F2", LIVES)]
)
def test_injuries_up_to_the_value_kill(hive: Hive, figure: str, said: str) -> None:
    assert checked(hive, figure, "ka_01") == said


@rule_test("K-32")
def test_an_arrow_makes_retreat_and_says_so(hive: Hive) -> None:
    assert checked(hive, "S9", "ka_06", "ke_01") == RETREATS
    assert hive.standing("r10") == ["S9"]


# -- feeding ---------------------------------------------------------------------------------------


@rule_test("K-63", "K-74")
@pytest.mark.parametrize("voracious", [False, True])
def test_in_a_calm_only_the_voracious_feed_in_combat(hive: Hive, voracious: bool) -> None:
    hive.at(ROOM, ME)
    if voracious:
        hive.adapts("voracious")
    hive.stands(ROOM, "S0")
    hive.lies(ROOM, "carcass")
    hive.carries_out(lambda s: attack_and_feed(s, calm=True))
    assert [facts["kind"] for facts in hive.told("feeds")] == (["shambler"] if voracious else [])
    assert hive.told("attack") == []


@rule_test("K-70", "K-73")
def test_who_was_eaten_does_not_feed(hive: Hive) -> None:
    hive.stands(ROOM, "S0", "M0", "M0", "M0")
    hive.step_two()
    assert [facts["kind"] for facts in hive.told("feeds")] == ["shambler", "metagorger"]
    assert hive.standing(ROOM) == ["F0", "S0"]


# -- development -----------------------------------------------------------------------------------


def draws(hive: Hive, token: str, *rolls: str) -> None:
    """This token is drawn in the development."""
    s = hive.state
    if token not in s.bag:
        s.supply.remove(token)
        s.bag = sorted([*s.bag, token])
    hive.rolls(token, *rolls)
    hive.carries_out(develop_carnomorphs)


@rule_test("K-80", "K-85")
@pytest.mark.parametrize("token", ["metagorger_blue_1", "shambler_2", "fleshbeast_3"])
def test_everybody_out_of_combat_rolls_for_noise(hive: Hive, token: str) -> None:
    hive.at("r03", ME)
    hive.at("r09", OTHER)
    hive.at("r14", THIRD)
    hive.stands("r09", "S0")
    draws(hive, token, "silence", "silence")
    assert [facts["seat"] for facts in hive.told("noise.rolled")] == [ME, THIRD]
    assert (token in hive.state.bag) == (token != "metagorger_blue_1")


@rule_test("K-87", "K-88")
@pytest.mark.parametrize(
    ("slimed", "hands", "room"),
    [
        ((ME, OTHER, THIRD), (2, 1, 3), "r09"),
        ((ME, THIRD), (2, 0, 1), "r14"),
        ((OTHER, THIRD), (0, 1, 1), "r09"),
        ((), (3, 1, 2), "r03"),
    ],
)
def test_the_butcher_comes_for_the_slimed_with_the_fewest_cards(
    hive: Hive, slimed: tuple[int, ...], hands: tuple[int, ...], room: str
) -> None:
    cards = [("search", "rest", "demolition"), ("search", "rest", "scavenging")]
    cards.append(("search", "rest", "piloting"))
    for seat, where in enumerate(("r03", "r09", "r14")):
        hive.at(where, seat)
        hive.hand(seat, *cards[seat][: hands[seat]])
        hive.state.slime[seat] = seat in slimed
    draws(hive, "butcher_4", "ka_11")
    assert hive.standing(room) == ["B0"]


@rule_test("K-88")
def test_with_nobody_about_the_butcher_goes_back(hive: Hive) -> None:
    hive.state.where = [ASLEEP, DEAD, ASLEEP]
    draws(hive, "butcher_4")
    assert "butcher_4" in hive.state.bag
    assert hive.state.intruders == []


# -- mutation --------------------------------------------------------------------------------------


@rule_test("K-43")
@pytest.mark.parametrize("where", [DEAD, ASLEEP])
def test_who_is_out_gains_no_marker(hive: Hive, where: int) -> None:
    hive.mutant(ME)
    hive.state.where[ME] = hive.state.where[OTHER] = where
    for seat in (ME, OTHER):
        hive.carries_out(partial(gain_marker, seat=seat))
        hive.arrange()
    assert (hive.brood.markers[ME], hive.brood.mutation[OTHER]) == (0, [])


@rule_test("K-45", "K-101")
def test_who_died_of_the_fourth_marker_is_not_revived() -> None:
    hive = Hive("captain", "scout", mode="coop")
    hive.awake()
    room = hive.tile(ROOM, "emergency_room")
    hive.at("r20", ME)
    hive.at("r11", OTHER)
    hive.mutant(OTHER, markers=3)
    hive.carries_out(lambda s: gain_marker(s, OTHER))
    assert hive.brood.consumed == [False, True]
    s = hive.arrange()
    s.floor = [(room, "corpse_scout")]
    hive.carries_out(begin_round)
    assert hive.state.where[OTHER] == DEAD


@rule_test("K-95")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_the_final_check_scans_every_pile(hive: Hive, zone: str) -> None:
    s = hive.state
    h = hive.contamination(ME, infected=True)
    getattr(s, zone)[ME].append(h)
    hive.carries_out(lambda s: check_mutation(s, ME))
    assert hive.asks(ME, "mutation.keep")


@rule_test("K-94")
def test_a_mutant_is_not_scanned_in_the_final_check(hive: Hive) -> None:
    hive.mutant(ME)
    hive.hand(ME, "contamination_infected")
    hive.carries_out(lambda s: check_mutation(s, ME))
    assert hive.told("scanned") == []
    assert len(hive.told("mutation.checked")) == 1


@rule_test("K-25")
@pytest.mark.parametrize("mutant", [False, True])
def test_a_metagorger_brings_mutation_contamination_and_a_wound(hive: Hive, mutant: bool) -> None:
    hive.at(ROOM, ME)
    if mutant:
        hive.mutant(ME)
    (x,) = hive.stands(ROOM, "M0")
    hive.carries_out(lambda s: attack(s, x, ME))
    if not mutant:
        hive.says(ME, "mutation.keep", hive.offered(ME, "mutation.keep")[0])
    assert [hive.face(h) for h in hive.state.discard[ME]] == ["contamination"]
    assert hive.state.light[ME] == 1
    assert len(hive.brood.mutation[ME]) == 1


@rule_test("K-39")
@pytest.mark.parametrize(
    ("face", "kind", "read"),
    [
        ("one", "shambler", "blank"),
        ("one", "butcher", "blank"),
        ("one", "egg", "one"),
        ("two", "shambler", "two"),
        ("adult", "shambler", "adult"),
    ],
)
def test_agile_reads_a_single_crosshair_as_a_blank(
    hive: Hive, face: str, kind: str, read: str
) -> None:
    hive.adapts("agile")
    assert modify(hive.state, combat_face, face, kind) == read
    assert injuries_of(hive.state, "one", "egg") == 1


# -- Event cards -----------------------------------------------------------------------------------


@rule_test("K-43")
def test_rampant_mutation_mutates_who_draws_an_infected_card(hive: Hive) -> None:
    hive.state.deck[OTHER].append(hive.contamination(OTHER, infected=True))
    hive.happens("ev_rampant_mutation")
    hive.says(OTHER, "mutation.keep", hive.offered(OTHER, "mutation.keep")[0])
    assert [len(cards) for cards in hive.brood.mutation] == [0, 1, 0]
    assert hive.brood.markers == [0, 0, 0]


@rule_test("K-78")
def test_stalkers_are_no_metagorgers_and_in_no_combat(hive: Hive) -> None:
    hive.at("r06", ME)
    hive.at("r10", OTHER)
    hive.stands("r05", "M0", "S0")
    hive.stands("r10", "F0")
    hive.happens("ev_stalking")
    assert hive.standing("r06") == ["S0"]
    assert hive.standing("r05") == ["M0"]
    assert hive.standing("r10") == ["F0"]


@rule_test("K-78")
def test_stalkers_find_the_first_room_too(hive: Hive) -> None:
    hive.at("r01", ME)
    hive.stands("r03", "S0")
    hive.happens("ev_stalking")
    assert hive.standing("r01") == ["S0"]


@rule_test("K-78")
def test_the_highest_pod_of_section_b_is_lost_and_its_guest_steps_out(hive: Hive) -> None:
    s = hive.state
    hive.tile("r13", "evacuation_b")
    s.pods, s.locked, s.launched = [1, 2, 3, 4], [False] * 4, [False] * 4
    s.where[ME], s.pod[ME] = IN_POD, 3
    s.where[OTHER], s.pod[OTHER] = IN_POD, 1
    hive.happens("ev_protocol_failure")
    assert hive.state.launched == [False, False, False, True]
    assert (hive.state.where[ME], hive.state.pod[ME]) == (ROOM_OF["r13"], -1)
    assert (hive.state.where[OTHER], hive.state.pod[OTHER]) == (IN_POD, 1)


@rule_test("K-78")
@pytest.mark.parametrize("why", ["nobody is slimed", "it is in combat"])
def test_the_butcher_stays_where_it_is(hive: Hive, why: str) -> None:
    hive.at("r06", ME)
    hive.at("r02", OTHER)
    hive.state.slime[ME] = why == "it is in combat"
    hive.stands("r02" if why == "it is in combat" else "r03", "B0")
    hive.happens("ev_beast_on_the_prowl")
    assert hive.standing("r06") == []
    assert hive.told("intruder.moved") == []
    assert hive.idle()


@rule_test("K-78", "K-107")
def test_the_butcher_on_the_prowl_drives_everybody_out_of_the_pods(hive: Hive) -> None:
    room = hive.tile("r06", "evacuation_a")
    hive.at("r06", ME)
    hive.state.slime[ME] = True
    hive.state.where[OTHER], hive.state.pod[OTHER] = IN_POD, 0
    hive.stands("r02", "B0")
    hive.happens("ev_beast_on_the_prowl")
    assert hive.state.where[OTHER] == room


# -- Mutation cards --------------------------------------------------------------------------------


def test_who_is_moved_by_the_attack_does_not_leap(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.state.wounds[ME] = ["wound_leg", "wound_arm", "wound_body"]
    hive.stands(ROOM, "S0")
    hive.rolls("ka_11")
    hive.works("predators_leap", infected=False)
    assert hive.state.where[ME] == DEAD
    assert hive.idle()


def test_alpha_roar_drives_the_largest_off_first(hive: Hive) -> None:
    hive.at(ROOM, ME)
    hive.stands(ROOM, "M0", "S0", "F1")
    hive.stands("r06", "S2")
    hive.rolls("ke_01", "ke_03", "ke_02")
    hive.works("alpha_roar", infected=True)
    kinds = [facts["kind"] for facts in hive.told("retreat")]
    assert kinds == ["fleshbeast", "shambler", "metagorger"]
    assert hive.standing(ROOM) == []


@pytest.mark.parametrize(
    ("choice", "left", "back"),
    [
        (("open", "wound_leg"), ([], ["wound_arm"]), ["wound_leg"]),
        (("dressed", "wound_arm"), (["wound_leg"], []), ["wound_arm"]),
    ],
)
def test_tissue_heals_a_wound_dressed_or_not(
    hive: Hive, choice: tuple[str, str], left: tuple[list[str], list[str]], back: list[str]
) -> None:
    hive.state.wounds[ME], hive.state.dressed[ME] = ["wound_leg"], ["wound_arm"]
    hive.works("regenerating_tissue", infected=True)
    hive.says(ME, "regenerating_tissue.wound", choice)
    assert (hive.state.wounds[ME], hive.state.dressed[ME]) == left
    assert hive.state.wound_discard == back


def test_tissue_heals_a_wound_without_a_card_and_nothing_where_nothing_is(hive: Hive) -> None:
    hive.state.dressed[ME] = ["wound"]
    hive.works("regenerating_tissue", infected=True)
    assert (hive.state.dressed[ME], hive.state.wound_discard) == ([], [])
    hive.arrange()
    hive.works("regenerating_tissue", infected=True)
    assert not hive.asks(ME, "regenerating_tissue.wound")


@pytest.mark.parametrize(("room", "enters"), [("r03", False), ("r05", True)])
def test_ducts_are_entered_where_there_is_an_entrance(hive: Hive, room: str, enters: bool) -> None:
    hive.bare(room, "armory")
    hive.at(room, ME)
    for name in ("r14", "r16"):
        hive.state.explored[ROOM_OF[name]] = True
    hive.works("duct_crawler", infected=True)
    assert hive.asks(ME, "duct_crawler.room") == enters


def test_echoes_of_up_to_three_rooms_each_once(hive: Hive) -> None:
    hive.works("echo_sense", infected=True)
    hive.says(ME, "echo_sense.what", "tiles")
    hive.cannot(ME, "echo_sense.room", "done")
    hive.says(ME, "echo_sense.room", "r05")
    hive.cannot(ME, "echo_sense.room", "r05")
    hive.says(ME, "echo_sense.room", "r06")
    hive.says(ME, "echo_sense.room", "done")
    assert len(hive.told("looked.tile", ME)) == 2
    assert hive.idle()


def test_echoes_end_with_the_last_unexplored_room(hive: Hive) -> None:
    s = hive.state
    s.explored = [True] * len(s.explored)
    s.explored[ROOM_OF["r05"]] = False
    hive.works("echo_sense", infected=True)
    hive.says(ME, "echo_sense.what", "tiles")
    hive.says(ME, "echo_sense.room", "r05")
    assert hive.idle()
    hive.arrange().explored[ROOM_OF["r05"]] = True
    hive.works("echo_sense", infected=True)
    hive.cannot(ME, "echo_sense.what", "tiles")
    hive.arrange()
    hive.works("echo_sense", infected=False)
    assert hive.told("looks.token", OTHER) == []


def test_a_whisper_moves_each_of_up_to_two_once(hive: Hive) -> None:
    first, second, third = hive.stands("r05", "S0", "S0", "S0")
    (fighting,) = hive.stands("r20", "F0")
    hive.works("hive_whisper", infected=True)
    hive.cannot(ME, "hive_whisper.who", ("intruder", fighting))
    hive.says(ME, "hive_whisper.who", ("intruder", first))
    hive.says(ME, "hive_whisper.corridor", "c05_06")
    hive.cannot(ME, "hive_whisper.who", ("intruder", first))
    hive.says(ME, "hive_whisper.who", ("intruder", second))
    hive.says(ME, "hive_whisper.corridor", "c05_10")
    assert hive.idle()
    assert len(hive.standing("r05")) == 1
    assert third


@rule_test("K-19")
@pytest.mark.parametrize("standing", [2, 3])
def test_carnomorphs_leave_for_another_only_when_none_is_free(hive: Hive, standing: int) -> None:
    hive.stands("r05", *["F0"] * standing)
    hive.carries_out(lambda s: place_drawn(s, "fleshbeast", ROOM_OF["r10"]))
    assert len(hive.standing("r05")) == (0 if standing == 3 else 2)
    assert hive.standing("r10") == ["F0"]
    assert hive.told("no.figure") == []
    assert len({x.id for x in hive.state.intruders}) == len(hive.state.intruders)


@rule_test("K-104a")
@pytest.mark.parametrize("standing", [0, 2, 3])
def test_who_can_grow_needs_a_free_figure_of_the_next_level(hive: Hive, standing: int) -> None:
    hive.stands("r05", *["F0"] * standing)
    (shambler,) = hive.stands("r10", "S0")
    hive.stands("r10", "B0")
    able = [x.id for x in evolvable(hive.state)]
    assert (shambler in able) == (standing < 3)
    assert not any(
        x.kind in ("butcher", "fleshbeast") and x.id in able for x in hive.state.intruders
    )


@rule_test("K-22", "K-35")
def test_only_the_butcher_takes_its_token_along(hive: Hive) -> None:
    (x,) = hive.stands("r05", "S9")
    hive.lies("r05", "carcass")
    hive.state.bag = sorted([*hive.state.bag, "butcher_4"])
    hive.state.supply.remove("butcher_4")
    hive.step_two()
    assert hive.tokens("butcher") == (1, 0)
    kill_carnomorph(hive.arrange(), x, "fire")
    assert not hive.state.queen_killed
    assert hive.tokens("butcher") == (1, 0)


@rule_test("K-52", "K-53")
@pytest.mark.parametrize("infected", [False, True])
def test_a_scanned_card_is_discarded_or_replaced(hive: Hive, infected: bool) -> None:
    hive.at(ROOM, ME)
    hive.mutant(ME, "adrenal_surge")
    hive.hand(ME, "contamination_infected" if infected else "contamination")
    (card,) = hive.state.hand[ME]
    hive.carries_out(lambda s: use_mutation(s, ME))
    hive.says(ME, "mutation.card", "unscanned")
    assert card in hive.state.discard[ME]
    assert len(hive.state.cured) == (0 if infected else 1)
