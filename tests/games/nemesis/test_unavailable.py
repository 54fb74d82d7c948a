"""What is not open, and why: the reasons a person is given."""

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.board import ROOM_OF
from hullbreach.games.nemesis.combat import loaded_weapons
from hullbreach.games.nemesis.state import ASLEEP
from hullbreach.kernel import Choice
from hullbreach.testing import rule_test
from hullbreach.words import Words
from tests.games.nemesis.table import Helm

ME, OTHER = 0, 1


@pytest.fixture
def helm() -> Helm:
    """The Scout in the Laboratory at 003, the Captain far away."""
    helm = Helm("scout", "captain")
    helm.at("r03", ME)
    helm.at("r20", OTHER)
    helm.tile("r03", "laboratory", counter=1)
    helm.hand(ME)
    return helm


def why(helm: Helm, option: Choice) -> tuple[str, str]:
    """The reason why something is not open, and the rule."""
    pick = helm.question(ME, "turn.action")
    found = [d for d in GAME.describe(helm.state, pick) if d.option == option]
    assert len(found) == 1, f"{option} is described {len(found)} times"
    return found[0].closed, found[0].rule


@rule_test("N-40", "N-97")
def test_moves(helm: Helm) -> None:
    helm.closes("c01_03")
    assert why(helm, ("move", "r01")) == ("closed.door", "N-97")
    assert why(helm, ("move", "r07")) == ("closed.cost", "N-40")


@rule_test("N-33", "N-34", "N-35", "N-38")
def test_cards(helm: Helm) -> None:
    helm.hand(ME, "basic_repairs", "suppressive_fire", "interruption", "rest")
    helm.state.broken[ROOM_OF["r03"]] = True
    assert why(helm, ("card", "suppressive_fire")) == ("closed.out_of_combat", "N-35")
    assert why(helm, ("card", "interruption")) == ("closed.reaction", "N-38")
    assert why(helm, ("card", "rest")) == ("closed.nothing", "N-34")
    assert why(helm, ("card", "basic_repairs")) == ("", "")
    helm.arrange()
    helm.hand(ME, "basic_repairs", "rest")
    assert why(helm, ("card", "basic_repairs")) == ("closed.cost", "N-33")
    helm.arrange()
    helm.intruder("adult", "r03")
    assert why(helm, ("card", "rest")) == ("closed.in_combat", "N-35")


@rule_test("N-53")
def test_items(helm: Helm) -> None:
    helm.gives(ME, "medkit")
    helm.gives(ME, "synthetic_food")
    assert why(helm, ("item", "synthetic_food")) == ("closed.cost", "N-53")
    helm.arrange()
    helm.hand(ME, "search")
    assert why(helm, ("item", "medkit")) == ("closed.nothing", "N-34")
    assert why(helm, ("item", "synthetic_food")) == ("", "")


@rule_test("N-48", "N-160")
def test_quests(helm: Helm) -> None:
    assert why(helm, ("quest", "security_key")) == ("closed.quest", "N-160")
    helm.arrange()
    helm.at("r01", ME)
    assert why(helm, ("quest", "security_key")) == ("closed.cost", "N-48")


@rule_test("N-43")
def test_shooting(helm: Helm) -> None:
    helm.hand(ME, "search")
    helm.state.ammo[helm.weapon(ME)] = 0
    helm.intruder("adult", "r03")
    assert why(helm, "shoot") == ("closed.ammo", "N-43")
    assert why(helm, "melee") == ("", "")


@rule_test("N-50", "N-91", "N-36")
def test_rooms(helm: Helm) -> None:
    assert why(helm, "room") == ("closed.cost", "N-50")
    helm.arrange()
    helm.hand(ME, "search", "rest")
    assert why(helm, "room") == ("closed.nothing", "N-34")
    helm.arrange()
    helm.state.broken[ROOM_OF["r03"]] = True
    assert why(helm, "room") == ("closed.malfunction", "N-91")
    helm.arrange()
    helm.intruder("adult", "r03")
    assert why(helm, "room") == ("closed.in_combat", "N-36")


@rule_test("N-45", "N-171", "N-173", "N-177", "N-181")
def test_rooms_with_a_reason_of_their_own(helm: Helm) -> None:
    helm.hand(ME, "search", "rest")
    helm.tile("r03", "evacuation_a")
    assert why(helm, "room") == ("closed.pods", "N-181")
    helm.arrange()
    helm.tile("r03", "generator")
    helm.state.fuse = 3
    assert why(helm, "room") == ("closed.fuse", "N-177")
    helm.arrange()
    helm.state.fuse, helm.state.where[OTHER] = -1, ASLEEP
    assert why(helm, "room") == ("closed.asleep", "N-173")
    helm.arrange()
    helm.tile("r03", "nest")
    helm.state.objects[ME] = ["egg"]
    assert why(helm, "room") == ("closed.hands", "N-45")
    helm.arrange()
    helm.at("r11", ME)
    assert why(helm, "room") == ("closed.hibernation", "N-171")


@rule_test("N-155", "N-45")
def test_searching_and_lifting(helm: Helm) -> None:
    assert why(helm, "search") == ("closed.cost", "N-49")
    helm.arrange()
    helm.state.counter[ROOM_OF["r03"]] = 0
    helm.state.floor.append((ROOM_OF["r03"], "carcass"))
    helm.state.objects[ME] = ["egg"]
    helm.hand(ME, "rest")
    assert why(helm, "search") == ("closed.counter", "N-155")
    assert why(helm, ("pick_up", "carcass")) == ("closed.hands", "N-45")


@rule_test("N-31")
def test_a_card_and_a_room_say_what_they_do(helm: Helm) -> None:
    helm.hand(ME, "search", "rest", "demolition")
    helm.state.objects[ME] = ["egg"]
    helm.gives(ME, "synthetic_food")
    notes = {d.option: d.note for d in GAME.describe(helm.state, helm.question(ME, "turn.action"))}
    assert notes["card", "demolition"] == "card.demolition/text"
    assert notes["item", "synthetic_food"] == "card.synthetic_food/text"
    assert notes["room"] == "place.laboratory/text"
    words = Words("hullbreach.games.nemesis", "de", strict=True)
    assert words(notes["room"]).startswith("Untersuche eine Leiche")


@rule_test("N-43")
def test_a_loaded_weapon_stands_for_its_shot_before_it_is_thrown_away(helm: Helm) -> None:
    """Whoever taps a thing means the first option that is about it."""
    helm.intruder("adult", "r03")
    helm.hand(ME, "rest")
    (gun,) = loaded_weapons(helm.state, ME)
    asked = GAME.describe(helm.state, helm.question(ME, "turn.action"))
    assert next(d.option for d in asked if gun in d.about and not d.closed) == "shoot"
