"""What is in the box: every card, tile, token, die and board, read from ``data/*.toml``.

Nothing here knows a rule. A card type is a frozen ``Struct``; the tables below are keyed by id, in the
order of the data files. Names and texts for people are in the Fluent files.
"""

from typing import Literal, TypeVar

import msgspec

from hullbreach.parts.data import Designed, HasId, by_id, load_table

Amounts = dict[str, int]
Flag = Literal["in", "out", "any"]
Kind = Literal["action", "passive", "reaction", "attach", "weapon"]
Colour = Literal["red", "yellow", "green", "white", "none"]
Letter = Literal["A", "B", "C", "D"]
Face = Literal["blank", "creeper", "adult", "one", "two"]
Point = tuple[int, int]
_R = TypeVar("_R", bound=HasId)


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the box; a field the data file misspells is an error."""


# --- The board -------------------------------------------------------------------------------------


class RoomSlot(Component, frozen=True, kw_only=True):
    """A place for a room on the board; ``tech`` holds the numbers of its Technical Corridor entrance."""

    id: str
    number: int
    kind: Literal["slot1", "slot2", "special"]
    x: int
    y: int
    fixed: str | None = None
    tech: tuple[int, ...] = ()


class BoardCorridor(Component, frozen=True):
    """A corridor as drawn on the board: it joins two slots and bears the same numbers at both ends."""

    id: str
    a: str
    b: str
    numbers: tuple[int, ...]


class Corridor(Component, frozen=True):
    """A corridor between the rooms ``a`` and ``b`` (positions in ``ROOMS``)."""

    id: str
    a: int
    b: int
    numbers: tuple[int, ...]


class Space(Component, frozen=True):
    """A space of the Time track or of the self-destruct track; the last one is space 0."""

    space: int
    colour: Literal["green", "white", "blue", "orange", "red"]
    x: int
    y: int


class Places(Component, frozen=True):
    """Where the things beside the rooms are drawn."""

    tech: Point
    pods_a: tuple[Point, ...]
    pods_b: tuple[Point, ...]
    coordinates: Point
    destination: dict[Letter, Point]


class ShipPlan(Component, frozen=True):
    """The ship's plan with everything printed on it."""

    canvas: Point
    hexagon: int
    places: Places
    time: tuple[Space, ...]
    self_destruct: tuple[Space, ...]
    slots: tuple[RoomSlot, ...]
    corridors: tuple[BoardCorridor, ...]


# --- Tiles and tokens ------------------------------------------------------------------------------


class Tile(Component, frozen=True, kw_only=True):
    """A room tile or printed room; without a ``cost`` it has no Room action."""

    id: str
    set: Literal["1", "2", "special"]
    colour: Colour
    computer: bool
    search: bool
    malfunction: bool
    cost: int | None = None
    amounts: Amounts = {}


Symbol = Literal["silence", "danger", "slime", "fire", "malfunction", "door"]


class Symbols(Component, frozen=True):
    """The exploration tokens of one symbol: one token for each number of items."""

    symbol: Symbol
    items: tuple[int, ...]


class Exploration(Component, frozen=True):
    """One exploration token: its symbol and the item counter it brings."""

    id: str
    symbol: Symbol
    items: int


class IntruderKind(Component, frozen=True, kw_only=True):
    """An Intruder kind: numbers on its tokens, its share of the start bag, figures, injury check."""

    id: str
    numbers: tuple[int, ...] = ()
    bag: int = 0
    bag_per_player: int = 0
    figures: int = 0
    size: int = 0
    health: int = 0
    checks: int = 0
    faces: tuple[str, ...] = ()
    """The symbols of the combat die that hit it."""
    crawls: bool = True
    """Whether it fits into the Technical Corridors."""
    cardless: bool = False
    """Whether it attacks without an Attack card."""
    menace: int = 0
    """What its presence costs a Character's chances, in percent, as far as bots can tell."""
    designed: Designed = ()


# --- Cards -----------------------------------------------------------------------------------------


class AttackCard(Component, frozen=True, kw_only=True):
    """An Attack card shows a blood value or the retreat arrow, and the types that hit with it."""

    id: str
    types: tuple[str, ...]
    effect: str
    blood: int = 0
    arrow: bool = False


class EventCard(Component, frozen=True, kw_only=True):
    """An Event card: which types move through which corridor, its effect and its fate."""

    id: str
    corridor: int
    types: tuple[str, ...]
    fate: Literal["discard", "remove", "shuffle_back"]
    effect: str
    amounts: Amounts = {}
    designed: Designed = ()


