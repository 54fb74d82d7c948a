"""The script that measures the bots: it runs, and its figures follow from what it counted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "bots.py"


def test_it_measures_every_mode_of_a_game() -> None:
    command = [sys.executable, str(SCRIPT), "specimen", "--seconds", "0.05", "--repeat", "2"]
    said = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    (row,) = json.loads(said.stdout)
    assert (row["game"], row["mode"]) == ("specimen", "crew")
    assert row["greedy"] == round(row["decisions"] / row["seconds"])
    assert row["search"] == round(row["simulations"] / row["thinking"])
    assert row["simulations"] % 100 == 0
    assert min(row["greedy"], row["search"], row["forced"]) > 0
