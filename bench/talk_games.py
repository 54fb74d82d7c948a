"""Games of one scripted person with bots, written out line by line, to be read.

    .venv/bin/python bench/talk_games.py the_thing --games 2 --seed doc --language de

The person asks, begs and claims at random, mostly what is true; whoever reads looks for lines that make no sense.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

from hullbreach import bots, games
from hullbreach.bots import Chair, heard_by
from hullbreach.bots.passes import converse, replied, say_all
from hullbreach.bots.speaking.memory import consistent
from hullbreach.kernel import Event, Session, Spoken, Transcript, Unsayable, key_of
from hullbreach.words import Words

ASKS = ("request", "question", "claim", "view")
OFTEN, HONEST = 0.06, 0.8
OUT = {True: "true or kept", False: "false or broken", None: "came to nothing"}


class ReadGame:
    """One table with a person at the first seat, who talks at random and plays as a bot does."""

    def __init__(
        self,
        name: str,
        mode: str | None,
        players: int,
        seed: str,
        tongue: str,
        deeds: bool = False,
    ) -> None:
        self.deeds = deeds
        game = games.find(name)
        assert game.talk is not None
        self.language = game.talk
        self.session: Session[Any] = Session.new(
            game, game.configure(mode, players), key_of(f"{seed}")
        )
        made = {seat: bots.talking("greedy", name, f"{seed}/{seat}") for seat in range(players)}
        self.everybody = made
        self.bots = {seat: bot for seat, bot in made.items() if seat}
        self.words = Words(game.package, tongue)
        self.transcript = Transcript()
        self.random = Random(f"person {seed}")
        self.round = -1

    def play(self, most: int) -> None:
        """To the end, or until this many lines were said."""
        self._told(converse(self.session, self.transcript, self.bots, frozenset({0})))
        while not self.session.over and len(self.transcript.lines) < most:
            seat, pick = next(iter(self.session.asked.items()))
            heard = heard_by(self.transcript, seat, frozenset({0}))
            choice = self.everybody[seat].choose(Chair(self.session, seat, heard))
            self._happened(self.session.answer(seat, choice, pick.number))
            for fate in self.transcript.note(self.session):
                print(f"| | | | *line {fate.n}: {OUT[fate.good]}* | |")
            if self.session.over:
                break
            self._told(converse(self.session, self.transcript, self.bots, frozenset({0})))
            if self.random.random() < OFTEN:
                self._person()

    def _person(self) -> None:
        s = self.session.state
        if self.session.pending or self.language.open(s, 0):
            return
        chips = [c for c in self.language.chips(s, 0) if self.language.verbs[c.verb].kind in ASKS]
        fits = consistent(Chair(self.session, 0, heard_by(self.transcript, 0)))
        acts = [x for x in self.random.choice(chips).acts() if fits(x)] if chips else []
        honest = [x for x in acts if self.language.truth(s, x, 0) is not False]
        acts = honest if honest and self.random.random() < HONEST else acts
        if not acts:
            return
        try:
            line = self.transcript.say(self.session, 0, self.random.choice(acts))
        except Unsayable:
            return
        lines = replied(self.session, self.transcript, self.bots, frozenset({0}))
        self._told([line, *say_all(self.session, self.transcript, lines)])

    def _happened(self, events: Sequence[Event]) -> None:
        """What everybody saw, for whoever asks what the lines are about."""
        told = [event.for_seat(None) for event in events] if self.deeds else []
        for event in told:
            if event is not None:
                print(f"| | | | {self.words.event(event.key, event.facts)} | |")

    def _told(self, lines: list[Spoken]) -> None:
        s, language = self.session.state, self.language
        for line in lines:
            text = self.words(
                language.told(self.transcript.lines, line), **language.facts(line.act)
            )
            meant = self.transcript.meaning(language, line) or line
            true = language.truth(s, meant.act, meant.seat)
            mark = "" if true is None else "true" if true else "false"
            who = self.words.seat(line.seat) + (" (foe)" if language.foe(s, line.seat) else "")
            to = f" → {line.reply}" if line.reply is not None else ""
            print(f"| {line.n}{to} | {line.stamp[0]} | {who} | {text} | {mark} |")


def main() -> None:
    """Write the games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", default="read")
    parser.add_argument("--language", default="en")
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--deeds", action="store_true", help="what everybody saw stands between")
    asked = parser.parse_args()
    for number in range(1, asked.games + 1):
        seed = f"{asked.seed}-{number}"
        print(f"\n### {asked.game}, seed `{seed}`\n")
        print("| line | round | who | says | truth |\n|---|---|---|---|---|")
        ReadGame(asked.game, asked.mode, asked.seats, seed, asked.language, asked.deeds).play(
            asked.most
        )


if __name__ == "__main__":
    main()
