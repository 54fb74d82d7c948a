"""What a view is made of: plain data for a reader, built up in `view` and drawn in `terminal` and by clients."""

from __future__ import annotations

from msgspec import Struct

from hullbreach.kernel import Seat, Wanted

from .ship import Intruder


class ShipRoomView(Struct, gc=False):
    """A room; what nobody has told the reader is None."""

    id: str
    tile: str | None
    explored: bool
    token: str | None
    counter: int | None
    fire: bool
    malfunction: bool
    objects: list[str]


class CorridorView(Struct, gc=False):
    """A corridor between two rooms."""

    id: str
    noise: bool
    door: int


class HeldView(Struct, gc=False):
    """A Heavy Item in a hand slot, open to all."""

    handle: int
    card: str
    ammo: int | None
    capacity: int | None
    attached: list[str]
    taped: int | None


class KnownCardView(Struct, gc=False):
    """A card the reader knows."""

    handle: int
    card: str
    back: str


class HandCard(Struct, gc=False):
    """A card in the reader's own hand; a scanned Contamination card is marked."""

    card: str
    infected: bool | None
    corridor: int | None = None
    """On a card of the Intruder player: the corridor it moves through; 0 stands for any one."""
    attacks: int = 0
    """On such a card: how many Attack cards it draws."""


class CharacterView(Struct, gc=False):
    """A player as the reader sees them."""

    seat: Seat
    number: int
    character: str
    place: str
    pod: int | None
    passed: bool
    hand: int
    known: list[str]
    deck: int
    discard: list[str]
    items: list[str]
    """The backs of the hidden Items."""
    known_items: list[str]
    held: list[HeldView]
    objects: list[str]
    quests: list[str]
    light: int
    wounds: list[str]
    dressed: list[str]
    slime: bool
    larva: bool
    signal: bool
    objectives: list[str | None]


class PodView(Struct, gc=False):
    """An escape pod."""

    number: int
    section: str
    locked: bool
    launched: bool
    inside: list[Seat]


class DeckView(Struct, gc=False):
    """A deck: how many cards are left, and what lies open beside it."""

    left: int
    discard: list[str]
    known: list[str | None] = []
    """Cards with a place in it: on top, then under it; None for what the reader has not seen."""


class AttackCardView(Struct, gc=False):
    """The Attack card on top of the open discard pile, as it is printed."""

    card: str
    types: list[str]
    blood: int
    """0: a retreat arrow instead."""
    values: list[tuple[str, int]]
    """The injury values printed on it: of a kind, or "" for all (others), and how much; 0 is an arrow."""


class OddsView(Struct, gc=False):
    """What each face of the combat die would do in the reader's combat; without a weapon by hand."""

    weapon: str
    target: str
    faces: list[tuple[str, int]]


class MutantView(Struct, gc=False):
    """What a species has made of a Character, as a reader sees it."""

    mutated: bool
    card: str | None
    revealed: bool
    markers: int
    plates: int
    scales: int
    masked: bool


class BroodView(Struct, gc=False):
    """The own board of a species as a reader sees it."""

    asleep: list[str]
    """The kinds of which no figure has appeared yet."""
    removed: list[str]
    """The places of the board that are out of the game."""
    deck: int
    mutants: list[MutantView]


class ShipView(Struct, gc=False):
    """The table as one reader sees it."""

    me: Seat | None
    mode: str
    rulebook: bool
    round: int
    phase: str
    time: int
    self_destruct: int | None
    first: Seat
    turn: Seat
    taken: int
    rooms: list[ShipRoomView]
    corridors: list[CorridorView]
    tech_noise: bool
    spent_tokens: list[str]
    """Exploration tokens that have left the game."""
    sealed: str | None
    intruders: list[Intruder]
    seats: list[CharacterView]
    undrafted: list[str]
    hand: list[HandCard]
    inventory: list[KnownCardView]
    prospects: list[list[Wanted]]
    """How the reader's own Objectives stand, part by part."""
    dropped: list[str]
    peeked: list[tuple[Seat, str]]
    """Objectives of others the reader saw before one of two was kept."""
    destination: str
    coordinates: str | None
    engines: list[list[str | None]]
    pods: list[PodView]
    eggs: int
    nest_destroyed: bool
    queen_killed: bool
    first_contact: bool
    weaknesses: dict[str, str | None]
    bag: dict[str, int]
    supply: dict[str, int]
    last_roll: str
    last_token: str
    attack_deck: DeckView
    attack_under: list[str]
    last_attack: AttackCardView | None
    odds: list[OddsView]
    event_deck: DeckView
    wound_deck: DeckView
    item_decks: dict[str, DeckView]
    crafted: list[str]
    contamination: int
    removed: dict[str, int]
    xeno: Seat | None
    ending: str
    planet: str
    ship_destroyed: bool
    species: str
    kinds: list[str]
    """The kinds of Intruders aboard that attack by cards, the smallest first."""
    texts: dict[str, str]
    """Messages that read otherwise with these Intruders aboard: the message to read instead."""
    brood: BroodView | None
    """What lies beside the board for the species aboard."""
