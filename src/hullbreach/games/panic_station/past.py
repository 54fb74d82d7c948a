"""Who can have been infected, and when: every course of infection that fits what some seats know, with its weight.

The hidden state is small: who is infected, who drew the host card, whether the antidote has been handed over and to
whom. The log is gone through from its start; after each row a *course* holds every state that fits all the eyes have
seen so far and its weight. Going back from the last row, one past is drawn, each as often as its weight says.
Nothing is guessed and thrown away, so a past is found if there is one.

A course depends on the rows up to it alone, so that it is kept and the next row needs one step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hullbreach.kernel import Chance, NoWorld, Seat

from .components import ANTIDOTE, COLOUR_OF, FINDS, HOST_CARD, INFECTIONS
from .infection import after_exchange, infection_copies
from .state import (
    DIED,
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    GAVE_INFECTION,
    LOOKED,
    MET,
    NOBODY,
    PLAIN,
    PLAYED,
    SCANNED,
    HouseRules,
    Incident,
)

Known: TypeAlias = tuple[int, ...]
"""A row as the eyes know it: its kind and numbers."""
Course: TypeAlias = dict[int, int]
"""The weight of every state that is possible after a row."""
Way: TypeAlias = tuple[int, int]
"""One way a row can have gone: its weight and the state."""

ANTIDOTE_FROM = sum(find.copies for find in FINDS.values()) // 2
"""How many cards of the whole deck lie above its lower half, which has the antidote (P-19)."""
_OWN, _FOREIGN = 1, 2
"""Infection cards that are handed over: of one's own colour, or of another."""
UNSEEN = 16
"""A meeting the eyes took no part in."""
EITHER = 17
"""What a human who receives the antidote cannot tell: whether it worked, or had been spent before."""

_SEATS = 6
_HOST, _CURE, _HELD = _SEATS, _SEATS + 3, _SEATS + 6
"""Where the seat (from 1) that has drawn the host card, and the one with the spent antidote, are in a state.

Then, two bits and four for each, how many infection cards of their own colour and of others everybody holds of whom
the eyes get to know it (see `_Reading`).
"""
_EVERYBODY = (1 << _SEATS) - 1
_SHORT = 1 << 160
"""Weights are kept below this; what is possible stays so."""

INFECTS, HOLDS_BACK = 2, 7
"""How often an infected player infects a human they meet, and how often nothing comes of it: they do not try, or the
other one has gas."""
GIVES_CURE = 12
"""One in this many meetings of a player who could have the antidote passes it on."""


class Past(NamedTuple):
    """One past: the state after each row of the log, and the row in which the host card was drawn."""

    states: list[int]
    host_row: int
    start: int
    """The state before the first row."""


def is_infected(state: int, seat: Seat) -> bool:
    """Whether a player is infected in a state."""
    return bool(state >> seat & 1)


def host_of(state: int) -> Seat:
    """Who has drawn the host card, if anybody."""
    return (state >> _HOST & 7) - 1


def cured_by(state: int) -> Seat:
    """Who holds the spent antidote, if it is spent."""
    return (state >> _CURE & 7) - 1


def own_left(state: int, seat: Seat) -> int:
    """How many infection cards of their own somebody holds, if that is kept."""
    return state >> _HELD + 6 * seat & 3


def foreign_held(state: int, seat: Seat) -> int:
    """How many infection cards of others somebody holds, if that is kept."""
    return state >> _HELD + 6 * seat + 2 & 15


def _holding(seat: Seat, own: int, foreign: int) -> int:
    """What infection cards in a hand add to a state."""
    return own + 4 * foreign << _HELD + 6 * seat


def _spent_with(state: int, seat: Seat) -> int:
    return state & ~(7 << _CURE) | seat + 1 << _CURE


# --- what the eyes know -----------------------------------------------------------------------


class Log(NamedTuple):
    """A log and whose eyes see it: everything that what they know is found from."""

    rows: tuple[Incident, ...]
    packet: int
    """How many cards of the packet are left after these rows."""
    eyes: tuple[Seat, ...]
    house: HouseRules
    players: int
    sizes: tuple[int, ...] = ()
    """How many cards everybody holds, if the log does not tell: in positions set up by hand and in old games."""
    infected: int = 0
    """Which of the eyes are infected now, if the log does not tell."""

    @property
    def recorded(self) -> bool:
        """Whether the log has every card since the setup."""
        return not self.sizes


