"""What a seat can believe: the hidden world dealt anew, the facts open to it, and the zones cards can be in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from hullbreach.kernel import Chance, Eyes, Seat

from .dealing import Redeal
from .species import species
from .state import Ship


def determinize(s: Ship, eyes: Eyes, chance: Chance, now: Ship) -> None:
    """Deal anew everything these seats cannot know, consistent with what they have seen."""
    deal = Redeal(s, eyes, chance, now)
    deal.board()
    for seat in range(s.n):
        deal.own_cards(seat)
    deal.parts()
    deal.items()
    deal.objectives()
    deal.events()
    deal.tokens()
    species(s).redeal(deal)


def secrets(s: Ship, seat: Seat) -> Mapping[str, Any]:
    """Facts surely open to this seat, by name: those of the ship, then those of the players.

    What is listed depends on what the seat knows alone: else a fact is missing from just the worlds that differ.
    """
    return _ship_secrets(s, seat) | _player_secrets(s, seat) | species(s).secrets(s, seat)


ENOUGH = 4
"""With this many cards in a pool a fact is surely open."""


def _ship_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    faces, backs = s.cards.faces, s.cards.backs
    knows = partial(s.cards.knows, seat)
    facts: dict[str, Any] = {}
    if not knows(s.coordinates):
        facts["coordinates"] = faces[s.coordinates]
    for engine in range(0, len(s.engines), 2):
        if not any(map(knows, s.engines[engine : engine + 2])):
            facts[f"engine {engine // 2 + 1}"] = faces[s.engines[engine]]
    hidden = [h for h in s.tile if not knows(h)]
    pools = {
        "tiles 1": [h for h in hidden if backs[h] == "tile1"],
        "tiles 2": [h for h in hidden if backs[h] == "tile2"] if len(hidden) > 1 else [],
        "tokens": [h for h in s.token if h >= 0 and not knows(h)],
        "weaknesses": [h for h in s.weaknesses if not knows(h)],
        "parts": [h for h in sorted([*s.virus, *s.part.values()]) if not knows(h)],
        "own deck": s.deck[seat] if len(s.deck[seat]) >= ENOUGH else [],
    }
    mixed = {"tiles 2", "tokens", "weaknesses"}  # with cards put away: never all alike
    for name, pool in pools.items():
        found = [faces[h] for h in pool]
        if pool and (name in mixed or (len(pool) >= ENOUGH and len(set(found)) > 1)):
            facts[name] = found
    return facts


def _player_secrets(s: Ship, seat: Seat) -> dict[str, Any]:
    faces = s.cards.faces
    knows = partial(s.cards.knows, seat)
    facts: dict[str, Any] = {}
    for other in range(s.n):
        if other == seat:
            continue
        hand = [h for h in s.hand[other] if not knows(h)]
        rest = [h for h in s.deck[other] if not knows(h)]
        if hand and len(rest) >= ENOUGH and len({faces[h] for h in hand + rest}) >= ENOUGH:
            facts[f"hand {other}"] = [faces[h] for h in hand]
        if s.mode == "semi_coop" and not any(map(knows, s.objectives[other])):
            facts[f"objectives {other}"] = [faces[h] for h in s.objectives[other]]
        items = [h for h in s.items[other] if not knows(h)]
        if items and all(len(pile) >= ENOUGH for pile in s.stock):
            facts[f"items {other}"] = [faces[h] for h in items]
    return facts


def zones(s: Ship) -> list[list[int]]:
    """Every place a card can be in."""
    attached = [card for card, _ in s.attached]
    tokens = [h for h in s.token if h >= 0]
    return [
        *s.hand,
        *s.deck,
        *s.discard,
        *s.items,
        *s.held,
        *s.quests,
        *s.objectives,
        *s.dropped,
        attached,
        s.tile,
        tokens,
        [s.coordinates],
        s.engines,
        s.weaknesses,
        s.events,
        s.event_discard,
        s.event_top,
        s.event_under,
        *s.stock,
        *s.stock_under,
        *s.stock_discard,
        s.crafted,
        s.spare,
        s.virus,
        s.cured,
        list(s.part.values()),
        s.gone,
        s.drawn,
        *map(list, s.box.values()),
        *species(s).zones(s),
    ]
