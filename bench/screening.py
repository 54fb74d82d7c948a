#!/usr/bin/env python3
"""What each designed number does to who wins: all of them are varied at once, and a linear model tells them apart.

python bench/screening.py theseus bench/balance/theseus-screening.toml --mode duel --option start_player=1 \\
    --sides marines,aliens,scientists,greys --num 2 --notes /tmp/screening

The file lists factors, each with other values for some designed fields ([factors.NAME.file.table.row], as
`hullbreach balance --change` takes them). The variants are the rows of a Hadamard matrix and their mirror images: each
factor is as it is in half of them and changed in the other half, independently of every other, and two factors that
work together do not blur what each does alone. `[base]` holds for all of them, where the game has other numbers by now;
`[remainder]` names the card whose copies make up a faction's deck.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, variance

from hullbreach import games
from hullbreach.analysis.findings import kept_in
from hullbreach.lab.balance import Variant, carry_on, experiment
from hullbreach.lab.balance.work import Place
from hullbreach.lab.plans import Played
from hullbreach.parts.changes import Tree, read_changes

Count = Callable[[Played], float | None]
"""What a game says about a question, or nothing."""
Effect = tuple[float, float]
"""How much a factor adds, and 1.96 standard errors."""


def designs(factors: int) -> list[list[bool]]:
    """For every variant which factors are changed: the rows of a Hadamard matrix, then their mirror images."""
    size = 1 << factors.bit_length()
    half = [
        [(row & column).bit_count() % 2 == 0 for column in range(1, factors + 1)]
        for row in range(size)
    ]
    return half + [[not on for on in row] for row in half]


def merged(first: Tree, second: Tree) -> Tree:
    """Both trees; where they meet the second counts."""
    found = dict(first)
    for name, value in second.items():
        inside = found.get(name)
        if isinstance(value, dict) and isinstance(inside, dict):
            value = merged(inside, value)
        found[name] = value
    return found


def filled_up(package: str, asked: Tree, remainders: Tree) -> Tree:
    """The changes with as many copies of one card of each faction as keep its deck at the printed size."""
    data = Path(games.__file__).parent / package.rpartition(".")[2] / "data" / "cards.toml"
    rows = tomllib.loads(data.read_text(encoding="utf-8"))["cards"]
    cards = asked.get("cards", {}).get("cards", {})
    for faction, rest in remainders.items():
        own = {row["id"]: row["count"] for row in rows if row["faction"] == faction}
        now = {card: cards.get(card, {}).get("count", count) for card, count in own.items()}
        spare = sum(own.values()) - sum(now.values())
        if spare:
            count = {rest["card"]: {"count": own[rest["card"]] + spare}}
            asked = merged(asked, {"cards": {"cards": count}})
    return asked


def variants(package: str, asked: Tree) -> list[Variant]:
    """The numbers of every row of the design."""
    base: Tree = asked.get("base", {})
    factors, remainders = asked["factors"], asked.get("remainder", {})
    found = []
    for number, row in enumerate(designs(len(factors))):
        tree = base
        for on, change in zip(row, factors.values(), strict=True):
            tree = merged(tree, change) if on else tree
        changes = read_changes(package, filled_up(package, tree, remainders))
        found.append(Variant(f"design {number}", changes))
    return found


def effects(played: dict[Place, Played], design: list[list[bool]], count: Count) -> list[Effect]:
    """What it would be without any change, and what each factor adds: with it less without it."""
    cells: dict[int, list[float]] = {}
    for (variant, _, _), game in played.items():
        value = count(game)
        if variant and value is not None:
            cells.setdefault(variant - 1, []).append(value)
    means = {row: fmean(values) for row, values in cells.items()}
    found = [_difference(means, design, column) for column in range(len(design[0]))]
    unchanged = fmean(means.values()) - sum(effect for effect, _ in found) / 2
    return [(unchanged, sum(error**2 for _, error in found) ** 0.5 / 2), *found]


def _difference(means: dict[int, float], design: list[list[bool]], column: int) -> Effect:
    on = [mean for row, mean in means.items() if design[row][column]]
    off = [mean for row, mean in means.items() if not design[row][column]]
    spread = variance(on) / len(on) + variance(off) / len(off)
    return fmean(on) - fmean(off), 1.96 * spread**0.5


def share_of(side: str) -> Count:
    """Whether a side won a game it was in."""

    def count(game: Played) -> float | None:
        return 100.0 * (game.sides.index(side) in game.winners) if side in game.sides else None

    return count


def share_of_first(game: Played) -> float:
    """Whether the first seat won."""
    return 100.0 * (0 in game.winners)


def margin_of(side: str) -> Count:
    """By how many points a side was ahead of the others on average."""

    def count(game: Played) -> float | None:
        if side not in game.sides:
            return None
        own = game.sides.index(side)
        others = [x for seat, x in enumerate(game.scores) if seat != own]
        return game.scores[own] - sum(others) / len(others)

    return count


def tell(names: Sequence[str], columns: dict[str, list[Effect]]) -> None:
    """A table: what each factor adds, in points of a hundred or points of the game."""
    print("| factor | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    for i, name in enumerate(("as it is", *names)):
        cells = [f"{column[i][0]:+.1f} ± {column[i][1]:.1f}" for column in columns.values()]
        print(f"| {name} | " + " | ".join(cells) + " |")


def main() -> None:
    """Play what is missing and tell the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("factors", type=Path)
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--sides", default="")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--seed", default="screening")
    parser.add_argument("--num", type=int, default=1)
    parser.add_argument("--notes", type=Path)
    asked = parser.parse_args()
    package = games.find(asked.game).package
    wanted = tomllib.loads(asked.factors.read_text(encoding="utf-8"))
    sides = [side for side in asked.sides.split(",") if side]
    options = dict(pair.split("=", 1) for pair in asked.option)
    todo = experiment(
        asked.game,
        asked.players,
        asked.seed,
        asked.num,
        variants(package, wanted),
        asked.mode,
        asked.seats,
        options,
        sides,
    )
    played: dict[Place, Played] = {}
    for some in carry_on(todo, kept_in(asked.notes)):
        played |= some
    names, design = list(wanted["factors"]), designs(len(wanted["factors"]))
    columns = {side: effects(played, design, share_of(side)) for side in sides}
    if todo.tables[0].players == 2:
        columns["who begins"] = effects(played, design, share_of_first)
    columns |= {f"{side}, points": effects(played, design, margin_of(side)) for side in sides}
    tell(names, columns)


if __name__ == "__main__":
    main()
