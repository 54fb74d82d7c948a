"""The epilogue: life and data turn by turn, what every goal asked for, and what cost whom how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from hullbreach.kernel import Condition, Curve, Epilogue, Event, Passed, Phrase, Seat, SeatEnd
from hullbreach.parts.tale import Album, joined, said

from .components import SETUP
from .ending import total
from .state import Theseus

LIFE, DATA = SETUP.tracks.life, SETUP.tracks.data
TOLD_LOSSES = 3
"""How many causes of loss are named."""


class Fortunes(Struct):
    """The course of one seat's numbers."""

    life: list[int] = []
    data: list[int] = []
    losses: Counter[str] = field(default_factory=Counter)
    gains: Counter[str] = field(default_factory=Counter)


class Blow(Struct):
    """What an answer took from a seat, or gave it."""

    lost: int = 0
    data: int = 0
    cause: str = ""


class Tale:
    """Looks on from the first turn to the last."""

    def __init__(self) -> None:
        self.seats: list[Fortunes] = []
        self.album = Album()
        self.turn = 0
        self.last = Blow()
        self.blows: dict[Seat, Blow] = {}
        self.leader = -1

    def see(self, now: Passed[Theseus]) -> None:
        """Take in what has happened since the answer before."""
        s = now.state
        if not self.seats:
            self.seats = [Fortunes() for _ in s.life]
            self._count(s)
        self.blows = {}
        for event in now.events:
            self._told(now, event)
        for seat, blow in self.blows.items():
            self._struck(now, seat, blow)
        for seat, fortunes in enumerate(self.seats):
            fortunes.life[-1], fortunes.data[-1] = s.life[seat], s.data[seat]
        self._lead(now)

    def _count(self, s: Theseus) -> None:
        """Another turn begins."""
        self.turn += 1
        for seat, fortunes in enumerate(self.seats):
            fortunes.life.append(s.life[seat])
            fortunes.data.append(s.data[seat])

    def _told(self, now: Passed[Theseus], event: Event) -> None:
        s = now.state
        facts: dict[str, Any] = dict(event.facts)
        key = event.key
        if key == "turn":
            self._count(s)
        elif key in ("damage", "life"):
            lost = facts["lost"] if key == "damage" else facts["amount"]
            self.seats[facts["seat"]].losses[facts["cause"]] += lost
            blow = self.blows.setdefault(facts["seat"], Blow())
            blow.lost += lost
            blow.cause = facts["cause"]
            self.last = blow
        elif key == "scored":
            self.seats[facts["seat"]].gains[facts["cause"]] += facts["amount"]
            self.last = Blow(facts["amount"], 0, facts["cause"])
        elif key == "data":
            blow = self.blows.setdefault(facts["seat"], Blow())
            blow.data += facts["amount"]
            blow.cause = facts["cause"]
            self.last = Blow(0, facts["amount"], facts["cause"])
        elif key == "ejected":
            self.album.add(3, now, self.turn, "ejected", unit=facts["unit"], cause=facts["cause"])
        elif key == "extra_turn":
            self.album.add(1.2, now, self.turn, "extra", seat=facts["seat"])
        elif key == "hatched":
            self.album.add(2, now, self.turn, "hatched", unit=facts["unit"], place=facts["place"])
        elif key == "tie":
            self.album.add(6, now, self.turn, "tie")
        elif key == "ending":
            self.album.add(9, now, self.turn, "over", ending=("ending", s.ending))

    def _struck(self, now: Passed[Theseus], seat: Seat, blow: Blow) -> None:
        if blow.lost >= 2:
            facts = {"seat": seat, "lost": blow.lost, "cause": blow.cause}
            left = now.state.life[seat]
            self.album.add(2 + blow.lost, now, self.turn, "struck", left=left, **facts)
        if blow.data >= 2:
            facts = {"seat": seat, "amount": blow.data, "cause": blow.cause}
            have = now.state.data[seat]
            self.album.add(2 + blow.data, now, self.turn, "data", have=have, **facts)

    def _lead(self, now: Passed[Theseus]) -> None:
        """Somebody else leads from now on."""
        s = now.state
        totals = [total(s, seat) for seat in range(len(s.team))]
        best = max(totals)
        first = [seat for seat, sum_ in enumerate(totals) if sum_ == best]
        teams = {s.team[seat] for seat in first}
        if len(teams) == 1 and s.team[first[0]] != self.leader:
            if self.leader >= 0:
                self.album.add(2.5, now, self.turn, "leads", seat=first[0], sum=best)
            self.leader = s.team[first[0]]

    # -- the end -----------------------------------------------------------------------------------------------

    def told(self, s: Theseus) -> Epilogue:
        """The whole tale, once the game is over."""
        return Epilogue(
            unit="turn",
            length=self.turn,
            verdict=self._verdict(s, s.winners[0], "told"),
            seats=tuple(self._seat(s, seat) for seat in range(len(s.team))),
            moments=self.album.best(),
        )

    def _seat(self, s: Theseus, seat: Seat) -> SeatEnd:
        won = seat in s.winners
        fortunes = self.seats[seat]
        curves = [Curve("life", tuple(fortunes.life))]
        if s.collects[seat]:
            curves.append(Curve("data", tuple(fortunes.data)))
        return SeatEnd(
            seat=seat,
            won=won,
            verdict=self._verdict(s, seat, "won" if won else "lost"),
            part=self._part(s, seat),
            role=said(f"ways.{self._ways(s, seat)}", life=LIFE, data=DATA),
            fate=said(
                "fate", won=won, life=s.life[seat], data=s.data[seat], collects=s.collects[seat]
            ),
            conditions=joined(self._conditions(s, seat)),
            account=tuple(self._account(s, seat)),
            curves=tuple(curves),
        )

    def _part(self, s: Theseus, seat: Seat) -> Phrase:
        """The faction, and whose partner it was."""
        mates = [mate for mate in s.mates(seat) if mate != seat]
        if not mates:
            return Phrase(f"faction.{s.factions[seat]}")
        return said("part", faction=s.factions[seat], partner=mates[0])

    def _ways(self, s: Theseus, seat: Seat) -> str:
        """Which ways to win a seat had."""
        collects = any(s.collects[mate] for mate in s.mates(seat))
        if s.deathmatch:
            return "life_or_data" if collects else "life"
        return "data_or_life" if collects else "foe"

    def _verdict(self, s: Theseus, seat: Seat, how: str) -> Phrase:
        """What decided it: whose life or data, and by what."""
        weakest = min(range(len(s.team)), key=lambda x: s.life[x])
        winner = s.winners[0]
        richest = max(s.winners, key=lambda x: s.data[x])
        return said(
            f"verdict.{s.ending}.{how}",
            seat=weakest,
            winner=winner,
            by=richest,
            cause=self.last.cause or "combat",
            mine=total(s, seat),
            best=total(s, winner) if how != "won" else self._rival(s, seat),
            turn=self.turn,
        )

    def _rival(self, s: Theseus, seat: Seat) -> int:
        """The best total of anybody else."""
        return max(total(s, other) for other in s.foes(seat))

    def _conditions(self, s: Theseus, seat: Seat) -> Iterator[Condition]:
        won, turn = seat in s.winners, self.turn
        if s.deathmatch:
            met = s.life[seat] >= LIFE
            yield Condition(said("goal.life", have=s.life[seat], need=LIFE), met, when=turn * met)
        for mate in s.mates(seat):
            if s.collects[mate]:
                have = s.data[mate]
                met = have >= DATA
                facts = {"have": have, "need": DATA, "faction": s.factions[mate]}
                yield Condition(said("goal.data", **facts), met, "or", turn * met)
        if not s.deathmatch:
            for foe in s.foes(seat):
                met = s.life[foe] == 0
                facts = {"faction": s.factions[foe], "life": s.life[foe]}
                yield Condition(said("goal.foe", **facts), met, "or", turn * met)
        if s.ending in ("end_track", "turn_limit", "shared"):
            facts = {"mine": total(s, seat), "best": self._rival(s, seat)}
            yield Condition(said("goal.sum", **facts), won, "or", turn * won)

    def _account(self, s: Theseus, seat: Seat) -> Iterator[Phrase]:
        fortunes = self.seats[seat]
        found = fortunes.gains if s.deathmatch else fortunes.losses
        for cause, amount in found.most_common(TOLD_LOSSES):
            if amount:
                yield said("gain" if s.deathmatch else "loss", cause=cause, amount=amount)


def epilogue(past: Iterator[Passed[Theseus]]) -> Epilogue:
    """What everybody is told when the game is over."""
    tale = Tale()
    for now in past:
        tale.see(now)
    return tale.told(now.state)
