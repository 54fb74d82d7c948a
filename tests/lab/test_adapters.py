"""The adapters for learning: what PettingZoo and OpenSpiel demand, and that they tell nothing they may not."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from hullbreach.lab.adapters import openspiel, pettingzoo

from .tables import MODES


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_pettingzoo_is_content(game: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of things that are not wrong, such as our spaces
        api_test(pettingzoo.env(game, mode=mode), num_cycles=200)
        seed_test(lambda: pettingzoo.env(game, mode=mode), num_cycles=40)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_openspiel_is_content(game: str, mode: str) -> None:
    spiel = openspiel.load(game, mode)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_openspiel_can_put_a_position_away_and_take_it_up_again() -> None:
    pyspiel.random_sim_test(openspiel.load("specimen"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_search_of_openspiel_plays(game: str, mode: str, kind: str) -> None:
    spiel = openspiel.load(game, mode)
    random = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, random)
    if kind == "mcts":
        bot: Any = mcts.MCTSBot(spiel, 2, 3, judge, random_state=random)
    else:
        bot = ismcts.ISMCTSBot(spiel, judge, 2.0, 5, random_state=random)
    state = spiel.new_initial_state()
    state.apply_action(3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_foul_ends_the_game() -> None:
    env = pettingzoo.raw_env("specimen")
    env.reset(seed=1)
    agent = env.agent_selection
    closed = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(closed)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_what_is_done_wrong_is_said() -> None:
    env = pettingzoo.env("specimen")
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is no action"):
        env.step(len(env.observe(env.agents[0])["action_mask"]))
    while env.agents:
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(RuntimeError, match="over"):
        env.step(None)


def test_winners_are_rewarded_once() -> None:
    env = pettingzoo.env("theseus")
    env.reset(seed=3)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        sums[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sorted(sums.values()) == [-1.0, 1.0]