def known_rows(log: Log, strict: bool = False) -> tuple[int, list[Known]]:
    """The state before the log, and every row as the eyes know it; an empty one tells nothing of infection.

    `strict` takes it that nobody handed on an infection card of another colour, which is not sure.
    """
    reading = _Reading(log, strict)
    before = 0 if log.recorded else log.infected & ~reading.infected
    return before | reading.start, reading.known


class _Reading:
    """Going through the log with somebody's eyes."""

    def __init__(self, log: Log, strict: bool) -> None:
        rows, eyes = log.rows, log.eyes
        self.eyes = eyes
        self.copies = infection_copies(log.house)
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
            [_holding(x, self.copies, 0) for x, pin in enumerate(self.pins) if pin != NOBODY]
        )
        self.row = 0
        self.known: list[Known] = []
        for self.row, row in enumerate(rows):
            self.known.append(self._known(row))
        if any(row.what == LOOKED and row.seat in eyes for row in rows):
            self._look_back(rows, strict)

    def _known(self, row: Incident) -> Known:
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
        elif what == SCANNED:
            return SCANNED, self.living, row.seat
        elif what == DIED:
            self.living &= ~(1 << row.seat)
        elif what == LOOKED and row.seat in self.eyes and row.other not in self.eyes and row.cards:
            return self._looked(row)
        return ()

    def _drew(self, row: Incident) -> Known:
        """A card of the packet: the host card is equally likely in every place not seen."""
        if row.seat not in self.eyes and not row.other:
            return DREW, row.seat, self.left + 1, NOBODY
        if row.mine:
            self.infected |= 1 << row.seat
        return DREW, NOBODY, self.left + 1, row.seat if row.mine else NOBODY

    def _looked(self, row: Incident) -> Known:
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
            return LOOKED, row.other, *has, proven, 0, 0, 0
        return LOOKED, row.other, *has, proven, own, foreign, self.row == self.pins[row.other]

    def _met(self, row: Incident) -> Known:
        a, b = row.seat, row.other
        mine, theirs = row.mine, row.theirs
        if a not in self.eyes and b not in self.eyes:
            may = self.found >> a & 1, self.found >> b & 1
            return UNSEEN, a, b, *may, 0, 0, self._size(a), self._size(b)
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
        return MET, a, b, mine, theirs, seen, proven, *self._pinned(row)

    def _size(self, seat: Seat) -> int:
        """How many cards somebody holds, if it matters how many infection cards are among them."""
        return self.hands[seat] if self.row <= self.pins[seat] else 0

    def _pinned(self, row: Incident) -> tuple[int, int, int, int]:
        """Of somebody who meets the eyes: their cards, how their infection cards change, and whether they had to
        hand over a foreign one; the number is negative if it does not matter any more afterwards.
        """
        if not row.cards:
            return 0, 0, 0, 0
        first, second = row.cards
        seat, gave, got = row.seat, first, second
        if row.seat in self.eyes:
            seat, gave, got = row.other, second, first
        size = self._size(seat)
        if not size or seat in self.eyes:
            return 0, 0, 0, 0
        last = self.row == self.pins[seat]
        mine = INFECTIONS[seat]
        passed = int(gave in COLOUR_OF and gave != mine)
        own = (got == mine) - (gave == mine)
        foreign = (got in COLOUR_OF and got != mine) - passed
        return -size if last else size, own, foreign, passed

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
            if self.known[i] and self.known[i][0] == LOOKED:
                for j in _meetings_before(self.known, i, row.other):
                    if self.known[j][0] == UNSEEN:
                        self.known[j] = self._barred(self.known[j], row)
                    if not strict:
                        break

    def _barred(self, met: Known, row: Incident) -> Known:
        _, a, b, may_a, may_b, no_a, no_b, *sizes = met
        other = b if a == row.other else a
        not_given = row.cards.count(INFECTIONS[row.other]) == self.copies
        not_received = INFECTIONS[other] not in row.cards
        if a == row.other:
            return UNSEEN, a, b, may_a, may_b, no_a | not_given, no_b | not_received, *sizes
        return UNSEEN, a, b, may_a, may_b, no_a | not_received, no_b | not_given, *sizes


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


