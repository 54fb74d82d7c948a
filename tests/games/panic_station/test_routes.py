"""Ways of cards through hidden hands: found wherever trying everything out finds any, and none of them impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from hullbreach.games.panic_station.components import GAS_CAN
from hullbreach.games.panic_station.past import Log
from hullbreach.games.panic_station.retold.ground import Ground
from hullbreach.games.panic_station.retold.moves import (
    ENTERS,
    LEAVES,
    RECEIVED,
    SENT,
    Dice,
    Impossible,
    Move,
)
from hullbreach.games.panic_station.retold.routes import Routes
from hullbreach.games.panic_station.retold.stock import Stock
from hullbreach.games.panic_station.state import FOUND, RESHUFFLED, HouseRules, Incident
from hullbreach.kernel import Chance, key_of

SEATS, EYE = 3, 3
FACES = (GAS_CAN, "ammo", "armour", "grenade")

Cards: TypeAlias = tuple[str, ...]
Moment: TypeAlias = tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]
"""What everybody holds, what is left of each deck, and what is being handed over."""


class Story:
    """Cards of one or two small decks, drawn to the last, that are handed on and played by three."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.rows: list[Incident] = []
        self.moves: list[Move] = []
        self.drawn = 0
        hands: list[list[str]] = [[] for _ in range(SEATS)]
        for _ in range(random.randint(1, 2)):
            deck = [random.choice(FACES) for _ in range(random.randint(3, 5))]
            self.rows.append(Incident(RESHUFFLED, EYE, cards=tuple(deck)))
            random.shuffle(deck)
            while deck:
                self._draw(hands, deck.pop())
                for _ in range(random.randint(0, 2)):
                    self._go_on(hands)
        if random.random() < 0.4:
            self._spoil()
        self.ground = Ground(Log(tuple(self.rows), 12, (EYE,), HouseRules(), SEATS + 1))

    def _draw(self, hands: list[list[str]], face: str) -> None:
        seat = self.random.randrange(SEATS)
        hands[seat].append(face)
        self.rows.append(Incident(FOUND, seat, cards=(face,)))
        self.moves.append(Move(ENTERS, seat, len(self.rows) - 1, number=self.drawn))
        self.drawn += 1

    def _go_on(self, hands: list[list[str]]) -> None:
        """Somebody plays a card, or two exchange one."""
        random, row = self.random, len(self.rows)
        holders = [seat for seat in range(SEATS) if hands[seat]]
        if len(holders) < 2 or random.random() < 0.4:
            seat = random.choice(holders or [0])
            if hands[seat]:
                face = hands[seat].pop(random.randrange(len(hands[seat])))
                self.moves.append(Move(LEAVES, seat, row, face))
            return
        pair = random.sample(holders, 2)
        sent = len(self.moves)
        given = [hands[seat].pop(random.randrange(len(hands[seat]))) for seat in pair]
        for seat, face in zip(pair, given, strict=True):
            bare = face != GAS_CAN and random.random() < 0.5
            self.moves.append(Move(SENT, seat, row, not_gas=bare))
        for i, seat in enumerate(reversed(pair)):
            hands[seat].append(given[i])
            self.moves.append(Move(RECEIVED, seat, row, number=sent + i))

    def _spoil(self) -> None:
        """One card that was played was another one, which may be impossible."""
        played = [n for n, move in enumerate(self.moves) if move.kind == LEAVES]
        if played:
            n = self.random.choice(played)
            self.moves[n] = self.moves[n]._replace(face=self.random.choice(FACES))

    def has_a_way(self) -> bool:
        """Try everything out: every face that can be drawn, every card that can be handed over."""
        decks = tuple([row.cards for row in self.rows if row.what == RESHUFFLED])
        moments: set[Moment] = {(((),) * SEATS, decks, ())}
        for move in self.moves:
            moments = {after for moment in moments for after in self._after(move, moment)}
        return bool(moments)

    def _after(self, move: Move, moment: Moment) -> Iterator[Moment]:
        hands, decks, way = moment
        if move.kind == ENTERS:
            at = self.ground.decks[move.number] - 1
            for face in {*decks[at]}:
                left = _without(decks[at], face)
                yield _put(hands, move.seat, face), (*decks[:at], left, *decks[at + 1 :]), way
        elif move.kind == RECEIVED:
            yield _put(hands, move.seat, way[0]), decks, way[1:]
        else:
            for face in {*hands[move.seat]}:
                if move.kind == LEAVES and face == move.face:
                    yield _take(hands, move.seat, face), decks, way
                elif move.kind == SENT and not (move.not_gas and face == GAS_CAN):
                    yield _take(hands, move.seat, face), decks, (*way, face)

    def check(self, routes: Routes) -> None:
        """Follow the ways: every card is where it leaves, and has the face that is told."""
        faces, needed = routes.stock.faces, dict(sorted(routes.cards.items()))
        hands: list[list[int]] = [[] for _ in range(SEATS)]
        went: dict[int, int] = {}
        for number, move in enumerate(self.moves):
            hand = hands[move.seat]
            later = {card for n, card in needed.items() if n >= number}
            if move.kind == ENTERS:
                hand.append(move.number)
            elif move.kind == RECEIVED:
                hand.append(went[move.number])
            else:
                went[number] = needed[number] if number in needed else min({*hand} - later)
                hand.remove(went[number])
                face = faces[went[number]]
                assert move.kind == SENT or face == move.face
                assert not move.not_gas or face not in ("", GAS_CAN)
        for deck, cards in enumerate([row.cards for row in self.rows if row.what == RESHUFFLED]):
            of_deck = [c for c, d in enumerate(self.ground.decks) if d == deck + 1 and faces[c]]
            assert not Counter([faces[c] for c in of_deck]) - Counter(cards)


