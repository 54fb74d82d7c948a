"""`hullbreach rules`: the ledger of a game, and which of its rules have tests."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from hullbreach.words import Ledger, LedgerRule, Words, ledger

from .common import (
    FAILED,
    OK,
    UsageError,
    add_rest,
    console,
    find,
    print_json,
    title,
    words_of,
)

ROOT = Path(__file__).resolve().parents[3]


def add(commands: Any) -> None:
    """Tell the command line about this command."""
    parser = commands.add_parser("rules", help="the rules of a game, by number")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", metavar="RULE", nargs="?", help="one rule, such as T-37")
    parser.add_argument(
        "--coverage", action="store_true", help="which rules have tests (in a source checkout)"
    )
    parser.add_argument(
        "--tests", type=Path, default=ROOT / "tests", metavar="DIR", help="where the tests lie"
    )
    add_rest(parser, run)


def run(arguments: argparse.Namespace) -> int:
    """Show the ledger, one rule of it, or its coverage."""
    game = find(arguments.game)
    words = words_of(game, arguments.lang)
    book = ledger(game.package)
    if arguments.coverage:
        return _coverage(arguments, book, words)
    wanted = chosen(book, arguments.rule)
    if arguments.json:
        rules = {number: as_json(book, number) for number in wanted}
        print_json({"game": game.name, "rules": rules})
        return OK
    screen = console()
    if arguments.rule is None:
        screen.print(
            words.say("rules-title", game=title(game, words), rules=len(wanted)), style="bold"
        )
    show_rules(screen, book, wanted, words)
    return OK


def chosen(book: Ledger, number: str | None) -> list[str]:
    """The numbers asked for: all, or one however it is spelt."""
    if number is None:
        return list(book.rules)
    for known in book.rules:
        if known.lower() == number.lower():
            return [known]
    first, last = next(iter(book.rules), "–"), next(reversed(book.rules), "–")
    raise UsageError(f"there is no rule {number}; they go from {first} to {last}")


def as_json(book: Ledger, number: str) -> dict[str, Any]:
    """A rule in both languages."""
    rule = book.rules[number]
    return {
        "chapter": rule.chapter,
        "mark": rule.mark,
        "en": rule.en,
        "de": rule.de,
        "untestable": rule.untestable or None,
    }


def show_rules(screen: Any, book: Ledger, numbers: list[str], words: Words) -> None:
    """Rules for people, under the titles of their chapters."""
    for _, group in groupby(numbers, lambda number: book.rules[number].chapter):
        rows = list(group)
        screen.print(Text(f"\n{book.chapter(rows[0], words.language)}", style="bold cyan"))
        table = Table.grid(padding=(0, 2))
        table.add_column(min_width=len(max(numbers, key=len)), no_wrap=True, style="bold")
        for number in rows:
            table.add_row(number, _body(book.rules[number], words))
        screen.print(table)


def _body(rule: LedgerRule, words: Words) -> Text:
    body = Text(rule.text(words.language))
    body.append(f"  [{words.say(f'rules-mark-{rule.mark}')}]", style="dim")
    if rule.untestable:
        body.append(f"  [{words.say('rules-untestable', why=rule.untestable)}]", style="dim")
    return body


def _coverage(arguments: argparse.Namespace, book: Ledger, words: Words) -> int:
    if not arguments.tests.is_dir():
        raise UsageError(f"there are no tests in {arguments.tests}; name their folder with --tests")
    named = set(tested_rules(arguments.tests))
    testable = [number for number, rule in book.rules.items() if not rule.untestable]
    tested = [number for number in testable if number in named]
    untested = [number for number in testable if number not in named]
    untestable = len(book.rules) - len(testable)
    if arguments.json:
        found = {"rules": len(book.rules), "tested": len(tested)}
        print_json({**found, "untestable": untestable, "untested": untested})
        return FAILED if untested else OK
    screen = console()
    counts = {"tested": len(tested), "rules": len(book.rules), "untestable": untestable}
    screen.print(words.say("rules-coverage", **counts))
    if untested:
        screen.print(words.say("rules-untested", names=", ".join(untested)))
    return FAILED if untested else OK


def tested_rules(folder: Path) -> Iterator[str]:
    """The rules named by `@rule_test(…)` anywhere in a folder of tests."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "rule_test":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
