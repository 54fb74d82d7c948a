"""What was scanned is remembered when it is shuffled: every way of cards is counted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import comb, prod
from random import Random

import pytest

from hullbreach.games.nemesis.contamination import contaminate, scan_card
from hullbreach.games.nemesis.mixtures import (
    Mixture,
    Row,
    deal_infected,
    is_mixed,
    mixtures,
    scan,
    ways_in_all,
)
from hullbreach.games.nemesis.state import CLEAN, INFECTED, Ship
from hullbreach.kernel import Chance, key_of
from hullbreach.testing import rule_test

from .table import Helm

PARTS = range(5)


class Witness:
    """Somebody who follows every possible world through all shuffles and scans, one by one."""

    def __init__(self, infected: int) -> None:
        worlds = [x for x in product((0, 1), repeat=len(PARTS)) if sum(x) == infected]
        self.weights = {world: Fraction(1, len(worlds)) for world in worlds}
        self.log: list[Row] = []
        self.known: dict[int, int] = {}

    def scans(self, part: int, shows: int) -> None:
        """A card is seen by all."""
        if part not in self.known and is_mixed(self.log, part):
            self.log.append((shows, 1 - shows, (part,)))
        self.known[part] = shows
        self.weights = {x: w for x, w in self.weights.items() if x[part] == shows}

    def shuffles(self, parts: tuple[int, ...]) -> None:
        """Cards change places, and nobody knows any more which is which."""
        found: defaultdict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        orders = list(permutations(parts))
        for world, weight in self.weights.items():
            for order in orders:
                there = list(world)
                for goal, part in zip(parts, order, strict=True):
                    there[goal] = world[part]
                found[tuple(there)] += weight / len(orders)
        self.weights = dict(found)
        known = [self.known.pop(part) for part in parts if part in self.known]
        if known or any(is_mixed(self.log, part) for part in parts):
            self.log.append((sum(known), len(known) - sum(known), parts))

    @property
    def unknown(self) -> list[int]:
        """The cards nobody can tell."""
        return [part for part in PARTS if part not in self.known]

    def shares(self) -> dict[tuple[int, ...], Fraction]:
        """How likely each world is."""
        whole = sum(self.weights.values())
        return {x: w / whole for x, w in self.weights.items()}


def stories() -> Iterator[Witness]:
    """Shuffles and scans in any order, as chance would have them."""
    for seed in range(40):
        random = Random(seed)
        witness = Witness(random.randrange(1, 4))
        truth = random.choices(list(witness.weights))[0]
        for _ in range(random.randrange(3, 8)):
            if random.random() < 0.5:
                part = random.choice(PARTS)
                witness.scans(part, truth[part])
            else:
                parts = tuple(sorted(random.sample(PARTS, random.randrange(2, 5))))
                order, there = random.sample(parts, len(parts)), list(truth)
                for goal, part in zip(parts, order, strict=True):
                    there[goal] = truth[part]
                truth = tuple(there)
                witness.shuffles(parts)
        yield witness


def share(known: Sequence[Mixture], world: tuple[int, ...]) -> Fraction:
    """How likely mixtures make one arrangement, up to a common factor."""
    found = Fraction(1)
    for m in known:
        counts = tuple(sum(world[part] for part in cell) for cell in m.cells)
        alike = prod(comb(len(cell), n) for cell, n in zip(m.cells, counts, strict=True))
        found *= Fraction(m.ways.get(counts, 0), alike)
    return found


def test_mixtures_know_what_somebody_knows_who_follows_every_world() -> None:
    mixed = 0
    for witness in stories():
        known = mixtures(tuple(witness.log))
        mixed += bool(known)
        truth = next(iter(witness.weights))
        infected = sum(truth[part] for part in witness.unknown)
        worlds = [
            x
            for x in product((0, 1), repeat=len(PARTS))
            if sum(x[part] for part in witness.unknown) == infected
            and all(x[part] == shows for part, shows in witness.known.items())
        ]
        ways = {x: share(known, x) for x in worlds}
        whole = sum(ways.values())
        expected = witness.shares()
        assert {x: w / whole for x, w in ways.items() if w} == expected, witness.log
    assert mixed > 20


def test_worlds_are_dealt_as_likely_as_they_are() -> None:
    for witness in list(stories())[:6]:
        known, unknown = mixtures(tuple(witness.log)), witness.unknown
        expected = witness.shares()
        infected = sum(next(iter(expected))[part] for part in unknown)
        chance, dealt = Chance(key_of(5)), Counter[tuple[int, ...]]()
        for _ in range(600):
            ill = deal_infected(known, unknown, infected, chance)
            assert len(ill) == len(set(ill)) == infected
            dealt[tuple(int(x in ill or witness.known.get(x, 0)) for x in PARTS)] += 1
        assert set(dealt) <= set(expected)
        assert all(abs(dealt[x] / 600 - share) < 0.08 for x, share in expected.items())


def test_what_cannot_be_has_no_way() -> None:
    known = mixtures(((1, 0, (0, 1)),))
    assert ways_in_all(known, [0, 1, 2], 1) == 1
    assert ways_in_all(known, [0, 1, 2], 0) == 0
    assert ways_in_all([scan(m, 0, 0) for m in known], [1, 2], 1) == 1
    assert ways_in_all([scan(m, 0, 0) for m in known], [1, 2], 0) == 0


# -- at the table --------------------------------------------------------------------------------------------------


def infected(s: Ship, seat: int) -> int:
    """How many INFECTED cards a player has."""
    own = s.hand[seat] + s.deck[seat] + s.discard[seat]
    return [s.face(s.part[h]) for h in own if h in s.part].count(INFECTED)


def scanned_and_shuffled() -> Helm:
    """The Captain has an INFECTED card that was scanned and one that was not, and shuffles both."""
    helm = Helm("captain", "scout", "soldier")
    helm.hand(0, "contamination_infected", "contamination")
    s = helm.state
    scan_card(s, 0, s.hand[0][0])
    s.renew_deck(0, hand=True)
    return helm


@rule_test("N-138")
@pytest.mark.parametrize("seat", [0, 1, None], ids=["the player", "another", "both"])
def test_a_scanned_card_is_not_forgotten_when_it_is_shuffled(seat: int | None) -> None:
    helm = scanned_and_shuffled()
    for reader in (0, 1) if seat is None else (seat,):
        found = [infected(helm.session.fork(reader, n).state, 0) for n in range(60)]
        assert set(found) == {1, 2}, "one for sure, the other perhaps"


@rule_test("N-138")
def test_nor_when_it_is_shuffled_again_with_cards_nobody_knows() -> None:
    helm = scanned_and_shuffled()
    contaminate(helm.state, 0, "melee")
    helm.state.renew_deck(0, hand=True)
    *before, new = sorted(helm.state.part.values(), key=helm.state.scan_log[0][2].__contains__)[
        ::-1
    ]
    worlds = [helm.session.fork(1, n).state for n in range(60)]
    assert min(infected(w, 0) for w in worlds) == 1
    assert any(w.face(new) == INFECTED and INFECTED not in map(w.face, before) for w in worlds), (
        "it may be any of the three"
    )


@rule_test("N-138")
@pytest.mark.parametrize(("shows", "left"), [(CLEAN, {1}), (INFECTED, {0, 1})])
def test_a_later_scan_tells_of_the_cards_it_was_shuffled_with(shows: str, left: set[int]) -> None:
    """One of two is INFECTED: if the first is clean the second is the one, if not it is open."""
    helm = scanned_and_shuffled()
    s = helm.state
    own = [h for h in s.deck[0] if h in s.part]
    first = next(h for h in own if s.face(s.part[h]) == shows)
    other = next(s.part[h] for h in own if h != first)
    for _ in range(2):
        scan_card(s, 0, first)
        assert len(s.scan_log) == 2, "and what is known already is not written down again"
    worlds = [helm.session.fork(1, n).state for n in range(60)]
    assert {int(w.face(other) == INFECTED) for w in worlds} == left


@rule_test("N-136")
def test_removed_cards_that_become_the_deck_again_are_as_they_were_seen() -> None:
    """All that was removed had been scanned, so everybody knows how many of the new deck are INFECTED."""
    helm = Helm("captain", "scout", "soldier")
    s = helm.state
    for _ in range(4):
        contaminate(s, 1, "melee")
    again, away, s.virus = s.virus[:6], s.virus[6:], []
    s.cured, s.gone = list(again), s.gone + away
    ill = [s.show_part(part) for part in again].count(True)
    assert 0 < ill < 6
    contaminate(s, 0, "melee")
    worlds = [helm.session.fork(2, n).state for n in range(30)]
    assert {[w.face(part) for part in again].count(INFECTED) for w in worlds} == {ill}
    assert {infected(w, 1) for w in worlds} == {infected(s, 1)}, "and what that leaves for others"


@pytest.mark.parametrize("held", [CLEAN, INFECTED])
def test_a_mixed_card_that_is_shuffled_alone_is_not_taken_for_scanned(held: str) -> None:
    helm = Helm("captain", "scout", "soldier")
    helm.hand(0, "contamination_infected", "contamination")
    s = helm.state
    scan_card(s, 0, s.hand[0][0])
    s.renew_deck(0, hand=True)
    first = next(h for h in s.deck[0] if h in s.part and s.face(s.part[h]) == held)
    s.deck[0].remove(first)
    s.deck[0].append(first)
    s.draw_cards(0, 1)
    s.discard[0], s.deck[0] = s.deck[0] + s.discard[0], []
    s.draw_cards(0, 1)  # the deck is renewed with the other one while this one is in the hand
    helm.session.begin()
    found = {helm.session.fork(1, n).state.face(s.part[first]) for n in range(60)}
    assert found == {CLEAN, INFECTED}
