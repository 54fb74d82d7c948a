#!/usr/bin/env python3
"""How games of Panic Station end: by what, in which round, who won, and how often nobody did.

python bench/panic_station_endings.py --seats 6 --num 200 --seed fresh
python bench/panic_station_endings.py --seats 6 --num 40 --rows rows.jsonl --seconds 300

With --rows every game is written down as a line, and those that are there already are not played again.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.pace import collect_seldom
from hullbreach.kernel import Session
from hullbreach.lab.strength import wilson

LONG = 45
"""A game is long that goes on after this round."""


class Row(Struct, omit_defaults=True):
    """A game that was played."""

    seed: str
    seats: int
    bot: str
    ending: str
    rounds: int
    sides: list[str]
    winners: list[int]
    living: int
    seconds: float = 0.0


def play(bot: str, seats: int, seed: str) -> Row:
    """One game from its seed."""
    began = time.process_time()
    session = hullbreach.new("panic_station", players=seats, seed=seed)
    minds = [bots.make(bot, "panic_station", f"{seed}/{seat}") for seat in range(seats)]
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        session.answer(seat, minds[seat].choose(Chair(session, seat)), question.number)
    return _row(session, bot, seed, time.process_time() - began)


def _row(session: Session[Any], bot: str, seed: str, seconds: float) -> Row:
    s, result = session.state, session.result
    assert result is not None
    return Row(
        seed=seed,
        seats=s.players,
        bot=bot,
        ending=result.ending,
        rounds=s.round,
        sides=list(result.sides),
        winners=list(result.winners),
        living=len(s.living()),
        seconds=round(seconds, 2),
    )


def share(part: int, whole: int) -> str:
    """A part of all, in percent with its 95 % interval."""
    percent, low, high = (100 * x for x in wilson(part, whole))
    return f"{part} of {whole} ({percent:.1f} %, {low:.1f} to {high:.1f})"


def tell(rows: list[Row]) -> None:
    """What all games came to."""
    print("nobody won:", share(sum(not row.winners for row in rows), len(rows)))
    print(f"after round {LONG}:", share(sum(row.rounds > LONG for row in rows), len(rows)))
    for ending, count in Counter(row.ending for row in rows).most_common():
        nobody = sum(row.ending == ending and not row.winners for row in rows)
        print(f"{ending}: {share(count, len(rows))}, nobody won {nobody}")
    for side in ("human", "host", "infected"):
        seats = [(row, i) for row in rows for i, role in enumerate(row.sides) if role == side]
        if seats:
            print(f"{side}: {share(sum(i in row.winners for row, i in seats), len(seats))} won")
    rounds = sorted(row.rounds for row in rows)
    print(f"rounds: median {rounds[len(rounds) // 2]}, most {rounds[-1]}")
    print(f"{sum(row.seconds for row in rows) / len(rows):.2f} s a game")


def main() -> None:
    """Play the games and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--num", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after these")
    asked = parser.parse_args()
    collect_seldom()
    lines = asked.rows.read_bytes().splitlines() if asked.rows and asked.rows.exists() else []
    known = {row.seed: row for row in (msgspec.json.decode(line, type=Row) for line in lines)}
    rows, began = [], time.monotonic()
    for number in range(asked.num):
        seed = f"{asked.seed}/{number}"
        if seed not in known:
            if time.monotonic() - began > asked.seconds:
                continue
            known[seed] = play(asked.bot, asked.seats, seed)
            if asked.rows:
                with asked.rows.open("ab") as file:
                    file.write(msgspec.json.encode(known[seed]) + b"\n")
        rows.append(known[seed])
    tell(rows)


if __name__ == "__main__":
    main()
