"""With talk off nothing changes: a game without its language is the same game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hullbreach import bots, games
from hullbreach.bots import Chair
from hullbreach.kernel import Game, Session
from hullbreach.testing.laws import choose, numbers

STEPS = 120
SPEAKING = [name for name in games.names(everything=True) if games.find(name).talk is not None]


def history(game: Game[Any]) -> list[object]:
    """What everybody is asked in a random game, and what the table is after every answer."""
    session, source = Session.new(game, game.configure(), 7), numbers(7)
    found: list[object] = []
    for _ in range(STEPS):
        if session.over:
            break
        asked = [(seat, pick.prompt, pick.options) for seat, pick in session.asked.items()]
        found += [asked, session.digest()]
        session.answer(*choose(session, source))
    return found


@pytest.mark.parametrize("name", SPEAKING)
def test_a_game_without_its_words_asks_the_same_and_becomes_the_same(name: str) -> None:
    game = games.find(name)
    assert history(game) == history(replace(game, talk=None))


@pytest.mark.parametrize("name", SPEAKING)
def test_a_bot_that_could_talk_plays_alike_at_a_silent_table(name: str) -> None:
    game = games.find(name)
    session = Session.new(game, game.configure(), 7)
    quiet = [bots.make("greedy", name, seat) for seat in range(session.config.players)]
    loud = [bots.talking("greedy", name, seat) for seat in range(session.config.players)]
    for _ in range(12):
        if session.over:
            break
        seat, pick = next(iter(session.asked.items()))
        chosen = quiet[seat].choose(Chair(session, seat))
        assert loud[seat].choose(Chair(session, seat)) == chosen
        session.answer(seat, chosen, pick.number)
