"""How games of Nemesis end for every seat: where it was, what became of it, which Objective it kept.

    python scripts/nemesis_endings.py --mode solo --players greedy --num 20
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import hullbreach
from hullbreach import bots
from hullbreach.bots import Chair
from hullbreach.bots.evaluations import evaluation
from hullbreach.games.nemesis.hooks import species
from hullbreach.games.nemesis.state import ASLEEP, DEAD, ESCAPED, Ship
from hullbreach.kernel import Session

TRACE = False
FATES = {DEAD: "dead", ASLEEP: "asleep", ESCAPED: "escaped"}


class Diary:
    """What is noted of a seat while the game goes on."""

    def __init__(self, seats: int) -> None:
        self.left = [""] * seats
        """In which round and room a Character left the game, and how."""
        self.room = ["?"] * seats
        self.actions: Counter[str] = Counter()

    def look(self, s: Ship) -> None:
        """Note where everybody is, and who is out since the last look."""
        for seat, place in enumerate(s.where):
            if place >= 0:
                self.room[seat] = s.place_name(place)
            elif place in FATES and not self.left[seat]:
                hurt = f"{s.serious(seat)}+{s.light[seat]}"
                foes = ",".join(x.kind for x in s.intruders if s.place_name(x.room) == self.room[seat])
                phase = s.phase if place == DEAD else ""
                self.left[seat] = (
                    f"{FATES[place]} round {s.round} in {self.room[seat]} {phase}"
                    f" wounds {hurt}{' larva' if s.larva[seat] else ''} {foes}"
                )


def play(names: list[str], mode: str, options: dict[str, Any], seed: str) -> tuple[Session[Any], Diary, int]:
    """One game, watched."""
    session = hullbreach.new("nemesis", mode, len(names), seed=seed, options=options)
    minds = [bots.make(name, "nemesis", f"{seed}/{seat}") for seat, name in enumerate(names)]
    diary = Diary(len(names))
    decisions = 0
    while session.asked:
        seat, question = next(iter(session.asked.items()))
        decisions += len(question.options) > 1
        choice = minds[seat].choose(Chair(session, seat))
        if question.prompt == "turn.action":
            word = choice[0] if isinstance(choice, tuple) and choice[0] != "card" else choice
            diary.actions[str(word)] += 1
        if TRACE and question.prompt == "turn.action":
            s = session.state
            found = {k: round(v, 3) for k, v in evaluation("nemesis").terms(s, seat).items()}
            print(f"  r{s.round} t{s.time} {seat} in {s.place_name(s.where[seat])} hand {len(s.hand[seat])} {choice} {found}")
        session.answer(seat, choice, question.number)
        diary.look(session.state)
    return session, diary, decisions


def tell(number: int, session: Session[Any], diary: Diary, quiet: bool) -> None:
    """Print one game."""
    s, result = session.state, session.result
    assert result is not None
    if quiet:
        return
    tiles = sum(s.explored)
    print(
        f"game {number}: {result.ending} in round {s.round}, winners {result.winners}, explored {tiles},"
        f" weaknesses {len(s.discovered)}, eggs {s.eggs}, fuse {s.fuse}, deaths {diary.left.count('')}"
    )
    for seat in range(s.n):
        goals = [s.face(h) + "+-"[not species(s).fulfilled(s, seat, s.face(h))] for h in s.objectives[seat]]
        fate = "dies at the end" if s.where[seat] == DEAD and "dead" not in diary.left[seat] else ""
        signal = "signal" if s.signal[seat] else ""
        print(f"   {seat} {s.character[seat]:9} {goals} {signal} {diary.left[seat]} {fate}")


def main() -> None:
    """Play the games and add up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", default="semi_coop")
    parser.add_argument("--players", default="greedy,greedy")
    parser.add_argument("--num", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--trace", action="store_true")
    asked = parser.parse_args()
    global TRACE
    TRACE = asked.trace
    names = asked.players.split(",")
    options = {key: value == "yes" for key, _, value in (o.partition("=") for o in asked.option)}
    survived, won, actions = Counter[str](), Counter[str](), Counter[str]()
    kept, met = Counter[str](), Counter[str]()
    decisions, begun = 0, time.process_time()
    for number in range(asked.skip, asked.skip + asked.num):
        session, diary, count = play(names, asked.mode, options, f"{asked.seed}/{number}")
        decisions += count
        actions += diary.actions
        tell(number, session, diary, asked.quiet)
        s = session.state
        assert session.result is not None
        for seat, name in enumerate(names):
            survived[name] += s.where[seat] in (ASLEEP, ESCAPED)
            won[name] += seat in session.result.winners
            for h in s.objectives[seat]:
                kept[s.face(h)] += 1
                met[s.face(h)] += seat in session.result.winners
    seconds = time.process_time() - begun
    print({n: f"{survived[n]} survived, {won[n]} won of {asked.num * names.count(n)}" for n in set(names)})
    print({face: f"{met[face]}/{kept[face]}" for face in sorted(kept)})
    print(actions.most_common(30))
    print(f"{decisions} decisions, {decisions / seconds:.0f}/s of CPU time, {seconds / asked.num:.2f} s a game")


if __name__ == "__main__":
    main()
