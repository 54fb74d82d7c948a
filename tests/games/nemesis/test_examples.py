"""The worked examples of the rules, T-1 to T-34, each as a test."""

from collections import Counter

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.attacks import attack_everybody
from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, FUSE_START, ROOM_OF
from hullbreach.games.nemesis.combat import melee, shoot
from hullbreach.games.nemesis.development import develop_bag
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.ending import victory_check
from hullbreach.games.nemesis.events import event_step, time_step
from hullbreach.games.nemesis.movement import escape
from hullbreach.games.nemesis.noise import noise_roll
from hullbreach.games.nemesis.round import begin_round, draw_limit, end_player_phase
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, IN_POD, kind_of
from hullbreach.games.nemesis.steps import carry_out
from hullbreach.testing import Table, rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2
RULESETS = pytest.mark.parametrize("ruleset", ["document", "rulebook"])


def kinds(tokens: list[str]) -> Counter[str]:
    """How many tokens there are of each kind."""
    return Counter(kind_of(token) for token in tokens)


@rule_test("N-2", "N-3", "N-4", "N-5", "N-6", "N-7", "N-9", "N-10", "N-13", "N-15", "N-17", "N-19")
def test_t01_setup_with_three_players() -> None:
    table = Table(GAME, "semi_coop", 3)
    s = table.state
    assert kinds(s.bag) == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 6}
    assert kinds(s.supply) == {"larva": 4, "creeper": 2, "adult": 6, "breeder": 2}
    assert s.pods == [1, 2, 3]
    assert s.locked == [True] * 3
    assert sum(not up for up in s.explored) == sum(token >= 0 for token in s.token) == 16
    assert len(s.box["tile1"]) + len(s.box["tile2"]) == len(s.box["token"]) == 4
    assert len(s.box["corporate"]) == len(s.box["personal"]) == 7 - 3
    assert (s.time, s.destination, s.eggs) == (15, "B", 5)
    assert s.number[s.first] == 1
    while table.state.phase == "draft":
        ((seat, pick),) = table.session.asked.items()
        table.says(seat, "draft", pick.options[0])
    assert table.state.where == [ROOM_OF["r11"]] * 3
    assert table.state.floor == [(ROOM_OF["r11"], "corpse_blue")]
    assert len(set(table.state.character)) == 3


@rule_test("N-72", "N-73", "N-83", "N-102")
def test_t02_the_number_belongs_to_the_entrance() -> None:
    helm = Helm("scout", "captain")
    helm.bare("r14", "canteen")
    helm.hand(ME, "search", "rest")
    helm.rolls("3")
    helm.acts(ME, ("move", "r14"), "search")
    assert helm.noisy() == ["tech"]
    helm.arrange()
    helm.hand(ME, "search", "rest", "demolition", "scavenging", "adrenaline")
    helm.state.bag = ["adult_2", "blank_0"]
    helm.rolls("3", "adult_2")
    helm.carries_out(lambda s: noise_roll(s, ME))
    assert helm.noisy() == []
    assert [(i.kind, i.room) for i in helm.state.intruders] == [("adult", ROOM_OF["r14"])]


@rule_test("N-72", "N-74", "N-102")
def test_t03_two_numbers_one_corridor() -> None:
    helm = Helm("captain", "pilot")
    helm.at("r02", OTHER)
    helm.at("r07", ME)
    helm.bare("r03", "storage")
    helm.hand(ME, "search", "rest")
    helm.rolls("1")
    helm.acts(ME, ("move", "r03"), "search")
    assert helm.noisy() == ["c01_03"]
    helm.arrange()
    helm.state.turn = OTHER
    helm.state.acted = 0
    helm.state.noise[CORRIDOR_OF["c01_04"]] = True
    helm.hand(OTHER, "search", "search", "rest", "repairs", "old_friend")
    helm.state.bag = ["adult_3", "blank_0"]
    helm.rolls("2", "adult_3")
    helm.acts(OTHER, ("move", "r01"), "search")
    assert helm.noisy() == []
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r01"]]


