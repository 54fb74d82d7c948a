"""What watchers are asked in every game, and that the judgement at the end is the truth of the round."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from hullbreach import games
from hullbreach.kernel import (
    WINS,
    Epilogue,
    Guess,
    Seat,
    Session,
    epilogue_of,
    is_right,
    key_of,
    record,
)
from hullbreach.testing.walking import numbers, walk

TABLES = [(game, mode.name) for game in games.names() for mode in games.find(game).modes]
TURNED: dict[str, Callable[[Any], set[Seat]]] = {
    "panic_station": lambda s: {seat for seat in range(s.players) if s.infected[seat]},
    "the_thing": lambda s: {f.seat for f in s.figures if f.alien},
}
"""Who has turned, by the state itself."""


class Watcher:
    """Remembers what it was asked, and how it stood then."""

    def __init__(self, turned: Callable[[Any], set[Seat]]) -> None:
        self.turned = turned
        self.asked: dict[int, Guess] = {}
        self.truth: dict[int, set[Seat]] = {}

    def __call__(self, session: Session[Any]) -> None:
        guess = None if session.over else session.game.guess(session.view(None))
        if guess is not None:
            self.asked[guess.round] = guess
            self.truth[guess.round] = self.turned(session.state)


def looked_on(game: str, mode: str, seed: int) -> tuple[Watcher, Epilogue]:
    found = games.find(game)
    chosen = found.mode(mode)
    config = found.configure(mode, chosen.usual or chosen.least)
    watcher = Watcher(TURNED.get(game, lambda _: set()))
    session = walk(found, config, seed, numbers(seed), [watcher])
    return watcher, epilogue_of(found, record(session, key_of(seed)))


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_every_round_of_every_game_asks_something_and_the_end_judges_it(
    game: str, mode: str
) -> None:
    watcher, end = looked_on(game, mode, 3)
    assert watcher.asked
    for guess in watcher.asked.values():
        assert len(set(guess.answers)) == len(guess.answers) > 1
        if guess.about == WINS:
            right = [a for a in guess.answers if is_right(WINS, guess.round, a, end)]
            assert right
            assert len(right) < len(guess.answers)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", TURNED)
def test_who_had_turned_by_the_end_of_a_round_is_what_the_state_knew(game: str, seed: int) -> None:
    mode = games.find(game).modes[0].name
    watcher, end = looked_on(game, mode, seed)
    assert any(watcher.truth.values())
    rounds = sorted(watcher.asked)
    for at, after in pairwise(rounds):
        hidden = {seat for (seat,) in watcher.asked[at].answers}
        right = {seat for seat in hidden if is_right("turned", at, (seat,), end)}
        # the last answer of a round may turn somebody: then the next round knows it first
        assert right in (watcher.truth[at] & hidden, watcher.truth[after] & hidden)


def test_in_a_game_of_teams_a_team_is_one_answer() -> None:
    watcher, end = looked_on("theseus", "teams", 3)
    guess = watcher.asked[1]
    assert sorted(map(len, guess.answers)) == [2, 2]
    assert sum(is_right(WINS, 1, answer, end) for answer in guess.answers) == 1
