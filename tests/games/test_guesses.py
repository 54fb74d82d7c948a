"""What watchers are asked in every game, and that the judgement at the end is the truth of the round."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from hullbreach import games
from hullbreach.games.panic_station.components import HOST_CARD
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
from hullbreach.parts.cards import EVERYONE
from hullbreach.testing.walking import numbers, walk
from tests.games.nemesis.table import Helm
from tests.games.panic_station.table import Bench
from tests.games.the_thing.table import Ice

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
        guess = asked(session)
        assert guess is None or not session.over, "what is over is not guessed"
        if guess is not None:
            self.asked[guess.round] = guess
            self.truth[guess.round] = self.turned(session.state)


def asked(session: Session[Any]) -> Guess | None:
    """What whoever looks on is asked."""
    return session.game.guess(session.view(None))


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


def test_the_station_asks_anew_when_everybody_has_had_a_turn() -> None:
    config = games.find("theseus").configure("teams", 4)
    rounds: list[tuple[int, int]] = []

    def listen(session: Session[Any]) -> None:
        guess = asked(session)
        if guess is not None:
            rounds.append((session.state.turns, guess.round))

    walk(games.find("theseus"), config, 3, numbers(3), [listen])
    assert rounds[0] == (0, 1)
    assert all(at == turns // 4 + 1 for turns, at in rounds)


def test_whoever_wins_together_is_one_answer_and_nobody_another() -> None:
    for session in (Helm("captain", "scout", mode="coop").session, Ice(3, "coop").session):
        guess = asked(session)
        assert guess is not None
        everybody = tuple(range(session.config.players))
        assert (guess.about, guess.answers) == (WINS, (everybody, ()))
    guess = asked(Helm("captain", "scout").session)
    assert guess is not None
    assert guess.answers == ((0,), (1,), ()), "these two win each on their own"


def test_nothing_is_asked_while_the_crew_is_chosen() -> None:
    helm = Helm("captain", "scout")
    helm.state.round = 0
    assert asked(helm.session) is None


def test_of_whom_all_know_how_it_is_nobody_asks() -> None:
    bench, ice = Bench(5), Ice(5)
    guess = asked(bench.session)
    assert guess is not None
    assert (guess.round, guess.answers) == (1, ((0,), (1,), (2,), (3,), (4,)))
    bench.hand(1, HOST_CARD)
    bench.stand(3, "-", "-")
    (host,) = (h for h in bench.state.hands[1] if bench.state.cards.faces[h] == HOST_CARD)
    bench.state.cards.seen[host] = EVERYONE
    guess = asked(bench.session)
    assert guess is not None
    assert guess.answers == ((0,), (2,), (4,))
    ice.revealed(2)
    guess = asked(ice.session)
    assert guess is not None
    assert guess.answers == ((0,), (1,), (3,), (4,))