@pytest.mark.parametrize("cards", [3, 4])
@rule_test("N-102", "N-103", "N-104", "N-123")
def test_t04_surprise_attack(cards: int) -> None:
    helm = Helm("scout", "captain")
    helm.hand(ME, *["search", "rest", "contamination", "demolition"][:cards])
    helm.at("r03", ME)
    helm.state.bag = ["adult_4", "blank_0"]
    helm.rolls("adult_4", *(["atk_01"] if cards == 3 else []))
    helm.carries_out(lambda s: encounter(s, ME))
    assert [i.kind for i in helm.state.intruders] == ["adult"]
    assert "adult_4" in helm.state.supply
    assert helm.state.light[ME] == (1 if cards == 3 else 0)
    assert helm.faces(helm.state.discard[ME]) == (["contamination"] if cards == 3 else [])
    assert helm.idle()


@rule_test("N-102", "N-163")
def test_t05_reaction_to_danger() -> None:
    helm = Helm("scout", "captain")
    helm.discovers("weak_reaction")
    helm.hand(ME, "search", "rest", "contamination")
    helm.state.bag = ["adult_4", "blank_0"]
    helm.rolls("adult_4")
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.state.attack_discard == []
    assert helm.idle()


@rule_test("N-105", "N-195")
def test_t06_blank() -> None:
    helm = Helm("scout", "captain")
    helm.at("r07", ME)
    helm.state.contact = False
    helm.state.bag = ["blank_0"]
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.noisy() == ["c03_07", "c06_07", "c07_08"]
    assert kinds(helm.state.bag) == {"blank": 1, "adult": 1}
    assert helm.state.intruders == []
    assert not helm.state.contact


@rule_test("N-78", "N-81", "N-86")
def test_t07_slime_and_silence() -> None:
    helm = Helm("mechanic", "soldier")
    helm.at("r17", ME)
    helm.at("r20", OTHER)
    helm.state.slime[ME] = True
    helm.hand(ME)
    adult = helm.intruder("adult", "r14")
    creeper = helm.intruder("creeper", "r20")
    helm.rolls("silence")
    helm.carries_out(lambda s: noise_roll(s, ME))
    rooms = {i.id: i.room for i in helm.state.intruders}
    assert rooms == {adult: ROOM_OF["r17"], creeper: ROOM_OF["r20"]}
    assert helm.noisy() == []
    assert helm.state.attack_discard == []


@RULESETS
@rule_test("N-55", "N-80", "N-98")
def test_t08_danger_behind_a_closed_door(ruleset: str) -> None:
    helm = Helm("mechanic", "soldier", ruleset=ruleset)
    helm.at("r17", ME)
    helm.at("r20", OTHER)
    helm.intruder("adult", "r14")
    helm.intruder("creeper", "r20")
    helm.closes("c14_17")
    helm.rolls("danger")
    helm.carries_out(lambda s: noise_roll(s, ME))
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r14"], ROOM_OF["r20"]]
    door = helm.state.door[CORRIDOR_OF["c14_17"]]
    if ruleset == "document":
        assert (door, helm.noisy()) == (DESTROYED, [])
    else:
        assert (door, helm.noisy()) == (CLOSED, ["c14_17", "c17_19", "c17_20"])


@pytest.mark.parametrize("crew", [("pilot", "scout"), ("pilot",)])
@rule_test("N-57", "N-59", "N-65", "N-66")
def test_t09_exploring_a_door_3(crew: tuple[str, ...]) -> None:
    helm = Helm(*crew)
    helm.at("r06", ME)
    room = helm.hides("r05", "laboratory", "door_3")
    helm.hand(ME, "search")
    helm.rolls("1")
    helm.acts(ME, ("move", "r05"), "search")
    assert helm.state.explored[room]
    assert helm.state.counter[room] == (3 if len(crew) > 1 else 2)
    assert helm.state.door[CORRIDOR_OF["c05_06"]] == CLOSED
    assert helm.noisy() == ["c05_10"]


