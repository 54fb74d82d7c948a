"""Phase 1: weather."""

from __future__ import annotations

from hullbreach.kernel import Asks, Pick, roll, rule, settle

from .components import WEATHER_DIE
from .state import Base


@rule
def weather(s: Base) -> Asks[None]:
    """The leader rolls the weather die; a die left in the weather station lets them choose."""
    face: str = yield from roll(WEATHER_DIE)
    if s.die_at_station and face != s.die:
        options = [face, s.die]
        face = yield from settle(Pick(s.leader, "weather.choose", options, "G-30"))
    s.weather = s.die = face
    s.die_at_station = False
    s.tell("weather", face=face, round=s.round)
    s.phase = "upkeep"
