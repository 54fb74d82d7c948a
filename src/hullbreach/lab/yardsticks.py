"""Yardsticks: what to hold a speed against, so that figures of two machines can be compared.

One is always there, a fixed loop of plain Python. The others are games of other projects, measured where they are
installed. All times are the process's own, so that other work on the machine hardly counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

Rates: TypeAlias = dict[str, float]
"""What is done in a second, by name."""

TURNS = 100_000


def per_second(seconds: float, play: Callable[[], float]) -> float:
    """How much `play` does in a second of the process's time; it returns how much it has done."""
    play()
    done, begin = 0.0, time.process_time()
    while time.process_time() < begin + seconds:
        done += play()
    return done / (time.process_time() - begin)


def python_loop(seconds: float) -> Rates:
    """Turns of a fixed loop: a little arithmetic and one entry in a dictionary each."""

    def play() -> int:
        number, seen = 0, {}
        for turn in range(TURNS):
            number = (number * 31 + turn) % 1_000_003
            seen[number % 512] = number
        return TURNS

    return {"turns": per_second(seconds, play)}


def catanatron(seconds: float) -> Rates:
    """Random games of Catan for two: answers, those of them that were a choice, and copies of a position."""
    package: Any = import_module("catanatron")
    random, counts = Random(1), [0, 0]

    class Player(package.Player):  # type: ignore[misc]  # it brings no types
        """Answers at random, and counts."""

        def decide(self, game: Any, playable_actions: Any) -> Any:  # noqa: ARG002
            options = list(playable_actions)
            counts[len(options) > 1] += 1
            return random.choice(options)

    def table() -> Any:
        return package.Game([Player(package.Color.RED), Player(package.Color.BLUE)])

    def play() -> float:
        before = sum(counts)
        table().play()
        return sum(counts) - before

    middle = table()
    for _ in range(60):
        middle.play_tick()
    answers = per_second(seconds, play)
    return {
        "answers": answers,
        "decisions": answers * counts[1] / sum(counts),
        "copies": per_second(seconds, lambda: bool(middle.copy())),
    }


def rlcard(name: str) -> Callable[[float], Rates]:
    """Random games of one of RLCard's environments."""

    def measure(seconds: float) -> Rates:
        env, random = import_module("rlcard").make(name), Random(1)

        def play() -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
            return steps

        return {"steps": per_second(seconds, play)}

    return measure


def openspiel(name: str) -> Callable[[float], Rates]:
    """Random games of one of OpenSpiel's games."""

    def measure(seconds: float) -> Rates:
        spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")  # registers the games written in Python
        game, random = spiel.load_game(name), Random(1)

        def play() -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                moves += not state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
            return moves

        state = game.new_initial_state()
        for _ in range(5):
            state.apply_action(random.choice(state.legal_actions()))
        return {
            "answers": per_second(seconds, play),
            "copies": per_second(seconds, lambda: bool(state.clone())),
        }

    return measure


def pettingzoo(name: str) -> Callable[[float], Rates]:
    """Random games of one of PettingZoo's environments."""

    def measure(seconds: float) -> Rates:
        return {"steps": steps_of(import_module(f"pettingzoo.classic.{name}").env(), seconds)}

    return measure


def steps_of(env: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment, resets, observations and masks included.

    The mask is read as booleans, in which NumPy finds the open actions at once: among thousands of small numbers it
    takes longer than many a step, and that would be the time of whoever plays at random.
    """
    random = Random(1)

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        steps = 0
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return steps
            env.step(int(random.choice(seen["action_mask"].view(bool).nonzero()[0])))
            steps += 1

    return per_second(seconds, play)


OTHERS: dict[str, tuple[str, Callable[[float], Rates]]] = {
    "Catanatron": ("catanatron", catanatron),
    "PettingZoo tic-tac-toe": ("pettingzoo", pettingzoo("tictactoe_v3")),
    "OpenSpiel tic-tac-toe in Python": ("pyspiel", openspiel("python_tic_tac_toe")),
    "RLCard Uno": ("rlcard", rlcard("uno")),
}
"""Yardsticks of other projects, with the package each needs."""


def yardsticks(seconds: float) -> dict[str, Rates]:
    """The loop, and what of the others is installed and can be measured here."""
    found = {"Python": python_loop(seconds)}
    for name, (package, measure) in OTHERS.items():
        if find_spec(package) is None:
            continue
        try:
            found[name] = measure(seconds)
        except Exception:  # a package that is there but does not work costs its line only
            continue
    return found
