"""Many games at once: the same as one by one, whatever the number of processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hullbreach import games
from hullbreach.kernel import HullbreachError, key_of
from hullbreach.lab.adapters import vector
from hullbreach.lab.adapters.actions import table
from hullbreach.lab.adapters.episode import Episode
from hullbreach.lab.adapters.observing import observer

from .tables import MODES


@contextmanager
def tables(*args: Any, **kwargs: Any) -> Iterator[vector.VectorTables]:
    with closing(vector.make(*args, **kwargs)) as envs:
        yield envs


def first_open(mask: Any, turn: int) -> Any:
    """An action that is open, for every table, another one each turn."""
    return np.array([np.flatnonzero(row)[turn % np.count_nonzero(row)] for row in mask])


def played(envs: vector.VectorTables, steps: int, seed: int = 5) -> list[Any]:
    """What is seen in a number of steps."""
    seen, info = envs.reset(seed=seed)
    found: list[Any] = [(seen["observation"], seen["action_mask"], info["seat"])]
    for turn in range(steps):
        seen, reward, ended, cut, info = envs.step(first_open(seen["action_mask"], turn))
        found.append((seen["observation"], seen["action_mask"], info["seat"], reward, ended, cut))
    return found


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_table_is_the_game_it_would_be_alone(game: str, mode: str) -> None:
    rules = games.find(game)
    config, actions, sees = rules.configure(mode), table(game), observer(rules)
    with tables(game, mode, tables=3) as envs:
        rows = played(envs, 60)
    for number in range(3):
        begun = 1
        episode = Episode(rules, config, actions, key_of(f"5/{number}/1"))
        for turn, (vectors, masks, seats, *_) in enumerate(rows):
            if episode.rewards is not None:
                begun += 1
                episode = Episode(rules, config, actions, key_of(f"5/{number}/{begun}"))
            out = np.empty(sees.size, np.float32)
            sees.observe(episode.trial.state, episode.seat, out)
            assert (vectors[number] == out).all()
            assert np.flatnonzero(masks[number]).tolist() == sorted(episode.offers)
            assert seats[number] == episode.seat
            episode.step(int(first_open(masks, turn)[number]))


def test_processes_change_nothing() -> None:
    with tables("specimen", tables=5) as one, tables("specimen", tables=5, processes=2) as two:
        for here, there in zip(played(one, 200), played(two, 200), strict=True):
            assert all((a == b).all() for a, b in zip(here, there, strict=True))
        assert (played(two, 3, seed=6)[0][0] != played(two, 3)[0][0]).any()


def test_a_game_that_ends_gives_rewards_and_begins_anew() -> None:
    ends = 0
    with tables("specimen", tables=4) as envs:
        assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        seen, info = envs.reset(seed=1)
        for turn in range(300):
            actors = info["seat"]
            actions = first_open(seen["action_mask"], turn)
            seen, reward, ended, cut, info = envs.step(actions)
            assert not cut.any()
            assert (info["_rewards"] == ended).all()
            for row in np.flatnonzero(ended):
                ends += 1
                assert set(info["rewards"][row]) <= {1.0, -1.0}
                assert reward[row] == info["rewards"][row][actors[row]]
            assert (reward[~ended] == 0).all()
            assert seen["action_mask"].any(axis=1).all()
    assert ends > 4


def test_a_foul_costs_who_made_it_and_ends_the_game() -> None:
    with tables("specimen", tables=2) as envs:
        seen, info = envs.reset(seed=1)
        actions = first_open(seen["action_mask"], 0)
        actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
        _, reward, ended, _, after = envs.step(actions)
        assert ended.tolist() == [False, True]
        assert reward.tolist() == [0.0, -1.0]
        assert after["rewards"][1].tolist() == [
            -1.0 if seat == info["seat"][1] else 0.0 for seat in range(3)
        ]


def test_what_is_seen_fits_its_spaces() -> None:
    with tables("specimen", tables=3) as envs:
        seen, _ = envs.reset()
        assert envs.observation_space.contains(seen)
        assert envs.action_space.contains(first_open(seen["action_mask"], 0))


def test_what_is_seen_stays_unless_it_is_not_copied() -> None:
    with tables("specimen", tables=2) as envs:
        before, _ = envs.reset(seed=1)
        kept = before["observation"].copy()
        envs.step(first_open(before["action_mask"], 0))
        assert (before["observation"] == kept).all()
    with tables("specimen", tables=2, copy=False) as envs:
        before, _ = envs.reset(seed=1)
        after, *_ = envs.step(first_open(before["action_mask"], 0))
        assert after["observation"] is before["observation"]


def test_too_many_processes_are_refused() -> None:
    with pytest.raises(HullbreachError, match="2 tables"):
        vector.make("specimen", tables=2, processes=3)


def test_a_process_that_is_gone_is_noticed() -> None:
    with tables("specimen", tables=2, processes=2) as envs:
        seen, _ = envs.reset(seed=1)
        process = envs._crew._processes[0]  # type: ignore[attr-defined]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(vector.WorkerFault, match="is gone"):
            envs.step(first_open(seen["action_mask"], 0))
