"""The Intruders of the base game, as one species: what an expansion would replace."""

from __future__ import annotations

from hullbreach.kernel import Asks, Choice, Seat, rule

from . import attacks, bag, contamination, encounters, ending, events, injuries, objectives
from .hooks import SPECIES, Species
from .state import Ship


def no_setup(s: Ship) -> None:
    """Nothing changes at set-up."""


def no_options(s: Ship, seat: Seat) -> list[Choice]:
    """No further actions."""
    return []


@rule
def no_act(s: Ship, seat: Seat, choice: Choice) -> Asks[None]:
    """There is no further action to carry out."""
    raise ValueError(f"{choice} is no action")
    yield


SPECIES["intruders"] = Species(
    setup=no_setup,
    meet=encounters.meet,
    add_token=bag.add_random_token,
    place=encounters.place_figure,
    arrived=encounters.clear_pods,
    attack=attacks.attack_by_card,
    check=injuries.check,
    kill=injuries.kill,
    infected=contamination.infection,
    cleanse=contamination.remove_larva,
    attack_step=attacks.attack_step,
    event_step=events.event_card,
    develop=events.develop,
    options=no_options,
    act=no_act,
    diseased=ending.diseased,
    fulfilled=objectives.fulfilled,
)
