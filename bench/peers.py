"""Speeds of this engine and of its peers, side by side: `python bench/peers.py [SECONDS]`.

Whatever is installed is measured, one process, random play; the rest is listed as missing. The table goes to standard
output, the figures to `bench/peers.json`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

Rates = dict[str, float]
Bench = Callable[[float], Rates]


def rate(seconds: float, play: Callable[[], int]) -> float:
    """What `play` does per second; it returns how much it has done."""
    done, begin = play(), time.perf_counter()
    done = 0
    while time.perf_counter() < begin + seconds:
        done += play()
    return round(done / (time.perf_counter() - begin))


def ours(name: str) -> Bench:
    def bench(seconds: float) -> Rates:
        from hullbreach import games
        from hullbreach.lab.bench import _mean, positions, random_play

        game = games.find(name)
        config = game.configure()
        decisions, _ = random_play(game, config, 1, seconds)
        clone = _mean(positions(game, config, 1).boundary, lambda s, _: s.clone())
        return {"decisions": decisions, "copies": round(1e6 / clone)}

    return bench


def our_environment(seconds: float) -> Rates:
    from hullbreach.lab.adapters.pettingzoo import raw_env

    return {"steps": aec(raw_env("theseus"), seconds)}


def aec(env: Any, seconds: float) -> float:
    """Steps of a PettingZoo environment, observations and masks included."""
    import numpy as np

    random = Random(1)

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        steps = 0
        for _ in range(100_000):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return rate(seconds, play)


def catanatron(seconds: float) -> Rates:
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[Any]:
        return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)]

    def play() -> int:
        game = Game(players())
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        return len(records)

    game = Game(players())
    return {"decisions": rate(seconds, play), "copies": rate(seconds, lambda: bool(game.copy()))}


def rlcard(seconds: float) -> Rates:
    import rlcard as cards

    env = cards.make("uno")
    random = Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return {"decisions": rate(seconds, play)}


def python_chess(seconds: float) -> Rates:
    import chess

    random = Random(1)

    def play() -> int:
        board, moves = chess.Board(), 0
        while moves < 300 and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    board = chess.Board()
    return {"decisions": rate(seconds, play), "copies": rate(seconds, lambda: bool(board.copy()))}


def openspiel(name: str) -> Bench:
    def bench(seconds: float) -> Rates:
        import pyspiel
        from open_spiel.python import games  # registers its Python games

        assert games

        game, random = pyspiel.load_game(name), Random(1)

        def play() -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
            return moves

        state = game.new_initial_state()
        return {
            "decisions": rate(seconds, play),
            "copies": rate(seconds, lambda: bool(state.clone())),
        }

    return bench


def pettingzoo(name: str) -> Bench:
    def bench(seconds: float) -> Rates:
        from importlib import import_module

        return {"steps": aec(import_module(f"pettingzoo.classic.{name}").env(), seconds)}

    return bench


PEERS: dict[str, Bench] = {
    "Hullbreach: Theseus": ours("theseus"),
    "Hullbreach: The Thing": ours("the_thing"),
    "Hullbreach: Panic Station": ours("panic_station"),
    "Hullbreach: Nemesis": ours("nemesis"),
    "Hullbreach: Theseus, PettingZoo": our_environment,
    "Catanatron": catanatron,
    "RLCard: Uno": rlcard,
    "python-chess": python_chess,
    "OpenSpiel: Python tic-tac-toe": openspiel("python_tic_tac_toe"),
    "OpenSpiel: gin rummy (C++)": openspiel("gin_rummy"),
    "PettingZoo: tic-tac-toe": pettingzoo("tictactoe_v3"),
    "PettingZoo: connect four": pettingzoo("connect_four_v3"),
}
MISSING = {"boardgame.io": "runs on Node, not in this process"}


def main(seconds: float = 2.0) -> None:
    """Measure everything that is there."""
    found: dict[str, Rates | str] = dict(MISSING)
    for name, bench in PEERS.items():
        try:
            found[name] = bench(seconds)
        except Exception as error:  # a peer that is missing or broken must not stop the others
            found[name] = f"{type(error).__name__}: {error}"
    print(f"{'':34}{'decisions/s':>14}{'copies/s':>14}{'steps/s':>14}")
    for name in [*PEERS, *MISSING]:
        row = found[name]
        if isinstance(row, str):
            print(f"{name:34}{row.splitlines()[0][:60]}")
        else:
            cells = [row.get(key) for key in ("decisions", "copies", "steps")]
            print(f"{name:34}" + "".join(f"{'' if c is None else f'{c:,.0f}':>14}" for c in cells))
    path = Path(__file__).parent / "peers.json"
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
