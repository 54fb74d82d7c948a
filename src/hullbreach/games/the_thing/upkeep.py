"""Phase 2: base upkeep and the rescue helicopter."""

from __future__ import annotations

from hullbreach.kernel import asks_nothing

from .components import TRACKS, Forecast, chart, slots
from .ending import FROZEN, end
from .pieces import BOILER, GENERATOR
from .state import Base


@asks_nothing
def upkeep(s: Base) -> None:
    """Serve the generator, then the boiler or the frost, then move the rescue helicopter."""
    today = chart(s.size)[s.weather]
    if not s.dark():
        consume(s, GENERATOR, today.generator)
    if s.frost:
        advance_frost(s, today.frost)
    elif BOILER not in s.closed:
        consume(s, BOILER, today.boiler)
    if not s.ending and s.sos and not s.rescue_gone:
        fly(s, today)
    s.phase = "coop_begin" if s.coop else "plan"


def consume(s: Base, place: str, demand: int) -> None:
    """Remove the fuel demanded; each missing one becomes 1 damage."""
    burnt = min(demand, s.fuel[place])
    s.fuel[place] -= burnt
    if burnt:
        s.tell("upkeep.fuel", place=place, amount=burnt, left=s.fuel[place])
    if burnt < demand:
        amount = s.hurt(place, demand - burnt)
        if amount:
            now, slots_here = s.damage[place], slots(s.size).damage[place]
            s.tell("upkeep.damage", place=place, amount=amount, now=now, slots=slots_here)
        if place == GENERATOR and s.dark():
            s.tell("power.fails", cause="damage")


def advance_frost(s: Base, steps: int) -> None:
    """The frost marker advances; at its end all humans in the base freeze."""
    s.frost = min(s.frost + steps, TRACKS.frost.end)
    s.tell("frost.advances", field=s.frost, end=TRACKS.frost.end)
    if s.frost >= TRACKS.frost.end:
        end(s, FROZEN)


def fly(s: Base, today: Forecast) -> None:
    """The rescue fuel marker advances and the helicopter comes nearer; with no fuel left it is gone for good."""
    if s.rescue_fuel >= TRACKS.rescue_fuel.end:
        s.rescue_gone = True
        s.tell("rescue.leaves")
        return
    s.rescue_fuel += 1
    if s.rescue < TRACKS.rescue.end:
        s.rescue = min(s.rescue + today.rescue, TRACKS.rescue.end)
        key = "rescue.lands" if s.landed() else "rescue.flies"
        s.tell(key, field=s.rescue, end=TRACKS.rescue.end)
