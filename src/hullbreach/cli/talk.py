"""`hullbreach talk`: count what bots say, so that they know what a line is worth."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.bots.listening import PARTS, Rates, rates
from hullbreach.kernel import HullbreachError
from hullbreach.lab.plans import Plan, plan
from hullbreach.lab.simulate import simulate
from hullbreach.lab.talk_figures import figures
from hullbreach.lab.talking import TalkNotes, fitted

from .common import OK, add_json, add_seed, console, find, positive, print_json, write_file
from .many import add_jobs, jobs

WORTH_COUNTING = 30
"""A verb that was said less often keeps the rates it had."""
HEAD = """# How often bots say what, in parts of {parts}: friend of friend (or false), friend of foe (true),
# foe of friend (false), foe of foe (true). Counted by
# `hullbreach talk fit {game} --bot {bot} --seats {seats} --num {games} --seed {seed}`
# and mixed half and half with the rates before; fewer than {enough} lines change nothing.
"""


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("talk", help="count what bots say at their tables")
    actions = parser.add_subparsers(metavar="fit|figures", dest="action", required=True)
    fit_ = actions.add_parser("fit", help="count what each line is worth, for bots that listen")
    fit_.add_argument("--output", type=Path, metavar="FILE", help="write the table there")
    fit_.set_defaults(run=fit)
    figures_ = actions.add_parser("figures", help="how much is said, how often they lie")
    figures_.set_defaults(run=count)
    for action in (fit_, figures_):
        action.add_argument("game", metavar="GAME")
        action.add_argument("--bot", default="greedy", help="who plays (default: greedy)")
        action.add_argument("--seats", type=positive, default=5, help="default: 5")
        action.add_argument("--num", type=positive, default=100, help="games (default: 100)")
        add_jobs(action)
        add_seed(action)
        add_json(action)


def _played(arguments: argparse.Namespace) -> tuple[Plan, list[TalkNotes]]:
    """Games of bots that talk, and what was said in them."""
    game = find(arguments.game)
    seed = 0 if arguments.seed is None else arguments.seed
    bots = (arguments.bot,) * arguments.seats
    todo = plan(game.name, bots, seed, talk=True)
    games = list(simulate(todo, arguments.num, jobs(arguments)))
    faults = [each.fault for each in games if each.fault]
    if faults:
        raise HullbreachError(f"{len(faults)} games broke off, the first with: {faults[0]}")
    return todo, [each.talk for each in games if each.talk is not None]


def fit(arguments: argparse.Namespace) -> int:
    """Count the rates, mixed half and half with those that are in use."""
    todo, notes = _played(arguments)
    old = rates(todo.game)
    found = fitted(notes, old)
    mixed = {
        verb: halfway(row, old[verb]) if lines >= WORTH_COUNTING else list(old[verb])
        for verb, (row, lines) in found.items()
    }
    text = HEAD.format(
        parts=PARTS,
        game=todo.game,
        bot=arguments.bot,
        games=len(notes),
        seats=arguments.seats,
        seed=todo.seed,
        enough=WORTH_COUNTING,
    )
    for verb, row in mixed.items():
        text += f"\n[verbs.{verb}]\nrates = {row}\nlines = {found[verb][1]}\n"
    if arguments.output is not None:
        write_file(arguments.output, text.encode())
    if arguments.json:
        print_json({"ok": True, "game": todo.game, "rates": mixed})
    else:
        console().print(text, markup=False, highlight=False)
    return OK


def halfway(new: Rates, old: Rates) -> list[int]:
    """The mean of two rows, each in parts of its most frequent case."""
    scaled = [[PARTS * rate / max(row) for rate in row] for row in (new, old)]
    return [max(1, round((a + b) / 2)) for a, b in zip(*scaled, strict=True)]


def count(arguments: argparse.Namespace) -> int:
    """Say how much is said, and how often it is a lie."""
    _, notes = _played(arguments)
    found = msgspec.to_builtins(figures(notes))
    if arguments.json:
        print_json({"ok": True, **found})
    else:
        for name, value in [each for each in found.items() if each[0] not in ("verbs", "seats")]:
            console().print(f"{name.replace('_', ' ')}: {value}", highlight=False)
    return OK
