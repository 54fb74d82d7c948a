"""The cards along a past: who drew, gave, played and holds what, so that it fits all the eyes have seen.

A past (see `past`) says who was infected when. Here the log is gone through with every card in it, in two passes:

1. `_settle_meetings`: what was handed over in the meetings the eyes did not see, as far as it bears on infection;
2. `_destine`: every find card that left a hidden hand (played, handed on, seen by the eyes) had come into it before,
   drawn from the deck, given by the eyes or handed on by somebody else: which one it was.

A card that nothing tells has no face yet and gets one when everything is dealt. Tight hands or rare cards can make a
past impossible after all; then `Impossible` is raised and another past is drawn.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from hullbreach.kernel import Chance, Seat

from .components import (
    ANTIDOTE,
    COLOUR_OF,
    FACE_ORDER,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    PARASITE_ALARM,
    TABLE,
)
from .infection import infection_copies, may_pass_foreign, meaning_of
from .past import (
    ANTIDOTE_FROM,
    Evidence,
    Log,
    Past,
    cured_by,
    held_infections,
    is_infected,
    known_rows,
)
from .setup import packet_size
from .state import (
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
    RESHUFFLED,
    SCANNED,
    Incident,
)

UNKNOWN = ""
NO_CARD = -1
ANY = "any"
GAVE_SPENT = -1
"""The spent antidote is handed on, which does nothing."""
_LONG, _SPENT = 1 << 440, 1 << 40
"""A word for many draws, and when too little is left of it for a fair one."""
_ODDLY = 8
"""One card in this many takes a way that is not the nearest."""

Card = int
"""A find card by its number in the retelling, or an infection card: -2 less the seat of its colour."""
_ALL_FINDS = [
    Counter({find.id: find.copies for find in FINDS.values() if bonus or not find.bonus})
    for bonus in (False, True)
]
"""The find cards without and with the bonus cards."""


class Impossible(Exception):
    """The cards do not fit this past."""


class Need(NamedTuple):
    """A find card that leaves a hidden hand in a row, and so must have been in it."""

    row: int
    seat: Seat
    face: str
    into: Card = NO_CARD
    """If it is handed on to somebody else: the card they get."""
    not_gas: bool = False


class Hands:
    """What everybody but the eyes holds at one moment."""

    def __init__(self, players: int, copies: int) -> None:
        self.own = [copies] * players
        self.foreign: list[list[Seat]] = [[] for _ in range(players)]
        self.finds: list[list[Card]] = [[] for _ in range(players)]
        """Find cards but the host card and a spent antidote."""
        self.host = NOBODY
        self.spent = NOBODY
        """Who holds the host card, and who the spent antidote."""


class Ground:
    """What every retelling of a log starts from: it depends on what the eyes know, and on nothing that is drawn."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.rows = log.rows
        self.eyes = log.eyes
        self.loose = Evidence(*known_rows(log))
        self.looks = [i for i, row in enumerate(self.rows) if self._is_look(row)]
        """The rows in which the eyes saw a hand."""
        strict = Evidence(*known_rows(log, strict=True)) if self.looks else self.loose
        self.strict = strict if strict.credible else self.loose
        gas = log.players * TABLE.find_deck.gas_per_player
        self.spare = packet_size(log.players) - gas - 1
        """How many cards of the packet, besides those known, may be something else than gas (P-14)."""
        self.gas_below = FINDS[GAS_CAN].copies - gas
        """How many more gas cans may have been below the packet, which took its own first."""
        self.unseen = [_ALL_FINDS[log.house.bonus_cards].copy()]
        """The faces of each deck, as it was when made, that are still to be found or told."""
        self.drawn: dict[int, Card] = {}
        """The card drawn unseen in a row; by their number, from 0, the cards' decks follow."""
        self.decks: list[int] = []
        """Out of which deck a card was drawn: how often it had been shuffled anew."""
        self.from_packet = 0
        """How many of them came from the packet, which were drawn first."""
        self.script = [(i, row) for i, row in enumerate(self.rows) if self._tells(row)]
        """The rows that matter for hidden hands."""
        self.meetings = [(i, row) for i, row in self.script if row.what == MET]
        self._open_decks()
        self.origins = [*self.drawn]
        self.holders = [log.rows[i].seat for i in self.origins]
        self.lows = self._count_lows()
        """How much the find cards in a hand go down at most from a row on, as far as everybody sees."""
        self.shortage = self._count_shortage()
        """How many find cards everybody had that no row tells of."""

    def saw(self, row: Incident) -> bool:
        """Whether the eyes took part in an exchange."""
        return row.seat in self.eyes or row.other in self.eyes

    def _is_look(self, row: Incident) -> bool:
        hidden = row.other not in self.eyes
        return row.what == LOOKED and row.seat in self.eyes and hidden and bool(row.cards)

    def _tells(self, row: Incident) -> bool:
        """Whether a row changes or shows anything in hidden hands, or anybody's infection."""
        if row.what in (DREW, FOUND):
            return not row.other and (row.seat not in self.eyes or bool(row.mine))
        if row.what == PLAYED:
            return row.seat not in self.eyes
        return row.what in (MET, SCANNED, DIED) or (
            row.what == LOOKED and row.other not in self.eyes
        )

    def _open_decks(self) -> None:
        """Take what everybody or the eyes saw drawn out of the decks, and the host card, wherever it is."""
        self.unseen[0][HOST_CARD] = 0
        for i, row in enumerate(self.rows):
            if row.what == RESHUFFLED:
                self.unseen.append(Counter(row.cards))
            elif row.what not in (DREW, FOUND):
                continue
            elif row.other or row.seat in self.eyes:
                if row.cards:
                    self._strike(row.what, row.cards[0])
            else:
                self.drawn[i] = len(self.drawn)
                self.decks.append(len(self.unseen) - 1)
                self.from_packet += row.what == DREW

    def _strike(self, what: int, face: str) -> None:
        """A card seen to be drawn is not to be found any more."""
        self.unseen[-1][face] -= face != HOST_CARD
        if what == DREW:
            self.spare -= face not in (GAS_CAN, HOST_CARD)
        elif len(self.unseen) == 1:
            self.gas_below -= face == GAS_CAN

    def _count_lows(self) -> list[list[int]]:
        """Go back from the end and see how low each hand gets by what is played and handed to the eyes."""
        low = [0] * self.log.players
        lows = [[*low]]
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            if i in self.drawn:
                low[row.seat] = min(0, low[row.seat] + 1)
            elif row.what == PLAYED:
                low[row.seat] = min(0, low[row.seat] - 1)
            elif row.what == MET and self.saw(row):
                _count_low_meeting(row, low)
            lows.append([*low])
        return [[at[seat] for at in reversed(lows)] for seat in range(self.log.players)]

    def _count_shortage(self) -> list[int]:
        """What is in the hands but in no row was there before: a position set up by hand, or an old game."""
        if self.log.recorded:
            return [0] * self.log.players
        short = [size - infection_copies(self.log.house) for size in self.log.sizes]
        for row in self.rows:
            if row.what in (DREW, FOUND) and not row.other:
                short[row.seat] -= 1
            elif row.what == PLAYED:
                short[row.seat] += 1
        return [0 if x in self.eyes else max(0, short[x]) for x in range(self.log.players)]


