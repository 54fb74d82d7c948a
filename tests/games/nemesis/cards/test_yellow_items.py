"""Yellow items: each one, used."""

import pytest

from hullbreach.games.nemesis.board import CLOSED, CORRIDOR_OF, ROOM_OF
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER, THIRD = 0, 1, 2


@pytest.fixture
def helm() -> Helm:
    """Scout, Captain and Soldier stand in room 003, a Laboratory."""
    helm = Helm("scout", "captain", "soldier")
    helm.at("r03")
    helm.tile("r03", "laboratory", counter=2)
    return helm


def burning(helm: Helm) -> list[int]:
    """The rooms on fire."""
    return [room for room, fire in enumerate(helm.state.fire) if fire]


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
@rule_test("N-94")
def test_tools_and_tape_repair_the_room(helm: Helm, item: str) -> None:
    helm.state.broken[ROOM_OF["r03"]] = True
    helm.uses(item)
    if item == "tools":
        helm.says(ME, "repairs.what", "malfunction")
    assert not helm.state.broken[ROOM_OF["r03"]]
    assert helm.idle()


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
@rule_test("N-168")
def test_tools_and_tape_work_on_an_engine(helm: Helm, item: str) -> None:
    helm.at("r19", ME)
    top = helm.state.engines[4]
    helm.uses(item)
    if item == "tools":
        helm.says(ME, "repairs.what", "engine")
    helm.says(ME, "engine.order", "swap")
    assert helm.state.engines[5] == top
    assert helm.idle()


@rule_test("N-100")
def test_tools_work_a_door(helm: Helm) -> None:
    helm.uses("tools")
    helm.says(ME, "door.which", "c01_03")
    assert helm.state.door[CORRIDOR_OF["c01_03"]] == CLOSED


@rule_test("N-153")
def test_duct_tape_joins_two_heavy_items(helm: Helm) -> None:
    assert not helm.can("item", "duct_tape")
    extinguisher = helm.gives(ME, "fire_extinguisher")
    assert helm.state.free_slots(ME) == 0
    helm.uses("duct_tape")
    helm.says(ME, "tape.first", extinguisher)
    assert helm.state.free_slots(ME) == 1
    helm.state.lose_item(ME, extinguisher)
    assert helm.state.taped == []
    assert helm.state.free_slots(ME) == 1


@rule_test("N-157")
def test_chemicals_fill_a_flamethrower(helm: Helm) -> None:
    assert not helm.can("item", "chemicals")
    flamethrower = helm.gives(ME, "flamethrower", ammo=1)
    helm.uses("chemicals")
    assert helm.state.ammo[flamethrower] == 4


@rule_test("N-134")
def test_fire_extinguisher_drives_an_intruder_off(helm: Helm) -> None:
    assert not helm.can("item", "fire_extinguisher")
    helm.intruder("adult", "r03", injuries=2)
    helm.rolls("evt_02")
    helm.uses("fire_extinguisher")
    assert [(i.room, i.injuries) for i in helm.state.intruders] == [(ROOM_OF["r07"], 2)]
    assert helm.idle()


@rule_test("N-87")
def test_fire_extinguisher_puts_out_a_fire(helm: Helm) -> None:
    helm.state.fire[ROOM_OF["r03"]] = True
    helm.uses("fire_extinguisher")
    assert burning(helm) == []


@rule_test("N-86")
def test_clothes_wipe_off_slime_or_dress_a_wound(helm: Helm) -> None:
    assert not helm.can("item", "clothes")
    helm.state.slime[ME] = True
    helm.state.wounds[ME] = ["wound_leg"]
    helm.uses("clothes")
    helm.says(ME, "clothes.what", "slime")
    assert not helm.state.slime[ME]
    helm.arrange()
    helm.uses("clothes")
    assert helm.state.dressed[ME] == ["wound_leg"]
    assert helm.state.wounds[ME] == []


@rule_test("N-82")
def test_technical_corridor_plans_lead_to_any_entrance(helm: Helm) -> None:
    assert not helm.can("item", "tech_corridor_plans")
    helm.at("r04", ME)
    helm.rolls("silence")
    helm.uses("tech_corridor_plans")
    helm.says(ME, "crawl.room", "r21")
    assert helm.state.where[ME] == ROOM_OF["r21"]
    assert not helm.state.must_pass
    assert helm.idle()


@rule_test("N-65")
def test_space_suit_walks_between_yellow_rooms_for_the_rest_of_the_hand(helm: Helm) -> None:
    assert not helm.can("item", "space_suit")
    helm.tile("r03", "comms_room")
    assert not helm.can("item", "space_suit")
    generator = helm.tile("r17", "generator")
    helm.hand(ME, "search", "rest", "contamination")
    helm.rolls("silence")
    helm.uses("space_suit")
    assert helm.state.where[ME] == generator
    assert helm.faces(helm.state.hand[ME]) == ["contamination"]
    assert helm.faces(helm.state.discard[ME]) == ["rest", "search"]


@rule_test("N-69")
def test_nemesis_plans_look_at_two_tiles(helm: Helm) -> None:
    helm.uses("nemesis_plans")
    helm.says(ME, "look.room", "r13")
    helm.cannot(ME, "look.room", "r13")
    helm.says(ME, "look.room", "r16")
    for slot in ("r13", "r16"):
        assert helm.state.cards.knows(ME, helm.state.tile[ROOM_OF[slot]])
        assert not helm.state.cards.knows(ME, helm.state.token[ROOM_OF[slot]])
    assert helm.idle()
