"""Everything in the box of the expansion, read from `data/*.toml`. Nothing here knows a rule."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from hullbreach.games.nemesis.components import (
    Amounts,
    AttackCard,
    Component,
    EventCard,
    Flag,
    IntruderKind,
    Weakness,
)
from hullbreach.parts.data import Designed, HasId, by_id, load_table

_R = TypeVar("_R", bound=HasId)


class CarnomorphKind(IntruderKind, frozen=True, kw_only=True):
    """A kind of Carnomorph: what it becomes, and what it leaves when it dies."""

    next: str = ""
    carcass: int = 0
    shamblers: int = 0
    column: str = "other"
    slot: str = ""
    """The place on the Carnomorph board where its first figure stands."""


class CarnomorphAttack(AttackCard, frozen=True, kw_only=True):
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


def _table(name: str, key: str, row: type[_R]) -> dict[str, _R]:
    """The rows of a table of a data file by their ids."""
    rows: tuple[_R, ...] = load_table(__package__, name, tuple[row, ...], key)  # type: ignore[valid-type]  # a type at run time
    return by_id(rows)


TOKENS = _table("kinds", "tokens", IntruderKind)
FIGURES = _table("kinds", "figures", CarnomorphKind)
BROOD_SUPPLY = load_table(__package__, "kinds", BroodSupply, "supply")
MUTATION_NUMBERS: Amounts = load_table(__package__, "kinds", Amounts, "mutation")
CARNOMORPH_ATTACKS = _table("attacks", "cards", CarnomorphAttack)
EFFECTS: dict[str, Amounts] = load_table(__package__, "attacks", dict[str, Amounts], "effects")
CARNOMORPH_EVENTS = _table("events", "cards", EventCard)
ADAPTATIONS = _table("adaptations", "cards", Weakness)
MUTATIONS = _table("mutations", "cards", Mutation)
PLACE_OF = {figure.id: figure.slot for figure in FIGURES.values() if figure.slot}
"""The place on the Carnomorph board of the kinds that have one."""
