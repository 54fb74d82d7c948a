"""The command line as a whole: help, versions, usage errors."""

import subprocess
import sys

import pytest

from hullbreach import __version__

from .conftest import Run


@pytest.mark.parametrize("command", ["games", "play", "simulate", "rules", "bench", "replay"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.status == 0
    assert said.out.startswith(f"usage: hullbreach {command}")


@pytest.mark.parametrize("command", ["games", "play", "simulate", "rules", "bench"])
def test_every_command_takes_a_seed(run: Run, command: str) -> None:
    assert "--seed" in run(command, "--help").out


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"hullbreach {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("games", "--loud"),
        ("simulate", "specimen"),
        ("simulate", "chess", "--players", "random"),
        ("simulate", "specimen", "--players", "random,random,wizard"),
        ("simulate", "specimen", "--players", "random"),
        ("simulate", "specimen", "--players", "random,random,random", "--num", "0"),
        ("simulate", "specimen", "--players", "random,random,random", "--mode", "solo"),
        ("simulate", "specimen", "--players", "random,random,random", "--option", "air"),
        ("simulate", "specimen", "--players", "random,random,random", "--option", "air=77"),
        ("simulate", "specimen", "--players", "random,random,random", "--option", "fire=1"),
        ("play", "chess"),
        ("play", "specimen", "--players", "human,human,dog"),
        ("play", "--resume", "/nowhere/at.all"),
        ("rules", "specimen", "S-999"),
        ("rules", "chess"),
        ("rules", "specimen", "--coverage", "--tests", "/nowhere/at/all"),
        ("bench", "chess"),
        ("bench", "specimen", "--players", "99"),
        ("replay", "show", "/nowhere/at.all"),
    ],
)
def test_a_usage_error_is_one_sentence_and_status_2(run: Run, arguments: tuple[str, ...]) -> None:
    said = run(*arguments)
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("hullbreach")
    assert said.err.count("\n") == 1


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "hullbreach", "games", "--all", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.startswith('{"games":')
    assert done.stderr == ""


def test_a_reader_who_leaves_is_no_drama() -> None:
    command = f"{sys.executable} -m hullbreach rules specimen --json | true"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
