"""Cards and items played in a turn: what they cost, when they may be used, where they go."""

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import ACTION_CARDS, ITEMS
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


@pytest.fixture
def helm() -> Helm:
    """The Scout in room 003, the Captain far away; hands are empty."""
    helm = Helm("scout", "captain")
    helm.at("r03", ME)
    helm.tile("r03", "laboratory", counter=2)
    helm.at("r20", OTHER)
    return helm


def offered(helm: Helm, option: tuple[str, str]) -> bool:
    """Whether the player whose turn it is can choose this."""
    return option in helm.offered(ME, "turn.action")


@rule_test("N-32", "N-33")
def test_a_card_is_discarded_and_its_cost_paid_with_others(helm: Helm) -> None:
    helm.hand(ME, "basic_repairs", "search", "rest", "contamination")
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.says(ME, "turn.action", ("card", "basic_repairs"))
    helm.cannot(ME, "pay", "contamination")
    helm.says(ME, "pay", "search")
    helm.says(ME, "pay", "rest")
    assert not helm.state.broken[ROOM_OF["r03"]]
    assert helm.faces(helm.state.discard[ME]) == ["basic_repairs", "rest", "search"]
    assert helm.faces(helm.state.hand[ME]) == ["contamination"]


@rule_test("N-32", "N-33")
def test_contamination_does_not_pay(helm: Helm) -> None:
    helm.hand(ME, "basic_repairs", "search", "contamination")
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not offered(helm, ("card", "basic_repairs"))


@pytest.mark.parametrize("fight", [False, True])
@rule_test("N-35")
def test_combat_flags_of_cards(helm: Helm, fight: bool) -> None:
    helm.hand(
        ME, "search", "suppressive_fire", "demolition", "adrenaline", "reconnaissance", "rest"
    )
    if fight:
        helm.intruder("adult", "r03")
    cards = {o[1] for o in helm.offered(ME) if isinstance(o, tuple) and o[0] == "card"}
    wrong = "out" if fight else "in"
    hand = ["search", "suppressive_fire", "demolition", "adrenaline", "reconnaissance"]
    assert cards == {card for card in hand if ACTION_CARDS[card].flag != wrong}


@pytest.mark.parametrize("fight", [False, True])
@rule_test("N-35", "N-54")
def test_combat_flags_of_items(helm: Helm, fight: bool) -> None:
    helm.hand(ME, "search", "rest")
    helm.state.ammo[helm.weapon(ME)] = 0
    items = ["energy_charge", "smoke_grenade", "recon_drone", "synthetic_food", "military_drugs"]
    for item in items:
        helm.gives(ME, item)
    if fight:
        helm.intruder("adult", "r03")
    usable = {o[1] for o in helm.offered(ME) if isinstance(o, tuple) and o[0] == "item"}
    wrong = "out" if fight else "in"
    assert usable == {item for item in items if ITEMS[item].flag != wrong}


@rule_test("N-53")
def test_a_one_use_item_is_shown_and_goes_to_its_discard_pile(helm: Helm) -> None:
    helm.hand(ME, "search")
    food = helm.gives(ME, "synthetic_food")
    helm.says(ME, "turn.action", ("item", "synthetic_food"))
    helm.says(ME, "pay", "search")
    assert len(helm.state.hand[ME]) == 2
    assert helm.state.items[ME] == []
    assert food in helm.state.stock_discard[2]
    assert helm.state.cards.knows(OTHER, food)


