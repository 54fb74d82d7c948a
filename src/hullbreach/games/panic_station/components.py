"""What is in the box: the data files read once, and tables made from them for quick looking up.

A room card has one cell or two; every cell of the game has a fixed number, whether its card lies on the table or not.
Directions are 0 north, 1 east, 2 south, 3 west; a turn is a number of quarter turns clockwise.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hullbreach.parts.data import Designed, by_id, load_table

FindKind = Literal["kept", "reaction", "single", "permanent", "ammo", "drawn"]


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of find card."""

    id: str
    copies: int
    kind: FindKind
    ap: int
    amount: int = 0
    hits_from: int = 0
    bonus: bool = False
    designed: Designed = ()


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """A room card as it lies upright: the edges of its one or two cells and what a search may draw."""

    id: str
    number: int
    a: str
    b: str = ""
    symbol: str = ""
    black: int = 0
    red: int = 0


class CharacterData(Struct, frozen=True, forbid_unknown_fields=True):
    """What soldier and android have in common."""

    kinds: tuple[str, ...]
    life: int
    action_points: tuple[int, ...]


class Parasite(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of parasite."""

    id: str
    copies: int
    life: int
    damage: int


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """The die that names a direction."""

    faces: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Components that the program plays by itself."""

    thermo_red: int
    thermo_blue: int
    thermo_boards: int
    door_cards: int
    overview_cards: int
    overview_sheets: int


class Infection(Struct, frozen=True, forbid_unknown_fields=True):
    """Infection cards per colour and the hand a player must keep."""

    copies: int
    copies_short: int
    hand_minimum: int
    hand_minimum_short: int


class FindDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """How the packet on top of the find deck is made."""

    gas_per_player: int
    random_per_player: int
    random_less: int
    dealt: int


class RoomDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """How the room deck is made."""

    start: str
    late: str
    last: str
    lower: int
    upper: int
    nest_among: int
    designed: Designed = ()


class SickBay(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sick bay heals."""

    one: int
    both: int


class Nest(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to destroy the nest."""

    gas: int
    gas_hard: int


class PlayLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """Against endless play."""

    last_round: int
    designed: Designed = ()


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """The rest of the box and the numbers of the setup."""

    colours: tuple[str, ...]
    directions: tuple[str, ...]
    players: tuple[int, ...]
    character: CharacterData
    parasite: tuple[Parasite, ...]
    die: Die
    box: Box
    infection: Infection
    find_deck: FindDeck
    room_deck: RoomDeck
    sick_bay: SickBay
    nest: Nest
    limits: PlayLimits


FINDS = by_id(load_table(__package__, "finds", tuple[Find, ...], "find"))
ROOMS = load_table(__package__, "rooms", tuple[Room, ...], "room")
TABLE = load_table(__package__, "table", TableData)

COLOURS = TABLE.colours
CHARACTERS = TABLE.character.kinds
SOLDIER, ANDROID = range(len(CHARACTERS))
MAX_LIFE = TABLE.character.life
ACTION_POINTS = TABLE.character.action_points
DIE = tuple(range(1, TABLE.die.faces + 1))

GREY, BLACK = range(len(TABLE.parasite))
PARASITE_SIDES = tuple(p.id for p in TABLE.parasite)
PARASITE_DAMAGE = tuple(p.damage for p in TABLE.parasite)
PARASITE_LIFE = tuple(p.life for p in TABLE.parasite)
TOKENS = tuple(side for side, p in enumerate(TABLE.parasite) for _ in range(p.copies))
"""The printed colour of every parasite token."""

# --- find cards -------------------------------------------------------------------------------

GAS_CAN = "gas_can"
ARMOUR = "armour"
AMMO = "ammo"
PARASITE_ALARM = "parasite_alarm"
FIRST_AID_KIT = "first_aid_kit"
KEY_CARD = "key_card"
HEAVY_WEAPON = "heavy_weapon"
TARGET_SCOPE = "target_scope"
GRENADE = "grenade"
ENERGY_BOOST = "energy_boost"
COMBAT_KNIFE = "combat_knife"
BODY_SCANNER = "body_scanner"
HOST_CARD = "host_card"
ANTIDOTE = "antidote"
PARASITE_SIGNAL = "parasite_signal"
NIGHT_VISION = "night_vision"
SNIPER_RIFLE = "sniper_rifle"

INFECTIONS = tuple(f"infection_{colour}" for colour in COLOURS)
"""The face of each colour's infection cards, by seat."""
COLOUR_OF = {face: seat for seat, face in enumerate(INFECTIONS)}
FACES = tuple(find.id for find in FINDS.values()) + INFECTIONS
"""Every face with the common back, in the order in which hands are shown."""
FACE_ORDER = {face: i for i, face in enumerate(FACES)}
LAID_OUT = tuple(find.id for find in FINDS.values() if find.kind in ("permanent", "ammo"))
"""What is laid out on the table when played."""

# --- rooms ------------------------------------------------------------------------------------

WALL, PASSAGE, DOOR = range(3)
"""Kinds of edge; as kinds of link between cells: none, open, door."""
EDGE_WORDS = ("wall", "passage", "door")
_EDGE = {"W": WALL, "P": PASSAGE, "D": DOOR, "a": WALL, "b": WALL}

ROOM_NUMBER = {room.id: i for i, room in enumerate(ROOMS)}
CARD_SYMBOL = tuple(room.symbol for room in ROOMS)
REACTOR_CARD = ROOM_NUMBER[TABLE.room_deck.start]
NEST_CARD = ROOM_NUMBER[TABLE.room_deck.last]


def _cells() -> tuple[tuple[int, str], ...]:
    """Card and name of every cell: the cells with the symbol first, then the antechambers."""
    inner = [(i, room.id) for i, room in enumerate(ROOMS)]
    return tuple(inner + [(i, f"{r.id}_antechamber") for i, r in enumerate(ROOMS) if r.b])


_CELLS = _cells()
CARD_OF = tuple(card for card, _ in _CELLS)
"""The card of each cell."""
PLACES = tuple(name for _, name in _CELLS)
"""The name of each cell."""
CELL_OF = {name: cell for cell, name in enumerate(PLACES)}
REACTOR = CELL_OF[TABLE.room_deck.start]
NEST = CELL_OF[TABLE.room_deck.last]
ANTECHAMBER = tuple(CELL_OF.get(f"{room.id}_antechamber", i) for i, room in enumerate(ROOMS))
"""The cell of each card that opens to the outside: its antechamber, or its only cell."""
CELL_SYMBOL = tuple(CARD_SYMBOL[card] if cell == card else "" for cell, card in enumerate(CARD_OF))
"""The symbol that stands in each cell."""


def _edges(room: Room, turn: int) -> tuple[int, ...]:
    """The outer edges of a card turned so, north first."""
    upright = [_EDGE[e] for e in room.a]
    if room.b:
        upright[2] = _EDGE[room.b[2]]
    return tuple(upright[(d - turn) % 4] for d in range(4))


EDGES = tuple(tuple(_edges(room, turn) for turn in range(4)) for room in ROOMS)
"""EDGES[card][turn][direction]"""

INNER_DIRECTION = tuple(2 if room.b else -1 for room in ROOMS)
"""From the inner cell of an upright double card to its antechamber."""
HALF_TURN = (0, 2)
SIDEWAYS = (1, 3)
DEGREES = 90
"""Of a quarter turn."""
