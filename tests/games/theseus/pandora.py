"""Positions with Pandora."""

from __future__ import annotations

from typing import Any

from hullbreach.games.theseus import GAME
from hullbreach.testing.table import Table
from tests.games.theseus.table import Station

P, M = 0, 1


def station(tile: tuple[str, str] = ("technology_dock", "left"), other: str = "marines") -> Station:
    """Pandora is on turn; ring: Corridors, Control Room, the other's home, Technology Dock."""
    table = Station("pandora", other)
    table.active(P)
    s = table.state
    s.home[P] = next(i for i, sector in enumerate(s.sectors) if sector.id == tile[0])
    s.tile = tile[1]
    return table


def laid(place: str, side: str) -> Table[Any]:
    """A fresh duel of Marines and Pandora with the tile laid."""
    table: Table[Any] = Table(GAME, "duel", 2, {"factions": "marines,pandora"})
    table.says(1, "setup.tile", (place, side))
    return table


def takeover(card: str, embryo: str = "catcher_1", upgraded: bool = False) -> Station:
    """An Embryo is about to stop in Corridors beside an enemy card."""
    table = station(other=card.split("_")[0])
    table.unit(embryo, "technology_dock", "a", upgraded=upgraded)
    table.card("corridors_s1", card, upgrades=1 if "landmine" in card else 0)
    return table


def team() -> Station:
    """Pandora and Scientists against Aliens and Marines."""
    factions = ("pandora", "aliens", "scientists", "marines")
    return Station(*factions, mode="teams", pandora=True)
