"""Action cards of a single Character: each card, played."""

import pytest

from hullbreach.games.nemesis.board import CORRIDOR_OF, OPEN, ROOM_OF
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


def crew(*characters: str) -> Helm:
    """These Characters stand in room 003, alone on the ship."""
    helm = Helm(*characters)
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


# --- Captain ---------------------------------------------------------------------------------------


@rule_test("N-157")
def test_reload_adds_one_to_the_revolver() -> None:
    helm = crew("captain", "scout")
    assert not helm.can("action", "reload")
    helm.state.ammo[helm.weapon(ME)] = 2
    helm.plays("reload")
    assert helm.state.ammo[helm.weapon(ME)] == 3


@rule_test("N-70")
def test_order_sends_another_away_without_asking() -> None:
    helm = crew("captain", "scout")
    helm.rolls("silence")
    helm.plays("order")
    helm.says(ME, "order.room", "r01")
    assert helm.state.where == [ROOM_OF["r03"], ROOM_OF["r01"]]
    assert helm.idle()


@rule_test("N-161")
def test_intercom_carries_an_order_to_any_computer() -> None:
    helm = crew("captain", "scout", "soldier")
    helm.at("r13", OTHER)
    helm.at("r17", THIRD)
    helm.tile("r13", "comms_room")
    helm.tile("r17", "generator")
    assert not helm.can("action", "order")
    helm.gives(ME, "intercom")
    helm.state.broken[ROOM_OF["r17"]] = True
    helm.rolls("silence")
    helm.plays("order")
    assert helm.offered(ME, "order.room") == ["r10", "r14", "r19"]
    helm.says(ME, "order.room", "r19")
    assert helm.state.where[OTHER] == ROOM_OF["r19"]


@rule_test("N-70", "N-119")
def test_order_out_of_combat_far_away_is_an_escape() -> None:
    helm = crew("captain", "scout")
    helm.at("r13", OTHER)
    helm.tile("r13", "comms_room")
    helm.gives(ME, "intercom")
    helm.intruder("adult", "r13")
    helm.rolls("atk_01", "silence")
    helm.plays("order")
    helm.says(ME, "order.room", "r19")
    assert helm.state.light[OTHER] == 1
    assert helm.state.where[OTHER] == ROOM_OF["r19"]
    assert helm.idle()


@rule_test("N-21")
def test_motivation_gives_everybody_here_a_card() -> None:
    helm = crew("captain", "scout", "soldier")
    helm.at("r08", THIRD)
    for seat in (ME, OTHER, THIRD):
        helm.hand(seat)
    helm.plays("motivation")
    assert [len(hand) for hand in helm.state.hand] == [1, 1, 0]


@rule_test("N-161")
def test_motivation_by_intercom_speaks_to_one_room() -> None:
    helm = crew("captain", "scout", "soldier")
    helm.at("r13", THIRD)
    helm.tile("r13", "comms_room")
    helm.gives(ME, "intercom")
    for seat in (ME, OTHER, THIRD):
        helm.hand(seat)
    helm.plays("motivation")
    helm.says(ME, "motivation.room", "r13")
    assert [len(hand) for hand in helm.state.hand] == [0, 0, 1]


# --- Pilot -----------------------------------------------------------------------------------------


@rule_test("N-69")
def test_ship_knowledge_looks_at_a_tile_but_not_at_its_token() -> None:
    helm = crew("pilot", "scout")
    helm.plays("ship_knowledge")
    assert helm.question(ME).about == {"card": "ship_knowledge"}
    helm.says(ME, "action.what", "tile")
    helm.says(ME, "look.room", "r16")
    room = ROOM_OF["r16"]
    assert helm.state.cards.knows(ME, helm.state.tile[room])
    assert not helm.state.cards.knows(OTHER, helm.state.tile[room])
    assert not helm.state.cards.knows(ME, helm.state.token[room])


@rule_test("N-100")
def test_ship_knowledge_works_a_door() -> None:
    helm = crew("pilot", "scout")
    helm.closes("c01_03")
    helm.plays("ship_knowledge")
    helm.says(ME, "action.what", "door")
    helm.says(ME, "door.which", "c01_03")
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == OPEN


@rule_test("N-51", "N-169")
def test_piloting_uses_the_cockpit_free() -> None:
    helm = crew("pilot", "scout")
    helm.at("r01")
    helm.plays("piloting")
    helm.says(ME, "cockpit.what", "course")
    helm.says(ME, "cockpit.course", "A")
    assert helm.state.destination == "A"
    helm.arrange()
    helm.state.broken[ROOM_OF["r01"]] = True
    assert not helm.can("action", "piloting")


@rule_test("N-170")
def test_piloting_reads_the_coordinates_at_any_computer() -> None:
    helm = crew("pilot", "scout")
    helm.tile("r03", "comms_room")
    helm.plays("piloting")
    helm.says(ME, "action.what", "coordinates")
    assert helm.state.cards.knows(ME, helm.state.coordinates)


