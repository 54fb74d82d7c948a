"""R-1 to R-13: where the document and the rulebook read differently, both readings."""

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.attacks import attack_target
from hullbreach.games.nemesis.board import CORRIDOR_OF, ROOM_OF
from hullbreach.games.nemesis.combat import melee
from hullbreach.games.nemesis.encounters import encounter
from hullbreach.games.nemesis.objectives import survives
from hullbreach.games.nemesis.round import begin_round
from hullbreach.games.nemesis.state import ASLEEP, DEAD, IN_POD
from hullbreach.games.nemesis.systems import boardable, start_self_destruct
from hullbreach.games.nemesis.trade import trade
from hullbreach.games.nemesis.wounds import die
from hullbreach.testing import Table, rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


@pytest.fixture(params=["document", "rulebook"])
def ruleset(request: pytest.FixtureRequest) -> str:
    """Each reading in turn."""
    return str(request.param)


@rule_test("N-1a")
def test_the_ruleset_is_an_option_of_every_mode(ruleset: str) -> None:
    for mode in GAME.modes:
        table = Table(GAME, mode.name, None, {"ruleset": ruleset})
        assert table.state.rulebook == (ruleset == "rulebook")
    assert not Table(GAME).state.rulebook


@rule_test("N-49")
def test_r01_search_as_a_basic_action(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.at("r03", ME)
    helm.tile("r03", "laboratory", counter=1)
    helm.hand(ME, "rest", "order")
    if ruleset == "rulebook":
        helm.cannot(ME, "turn.action", "search")
        return
    helm.rolls("medkit")
    helm.acts(ME, "search", "rest")
    (medkit,) = [h for h in helm.offered(ME, "search.keep") if isinstance(h, int)]
    helm.says(ME, "search.keep", medkit)
    assert helm.faces(helm.state.items[ME]) == ["medkit"]
    assert helm.state.counter[ROOM_OF["r03"]] == 0


@rule_test("N-116")
def test_r02_two_crosshairs_in_melee(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.intruder("adult", "r11")
    helm.rolls("two", "atk_04")
    helm.carries_out(lambda s: melee(s, ME))
    assert [i.injuries for i in helm.state.intruders] == [2 if ruleset == "document" else 1]


@rule_test("N-102a")
def test_r03_a_drawn_larva(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.hand(ME, "search")
    helm.state.bag = ["larva_1"]
    helm.carries_out(lambda s: encounter(s, ME))
    assert helm.state.larva[ME] == (ruleset == "document")
    assert [i.kind for i in helm.state.intruders] == ([] if ruleset == "document" else ["larva"])


@rule_test("N-175", "N-181")
def test_r04_pods_at_the_start_of_the_self_destruct(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    start_self_destruct(helm.state)
    assert helm.state.locked == [ruleset == "rulebook"] * 2


@pytest.mark.parametrize(
    ("objects", "fits"), [(["corpse_blue"], False), (["egg", "carcass"], True), ([], True)]
)
@rule_test("N-185")
def test_r05_corpses_take_a_seat(ruleset: str, objects: list[str], fits: bool) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    room = helm.tile("r03", "evacuation_a")
    helm.at("r03", ME)
    helm.state.locked = [False, False]
    helm.state.where[OTHER], helm.state.pod[OTHER] = IN_POD, 0
    helm.state.objects[ME] = objects
    assert (boardable(helm.state, ME, room) == [0]) == (fits or ruleset == "rulebook")


@rule_test("N-7")
def test_r06_which_pods_are_in_play(ruleset: str) -> None:
    found = {
        tuple(Table(GAME, "semi_coop", 3, {"ruleset": ruleset}, seed).state.pods)
        for seed in range(40)
    }
    assert all(len(pods) == 3 and list(pods) == sorted(pods) for pods in found)
    assert found == {(1, 2, 3)} if ruleset == "document" else len(found) == 4


@rule_test("N-122")
def test_r07_the_target_of_an_attack(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.hand(ME, "search", "rest")
    helm.hand(OTHER, "search", "contamination", "contamination")
    target = attack_target(helm.state, ROOM_OF["r11"])
    assert target == (ME if ruleset == "document" else OTHER)


@rule_test("N-41", "N-73")
def test_r08_careful_movement_where_noise_is(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.bare("r06", "canteen")
    helm.state.noise[CORRIDOR_OF["c06_07"]] = True
    helm.hand(ME, "search", "rest", "order", "reload", "motivation", "demolition")
    helm.acts(ME, ("careful", "r06"), "search", "rest")
    if ruleset == "rulebook":
        helm.cannot(ME, "careful.corridor", "c06_07")
        return
    helm.state.bag[:] = ["adult_2"]
    helm.rolls("adult_2")
    helm.says(ME, "careful.corridor", "c06_07")
    assert [i.room for i in helm.state.intruders] == [ROOM_OF["r06"]]


@rule_test("N-41")
def test_r08_careful_movement_where_all_is_noise(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.bare("r06", "canteen")
    for corridor in ("c02_06", "c05_06", "c06_07", "c06_11"):
        helm.state.noise[CORRIDOR_OF[corridor]] = True
    helm.hand(ME, "search", "rest")
    allowed = ("careful", "r06") in helm.offered(ME, "turn.action")
    assert allowed == (ruleset == "document")


@rule_test("N-46")
def test_r09_objects_in_a_trade(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.state.objects[ME] = ["egg"]
    helm.carries_out(lambda s: trade(s, ME))
    helm.says(ME, "trade.partner", ("seat", OTHER))
    things = helm.offered(ME, "trade.offer")
    assert ("egg" in things) == (ruleset == "rulebook")
    assert helm.weapon(ME) in things


@rule_test("N-55")
def test_r10_a_closed_door_and_neighbours(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    helm.closes("c01_03")
    rooms = [ROOM_OF["r07"]] if ruleset == "rulebook" else [ROOM_OF["r01"], ROOM_OF["r07"]]
    assert helm.state.neighbours(ROOM_OF["r03"]) == rooms
    assert [room for _, room in helm.state.ways(ROOM_OF["r03"])] == [ROOM_OF["r07"]]


@rule_test("N-214")
def test_r11_quarantine_on_mars(ruleset: str) -> None:
    helm = Helm("captain", "scout", ruleset=ruleset)
    s = helm.state
    s.where = [ASLEEP, DEAD]
    s.objectives[ME] = s.objectives[ME][:1]
    s.cards.faces[s.objectives[ME][0]] = "obj_p2"
    for h in s.engines[::2]:
        s.cards.faces[h] = "working"
    s.cards.faces[s.coordinates], s.destination, s.phase = "coord_1", "B", "check"
    assert helm.session.over
    assert survives(helm.state, ME) == (ruleset == "rulebook")


@rule_test("N-223", "N-224")
def test_r12_items_of_the_dead_in_coop(ruleset: str) -> None:
    helm = Helm("captain", "scout", mode="coop", ruleset=ruleset)
    helm.tile("r03", "emergency_room")
    helm.at("r03", ME)
    helm.gives(ME, "medkit")
    helm.carries_out(lambda s: die(s, ME, "attack"))
    helm.arrange()
    helm.carries_out(begin_round)
    assert helm.state.where[ME] == ROOM_OF["r03"]
    kept = ["medkit"] if ruleset == "rulebook" else []
    assert helm.faces(helm.state.items[ME]) == kept
    assert len(helm.state.quests[ME]) == (2 if ruleset == "rulebook" else 0)


@rule_test("N-229")
def test_r13_the_intruder_player_passes(ruleset: str) -> None:
    helm = Helm("pilot", "scout", "captain", intruder_player=True, ruleset=ruleset)
    s = helm.state
    s.where[ME], s.first_death, s.first = DEAD, ME, OTHER
    for zone in (s.hand, s.deck, s.discard):
        s.gone += zone[ME]
        zone[ME] = []
    helm.carries_out(begin_round)
    helm.says(ME, "xeno.play_on", "play")
    helm.arrange()
    helm.state.turn = ME
    helm.says(ME, "xeno.turn", "pass")
    offered = helm.offered(ME, "xeno.keep")
    assert ("all" in offered) == (ruleset == "document")
    assert ("none" in offered) == (ruleset == "rulebook")
    helm.says(ME, "xeno.keep", next(o for o in offered if isinstance(o, tuple)))
    assert len(helm.state.hand[ME]) == 1
