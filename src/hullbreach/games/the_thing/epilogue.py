"""The epilogue: who was human or alien since when, who infected whom, who died and who got away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from hullbreach.kernel import Condition, Epilogue, Event, Passed, Phrase, Seat, SeatEnd
from hullbreach.parts.tale import Album, Life, said

from .ending import ALIEN_ABOARD, HUMAN_ENDINGS, LAST_HUMAN_INFECTED, LEFT_BEHIND, score
from .pieces import DEAD, REVEALED
from .state import Base

NOBODY = -1


class Lot(Struct):
    """What became of one character."""

    life: Life = field(default_factory=Life)
    turned: int = 0
    """The round in which it became an alien; 0 for those who never did, and for the first one."""
    by: Seat = NOBODY
    dog: bool = False
    place: str = ""
    shown: int = 0
    died: int = 0
    tested: int = 0
    tester: Seat = NOBODY
    refused: bool = False


class Tale:
    """Looks on from the first round to the last."""

    def __init__(self) -> None:
        self.fates: list[Lot] = []
        self.album = Album()
        self.round = 1
        self.seen: list[tuple[int, int]] = []
        """Who has seen an alien token of whom since the answer before."""
        self.dog = False

    def see(self, now: Passed[Base]) -> None:
        """Take in what has happened since the answer before."""
        s = now.state
        self.round = s.round
        if not self.fates:
            self._begin(s)
        self.names = {f.character: i for i, f in enumerate(s.figures)}
        self.seen, self.dog = [], False
        for event in now.events:
            self._told(now, event)
        for i, f in enumerate(s.figures):
            if f.alien and self.fates[i].life.line[-1].way == "plain":
                self._infected(now, i)

    def _begin(self, s: Base) -> None:
        self.fates = [Lot() for _ in s.figures]
        for i, f in enumerate(s.figures):
            self.fates[i].life.go_on(1, "turned" if f.alien else "plain")
            if f.alien:
                self.fates[i].life.mark(1, "alien")

    def _infected(self, now: Passed[Base], i: int) -> None:
        s, fate = now.state, self.fates[i]
        fate.turned, fate.dog = self.round, self.dog
        fate.place = s.figures[i].place
        fate.by = next(
            (s.figures[owner].seat for looker, owner in self.seen if looker == i), NOBODY
        )
        fate.life.go_on(self.round, "turned")
        fate.life.mark(self.round, "infected")
        seat = s.figures[i].seat
        if fate.by == NOBODY:
            self.album.add(5, now, self.round, "bitten", seat=seat, place=fate.place)
        else:
            self.album.add(6, now, self.round, "infected", seat=seat, by=fate.by, place=fate.place)

    def _told(self, now: Passed[Base], event: Event) -> None:
        s = now.state
        facts: dict[str, Any] = dict(event.facts)
        figure = self.names.get(str(facts.get("figure")), NOBODY)
        seat = s.figures[figure].seat if figure != NOBODY else NOBODY
        key = event.key
        if key == "token.seen" and facts["token"] == "alien":
            self.seen.append((figure, self.names[facts["owner"]]))
        elif key == "dog.token" and facts["token"] == "alien":
            self.dog = True
        elif key == "figure.killed":
            self._dies(now, figure, facts["place"])
        elif key in ("alien.revealed", "transformed"):
            self._shown(now, figure)
        elif key in ("test.a", "test.b"):
            self._tested(now, seat, self.names[facts["target"]])
        elif key == "board.enters":
            self.album.add(3, now, self.round, "boards", figure=facts["figure"])
            self.fates[figure].life.mark(self.round, "aboard")
        elif key == "board.refused":
            self.fates[figure].refused = True
            weight = 6.5 if s.figures[figure].alien else 6
            self.album.add(weight, now, self.round, "refused", figure=facts["figure"])
        elif key == "board.departs":
            self.album.add(7, now, self.round, "departs", vehicle=facts["vehicle"])
        elif key == "sos.sent":
            self.album.add(2, now, self.round, "sos")
        elif key == "burnt":
            self.album.add(2.5, now, self.round, "fire", place=facts["place"])
        elif key == "kennel.opens":
            self.album.add(1.5, now, self.round, "dogs")
        elif key == "power.fails":
            self.album.add(1, now, self.round, "dark")
        elif key == "game.over":
            weight = 5.5 if s.ending in HUMAN_ENDINGS else 7.5
            self.album.add(weight, now, self.round, "over", ending=("ending", s.ending))

    def _dies(self, now: Passed[Base], figure: int, place: str) -> None:
        fate = self.fates[figure]
        fate.died, fate.place = self.round, place
        fate.life.mark(self.round, "died")
        fate.life.go_on(self.round, "gone")
        self.album.add(5, now, self.round, "dies", figure=now.state.name(figure), place=place)

    def _shown(self, now: Passed[Base], figure: int) -> None:
        fate = self.fates[figure]
        fate.shown = self.round
        fate.life.go_on(self.round, "turned")
        fate.life.mark(self.round, "shown")
        self.album.add(5, now, self.round, "shown", figure=now.state.name(figure))

    def _tested(self, now: Passed[Base], tester: Seat, target: int) -> None:
        fate, f = self.fates[target], now.state.figures[target]
        fate.tested, fate.tester = self.round, tester
        alien = f.alien or f.status == REVEALED
        weight = 5.5 if alien else 4.5
        self.album.add(weight, now, self.round, "test", figure=f.character, by=tester, alien=alien)

    # -- the end -----------------------------------------------------------------------------------------------

    def told(self, s: Base) -> Epilogue:
        """The whole tale, once the game is over."""
        winners = score(s).winners
        for i, f in enumerate(s.figures):
            if self._aboard(s, i):
                self.fates[i].life.mark(self.round, "aboard")
            elif f.seat in winners and self.fates[i].life.line[-1].way != "gone":
                self.fates[i].life.mark(self.round, "won")
        seat = self._together if s.coop else self._seat
        return Epilogue(
            unit="round",
            length=self.round,
            verdict=self._verdict(s),
            seats=tuple(seat(s, x, x in winners) for x in range(s.players)),
            moments=self.album.best(),
        )

    def _verdict(self, s: Base) -> Phrase:
        aliens = sum(1 for f in s.figures if f.alien or f.status == REVEALED)
        vehicle = s.escape.vehicle if s.escape else s.here or "rescue_helicopter"
        return said(f"verdict.{s.ending}", round=self.round, aliens=aliens, vehicle=vehicle)

    def _aboard(self, s: Base, i: int) -> bool:
        if s.escape is not None:
            return i in s.escape.aboard
        return s.ending in HUMAN_ENDINGS and i in s.present()

    def _seat(self, s: Base, seat: Seat, won: bool) -> SeatEnd:
        """The character of a seat, human or alien."""
        i = next(i for i, f in enumerate(s.figures) if f.seat == seat)
        f, fate = s.figures[i], self.fates[i]
        what = "human" if not f.alien else "infected" if fate.turned else "alien"
        return SeatEnd(
            seat=seat,
            won=won,
            verdict=self._verdict(s),
            part=Phrase(f"character.{f.character}"),
            role=said(f"role.{what}", round=fate.turned),
            fate=said("won" if won else "lost"),
            alive=f.status != DEAD,
            conditions=self._conditions(s, i, won),
            account=tuple(self._account(s, i)),
            line=tuple(fate.life.line),
            signs=tuple(fate.life.signs),
        )

    def _conditions(self, s: Base, i: int, won: bool) -> tuple[Condition, ...]:
        escaped = s.ending in HUMAN_ENDINGS
        if s.figures[i].alien:
            if not escaped and not won:
                return (Condition(said("goal.not_last"), False),)
            return (Condition(said("goal.nobody_leaves"), not escaped),)
        found = [Condition(said("goal.got_away"), False)]
        if s.figures[i].status == DEAD:
            found = [Condition(said("goal.humans_away"), escaped)]
        elif self._aboard(s, i):
            place = s.escape.aboard.index(i) + 1 if s.escape else 0
            found = [Condition(said("goal.aboard_as", place=place), True)]
        if s.ending == ALIEN_ABOARD:
            found.append(Condition(said("goal.no_alien"), False, "and"))
        if s.ending == LEFT_BEHIND:
            found.append(Condition(said("goal.all_humans"), False, "and"))
        return tuple(found)

    def _account(self, s: Base, i: int) -> Iterator[Phrase]:
        fate = self.fates[i]
        if fate.turned and fate.by != NOBODY:
            yield said("infected_by", by=fate.by, place=fate.place, round=fate.turned)
        elif fate.turned:
            yield said("bitten", place=fate.place, round=fate.turned)
        for k, other in enumerate(self.fates):
            if self._caught(s, i, other):
                yield said("infected_other", other=s.figures[k].seat)
        if fate.shown:
            yield said("shown", round=fate.shown, strength=s.total_strength())
        if fate.tested:
            yield said("tested", by=fate.tester, round=fate.tested)
        if fate.died:
            yield said("died", place=fate.place, round=fate.died)
        if fate.refused:
            yield said("refused", disc=s.figures[i].disc)
        if not s.figures[i].alien and not fate.died and not fate.refused:
            yield said("suspicion", disc=s.figures[i].disc)
        if s.ending == LAST_HUMAN_INFECTED and i == s.last_infected:
            yield said("last_infected")

    def _caught(self, s: Base, i: int, other: Lot) -> bool:
        return bool(other.turned) and other.by == s.figures[i].seat

    def _together(self, s: Base, seat: Seat, won: bool) -> SeatEnd:
        """The characters one has led against the alien."""
        mine = [i for i, f in enumerate(s.figures) if f.seat == seat]
        lost = [i for i in mine if self.fates[i].died or self.fates[i].shown]
        return SeatEnd(
            seat=seat,
            won=won,
            verdict=self._verdict(s),
            part=said("led", figures=tuple(("character", s.name(i)) for i in mine)),
            role=said("role.crew", left=len(mine) - len(lost), count=len(mine)),
            fate=said("won" if won else "lost"),
            alive=len(lost) < len(mine),
            conditions=(Condition(said("goal.one_away"), won, when=self.round if won else 0),),
            account=tuple(self._lost(s, i) for i in lost),
            line=tuple(self._common(mine).line),
            signs=tuple(self._common(mine).signs),
        )

    def _lost(self, s: Base, i: int) -> Phrase:
        fate, figure = self.fates[i], ("character", s.name(i))
        if fate.died:
            return said("coop_died", figure=figure, place=fate.place, round=fate.died)
        return said("coop_turned", figure=figure, round=fate.shown)

    def _common(self, mine: list[int]) -> Life:
        """One line for several characters: it ends with the last of them, and goes on as the alien's if one turned."""
        life = Life()
        life.go_on(1, "plain")
        for i in mine:
            for sign in self.fates[i].life.signs:
                life.mark(sign.at, sign.what)
        ends = [self.fates[i].died or self.fates[i].shown for i in mine]
        if ends and all(ends):
            turned = any(self.fates[i].shown and not self.fates[i].died for i in mine)
            life.go_on(max(ends), "turned" if turned else "gone")
        return life


def epilogue(past: Iterator[Passed[Base]]) -> Epilogue:
    """What everybody is told when the game is over."""
    tale = Tale()
    for now in past:
        tale.see(now)
    return tale.told(now.state)
