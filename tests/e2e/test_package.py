"""What is shipped: a lock file without addresses, and a wheel that plays without Node and without extras."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from .conftest import ROOT, STATIC

DIST_INFO = re.compile(r"^hullbreach-[\d.]+\.dist-info/")


def test_the_lock_file_holds_no_address() -> None:
    """Where packages come from is a matter of the machine; their hashes stay."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 100
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with the client that is built in it."""
    assert STATIC.exists(), "the browser client is not built: run 'make web'"
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", ".", "--no-build-isolation", "--wheel-dir", folder)
    return next(folder.glob("*.whl"))


def pip(
    command: str, what: str | Path, *rest: str | Path, python: str | Path = sys.executable
) -> None:
    """Run pip, for another Python if need be, without looking for anything elsewhere."""
    line = [sys.executable, "-m", "pip", "--python", python, command, what]
    line += ["--no-deps", "--no-index", "--quiet", "--disable-pip-version-check", *rest]
    subprocess.run(line, cwd=ROOT, check=True)


def shipped(wheel: Path) -> dict[str, bytes]:
    """What lies in the wheel; the folder of its facts is called `about`."""
    with zipfile.ZipFile(wheel) as archive:
        return {DIST_INFO.sub("about/", name): archive.read(name) for name in archive.namelist()}


def test_the_wheel_holds_the_client_and_no_sources_of_it(wheel: Path) -> None:
    names = shipped(wheel)
    assert "hullbreach/server/static/index.html" in names
    assert not any(name.startswith(("web/", "tests/", "licenses/")) for name in names)


def test_the_wheel_holds_the_licences_of_all_it_ships(wheel: Path) -> None:
    found = shipped(wheel)
    notices = found["about/licenses/THIRD_PARTY_NOTICES"].decode()
    named = re.findall(r"\(([\w.-]+\.txt)\)", notices)
    texts = {
        name.rpartition("/")[2] for name in found if name.startswith("about/licenses/licenses/")
    }
    assert set(named) == texts
    fonts = {name.split("/")[-1].split("-")[0] for name in found if name.endswith(".woff2")}
    assert fonts == {"barlow", "michroma"}
    assert {f"OFL-{font}.txt" for font in fonts} <= texts


def test_the_wheel_says_what_it_is_made_of(wheel: Path) -> None:
    bill = json.loads(shipped(wheel)["about/sboms/hullbreach.cdx.json"])
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["purl"] for part in bill["components"]}
    pins = re.findall(
        r"^([\w-]+)==([\w.]+)", (ROOT / "requirements/run.txt").read_text("utf-8"), re.M
    )
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= parts
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert f"pkg:npm/svelte@{lock['node_modules/svelte']['version']}" in parts
    assert set(bill["dependencies"][0]["dependsOn"]) == parts


def test_the_same_checkout_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    pip("wheel", ".", "--no-build-isolation", "--wheel-dir", tmp_path)
    assert next(tmp_path.glob("*.whl")).read_bytes() == wheel.read_bytes()


class Installed:
    """The wheel in an environment of its own, with what it asks for and nothing else."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self._bin = folder / "bin"
        pip("install", wheel, python=self._bin / "python")
        self.site = next(folder.glob("lib/python*/site-packages"))
        own = Distribution.at(next(self.site.glob("hullbreach-*.dist-info")))
        self.packages = {found.name: found for found in needed(own)}
        for found in self.packages.values():
            for file in found.files or ():
                target = self.site / file
                if self.site in target.resolve().parents and "__pycache__" not in target.parts:
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(str(file.locate()), target)

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run `hullbreach` far from the checkout."""
        command = [str(self._bin / "hullbreach"), *arguments]
        options: dict[str, Any] = {"input": typed, "capture_output": True, "text": True}
        return subprocess.run(command, cwd=self._bin, env={"LANG": "C.UTF-8"}, **options)


def needed(package: Distribution) -> Iterator[Distribution]:
    """What a package without extras needs, and what that needs in turn, as it is installed here."""
    for wanted in map(Requirement, package.requires or ()):
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            found = distribution(wanted.name)
            yield found
            yield from needed(found)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """One installation for all tests."""
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_little_comes_with_it(installed: Installed) -> None:
    assert {"msgspec", "fluent.runtime", "rich"} <= set(installed.packages)
    assert len(installed.packages) <= 12
    assert not (installed.site / "litestar").exists()


@pytest.mark.parametrize("game", ["theseus", "the_thing", "panic_station", "nemesis"])
def test_a_game_is_played_in_the_terminal(installed: Installed, game: str) -> None:
    said = installed.run("play", game, "--seed", "7", typed="1\n" * 20 + "q\n")
    assert (said.returncode, said.stderr) == (0, "")
    assert len(said.stdout.splitlines()) > 50


def test_asked_to_serve_it_says_in_one_sentence_what_to_install(installed: Installed) -> None:
    said = installed.run("serve")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == (
        "hullbreach serve: serving tables to browsers needs the extra server: "
        "pip install 'hullbreach[server]'\n"
    )


def test_all_other_commands_work(installed: Installed, tmp_path: Path) -> None:
    runs, replay = str(tmp_path / "runs"), str(tmp_path / "game.replay")
    for line in (
        f"simulate specimen --players random,random,greedy --num 3 --seed 7 --output {runs}",
        f"report {runs}",
        "compare specimen --players random,greedy --num 4 --seed 7",
        "ladder specimen --players random,greedy --num 4 --seed 7",
        f"play specimen --players random,random,random --seed 7 --record {replay}",
        f"replay verify {replay}",
        "rules theseus T-23",
        "games --all",
        "bench specimen --seconds 0.1",
        "--version",
    ):
        said = installed.run(*line.split())
        assert said.returncode == 0, f"{line}: {said.stderr}"
