"""Courses of cards that are worked out: found if there is one, refused if there is none."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.the_thing.pieces import Blur
from hullbreach.games.the_thing.retracing import Retracing
from hullbreach.kernel import Chance, NoWorld, key_of

AXE, GUN, ANY = 1, 2, 3
STOCK = {"axe": 2, "gun": 2}
WATCHER = 1


def shuffled(*cards: int) -> Blur:
    return Blur(cards, ("",) * len(cards), (0,) * len(cards), cards)


def drawn(course: Retracing, seed: int = 1) -> dict[int, str]:
    return course.draw(WATCHER, {}, Chance(key_of(seed))).now


def test_what_was_seen_before_and_after_leaves_one_course() -> None:
    """Both axes were in the pile of three, and one of them has come out: the other is one of the two left."""
    course = Retracing(STOCK, [(0, AXE), (1, AXE), (2, ANY), (3, ANY)])
    course.unseen(shuffled(0, 1, 2), {0: AXE, 1: ANY, 2: ANY})
    found = [drawn(course, seed) for seed in range(20)]
    assert all(Counter(f.values()) == {"axe": 2, "gun": 2} for f in found)
    assert all(f[0] == "axe" and f[3] == "gun" for f in found)
    assert {f[1] for f in found} == {"axe", "gun"}


def test_a_choice_that_leads_nowhere_is_taken_back() -> None:
    """Cards go from pile to pile; only at the end it shows which of them the first one must have been."""
    course = Retracing(STOCK, [(0, ANY), (1, ANY), (2, ANY), (3, ANY)])
    course.unseen(shuffled(0, 1), {0: ANY, 1: ANY})
    course.unseen(shuffled(1, 2), {1: ANY, 2: ANY})
    course.unseen(shuffled(2, 3), {2: GUN, 3: GUN})
    for seed in range(20):
        now = drawn(course, seed)
        assert (now[0], now[1]) == ("axe", "axe")


def test_more_seen_than_there_are_is_no_world() -> None:
    course = Retracing(STOCK, [(0, AXE), (1, AXE), (2, ANY), (3, ANY)])
    course.unseen(shuffled(2, 3), {2: AXE, 3: ANY})
    with pytest.raises(NoWorld):
        drawn(course)


def test_the_cards_of_an_exchange_are_counted_in_each_hand() -> None:
    """Each of two gave one of two cards; the first had both axes, so that each has one of them now."""
    faces, nobody = ("axe", "axe", "gun", "gun"), (0, 0, 0, 0)
    blur = Blur((0, 1, 2, 3), faces, nobody, (0, 2, 1, 3), (0, 0, 1, 1), (0, 1, 0, 1), 2, True)
    course = Retracing(STOCK, [(0, AXE), (1, AXE), (2, ANY), (3, ANY)])
    course.unseen(blur, dict.fromkeys(range(4), ANY))
    for seed in range(20):
        dealt = course.draw(WATCHER, {}, Chance(key_of(seed)))
        (was,) = dealt.blurs
        assert [dealt.now[h] for h in was.after] == list(was.faces)
        moved = Counter(zip(was.source, was.target, strict=True))
        assert moved == Counter(zip(blur.source, blur.target, strict=True))
        assert sorted([dealt.now[0], dealt.now[1]]) == ["axe", "gun"]


def test_whoever_took_part_in_an_exchange_knows_each_way() -> None:
    blur = Blur((0, 1), ("axe", "gun"), (0, 0), (1, 0), (0, 1), (1, 0), WATCHER, True)
    course = Retracing({"axe": 1, "gun": 1}, [(0, AXE), (1, ANY)])
    course.known(blur, {0: ANY, 1: ANY})
    assert drawn(course) == {0: "gun", 1: "axe"}


def test_what_will_be_seen_is_so_already_where_it_can_be() -> None:
    course = Retracing(STOCK, [(h, ANY) for h in range(4)])
    for seed in range(10):
        wished = course.draw(WATCHER, {2: GUN, 3: GUN, 1: GUN}, Chance(key_of(seed))).now
        assert [wished[h] for h in range(4)].count("gun") == 2
        assert wished[1] == wished[2] == "gun"
