"""The second pass: where every card came from whose face was told when it left a hidden hand.

The moves are gone through from the last to the first (`sweep`). What leaves a hand with its face told is *owed* by that
hand before: it had come in by an earlier move, from outside or out of another hand, which then owes it. A hand never
owes more cards than it holds, so at the first move nothing is owed. Whatever else was handed on was some other card.

A sweep that comes to a dead end tells where it should have gone: which hand had to owe a face at some move, or could
not pay what it owed. The next sweep goes by all that was learnt. What a few of them do not find `paths` looks for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hullbreach.games.panic_station.components import ANTIDOTE, GAS_CAN
from hullbreach.kernel import Seat

from .ground import BIT
from .moves import ENTERS, NO_CARD, RECEIVED, SENT, Card, Dice, Move
from .paths import Paths
from .stock import Stock
from .sweep import DeadEnd, Sweep

_SWEEPS = 12
"""How often the moves are gone through before ways are laid one after the other."""
_NOT_SENT, _NOT_SAVED = ~BIT[ANTIDOTE], ~(BIT[ANTIDOTE] | BIT[GAS_CAN])
"""What is never handed on unseen, and what cannot have been by somebody who was infected then."""


class Routes:
    """The ways of all cards whose face was told when they left."""

    def __init__(self, moves: list[Move], players: int, stock: Stock, dice: Dice) -> None:
        self.moves = moves
        self.stock = stock
        self.dice = dice
        self.kept: Card = NO_CARD
        """A card that never leaves the hand of whoever drew it."""
        self.cards: dict[int, Card] = {}
        """Which card left a hand by a move, if its face is told then or later."""
        self.lines: list[list[int]] = [[] for _ in range(players)]
        """The moves that brought a card into each hand."""
        self.places: list[int] = []
        """How many moves had brought one before each move."""
        self.sizes: list[int] = []
        """How many cards are in the hand of each move after it."""
        self.brings: list[int] = []
        """Which faces each move can have brought, as bits."""
        self.draws: list[list[int]] = [[] for _ in stock.unseen]
        """The moves by which cards were drawn unseen from each deck."""
        self.pull: Counter[tuple[int, str]] = Counter()
        """How often a card of a face had to be handed on by a move, and was not."""
        self.urge: Counter[tuple[Seat, str]] = Counter()
        """How often a hand could not pay what it owed."""
        self.want: Counter[tuple[int, str]] = Counter()
        """How often a deck was left with a card of a face nobody could have drawn by then."""
        self.hold: Counter[str] = Counter()
        """How often all cards of a face had been paid before one that had to be."""
        self._look_ahead()

    def keep(self, card: Card) -> None:
        """A card never leaves the hand of whoever drew it."""
        self.kept = card

    def lay(self) -> None:
        """Find a way for every card that leaves."""
        for i in range(_SWEEPS):
            sweep = Sweep(self, eager=i > 0, holds=i % 2 > 0)
            try:
                sweep.run()
            except DeadEnd:
                sweep.forget()
            else:
                self.cards = sweep.cards
                return
        paths = Paths(self.moves, len(self.lines), self.stock, self.dice)
        if self.kept != NO_CARD:
            paths.keep(self.kept)
        paths.lay()
        self.cards = paths.cards

    def miss(self, sources: list[int], faces: list[str]) -> None:
        """One of some moves brought a card of each face, and its hand did not owe it: it must have been handed on."""
        could: set[Seat] = set()
        for number in range(sources[0], len(self.moves)):
            kind, seat, _, _, sent, _ = self.moves[number]
            if number in sources:
                could.add(seat)
            elif kind == SENT and seat in could:
                self.pull.update([(number, face) for face in faces])
            elif kind == RECEIVED and (sent, faces[0]) in self.pull:
                could.add(seat)

    def miss_in_deck(self, deck: int, faces: list[str]) -> None:
        """Somebody must have drawn cards of these faces out of a deck."""
        self.want.update([(deck, face) for face in faces])
        self.miss(self.draws[deck], faces)

    def overburden(self, seat: Seat, faces: Iterable[str]) -> None:
        """A hand owed more than it can have come by."""
        self.urge.update([(seat, face) for face in faces])

    def _look_ahead(self) -> None:
        """Note what each move can have brought into its hand."""
        could, sizes = [0] * len(self.lines), [0] * len(self.lines)
        brings = self.brings
        for number, (kind, seat, _, _, other, not_gas) in enumerate(self.moves):
            line = self.lines[seat]
            self.places.append(len(line))
            if kind in (ENTERS, RECEIVED):
                found = self.stock.could_be_any(other) if kind == ENTERS else brings[other]
                could[seat] |= found
                sizes[seat] += 1
                line.append(number)
                if kind == ENTERS and not self.stock.told[other]:
                    self.draws[self.stock.deck_of(other)].append(number)
            else:
                found = could[seat] & (_NOT_SAVED if not_gas else _NOT_SENT)
                sizes[seat] -= 1
            brings.append(found)
            self.sizes.append(sizes[seat])