def _meetings_before(known: list[Known], before: int, seat: Seat) -> Iterator[int]:
    """The meetings of a player before a row, the last one first."""
    for i in range(before - 1, -1, -1):
        if known[i] and known[i][0] in (UNSEEN, MET) and seat in known[i][1:3]:
            yield i


# --- one row ----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def ways(known: Known, state: int) -> tuple[Way, ...]:
    """How a row can have gone from a state on, each way with its weight."""
    what = known[0]
    if what == UNSEEN:
        return _ways_unseen(known, state)
    if what == MET:
        return _ways_met(known, state)
    if what == DREW:
        return _ways_drew(known, state)
    if what == SCANNED:
        return ((1, state),) if (state & known[1] & _EVERYBODY).bit_count() == known[2] else ()
    _, seat, has_host, has_antidote, proven, own, foreign, last = known
    fits = (host_of(state) == seat) == bool(has_host) and _is_proven(state, proven)
    if (own_left(state, seat), foreign_held(state, seat)) != (own, foreign):
        return ()
    if not fits or (cured_by(state) == seat and not has_antidote):
        return ()
    return ((1, state & ~(63 << _HELD + 6 * seat) if last else state),)


def _is_proven(state: int, proven: int) -> bool:
    """Whoever has been infected still is, unless the antidote has been used."""
    return state & proven == proven or cured_by(state) != NOBODY


def _ways_drew(known: Known, state: int) -> tuple[Way, ...]:
    _, seat, places, eye = known
    drawn = host_of(state) != NOBODY
    if eye != NOBODY:
        return () if drawn else ((1, _hosting(state, eye)),)
    if drawn:
        return ((places, state),)
    stays = ((places - 1, state),) if places > 1 else ()
    return stays if seat == NOBODY else (*stays, (1, _hosting(state, seat)))


def _hosting(state: int, seat: Seat) -> int:
    return state | 1 << seat | seat + 1 << _HOST


def _ways_unseen(known: Known, state: int) -> tuple[Way, ...]:
    """A meeting of two others: an infected player infects a human or does not; who could, gives the antidote.

    A spent antidote may be handed on, but hardly ever is (P-156).
    """
    _, a, b, may_a, may_b, no_a, no_b, size_a, size_b = known
    if size_a or size_b:
        return _ways_counted(known, state)
    spent = cured_by(state)
    cures = [b] * (spent == NOBODY and may_a) + [a] * (spent == NOBODY and may_b)
    part = GIVES_CURE - len(cures)
    total = INFECTS + HOLDS_BACK
    found: list[Way] = []
    for giver, taker, barred in ((a, b, no_a), (b, a, no_b)):
        if is_infected(state, giver) and not is_infected(state, taker):
            found.append((HOLDS_BACK * part, state))
            if not barred:
                found.append((INFECTS * part, state | 1 << taker))
    if not found:
        found.append((total * part, state))
    found += [(total, _spent_with(state & ~(1 << taker), taker)) for taker in cures]
    if spent in (a, b):
        found.append((1, _spent_with(state, b if spent == a else a)))
    return tuple(found)


