"""What is shipped: the lock file without addresses, and a wheel that needs no Node."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from .conftest import ROOT, STATIC


def test_the_lock_file_holds_no_address() -> None:
    """Where packages come from is a matter of the machine; their hashes stay."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 100
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []


@pytest.mark.soak
def test_the_wheel_holds_client_and_notices(tmp_path: Path) -> None:
    """The built client and the credits of others lie in the wheel, the sources of the client do not."""
    assert STATIC.exists()
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        ".",
        "--no-deps",
        "--no-build-isolation",
        "--quiet",
    ]
    subprocess.run([*command, "--wheel-dir", str(tmp_path)], cwd=ROOT, check=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert "hullbreach/server/static/index.html" in names
    assert any(name.endswith("THIRD_PARTY_NOTICES") for name in names)
    assert not any(name.startswith("web/") for name in names)