@rule_test("N-41", "N-67")
def test_t10_careful_movement_against_a_danger_token() -> None:
    helm = Helm("scout", "captain")
    helm.at("r10", ME)
    room = helm.hides("r13", "storage", "danger_2")
    helm.intruder("adult", "r14")
    helm.hand(ME, "search", "rest", "demolition")
    helm.acts(ME, ("careful", "r13"), "search", "rest")
    helm.says(ME, "careful.corridor", "c13_19")
    assert helm.state.counter[room] == 2
    assert helm.noisy() == ["c13_19"]
    assert helm.state.intruders[0].room == ROOM_OF["r14"]


@rule_test("N-59", "N-64", "N-92")
def test_t11_a_malfunction_token_in_the_nest() -> None:
    helm = Helm("scout", "captain")
    helm.at("r10", ME)
    room = helm.hides("r13", "nest", "malfunction_4")
    helm.hand(ME, "search")
    helm.rolls("2")
    helm.acts(ME, ("move", "r13"), "search")
    assert helm.state.counter[room] == 0
    assert not helm.state.broken[room]
    assert helm.noisy() == ["c13_19"]


@rule_test("N-113", "N-128", "N-132")
def test_t12_the_pistol() -> None:
    helm = Helm("scientist", "captain")
    helm.intruder("adult", "r11")
    helm.rolls("two", "atk_03")
    helm.carries_out(lambda s: shoot(s, ME))
    assert helm.state.ammo[helm.weapon(ME)] == 2
    assert [i.injuries for i in helm.state.intruders] == [1]
    helm.arrange()
    helm.rolls("one", "atk_01")
    helm.carries_out(lambda s: shoot(s, ME))
    assert helm.state.intruders == []
    assert (ROOM_OF["r11"], "carcass") in helm.state.floor
    assert helm.idle()


@pytest.mark.parametrize(("second", "room"), [("atk_16", "r11"), ("atk_08", "r15")])
@rule_test("N-115", "N-129", "N-130")
def test_t13_full_auto(second: str, room: str) -> None:
    helm = Helm("soldier", "captain")
    helm.intruder("queen", "r11")
    helm.rolls("creeper", "atk_15", second, *(["evt_03"] if room == "r15" else []))
    helm.plays("full_auto")
    assert helm.state.ammo[helm.weapon(ME)] == 0
    assert [(i.injuries, i.room) for i in helm.state.intruders] == [(3, ROOM_OF[room])]
    assert helm.idle()


@rule_test("N-116", "N-145", "N-147", "N-149", "N-196")
def test_t14_a_melee_miss_at_the_limit() -> None:
    helm = Helm("captain", "scout")
    helm.state.wounds[ME], helm.state.dressed[ME] = ["wound_leg", "wound_body"], ["wound_hand"]
    helm.state.objects[ME] = ["egg"]
    helm.intruder("adult", "r11")
    virus = len(helm.state.virus)
    helm.rolls("creeper")
    helm.carries_out(lambda s: melee(s, ME))
    assert len(helm.state.virus) == virus - 1
    assert helm.state.where[ME] == DEAD
    assert {(ROOM_OF["r11"], "corpse_captain"), (ROOM_OF["r11"], "egg")} <= set(helm.state.floor)
    assert helm.state.locked == [False, False]


