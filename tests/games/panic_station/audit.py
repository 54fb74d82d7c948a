"""What a seat of Panic Station knows, checked against a dealt world by going through its whole log with open cards.

This is written from the rules, not from the code that deals: hands, infection and decks are made anew from the rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    COLOUR_OF,
    FACE_ORDER,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    PARASITE_ALARM,
)
from hullbreach.games.panic_station.past import Log, known_rows, likelihood
from hullbreach.games.panic_station.state import (
    DIED,
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    LOOKED,
    MET,
    PLAIN,
    PLAYED,
    RESHUFFLED,
    SCANNED,
    Incident,
    Station,
)
from hullbreach.kernel import Seat
from hullbreach.testing import Audit


def seen(row: Incident, seat: Seat) -> tuple[object, ...]:
    """What a seat was shown of a row."""
    public = (row.what, row.seat, row.other)
    if row.what in (PLAYED, RESHUFFLED):
        return (*public, row.cards)
    if row.what in (DREW, FOUND):
        own = seat == row.seat or row.other
        return (*public, row.mine, row.cards) if own else public
    if row.what in (MET, LOOKED) and seat in (row.seat, row.other):
        return (*public, row.cards)
    return public


class Account:
    """A game as its log tells it."""

    def __init__(self, s: Station, eye: Seat = -1) -> None:
        self.s = s
        self.pins = [-1] * s.players
        for i, row in enumerate(s.log):
            if row.what == LOOKED and row.seat == eye:
                self.pins[row.other] = i
            if row.what == MET and eye in (row.seat, row.other):
                giver, face = (
                    (row.other, row.cards[1]) if row.seat == eye else (row.seat, row.cards[0])
                )
                if face in COLOUR_OF and face != INFECTIONS[giver]:
                    self.pins[giver] = i
        copies = 2 if s.house.short_infection else 3
        self.hands = [[INFECTIONS[x]] * copies for x in range(s.players)]
        self.infected = [False] * s.players
        self.order = [0] * s.players
        self.infections = 0
        self.spent = False
        self.alive = [True] * s.players
        self.lone: Seat = -1
        self.decks: list[Counter[str]] = [
            Counter({f.id: f.copies for f in FINDS.values() if s.house.bonus_cards or not f.bonus})
        ]
        self.drawn = 0
        self.gas_below = 0
        self.wrong: list[str] = []
        self.states: list[int] = []
        self.host: Seat = -1
        self.cured: Seat = -1
        for i, row in enumerate(s.log):
            self.row = i
            self.follow(row)
            self.states.append(self.state())
        self.finish()

    def state(self) -> int:
        """The hidden state as a past counts it."""
        bits = sum(1 << x for x, infected in enumerate(self.infected) if infected)
        held = 0
        for x, pin in enumerate(self.pins):
            if self.row < pin:
                own = self.hands[x].count(INFECTIONS[x])
                foreign = sum(face in COLOUR_OF for face in self.hands[x]) - own
                held |= own + 4 * foreign << 12 + 6 * x
        return bits | self.host + 1 << 6 | self.cured + 1 << 9 | held

    def claim(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(f"row {self.row}: {what}")

    def follow(self, row: Incident) -> None:
        if row.what in (DREW, FOUND):
            self.draw(row)
        elif row.what == PLAYED:
            self.leave(row.seat, row.cards[0])
        elif row.what == MET:
            self.meet(row)
        elif row.what == LOOKED:
            hand = tuple(sorted(self.hands[row.other], key=FACE_ORDER.__getitem__))
            self.claim(hand == row.cards, f"{row.other} held {hand}, not {row.cards}")
        elif row.what == SCANNED:
            living = [x for x, alive in enumerate(self.alive) if alive]
            humans = [x for x in living if not self.infected[x]]
            numbers = (len(living) - len(humans), len(humans))
            self.claim(numbers == (row.seat, row.other), f"a scan shows {numbers}")
            self.lone = humans[0] if len(humans) == 1 else -1
        elif row.what == DIED:
            self.alive[row.seat] = False
        elif row.what == RESHUFFLED:
            self.claim(not self.decks[-1].total(), "cards are left in the old deck")
            self.decks.append(Counter(row.cards))

    def draw(self, row: Incident) -> None:
        (face,) = row.cards
        deck = self.decks[-1]
        self.claim(deck[face] > 0, f"there is no {face} left to draw")
        deck[face] -= 1
        place = self.s.players * 3 - self.drawn
        self.drawn += 1
        self.claim((row.what == DREW) == (place > 0), "packet and rest are mixed up")
        self.claim((face == HOST_CARD) == bool(row.mine), "the host card is mixed up")
        self.claim((face == PARASITE_ALARM) == bool(row.other), "an alarm is mixed up")
        if face == ANTIDOTE:
            self.claim(self.drawn > 26 and len(self.decks) == 1, "the antidote lay too high")
        if row.what == FOUND and len(self.decks) == 1:
            self.gas_below += face == GAS_CAN
        if not row.other:
            self.hands[row.seat].append(face)
        if face == HOST_CARD:
            self.infected[row.seat] = True
            self.host = row.seat

    def leave(self, seat: Seat, face: str) -> None:
        self.claim(face in self.hands[seat], f"{seat} does not hold {face}")
        if face in self.hands[seat]:
            self.hands[seat].remove(face)

    def legal(self, seat: Seat) -> list[str]:
        """P-143, word for word."""
        hand, own = self.hands[seat], INFECTIONS[seat]
        items = [f for f in hand if f not in COLOUR_OF and f != HOST_CARD]
        items = [f for f in items if f != ANTIDOTE or not self.spent]
        infection = [own] if self.infected[seat] and own in hand else []
        foreign = [f for f in hand if f in COLOUR_OF and f != own]
        if self.s.house.infected_pass_foreign and self.infected[seat] and not items:
            return infection + foreign or [ANTIDOTE]
        return items + infection or foreign or [ANTIDOTE]

    def meaning(self, seat: Seat, face: str) -> int:
        if face == ANTIDOTE and not self.spent:
            return GAVE_ANTIDOTE
        return {INFECTIONS[seat]: GAVE_INFECTION, GAS_CAN: GAVE_GAS}.get(face, PLAIN)

    def meet(self, row: Incident) -> None:
        a, b = row.seat, row.other
        pairs = ((a, b, row.cards[0]), (b, a, row.cards[1]))
        for giver, _, face in pairs:
            self.claim(face in self.legal(giver), f"{giver} may not hand over {face}")
        mine, theirs = (self.meaning(giver, face) for giver, _, face in pairs)
        known = (mine, theirs) == (row.mine, row.theirs)
        self.claim(known, "what was handed over is called otherwise")
        for giver, taker, face in pairs:
            self.leave(giver, face)
            self.hands[taker].append(face)
        self.effects(a, b, mine, theirs)

    def effects(self, a: Seat, b: Seat, mine: int, theirs: int) -> None:
        for taker, gave, got in ((a, mine, theirs), (b, theirs, mine)):
            if got == GAVE_INFECTION and gave not in (GAVE_GAS, GAVE_ANTIDOTE):
                if not self.infected[taker]:
                    self.infections += 1
                    self.infected[taker], self.order[taker] = True, self.infections
            if got == GAVE_ANTIDOTE:
                self.infected[taker], self.order[taker] = False, 0
        for taker in (a, b):
            if (ANTIDOTE in self.hands[taker] and GAVE_ANTIDOTE in (mine, theirs)) or (
                self.spent and ANTIDOTE in self.hands[taker]
            ):
                self.cured = taker
        self.spent = self.spent or GAVE_ANTIDOTE in (mine, theirs)

    def finish(self) -> None:
        """The end of the log is the state."""
        s, faces = self.s, self.s.cards.faces
        for x in range(s.players):
            held = sorted(faces[h] for h in s.hands[x] or s.boxed[x])
            if not s.alive(x):
                table = len(held) - len(self.hands[x])
                self.claim(not Counter(self.hands[x]) - Counter(held) and table >= 0, f"box {x}")
            else:
                self.claim(sorted(self.hands[x]) == held, f"{x} holds {held}")
        self.claim(self.infected == s.infected, "somebody else is infected")
        self.claim(self.order == s.order, "the order of infections is another")
        self.claim(self.infections == s.infections, "the number of infections is another")
        self.claim(self.spent == s.spent, "the antidote is spent or not")
        self.claim(self.lone == s.lone_human, "the lone human is another")
        deck = [faces[h] for h in s.find_deck]
        self.claim(Counter(deck) == +self.decks[-1], "the deck is made of other cards")
        if len(self.decks) == 1:
            self.below(deck)

    def below(self, deck: list[str]) -> None:
        s = self.s
        packet, rest = deck[len(deck) - s.packet :], deck[: len(deck) - s.packet]
        self.claim(HOST_CARD not in rest, "the host card is below the packet")
        gas = self.gas_below + rest.count(GAS_CAN)
        self.claim(gas <= 12 - s.players, f"{gas} gas cans came from below the packet")
        self.claim(ANTIDOTE not in deck[26:], "the antidote lies too high")
        assert len(packet) == s.packet


def contradictions(truth: Station, world: Station, seat: Seat) -> Iterator[str]:
    """What a world says against what a seat has been shown in the true one, or against the rules."""
    yield from Account(world).wrong
    if len(truth.log) != len(world.log):
        yield "something else has happened"
    for i, (was, is_) in enumerate(zip(truth.log, world.log, strict=False)):
        if seen(was, seat) != seen(is_, seat):
            yield f"row {i} was {seen(was, seat)}, not {seen(is_, seat)}"
    if truth.infected[seat] != world.infected[seat]:
        yield "the own infection is another"


def is_possible(truth: Station, seat: Seat) -> bool:
    """Whether the true past has a weight among all that fit."""
    log = Log(tuple(truth.log), truth.packet, (seat,), truth.house, truth.players)
    start, known = known_rows(log)
    return likelihood(known, Account(truth, seat).states, start) > 0


def open_seats(s: Station, seat: Seat) -> list[Seat]:
    return [x for x in range(s.players) if x != seat and s.alive(x)]


AUDIT: Audit[Station] = Audit(lambda s, x: s.infected[x], open_seats, contradictions, is_possible)

__all__ = ["AUDIT", "Account", "contradictions", "is_possible", "seen"]
