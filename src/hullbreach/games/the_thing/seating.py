"""What the number of seats decides, for people who set up a table."""

from __future__ import annotations

from hullbreach.kernel import SeatsLine

from .components import TRACKS, WEATHER, setup_row, slots


def seating(mode: str, players: int) -> tuple[SeatsLine, ...]:
    """Sides, lab bag, weather, fuel and damage by the number of players; 1 to 3 share six characters."""
    if mode == "coop":
        return (SeatsLine("characters", {"count": TRACKS.coop.characters // players}, "G-191"),)
    row = setup_row(False, players)
    damage = slots(players).start_damage
    weather = next(chart.id for chart in WEATHER.charts if players in chart.characters)
    aliens = row.dog_tokens["alien"]
    return (
        SeatsLine("sides", {"aliens": aliens, "humans": players - aliens}, "G-21"),
        SeatsLine("lab", {"blood": row.lab["blood"], "failures": row.lab["failure"]}, "G-17"),
        SeatsLine("weather", {"chart": weather.upper()}, "G-10"),
        SeatsLine("fuel", {"warehouse": row.warehouse, "reserve": row.reserve}, "G-11"),
        SeatsLine("damage", {"radio": damage["radio_room"], "left": row.control}, "G-15"),
    )
