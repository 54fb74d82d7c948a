"""Going through a log with somebody's eyes: what they know of every row that bears on infection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    COLOUR_OF,
    FINDS,
    HOST_CARD,
    INFECTIONS,
)
from hullbreach.games.panic_station.infection import after_exchange, infection_copies
from hullbreach.games.panic_station.state import (
    DIED,
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    KILLED,
    LOOKED,
    MET,
    NOBODY,
    PLAYED,
    SCANNED,
    Incident,
)
from hullbreach.kernel import Seat

from .hidden import holding
from .rows import EITHER, Drew, Killed, Known, Log, Looked, Met, Scanned, Unseen

ANTIDOTE_FROM = sum(find.copies for find in FINDS.values()) // 2
"""How many cards of the whole deck lie above its lower half, which has the antidote (P-19)."""


def known_rows(
    log: Log, strict: bool = False, habits: bool = False
) -> tuple[int, list[Known | None]]:
    """The state before the log, and every row as the eyes know it; None tells nothing of infection.

    `strict` takes it that nobody handed on an infection card of another colour, which is not sure. With `habits` what
    everybody does tells something too.
    """
    reading = _Reading(log, strict, habits)
    before = 0 if log.recorded else log.infected & ~reading.infected
    return before | reading.start, reading.known


class _Reading:
    """Going through the log with somebody's eyes."""

    def __init__(self, log: Log, strict: bool, habits: bool) -> None:
        rows, eyes = log.rows, log.eyes
        self.eyes = eyes
        self.copies = infection_copies(log.house)
        self.chooses = log.house.infected_pass_foreign
        self.left = log.packet + sum([row.what == DREW for row in rows])
        self.living = (1 << log.players) - 1
        self.infected = 0
        """Which of the eyes are infected: they know it of themselves."""
        self.holders = _antidote_holders(log)
        self.found = 0 if log.recorded else self.holders
        """Who has drawn a card that could be the antidote."""
        self.above = ANTIDOTE_FROM
        """How many cards still lie above the lower half of the deck."""
        self.hands = [self.copies] * log.players
        """How many cards everybody holds, which everybody sees."""
        self.pins = _pins(log) if log.recorded else [NOBODY] * log.players
        """The last row in which the eyes get to know how many infection cards somebody holds.

        They see the hand, or are handed a foreign infection card, which means that there are no find cards.
        """
        self.start = sum(
            [holding(x, self.copies, 0) for x, pin in enumerate(self.pins) if pin != NOBODY]
        )
        self.strangers = self.living & ~sum([1 << seat for seat in eyes]) if habits else 0
        """Who has not been killed of those whose deeds tell something, if any do."""
        self.habits = habits
        self.looks: set[tuple[Seat, Seat]] = set()
        """Who has seen whose hand."""
        self.row = 0
        self.known: list[Known | None] = []
        for self.row, row in enumerate(rows):
            self.known.append(self._known(row))
        if any(row.what == LOOKED and row.seat in eyes for row in rows):
            self._look_back(rows, strict)

    def _known(self, row: Incident) -> Known | None:
        what = row.what
        if what == MET:
            return self._met(row)
        if what in (DREW, FOUND):
            self.hands[row.seat] += not row.other
        elif what == PLAYED:
            self.hands[row.seat] -= 1
        if what == DREW:
            self.left -= 1
            self.above -= 1
            return self._drew(row)
        if what == FOUND:
            self.above -= 1
            if self.above < 0:
                self.found |= 1 << row.seat & self.holders
        return self._incident(row)

    def _incident(self, row: Incident) -> Known | None:
        """What is no matter of cards that are drawn or change hands."""
        what, seat, other = row.what, row.seat, row.other
        if what == SCANNED:
            return Scanned(self.living, seat)
        if what == DIED:
            self.living &= ~(1 << seat)
            self.strangers &= ~(1 << seat)
        elif what == KILLED and self.habits and seat not in (*self.eyes, other):
            return Killed(seat, other, (seat, other) in self.looks)
        elif what == LOOKED:
            self.looks.add((seat, other))
            if seat in self.eyes and other not in self.eyes and row.cards:
                return self._looked(row)
        return None

    def _drew(self, row: Incident) -> Drew:
        """A card of the packet: the host card is equally likely in every place not seen."""
        if row.seat not in self.eyes and not row.other:
            return Drew(row.seat, self.left + 1, NOBODY)
        if row.mine:
            self.infected |= 1 << row.seat
        return Drew(NOBODY, self.left + 1, row.seat if row.mine else NOBODY)

    def _looked(self, row: Incident) -> Looked:
        """Whoever lacks own infection cards has been infected, and whose cards they hold has been too."""
        proven = sum(
            [1 << x for x, face in enumerate(INFECTIONS) if x != row.other and face in row.cards]
        )
        if row.cards.count(INFECTIONS[row.other]) < self.copies:
            proven |= 1 << row.other
        own = row.cards.count(INFECTIONS[row.other])
        foreign = sum([face in COLOUR_OF for face in row.cards]) - own
        has = HOST_CARD in row.cards, ANTIDOTE in row.cards
        if self.pins[row.other] == NOBODY:
            return Looked(row.other, *has, proven, 0, 0, last=False)
        last = self.row == self.pins[row.other]
        return Looked(row.other, *has, proven, own, foreign, last)

    def _met(self, row: Incident) -> Met | Unseen:
        a, b = row.seat, row.other
        mine, theirs = row.mine, row.theirs
        if a not in self.eyes and b not in self.eyes:
            may = self.found >> a & 1, self.found >> b & 1
            sizes = self._size(a), self._size(b)
            living = self.living if self.habits else 0
            return Unseen(a, b, *may, 0, 0, *sizes, self.chooses, self.strangers, living)
        seen = sum([1 << x for x in (a, b) if x in self.eyes])
        proven = _proven(row, a, b)
        if a in self.eyes:
            theirs = self._told(a, theirs, row.cards[1:])
        if b in self.eyes:
            mine = self._told(b, mine, row.cards[:1])
        for seat, gave, got in ((a, row.mine, row.theirs), (b, row.theirs, row.mine)):
            bit = 1 << seat & seen
            if after_exchange(bool(self.infected & bit), gave, got):
                self.infected |= bit
            else:
                self.infected &= ~bit
        starters = 0 if a in self.eyes else self.strangers
        counted = self._counted(row)
        living = self.living if self.habits else 0
        return Met(a, b, mine, theirs, seen, proven, *counted, starters, living, self.habits)

    def _size(self, seat: Seat) -> int:
        """How many cards somebody holds, if it matters how many infection cards are among them."""
        return self.hands[seat] if self.row <= self.pins[seat] else 0

    def _counted(self, row: Incident) -> tuple[int, int, int, int, bool]:
        """Of a stranger who meets the eyes: their cards, how their infection cards change, whether they handed on a
        foreign one, and whether all this matters no more afterwards.
        """
        uncounted = 0, 0, 0, 0, False
        if not row.cards:
            return uncounted
        first, second = row.cards
        seat, gave, got = row.seat, first, second
        if row.seat in self.eyes:
            seat, gave, got = row.other, second, first
        size = self._size(seat)
        if not size or seat in self.eyes:
            return uncounted
        mine = INFECTIONS[seat]
        passed = int(gave in COLOUR_OF and gave != mine)
        own = (got == mine) - (gave == mine)
        foreign = (got in COLOUR_OF and got != mine) - passed
        return size, own, foreign, passed, self.row == self.pins[seat]

    def _told(self, taker: Seat, received: int, card: tuple[str, ...]) -> int:
        """What a taker learns of a card: to a human a spent antidote is like a fresh one."""
        antidote = received == GAVE_ANTIDOTE or card == (ANTIDOTE,)
        return EITHER if antidote and not self.infected >> taker & 1 else received

    def _look_back(self, rows: Sequence[Incident], strict: bool) -> None:
        """What a hand seen by the eyes lacks was not received before, nor given if all is there.

        Infection cards of other colours are hardly ever handed on, and this is strict about it. If it is not to be,
        only the last meeting before is sure.
        """
        for i, row in enumerate(rows):
            if isinstance(self.known[i], Looked):
                for j, met in _meetings_before(self.known, i, row.other):
                    if isinstance(met, Unseen):
                        self.known[j] = self._barred(met, row)
                    if not strict:
                        break

    def _barred(self, met: Unseen, row: Incident) -> Unseen:
        """A meeting of the player whose hand was seen, with what it did not bring or take away."""
        other = met.b if met.a == row.other else met.a
        not_given = row.cards.count(INFECTIONS[row.other]) == self.copies
        not_received = INFECTIONS[other] not in row.cards
        if met.a == row.other:
            return met._replace(no_a=met.no_a | not_given, no_b=met.no_b | not_received)
        return met._replace(no_a=met.no_a | not_received, no_b=met.no_b | not_given)


