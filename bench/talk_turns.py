#!/usr/bin/env python3
"""What listening turns at the base: every decision of a human who talks, asked once more as of one who is deaf.

    .venv/bin/python bench/talk_turns.py --games 30 --seed turns

Bots talk, aliens lie. For every question of a human: how often words turn the answer, and whether that was right where
the truth says so (a vote against an alien, somebody taken aboard who is human); how often a word that is kept is not
what the bot would have done. Last, how well humans know who is an alien, with the words and without (log-loss).
"""

from __future__ import annotations

import argparse
from collections import Counter
from copy import deepcopy
from math import log
from typing import Any

from hullbreach import bots, games
from hullbreach.bots import Chair, heard_by
from hullbreach.bots.beliefs.the_thing import odds
from hullbreach.bots.heard import NOTHING, Heard
from hullbreach.bots.heard import hearing as hearing_words
from hullbreach.bots.listening import HearingChair
from hullbreach.bots.passes import converse
from hullbreach.bots.speaking import TalkingBot
from hullbreach.games.the_thing.state import Base
from hullbreach.kernel import Choice, Seat, Session, Transcript, key_of

GAME = "the_thing"
FLOOR = 1e-4
ASKED_OF_ROLES = ("place", "vote", "board.agree")


class Turned:
    """What words have turned in the games so far."""

    def __init__(self) -> None:
        self.asked, self.turned, self.better = Counter[str](), Counter[str](), Counter[str]()
        self.kept, self.forced = Counter[str](), Counter[str]()
        self.loss = {"deaf": 0.0, "listening": 0.0}
        self.guesses = 0

    def play(self, seats: int, seed: str) -> None:
        """One game to its end."""
        game = games.find(GAME)
        session: Session[Base] = Session.new(
            game, game.configure("hidden", seats), key_of(seed), record=False
        )
        made = {i: bots.talking("greedy", GAME, f"{seed}/{i}") for i in range(seats)}
        talk = Transcript()
        while not session.over:
            converse(session, talk, made)
            seat, pick = next(iter(session.asked.items()))
            chair = Chair(session, seat, heard_by(talk, seat))
            if not session.state.figures[seat].alien and chair.heard.lines:
                self._look(made[seat], chair, session.state)
            session.answer(seat, made[seat].choose(chair), pick.number)
            talk.note(session)

    def _look(self, bot: Any, chair: Chair, s: Base) -> None:
        assert isinstance(bot, TalkingBot)
        prompt, seat = chair.question.prompt, chair.seat
        if prompt in ASKED_OF_ROLES:
            self._weigh(s, seat, chair.heard)
        deaf = deepcopy(bot._inner).choose(chair)
        with hearing_words(chair.heard):
            heard = deepcopy(bot._inner).choose(HearingChair(chair._session, seat, chair.heard))
        self.asked[prompt] += 1
        if heard != deaf:
            self.turned[prompt] += 1
            self.better[prompt] += _right(s, chair, heard) - _right(s, chair, deaf)
        word, _ = bot._promised(chair)
        if word is not None:
            self.kept[prompt] += 1
            self.forced[prompt] += word != heard

    def _weigh(self, s: Base, seat: Seat, heard: Heard) -> None:
        for name, words in (("deaf", NOTHING), ("listening", heard)):
            with hearing_words(words):
                known = odds(s, seat)
            for i in [i for i in s.present() if i != seat]:
                share = known[i] if s.figures[i].alien else 1 - known[i]
                self.loss[name] -= log(max(FLOOR, share))
                self.guesses += name == "deaf"

    def report(self, count: int) -> None:
        """Say what was turned, and to what end."""
        print(f"{count} games; questions, turned by words, of those right less wrong:")
        for prompt, number in sorted(self.turned.items()):
            print(f"  {prompt}: {self.asked[prompt]}, {number}, {self.better[prompt]:+d}")
        print("words kept, of those against one's own plan:")
        for prompt, number in sorted(self.kept.items()):
            print(f"  {prompt}: {number}, {self.forced[prompt]}")
        told = ", ".join(f"{name} {x / max(1, self.guesses):.4f}" for name, x in self.loss.items())
        print(f"log-loss of {self.guesses} guesses: {told}")


def _right(s: Base, chair: Chair, choice: Choice) -> int:
    """1 for a vote against an alien or a right answer at boarding, −1 for a vote against a human."""
    prompt = chair.question.prompt
    if prompt == "vote" and isinstance(choice, int):
        return 1 if s.figures[choice].alien else -1
    if prompt == "board.agree":
        asking = chair.question.about["figure"]
        alien = next(f.alien for i, f in enumerate(s.figures) if s.name(i) == asking)
        return int((choice == "no") == alien)
    return 0


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="turns")
    asked, found = parser.parse_args(), Turned()
    for number in range(asked.games):
        found.play(asked.seats, f"{asked.seed}-{number}")
    found.report(asked.games)


if __name__ == "__main__":
    main()