def _without(cards: Cards, face: str) -> Cards:
    at = cards.index(face)
    return tuple(sorted(cards[:at] + cards[at + 1 :]))


def _put(hands: tuple[Cards, ...], seat: int, face: str) -> tuple[Cards, ...]:
    return (*hands[:seat], tuple(sorted((*hands[seat], face))), *hands[seat + 1 :])


def _take(hands: tuple[Cards, ...], seat: int, face: str) -> tuple[Cards, ...]:
    return (*hands[:seat], _without(hands[seat], face), *hands[seat + 1 :])


def laid(story: Story, seed: int) -> Routes | None:
    """Ways of all cards of a story, if any are found."""
    dice = Dice(Chance(key_of(seed)))
    routes = Routes(story.moves, SEATS + 1, Stock(story.ground), dice)
    try:
        routes.lay()
    except Impossible:
        return None
    return routes


@pytest.mark.parametrize("first", range(0, 600, 100))
def test_a_way_is_found_just_where_trying_everything_out_finds_one(first: int) -> None:
    found: Counter[bool] = Counter()
    for seed in range(first, first + 100):
        story = Story(seed)
        routes = laid(story, seed)
        assert (routes is not None) == story.has_a_way()
        found[routes is not None] += 1
        if routes:
            story.check(routes)
    assert min(found.values()) > 4


def test_every_way_there_is_gets_laid_sometimes() -> None:
    """Two hold a grenade each and exchange a card: either of them, or both, may have handed it over."""
    story = Story(0)
    story.rows = [Incident(RESHUFFLED, EYE, cards=("ammo", "grenade", "grenade", "armour"))]
    story.rows += [Incident(FOUND, seat, cards=("ammo",)) for seat in (0, 0, 1, 1)]
    story.moves = [Move(ENTERS, seat, 1 + i, number=i) for i, seat in enumerate((0, 0, 1, 1))]
    story.moves += [Move(SENT, 0, 5), Move(SENT, 1, 5)]
    story.moves += [Move(RECEIVED, 0, 5, number=5), Move(RECEIVED, 1, 5, number=4)]
    story.moves += [Move(LEAVES, 0, 6, "grenade"), Move(LEAVES, 1, 6, "grenade")]
    story.ground = Ground(Log(tuple(story.rows), 12, (EYE,), HouseRules(), SEATS + 1))
    ways: set[tuple[bool, ...]] = set()
    for seed in range(200):
        routes = laid(story, seed)
        assert routes is not None
        story.check(routes)
        ways.add(tuple([number in routes.cards for number in (4, 5)]))
    assert ways == {(False, False), (True, True), (True, False), (False, True)}
