"""The adapters for learning: what PettingZoo and OpenSpiel demand, and that they tell nothing they may not."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from hullbreach import games
from hullbreach.kernel import Act, Session
from hullbreach.lab.adapters import openspiel, openspiel_talk, pettingzoo
from hullbreach.lab.adapters.actions import table
from hullbreach.lab.adapters.acts import LINE_NUMBERS, SECTION, SILENCE, act_table
from hullbreach.testing.laws import choose
from hullbreach.testing.laws import numbers as some_numbers

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


# -- with talk ---------------------------------------------------------------------------------------------------------

TALKING = [(game, mode) for game, mode in MODES if games.find(game).talk is not None]


def one_way(env: Any, agent: str) -> int:
    """An open action, and at a window not always silence."""
    open_ones = np.flatnonzero(env.observe(agent)["action_mask"])
    return int(open_ones[len(open_ones) // 2])


@pytest.mark.parametrize(("game", "mode"), TALKING)
def test_pettingzoo_is_content_with_talk(game: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of things that are not wrong, such as our spaces
        api_test(pettingzoo.env(game, mode=mode, talk=True), num_cycles=100)
        seed_test(lambda: pettingzoo.env(game, mode=mode, talk=True), num_cycles=20)
    env = pettingzoo.env(game, mode=mode, talk=True)
    assert env.metadata["name"] == f"hullbreach_{game}_{mode}_talk_v0"


@pytest.mark.parametrize(("game", "mode"), TALKING)
def test_openspiel_is_content_with_talk(game: str, mode: str) -> None:
    spiel = openspiel_talk.load(game, mode)
    state = spiel.new_initial_state()
    state.apply_action(3)
    for _ in range(60):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert all(state.action_to_string(state.current_player(), x) for x in legal)
        state.apply_action(legal[len(legal) // 2])


def test_openspiel_puts_talk_away_and_takes_it_up_again() -> None:
    spiel = openspiel_talk.load("specimen")
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)


def test_without_talk_nothing_changes_and_with_it_the_game_keeps_its_numbers() -> None:
    for game in {game for game, _ in TALKING}:
        quiet, loud = pettingzoo.env(game), pettingzoo.env(game, talk=True)
        for env in (quiet, loud):
            env.reset(seed=1)
        quiet_mask, loud_mask = (env.observe(env.agents[0])["action_mask"] for env in (quiet, loud))
        acts = act_table(game)
        assert len(quiet_mask) == table(game).size
        assert len(loud_mask) == table(game).size + acts.size
        assert acts.names[SILENCE] == "silence"
        assert len(set(acts.names)) == acts.size


def test_everything_that_can_be_said_has_its_number() -> None:
    for game, mode in TALKING:
        rules = games.find(game)
        assert rules.talk is not None
        session = Session.new(rules, rules.configure(mode), 5)
        numbers = act_table(game).numbers
        for _ in range(60):
            if session.over:
                break
            for seat in range(session.config.players):
                assert all(act in numbers for act in rules.talk.sayable(session.state, seat))
            session.answer(*choose(session, some_numbers(7)))


def test_nobody_hears_the_others_before_all_have_spoken() -> None:
    env = pettingzoo.env("the_thing", players=5, talk=True)
    env.reset(seed=2)
    first = table("the_thing").size
    while env.observe(env.agent_selection)["action_mask"][first] == 0:
        env.step(one_way(env, env.agent_selection))
    spoken = []
    while env.observe(env.agent_selection)["action_mask"][first + 1 :].any():
        agent = env.agent_selection
        assert not env.observe(agent)["observation"][-SECTION:].any()
        spoken.append(agent)
        env.step(first + act_table("the_thing").numbers[Act("human")])
        if len(spoken) == 5:
            break
    heard = env.observe(env.agents[0])["observation"][-SECTION:]
    lines = heard.reshape(-1, LINE_NUMBERS)[:5]
    assert [int(row[0]) for row in lines] == [5, 4, 3, 2, 1]
    assert {int(row[1]) for row in lines} == {1}


def test_who_was_asked_has_a_turn_to_answer() -> None:
    env = pettingzoo.env("the_thing", players=5, talk=True)
    env.reset(seed=2)
    first, numbers = table("the_thing").size, act_table("the_thing").numbers
    while env.observe(env.agent_selection)["action_mask"][first] == 0:
        env.step(one_way(env, env.agent_selection))
    asker = env.agent_selection
    env.step(first + numbers[Act("ask_human", (3,))])
    while env.observe(env.agent_selection)["action_mask"][first + numbers[Act("human")]]:
        env.step(first + SILENCE)
    assert asker != env.agent_selection == "seat_3"
    mask = env.observe("seat_3")["action_mask"]
    replies = [first + numbers[Act(x)] for x in ("yes", "no", "rather_not", "dont_know")]
    assert list(np.flatnonzero(mask)) == sorted([first + SILENCE, *replies])
    env.step(replies[0])
    newest = env.observe(asker)["observation"][-SECTION:][:LINE_NUMBERS]
    assert [int(newest[0]), int(newest[4])] == [4, 1]


def test_a_world_that_looks_the_same_does_not_know_what_was_not_heard() -> None:
    state = openspiel_talk.load("the_thing", players=5).new_initial_state()
    state.apply_action(3)
    first, numbers = table("the_thing").size, act_table("the_thing").numbers
    while first not in state.legal_actions():
        state.apply_action(state.legal_actions()[-1])
    state.apply_action(first + numbers[Act("human")])
    other = state.current_player()
    twin = state.resample_from_infostate(other, lambda: 0.25)
    assert twin.current_player() == other
    assert twin.legal_actions() == state.legal_actions()
    assert [len(x._flow.unheard) for x in (state, twin)] == [1, 0]