@pytest.mark.parametrize("leg", [False, True])
@rule_test("N-119")
def test_t15_escape_from_two(leg: bool) -> None:
    helm = Helm("pilot", "scout")
    helm.at("r20", OTHER)
    helm.bare("r06", "canteen")
    helm.hand(ME, "search", "rest", "repairs")
    helm.intruder("creeper", "r11")
    helm.intruder("queen", "r11")
    if leg:
        helm.state.wounds[ME] = ["wound_leg"]
    helm.rolls("atk_17", "atk_05", "silence")
    helm.acts(ME, ("move", "r06"), *(["search", "rest"] if leg else ["search"]))
    attackers = [fact["kind"] for fact in helm.told("attack")]
    assert attackers == ["queen", "creeper"]
    assert helm.state.where[ME] == ROOM_OF["r06"]
    assert len(helm.state.hand[ME]) == (1 if leg else 2)


@rule_test("N-119")
def test_t15_who_dies_on_the_way_stays_behind() -> None:
    helm = Helm("pilot", "scout")
    helm.at("r20", OTHER)
    helm.intruder("queen", "r11")
    helm.state.dressed[ME] = ["wound_leg"]
    helm.rolls("atk_13")
    helm.carries_out(lambda s: escape(s, ME, CORRIDOR_OF["c06_11"]))
    assert (ROOM_OF["r11"], "corpse_pilot") in helm.state.floor


@RULESETS
@rule_test("N-122")
def test_t16_whom_does_it_attack(ruleset: str) -> None:
    helm = Helm("captain", "scout", "mechanic", ruleset=ruleset)
    helm.state.first = THIRD
    helm.hand(ME, "search", "rest", "order", "reload")
    helm.hand(OTHER, "contamination", "contamination")
    helm.hand(THIRD, "search", "rest")
    helm.intruder("adult", "r11")
    helm.rolls("atk_01")
    helm.carries_out(attack_everybody)
    victim = THIRD if ruleset == "document" else OTHER
    assert [seat for seat in range(3) if helm.state.light[seat]] == [victim]


@rule_test("N-142")
def test_t17_light_wounds() -> None:
    helm = Helm("soldier", "scout")
    helm.state.light[ME] = 2
    helm.rolls("wound_body")
    helm.hits("claw", helm.intruder("adult", "r11"))
    assert (helm.state.wounds[ME], helm.state.light[ME]) == (["wound_body"], 1)
    assert helm.faces(helm.state.discard[ME]) == ["contamination"]


@rule_test("N-139", "N-141")
def test_t18_rest() -> None:
    helm = Helm("scientist", "scout")
    helm.hand(ME, "contamination", "contamination_infected", "contamination_infected")
    helm.plays("rest")
    assert helm.state.larva[ME]
    assert len(helm.state.hand[ME]) == 2
    assert helm.state.active(ME)
    helm.arrange()
    helm.plays("rest")
    assert helm.state.where[ME] == DEAD
    assert [i.kind for i in helm.state.intruders] == ["creeper"]


@RULESETS
@pytest.mark.parametrize("infested", [False, True])
@rule_test("N-102a", "N-124", "N-127")
def test_t19_a_larva(ruleset: str, infested: bool) -> None:
    helm = Helm("scientist", "scout", ruleset=ruleset)
    helm.at("r03", ME)
    helm.state.larva[ME] = infested
    helm.hand(ME, "search", "rest")
    helm.state.bag = ["blank_0", "larva_1"]
    helm.rolls("larva_1")
    helm.carries_out(lambda s: encounter(s, ME))
    assert "larva_1" in helm.state.supply
    if ruleset == "rulebook":
        assert [i.kind for i in helm.state.intruders] == ["larva"]
        assert helm.state.discard[ME] == []
        helm.arrange()
        helm.carries_out(attack_everybody)
    assert helm.state.intruders == []
    assert helm.state.larva[ME]
    assert helm.faces(helm.state.discard[ME]) == ["contamination"]


