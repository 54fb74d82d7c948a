"""Starting: what is wrong is said in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach.server.settings import BadSettings, Settings, database_url, from_environment
from tests.server.process import server


def start(*arguments: str) -> tuple[int, str]:
    """Try to start a server that cannot start."""
    command = [sys.executable, "-m", "hullbreach.server", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr.strip().splitlines()[-1]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        status, said = start("--port", "0", "--database", first.database)
        assert (status, "another server has" in said) == (2, True)
        status, said = start("--port", str(first.port), "--database", f"sqlite:///{tmp_path}/b.db")
        assert (status, "cannot listen" in said) == (2, True)


def test_a_database_nobody_knows_is_refused() -> None:
    status, said = start("--database", "mysql://here/there")
    assert (status, "postgresql://" in said) == (2, True)


def test_settings_come_from_the_environment() -> None:
    found = from_environment({"HULLBREACH_PORT": "81", "HULLBREACH_TRUST_PROXY": "yes"})
    assert (found.port, found.trust_proxy, found.pace) == (81, True, Settings().pace)
    with pytest.raises(BadSettings, match="no int"):
        from_environment({"HULLBREACH_PORT": "many"})
    with pytest.raises(BadSettings, match="no bool"):
        from_environment({"HULLBREACH_SMTP_TLS": "perhaps"})


def test_database_urls_as_people_write_them() -> None:
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert database_url("postgres://u@h/n") == "postgresql+asyncpg://u@h/n"
