"""Chance is fair, reproducible, and a function of key and counter."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel import Chance, commitment, key_of
from hullbreach.kernel.chance import _permutations


def test_the_same_key_gives_the_same_numbers() -> None:
    one, two = Chance(key_of(7)), Chance(key_of(7))
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]


def test_a_copy_goes_on_where_the_original_stands() -> None:
    one = Chance(key_of(7))
    one.below(6)
    two = Chance(one.key, one.counter)
    assert one.below(1000) == two.below(1000)


def test_other_keys_give_other_numbers() -> None:
    assert Chance(key_of(1)).below(2**60) != Chance(key_of(2)).below(2**60)
    assert Chance(key_of(1)).split("a").key != Chance(key_of(1)).split("b").key


def test_a_real_key_is_taken_as_it_is_and_its_commitment_hides_it() -> None:
    key = bytes(range(32))
    assert key_of(key) == key
    assert key_of(b"short") != b"short"
    assert key.hex() not in commitment(key)
    assert commitment(key) == commitment(bytes(range(32)))


@given(st.integers(1, 2**70), st.integers())
def test_a_number_is_always_below_its_bound(bound: int, seed: int) -> None:
    assert 0 <= Chance(key_of(seed)).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -3, 256**64 + 1])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance(key_of(1)).below(bound)


def test_words_beyond_the_fair_range_are_drawn_again() -> None:
    chance = Chance(key_of(3))
    bound = 2**63 + 1  # almost half of all words are unfair for it
    for _ in range(40):
        chance.below(bound)
    assert chance.counter > 50


def test_dice_are_fair() -> None:
    chance = Chance(key_of(11))
    counts = Counter(chance.choice([1, 2, 3, 4, 5, 6]) for _ in range(12_000))
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(key_of(5))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 500) < 110 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 52, 90, 200, 1000])
def test_a_shuffle_keeps_what_it_shuffles(size: int) -> None:
    items = list(range(size))
    Chance(key_of(9)).shuffle(items)
    assert sorted(items) == list(range(size))
    assert size < 50 or items != list(range(size))


def test_a_deck_is_shuffled_with_one_word() -> None:
    assert _permutations(52) == (factorial(52), 1)
    chance = Chance(key_of(9))
    chance.shuffle(list(range(52)))
    assert chance.counter == 1


def test_pinned_faces_stay_in_their_place() -> None:
    for seed in range(50):
        chance = Chance(key_of(seed), pins={2: "gun", 7: "gun", 9: "not there"})
        faces = chance.arrange([1, 2, 3, 7, 9], ["axe", "gun", "gun", "key", "map"])
        assert faces[1] == faces[3] == "gun"
        assert sorted(faces) == ["axe", "gun", "gun", "key", "map"]
