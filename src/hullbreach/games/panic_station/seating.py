"""What wins, and what the number of seats decides, for people who set up a table."""

from __future__ import annotations

from hullbreach.kernel import SeatsLine

from .components import TABLE
from .setup import packet_size

AIMS = (
    SeatsLine("host", {"hosts": 1}, "P-71"),
    SeatsLine("nest", {"cans": TABLE.nest.gas}, "P-163", (("hard_nest", False),)),
    SeatsLine("nest", {"cans": TABLE.nest.gas_hard}, "P-163", (("hard_nest", True),)),
    SeatsLine("scan", {"scans": 1}, "P-164"),
    SeatsLine("time", {"last": TABLE.limits.last_round}, "P-169"),
)
"""The host, two ways to win, and how long there is."""


def seating(_mode: str, players: int) -> tuple[SeatsLine, ...]:
    """Figures, the packet with the host card, and what everybody is dealt of it."""
    deck = TABLE.find_deck
    figures = players * len(TABLE.character.kinds)
    return (
        SeatsLine("figures", {"count": figures}, "P-13"),
        SeatsLine("packet", {"cards": packet_size(players)}, "P-14"),
        SeatsLine("gas", {"count": players * deck.gas_per_player}, "P-14"),
        SeatsLine("dealt", {"count": players * deck.dealt}, "P-15"),
    )
