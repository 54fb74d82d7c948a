"""Where passive effects plug into the rules: one registry for each value that open cards can change.

The core never names a card. It asks for a value (`modify(s, hooks.blood, total)`); the cards in play that change it,
registered beside their functions by `@hooks.blood("weak_extinct")`, do so one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from hullbreach.kernel import Seat
from hullbreach.parts.registry import Registry, plainly

from .ship import ShipData

V = TypeVar("V")
Hook: TypeAlias = Registry[Callable[..., Any]]


HOOKS: list[Hook] = []
"""All of them."""


def _hook(name: str) -> Hook:
    HOOKS.append(Registry(name, plainly))
    return HOOKS[-1]


# -- changed by what lies open on the Intruder board -------------------------------------------------

combat_face = _hook("face of the combat die")
energy_injuries = _hook("injuries by an Energy weapon")
fire_injuries = _hook("injuries by fire")
fire_eggs = _hook("eggs lost to fire")
phosphate = _hook("injuries by an extinguisher")
blood = _hook("injuries it takes to kill")
retreat_arrow = _hook("whether an arrow makes retreat")
token_number = _hook("number on a token")
breaks_doors = _hook("whether a door breaks")
stopped_by_doors = _hook("whether a door stops")
bite_wound = _hook("wound by a bite")

# -- changed by wounds and Items ---------------------------------------------------------------------

hand_slots = _hook("hand slots")
escape_cost = _hook("cost of an Escape")
item_cost = _hook("cost of an Item action")
draw_limit = _hook("cards drawn up to")
pass_wounds = _hook("light wounds at a pass")
far_rooms = _hook("rooms in reach")


def modify(s: ShipData, hook: Hook, value: V, *about: Any) -> V:
    """A value as what lies open on the Intruder board changes it."""
    for face in s.discovered:
        change = hook.get(face)
        if change is not None:
            value = change(s, value, *about)
    return value


def modify_for(s: ShipData, seat: Seat, hook: Hook, value: V, *about: Any) -> V:
    """A value as the undressed wounds of a Character change it; the same wound counts once."""
    wounds = s.wounds[seat]
    if not wounds:
        return value
    for i, wound in enumerate(wounds):
        change = hook.get(wound)
        if change is not None and wound not in wounds[:i]:
            value = change(s, value, *about)
    return value


def modify_with(s: ShipData, seat: Seat, hook: Hook, value: V, *about: Any) -> V:
    """A value as the active Items of a Character change it."""
    faces = s.cards.faces
    for h in s.items[seat] + s.held[seat]:
        change = hook.get(faces[h])
        if change is not None:
            value = change(s, value, *about)
    return value
