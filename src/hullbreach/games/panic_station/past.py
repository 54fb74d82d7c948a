"""A past that could have been: who drew the host card and what was handed over, as the eyes could believe.

The log of the game is gone through once more. What the eyes took part in stands as it was; for everything else
the hidden part is drawn. A past that contradicts what the eyes have seen (an infection card handed to them, the
numbers of a scan) is dropped and another one is tried.
"""

from __future__ import annotations

from hullbreach.kernel import Chance, Eyes, Seat

from .components import TABLE
from .grid import NOWHERE
from .infection import after_exchange
from .state import (
    DIED,
    DREW,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    MET,
    NOBODY,
    PLAIN,
    SCANNED,
    Incident,
    Station,
)

PASTS = 24
"""So many pasts are begun before the nearest one is taken, each possible host in at least one of them."""
TRIES = 8
"""So many courses of the time between two things the eyes have seen are tried in each."""
_INFECTS, _DEFENDS, _CURES = (1, 2), (1, 3), (1, 12)
"""How often, in an exchange nobody saw, an infected player infects, gas is given, the antidote is given."""

LONG, SPENT = 1 << 440, 1 << 40
"""A word for many draws, and when too little is left of it for a fair one."""

Host = tuple[int, int]
"""Where the host card is: the row of the log in which it was drawn, or the handle under which it lies in the deck."""
IN_DECK = -1

Mark = tuple[
    tuple[bool, ...],
    tuple[int, ...],
    tuple[tuple[int, ...], ...],
    tuple[int, int, int],
    tuple[bool, int],
]
"""A moment of a past to go back to."""


class Past:
    """One course of infection."""

    def __init__(self, s: Station, eyes: Eyes, chance: Chance, host: Host) -> None:
        self.eyes = eyes
        self.chance = chance
        self.host = host
        self.host_seat = NOBODY
        self.infected = [False] * s.players
        self.order = [0] * s.players
        self.infections = 0
        self.dead: list[Seat] = []
        self.lone_human = NOBODY
        self.rows: list[Incident] = []
        copies = TABLE.infection.copies_short if s.house.short_infection else TABLE.infection.copies
        self.carried = [[seat] * copies for seat in range(s.players)]
        """Where the infection cards of each colour have got to."""
        self.antidote_open = s.house.bonus_cards and not knows_antidote(s, eyes)
        self.antidote_at = NOBODY
        self.word = 0

    def live_through(self, log: list[Incident]) -> bool:
        """Go through the log, trying the time since the last thing the eyes have seen again when it does not fit.

        Only what is drawn can come out otherwise, so one goes back to the first draw of that time.
        """
        index = start = tries = 0
        saved: Mark | None = None
        while index < len(log):
            row = log[index]
            if saved is None and row.what == MET and not self._saw(row):
                saved, start, tries = self._mark(), index, 0
            index += 1
            if not self.add(row):
                tries += 1
                if saved is None or tries == TRIES:
                    return False
                self._go_back(saved)
                index = start
            elif row.what != DREW and self._tells(row):
                saved = None
        return True

    def _saw(self, row: Incident) -> bool:
        """Whether the eyes took part in an exchange."""
        return row.seat in self.eyes or row.other in self.eyes

    def _tells(self, row: Incident) -> bool:
        """Whether a row can contradict a past."""
        if row.what == MET:
            return GAVE_INFECTION in (row.mine, row.theirs) and self._saw(row)
        return row.what == SCANNED

    def _mark(self) -> Mark:
        carried = tuple(tuple(seats) for seats in self.carried)
        counts = (self.infections, len(self.dead), len(self.rows))
        antidote = (self.antidote_open, self.antidote_at)
        return tuple(self.infected), tuple(self.order), carried, counts, antidote

    def _go_back(self, mark: Mark) -> None:
        infected, order, carried, (self.infections, dead, rows), antidote = mark
        self.infected, self.order = [*infected], [*order]
        self.carried = [[*seats] for seats in carried]
        del self.dead[dead:], self.rows[rows:]
        self.antidote_open, self.antidote_at = antidote

    def add(self, row: Incident) -> bool:
        """Go through one row; false if it cannot have been so."""
        if row.what == DREW:
            row = self._drew(row)
        elif row.what == MET:
            row = self._met(row)
            if not self._possible(row):
                return False
            self._apply(row)
        elif row.what == SCANNED:
            if not self._scanned(row):
                return False
        elif row.what == DIED:
            self.dead.append(row.seat)
        self.rows.append(row)
        return True

    def _drew(self, row: Incident) -> Incident:
        """Whoever drew the host card is infected."""
        is_host = len(self.rows) == self.host[0]
        if is_host:
            self.host_seat = row.seat
            self.infected[row.seat] = True
            self.order[row.seat] = 0
        return row if row.mine == is_host else Incident(DREW, row.seat, row.other, int(is_host))

    def _met(self, row: Incident) -> Incident:
        """What was handed over: known to the two, drawn for all others."""
        if self._saw(row):
            return row
        return Incident(MET, row.seat, row.other, self._gave(row.seat), self._gave(row.other))

    def _gave(self, seat: Seat) -> int:
        if self.infected[seat] and seat in self.carried[seat] and self._happens(_INFECTS):
            return GAVE_INFECTION
        if self._happens(_DEFENDS):
            return GAVE_GAS
        if self.antidote_open and self._happens(_CURES):
            self.antidote_open = False
            return GAVE_ANTIDOTE
        return PLAIN

    def _happens(self, odds: tuple[int, int]) -> bool:
        """One of many small draws: they share a long word of chance."""
        if self.word < SPENT:
            self.word = self.chance.below(LONG)
        self.word, drawn = divmod(self.word, odds[1])
        return drawn < odds[0]

    def _possible(self, row: Incident) -> bool:
        """Only the infected give infection cards of their own."""
        return (row.mine != GAVE_INFECTION or self.infected[row.seat]) and (
            row.theirs != GAVE_INFECTION or self.infected[row.other]
        )

    def _apply(self, row: Incident) -> None:
        """What the exchange did, as the rules have it."""
        for giver, taker, given, back in (
            (row.seat, row.other, row.mine, row.theirs),
            (row.other, row.seat, row.theirs, row.mine),
        ):
            infected = after_exchange(self.infected[taker], back, given)
            if infected and not self.infected[taker]:
                self.infections += 1
                self.order[taker] = self.infections
            elif not infected:
                self.order[taker] = 0
            self.infected[taker] = infected
            if given == GAVE_INFECTION and giver in self.carried[giver]:
                self.carried[giver].remove(giver)
                self.carried[giver].append(taker)
            elif given == GAVE_ANTIDOTE:
                self.antidote_open = False
                self.antidote_at = taker

    def _scanned(self, row: Incident) -> bool:
        """The numbers of a scan must come out."""
        living = [seat for seat in range(len(self.infected)) if seat not in self.dead]
        humans = [seat for seat in living if not self.infected[seat]]
        self.lone_human = humans[0] if len(humans) == 1 else NOBODY
        return len(humans) == row.other

    def settle(self, s: Station) -> None:
        """Make this past the past of a state."""
        s.infected, s.order, s.infections = self.infected, self.order, self.infections
        s.lone_human, s.log = self.lone_human, self.rows
        if not knows_antidote(s, self.eyes):
            s.spent = self.antidote_at != NOBODY


