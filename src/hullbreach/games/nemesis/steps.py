"""The skeleton of the game: which rule comes next."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import Asks, Flow, rule

from . import ending, events
from .draft import draft
from .round import begin_round, end_player_phase
from .state import Ship, ShipLost
from .turn import deal, take_turn

PHASES: dict[str, Callable[[Ship], Flow[None]]] = {
    "draft": draft,
    "round": begin_round,
    "turn": take_turn,
    "trade": deal,
    "airlock": end_player_phase,
    "time": events.time_step,
    "attacks": events.attack_step,
    "fire": events.fire_step,
    "event": events.event_step,
    "development": events.development_step,
    "jump": ending.jump,
    "lost": ending.lose_ship,
    "check": ending.victory_check,
}
"""The rule of each phase, in the order of a round."""


def step(s: Ship) -> Flow[None] | None:
    """The next rule to carry out; None when the game is over."""
    if s.phase == "over":
        return None
    return carry_out(s, PHASES[s.phase])


@rule
def carry_out(s: Ship, phase: Callable[[Ship], Flow[None]]) -> Asks[None]:
    """A step of the game; the loss of the ship, or of everybody aboard, ends it at once (N-210)."""
    try:
        yield from phase(s)
    except ShipLost as lost:
        s.ending, s.phase = str(lost), "lost"
        return
    if s.abandoned() and s.phase in PLAY:
        ending.wind_up(s)


PLAY = frozenset(
    ("round", "turn", "trade", "airlock", "time", "attacks", "fire", "event", "development")
)
