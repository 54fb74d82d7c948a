"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import Server, server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with quick bots."""
    with server(tmp_path_factory.mktemp("server")) as running:
        yield running
        faults = [line for line in running.log if '"level":"error"' in line]
    assert faults == []