def knows_antidote(s: Station, eyes: Eyes) -> bool:
    """Whether the eyes hold the antidote themselves and so know whether it is spent."""
    faces = s.cards.faces
    return any(faces[h] == "antidote" for seat in eyes for h in s.hands[seat])


def relive(s: Station, eyes: Eyes, chance: Chance, hosts: list[Host]) -> Past:
    """A past that agrees with everything the eyes know; failing that, the nearest."""
    chance.shuffle(hosts)
    for attempt in range(max(PASTS, len(hosts))):
        past = Past(s, eyes, chance, hosts[attempt % len(hosts)])
        if past.live_through(s.log):
            return past
    return _nearest(s, eyes, chance, hosts[0])


def _nearest(s: Station, eyes: Eyes, chance: Chance, host: Host) -> Past:
    """When no past is found in time: those the eyes know to be infected are, and the last scan decides how many."""
    past = Past(s, eyes, chance, host)
    for i, row in enumerate(s.log):
        past.rows = [NO_ROW] * i
        shown = row
        if row.what == MET and row.seat not in eyes and row.other not in eyes:
            shown = Incident(MET, row.seat, row.other)
        for giver, given in ((shown.seat, shown.mine), (shown.other, shown.theirs)):
            if shown.what == MET and given == GAVE_INFECTION and not past.infected[giver]:
                past.infections += 1
                past.infected[giver] = True
                past.order[giver] = past.infections
        if row.what == SCANNED:
            _fit_scan(past, row, eyes)
        past.add(shown) if row.what != SCANNED else None
    past.rows = [_hidden_part(past, i, row) for i, row in enumerate(s.log)]
    return past


NO_ROW = Incident(DIED, NOWHERE)


def _fit_scan(past: Past, row: Incident, eyes: Eyes) -> None:
    """Infect others until the numbers of a scan come out."""
    past._scanned(row)
    living = [x for x in range(len(past.infected)) if x not in past.dead and x not in eyes]
    past.chance.shuffle(living)
    humans = [x for x in living if not past.infected[x]]
    while humans and not past._scanned(row):
        seat = humans.pop()
        past.infections += 1
        past.infected[seat] = True
        past.order[seat] = past.infections


def _hidden_part(past: Past, index: int, row: Incident) -> Incident:
    if row.what == DREW:
        return Incident(DREW, row.seat, row.other, int(index == past.host[0]))
    if row.what == MET and row.seat not in past.eyes and row.other not in past.eyes:
        return Incident(MET, row.seat, row.other)
    return row