@rule_test("N-51")
def test_old_friend_uses_a_room_without_a_computer() -> None:
    helm = crew("pilot", "scout")
    assert not helm.can("action", "old_friend")
    room = helm.tile("r03", "armory")
    helm.state.ammo[helm.weapon(ME)] = 0
    helm.plays("old_friend")
    assert helm.state.ammo[helm.weapon(ME)] == 2
    helm.arrange()
    helm.state.ammo[helm.weapon(ME)] = 0
    helm.state.broken[room] = True
    assert not helm.can("action", "old_friend")


# --- Mechanic --------------------------------------------------------------------------------------


@rule_test("N-94", "N-159")
def test_ingenuity_repairs() -> None:
    helm = crew("mechanic", "scout")
    assert not helm.can("action", "ingenuity")
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.plays("ingenuity")
    assert not helm.state.broken[ROOM_OF["r03"]]


@rule_test("N-159")
def test_ingenuity_crafts_with_any_yellow_item_as_a_wrench() -> None:
    helm = crew("mechanic", "scout")
    helm.gives(ME, "chemicals")
    helm.gives(ME, "duct_tape")
    helm.plays("ingenuity")
    while helm.session.answers or helm.asks(ME, "craft.what"):
        helm.says(ME, helm.question(ME).prompt, helm.offered(ME)[0])
    assert helm.faces(helm.state.held[ME]) == ["flamethrower", "sawed_off"]
    assert helm.state.items[ME] == []


@rule_test("N-87")
def test_pyrotechnics_burns_an_item_or_puts_out_the_fire() -> None:
    helm = crew("mechanic", "scout")
    helm.gives(ME, "tools")
    helm.plays("pyrotechnics")
    helm.says(ME, "pyrotechnics.item", "tools")
    assert helm.state.fire[ROOM_OF["r03"]]
    assert helm.state.items[ME] == []
    assert helm.faces(helm.state.stock_discard[1]) == ["tools"]
    helm.arrange()
    helm.plays("pyrotechnics")
    assert not helm.state.fire[ROOM_OF["r03"]]
    assert helm.faces(helm.state.held[ME]) == ["sawed_off"]
    helm.arrange()
    helm.state.held[ME] = []
    assert not helm.can("action", "pyrotechnics")


@rule_test("N-82")
def test_technical_corridors_lead_to_any_entrance_and_end_the_turn() -> None:
    helm = crew("mechanic", "scout")
    assert not helm.can("action", "technical_corridors")
    helm.at("r02", ME)
    helm.rolls("silence")
    helm.plays("technical_corridors")
    assert helm.offered(ME) == ["r04", "r05", "r09", "r14", "r15", "r19", "r21"]
    helm.says(ME, "crawl.room", "r19")
    assert helm.state.where[ME] == ROOM_OF["r19"]
    assert helm.state.must_pass
    assert helm.idle()


# --- Soldier ---------------------------------------------------------------------------------------


@rule_test("N-120")
def test_covering_fire_gets_both_away() -> None:
    helm = crew("soldier", "scout")
    helm.intruder("adult", "r03")
    helm.rolls("silence", "silence")
    helm.plays("covering_fire")
    helm.says(ME, "covering_fire.who", "both")
    helm.says(ME, "cover.room", "r01")
    helm.says(OTHER, "cover.agree", "agree")
    helm.tile("r07", "storage")
    helm.says(ME, "cover.room", "r07")
    assert helm.state.where == [ROOM_OF["r07"], ROOM_OF["r01"]]
    assert helm.state.ammo[helm.weapon(ME)] == 4
    assert helm.state.attack_discard == []


@rule_test("N-120")
def test_covering_fire_for_one_only() -> None:
    helm = crew("soldier", "scout")
    helm.intruder("adult", "r03")
    helm.rolls("silence")
    helm.plays("covering_fire")
    helm.says(ME, "covering_fire.who", "self")
    helm.says(ME, "cover.room", "r01")
    assert helm.state.where == [ROOM_OF["r01"], ROOM_OF["r03"]]
    assert helm.idle()


@rule_test("N-115")
def test_full_auto_empties_the_rifle() -> None:
    helm = crew("soldier", "scout")
    queen = helm.intruder("queen", "r03")
    helm.rolls("creeper", "atk_15", "atk_16")
    helm.plays("full_auto")
    assert helm.state.ammo[helm.weapon(ME)] == 0
    assert [(i.id, i.injuries) for i in helm.state.intruders] == [(queen, 3)]
    assert not helm.can("action", "full_auto")
    assert helm.idle()


@rule_test("N-114")
def test_aimed_fire_may_roll_again() -> None:
    helm = crew("soldier", "scout")
    helm.intruder("adult", "r03")
    helm.rolls("blank", "one", "atk_01")
    helm.plays("aimed_fire")
    helm.says(ME, "combat.reroll", "reroll")
    assert helm.state.intruders == []
    assert helm.state.ammo[helm.weapon(ME)] == 4
    assert helm.idle()


