"""The second pass: where every card came from whose face was told when it left a hidden hand.

Each hand has a timeline of the moves that touch it, and after each of them room for as many cards as are in it then.
What leaves with its face told is traced back along these timelines until it came in from outside: drawn, or given by
somebody the eyes know of. On its way it takes up the moves that brought it and room in every hand, and at its end one
card of its face out of a deck. Whatever else was handed on in between was some other card.

Several ways may be in need of the same thing. Then the last one gets it, the other is laid anew, and the thing grows
dearer: everybody takes the cheapest way, so that whoever has another one takes it in the end. This is an auction, which
ends where there are ways for all; where there are none it goes on, and is broken off.

What somebody handed over who was infected then was not gas, or it had saved them. Some card has to be handed on there,
and the more others had to make room for it, the more it is worth to any of them to be that card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    PARASITE_ALARM,
)
from hullbreach.kernel import Seat

from .ground import BIT
from .moves import ENTERS, LEAVES, NO_CARD, RECEIVED, SENT, Card, Dice, Impossible, Move
from .stock import Claim, Stock

_PATIENCE = 40
"""How often a card may be taken out of the way of others; of 1,000 searches with an end, one took it so far."""
_TROUBLE, _DEARER, _WORTH = 2, 2, 4
"""What it costs to be in somebody's way, how much dearer that gets each time, and what it is worth to be a card there
must be."""
_ODDLY = 8
"""One card in this many is not taken to have been drawn by whoever had it last, if it need not have been."""
_NOT_SENT, _NOT_SAVED = ~BIT[ANTIDOTE], ~(BIT[ANTIDOTE] | BIT[GAS_CAN])
"""What is never handed on unseen, and what cannot have been by somebody who was infected then."""
_HARMLESS = [f for f in FINDS if f not in (ANTIDOTE, GAS_CAN, HOST_CARD, PARASITE_ALARM)]
"""What can have been instead."""
_NONE = 1 << 60

Way: TypeAlias = list[int]
"""The moves by which a card came into one hand after the other, the last one first."""


Offer: TypeAlias = tuple[int, int]
"""A price, and the move by which the card came in that is to be had for it."""
Carrier: TypeAlias = tuple[int, int, Seat, int, int]
"""A move: its number, kind, hand, place there, and the card or the move it stands for."""


class Stay(NamedTuple):
    """A card is in a hand, from one of its moves until before another one."""

    seat: Seat
    since: int
    until: int


class Hand:
    """A hand while one way is looked for: what can have been the card, and what it costs to have stayed until now."""

    __slots__ = ("found", "place", "tolls")

    def __init__(self, tolls: list[int]) -> None:
        self.tolls = tolls
        self.place = 0
        self.found: list[tuple[int, int, int]] = []
        """The toll until now, the price of having come in, and the move by which; who is here longer pays no less."""

    def add(self, place: int, cost: int, entry: int) -> None:
        """A card that can be the one comes in."""
        self._wait(place)
        self.found.append((0, cost, entry))

    def cheapest(self, place: int) -> Offer:
        """What a card costs that leaves now, and the move by which it came in; among equals the last one."""
        self._wait(place)
        cheapest, entry = _NONE, NO_CARD
        for toll, cost, each in reversed(self.found):
            if toll + cost < cheapest:
                cheapest, entry = toll + cost, each
        return cheapest, entry

    def _wait(self, place: int) -> None:
        """Whoever stays pays the highest toll on the way; of those who pay the same only the cheapest counts."""
        found, since = self.found, self.place
        self.place = place
        if not found or since == place:
            return
        highest = max(self.tolls[since:place])
        if highest >= _NONE:
            found.clear()
        elif found[-1][0] <= highest:
            _, cost, entry = found.pop()
            while found and found[-1][0] <= highest:
                _, other, each = found.pop()
                if other < cost:
                    cost, entry = other, each
            found.append((highest, cost, entry))


class Routes:
    """The ways of all cards whose face was told when they left."""

    def __init__(self, moves: list[Move], players: int, stock: Stock, dice: Dice) -> None:
        self.moves = moves
        self.stock = stock
        self.dice = dice
        self.cards: dict[int, Card] = {}
        """Which card left a hand by a move, if its face is told then or later."""
        self.ways: dict[int, Way] = {}
        """The way of each card that leaves, by its last move."""
        self.lines: list[list[int]] = [[] for _ in range(players)]
        """The moves that touch each hand."""
        self.places: list[int] = []
        """Where each move is in its line."""
        self.sizes: list[list[int]] = [[] for _ in range(players)]
        """How many cards each hand has after each of its moves."""
        self.brings: list[int] = []
        """Which faces a card can have that goes by a move, as bits."""
        self.taken: dict[int, int] = {}
        """By which move what was sent was received, if it cannot have been gas."""
        self._read()
        self.room = [[*sizes] for sizes in self.sizes]
        """How many of them may still be any card."""
        self.user = [NO_CARD] * len(moves)
        """For which card that leaves a move that brings one in is used."""
        self.kept: Card = NO_CARD
        """A card that never leaves the hand of whoever drew it."""
        self.prices = [0] * len(moves)
        self.room_prices = [[0 if size else _NONE for size in sizes] for sizes in self.sizes]
        self.claim_prices: Counter[Claim] = Counter()
        """What it costs to take up a move, room in a hand or a card of a deck: how often it was fought over."""
        self.tolls = [[0 if size else _NONE for size in sizes] for sizes in self.sizes]
        """What it costs to be in a hand after each of its moves: nothing while there is room."""
        self._by_face: dict[int, list[Carrier]] = {}
        self.worth: Counter[int] = Counter()
        """What it is worth to be what was sent by a move and cannot have been gas."""
        self.peaceful = True
        """Whether nothing has been fought over yet."""

    def _read(self) -> None:
        could = [0] * len(self.lines)
        for number, (kind, seat, _, _, other, not_gas) in enumerate(self.moves):
            line, sizes = self.lines[seat], self.sizes[seat]
            size = sizes[-1] if sizes else 0
            if kind in (ENTERS, RECEIVED):
                found = self.stock.could_be_any(other) if kind == ENTERS else self.brings[other]
                could[seat] |= found
                size += 1
                if kind == RECEIVED and self.moves[other].not_gas:
                    self.taken[other] = number
            else:
                found = could[seat] & (_NOT_SAVED if not_gas else _NOT_SENT)
                size -= 1
            self.brings.append(found)
            self.places.append(len(line))
            line.append(number)
            sizes.append(size)

    def keep(self, card: Card) -> None:
        """A card that never leaves the hand of whoever drew it takes up room there."""
        for number, move in enumerate(self.moves):
            if move.kind == ENTERS and move.number == card:
                room = self.room[move.seat]
                self._fill(Stay(move.seat, self.places[number], len(room)), 1)
                if min(room[self.places[number] :]) < 0:
                    raise Impossible
                self.kept = card

    def lay(self) -> None:
        """Find a way for every card that leaves, the scarcest first."""
        todo = self._in_order()
        moved: Counter[int] = Counter()
        while todo or (todo := self._unsettled()):
            number = todo.pop()
            if number in self.taken and self.user[self.taken[number]] != NO_CARD:
                continue
            face, way = self._choose(number)
            out = self._clear(number, face, way)
            if out and number in self.taken:
                self.worth[number] += _WORTH
            moved.update(out)
            if any(moved[each] > _PATIENCE for each in out):
                raise Impossible
            todo += out
            self._use(number, face, way)
        for number, way in self.ways.items():
            card = self._card(way)
            self.cards[number] = card
            for entry in way[:-1]:
                self.cards[self.moves[entry].number] = card

    def _in_order(self) -> list[int]:
        faces = [(n, m.face) for n, m in enumerate(self.moves) if m.kind == LEAVES]
        spare = Counter[str]()
        for deck in self.stock.unseen:
            spare.update(deck)
        spare.subtract([face for _, face in faces])
        return [number for number, face in sorted(faces, key=lambda it: (-spare[it[1]], -it[0]))]

    def _unsettled(self) -> list[int]:
        """What was sent, was not gas, and is not any card yet."""
        return [sent for sent, entry in self.taken.items() if self.user[entry] == NO_CARD]

    def _choose(self, number: int) -> tuple[str, Way]:
        """The way of a card that leaves, and its face: told, or for what was no gas the cheapest to be had."""
        told = self.moves[number].face
        if told and self.peaceful:
            near = self._near(number, told)
            if near:
                return told, near
        cheapest, face, way = _NONE, told, Way()
        for each in [told] if told else self._harmless(number):
            cost, found = self._trace(number, BIT[each], each)
            if cost < cheapest:
                cheapest, face, way = cost, each, found
                if cost <= 0:
                    break
        if not way:
            raise Impossible
        return face, way

    def _harmless(self, number: int) -> list[str]:
        faces = [face for face in _HARMLESS if self.brings[number] & BIT[face]]
        first = self.dice.below(max(1, len(faces)))
        return faces[first:] + faces[:first]

    # --- one way ----------------------------------------------------------------------------------

    def _near(self, number: int, face: str) -> Way:
        """A card that whoever it leaves can have drawn or been given openly, with nothing in the way."""
        seat = self.moves[number].seat
        line, room, bit = self.lines[seat], self.room[seat], BIT[face]
        found: list[int] = []
        for i in range(self.places[number] - 1, -1, -1):
            if not room[i]:
                break
            entry = line[i]
            if self.brings[entry] & bit and self._is_free(entry):
                if self.stock.fits(self.moves[entry].number, face):
                    found.append(entry)
        if found and self.dice.below(_ODDLY):
            return [found[self.dice.below(len(found))]]
        return []

    def _is_free(self, entry: int) -> bool:
        kind, _, _, _, card, _ = self.moves[entry]
        return kind == ENTERS and self.user[entry] == NO_CARD and card != self.kept

    def _trace(self, number: int, bit: int, face: str) -> tuple[int, Way]:
        """The cheapest way of a card that leaves by a move, and its price; none if there is no way.

        What can have been this card is followed from the beginning on, through all hands at once.
        """
        hands = [Hand(tolls) for tolls in self.tolls]
        handed: dict[int, Offer] = {}
        for entry, kind, seat, place, other in self._carriers(bit):
            if entry >= number:
                break
            if kind == SENT:
                found = hands[seat].cheapest(place)
                if found[0] < _NONE:
                    handed[entry] = found
                continue
            if kind == ENTERS:
                cost = self._source(entry, face)
            elif other in handed:
                cost = self._handed(entry, handed[other][0])
            else:
                continue
            if cost < _NONE:
                hands[seat].add(place, cost + self.prices[entry], entry)
        move = self.moves[number]
        cost, entry = hands[move.seat].cheapest(self.places[number])
        return cost, self._way(entry, handed) if cost < _NONE else []

    def _carriers(self, bit: int) -> list[Carrier]:
        """All moves by which a card of a face can have come into a hidden hand, or have been handed on."""
        found = self._by_face.get(bit)
        if found is None:
            found = self._by_face[bit] = [
                (n, move.kind, move.seat, self.places[n], move.number)
                for n, move in enumerate(self.moves)
                if self.brings[n] & bit and move.kind != LEAVES
            ]
        return found

    def _handed(self, entry: int, cost: int) -> int:
        """The price of a card that was handed over, which may be worth something."""
        sent, user = self.moves[entry].number, self.user[entry]
        return cost + _TROUBLE * (user not in (NO_CARD, sent)) - self.worth[sent]

    def _way(self, entry: int, handed: dict[int, Offer]) -> Way:
        """The moves by which a card came, back from the last one."""
        way = [entry]
        while self.moves[entry].kind == RECEIVED:
            entry = handed[self.moves[entry].number][1]
            way.append(entry)
        return way

    def _source(self, entry: int, face: str) -> int:
        """The price of a card from outside, if it can have this face at all."""
        card, stock = self.moves[entry].number, self.stock
        if card == self.kept:
            return _NONE
        cost = _TROUBLE * (self.user[entry] != NO_CARD)
        if stock.told[card]:
            return cost if stock.faces[card] == face else _NONE
        if not stock.could_be(card, face):
            return _NONE
        for claim in stock.claims(card, face):
            cost += self.claim_prices[claim] + _TROUBLE * (stock.left(claim) <= 0)
        return cost

    def _card(self, way: Way) -> Card:
        return self.moves[way[-1]].number

    def _stays(self, number: int, way: Way) -> Iterator[Stay]:
        """In which hands a card was on its way, and how long."""
        for entry in way:
            move = self.moves[entry]
            yield Stay(move.seat, self.places[entry], self.places[number])
            number = move.number

    def _use(self, number: int, face: str, way: Way) -> None:
        self.ways[number] = way
        if number in self.taken:
            self.user[self.taken[number]] = number
        for entry in way:
            self.user[entry] = number
        for stay in self._stays(number, way):
            self._fill(stay, 1)
        if not self.stock.told[self._card(way)]:
            self.stock.becomes(self._card(way), face)

    def _fill(self, stay: Stay, cards: int) -> None:
        """Take up room in a hand for a while, or give it back."""
        room, tolls, prices = (
            self.room[stay.seat],
            self.tolls[stay.seat],
            self.room_prices[stay.seat],
        )
        for i in range(stay.since, stay.until):
            room[i] -= cards
            tolls[i] = 0 if room[i] > 0 else _TROUBLE + prices[i]

    # --- in each other's way ----------------------------------------------------------------------

    def _clear(self, number: int, face: str, way: Way) -> list[int]:
        """Take out whatever is in a way and make it dearer; returns what has to be laid anew."""
        out: list[int] = []
        for entry in way:
            if self.user[entry] != NO_CARD:
                self.prices[entry] += _DEARER
                out.append(self._take_out(self.user[entry]))
        for stay in self._stays(number, way):
            for i in range(stay.since, stay.until):
                while self.room[stay.seat][i] <= 0:
                    self.room_prices[stay.seat][i] += _DEARER
                    out.append(self._take_out(self._guest(stay.seat, i)))
        card, stock = self._card(way), self.stock
        for claim in () if stock.told[card] else stock.claims(card, face):
            while stock.left(claim) <= 0:
                self.claim_prices[claim] += _DEARER
                out.append(self._take_out(self._rival(claim)))
        self.peaceful = self.peaceful and not out
        return out

    def _guest(self, seat: Seat, i: int) -> int:
        """Anybody whose card is in a hand after one of its moves."""
        return self._any_of(
            [
                number
                for number, way in self.ways.items()
                if any(
                    stay.seat == seat and stay.since <= i < stay.until
                    for stay in self._stays(number, way)
                )
            ]
        )

    def _rival(self, claim: Claim) -> int:
        """Anybody whose card has the same claim."""
        stock, found = self.stock, list[int]()
        for number, way in self.ways.items():
            card = self._card(way)
            if not stock.told[card] and claim in stock.claims(card, stock.faces[card]):
                found.append(number)
        return self._any_of(found)

    def _any_of(self, found: list[int]) -> int:
        if not found:
            raise Impossible
        return found[self.dice.below(len(found))]

    def _take_out(self, number: int) -> int:
        way = self.ways.pop(number)
        for entry in way:
            self.user[entry] = NO_CARD
        for stay in self._stays(number, way):
            self._fill(stay, -1)
        if number in self.taken:
            self.user[self.taken[number]] = NO_CARD
        if not self.stock.told[self._card(way)]:
            self.stock.forgets(self._card(way))
        return number
