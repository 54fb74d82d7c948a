#!/usr/bin/env python3
"""How games of Nemesis end for every seat: where it was, what became of it, which Objective it kept.

python bench/nemesis_endings.py --mode solo --players greedy --num 20
python bench/nemesis_endings.py --players greedy,random --option carnomorphs=yes --quiet
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

from msgspec import Struct, field

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.games.nemesis.objectives import fulfilled
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, Ship
from hullbreach.kernel import Choice, Event, Session
from hullbreach.lab.strength import wilson

DEATHS = ("died", "perished")
FATES = {DEAD: "dead", ASLEEP: "asleep", ESCAPED: "escaped"}


class Diary(Struct):
    """What is noted of a game while it goes on."""

    seats: int
    decisions: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    rooms: dict[int, str] = field(default_factory=dict)
    fates: dict[int, str] = field(default_factory=dict)
    """In which round and room a Character left the game, and how."""
    causes: dict[int, str] = field(default_factory=dict)
    """What a Character died of, aboard or at the last checks."""

    def hear(self, events: list[Event]) -> None:
        """Note who has died, and of what."""
        for event in events:
            if event.key in DEATHS:
                seat, cause = event.facts["seat"], event.facts["cause"]
                assert isinstance(seat, int)
                assert isinstance(cause, tuple)
                self.causes[seat] = str(cause[1])

    def note(self, choice: Choice) -> None:
        """An action somebody takes in a turn."""
        word = choice[0] if isinstance(choice, tuple) and choice[0] != "card" else choice
        self.actions[str(word)] += 1

    def look(self, s: Ship) -> None:
        """Note where everybody is, and who is out since the last look."""
        for seat, place in enumerate(s.where):
            if place >= 0:
                self.rooms[seat] = s.place_name(place)
            elif place in FATES and seat not in self.fates:
                self.fates[seat] = self._fate(s, seat, FATES[place])

    def _fate(self, s: Ship, seat: int, word: str) -> str:
        room = self.rooms.get(seat, "?")
        near = " ".join(x.kind for x in s.intruders if s.place_name(x.room) == room)
        wounds = f"{s.serious(seat)} serious and {s.light[seat]} light wounds"
        larva = "a Larva, " if s.larva[seat] else ""
        return f"{word} in round {s.round}, {room}, {wounds}, {larva}{near}"


def play(
    names: list[str], mode: str, options: dict[str, bool], seed: str
) -> tuple[Session[Any], Diary]:
    """One game, watched."""
    session = hullbreach.new("nemesis", mode, len(names), seed=seed, options=options)
    minds = [bots.make(name, "nemesis", f"{seed}/{seat}") for seat, name in enumerate(names)]
    diary = Diary(len(names))
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        diary.decisions += len(question.options) > 1
        choice = minds[seat].choose(Chair(session, seat))
        if question.prompt == "turn.action":
            diary.note(choice)
        diary.hear(session.answer(seat, choice, question.number))
        diary.look(session.state)
    return session, diary


def tell(number: int, session: Session[Any], diary: Diary) -> None:
    """Print one game."""
    s, result = session.state, session.result
    assert result is not None
    print(f"game {number}: {result.ending} in round {s.round}, {sum(s.explored)} rooms explored")
    for seat in range(s.n):
        goals = [s.face(h) + "-+"[fulfilled(s, seat, s.face(h))] for h in s.objectives[seat]]
        signal = "signal " if s.signal[seat] else ""
        won = "WON " if seat in result.winners else ""
        print(f"   {won}{s.character[seat]} {' '.join(goals)} {signal}{diary.fates.get(seat, '')}")


class Sum(Struct):
    """What all games came to."""

    won: Counter[str] = field(default_factory=Counter)
    survived: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    decisions: int = 0

    def add(self, names: list[str], session: Session[Any], diary: Diary) -> None:
        """One more game."""
        s, result = session.state, session.result
        assert result is not None
        self.actions += diary.actions
        self.ends[result.ending] += 1
        self.decisions += diary.decisions
        for seat, name in enumerate(names):
            self.won[name] += seat in result.winners
            self.survived[name] += s.where[seat] in (ASLEEP, ESCAPED)
            if s.where[seat] == DEAD:
                self.causes[diary.causes[seat]] += 1
            for h in s.objectives[seat]:
                self.kept[s.face(h)] += 1
                self.met[s.face(h)] += seat in result.winners


def share(part: int, whole: int) -> str:
    """A part of all, in percent with its 95 % interval."""
    percent, low, high = (100 * x for x in wilson(part, whole))
    return f"{part} of {whole} ({percent:.1f} %, {low:.1f} to {high:.1f})"


def main() -> None:
    """Play the games and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", default="semi_coop")
    parser.add_argument("--players", default="greedy,greedy")
    parser.add_argument("--num", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=yes|no")
    parser.add_argument("--quiet", action="store_true", help="only what all games came to")
    asked = parser.parse_args()
    names = asked.players.split(",")
    options = {key: value == "yes" for key, _, value in (o.partition("=") for o in asked.option)}
    total, began = Sum(), time.process_time()
    for number in range(asked.num):
        session, diary = play(names, asked.mode, options, f"{asked.seed}/{number}")
        total.add(names, session, diary)
        if not asked.quiet:
            tell(number, session, diary)
    seconds = time.process_time() - began
    for name in dict.fromkeys(names):
        seats = asked.num * names.count(name)
        won, survived = share(total.won[name], seats), share(total.survived[name], seats)
        print(f"{name}: {won} won, {survived} survived")
    print(
        "won with", {face: f"{total.met[face]}/{total.kept[face]}" for face in sorted(total.kept)}
    )
    print("ends", dict(total.ends.most_common()))
    print("died of", dict(total.causes.most_common()))
    print("actions", dict(total.actions.most_common(30)))
    print(f"{total.decisions / seconds:.0f} decisions/s, {seconds / asked.num:.2f} s a game")


if __name__ == "__main__":
    main()
