"""Action cards that several Characters have: each card, played."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, DESTROYED, OPEN, ROOM_OF
from hullbreach.games.nemesis.components import ACTION_CARDS
from hullbreach.games.nemesis.effects import action_card
from hullbreach.games.nemesis.state import DEAD
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


def crew(*characters: str) -> Helm:
    """These Characters stand in room 003, alone on the ship."""
    helm = Helm(*characters)
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


def test_every_action_card_has_a_function_and_every_function_a_card() -> None:
    assert set(action_card) == {card.id for card in ACTION_CARDS.values() if card.kind == "action"}


@rule_test("N-155")
def test_search_draws_two_of_the_rooms_colour_and_keeps_one() -> None:
    helm = crew("captain", "scout")
    helm.rolls("medkit", "bandages")
    helm.plays("search")
    handles = [h for h in helm.offered(ME, "search.keep") if isinstance(h, int)]
    assert helm.faces(handles) == ["bandages", "medkit"]
    (medkit,) = [h for h in handles if helm.state.face(h) == "medkit"]
    helm.says(ME, "search.keep", medkit)
    assert helm.faces(helm.state.items[ME]) == ["medkit"]
    assert helm.state.counter[ROOM_OF["r03"]] == 1
    assert helm.faces(helm.state.stock_under[2]) == ["bandages"]
    assert helm.idle()


@rule_test("N-155")
def test_search_in_a_white_room_chooses_the_deck() -> None:
    helm = crew("captain", "scout")
    helm.tile("r03", "evacuation_a", counter=1)
    helm.rolls("tools", "tools")
    helm.plays("search")
    helm.says(ME, "search.colour", "yellow")
    assert helm.asks(ME, "search.keep")


@pytest.mark.parametrize(("tile", "counter"), [("laboratory", 0), ("nest", 3)])
@rule_test("N-155")
def test_search_finds_nothing_without_a_counter_or_in_the_nest(tile: str, counter: int) -> None:
    helm = crew("captain", "scout")
    helm.tile("r03", tile, counter=counter)
    assert not helm.can("action", "search")


@rule_test("N-139")
def test_rest_removes_clean_cards_and_finds_infected_ones() -> None:
    helm = crew("scientist", "scout")
    helm.hand(ME, "contamination", "contamination_infected", "contamination_infected", "search")
    helm.plays("rest")
    assert helm.state.larva[ME]
    assert helm.faces(helm.state.hand[ME]) == ["contamination", "contamination", "search"]
    assert helm.state.active(ME)
    assert helm.idle()


@rule_test("N-139")
def test_rest_with_a_larva_and_an_infected_card_is_death() -> None:
    helm = crew("scientist", "scout")
    helm.state.larva[ME] = True
    helm.hand(ME, "contamination_infected")
    helm.plays("rest")
    assert helm.state.where[ME] == DEAD
    assert [(i.kind, i.room) for i in helm.state.intruders] == [("creeper", ROOM_OF["r03"])]


@rule_test("N-34")
def test_rest_needs_something_to_scan() -> None:
    helm = crew("scientist", "scout")
    helm.hand(ME, "rest", "search")
    assert not helm.can("action", "rest")


@rule_test("N-99")
def test_demolition_destroys_a_closed_door() -> None:
    helm = crew("captain", "scout")
    helm.closes("c03_07")
    helm.plays("demolition")
    helm.says(ME, "demolition.what", "door")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == DESTROYED
    assert helm.idle()


@rule_test("N-91", "N-92")
def test_demolition_breaks_the_room_but_not_the_nest() -> None:
    helm = crew("captain", "scout")
    helm.plays("demolition")
    assert helm.state.broken[ROOM_OF["r03"]]
    helm.arrange()
    helm.tile("r03", "nest")
    helm.state.broken[ROOM_OF["r03"]] = False
    assert not helm.can("action", "demolition")


@pytest.mark.parametrize("card", ["basic_repairs", "repairs", "quick_repairs"])
@rule_test("N-94")
def test_repairs_remove_a_malfunction(card: str) -> None:
    helm = crew("pilot", "scout")
    assert not helm.can("action", card)
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.plays(card)
    assert not helm.state.broken[ROOM_OF["r03"]]
    assert helm.idle()


@pytest.mark.parametrize("card", ["basic_repairs", "repairs", "quick_repairs"])
@rule_test("N-168")
def test_repairs_turn_an_engine_even_with_a_malfunction(card: str) -> None:
    helm = crew("pilot", "scout")
    helm.at("r20")
    helm.state.broken[ROOM_OF["r20"]] = True
    before = [helm.state.face(h) for h in helm.state.engines]
    helm.plays(card)
    helm.says(ME, "repairs.what", "engine")
    helm.says(ME, "engine.order", "swap")
    after = [helm.state.face(h) for h in helm.state.engines]
    assert after == [*before[:2], before[3], before[2], *before[4:]]
    assert helm.state.broken[ROOM_OF["r20"]]
    assert not any(helm.state.cards.knows(OTHER, h) for h in helm.state.engines)
    assert helm.idle()


@rule_test("N-100")
def test_computer_skills_work_a_door() -> None:
    helm = crew("pilot", "scout")
    helm.plays("computer_skills")
    helm.says(ME, "door.which", "c03_07")
    assert helm.state.door[CORRIDOR_OF["c03_07"]] == CLOSED
    assert helm.idle()


@pytest.mark.parametrize("card", ["computer_skills", "adrenaline", "reconnaissance"])
@rule_test("N-34")
def test_cards_that_would_change_nothing_cannot_be_played(card: str) -> None:
    helm = crew("pilot", "scout")
    helm.state.ammo[helm.weapon(ME)] = 0
    assert helm.can("action", card)
    for corridor in ("c01_03", "c03_07"):
        door = DESTROYED if card == "computer_skills" else CLOSED
        helm.state.door[CORRIDOR_OF[corridor]] = door
    assert not helm.can("action", card)


@rule_test("N-34")
def test_ship_knowledge_has_nothing_to_say_on_a_known_ship_with_broken_doors() -> None:
    helm = crew("pilot", "scout")
    for corridor in ("c01_03", "c03_07"):
        helm.state.door[CORRIDOR_OF[corridor]] = DESTROYED
    assert helm.can("action", "ship_knowledge")
    helm.state.explored = [True] * 21
    assert not helm.can("action", "ship_knowledge")


@rule_test("N-51", "N-170")
def test_computer_skills_use_a_room_with_a_working_computer() -> None:
    helm = crew("pilot", "scout")
    room = helm.tile("r03", "comms_room")
    helm.plays("computer_skills")
    helm.says(ME, "action.what", "room")
    assert helm.state.signal[ME]
    helm.arrange()
    helm.state.signal[ME] = False
    helm.state.broken[room] = True
    helm.plays("computer_skills")
    assert helm.asks(ME, "door.which")


@rule_test("N-120")
def test_suppressive_fire_covers_your_own_retreat() -> None:
    helm = crew("captain", "scout")
    helm.at("r08", OTHER)
    helm.intruder("queen", "r03")
    helm.rolls("1")
    helm.plays("suppressive_fire")
    helm.says(ME, "cover.room", "r01")
    assert helm.state.where[ME] == ROOM_OF["r01"]
    assert helm.state.ammo[helm.weapon(ME)] == 5
    assert helm.state.attack_discard == []
    assert helm.idle()


@rule_test("N-120", "N-70")
def test_suppressive_fire_covers_another_who_agrees() -> None:
    helm = crew("captain", "scout", "soldier")
    helm.intruder("adult", "r03")
    helm.rolls("2")
    helm.plays("suppressive_fire")
    helm.says(ME, "cover.who", ("seat", OTHER))
    helm.says(ME, "cover.room", "r01")
    helm.says(OTHER, "cover.agree", "agree")
    assert helm.state.where == [ROOM_OF["r03"], ROOM_OF["r01"], ROOM_OF["r03"]]
    assert helm.state.noise[CORRIDOR_OF["c01_03"]]
    assert helm.idle()


@rule_test("N-120")
def test_nobody_is_covered_against_his_will() -> None:
    helm = crew("captain", "scout")
    helm.intruder("adult", "r03")
    helm.plays("suppressive_fire")
    helm.says(ME, "cover.who", ("seat", OTHER))
    helm.says(ME, "cover.room", "r07")
    helm.says(OTHER, "cover.agree", "refuse")
    assert helm.state.where[OTHER] == ROOM_OF["r03"]
    assert helm.idle()


@pytest.mark.parametrize("card", ["suppressive_fire", "covering_fire"])
@rule_test("N-120")
def test_cover_needs_ammo_and_a_way_out(card: str) -> None:
    helm = crew("captain", "scout")
    helm.intruder("adult", "r03")
    helm.closes("c01_03", "c03_07")
    assert not helm.can("action", card)
    helm.state.door[CORRIDOR_OF["c01_03"]] = OPEN
    helm.state.ammo[helm.weapon(ME)] = 0
    assert not helm.can("action", card)
