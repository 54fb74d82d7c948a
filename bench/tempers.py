#!/usr/bin/env python3
"""What the tempers of the bots change, and how strong the bots with a name are.

    python bench/tempers.py habits theseus --num 150      one statistic for every temper that changes this game
    python bench/tempers.py strength theseus --num 60     how often each of them wins their seat

Every game is played twice from one seed, all seats greedy: once as it is, and once with somebody else on one seat. What
that seat did is compared, pair by pair. The seat goes round with the seeds. A temper is measured on a greedy bot
without whims (curiosity, which is nothing but whims, with them), so that nothing but the temper differs. With `--write`
the figures replace those in src/hullbreach/bots/data/measured.toml.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import hullbreach
from hullbreach.bots import PEOPLE, Bot, Chair, make
from hullbreach.bots.people import BotPerson, PersonBot

MEASURED = Path(__file__).parent.parent / "src/hullbreach/bots/data/measured.toml"
TABLES = {
    "theseus": ("duel", 2),
    "the_thing": ("hidden", 5),
    "panic_station": ("standard", 4),
    "nemesis": ("semi_coop", 3),
}
FIRST = 10_000
"""The first seed: what was looked at to choose weights and statistics has smaller ones."""
Deeds = Counter[tuple[str, str]]
"""How often a seat answered a prompt with an option, or with one of its kind."""


def taken(*options: tuple[str, str]) -> Callable[[Deeds], float]:
    """How often one of these answers was given."""
    return lambda deeds: float(sum(deeds[option] for option in options))


class Statistic(NamedTuple):
    """Something that a temper should change."""

    name: str
    count: Callable[[Deeds], float]


SHOWN: dict[tuple[str, str], Statistic] = {
    ("curious", "theseus"): Statistic(
        "impending cards left alone", taken(("turn.impending", "skip"))
    ),
    ("careful", "theseus"): Statistic("rows refilled", taken(("turn.refill", "refill"))),
    ("patient", "theseus"): Statistic("rows refilled", taken(("turn.refill", "refill"))),
    ("careful", "the_thing"): Statistic("walks to a location", taken(("place", "go"))),
    ("open_hearted", "the_thing"): Statistic(
        "sabotages given in", taken(("place.card", "sabotage"))
    ),
    ("patient", "the_thing"): Statistic("shows itself as the alien", taken(("reveal", "reveal"))),
    ("cold", "the_thing"): Statistic("keeps its face as the alien", taken(("reveal", "stay"))),
    ("bold", "panic_station"): Statistic("shots", taken(("turn.action", "shoot"))),
    ("bold", "nemesis"): Statistic("searches", taken(("turn.action", "search"))),
    ("careful", "nemesis"): Statistic("moves to another room", taken(("turn.action", "move"))),
    ("patient", "nemesis"): Statistic("searches", taken(("turn.action", "search"))),
}


def play(game: str, seed: int, other: Callable[[int], Bot] | None) -> tuple[Deeds, bool]:
    """One game of greedy bots with somebody else on one seat: what that seat did, and whether it won."""
    mode, seats = TABLES[game]
    session = hullbreach.new(game, mode, seats, seed=seed)
    minds: list[Bot] = [make("greedy", game, f"{seed}/{seat}") for seat in range(seats)]
    watched = seed % seats
    if other is not None:
        minds[watched] = other(watched)
    deeds: Deeds = Counter()
    while session.asked:
        seat, pick = next(iter(session.asked.items()))
        option = minds[seat].choose(Chair(session, seat))
        if seat == watched and len(pick.options) > 1:
            first = option[0] if isinstance(option, tuple) else option
            deeds[pick.prompt, first if isinstance(first, str) else ""] += 1
        session.answer(seat, option, pick.number)
    assert session.result is not None
    return deeds, watched in session.result.winners


def _tempered(person: BotPerson, game: str, seed: int, seat: int) -> Bot:
    """Somebody for a seat of the game from this seed."""
    return PersonBot(person, game, f"{seed}/{seat}")


def _named(person: str, game: str, seed: int, seat: int) -> Bot:
    """The same for somebody of the cast."""
    return make(person, game, f"{seed}/{seat}")


def compared(plain: list[float], other: list[float]) -> tuple[float, float, float]:
    """Two means, and by how many standard errors of their difference they differ."""
    count = len(plain)
    gaps = [b - a for a, b in zip(plain, other, strict=True)]
    mean = sum(gaps) / count
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    return sum(plain) / count, sum(other) / count, mean / error if error else 0.0


def habits(game: str, num: int, tempers: list[str]) -> list[dict[str, Any]]:
    """What each temper changes in this game."""
    seeds = range(FIRST, FIRST + num)
    plain = [play(game, seed, None)[0] for seed in seeds]
    rows = []
    for (temper, where), shown in SHOWN.items():
        if where != game or (tempers and temper not in tempers):
            continue
        curious = PEOPLE["runa"].whims if temper == "curious" else 0.0
        person = BotPerson(temper, temper, 2, temper, whims=curious)
        sit = partial(_tempered, person, game)
        other = [play(game, seed, partial(sit, seed))[0] for seed in seeds]
        before, after, errors = compared(
            [shown.count(d) for d in plain], [shown.count(d) for d in other]
        )
        rows.append(
            {
                "temper": temper,
                "game": game,
                "what": shown.name,
                "games": num,
                "plain": round(before, 2),
                "tempered": round(after, 2),
                "errors": round(errors, 1),
            }
        )
        print(rows[-1], flush=True)
    return rows


def strength(game: str, num: int, people: list[str]) -> list[dict[str, Any]]:
    """How often each bot with a name wins where a greedy bot sat."""
    seeds = range(FIRST, FIRST + num)
    plain = [float(play(game, seed, None)[1]) for seed in seeds]
    rows = []
    for person in people or PEOPLE:
        sit = partial(_named, person, game)
        won = [float(play(game, seed, partial(sit, seed))[1]) for seed in seeds]
        before, after, _ = compared(plain, won)
        rows.append(
            {
                "person": person,
                "game": game,
                "games": num,
                "won": round(100 * after, 1),
                "plain": round(100 * before, 1),
            }
        )
        print(rows[-1], flush=True)
    return rows


def write(kind: str, keys: tuple[str, str], rows: list[dict[str, Any]]) -> None:
    """Put new figures in the place of the old ones."""
    kept: dict[str, list[dict[str, Any]]] = tomllib.loads(MEASURED.read_text("utf-8"))
    fresh = {tuple(row[key] for key in keys) for row in rows}
    old = [row for row in kept.get(kind, []) if tuple(row[key] for key in keys) not in fresh]
    kept[kind] = sorted([*old, *rows], key=lambda row: tuple(row[key] for key in reversed(keys)))
    lines = ["# Written by bench/tempers.py."]
    for name in sorted(kept):
        for row in kept[name]:
            lines += ["", f"[[{name}]]"]
            lines += [
                f'{k} = "{v}"' if isinstance(v, str) else f"{k} = {v}" for k, v in row.items()
            ]
    MEASURED.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("habits", "strength"))
    parser.add_argument("game", choices=tuple(TABLES))
    parser.add_argument("--num", type=int, default=100, help="games (100)")
    parser.add_argument("--only", nargs="*", default=[], help="these tempers or people only")
    parser.add_argument("--write", action="store_true", help="keep the figures in measured.toml")
    args = parser.parse_args()
    if args.what == "habits":
        rows = habits(args.game, args.num, args.only)
        if args.write:
            write("habits", ("temper", "game"), rows)
    else:
        rows = strength(args.game, args.num, args.only)
        if args.write:
            write("strengths", ("person", "game"), rows)


if __name__ == "__main__":
    main()
