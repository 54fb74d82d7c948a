"""`hullbreach serve` says where it is, and ends cleanly."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .conftest import Run


def test_it_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hullbreach", "serve", "--port", "0", "--all"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[-1]
        games = httpx.get(f"{address}/api/games").json()["games"]
        assert "specimen" in {game["game"] for game in games}
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(20) == 0


def test_what_cannot_be_is_said_in_one_sentence(run: Run) -> None:
    for arguments in (["--database", "mysql://x/y"], ["--seed", "7"], ["--host", "300.1.1.1"]):
        said = run("serve", *arguments)
        assert said.status == 2
        assert said.err.startswith("hullbreach serve: ")
        assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("package", "database", "extra"),
    [("litestar", "sqlite:///x.db", "server"), ("asyncpg", "postgresql://x/y", "postgres")],
)
def test_without_its_extra_it_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, package: str, database: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = run("serve", "--database", database)
    assert said.status == 2
    assert said.err.endswith(f"pip install 'hullbreach[{extra}]'\n")
    assert said.err.count("\n") == 1
