"""Speeds of the adapters for learning: `python bench/adapters.py [--seconds 2] [GAME …]`.

For every game and mode, at its fewest and most seats: observations a second, and steps a second of the PettingZoo
environment under random play, resets, observations and masks included. Times are those of the process, so that other
work on the machine hardly counts. The table goes to standard output, the figures to `bench/adapters.json`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from hullbreach import games
from hullbreach.bots.random import RandomBot
from hullbreach.kernel import Chance, Config, Game, Trial, key_of
from hullbreach.lab.adapters.observing import observer
from hullbreach.lab.adapters.pettingzoo import env

EVERY, TIMES = 7, 10
"""Every so many answers of a game the position is observed so many times."""


def steps(game: str, config: Config, seconds: float) -> float:
    """Steps a second of the environment."""
    table, random = env(game, config.mode, config.players), Random(1)
    done, end = 0, time.process_time() + seconds
    begin = time.process_time()
    while time.process_time() < end:
        done += _episode(table, random)
    return done / (time.process_time() - begin)


def _episode(table: Any, random: Random) -> int:
    table.reset(seed=random.getrandbits(30))
    done = 0
    while True:
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            return done
        table.step(int(random.choice(seen["action_mask"].view(bool).nonzero()[0])))
        done += 1


def observations(game: Game[Any], config: Config, seconds: float) -> float:
    """Observations a second, over whole games."""
    watcher, bot = observer(game), RandomBot(1)
    vector = np.empty(watcher.size, np.float32)
    spent, done, number = 0.0, 0, 0
    while spent < seconds:
        trial = Trial.begin(game, game.setup(config, Chance(key_of(number))))
        number += 1
        answers = 0
        while trial.asked:
            seat, pick = next(iter(trial.asked.items()))
            if answers % EVERY == 0:
                begin = time.process_time()
                for _ in range(TIMES):
                    watcher.observe(trial.state, seat, vector)
                spent += time.process_time() - begin
                done += TIMES
            answers += 1
            trial.answer(seat, bot.pick(pick))
    return done / spent


def measure(name: str, seconds: float) -> list[dict[str, Any]]:
    """The rows of a game."""
    game = games.find(name)
    rows = []
    for mode in game.modes:
        for players in sorted({mode.least, mode.most}):
            config = game.configure(mode.name, players)
            table = env(name, mode.name, players)
            space: Any = table.observation_space("seat_0")
            rows.append(
                {
                    "game": name,
                    "mode": mode.name,
                    "players": players,
                    "numbers": space["observation"].shape[0],
                    "actions": space["action_mask"].shape[0],
                    "observe_per_s": round(observations(game, config, seconds)),
                    "steps_per_s": round(steps(name, config, seconds)),
                }
            )
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Speeds of the adapters for learning.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--output", type=Path, default=Path(__file__).with_suffix(".json"))
    given = parser.parse_args()
    rows = []
    print(f"{'':30}{'seats':>6}{'numbers':>9}{'actions':>9}{'observe/s':>11}{'steps/s':>9}")
    for name in given.games or games.names():
        for row in measure(name, given.seconds):
            rows.append(row)
            print(
                f"{row['game'] + ', ' + row['mode']:30}{row['players']:6}{row['numbers']:9,}"
                f"{row['actions']:9,}{row['observe_per_s']:11,}{row['steps_per_s']:9,}"
            )
    given.output.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
