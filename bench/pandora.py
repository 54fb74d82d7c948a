#!/usr/bin/env python3
"""How often Pandora's Creatures hatch and its Embryos take cards over, and how often it wins its duels.

python bench/pandora.py --num 10
python bench/pandora.py --bot ismcts:30 --num 2
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev

from msgspec import Struct

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.pace import collect_seldom
from hullbreach.games.theseus.components import UNITS
from hullbreach.games.theseus.state import SUPPLY, Theseus

RIVALS = ("marines", "aliens", "scientists", "greys")
PANDORA = "pandora"


class Brood(Struct):
    """What Pandora did in a game."""

    hatched: int = 0
    taken: int = 0
    won: bool = False


def waiting(s: Theseus) -> int:
    """How many Embryos are in the supply."""
    return sum(u.at == SUPPLY and bool(UNITS[u.kind].base.takes_over) for u in s.units)


def play(factions: tuple[str, str], bot: str, seed: str) -> Brood:
    """One duel, watched."""
    session = hullbreach.new(
        "theseus", "duel", 2, seed=seed, options={"factions": ",".join(factions)}
    )
    minds = [bots.make(bot, "theseus", f"{seed}/{seat}") for seat in range(2)]
    found = Brood()
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        before, held = waiting(session.state), len(session.state.taken)
        session.answer(seat, minds[seat].choose(Chair(session, seat)), question.number)
        found.hatched += max(0, before - waiting(session.state))
        found.taken += max(0, len(session.state.taken) - held)
    assert session.result is not None
    found.won = factions.index(PANDORA) in session.result.winners
    return found


def tell(name: str, games: list[Brood]) -> None:
    """A line of the table."""
    won = sum(game.won for game in games)
    shares = [name, f"won {won} of {len(games)}"]
    for word, counts in (
        ("hatched", [game.hatched for game in games]),
        ("taken over", [game.taken for game in games]),
    ):
        error = 1.96 * stdev(counts) / len(counts) ** 0.5 if len(counts) > 1 else 0.0
        shares.append(f"{word} {mean(counts):.2f} ± {error:.2f} a game")
    print(", ".join(shares), flush=True)


def main() -> None:
    """Play the duels and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--num", type=int, default=10, help="seeds for each seating")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    collect_seldom()
    every: list[Brood] = []
    for rival in RIVALS:
        games = [
            play(factions, asked.bot, f"{asked.seed}/{number}")
            for number in range(asked.num)
            for factions in ((rival, PANDORA), (PANDORA, rival))
        ]
        tell(rival, games)
        every += games
    tell("all", every)


if __name__ == "__main__":
    main()
