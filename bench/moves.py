#!/usr/bin/env python3
"""What a move costs a server, without sockets and database: `python bench/moves.py [--games 6] [--seats 4] [GAME …]`.

From an answer to the messages for people at every seat and for the public, in the process's own time, under random
play. `bench/server_load.py` measures the rest.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from hullbreach import games
from hullbreach.kernel import Session, encode
from hullbreach.server.tables.head import Head, SeatHead
from hullbreach.server.tables.live_table import LiveTable

MOST_MOVES = 80
"""How far into a game."""


def new_table(game: str, seats: int, number: int) -> LiveTable:
    """A table at which people sit."""
    rules, key = games.find(game), number.to_bytes(32, "big")
    config = rules.configure(players=min(seats, rules.modes[0].most))
    head = Head(game, rules.version, config, key, 0, status="playing")
    head.seats = [SeatHead("human", f"P{i}", token=f"t{i}") for i in range(config.players)]
    return LiveTable("table", rules, head, 0, Session.new(rules, config, key))


def moves(live: LiveTable, random: Random) -> tuple[int, float]:
    """Play the table; how many moves that were, and the seconds they took."""
    session, made, took = live.playing(), 0, 0.0
    while session.asked and made < MOST_MOVES:
        seat, question = next(iter(session.asked.items()))
        option, begin = random.choice(list(question.options)), time.process_time()
        events = session.answer(seat, option, question.number)
        live.log_line("answer", seat, None, events)
        _, broadcast = live.finish_command(float(made))
        for change in broadcast.changes.values():
            encode(change)
        took += time.process_time() - begin
        made += 1
    return made, took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a move costs a server.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=6, help="how many games of each")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    for name in given.names or games.names():
        played = [moves(new_table(name, given.seats, n), Random(n)) for n in range(given.games)]
        made, took = sum(count for count, _ in played), sum(seconds for _, seconds in played)
        print(f"{name:16}{made:8} moves{took / made * 1000:10.3f} ms each", flush=True)


if __name__ == "__main__":
    main()
