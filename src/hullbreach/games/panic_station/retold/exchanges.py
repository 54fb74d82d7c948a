"""The first pass through the log: what was handed over unseen, and how find cards moved from hand to hand."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    COLOUR_OF,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
)
from hullbreach.games.panic_station.infection import infection_copies, may_pass_foreign
from hullbreach.games.panic_station.past import (
    Past,
    cured_by,
    foreign_held,
    is_infected,
    own_left,
)
from hullbreach.games.panic_station.state import (
    DIED,
    DREW,
    FOUND,
    GAVE_ANTIDOTE,
    GAVE_GAS,
    GAVE_INFECTION,
    LOOKED,
    MET,
    NOBODY,
    PLAIN,
    PLAYED,
    SCANNED,
    Incident,
)
from hullbreach.kernel import Seat

from .ground import Ground, faces_given
from .moves import ENTERS, LEAVES, NO_CARD, RECEIVED, SENT, Dice, Impossible, Move
from .stock import Stock

GAVE_SPENT = -1
"""The spent antidote is handed on, which does nothing."""
TRIES, TRIES_SAFE, TRIES_OF = 2, 3, 6
"""How often an infected player who did not infect has tried: a human who had gas, or another infected player."""


class Hands:
    """What everybody but the eyes holds at one moment, besides find cards."""

    def __init__(self, players: int, copies: int) -> None:
        self.own = [copies] * players
        self.foreign: list[list[Seat]] = [[] for _ in range(players)]
        self.host = NOBODY
        self.spent = NOBODY
        """Who holds the host card, and who the spent antidote."""

    def copy(self) -> Hands:
        """The same hands, to be kept."""
        now = Hands(0, 0)
        now.own, now.foreign = [*self.own], [[*cards] for cards in self.foreign]
        now.host, now.spent = self.host, self.spent
        return now


class Exchanges:
    """Going through the log along a past."""

    def __init__(self, ground: Ground, past: Past, stock: Stock, dice: Dice, plain: bool) -> None:
        log = ground.log
        self.ground = ground
        self.past = past
        self.stock = stock
        self.dice = dice
        self.plain = plain
        """Whether nobody tries in vain to infect anybody, but where they must: it leaves most cards to be found."""
        self.eyes = log.eyes
        self.house = log.house
        self.recorded = log.recorded
        self.infected = [is_infected(past.start, seat) for seat in range(log.players)]
        self.order = [0] * log.players
        self.infections = 0
        self.lone_human = NOBODY
        self.hands = Hands(log.players, infection_copies(log.house))
        self.counts = [0] * log.players
        """How many find cards everybody holds, besides the host card and a spent antidote."""
        self.due = self._count_due()
        """How often each player still has to hand over an infection card of their own."""
        self.bare = self._find_bare()
        """Until which row players must have got rid of their find cards: there they hand on a foreign infection."""
        self.early: list[Move] = []
        """Cards that were there before the log, if it was not recorded from the start."""
        self.moves: list[Move] = []
        self.given: dict[int, tuple[int, int]] = {}
        """What changed hands unseen in a row: the move of a find card, or less than 0 what `_code` says."""
        self.shown: dict[int, list[str]] = {}
        """What else than find cards somebody saw in a hand the eyes did not see."""
        self.row = 0

    def tell(self, until: int) -> Hands:
        """Go through all rows; returns the hands after the first rows, up to this many."""
        for seat, short in enumerate(self.ground.shortage):
            for _ in range(short):
                self._add_find(seat)
        found: Hands | None = None
        dead: list[Seat] = []
        for i, row in self.ground.script:
            if i >= until and found is None:
                found = self.hands.copy()
            self.row = i
            what = row.what
            if what == MET:
                self._meet(row)
            elif i == self.past.host_row:
                self._host(row.seat)
            elif what in (DREW, FOUND):
                self._enters(row.seat, self.ground.drawn[i])
            elif what == PLAYED:
                self._leaves(row.seat, row.cards[0])
            elif what == LOOKED:
                self._look(row)
            elif what == SCANNED:
                humans = [x for x, sick in enumerate(self.infected) if not sick and x not in dead]
                self.lone_human = humans[0] if len(humans) == 1 else NOBODY
            elif what == DIED:
                dead.append(row.seat)
        return found or self.hands

    # --- the past ---------------------------------------------------------------------------------

    def _before(self, i: int) -> int:
        return self.past.states[i - 1] if i else self.past.start

    def _caught(self, i: int, seat: Seat) -> bool:
        """Whether a player is infected by what happened in a row."""
        return bool(self.past.states[i] & ~self._before(i) & 1 << seat)

    def _count_due(self) -> list[int]:
        """How often each player must hand over an infection card of their own in this past."""
        states, due = self.past.states, [0] * len(self.infected)
        for i, row in self.ground.meetings:
            a, b = row.seat, row.other
            if self.ground.saw(row):
                due[a] += row.mine == GAVE_INFECTION
                due[b] += row.theirs == GAVE_INFECTION
            elif i and states[i] != states[i - 1]:
                due[a] += self._caught(i, b)
                due[b] += self._caught(i, a)
        return due

    def _find_bare(self) -> dict[Seat, int]:
        """Who hands on a foreign infection card in this past, and in which row last: nobody does who has find cards."""
        found: dict[Seat, int] = {}
        for i, known in self.ground.loose.counted.items():
            state, before = self.past.states[i], self._before(i)
            for giver, taker in ((known.a, known.b), (known.b, known.a)):
                if foreign_held(state, taker) > foreign_held(before, taker):
                    if not is_infected(before, giver):
                        found[giver] = i
        return found

    # --- single cards -----------------------------------------------------------------------------

    def _enters(self, seat: Seat, card: int) -> None:
        """A find card comes into a hidden hand."""
        self.counts[seat] += 1
        self.moves.append(Move(ENTERS, seat, self.row, number=card))

    def _leaves(self, seat: Seat, face: str) -> int:
        """A find card leaves a hidden hand with its face told; returns that move."""
        self._lose_find(seat)
        self.moves.append(Move(LEAVES, seat, self.row, face))
        return len(self.moves) - 1

    def _lose_find(self, seat: Seat) -> None:
        if not self.counts[seat]:
            if self.recorded:
                raise Impossible
            self._add_find(seat)
        self.counts[seat] -= 1

    def _add_find(self, seat: Seat) -> None:
        """In a game that was not recorded, a card nobody knows of."""
        self.counts[seat] += 1
        self.early.append(Move(ENTERS, seat, NOBODY, number=self.stock.add()))

    def _gets_infection(self, seat: Seat, colour: Seat) -> None:
        if colour == seat:
            self.hands.own[seat] += 1
        else:
            self.hands.foreign[seat].append(colour)

    def _host(self, seat: Seat) -> None:
        """Whoever draws the host card is infected."""
        self.infected[seat], self.order[seat] = True, 0
        if seat not in self.eyes:
            self.hands.host = seat

    def _look(self, row: Incident) -> None:
        """The eyes have seen a whole hand; who else has looked saw what was there."""
        seat, hands = row.other, self.hands
        if row.seat not in self.eyes:
            rest = [INFECTIONS[x] for x in [seat] * hands.own[seat] + hands.foreign[seat]]
            rest += [HOST_CARD] * (hands.host == seat) + [ANTIDOTE] * (hands.spent == seat)
            self.shown[self.row] = rest
        elif row.cards:
            self._see(seat, row.cards)

    def _see(self, seat: Seat, cards: tuple[str, ...]) -> None:
        """The eyes see a hand: every find card in it leaves, as it were, and comes back with its face told."""
        hands = self.hands
        colours = Counter([COLOUR_OF[face] for face in cards if face in COLOUR_OF])
        finds = [face for face in cards if face not in COLOUR_OF and face != HOST_CARD]
        if hands.spent == seat and ANTIDOTE in finds:
            finds.remove(ANTIDOTE)
        if self.recorded:
            held = +Counter({seat: hands.own[seat]}) + Counter(hands.foreign[seat])
            if colours != held or len(finds) != self.counts[seat]:
                raise Impossible
        for face in finds:
            self._leaves(seat, face)
        for face in finds:
            self._enters(seat, self.stock.add(face))

    # --- meetings ---------------------------------------------------------------------------------

    def _meet(self, row: Incident) -> None:
        a, b = row.seat, row.other
        if not self.ground.saw(row):
            self._exchange_unseen(a, b)
        elif a not in self.eyes or b not in self.eyes:
            self._exchange_seen(row)
        state = self.past.states[self.row]
        for seat in (a, b):
            infected = is_infected(state, seat)
            if infected and not self.infected[seat]:
                self.infections += 1
                self.order[seat] = self.infections
            elif not infected:
                self.order[seat] = 0
            self.infected[seat] = infected
        self.hands.spent = cured_by(state)

    def _exchange_seen(self, row: Incident) -> None:
        """One of the eyes gives a card it knows and gets one it sees."""
        mine, theirs = faces_given(row)
        seat, given, received = (
            (row.other, mine, theirs) if row.seat in self.eyes else (row.seat, theirs, mine)
        )
        self._gives_to_eyes(seat, received)
        if given in COLOUR_OF:
            self._gets_infection(seat, COLOUR_OF[given])
        elif given != ANTIDOTE:
            self._enters(seat, self.stock.add(given))

    def _gives_to_eyes(self, seat: Seat, face: str) -> None:
        hands = self.hands
        if face == INFECTIONS[seat]:
            self.due[seat] -= 1
            hands.own[seat] -= 1
            if hands.own[seat] < 0 and self.recorded:
                raise Impossible
        elif face in COLOUR_OF:
            if COLOUR_OF[face] not in hands.foreign[seat] or not self._may_pass_foreign(seat):
                raise Impossible
            hands.foreign[seat].remove(COLOUR_OF[face])
        elif face == ANTIDOTE and hands.spent == seat:
            if self.counts[seat] or hands.foreign[seat]:
                raise Impossible
        else:
            self._leaves(seat, face)

    def _may_pass_foreign(self, seat: Seat) -> bool:
        """Whether the rules let a player hand over an infection card of another colour (P-143)."""
        own = self.hands.own[seat]
        return may_pass_foreign(self.house, self.infected[seat], self.counts[seat], own)

    def _exchange_unseen(self, a: Seat, b: Seat) -> None:
        """Two others exchange: what the past demands, and for the rest anything they may."""
        mine, theirs = self._meaning(a, b), self._meaning(b, a)
        if mine == GAVE_INFECTION and self._resists(b, theirs):
            theirs = GAVE_GAS
        elif theirs == GAVE_INFECTION and self._resists(a, mine):
            mine = GAVE_GAS
        given = self._give(a, b, mine), self._give(b, a, theirs)
        for taker, meaning, card in ((b, mine, given[0]), (a, theirs, given[1])):
            if card < NO_CARD:
                self._gets_infection(taker, colour_of(card))
            elif meaning == GAVE_GAS:
                self._enters(taker, self.stock.add(GAS_CAN))
            elif meaning == PLAIN:
                self.counts[taker] += 1
                self.moves.append(Move(RECEIVED, taker, self.row, number=card))
        self.given[self.row] = given

    def _resists(self, seat: Seat, given: int) -> bool:
        """Whether a player who was handed an infection stayed human by gas."""
        human = not is_infected(self.past.states[self.row], seat) and not self.infected[seat]
        if human and given == GAVE_SPENT:
            raise Impossible
        return human and given != GAVE_ANTIDOTE

    def _meaning(self, seat: Seat, other: Seat) -> int:
        """What a player gave, as far as it bears on infection; infections that fail are drawn."""
        if self._caught(self.row, other):
            return GAVE_INFECTION
        spent, before = cured_by(self.past.states[self.row]), cured_by(self._before(self.row))
        if spent == other != before:
            return GAVE_ANTIDOTE if before == NOBODY else GAVE_SPENT
        if self.row in self.ground.loose.counted:
            return GAVE_INFECTION if self._gave_own(seat, other) else PLAIN
        safe = self.infected[other] or spent == seat
        return GAVE_INFECTION if self._tries(seat, other, safe) else PLAIN

    def _tries(self, seat: Seat, other: Seat, safe: bool) -> bool:
        """Whether a player tried in vain to infect another one, who is safe or had gas."""
        if not self.infected[seat] or self.hands.own[seat] <= self.due[seat]:
            return False
        if not safe and not self.counts[other]:
            return False
        if not self.counts[seat] and not self.house.infected_pass_foreign:
            return True
        if self.row >= self.bare.get(other, NOBODY) and self._spares_gas(other):
            return False
        return self.dice.below(TRIES_OF) < (TRIES_SAFE if safe else TRIES)

    def _spares_gas(self, seat: Seat) -> bool:
        """Whether nobody shall take gas off a player in vain: as few as possible do, or there is none to be had."""
        return self.plain or self.counts[seat] + self.ground.lows[seat][self.row + 1] < 1

    def _gave_own(self, seat: Seat, other: Seat) -> bool:
        """Whether somebody gave an infection card of their own, where the past has counted them."""
        state, before = self.past.states[self.row], self._before(self.row)
        known = self.ground.loose.counted[self.row]
        if known.size_a if seat == known.a else known.size_b:
            return own_left(state, seat) < own_left(before, seat)
        return self.infected[seat] and foreign_held(state, other) > foreign_held(before, other)

    def _give(self, seat: Seat, other: Seat, meaning: int) -> int:
        """What a player hands over: the move of a find card, or less than 0 what `code_of` says."""
        hands = self.hands
        if meaning == GAVE_INFECTION:
            if hands.own[seat] == 0:
                raise Impossible
            self.due[seat] -= self._caught(self.row, other)
            hands.own[seat] -= 1
            return code_of(seat)
        if meaning in (GAVE_GAS, GAVE_ANTIDOTE):
            return self._leaves(seat, GAS_CAN if meaning == GAVE_GAS else ANTIDOTE)
        if meaning == PLAIN and (self.counts[seat] or not self.recorded):
            self._lose_find(seat)
            self.moves.append(Move(SENT, seat, self.row, not_gas=self._caught(self.row, seat)))
            return len(self.moves) - 1
        return self._give_foreign(seat, meaning == GAVE_SPENT)

    def _give_foreign(self, seat: Seat, spent: bool) -> int:
        """Without anything else a player hands on an infection card of another colour, or the spent antidote."""
        foreign = self.hands.foreign[seat]
        if not self._may_pass_foreign(seat) or spent == bool(foreign):
            raise Impossible
        return NO_CARD if spent else code_of(foreign.pop(self.dice.below(len(foreign))))


def code_of(colour: Seat) -> int:
    """An infection card among what is given: -2 less the seat of its colour; NO_CARD is the spent antidote."""
    return NO_CARD - 1 - colour


def colour_of(code: int) -> Seat:
    """Whose infection card a code stands for."""
    return NO_CARD - 1 - code