@rule_test("N-84", "N-98", "N-190")
def test_t20_event_movement() -> None:
    helm = Helm("captain", "scout")
    helm.at("r18", ME)
    helm.at("r01", OTHER)
    helm.intruder("adult", "r15", injuries=2)
    blocked = helm.intruder("adult", "r16")
    creeper = helm.intruder("creeper", "r11")
    fighter = helm.intruder("adult", "r18")
    helm.closes("c12_16")
    bag = len(helm.state.bag)
    helm.rolls("evt_07")
    helm.carries_out(event_step)
    rooms = {i.id: i.room for i in helm.state.intruders}
    assert rooms == {
        blocked: ROOM_OF["r16"],
        creeper: ROOM_OF["r11"],
        fighter: ROOM_OF["r18"],
    }
    assert helm.state.door[CORRIDOR_OF["c12_16"]] == DESTROYED
    assert len(helm.state.bag) == bag + 1


@rule_test("N-192")
def test_t21_bag_development() -> None:
    helm = Helm("captain", "scout")
    size = len(helm.state.bag)
    before = kinds(helm.state.bag)
    helm.rolls("larva_1")
    helm.carries_out(develop_bag)
    assert len(helm.state.bag) == size
    assert kinds(helm.state.bag)["adult"] == before["adult"] + 1
    helm.arrange()
    helm.rolls("queen_4")
    helm.carries_out(develop_bag)
    assert helm.state.eggs == 6
    assert "queen_4" in helm.state.bag


@rule_test("N-88", "N-89", "N-211")
def test_t22_the_ninth_fire() -> None:
    helm = Helm("captain", "scout", "pilot")
    helm.state.where[THIRD] = ESCAPED
    for room in ("r01", "r02", "r03", "r04", "r05", "r06", "r10"):
        helm.state.fire[ROOM_OF[room]] = True
    helm.happens("consuming_fire")
    assert helm.state.fire[ROOM_OF["r07"]]
    assert not helm.state.fire[ROOM_OF["r08"]]
    assert helm.state.destroyed
    assert helm.state.where == [DEAD, DEAD, ESCAPED]


@rule_test("N-171", "N-172", "N-173", "N-197")
def test_t23_hibernation() -> None:
    helm = Helm("pilot", "scout")
    helm.at("r01", OTHER)
    helm.hand(ME, "search", "rest", "repairs")
    helm.state.time = 9
    helm.cannot(ME, "turn.action", "room")
    helm.arrange()
    helm.state.time = 8
    helm.rolls("1")
    helm.acts(ME, "room", "search", "rest")
    assert helm.noisy() == ["c11_15"]
    assert helm.state.where[ME] == ASLEEP
    helm.arrange()
    helm.tile("r03", "generator")
    helm.at("r03", OTHER)
    assert not helm.can("room", "generator", OTHER)


@rule_test("N-172")
def test_t23_hibernation_fails_when_something_comes() -> None:
    helm = Helm("pilot", "scout")
    helm.at("r01", OTHER)
    helm.hand(ME, "search", "rest", "repairs", "old_friend", "demolition")
    helm.state.time = 8
    helm.state.noise[CORRIDOR_OF["c11_15"]] = True
    helm.state.bag = ["adult_2", "blank_0"]
    helm.rolls("1", "adult_2")
    helm.acts(ME, "room", "search", "rest")
    assert helm.state.where[ME] == ROOM_OF["r11"]
    assert helm.state.in_combat(ME)


@RULESETS
@rule_test("N-175", "N-176", "N-177", "N-181", "N-187", "N-198")
def test_t24_the_clock_of_the_self_destruct(ruleset: str) -> None:
    helm = Helm("pilot", "scout", ruleset=ruleset)
    helm.tile("r03", "generator")
    helm.at("r03")
    helm.state.time = 13
    helm.operates("generator")
    assert helm.state.locked == [ruleset == "rulebook"] * 2
    helm.arrange()
    helm.state.locked[0] = True
    spaces = []
    for _ in range(FUSE_START):
        if helm.state.fuse == 4:
            assert helm.state.locked[0]
        helm.state.phase = "time"
        helm.carries_out(lambda s: carry_out(s, time_step))
        spaces.append(helm.state.fuse)
        if helm.state.fuse == 3:
            assert helm.state.locked == [False, False]
            assert not helm.can("room", "generator")
        if not helm.session.over:
            helm.arrange()
    assert spaces == [5, 4, 3, 2, 1, 0]
    assert helm.state.time == 7
    assert helm.state.destroyed
    assert helm.result.ending == "self_destruct"