def _count_low_meeting(row: Incident, low: list[int]) -> None:
    mine, theirs = _faces(row)
    for seat, gave, got in ((row.seat, mine, theirs), (row.other, theirs, mine)):
        change = (got not in COLOUR_OF) - (gave not in COLOUR_OF)
        low[seat] = min(0 - (gave not in COLOUR_OF), low[seat] + change)


ground = lru_cache(maxsize=256)(Ground)
"""The ground for a log; several worlds are dealt on the same one."""


class Retelling:
    """One telling of the whole log."""

    def __init__(self, ground: Ground, past: Past, chance: Chance, plain: bool = False) -> None:
        log = ground.log
        self.plain = plain
        """Whether nobody tries in vain to infect anybody, but where they must: it leaves most cards to be found."""
        self.ground = ground
        self.rows = log.rows
        self.eyes = log.eyes
        self.house = log.house
        self.recorded = log.recorded
        self.past = past
        self.chance = chance
        self.word = 0
        # Cards; first those drawn, then what comes otherwise
        self.drawn = ground.drawn
        self.decks = ground.decks
        self.origins = ground.origins
        """The row in which a card was drawn."""
        self.faces = [UNKNOWN] * len(self.origins)
        self.since = [*self.origins]
        """From which row on somebody had a card."""
        self.holders = [*ground.holders]
        """Who had it then."""
        self.passed: dict[Card, int] = {}
        """The need that a card handed on by another player came from: it is the card that served it."""
        self.sources: list[list[Card]] = [[] for _ in range(log.players)]
        """What ever came into everybody's hand, in this order."""
        self.unseen = [deck.copy() for deck in ground.unseen]
        self.spare, self.gas_below = ground.spare, ground.gas_below
        # What happened
        self.infected = [is_infected(past.start, seat) for seat in range(log.players)]
        self.order = [0] * log.players
        self.infections = 0
        self.lone_human = NOBODY
        self.hands = Hands(log.players, infection_copies(log.house))
        self.counts = [0] * log.players
        """How many find cards everybody holds, in the first pass."""
        self.due = [0] * log.players
        """How often each player still has to hand over an infection card of their own."""
        self.given: dict[int, list[int]] = {}
        """What changed hands unseen in a row: infection cards, or the needs of find cards."""
        self.shown: dict[int, list[str]] = {}
        """What else than find cards somebody saw in a hand the eyes did not see."""
        self.gifts: dict[str, list[Card]] = {}
        """The cards that came into a hand with their face told, by that face."""
        self.needs: list[Need] = []
        self.serves: dict[Card, int] = {}
        """Which need a card serves."""
        self.served: list[Card] = []
        """Which card serves a need."""
        self.chosen: list[Card] = []
        """Cards whose face was drawn, so that it is not gas."""
        self.row = 0
        self._ways: dict[int, dict[Seat, int]] = {}

    def tell(self, until: int) -> Retelling:
        """Go through all rows; the hands are those after the first rows, up to this many."""
        for seat, short in enumerate(self.ground.shortage):
            for _ in range(short):
                self._add_find(seat)
        if self.past.host_row in self.drawn:
            self.faces[self.drawn[self.past.host_row]] = HOST_CARD
        self._count_gives()
        hands = self._settle_meetings(until)
        if self.recorded and self.house.bonus_cards:
            self._place_antidote()
        self._destine()
        hands.finds = [
            [] if seat in self.eyes else self._held(seat, until) for seat in range(len(self.counts))
        ]
        self.hands = hands
        return self

    def _held(self, seat: Seat, row: int) -> list[Card]:
        """The find cards in a hand before a row."""
        needs, serves = self.needs, self.serves
        return [
            card
            for card in self.sources[seat]
            if self.since[card] < row and (card not in serves or needs[serves[card]].row >= row)
        ]

    def below(self, n: int) -> int:
        """One of many small draws: they share a long word of chance."""
        if self.word < _SPENT:
            self.word = self.chance.below(_LONG)
        self.word, drawn = divmod(self.word, n)
        return drawn

    def _new(self, seat: Seat, row: int, face: str = UNKNOWN) -> Card:
        self.faces.append(face)
        self.holders.append(seat)
        self.since.append(row)
        return len(self.faces) - 1

    # --- first pass: meetings ---------------------------------------------------------------------

    def _before(self, i: int) -> int:
        return self.past.states[i - 1] if i else self.past.start

    def _caught(self, i: int, seat: Seat) -> bool:
        """Whether a player is infected by what happened in a row."""
        return bool(self.past.states[i] & ~self._before(i) & 1 << seat)

    def _count_gives(self) -> None:
        """How often each player must hand over an infection card of their own in this past."""
        states, due = self.past.states, self.due
        for i, row in self.ground.meetings:
            a, b = row.seat, row.other
            if self.ground.saw(row):
                due[a] += row.mine == GAVE_INFECTION
                due[b] += row.theirs == GAVE_INFECTION
            elif i and states[i] != states[i - 1]:
                due[a] += self._caught(i, b)
                due[b] += self._caught(i, a)

    def _settle_meetings(self, until: int) -> Hands:
        """What bears on infection in every row; returns the hands, without find cards, after this many rows."""
        found: Hands | None = None
        dead: list[Seat] = []
        for i, row in self.ground.script:
            if i >= until and found is None:
                found = self._hands_now()
            self.row = i
            what = row.what
            if what == MET:
                self._meet(row)
            elif i == self.past.host_row:
                self._host(row.seat)
            elif what in (DREW, FOUND):
                self.counts[row.seat] += 1
                self.sources[row.seat].append(self.drawn[i])
            elif what == PLAYED:
                self._needs_find(row.seat, row.cards[0])
            elif what == LOOKED:
                self._look(row)
            elif what == SCANNED:
                humans = [x for x, sick in enumerate(self.infected) if not sick and x not in dead]
                self.lone_human = humans[0] if len(humans) == 1 else NOBODY
            elif what == DIED:
                dead.append(row.seat)
        return found or self.hands

    def _hands_now(self) -> Hands:
        """The hands without their find cards."""
        hands, now = self.hands, Hands(len(self.counts), 0)
        now.own = [*hands.own]
        now.foreign = [[*cards] for cards in hands.foreign]
        now.host, now.spent = hands.host, hands.spent
        return now

    def _needs_find(self, seat: Seat, face: str) -> None:
        """A find card leaves a hidden hand."""
        self.counts[seat] -= 1
        if self.counts[seat] < 0:
            if self.recorded:
                raise Impossible
            self._add_find(seat)
        self.needs.append(Need(self.row, seat, face))

    def _add_find(self, seat: Seat) -> None:
        """In a game that was not recorded, a card nobody knows of."""
        self.sources[seat].insert(0, self._new(seat, NOBODY))
        self.counts[seat] += 1

    def _gets_find(self, seat: Seat, face: str) -> None:
        """A find card comes into a hidden hand with its face told."""
        self.counts[seat] += 1
        card = self._new(seat, self.row, face)
        self.sources[seat].append(card)
        self.gifts.setdefault(face, []).append(card)

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
            return
        if not row.cards:
            return
        colours = Counter([COLOUR_OF[face] for face in row.cards if face in COLOUR_OF])
        if self.recorded and colours != +Counter({seat: hands.own[seat]}) + Counter(
            hands.foreign[seat]
        ):
            raise Impossible
        finds = [face for face in row.cards if face not in COLOUR_OF and face != HOST_CARD]
        if hands.spent == seat and ANTIDOTE in finds:
            finds.remove(ANTIDOTE)
        if self.recorded and len(finds) != self.counts[seat]:
            raise Impossible
        for face in finds:
            self._needs_find(seat, face)
        for face in finds:
            self._gets_find(seat, face)

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
        mine, theirs = _faces(row)
        seat, given, received = (
            (row.other, mine, theirs) if row.seat in self.eyes else (row.seat, theirs, mine)
        )
        self._gives_to_eyes(seat, received)
        if given in COLOUR_OF:
            self._gets_infection(seat, COLOUR_OF[given])
        elif given != ANTIDOTE:
            self._gets_find(seat, given)

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
            self._needs_find(seat, face)

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
        given = [self._give(a, b, mine), self._give(b, a, theirs)]
        for taker, meaning, card in ((b, mine, given[0]), (a, theirs, given[1])):
            if card < NO_CARD:
                self._gets_infection(taker, NO_CARD - 1 - card)
            elif meaning == GAVE_GAS:
                self._gets_find(taker, GAS_CAN)
            elif meaning == PLAIN:
                self.counts[taker] += 1
                self.sources[taker].append(self.needs[card].into)
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
        change = self._change(seat) - self._change(other)
        if change:
            has = self.infected[seat] and self.hands.own[seat] > 0
            return GAVE_INFECTION if change < 0 and has else PLAIN
        if not self.infected[seat] or self.hands.own[seat] <= self.due[seat]:
            return PLAIN
        safe = self.infected[other] or spent == seat
        if not safe and not self.counts[other]:
            return PLAIN
        if not self.counts[seat] and not self.house.infected_pass_foreign:
            return GAVE_INFECTION
        if self.counts[other] + self.ground.lows[other][self.row + 1] < 1:
            return PLAIN
        if self.plain and not self.ground.looks:
            return PLAIN
        if self.ground.looks:
            quota = self._quota(seat, other)
            if quota is not None:
                left, chances = quota
                return GAVE_INFECTION if self.below(chances) < left else PLAIN
        return GAVE_INFECTION if self.below(4) < (2 if safe else 1) else PLAIN

    def _change(self, seat: Seat) -> int:
        """How many infection cards more a player has after this row, if the past has counted them."""
        state, before = self.past.states[self.row], self._before(self.row)
        return held_infections(state, seat) - held_infections(before, seat)

    def _quota(self, seat: Seat, other: Seat) -> tuple[int, int] | None:
        """How often a player still must hand over infection cards, and how often they can, if the eyes saw it later."""
        found: tuple[int, int] | None = None
        for looked, have, pair in (
            (seat, self.hands.own[seat], (seat, seat)),
            (other, -self.hands.foreign[other].count(seat), (seat, other)),
        ):
            look = next(
                (i for i in self.ground.looks if i > self.row and self.rows[i].other == looked),
                NOBODY,
            )
            if look != NOBODY:
                seen = self.rows[look].cards.count(INFECTIONS[seat])
                left = have - seen if looked == seat else seen + have
                due, chances = self._chances(seat, pair[1] if looked == other else NOBODY, look)
                left -= due
                if left <= 0:
                    return 0, 1
                found = left, max(1, chances)
        return found

    def _chances(self, seat: Seat, other: Seat, until: int) -> tuple[int, int]:
        """How often a player must infect somebody before a row, and how often else they meet them while infected."""
        due = chances = 0
        for i in range(self.row, until):
            row = self.rows[i]
            if row.what == MET and seat in (row.seat, row.other):
                taker = row.other if row.seat == seat else row.seat
                if other not in (NOBODY, taker):
                    continue
                if self.ground.saw(row):
                    due += (row.mine if row.seat == seat else row.theirs) == GAVE_INFECTION
                elif self._caught(i, taker):
                    due += 1
                elif is_infected(self._before(i), seat):
                    chances += 1
        return due, chances

    def _give(self, seat: Seat, other: Seat, meaning: int) -> Card:
        """What a player hands over: an infection card, or the need of a find card; NO_CARD is the spent antidote."""
        hands = self.hands
        if meaning == GAVE_INFECTION:
            if hands.own[seat] == 0:
                raise Impossible
            self.due[seat] -= self._caught(self.row, other)
            hands.own[seat] -= 1
            return NO_CARD - 1 - seat
        if meaning in (GAVE_GAS, GAVE_ANTIDOTE):
            self._needs_find(seat, GAS_CAN if meaning == GAVE_GAS else ANTIDOTE)
            return len(self.needs) - 1
        if not self.recorded and not self.counts[seat]:
            self._add_find(seat)
        if meaning == PLAIN and self.counts[seat]:
            self.counts[seat] -= 1
            card = self._new(other, self.row)
            self.passed[card] = len(self.needs)
            caught = self._caught(self.row, seat)
            self.needs.append(Need(self.row, seat, ANY, card, caught))
            return len(self.needs) - 1
        return self._give_foreign(seat, meaning == GAVE_SPENT)

    def _give_foreign(self, seat: Seat, spent: bool) -> Card:
        """Without anything else a player hands on an infection card of another colour, or the spent antidote."""
        foreign = self.hands.foreign[seat]
        if not self._may_pass_foreign(seat) or spent == bool(foreign):
            raise Impossible
        if spent:
            return NO_CARD
        return NO_CARD - 1 - foreign.pop(self.below(len(foreign)))

    def _place_antidote(self) -> None:
        """The antidote, if nobody is known to have had it, is in a hand that drew it or still low in the deck."""
        if not self.unseen[0][ANTIDOTE] or any(need.face == ANTIDOTE for need in self.needs):
            return
        cards = [card for card in self.drawn.values() if self._from_lower_half(card)]
        drawn = sum([row.what in (DREW, FOUND) for row in self.rows])
        in_deck = min(ANTIDOTE_FROM, 2 * ANTIDOTE_FROM - drawn) if len(self.unseen) == 1 else 0
        at = self.below(max(1, len(cards) + in_deck))
        if at < len(cards):
            self._becomes(cards[at], ANTIDOTE, 1)

    # --- second pass: which card was which --------------------------------------------------------

    def _destine(self) -> None:
        """Find a card for every need, then faces for those that must not have been gas."""
        self.served = [NO_CARD] * len(self.needs)
        if self.gifts:
            self._destine_gifts()
        for number in range(len(self.needs)):
            if self.served[number] == NO_CARD and not self._serve(number, []):
                raise Impossible
        barred = [number for number, need in enumerate(self.needs) if need.not_gas]
        for number in barred:
            self._keep_from_gas(number)
        if any(self.faces[self.root(self.served[n])] in (UNKNOWN, GAS_CAN) for n in barred):
            raise Impossible

    def _keep_from_gas(self, number: int) -> None:
        """Whoever was infected gave no gas: the card must have another face, or was another card."""
        tried: list[Card] = []
        while True:
            card = self.served[number]
            root = self.root(card)
            if self.faces[root] or self._becomes_anything(root) or self._pledge(number):
                return
            tried.append(card)
            self._release(card)
            if not self._serve(number, [*tried]):
                raise Impossible

    def _pledge(self, number: int) -> bool:
        """Let what was handed over here be a card that whoever has it in the end is known to have had."""
        card = self.needs[number].into
        while card in self.serves:
            card = self.needs[self.serves[card]].into
        seat, since = self.holders[card], self.since[card]
        for other, need in enumerate(self.needs):
            if need.seat == seat and need.row > since and need.face not in (ANY, GAS_CAN, ANTIDOTE):
                before = self.served[other]
                if self._is_blank(self.root(before)):
                    self._release(before)
                    if self._fits(card, other):
                        self._assign(card, other)
                        return True
                    self._assign(before, other)
        return False

    def root(self, card: Card) -> Card:
        """The card that was handed on and on until it was this one."""
        while card in self.passed and self.served[self.passed[card]] != NO_CARD:
            card = self.served[self.passed[card]]
        return card

    def _face_due(self, number: int) -> str:
        """The face a need asks for, in the end: what is handed on may be needed by whoever gets it."""
        while self.needs[number].face == ANY:
            card = self.needs[number].into
            if card not in self.serves:
                return ANY
            number = self.serves[card]
        return self.needs[number].face

    def _bars_gas(self, number: int) -> bool:
        """Whether gas is out of the question for a need, or where its card goes on to."""
        while True:
            need = self.needs[number]
            if need.not_gas:
                return True
            if need.into not in self.serves:
                return False
            number = self.serves[need.into]

    def _is_barred(self, number: int, card: Card) -> bool:
        """Whether gas is out of the question for a need, or on the way of the card."""
        while card in self.passed:
            before = self.passed[card]
            if self.needs[before].not_gas:
                return True
            card = self.served[before]
        return self._bars_gas(number)

    def _fits(self, card: Card, number: int) -> bool:
        """Whether a card can serve a need."""
        if self.since[card] >= self.needs[number].row:
            return False
        face, root = self._face_due(number), self.root(card)
        has = self.faces[root]
        if face == ANTIDOTE:
            return card == root and (has == face or (not has and self._can_be(root, face)))
        if has == ANTIDOTE:
            return False
        if GAS_CAN in (face, has) and self._is_barred(number, card):
            return False
        return face in (ANY, has) or (not has and self._can_be(root, face))

    def _serve(self, number: int, tried: list[Card]) -> bool:
        """Let a card serve a need; one that served another need may have to be replaced there."""
        near, far = self._free_cards(number, tried)
        if near or far:
            free = near if near and (not far or self.below(_ODDLY)) else near + far
            self._assign(free[0] if len(free) == 1 else free[self.below(len(free))], number)
            return True
        need = self.needs[number]
        cards = [c for c in self.sources[need.seat] if self.since[c] < need.row and c not in tried]
        for card in cards:
            if card in self.serves:
                other = self._release(card)
                tried.append(card)
                if self._fits(card, number):
                    self._assign(card, number)
                    if self._serve(other, tried):
                        return True
                    self._release(card)
                self._assign(card, other)
        return self._serve_from_deck(number, cards, tried)

    def _free_cards(self, number: int, tried: list[Card]) -> tuple[list[Card], list[Card]]:
        """The cards that can serve a need and serve no other: first drawn or given ones, then ones handed on."""
        need = self.needs[number]
        face, row, barred = self._face_due(number), need.row, self._bars_gas(number)
        near: list[Card] = []
        far: list[Card] = []
        for card in self.sources[need.seat]:
            if self.since[card] >= row:
                break
            if card in self.serves or card in tried:
                continue
            if card in self.passed:
                if self._fits(card, number):
                    far.append(card)
                continue
            has = self.faces[card]
            if has == ANTIDOTE:
                fits = face == ANTIDOTE
            elif barred and GAS_CAN in (has, face):
                fits = False
            else:
                fits = face in (ANY, has) or (not has and self._can_be(card, face))
            if fits:
                near.append(card)
        return near, far

    def _serve_from_deck(self, number: int, cards: list[Card], tried: list[Card]) -> bool:
        """A card could serve if its deck had that face left: let a need that had it be served out of another deck."""
        face, row = self._face_due(number), self.needs[number].row
        blank = [c for c in cards if c not in self.serves and self.since[c] < row]
        blank = [c for c in blank if not self.faces[self.root(c)]]
        if face in (ANY, ANTIDOTE) or not blank:
            return False
        decks = [self.deck_of(self.root(c)) for c in blank]
        for card, other in [*self.serves.items()]:
            root = self.root(card)
            if self.needs[other].face == face and card not in tried and self._is_blank(root):
                if self.deck_of(root) in decks:
                    tried.append(card)
                    self._release(card)
                    fitting = [c for c in blank if self._fits(c, number)]
                    if fitting:
                        self._assign(fitting[0], number)
                        if self._serve(other, tried):
                            return True
                        self._release(fitting[0])
                    self._assign(card, other)
        return False

    def _assign(self, card: Card, number: int) -> None:
        self.serves[card], self.served[number] = number, card
        face, root = self._face_due(number), self.root(card)
        if face != ANY and not self.faces[root] and root not in self.passed:
            self._becomes(root, face, 1)

    def _release(self, card: Card) -> int:
        """A card serves its need no more; returns that need."""
        number = self.serves[card]
        face, root = self._face_due(number), self.root(card)
        if face != ANY and self._is_blank(root):
            self._becomes(root, face, -1)
            self.faces[root] = UNKNOWN
        del self.serves[card]
        self.served[number] = NO_CARD
        return number

    def _is_blank(self, card: Card) -> bool:
        """Whether a card has a face only because a need asks for it."""
        if card in self.chosen:
            return False
        return card < len(self.origins) or self.since[card] == NOBODY

    def _destine_gifts(self) -> None:
        """Cards that came with their face told serve the needs of that face, above all where others lack."""
        wanted: dict[str, list[int]] = {}
        for number, need in enumerate(self.needs):
            if need.face in self.gifts:
                wanted.setdefault(need.face, []).append(number)
        for face, numbers in wanted.items():
            pairs: dict[int, Card] = {}
            for number in numbers:
                self._join(number, self.gifts[face], [], pairs)
            if self.recorded and self._lacks(face, pairs):
                raise Impossible
            for number in numbers:
                if number in pairs and not self.below(_ODDLY):
                    card = pairs.pop(number)
                    if self.recorded and self._lacks(face, pairs):
                        pairs[number] = card
            for number, card in pairs.items():
                self._send(card, number)

    def _join(
        self, number: int, cards: list[Card], tried: list[Card], pairs: dict[int, Card]
    ) -> bool:
        """Pair a need with one of these known cards; the need it was paired with before gets another one."""
        open_ = [c for c in cards if c not in tried and self._can_come(c, number)]
        near = [c for c in open_ if self.holders[c] == self.needs[number].seat]
        for card in near + [c for c in open_ if c not in near]:
            tried.append(card)
            other = next((n for n, c in pairs.items() if c == card), NOBODY)
            if other == NOBODY or self._join(other, cards, tried, pairs):
                pairs[number] = card
                return True
        return False

    def _lacks(self, face: str, pairs: dict[int, Card]) -> bool:
        """Whether at some time more cards of a face are needed than can have been drawn by then."""
        decks = [row for row, incident in enumerate(self.rows) if incident.what == RESHUFFLED]
        open_ = 0
        for number, need in enumerate(self.needs):
            if need.face == face and number not in pairs:
                open_ += 1
                latest = sum([row < need.row for row in decks])
                if open_ > sum([deck[face] for deck in self.unseen[: latest + 1]]):
                    return True
        return False

    def _can_come(self, card: Card, number: int) -> bool:
        """Whether a card can be where it is needed in time."""
        need, seat = self.needs[number], self.holders[card]
        if self.since[card] >= need.row:
            return False
        return seat == need.seat or self.since[card] < self._way(number).get(seat, NOBODY)

    def _way(self, number: int) -> dict[Seat, int]:
        """From whom a card can still get to where it is needed: everybody's last row to hand it on."""
        way = self._ways.get(number)
        if way is None:
            way = self._ways[number] = {self.needs[number].seat: self.needs[number].row}
            for hop in reversed(self.needs[:number]):
                if hop.face == ANY and hop.seat not in way:
                    if hop.row < way.get(self.holders[hop.into], NOBODY):
                        way[hop.seat] = hop.row
        return way

    def _send(self, card: Card, number: int) -> None:
        """Hand a card on until it is where it is needed."""
        hops = self._path(card, number)
        if hops is None:
            raise Impossible
        for hop in hops:
            self._assign(card, hop)
            card = self.needs[hop].into
        self._assign(card, number)

    def _path(self, card: Card, number: int) -> list[int] | None:
        """By which meetings a card can get to where it is needed, if it can."""
        need, seat = self.needs[number], self.holders[card]
        if seat == need.seat:
            return []
        way, gas = self._way(number), need.face == GAS_CAN
        open_ = [
            n
            for n, hop in enumerate(self.needs[:number])
            if hop.seat == seat
            and hop.face == ANY
            and self.served[n] == NO_CARD
            and self.since[card] < hop.row < way.get(self.holders[hop.into], NOBODY)
            and not (hop.not_gas and gas)
        ]
        while open_:
            hop = open_.pop(self.below(len(open_)))
            rest = self._path(self.needs[hop].into, number)
            if rest is not None:
                return [hop, *rest]
        return None

    def _can_be(self, card: Card, face: str) -> bool:
        """Whether a card that was drawn unseen can have this face."""
        if face == ANTIDOTE and not self._from_lower_half(card):
            return False
        if not self.recorded or self.faces[card] == face:
            return True
        if card >= len(self.decks) or self.unseen[self.decks[card]][face] <= 0:
            return False
        if face == GAS_CAN:
            return self.gas_below > 0 or not self.is_from_below(card)
        if self.spare > 0:
            return True
        named = self.faces[card] not in (UNKNOWN, GAS_CAN)
        return named or not self.is_from_packet(card)

    def _becomes(self, card: Card, face: str, times: int) -> None:
        self.faces[card] = face
        self.unseen[self.deck_of(card)][face] -= times
        if face == GAS_CAN:
            self.gas_below -= times * self.is_from_below(card)
        else:
            self.spare -= times * self.is_from_packet(card)

    def is_from_packet(self, card: Card) -> bool:
        """Whether a card was drawn from the packet."""
        return card < self.ground.from_packet

    def is_from_below(self, card: Card) -> bool:
        """Whether a card was drawn from below the packet, out of the first deck."""
        return self.ground.from_packet <= card < len(self.decks) and self.decks[card] == 0

    def deck_of(self, card: Card) -> int:
        """Out of which deck a card was drawn: how often it had been shuffled anew."""
        return self.decks[card] if card < len(self.decks) else len(self.unseen) - 1

    def _from_lower_half(self, card: Card) -> bool:
        """Whether a card was drawn where the antidote may have lain (P-19)."""
        if card >= len(self.origins):
            return not self.recorded
        drawn = sum([row.what in (DREW, FOUND) for row in self.rows[: self.origins[card] + 1]])
        return self.deck_of(card) == 0 and drawn > ANTIDOTE_FROM

    def _becomes_anything(self, card: Card) -> bool:
        """Give a card one of the faces left for it, but not gas."""
        never = (ANTIDOTE, GAS_CAN, HOST_CARD, PARASITE_ALARM)
        if self.recorded and self.spare <= 0 and self.is_from_packet(card):
            return False
        deck = self.unseen[self.deck_of(card)]
        left = [(n, face) for face, n in deck.items() if n > 0 and face not in never]
        if not left:
            return False
        at = self.below(sum([n for n, _ in left]))
        for n, face in left:
            at -= n
            if at < 0:
                self._becomes(card, face, 1)
                self.chosen.append(card)
                break
        return True

    # --- the log ----------------------------------------------------------------------------------

    def write(self, log: list[Incident]) -> None:
        """Write down what happened in this telling; what the eyes have seen of it stays as it is."""
        end = len(log)
        for i, card in self.drawn.items():
            if i < end:
                row, host = log[i], int(i == self.past.host_row)
                log[i] = Incident(row.what, row.seat, row.other, host, 0, _named(self.faces[card]))
        for i, (mine, theirs) in self.given.items():
            if i < end:
                log[i] = self._exchange(i, log[i], self._card(mine), self._card(theirs))
        for i, rest in self.shown.items():
            if i < end:
                row = log[i]
                hand = rest + [self._face(card) for card in self._held(row.other, i)]
                cards = _named(*sorted(hand, key=_place_in_hand))
                log[i] = Incident(LOOKED, row.seat, row.other, cards=cards)

    def _exchange(self, i: int, row: Incident, a: Card, b: Card) -> Incident:
        spent = cured_by(self._before(i)) != NOBODY
        given, received = self._face(a), self._face(b)
        mine, theirs = meaning_of(row.seat, given, spent), meaning_of(row.other, received, spent)
        return Incident(MET, row.seat, row.other, mine, theirs, _named(given, received))

    def _face(self, card: Card) -> str:
        """The face of a card; what nobody can name is the spent antidote."""
        if card == NO_CARD:
            return ANTIDOTE
        return self.faces[self.root(card)] if card >= 0 else INFECTIONS[NO_CARD - 1 - card]

    def _card(self, what: int) -> Card:
        """What changed hands: the card that served a need, or an infection card."""
        return self.served[what] if what >= 0 else what


def _place_in_hand(face: str) -> int:
    return FACE_ORDER.get(face, NOBODY)


def _named(*faces: str) -> tuple[str, ...]:
    """These faces; none, if one of them is not known, which happens only in old games."""
    return () if UNKNOWN in faces else faces


def _faces(row: Incident) -> tuple[str, str]:
    """What changed hands; in old games as far as it is written down."""
    if row.cards:
        return row.cards[0], row.cards[1]
    words = {GAVE_GAS: GAS_CAN, GAVE_ANTIDOTE: ANTIDOTE, PLAIN: UNKNOWN}
    mine = INFECTIONS[row.seat] if row.mine == GAVE_INFECTION else words[row.mine]
    return mine, INFECTIONS[row.other] if row.theirs == GAVE_INFECTION else words[row.theirs]
