"""One server for all tests that do not need one of their own; and no test waits for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

from tests.server.process import Server, server

LONGEST, LONGEST_SOAK = 280, 7_200
"""After how many seconds a test is believed to wait for something that never comes."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with quick bots."""
    with server(tmp_path_factory.mktemp("server")) as running:
        yield running
        faults = [line for line in running.log if '"level":"error"' in line]
    assert faults == []


def give_up(_signal: int, _frame: FrameType | None) -> None:
    """End a test that waits, wherever it stands; the others go on."""
    raise AssertionError("what this test waits for never came")


@pytest.fixture(autouse=True)
def _waits_not_for_ever(request: pytest.FixtureRequest) -> Iterator[None]:
    """A broken rule fails its test in a sentence and does not end the run."""
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST if request.node.get_closest_marker("soak") is None else LONGEST_SOAK)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
