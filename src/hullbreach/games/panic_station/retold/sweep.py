"""Going through the moves once, from the last to the first: what each hand owes, and by which cards it is paid.

Whatever comes into a hand may be what the hand owes, or any other card. Where a hand has only just enough ways left to
come by what it owes, or all decks together only just enough cards of a face, the next way is taken.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    PARASITE_ALARM,
)
from hullbreach.kernel import Seat

from .ground import BIT
from .moves import ENTERS, LEAVES, NO_CARD, RECEIVED, SENT, Card, Impossible

if TYPE_CHECKING:
    from .routes import Routes

_ALIKE = 4
"""One free card in this many is taken to have a face that is owed."""
_SURE = 10
"""How much rather a card is handed on that is owed, where it cannot have been gas."""
_NO_GAS = "no gas"
"""What somebody owes who was infected while giving it: gas would have saved them."""
_ANYTHING = [f for f in FINDS if f not in (ANTIDOTE, GAS_CAN, HOST_CARD, PARASITE_ALARM)]
_BITS = {**BIT, _NO_GAS: sum([BIT[face] for face in _ANYTHING])}


class DeadEnd(Exception):
    """A hand owes what cannot have come into it."""


class Sweep:
    """Going through the moves once."""

    def __init__(self, routes: Routes, eager: bool, holds: bool) -> None:
        self.routes = routes
        self.moves = routes.moves
        self.stock = routes.stock
        self.dice = routes.dice
        self.eager = eager
        """Whether what is owed is paid as soon as it can be, and handed on only if it must."""
        self.holds = holds
        """Whether faces wait that had been paid too soon before."""
        seats = range(len(routes.lines))
        self.owed: list[dict[str, list[int]]] = [{} for _ in seats]
        """What each hand owes, by face: the moves by which it leaves for good."""
        self.debts = [0 for _ in seats]
        """How many cards each hand owes."""
        self.sent: dict[int, tuple[str, int]] = {}
        """What was handed on by a move and is owed by whoever gave it."""
        self.passed: dict[int, list[int]] = {}
        """The moves by which a card that is owed was handed on."""
        self.cards: dict[int, Card] = {}
        """Which card left by a move."""
        self.named: list[Card] = []
        """The cards drawn unseen that got a face here."""
        self.demand = Counter([m.face for m in self.moves if m.kind == LEAVES and m.face])
        """How many cards of each face are owed, or will be."""
        self.left = [0] * len(self.stock.unseen)
        """How many cards were drawn unseen from each deck by the moves before."""
        self.supply: Counter[str] = Counter()
        """How many cards of each face can have come from outside by the moves before."""
        self._count_supply()

    def _count_supply(self) -> None:
        stock, supply, kept = self.stock, self.supply, self.routes.kept
        for move in self.moves:
            if move.kind == ENTERS and move.number != kept:
                if stock.told[move.number]:
                    supply[stock.faces[move.number]] += 1
                else:
                    self.left[stock.deck_of(move.number)] += 1
        for face in self.demand:
            drawn = zip(stock.unseen, self.left, strict=True)
            supply[face] += sum([min(deck[face], left) for deck, left in drawn])

    def run(self) -> None:
        """Go through all moves."""
        if self.stock.recorded and any(n > self.supply[f] for f, n in self.demand.items()):
            raise Impossible
        if self.routes.kept != NO_CARD:
            self._owe_kept()
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            kind, seat = move.kind, move.seat
            if kind == LEAVES:
                self._owe(seat, move.face or _NO_GAS, number)
            elif kind == SENT:
                if number in self.sent:
                    self._owe(seat, *self.sent[number])
                elif move.not_gas:
                    self._owe(seat, _NO_GAS, number)
            elif kind == RECEIVED:
                self._receive(number, seat, move.number)
            elif self.stock.told[move.number]:
                self._come_in(number, seat, move.number)
            else:
                self._draw(number, seat, move.number)

    def forget(self) -> None:
        """Take back all faces that were given."""
        for card in self.named:
            self.stock.forgets(card)

    # --- debts ------------------------------------------------------------------------------------

    def _owe_kept(self) -> None:
        for move in self.moves:
            if move.kind == ENTERS and move.number == self.routes.kept:
                self.debts[move.seat] += 1

    def _owe(self, seat: Seat, what: str, token: int) -> None:
        self.owed[seat].setdefault(what, []).append(token)
        self.debts[seat] += 1

    def _take(self, seat: Seat, what: str) -> int:
        """A hand owes one card less."""
        tokens = self.owed[seat][what]
        token = tokens.pop()
        if not tokens:
            del self.owed[seat][what]
        self.debts[seat] -= 1
        return token

    def _pay(self, seat: Seat, what: str, card: Card) -> None:
        """What a hand owes is a card that came from outside."""
        token = self._take(seat, what)
        self.cards[token] = card
        for number in self.passed.get(token, ()):
            self.cards[number] = card
        if what != _NO_GAS:
            self.demand[what] -= 1

    def _free(self, number: int, seat: Seat) -> int:
        """How many cards in a hand after a move are not owed."""
        free = self.routes.sizes[number] - self.debts[seat]
        if free < 0:
            self.routes.overburden(seat, self.owed[seat])
            raise DeadEnd
        return free

    def _has_ways(self, seat: Seat, what: str, count: int, place: int) -> bool:
        """Tell if there are this many earlier moves that can have brought a card the hand owes."""
        routes, stock = self.routes, self.stock
        line, brings, moves, bits = routes.lines[seat], routes.brings, self.moves, _BITS[what]
        while count and place:
            place -= 1
            number = line[place]
            if brings[number] & bits:
                move = moves[number]
                if move.kind == RECEIVED or what == _NO_GAS or stock.fits(move.number, what):
                    count -= 1
        return not count

    def _pressing(self, number: int, seat: Seat, options: list[str]) -> list[str]:
        """What a hand cannot have come by before a move."""
        owed, place = self.owed[seat], self.routes.places[number]
        return [f for f in options if not self._has_ways(seat, f, len(owed[f]), place)]

    def _choose(
        self, number: int, seat: Seat, options: list[str], pressing: list[str], deck: int = NO_CARD
    ) -> str:
        """Which of what a hand owes came in by a move, if any did."""
        routes, owed, free = self.routes, self.owed[seat], self._free(number, seat)
        if len(pressing) > 1 or (not options and not free):
            routes.overburden(seat, pressing or owed)
            raise DeadEnd
        if pressing:
            return pressing[0]
        weights = [
            len(owed[what]) * (1 + 2 * routes.urge[seat, what] + 4 * routes.want[deck, what])
            for what in options
        ]
        return self._pick(options, weights, 0 if self.eager and options else free)

    def _pick(self, options: list[str], weights: list[int], free: int) -> str:
        """One of some options by their weights, or none of them."""
        at = self.dice.below(sum(weights) + free)
        for what, weight in zip(options, weights, strict=True):
            at -= weight
            if at < 0:
                return what
        return ""

    # --- moves ------------------------------------------------------------------------------------

    def _receive(self, number: int, seat: Seat, sent: int) -> None:
        """A card handed on: whoever gave it owes it, or it was any card."""
        routes, giver = self.routes, self.moves[sent].seat
        brings, place, owed = routes.brings[number], routes.places[sent], self.owed[giver]
        options = [
            what
            for what in self.owed[seat]
            if brings & _BITS[what]
            and self._has_ways(giver, what, len(owed.get(what, ())) + 1, place)
        ]
        pressing = self._pressing(number, seat, options)
        if not pressing:
            sure = _SURE * self.moves[sent].not_gas
            prices = [routes.pull[sent, f] + routes.urge[seat, f] + sure for f in options]
            wanted = self._pick(options, prices, 1)
            if wanted:
                pressing = [wanted]
            elif self.eager and self._free(number, seat):
                return
        what = self._choose(number, seat, options, pressing)
        if what:
            token = self._take(seat, what)
            self.passed.setdefault(token, []).append(sent)
            self.sent[sent] = what, token

    def _come_in(self, number: int, seat: Seat, card: Card) -> None:
        """A card of a known face comes in."""
        face, owed = self.stock.faces[card], self.owed[seat]
        self.supply[face] -= 1
        short = self.stock.recorded and self.demand[face] > self.supply[face]
        if short and face not in owed:
            self.routes.miss([number], [face])
            self.routes.hold[face] += 1
            raise DeadEnd
        what = face if face in owed else _NO_GAS if face != GAS_CAN else ""
        free = self._free(number, seat)
        if what not in owed:
            if not free:
                self.routes.overburden(seat, owed)
                raise DeadEnd
            return
        count = _ALIKE * len(owed[what])
        if (
            short
            or self.eager
            or self.dice.below(count + free) < count
            or self._pressing(number, seat, [what])
        ):
            self._pay(seat, what, card)

    def _draw(self, number: int, seat: Seat, card: Card) -> None:
        """A card comes in unseen out of a deck."""
        stock, routes = self.stock, self.routes
        if card == routes.kept:
            self.debts[seat] -= 1
            return
        owed = self.owed[seat]
        options = [what for what in owed if what != _NO_GAS and stock.can_be(card, what)]
        anything = self._anything(card) if _NO_GAS in owed else []
        if anything:
            options.append(_NO_GAS)
        pressing = self._pressing(number, seat, options)
        deck = stock.deck_of(card)
        self.left[deck] -= 1
        if stock.recorded:
            pressing = self._last_chances(options, pressing, deck)
        if not pressing and self.holds and routes.hold:
            options = self._held_back(number, seat, options)
        what = self._choose(number, seat, options, pressing, deck)
        if what:
            face = anything[self.dice.below(len(anything))] if what == _NO_GAS else what
            if stock.unseen[deck][face] <= self.left[deck]:
                self.supply[face] -= 1
            stock.becomes(card, face)
            self.named.append(card)
            self._pay(seat, what, card)

    def _last_chances(self, options: list[str], pressing: list[str], deck: int) -> list[str]:
        """What must have been drawn here, since no deck has a card of that face to spare."""
        rest, left = self.stock.unseen[deck], self.left[deck]
        demand, supply = self.demand, self.supply
        scarce = [face for face in demand if rest[face] > left]
        short = [f for f in scarce if 0 < demand[f] == supply[f]]
        absent = [face for face in short if face not in options]
        if absent:
            self.routes.miss_in_deck(deck, absent)
            raise DeadEnd
        for face in scarce:
            supply[face] -= 1
        return [*dict.fromkeys(pressing + short)]

    def _held_back(self, number: int, seat: Seat, options: list[str]) -> list[str]:
        """The options without faces that had been paid too soon before."""
        hold, below = self.routes.hold, self.dice.below
        kept = [f for f in options if not (f in hold and below(hold[f] + 1))]
        return kept if kept or self._free(number, seat) else options

    def _anything(self, card: Card) -> list[str]:
        """What a card that is not gas can be, without taking what is owed."""
        stock, supply, demand = self.stock, self.supply, self.demand
        return [
            face
            for face in _ANYTHING
            if stock.can_be(card, face) and not (face in demand and supply[face] <= demand[face])
        ]
