"""What somebody who goes somewhere is told beforehand: what attacks, what waits there, what the noise can bring."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import CLOSED, DESTROYED, ROOM_OF
from hullbreach.games.nemesis.components import EXITS, TECH
from hullbreach.games.nemesis.state import ASLEEP, OFF
from hullbreach.kernel import Choice, Consequence, Stakes
from hullbreach.testing import rule_test

from .table import Helm

ME, OTHER = 0, 1
HERE, THERE = "r11", "r06"


@pytest.fixture
def helm() -> Helm:
    """Two of the crew in the Hibernatorium, and an explored empty room beside it."""
    helm = Helm("scout", "soldier")
    helm.bare(THERE, "canteen")
    helm.at(HERE)
    return helm


def at_stake(helm: Helm, prompt: str, option: Choice, seat: int = ME) -> Stakes:
    """What an option says about itself."""
    pick = helm.question(seat, prompt)
    shown = helm.session.seat_view(seat).options
    found = next(each.stakes for each in shown if each.option == option and not each.closed)
    assert found is not None, pick
    return found


@rule_test("N-57")
def test_an_escape_tells_who_attacks_and_then_what_the_noise_can_bring(helm: Helm) -> None:
    helm.intruder("adult", HERE)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert [each.key for each in told.then] == ["then.attacked"]
    assert told.odds is not None
    assert told.odds.faces.count("mild") == 8


@rule_test("N-57")
def test_who_escapes_to_somebody_makes_no_noise_but_sees_what_waits(helm: Helm) -> None:
    helm.intruder("adult", HERE)
    helm.intruder("creeper", THERE)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert [each.key for each in told.then] == ["then.attacked", "then.combat"]
    assert told.odds is None


@rule_test("N-86")
def test_silence_is_no_comfort_where_the_room_itself_slimes(helm: Helm) -> None:
    helm.bare(THERE, "slime_room")
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert told.odds is not None
    assert told.odds.faces.count("maybe") == 2
    assert "none" not in told.odds.faces


@pytest.mark.parametrize(
    ("card", "prompt", "verb", "rolls"),
    [
        ("adrenaline", "adrenaline.room", "escape", True),
        ("reconnaissance", "reconnaissance.room", "move", False),
    ],
)
@rule_test("N-119")
def test_a_card_that_leads_away_tells_what_lies_ahead(
    helm: Helm, card: str, prompt: str, verb: str, rolls: bool
) -> None:
    helm.intruder("adult", HERE)
    helm.state.ammo[helm.weapon(ME)] = 0
    helm.plays(card)
    told = at_stake(helm, prompt, THERE)
    assert told.group == verb
    assert (told.odds is not None) == rolls
    assert bool(told.then) == (verb == "escape")


@rule_test("N-70")
def test_an_order_names_whom_it_sends_and_says_who_is_there() -> None:
    helm = Helm("captain", "scout")
    helm.intruder("adult", THERE)
    helm.state.fire[ROOM_OF[THERE]] = True
    helm.plays("order")
    pick = helm.question(ME, "order.room")
    assert pick.about["seat"] == OTHER
    found = next(d for d in GAME.describe(helm.state, pick) if d.option == THERE)
    assert found.note == "note.there"
    assert {name: found.facts[name] for name in ("count", "crew", "fire")} == {
        "count": 1,
        "crew": 0,
        "fire": True,
    }


@rule_test("N-57", "N-42")
def test_nobody_is_heard_where_somebody_is_already(helm: Helm) -> None:
    helm.at(THERE, OTHER)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert (told.odds, told.then) == (None, ())
    assert at_stake(helm, "turn.action", ("careful", THERE)).then == ()


def test_of_what_burns_it_is_told_what_waits_there_and_of_what_is_unexplored_too(
    helm: Helm,
) -> None:
    helm.hand(ME, "search", "rest")
    assert at_stake(helm, "turn.action", ("move", THERE)).then == ()
    helm.state.token[ROOM_OF[THERE]] = 0
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert [each.key for each in told.then] == ["then.explore"]
    helm.state.fire[ROOM_OF[THERE]] = True
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert told.then == (Consequence("then.fire", {}, "harm"), Consequence("then.explore"))


@rule_test("N-41")
def test_careful_movement_brings_an_encounter_only_where_every_way_is_noisy(helm: Helm) -> None:
    helm.hand(ME, "search", "rest")
    (quiet,) = at_stake(helm, "turn.action", ("careful", THERE)).then
    assert quiet.key == "then.chosen_noise"
    for corridor in helm.state.exits(ROOM_OF[THERE]):
        helm.state.noise[corridor] = True
    (loud,) = at_stake(helm, "turn.action", ("careful", THERE)).then
    assert (loud.key, loud.colour) == ("then.encounter", "harm")


@rule_test("N-86")
def test_nobody_is_told_that_an_unexplored_room_is_full_of_slime(helm: Helm) -> None:
    here = helm.bare(THERE, "slime_room")
    helm.state.explored[here] = False
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", THERE))
    assert told.odds is not None
    assert "none" in told.odds.faces


@rule_test("N-82")
def test_through_the_technical_corridors_one_is_heard() -> None:
    helm = Helm("mechanic", "scout")
    helm.at("r02", ME)
    helm.plays("technical_corridors")
    told = at_stake(helm, "crawl.room", "r19")
    assert told.odds is not None


@rule_test("N-120")
def test_only_who_runs_is_told_what_the_noise_can_bring() -> None:
    helm = Helm("soldier", "scout")
    helm.at(HERE)
    helm.bare(THERE, "canteen")
    helm.intruder("adult", HERE)
    helm.plays("covering_fire")
    helm.says(ME, "covering_fire.who", "both")
    shown = helm.session.seat_view(ME).options
    assert helm.question(ME, "cover.room").about["seat"] == OTHER
    assert {each.stakes for each in shown} == {None}
    helm.says(ME, "cover.room", THERE)
    helm.says(OTHER, "cover.agree", "refuse")
    assert helm.question(ME, "cover.room").about["seat"] == ME
    told = at_stake(helm, "cover.room", THERE)
    assert told.odds is not None
    assert told.then == (), "nothing attacks who is covered"


@rule_test("N-100")
def test_doors_that_are_destroyed_are_counted_no_more() -> None:
    helm = Helm("captain", "scout")
    room = helm.bare(HERE, "command_center")
    helm.at(HERE)
    doors = [corridor for corridor in EXITS[room] if corridor != TECH]
    helm.state.door[doors[0]] = DESTROYED
    for corridor in doors[1:3]:
        helm.state.door[corridor] = CLOSED
    helm.operates("command_center")
    pick = helm.question(ME, "doors.room")
    found = next(d for d in GAME.describe(helm.state, pick) if d.option == HERE)
    assert found.note == "note.doors"
    assert (found.facts["closed"], found.facts["count"]) == (2, len(set(doors)) - 1)


@rule_test("N-134")
def test_a_room_seen_from_afar_says_who_of_the_crew_is_in_it(helm: Helm) -> None:
    helm.bare(HERE, "fire_control")
    helm.at(THERE, OTHER)
    for room in (HERE, THERE):
        helm.state.fire[ROOM_OF[room]] = True
    helm.operates("fire_control")
    pick = helm.question(ME, "fire_control.room")
    crew = {d.option: d.facts["crew"] for d in GAME.describe(helm.state, pick)}
    assert (crew[HERE], crew[THERE]) == (1, 1)


@rule_test("N-165", "N-116")
def test_eggs_do_not_strike_back_but_the_attempt_is_heard() -> None:
    helm = Helm("captain", "scout")
    helm.bare(HERE, "nest")
    helm.at(HERE, ME)
    helm.hand(ME, "search", "rest")
    for word in ("shoot", "melee"):
        told = at_stake(helm, "turn.action", word)
        assert [each.key for each in told.then] == ["then.heard"]
        assert told.odds is not None


@rule_test("N-165", "N-116")
def test_beside_eggs_it_is_said_that_only_an_intruder_strikes_back() -> None:
    helm = Helm("captain", "scout")
    helm.bare(HERE, "nest")
    helm.at(HERE, ME)
    helm.intruder("queen", HERE)
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", "melee")
    assert [each.key for each in told.then] == ["then.contamination", "then.miss"]
    assert {each.facts["eggs"] for each in told.then} == {True}
    assert told.odds is None, "a queen and an egg are not hit alike"


@rule_test("N-113", "N-112")
def test_of_several_targets_each_says_how_likely_it_is_hit() -> None:
    helm = Helm("captain", "scout")
    helm.at(HERE, ME)
    queen, larva = helm.intruder("queen", HERE), helm.intruder("larva", HERE)
    helm.hand(ME, "search", "rest")
    helm.acts(ME, "shoot", "rest")
    chance = {
        target: at_stake(helm, "shoot.target", ("intruder", target)).odds
        for target in (queen, larva)
    }
    assert {target: odds and odds.count for target, odds in chance.items()} == {queen: 2, larva: 5}


@rule_test("N-113", "N-115")
def test_of_several_weapons_each_says_how_likely_it_hits() -> None:
    helm = Helm("captain", "scout")
    helm.at(HERE, ME)
    helm.intruder("queen", HERE)
    pistol, shotgun = helm.weapon(ME), helm.gives(ME, "prototype_shotgun")
    helm.hand(ME, "search", "rest")
    helm.acts(ME, "shoot", "rest")
    chance = {gun: at_stake(helm, "shoot.weapon", gun).odds for gun in (pistol, shotgun)}
    assert {gun: odds and odds.count for gun, odds in chance.items()} == {pistol: 2, shotgun: 5}


@rule_test("N-28", "N-59")
def test_a_burning_room_that_nobody_has_seen_tells_of_both(helm: Helm) -> None:
    room = helm.tile("r14", "storage")
    helm.state.explored[room], helm.state.fire[room] = False, True
    helm.hand(ME, "search", "rest")
    told = at_stake(helm, "turn.action", ("move", "r14"))
    assert [each.key for each in told.then] == ["then.fire", "then.explore"]


@pytest.mark.parametrize(("fuse", "note"), [(OFF, "fuse.start/text"), (6, "fuse.stop/text")])
@rule_test("N-175")
def test_the_generator_says_whether_it_starts_or_stops(fuse: int, note: str) -> None:
    helm = Helm("captain", "scout")
    helm.bare(THERE, "generator")
    helm.at(THERE, ME)
    helm.state.fuse = fuse
    helm.hand(ME, "search", "rest")
    pick = helm.question(ME, "turn.action")
    found = next(d for d in GAME.describe(helm.state, pick) if d.option == "room")
    assert found.note == note


@rule_test("N-172", "N-182")
def test_a_room_that_makes_noise_says_what_that_can_bring() -> None:
    helm = Helm("captain", "scout")
    helm.state.time = 5
    helm.at(HERE)
    helm.hand(ME, "search", "rest")
    for corridor in helm.state.exits(ROOM_OF[HERE]):
        helm.state.noise[corridor] = True
    told = at_stake(helm, "turn.action", "room")
    assert told.odds is not None
    assert (told.odds.count, told.odds.key) == (8, "odds.heard")


@rule_test("N-172")
def test_who_sleeps_last_is_told_that_the_flight_ends() -> None:
    helm = Helm("captain", "scout")
    helm.state.time = 5
    helm.at(HERE)
    helm.hand(ME, "search", "rest")
    pick = helm.question(ME, "turn.action")
    dangers = []
    for place in (ROOM_OF[THERE], ASLEEP):
        helm.session.state.where[OTHER] = place
        found = next(d for d in GAME.describe(helm.session.state, pick) if d.option == "room")
        dangers.append(found.danger)
    assert dangers == ["danger.hibernate", "danger.hibernate_last"]