@rule_test("N-114")
def test_aimed_fire_is_for_energy_weapons() -> None:
    helm = crew("captain", "scout")
    helm.intruder("adult", "r03")
    assert not helm.can("action", "aimed_fire")


# --- Scout -----------------------------------------------------------------------------------------


@rule_test("N-120")
def test_adrenaline_escapes_without_paying_and_draws() -> None:
    helm = crew("scout", "captain")
    helm.at("r08", OTHER)
    helm.hand(ME)
    helm.state.wounds[ME] = ["wound_leg"]
    helm.intruder("creeper", "r03")
    helm.rolls("atk_05", "silence")
    helm.plays("adrenaline")
    helm.says(ME, "adrenaline.what", "escape")
    helm.says(ME, "adrenaline.room", "r01")
    assert helm.state.where[ME] == ROOM_OF["r01"]
    assert len(helm.state.hand[ME]) == 1
    assert helm.idle()


@rule_test("N-120")
def test_adrenaline_shoots_and_draws() -> None:
    helm = crew("scout", "captain")
    helm.hand(ME)
    helm.intruder("creeper", "r03")
    helm.rolls("creeper", "atk_01")
    helm.plays("adrenaline")
    helm.says(ME, "adrenaline.what", "shoot")
    assert [i.injuries for i in helm.state.intruders] == [1]
    assert len(helm.state.hand[ME]) == 1


@rule_test("N-67")
def test_reconnaissance_moves_without_noise() -> None:
    helm = crew("scout", "captain")
    helm.plays("reconnaissance")
    helm.says(ME, "reconnaissance.room", "r01")
    assert helm.state.where[ME] == ROOM_OF["r01"]
    assert not any(helm.state.noise)
    assert helm.idle()


@rule_test("N-155")
def test_scavenging_searches_an_empty_room() -> None:
    helm = crew("scout", "captain")
    room = helm.tile("r03", "laboratory", counter=0)
    helm.rolls("medkit", "bandages")
    helm.plays("scavenging")
    assert helm.asks(ME, "search.keep")
    assert helm.state.counter[room] == 0
    helm.arrange()
    helm.tile("r03", "nest")
    assert not helm.can("action", "scavenging")


# --- Scientist -------------------------------------------------------------------------------------


@rule_test("N-52")
def test_intranet_uses_a_distant_room() -> None:
    helm = crew("scientist", "captain")
    comms = helm.tile("r13", "comms_room")
    helm.tile("r17", "generator")
    helm.plays("intranet")
    helm.says(ME, "intranet.room", "r13")
    assert helm.state.signal[ME]
    helm.arrange()
    helm.state.signal[ME] = False
    helm.state.broken[comms] = True
    helm.plays("intranet")
    assert helm.state.fuse > 0


@rule_test("N-52", "N-170")
def test_intranet_needs_a_computer_here_or_a_holographic_one() -> None:
    helm = crew("scientist", "captain")
    helm.tile("r13", "comms_room")
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("action", "intranet")
    helm.gives(ME, "holo_computer")
    assert helm.can("action", "intranet")


@rule_test("N-52")
def test_the_laboratory_by_intranet_sees_only_its_own_objects() -> None:
    helm = crew("scientist", "captain")
    helm.tile("r03", "comms_room")
    helm.state.signal[ME] = True
    lab = helm.tile("r13", "laboratory")
    helm.state.objects[ME] = ["egg"]
    assert not helm.can("action", "intranet")
    helm.state.floor.append((lab, "carcass"))
    helm.plays("intranet")
    assert "carcass" not in helm.state.hidden_weaknesses()


@rule_test("N-92")
def test_access_denied_breaks_a_distant_computer() -> None:
    helm = crew("scientist", "captain")
    comms = helm.tile("r13", "comms_room")
    helm.plays("access_denied")
    helm.says(ME, "access_denied.room", "r13")
    assert helm.state.broken[comms]


@rule_test("N-51")
def test_access_denied_uses_the_room() -> None:
    helm = crew("scientist", "captain")
    helm.tile("r03", "comms_room")
    helm.plays("access_denied")
    helm.says(ME, "action.what", "room")
    assert helm.state.signal[ME]
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("action", "access_denied")


@pytest.mark.parametrize("place", ["top", "bottom"])
@rule_test("N-190")
def test_risk_assessment_looks_at_the_next_event(place: str) -> None:
    helm = crew("scientist", "captain")
    helm.rolls("evt_06")
    helm.plays("risk_assessment")
    (card,) = helm.state.event_top
    assert helm.state.cards.knows(ME, card)
    assert not helm.state.cards.knows(OTHER, card)
    helm.says(ME, "risk_assessment.card", place)
    helm.state.broken[ROOM_OF["r03"]] = True
    assert not helm.can("action", "risk_assessment")
    zone = helm.state.event_top if place == "top" else helm.state.event_under
    assert helm.faces(zone) == ["evt_06"]
    assert helm.idle()