class Weakness(Component, frozen=True, kw_only=True):
    """A Weakness of the Intruders."""

    id: str
    amounts: Amounts = {}
    designed: Designed = ()


class Wound(Component, frozen=True):
    """A Serious Wound card with the number of its copies."""

    id: str
    copies: int
    amounts: Amounts


class ActionCard(Component, frozen=True, kw_only=True):
    """An Action card: its cost in other cards and its combat flag; a reaction says what it answers."""

    id: str
    answers: Literal["", "action", "surprise"] = ""
    kind: Literal["action", "reaction"]
    cost: int
    flag: Flag
    amounts: Amounts = {}


class CrewMember(Component, frozen=True):
    """A Character: colour, starting weapon, the two quests and the ten Action cards."""

    id: str
    colour: str
    weapon: str
    quests: tuple[str, ...]
    deck: dict[str, int]


class Weapon(Component, frozen=True, kw_only=True):
    """How a weapon shoots: its text, as far as it changes a shot."""

    type: Literal["energy", "classic"]
    capacity: int
    reads: dict[Face, Face] = {}
    least: int = 0
    on_hit: int = 0
    on_two: int = 0
    on_crosshair: int = 0
    spend_more: int = 0
    reroll: int = 0
    burns: bool = False
    fire_on_two: bool = False
    reloads: tuple[str, ...] = ()


class Item(Component, frozen=True, kw_only=True):
    """An item card; ``copies`` counts its cards by back, ``cost`` is that of its Item action."""

    id: str
    answers: Literal["", "attack", "noise"] = ""
    kind: Kind
    flag: Flag
    one_use: bool = False
    heavy: bool = False
    cost: int | None = None
    copies: dict[str, int] = {}
    character: str | None = None
    component: str | None = None
    recipe: tuple[str, ...] = ()
    weapon: Weapon | None = None
    quest_room: str | None = None
    quest_items: tuple[str, ...] = ()
    quest_cost: int | None = None
    amounts: Amounts = {}
    designed: Designed = ()


class Objective(Component, frozen=True):
    """An Objective card, in play from that many players on; by the rulebook its holder may sleep to its refuge."""

    id: str
    deck: Literal["personal", "corporate", "coop"]
    players: int
    refuge: str = ""


class Coordinates(Component, frozen=True):
    """A Coordinates card tells which destination letter leads to which place."""

    id: str
    earth: Letter
    mars: Letter
    venus: Letter
    deep_space: Letter

    def planet(self, letter: str) -> str:
        """The place that lies behind this letter."""
        for name in PLANETS:
            if getattr(self, name) == letter:
                return name
        raise ValueError(letter)


class IntruderAction(Component, frozen=True, kw_only=True):
    """An Intruder Action card; without a corridor the player chooses the number."""

    id: str
    attacks: int
    effect: str
    corridor: int | None = None
    amounts: Amounts = {}
    designed: Designed = ()


# --- Supply and plain numbers ----------------------------------------------------------------------


class Engines(Component, frozen=True):
    """Each engine has one token of each state; enough of them must work at the jump."""

    rooms: tuple[str, ...]
    tokens: tuple[str, ...]
    working_needed: int


class Pods(Component, frozen=True):
    """Escape pods: their numbers, seats, and how many are used by number of players."""

    numbers: tuple[int, ...]
    seats: int
    in_play: tuple[int, ...]


class DiceFaces(Component, frozen=True):
    """The faces of the two dice."""

    noise: tuple[str, ...]
    combat: tuple[Face, ...]


class Supply(Component, frozen=True):
    """Markers, dice and the decks without a text."""

    markers: Amounts
    dice: DiceFaces
    contamination: Amounts
    engines: Engines
    pods: Pods


class SetupNumbers(Component, frozen=True):
    """Numbers of the setup."""

    eggs: int
    weaknesses: int
    draft: int
    start_room: str
    objectives_coop: int
    objectives_solo: int


class ShipNumbers(Component, frozen=True):
    """The numbers of boards and rules that stand on no card; those we designed are named."""

    designed: Designed
    setup: SetupNumbers
    turn: Amounts
    basic_actions: Amounts
    character: Amounts
    search: Amounts
    end: Amounts
    intruder_player: Amounts


