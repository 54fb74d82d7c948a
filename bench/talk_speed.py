"""How long a window of talk takes: both passes of all bots, in milliseconds of this process's own time.

    .venv/bin/python bench/talk_speed.py the_thing --seats 6 --games 5 --seed speed

Windows at which nobody had a line in mind count too. The last figure is how many decisions a second are made by bots
that talk, with their talk.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from hullbreach import bots, games
from hullbreach.bots import Chair, heard_by
from hullbreach.bots.passes import converse, window_of
from hullbreach.kernel import Session, Transcript, key_of


class Timed:
    """Games of bots that talk, by the clock."""

    def __init__(self) -> None:
        self.windows: list[float] = []
        self.lines = self.decisions = 0

    def play(self, name: str, seats: int, seed: str) -> None:
        """One game to its end."""
        game = games.find(name)
        session: Session[Any] = Session.new(game, game.configure(None, seats), key_of(seed))
        made = {seat: bots.talking("greedy", name, f"{seed}/{seat}") for seat in range(seats)}
        talk = Transcript()
        while not session.over:
            if window_of(session) is not None:
                begun = process_time()
                self.lines += len(converse(session, talk, made))
                self.windows.append(1000 * (process_time() - begun))
            seat, pick = next(iter(session.asked.items()))
            choice = made[seat].choose(Chair(session, seat, heard_by(talk, seat)))
            session.answer(seat, choice, pick.number)
            talk.note(session)
            self.decisions += 1


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", default="speed")
    asked = parser.parse_args()
    timed, begun = Timed(), process_time()
    for number in range(asked.games):
        timed.play(asked.game, asked.seats, f"{asked.seed}-{number}")
    whole, times = process_time() - begun, sorted(timed.windows)
    middle, high = times[len(times) // 2], times[int(0.95 * len(times))]
    print(f"windows: {len(times)}, median {middle:.1f} ms, 95 % within {high:.1f} ms")
    print(f"lines: {timed.lines}, {sum(times) / max(1, timed.lines):.1f} ms each")
    print(f"decisions a second with talk: {timed.decisions / whole:.0f}")


if __name__ == "__main__":
    main()
