"""A real server with the built client, and a real browser that scenarios of web/e2e drive."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.kernel import write_replay
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay
from tests.server.dealt import asking
from tests.server.process import Server, server

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "hullbreach" / "server" / "static" / "index.html"
Browse = Callable[..., dict[str, Any]]


LONGEST, LONGEST_SOAK, GRACE = 260, 1_800, 30
"""After how many seconds a scenario waits for something that never comes, and how long it may take to say so."""


def played(scenario: str, given: dict[str, Any], seconds: float = LONGEST) -> dict[str, Any]:
    """What a scenario finds in the browser; no page may complain."""
    told = json.dumps({**given, "longest": seconds, "headers": asking()})
    done = subprocess.run(
        ["node", "web/e2e/run.mjs", scenario, told],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=seconds + GRACE,
    )
    assert done.stdout, done.stderr
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert "failed" not in result, result["failed"]
    assert result["complaints"] == []
    return result


def brought(house: Server, game: str, players: int, name: str) -> str:
    """The table of a recorded game of random bots, brought to this server."""
    recorded = write_replay(replay(plan(game, ("random",) * players, name), 0))
    told = msgspec.json.decode(recorded)
    answer = httpx.post(f"{house.address}/api/replays", json=told, timeout=60)
    table: str = answer.json()["table"]
    return table


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
def browse(house: Server, chromium: str, request: pytest.FixtureRequest) -> Browse:
    """Run a scenario in the browser; its result must come without errors on any page."""
    soaking = request.node.get_closest_marker("soak") is not None

    def run(scenario: str, **args: Any) -> dict[str, Any]:
        given = {"address": house.address, "chromium": chromium, **args}
        return played(scenario, given, LONGEST_SOAK if soaking else LONGEST)

    return run
