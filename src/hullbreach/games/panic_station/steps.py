"""The skeleton: which rule comes next (P-24)."""

from __future__ import annotations

from hullbreach.kernel import Flow

from .exchange import settle_encounter
from .grid import NOWHERE
from .moving import run_on
from .parasite_phase import attack, parasite_phase
from .searching import hunt_on
from .state import NOBODY, Station
from .turns import act


def step(s: Station) -> Flow[None] | None:
    """The next rule to carry out, found from the state alone."""
    if s.ending:
        return None
    if s.active != NOBODY:
        if s.hunt is not None:
            return hunt_on(s, s.hunt)
        if s.encounter != NOWHERE:
            return settle_encounter(s)
        return act(s) if s.runner == NOBODY else run_on(s)
    if s.queue:
        return act(s)
    return attack(s) if s.attacks else parasite_phase(s)
