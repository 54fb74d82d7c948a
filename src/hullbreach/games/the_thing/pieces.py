"""The pieces a state is made of: figures, plans, offers, and the story of what happened to roles."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from hullbreach.kernel import Fact, Seat

from .components import TRACKS

LOUNGE, DORMITORY, KENNEL = "lounge", "dormitory", "kennel"
GENERATOR, BOILER, RADIO = "generator_room", "boiler_room", "radio_room"
KITCHEN, LABORATORY, STATION = "kitchen", "laboratory", "weather_station"
WAREHOUSE, ARMORY = "warehouse", "armory"
IN, REVEALED, DEAD = "in", "revealed", "dead"
OPEN, CHOSEN, BLIND = "open", "chosen", "blind"
"""How a card is handed in: before all eyes, unseen and of one's own choice, or unseen and by luck."""
GREEN_FIELD = TRACKS.suspicion.green
FIGURE_FACTS = ("figure", "partner", "target", "owner", "accused")
"""Facts of an event that are figures."""


Facts: TypeAlias = dict[str, Fact]
"""What the words of a question need."""


class TableRules(Struct, gc=False):
    """The table options."""

    kennel_card: bool = True
    reveal_on_death: bool = False
    coop_boarding: str = "simple"
    characters: str = "random"
    cables_small: int = 1
    last_infected_loses: str = "only_hidden"
    no_reveal_before_round: int = 1
    dormitory_encounters: bool = True
    burn_any_time: bool = False
    sabotage_beside_those_out: bool = False


class Resident(Struct, gc=False):
    """One character: its figure, its disc and everything that lies in front of it."""

    character: str
    seat: Seat
    disc: int
    place: str = LOUNGE
    laid: bool = False
    status: str = IN
    alien: bool = False
    """The hidden role; in the game for 1-3 players the role card tells it instead."""
    role: int = -1
    """The special role card of the game for 1-3 players."""
    hand: list[int] = field(default_factory=list)
    weapons: list[int] = field(default_factory=list)
    items: list[int] = field(default_factory=list)
    lab: list[int] = field(default_factory=list)
    flames: list[int] = field(default_factory=list)
    """Flamethrowers lie face up ..."""
    reloads: list[int] = field(default_factory=list)
    """... each with its reload tokens."""
    out: bool = False
    """Stepped out of this round's encounters."""
    gave: str = ""
    """The card handed in this round, which its giver remembers; an open one is remembered by all."""
    handed: str = ""
    """How a card was handed in this round, which everybody saw: OPEN, CHOSEN or BLIND."""
    quiet: bool = False
    """Wants no more action windows this round."""
    offers: int = 0
    """How many exchanges this one has proposed in the lounge this round."""


class PlanCard(Struct, gc=False):
    """A location card of the alien's plan with the strength on it."""

    place: str
    strength: int


class Deed(Struct, frozen=True, cache_hash=True, gc=False):
    """Something that could change or show a role, in the order in which it happened.

    `met`: `who` laid tokens and `hidden` says where each put the alien token (0 nowhere, 1 first, 2 second); `looks`
    are (looker, owner, position). `dog`: who drew from the bag, hidden 1 for an alien dog. `shown`: a role card was
    turned up. `dead`: a character was killed. `hid`: nobody revealed themselves in that round, when aliens could.
    `stopped`: a leader wasted the cards that were left. `led`: a leader could have, and did not.
    """

    kind: str
    who: tuple[int, ...]
    hidden: tuple[int, ...] = ()
    looks: tuple[tuple[int, int, int], ...] = ()


class Blur(Struct, frozen=True, gc=False):
    """Cards that went out of sight together: shuffled, or exchanged in secret.

    The card `before[k]`, with the face `faces[k]`, was known to `seen[k]`. After a shuffle the same handles stand for
    the same cards in another order. In an exchange it went from the zone `source[k]` to `target[k]`, 0 or 1, and is
    `after[k]` from then on; the knowers can tell, the others have counted.
    """

    before: tuple[int, ...]
    faces: tuple[str, ...]
    seen: tuple[int, ...]
    after: tuple[int, ...]
    source: tuple[int, ...] = ()
    target: tuple[int, ...] = ()
    knowers: int = 0
    held: bool = False
    """Whether the cards came from somebody's hand, where no flamethrower lies hidden."""


class Offer(Struct, gc=False):
    """An exchange proposed in the lounge."""

    who: int
    whom: int
    given: list[int]
    wants: list[str]


class Escape(Struct, gc=False):
    """A vehicle being boarded."""

    vehicle: str
    aboard: list[int]
    queue: list[int]
    refusals: list[list[int]] = field(default_factory=list)
    """Who was not let in, each with those who refused."""
