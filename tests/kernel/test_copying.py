"""The copier copies what can change and shares what cannot."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct

from hullbreach.kernel import copier


class Coin(Struct, frozen=True):
    """Something that never changes."""

    value: int


class Room(Struct):
    """Something that changes."""

    name: str
    doors: list[int]


class Hall(Room, tag=True):
    """A room with a tag."""


class Cell(Room, tag=True):
    """Another one."""


class House(Struct):
    """Every shape a state may have."""

    number: int
    kind: Literal["big", "small"]
    coin: Coin
    pair: tuple[int, str]
    rooms: list[Room]
    grid: list[list[int]]
    by_name: dict[str, Room]
    counts: dict[int, int]
    guest: Room | None
    annex: Hall | Cell | None
    note: str | int | None
    twin: House | None = None


def _house() -> House:
    return House(
        number=1,
        kind="big",
        coin=Coin(3),
        pair=(1, "a"),
        rooms=[Room("r", [1, 2])],
        grid=[[1], [2, 3]],
        by_name={"x": Room("x", [])},
        counts={1: 2},
        guest=Room("g", [7]),
        annex=Cell("c", [8]),
        note="n",
    )


def test_a_copy_equals_its_original_and_shares_nothing_that_can_change() -> None:
    house = _house()
    house.twin = _house()
    copy = copier(House)(house)
    assert copy == house
    copy.rooms[0].doors.append(3)
    copy.grid[1].append(4)
    copy.by_name["x"].doors.append(5)
    copy.counts[9] = 9
    assert copy.guest is not None
    copy.guest.doors.clear()
    assert copy.annex is not None
    copy.annex.doors.clear()
    assert copy.twin is not None
    copy.twin.number = 5
    fresh = _house()
    fresh.twin = _house()
    assert house == fresh


def test_what_cannot_change_is_shared() -> None:
    house = _house()
    assert copier(House)(house).coin is house.coin


def test_missing_parts_stay_missing() -> None:
    house = _house()
    house.guest = house.annex = None
    copy = copier(House)(house)
    assert copy.guest is None
    assert copy.annex is None


class Loose(Struct):
    """A set has no order and does not belong into a state."""

    things: set[int]


class Vague(Struct):
    """A union of mutable things that cannot be told apart."""

    things: list[int] | dict[str, int]


class Opaque(Struct):
    """Anything at all."""

    thing: Any


@pytest.mark.parametrize("kind", [Loose, Vague, Opaque])
def test_what_does_not_belong_into_a_state_is_refused(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match="does not belong into a state"):
        copier(kind)
