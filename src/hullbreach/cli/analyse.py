"""`hullbreach analyse`: what mattered in a recorded game."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from hullbreach import games
from hullbreach.analysis import (
    EFFORTS,
    Analysis,
    Progress,
    Prospects,
    Turning,
    analyse,
)
from hullbreach.analysis.findings import kept_in
from hullbreach.kernel import read_replay
from hullbreach.lab.engines import carry_out
from hullbreach.words import Words

from .common import OK, add_rest, console, print_json, progress, read_file, title, write_file
from .many import add_engine, add_jobs, check_engine, jobs

BARS = " ▁▂▃▄▅▆▇█"
SUSPICIOUS = 0.5
"""From here on somebody has reason to suspect."""


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("analyse", help="find out what mattered in a recorded game")
    parser.add_argument("file", type=Path, metavar="FILE", help="a replay of a finished game")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write everything that was found there as JSON"
    )
    parser.add_argument(
        "--notes", type=Path, metavar="FILE", help="keep every piece there, to go on another time"
    )
    parser.add_argument(
        "--effort", choices=EFFORTS, default="usual", help="how much is played (default: usual)"
    )
    add_jobs(parser)
    add_engine(parser)
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Analyse a game and say what was found."""
    check_engine(arguments)
    replay = read_replay(read_file(arguments.file))
    game = games.find(replay.game)
    words = Words(game.package, arguments.lang, seats=replay.names)
    seed = 1 if arguments.seed is None else arguments.seed
    pieces = analyse(
        replay,
        seed,
        EFFORTS[arguments.effort],
        kept_in(arguments.notes),
        partial(carry_out, jobs=jobs(arguments), engine=arguments.engine),
    )
    with progress() as bar:
        task = bar.add_task(words.say("analyse-working", game=title(game, words)), total=100)
        for found in pieces:
            if isinstance(found, Progress):
                bar.update(task, completed=round(100 * found.done / found.of))
    assert isinstance(found, Analysis)
    if arguments.output is not None:
        write_file(arguments.output, msgspec.json.encode(found))
    if arguments.json:
        print_json(found)
        return OK
    show_analysis(found, words)
    if arguments.output is not None:
        console().print(words.say("analyse-written", file=str(arguments.output)))
    return OK


def show_analysis(found: Analysis, words: Words) -> None:
    """The analysis for people."""
    out = console()
    out.print(words(f"ending.{found.ending}"))
    out.print(words.say("analyse-curve"))
    width = max(len(name) for name in found.names)
    for seat, name in enumerate(found.names):
        for row, label in ((True, name), (False, "")):
            line = "".join([_bar(_chance(at, seat, row)) for at in found.standings])
            out.print(Text(f"  {label:{width}} {line}", style="" if row else "dim"))
    out.print(words.say("analyse-turnings", count=len(found.turnings)))
    for turning in found.turnings:
        _show_turning(turning, found, words)
    for seat in range(len(found.names)):
        _show_share(found, seat, words)
        _show_suspects(found, seat, words)
    out.print(
        Text(words.say("analyse-foot", played=found.played, bot=found.bot, seed=found.seed), "dim")
    )


def _chance(at: Prospects, seat: int, truth: bool) -> float:
    row = at.truth if truth else at.known
    return row[seat].mean if row else 0.0


def _bar(share: float) -> str:
    return BARS[round(share * (len(BARS) - 1))]


def _percent(share: float) -> int:
    return round(100 * share)


def _show_turning(turning: Turning, found: Analysis, words: Words) -> None:
    loss, name = turning.loss, found.names[turning.seat]
    console().print(
        Text(
            words.say(
                "analyse-turning",
                move=turning.move + 1,
                name=name,
                loss=_percent(loss.mean),
                error=_percent(loss.error),
            ),
            "bold",
        )
    )
    console().print(f"  {words(f'prompt.{turning.prompt}', **turning.about)}")
    chosen = turning.tried[0]
    for tried in turning.tried:
        better = tried.behind.mean <= 0 < chosen.behind.mean
        kind = "chosen" if tried is chosen else "better" if better else "other"
        said = words.say(
            f"analyse-{kind}",
            option=words(tried.key, **tried.facts),
            chance=_percent(tried.chance.mean),
            error=_percent(tried.chance.error),
        )
        console().print(f"    {said}")


def _show_share(found: Analysis, seat: int, words: Words) -> None:
    share = found.shares[seat]
    console().print(
        words.say(
            "analyse-share",
            name=found.names[seat],
            start=_percent(share.start),
            end=_percent(share.end),
            given=_percent(share.given_away),
            luck=str(_percent(share.luck)).replace("-", "−"),
        )
    )


def _show_suspects(found: Analysis, seat: int, words: Words) -> None:
    """The moment at which a seat had most reason to suspect somebody."""
    rows = [
        (at.suspects[seat][other], -at.move, other, at)
        for at in found.standings
        if at.suspects and not at.foes[seat]
        for other in range(len(found.names))
        if other != seat
    ]
    if not rows or max(rows)[0] < SUSPICIOUS:
        return
    chance, _, other, at = max(rows, key=lambda row: row[:2])
    console().print(
        "  "
        + words.say(
            "analyse-suspects",
            name=found.names[seat],
            other=found.names[other],
            chance=_percent(chance),
            move=at.move + 1,
            foe="yes" if at.foes[other] else "no",
        )
    )
