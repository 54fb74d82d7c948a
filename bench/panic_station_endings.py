#!/usr/bin/env python3
"""How games of Panic Station end: by what, in which round, who won, and how often nobody did.

python bench/panic_station_endings.py --seats 6 --num 200 --seed fresh
python bench/panic_station_endings.py --seats 6 --num 40 --rows rows.jsonl --seconds 300

With --rows every game is written down as a line, and those that are there already are not played again. With --habits
it is counted what humans and infected players do to each other, from which the odds of roles are worked out.
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
from hullbreach.games.panic_station.infection import after_exchange
from hullbreach.games.panic_station.state import DIED, DREW, KILLED, LOOKED, MET, Station
from hullbreach.kernel import Session
from hullbreach.lab.strength import wilson

LONG = 45
"""A game is long that goes on after this round."""


class Deed(Struct, array_like=True):
    """An exchange or a killing: who did it to whom, and how many of both sides there were."""

    what: str
    """begins, gives or kills; kills_knowing if the victim's hand had been seen."""
    card: int
    doer: bool
    other: bool
    """Whether they were infected."""
    humans: int = 0
    infected: int = 0


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
    deeds: list[Deed] = []


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
        deeds=deeds(s),
    )


def deeds(s: Station) -> list[Deed]:
    """Everything that somebody did to somebody else."""
    infected, living = [False] * s.players, [True] * s.players
    looked: set[tuple[int, int]] = set()
    found = []
    for row in s.log:
        a, b = row.seat, row.other
        if row.what == DREW:
            infected[a] |= bool(row.mine)
        elif row.what == DIED:
            living[a] = False
        elif row.what == LOOKED:
            looked.add((a, b))
        elif row.what in (MET, KILLED):
            sick = sum(x and y for x, y in zip(living, infected, strict=True))
            sides = infected[a], infected[b], sum(living) - sick, sick
            if row.what == KILLED:
                word = "kills_knowing" if (a, b) in looked else "kills"
                found.append(Deed(word, 0, *sides))
                continue
            found.append(Deed("begins", 0, *sides))
            found.append(Deed("gives", row.mine, infected[a], infected[b]))
            found.append(Deed("gives", row.theirs, infected[b], infected[a]))
            infected[a], infected[b] = (
                after_exchange(infected[a], row.mine, row.theirs),
                after_exchange(infected[b], row.theirs, row.mine),
            )
    return found


def tell_habits(rows: list[Row]) -> None:
    """How often humans (h) and the infected (i) do it to each other, beside what chance would make it; and cards."""
    found = [deed for row in rows for deed in row.deeds]
    for word in ("begins", "kills", "kills_knowing"):
        done, chance = Counter[str](), Counter[str]()
        for deed in found:
            if deed.what != word:
                continue
            done["hi"[deed.doer] + "hi"[deed.other]] += 1
            h, i = deed.humans, deed.infected
            pairs = {"hh": h * (h - 1), "hi": h * i, "ih": i * h, "ii": i * (i - 1)}
            chance.update({key: n / sum(pairs.values()) for key, n in pairs.items()})
        shares = {
            key: f"{done[key]}/{n:.1f}={100 * done[key] / n:.0f}" for key, n in chance.items() if n
        }
        print(word, shares)
    for doer in (False, True):
        for other in (False, True):
            cards = [
                d.card for d in found if d.what == "gives" and (d.doer, d.other) == (doer, other)
            ]
            shares = {CARDS[c]: f"{100 * n / len(cards):.0f}" for c, n in Counter(cards).items()}
            print("hi"[doer] + "hi"[other], len(cards), shares)


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


CARDS = ("plain", "infection", "gas", "antidote")
"""As they are numbered in the log."""


def main() -> None:
    """Play the games and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--num", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after these")
    parser.add_argument("--habits", action="store_true", help="what the sides do to each other")
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
    if asked.habits:
        tell_habits(rows)


if __name__ == "__main__":
    main()
