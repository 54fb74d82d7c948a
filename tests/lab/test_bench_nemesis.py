"""The script that tells how games of Nemesis end: every seat has an end, and they are added up."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "nemesis_endings.py"


def test_it_tells_what_became_of_every_seat() -> None:
    command = [sys.executable, str(SCRIPT), "--players", "greedy,random", "--num", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    seats = [line for line in said if line.startswith("   ")]
    assert len(seats) == 4
    assert all(any(word in line for word in ("dead", "asleep", "escaped")) for line in seats)
    won = sum("WON" in line for line in seats)
    totals = [line for line in said if " of 2 (" in line]
    assert [line.split(":")[0] for line in totals] == ["greedy", "random"]
    assert sum(int(line.split()[1]) for line in totals) == won
    assert all(line.count(" %, ") == 2 for line in totals), "shares come with their intervals"
    endings = next(line for line in said if line.startswith("ends "))
    assert sum(int(number) for number in re.findall(r": (\d+)", endings)) == 2
