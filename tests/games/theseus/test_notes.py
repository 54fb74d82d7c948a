"""Notes: what stands beside the name of an option."""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus.notes import noted
from hullbreach.kernel import Choice, Described, Fact, Pick
from hullbreach.testing import rule_test
from tests.games.theseus.table import Station


def note(
    table: Station, prompt: str, option: Choice, about: dict[str, Fact] | None = None, **facts: Any
) -> tuple[str, dict[str, Any]]:
    """The note beside an option of a question to the first seat, and the facts it adds."""
    pick = Pick(0, prompt, [option], "T-7", about=about or {})
    word = option[0] if isinstance(option, tuple) else option
    found = noted(table.state, pick, Described(option, f"option.{word}", facts))
    return found.note, {k: v for k, v in found.facts.items() if k not in facts}


@rule_test("T-151")
def test_what_losing_an_upgrade_means() -> None:
    table = Station("greys", "marines")
    table.card("corridors_s1", "marines_fire", upgrades=2)
    table.unit("marines_1", "corridors", "a", upgraded=True)
    loss = "downgrade.loss"
    assert note(table, loss, "supply") == ("note.lose_token", {})
    assert note(table, loss, "corridors_s1") == ("note.lose_number", {"number": 2})
    assert note(table, loss, "marines_1") == ("note.lose_side", {"attack": "single"})


@rule_test("T-151", "T-173")
def test_what_a_seat_has_to_lose() -> None:
    table = Station("greys", "marines", "aliens", mode="deathmatch")
    table.state.life[1] = 7
    table.tokens(1, 1)
    table.unit("marines_1", "corridors", "a", upgraded=True)
    assert note(table, "downgrade.seat", 1) == ("note.upgrades", {"count": 2})
    assert note(table, "medstation.loss", 1) == ("note.life", {"life": 7})
    deck = note(table, "setup.deck", 2, {"place": "greys_probe"})
    assert deck == ("card.greys_probe/text", {})


@rule_test("T-64")
def test_which_enemies_are_in_range_of_a_room() -> None:
    table = Station("aliens", "marines")
    table.unit("marines_1", "control_room", "b")
    table.unit("aliens_1", "control_room", "c")
    rooms = {room: note(table, "move.room", room, place="control_room", room=room) for room in "ad"}
    seen = ("note.room", {"units": ("marines_1",)})
    assert rooms == {"a": seen, "d": ("note.room_alone", {})}


@rule_test("T-103", "T-131")
def test_what_lies_on_a_slot_and_beside_it() -> None:
    table = Station("aliens", "marines")
    table.card("control_room_s1", "bonus_upgrade")
    table.card("control_room_s2", "aliens_lurk")
    slots = {i: note(table, "install.slot", f"control_room_s{i}") for i in (1, 2, 4)}
    assert slots == {
        1: ("note.slot_bonus", {}),
        2: ("note.slot_own", {}),
        4: ("note.slot", {"cards": ("aliens_lurk",)}),
    }
    assert note(table, "hole.slot", "corridors_s1") == ("note.slot_alone", {})


@rule_test("T-62", "T-109")
def test_whose_unit_it_is_where_it_stands_and_how_it_attacks() -> None:
    table = Station("aliens", "marines")
    table.unit("aliens_1", "control_room", "b", upgraded=True)
    table.unit("marines_1", "space")
    units = {
        name: note(table, "control.unit", name, unit=name)
        for name in ("aliens_1", "marines_1", "young_alien_1")
    }
    assert units == {
        "aliens_1": (
            "note.unit",
            {"seat": 0, "attack": "triple", "place": "control_room", "room": "b"},
        ),
        "marines_1": ("note.unit_space", {"seat": 1, "attack": "single"}),
        "young_alien_1": ("unit.young_alien/text", {}),
    }
    upgrade = note(table, "turn.move", ("upgrade", "marines_1"), unit="marines_1")
    assert upgrade == ("note.upgrade", {"attack": "triple"})


@rule_test("T-102", "T-112")
def test_which_card_comes_next_or_that_the_end_token_moves() -> None:
    table = Station("aliens", "marines")
    table.deck(0, "aliens_lurk", "aliens_hatchery")
    assert note(table, "turn.refill", "refill") == ("note.top_card", {"top": "aliens_lurk"})
    table.deck(0)
    assert note(table, "turn.refill", "refill") == ("note.end_token", {})


@rule_test("T-72", "T-80")
def test_what_the_sector_is_for() -> None:
    table = Station("aliens", "marines")
    found = {}
    for at, sector in enumerate(table.state.sectors):
        table.state.stop = at
        found[sector.id] = note(table, "turn.action", "go_on")
    assert found == {
        "corridors": ("place.corridors/text", {}),
        "control_room": ("place.control_room/text", {}),
        "alien_nest": ("note.then_home", {}),
        "technology_dock": ("place.technology_dock/text", {}),
        "loading_dock": ("note.then_nothing", {}),
    }
    assert note(table, "sector.first", "malfunction") == ("place.control_room/text", {})
    assert note(table, "sector.home", "token") == ("note.token", {"supply": 20})


@rule_test("T-157", "T-216")
def test_what_is_left_of_the_way() -> None:
    table = Station("greys", "marines")
    about: dict[str, Fact] = {"points": 3}
    way = "move.way"
    assert note(table, way, "on", about) == ("note.on", {"points": 3})
    assert note(table, way, "stop", about) == ("note.stop", {"points": 3})
    assert note(table, way, ("burn", 2), about, points=2) == ("note.burn", {"left": 1})
    assert note(table, way, ("jump", "corridors"), about) == ("note.jump", {})
    assert note(table, way, ("further", "passage"), about) == ("note.further_passage", {})


@rule_test("T-7")
def test_a_thing_is_explained_by_its_own_text() -> None:
    table = Station("greys", "marines")
    things = {"card": "greys_probe", "faction": "greys", "place": "corridors"}
    for kind, thing in things.items():
        facts: dict[str, Any] = {kind: thing}
        assert note(table, "any.thing", thing, None, **facts) == (f"{kind}.{thing}/text", {})
    assert note(table, "any.thing", "runner", kind="runner") == ("unit.runner/text", {})
    assert note(table, "any.thing", "word") == ("", {})
    assert note(table, "any.thing", "done") == ("note.done", {})
