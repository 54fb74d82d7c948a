"""Can a role be told from how much, when and how long somebody speaks? An AUC of 0.5 means not at all.

    .venv/bin/python bench/talk_roles.py the_thing --games 40 --seed roles

Bots play and talk; of every line only that is used which everybody gets over the wire whatever it says: whose it is,
its place in its pass, the window it came at and its length in letters. A logistic regression is fitted on one half of
the games and asked about the other half, and the other way round; the interval comes from drawing games anew.
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

STEPS, RATE = 300, 0.3
DRAWS = 400
Sample = tuple[list[float], bool]


def samples(name: str, players: int, seed: str) -> list[Sample]:
    """For every seat and round of a game: lines, mean place in a pass, mean window, letters; and whether a foe."""
    game = games.find(name)
    assert game.talk is not None
    language, words = game.talk, Words(game.package, "en")
    session: Session[Any] = Session.new(game, game.configure(None, players), key_of(seed))
    talkers = {seat: bots.talking("greedy", name, f"{seed}/{seat}") for seat in range(players)}
    talk, found, windows = Transcript(), [], 0
    said: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in range(players)}
    round_now, foes = -1, [False] * players
    while not session.over:
        at = language.stamp(session.state)[0]
        if at != round_now:
            found += _rows(said, foes, windows)
            said = {seat: [] for seat in range(players)}
            round_now, windows = at, 0
            foes = [language.foe(session.state, seat) for seat in range(players)]
        if window_of(session) is not None:
            for place, line in enumerate(converse(session, talk, talkers)):
                wire = wire_line(language, talk.lines, line)
                letters = len(words(wire.key, **dict(wire.facts)))
                said[line.seat].append((place, windows, letters))
            windows += 1
        seat, pick = next(iter(session.asked.items()))
        choice = talkers[seat].choose(Chair(session, seat, heard_by(talk, seat)))
        session.answer(seat, choice, pick.number)
        talk.note(session)
    return found + _rows(said, foes, windows)


def _rows(said: dict[int, list[tuple[int, int, int]]], foes: list[bool], n: int) -> list[Sample]:
    if not n:
        return []
    rows = []
    for seat, lines in said.items():
        sums = [sum(column) for column in zip(*lines, strict=True)] or [0, 0, 0]
        count = max(1, len(lines))
        rows.append(([float(len(lines)), *(x / count for x in sums)], foes[seat]))
    return rows


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
    foes = [s for s, foe in scored if foe]
    friends = [s for s, foe in scored if not foe]
    won = sum((a > b) + (a == b) / 2 for a in foes for b in friends)
    return won / max(1, len(foes) * len(friends))


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
    played = [samples(asked.game, asked.seats, f"{asked.seed}-{i}") for i in range(asked.games)]
    sizes = [len(rows) for rows in played]
    flat = scaled([row for rows in played for row in rows])
    games_of = [i for i, size in enumerate(sizes) for _ in range(size)]
    halves = [[r for r, g in zip(flat, games_of, strict=True) if g % 2 == h] for h in (0, 1)]
    weights = [fitted(half) for half in halves]
    scored = [
        (g, _share(weights[1 - g % 2], row), foe)
        for (row, foe), g in zip(flat, games_of, strict=True)
    ]
    random, draws = Random(0), []
    by_game = [[(s, foe) for g, s, foe in scored if g == i] for i in range(asked.games)]
    for _ in range(DRAWS):
        some = [x for _ in by_game for x in random.choice(by_game)]
        draws.append(auc(some))
    draws.sort()
    low, high = draws[int(DRAWS * 0.025)], draws[int(DRAWS * 0.975)]
    found = auc([(s, foe) for _, s, foe in scored])
    print(
        f"{asked.game}, {asked.games} games, {len(flat)} seats by rounds: AUC {found:.3f} ({low:.3f}–{high:.3f})"
    )


if __name__ == "__main__":
    main()
