"""What the cards, items and rooms do: one function each, one file for each deck.

Importing this package enters all of them into the tables of `hooks`.
"""

from hullbreach.games.nemesis.cards import (
    actions,
    attacks,
    events,
    intruder_actions,
    items,
    passives,
    rooms,
)

__all__ = ["actions", "attacks", "events", "intruder_actions", "items", "passives", "rooms"]
