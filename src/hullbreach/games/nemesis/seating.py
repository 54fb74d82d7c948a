"""What the number of seats decides, for people who set up a table."""

from __future__ import annotations

from hullbreach.kernel import SeatsLine

from .components import INTRUDER_KINDS, SUPPLY, objective_deck
from .species import all_species


def seating(mode: str, players: int) -> tuple[SeatsLine, ...]:
    """Pods and their seats, what is in the bag, and the Objectives that can be dealt."""
    pods = SUPPLY.pods.in_play[players - 1]
    kinds = INTRUDER_KINDS.values()
    bag = sum(kind.bag + kind.bag_per_player * players for kind in kinds)
    adults = INTRUDER_KINDS["adult"]
    base = tuple([(each.options[0].name, False) for each in all_species() if each.options])
    lines = (
        SeatsLine("pods", {"pods": pods, "seats": pods * SUPPLY.pods.seats}, "N-7"),
        SeatsLine(
            "bag",
            {"tokens": bag, "adults": adults.bag + adults.bag_per_player * players},
            "N-10",
            base,
        ),
    )
    if mode != "semi_coop":
        return lines
    counts = {deck: len(objective_deck(deck, players)) for deck in ("corporate", "personal")}
    return (*lines, SeatsLine("objectives", counts, "N-15"))
