"""What depends on the kind of Intruders aboard: the methods of a species, chapter by chapter.

The rules ask `species(s)`. What the base game's own do is in `intruders`; an expansion derives from that class,
overrides what it does differently, and is entered by `@SPECIES("its name")`. Nothing else has to name it.
"""

# ruff: noqa: ARG002  # what a species need not do does nothing with its arguments

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from hullbreach.kernel import (
    Act,
    Chip,
    Choice,
    Config,
    Consequence,
    Described,
    Flow,
    Seat,
    Spoken,
    Verb,
)

from .components import AttackCard
from .dealing import Redeal
from .fauna import SPECIES, Fauna
from .ship import Intruder, SpeciesData
from .state import Ship
from .view_structs import BroodView, ShipView


class Things(NamedTuple):
    """What options can be about on any ship, with every species in the box.

    Figures are said by kind and turn, cards by face and turn: `("adult", 2)` is the second Adult on the board.
    """

    intruders: Sequence[Choice]
    rooms: Sequence[str]
    corridors: Sequence[str]
    objects: Sequence[str]
    wounds: Sequence[str]


class Species(Fauna, ABC):
    """The Intruders aboard, with everything the rules leave to them."""

    keeps: type[SpeciesData] | None = None
    """The type of what it keeps of a table in `Ship.brood`, if it keeps anything."""
    texts: Mapping[str, str] = {}
    """Messages of the base game that read otherwise under it: the message to read instead."""
    moments: Mapping[str, float] = {}
    """Events of its own that can have decided a game, and how much they weigh when it is told."""
    change: str = "infested"
    """The message of the ending that says since when something lives in a Character."""
    board_line: str = "board.weaknesses.intruders"
    """The message for the line of the board that lists its open cards."""

    # -- set-up and round ------------------------------------------------------------------------------

    def set_up(self, s: Ship, config: Config) -> None:
        """Change the set-up, after the base game is laid out."""

    def begin_round(self, s: Ship) -> None:
        """End what lasts until the end of a round."""

    # -- tokens and figures ----------------------------------------------------------------------------

    @abstractmethod
    def add_token(self, s: Ship, kind: str) -> bool:
        """Put a token of a kind from the supply into the bag, if there is one."""

    @abstractmethod
    def meet(self, s: Ship, seat: Seat, token: str) -> Flow[None]:
        """A token was drawn in an Encounter of this Character."""

    @abstractmethod
    def place(self, s: Ship, kind: str, room: int) -> Flow[Intruder | None]:
        """Put a figure of a kind into a room, if one can be had."""

    @abstractmethod
    def develop(self, s: Ship) -> Flow[None]:
        """Draw a token that develops the bag."""

    @abstractmethod
    def growing(self, s: Ship) -> list[Intruder]:
        """The Intruders that a Metamorphosis can change into their next shape."""

    @abstractmethod
    def grow(self, s: Ship, x: Intruder) -> None:
        """An Intruder takes its next shape."""

    # -- fighting --------------------------------------------------------------------------------------

    @abstractmethod
    def attack(self, s: Ship, intruder: int, seat: Seat, surprise: bool) -> Flow[None]:
        """An Intruder attacks a Character, by surprise or not."""

    @abstractmethod
    def attack_step(self, s: Ship, calm: bool) -> Flow[None]:
        """The Attack step; when the ship is calm nobody attacks."""

    @abstractmethod
    def check(self, s: Ship, intruder: int, cause: str) -> Flow[str]:
        """An Intruder was injured: does it die, retreat or live?"""

    @abstractmethod
    def kill(self, s: Ship, intruder: int, cause: str) -> None:
        """An Intruder dies of something, and leaves what it leaves."""

    def attack_values(self, card: AttackCard) -> list[tuple[str, int]]:
        """The injury values printed on an Attack card: of a kind, or "" for all (others), and 0 for an arrow."""
        return [("", 0 if card.arrow else card.blood)]

    # -- Characters ------------------------------------------------------------------------------------

    def wounded(self, s: Ship, seat: Seat, wound: str) -> str:
        """What becomes of a wound, light or serious, that a Character would suffer: that, a lesser one or nothing."""
        return wound

    def heard(self, s: Ship, seat: Seat, face: str) -> str:
        """The face of the noise die as it counts for this Character."""
        return face

    @abstractmethod
    def infest(self, s: Ship, seat: Seat) -> Flow[None]:
        """A Larva goes onto a Character's board."""

    @abstractmethod
    def infect(self, s: Ship, seat: Seat) -> Flow[None]:
        """A scan of the hand found INFECTED cards."""

    @abstractmethod
    def cleanse(self, s: Ship, seat: Seat) -> None:
        """Take away what Surgery and Antidote remove besides the cards."""

    @abstractmethod
    def sick(self, s: Ship, seat: Seat) -> bool:
        """Whether the contamination check at the end comes for sure, whatever the cards say."""

    def tolerance(self, s: Ship, seat: Seat) -> int:
        """How many Contamination cards drawn in that check are deadly."""
        return 1

    @abstractmethod
    def diseased(self, s: Ship, seat: Seat) -> Flow[bool]:
        """The contamination check at the end: does the survivor die of it?"""

    @abstractmethod
    def changed(self, s: Ship, seat: Seat) -> bool:
        """Whether something lives in a Character that was not there at the start; told when the game is over."""

    def goal_words(self, part: str) -> str:
        """The message for a part of an Objective."""
        return f"goal.{part}"

    def revivable(self, s: Ship, seat: Seat) -> bool:
        """Whether a dead Character can be revived, if its corpse is there."""
        return True

    # -- the Intruder board ----------------------------------------------------------------------------

    @abstractmethod
    def analysable(self, s: Ship) -> list[str]:
        """The places that the analysis of an Object can concern now."""

    @abstractmethod
    def analyse(self, s: Ship, place: str) -> None:
        """An Object of this kind is analysed."""

    @abstractmethod
    def analysed(self, s: Ship) -> list[str]:
        """The places where that is done, which is what Objectives ask for."""

    def dormant(self, s: Ship) -> list[str]:
        """The places that cannot be analysed yet, whatever is carried to the Laboratory."""
        return []

    # -- actions of its own ----------------------------------------------------------------------------

    own_actions: tuple[str, ...] = ()
    """The words of all its further actions."""
    own_uses: tuple[str, ...] = ()
    """The words of all further uses of the Intruder player's cards."""

    def prompts(self, things: Things) -> Mapping[str, Sequence[Choice]]:
        """The prompts of its own rules, each with every option they can ever put."""
        return {}

    def actions(self, s: Ship, seat: Seat) -> list[Choice]:
        """Further actions for the list of a turn."""
        return []

    def act(self, s: Ship, seat: Seat, choice: Choice) -> Flow[None]:
        """Carry out one of them."""
        raise ValueError(f"{choice} is no action")

    def unavailable(self, s: Ship, seat: Seat) -> list[Described]:
        """Those of them that are not open, and why."""
        return []

    def describe(self, s: Ship, seat: Seat, option: str) -> Described | None:
        """How a word is described, if it is one of its own."""
        return None

    def follows(self, s: Ship, seat: Seat, option: str) -> tuple[Consequence, ...]:
        """What one of those actions leads to."""
        return ()

    def card_uses(self, s: Ship) -> list[str]:
        """Further uses of the Intruder player's cards."""
        return []

    def use_card(self, s: Ship, seat: Seat, use: str) -> Flow[None]:
        """Carry out one of them."""
        raise ValueError(f"{use} is no use of a card")

    # -- what is said about it -------------------------------------------------------------------------

    sayings: tuple[Verb, ...] = ()
    """Further verbs of table talk."""

    def chips(self, s: Ship, seat: Seat) -> list[Chip]:
        """What a seat can say with them now, by open facts alone."""
        return []

    def truth(self, s: Ship, act: Act, seat: Seat) -> bool | None:
        """Whether a claim made with one of them holds; None for all others."""
        return None

    def shown(self, s: Ship, line: Spoken) -> bool | None:
        """What everybody can tell of such a claim."""
        return None

    def stamp(self, s: Ship) -> tuple[int, ...]:
        """Further public counters of a line, at the end of its stamp."""
        return ()

    # -- what is hidden, and what is seen --------------------------------------------------------------

    def zones(self, s: Ship) -> list[list[int]]:
        """Further places a card can be in."""
        return []

    def redeal(self, deal: Redeal) -> None:
        """Deal further hidden things anew."""

    def secrets(self, s: Ship, seat: Seat) -> dict[str, Any]:
        """Further facts surely open to a seat."""
        return {}

    def view(self, s: Ship, reader: Seat | None) -> BroodView | None:
        """What a reader sees of its own things."""
        return None

    def draw(self, view: ShipView, words: Callable[..., str]) -> list[str]:
        """The same as lines of text."""
        return []

    marks: int = 0
    """How many numbers tell what it has done to a Character."""

    def marks_of(self, s: Ship, seat: Seat, reader: Seat) -> Sequence[int]:
        """Those numbers, as far as a reader knows them."""
        return ()


_SPECIES = cast(Mapping[str, Species], SPECIES)


def species(s: Ship) -> Species:
    """The kind of Intruders aboard this ship."""
    return _SPECIES[s.species]


def named(name: str) -> Species:
    """The species of that name."""
    return _SPECIES[name]


def all_species() -> list[Species]:
    """Every species there is."""
    return list(_SPECIES.values())


def reads(s: Ship, key: str) -> str:
    """The message to read for one of the base game: a species may make it read otherwise."""
    return species(s).texts.get(key, key)


__all__ = ["SPECIES", "Species", "Things", "all_species", "named", "reads", "species"]
