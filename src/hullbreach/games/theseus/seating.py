"""What the number of seats decides, for people who set up a table."""

from __future__ import annotations

from hullbreach.kernel import SeatsLine

from .components import SETUP

RULES = {
    "duel": ("T-18", "T-17", "T-21"),
    "deathmatch": ("T-169", "T-170", "T-21"),
    "teams": ("T-178", "T-17", "T-179"),
}
"""Where the ledger speaks of the ring, of life and of the decks, by mode."""


def seating(mode: str, players: int) -> tuple[SeatsLine, ...]:
    """The sectors of the ring, the life one starts with, and the cards of a deck."""
    row, tracks = SETUP.modes[mode], SETUP.tracks
    homes = players if mode == "deathmatch" else 2
    ring, life, deck = RULES[mode]
    common = len(SETUP.ring.common)
    return (
        SeatsLine("ring", {"sectors": common + homes, "common": common}, ring),
        SeatsLine("life", {"life": row.life, "goal": tracks.life, "data": tracks.data}, life),
        SeatsLine("deck", {"count": row.deck, "all": players * row.deck}, deck),
    )
