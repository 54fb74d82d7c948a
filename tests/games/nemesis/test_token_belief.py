"""What the numbers on drawn tokens tell of the bag."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from hullbreach.games.nemesis import GAME
from hullbreach.games.nemesis.bag import add_token, draw_token, supply_token
from hullbreach.games.nemesis.fauna import SPECIES
from hullbreach.games.nemesis.state import Ship, kind_of
from hullbreach.games.nemesis.token_belief import compositions
from hullbreach.kernel import Asks, Session, Value, rule
from hullbreach.testing import rule_test
from hullbreach.testing.laws import choose, numbers

from .table import Helm

ALL = (2, 2, 3, 4)
Log = tuple[tuple[str, int], ...]
Physical = dict[tuple[frozenset[int], frozenset[int]], Fraction]


def by_hand(first: int, log: Log) -> dict[tuple[int, ...], Fraction]:
    """The same, token by token: every way the four tokens can have gone, those that do not fit left out."""
    ways = list(combinations(range(len(ALL)), first))
    worlds: Physical = {(frozenset(bag), frozenset()): Fraction(1, len(ways)) for bag in ways}
    for sign, number in log:
        worlds = _then(worlds, sign, number)
    total, found = sum(worlds.values()), Counter[tuple[int, ...]]()
    chances: dict[tuple[int, ...], Fraction] = {}
    for (bag, _), chance in worlds.items():
        held = tuple(sum(ALL[t] == n for t in bag) for n in sorted(set(ALL)))
        found[held] += 1
        chances[held] = chances.get(held, Fraction(0)) + chance / total
    return chances


def _then(worlds: Physical, sign: str, number: int) -> Physical:
    after: Physical = {}
    for (bag, out), chance in worlds.items():
        supply = set(range(len(ALL))) - bag - out
        for token in range(len(ALL)):
            fits = ALL[token] == number
            if sign == "+" and token in supply:
                key, share = (bag | {token}, out), Fraction(1, len(supply))
            elif sign == "-" and token in bag and fits:
                key, share = (bag - {token}, out | {token}), Fraction(1, len(bag))
            elif sign == "<" and token in out and fits:
                key, share = (bag | {token}, out - {token}), Fraction(1)
            elif sign == ">" and token in out and fits:
                key, share = (bag, out - {token}), Fraction(1)
            else:
                continue
            after[key] = after.get(key, Fraction(0)) + chance * share
    return after


@rule_test("N-10", "N-104")
@pytest.mark.parametrize(
    ("first", "log"),
    [
        (2, ()),
        (2, (("-", 2), ("<", 2))),
        (2, (("-", 4), (">", 4), ("+", 0))),
        (1, (("-", 2), (">", 2), ("+", 0), ("-", 2), ("<", 2), ("+", 0))),
        (3, (("-", 3), (">", 3), ("-", 2), (">", 2), ("+", 0), ("-", 3), ("<", 3))),
    ],
)
def test_the_weights_are_those_of_going_through_every_way(first: int, log: Log) -> None:
    found = compositions(ALL, first, log)
    total = sum(weight for _, weight in found)
    assert {bag: Fraction(weight, total) for bag, weight in found} == by_hand(first, log)


@rule_test("N-104")
def test_a_number_seen_going_to_the_supply_is_not_believed_to_be_in_the_bag() -> None:
    helm = Helm("captain", "scout")
    s = helm.state
    s.bag = sorted([*(t for t in s.bag if kind_of(t) != "adult"), *(["adult_4"] * 3), "adult_2"])
    s.supply = sorted(
        [*(t for t in s.supply if kind_of(t) != "adult"), *(["adult_2"] * 3), *(["adult_3"] * 5)]
    )
    helm.rolls(*["adult_4"] * 3)

    @rule
    def draws(s: Ship) -> Asks[None]:
        for _ in range(3):
            supply_token(s, (yield from draw_token(s)))

    helm.carries_out(draws)
    believed = {token for seed in range(30) for token in _adults(helm.session.fork(1, seed))}
    assert believed == {"adult_2", "adult_3"}
    assert add_token(helm.arrange(), "adult")
    believed = {token for seed in range(60) for token in _adults(helm.session.fork(1, seed))}
    assert believed == {"adult_2", "adult_3", "adult_4"}


def _adults(world: Session[Ship]) -> list[str]:
    return [token for token in world.boundary.bag if kind_of(token) == "adult"]


@pytest.mark.parametrize("options", [{}, {"carnomorphs": True}, {"intruder_player": True}])
def test_the_truth_is_always_possible(options: dict[str, Value]) -> None:
    session = Session.new(GAME, GAME.configure("semi_coop", 3, options), 4, record=False)
    source = numbers(4)
    while not session.over:
        session.answer(*choose(session, source))
        s = session.boundary
        for kind in SPECIES[s.species].numbered:
            assert weight_of_bag(s, kind) > 0


def weight_of_bag(s: Ship, kind: str) -> int:
    """The weight of what is in the bag, as the log of a kind tells it."""
    printed = SPECIES[s.species].tokens[kind].numbers
    rows = [(r[0], r[1:]) for r in s.token_log if r[1:] == kind or kind_of(r[1:]) == kind]
    log = tuple((sign, 0 if sign == "+" else int(word.rpartition("_")[2])) for sign, word in rows)
    signs = [sign for sign, _ in log]
    inside = [int(t.rpartition("_")[2]) for t in s.bag if kind_of(t) == kind]
    first = len(inside) - signs.count("+") - signs.count("<") + signs.count("-")
    bag = tuple(inside.count(number) for number in sorted(set(printed)))
    return dict(compositions(printed, first, log)).get(bag, 0)
