"""Ways laid one after the other: for what sweeps do not find.

Each hand has a timeline of the moves that touch it, and after each of them room for as many cards as are in it then.
A card that leaves is traced back along these timelines until it entered from outside: drawn, or given by somebody the
eyes know of. It takes up room in every hand on its way, so that what else was handed on in between was some other card.
Where there is no way left, cards that are in it are taken out and laid anew; whatever is fought over grows dearer, so
that those who have another way take it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeAlias

from hullbreach.games.panic_station.components import (
    ANTIDOTE,
    FINDS,
    GAS_CAN,
    HOST_CARD,
    PARASITE_ALARM,
)
from hullbreach.kernel import Seat

from .moves import ENTERS, LEAVES, NO_CARD, RECEIVED, Card, Dice, Impossible, Move
from .stock import Stock

_ODDLY = 8
"""One card in this many takes a way that is not the nearest."""
_PATIENCE = 250
"""How often cards may be taken out of the way of another one."""
_NEVER_SENT = (ANTIDOTE, GAS_CAN, HOST_CARD, PARASITE_ALARM)
"""What somebody who was infected cannot have given."""
_TROUBLE, _WHIM = 2, 4
"""What it costs to make others go another way, and how much of it is left to chance."""


class Leg(NamedTuple):
    """A card is in a hand, from one of its moves until before another one."""

    seat: Seat
    since: int
    until: int
    move: int
    """By which move it had come in."""


Way: TypeAlias = tuple[int, list[Leg]]
"""What a way costs, and its legs."""


Prized: TypeAlias = int | tuple[int, int] | tuple[str, int]
"""What is fought over: a move, room in a hand after one of its moves, or a face in a deck."""
_SPARE = "spare", 0
"""A place in the packet for something else than gas."""


class Paths:
    """The ways of all cards whose face was told when they left."""

    def __init__(self, moves: list[Move], players: int, stock: Stock, dice: Dice) -> None:
        self.moves = moves
        self.kinds = [move.kind for move in moves]
        self.numbers = [move.number for move in moves]
        self.seats = [move.seat for move in moves]
        self.stock = stock
        self.dice = dice
        self.lines: list[list[int]] = [[] for _ in range(players)]
        """The moves that touch each hand."""
        self.sizes: list[list[int]] = [[] for _ in range(players)]
        """How many cards each hand has after each of its moves."""
        self.place: list[int] = []
        """Where each move is in its timeline."""
        self.legs: dict[int, list[Leg]] = {}
        """The way of each card that leaves, by its last move and from its end."""
        self.user: dict[int, int] = {}
        """For which card that leaves a move that brings one in is used."""
        self.cards: dict[int, Card] = {}
        """Which card left a hand by a move, if its face is told then or later."""
        self.barred: dict[int, int] = {}
        """What was sent and was not gas, and by which move it was received."""
        self.fought: Counter[Prized] = Counter()
        """How often cards were in each other's way."""
        for number, move in enumerate(moves):
            self._enter(number, move)
            if move.kind == RECEIVED and moves[move.number].not_gas:
                self.barred[move.number] = number
        self.room = [[*sizes] for sizes in self.sizes]
        """How many of them may still be any card."""

    def _enter(self, number: int, move: Move) -> None:
        line, sizes = self.lines[move.seat], self.sizes[move.seat]
        self.place.append(len(line))
        line.append(number)
        sizes.append((sizes[-1] if sizes else 0) + (1 if move.kind in (ENTERS, RECEIVED) else -1))

    def lay(self) -> None:
        """Find a way for every card that leaves, the rarest first."""
        left = self.stock.unseen
        faces = [(n, m.face) for n, m in enumerate(self.moves) if m.kind == LEAVES]
        rarity = {face: sum([deck[face] for deck in left]) for _, face in faces}
        todo = [number for number, face in sorted(faces, key=lambda it: (-rarity[it[1]], -it[0]))]
        patience = _PATIENCE
        while todo or (todo := self._open()):
            number = todo.pop()
            if self.barred.get(number) in self.user:
                continue
            face = self.moves[number].face or self._any_face(number)
            legs = self._trace(number, face, set())
            if legs is None:
                patience -= 1
                detour = self._detour(number, face, {})
                if detour is None or patience < 0:
                    raise Impossible
                legs = detour[1]
                todo += self._clear(legs, face)
            self._use(number, legs, face)
        for number, legs in self.legs.items():
            card = self.card_of(number)
            self.cards[number] = card
            for leg in legs[:-1]:
                self.cards[self.moves[leg.move].number] = card

    def _open(self) -> list[int]:
        """What was sent, was not gas, and is not any card yet."""
        return [sent for sent, taken in self.barred.items() if taken not in self.user]

    def keep(self, card: Card) -> None:
        """A card that never leaves the hand of whoever drew it takes up room there."""
        for number, move in enumerate(self.moves):
            if move.kind == ENTERS and move.number == card:
                room = self.room[move.seat]
                for i in range(self.place[number], len(room)):
                    room[i] -= 1
                    if room[i] < 0:
                        raise Impossible
                self.user[number] = NO_CARD

    # --- one way ----------------------------------------------------------------------------------

    def _trace(self, number: int, face: str, passed: set[int]) -> list[Leg] | None:
        """The way back of a card of this face that leaves a hand by a move, if there is one that is free."""
        near, far = self._ways_in(number, face)
        near = [way for way in near if self._fits(self.numbers[way], face)]
        ways = self._mixed(near) + self._mixed(far)
        if near and far and not self.dice.below(_ODDLY):
            ways = self._mixed(far) + self._mixed(near)
        for way in ways:
            if self.kinds[way] == ENTERS:
                return [self._leg(way, number)]
            sent = self.numbers[way]
            if sent not in passed:
                passed.add(sent)
                rest = self._trace(sent, face, passed)
                if rest is not None:
                    return [self._leg(way, number), *rest]
        return None

    def _leg(self, way: int, number: int) -> Leg:
        return Leg(self.seats[number], self.place[way], self.place[number], way)

    def _ways_in(self, number: int, face: str) -> tuple[list[int], list[int]]:
        """The free moves by which a card may have come that leaves by a move: from outside, or out of other hands."""
        seat = self.seats[number]
        line, kinds, user = self.lines[seat], self.kinds, self.user
        room = self.room[seat]
        near: list[int] = []
        far: list[int] = []
        for i in range(self.place[number] - 1, -1, -1):
            if not room[i]:
                break
            way = line[i]
            if way in user:
                continue
            kind = kinds[way]
            if kind == ENTERS:
                near.append(way)
            elif kind == RECEIVED and face != ANTIDOTE:
                if face != GAS_CAN or not self.moves[self.numbers[way]].not_gas:
                    far.append(way)
        return near, far

    def _fits(self, card: Card, face: str) -> bool:
        """Whether a card that came in can have had this face."""
        stock = self.stock
        return stock.faces[card] == face if stock.told[card] else stock.can_be(card, face)

    def _mixed(self, ways: list[int]) -> list[int]:
        """The same ways in any order."""
        n = len(ways)
        if n < 2:
            return ways
        left, below = [*ways], self.dice.below
        return [left.pop(below(k)) for k in range(n, 0, -1)]

    def _any_face(self, number: int) -> str:
        """A face for a card that was sent and cannot have been gas: one that is easily had, if there is any."""
        decks = self.stock.ground.unseen
        faces = [face for face in FINDS if face not in _NEVER_SENT]
        faces = [face for face in faces if any(deck[face] > 0 for deck in decks)] or faces
        left = [*faces]
        while left:
            face = left.pop(self.dice.below(len(left)))
            if self._trace(number, face, set()) is not None:
                return face
        return faces[self.dice.below(len(faces))]

    def _use(self, number: int, legs: list[Leg], face: str) -> None:
        self.legs[number] = legs
        if number in self.barred:
            self.user[self.barred[number]] = number
        for seat, since, until, way in legs:
            self.user[way] = number
            room = self.room[seat]
            for i in range(since, until):
                room[i] -= 1
        card = self.card_of(number)
        if not self.stock.faces[card]:
            self.stock.becomes(card, face)

    def card_of(self, number: int) -> Card:
        """The card that leaves by a move."""
        return self.moves[self.legs[number][-1].move].number

    # --- in each other's way ----------------------------------------------------------------------

    def _detour(self, number: int, face: str, known: dict[int, Way | None]) -> Way | None:
        """The way on which least stands in the way, more or less: others will have to make room."""
        if number in known:
            return known[number]
        seat, user, below = self.seats[number], self.user, self.dice.below
        line, sizes, room = self.lines[seat], self.sizes[seat], self.room[seat]
        fought = self.fought
        best: Way | None = None
        by = full = 0
        for i in range(self.place[number] - 1, -1, -1):
            if not sizes[i]:
                break
            if not room[i]:
                full = max(full, _TROUBLE + fought[seat, i])
            way = line[i]
            rest = self._rest(way, face, known) if user.get(way) != NO_CARD else None
            if rest is not None:
                cost = rest[0] + full + below(_WHIM) + fought[way] + _TROUBLE * (way in user)
                if best is None or cost < best[0]:
                    best, by = (cost, rest[1]), way
        if best is not None:
            best = best[0], [self._leg(by, number), *best[1]]
        known[number] = best
        return best

    def _rest(self, way: int, face: str, known: dict[int, Way | None]) -> Way | None:
        """What was before a card came in by a move: it is from outside, or out of another hand."""
        kind, number = self.kinds[way], self.numbers[way]
        if kind == ENTERS:
            return self._source(number, face)
        if kind != RECEIVED or face == ANTIDOTE:
            return None
        if face == GAS_CAN and self.moves[number].not_gas:
            return None
        return self._detour(number, face, known)

    def _source(self, card: Card, face: str) -> Way | None:
        """A card from outside at the end of a way, if it can have this face at all."""
        stock = self.stock
        if stock.told[card]:
            return (0, []) if stock.faces[card] == face else None
        if not stock.could_be(card, face):
            return None
        cost = self.fought[face, stock.deck_of(card)]
        if face != GAS_CAN and card < stock.ground.from_packet:
            cost += self.fought[_SPARE]
        return cost + _TROUBLE * (not stock.can_be(card, face)), []

    def _clear(self, legs: list[Leg], face: str) -> list[int]:
        """Take out whatever is in a way; returns what has to be laid anew."""
        out: list[int] = []
        for seat, since, until, way in legs:
            if way in self.user:
                self.fought[way] += 1
                out.append(self._take_out(self.user[way]))
            for i in range(since, until):
                while self.room[seat][i] <= 0:
                    self.fought[seat, i] += 1
                    out.append(self._take_out(self._somebody_at(seat, i)))
        card = self.moves[legs[-1].move].number
        while not self.stock.faces[card] and not self.stock.can_be(card, face):
            deck = self.stock.deck_of(card)
            lacks = self.stock.unseen[deck][face] <= 0
            self.fought[(face, deck) if lacks else _SPARE] += 1
            out.append(self._take_out(self._rival(card, face)))
        return out

    def _somebody_at(self, seat: Seat, i: int) -> int:
        """Anybody whose card is in a hand after one of its moves."""
        found = [
            number
            for number, legs in self.legs.items()
            if any(leg.seat == seat and leg.since <= i < leg.until for leg in legs)
        ]
        return self._any_of(found)

    def _rival(self, card: Card, face: str) -> int:
        """A card that leaves with a face that another drawn card would need."""
        stock, found = self.stock, list[int]()
        deck = stock.deck_of(card)
        lacks = stock.unseen[deck][face] <= 0
        for number in self.legs:
            other = self.card_of(number)
            if not stock.told[other]:
                same = stock.faces[other] == face and stock.deck_of(other) == deck
                packed = face != GAS_CAN and stock.faces[other] != GAS_CAN
                both = packed and max(card, other) < stock.ground.from_packet
                if same or (both and not lacks):
                    found.append(number)
        return self._any_of(found)

    def _any_of(self, found: list[int]) -> int:
        if not found:
            raise Impossible
        return found[self.dice.below(len(found))]

    def _take_out(self, number: int) -> int:
        card = self.card_of(number)
        for seat, since, until, way in self.legs.pop(number):
            del self.user[way]
            room = self.room[seat]
            for i in range(since, until):
                room[i] += 1
        if number in self.barred:
            del self.user[self.barred[number]]
        if not self.stock.told[card]:
            self.stock.forgets(card)
        return number