@pytest.mark.parametrize("adult", [True, False])
@rule_test("N-182", "N-183", "N-184", "N-186")
def test_t25_pods(adult: bool) -> None:
    helm = Helm("mechanic", "scout")
    helm.tile("r05", "evacuation_a")
    helm.at("r05", ME)
    helm.at("r20", OTHER)
    helm.state.locked = [False, False]
    helm.hand(ME, "search", "rest")
    helm.rolls("1")
    helm.acts(ME, "room", "search", "rest")
    helm.says(ME, "pod.now", "wait")
    assert helm.state.where[ME] == IN_POD
    assert helm.noisy() == ["c05_10"]
    helm.arrange()
    if adult:
        helm.intruder("adult", "r06")
        helm.rolls("evt_11")
        helm.state.intruders[0].kind = "breeder"
        helm.carries_out(event_step)
        assert helm.state.where[ME] == ROOM_OF["r05"]
        assert helm.state.in_combat(ME)
        return
    helm.state.phase = "round"
    while helm.state.turn != ME or not helm.asks(ME, "pod.wait"):
        helm.says(OTHER, "turn.action", "pass")
        helm.says(OTHER, "pass.discard", "done")
    assert set(helm.offered(ME)) == {"stay", "leave", "launch"}
    helm.says(ME, "pod.wait", "launch")
    assert helm.state.where[ME] == ESCAPED


@pytest.mark.parametrize("drawn", ["clean", "soiled", "broken"])
@rule_test("N-212", "N-213", "N-214", "N-215")
def test_t26_victory_check(drawn: str) -> None:
    helm = Helm("scout", "captain")
    s = helm.state
    s.where = [ASLEEP, DEAD]
    s.larva[ME] = True
    states = ["working", "damaged", "damaged" if drawn == "broken" else "working"]
    for h, face in zip(s.engines[::2], states, strict=True):
        s.cards.faces[h] = face
    s.cards.faces[s.coordinates], s.destination = "coord_1", "A"
    count = 2 if drawn != "clean" else 0
    s.deck[ME] = s.deck[ME][: 10 if drawn != "soiled" else 1] + [
        helm.contamination(ME, False) for _ in range(count)
    ]
    s.hand[ME] = []
    helm.carries_out(victory_check)
    assert helm.state.destroyed == (drawn == "broken")
    assert helm.state.where[ME] == (ASLEEP if drawn == "clean" else DEAD)


@RULESETS
@rule_test("N-199", "N-203", "N-214")
def test_t27_mars(ruleset: str) -> None:
    helm = Helm("captain", "pilot", "scout", ruleset=ruleset)
    s = helm.state
    s.where = [ASLEEP, ASLEEP, ESCAPED]
    for seat, card in enumerate(("obj_p2", "obj_p1", "obj_p2")):
        s.objectives[seat] = s.objectives[seat][:1]
        s.cards.faces[s.objectives[seat][0]] = card
    for h in s.engines[::2]:
        s.cards.faces[h] = "working"
    s.cards.faces[s.coordinates], s.destination = "coord_1", "B"
    s.phase = "check"
    helm.carries_out(victory_check)
    assert helm.state.planet == "mars"
    captain = DEAD if ruleset == "document" else ASLEEP
    assert helm.state.where == [captain, DEAD, ESCAPED]
    winners = (THIRD,) if ruleset == "document" else (ME, THIRD)
    assert helm.result.winners == winners


