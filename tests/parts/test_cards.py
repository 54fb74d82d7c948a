"""Cards: who knows what, and how knowledge is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.kernel import Chance, key_of
from hullbreach.parts.cards import (
    EVERYONE,
    NOBODY,
    Cards,
    CardState,
    deal,
    draw,
    hide,
    look,
    mask,
    mix,
    show,
    shuffle,
)


@pytest.fixture
def s() -> CardState:
    return CardState(chance=Chance(key_of(1)), cards=Cards())


def _faces(s: CardState, zone: list[int]) -> list[str]:
    return [s.cards.faces[h] for h in zone]


def test_a_deck_is_made_from_faces_and_numbers(s: CardState) -> None:
    deck = s.cards.add_all([("axe", 2), ("gun", 1)], "find")
    assert _faces(s, deck) == ["axe", "axe", "gun"]
    assert s.cards.backs == ("find",) * 3
    assert s.cards.seen == [NOBODY] * 3


def test_looking_teaches_one_seat_and_showing_teaches_all(s: CardState) -> None:
    h = s.cards.add("axe", "find")
    assert look(s, h, 2) == "axe"
    assert s.cards.knows(2, h)
    assert not s.cards.knows(1, h)
    assert not s.cards.knows(None, h)
    show(s, h)
    assert s.cards.knows(1, h)
    assert s.cards.knows(None, h)


def test_only_what_is_new_counts_as_learnt(s: CardState) -> None:
    h = s.cards.add("axe", "find")
    look(s, h, 0)
    assert s.reveals == 1
    look(s, h, 0)
    assert s.reveals == 1
    show(s, h)
    assert s.reveals == 2


def test_the_top_card_is_drawn_and_looked_at(s: CardState) -> None:
    pile = s.cards.add_all([("axe", 1), ("gun", 1)], "find")
    h = draw(s, pile, 1)
    assert (s.cards.faces[h], len(pile), s.cards.seen[h]) == ("gun", 1, mask(1))


def test_a_shuffle_permutes_faces_over_handles_and_wipes_out_what_was_known(s: CardState) -> None:
    pile = s.cards.add_all([("axe", 20), ("gun", 20)], "find", EVERYONE)
    handles, faces = list(pile), _faces(s, pile)
    shuffle(s, pile)
    assert pile == handles
    assert _faces(s, pile) != faces
    assert sorted(_faces(s, pile)) == faces
    assert all(seen == NOBODY for seen in s.cards.seen)


def test_a_card_gets_a_fresh_handle_when_it_enters_a_hidden_zone(s: CardState) -> None:
    h, zone = s.cards.add("axe", "find", EVERYONE), list[int]()
    fresh = hide(s, h, zone, mask(1))
    assert zone == [fresh]
    assert fresh != h
    assert (s.cards.faces[fresh], s.cards.backs[fresh]) == ("axe", "find")
    assert s.cards.seen[fresh] == mask(1)


def test_outsiders_forget_which_card_is_which(s: CardState) -> None:
    mine = s.cards.add("axe", "find", mask(0))
    shown = s.cards.add("gun", "find", EVERYONE)
    hand = [mine, shown]
    mix(s, [hand], mask(0))
    assert hand[0] == mine
    assert hand[1] != shown
    assert [s.cards.seen[h] for h in hand] == [mask(0), mask(0)]
    assert _faces(s, hand) == ["axe", "gun"]


# -- dealing anew --------------------------------------------------------------------------------------------------


def _dealt(
    s: CardState, pool: list[int], seed: int, now: Cards, hands: list[list[int]]
) -> list[str]:
    cards = Cards([*s.cards.faces], [*s.cards.seen], s.cards.backs)
    deal(cards, pool, (0,), Chance(key_of(seed), pins={}), now, hands)
    return cards.faces


def test_what_the_eyes_know_stays_and_the_rest_is_dealt_in_all_ways(s: CardState) -> None:
    pool = s.cards.add_all([("axe", 1), ("gun", 1), ("key", 1), ("map", 1)], "find")
    look(s, pool[1], 0)
    worlds = Counter(tuple(_dealt(s, pool, seed, s.cards, [])) for seed in range(200))
    assert len(worlds) == 6
    assert all(world[1] == "gun" for world in worlds)


def test_the_deal_does_not_depend_on_the_truth(s: CardState) -> None:
    pool = s.cards.add_all([("axe", 2), ("gun", 2), ("key", 2)], "find")
    first = _dealt(s, pool, 7, s.cards, [])
    s.cards.faces.reverse()
    assert _dealt(s, pool, 7, s.cards, []) == first


def test_what_was_learnt_since_the_boundary_is_pinned(s: CardState) -> None:
    pool = s.cards.add_all([("axe", 3), ("gun", 1), ("key", 3)], "find")
    now = Cards([*s.cards.faces], [*s.cards.seen], s.cards.backs)
    now.seen[3] = mask(0)
    assert all(_dealt(s, pool, seed, now, [])[3] == "gun" for seed in range(50))


def test_what_left_a_hand_may_have_been_any_card_of_that_hand(s: CardState) -> None:
    pool = s.cards.add_all([("axe", 3), ("gun", 1), ("key", 3)], "find")
    now = Cards([*s.cards.faces], [*s.cards.seen], s.cards.backs)
    now.seen[3] = EVERYONE
    hand = [2, 3, 4]
    places = Counter(_dealt(s, pool, seed, now, [hand]).index("gun") for seed in range(120))
    assert set(places) == set(hand)
