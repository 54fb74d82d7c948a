"""Can a role be told from how much, when and how long somebody speaks? An AUC of 0.5 means not at all.

    .venv/bin/python bench/talk_roles.py the_thing --games 40 --seed roles

Bots play and talk; of every line only that is used which everybody gets over the wire whatever it says: whose it is,
its place in its pass, the window it came at and its length in letters. A row is a seat that could speak in a round and
in which everybody might see a foe. Every column counts as how far it lies from the mean of its round's seats: that
there are more foes late in a game everybody knows. A logistic regression is fitted on one half of the games and asked
about the other half, and the other way round; the interval comes from drawing games anew. Columns are shown alone too.
"""

from __future__ import annotations

import argparse
from math import exp
from random import Random
from typing import Any

from hullbreach import bots, games
from hullbreach.bots import Chair, heard_by
from hullbreach.bots.passes import converse, window_of
from hullbreach.kernel import Session, Transcript, key_of
from hullbreach.server.tables.table_talk import wire_line
from hullbreach.words import Words

COLUMNS = ("lines", "answers", "place", "window", "letters")
STEPS, RATE = 300, 0.3
DRAWS = 400
Sample = tuple[list[float], bool]
Said = list[tuple[int, int, int, int]]


class Watched:
    """A game of bots, and its rows."""

    def __init__(self, name: str, players: int, seed: str) -> None:
        game = games.find(name)
        assert game.talk is not None
        self._language, self._words = game.talk, Words(game.package, "en")
        self._session: Session[Any] = Session.new(game, game.configure(None, players), key_of(seed))
        self._bots = {
            seat: bots.talking("greedy", name, f"{seed}/{seat}") for seat in range(players)
        }
        self._talk = Transcript()
        self._said: dict[int, Said] = {}
        self._foes: dict[int, bool] = {}
        self._windows = 0
        self.rows: list[Sample] = []

    def play(self) -> list[Sample]:
        """To the end."""
        session, now = self._session, -1
        while not session.over:
            at = self._language.stamp(session.state)[0]
            if at != now:
                self._close()
                now = at
            self._speak()
            seat, pick = next(iter(session.asked.items()))
            chair = Chair(session, seat, heard_by(self._talk, seat))
            session.answer(seat, self._bots[seat].choose(chair), pick.number)
            self._talk.note(session)
        self._close()
        return self.rows

    def _speak(self) -> None:
        window, language = window_of(self._session), self._language
        if window is None:
            return
        for seat in window.seats:
            self._said.setdefault(seat, [])
            self._foes.setdefault(seat, language.foe(self._session.state, seat))
        for place, line in enumerate(converse(self._session, self._talk, self._bots)):
            wire = wire_line(language, self._talk.lines, line)
            letters = len(self._words(wire.key, **dict(wire.facts)))
            row = (line.reply is not None, place, self._windows, letters)
            self._said.setdefault(line.seat, []).append((int(row[0]), *row[1:]))
        self._windows += 1

    def _close(self) -> None:
        """The round is over: its seats are set against their mean."""
        found = [(_columns(self._said[seat]), foe) for seat, foe in self._foes.items()]
        if len(found) > 1 and len({foe for _, foe in found}) == 2:
            means = [sum(c) / len(c) for c in zip(*[row for row, _ in found], strict=True)]
            self.rows += [
                ([x - m for x, m in zip(row, means, strict=True)], foe) for row, foe in found
            ]
        self._said, self._foes, self._windows = {}, {}, 0


def _columns(lines: Said) -> list[float]:
    own = [line for line in lines if not line[0]]
    count = max(1, len(lines))
    means = [sum([line[i] for line in lines]) / count for i in (1, 2, 3)]
    return [float(len(own)), float(len(lines) - len(own)), *means]


def fitted(rows: list[Sample]) -> list[float]:
    """Weights of a logistic regression on rows whose columns are of one size."""
    width = len(rows[0][0])
    weights = [0.0] * (width + 1)
    for _ in range(STEPS):
        slope = [0.0] * (width + 1)
        for row, foe in rows:
            miss = foe - _share(weights, row)
            slope = [s + miss * x for s, x in zip(slope, [1.0, *row], strict=True)]
        weights = [w + RATE * s / len(rows) for w, s in zip(weights, slope, strict=True)]
    return weights


def _share(weights: list[float], row: list[float]) -> float:
    return 1 / (1 + exp(-sum(w * x for w, x in zip(weights, [1.0, *row], strict=True))))


def scaled(rows: list[Sample]) -> list[Sample]:
    """Every column with mean 0 and spread 1."""
    columns = list(zip(*[row for row, _ in rows], strict=True))
    means = [sum(c) / len(c) for c in columns]
    spreads = [
        (sum((x - m) ** 2 for x in c) / len(c)) ** 0.5 or 1.0
        for c, m in zip(columns, means, strict=True)
    ]
    return [
        ([(x - m) / d for x, m, d in zip(row, means, spreads, strict=True)], foe)
        for row, foe in rows
    ]


def auc(scored: list[tuple[float, bool]]) -> float:
    """How often a foe has the higher score of a foe and a friend."""
    ranked = sorted(scored)
    foes = sum(foe for _, foe in ranked)
    below, at, won = 0, 0, 0.0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        same = sum(foe for _, foe in ranked[at:end])
        friends = end - at - same
        won += same * (below + friends / 2)
        below, at = below + friends, end
    return won / max(1, foes * (len(ranked) - foes))


def interval(by_game: list[list[tuple[float, bool]]]) -> str:
    """The AUC of all games, and between which values 95 % of those lie that are drawn from them."""
    random = Random(0)
    draws = sorted(auc([x for _ in by_game for x in random.choice(by_game)]) for _ in range(DRAWS))
    found = auc([x for game in by_game for x in game])
    return f"{found:.3f} ({draws[int(DRAWS * 0.025)]:.3f}–{draws[int(DRAWS * 0.975)]:.3f})"


def report(played: list[list[Sample]]) -> None:
    """Say how well roles can be told, by everything and by each column alone."""
    sizes = [len(rows) for rows in played]
    flat = scaled([row for rows in played for row in rows])
    games_of = [i for i, size in enumerate(sizes) for _ in range(size)]
    halves = [[r for r, g in zip(flat, games_of, strict=True) if g % 2 == h] for h in (0, 1)]
    weights = [fitted(half) for half in halves]
    scored: list[list[tuple[float, bool]]] = [[] for _ in played]
    for (row, foe), g in zip(flat, games_of, strict=True):
        scored[g].append((_share(weights[1 - g % 2], row), foe))
    print(f"{len(played)} games, {len(flat)} seats by rounds: AUC {interval(scored)}")
    for i, column in enumerate(COLUMNS):
        alone: list[list[tuple[float, bool]]] = [[] for _ in played]
        for (row, foe), g in zip(flat, games_of, strict=True):
            alone[g].append((row[i], foe))
        print(f"  {column} alone: {interval(alone)}")


def main() -> None:
    """Play, fit, and say how well roles can be told."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="roles")
    asked = parser.parse_args()
    print(asked.game, asked.seed, end=": ")
    report(
        [Watched(asked.game, asked.seats, f"{asked.seed}-{i}").play() for i in range(asked.games)]
    )


if __name__ == "__main__":
    main()
