"""What the cards, items and rooms do: one function each, one file for each deck.

Importing this package enters all of them into the tables of `hooks`.
"""

from hullbreach.games.nemesis.cards import (
    actions,
    attacks,
    blue_items,
    characters,
    events,
    green_items,
    intruder_actions,
    passives,
    quest_items,
    red_items,
    rooms,
    yellow_items,
)

__all__ = [
    "actions",
    "attacks",
    "blue_items",
    "characters",
    "events",
    "green_items",
    "intruder_actions",
    "passives",
    "quest_items",
    "red_items",
    "rooms",
    "yellow_items",
]
