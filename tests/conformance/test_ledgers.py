"""Every rule of a game is in its ledger, in both languages, and has a test that names it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from hullbreach import games
from hullbreach.words import ledger, messages

TESTS = Path(__file__).parents[1]
GAMES = games.names(everything=True)
FINISHED = [name for name in GAMES if games.find(name).finished]
UNTESTABLE = 0.03


@cache
def _named_rules(game: str) -> frozenset[str]:
    """The rules named by the game's tests."""
    folder = TESTS / ("testing" if game == "specimen" else f"games/{game}")
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule_test":
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return frozenset(found)


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_has_a_test(game: str) -> None:
    rules = ledger(games.find(game).package).rules
    tested = _named_rules(game)
    assert tested <= rules.keys(), f"not in the ledger: {sorted(tested - rules.keys())}"
    missing = [number for number, rule in rules.items() if number not in tested | _excused(game)]
    assert not missing, f"write tests below @rule_test in tests/games/{game} for {missing}"
    assert len(_excused(game)) <= UNTESTABLE * len(rules)


def _excused(game: str) -> frozenset[str]:
    rules = ledger(games.find(game).package).rules
    return frozenset(number for number, rule in rules.items() if rule.untestable)


@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_is_complete(game: str) -> None:
    lists = [TESTS / f"data/{game}.rules.txt", *sorted(TESTS.glob(f"data/{game}.*.rules.txt"))]
    listed = [number for path in lists for number in path.read_text().split()]
    found = list(ledger(games.find(game).package).rules)
    both = f"{game}/rules.toml and tests/data/{game}*.rules.txt"
    assert found == listed, f"{both} differ in {sorted({*found} ^ {*listed})}, or in their order"


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_told_in_both_languages(game: str) -> None:
    for number, rule in ledger(games.find(game).package).rules.items():
        assert all((rule.en, rule.de)), number
        assert rule.en != rule.de, number


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_words(game: str) -> None:
    package = games.find(game).package
    english, german = messages(package, "en"), messages(package, "de")
    alone = sorted(english.keys() ^ german.keys())
    assert not alone, f"only one of the files *en.ftl and *de.ftl of {package} has {alone}"
    for name, message in english.items():
        names = [attribute.id.name for attribute in message.attributes]
        assert names == [attribute.id.name for attribute in german[name].attributes], name
