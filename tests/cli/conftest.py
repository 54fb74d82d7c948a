"""Running commands: in this process for speed, as a process where that is the point."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.cli import main

Run = Callable[..., "Said"]


class Said:
    """What a command said and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> Any:
        """The one JSON object on standard output."""
        assert self.out.count("\n") == 1
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line and return what it said."""
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def go(*arguments: str) -> Said:
        status = main(arguments)
        captured = capsys.readouterr()
        return Said(status, captured.out, captured.err)

    return go
