"""The table of contents of a game with all its species: options, and the type of its state."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, cast

from msgspec import defstruct

from hullbreach.kernel import Difference, Mode, Option, Preset

from .species import all_species
from .state import Ship

DIFFERENCES = (
    Difference("search", "N-49"),
    Difference("melee", "N-116"),
    Difference("larva", "N-102a"),
    Difference("self_destruct", "N-175"),
    Difference("careful", "N-41"),
    Difference("doors", "N-55"),
    Difference("pod_seats", "N-185"),
    Difference("pods", "N-7"),
    Difference("target", "N-122"),
    Difference("trade", "N-46"),
    Difference("hibernation", "N-214"),
    Difference("dead_items", "N-223"),
    Difference("intruder_pass", "N-229"),
)
"""R-1 to R-13, those met most often first: where the document and a publisher's fuller rulebook differ."""
RULESET = Option(
    "ruleset",
    "document",
    values=("document", "rulebook"),
    rule="N-1a",
    differences=DIFFERENCES,
)


def modes() -> tuple[Mode, ...]:
    """The ways to play, with the options of every species."""
    more = [option for each in all_species() for option in each.options]
    dead = Option("intruder_player", False, rule="N-226")
    presets = (Preset("book"), Preset("rulebook", {"ruleset": "rulebook"}))
    harder = [
        Preset("harder", {each.options[0].name: True}) for each in all_species() if each.options
    ]
    return (
        Mode("semi_coop", 2, 5, (RULESET, dead, *more), (*presets, *harder), usual=3),
        Mode("coop", 1, 5, (RULESET, *more), (*presets, *harder), usual=2),
        Mode("solo", 1, 1, (RULESET, *more), (*presets, *harder)),
    )


def state() -> type[Ship]:
    """A ship with room for what the species keep besides.

    In a save that is one field, so several species that keep something need tags on their Structs.
    """
    kept: list[Any] = [each.keeps for each in all_species() if each.keeps is not None]
    if not kept:
        return Ship
    kind = reduce(or_, kept) | None
    made = defstruct("Ship", [("brood", kind, None)], bases=(Ship,), kw_only=True)
    return cast(type[Ship], made)
