"""Questions that belong together carry all a client needs to show them as one."""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus import GAME
from hullbreach.kernel import Session
from hullbreach.server.tables.faces import describe_question
from hullbreach.server.wire.protocol import Question
from tests.games.the_thing.table import BLUE, GREEN, RED, YELLOW, Ice


def asked_of(session: Session[Any], seat: int) -> Question:
    found = describe_question(session.seat_view(seat))
    assert found is not None
    return found


def test_an_order_shows_every_item_also_those_chosen_already() -> None:
    table = Ice(6)
    table.dogs("shed", "armory", "laboratory")
    table.put("kitchen", RED, GREEN)
    table.put("shed", BLUE)
    table.put("laboratory", YELLOW)
    table.phase("encounters")
    table.all_say("step_out")
    first = asked_of(table.session, RED)
    assert first.group is not None
    items = [item.option for item in first.items]
    assert sorted(items) == ["kitchen", "laboratory", "shed"]
    assert items == list(first.group.items)
    table.says(RED, "order.others", "shed")
    second = asked_of(table.session, RED)
    assert [option.option for option in second.options] == ["laboratory", "kitchen"]
    assert [item.option for item in second.items] == items
    assert all(item.key == f"place.{item.option}" for item in second.items)


def test_an_allotment_says_what_each_place_takes() -> None:
    session = Session.new(GAME, GAME.configure("duel", 2, {"decks": "chosen"}), 3)
    asked = asked_of(session, 0)
    assert asked.group is not None
    assert asked.group.kind == "allot"
    assert asked.items == []
    assert len(asked.group.limits) == len(asked.group.items)
    assert max(option.option for option in asked.options) == asked.group.limits[0]
    assert sum(asked.group.limits) > asked.group.most


def test_a_lone_question_has_no_items() -> None:
    session = Session.new(GAME, GAME.configure("duel", 2, {}), 3)
    assert asked_of(session, next(iter(session.asked))).items == []
