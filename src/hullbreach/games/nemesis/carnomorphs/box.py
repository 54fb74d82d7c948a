"""Everything in the box of the expansion, read from `data/*.toml`. Nothing here knows a rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hullbreach.games.nemesis.components import (
    Amounts,
    Attack,
    Component,
    Designed,
    Event,
    Flag,
    IntruderKind,
    Weakness,
)


class Figure(IntruderKind, frozen=True, kw_only=True):
    """A kind of Carnomorph: which symbols hit it, what it becomes, what it leaves when it dies."""

    numbers: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    next: str = ""
    carcass: int = 0
    shamblers: int = 0
    column: str = "other"
    slot: str = ""
    """The place on the Carnomorph board where its first figure stands."""


class CarnomorphAttack(Attack, frozen=True, kw_only=True):
    """An Attack card has two injury values; 0 is a retreat."""

    metagorger: int
    other: int


class Mutation(Component, frozen=True, kw_only=True):
    """A Mutation card: when it can be used, and the numbers of its two effects."""

    id: str
    when: Flag
    infected: Amounts = msgspec.field(default_factory=dict)
    clean: Amounts = msgspec.field(default_factory=dict)
    designed: Designed = ()


class BroodSupply(Component, frozen=True):
    """What the expansion lays out."""

    eggs: int
    carcasses: int
    adaptations: int
    help_cards: tuple[str, ...]


_DATA = Path(__file__).parent / "data"
_T = TypeVar("_T")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text(encoding="utf-8"))


def _by_id(name: str, key: str, row: type[_T]) -> dict[str, _T]:
    rows: list[Any] = msgspec.convert(_read(name)[key], list[row])  # type: ignore[valid-type]  # a type at run time
    return {found.id: found for found in rows}


TOKENS = _by_id("kinds", "tokens", IntruderKind)
FIGURES = _by_id("kinds", "figures", Figure)
SUPPLY = msgspec.convert(_read("kinds")["supply"], BroodSupply)
NUMBERS: Amounts = _read("kinds")["mutation"]
ATTACKS = _by_id("attacks", "cards", CarnomorphAttack)
EFFECTS: dict[str, Amounts] = _read("attacks")["effects"]
EVENTS = _by_id("events", "cards", Event)
ADAPTATIONS = _by_id("adaptations", "cards", Weakness)
MUTATIONS = _by_id("mutations", "cards", Mutation)
PLACE_OF = {figure.id: figure.slot for figure in FIGURES.values() if figure.slot}
"""The place on the Carnomorph board of the kinds that have one."""
