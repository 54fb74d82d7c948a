"""The development of the bag."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.carnomorphs.development import develop_carnomorphs
from hullbreach.games.nemesis.noise_markers import noise_everywhere
from hullbreach.games.nemesis.state import ASLEEP, IN_POD
from hullbreach.testing import rule_test

from .table import ME, OTHER, THIRD, Hive


@pytest.fixture
def hive() -> Hive:
    hive = Hive("captain", "scout")
    hive.awake()
    hive.at("r03", ME)
    hive.at("r09", OTHER)
    hive.state.floor = []
    return hive


def draws(hive: Hive, token: str, *rolls: str) -> None:
    """This token is drawn in the development."""
    s = hive.state
    if token not in s.bag:
        s.supply.remove(token)
        s.bag.append(token)
        s.bag.sort()
    hive.rolls(token, *rolls)
    hive.carries_out(develop_carnomorphs)


@rule_test("K-80", "K-15")
def test_t_s9_a_blue_metagorger_is_replaced_even_by_itself(hive: Hive) -> None:
    s = hive.state
    s.bag += [token for token in s.supply if token.startswith("metagorger")]
    s.supply = [token for token in s.supply if not token.startswith("metagorger")]
    before = len(s.bag)
    draws(hive, "metagorger_blue_1", "silence", "silence")
    assert len(hive.state.bag) == before
    assert hive.tokens("metagorger_blue") == (2, 0)
    assert len(hive.told("noise.rolled")) == 2


@rule_test("K-80")
def test_a_blue_metagorger_becomes_a_red_one(hive: Hive) -> None:
    draws(hive, "metagorger_blue_1", "silence", "silence")
    assert hive.tokens("metagorger_blue") == (1, 1)
    assert hive.tokens("metagorger_red")[0] == 5


@rule_test("K-81", "K-83", "K-92")
def test_t_s12_a_red_metagorger_comes_to_the_blue_corpse_and_is_the_first_encounter() -> None:
    hive = Hive("captain", "scout")
    hive.at("r03", ME)
    hive.at("r11", OTHER)
    hive.hand(OTHER)
    hive.state.contact = False
    bag = sorted(hive.state.bag)
    token = next(token for token in bag if "red" in token)
    hive.rolls(token)
    hive.carries_out(develop_carnomorphs)
    for seat in (ME, OTHER):
        hive.says(seat, "objective.keep", "second")
    assert hive.standing("r11") == ["M0"]
    assert hive.told("attack") == []
    assert sorted(hive.state.bag) == bag


@rule_test("K-81", "K-82", "K-109")
@pytest.mark.parametrize(("left", "rooms"), [(8, ["r05", "r09", "r13"]), (2, ["r05", "r09"])])
def test_t_d16_and_t_d17_where_metagorgers_appear(hive: Hive, left: int, rooms: list[str]) -> None:
    hive.tile("r13", "nest")
    hive.at("r05", ME)
    hive.state.objects[OTHER] = ["egg"]
    hive.stands("r05", "M0")
    hive.stands("r13", "M0")
    hive.stands("r01", *["M0"] * (6 - left))
    if left == 2:
        hive.state.intruders = hive.state.intruders[:2]
        hive.stands("r05", *["M0"] * 4)
    before = {room: len(hive.standing(room)) for room in ("r05", "r09", "r13")}
    draws(hive, next(token for token in hive.state.bag if "red" in token))
    after = {room: len(hive.standing(room)) for room in before}
    assert [room for room in before if after[room] == before[room] + 1] == rooms
    assert all(after[room] <= before[room] + 1 for room in before)


@rule_test("K-81")
def test_a_destroyed_or_hidden_nest_breeds_nothing(hive: Hive) -> None:
    hive.tile("r13", "nest")
    hive.state.eggs, hive.state.nest_destroyed = 0, True
    draws(hive, next(token for token in hive.state.bag if "red" in token))
    assert hive.state.intruders == []


@rule_test("K-84")
def test_objects_in_pods_and_with_sleepers_do_not_count(hive: Hive) -> None:
    hive.tile("r05", "evacuation_a")
    hive.state.where, hive.state.pod = [IN_POD, ASLEEP], [0, -1]
    hive.state.objects = [["egg"], ["carcass"]]
    draws(hive, next(token for token in hive.state.bag if "red" in token))
    assert hive.state.intruders == []


@rule_test("K-85", "K-86")
@pytest.mark.parametrize("token", ["shambler_3", "fleshbeast_4"])
def test_shamblers_and_fleshbeasts_go_back_and_noise_is_rolled(hive: Hive, token: str) -> None:
    hive.stands("r09", "S0")
    draws(hive, token, "silence")
    assert token in hive.state.bag
    assert len(hive.told("noise.rolled")) == 1


@rule_test("K-59", "K-80")
def test_a_blue_metagorger_is_out_of_the_bag_during_its_noise_rolls(hive: Hive) -> None:
    blue, blank = hive.fills_bag("metagorger_blue", "blank")
    noise_everywhere(hive.state, ROOM_OF["r03"])
    draws(hive, blue, "1", blank, "silence")
    assert hive.tokens("metagorger_red")[0] == 2, "one for the last token of the bag, one for blue"


@rule_test("K-59", "K-85", "K-86")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast"])
def test_shamblers_and_fleshbeasts_are_back_in_the_bag_before_the_noise_rolls(
    hive: Hive, kind: str
) -> None:
    token, blank = hive.fills_bag(kind, "blank")
    noise_everywhere(hive.state, ROOM_OF["r03"])
    draws(hive, token, "1", blank, "silence")
    assert hive.tokens("metagorger_red")[0] == 0, "the blank was not the last token of the bag"


@rule_test("K-81", "K-92")
def test_a_red_metagorger_is_back_when_all_have_appeared() -> None:
    hive = Hive("captain", "scout")
    hive.state.contact = False
    (red,) = hive.fills_bag("metagorger_red")
    draws(hive, red)
    assert hive.asks(ME, "objective.keep")
    assert hive.tokens("metagorger_red")[0] == 0
    for seat in (ME, OTHER):
        hive.says(seat, "objective.keep", "first")
    assert hive.tokens("metagorger_red")[0] == 1


@rule_test("K-87")
def test_the_noise_around_the_butcher_is_gone_before_it_attacks(hive: Hive) -> None:
    hive.gives(ME, "armor")
    hive.hand(ME)
    noise_everywhere(hive.state, ROOM_OF["r03"])
    draws(hive, "butcher_4", "ka_12")
    assert hive.asks(ME, "parry")
    assert hive.noisy() == []


@rule_test("K-87", "K-38", "K-20")
def test_t_d18_the_butcher_comes_for_the_slimed_with_the_fewest_cards() -> None:
    hive = Hive("captain", "scout", "pilot", "mechanic")
    for seat, room in enumerate(("r03", "r05", "r09", "r12")):
        hive.at(room, seat)
    hive.state.slime = [False, True, False, True]
    hive.hand(1, "search", "rest", "demolition")
    hive.hand(3, "search")
    noise_everywhere(hive.state, ROOM_OF["r12"])
    draws(hive, "butcher_4", "ka_12", "wound_leg")
    assert hive.standing("r12") == ["B0"]
    assert hive.state.wounds[3] == ["wound_leg"]
    assert hive.noisy() == []
    assert hive.tokens("butcher") == (0, 1)
    assert hive.view(None).weaknesses["egg"] == "heatproof"


@rule_test("K-87")
def test_t_d19_without_slime_the_first_player_meets_the_butcher(hive: Hive) -> None:
    hive.hand(ME, "search", "rest", "order", "reload", "demolition")
    draws(hive, "butcher_4")
    assert hive.standing("r03") == ["B0"]
    assert hive.told("surprise") == []


@rule_test("K-88")
def test_the_first_player_in_a_pod_is_passed_over(hive: Hive) -> None:
    hive.tile("r05", "evacuation_a")
    hive.state.where[ME], hive.state.pod[ME] = IN_POD, 0
    hive.hand(OTHER, "search", "rest", "demolition", "adrenaline")
    draws(hive, "butcher_4")
    assert hive.standing("r09") == ["B0"]
    hive.arrange().intruders.clear()
    hive.state.where[OTHER] = ASLEEP
    draws(hive, "butcher_4")
    assert hive.state.intruders == []
    assert hive.tokens("butcher") == (1, 0)


@rule_test("K-89", "K-90", "K-91")
def test_t_d20_a_blank() -> None:
    hive = Hive("captain", "scout", "pilot")
    hive.awake()
    for seat, room in ((ME, "r03"), (OTHER, "r09"), (THIRD, "r12")):
        hive.at(room, seat)
    hive.stands("r05", "S0", "S1", "M0")
    hive.stands("r12", "S0")
    red = hive.tokens("metagorger_red")[0]
    draws(hive, "blank_0", "silence", "silence")
    assert hive.standing("r05") == ["M0"]
    assert hive.standing("r12") == ["S0"]
    assert hive.tokens("shambler")[0] == 2
    assert hive.tokens("metagorger_red")[0] == red + 1
    assert "blank_0" in hive.state.bag
    assert hive.idle()


@rule_test("K-91")
@pytest.mark.parametrize("first", [False, True])
def test_when_the_blank_returns_is_an_option(first: bool) -> None:
    hive = Hive("captain", "scout", blank_back_before_noise=first)
    hive.awake()
    hive.at("r03", ME)
    hive.at("r09", OTHER)
    hive.mutant(ME)
    hive.hand(ME, "search", "rest", "order", "reload")
    hive.state.bag = ["blank_0"]
    noise_everywhere(hive.state, ROOM_OF["r03"])
    noise_everywhere(hive.state, ROOM_OF["r09"])
    after = ["blank_0", "silence"] if first else [_added(hive), "1"]
    hive.rolls("blank_0", "1", *after)
    hive.carries_out(develop_carnomorphs)
    drawn = [token["kind"] for token in hive.told("token.drawn")]
    assert drawn == ["blank" if first else "metagorger_red"], "the second finds the bag empty"
    assert hive.state.bag.count("blank_0") == 1
    assert hive.idle()


def _added(hive: Hive) -> str:
    """The one red token there is."""
    s = hive.state
    s.supply = ["metagorger_red_2"]
    return s.supply[0]
