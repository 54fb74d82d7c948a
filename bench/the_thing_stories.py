#!/usr/bin/env python3
"""What happens in games of The Thing: how they end, what was done for it how often, and when the turning points came.

python bench/the_thing_stories.py --seats 5 --num 200 --seed fresh
python bench/the_thing_stories.py --mode coop --seats 2 --player ismcts:100
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct, field

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.games.the_thing.ending import HUMAN_ENDINGS
from hullbreach.games.the_thing.infection import saw_alien
from hullbreach.games.the_thing.pieces import GREEN_FIELD, IN
from hullbreach.games.the_thing.roles import LEADING, Leadership, still_living
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Event, Session

TURNING_POINTS = ("sos.sent", "boiler.destroyed", "hunger", "revealed", "vehicle.started")
DEEDS = (
    "refuelled",
    "repaired",
    "cooked",
    "burnt",
    "alien.burnt",
    "role.shown",
    "figure.killed",
    "lab.kept",
    "trade.done_own",
    "test.a",
    "test.b",
    "board.enters",
    "board.refused",
    "habit",
)
DECIDED = "decisions"


class Stories(Struct):
    """What the games came to."""

    games: int = 0
    won: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    """The sum of the rounds games ended in, by ending."""
    deeds: Counter[str] = field(default_factory=Counter)
    first: dict[str, list[int]] = field(default_factory=dict)
    """In which rounds turning points came, one entry a game that had them."""

    def add(self, s: Base, happened: Counter[str], first: dict[str, int]) -> None:
        """One more game."""
        self.games += 1
        self.won += s.ending in HUMAN_ENDINGS
        self.endings[s.ending] += 1
        self.rounds[s.ending] += s.round
        self.deeds += happened
        for key, number in first.items():
            self.first.setdefault(key, []).append(number)


def play(names: list[str], mode: str, options: dict[str, Any], seed: str, told: Stories) -> None:
    """One game, watched."""
    session = hullbreach.new("the_thing", mode, len(names), seed=seed, options=options)
    minds = [bots.make(name, "the_thing", f"{seed}/{seat}") for seat, name in enumerate(names)]
    happened: Counter[str] = Counter()
    first: dict[str, int] = {}
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        happened[DECIDED] += len(question.options) > 1
        choice = minds[seat].choose(Chair(session, seat))
        for event in session.answer(seat, choice, question.number):
            note(session, event, happened, first)
    note_end(session.state, happened)
    note_habits(session.state, happened)
    told.add(session.state, happened, first)


def note_end(s: Base, happened: Counter[str]) -> None:
    """Who was aboard when it was over, and how many everybody knew to be human."""
    if s.escape is not None:
        first = "alien" if s.figures[s.escape.aboard[0]].alien else "human"
        happened[f"board.enters first {first}"] += 1
        happened["board.enters proven"] += sum(
            f.disc == GREEN_FIELD for f in s.figures if f.status == IN
        )
        happened["board.enters aliens about"] += sum(f.alien for f in s.figures if f.status == IN)


def note_habits(s: Base, happened: Counter[str]) -> None:
    """How often aliens lay their token, keep quiet, lead, waste cards and meet others: what beliefs go by."""
    aliens, number, before = {s.first_alien}, 1, -1
    met: set[int] = set()
    living = (1 << s.size) - 1
    for deed in s.story:
        if deed.kind == "met":
            met |= set(deed.who)
            note_company("meets", number, deed.who, aliens, happened)
            for who, laid in zip(deed.who, deed.hidden, strict=True):
                if who in aliens:
                    happened[f"habit lays {bool(laid)}"] += 1
            aliens |= {a for a, owner, place in deed.looks if saw_alien(deed, owner, place)}
        elif deed.kind == "dog" and deed.hidden[0]:
            aliens.add(deed.who[0])
        elif deed.kind == "shown" and deed.hidden[0]:
            happened["habit shown"] += 1
        elif deed.kind == "hid":
            happened[f"habit stays {min(6, deed.hidden[0])}"] += len(aliens & set(deed.who))
            alone = [who for who in deed.who if who not in met]
            note_company("meets nobody", deed.hidden[0], alone, aliens, happened)
            number, met = deed.hidden[0] + 1, set()
        elif deed.kind in LEADING:
            note_leader(
                Leadership(min(6, number), deed.kind, deed.who[0], before), aliens, living, happened
            )
            before = deed.who[0]
        living = still_living(deed.kind, deed.who, deed.hidden, living)


def note_company(
    what: str, number: int, who: Iterable[int], aliens: set[int], happened: Counter[str]
) -> None:
    """Who meets others in a round, and who does not."""
    for i in who:
        side = "alien" if i in aliens else "human"
        happened[f"habit {side} {what} {min(6, number)}"] += 1


def note_leader(led: Leadership, aliens: set[int], living: int, happened: Counter[str]) -> None:
    """What a leader did with the cards left, whether they led before, and who else could have come to lead."""
    side = "alien" if led.leader in aliens else "human"
    happened[f"habit {side} {led.did} {led.number}"] += 1
    if led.before == led.leader:
        happened[f"habit leads on {led.number} {side}"] += 1
    elif led.before >= 0:
        happened[f"habit comes to lead {led.number} {side}"] += 1
        for i in range(living.bit_length()):
            if living >> i & 1 and i != led.before:
                other = "alien" if i in aliens else "human"
                happened[f"habit could lead {led.number} {other}"] += 1


def note(
    session: Session[Any], event: Event, happened: Counter[str], first: dict[str, int]
) -> None:
    """What is remembered of an event."""
    place = event.facts.get("place", "")
    happened[event.key] += 1
    if event.key in ("refuelled", "repaired", "figure.goes"):
        happened[f"{event.key} {place}"] += 1
    if event.key == "alien.revealed" and session.state.phase == "offers":
        happened[f"habit reveals {min(6, session.state.round)}"] += 1
    if event.key in ("card.turned", "role.shown"):
        happened[f"{event.key} {event.facts.get('card', event.facts.get('role'))}"] += 1
    first.setdefault(event.key, session.state.round)


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z, p = 1.96, part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    width = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return f"{100 * p:.1f} % ({100 * (middle - width):.0f} to {100 * (middle + width):.0f})"


def tell(told: Stories, everything: bool) -> None:
    """Print what all games came to."""
    print(f"humans won {told.won} of {told.games} games: {share(told.won, told.games)}")
    for ending, count in told.endings.most_common():
        print(f"  {ending}: {count}, in round {told.rounds[ending] / count:.1f}")
    for key in sorted(told.first) if everything else TURNING_POINTS:
        if rounds := told.first.get(key):
            mean = sum(rounds) / len(rounds)
            print(f"  {key}: in {len(rounds)} games, first in round {mean:.1f}")
    counts = {
        key: round(count / told.games, 2)
        for key, count in sorted(told.deeds.items())
        if everything or key.split()[0] in DEEDS
    }
    print("  a game:", ", ".join(f"{key} {count}" for key, count in counts.items()))


def main() -> None:
    """Play the games and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", default="hidden")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--player", default="greedy", help="the bot at every seat")
    parser.add_argument("--num", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=NUMBER")
    parser.add_argument("--all", action="store_true", help="every kind of event")
    asked = parser.parse_args()
    options: dict[str, Any] = {
        key: int(value) for key, _, value in (o.partition("=") for o in asked.option)
    }
    told, began = Stories(), time.process_time()
    for number in range(asked.num):
        play([asked.player] * asked.seats, asked.mode, options, f"{asked.seed}/{number}", told)
    tell(told, asked.all)
    seconds = time.process_time() - began
    print(f"  {told.deeds[DECIDED] / seconds:.0f} decisions/s, {seconds / asked.num:.2f} s a game")


if __name__ == "__main__":
    main()
