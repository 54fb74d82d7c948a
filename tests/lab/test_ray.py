"""The lab over Ray: every command says the same as on one core, also when a worker dies in the middle.

Run where Ray is installed: `pip install -r requirements/ray.txt`, then `pytest tests/lab/test_ray.py`.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from hullbreach.cli import main
from hullbreach.kernel import write_replay
from hullbreach.lab import cluster
from hullbreach.lab.adapters import vector
from hullbreach.lab.plans import plan
from hullbreach.lab.watching import replay

BOTS = ("--players", "greedy,random", "--seed", "5", "--num", "16")
CLOCK = ("seconds", "decisions_per_second")

pytestmark = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")


@pytest.fixture
def commands(tmp_path: Path) -> dict[str, tuple[str, ...]]:
    """A command of every kind that can be carried out over Ray."""
    recorded, frail = tmp_path / "game.replay", tmp_path / "frail.toml"
    recorded.write_bytes(write_replay(replay(plan("specimen", ("random",) * 3, "told"), 0)))
    frail.write_text("[specimen]\nlives = 1\n", encoding="utf-8")
    experiment = ("--players", "random", "--seats", "3", "--num", "25", "--seed", "5")
    return {
        "simulate": ("simulate", "specimen", "--players", "random,random,greedy", *BOTS[2:]),
        "compare": ("compare", "specimen", *BOTS),
        "ladder": ("ladder", "specimen", *BOTS),
        "balance": ("balance", "specimen", *experiment, "--change", str(frail)),
        "analyse": ("analyse", str(recorded), "--effort", "quick"),
    }


Said = Callable[..., dict[str, Any]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """What a command finds, apart from how long it took; nothing else stands on standard output."""

    def run(*arguments: str) -> dict[str, Any]:
        assert main([*arguments, "--json"]) == 0
        found: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
        return {name: value for name, value in found.items() if name not in CLOCK}

    return run


def dying(folder: Path) -> Callable[[Callable[[Any], Any], Any], Any]:
    """Work whose first worker is killed when it has done its task, before anybody hears of it."""

    def carried_out(work: Callable[[Any], Any], task: Any) -> Any:
        with (folder / "begun").open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
        found = work(task)
        try:
            (folder / "dead").touch(exist_ok=False)
        except FileExistsError:
            return found
        return os.kill(os.getpid(), signal.SIGKILL)

    return carried_out


@pytest.mark.parametrize("name", ["simulate", "compare", "ladder", "balance", "analyse"])
def test_a_worker_killed_in_the_middle_loses_nothing_and_nothing_counts_twice(
    name: str,
    commands: dict[str, tuple[str, ...]],
    said: Said,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = said(*commands[name])
    monkeypatch.setattr(cluster, "_carried_out", dying(tmp_path))
    assert said(*commands[name], "--engine", "ray") == here
    assert (tmp_path / "dead").exists()
    assert len(set((tmp_path / "begun").read_text(encoding="utf-8").split())) > 1


def test_what_was_noted_before_a_death_is_not_played_again(
    commands: dict[str, tuple[str, ...]],
    said: Said,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setattr(cluster, "_carried_out", dying(tmp_path))
    command = (*commands["balance"], "--notes", str(notes), "--engine", "ray")
    found = said(*command)
    lines = notes.read_text(encoding="utf-8").splitlines()
    names = [line.partition("\t")[0] for line in lines]
    assert len(names) == len(set(names)) == 50
    begun = (tmp_path / "begun").read_bytes()
    assert said(*command) == found
    assert (tmp_path / "begun").read_bytes().count(b"\n") == begun.count(b"\n") + 1  # the check


def probe(task: int) -> tuple[int, int]:
    """The worker a task is carried out by."""
    return task, os.getpid()


def test_tasks_apart_have_a_worker_each_and_come_in_order() -> None:
    found = list(cluster.over_ray(probe, range(6), apart=True))
    assert [task for task, _ in found] == list(range(6))
    assert len({process for _, process in found}) == 6


def test_whoever_has_seen_enough_may_stop() -> None:
    many = cluster.over_ray(probe, range(10_000))
    assert next(many)[0] == 0
    many.close()
    assert [task for task, _ in cluster.over_ray(probe, range(3))] == [0, 1, 2]


def shown(envs: vector.VectorTables, steps: int) -> list[list[Any]]:
    """What all tables show and give in a number of steps."""
    seen, info = envs.reset(seed=5)
    found = [[*seen.values(), info["seat"]]]
    for turn in range(steps):
        actions = [np.flatnonzero(row)[turn % np.count_nonzero(row)] for row in seen["action_mask"]]
        seen, *given, info = envs.step(np.array(actions))
        found.append([*seen.values(), info["seat"], info["rewards"], *given])
    return found


def test_tables_over_ray_are_the_tables_of_one_process() -> None:
    with closing(vector.make("specimen", tables=5)) as envs:
        here = shown(envs, 120)
    with closing(vector.make("specimen", tables=5, processes=2, ray=True)) as envs:
        there = shown(envs, 120)
    for mine, theirs in zip(here, there, strict=True):
        assert all((a == b).all() for a, b in zip(mine, theirs, strict=True))


def test_an_actor_that_is_gone_is_noticed() -> None:
    with closing(vector.make("specimen", tables=2, processes=2, ray=True)) as envs:
        seen, _ = envs.reset(seed=1)
        envs._crew._ray.kill(envs._crew._actors[0])  # type: ignore[attr-defined]
        with pytest.raises(vector.WorkerFault, match="is gone"):
            envs.step(seen["action_mask"].argmax(axis=1))
