"""Quest Items: what activates each of them."""

import pytest

from hullbreach.games.nemesis.components import ITEMS, QUEST_ITEMS
from hullbreach.games.nemesis.objects import activate, open_quests
from hullbreach.testing import rule_test
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1
ROOM_QUESTS = [quest.id for quest in QUEST_ITEMS.values() if quest.quest_room]
ITEM_QUESTS = [quest.id for quest in QUEST_ITEMS.values() if quest.quest_items]


def bearer(quest: str) -> tuple[Helm, int]:
    """The Character with this quest in room 003, and the Quest Item."""
    owner = QUEST_ITEMS[quest].character
    assert owner is not None
    helm = Helm(owner, "scout" if owner != "scout" else "captain")
    helm.at("r03")
    helm.tile("r03", "surgery")
    h = next(h for h in helm.state.quests[ME] if helm.state.face(h) == quest)
    return helm, h


@pytest.mark.parametrize("quest", ROOM_QUESTS)
@rule_test("N-160", "N-48")
def test_a_room_quest_is_fulfilled_in_its_room_even_if_broken(quest: str) -> None:
    helm, h = bearer(quest)
    room = QUEST_ITEMS[quest].quest_room
    assert room is not None
    assert h not in open_quests(helm.state, ME, 5)
    if room == "cockpit":
        helm.at("r01")
    else:
        helm.state.broken[helm.tile("r03", room)] = True
    assert h in open_quests(helm.state, ME, 2)
    assert h not in open_quests(helm.state, ME, 1)
    helm.carries_out(lambda s: activate(s, ME, h))
    assert_active(helm, quest, h)


@pytest.mark.parametrize("quest", ITEM_QUESTS)
@rule_test("N-160", "N-48")
def test_an_item_quest_takes_one_of_the_named_items(quest: str) -> None:
    for item in QUEST_ITEMS[quest].quest_items:
        helm, h = bearer(quest)
        assert h not in open_quests(helm.state, ME, 5)
        helm.gives(ME, item)
        assert h in open_quests(helm.state, ME, 1)
        assert h not in open_quests(helm.state, ME, 0)
        helm.carries_out(lambda s, h=h: activate(s, ME, h))  # type: ignore[misc]  # binds this round's card
        helm.says(ME, "quest.item", item)
        assert helm.state.find_item(ME, item) == []
        assert_active(helm, quest, h)


def assert_active(helm: Helm, quest: str, h: int) -> None:
    """The Quest Item is a normal Item now, Heavy ones in the hands."""
    assert h not in helm.state.quests[ME]
    zone = helm.state.held if ITEMS[quest].heavy else helm.state.items
    assert h in zone[ME]


@rule_test("N-18")
def test_everybody_starts_with_two_inactive_quests() -> None:
    helm = Helm("captain", "scientist")
    assert helm.faces(helm.state.quests[ME]) == ["intercom", "ship_log"]
    assert helm.faces(helm.state.quests[OTHER]) == ["holo_computer", "lab_equipment"]
    assert helm.state.items == [[], []]
