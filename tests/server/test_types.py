"""The client's types are those of the server's messages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "types"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_message_looks_the_same_on_both_sides() -> None:
    text = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert 'export interface Answer {\n  type: "answer";\n  id: number;\n  number: number;' in text
    assert "  asked?: Question | null;" in text
