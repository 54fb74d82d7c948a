"""A real server with the built client, and a real browser that scenarios of web/e2e drive."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Server, server

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "hullbreach" / "server" / "static" / "index.html"
Browse = Callable[..., dict[str, Any]]


def played(scenario: str, given: dict[str, Any], seconds: float = 600) -> dict[str, Any]:
    """What a scenario finds in the browser; no page may complain."""
    done = subprocess.run(
        ["node", "web/e2e/run.mjs", scenario, json.dumps(given)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.stdout, done.stderr
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert "failed" not in result, result["failed"]
    assert result["complaints"] == []
    return result


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a browser."""
    found = subprocess.run(
        [ROOT / "scripts" / "browser"], capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with quick bots and the built client."""
    assert STATIC.exists(), "the browser client is not built: run 'make web'"
    with server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def browse(house: Server, chromium: str) -> Browse:
    """Run a scenario in the browser; its result must come without errors on any page."""

    def run(scenario: str, **args: Any) -> dict[str, Any]:
        return played(scenario, {"address": house.address, "chromium": chromium, **args}, 1800)

    return run
