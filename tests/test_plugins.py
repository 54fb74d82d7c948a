"""Games and bots of other packages: the example is installed somewhere, found, played and held to the laws."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "pressure"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, built from its source and installed into a folder of its own."""
    target = tmp_path_factory.mktemp("packages")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *options, str(EXAMPLE)], check=True, capture_output=True)
    return target


def python(*arguments: str, packages: Path | tuple[Path, ...]) -> subprocess.CompletedProcess[str]:
    """Run Python where these packages are installed as well."""
    folders = [str(folder) for folder in ([packages] if isinstance(packages, Path) else packages)]
    before = [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*folders, *before])}
    environment["HULLBREACH_LANG"] = "en"
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def hullbreach(
    *arguments: str, packages: Path | tuple[Path, ...]
) -> subprocess.CompletedProcess[str]:
    return python("-m", "hullbreach", *arguments, packages=packages)


def package(folder: Path, name: str, **entries: str) -> Path:
    """A package that is nothing but its entry points."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines = [f"[hullbreach.{group}]\n{entry}\n" for group, entry in entries.items()]
    (info / "entry_points.txt").write_text("".join(lines))
    return folder


def test_the_game_is_listed_beside_ours(installed: Path) -> None:
    listed = hullbreach("games", packages=installed)
    assert listed.returncode == 0
    assert "Theseus" in listed.stdout
    assert "hullbreach play pressure" in listed.stdout
    assert listed.stderr == ""


def test_the_game_is_played_by_its_own_bot_and_by_ours(installed: Path) -> None:
    players = "cautious,greedy,random,ismcts:10"
    played = hullbreach("play", "pressure", "--players", players, "--seed", "3", packages=installed)
    assert played.returncode == 0, played.stderr
    assert "the engine holds" in played.stdout


def test_the_bot_sits_down_at_our_games(installed: Path) -> None:
    players = ("--players", "cautious,random,random", "--num", "2", "--seed", "1")
    played = hullbreach("simulate", "specimen", *players, packages=installed)
    assert played.returncode == 0, played.stderr


def test_the_game_keeps_the_laws(installed: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider")
    done = python("-m", "pytest", *options, str(EXAMPLE / "tests"), packages=installed)
    assert done.returncode == 0, done.stdout


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    played = hullbreach("play", "pressure", packages=tmp_path)
    assert played.returncode == 2
    assert "there is no game 'pressure'" in played.stderr


@pytest.mark.parametrize(
    ("name", "other"), [("pressure", "hullbreach-pressure"), ("nemesis", "hullbreach")]
)
def test_two_packages_that_give_one_name_are_named(
    installed: Path, tmp_path: Path, name: str, other: str
) -> None:
    rival = package(tmp_path, "rival", games=f"{name} = hullbreach_pressure:GAME")
    listed = hullbreach("games", packages=(installed, rival))
    assert listed.returncode == 2
    assert f"{other} and rival both add {name!r}" in listed.stderr
    assert listed.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "target", ["no_such_module:GAME", "hullbreach.kernel:NATURE", "hullbreach:nothing"]
)
def test_a_broken_package_costs_one_line(tmp_path: Path, target: str) -> None:
    broken = package(tmp_path, "broken", games=f"chess = {target}", bots=f"deep = {target}")
    listed = hullbreach("games", packages=broken)
    assert listed.returncode == 0
    assert "Theseus" in listed.stdout
    games_left_out = [line for line in listed.stderr.splitlines() if line.startswith("chess")]
    assert len(games_left_out) == 1
    assert "chess of broken is left out" in games_left_out[0]
    assert len(listed.stderr.splitlines()) <= 2


def test_a_bot_that_cannot_be_loaded_is_not_there(tmp_path: Path) -> None:
    broken = package(tmp_path, "broken", bots="deep = no_such_module:make")
    played = hullbreach("play", "specimen", "--players", "deep,random,random", packages=broken)
    assert played.returncode == 2
    assert "there is no bot 'deep'; there are random, greedy, ismcts" in played.stderr
