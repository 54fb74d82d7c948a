"""The box of Theseus: every board, card, unit and token, read once from `data/*.toml`."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hullbreach.parts.data import Designed, by_id, load_table

ROOMS: Final = "abcd"

Attack = Literal["none", "single", "triple", "data"]
CardType = Literal[
    "action", "module", "trap", "special", "shortcut", "duplication", "station_wide", "bonus"
]


class SlotRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An installation slot as printed on its board."""

    id: str
    grid: tuple[int, int]
    neighbours: list[str]
    bonus: bool


class SectorRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sector board."""

    id: str
    kind: Literal["common", "faction"]
    action: Literal["combat", "malfunction", "extra_turn", "home"]
    impending: list[str]
    sees: list[str]
    slots: list[SlotRow]
    designed: Designed = False


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a faction deck or a bonus card."""

    id: str
    faction: str
    count: int
    type: CardType
    difficulty: int
    duplication: Literal[
        "multiply",
        "once",
        "never",
        "again",
        "different_units",
        "different_cards",
        "two_tokens",
        "same_value",
    ]
    base: int | None = None
    one_shot: bool = False
    hook: str = ""
    when: list[Literal["stop", "pass"]] = []
    also_action: bool = False
    reminder: str = ""
    designed: Designed = False


class SideRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a unit."""

    attack: Attack
    takes_over: Literal["", "one_time", "permanent"] = ""


class UnitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of unit; one without an upgraded side cannot be upgraded."""

    id: str
    base: SideRow
    upgraded: SideRow | None = None
    fragile: bool = False
    hatches: bool = False
    further: int = 0
    designed: Designed = False


class AttackRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an attack symbol does."""

    targets: int
    damage: int
    data: int


class FactionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction: its sector (none for Pandora), its units and those it may bring in later."""

    id: str
    sector: str
    collects_data: bool
    markers: int
    units: list[str]
    reserve: list[str] = []


class TokenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of token and how many there are."""

    id: str
    count: int
    limits: bool
    faction: str = ""
    crescent: bool = False


class ModeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up numbers of a mode."""

    seats: tuple[int, int]
    life: int
    deck: int
    drawn: int
    installed: int
    at_home: int
    anywhere: int


class TrackRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ends of the tracks and the limits printed on cards."""

    life: int
    data: int
    end: list[int]
    upgrades_on_card: int
    camera: int


class BeginnerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beginner set-up with more installed cards."""

    drawn: int
    installed: int


class RingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed orders of sectors."""

    duel: list[str]
    pandora_duel: list[str]
    common: list[str]
    designed: Designed = False


class LimitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Technical limits against endless play."""

    max_turns: int
    designed: Designed = False


class FactionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`factions.toml`."""

    factions: list[FactionRow]
    units: list[UnitRow]
    attacks: dict[Attack, AttackRow]
    tokens: list[TokenRow]


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`setup.toml`."""

    tracks: TrackRow
    modes: dict[str, ModeRow]
    beginner: BeginnerRow
    ring: RingRow
    limits: LimitRow


SECTORS: Final = load_table(__package__, "sectors", list[SectorRow], "sectors")
CARDS: Final = load_table(__package__, "cards", list[CardRow], "cards")
_factions = load_table(__package__, "factions", FactionFile)
FACTIONS: Final = by_id(_factions.factions)
UNITS: Final = by_id(_factions.units)
ATTACKS: Final = _factions.attacks
TOKENS: Final = by_id(_factions.tokens)
SETUP: Final = load_table(__package__, "setup", SetupFile)

# -- looked up during play -----------------------------------------------------------------------------------

CARD_BY_FACE: Final = by_id(CARDS)
"""A card's row by its face."""
BOARD: Final = {row.id: i for i, row in enumerate(SECTORS)}
"""A board's number by its id."""
SLOT_PLACE: Final = {
    slot.id: (b, i) for b, row in enumerate(SECTORS) for i, slot in enumerate(row.slots)
}
"""Board and number of a slot by its id."""
IMPENDING_PLACE: Final = {
    place: (b, i) for b, row in enumerate(SECTORS) for i, place in enumerate(row.impending)
}
"""Board and number of an impending position by its id."""
SLOT_IDS: Final = [[slot.id for slot in row.slots] for row in SECTORS]
NEAR: Final = [
    [[SLOT_PLACE[near][1] for near in slot.neighbours] for slot in row.slots] for row in SECTORS
]
"""For each board and slot the slots beside it."""
SEES: Final = [
    [[ROOMS.index(b) for b in ROOMS if f"{min(a, b)}{max(a, b)}" in row.sees] for a in ROOMS]
    for row in SECTORS
]
"""For each board and room the rooms connected with it."""
ROOM_AT: Final = [[(row.id, room) for room in ROOMS] for row in SECTORS]
"""For each board and room the word a player says for it."""
SIDES: Final = {row.id: (row.base, row.upgraded or row.base) for row in UNITS.values()}
"""Base and upgraded side of a kind of unit."""
