"""Worlds are exact: none contradicts what its seat has ever been shown, and the truth is always among them.

The short run is part of the suite; `pytest -m soak` deals a hundred thousand worlds, or as many as
`HULLBREACH_WORLDS` says, and prints what it found.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hullbreach.bots import Chair
from hullbreach.bots.greedy import GreedyBot
from hullbreach.games.panic_station import GAME
from hullbreach.games.panic_station.state import Station
from hullbreach.kernel import Choice, Seat, Session, Value
from hullbreach.testing.beliefs import Player, contradictions, positions
from hullbreach.testing.laws import Numbers, numbers

from .audit import AUDIT, Account

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"bonus_cards": True},
    {"short_infection": True},
    {"bonus_cards": True, "infected_pass_foreign": True},
)
WORLDS = int(os.environ.get("HULLBREACH_WORLDS", "100000"))


def table(number: int) -> Session[Station]:
    """A table of four, five or six, with this or that option."""
    config = GAME.configure(None, 4 + number % 3, OPTIONS[number // 3 % len(OPTIONS)])
    return Session.new(GAME, config, number)


def at_random(source: Numbers) -> Player:
    """Somebody who takes any option."""

    def player(session: Session[Any], seat: Seat) -> Choice:
        options = session.asked[seat].options
        return options[next(source) % len(options)]

    return player


def greedily(number: int) -> Player:
    """Somebody who plays to win."""
    bots = [GreedyBot("panic_station", 10 * number + seat) for seat in range(6)]
    return lambda session, seat: bots[seat].choose(Chair(session, seat))


def moments(games: range, every: int) -> Iterator[Session[Station]]:
    """Moments of games, played at random and to win in turn."""
    for number in games:
        player = greedily(number) if number % 2 else at_random(numbers(number))
        yield from positions(table(number), player, every, number)


def check(session: Session[Station], worlds: int) -> tuple[list[str], list[str]]:
    """What dealt worlds contradict, and for whom the truth is out of the question."""
    assert Account(session.state).wrong == [], "the log tells the game as it was"
    seats = range(session.config.players)
    found = [what for x in seats for what in contradictions(session, x, AUDIT, range(worlds))]
    return found, [f"seat {x}" for x in seats if not AUDIT.is_possible(session.state, x)]


def test_worlds_contradict_nothing_and_the_truth_is_possible() -> None:
    for session in moments(range(8), every=40):
        assert check(session, 2) == ([], [])


def test_what_is_left_of_the_deck_is_an_alarm_and_not_the_antidote() -> None:
    """Alarms are never held, so that the antidote nobody has shown is in a hand."""
    path = Path(__file__).parent / "positions" / "only_an_alarm_left.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 12) == ([], [])


def test_where_every_card_of_three_decks_is_known_each_finds_its_way_back() -> None:
    """Nearly all that was drawn has been played since, so that each card has hardly more than one way."""
    path = Path(__file__).parent / "positions" / "decks_drawn_to_the_last_card.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 2) == ([], [])


def test_who_hands_on_a_card_of_somebody_else_need_not_be_infected() -> None:
    """Two humans without any other cards exchanged infection cards; one of them handed on another one to the eyes."""
    path = Path(__file__).parent / "positions" / "passed_on_by_who_has_nothing_else.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 3) == ([], [])


def test_an_antidote_seen_in_a_hand_is_not_handed_on_by_chance() -> None:
    """Who was seen to have it exchanged a card since: either it was that and is spent, or it is still there."""
    path = Path(__file__).parent / "positions" / "antidote_seen_in_a_hand.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 80) == ([], [])


def test_the_infected_may_have_handed_on_a_foreign_card_by_choice() -> None:
    """At a table with that reading, one who had infection cards only gave a foreign one and kept the own ones."""
    path = Path(__file__).parent / "positions" / "foreign_card_by_choice.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 3) == ([], [])


def test_who_has_nothing_left_but_infection_cards_may_have_fended_off_twice() -> None:
    """They must have handed on a foreign card, so that both of their find cards were gas and went to the host."""
    path = Path(__file__).parent / "positions" / "fended_off_until_nothing_was_left.json"
    session: Session[Station] = Session.load(GAME, path.read_bytes())
    assert check(session, 3) == ([], [])


@pytest.mark.soak
def test_of_a_hundred_thousand_worlds_none_contradicts(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = wrong = impossible = 0
    for session in moments(range(1000, 9999), every=11):
        found, out = check(session, 4)
        dealt += 4 * session.config.players
        wrong += len(found)
        impossible += len(out)
        if dealt >= WORLDS:
            break
    told = f"\npanic_station: {dealt:,} worlds, {wrong} contradict, {impossible} without the truth"
    with capsys.disabled():
        print(told, end="")  # noqa: T201
    assert (wrong, impossible) == (0, 0)
