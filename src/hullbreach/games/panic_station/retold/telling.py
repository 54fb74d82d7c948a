"""One telling of the whole log: every card has its way, and the log can be written down anew."""

from __future__ import annotations

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    FACE_ORDER,
    HOST_CARD,
    INFECTIONS,
    PARASITE_ALARM,
)
from hullbreach.games.panic_station.infection import meaning_of
from hullbreach.games.panic_station.past import ANTIDOTE_FROM, Past, cured_by
from hullbreach.games.panic_station.state import (
    DREW,
    FOUND,
    LOOKED,
    MET,
    NOBODY,
    Incident,
)
from hullbreach.kernel import Chance

from .exchanges import Exchanges, colour_of
from .ground import Ground
from .moves import ENTERS, NO_CARD, RECEIVED, UNKNOWN, Card, Dice, Move
from .routes import Routes
from .stock import Stock


class Telling:
    """Who held and handed over what, along one past."""

    def __init__(
        self, ground: Ground, past: Past, chance: Chance, until: int, plain: bool = False
    ) -> None:
        self.ground = ground
        self.past = past
        self.dice = Dice(chance)
        self.stock = Stock(ground)
        if past.host_row in ground.drawn:
            self.stock.faces[ground.drawn[past.host_row]] = HOST_CARD
        self.exchanges = Exchanges(ground, past, self.stock, self.dice, plain)
        self.hands = self.exchanges.tell(until)
        """What everybody holds besides find cards, after this many rows."""
        self.early = len(self.exchanges.early)
        self.moves = self._all_moves()
        self.routes = Routes(self.moves, ground.log.players, self.stock, self.dice)
        if ground.log.recorded and ground.log.house.bonus_cards:
            self._place_antidote()
        self.routes.lay()
        self.last = {card: number for number, card in sorted(self.routes.cards.items())}
        """By which move a card leaves that is needed until then."""
        self.went: dict[int, Card] = {}
        """Which card left a hand by a move."""
        self.seen: dict[int, list[Card]] = {}
        """The find cards in a hand that somebody else looked at, by the row."""
        self.finds = self._follow(until)
        """The find cards everybody holds, besides the host card and a spent antidote, after this many rows."""

    def _all_moves(self) -> list[Move]:
        """All moves, with cards that were there before the log in front."""
        early, moves = self.exchanges.early, self.exchanges.moves
        if not early:
            return moves
        shift = len(early)
        return early + [
            move._replace(number=move.number + shift) if move.kind == RECEIVED else move
            for move in moves
        ]

    def _place_antidote(self) -> None:
        """The antidote, if nobody is known to have had it, is in a hand that drew it or still low in the deck.

        Where the eyes saw it last it has stayed, unless the past says that it was handed over.
        """
        ground, stock = self.ground, self.stock
        shown = [move for move in self.moves if ANTIDOTE in (move.face, self._entering(move))]
        if shown and shown[-1].kind == ENTERS:
            self.routes.keep(shown[-1].number)
        if shown or not stock.unseen[0][ANTIDOTE]:
            return
        cards = [card for card in ground.drawn.values() if stock.lay_low(card)]
        left, free = self._deck_left()
        at = self.dice.below(max(1, len(cards) * left + min(ANTIDOTE_FROM, left) * free))
        if at < len(cards) * left:
            card = cards[at // left]
            stock.becomes(card, ANTIDOTE)
            self.routes.keep(card)

    def _entering(self, move: Move) -> str:
        """The face of a card that comes into a hand, as far as it is told."""
        return self.stock.faces[move.number] if move.kind == ENTERS else UNKNOWN

    def _deck_left(self) -> tuple[int, int]:
        """How many cards are left in the first deck, and how many of them are no alarms, which nobody can hold."""
        unseen = self.stock.unseen
        left = 2 * ANTIDOTE_FROM - sum([row.what in (DREW, FOUND) for row in self.ground.rows])
        if left < 1 or len(unseen) > 1:
            return 1, 0
        return left, max(0, left - unseen[0][PARASITE_ALARM])

    # --- from hand to hand ------------------------------------------------------------------------

    def _follow(self, until: int) -> list[list[Card]]:
        """Follow all cards through the hands."""
        hands: list[list[Card]] = [[] for _ in range(self.ground.log.players)]
        looks = [*self.exchanges.shown]
        found: list[list[Card]] | None = None
        for number, move in enumerate(self.moves):
            while looks and looks[0] <= move.row:
                self._note_look(looks.pop(0), hands)
            if move.row >= until and found is None:
                found = [[*hand] for hand in hands]
            if move.kind == ENTERS:
                hands[move.seat].append(move.number)
            elif move.kind == RECEIVED:
                hands[move.seat].append(self.went[move.number])
            else:
                card = self._leaving(number, hands[move.seat])
                hands[move.seat].remove(card)
                self.went[number] = card
        for row in looks:
            self._note_look(row, hands)
        return found or hands

    def _note_look(self, row: int, hands: list[list[Card]]) -> None:
        self.seen[row] = [*hands[self.ground.rows[row].other]]

    def _leaving(self, number: int, hand: list[Card]) -> Card:
        """The card that leaves a hand by a move; what is handed on without being needed is any card at hand."""
        card = self.routes.cards.get(number)
        if card is not None:
            if self.last[card] == number:
                del self.last[card]
            return card
        free = [c for c in hand if c not in self.last and c != self.routes.kept]
        return free[self.dice.below(len(free))]

    # --- the log ----------------------------------------------------------------------------------

    def write(self, log: list[Incident]) -> None:
        """Write down what happened in this telling; what the eyes have seen of it stays as it is."""
        end, faces = len(log), self.stock.faces
        for i, card in self.ground.drawn.items():
            if i < end:
                row, host = log[i], int(i == self.past.host_row)
                log[i] = Incident(row.what, row.seat, row.other, host, 0, _named(faces[card]))
        for i, (mine, theirs) in self.exchanges.given.items():
            if i < end:
                log[i] = self._exchange(i, log[i], self._face(mine), self._face(theirs))
        for i, rest in self.exchanges.shown.items():
            if i < end:
                row, hand = log[i], rest + [faces[card] for card in self.seen[i]]
                cards = _named(*sorted(hand, key=_place_in_hand))
                log[i] = Incident(LOOKED, row.seat, row.other, cards=cards)

    def _exchange(self, i: int, row: Incident, given: str, received: str) -> Incident:
        before = self.past.states[i - 1] if i else self.past.start
        spent = cured_by(before) != NOBODY
        mine, theirs = meaning_of(row.seat, given, spent), meaning_of(row.other, received, spent)
        return Incident(MET, row.seat, row.other, mine, theirs, _named(given, received))

    def _face(self, what: int) -> str:
        """The face of what was given; what nobody can name is the spent antidote."""
        if what == NO_CARD:
            return ANTIDOTE
        if what < 0:
            return INFECTIONS[colour_of(what)]
        return self.stock.faces[self.went[what + self.early]]


def _place_in_hand(face: str) -> int:
    return FACE_ORDER.get(face, NOBODY)


def _named(*faces: str) -> tuple[str, ...]:
    """These faces; none, if one of them is not known, which happens only in old games."""
    return () if UNKNOWN in faces else faces
