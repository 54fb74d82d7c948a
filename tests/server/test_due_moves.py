"""Answers without a person: only for seats that nobody plays, and at their own moment."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from hullbreach.kernel import Choice
from hullbreach.server.settings import Settings
from hullbreach.server.tables.due_actions import (
    LONGEST_STEP,
    earliest_answers,
    follow_clock,
    moment_of_answers,
)
from hullbreach.server.tables.due_moves import DueMove, give_due_answers
from hullbreach.server.tables.head import SeatHead
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.tables.seat_commands import step
from tests.server.test_faces import person, table


def asked(live: LiveTable) -> dict[int, tuple[int, list[Choice]]]:
    """Who is asked which question, with its options."""
    picks = live.playing().asked
    return {seat: (pick.number, list(pick.options)) for seat, pick in picks.items()}


def due(live: LiveTable) -> DueMove:
    """The answer of whoever is asked first, thought of by a bot."""
    seat, (number, options) = next(iter(asked(live).items()))
    return DueMove(seat, number, options[:1])


def bots() -> list[SeatHead]:
    return [SeatHead("bot", bot="greedy") for _ in range(3)]


def test_no_bot_answers_for_somebody_who_has_come_back() -> None:
    live = table(person("a"), person("b"), person("c"))
    before, move = asked(live), due(live)
    give_due_answers(live, [move], Random(1))
    assert asked(live) == before
    live.head.seats[move.seat].stand_in = "greedy"
    give_due_answers(live, [move], Random(1))
    assert asked(live) != before, "a stand-in does"


def test_what_was_thought_of_for_later_waits_when_everybody_has_seen_something() -> None:
    live, twin = table(*bots()), table(*bots())
    move = due(live)
    give_due_answers(twin, [move], Random(1))
    assert twin.playing().view(None) != live.playing().view(None), "everybody sees it"
    give_due_answers(live, [move], Random(1), ahead=[due(twin)])
    assert asked(live) == asked(twin)


def test_a_clock_that_was_set_back_keeps_no_talking_table_waiting() -> None:
    live = table(*bots())
    live.talk.spoke = live.talk.opened = 100.0
    follow_clock(live, 50.0)
    assert (live.talk.spoke, live.talk.opened) == (50.0, 50.0)


def test_a_word_given_before_the_clock_was_set_back_keeps_no_bot_waiting() -> None:
    ann = replace(person("a"), steps=True, stepped=5_000.0)
    live, settings = table(ann, person("b"), bots()[0]), Settings(pace=0.8)
    live.head.asked_at = 4_999.0
    follow_clock(live, 50.0)
    assert moment_of_answers(live, settings) < 50.0 + LONGEST_STEP


def test_standing_answers_wait_for_no_word_where_no_bot_is_waited_for() -> None:
    live, settings = table(person("a"), person("b"), bots()[0]), Settings(pace=0.8)
    live.head.asked_at = 100.0
    live.head.seats[0].steps = live.head.seats[1].steps = True
    names = live.playing().waits.names
    assert names is not None
    assert 2 not in names, "all see that a person is to answer"
    assert moment_of_answers(live, settings) == earliest_answers(live, settings)
    live.head.seats[names[0]].stand_in = "greedy"
    assert moment_of_answers(live, settings) > earliest_answers(live, settings)


def test_a_second_word_for_the_same_move_puts_off_nothing_and_is_not_kept() -> None:
    live = table(person("a"), person("b"), bots()[0])
    ann, live.head.asked_at = live.head.seats[0], 100.0
    step(live, 0, 101.0)
    assert live.entry is None, "bots do not wait for it"
    ann.steps = True
    step(live, 0, 99.0)
    assert live.entry is None, "it was for the move before"
    step(live, 0, 101.0)
    assert live.entry is not None
    live.finish_command(101.0)
    step(live, 0, 102.0)
    assert (ann.stepped, live.entry) == (101.0, None)
