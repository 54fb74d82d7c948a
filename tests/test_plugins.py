"""Games and bots of other packages: the example is installed somewhere, found, played and held to the laws."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach.testing import specimen

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


def test_a_game_without_words_does_not_talk(installed: Path) -> None:
    players = ("--players", "random,random,random,random", "--num", "1", "--talk", "on")
    played = hullbreach("simulate", "pressure", *players, packages=installed)
    assert played.returncode != 0
    assert "pressure has no words for its table" in played.stderr


def test_the_game_keeps_the_laws(installed: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider")
    done = python("-m", "pytest", *options, str(EXAMPLE / "tests"), packages=installed)
    assert done.returncode == 0, done.stdout


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    played = hullbreach("play", "pressure", packages=tmp_path)
    assert played.returncode == 2
    assert "there is no game 'pressure'" in played.stderr


def test_of_two_packages_that_give_one_name_the_first_is_heard(
    installed: Path, tmp_path: Path
) -> None:
    rival = package(tmp_path, "rival", games="pressure = no_such_module:GAME")
    listed = hullbreach("games", packages=(installed, rival))
    assert listed.returncode == 0
    assert "hullbreach play pressure" in listed.stdout
    assert listed.stderr == (
        "pressure of rival is left out: hullbreach-pressure has 'pressure' in hullbreach.games already\n"
    )


CLASH = "of rival is left out: hullbreach has"


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("simulate", "specimen", "--players", "random,random,random", "--num", "1"),
        ("play", "specimen", "--players", "random,random,random", "--seed", "1"),
    ],
    ids=lambda command: command[0],
)
def test_a_name_of_ours_stays_ours(tmp_path: Path, command: tuple[str, ...]) -> None:
    rival = package(
        tmp_path, "rival", games="nemesis = no_such:GAME", bots="random = no_such_module:make"
    )
    done = hullbreach(*command, packages=rival)
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stderr.splitlines() if CLASH in line]
    assert lines
    assert lines == done.stderr.strip().splitlines()
    assert len(set(lines)) == len(lines)


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


def module(folder: Path, name: str, text: str) -> None:
    (folder / f"{name}.py").write_text(text)


@pytest.mark.parametrize("text", ["import sys; sys.exit()", "raise BaseException('no')"])
def test_a_package_that_ends_itself_ends_alone(tmp_path: Path, text: str) -> None:
    module(tmp_path, "leaving", text)
    listed = hullbreach("games", packages=package(tmp_path, "leaving", games="chess = leaving:A"))
    assert listed.returncode == 0
    assert "Theseus" in listed.stdout
    assert listed.stderr.startswith("chess of leaving is left out: ")
    assert listed.stderr.count("\n") == 1


def test_what_a_package_prints_is_kept_out_of_the_output(tmp_path: Path) -> None:
    module(tmp_path, "talking", "print('hello')")
    talking = package(tmp_path, "talking", games="chess = talking:GAME")
    listed = hullbreach("games", "--json", packages=talking)
    assert "theseus" in [game["game"] for game in json.loads(listed.stdout)["games"]]
    assert "hello" in listed.stderr


BORROWED = "from dataclasses import replace\nfrom hullbreach.testing.specimen import GAME\n"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("package='no_such_package'", "no_such_package"),
        ("package='email'", "email has no rules.toml"),
        ("modes=()", "chess has no modes"),
    ],
)
def test_a_game_that_lacks_what_games_have_is_left_out(
    tmp_path: Path, change: str, why: str
) -> None:
    module(tmp_path, "half", f"{BORROWED}GAME = replace(GAME, name='chess', {change})\n")
    half = package(tmp_path, "half", games="chess = half:GAME")
    listed = hullbreach("games", "--json", "--all", packages=half)
    assert listed.returncode == 0, listed.stderr
    assert "chess" not in [game["game"] for game in json.loads(listed.stdout)["games"]]
    assert why in listed.stderr
    assert listed.stderr.count("\n") == 1


def game_in(folder: Path, evaluation: str) -> Path:
    """A package `lent` with the specimen's rules under another name, and an evaluation."""
    shutil.copytree(Path(specimen.__file__).parent, folder / "lent")
    rules = BORROWED + "GAME = replace(GAME, name='lent', package='lent', finished=True)\n"
    (folder / "lent" / "__init__.py").write_text(rules)
    (folder / "lent" / "evaluation.py").write_text(evaluation)
    return package(folder, "lent", games="lent = lent:GAME")


@pytest.mark.parametrize("evaluation", ["EVALUATION = 3", "raise SystemExit"])
def test_an_evaluation_that_is_none_gets_a_sentence(tmp_path: Path, evaluation: str) -> None:
    lent = game_in(tmp_path, evaluation)
    played = hullbreach("play", "lent", "--players", "greedy,random,random", packages=lent)
    assert played.returncode == 2
    assert "lent.evaluation" in played.stderr
    assert played.stderr.count("\n") == 1


def test_a_game_whose_words_cannot_be_read_is_not_listed(tmp_path: Path) -> None:
    lent = game_in(tmp_path, "")
    (tmp_path / "lent" / "en.ftl").write_text("this is no Fluent\n")
    listed = hullbreach("games", "--json", packages=lent)
    assert listed.returncode == 0, listed.stderr
    assert "theseus" in [game["game"] for game in json.loads(listed.stdout)["games"]]
    assert listed.stderr.startswith("lent is left out: ")
    assert listed.stderr.count("\n") == 1


def test_the_server_loads_what_it_can_show(tmp_path: Path) -> None:
    lent = game_in(tmp_path, "EVALUATION = 3")
    (tmp_path / "lent" / "rules.toml").write_text("this is no TOML\n")
    rival = package(tmp_path / "rival", "rival", games="nemesis = no_such_module:GAME")
    start = (
        "from hullbreach.server.http.routes_info import listed, precompute\n"
        "from hullbreach.server.runtime.worker import warm_up\n"
        "precompute(False); warm_up(); print([game.game for game in listed(False)])"
    )
    done = python("-c", start, packages=(lent, rival))
    assert done.returncode == 0, done.stderr
    assert "nemesis" in done.stdout
    assert "lent" not in done.stdout
    assert "lent is left out: " in done.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def make(*given): return 1 / 0", "ZeroDivisionError"),
        ("def make(*given): return 7", "7 is no bot"),
        ("def make(*given): raise SystemExit(0)", "SystemExit"),
    ],
)
def test_a_bot_that_cannot_be_made_gets_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    module(tmp_path, "deep", text)
    deep = package(tmp_path, "deep", bots="deep = deep:make")
    played = hullbreach("play", "specimen", "--players", "deep,random,random", packages=deep)
    assert played.returncode == 2
    assert "the bot 'deep' cannot be made: " in played.stderr
    assert why in played.stderr
    assert played.stderr.count("\n") == 1


def test_help_loads_no_bot_and_takes_every_name(tmp_path: Path) -> None:
    module(tmp_path, "loud", "import sys; print('loaded', file=sys.stderr)")
    loud = package(tmp_path, "loud", bots="100%sure = loud:make")
    shown = hullbreach("play", "--help", packages=loud)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "100%sure" in shown.stdout