@pytest.mark.parametrize("card", [False, True])
@rule_test("N-47", "N-157", "N-159")
def test_t28_craft(card: bool) -> None:
    helm = Helm("mechanic", "captain")
    helm.at("r20", OTHER)
    helm.gives(ME, "chemicals")
    helm.gives(ME, "duct_tape" if card else "tools")
    helm.hand(ME, "ingenuity", "search")
    if card:
        helm.acts(ME, ("card", "ingenuity"))
    else:
        helm.acts(ME, "craft", "search")
    helm.says(ME, "craft.what", "flamethrower")
    helm.says(ME, "craft.with", "chemicals")
    helm.says(ME, "craft.with", "duct_tape" if card else "tools")
    flamethrower = helm.state.held[ME][-1]
    assert helm.state.face(flamethrower) == "flamethrower"
    assert helm.state.ammo[flamethrower] == 4
    assert helm.state.items[ME] == []
    assert len(helm.state.hand[ME]) == 1


@pytest.mark.parametrize("counter", [False, True])
@rule_test("N-38", "N-39")
def test_t29_interruption(counter: bool) -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.hand(ME, "order", *(["interruption"] if counter else []))
    helm.hand(OTHER, "search")
    helm.hand(THIRD, "interruption")
    helm.acts(ME, ("card", "order"))
    helm.says(OTHER, "interruption", "no")
    helm.says(THIRD, "interruption", "interrupt")
    if counter:
        helm.says(ME, "interruption", "interrupt")
    helm.says(OTHER, "interruption", "no")
    if counter:
        helm.says(ME, "order.who", ("seat", OTHER))
        helm.says(ME, "order.room", "r06")
    assert "order" in helm.faces(helm.state.discard[ME])
    moved = helm.state.where[OTHER] == ROOM_OF["r06"]
    assert moved == counter
    assert helm.state.acted == 1


@pytest.mark.parametrize("opened", [True, False])
@rule_test("N-178", "N-179", "N-180")
def test_t30_airlock(opened: bool) -> None:
    helm = Helm("captain", "pilot")
    helm.tile("r06", "airlock_control")
    helm.at("r06", ME)
    generator = helm.tile("r03", "generator")
    helm.at("r03", OTHER)
    helm.intruder("adult", "r03")
    helm.operates("airlock_control")
    assert helm.state.airlock == generator
    helm.arrange()
    helm.state.turn = OTHER
    helm.gives(OTHER, "tools")
    helm.gives(OTHER, "energy_charge")
    helm.hand(OTHER, "search")
    if opened:
        helm.cannot(OTHER, "turn.action", ("item", "tools"))
        helm.acts(OTHER, ("item", "energy_charge"), "search")
        helm.says(OTHER, "door.which", "c03_07")
        assert helm.state.airlock == -1
        assert helm.state.active(OTHER)
        return
    helm.carries_out(end_player_phase)
    assert helm.state.where[OTHER] == DEAD
    assert helm.state.intruders == []
    assert {(generator, "corpse_pilot"), (generator, "carcass")} <= set(helm.state.floor)
    assert helm.state.locked == [False, False]
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == CLOSED


@pytest.mark.parametrize(
    ("signals", "nest", "won"), [(2, True, True), (1, True, False), (2, False, False)]
)
@rule_test("N-219", "N-220", "N-221")
def test_t31_coop_objectives(signals: int, nest: bool, won: bool) -> None:
    helm = Helm("captain", "pilot", "scout", mode="coop")
    s = helm.state
    for seat, card in enumerate(("obj_s5", "obj_s7", "obj_s1")):
        s.cards.faces[s.objectives[seat][0]] = card
    s.signal = [seat < signals for seat in range(3)]
    s.explored = [True] * 21
    s.nest_destroyed = nest
    s.where = [DEAD, DEAD, ASLEEP]
    for h in s.engines[::2]:
        s.cards.faces[h] = "working"
    s.cards.faces[s.coordinates], s.destination = "coord_3", "B"
    s.phase = "check"
    helm.carries_out(victory_check)
    assert helm.result.winners == ((0, 1, 2) if won else ())