# --- The tables ------------------------------------------------------------------------------------


def _rows(name: str, key: str, row: type[_R]) -> tuple[_R, ...]:
    """The rows of a table of a data file."""
    return load_table(__package__, name, tuple[row, ...], key)  # type: ignore[valid-type]  # a type at run time


def _table(name: str, key: str, row: type[_R]) -> dict[str, _R]:
    """The same by their ids."""
    return by_id(_rows(name, key, row))


PLANETS = ("earth", "mars", "venus", "deep_space")
BOARD = load_table(__package__, "board", ShipPlan)
ROOMS: list[RoomSlot] = list(BOARD.slots)
ROOM_INDEX: dict[str, int] = {slot.id: index for index, slot in enumerate(ROOMS)}
CORRIDORS: list[Corridor] = [
    Corridor(line.id, ROOM_INDEX[line.a], ROOM_INDEX[line.b], line.numbers)
    for line in BOARD.corridors
]
TECH: int = len(CORRIDORS)
TILES = _table("rooms", "rooms", Tile)
EXPLORATION: list[Exploration] = [
    Exploration(f"{row.symbol}_{items}", row.symbol, items)
    for row in load_table(__package__, "exploration", tuple[Symbols, ...], "tokens")
    for items in row.items
]
INTRUDER_KINDS = _table("intruders", "types", IntruderKind)
ATTACK_CARDS = _table("attacks", "cards", AttackCard)
ATTACK_EFFECTS: dict[str, Amounts] = load_table(
    __package__, "attacks", dict[str, Amounts], "effects"
)
EVENT_CARDS = _table("events", "cards", EventCard)
WEAKNESSES = _table("weaknesses", "cards", Weakness)
WEAKNESS_PLACES: list[str] = load_table(__package__, "weaknesses", list[str], "places")
WOUNDS = _table("wounds", "cards", Wound)
ACTION_CARDS = _table("actions", "cards", ActionCard)
CHARACTERS = _table("characters", "characters", CrewMember)
WEAPONS = _table("weapons", "items", Item)
QUEST_ITEMS = _table("quest_items", "items", Item)
SEARCHED_ITEMS = by_id(
    (row for back in ("red", "yellow", "green") for row in _rows(f"{back}_items", "items", Item)),
    f"{__package__} data/{{red,yellow,green}}_items.toml",
)
CRAFTED_ITEMS = _table("blue_items", "items", Item)
ITEMS = WEAPONS | QUEST_ITEMS | SEARCHED_ITEMS | CRAFTED_ITEMS
OBJECTIVES = _table("objectives", "cards", Objective)
COORDINATES = _table("coordinates", "cards", Coordinates)
START_DESTINATION: str = load_table(__package__, "coordinates", str, "start")
INTRUDER_ACTIONS = _table("intruder_actions", "cards", IntruderAction)
SUPPLY = load_table(__package__, "supply", Supply)
MARKERS: Amounts = SUPPLY.markers
NOISE_DIE: list[str] = list(SUPPLY.dice.noise)
COMBAT_DIE: list[str] = list(SUPPLY.dice.combat)
NUMBERS = load_table(__package__, "numbers", ShipNumbers)


def _exits(room: int) -> list[int]:
    """The way out of a room for each of the numbers 1 to 4: a corridor, or the Technical Corridors."""
    ways = dict.fromkeys(ROOMS[room].tech, TECH)
    for index, corridor in enumerate(CORRIDORS):
        if room in (corridor.a, corridor.b):
            ways |= dict.fromkeys(corridor.numbers, index)
    return [ways[number] for number in sorted(ways)]


EXITS: list[list[int]] = [_exits(room) for room in range(len(ROOMS))]


_ITEM_DECKS = {
    back: [item.id for item in ITEMS.values() for _ in range(item.copies.get(back, 0))]
    for back in ("red", "yellow", "green", "blue")
}


def item_deck(back: str) -> list[str]:
    """The item ids of the deck with this back, one entry for each card."""
    return [*_ITEM_DECKS[back]]


def action_deck(character: str) -> list[str]:
    """The ten Action card ids of a Character."""
    return [card for card, copies in CHARACTERS[character].deck.items() for _ in range(copies)]


def objective_deck(deck: str, players: int) -> list[str]:
    """The Objective ids of a deck that are used with this number of players."""
    return [row.id for row in OBJECTIVES.values() if row.deck == deck and row.players <= players]