@rule_test("N-53", "N-159")
def test_a_crafted_item_returns_to_the_supply(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.intruder("creeper", "r07")
    h = next(h for h in helm.state.crafted if helm.state.face(h) == "molotov")
    helm.state.crafted.remove(h)
    helm.state.items[ME].append(h)
    helm.says(ME, "turn.action", ("item", "molotov"))
    helm.rolls("atk_04")
    helm.says(ME, "pay", "search")
    assert helm.state.items[ME] == []
    assert h in helm.state.crafted


@rule_test("N-53")
def test_a_lasting_item_stays(helm: Helm) -> None:
    helm.hand(ME, "search")
    torch = helm.gives(ME, "plasma_torch")
    helm.closes("c03_07")
    helm.says(ME, "turn.action", ("item", "plasma_torch"))
    helm.says(ME, "pay", "search")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == OPEN
    assert helm.state.items[ME] == [torch]


@rule_test("N-53", "N-143")
def test_a_wounded_hand_makes_items_dearer(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.gives(ME, "synthetic_food")
    helm.state.wounds[ME] = ["wound_hand"]
    assert not offered(helm, ("item", "synthetic_food"))


@rule_test("N-53")
def test_the_flashlight_costs_two(helm: Helm) -> None:
    helm.gives(ME, "flashlight")
    helm.hand(ME, "rest")
    assert not offered(helm, ("item", "flashlight"))
    helm.arrange()
    helm.hand(ME, "rest", "demolition")
    assert offered(helm, ("item", "flashlight"))


@rule_test("N-38")
def test_an_interrupted_item_is_kept_but_paid_for(helm: Helm) -> None:
    helm.at("r03", OTHER)
    helm.hand(ME, "search")
    helm.hand(OTHER, "interruption")
    food = helm.gives(ME, "synthetic_food")
    helm.says(ME, "turn.action", ("item", "synthetic_food"))
    helm.says(ME, "pay", "search")
    helm.says(OTHER, "interruption", "interrupt")
    assert helm.state.items[ME] == [food]
    assert helm.state.hand[ME] == []
    assert helm.state.acted == 1


@rule_test("N-25")
def test_adrenaline_injection_allows_more_than_two_actions(helm: Helm) -> None:
    helm.hand(ME, "search", "rest", "demolition", "reconnaissance")
    helm.gives(ME, "adrenaline_injection")
    for _ in range(2):
        helm.gives(ME, "synthetic_food")
    helm.says(ME, "turn.action", ("item", "adrenaline_injection"))
    helm.says(ME, "pay", "search")
    for card in ("rest", "demolition"):
        helm.says(ME, "turn.action", ("item", "synthetic_food"))
        helm.says(ME, "pay", card)
    assert helm.state.turn == ME
    assert helm.asks(ME, "turn.action")


@rule_test("N-26", "N-188")
def test_the_orbital_maneuvering_system_ends_the_phase_without_attacks(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.hand(OTHER, "search")
    helm.gives(ME, "oms")
    helm.intruder("adult", "r20")
    helm.state.bag = ["blank", "larva_1"]
    helm.rolls("evt_03", "larva_1")
    helm.says(ME, "turn.action", ("item", "oms"))
    helm.says(ME, "pay", "search")
    helm.says(OTHER, "pass.discard", "done")
    assert helm.state.round == 2
    assert helm.state.attack_discard == []
    assert helm.state.serious(OTHER) == helm.state.light[OTHER] == 0


@rule_test("N-50")
def test_a_room_action_costs_two(helm: Helm) -> None:
    helm.tile("r03", "comms_room")
    helm.hand(ME, "search", "rest")
    helm.says(ME, "turn.action", "room")
    helm.says(ME, "pay", "search")
    helm.says(ME, "pay", "rest")
    assert helm.state.signal[ME]


@rule_test("N-82", "N-25")
def test_crawling_ends_the_turn() -> None:
    helm = Helm("mechanic", "captain")
    helm.at("r20", OTHER)
    helm.at("r02", ME)
    helm.hand(ME, "technical_corridors", "search", "rest")
    helm.says(ME, "turn.action", ("card", "technical_corridors"))
    helm.says(ME, "pay", "search")
    helm.rolls("silence")
    helm.says(ME, "crawl.room", "r19")
    helm.says(ME, "pass.discard", "done")
    assert helm.state.passed == [True, False]
    assert helm.state.turn == OTHER


@rule_test("N-43", "N-113")
def test_shooting_in_a_turn(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.intruder("creeper", "r03")
    helm.rolls("one", "atk_04")
    helm.acts(ME, "shoot", "search")
    assert [i.injuries for i in helm.state.intruders] == [1]
    assert helm.state.ammo[helm.weapon(ME)] == 3
    assert helm.told("does.shoot", OTHER) == [{"seat": ME}]


@rule_test("N-44", "N-116")
def test_melee_in_a_turn(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.intruder("creeper", "r03")
    helm.rolls("blank", "wound_leg")
    helm.acts(ME, "melee", "search")
    assert helm.state.wounds[ME] == ["wound_leg"]
    assert "contamination" in helm.faces(helm.state.discard[ME])


@rule_test("N-31")
def test_everybody_is_told_which_card_is_played(helm: Helm) -> None:
    helm.hand(ME, "demolition")
    helm.acts(ME, ("card", "demolition"))
    assert helm.told("does.card", OTHER) == [{"seat": ME, "card": "demolition"}]
