"""The data of a game: plain lists, numbers and words, nothing that acts.

Rooms, corridors and seats are list positions. A deck whose next card everybody will see, and a deck nobody
has looked into, is a sorted list of faces from which Nature draws; a card somebody holds is a handle.
"""

from __future__ import annotations

from msgspec import Struct, field

from hullbreach.kernel import Seat
from hullbreach.parts.cards import CardState

OFF = -1
"""The self-destruct marker is off the board."""


class Intruder(Struct, gc=False):
    """A figure on the board."""

    id: int
    kind: str
    room: int
    injuries: int = 0


class Barter(Struct, gc=False):
    """A trade going on: who is still to propose deals, whom the first of them has asked, and the deal on the table."""

    proposers: list[Seat]
    asked: list[Seat] = field(default_factory=list)
    partner: Seat = -1
    given: list[int | str] | None = None
    """What the proposer has laid down before the partner, once that is done: Items by handle, Objects by word."""
    returned: list[int | str] | None = None


class SpeciesData(Struct, gc=False):
    """What a species keeps of a table besides: one that needs anything derives its own from this."""


class ShipData(CardState, kw_only=True):
    """Everything that lies on a table of Nemesis."""

    # the table
    mode: str
    n: int
    rulebook: bool
    haunted: bool
    """Whether the first to die plays on as the Intruder."""
    species: str = "intruders"
    brood: SpeciesData | None = None
    """What the species aboard keeps besides; `assembly` gives it the type the species names."""

    # the clock
    phase: str = "draft"
    round: int = 0
    time: int
    fuse: int = OFF
    """Where the self-destruct marker stands."""
    first: Seat = 0
    turn: Seat = 0
    acted: int = 0
    barter: Barter | None = None
    endless: bool = False
    """Any number of actions this turn, then a pass (Adrenaline Injection)."""
    must_pass: bool = False
    spared: Seat = -1
    """Who has parried an attack that goes on for the others in the room."""
    calm: bool = False
    """No Intruder attacks in this Event Phase (Orbital Maneuvering System)."""
    ending: str = ""
    destroyed: bool = False
    planet: str = ""
    """Where the ship has arrived, if it has."""

    # the players
    number: list[int]
    character: list[str]
    undrafted: list[str]
    where: list[int]
    pod: list[int]
    passed: list[bool]
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    items: list[list[int]]
    held: list[list[int]]
    objects: list[list[str]]
    quests: list[list[int]]
    objectives: list[list[int]]
    dropped: list[list[int]]
    """The Objectives not kept."""
    peeked: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who has seen which Objective of whom before it was kept or dropped: (viewer, owner, face)."""
    light: list[int]
    wounds: list[list[str]]
    dressed: list[list[str]]
    slime: list[bool]
    larva: list[bool]
    signal: list[bool]
    ammo: dict[int, int] = field(default_factory=dict)
    attached: list[tuple[int, int]] = field(default_factory=list)
    """Cards attached to a weapon: (card, weapon)."""
    taped: list[tuple[int, int]] = field(default_factory=list)

    # the board
    tile: list[int]
    token: list[int]
    explored: list[bool]
    counter: list[int]
    fire: list[bool]
    broken: list[bool]
    noise: list[bool]
    door: list[int]
    floor: list[tuple[int, str]] = field(default_factory=list)
    airlock: int = -1
    coordinates: int
    destination: str
    engines: list[int]
    """Top and bottom token of engine 1, 2, 3."""
    pods: list[int]
    locked: list[bool]
    launched: list[bool]

    # the Intruders
    intruders: list[Intruder] = field(default_factory=list)
    next_id: int = 1
    bag: list[str]
    supply: list[str]
    token_log: list[str] = field(default_factory=list)
    """What everybody has seen of numbered tokens, in signs: `+adult`, `-adult_3`, `<adult_3`, `>adult_3`."""
    last_roll: str = ""
    """What the last die showed."""
    last_token: str = ""
    """The token drawn last: everybody has seen its number."""
    eggs: int
    carcasses: int
    """How many carcass tokens there are."""
    weaknesses: list[int]
    discovered: list[str] = field(default_factory=list)
    contact: bool = False
    """Whether the first Encounter has happened."""
    first_death: Seat = -1
    xeno: Seat = -1
    """The Intruder player."""
    nest_destroyed: bool = False
    queen_killed: bool = False

    # the decks
    attacks: list[str]
    attack_discard: list[str] = field(default_factory=list)
    attack_under: list[str] = field(default_factory=list)
    events: list[int]
    event_discard: list[int] = field(default_factory=list)
    event_top: list[int] = field(default_factory=list)
    event_under: list[int] = field(default_factory=list)
    wound_deck: list[str]
    wound_discard: list[str] = field(default_factory=list)
    stock: list[list[int]]
    """The Item decks, red, yellow, green."""
    stock_under: list[list[int]]
    stock_discard: list[list[int]]
    crafted: list[int]
    spare: list[int]
    """Contamination cards nobody has."""
    virus: list[int]
    """The parts of the Contamination cards still in their deck."""
    cured: list[int] = field(default_factory=list)
    part: dict[int, int] = field(default_factory=dict)
    """The part of each Contamination card that tells whether it is INFECTED."""
    marked: list[int] = field(default_factory=list)
    scan_log: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)
    """What everybody remembers of parts that were shuffled together after a scan (`mixtures`)."""
    drawn: list[int] = field(default_factory=list)
    """Cards a player is looking at to choose from."""
    gone: list[int] = field(default_factory=list)
    """Cards that have left the game."""
    box: dict[str, tuple[int, ...]]
    """What was put away unseen at set-up, by sort."""
