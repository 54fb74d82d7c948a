"""Where cards plug into the rules: tables of effects by id, and passive effects looked up from what is in play.

The core never names a card. An effect is registered in one of the tables of `cards/`; a passive effect is
a function for a named hook, asked for by everything open that could change the value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from hullbreach.kernel import Config, Described, Flow, Seat

from .components import ATTACKS, EVENTS, KINDS, Attack, Event, IntruderKind

if TYPE_CHECKING:
    from .ship import Intruder
    from .state import Ship

V = TypeVar("V")


class Use(NamedTuple):
    """What an Action card or an Item does, and whether it would change anything now."""

    can: Callable[[Ship, Seat], bool]
    do: Callable[[Ship, Seat], Flow[None]]


class RoomUse(NamedTuple):
    """The action of a room, for a Character that stands there or reaches it by the Intranet."""

    can: Callable[[Ship, Seat, int], bool]
    do: Callable[[Ship, Seat, int], Flow[None]]


PASSIVE: dict[tuple[str, str], Callable[..., Any]] = {}
"""Passive effects by (id, hook): filled by `cards.passives`."""


def modify(s: Ship, hook: str, value: V, *about: Any) -> V:
    """A value as the open Weaknesses change it."""
    for face in s.discovered:
        change = PASSIVE.get((face, hook))
        if change is not None:
            value = change(s, value, *about)
    return value


def modify_for(s: Ship, seat: Seat, hook: str, value: V, *about: Any) -> V:
    """A value as the undressed wounds and the Items of a Character change it; the same wound counts once."""
    wounds = s.wounds[seat]
    for i, wound in enumerate(wounds):
        change = PASSIVE.get((wound, hook))
        if change is not None and wound not in wounds[:i]:
            value = change(s, value, *about)
    return value


def modify_with(s: Ship, seat: Seat, hook: str, value: V, *about: Any) -> V:
    """A value as the active Items of a Character change it."""
    faces = s.cards.faces
    for h in s.items[seat] + s.held[seat]:
        change = PASSIVE.get((faces[h], hook))
        if change is not None:
            value = change(s, value, *about)
    return value


class IntruderUse(NamedTuple):
    """The effect of an Intruder Action card."""

    can: Callable[[Ship, Seat], bool]
    do: Callable[[Ship, Seat], Flow[None]]


KIND: dict[str, IntruderKind] = dict(KINDS)
ATTACK_CARD: dict[str, Attack] = dict(ATTACKS)
EVENT_CARD: dict[str, Event] = dict(EVENTS)
"""Kinds of Intruders and their cards by id, those of every species: an expansion enters its own."""

ACTION: dict[str, Use] = {}
ITEM: dict[str, Use] = {}
ROOM: dict[str, RoomUse] = {}
EVENT: dict[str, Callable[[Ship], Flow[None]]] = {}
ATTACK: dict[str, Callable[[Ship, int, Seat], Flow[None]]] = {}
INTRUDER_EFFECT: dict[str, IntruderUse] = {}


class Species(NamedTuple):
    """What depends on the kind of Intruders aboard: an expansion brings its own."""

    tokens: tuple[str, ...]
    """The kinds of tokens, in the order people list them."""
    numbered: tuple[str, ...]
    """Those whose tokens bear different numbers."""
    setup: Callable[[Ship, Config], None]
    """Changes to the set-up, after the base game is laid out."""
    new_round: Callable[[Ship], None]
    """What ends with a round."""
    meet: Callable[[Ship, Seat, str], Flow[None]]
    """A token was drawn in an Encounter of this Character."""
    add_token: Callable[[Ship, str], bool]
    """Put a token of a kind from the supply into the bag."""
    place: Callable[[Ship, str, int], Flow[Intruder | None]]
    """Put a figure of a kind into a room."""
    arrived: Callable[[Ship, int], None]
    """A figure has come into a room, placed or moved."""
    attack: Callable[[Ship, int, Seat, bool], Flow[None]]
    """An Intruder attacks a Character; the flag says whether by surprise."""
    check: Callable[[Ship, int], Flow[str]]
    """An Intruder was injured: does it die, retreat or live?"""
    kill: Callable[[Ship, int], None]
    growing: Callable[[Ship], list[Intruder]]
    """The Intruders that a Metamorphosis can change into their next shape."""
    grow: Callable[[Ship, Intruder], None]
    wounded: Callable[[Ship, Seat, str], str]
    """What becomes of a wound, light or serious, that a Character would suffer: that, a lesser one or nothing."""
    heard: Callable[[Ship, Seat, str], str]
    """The face of the noise die as it counts for this Character."""
    infest: Callable[[Ship, Seat], Flow[None]]
    """A Larva goes onto a Character's board."""
    infected: Callable[[Ship, Seat], Flow[None]]
    """A scan of the hand found INFECTED cards."""
    cleanse: Callable[[Ship, Seat], None]
    """What Surgery and Antidote remove besides the cards."""
    analysable: Callable[[Ship], list[str]]
    """The places of the Intruder board that the analysis of an Object can concern now."""
    analyse: Callable[[Ship, str], None]
    revivable: Callable[[Ship, Seat], bool]
    """Whether a dead Character can be revived, if its corpse is there."""
    attack_step: Callable[[Ship, bool], Flow[None]]
    """The Attack step; the flag says that nobody attacks."""
    event_step: Callable[[Ship], Flow[None]]
    develop: Callable[[Ship], Flow[None]]
    options: Callable[[Ship, Seat], list[Any]]
    """Actions of the expansion, for the list of a turn."""
    act: Callable[[Ship, Seat, Any], Flow[None]]
    closed: Callable[[Ship, Seat], list[Any]]
    """Those of them that are not open, and why."""
    word: Callable[[Ship, Seat, str], Described | None]
    """How one of them is worded, if it is one."""
    diseased: Callable[[Ship, Seat], Flow[bool]]
    """The contamination check at the end: does the survivor die of it?"""
    fulfilled: Callable[[Ship, Seat, str], bool]
    """Whether an Objective is fulfilled."""
    xeno_uses: Callable[[Ship], list[str]]
    """Further uses of the Intruder player's cards."""
    xeno_act: Callable[[Ship, Seat, str], Flow[None]]
    zones: Callable[[Ship], list[list[int]]]
    """Further places a card can be in."""
    deal: Callable[[Any], None]
    """Further hidden things, dealt anew."""
    secrets: Callable[[Ship, Seat], dict[str, Any]]
    see: Callable[[Ship, Seat | None], Any]
    """What the view shows of the expansion's own things."""
    draw: Callable[[Any, Callable[..., str]], list[str]]
    """The same as lines of text."""


SPECIES: dict[str, Species] = {}


def species(s: Ship) -> Species:
    """The kind of Intruders aboard this ship."""
    return SPECIES[s.species]