def _pins(log: Log) -> list[int]:
    """The last row in which the eyes see each hand, or are handed an infection card of somebody else by them."""
    pins = [NOBODY] * log.players
    for i, row in enumerate(log.rows):
        if row.what == LOOKED and row.seat in log.eyes and row.other not in log.eyes:
            pins[row.other] = i
        if row.what == MET and row.cards:
            for seat, other, face in (
                (row.seat, row.other, row.cards[0]),
                (row.other, row.seat, row.cards[1]),
            ):
                foreign = face in COLOUR_OF and face != INFECTIONS[seat]
                if foreign and other in log.eyes and seat not in log.eyes:
                    pins[seat] = i
    return pins


def _antidote_holders(log: Log) -> int:
    """Whose draws may have brought the antidote: nobody's if the eyes drew it themselves."""
    found = [row for row in log.rows if row.what == FOUND and row.seat in log.eyes]
    if not log.house.bonus_cards or any(row.cards == (ANTIDOTE,) for row in found):
        return 0
    return sum([1 << x for x in range(log.players) if x not in log.eyes])


def _proven(row: Incident, a: Seat, b: Seat) -> int:
    """Whose infection card changed hands without its owner: they have been infected."""
    owners = [COLOUR_OF.get(face, NOBODY) for face in row.cards]
    return sum(
        [
            1 << owner
            for owner, giver in zip(owners, (a, b), strict=False)
            if owner not in (NOBODY, giver)
        ]
    )


def _meetings_before(
    known: list[Known | None], before: int, seat: Seat
) -> Iterator[tuple[int, Unseen | Met]]:
    """The meetings of a player before a row, the last one first."""
    for i in range(before - 1, -1, -1):
        row = known[i]
        if isinstance(row, Unseen | Met) and seat in (row.a, row.b):
            yield i, row
