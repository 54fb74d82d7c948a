"""The epilogue: who lived how long, what each Objective asked for and when it was met, who died of what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from hullbreach.kernel import Condition, Epilogue, Event, Passed, Phrase, Seat, SeatEnd
from hullbreach.parts.tale import Album, Life, joined, said

from .ending import winners
from .goals import EITHER, is_met, parts_of
from .objectives import survives
from .species import species
from .state import ASLEEP, DEAD, Ship

MOMENTS = {
    "died": 6.0,
    "perished": 5.0,
    "revived": 5.0,
    "xeno": 5.5,
    "infested": 4.0,
    "escaped": 4.5,
    "hibernated": 4.4,
    "weakness": 4.0,
    "nest.destroyed": 7.0,
    "killed": 2.2,
    "killed.queen": 7.0,
    "first.contact": 2.5,
    "signal": 3.5,
    "fuse.started": 5.2,
    "ship.lost": 7.5,
    "jump": 3.0,
    "arrived": 4.6,
    "surprise": 2.0,
    "encounter": 1.0,
    "explored": 0.5,
}
"""What can have decided a game, and how much it weighs; a species adds its own."""


class Lot(Struct):
    """What became of one Character."""

    life: Life = field(default_factory=Life)
    died: int = 0
    account: list[Phrase] = []
    attacker: str = ""
    """The kind of Intruder that attacked them last."""
    intruder: int = 0
    """The round from which they played on as the Intruder."""
    tested: bool = False
    """Whether the cards of the last contamination check were drawn for them."""


class Tale:
    """Looks on from the first round to the last."""

    def __init__(self) -> None:
        self.fates: list[Lot] = []
        self.album = Album()
        self.round = 1
        self.step = -1
        self.met: dict[tuple[Seat, str], int] = {}
        """In which round the parts of the Objectives came true."""

    def see(self, now: Passed[Ship]) -> None:
        """Take in what has happened since the answer before."""
        s = now.state
        self.round = max(1, s.round)
        if not self.fates:
            self.fates = [Lot() for _ in range(s.n)]
            for fate in self.fates:
                fate.life.go_on(1, "plain")
        for event in now.events:
            self._told(now, event)
        for seat, fate in enumerate(self.fates):
            if s.alive(seat):
                self._lives(s, seat, fate)
        if now.step != self.step or s.phase == "over":
            self.step = now.step
            self._measure(s)

    def _lives(self, s: Ship, seat: Seat, fate: Lot) -> None:
        if not species(s).changed(s, seat):
            fate.life.go_on(self.round, "asleep" if s.where[seat] == ASLEEP else "plain")
        elif fate.life.line[-1].way != "turned":
            fate.life.go_on(self.round, "turned")
            fate.life.mark(self.round, "infected")
            fate.account.append(said(species(s).change, round=self.round))

    def _measure(self, s: Ship) -> None:
        """Which parts of the Objectives are met now, and since when."""
        for seat in range(s.n):
            for h in s.objectives[seat]:
                for part in parts_of(s.face(h)):
                    if not is_met(s, seat, part):
                        self.met.pop((seat, part), None)
                    else:
                        self.met.setdefault((seat, part), self.round)

    def _told(self, now: Passed[Ship], event: Event) -> None:
        s = now.state
        facts: dict[str, Any] = dict(event.facts)
        weights = {**MOMENTS, **species(s).moments}
        exact = f"{event.key}.{facts.get('kind')}"
        weight = weights.get(exact) or weights.get(event.key)
        if weight:
            self.album.add(weight, now, self.round, event.key, **facts)
        if "seat" in facts and facts["seat"] in range(s.n):
            self._befell(self.fates[facts["seat"]], event.key, facts)

    def _befell(self, fate: Lot, key: str, facts: dict[str, Any]) -> None:
        """Something that the line of a Character shows and its account tells."""
        now = self.round
        if key == "attack":
            fate.attacker = facts["kind"]
        elif key in ("died", "perished"):
            fate.died = now
            fate.account = [a for a in fate.account if a.key != "ending.hibernated"]
            fate.account.append(self._death(fate, key, facts))
            fate.life.mark(now, "died")
            fate.life.go_on(now, "gone")
        elif key == "revived":
            fate.died = 0
            fate.account.append(said("revived", round=now))
            fate.life.go_on(now, "plain")
        elif key in ("escaped", "hibernated"):
            fate.account.append(said(key, round=now))
            fate.life.mark(now, key)
        elif key == "disease.drawn":
            fate.tested = True
        elif key == "xeno":
            fate.intruder = now
            fate.account.append(said("intruder", round=now))
            fate.life.mark(now, "intruder")

    def _death(self, fate: Lot, key: str, facts: dict[str, Any]) -> Phrase:
        """How somebody died; of an attack by what."""
        told = {name: value for name, value in facts.items() if name != "seat"}
        if facts["cause"] == ("cause", "attack") and fate.attacker:
            told = {"kind": fate.attacker, "room": facts["room"]}
            key = "killed"
        return said(key, round=self.round, **told)

    # -- the end -----------------------------------------------------------------------------------------------

    def told(self, s: Ship) -> Epilogue:
        """The whole tale, once the game is over."""
        won = winners(s)
        count = sum(1 for seat in range(s.n) if survives(s, seat))
        ending = ("ending", s.ending)
        return Epilogue(
            unit="round",
            length=self.round,
            verdict=said("verdict.told", count=count, players=s.n, ending=ending, round=self.round),
            seats=tuple(self._seat(s, seat, seat in won) for seat in range(s.n)),
            moments=self.album.best(),
        )

    def _seat(self, s: Ship, seat: Seat, won: bool) -> SeatEnd:
        fate = self.fates[seat]
        how = self._how(s, seat, won)
        verdict = ("coop_won" if won else "coop_lost") if s.mode == "coop" else how
        ended = self.round if s.mode == "coop" else fate.died or self.round
        cards = tuple(("card", s.face(h)) for h in s.objectives[seat])
        character, number = ("character", s.character[seat]), s.number[seat]
        passed = [said("cleared")] if fate.tested and survives(s, seat) else []
        return SeatEnd(
            seat=seat,
            won=won,
            verdict=said(
                f"verdict.{verdict}",
                round=ended,
                ending=("ending", s.ending),
            ),
            part=said("part", character=character, number=number),
            role=Phrase(f"card.{cards[0][1]}") if len(cards) == 1 else said("roles", cards=cards),
            fate=said(f"fate.{how}", round=fate.died),
            alive=survives(s, seat),
            conditions=self._conditions(s, seat),
            account=(*fate.account, *passed),
            line=tuple(fate.life.line),
            signs=tuple(fate.life.signs),
        )

    def _how(self, s: Ship, seat: Seat, won: bool) -> str:
        if self.fates[seat].intruder:
            return "intruder"
        if s.where[seat] == DEAD:
            return "won_dead" if won else "dead"
        return "won" if won else "missed"

    def _conditions(self, s: Ship, seat: Seat) -> tuple[Condition, ...]:
        """The parts of the Objective; in the game against each other one must survive besides."""
        found: list[Condition] = []
        for card in [s.face(h) for h in s.objectives[seat]]:
            join: Any = "or" if card in EITHER else "and"
            for part in parts_of(card):
                words = said(species(s).goal_words(part))
                when = self._since(s, seat, part)
                found.append(Condition(words, is_met(s, seat, part), join, when))
        if s.mode != "coop":
            found.append(Condition(said("goal.survive"), survives(s, seat), "and"))
        return joined(found)

    def _since(self, s: Ship, seat: Seat, part: str) -> int:
        """The round in which a part came true; what others do not live to see is true since they died."""
        if part == "alone" and (seat, part) in self.met:
            return max(fate.died for x, fate in enumerate(self.fates) if x != seat)
        _, _, number = part.partition("dead_")
        if number:
            return self.fates[s.number.index(int(number))].died if int(number) in s.number else 0
        return self.met.get((seat, part), 0)


def epilogue(past: Iterator[Passed[Ship]]) -> Epilogue:
    """What everybody is told when the game is over (N-212 to N-217)."""
    tale = Tale()
    for now in past:
        tale.see(now)
    return tale.told(now.state)
