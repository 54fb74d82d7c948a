"""What became of the mutants: kept as lines, so that a run can be taken up again."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

from .mutants import Mutant

ROOT = Path(__file__).parents[2]
EXCUSED = Path(__file__).parent / "excused"
"""Survivors that no test can kill, or that change nothing: one TOML file per game, each with its reason."""
LIVING = ("survived", "unreached")


class Journal:
    """Results by mutant, one JSON object a line."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.path = ROOT / ".cache/mutation" / f"{game}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._excused = reasons(game)
        self._results: dict[str, str] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self._results[row["key"]] = row["result"]
        self._file = self.path.open("a", encoding="utf-8")

    def result(self, mutant: Mutant) -> str | None:
        """What became of a mutant, unless it was not tried yet or survived unexcused: tests may be better now."""
        found = self._results.get(mutant.key)
        return found if found in ("killed", "timeout") or mutant.key in self._excused else None

    def is_tried(self, mutant: Mutant) -> bool:
        """Whether a mutant has been tried before: it waits until all others were."""
        return mutant.key in self._results

    def enter(self, mutant: Mutant, result: str, by: str = "") -> None:
        """Write down what became of a mutant, and the test that killed it."""
        self._results[mutant.key] = result
        row = {"key": mutant.key, "result": result, "mutant": str(mutant), "by": by}
        self._file.write(json.dumps(row, ensure_ascii=False) + "\n")
        self._file.flush()

    def finish(self, found: list[Mutant]) -> None:
        """Print the survivors, and a row for the game and for each expansion that has rules of its own."""
        results = {m: self._results.get(m.key, "not tried") for m in found}
        for mutant in found:
            if results[mutant] in LIVING and mutant.key not in self._excused:
                print(f"{results[mutant]:9} {mutant.key} {mutant}")  # noqa: T201  # the report
        for book in sorted({_book(m) for m in found}):
            self._row(book.name, {m: result for m, result in results.items() if _book(m) == book})

    def _row(self, name: str, results: dict[Mutant, str]) -> None:
        counts = Counter(results.values())
        lived = [m.key in self._excused for m, result in results.items() if result in LIVING]
        killed = counts["killed"] + counts["timeout"]
        share = killed / max(1, len(results) - sum(lived))
        print(  # noqa: T201
            f"{name}: {len(results)} mutants, {killed} killed ({counts['timeout']} by time), "
            f"{sum(lived)} excused, {len(lived) - sum(lived)} survived: {share:.1%}"
        )


def _book(mutant: Mutant) -> Path:
    """The package whose ledger a mutant belongs to: its game's, or that of an expansion."""
    return next(p for p in mutant.path.parents if (p / "rules.toml").exists())


def reasons(game: str) -> dict[str, str]:
    """The excused survivors of a game by key, and why no test has to kill them."""
    path = EXCUSED / f"{game}.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {row["key"]: row["why"] for row in rows}
