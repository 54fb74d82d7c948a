"""Choosing several, ordering and allotting: rules made of Picks that share a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .questions import Asks, Choice, Group, Pick, Seat, ask, rule

DONE = "done"
"""The option that ends a choice of several."""


@rule
def choose_several(
    seat: Seat,
    prompt: str,
    items: Sequence[Choice],
    least: int,
    most: int,
    rule: str,
    secret: bool = False,
) -> Asks[list[Any]]:
    """Choose between `least` and `most` of the items.

    They are picked in the order in which they are offered, so that every choice can be made in one way only.
    """
    most = min(most, len(items))
    chosen: list[Choice] = []
    start = 0
    while len(chosen) < most:
        missing = max(1, least - len(chosen))
        options: list[Choice] = list(items[start : len(items) - missing + 1])
        if len(chosen) >= least:
            options.append(DONE)
        if options == [DONE]:
            break
        group = Group("several", tuple(items), tuple(chosen), least, most)
        pick = Pick(seat, prompt, options, rule, options[-1], secret, group=group)
        answer = yield from ask(pick)
        if answer == DONE:
            break
        chosen.append(answer)
        start = items.index(answer) + 1
    return chosen


@rule
def put_in_order(
    seat: Seat, prompt: str, items: Sequence[Choice], rule: str, secret: bool = False
) -> Asks[list[Any]]:
    """Put all items into an order; the last one needs no question."""
    rest = list(items)
    chosen: list[Choice] = []
    while len(rest) > 1:
        group = Group("order", tuple(items), tuple(chosen), len(items), len(items))
        pick = Pick(seat, prompt, list(rest), rule, rest[0], secret, group=group)
        answer = yield from ask(pick)
        rest.remove(answer)
        chosen.append(answer)
    return chosen + rest


@rule
def allot(
    seat: Seat,
    prompt: str,
    limits: Sequence[tuple[Choice, int]],
    total: int,
    rule: str,
    secret: bool = False,
) -> Asks[dict[Any, int]]:
    """Share out exactly `total` over places that hold at most their limit each."""
    items = tuple(place for place, _ in limits)
    most = tuple(limit for _, limit in limits)
    room = sum(limit for _, limit in limits)
    given: dict[Choice, int] = {}
    for place, limit in limits:
        room -= limit
        left = total - sum(given.values())
        amounts = list(range(max(0, left - room), min(limit, left) + 1))
        if not amounts:
            raise ValueError(f"{total} cannot be shared out over {limits}")
        if len(amounts) == 1:
            given[place] = amounts[0]
            continue
        group = Group("allot", items, tuple(given.values()), total, total, most)
        pick = Pick(seat, prompt, amounts, rule, secret=secret, group=group, about={"place": place})
        given[place] = yield from ask(pick)
    return given
