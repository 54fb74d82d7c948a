"""What the Objectives are made of, so that everybody can be told which part of one was met (N-217)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hullbreach.kernel import Seat
from hullbreach.parts.registry import Registry, plainly

from . import objectives as goal
from .components import NUMBERS
from .species import species
from .state import ESCAPED, Ship

part: Registry[Callable[[Ship, Seat], bool]] = Registry("part of an Objective", plainly)
"""The parts of Objectives by name."""


@part("earth")
def ship_home(s: Ship, _seat: Seat) -> bool:
    """The ship reached Earth."""
    return s.planet == "earth"


@part("mars")
def ship_on_mars(s: Ship, _seat: Seat) -> bool:
    """The ship reached Mars."""
    return s.planet == "mars"


@part("earth_clean")
def ship_home_clean(s: Ship, _seat: Seat) -> bool:
    """The ship reached Earth, and the Nest is destroyed."""
    return s.planet == "earth" and goal.nest_destroyed(s)


@part("alone")
def alone(s: Ship, seat: Seat) -> bool:
    """Nobody else survives."""
    return goal.sole_survivor(s, seat)


@part("signal")
def signal_sent(s: Ship, seat: Seat) -> bool:
    """The Signal is sent."""
    return goal.sent(s, seat)


@part("queen")
def queen_dead(s: Ship, _seat: Seat) -> bool:
    """The Queen is dead."""
    return goal.queen_killed(s)


@part("pod")
def away_in_a_pod(s: Ship, seat: Seat) -> bool:
    """Away in a pod."""
    return s.where[seat] == ESCAPED


@part("hoard")
def enough_items(s: Ship, seat: Seat) -> bool:
    """With enough Items."""
    return goal.item_count(s, seat) >= NUMBERS.end["hoard"]


@part("explored")
def ship_explored(s: Ship, _seat: Seat) -> bool:
    """Every room is explored."""
    return goal.all_explored(s)


@part("corpse")
def corpse_brought(s: Ship, seat: Seat) -> bool:
    """The blue corpse is brought along."""
    return goal.carries(s, seat, "corpse_blue")


@part("friends")
def with_somebody(s: Ship, seat: Seat) -> bool:
    """Somebody else survives too."""
    return goal.best_friends(s, seat)


@part("nest")
def nest_gone(s: Ship, _seat: Seat) -> bool:
    """The Nest is destroyed."""
    return goal.nest_destroyed(s)


@part("dead_1")
def first_is_dead(s: Ship, _seat: Seat) -> bool:
    """Player 1 does not survive."""
    return goal.dead(s, 1)


@part("dead_2")
def second_is_dead(s: Ship, _seat: Seat) -> bool:
    """Player 2 does not survive."""
    return goal.dead(s, 2)


@part("dead_3")
def third_is_dead(s: Ship, _seat: Seat) -> bool:
    """Player 3 does not survive."""
    return goal.dead(s, 3)


@part("dead_4")
def fourth_is_dead(s: Ship, _seat: Seat) -> bool:
    """Player 4 does not survive."""
    return goal.dead(s, 4)


@part("dead_5")
def fifth_is_dead(s: Ship, _seat: Seat) -> bool:
    """Player 5 does not survive."""
    return goal.dead(s, 5)


@part("weaknesses")
def enough_weaknesses(s: Ship, _seat: Seat) -> bool:
    """Enough Weaknesses are discovered."""
    return len(species(s).analysed(s)) >= NUMBERS.end["weaknesses"]


@part("egg_weakness")
def egg_analysed(s: Ship, _seat: Seat) -> bool:
    """The Weakness of the egg is discovered."""
    return goal.weakness_of(s, "egg")


@part("carcass_weakness")
def carcass_analysed(s: Ship, _seat: Seat) -> bool:
    """The Weakness of the carcass is discovered."""
    return goal.weakness_of(s, "carcass")


@part("egg")
def egg_brought(s: Ship, seat: Seat) -> bool:
    """An egg is brought along."""
    return goal.carries(s, seat, "egg")


@part("corpse_in_surgery")
def corpse_in_surgery(s: Ship, seat: Seat) -> bool:
    """The blue corpse lies in the Surgery."""
    return goal.body_in_surgery(s, seat)


@part("egg_delivered")
def egg_delivered_by_anybody(s: Ship, seat: Seat) -> bool:
    """Somebody brings an egg along."""
    return goal.egg_delivered(s, seat)


EITHER: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("obj_p1", "obj_p7"), ("earth", "alone")),
    "obj_p2": ("mars", "earth_clean"),
    "obj_c1": ("dead_1", "alone"),
    "obj_c2": ("dead_2", "alone"),
    "obj_c7": ("dead_3", "alone"),
    "obj_c8": ("dead_4", "alone"),
    "obj_c9": ("dead_5", "alone"),
}
"""Objectives one part of which suffices."""
ALL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("obj_p3", "obj_s4"), ("signal", "queen")),
    "obj_p4": ("pod", "hoard"),
    **dict.fromkeys(("obj_p5", "obj_s5"), ("signal", "explored")),
    "obj_p6": ("signal", "corpse"),
    "obj_p8": ("friends",),
    **dict.fromkeys(("obj_p9", "obj_s7"), ("signal", "nest")),
    **dict.fromkeys(("obj_c3", "obj_s3"), ("weaknesses",)),
    "obj_c4": ("egg_weakness",),
    "obj_c5": ("signal", "carcass_weakness"),
    "obj_c6": ("signal", "egg"),
    "obj_s1": ("earth",),
    "obj_s2": ("corpse_in_surgery",),
    "obj_s6": ("egg_delivered",),
}
"""Objectives that ask for all of their parts."""


def parts_of(card: str) -> tuple[str, ...]:
    """The parts of an Objective."""
    return EITHER.get(card) or ALL[card]


def is_met(s: Ship, seat: Seat, name: str) -> bool:
    """Whether a part of an Objective is met for a player now."""
    return part[name](s, seat)
