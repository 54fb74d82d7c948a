"""The epilogue: who was human, infected or the host since when, and who shot, stabbed or burnt whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from hullbreach.kernel import Condition, Epilogue, Event, Passed, Phrase, Seat, SeatEnd
from hullbreach.parts.tale import Album, Life, said

from .components import CHARACTERS, COLOUR_OF, FACE_ORDER, GAS_CAN, PLACES
from .ending import NEST_DESTROYED, deeds, gas_needed, role
from .grid import NOWHERE
from .state import NOBODY, Station


class Deed(Struct):
    """What was done to a seat: by whom, with what, where and when."""

    how: str
    by: Seat = NOBODY
    room: str = ""
    round: int = 0
    figure: str = ""
    gave: str = ""


class Person(Struct):
    """What became of one player."""

    life: Life = field(default_factory=Life)
    caught: Deed | None = None
    """How they were infected; nothing for the host and for who stayed human."""
    host: int = 0
    """The round in which they became the host."""
    fended: Deed | None = None
    infected: list[Seat] = []
    deaths: list[Deed] = []
    out: int = 0
    got: tuple[Seat, str, str] = (NOBODY, "", "")
    """The last exchange: with whom, what they gave, what they got."""


class Tale:
    """Looks on from the first turn to the last."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.album = Album()
        self.round = 1
        self.blow = Deed("parasites")
        """The last thing that hurt anybody."""
        self.cells: list[int] = []
        """Where the figures stood before."""
        self.met = ""
        """Where the last exchange was."""
        self.burnt = (NOBODY, 0)

    def see(self, now: Passed[Station]) -> None:
        """Take in what has happened since the answer before."""
        s = now.state
        if not self.people:
            self._begin(s)
        for event in now.events:
            self._told(now, event)
        self._note_infections(s)
        self.cells = [*s.cells]
        self.round = max(self.round, s.round + (not s.ending))

    def _begin(self, s: Station) -> None:
        self.people = [Person() for _ in range(s.players)]
        self.round = s.round + 1
        for person in self.people:
            person.life.go_on(1, "plain")
        for seat, person in enumerate(self.people):
            if s.infected[seat]:
                self._become_host(person)

    def _become_host(self, person: Person) -> None:
        person.host = self.round
        person.life.go_on(self.round, "turned")
        person.life.mark(self.round, "host")

    def _note_infections(self, s: Station) -> None:
        for seat in s.living():
            person = self.people[seat]
            person.life.go_on(self.round, "turned" if s.infected[seat] else "plain")

    def _told(self, now: Passed[Station], event: Event) -> None:
        facts: dict[str, Any] = dict(event.facts)
        if event.key in ("shoots", "stabs", "grenade", "parasites_attack"):
            how = {"parasites_attack": "parasites"}.get(event.key, event.key)
            self.blow = Deed(how, facts.get("seat", NOBODY), facts.get("room", ""), self.round)
        elif event.key == "exchange":
            self.met = facts["room"]
        elif event.key == "dies":
            self._dies(now, facts["seat"], facts["figure"])
        elif event.key == "eliminated":
            self.people[facts["seat"]].out = self.round
            self.people[facts["seat"]].life.mark(self.round, "died")
            self.people[facts["seat"]].life.go_on(self.round, "gone")
            self.album.add(7, now, self.round, "out", seat=facts["seat"])
        elif event.key == "received":
            assert event.to is not None
            self._receives(now, event.to[0], facts["other"], facts["gave"], facts["card"])
        elif event.key in ("host", "infected", "cured"):
            assert event.to is not None
            self._changes(now, event.key, event.to[0])
        elif event.key == "scan":
            weight = 4 + facts["red"] / 10
            self.album.add(weight, now, self.round, "scan", red=facts["red"], blue=facts["blue"])
        elif event.key == "nest_burns":
            self.burnt = (facts["seat"], self.round)
            self.album.add(9, now, self.round, "burns", seat=facts["seat"])
        elif event.key == "laid" and facts["room"] == "nest":
            self.album.add(2.5, now, self.round, "nest", seat=facts["seat"])
        elif event.key == "end" and facts["ending"] != NEST_DESTROYED:
            self.album.add(6, now, self.round, "end", what=("ending", facts["ending"]))
        elif event.key == "alarm":
            self.album.add(1, now, self.round, "alarm", seat=facts["seat"], room=facts["room"])

    def _dies(self, now: Passed[Station], seat: Seat, figure: str) -> None:
        cell = self.cells[2 * seat + CHARACTERS.index(figure)] if self.cells else NOWHERE
        room = self.blow.room or (PLACES[cell] if cell != NOWHERE else "")
        deed = Deed(self.blow.how, self.blow.by, room, self.round, figure)
        self.people[seat].deaths.append(deed)
        facts = {"seat": seat, "figure": figure, "room": room}
        if deed.by == NOBODY:
            self.album.add(3.5, now, self.round, "dies", **facts)
        else:
            self.album.add(4, now, self.round, "killed", by=deed.by, **facts)

    def _receives(self, now: Passed[Station], seat: Seat, other: Seat, gave: str, got: str) -> None:
        s, person = now.state, self.people[seat]
        person.got = (other, gave, got)
        danger = got in COLOUR_OF and COLOUR_OF[got] == other and self._was_infected(other)
        if danger and gave == GAS_CAN and not s.infected[seat]:
            person.fended = Deed("gas", other, self.met, self.round)
            self.album.add(5, now, self.round, "fended", seat=seat, by=other, room=self.met)

    def _was_infected(self, seat: Seat) -> bool:
        return self.people[seat].life.line[-1].way == "turned"

    def _changes(self, now: Passed[Station], key: str, seat: Seat) -> None:
        person = self.people[seat]
        if key == "host":
            self._become_host(person)
            self.album.add(3, now, self.round, "host", seat=seat)
        elif key == "cured":
            person.caught = None
            person.life.mark(self.round, "cured")
            self.album.add(6, now, self.round, "cured", seat=seat, by=person.got[0])
        else:
            self._caught(now, seat, person)

    def _caught(self, now: Passed[Station], seat: Seat, person: Person) -> None:
        by, gave, _ = person.got
        room = self.met
        person.caught = Deed("infected", by, room, self.round, gave=gave)
        person.life.mark(self.round, "infected")
        if by != NOBODY:
            self.people[by].infected.append(seat)
        self.album.add(6, now, self.round, "infected", seat=seat, by=by, room=room)

    # -- the end -----------------------------------------------------------------------------------------------

    def told(self, s: Station) -> Epilogue:
        """The whole tale, once the game is over."""
        for seat in s.winners:
            self.people[seat].life.mark(self.round, "won")
        return Epilogue(
            unit="round",
            length=self.round,
            verdict=self._verdict(s),
            seats=tuple(self._seat(s, seat) for seat in range(s.players)),
            moments=self.album.best(),
        )

    def _verdict(self, s: Station) -> Phrase:
        humans = sum(1 for seat in range(s.players) if not s.infected[seat] and s.alive(seat))
        by, _ = self.burnt
        return said(
            f"verdict.{s.ending}", by=by, round=self.round, humans=humans, players=s.players
        )

    def _seat(self, s: Station, seat: Seat) -> SeatEnd:
        person, won, alive = self.people[seat], seat in s.winners, s.alive(seat)
        held = Counter(s.cards.faces[h] for h in s.hands[seat] + s.boxed[seat])
        return SeatEnd(
            seat=seat,
            won=won,
            verdict=self._verdict(s),
            part=said("figures", soldier=s.life[2 * seat], android=s.life[2 * seat + 1]),
            role=self._role(s, seat),
            fate=said("won" if won else "lost" if alive else "dead", round=person.out),
            alive=alive,
            conditions=self._conditions(s, seat),
            account=tuple(self._account(person)),
            cards=tuple((face, held[face]) for face in sorted(held, key=FACE_ORDER.__getitem__)),
            line=tuple(person.life.line),
            signs=tuple(person.life.signs),
        )

    def _role(self, s: Station, seat: Seat) -> Phrase:
        caught = self.people[seat].caught
        what = role(s, seat)
        return said(f"role.{what}", round=caught.round if caught else self.people[seat].host)

    def _conditions(self, s: Station, seat: Seat) -> tuple[Condition, ...]:
        burnt = s.ending == NEST_DESTROYED
        living = Condition(said("goal.alive"), s.alive(seat), "and")
        if not s.infected[seat]:
            nest = said("goal.nest", gas=gas_needed(s))
            return (Condition(nest, burnt, when=self.burnt[1]), living)
        found = [Condition(said("goal.no_nest"), not burnt), living]
        everybody = all(s.infected[x] for x in s.living())
        if everybody and not burnt:
            found.append(Condition(said("goal.not_last"), seat != s.last_infected(), "and"))
        if s.house.master_and_servant:
            found.append(Condition(said("goal.served"), deeds(s)[seat], "and"))
        return tuple(found)

    def _account(self, person: Person) -> Iterator[Phrase]:
        if person.host:
            yield said("became_host", round=person.host)
        if person.caught is not None:
            deed = person.caught
            yield said("caught", by=deed.by, room=deed.room, gave=deed.gave, round=deed.round)
        for other in person.infected:
            yield said("infected_other", other=other)
        if person.fended is not None:
            yield said("fended", by=person.fended.by, round=person.fended.round)
        for deed in person.deaths:
            yield said(
                f"death.{deed.how}",
                figure=deed.figure,
                by=deed.by,
                room=deed.room,
                round=deed.round,
            )


def epilogue(past: Iterator[Passed[Station]]) -> Epilogue:
    """What everybody is told when the game is over (P-170)."""
    tale = Tale()
    for now in past:
        tale.see(now)
    return tale.told(now.state)