@rule_test("N-223", "N-224")
def test_t31_the_autodoc_revives() -> None:
    helm = Helm("captain", "pilot", "scout", mode="coop")
    s = helm.state
    room = helm.tile("r03", "emergency_room")
    s.where[OTHER] = DEAD
    s.floor.append((room, "corpse_pilot"))
    s.light[OTHER], s.wounds[OTHER] = 2, ["wound_leg", "wound_body"]
    s.round = 5
    helm.carries_out(begin_round)
    assert helm.state.round == 6
    assert helm.state.where[OTHER] == room
    assert helm.state.light[OTHER] == 0
    assert sorted(helm.state.dressed[OTHER]) == ["wound_body", "wound_leg"]
    assert len(helm.state.hand[OTHER]) == 5
    assert (room, "corpse_pilot") not in helm.state.floor


@rule_test("N-226", "N-227", "N-228", "N-231")
def test_t32_the_intruder_player() -> None:
    helm = Helm("pilot", "scout", "captain", intruder_player=True)
    s = helm.state
    s.where[ME], s.first_death, s.first = DEAD, ME, OTHER
    for zone in (s.hand, s.deck, s.discard):
        s.gone += zone[ME]
        zone[ME] = []
    helm.carries_out(begin_round)
    helm.says(ME, "xeno.play_on", "play")
    assert (helm.state.xeno, len(helm.state.hand[ME])) == (ME, 3)
    helm.arrange()
    s = helm.state
    own = s.hand[ME] + s.deck[ME]
    seven = next(h for h in own if s.face(h) == "ia_07")
    s.hand[ME], s.deck[ME] = [seven], [h for h in own if h != seven]
    helm.carries_out(begin_round)
    assert len(helm.state.hand[ME]) == 4
    helm.arrange()
    helm.at("r07", OTHER)
    helm.intruder("adult", "r07")
    helm.state.turn = ME
    helm.rolls("atk_09", "atk_13", "atk_17", "wound_leg")
    helm.says(ME, "xeno.turn", ("attack", "ia_07"))
    helm.says(ME, "xeno.card", "atk_09")
    assert helm.state.wounds[OTHER] == ["wound_leg"]
    assert helm.state.attack_under == ["atk_13", "atk_17"]
    assert helm.state.attack_discard == ["atk_09"]


@rule_test("N-168")
def test_t33_engine_swap() -> None:
    helm = Helm("pilot", "scout")
    helm.at("r20", ME)
    helm.state.broken[ROOM_OF["r20"]] = True
    helm.hand(ME, "repairs", "search")
    helm.acts(ME, ("card", "repairs"), "search")
    helm.says(ME, "repairs.what", "engine")
    helm.says(ME, "engine.order", "swap")
    assert helm.told("engine.worked", OTHER)[-1]["swapped"] is True
    top = helm.state.engines[2]
    assert helm.state.cards.knows(ME, top)
    assert not helm.state.cards.knows(OTHER, top)


@rule_test("N-21", "N-22")
def test_t34_cabins_and_body_wound() -> None:
    helm = Helm("scout", "captain")
    room = helm.tile("r06", "cabins")
    helm.at("r06", ME)
    helm.hand(ME, "search")
    helm.state.wounds[ME] = ["wound_body"]
    assert draw_limit(helm.state, ME) == 5
    helm.state.wounds[ME], helm.state.dressed[ME] = [], ["wound_body"]
    assert draw_limit(helm.state, ME) == 6
    helm.state.broken[room] = True
    assert draw_limit(helm.state, ME) == 5
    helm.state.broken[room] = False
    helm.carries_out(begin_round)
    assert len(helm.state.hand[ME]) == 6
