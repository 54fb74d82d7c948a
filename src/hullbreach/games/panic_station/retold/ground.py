"""What every telling of a log starts from: it depends on what the eyes know, and on nothing that is drawn."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    COLOUR_OF,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    INFECTIONS,
    TABLE,
)
from hullbreach.games.panic_station.infection import infection_copies
from hullbreach.games.panic_station.past import ANTIDOTE_FROM, Evidence, Log, known_rows
from hullbreach.games.panic_station.setup import packet_size
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
)

from .moves import UNKNOWN, Card

_ALL_FINDS = [
    Counter({find.id: find.copies for find in FINDS.values() if bonus or not find.bonus})
    for bonus in (False, True)
]
"""The find cards without and with the bonus cards."""


BIT = {face: 1 << i for i, face in enumerate(FINDS)}
"""The bit of each find card."""
ANY_FACE = (1 << len(FINDS)) - 1


class Ground:
    """What the eyes know of a log, worked out once."""

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
        self.first_low = self._first_low()
        """The first card that was drawn where the antidote may have lain (P-19)."""
        self.lows = self._count_lows()
        """How much the find cards in a hand go down at most from a row on, as far as everybody sees."""
        self.shortage = self._count_shortage()
        """How many find cards everybody had that no row tells of."""
        self._could: dict[str, list[bool]] = {}
        self.masks = self._all_masks()
        """Every face each card drawn unseen could have, as bits."""

    def could_have(self, face: str) -> list[bool]:
        """Whether each card drawn unseen could have a face if no other one had a face yet."""
        found = self._could.get(face)
        if found is None:
            cards = range(len(self.decks))
            found = self._could[face] = [self._could_be(card, face) for card in cards]
        return found

    def _all_masks(self) -> list[int]:
        masks = [0] * len(self.decks)
        for face, bit in BIT.items():
            for card, could in enumerate(self.could_have(face)):
                masks[card] |= bit * could
        return masks

    def _could_be(self, card: Card, face: str) -> bool:
        first = self.decks[card] == 0
        if face == ANTIDOTE and not (first and card >= self.first_low):
            return False
        if not self.log.recorded:
            return True
        if self.unseen[self.decks[card]][face] <= 0:
            return False
        packed = card < self.from_packet
        return (
            self.gas_below > 0 or packed or not first
            if face == GAS_CAN
            else self.spare > 0 or not packed
        )

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

    def _first_low(self) -> Card:
        drawn = 0
        for i, row in enumerate(self.rows):
            drawn += row.what in (DREW, FOUND)
            if i in self.drawn and drawn > ANTIDOTE_FROM:
                return self.drawn[i]
        return len(self.drawn)

    def _count_lows(self) -> list[list[int]]:
        """Go back from the end and see how low each hand gets by what is played and handed to the eyes."""
        low = [0] * self.log.players
        lows = [[0] for _ in low]
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            if i in self.drawn:
                low[row.seat] = min(0, low[row.seat] + 1)
            elif row.what == PLAYED:
                low[row.seat] = min(0, low[row.seat] - 1)
            elif row.what == MET and self.saw(row):
                _count_low_meeting(row, low)
            for seat, at in enumerate(lows):
                at.append(low[seat])
        return [at[::-1] for at in lows]

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
    mine, theirs = faces_given(row)
    for seat, gave, got in ((row.seat, mine, theirs), (row.other, theirs, mine)):
        change = (got not in COLOUR_OF) - (gave not in COLOUR_OF)
        low[seat] = min(0 - (gave not in COLOUR_OF), low[seat] + change)


ground = lru_cache(maxsize=256)(Ground)
"""The ground for a log; several worlds are dealt on the same one."""


def faces_given(row: Incident) -> tuple[str, str]:
    """What changed hands; in old games as far as it is written down."""
    if row.cards:
        return row.cards[0], row.cards[1]
    words = {GAVE_GAS: GAS_CAN, GAVE_ANTIDOTE: ANTIDOTE, PLAIN: UNKNOWN}
    mine = INFECTIONS[row.seat] if row.mine == GAVE_INFECTION else words[row.mine]
    return mine, INFECTIONS[row.other] if row.theirs == GAVE_INFECTION else words[row.theirs]
