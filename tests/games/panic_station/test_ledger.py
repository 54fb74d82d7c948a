"""The ledger holds every rule of the dossier, and every one has a test."""

from __future__ import annotations

from pathlib import Path

from hullbreach.cli import rules as coverage
from hullbreach.games.panic_station import GAME
from hullbreach.words import ledger

IDS = Path(__file__).parents[2] / "data" / "panic_station.rules.txt"


def test_the_ledger_has_exactly_the_rules_of_the_dossier() -> None:
    assert list(ledger(GAME.package).rules) == IDS.read_text(encoding="utf-8").split()


def test_every_rule_has_a_test_or_a_reason() -> None:
    rules = ledger(GAME.package).rules
    tested = set(coverage.tested_rules(Path(__file__).parent))
    assert [n for n, rule in rules.items() if not rule.untestable and n not in tested] == []
    assert tested <= set(rules)
    assert sum(bool(rule.untestable) for rule in rules.values()) <= len(rules) * 3 // 100