def _ways_counted(known: Known, state: int) -> tuple[Way, ...]:
    """The same where infection cards are counted: who gives one has one less, and whoever has nothing else must."""
    _, a, b, may_a, may_b, no_a, no_b, *sizes = known
    gives = [_may_give(state, a, sizes[0], no_a), _may_give(state, b, sizes[1], no_b)]
    found: list[Way] = []
    for from_a, weight_a in gives[0]:
        for from_b, weight_b in gives[1]:
            after, weight = state, weight_a * weight_b * 4
            for taker, given, back in ((b, from_a, from_b), (a, from_b, from_a)):
                if given == _OWN and not is_infected(state, taker):
                    if not back:
                        moved = _moved(known, state, state, from_a, from_b)
                        found.append((weight // 2, moved))
                    weight = weight // 2
                    after |= 1 << taker
            found.append((weight, _moved(known, state, after, from_a, from_b)))
    spent = cured_by(state)
    for giver, taker, may, returns in ((a, b, may_a, gives[1]), (b, a, may_b, gives[0])):
        if spent == giver or (spent == NOBODY and may):
            after = _spent_with(state & ~(1 << taker) if spent == NOBODY else state, taker)
            for given, weight in returns:
                cards = (0, given) if giver == a else (given, 0)
                found.append((weight, _moved(known, state, after, *cards)))
    return tuple(found)


def _may_give(state: int, seat: Seat, size: int, barred: int) -> list[tuple[int, int]]:
    """Whether somebody hands over an infection card and which, with weights; without find cards they must."""
    infected = is_infected(state, seat) and (not size or own_left(state, seat) > 0)
    if size and _finds(state, seat, size) == 0:
        return [(_OWN if infected else _FOREIGN, 2)]
    return [(0, 1), (_OWN, 1)] if infected and not barred else [(0, 2)]


def _finds(state: int, seat: Seat, size: int) -> int:
    """How many find cards there are in a hand of this size, besides the host card and a spent antidote."""
    others = (host_of(state) == seat) + (cured_by(state) == seat)
    return size - own_left(state, seat) - foreign_held(state, seat) - others


def _moved(known: Known, before: int, after: int, from_a: int, from_b: int) -> int:
    """A state after infection cards changed hands, for those whose cards are counted."""
    _, a, b, _, _, _, _, size_a, size_b = known
    for seat, size, gave, got in ((a, size_a, from_a, from_b), (b, size_b, from_b, from_a)):
        if size:
            own = own_left(before, seat) - (gave == _OWN)
            foreign = foreign_held(before, seat) - (gave == _FOREIGN) + (got > 0)
            after = after & ~(63 << _HELD + 6 * seat) | _holding(seat, own, max(0, foreign))
    return after


def _ways_met(known: Known, state: int) -> tuple[Way, ...]:
    """A meeting the eyes took part in: what was given is known; an infected stranger gives infection half the time."""
    _, a, b, mine, theirs, eyes, proven, size, own, foreign, passed = known
    if not _is_proven(state, proven):
        return ()
    stranger = b if eyes >> a & 1 else a
    if size and not _fits_size(state, stranger, abs(size), own, passed):
        return ()
    weight = 1
    for giver, given in ((a, mine), (b, theirs)):
        infected = is_infected(state, giver)
        if given == GAVE_INFECTION and not infected:
            return ()
        if not eyes >> giver & 1:
            weight *= 1 if infected else 2
    mine, theirs = _meant(state, a, mine), _meant(state, b, theirs)
    if NOBODY in (mine, theirs):
        return ()
    after = state
    for seat, gave, got in ((a, mine, theirs), (b, theirs, mine)):
        infected = after_exchange(is_infected(state, seat), gave, got)
        after = after | 1 << seat if infected else after & ~(1 << seat)
    for taker, given, asked in ((b, mine, known[3]), (a, theirs, known[4])):
        if given == GAVE_ANTIDOTE or asked == EITHER:
            after = _spent_with(after, taker)
    if size < 0:
        after &= ~(63 << _HELD + 6 * stranger)
    elif size:
        after += _holding(stranger, own, foreign)
    return ((weight, after),)


def _fits_size(state: int, seat: Seat, size: int, own: int, passed: int) -> bool:
    """Whoever hands over a foreign infection card has no find cards; whoever hands over their own, has one."""
    finds = _finds(state, seat, size)
    return own_left(state, seat) + own >= 0 and (finds == 0 if passed else finds >= 0)


def _meant(state: int, giver: Seat, given: int) -> int:
    """What was given, in this state; NOBODY if it cannot have been."""
    spent = cured_by(state)
    if given == EITHER:
        return GAVE_ANTIDOTE if spent == NOBODY else PLAIN if spent == giver else NOBODY
    return NOBODY if given == GAVE_ANTIDOTE and spent != NOBODY else given


@lru_cache(maxsize=1 << 16)
def ways_back(known: Known, state: int) -> tuple[Way, ...]:
    """From which states a row can have led to this one, each with the weight of that way."""
    before = [state]
    if known[0] == DREW:
        drawer = known[1] if known[3] == NOBODY else known[3]
        if drawer != NOBODY and host_of(state) == drawer:
            before.append(state & ~(1 << drawer) & ~(7 << _HOST))
    elif known[0] in (UNSEEN, MET):
        before = _before_meeting(known, state)
    elif known[0] == LOOKED and known[7]:
        before = [state | _holding(known[1], known[5], known[6])]
    return tuple([(w, p) for p in before for w, after in ways(known, p) if after == state])


def _before_meeting(known: Known, state: int) -> list[int]:
    """Every state that a meeting of two may have changed into this one."""
    a, b = known[1], known[2]
    spent = [cured_by(state)]
    if spent[0] in (a, b):
        spent += [NOBODY, a, b]
    bare = state & ~(1 << a | 1 << b | 7 << _CURE)
    found = [
        bare | (i << a) | (j << b) | (x + 1 << _CURE)
        for x in dict.fromkeys(spent)
        for i in (0, 1)
        for j in (0, 1)
    ]
    if known[0] == UNSEEN:
        for seat, size in ((a, known[7]), (b, known[8])):
            if size:
                found = [p for q in found for p in _held_before(q, seat)]
    elif known[7]:
        seat = b if known[5] >> a & 1 else a
        if known[7] > 0:
            return [p - _holding(seat, known[8], known[9]) for p in found]
        return [p | n << _HELD + 6 * seat for p in found for n in range(64)]
    return found


def _held_before(state: int, seat: Seat) -> list[int]:
    """What infection cards somebody can have had before a meeting."""
    own, foreign = own_left(state, seat), foreign_held(state, seat)
    bare = state & ~(63 << _HELD + 6 * seat)
    return [
        bare | _holding(seat, i, j)
        for i in range(own, min(3, own + 1) + 1)
        for j in range(max(0, foreign - 1), min(15, foreign + 1) + 1)
    ]


# --- all rows ---------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def courses(start: int, rows: tuple[Known, ...]) -> tuple[Course, ...]:
    """What is possible before the first row and after each of these, with weights."""
    if not rows:
        return ({start: 1},)
    before = courses(start, rows[:-1])
    return (*before, _advance(before[-1], rows[-1]))


def _advance(before: Course, known: Known) -> Course:
    after: Course = {}
    for state, weight in before.items():
        for w, led in ways(known, state):
            after[led] = after.get(led, 0) + weight * w
    most = max(after.values(), default=0)
    if most < _SHORT:
        return after
    shift = most.bit_length() - _SHORT.bit_length() // 2
    return {state: max(1, weight >> shift) for state, weight in after.items()}


class Evidence:
    """What somebody knows of every row, and what is possible after each row that tells anything."""

    def __init__(self, start: int, known: list[Known]) -> None:
        self.start = start
        self.telling = [i for i, row in enumerate(known) if row]
        self.known = [known[i] for i in self.telling]
        self.courses = courses(start, tuple(self.known))
        self.rows = len(known)

        self.counted = {
            i: row for i, row in enumerate(known) if row and row[0] == UNSEEN and any(row[7:])
        }
        """The rows in which infection cards are counted."""

    @property
    def credible(self) -> bool:
        """Whether anything fits."""
        return bool(self.courses[-1])

    def draw(self, chance: Chance) -> Past:
        """One past that fits everything known, as often as its weight says."""
        state = _drawn([(weight, state) for state, weight in self.courses[-1].items()], chance)
        states, host_row, end = [0] * self.rows, NOBODY, self.rows
        for at in range(len(self.telling) - 1, -1, -1):
            i, before = self.telling[at], self.courses[at]
            states[i:end] = [state] * (end - i)
            end = i
            back = ways_back(self.known[at], state)
            if len(back) == 1:
                earlier = back[0][1]
            else:
                found = [(w * before[p], p) for w, p in back if p in before]
                earlier = found[0][1] if len(found) == 1 else _drawn(found, chance)
            if host_row == NOBODY and earlier >> _HOST & 7 == 0 != state >> _HOST & 7:
                host_row = i
            state = earlier
        states[:end] = [state] * end
        return Past(states, host_row, self.start)


def _drawn(found: list[Way], chance: Chance) -> int:
    total = sum([weight for weight, _ in found])
    if not total:
        raise NoWorld("no past fits what was seen")
    at = chance.below(total)
    for weight, state in found:
        at -= weight
        if at < 0:
            return state
    raise AssertionError("a draw is below its total")


def likelihood(known: list[Known], states: Sequence[int], start: int = 0) -> int:
    """The weight of one past among all that fit, or 0 if it does not: the states after each row."""
    state, total = start, 1
    for row, after in zip(known, states, strict=True):
        if row:
            total *= sum([w for w, led in ways(row, state) if led == after])
            state = after
    return total
